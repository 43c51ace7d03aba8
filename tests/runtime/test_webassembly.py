"""Models compiled for WebAssembly, run by wasmtime, and described for a page."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import kitsune as kt
from kitsune.backends.base import load_module
from kitsune.backends.cpu.binary import constant_value, pack_constants
from kitsune.backends.cpu.emit import emit, emit_module
from kitsune.backends.cpu.jit import assembly
from kitsune.backends.cpu.linker import link
from kitsune.backends.wasm import wasm_program as webassembly
from kitsune.backends.wasm.page_program import MOST_THREADS
from kitsune.backends.wasm.wasm_program import (
    DynamicWasmProgram,
    compile_module,
    link_module,
    pages,
    place,
)
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.errors import DeviceError, InputError, UnsupportedError
from kitsune.ir.dtypes import i64
from kitsune.ir.guards import record_guards
from kitsune.ir.node import Graph
from kitsune.ir.ops import (
    OPS,
    Op,
    add,
    constant,
    custom_op,
    gather,
    input_,
    matmul,
    mul,
    relu,
    softmax,
)
from kitsune.ir.packing import PLANES
from kitsune.ir.sizes import Symbol
from kitsune.system.progress import Stages
from kitsune.target import WASM32, WASM32_RELAXED, X86_64_V3, CpuTarget
from tests.backends.object_symbols import imports, sections
from tests.wasm_export import exported

pytestmark = pytest.mark.wasm

BOTH = pytest.mark.parametrize("target", [WASM32, WASM32_RELAXED], ids=lambda t: t.name)
MEMORY, DATA = 2, 11  # kinds of import, of section


def linear(batch: int = 7) -> Graph:
    rng = np.random.default_rng(0)
    w, b = rng.standard_normal((33, 19), np.float32), rng.standard_normal(19, np.float32)
    x = input_("x", (batch, 33))
    return Graph((x,), (relu(add(matmul(x, constant(w)), constant(b))),))


def fed(graph: Graph) -> np.ndarray:
    return np.random.default_rng(1).standard_normal(graph.inputs[0].shape, np.float32)


# --- from Python ---------------------------------------------------------------------------------


@BOTH
def test_a_function_runs_in_wasmtime(target: CpuTarget) -> None:
    model = kt.compile(lambda a, b: kt.softmax(a @ b, -1), device="wasm", target=target)
    rng = np.random.default_rng(0)
    a, b = rng.standard_normal((5, 40), np.float32), rng.standard_normal((40, 9), np.float32)
    want = kt.compile(lambda a, b: kt.softmax(a @ b, -1))(a, b)
    np.testing.assert_allclose(model(a, b), want, rtol=1e-5, atol=1e-6)
    assert "f32x4." in model.kernels[0].assembly


@pytest.mark.parametrize("numerics", ["strict", "fast"])
@pytest.mark.parametrize("bits", PLANES)
def test_weights_of_every_width(bits: int, numerics: str) -> None:
    rng = np.random.default_rng(0)
    w, x = rng.standard_normal((64, 48), np.float32), rng.standard_normal((3, 64), np.float32)
    weight = kt.quant.quantize(w, bits=bits)
    config = FusionConfig(numerics=numerics)  # type: ignore[arg-type]
    made = kt.compile(lambda x: kt.matmul(x, weight), device="wasm", config=config)(x)
    want = x @ weight.dequantize()
    bound = 1e-5 if numerics == "strict" else 2e-2
    assert np.abs(made - want).max() <= bound * np.abs(want).max()


@pytest.fixture
def sort() -> Iterator[Op]:
    """A row that has no kernel anywhere."""
    yield custom_op("sort_rows", shape=lambda s: s, numpy=lambda a: np.sort(a, axis=1))
    del OPS["sort_rows"]


def test_what_numpy_computes_stands_between_modules(sort: Op) -> None:
    x = input_("x", (3, 5))
    array = np.random.default_rng(0).standard_normal((3, 5), np.float32)
    made = kt.compile(Graph((x,), (relu(sort(mul(x, x))),)), device="wasm")(array)
    np.testing.assert_array_equal(made, np.sort(array * array))


def test_wrong_indices_are_said() -> None:
    x, i = input_("x", (4, 3)), input_("i", (2,), i64)
    model = kt.compile(Graph((x, i), (gather(x, i, axis=0),)), device="wasm")
    array = np.arange(12, dtype=np.float32).reshape(4, 3)
    np.testing.assert_array_equal(model(array, np.array([3, -1])), array[[3, 3]])
    with pytest.raises(InputError, match="index"):
        model(array, np.array([0, 4]))


def test_a_model_tells_of_itself() -> None:
    graph = linear()
    model = kt.compile(graph, device="wasm")
    report = model.memory_report()
    assert report.weights_nbytes == model.memory_report().weights_nbytes >= 33 * 19 * 4
    assert "linear_activation" in str(model.explain())
    verified = model.verify(fed(graph))
    assert [row.kernel for row in verified.kernels] == ["0_contract"]
    assert verified.is_right


def test_a_target_of_another_device_is_refused() -> None:
    with pytest.raises(UnsupportedError, match="no x86-64-v3 on 'wasm'"):
        kt.compile(linear(), device="wasm", target=X86_64_V3)
    with pytest.raises(UnsupportedError, match="device='wasm'"):
        kt.compile(linear(), target=WASM32)


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webassembly, "WASMTIME", "no_such_engine")
    with pytest.raises(DeviceError, match=r"(?s)no_such_engine.*kitsune-fusion\[web\]"):
        compile_module([])


def test_memory_grows_with_the_sizes_of_calls() -> None:
    x = input_("x", (Symbol("rows", hint=8).size, 33))
    w = np.random.default_rng(0).standard_normal((33, 19), np.float32)
    graph = Graph((x,), (softmax(matmul(x, constant(w)), axes=(1,)),))
    with record_guards():
        program = load_module(lower_graph(graph, WASM32, FusionConfig()), WASM32)
    assert isinstance(program, DynamicWasmProgram)
    rng = np.random.default_rng(1)
    for rows in (8, 4000, 9, 70_000, 8):
        given = rng.standard_normal((rows, 33), np.float32)
        made = program.bind_sizes({"rows": rows}).slow_path(given)
        powers = np.exp(given @ w)
        np.testing.assert_allclose(made, powers / powers.sum(1, keepdims=True), rtol=1e-4)
    with pytest.raises(DeviceError, match=r"(?s)needs 6\.6 GiB.*addresses 4 GiB"):
        program.bind_sizes({"rows": 25_000_000})


def test_more_memory_than_there_are_addresses() -> None:
    assert pages(65537) == 2
    with pytest.raises(DeviceError, match=r"(?s)4\.0 GiB.*addresses 4 GiB"):
        pages(1 << 32)


# --- the module ----------------------------------------------------------------------------------


@BOTH
def test_a_module_needs_only_memory(target: CpuTarget) -> None:
    x = input_("x", (6, 37))
    graph = Graph((x,), (softmax(mul(x, x), axes=(1,)), *linear().outputs))
    layout = lower_graph(Graph((x, *linear().inputs), graph.outputs), target, FusionConfig())
    objects = link(emit_module(layout, target), layout, target, 1, Stages()).objects
    for shared in (False, True):
        module = link_module(objects, shared)
        assert imports(module) == [("env", "memory", MEMORY)]
        assert DATA not in sections(module)


def test_relaxed_multiplies_and_adds_at_once() -> None:
    layout = lower_graph(linear(), WASM32, FusionConfig())
    kernel = layout.steps[0].kernel
    assert "f32x4.relaxed_madd" in assembly(emit(kernel, WASM32_RELAXED), WASM32_RELAXED)
    assert "relaxed" not in assembly(emit(kernel, WASM32), WASM32)


# --- for a page ----------------------------------------------------------------------------------


SCRIPT = """
import fs from "node:fs";
const { createWasmProgram } = await import(process.argv[2]);
const folder = process.argv[3];
const read = async (name) => new Uint8Array(fs.readFileSync(`${folder}/${name}`));
const description = JSON.parse(fs.readFileSync(`${folder}/description.json`));
const weights = await read("weights.bin");
const program = await createWasmProgram(
  description, read, (offset, nbytes) => weights.subarray(offset, offset + nbytes));
