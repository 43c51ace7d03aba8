"""docs/EXTENDING.md adds an op, an ONNX op, a pattern, a dtype, a format and a back end.

Each block of the page that begins with the name of a file is added to that file in a copy of the
package. What is expected of the copy runs in processes of their own.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.docs.blocks import blocks

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "EXTENDING.md"
ADDITION = re.compile(r"# (?P<file>kitsune/[\w/]+\.py)(, first in (?P<table>\w+))?\n")


def run(folder: Path, *command: str) -> str:
    """Run Python over the package in a folder; what it prints."""
    env = os.environ | {
        "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)]),
        "KITSUNE_CACHE_DIR": str(folder / "cache"),
    }
    done = subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, env=env, cwd=folder
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def extended(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a copy of the package to which the page's blocks were added."""
    folder = tmp_path_factory.mktemp("extended")
    shutil.copytree(ROOT / "kitsune", folder / "kitsune", ignore=shutil.ignore_patterns("*.pyc"))
    shutil.copytree(ROOT / "scripts", folder / "scripts", ignore=shutil.ignore_patterns("*.pyc"))
    added = []
    for block in blocks(PAGE):
        if place := ADDITION.match(block.code):
            add(folder / place["file"], place["table"], block.code[place.end() :])
            added.append(place["file"])
    assert len(added) == 10
    run(folder, "scripts/stubs.py")
    return folder


def add(path: Path, table: str | None, code: str) -> None:
    """Add code to the end of a file, or items to the beginning of a table."""
    text = path.read_text(encoding="utf-8")
    if table is None:
        path.write_text(f"{text}\n\n{code}", encoding="utf-8")
        return
    start = re.search(rf"^{table}\b.*= {{\n", text, re.M)
    assert start, f"there is no {table} in {path.name}"
    path.write_text(text[: start.end()] + code + text[start.end() :], encoding="utf-8")


BEFORE = """
import numpy as np
import kitsune as kt
from pathlib import Path
assert Path(kt.__file__).is_relative_to(Path.cwd()), kt.__file__
x = np.array([-2, -0.5, 0, 0.3, 3], np.float32)
"""
OP = """
want = np.where(np.abs(x) > 1, x, 0)
model = kt.compile(lambda x: kt.hardshrink(x * 2, lambd=2.0) / 2 + 1, x)
np.testing.assert_allclose(model(x), want + 1)
assert len(model.kernels) == 1 and model.verify(x).worst < 1e-6
np.testing.assert_array_equal(kt.tensor(x).hardshrink(1).numpy(), want)
np.testing.assert_array_equal(kt.nn.Hardshrink(lambd=1.0)(x).numpy(), want)
assert kt.nn.functional.hardshrink is kt.hardshrink
t = kt.tensor(x, requires_grad=True)
t.hardshrink().sum().backward()
np.testing.assert_array_equal(t.grad.numpy(), np.abs(x) > 0.5)
from kitsune.fusion import Activation
assert Activation.HARDSHRINK == "hardshrink"
from kitsune.ir.ops import hardshrink
"""
TYPED = """
import kitsune as kt
reveal_type(kt.hardshrink)
reveal_type(kt.tensor([1.0]).hardshrink(1.0))
reveal_type(kt.nn.Hardshrink(lambd=1.0))
"""
ATEN = """
import torch
torch._dynamo.reset()
f = torch.compile(lambda x: torch.nn.functional.hardshrink(x, 1.0) + 1, backend=kt.torch.backend)
np.testing.assert_allclose(f(torch.from_numpy(x)), np.where(np.abs(x) > 1, x, 0) + 1)
assert [k for m in kt.torch.models() for k in m.kernels]
"""
ONNX = """
import onnx.parser, onnx.reference
model = onnx.parser.parse_model('''<ir_version: 10, opset_import: ["": 21]>
g (float[2,3,4,5] x) => (float[2,3,1,1] y) { y = GlobalLpPool <p = 3> (x) }''')
x = np.random.default_rng(0).standard_normal((2, 3, 4, 5)).astype(np.float32)
loaded = kt.compile(model, host=False)
want = (np.abs(x) ** 3).sum((2, 3), keepdims=True) ** (1 / 3)
np.testing.assert_allclose(loaded(x), want, rtol=1e-5)
"""
PATTERN = """
found = kt.compile(lambda a, b: a.exp() * b, x, x).explain()
assert found.patterns == ["unary_binary"], found.patterns
off = kt.FusionConfig(patterns=["elementwise_chain"])
assert len(kt.compile(lambda a, b: a.exp() * b, x, x, config=off).kernels) == 2
from kitsune.plan.pattern_examples import EXAMPLES
assert kt.fusion.FusionPattern.UnaryBinary.name in EXAMPLES
"""
FORMAT = """
from kitsune.ir.formats import FORMATS
from kitsune.ir.packing import pack_weight
from kitsune.quant import QuantizedTensor
n, k = 20, 128
rng = np.random.default_rng(0)
codes = rng.integers(0, 3, (n, k), np.uint8)
scale = rng.random((n, k // 64, 1), np.float32)
w = pack_weight(FORMATS["TERNARY_F32"], codes, {"scale": scale}, (n, k))
want = (codes - 1.0) * np.repeat(scale[:, :, 0], 64, 1)
np.testing.assert_allclose(w.dequantize(), want, rtol=1e-6)
q = QuantizedTensor(w.data, w.dtype, k, n, axis=0, error=0.0)
x = rng.standard_normal((3, k)).astype(np.float32)
np.testing.assert_allclose(kt.compile(lambda x: x @ q, x)(x), x @ want.T, rtol=1e-4, atol=1e-4)
"""
DTYPE = """
import ml_dtypes
from kitsune.ir.dtypes import DTYPES, f16, f32, f8_e4m3, from_numpy, promote
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph
from kitsune.ir.ops import add, cast, input_
narrow = np.dtype(ml_dtypes.float8_e4m3fn)
assert DTYPES["f8_e4m3"] is f8_e4m3 is from_numpy(narrow) and f8_e4m3.numpy == narrow
assert f8_e4m3.value is f32 and promote(f8_e4m3, f16) is f16
a = input_("a", (5,), f8_e4m3)
graph = Graph((a,), (add(a, a), cast(a, dtype=f32)))
twice, wide = interpret(graph, {"a": x.astype(narrow)})
np.testing.assert_array_equal(wide, x.astype(narrow).astype(np.float32))
np.testing.assert_array_equal(twice, (wide * 2).astype(narrow))
assert twice.dtype == narrow
from kitsune.frontends.safetensors import load_file, save_file
save_file({"a": x.astype(narrow)}, "f8.safetensors")
np.testing.assert_array_equal(load_file("f8.safetensors")["a"], x.astype(narrow))
assert b'"F8_E4M3"' in Path("f8.safetensors").read_bytes()
from tests.tolerances import RELATIVE, SMALLEST, UNIT
assert (UNIT["f8_e4m3"], RELATIVE["f8_e4m3"], SMALLEST["f8_e4m3"]) == (2**-4, 3 * 2**-4, 2**-9)
from kitsune.compiler import compile_graph
from kitsune.backends.cpu.host_target import machine_target
try:
    compile_graph(graph, machine_target(), kt.FusionConfig())
except kt.errors.DTypeError as error:
    assert "f8_e4m3" in str(error), error
else:
    raise AssertionError("no kernel converts it")
"""
TORCH_DTYPE = """
import torch
from kitsune.ir.dtypes import f8_e4m3
from kitsune.tracing.aten.tensor_arrays import convert_dtype, to_array, to_tensor
narrow = torch.from_numpy(x).to(torch.float8_e4m3fn)
assert convert_dtype(narrow.dtype) is f8_e4m3 and to_array(narrow).dtype == f8_e4m3.numpy
assert torch.equal(to_tensor(to_array(narrow)).float(), narrow.float())
"""
BACKEND = """
from kitsune.compiler import compile_graph
from kitsune.ir.node import Graph
from kitsune.ir.ops import input_, matmul, relu, softmax
from tests.numpy_backend import NumpyTarget
a, b = input_("a", (3, 4)), input_("b", (4, 5))
graph = Graph((a, b), (softmax(relu(matmul(a, b)), axes=(1,)),))
rng = np.random.default_rng(0)
p, q = (rng.standard_normal(shape).astype(np.float32) for shape in ((3, 4), (4, 5)))
made, = compile_graph(graph, NumpyTarget(), kt.FusionConfig()).program.run([p, q])
e = np.exp(np.maximum(p @ q, 0))
np.testing.assert_allclose(made, e / e.sum(1, keepdims=True), rtol=1e-5)
"""
CHECKS = {
    "op": OP,
    "ONNX op": ONNX,
    "pattern": PATTERN,
    "dtype": DTYPE,
    "format": FORMAT,
    "back end": BACKEND,
}


