"""Integers with scales in ONNX models: what onnxruntime makes of them, and that they stay integers.

Its products of u8 by i8 saturate where the processor has no VNNI, so weights are of 7 bits here.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("onnx")
pytest.importorskip("onnxruntime")

import ml_dtypes
from onnx import TensorProto, helper, numpy_helper

import kitsune as kt
from kitsune.errors import UnsupportedError
from kitsune.ir.dtypes import i32
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph, Node
from tests.frontends.onnx_models import hosts
from tests.frontends.onnx_oracle import (
    MICROSOFT,
    RNG,
    floats,
    model_of,
    run_by_onnxruntime,
    same,
)


def number(value: float, dtype: Any = np.float32) -> np.ndarray:
    return np.array(value, dtype)


def unsigned(*shape: int) -> np.ndarray:
    return RNG.integers(0, 256, shape).astype(np.uint8)


def signed(*shape: int) -> np.ndarray:
    return RNG.integers(-63, 64, shape).astype(np.int8)


def scales(*shape: int) -> np.ndarray:
    return (RNG.random(shape) * 0.1 + 0.01).astype(np.float32)


DRAW = {np.uint8: unsigned, np.int8: signed}
BOTH = pytest.mark.parametrize("dtype", [np.uint8, np.int8])

# --- weights of a few bits -----------------------------------------------------------------------


def low_bit_weights(
    rows: int, columns: int, bits: int, block: int, zeros: str = "", halves: bool = True
) -> dict[str, np.ndarray]:
    blocks = -(-rows // block)
    scale = scales(columns, blocks)
    given = {
        "b": unsigned(columns, blocks, block * bits // 8),
        "s": scale.astype(np.float16).astype(np.float32) if halves else scale,
    }
    if zeros == "packed":
        given["z"] = unsigned(columns, -(-blocks * bits // 8))
    if zeros == "floats":
        given["z"] = (RNG.random((columns, blocks)) * (1 << bits)).astype(np.float32)
    return given


@pytest.mark.parametrize("bits", [8, 4, 2])
@pytest.mark.parametrize(("block", "zeros"), [(16, ""), (32, "packed"), (64, "")])
@pytest.mark.parametrize("rows", [1, 9])
def test_products_with_weights_of_low_bit(bits: int, block: int, zeros: str, rows: int) -> None:
    weights = low_bit_weights(128, 24, bits, block, zeros)
    compiled = same(
        "MatMulNBits",
        {"x": floats(rows, 128), **weights},
        known=tuple(weights),
        K=128,
        N=24,
        bits=bits,
        block_size=block,
        within=3e-4,
    )
    (group,) = compiled.explain().groups
    assert group.ops.count("dequantize") == 1, "the weight was unpacked before the product"


def test_weights_of_low_bit_with_a_bias_and_a_shorter_last_block() -> None:
    weights = {**low_bit_weights(100, 17, 4, 32, "floats"), "g": None, "c": floats(17)}
    known = tuple(name for name, value in weights.items() if value is not None)
    same(
        "MatMulNBits",
        {"x": floats(2, 3, 100), **weights},
        known=known,
        K=100,
        N=17,
        bits=4,
        block_size=32,
        within=3e-4,
    )


def test_scales_that_f16_and_bf16_round_or_do_not_reach() -> None:
    for factor in (1.0, 1e-6, 1e6):
        weights = low_bit_weights(64, 32, 4, 32, halves=False)
        weights["s"] = weights["s"] * np.float32(factor)
        same(
            "MatMulNBits",
            {"x": floats(3, 64), **weights},
            known=tuple(weights),
            K=64,
            N=32,
            bits=4,
            block_size=32,
            within=1e-5,
        )


def test_rows_of_a_weight_in_another_order_of_groups() -> None:
    groups = RNG.permutation(np.arange(64) // 32).astype(np.int32)
    weights = {**low_bit_weights(64, 32, 4, 32), "z": None, "g": groups}
    same(
        "MatMulNBits",
        {"x": floats(3, 64), **weights},
        known=("b", "s", "g"),
        K=64,
        N=32,
        bits=4,
        block_size=32,
        within=3e-4,
    )
    given = {"x": floats(3, 64), **weights, "g": np.zeros(64, np.int32)}
    said = {"K": 64, "N": 32, "bits": 4, "block_size": 32}
    model = model_of("MatMulNBits", given, ["y"], ("b", "s", "g"), MICROSOFT, 19, said)
    with pytest.raises(UnsupportedError, match="groups of several sizes"):
        kt.compile(model)(given["x"])


@pytest.mark.parametrize("bits", [8, 4, 2])
@pytest.mark.parametrize("zeros", [False, True])
def test_rows_of_a_table_of_low_bit(bits: int, zeros: bool) -> None:
    per = 8 // bits
    given = {
        "t": unsigned(20, 64 // per),
        "i": RNG.integers(0, 20, (2, 3)),
        "s": scales(20, 2),
        "z": unsigned(20, -(-2 // per)) if zeros else None,
    }
    known = ("t", "s", "z") if zeros else ("t", "s")
    same(
        "GatherBlockQuantized",
        given,
        known=known,
        bits=bits,
        block_size=32,
        quantize_axis=1,
        gather_axis=0,
    )


@pytest.mark.parametrize("dtype", [ml_dtypes.int4, ml_dtypes.uint4])
@pytest.mark.parametrize(
    ("axis", "block", "shape"), [(0, 32, (2, 24)), (1, 8, (64, 3)), (1, 0, (24,))]
)
def test_weights_of_four_bits_as_the_standard_has_them(
    dtype: Any, axis: int, block: int, shape: tuple[int, ...]
) -> None:
    low = -8 if dtype is ml_dtypes.int4 else 0
    weights = {
        "w": RNG.integers(low, low + 16, (64, 24)).astype(dtype),
        "s": scales(*shape),
        "z": RNG.integers(low, low + 16, shape).astype(dtype),
    }
    said = {"axis": axis, **({"block_size": block} if block else {})}
    nodes = [
        helper.make_node("DequantizeLinear", ["w", "s", "z"], ["v"], **said),
        helper.make_node("MatMul", ["x", "v"], ["y"]),
    ]
    compare_graph(nodes, {"x": floats(3, 64)}, weights)


def compare_graph(
    nodes: list[Any],
    feeds: dict[str, np.ndarray],
    weights: dict[str, np.ndarray],
    within: float = 1e-5,
) -> kt.CompiledModel:
    infos = [helper.make_tensor_value_info(n, TensorProto.FLOAT, v.shape) for n, v in feeds.items()]
    kind = TensorProto.FLOAT if nodes[-1].op_type != "QuantizeLinear" else TensorProto.UINT8
    graph = helper.make_graph(
        nodes,
        "graph",
        infos,
        [helper.make_tensor_value_info("y", kind, None)],
        [numpy_helper.from_array(v, n) for n, v in weights.items()],
    )
    imports = [helper.make_opsetid("", 21)]
    model = helper.make_model(graph, opset_imports=imports, ir_version=10)
    compiled = kt.compile(model)
    [got], [want] = compiled.run(None, feeds), run_by_onnxruntime(model, feeds)
    limit = within * float(np.abs(want).max())
    np.testing.assert_allclose(got.astype(float), want.astype(float), rtol=0, atol=limit)
    assert hosts(compiled) == []
    return compiled


# --- files that quantize and dequantize around each product --------------------------------------


@pytest.mark.parametrize("columns", [False, True])
def test_a_product_between_dequantized_tensors_is_of_integers(columns: bool) -> None:
    weights = {
        "xs": number(0.03),
        "xz": number(120, np.uint8),
        "w": signed(24, 40),
        "ws": scales(24) if columns else number(0.02),
        "wz": np.zeros(24 if columns else (), np.int8),
        "ys": number(0.2),
        "yz": number(100, np.uint8),
    }
    nodes = [
        helper.make_node("QuantizeLinear", ["x", "xs", "xz"], ["q"]),
        helper.make_node("DequantizeLinear", ["q", "xs", "xz"], ["a"]),
        helper.make_node("DequantizeLinear", ["w", "ws", "wz"], ["b"], axis=0),
        helper.make_node("Transpose", ["b"], ["c"], perm=[1, 0]),
        helper.make_node("MatMul", ["a", "c"], ["m"]),
        helper.make_node("QuantizeLinear", ["m", "ys", "yz"], ["y"]),
    ]
    compiled = compare_graph(nodes, {"x": floats(9, 40)}, weights, within=1.01 / 255)
    graph, _ = compiled.traced()
    assert [n.dtype for n in graph.nodes() if n.op == "matmul"] == [i32]


@pytest.mark.parametrize("filters", [False, True])
def test_a_convolution_between_dequantized_tensors_sums_integers(filters: bool) -> None:
    """Scales come after the sum, which is exact: it is the same for any order of its terms."""
    weights = {
        "xs": number(0.03),
        "xz": number(120, np.uint8),
        "w": signed(6, 4, 3, 3),
        "ws": scales(6) if filters else number(0.02),
        "wz": np.zeros(6 if filters else (), np.int8),
        "c": floats(6),
        "ys": number(0.2),
        "yz": number(100, np.uint8),
    }
    nodes = [
        helper.make_node("QuantizeLinear", ["x", "xs", "xz"], ["q"]),
        helper.make_node("DequantizeLinear", ["q", "xs", "xz"], ["a"]),
        helper.make_node("DequantizeLinear", ["w", "ws", "wz"], ["b"], axis=0),
        helper.make_node("Conv", ["a", "b", "c"], ["m"], pads=[1, 1, 1, 1]),
        helper.make_node("QuantizeLinear", ["m", "ys", "yz"], ["y"]),
    ]
    compiled = compare_graph(nodes, {"x": floats(2, 4, 7, 7)}, weights, within=1.01 / 255)
    graph, _ = compiled.traced()
    [conv] = [n for n in graph.nodes() if n.op == "conv"]
    held = evaluated(conv.inputs[1])
    np.testing.assert_array_equal(held, weights["w"])


def evaluated(node: Node) -> np.ndarray:
    """The value of what depends on constants alone."""
    return interpret(Graph((), (node,)), {})[0]


# --- ops of quantized tensors --------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("op", ["QLinearAdd", "QLinearMul"])
def test_sums_and_products(op: str, dtype: Any) -> None:
    draw = DRAW[dtype]
    given = {
        "a": draw(2, 5),
        "as": number(0.1),
        "az": number(7, dtype),
        "b": draw(5),
        "bs": number(0.2),
        "bz": number(3, dtype),
        "cs": number(0.3),
        "cz": number(10, dtype),
    }
    same(op, given, levels=1)


def one_input(dtype: Any, *shape: int) -> dict[str, np.ndarray]:
    return {
        "x": DRAW[dtype](*shape),
        "xs": number(0.1),
        "xz": number(7, dtype),
        "ys": number(0.05),
        "yz": number(3, dtype),
    }


@BOTH
def test_functions_and_pools(dtype: Any) -> None:
    given = one_input(dtype, 2, 3, 7, 7)
    same("QLinearLeakyRelu", given, alpha=0.2, levels=1)
    same("QLinearGlobalAveragePool", given, levels=1)
    same("QLinearAveragePool", given, kernel_shape=[3, 3], pads=[1, 1, 1, 1], levels=1)
    last = one_input(dtype, 2, 7, 7, 3)
    same("QLinearAveragePool", last, kernel_shape=[2, 2], channels_last=1, levels=1)
    least = number(np.iinfo(dtype).min, dtype)
    given |= {"ys": number(1 / 256), "yz": least}
    same("QLinearSigmoid", given, levels=1)
    same("QLinearSoftmax", given, axis=-1, opset_=13, levels=1)


@BOTH
def test_joins_and_choices(dtype: Any) -> None:
    draw = DRAW[dtype]
    a = {"a": draw(2, 3), "as": number(0.1), "az": number(7, dtype)}
    b = {"b": draw(2, 3), "bs": number(0.2), "bz": number(3, dtype)}
    y = {"ys": number(0.3), "yz": number(4, dtype)}
    same("QLinearConcat", {**y, **a, **b}, axis=1, levels=1)
    same("QLinearWhere", {"c": RNG.random((2, 3)) > 0.5, **a, **b, **y}, levels=1)


@BOTH
@pytest.mark.parametrize("groups", [1, 4])
def test_convolutions(dtype: Any, groups: int) -> None:
    given = {
        "x": DRAW[dtype](2, 4, 7, 7),
        "xs": number(0.1),
        "xz": number(7, dtype),
        "w": signed(4, 4 // groups, 3, 3),
        "ws": scales(4),
        "wz": np.zeros(4, np.int8),
        "ys": number(2.0),
        "yz": number(3, dtype),
        "b": RNG.integers(-500, 500, 4).astype(np.int32),
    }
    same("QLinearConv", given, domain="", pads=[1, 1, 1, 1], strides=[2, 2], group=groups, levels=1)


def test_products_of_integers() -> None:
    b, bs, bz = signed(6, 5), scales(5), np.zeros(5, np.int8)
    a = {"a": unsigned(4, 6), "as": number(0.1), "az": number(7, np.uint8)}
    end = {"ys": number(1.0), "yz": number(7, np.uint8)}
    weight = {"b": b, "bs": bs, "bz": bz}
    same("QLinearMatMul", {**a, **weight, **end}, domain="", levels=1)
    bias = {"c": RNG.integers(-500, 500, 5).astype(np.int32)}
    same("QGemm", {**a, **weight, **bias, **end}, alpha=1.5, levels=1)
    same("QGemm", {**a, "b": signed(5, 6), "bs": bs, "bz": bz, **bias}, transB=1)
    same(
        "MatMulIntegerToFloat",
        {"a": a["a"], "b": b, "as": a["as"], "bs": bs, "az": a["az"], "bz": bz, "c": floats(5)},
    )
    same("DynamicQuantizeMatMul", {"a": floats(4, 6), **weight, "c": floats(5)}, within=2e-3)


def test_a_range_that_is_found_when_the_tensor_is_there() -> None:
    for x in (floats(3, 4), np.zeros((3, 4), np.float32), -np.abs(floats(3, 4))):
        same("DynamicQuantizeLinear", {"x": x}, ("y", "s", "z"), domain="")


def test_attention_of_a_quantized_projection() -> None:
    given = {
        "x": unsigned(2, 5, 12),
        "w": signed(12, 36),
        "b": floats(36),
        "xs": number(0.05),
        "ws": number(0.02),
        "m": np.array([5, 3], np.int32),
        "xz": number(120, np.uint8),
        "wz": number(0, np.int8),
    }
    same("QAttention", given, num_heads=3, within=1e-4)


def test_a_norm_of_quantized_embeddings() -> None:
    ids = RNG.integers(0, 30, (2, 5)).astype(np.int32)
    given: dict[str, np.ndarray | None] = {
        "ids": ids,
        "seg": ids % 2,
        "w": unsigned(30, 12),
        "p": unsigned(16, 12),
        "k": unsigned(2, 12),
        "g": unsigned(12),
        "b": unsigned(12),
        "m": np.array([[1, 1, 1, 1, 1], [1, 1, 1, 0, 0]], np.int32),
    }
    given |= {f"s{n}": number(0.1) for n in range(5)}
    given |= {f"z{n}": number(100, np.uint8) for n in range(5)}
    same("QEmbedLayerNormalization", given, ("y", "index"), within=1e-4)


@pytest.mark.parametrize("direction", ["forward", "bidirectional"])
def test_a_recurrent_layer_of_integers(direction: str) -> None:
    count, inputs, hidden = 1 + (direction != "forward"), 6, 8
    weights = {
        "w": signed(count, inputs, 4 * hidden),
        "r": signed(count, hidden, 4 * hidden),
        "ws": scales(count),
        "wz": np.zeros(count, np.int8),
        "rs": scales(count),
        "rz": np.zeros(count, np.int8),
    }
    given = {
        "x": floats(7, 2, inputs),
        "w": weights["w"],
        "r": weights["r"],
        "b": floats(count, 8 * hidden),
        "lengths": None,
        "h": floats(count, 2, hidden),
        "c": floats(count, 2, hidden),
        "p": None,
        **weights,
    }
    order = ("x", "w", "r", "b", "lengths", "h", "c", "p", "ws", "wz", "rs", "rz")
    same(
        "DynamicQuantizeLSTM",
        {n: given[n] for n in order},
        ("y", "yh", "yc"),
        known=tuple(weights),
        hidden_size=hidden,
        direction=direction,
        within=0.05,
    )