const types = { f32: Float32Array, i64: BigInt64Array };
const inputs = {};
for (const { name, dtype } of description.inputs) {
  inputs[name] = new types[dtype]((await read(`${name}.bin`)).buffer);
}
try {
  const outputs = await program.run(inputs);
  for (const name in outputs) fs.writeFileSync(`${folder}/${name}.out`, outputs[name]);
  console.log(JSON.stringify(program.memory()));
} catch (error) {
  console.log(error.message);
}
"""


def in_node(folder: Path, **inputs: np.ndarray) -> str:
    """What the runtime of a page says of an exported program in Node."""
    if shutil.which("node") is None:
        pytest.skip("no node")
    for name, array in inputs.items():
        (folder / f"{name}.bin").write_bytes(array.tobytes())
    script = folder / "run.mjs"
    script.write_text(SCRIPT)
    runtime = Path(kt.__file__).parent / "web" / "wasm.js"
    command = ["node", str(script), str(runtime), str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_a_page_runs_what_was_described(tmp_path: Path) -> None:
    graph = linear()
    x = fed(graph)
    both = Graph(graph.inputs, (*graph.outputs, graph.inputs[0], constant(x[:2])))
    made = exported(both, ["x"], ["y", "same", "fixed"], tmp_path)
    assert [o["shape"] for o in made["outputs"]] == [[7, 19], [7, 33], [2, 33]]
    said = json.loads(in_node(tmp_path, x=x))
    assert said["threads"] == 1
    assert said["nbytes"] % webassembly.PAGE_NBYTES == 0
    want = kt.compile(graph)(x)
    y = np.fromfile(tmp_path / "y.out", np.float32).reshape(7, 19)
    np.testing.assert_allclose(y, want, rtol=1e-5, atol=1e-5)
    np.testing.assert_array_equal(np.fromfile(tmp_path / "same.out", np.float32), x.ravel())
    np.testing.assert_array_equal(np.fromfile(tmp_path / "fixed.out", np.float32), x[:2].ravel())


def test_a_page_runs_what_earlier_versions_described(tmp_path: Path) -> None:
    """A description that says where everything is."""
    graph = linear()
    layout = lower_graph(graph, WASM32, FusionConfig())
    binary = link(emit_module(layout, WASM32), layout, WASM32, 1, Stages())
    packed = pack_constants(binary.constants, [constant_value(n) for n in layout.constants])
    arrays = [each.array for each in packed]
    places = place(binary, [array.nbytes for array in arrays])
    (tmp_path / "module.wasm").write_bytes(link_module(binary.objects))
    (tmp_path / "weights.bin").write_bytes(b"".join(array.tobytes() for array in arrays))
    starts = [sum(a.nbytes for a in arrays[:n]) for n in range(len(arrays))]
    weights = zip(starts, arrays, places.constants, strict=True)
    made = {
        "modules": {"simd": "module.wasm", "relaxed": "module.wasm"},
        "weights": [[start, array.nbytes, at] for start, array, at in weights],
        "inputs": [{"name": "x", "dtype": "f32", "shape": [7, 33], "at": places.inputs[0]}],
        "outputs": [{"name": "y", "dtype": "f32", "shape": [7, 19], "at": places.outputs[0]}],
        "checks": [],
        "arguments": places.arguments,
        "control": places.barrier,
        "table": places.table(len(arrays))[:-1],
        "scratchAt": places.scratch,
        "scratchNbytes": [binary.scratch_nbytes] * MOST_THREADS,
        "stackNbytes": webassembly.STACK_NBYTES,
        "entry": binary.entry,
        "phases": [],
    }
    (tmp_path / "description.json").write_text(json.dumps(made))
    x = fed(graph)
    assert json.loads(in_node(tmp_path, x=x))["threads"] == 1
    y = np.fromfile(tmp_path / "y.out", np.float32).reshape(7, 19)
    np.testing.assert_allclose(y, kt.compile(graph)(x), rtol=1e-5, atol=1e-5)


def test_a_page_is_reported_of_wrong_indices_and_arrays(tmp_path: Path) -> None:
    x, i = input_("x", (4, 3)), input_("i", (2,), i64)
    made = exported(Graph((x, i), (gather(x, i, axis=0),)), ["x", "i"], ["y"], tmp_path)
    array = np.arange(12, dtype=np.float32)
    assert (
        in_node(tmp_path, x=array, i=np.array([0, 4]))
        == made["variants"][0]["checks"][0]["message"]
    )
    said = in_node(tmp_path, x=array[:5], i=np.array([0, 1]))
    assert said == "'x' is a Float32Array of 5: f32[4,3] is a Float32Array of 12"


def test_threads_cost_scratch_and_a_stack_each(tmp_path: Path) -> None:
    made = exported(linear(200), ["x"], ["y"], tmp_path)
    [variant] = made["variants"]
    assert len(variant["scratch"]) == MOST_THREADS
    assert variant["scratch"] == sorted(variant["scratch"])
    assert made["stackNbytes"] == webassembly.STACK_NBYTES
