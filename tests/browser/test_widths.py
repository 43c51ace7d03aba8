"""A bundle of several widths in real browsers: each computes what Python does with it, and the page
changes from one to the other and shows what their kernels take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.serve import serving
from tests.browser.driver import Browser
from tests.browser.test_bundle import PLAIN, TIMEOUT_S
from tests.web.models import WIDTH, random
from tests.web.words import VOCABULARY, embedded, written

WIDTHS = (8, 4, 3, 2, 1)
LENGTH, TEXT = 8, "un believable fox"
OUTPUTS = """async (widths, given) => {
  const { createModel } = await import('/kitsune/index.js');
  const found = [];
  for (const bits of widths) {
    for (const device of ['webgpu', 'wasm']) {
      const model = await createModel('/', { bits, device, remember: false });
      const [{ data }] = Object.values(await model.process(given));
      const { downloaded, weights } = await model.memoryReport();
      found.push({ bits: model.bits, device, data: Array.from(data), downloaded, weights });
      await model.dispose();
    }
  }
  return found;
}"""
SETTLED = """
  const at = (id) => document.getElementById(id);
  const until = async (holds) => {
    while (!holds()) await new Promise((r) => setTimeout(r, 20));
  };
  const shown = async () => {
    await until(() => document.body.dataset.state !== 'loading');
    await until(() => at('results').ariaBusy === 'false');
    return document.body.dataset.state;
  };
"""
TOGGLE = f"""async (width, text) => {{
  {SETTLED}
  await shown();
  document.querySelector(`#choose-bits input[value="${{width}}"]`).click();
  const state = await shown();
  const [vector] = await kitsune.embed([text]);
  const {{ bits }} = kitsune.model;
  const {{ textContent: notice }} = at('change-notice');
  return {{ state, bits, notice, vector: Array.from(vector), weights: at('weights').textContent }};
}}"""
TIMELINE = f"""async () => {{
  {SETTLED}
  await shown();
  await kitsune.model.settled;
  at('kernels').open = true;
  await until(() => at('clock').textContent);
  return [at('clock').textContent, Array.from(at('timeline').children, (each) => each.innerText)];
}}"""


def layers() -> Callable[[kt.Tensor, kt.Tensor], kt.Tensor]:
    """The states of tokens: two layers over each."""
    table = random(len(VOCABULARY), WIDTH)
    up, down = random(WIDTH, 2 * WIDTH), random(2 * WIDTH, WIDTH)

    def function(input_ids: kt.Tensor, attention_mask: kt.Tensor) -> kt.Tensor:
        x = table[input_ids] * attention_mask.float().reshape(1, attention_mask.shape[1], 1)
        return ((x @ up).gelu() @ down + x).softmax(2)

    return function


class Site:
    """A folder's address, and Python's models by their bits."""

    def __init__(self, url: str, models: dict[int, Any]) -> None:
        self.url, self.models = url, models


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("widths")
    model = kt.compile(layers())
    zeros = np.zeros((1, LENGTH), np.int64)
    model(zeros, zeros)
    models = {bits: kt.quantize(model, bits) for bits in WIDTHS}
    model.export_web(
        folder / "site",
        browsers=["firefox"],
        page="search",
        tokenizer=written(folder),
        widths=models,
    )
    with serving(folder / "site") as url:
        yield Site(url, models)


def test_each_width_is_pythons(browser: Browser, site: Site) -> None:
    ids = np.arange(LENGTH, dtype=np.int64)[None] + 5
    mask = (np.arange(LENGTH) < 6).astype(np.int64)[None]
    page = browser.open(site.url + PLAIN, timeout=TIMEOUT_S)
    given = {"input_ids": ids.tolist(), "attention_mask": mask.tolist()}
    found = page.evaluate(OUTPUTS, WIDTHS, given, timeout=TIMEOUT_S)
    page.close()
    assert [(each["bits"], each["device"]) for each in found] == [
        (bits, device) for bits in WIDTHS for device in ("webgpu", "wasm")
    ]
    for each in found:
        want = site.models[each["bits"]](ids, mask)
        got = np.reshape(each["data"], want.shape)
        np.testing.assert_allclose(got, want, rtol=2e-3, atol=2e-3)
    held = [each["weights"] for each in found if each["device"] == "wasm"]
    assert held[-1] < held[0] / 2


def test_the_page_changes_widths(browser: Browser, site: Site) -> None:
    page = browser.open(f"{site.url}?device=wasm&bits=4", timeout=TIMEOUT_S)
    seen = []
    for bits in (2, 8):
        found = page.evaluate(TOGGLE, bits, TEXT, timeout=TIMEOUT_S)
        assert (found["state"], found["bits"]) == ("ready", bits), found["notice"]
        want = embedded(site.models[bits], TEXT, LENGTH)
        np.testing.assert_allclose(found["vector"], want, rtol=2e-3, atol=2e-3)
        seen.append(found["weights"])
    assert seen[0] != seen[1]
    clock, kernels = page.evaluate(TIMELINE, timeout=TIMEOUT_S)
    assert "On one thread" in clock
    assert len(kernels) >= 2
    assert any("softmax" in kernel for kernel in kernels)
    assert all("µs" in kernel for kernel in kernels)
    assert page.console == []
    page.close()