@pytest.mark.parametrize("what", CHECKS)
def test_what_the_page_adds_works(extended: Path, what: str) -> None:
    if what == "ONNX op":
        pytest.importorskip("onnx")
    if what == "dtype":
        pytest.importorskip("ml_dtypes")
    run(extended, "-c", BEFORE + CHECKS[what])


@pytest.mark.skipif(find_spec("torch") is None, reason="torch is not installed")
def test_an_aten_line_is_enough_for_torch(extended: Path) -> None:
    run(extended, "-c", BEFORE + ATEN)


@pytest.mark.skipif(find_spec("torch") is None, reason="torch is not installed")
def test_a_dtypes_row_is_enough_for_torch_tensors(extended: Path) -> None:
    pytest.importorskip("ml_dtypes")
    run(extended, "-c", BEFORE + TORCH_DTYPE)


def test_type_checkers_see_a_new_op(extended: Path) -> None:
    pytest.importorskip("mypy")
    (extended / "user.py").write_text(TYPED, encoding="utf-8")
    shown = run(extended, "-m", "mypy", "--cache-dir", str(extended / "mypy"), "user.py")
    assert "def (input: Any, lambd: float =) -> kitsune.tensor.core.Tensor" in shown
    assert 'Revealed type is "kitsune.tensor.core.Tensor"' in shown
    assert 'Revealed type is "kitsune.nn.activation_layers.Hardshrink"' in shown


def test_adding_an_op_changes_only_what_is_generated(extended: Path) -> None:
    """The row and the ATen line are the only places that somebody wrote."""
    named = [
        str(path.relative_to(extended))
        for path in sorted((extended / "kitsune").rglob("*.py*"))
        if path.suffix in (".py", ".pyi") and "hardshrink" in path.read_text(encoding="utf-8")
    ]
    assert set(named) == {
        "kitsune/ir/ops/activations.py",
        "kitsune/tracing/aten/pointwise.py",
        # written by scripts/stubs.py
        "kitsune/config/activation_names.py",
        "kitsune/ir/ops/__init__.py",
        "kitsune/nn/functional.pyi",
        "kitsune/tensor/functions.pyi",
        "kitsune/tensor/op_methods.pyi",
    }
