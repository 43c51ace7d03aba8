"""Programs of WebAssembly in real browsers: the same bits on any number of threads."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.ir.node import Graph
from kitsune.ir.ops import constant, input_, matmul, relu, softmax, transpose
from tests.browser.driver import Browser
from tests.browser.server import served
from tests.wasm_export import exported

pytestmark = pytest.mark.wasm

SCALES = [1.0, 0.5, 2.0]  # of the inputs of calls: each makes something else
SCRIPT = """async (values, scales, options) => {
  const { createWasmProgram } = await import("/wasm.js");
  const read = async (name) => (await fetch(`/${name}`)).arrayBuffer();
  const description = await (await fetch("/description.json")).json();
  const weights = new Uint8Array(await read("weights.bin"));
  const program = await createWasmProgram(
    description, read, (offset, nbytes) => weights.subarray(offset, offset + nbytes), options);
  const scaled = (scale) => Float32Array.from(values, (value) => scale * value);
  const calls = scales.map((scale) => program.run({ x: scaled(scale) }));
  const made = await Promise.all(calls);
  const { threads, relaxed } = program.memory();
  program.dispose();
  return { made: made.map(({ y }) => [...new Uint32Array(y.buffer)]), threads, relaxed };
}"""


def shared_graph() -> Graph:
    """A product with a constant, of more parts than threads, rows, and a product whose threads lay
    both operands out."""
    w = np.random.default_rng(0).standard_normal((96, 256), np.float32)
    x = input_("x", (400, 96))
    rows = softmax(relu(matmul(x, constant(w))), axes=(1,))
    return Graph((x,), (matmul(transpose(rows), rows),))


def test_threads(browser: Browser, tmp_path: Path) -> None:
    graph = shared_graph()
    exported(graph, ["x"], ["y"], tmp_path)
    for name in ("wasm.js", "wasm_worker.js"):
        shutil.copy(Path(kt.__file__).parent / "web" / name, tmp_path)
    x = np.random.default_rng(1).standard_normal((400, 96), np.float32)
    model = kt.compile(graph)
    with served(tmp_path) as url:
        page = browser.open(f"{url}/blank")

        def run(**options: Any) -> dict[str, Any]:
            found: dict[str, Any] = page.evaluate(SCRIPT, x.ravel().tolist(), SCALES, options)
            return found

        alone = run(threads=1, relaxed=False)
        for threads in (2, 3):
            shared = run(threads=threads, relaxed=False)
            assert shared == alone | {"threads": threads}
        best = run()
        page.close()
    assert best["relaxed"] is True
    for found in (alone, best):
        for bits, scale in zip(found["made"], SCALES, strict=True):
            want = model(np.float32(scale) * x)
            y = np.array(bits, np.uint32).view(np.float32).reshape(want.shape)
            np.testing.assert_allclose(y, want, rtol=1e-4, atol=1e-6)
