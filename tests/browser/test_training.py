"""A whole training step in real Chromium: many of them are what Python's are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.demo import export_demo, moons_step
from kitsune.serve import serving
from tests.browser.driver import Browser

TIMEOUT_S = 120.0
STEPS = {"webgpu": 80, "wasm": 200}  # adapters of tests are slow
TRAIN = """async (until) => {
  const { dataset } = document.body;
  const settled = async (...states) => {
    while (!states.includes(dataset.state)) await new Promise((r) => setTimeout(r, 20));
  };
  await settled('ready', 'failed');
  if (dataset.state === 'failed') throw new Error(document.body.innerText);
  await kitsune.model.settled;
  document.getElementById('until').value = until;
  document.getElementById('start').click();
  await settled('ready');
  const { data } = kitsune.values['0.weight'];
  return {
    losses: kitsune.losses, weight: Array.from(data), device: kitsune.model.device,
    seen: ['step', 'loss', 'rate', 'device'].map((id) => document.getElementById(id).innerText),
    isDrawn: document.getElementById('curve').getContext('2d').getImageData(
      0, 0, 300, 100).data.some((each) => each > 0),
  };
}"""


class Trained:
    """The address of a step, its first inputs, and what Python made of them."""

    def __init__(self, url: str, losses: list[float], weights: list[np.ndarray]) -> None:
        self.url, self.losses, self.weights = url, losses, weights  # after each step


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Trained]:
    folder = tmp_path_factory.mktemp("train") / "site"
    export_demo(folder, browsers=["chrome"])
    step, values = moons_step()
    run = kt.compile(step, values)
    losses, weights = [], []
    for _ in range(max(STEPS.values())):
        values |= run(values)
        losses.append(float(values["loss"]))
        weights.append(values["0.weight"])
    with serving(folder) as url:
        yield Trained(url, losses, weights)


@pytest.mark.parametrize(("device", "steps"), STEPS.items())
def test_steps_are_pythons(chromium: Browser, trained: Trained, device: str, steps: int) -> None:
    page = chromium.open(f"{trained.url}?device={device}", timeout=TIMEOUT_S)
    found: dict[str, Any] = page.evaluate(TRAIN, steps, timeout=TIMEOUT_S)
    assert found["device"] == device
    assert len(found["losses"]) == steps
    assert found["losses"][-1] < 0.5 * found["losses"][0]
    np.testing.assert_allclose(found["losses"], trained.losses[:steps], rtol=1e-3)
    weight = trained.weights[steps - 1].reshape(-1)
    np.testing.assert_allclose(found["weight"], weight, rtol=1e-3, atol=1e-3)
    step, loss, rate, name = found["seen"]
    assert step == str(steps)
    assert float(loss) == pytest.approx(found["losses"][-1], rel=1e-3)
    assert rate.isdecimal()
    assert name
    assert found["isDrawn"]
    page.set_viewport(390, 780)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert page.console == []
    page.close()


def test_training_goes_on_elsewhere_and_begins_again(chromium: Browser, trained: Trained) -> None:
    """Another device takes the values over; the first loss after a reset is the first of all."""
    page = chromium.open(f"{trained.url}?device=wasm", timeout=TIMEOUT_S)
    page.evaluate(TRAIN, 3, timeout=TIMEOUT_S)
    page.evaluate(
        """async () => {
      const choose = document.getElementById('choose-device');
      choose.value = 'webgpu';
      choose.dispatchEvent(new Event('change'));
      while (choose.disabled) await new Promise((r) => setTimeout(r, 20));
    }""",
        timeout=TIMEOUT_S,
    )
    found = page.evaluate(TRAIN, 6, timeout=TIMEOUT_S)
    assert found["device"] == "webgpu"
    np.testing.assert_allclose(found["losses"], trained.losses[:6], rtol=1e-3)
    page.evaluate("""async () => {
      const reset = document.getElementById('reset');
      reset.click();
      while (reset.disabled) await new Promise((r) => setTimeout(r, 20));
    }""")
    found = page.evaluate(TRAIN, 1, timeout=TIMEOUT_S)
    np.testing.assert_allclose(found["losses"], trained.losses[:1], rtol=1e-3)
    page.close()
