"""Kernels to WGSL: what the device computes, against NumPy in float64."""

from __future__ import annotations

import numpy as np
import pytest

from kitsune.ir.affine import affine
from kitsune.ir.dtypes import Packed, boolean, f32
from kitsune.ir.packing import quantize
from kitsune.lower.kernel import Axis, Body, Buffer, Kernel, Store
from tests.backends.wgsl_kernels import (
    FORMATS,
    INF,
    LOWEST,
    NAN,
    arange,
    attention,
    check,
    map_kernel,
    matmul,
    meaning,
    normal,
    packed_matmul,
    run,
    softmax,
)

on_device = pytest.mark.webgpu


# --- row kernels ---------------------------------------------------------------------------------


@on_device
@pytest.mark.parametrize("column_wise", [False, True], ids=["rows", "columns"])
@pytest.mark.parametrize(
    ("outer", "row"),
    [(1, 1), (5, 1), (1, 4), (7, 13), (64, 64), (65, 12), (300, 1030), (3, 5000), (2, 5001)],
)
def test_softmax(outer: int, row: int, column_wise: bool) -> None:
    kernel, arrays = softmax(outer, row, column_wise)
    check(kernel, arrays)


@on_device
def test_softmax_is_that_of_numpy() -> None:
    """A case whose answer does not come from the kernel's own expressions."""
    kernel, arrays = softmax(6, 20)
    x, gain = (arrays[n].astype(np.float64) for n in (0, 1))
    e = np.exp(2 * x)
    want = e / e.sum(1, keepdims=True) * gain + x
    np.testing.assert_allclose(run(kernel, arrays)[2], want, rtol=1e-5, atol=1e-6)


@on_device
@pytest.mark.parametrize("shape", [(3, 4, 8), (5, 3, 7), (1, 40, 30), (2, 40, 33)], ids=str)
def test_layer_norm_over_two_axes(shape: tuple[int, int, int]) -> None:
    """Nested reductions, several row axes, and a second output that does not vary along the row."""
    b, (o, r, s) = Body(), arange("o", "r", "s")
    row, count = ("r", "s"), shape[1] * shape[2]
    x = b.load(0, (o, r, s), f32)
    mean = b.mul(b.reduce("sum", row, x), b.const(1 / count))
    off = b.sub(x, mean)
    variance = b.mul(b.reduce("sum", row, b.mul(off, off)), b.const(1 / count))
    y = b.mul(b.mul(off, b.rsqrt(b.add(variance, b.const(1e-5)))), b.load(1, (r, s), f32))
    axes = (Axis("o", shape[0], "outer"), Axis("r", shape[1], "row"), Axis("s", shape[2], "row"))
    buffers = (
        Buffer("x", f32, shape),
        Buffer("w", f32, shape[1:]),
        Buffer("y", f32, shape),
        Buffer("mean", f32, shape[:1]),
    )
    stores = (Store(2, (o, r, s), y), Store(3, (o,), mean))
    check(Kernel("row", axes, buffers, stores), {0: normal(*shape) + 3, 1: normal(*shape[1:])})


