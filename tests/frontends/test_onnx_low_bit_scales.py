"""MatMulNBits against its specification in f64, whatever the shape, type and size of its scales."""

from __future__ import annotations

import numpy as np
import pytest
from onnx import TensorProto, ValueInfoProto, helper, numpy_helper

import kitsune as kt
from kitsune.ir.dtypes import Packed

K, BLOCK = 64, 32
EXACT = 2e-6  # of the largest result: what sums of 64 products in f32 lose


def model(bits: int, columns: int, weights: dict[str, np.ndarray]) -> object:
    names = [name if name in weights else "" for name in ("b", "s", "z")]
    node = helper.make_node(
        "MatMulNBits",
        ["x", *names],
        ["y"],
        domain="com.microsoft",
        K=K,
        N=columns,
        bits=bits,
        block_size=BLOCK,
    )
    graph = helper.make_graph(
        [node],
        "g",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, [None, K])],
        [ValueInfoProto(name="y")],
        [numpy_helper.from_array(value, name) for name, value in weights.items()],
    )
    imports = [helper.make_opsetid("", 21), helper.make_opsetid("com.microsoft", 1)]
    return helper.make_model(graph, opset_imports=imports, ir_version=10)


def draw(bits: int, columns: int, factor: float = 1.0) -> tuple[np.ndarray, np.ndarray]:
    """Bytes of codes, and f32 scales [columns, groups] that f16 does not hold."""
    rng = np.random.default_rng(0)
    data = rng.integers(0, 256, (columns, K // BLOCK, BLOCK * bits // 8)).astype(np.uint8)
    scales = (rng.random((columns, K // BLOCK)) * 0.1 + 0.01) * factor
    return data, scales.astype(np.float32)


def unpack(data: np.ndarray, bits: int) -> np.ndarray:
    """[columns, groups, BLOCK] codes, the lowest bits of a byte first."""
    parts = [data >> n & ((1 << bits) - 1) for n in range(0, 8, bits)]
    return np.stack(parts, -1).reshape(*data.shape[:-1], -1).astype(np.float64)


def check(bits: int, weights: dict[str, np.ndarray], zeros: np.ndarray | float) -> str:
    """Compare calls of 1 and 9 rows with the exact product; the name of the weight's format."""
    data = weights["b"]
    scales = weights["s"].astype(np.float64).reshape(len(data), -1, 1)
    w = ((unpack(data, bits) - zeros) * scales).reshape(len(data), K)
    compiled = kt.compile(model(bits, len(data), weights))
    for rows in (1, 9):
        x = np.random.default_rng(rows).standard_normal((rows, K)).astype(np.float32)
        want = x @ w.T
        (made,) = compiled.run(None, {"x": x})
        assert made.shape == want.shape
        np.testing.assert_allclose(made, want, rtol=0, atol=EXACT * np.abs(want).max())
    graph = compiled.source.trace(compiled.source.bind((), {"x": x})).graph
    (name,) = {n.dtype.name for n in graph.nodes() if isinstance(n.dtype, Packed)}
    return name


@pytest.mark.parametrize("columns", [4, 1])
@pytest.mark.parametrize("factor", [1.0, 1e-6, 1e6])
@pytest.mark.parametrize("is_flat", [True, False])
def test_scales_in_one_axis_or_two_of_any_size(columns: int, factor: float, is_flat: bool) -> None:
    data, scales = draw(4, columns, factor)
    weights = {"b": data, "s": scales.reshape(-1) if is_flat else scales}
    assert check(4, weights, 8.0) == "q4g32_f32"


@pytest.mark.parametrize("bits", [8, 4, 2])
def test_scales_that_f16_holds_are_stored_as_f16(bits: int) -> None:
    data, scales = draw(bits, 20)
    half = scales.astype(np.float16)
    half[0, 0] = 2.0**-20  # subnormal
    for stored in (half, half.astype(np.float32)):
        assert check(bits, {"b": data, "s": stored}, 2.0 ** (bits - 1)) == f"q{bits}g32"


@pytest.mark.parametrize("bits", [8, 4, 2])
@pytest.mark.parametrize("is_f16", [True, False])
def test_zero_points_of_integers_are_as_wide_as_the_scales(bits: int, is_f16: bool) -> None:
    data, scales = draw(bits, 20)
    scales = scales.astype(np.float16).astype(np.float32) if is_f16 else scales
    groups = K // BLOCK
    stored = np.random.default_rng(1).integers(0, 256, (20, -(-groups * bits // 8)))
    zeros = unpack(stored.astype(np.uint8), bits)[:, :groups, None]
    name = check(bits, {"b": data, "s": scales, "z": stored.astype(np.uint8)}, zeros)
    assert name == f"q{bits}g32s" + ("" if is_f16 else "_f32")


def test_zero_points_that_f16_does_not_hold_are_stored_as_f32() -> None:
    data, scales = draw(4, 20)
    zeros = np.random.default_rng(1).random(scales.shape).astype(np.float32) * 16
    weights = {"b": data, "s": scales.astype(np.float16).astype(np.float32), "z": zeros}
    assert check(4, weights, zeros.astype(np.float64)[:, :, None]) == "q4g32s_f32"
