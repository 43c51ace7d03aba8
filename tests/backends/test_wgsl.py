"""Kernels to WGSL: what the text says, and what the device computes against NumPy in float64."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kitsune.backends.webgpu.device import Device, GpuProgram
from kitsune.backends.webgpu.emit import emit, workgroups
from kitsune.backends.webgpu.shader import Shader
from kitsune.backends.webgpu.wgsl import FUNCTIONS, INTEGER_TABLE, TABLE, literal
from kitsune.errors import DeviceError, InputError, UnsupportedError
from kitsune.ir.affine import Affine, affine, axis
from kitsune.ir.dtypes import DType, Packed, boolean, f32, i32, packed
from kitsune.ir.packing import dequantize, quantize
from kitsune.lower.kernel import PRIMITIVES, Axis, Body, Buffer, Kernel, Prim, Store
from kitsune.target import GpuTarget

TARGET = GpuTarget("test")
LOWEST = np.finfo(np.float32).min
INF, NAN = math.inf, math.nan
on_device = pytest.mark.webgpu

Arrays = Mapping[int, np.ndarray]


def arange(*names: str) -> tuple[Affine, ...]:
    return tuple(axis(n) for n in names)


def normal(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng([seed, *shape]).standard_normal(shape).astype(np.float32)


# --- the oracle: a kernel's expressions over whole arrays, in float64 -----------------------------

MEANING: dict[str, Callable[..., np.ndarray]] = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide, "max": np.maximum,
    "min": np.minimum, "neg": np.negative, "abs": np.abs, "exp": np.exp, "log": np.log,
    "sqrt": np.sqrt, "rsqrt": lambda x: 1 / np.sqrt(x), "tanh": np.tanh,
    "erf": np.vectorize(math.erf, otypes=[np.float64]), "lt": np.less, "le": np.less_equal,
    "eq": np.equal, "where": np.where,
}  # fmt: skip
FOLD = {"sum": np.sum, "max": np.max, "min": np.min}


class Oracle:
    """Every Prim as an array with one dimension per axis of the kernel."""

    def __init__(self, kernel: Kernel, arrays: Arrays) -> None:
        self.kernel, self.arrays = kernel, arrays
        self.names = [a.name for a in kernel.axes]

    def stored(self) -> dict[int, np.ndarray]:
        values: dict[Prim, np.ndarray] = {}
        with np.errstate(all="ignore"):
            for p in self.kernel.prims():
                values[p] = self.value(p, [values[a] for a in p.args])
        out: dict[int, np.ndarray] = {}
        for s in self.kernel.stores:
            buffer = self.kernel.buffers[s.buffer]
            into = out.setdefault(s.buffer, np.full(buffer.shape, 7.0))
            *at, value = np.broadcast_arrays(*self.at(s.index), values[s.value])
            into[tuple(at)] = value
        return out

    def value(self, p: Prim, args: list[np.ndarray]) -> np.ndarray:
        if p.op == "const":
            return np.full([1] * len(self.names), p.attr)
        if p.op == "load":
            buffer, data = self.kernel.buffers[p.attr.buffer], self.arrays[p.attr.buffer]
            if isinstance(buffer.dtype, Packed):
                data = dequantize(data, (buffer.shape[0], buffer.shape[1]), buffer.dtype)
            found = data.reshape(buffer.shape)[self.at(p.attr.index)]
            return found.astype(np.float64) if found.dtype == np.float32 else found
        if p.op == "reduce":
            where = tuple(self.names.index(n) for n in p.attr.axes)
            return FOLD[p.attr.kind](self.full(args[0], p.attr.axes), axis=where, keepdims=True)
        if p.op == "dot":
            return self.dot(args[0], args[1], p.attr.axes)
        return MEANING[p.op](*args)

    def dot(self, a: np.ndarray, b: np.ndarray, axes: tuple[str, ...]) -> np.ndarray:
        a, b = self.full(a, axes), self.full(b, axes)
        letters = "abcdefghijklmnop"[: len(self.names)]
        summed = [letters[self.names.index(n)] for n in axes]
        sides = ["".join(c for c, n in zip(letters, x.shape, strict=True) if n > 1 or c in summed)
                 for x in (a, b)]  # fmt: skip
        kept = "".join(c for c in letters if c in sides[0] + sides[1] and c not in summed)
        flat = [
            x.reshape([n for c, n in zip(letters, x.shape, strict=True) if c in side])
            for x, side in zip((a, b), sides, strict=True)
        ]
        out = np.einsum(f"{sides[0]},{sides[1]}->{kept}", *flat)
        sizes = dict(zip(kept, out.shape, strict=True))
        return out.reshape([sizes.get(c, 1) for c in letters])

    def full(self, x: np.ndarray, axes: tuple[str, ...]) -> np.ndarray:
        sizes = [self.kernel.sizes[n] if n in axes else 1 for n in self.names]
        return np.broadcast_to(x, np.broadcast_shapes(x.shape, tuple(sizes)))

    def at(self, index: tuple[Affine, ...]) -> tuple[np.ndarray, ...]:
        out = []
        for i in index:
            total = np.full([1] * len(self.names), i.const)
            for name, coef in i.terms:
                shape = [-1 if n == name else 1 for n in self.names]
                total = total + coef * np.arange(self.kernel.sizes[name]).reshape(shape)
            out.append(total)
        return tuple(out)


def run(kernel: Kernel, arrays: Arrays, device: Device | None = None) -> dict[int, np.ndarray]:
    outputs, nbytes = kernel.written(), [b.nbytes for b in kernel.buffers]
    bound = range(len(kernel.buffers))
    program = GpuProgram([(kernel, bound)], nbytes, {}, list(arrays), outputs, device)
    results = zip(outputs, program(list(arrays.values())), strict=True)
    buffers = kernel.buffers
    return {n: raw.view(buffers[n].dtype.numpy).reshape(buffers[n].shape) for n, raw in results}


def check(
    kernel: Kernel, arrays: Arrays, device: Device | None = None, tolerance: float = 3e-6
) -> None:
    """Same NaNs and infinities; elsewhere within `tolerance` of the largest value."""
    got, want = run(kernel, arrays, device), Oracle(kernel, arrays).stored()
    assert got.keys() == want.keys()
    for n, exact in want.items():
        finite = np.isfinite(exact)
        largest = np.abs(exact[finite]).max(initial=1e-30)
        mine = np.where(finite, 0.0, got[n])
        np.testing.assert_array_equal(mine, np.where(finite, 0.0, exact))
        error = np.abs(np.where(finite, got[n] - exact, 0.0)).max(initial=0.0)
        assert error <= tolerance * largest, f"buffer {n}: {error / largest:.2g} of {largest:.3g}"


# --- row kernels ---------------------------------------------------------------------------------


def softmax(outer: int, row: int, column_wise: bool = False) -> tuple[Kernel, Arrays]:
    """softmax(2·x)·gain + x along rows, or along columns of the transposed array."""
    b, (o, r) = Body(), arange("o", "r")
    index, shape = ((r, o), (row, outer)) if column_wise else ((o, r), (outer, row))
    x = b.load(0, index, f32)
    twice = b.mul(x, b.const(2.0))
    e = b.exp(b.sub(twice, b.reduce("max", ("r",), twice)))
    y = b.add(b.mul(b.div(e, b.reduce("sum", ("r",), e)), b.load(1, (r,), f32)), x)
    axes = (Axis("o", outer, "outer"), Axis("r", row, "row"))
    buffers = (Buffer("x", f32, shape), Buffer("gain", f32, (row,)), Buffer("y", f32, shape))
    kernel = Kernel("row", axes, buffers, (Store(2, index, y),))
    return kernel, {0: normal(*shape), 1: normal(row)}


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
        Buffer("x", f32, shape), Buffer("w", f32, shape[1:]),
        Buffer("y", f32, shape), Buffer("mean", f32, shape[:1]),
    )  # fmt: skip
    stores = (Store(2, (o, r, s), y), Store(3, (o,), mean))
    check(Kernel("row", axes, buffers, stores), {0: normal(*shape) + 3, 1: normal(*shape[1:])})


@on_device
@pytest.mark.parametrize("row", [3, 8, 2048])
@pytest.mark.parametrize("kind", ["sum", "max", "min"])
@pytest.mark.parametrize("dtype", [f32, i32, boolean], ids=str)
def test_reductions(kind: str, row: int, dtype: DType) -> None:
    """Into f32, whatever is folded; no outer axis at all."""
    b, (r,) = Body(), arange("r")
    total = b.reduce(kind, ("r",), b.load(0, (r,), dtype))
    buffers = (Buffer("x", dtype, (row,)), Buffer("y", f32, (1,)))
    kernel = Kernel("row", (Axis("r", row, "row"),), buffers, (Store(1, (Affine(),), total),))
    values = np.random.default_rng(row).integers(-50, 50, row)
    x = values > 0 if dtype is boolean else values.astype(dtype.numpy)
    got = run(kernel, {0: x})[1]
    assert got == {"sum": np.sum, "max": np.max, "min": np.min}[kind](x.astype(np.int64))


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
    data[2] = LOWEST / row
    data[3, 1], data[3, 2] = INF, -INF
    check(Kernel("row", axes, buffers, stores), {0: data})


# --- maps ----------------------------------------------------------------------------------------


def map_kernel(
    sizes: Mapping[str, int], buffers: Sequence[Buffer], stores: Sequence[Store]
) -> Kernel:
    axes = tuple(Axis(name, size, "outer") for name, size in sizes.items())
    return Kernel("row", axes, tuple(buffers), tuple(stores))


@on_device
@pytest.mark.parametrize("shape", [(3, 5, 7), (2, 6, 8), (4, 4, 4), (1, 1, 1), (70, 9, 4)], ids=str)
def test_map_with_permuted_and_broadcast_loads(shape: tuple[int, int, int]) -> None:
    b, (i, j, k) = Body(), arange("i", "j", "k")
    ni, nj, nk = shape
    permuted, plane = b.load(0, (k, i, j), f32), b.load(1, (i, k), f32)
    flipped = b.load(2, (affine(nk - 1, {"k": -1}),), f32)
    y = b.add(b.mul(permuted, plane), b.mul(flipped, b.load(3, (), f32)))
    buffers = (
        Buffer("permuted", f32, (nk, ni, nj)), Buffer("plane", f32, (ni, nk)),
        Buffer("flipped", f32, (nk,)), Buffer("one", f32, ()), Buffer("y", f32, shape),
    )  # fmt: skip
    kernel = map_kernel(dict(i=ni, j=nj, k=nk), buffers, [Store(4, (i, j, k), y)])
    check(kernel, {n: normal(*buffers[n].shape, seed=n) for n in range(4)})


@on_device
@pytest.mark.parametrize("width", [5, 8])
def test_slices_and_two_stores_to_one_buffer(width: int) -> None:
    """out = [x[:, 1::2], 2·y]: strided, offset loads, and stores side by side."""
    b, (i, j) = Body(), arange("i", "j")
    x = b.load(0, (i, affine(1, {"j": 2})), f32)
    y = b.mul(b.load(1, (i, j), f32), b.const(2.0))
    buffers = (
        Buffer("x", f32, (3, 2 * width)), Buffer("y", f32, (3, width)),
        Buffer("out", f32, (3, 2 * width)),
    )  # fmt: skip
    stores = (Store(2, (i, j), x), Store(2, (i, affine(width, {"j": 1})), y))
    kernel = map_kernel(dict(i=3, j=width), buffers, stores)
    check(kernel, {0: normal(3, 2 * width), 1: normal(3, width)})


SPECIAL = np.array(
    [NAN, INF, -INF, 0.0, -0.0, 1.0, -1.0, 0.5, -2.5, 15.5, -88.5, 200.0, -200.0, 1e30, -1e30,
     3e38, -3e38, 1e-6, -1e-30, 7.25],
    np.float32,
)  # fmt: skip


@on_device
@pytest.mark.parametrize("size", [20, 19], ids=["by fours", "one by one"])
@pytest.mark.parametrize("op", PRIMITIVES)
def test_primitive_on_special_values(op: str, size: int) -> None:
    """Every pair of values; a comparison is stored as 0 or 1, and selects in `where`."""
    b, (i, j) = Body(), arange("i", "j")
    x, y = b.load(0, (i,), f32), b.load(0, (j,), f32)
    args = {1: [y], 2: [x, y], 3: [b.lt(x, y), x, y]}[PRIMITIVES[op]]
    buffers = (Buffer("x", f32, (size,)), Buffer("out", f32, (size, size)))
    kernel = map_kernel(dict(i=size, j=size), buffers, [Store(1, (i, j), getattr(b, op)(*args))])
    arrays = {0: SPECIAL[:size]}
    got, want = run(kernel, arrays)[1], Oracle(kernel, arrays).stored()[1]
    with np.errstate(over="ignore"):
        want = want.astype(np.float32)
    # WGSL allows exp and tanh a few units in the last place, and to flush what is denormal.
    np.testing.assert_allclose(got, want, rtol=3e-6, atol=2e-7 if op == "tanh" else 1e-37)


@on_device
@pytest.mark.parametrize("size", [4001, 4000])
def test_erf_is_accurate(size: int) -> None:
    b, (i,) = Body(), arange("i")
    buffers = (Buffer("x", f32, (size,)), Buffer("y", f32, (size,)))
    kernel = map_kernel(dict(i=size), buffers, [Store(1, (i,), b.erf(b.load(0, (i,), f32)))])
    x = np.linspace(-6, 6, size).astype(np.float32)
    want = [math.erf(v) for v in x]
    np.testing.assert_allclose(run(kernel, {0: x})[1], want, rtol=1e-6, atol=0)


@on_device
@pytest.mark.parametrize("value", [INF, -INF, NAN, LOWEST, 3e38, 1e-40, -0.0, 0.1, 16777217.0])
def test_constants(value: float) -> None:
    b, (i,) = Body(), arange("i")
    buffers = (Buffer("x", f32, (4,)), Buffer("y", f32, (4,)))
    y = b.mul(b.load(0, (i,), f32), b.const(value))
    got = run(map_kernel(dict(i=4), buffers, [Store(1, (i,), y)]), {0: np.ones(4, np.float32)})[1]
    np.testing.assert_allclose(got, np.full(4, np.float32(value)), rtol=0, atol=1.2e-38)


@on_device
def test_constant_expressions_may_overflow() -> None:
    """What a compiler would refuse to fold is computed at run time."""
    b, (i,) = Body(), arange("i")
    big = b.const(3e38)
    y = b.add(b.mul(big, big), b.load(0, (i,), f32))
    buffers = (Buffer("x", f32, (3,)), Buffer("y", f32, (3,)))
    got = run(map_kernel(dict(i=3), buffers, [Store(1, (i,), y)]), {0: normal(3)})[1]
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
        Buffer("mask", boolean, (size,)), Buffer("x", f32, shape),
        Buffer("less", boolean, shape), Buffer("chosen", f32, shape),
    )  # fmt: skip
    stores = [Store(2, (i, j), b.lt(chosen, b.const(0.25))), Store(3, (i, j), chosen)]
    kernel = map_kernel(dict(i=3, j=size), buffers, stores)
    check(kernel, {0: normal(size) > 0, 1: normal(*shape)}, tolerance=0.0)


@on_device
@pytest.mark.parametrize("size", [9, 12])
def test_integers(size: int) -> None:
    """Among themselves they stay integers, beyond what f32 holds; with floats they become floats."""
    b, (i,) = Body(), arange("i")
    n, x = b.load(0, (i,), i32), b.load(1, (i,), f32)
    buffers = (
        Buffer("n", i32, (size,)), Buffer("x", f32, (size,)),
        Buffer("sum", i32, (size,)), Buffer("product", f32, (size,)), Buffer("is", f32, (size,)),
    )  # fmt: skip
    stores = [
        Store(2, (i,), b.max(b.add(n, n), b.abs(n))),
        Store(3, (i,), b.div(n, b.exp(x))),
        Store(4, (i,), b.where(b.eq(n, b.const(3.0)), x, n)),
    ]
    kernel = map_kernel(dict(i=size), buffers, stores)
    arrays = {0: np.arange(size, dtype=np.int32) * 100_000_001, 1: normal(size)}
    arrays[0][1] = 3
    got = run(kernel, arrays)
    exact, x64 = arrays[0].astype(np.int64), arrays[1].astype(np.float64)
    np.testing.assert_array_equal(got[2], np.maximum(2 * exact, exact).astype(np.int32))
    np.testing.assert_allclose(got[3], exact / np.exp(x64), rtol=3e-6)
    np.testing.assert_allclose(got[4], np.where(exact == 3, x64, exact), rtol=1e-6)


# --- contractions --------------------------------------------------------------------------------


def matmul(
    m: int, n: int, k: int, batch: int = 0, a_by: str = "mk", b_by: str = "kn"
) -> tuple[Kernel, Arrays]:
    """max(Σ (a·½ + c[k])·exp(b) + bias[n], 0), operands laid out in the order of `a_by`, `b_by`."""
    sizes = dict(z=batch, m=m, n=n, k=k)
    first = "z" if batch else ""
    shapes = [tuple(sizes[c] for c in first + by) for by in (a_by, b_by, "mn")]
    places = [arange(*first, *by) for by in (a_by, b_by, "mn")]
    b = Body()
    left = b.add(b.mul(b.load(0, places[0], f32), b.const(0.5)), b.load(3, arange("k"), f32))
    total = b.dot(("k",), left, b.exp(b.load(1, places[1], f32)))
    y = b.max(b.add(total, b.load(2, arange("n"), f32)), b.const(0.0))
    roles = (("z", "batch"), ("m", "m"), ("n", "n"), ("k", "k"))
    axes = tuple(Axis(name, sizes[name], role) for name, role in roles if sizes[name])  # type: ignore[arg-type]
    buffers = (
        Buffer("a", f32, shapes[0]), Buffer("b", f32, shapes[1]), Buffer("bias", f32, (n,)),
        Buffer("c", f32, (k,)), Buffer("y", f32, shapes[2]),
    )  # fmt: skip
    kernel = Kernel("contract", axes, buffers, (Store(4, places[2], y),))
    return kernel, {n: normal(*buffers[n].shape, seed=n) for n in range(4)}


@on_device
@pytest.mark.parametrize(("a_by", "b_by"), [("mk", "kn"), ("mk", "nk"), ("km", "kn"), ("km", "nk")])
@pytest.mark.parametrize(
    ("m", "n", "k", "batch"),
    [(1, 1, 1, 0), (3, 5, 7, 2), (8, 8, 8, 1), (33, 17, 9, 3), (65, 68, 36, 0), (1, 96, 64, 2),
     (100, 4, 12, 0), (16, 130, 5, 0), (130, 3, 64, 0)],
)  # fmt: skip
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
        Axis("i", 2, "m"), Axis("p", m, "m"), Axis("u", halves[0], "n"), Axis("v", halves[1], "n"),
        Axis("t", 3, "k"), Axis("c", channels, "k"),
    )  # fmt: skip
    buffers = (
        Buffer("x", f32, (2, m + 2, channels)), Buffer("w", f32, (3, channels, *halves)),
        Buffer("y", f32, (2, *halves, m)),
    )  # fmt: skip
    kernel = Kernel("contract", axes, buffers, (Store(2, (i, u, v, p), y),))
    check(kernel, {n: normal(*buffers[n].shape, seed=n) for n in range(2)})


@on_device
def test_contraction_without_m_or_n() -> None:
    """An inner product, with operands that do not vary along every axis they may."""
    b, (k, z) = Body(), arange("k", "z")
    y = b.dot(("k",), b.load(0, (z, k), f32), b.add(b.load(1, (k,), f32), b.load(2, (z,), f32)))
    axes = (Axis("z", 3, "batch"), Axis("k", 24, "k"))
    buffers = (
        Buffer("a", f32, (3, 24)), Buffer("b", f32, (24,)), Buffer("c", f32, (3,)),
        Buffer("y", f32, (3,)), Buffer("twice", f32, (3,)),
    )  # fmt: skip
    stores = (Store(3, (z,), y), Store(4, (z,), b.add(y, y)))
    kernel = Kernel("contract", axes, buffers, stores)
    check(kernel, {n: normal(*buffers[n].shape, seed=n) for n in range(3)})


# --- packed weights ------------------------------------------------------------------------------

FORMATS = [packed(8, 32), packed(4, 32), packed(3, 32), packed(2, 64), packed(1, 64)]


def packed_matmul(m: int, n: int, k: int, dtype: Packed) -> tuple[Kernel, Arrays]:
    b, (mm, nn, kk) = Body(), arange("m", "n", "k")
    total = b.dot(("k",), b.load(0, (mm, kk), f32), b.load(1, (kk, nn), dtype))
    y = b.add(total, b.load(2, (nn,), f32))
    axes = (Axis("m", m, "m"), Axis("n", n, "n"), Axis("k", k, "k"))
    buffers = (
        Buffer("x", f32, (m, k)), Buffer("w", dtype, (k, n)), Buffer("bias", f32, (n,)),
        Buffer("y", f32, (m, n)),
    )  # fmt: skip
    kernel = Kernel("contract", axes, buffers, (Store(3, (mm, nn), y),))
    return kernel, {0: normal(m, k), 1: quantize(normal(k, n), dtype), 2: normal(n)}


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
    kernel = map_kernel(dict(i=72, j=24), buffers, [Store(1, index, value)])
    check(kernel, {0: quantize(normal(80, 24), dtype)})


@pytest.mark.parametrize("dtype", FORMATS, ids=str)
def test_scales_and_words_are_read_outside_the_inner_loop(dtype: Packed) -> None:
    """Loops over groups, words and fields; each operand in the loop that changes it."""
    text = emit(packed_matmul(8, 64, 256, dtype)[0], TARGET)
    depth = {"scale": set[int](), "w": set[int](), "v": set[int]()}
    for line in text.splitlines():
        if found := re.match(r"( *)let (scale|w|v)\d+ = .*b[01]\[", line):
            depth[found[2]].add(len(found[1]) // 2)
    words = {2} if dtype.bits == 8 else {3}  # one word row holds four rows of 8 bits
    planes = words | {2} if dtype.bits == 3 else words  # one row of words is a whole 1-bit group
    assert depth["scale"] == {2}
    assert depth["w"] == ({3} if dtype.bits == 8 else planes)
    assert depth["v"] == {3 if dtype.bits == 8 else 4}


# --- attention -----------------------------------------------------------------------------------


def attention(
    heads: int, queries: int, keys: int, depth: int, value: int, mask: str = "none"
) -> tuple[Kernel, dict[int, np.ndarray]]:
    """softmax(q·k/√d + mask)·v, stored by query, head, value; and log(l) + m."""
    b, (h, q, t, d, v) = Body(), arange("h", "q", "t", "d", "v")
    buffers = [
        Buffer("q", f32, (heads, queries, depth)), Buffer("k", f32, (heads, keys, depth)),
        Buffer("v", f32, (keys, heads, value)), Buffer("o", f32, (queries, heads, value)),
        Buffer("lse", f32, (heads, queries)),
    ]  # fmt: skip
    arrays = {n: normal(*buffers[n].shape, seed=n) for n in range(3)}
    s = b.dot(("d",), b.load(0, (h, q, d), f32), b.load(1, (h, t, d), f32))
    s = b.mul(s, b.const(depth**-0.5))
    keep = np.random.default_rng(0).random((queries, keys)) < 0.6
    if mask == "bool":
        buffers.append(Buffer("mask", boolean, (queries, keys)))
        arrays[5] = keep
        s = b.where(b.load(5, (q, t), boolean), s, b.const(-INF))
    elif mask != "none":
        buffers.append(Buffer("mask", f32, (queries, keys)))
        low = {"-inf": -INF, "lowest": LOWEST}[mask]
        keep[::2] = False  # rows without a key
        arrays[5] = np.where(keep, 0.0, low).astype(np.float32)
        s = b.add(s, b.load(5, (q, t), f32))
    m = b.reduce("max", ("t",), s)
    p = b.exp(b.sub(s, m))
    total = b.reduce("sum", ("t",), p)
    o = b.div(b.dot(("t",), p, b.load(2, (t, h, v), f32)), total)
    axes = (
        Axis("h", heads, "batch"), Axis("q", queries, "query"), Axis("t", keys, "key"),
        Axis("d", depth, "depth"), Axis("v", value, "value"),
    )  # fmt: skip
    stores = (Store(3, (q, h, v), o), Store(4, (h, q), b.add(b.log(total), m)))
    return Kernel("attention", axes, tuple(buffers), stores), arrays


SHAPES = [
    (1, 1, 1, 1, 1), (2, 3, 5, 7, 9), (2, 40, 70, 16, 24), (3, 33, 64, 8, 4), (1, 1, 100, 32, 64),
    (1, 8, 8, 4, 200), (2, 5, 30, 12, 6), (2, 70, 129, 20, 20),
]  # fmt: skip


@on_device
@pytest.mark.parametrize("mask", ["none", "bool", "-inf", "lowest"])
@pytest.mark.parametrize(("heads", "queries", "keys", "depth", "value"), SHAPES)
def test_attention(heads: int, queries: int, keys: int, depth: int, value: int, mask: str) -> None:
    """A row without a key is NaN for -inf, and the mean of all values for the lowest number."""
    kernel, arrays = attention(heads, queries, keys, depth, value, mask)
    got, want = run(kernel, arrays), Oracle(kernel, arrays).stored()
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
        Axis("g", 2, "batch"), Axis("h", 2, "batch"), Axis("q", 11, "query"), Axis("t", 36, "key"),
        Axis("d", 8, "depth"), Axis("v", 12, "value"),
    )  # fmt: skip
    buffers = (
        Buffer("q", f32, (2, 2, 11, 8)), Buffer("k", f32, (2, 8, 36)), Buffer("v", f32, (2, 36, 12)),
        Buffer("residual", f32, (2, 2, 11, 12)), Buffer("y", f32, (2, 2, 11, 12)),
    )  # fmt: skip
    kernel = Kernel("attention", axes, buffers, (Store(4, (g, h, q, v), y),))
    check(kernel, {n: normal(*buffers[n].shape, seed=n) for n in range(4)})


def test_attention_of_another_form_is_refused() -> None:
    kernel, _ = attention(1, 4, 4, 4, 4)
    product = next(p for p in kernel.prims() if p.op == "dot" and p.attr.axes == ("t",))
    bare = Body().dot(("t",), product.args[0].args[0], product.args[1])  # no exp
    with pytest.raises(UnsupportedError, match="attention kernel of another form"):
        emit(replace(kernel, stores=(Store(3, kernel.stores[0].index, bare),)), TARGET)


# --- the text ------------------------------------------------------------------------------------


def test_every_primitive_has_its_text() -> None:
    assert set(TABLE) == set(PRIMITIVES)
    assert set(INTEGER_TABLE) < set(TABLE)
    for op, count in PRIMITIVES.items():
        assert len(re.findall(r"\{\d?\}", TABLE[op])) == count
        called = re.match(r"(\w+)\$w\(", TABLE[op])
        assert called is None or called[1] in FUNCTIONS


@pytest.mark.parametrize(
    ("value", "text"),
    [(1.0, "1.0f"), (-2.5, "(-2.5f)"), (0.1, "0.1f"), (1e-5, "1e-05f"), (-0.0, "(-0.0f)"),
     (LOWEST, "(-0x1.fffffep+127f)"), (INF, "bitcast<f32>(infinity_bits)")],
)  # fmt: skip
def test_literals(value: float, text: str) -> None:
    assert literal(value) == text


def test_neighbours_are_read_as_vectors_only_where_they_are_aligned() -> None:
    declared = r"b(\d): array<(\w+)>"
    even = re.findall(declared, emit(softmax(6, 12)[0], TARGET))
    assert even == [("0", "vec4f"), ("1", "vec4f"), ("2", "vec4f")]
    odd = re.findall(declared, emit(softmax(6, 13)[0], TARGET))
    assert odd == [("0", "f32"), ("1", "f32"), ("2", "f32")]


def test_equal_kernels_have_equal_text_whatever_their_buffers_are_called() -> None:
    kernel, _ = softmax(6, 12)
    renamed = tuple(replace(b, name=f"layer.{n}/x") for n, b in enumerate(kernel.buffers))
    assert emit(replace(kernel, buffers=renamed), TARGET) == emit(kernel, TARGET)


def test_loops_are_not_unrolled_by_size() -> None:
    small, large = (len(emit(matmul(64, 64, k)[0], TARGET)) for k in (64, 4096))
    assert large < small + 100


@pytest.mark.parametrize("made", [softmax(40, 7), matmul(100, 9, 4, 3), attention(5, 70, 8, 4, 4)])
def test_grid_holds_every_workgroup(made: tuple[Kernel, Arrays]) -> None:
    kernel, _ = made
    whole = workgroups(kernel, TARGET)
    assert whole[1:] == (1, 1)
    narrow = replace(TARGET, max_workgroups=2)
    x, y, z = workgroups(kernel, narrow)
    assert (x, z) == (min(2, whole[0]), 1)
    assert x * (y - 1) < whole[0] <= x * y
    assert ("return;" in emit(kernel, narrow)) == (whole[0] > 2)


def test_too_many_buffers() -> None:
    b, (i,) = Body(), arange("i")
    total = b.load(0, (i,), f32)
    for n in range(1, 9):
        total = b.add(total, b.load(n, (i,), f32))
    buffers = [Buffer(f"x{n}", f32, (8,)) for n in range(10)]
    kernel = map_kernel(dict(i=8), buffers, [Store(9, (i,), total)])
    with pytest.raises(UnsupportedError, match=r"binds 10 buffers\n.*'test' grants 8 storage"):
        emit(kernel, TARGET)
    assert "binding(9)" in emit(kernel, replace(TARGET, max_storage_buffers=10))


def test_too_large_a_buffer() -> None:
    kernel, _ = softmax(6, 12)
    with pytest.raises(UnsupportedError, match=r"'x' of 288 bytes\n.*at most 287 bytes"):
        emit(kernel, replace(TARGET, max_binding_nbytes=287))


U32 = 2**32
coefficients = st.integers(-6, 40)


@given(
    sizes=st.lists(st.integers(2, 9), min_size=1, max_size=4),
    coefs=st.lists(coefficients, min_size=4, max_size=4),
    const=st.integers(-20, 50),
    by=st.integers(1, 20),
    data=st.data(),
)
def test_index_arithmetic(
    sizes: list[int], coefs: list[int], const: int, by: int, data: st.DataObject
) -> None:
    """Sums and quotients as the shader computes them, in u32, over variables of nested blocks."""
    shader = Shader(softmax(2, 2)[0], TARGET, frozenset())
    block, terms, text = shader.main, {}, dict[str, int]()
    for n, (size, coef) in enumerate(zip(sizes, coefs, strict=False)):
        shader.declare(f"x{n}", size, block)
        terms[f"x{n}"] = coef
        text[f"x{n}"] = data.draw(st.integers(0, size - 1))
    a = affine(const, terms)
    low = -a.span(shader.sizes)[0]
    a = a + Affine(max(0, low))  # an index is never negative
    value = a.const + sum(coef * text[name] for name, coef in a.terms)
    quotient, remainder = shader.divide(a, by)
    texts = [shader.index(x) for x in (a, quotient, remainder)]
    for line in shader.main.lines:
        name, expression = re.fullmatch(r"let (\w+) = (.*);", line).groups()  # type: ignore[union-attr]
        text[name] = evaluate(expression, text)
    assert [evaluate(t, text) for t in texts] == [value, value // by, value % by]


def evaluate(expression: str, names: dict[str, int]) -> int:
    python = re.sub(r"(\d)u\b", r"\1", expression).replace("/", "//")
    result: int = eval(python, {}, names) % U32
    return result


# --- the device ----------------------------------------------------------------------------------


def narrow_device() -> Device:
    """The adapter, said to grant less."""
    whole = Device.open()
    limits = replace(whole.target, max_workgroups=3, max_invocations=16)
    return Device(whole.wgpu, whole.handle, limits)


@on_device
@pytest.mark.parametrize(
    "made",
    [softmax(300, 12), softmax(9, 2000), matmul(50, 90, 12), attention(4, 70, 20, 8, 8)],
    ids=["row", "team", "contract", "attention"],
)
def test_fewer_threads_and_workgroups(made: tuple[Kernel, Arrays]) -> None:
    """A grid of several rows, the last not full."""
    kernel, arrays = made
    device = narrow_device()
    assert workgroups(kernel, device.target)[1] > 1
    sizes = re.search(r"workgroup_size\((\d+), (\d+)\)", emit(kernel, device.target))
    assert sizes is not None
    assert int(sizes[1]) * int(sizes[2]) <= 16
    check(kernel, arrays, device)


def doubled(size: int) -> Kernel:
    b, (i,) = Body(), arange("i")
    x = b.load(0, (i,), f32)
    buffers = (Buffer("x", f32, (size,)), Buffer("y", f32, (size,)))
    return map_kernel(dict(i=size), buffers, [Store(1, (i,), b.add(x, x))])


@on_device
def test_program_runs_its_kernels_in_order_on_shared_buffers() -> None:
    """y = 4·x, z = 8·x + constant: three dispatches, one of them reading what an upload filled."""
    b, (i,) = Body(), arange("i")
    total = b.add(b.load(0, (i,), f32), b.load(1, (i,), f32))
    buffers = tuple(Buffer(name, f32, (6,)) for name in "abc")
    add = map_kernel(dict(i=6), buffers, [Store(2, (i,), total)])
    twice, constant = doubled(6), normal(6, seed=1)
    steps = [(twice, (0, 1)), (twice, (1, 2)), (twice, (2, 3)), (add, (3, 4, 5))]
    program = GpuProgram(steps, [24] * 6, {4: constant}, [0], [5, 2])
    assert program.steps[0][0] is program.steps[2][0]  # equal text, one pipeline
    for seed in range(3):
        x = normal(6, seed=seed)
        z, y = (raw.view(np.float32) for raw in program([x]))
        np.testing.assert_array_equal(y, 4 * x)
        np.testing.assert_array_equal(z, 8 * x + constant)


@on_device
def test_uploads_are_arrays_or_bytes() -> None:
    x = normal(5)
    for data in (x, x.tobytes(), bytearray(x.tobytes()), memoryview(x)):
        program = GpuProgram([(doubled(5), (0, 1))], [20, 20], {0: data}, [], [1])
        np.testing.assert_array_equal(program([])[0].view(np.float32), 2 * x)


@on_device
def test_inputs_that_do_not_fit() -> None:
    program = GpuProgram([(doubled(5), (0, 1))], [20, 20], {}, [0], [1])
    with pytest.raises(InputError, match=r"an input of 40 bytes\n.*takes 20 bytes"):
        program([np.zeros(5)])  # float64
    with pytest.raises(InputError, match="0 inputs for a program of 1"):
        program([])


@on_device
def test_a_refused_shader_says_where() -> None:
    with pytest.raises(DeviceError, match=r"refused a shader") as caught:
        Device.open().pipeline("fn main() {\n  let x = 1 +;\n}", 1)
    assert caught.value.at == "line 2: let x = 1 +;"
    assert "expected expression" in caught.value.why


def test_no_adapter(monkeypatch: pytest.MonkeyPatch) -> None:
    wgpu = pytest.importorskip("wgpu")

    def none(**_: str) -> None:
        raise RuntimeError("no suitable adapter")

    monkeypatch.setattr(wgpu.gpu, "request_adapter_sync", none)
    with pytest.raises(DeviceError, match="no suitable adapter\n  try: .*mesa-vulkan-drivers"):
        Device.open.__wrapped__()
