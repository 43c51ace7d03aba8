"""Loops in a page: recurrent layers of any length and loops that values end, in a real browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest

pytest.importorskip("onnx")

import kitsune as kt
from kitsune.backends.webgpu import loop_shader
from kitsune.serve import serving
from tests.browser.driver import Browser
from tests.browser.test_bundle import PLAIN
from tests.frontends.onnx_models import parsed
from tests.frontends.test_onnx_loops import WHILE
from tests.frontends.test_recurrent import ALL, make_feeds, make_model

TIMEOUT_S = 120.0
STEPS = (5, 1, 75, 300)
SCRIPT = """async ([device, calls]) => {
  const { createModel } = await import('/kitsune/index.js');
  const model = await createModel('/', { device, cache: false });
  const found = [];
  for (const inputs of calls) {
    const given = Object.entries(inputs).map(([name, { data, shape }]) => [name, { data, shape }]);
    const made = await model.process(Object.fromEntries(given));
    found.push(Object.values(made).map(({ data }) => [...data].map(Number)));
  }
  await model.dispose();
  return found;
}"""


def run(
    browser: Browser, site: Path, device: str, calls: list[dict[str, np.ndarray]]
) -> list[list[list[float]]]:
    given: Any = [
        {n: {"data": a.reshape(-1).tolist(), "shape": list(a.shape)} for n, a in call.items()}
        for call in calls
    ]
    with serving(site) as url:
        page = browser.open(url + PLAIN, timeout=TIMEOUT_S)
        found: list[list[list[float]]] = page.evaluate(SCRIPT, [device, given], timeout=TIMEOUT_S)
        page.close()
    return found


@pytest.mark.parametrize(("device", "whole"), [("webgpu", True), ("webgpu", False), ("wasm", True)])
def test_an_lstm_of_any_length(chromium: Browser, tmp_path: Path, device: str, whole: bool) -> None:
    """Both as one shader and as dispatches for each step."""
    model, _ = make_model("LSTM", "bidirectional", ALL, {})
    compiled = kt.compile(model, threads=1)
    with patch.object(loop_shader, "MAX_STEP_WORK", loop_shader.MAX_STEP_WORK if whole else 0):
        compiled.export_web(tmp_path, browsers=["chrome"], targets=[device])
    calls = [make_feeds(model, steps, 2) for steps in STEPS]
    for feeds, got in zip(calls, run(chromium, tmp_path, device, calls), strict=True):
        for mine, other in zip(got, compiled.run(None, feeds), strict=True):
            np.testing.assert_allclose(mine, other.reshape(-1), rtol=1e-3, atol=1e-4)


@pytest.mark.parametrize("whole", [True, False])
def test_values_end_a_loop(chromium: Browser, tmp_path: Path, whole: bool) -> None:
    compiled = kt.compile(parsed(WHILE.replace("{most}", "")), threads=1)
    with patch.object(loop_shader, "MAX_STEP_WORK", loop_shader.MAX_STEP_WORK if whole else 0):
        compiled.export_web(tmp_path, browsers=["chrome"], targets=["webgpu"])
    x = np.array([1, 0.5], np.float32)
    limits = {0.0: 1, 17.5: 17, 300.5: 300}
    calls = [{"x": x, "limit": np.array(limit, np.float32)} for limit in limits]
    for trips, (last, count) in zip(
        limits.values(), run(chromium, tmp_path, "webgpu", calls), strict=True
    ):
        assert count == [trips]
        np.testing.assert_allclose(last, x * (trips + 1))
