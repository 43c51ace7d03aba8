"""A bundle of f16 in a browser whose adapter has `shader-f16`: its shaders compute in f16, and the
numbers are Python's. Firefox on lavapipe has it; Chromium on SwiftShader, which has not, takes the
words that hold f16."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.serve import serving
from tests.browser.driver import Browser
from tests.browser.test_bundle import PLAIN, TIMEOUT_S
from tests.web.models import block, convolutions

F16 = "shader-f16"
RUN = """async (given) => {
  const adapter = await navigator.gpu?.requestAdapter();
  const { createModel } = await import('/kitsune/index.js');
  const model = await createModel('/', { device: 'webgpu', remember: false });
  const run = async () => Array.from(Object.values(await model.process(given))[0].data, Number);
  const fused = await run();
  const [{ features }] = model.engine.chosen[0].true;
  await model.setOperationFusion(false);
  const outputs = [fused, await run()];
  const found = { has: adapter.features.has('shader-f16'), features, outputs };
  await model.dispose();
  return found;
}"""


@pytest.mark.parametrize("name", ["block", "convolutions"])
def test_it_is_computed_with_where_the_adapter_has_it(
    browser: Browser, name: str, tmp_path: Path
) -> None:
    made: tuple[Any, np.ndarray] = block(16) if name == "block" else convolutions()
    function, x = made
    model = kt.compile(function, x, precision="f16")
    model.export_web(tmp_path / "site", browsers=["firefox"], targets=["webgpu"])
    with serving(tmp_path / "site") as url:
        page = browser.open(url + PLAIN, timeout=TIMEOUT_S)
        feeds = {model.inputs[0].name: x.tolist()}
        found = page.evaluate(RUN, feeds, timeout=TIMEOUT_S)
        page.close()
    assert (F16 in found["features"]) == found["has"]
    want = np.asarray(model(x), np.float32)
    for got in found["outputs"]:
        np.testing.assert_allclose(np.reshape(got, want.shape), want, rtol=2e-2, atol=2e-2)
    if not found["has"]:
        pytest.skip(f"{browser.name}'s adapter has no {F16}: words that hold it were compared")
