"""A bundle for sizes that calls decide, on WebGPU in a real browser: shaders are compiled once."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import kitsune as kt
from kitsune.serve import serving
from tests.browser.driver import Browser
from tests.browser.test_bundle import PLAIN
from tests.web.words import encoder_file

TIMEOUT_S = 120.0
SIZES = ((2, 20), (1, 1), (3, 7), (1, 24), (8, 24), (1, 13), (2, 20))
SCRIPT = """async (sizes) => {
  const { createModel } = await import('/kitsune/index.js');
  const created = [];
  const create = GPUDevice.prototype.createComputePipelineAsync;
  GPUDevice.prototype.createComputePipelineAsync = function (given) {
    created.push(given.label);
    return create.call(this, given);
  };
  const model = await createModel('/', { device: 'webgpu', cache: false });
  const found = { made: [], pipelines: created.length };
  for (const [batch, length] of sizes) {
    const shape = [batch, length];
    const ids = Array.from({ length: batch * length }, (_, n) => n % 50);
    const mask = ids.map((id) => +(id % 7 > 0));
    const { states } = await model.process({
      input_ids: { data: ids, shape }, attention_mask: { data: mask, shape },
    });
    found.made.push([...states.data]);
  }
  const { inputs, total } = await model.memoryReport();
  await model.dispose();
  return { ...found, after: created.length, inputs, total };
}"""


def test_new_sizes_compile_no_shader(chromium: Browser, tmp_path: Path) -> None:
    model = kt.compile(encoder_file(tmp_path))
    model.export_web(tmp_path / "site", browsers=["chrome"], targets=["webgpu"])
    with serving(tmp_path / "site") as url:
        page = chromium.open(url + PLAIN, timeout=TIMEOUT_S)
        found = page.evaluate(SCRIPT, SIZES, timeout=TIMEOUT_S)
        page.close()
    assert found["pipelines"] == found["after"] > 0
    for (batch, length), got in zip(SIZES, found["made"], strict=True):
        ids = (np.arange(batch * length) % 50).reshape(batch, length)
        want = model(ids, (ids % 7 > 0).astype(np.int64))
        made = np.array(got, np.float32).reshape(want.shape)
        np.testing.assert_allclose(made, want, rtol=1e-3, atol=1e-4)
    largest = 2 * 8 * max(batch * length for batch, length in SIZES)
    assert largest <= found["inputs"] <= 1.5 * largest
