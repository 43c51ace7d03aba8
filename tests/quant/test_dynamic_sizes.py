"""Quantised models of sizes that differ from call to call: one program, whatever made them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.model import dispatch

pytest.importorskip("onnx")

from tests.frontends.onnx_models import parsed
from tests.test_dynamic_models import SIZES, attention, feeds

ROWS = (5, 1, 2, 3, 7, 16, 33, 64, 129)


@pytest.fixture
def compiles(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every graph that is compiled."""
    seen: list[Any] = []
    whole = dispatch.compile_graph

    def count(graph: Any, *args: Any, **options: Any) -> Any:
        seen.append(graph)
        return whole(graph, *args, **options)

    monkeypatch.setattr(dispatch, "compile_graph", count)
    return seen


@pytest.mark.parametrize("activations", [None, "dynamic"])
@pytest.mark.parametrize("bits", [4, 8])
@pytest.mark.parametrize("device", ["cpu", pytest.param("wasm", marks=pytest.mark.wasm)])
def test_one_program_serves_every_size(
    compiles: list[Any], device: str, bits: int, activations: str | None
) -> None:
    given: dict[str, Any] = {"bits": bits, "activations": activations}
    exact = kt.quantize(kt.compile(attention(), dynamic=False), **given)
    expected = {size: exact.run(None, feeds(*size))[0] for size in SIZES}
    compiles.clear()
    model = kt.quantize(kt.compile(attention(), device=device), **given)
    for size in (*SIZES, *SIZES[::-1]):
        np.testing.assert_allclose(
            model.run(None, feeds(*size))[0], expected[size], rtol=1e-4, atol=1e-4
        )
    assert len(compiles) == 1, model.guards


def test_a_program_with_calibrated_weights_serves_every_size(compiles: list[Any]) -> None:
    batches = [feeds(2, 40), feeds(3, 17)]
    options: dict[str, Any] = {"calibration": batches, "activations": "static", "method": "gptq"}
    exact = kt.quantize(kt.compile(attention(), dynamic=False), 8, **options)
    model = kt.quantize(kt.compile(attention()), 8, **options)
    compiles.clear()
    for size in SIZES:
        got = model.run(None, feeds(*size))[0]
        np.testing.assert_allclose(got, exact.run(None, feeds(*size))[0], rtol=1e-4, atol=1e-4)
    assert len(compiles) == 1 + len(SIZES)


def test_a_function_has_one_program_once_an_axis_was_seen_to_change(compiles: list[Any]) -> None:
    layer = kt.quantize(kt.nn.Linear(64, 96), bits=4)
    exact = layer.weight.numpy().T
    model = kt.compile(layer)
    rng = np.random.default_rng(0)
    for rows in (*ROWS, 0):
        x = rng.standard_normal((rows, 64)).astype(np.float32)
        expected = x @ exact + layer.bias.numpy()
        np.testing.assert_allclose(model(x), expected, rtol=1e-4, atol=1e-4)
    assert len(compiles) == 3  # the first size, every other, and none at all


def test_a_saved_model_serves_every_size(tmp_path: Path) -> None:
    model = kt.quantize(kt.compile(attention()), bits=4)
    model.save(tmp_path / "m.kitsune")
    loaded = kt.load(tmp_path / "m.kitsune")
    for size in SIZES:
        np.testing.assert_array_equal(
            loaded.run(None, feeds(*size))[0], model.run(None, feeds(*size))[0]
        )
    wrong = {**feeds(2, 3), "mask": np.zeros((2, 4), np.float32)}
    with pytest.raises(kt.errors.InputError, match="'sequence' is 3 in 'x' and 4 in 'mask'"):
        loaded.run(None, wrong)


def test_explain_names_the_sizes_and_what_kernels_pick_by_them() -> None:
    model = kt.quantize(kt.compile(attention()), bits=4)
    model.run(None, feeds(2, 40))
    assert "one program for any batch, sequence" in str(model.explain())


def test_a_float_model_that_is_compiled_for_each_size_says_why() -> None:
    model = kt.quantize(kt.compile(attention(), dynamic=False), bits=4)
    model.run(None, feeds(2, 40))
    assert "each size has a program of its own" in str(model.explain())


# --- files that are quantised already -------------------------------------------------------------

HEAD = """<ir_version: 9, opset_import: ["" : 19, "com.microsoft" : 1]>
f (float[batch, seq, 64] x{more}) => (float[batch, seq, {columns}] y) <{weights}> {{ {nodes} }}"""
FILES = {
    "MatMulNBits": (
        "y = com.microsoft.MatMulNBits <K=64, N=48, bits=4, block_size=32> (x, b, s)",
        {"b": (48, 2, 16), "s": (96,)},
    ),
    "dynamic quantisation": (
        """q, xs, z = DynamicQuantizeLinear (x)
        sums = MatMulInteger (q, w, z)
        values = Cast <to = 1> (sums)
        y = Mul (values, xs)""",
        {"w": (64, 48)},
    ),
    "dynamic quantisation along the length": (
        """q, xs, z = DynamicQuantizeLinear (x)
        p, ps, pz = DynamicQuantizeLinear (m)
        sums = MatMulInteger (p, q, pz, z)
        values = Cast <to = 1> (sums)
        part = Mul (values, xs)
        y = Mul (part, ps)""",
        {},
    ),
    "QDQ": (
        """xs = Constant <value = float {0.03}> ()
        z = Constant <value = uint8 {128}> ()
        q = QuantizeLinear (x, xs, z)
        d = DequantizeLinear (q, xs, z)
        e = DequantizeLinear (w, xs)
        y = MatMul (d, e)""",
        {"w": (64, 48)},
    ),
}
KINDS = {"b": "uint8", "s": "float32", "w": "int8"}


def quantised_file(name: str) -> Any:
    from onnx import numpy_helper

    nodes, shapes = FILES[name]
    rng = np.random.default_rng(0)
    values = {key: rng.integers(0, 100, shape).astype(KINDS[key]) for key, shape in shapes.items()}
    kinds = {"uint8": "uint8", "float32": "float", "int8": "int8"}
    listed = [f"{kinds[KINDS[key]]}{list(shape)} {key}" for key, shape in shapes.items()]
    is_square = "m)" in nodes
    more, columns = (", float[batch, seq, seq] m", 64) if is_square else ("", 48)
    model = parsed(HEAD.format(more=more, columns=columns, weights=", ".join(listed), nodes=nodes))
    del model.graph.initializer[:]
    model.graph.initializer.extend(numpy_helper.from_array(v, key) for key, v in values.items())
    return model


@pytest.mark.parametrize("device", ["cpu", pytest.param("wasm", marks=pytest.mark.wasm)])
@pytest.mark.parametrize("name", FILES)
def test_files_have_one_program_for_every_size(compiles: list[Any], name: str, device: str) -> None:
    proto, rng = quantised_file(name), np.random.default_rng(1)
    model, exact = kt.compile(proto, device=device), kt.compile(proto, dynamic=False)
    for batch, length in ((2, 40), (1, 1), (1, 2), (1, 3), (3, 7), (1, 33), (1, 129), (2, 5)):
        given = {"x": rng.standard_normal((batch, length, 64)).astype(np.float32)}
        if len(proto.graph.input) > 1:
            given["m"] = rng.random((batch, length, length), np.float32)
        [expected] = exact.run(None, given)
        [got] = model.run(None, given)
        np.testing.assert_allclose(got, expected, atol=1e-4 * np.abs(expected).max())
    assert len(compiles) == 1 + 8, model.guards