@on_device
@pytest.mark.parametrize("row", [7, 8, 1500, 2048])
def test_special_values_in_a_reduction(row: int) -> None:
    b, (o, r) = Body(), arange("o", "r")
    x = b.load(0, (o, r), f32)
    kinds = ("max", "min", "sum")
    axes = (Axis("o", 5, "outer"), Axis("r", row, "row"))
    buffers = (Buffer("x", f32, (5, row)), *(Buffer(k, f32, (5,)) for k in kinds))
    stores = tuple(Store(n + 1, (o,), b.reduce(k, ("r",), x)) for n, k in enumerate(kinds))
    data = normal(5, row)
    data[0] = -INF
    data[1, row // 2] = NAN
    data[2] = LOWEST / (2 * row)
    data[3, 1], data[3, 2] = INF, -INF
    check(Kernel("row", axes, buffers, stores), {0: data})


# --- maps ----------------------------------------------------------------------------------------


@on_device
@pytest.mark.parametrize("shape", [(3, 5, 7), (2, 6, 8), (4, 4, 4), (1, 1, 1), (70, 9, 4)], ids=str)
def test_map_with_permuted_and_broadcast_loads(shape: tuple[int, int, int]) -> None:
    b, (i, j, k) = Body(), arange("i", "j", "k")
    ni, nj, nk = shape
    permuted, plane = b.load(0, (k, i, j), f32), b.load(1, (i, k), f32)
    flipped = b.load(2, (affine(nk - 1, {"k": -1}),), f32)
    y = b.add(b.mul(permuted, plane), b.mul(flipped, b.load(3, (), f32)))
    buffers = (
        Buffer("permuted", f32, (nk, ni, nj)),
        Buffer("plane", f32, (ni, nk)),
        Buffer("flipped", f32, (nk,)),
        Buffer("one", f32, ()),
        Buffer("y", f32, shape),
    )
    kernel = map_kernel({"i": ni, "j": nj, "k": nk}, buffers, [Store(4, (i, j, k), y)])
    check(kernel, {n: normal(*buffers[n].shape, seed=n) for n in range(4)})


@on_device
@pytest.mark.parametrize("width", [5, 8])
def test_slices_and_two_stores_to_one_buffer(width: int) -> None:
    """out = [x[:, 1::2] + z[:, 1:], 2·y backwards]: strides, loads that start between fours, and
    two stores side by side of which one goes backwards."""
    b, (i, j) = Body(), arange("i", "j")
    x, z = b.load(0, (i, affine(1, {"j": 2})), f32), b.load(1, (i, affine(1, {"j": 1})), f32)
    y = b.mul(b.load(2, (i, j), f32), b.const(2.0))
    buffers = (
        Buffer("x", f32, (4, 2 * width)),
        Buffer("z", f32, (4, width + 1)),
        Buffer("y", f32, (4, width)),
        Buffer("out", f32, (4, 2 * width)),
    )
    backwards = affine(2 * width - 1, {"j": -1})
    stores = (Store(3, (i, j), b.add(x, z)), Store(3, (i, backwards), y))
    kernel = map_kernel({"i": 4, "j": width}, buffers, stores)
    check(kernel, {n: normal(*buffers[n].shape, seed=n) for n in range(3)})


@on_device
@pytest.mark.parametrize("value", [INF, -INF, NAN, LOWEST, 3e38, 1e-40, -0.0, 0.1, 16777217.0])
def test_constants(value: float) -> None:
    b, (i,) = Body(), arange("i")
    buffers = (Buffer("x", f32, (4,)), Buffer("y", f32, (4,)))
    y = b.mul(b.load(0, (i,), f32), b.const(value))
    got = run(map_kernel({"i": 4}, buffers, [Store(1, (i,), y)]), {0: np.ones(4, np.float32)})[1]
    np.testing.assert_allclose(got, np.full(4, np.float32(value)), rtol=0, atol=1.2e-38)


@on_device
def test_constant_expressions_may_overflow() -> None:
    """What a compiler would refuse to fold is computed at run time."""
    b, (i,) = Body(), arange("i")
    big = b.const(3e38)
    y = b.add(b.mul(big, big), b.load(0, (i,), f32))
    buffers = (Buffer("x", f32, (3,)), Buffer("y", f32, (3,)))
    got = run(map_kernel({"i": 3}, buffers, [Store(1, (i,), y)]), {0: normal(3)})[1]
    np.testing.assert_array_equal(got, np.full(3, INF))


@on_device
@pytest.mark.parametrize("size", [3, 5, 8, 203])
def test_booleans(size: int) -> None:
    """Loaded, compared, stored: bytes in words, also where a row ends inside a word."""
    b, (i, j) = Body(), arange("i", "j")
    shape = (3, size)
    mask, x = b.load(0, (j,), boolean), b.load(1, (i, j), f32)
    chosen = b.where(mask, x, b.neg(x))
    buffers = (
        Buffer("mask", boolean, (size,)),
        Buffer("x", f32, shape),
        Buffer("less", boolean, shape),
        Buffer("chosen", f32, shape),
    )
    stores = [Store(2, (i, j), b.lt(chosen, b.const(0.25))), Store(3, (i, j), chosen)]
    kernel = map_kernel({"i": 3, "j": size}, buffers, stores)
    check(kernel, {0: normal(size) > 0, 1: normal(*shape)}, tolerance=0.0)


# --- contractions --------------------------------------------------------------------------------


@on_device
@pytest.mark.parametrize(("a_by", "b_by"), [("mk", "kn"), ("mk", "nk"), ("km", "kn"), ("km", "nk")])
@pytest.mark.parametrize(
    ("m", "n", "k", "batch"),
    [
        (1, 1, 1, 0),
        (3, 5, 7, 2),
        (8, 8, 8, 1),
        (33, 17, 9, 3),
        (65, 68, 36, 0),
        (1, 96, 64, 2),
        (100, 4, 12, 0),
        (16, 130, 5, 0),
        (130, 3, 64, 0),
    ],
)
def test_contraction(m: int, n: int, k: int, batch: int, a_by: str, b_by: str) -> None:
    check(*matmul(m, n, k, batch, a_by, b_by))


@on_device
@pytest.mark.parametrize(("m", "n", "channels"), [(5, 6, 4), (7, 9, 3), (6, 16, 8)])
def test_contraction_over_several_axes(m: int, n: int, channels: int) -> None:
    """A convolution along one axis: k is (tap, channel), m is (image, place), n is cut in two."""
    b = Body()
    i, p, t, c, u, v = arange("i", "p", "t", "c", "u", "v")
    halves = (n // 3, 3) if n % 3 == 0 else (n // 4, 4)
    x = b.load(0, (i, p + t, c), f32)
    y = b.dot(("t", "c"), x, b.load(1, (t, c, u, v), f32))
    axes = (
        Axis("i", 2, "m"),
        Axis("p", m, "m"),
        Axis("u", halves[0], "n"),
        Axis("v", halves[1], "n"),
        Axis("t", 3, "k"),
        Axis("c", channels, "k"),
    )
    buffers = (
        Buffer("x", f32, (2, m + 2, channels)),
        Buffer("w", f32, (3, channels, *halves)),
        Buffer("y", f32, (2, *halves, m)),
    )
    kernel = Kernel("contract", axes, buffers, (Store(2, (i, u, v, p), y),))
    check(kernel, {n: normal(*buffers[n].shape, seed=n) for n in range(2)})


@on_device
def test_contraction_without_m_or_n() -> None:
    """An inner product, with operands that do not vary along every axis they may."""
    b, (k, z) = Body(), arange("k", "z")
    y = b.dot(("k",), b.load(0, (z, k), f32), b.add(b.load(1, (k,), f32), b.load(2, (z,), f32)))
    axes = (Axis("z", 3, "batch"), Axis("k", 24, "k"))
    buffers = (
        Buffer("a", f32, (3, 24)),
        Buffer("b", f32, (24,)),
        Buffer("c", f32, (3,)),
        Buffer("y", f32, (3,)),
        Buffer("twice", f32, (3,)),
    )
    stores = (Store(3, (z,), y), Store(4, (z,), b.add(y, y)))
    kernel = Kernel("contract", axes, buffers, stores)
    check(kernel, {n: normal(*buffers[n].shape, seed=n) for n in range(3)})


# --- packed weights ------------------------------------------------------------------------------


@on_device
@pytest.mark.parametrize("dtype", FORMATS, ids=str)
@pytest.mark.parametrize(
    ("m", "n", "k"), [(1, 64, 128), (5, 33, 64), (9, 20, 100), (3, 7, 13), (20, 48, 256)]
)
def test_packed_weights(m: int, n: int, k: int, dtype: Packed) -> None:
    """Whole groups, and rows and columns that the storage pads."""
    check(*packed_matmul(m, n, k, dtype))


@on_device
@pytest.mark.parametrize("dtype", FORMATS, ids=str)
@pytest.mark.parametrize("columns_last", [True, False])
def test_packed_weights_outside_a_contraction(dtype: Packed, columns_last: bool) -> None:
    """Read along columns and along rows, from an offset."""
    b, (i, j) = Body(), arange("i", "j")
    value = b.load(0, (affine(4, {"i": 1}), j), dtype)
    index, shape = ((i, j), (72, 24)) if columns_last else ((j, i), (24, 72))
    buffers = (Buffer("w", dtype, (80, 24)), Buffer("y", f32, shape))
    kernel = map_kernel({"i": 72, "j": 24}, buffers, [Store(1, index, value)])
    check(kernel, {0: quantize(normal(80, 24), dtype)})


# --- attention -----------------------------------------------------------------------------------


SHAPES = [
    (1, 1, 1, 1, 1),
    (2, 3, 5, 7, 9),
    (2, 40, 70, 16, 24),
    (3, 33, 64, 8, 4),
    (1, 1, 100, 32, 64),
    (1, 8, 8, 4, 200),
    (2, 5, 30, 12, 6),
    (2, 70, 129, 20, 20),
]


@on_device
@pytest.mark.parametrize("mask", ["none", "bool", "-inf", "lowest"])
@pytest.mark.parametrize(("heads", "queries", "keys", "depth", "value"), SHAPES)
def test_attention(heads: int, queries: int, keys: int, depth: int, value: int, mask: str) -> None:
    """A row without a key is NaN for -inf, and the mean of all values for the lowest number."""
    kernel, arrays = attention(heads, queries, keys, depth, value, mask)
    got, want = run(kernel, arrays), meaning(kernel, arrays)
    np.testing.assert_allclose(got[3], want[3], rtol=1e-5, atol=3e-6)
    seen = np.isfinite(want[3]).all(axis=2).T  # log(0) + max differs where no key is left
    np.testing.assert_allclose(got[4][seen], want[4][seen], rtol=1e-5, atol=3e-6)


@on_device
def test_attention_is_that_of_numpy() -> None:
    kernel, arrays = attention(2, 17, 45, 16, 12)
    q, k, v = (arrays[n].astype(np.float64) for n in range(3))
    s = np.einsum("hqd,htd->hqt", q, k) / 4
    p = np.exp(s - s.max(-1, keepdims=True))
    want = np.einsum("hqt,thv->qhv", p / p.sum(-1, keepdims=True), v)
    np.testing.assert_allclose(run(kernel, arrays)[3], want, rtol=1e-5, atol=3e-6)


@on_device
def test_attention_propagates_nan() -> None:
    """Through every value of the query that has one, and no other."""
    kernel, arrays = attention(1, 9, 40, 8, 8)
    arrays[0][0, 4, 2] = NAN
    missing = np.isnan(run(kernel, arrays)[3]).all(axis=(1, 2))
    np.testing.assert_array_equal(missing, np.arange(9) == 4)


@on_device
def test_attention_with_grouped_heads_and_transposed_keys() -> None:
    """Four query heads over two key heads; k stored depth first; scores soft-capped."""
    b, (g, h, q, t, d, v) = Body(), arange("g", "h", "q", "t", "d", "v")
    s = b.dot(("d",), b.load(0, (g, h, q, d), f32), b.load(1, (g, d, t), f32))
    s = b.mul(b.tanh(b.mul(s, b.const(0.1))), b.const(10.0))
    p = b.exp(b.sub(s, b.reduce("max", ("t",), s)))
    o = b.dot(("t",), p, b.mul(b.load(2, (g, t, v), f32), b.const(0.5)))
    y = b.add(b.div(o, b.reduce("sum", ("t",), p)), b.load(3, (g, h, q, v), f32))
    axes = (
        Axis("g", 2, "batch"),
        Axis("h", 2, "batch"),
        Axis("q", 11, "query"),
        Axis("t", 36, "key"),
        Axis("d", 8, "depth"),
        Axis("v", 12, "value"),
    )
    buffers = (
        Buffer("q", f32, (2, 2, 11, 8)),
        Buffer("k", f32, (2, 8, 36)),
        Buffer("v", f32, (2, 36, 12)),
        Buffer("residual", f32, (2, 2, 11, 12)),
        Buffer("y", f32, (2, 2, 11, 12)),
    )
    kernel = Kernel("attention", axes, buffers, (Store(4, (g, h, q, v), y),))
    check(kernel, {n: normal(*buffers[n].shape, seed=n) for n in range(4)})
