"""A plan for sizes that calls decide, in a real browser: its shaders are compiled once."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.backends.webgpu.emit_shader import workgroups
from kitsune.backends.webgpu.gpu_program import places
from kitsune.backends.webgpu.profiles import NATIVE
from kitsune.backends.webgpu.shader_program import shaders
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir.bind_sizes import bind_sizes
from kitsune.ir.guards import record_guards
from kitsune.ir.interp import interpret
from kitsune.ir.size_json import encode_sizes
from kitsune.ir.sizes import ceil_div, maximum
from kitsune.target import GpuTarget
from tests.backends.test_dynamic_sizes import WIDTH
from tests.backends.test_wgsl_dynamic import graph
from tests.browser.driver import Browser
from tests.browser.server import served

SIZES = ((2, 40), (1, 1), (3, 7), (1, 130), (2, 64), (1, 7), (5, 33), (2, 40))
SCRIPT = """async (sizes, width) => {
  const { requestAdapter, openDevice } = await import("/device.js");
  const { WebGpuProgram } = await import("/webgpu.js");
  const adapter = await requestAdapter().catch(() => null);
  if (!adapter) return null;
  const device = await openDevice(adapter, []);
  const created = [];
  const create = device.handle.createComputePipelineAsync.bind(device.handle);
  device.handle.createComputePipelineAsync = (given) => (created.push(given.label), create(given));
  const { plan, specialisation } = await (await fetch("/plan.json")).json();
  const raw = new Uint8Array(await (await fetch("/weights.bin")).arrayBuffer());
  const weights = { load: async () => {}, bytes: (at, nbytes) => raw.subarray(at, at + nbytes) };
  const bundle = { weights, shader: async (file) => (await fetch(`/${file}`)).text() };
  const program = await WebGpuProgram.create(device, plan, specialisation, bundle);
  const pipelines = created.length;
  const made = [];
  for (const [batch, seq] of sizes) {
    const x = Float32Array.from({ length: batch * seq * width }, (_, n) => Math.sin(n));
    const [y] = await program.run([new Uint8Array(x.buffer)], { batch, seq });
    made.push([...new Float32Array(y.buffer, y.byteOffset, y.byteLength / 4)]);
  }
  const nbytes = { ...program.nbytes };
  program.dispose();
  return { made, nbytes, pipelines, after: created.length };
}"""


def write_plan(case: str, folder: Path) -> None:
    """What a page reads of a graph: its plan, its shaders, and its weights in one file."""
    target = GpuTarget("page")
    with record_guards():
        module = lower_graph(graph(case), target, FusionConfig())
        bound = places(module, NATIVE)
        made = shaders(bound.kernels, target, NATIVE.within(target))
    weights = bytearray()

    def place(kind: str, at: int, nbytes: int) -> list[Any]:
        if kind == "constant":
            data = module.constants[at].attr("value").value.tobytes()
            at = len(weights)
            weights.extend(data + bytes(-len(data) % 16))
        return [kind, at, maximum(16, ceil_div(nbytes, 4) * 4)]

    def numbers(kind: str) -> list[list[int]]:
        return [[ref.at, n] for n, ref in enumerate(bound.refs) if ref.place == kind]

    steps = []
    for n, ((kernel, bind), shader) in enumerate(zip(bound.kernels, made, strict=True)):
        (folder / f"{n}.wgsl").write_text(shader.text)
        grid = workgroups(kernel, target, NATIVE)
        steps.append({"name": f"{n}", "shader": f"{n}.wgsl", "bind": bind, "grid": grid})
        steps[-1] |= {"sizes": shader.sizes, "stores": []}
    plan = {
        "arena": module.arena_nbytes,
        "places": [
            place(ref.place, ref.at, n) for ref, n in zip(bound.refs, bound.nbytes, strict=True)
        ],
        "rooms": [[room.nbytes, room.first, room.last] for room in module.rooms],
        "inputs": numbers("input"),
        "outputs": numbers("output"),
        "made": [["output", 0]],
        "checks": [],
        "steps": steps,
    }
    values = {
        side: [{"name": side, "dtype": "f32", "shape": node.shape} for node in nodes]
        for side, nodes in (("inputs", module.inputs), ("outputs", module.outputs))
    }
    written = encode_sizes({"plan": plan, "specialisation": values})
    (folder / "plan.json").write_text(json.dumps(written))
    (folder / "weights.bin").write_bytes(weights)
    for path in (Path(kt.__file__).parent / "web").glob("*.js"):
        shutil.copy(path, folder)


@pytest.mark.parametrize("case", ["attention", "softmax of dynamic rows"])
def test_new_sizes_compile_no_shader(chromium: Browser, tmp_path: Path, case: str) -> None:
    write_plan(case, tmp_path)
    with served(tmp_path) as url:
        page = chromium.open(f"{url}/blank")
        found = page.evaluate(SCRIPT, SIZES, WIDTH)
        page.close()
    if found is None:
        pytest.skip("no WebGPU adapter")
    assert found["pipelines"] == found["after"] > 0
    for (batch, seq), got in zip(SIZES, found["made"], strict=True):
        x = np.sin(np.arange(batch * seq * WIDTH)).astype(np.float32).reshape(batch, seq, WIDTH)
        bound = bind_sizes(graph(case), {"batch": batch, "seq": seq})
        [expected] = interpret(bound, {"x": x})
        made = np.array(got, np.float32).reshape(expected.shape)
        np.testing.assert_allclose(made, expected, rtol=1e-4, atol=1e-4)
    largest = 4 * WIDTH * max(batch * seq for batch, seq in SIZES)
    assert largest <= found["nbytes"]["inputs"] <= 1.5 * largest
