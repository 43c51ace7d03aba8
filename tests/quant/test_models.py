"""`kt.quantize`: modules, ONNX models, functions and graphs, with packed weights."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

import kitsune as kt
from benchmarks.recurrent_files import write_layer
from kitsune.config import FusionConfig
from kitsune.errors import InputError, UnsupportedError
from kitsune.ir.dtypes import f32, i64, make_packed_type
from kitsune.ir.node import Graph
from kitsune.ir.ops import (
    add,
    constant,
    dequantize,
    gather,
    input_,
    matmul,
    packed_constant,
    relu,
    transpose,
)
from kitsune.ir.packing import quantize
from kitsune.quant import QuantizedTensor

PATTERNS = {"quantized_matmul", "quantized_matmul_activation"}


def normal(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng([seed, *shape]).standard_normal(shape).astype(np.float32)


def perceptron() -> kt.nn.Sequential:
    kt.manual_seed(0)
    return kt.nn.Sequential(
        kt.nn.Embedding(50, 64), kt.nn.Linear(64, 96), kt.nn.GELU(), kt.nn.Linear(96, 64)
    )


def exported(path: Path) -> Path:
    """relu(x·w0 + b)·w1ᵀ, with w0 as MatMul has it and w1 as Gemm does."""
    weights = {"w0": normal(64, 96), "b": normal(96), "w1": normal(32, 96, seed=1) / 10}
    nodes = [
        helper.make_node("MatMul", ["x", "w0"], ["h"]),
        helper.make_node("Add", ["h", "b"], ["hb"]),
        helper.make_node("Relu", ["hb"], ["r"]),
        helper.make_node("Gemm", ["r", "w1"], ["y"], transB=1),
    ]
    graph = helper.make_graph(
        nodes,
        "g",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, ["batch", 64])],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, ["batch", 32])],
        [numpy_helper.from_array(w, name) for name, w in weights.items()],
    )
    opset = [helper.make_opsetid("", 20)]
    onnx.save(helper.make_model(graph, opset_imports=opset, ir_version=9), path)
    return path


def relative(got: Any, want: np.ndarray) -> float:
    return float(np.linalg.norm(np.asarray(got) - want) / np.linalg.norm(want))


# --- modules -------------------------------------------------------------------------------------


@pytest.mark.parametrize("symmetric", [True, False])
@pytest.mark.parametrize("method", ["rtn", "hqq"])
@pytest.mark.parametrize(("bits", "bound"), [(8, 0.02), (4, 0.2), (3, 0.4), (2, 0.8), (1, 1.2)])
def test_a_module(bits: int, bound: float, method: str, symmetric: bool) -> None:
    model, ids = perceptron(), np.arange(12).reshape(3, 4)
    small = kt.quantize(model, bits, method, symmetric=symmetric)
    want = model(ids).numpy()
    assert relative(small(ids).numpy(), want) < bound
    layers = list(kt.quant.report(small))
    assert [layer.name for layer in layers] == ["0", "1", "3"]
    assert all(layer.nbytes < layer.nbytes_before / 2.5 for layer in layers)
    for layer, path in zip(layers, (0, 1, 3), strict=True):
        weight = small[path].weight
        assert isinstance(weight, QuantizedTensor)
        w = model[path].weight.numpy()
        assert layer.error == pytest.approx(relative(weight.dequantize(), w), rel=1e-4)
    compiled = kt.compile(small)
    np.testing.assert_allclose(compiled(ids), small(ids).numpy(), rtol=1e-4, atol=1e-5)
    assert {k.pattern for k in compiled.kernels} & PATTERNS


def test_the_original_stays_and_is_shared() -> None:
    model = perceptron()
    before = model[1].weight
    small = kt.quantize(model, {"1": 4})
    assert model[1].weight is before
    assert isinstance(before, kt.nn.Parameter)
    assert small[3].weight is model[3].weight
    assert small[1].bias is model[1].bias
    assert [name for name, _ in small.named_parameters()] == [
        "0.weight",
        "1.bias",
        "3.weight",
        "3.bias",
    ]


def test_widths_by_name_and_skipped_layers() -> None:
    small = kt.quantize(perceptron(), {"1": 3, "*": 8}, skip=["0"])
    found = {layer.name: layer.dtype for layer in kt.quant.report(small)}
    assert found == {"1": make_packed_type(3, 32), "3": make_packed_type(8, 32)}


def test_names_that_nothing_has() -> None:
    with pytest.raises(InputError, match=r"'decoder\.\*' names no weight"):
        kt.quantize(perceptron(), {"decoder.*": 4})
    with pytest.raises(InputError, match="'7' names no weight"):
        kt.quantize(perceptron(), skip=["7"])


def test_a_layer_that_cannot_be_rounded_is_named() -> None:
    model = perceptron()
    broken = model[1].weight.numpy().copy()
    broken[2, 3] = np.inf
    model[1].weight = kt.nn.Parameter(broken)
    with pytest.raises(InputError, match="infinity") as error:
        kt.quantize(model)
    assert "layer '1'" in str(error.value)
    assert "skip=['1']" in str(error.value)
    assert len(kt.quant.report(kt.quantize(model, skip=["1"]))) == 2


@pytest.mark.parametrize(
    "arguments", [{"bits": 5}, {"bits": {"*": 6}}, {"method": "best"}, {"group_size": 48}], ids=str
)
def test_arguments_that_do_not_exist(arguments: dict[str, Any]) -> None:
    with pytest.raises(UnsupportedError):
        kt.quantize(perceptron(), **arguments)


# --- compiled models -----------------------------------------------------------------------------


@pytest.mark.parametrize("method", ["rtn", "hqq"])
@pytest.mark.parametrize(("bits", "bound"), [(8, 0.02), (4, 0.2), (3, 0.4)])
def test_an_onnx_model(tmp_path: Path, bits: int, bound: float, method: str) -> None:
    path, x = exported(tmp_path / "m.onnx"), normal(5, 64)
    want = kt.compile(path)(x)
    small = kt.quantize(path, bits, method)
    report = kt.quant.report(small)
    assert {layer.name for layer in report} == {"w0", "w1"}
    assert report.nbytes < report.nbytes_before / 3
    assert relative(small(x), want) < bound
    assert [k.pattern for k in small.kernels] == ["quantized_matmul_activation", "quantized_matmul"]
    small.save(tmp_path / "m.kitsune")
    loaded = kt.load(tmp_path / "m.kitsune")
    np.testing.assert_array_equal(loaded(x), small(x))
    weights = 4 * (64 * 96 + 32 * 96)
    assert (tmp_path / "m.kitsune").stat().st_size < weights / 2 + 20000


@pytest.mark.parametrize(("bits", "bound"), [(8, 0.02), (4, 0.3)])
def test_weights_that_steps_of_a_loop_multiply_by(tmp_path: Path, bits: int, bound: float) -> None:
    """Those of both directions, as those of the inputs."""
    path, x = tmp_path / "lstm.onnx", normal(5, 2, 64)
    write_layer(path, "LSTM", 64, 2)
    small = kt.quantize(str(path), bits)
    assert relative(small(x), kt.compile(str(path))(x)) < bound
    groups = [g for g in small.explain().groups if g.loop is not None]
    assert [g.pattern for g in groups].count("quantized_matmul") == 2
    assert len(list(kt.quant.report(small))) == 4
    small.save(tmp_path / "m.kitsune")
    np.testing.assert_array_equal(kt.load(tmp_path / "m.kitsune")(x), small(x))


def test_other_sizes_share_what_was_rounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kitsune.quant.methods import quantise_graph as graphs

    small = kt.quantize(exported(tmp_path / "m.onnx"), 4)
    monkeypatch.setattr(graphs, "round_weight", None)
    assert small(normal(2, 64)).shape == (2, 32)
    assert small(normal(7, 64)).shape == (7, 32)


def test_a_function_is_quantised_when_it_is_traced() -> None:
    w, x = normal(64, 32), normal(3, 64)
    small = kt.quantize(lambda t: (t @ w).relu())
    assert relative(small(x), np.maximum(x @ w, 0)) < 0.2
    (layer,) = kt.quant.report(small)
    assert layer.shape == (64, 32)


def test_weights_that_are_read_otherwise_stay() -> None:
    """A matrix whose numbers are a result, and one that is too small to matter."""
    w, tiny = constant(normal(64, 64)), constant(normal(4, 4))
    x, y = input_("x", (3, 64)), input_("y", (3, 4))
    z = input_("z", (64, 64))
    graph = Graph((x, y, z), (matmul(x, w), add(w, z), matmul(y, tiny)))
    small = kt.quantize(graph)
    small(normal(3, 64), normal(3, 4), normal(64, 64))
    assert len(kt.quant.report(small)) == 0


def test_a_weight_that_cannot_be_rounded_is_kept_and_says_so() -> None:
    w = normal(64, 32)
    w[3, 4] = np.nan
    x = input_("x", (3, 64))
    small = kt.quantize(Graph((x,), (relu(matmul(x, constant(w))),)))
    small(normal(3, 64))
    (layer,) = kt.quant.report(small)
    assert "NaN" in layer.kept
    assert "unchanged: cannot quantize NaN" in str(kt.quant.report(small))


def test_the_report_adds_up() -> None:
    text = str(kt.quant.report(kt.quantize(perceptron(), 4)))
    first, *_, last = text.splitlines()
    assert first.split() == ["layer", "shape", "bits", "group", "size", "before", "error"]
    assert last.startswith("all")
    assert last.endswith("% smaller")
    with pytest.raises(UnsupportedError, match="no report of an int"):
        kt.quant.report(3)


def test_rows_of_a_table_are_gathered_from_codes() -> None:
    """One matrix read both ways, as tied embeddings are: its scales lie along the same axis."""
    table = normal(40, 64)
    t, ids = constant(table), input_("ids", (3,), i64)
    rows = gather(t, ids, axis=0)
    model = kt.quantize(Graph((ids,), (matmul(rows, transpose(t)),)), 8)
    at = np.array([1, 39, 7])
    assert relative(model(at), table[at] @ table.T) < 0.02
    found = list(kt.quant.report(model))
    assert {layer.shape for layer in found} <= {(40, 64), (64, 40)}
    stored = {str(b.dtype) for k in model.kernels for b in k.kernel.buffers}
    assert "q8g32" in stored
    assert not any(
        b.size == 40 * 64 and b.dtype == f32 for k in model.kernels for b in k.kernel.buffers
    )


def test_explain_tells_of_weights(tmp_path: Path) -> None:
    small = kt.quantize(exported(tmp_path / "m.onnx"), 4)
    said = small.explain(shapes={"x": (5, 64)})
    layers = {layer.name: layer for layer in kt.quant.report(small)}
    assert {row.name for row in said.weights} == {"w0", "w1"}
    for row in said.weights:
        layer = layers[row.name]
        assert (row.bits, row.group, row.nbytes) == (4, 32, layer.nbytes)
        assert row.saved_nbytes == layer.nbytes_before - layer.nbytes
        assert row.error == layer.error
    each = "w0 [64,96]: 4 bits in groups of 32, 3,456 bytes, 21,120 fewer than f32"
    assert each in said.to_text(all=True, width=100)
    assert "2 weights of 4 bits in groups of 32: 5.18 kB, 31.7 kB fewer than f32" in str(said)


def test_explain_knows_no_error_of_a_weight_that_came_packed() -> None:
    dtype, x = make_packed_type(4, 32), input_("x", (3, 64))
    weight = packed_constant(quantize(normal(64, 32, seed=9), dtype), (64, 32), dtype)
    (row,) = kt.compile(Graph((x,), (matmul(x, dequantize(weight)),))).explain().weights
    assert (row.name, row.error) == ("", None)
    assert str(row) == "weight [64,32]: 4 bits in groups of 32, 1,152 bytes, 7,040 fewer than f32"


# --- at compile time -----------------------------------------------------------------------------


@pytest.mark.parametrize(("bits", "bound"), [(8, 0.02), (4, 0.2), (3, 0.4)])
def test_by_configuration(tmp_path: Path, bits: int, bound: float) -> None:
    path, x = exported(tmp_path / "m.onnx"), normal(5, 64)
    config = FusionConfig(use_quantized_weights=True, bits_per_weight=bits)
    model = kt.compile(path, config=config)
    got = model(x)
    assert 0 < relative(got, kt.compile(path)(x)) < bound
    assert [k.pattern for k in model.kernels] == ["quantized_matmul_activation", "quantized_matmul"]
    np.testing.assert_array_equal(got, kt.quantize(path, bits)(x))
    assert model.verify(x).is_right
