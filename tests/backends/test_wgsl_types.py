"""Primitives in every type WGSL can hold, casts between them, how they are stored; functions."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from kitsune.backends.webgpu.primitives import FLOAT, table
from kitsune.backends.webgpu.wgsl import HELD, SUPPORTED_DTYPES
from kitsune.ir.affine import Affine, affine
from kitsune.ir.dtypes import DTYPES, DType, bf16, boolean, f16, f32, i8, i16, i32, u8, u16, u32
from kitsune.lower.kernel import COMPARISONS, PRIMITIVES, Axis, Body, Buffer, Kernel, Prim, Store
from tests.backends.wgsl_kernels import INF, NAN, arange, check, map_kernel, meaning, normal, run

pytestmark = pytest.mark.webgpu

NUMBERS = [i32, u32, i16, u16, i8, u8]
VALUES = [f32, *NUMBERS, boolean]
BY_FOURS = pytest.mark.parametrize("size", [20, 19], ids=["by fours", "one by one"])

SPECIAL = np.array(
    [
        NAN,
        INF,
        -INF,
        0.0,
        -0.0,
        1.0,
        -1.0,
        0.5,
        -2.5,
        15.5,
        -88.5,
        200.0,
        -200.0,
        1e30,
        -1e30,
        3e38,
        -3e38,
        1e-6,
        -1e-30,
        7.25,
    ],
    np.float32,
)


def some(dtype: DType, size: int = 20) -> np.ndarray:
    """Bounds, small numbers and numbers between; in a fixed order."""
    if dtype == f32:
        return SPECIAL[:size]
    if dtype == boolean:
        return np.arange(size) % 3 == 0
    limits = np.iinfo(dtype.numpy)  # type: ignore[type-var]
    small = [0, 1, 2, 3, 5, 7, 8, 9, 31, 33]
    drawn = np.random.default_rng(0).integers(limits.min, limits.max, size, dtype.numpy, True)
    ends = [limits.min, limits.max, limits.min + 1, limits.max - 1]
    wanted = [*ends, *([-n for n in small[1:4]] if limits.min else []), *small]
    return np.array([*wanted, *drawn], dtype.numpy)[:size]


def pairs(dtype: DType, size: int, op: str) -> Kernel:
    """out[i, j] = op(x[i], x[j]); `where` chooses by their order."""
    b, (i, j) = Body(), arange("i", "j")
    x, y = b.load(0, (i,), dtype), b.load(0, (j,), dtype)
    args = {1: [y], 2: [x, y], 3: [b.lt(x, y), x, y]}[PRIMITIVES[op]]
    made = boolean if op in COMPARISONS else dtype
    buffers = (Buffer("x", dtype, (size,)), Buffer("out", made, (size, size)))
    stores = [Store(1, (i, j), getattr(b, op)(*args))]
    return map_kernel({"i": size, "j": size}, buffers, stores)


# --- primitives ----------------------------------------------------------------------------------


@BY_FOURS
@pytest.mark.parametrize("op", FLOAT)
def test_float_on_special_values(op: str, size: int) -> None:
    kernel = pairs(f32, size, op)
    arrays = {0: SPECIAL[:size]}
    got, want = run(kernel, arrays)[1], meaning(kernel, arrays)[1]
    with np.errstate(over="ignore"):
        want = want.astype(got.dtype)
    # WGSL allows exp and tanh a few units in the last place, and to flush what is denormal.
    np.testing.assert_allclose(got, want, rtol=3e-6, atol=1e-37)


@BY_FOURS
@pytest.mark.parametrize("dtype", [*NUMBERS, boolean], ids=str)
def test_every_primitive_of_integers(dtype: DType, size: int) -> None:
    """Each op's results in a slice of their own, as i32 where that holds them: they wrap around in
    their own type, and nothing traps."""
    b, (i, j) = Body(), arange("i", "j")
    x, y = b.load(0, (i,), dtype), b.load(0, (j,), dtype)
    made: list[Prim] = []
    for op in table(dtype):
        args = {1: [y], 2: [x, y], 3: [b.lt(x, y), x, y]}[PRIMITIVES[op]]
        value = getattr(b, op)(*args)
        made.append(b.cast(value, i32) if value.dtype.itemsize < 4 else value)
    buffers = [Buffer("x", dtype, (size,))]
    stores = []
    for kind in dict.fromkeys(p.dtype for p in made):
        values = [p for p in made if p.dtype == kind]
        places = [(Affine(n), i, j) for n in range(len(values))]
        stores += [Store(len(buffers), at, p) for at, p in zip(places, values, strict=True)]
        buffers.append(Buffer(kind.name, kind, (len(values), size, size)))
    kernel = map_kernel({"i": size, "j": size}, buffers, stores)
    arrays = {0: some(dtype, size)}
    got, want = run(kernel, arrays), meaning(kernel, arrays)
    for s in stores:
        at = s.index[0].const
        shown = s.value.args[0].op if s.value.op == "cast" else s.value.op
        np.testing.assert_array_equal(got[s.buffer][at], want[s.buffer][at], err_msg=shown)


@pytest.mark.parametrize("dtype", [i32, u32, boolean], ids=str)
def test_constants_of_every_type(dtype: DType) -> None:
    limits = (0, 1) if dtype == boolean else np.iinfo(dtype.numpy)  # type: ignore[type-var]
    ends = limits if isinstance(limits, tuple) else (limits.min, limits.max)
    b, (i,) = Body(), arange("i")
    low, high = (b.const(int(n), dtype) for n in ends)
    chosen = b.where(b.load(0, (i,), boolean), low, high)
    buffers = (Buffer("c", boolean, (6,)), Buffer("y", dtype, (6,)), Buffer("both", dtype, (6,)))
    both = b.xor(low, high)  # of two constants
    stores = [Store(1, (i,), chosen), Store(2, (i,), both)]
    check(map_kernel({"i": 6}, buffers, stores), {0: np.arange(6) % 2 == 0})


# --- types ---------------------------------------------------------------------------------------

CAST = np.array(
    [
        NAN,
        INF,
        -INF,
        0.0,
        -0.0,
        0.9,
        -0.9,
        1.5,
        -1.5,
        127.0,
        128.5,
        -128.9,
        -129.0,
        255.9,
        256.0,
        32767.5,
        -32769.0,
        65535.5,
        65536.0,
        2147483520.0,
        2147483648.0,
        -2147483648.0,
        -3e9,
        4294967040.0,
        4294967296.0,
        1e20,
        -1e20,
        1e-40,
    ],
    np.float32,
)


@pytest.mark.parametrize("drop", [0, 1], ids=["by fours", "one by one"])
@pytest.mark.parametrize("source", VALUES, ids=str)
def test_casts(source: DType, drop: int) -> None:
    """To every type: saturated from floats, wrapped from integers."""
    x = CAST if source == f32 else some(source)
    x = x[: len(x) - drop]
    b, (i,) = Body(), arange("i")
    loaded = b.load(0, (i,), source)
    targets = [d for d in VALUES if d != source]
    buffers = [Buffer("x", source, x.shape), *(Buffer(d.name, d, x.shape) for d in targets)]
    stores = [Store(n + 1, (i,), b.cast(loaded, d)) for n, d in enumerate(targets)]
    kernel = map_kernel({"i": len(x)}, buffers, stores)
    got, want = run(kernel, {0: x}), meaning(kernel, {0: x})
    for n, d in enumerate(targets):
        exact = want[n + 1].astype(d.numpy)
        if source == f32 and d == boolean:
            exact = (x != 0) | np.isnan(x)
        np.testing.assert_array_equal(got[n + 1], exact, err_msg=f"{source} to {d}")


@pytest.mark.parametrize(
    ("source", "to"),
    [(f32, i32), (f32, u32), (i32, f32), (u32, i32), (i8, u8), (u8, i8), (i16, u16), (u16, i16)],
    ids=str,
)
@BY_FOURS
def test_bits(source: DType, to: DType, size: int) -> None:
    b, (i,) = Body(), arange("i")
    raw = np.random.default_rng(1).integers(0, 256, (size, source.itemsize), np.uint8)
    x = raw.reshape(-1).view(source.numpy)
    if f32 in (source, to):  # a NaN may lose its digits, and what is denormal its value
        exponent = x.view(np.uint32) >> 23 & 255
        x = np.where((exponent == 0) | (exponent == 255), source.numpy.type(7), x)
    buffers = (Buffer("x", source, (size,)), Buffer("y", to, (size,)))
    kernel = map_kernel({"i": size}, buffers, [Store(1, (i,), b.bits(b.load(0, (i,), source), to))])
    np.testing.assert_array_equal(run(kernel, {0: x})[1].view(source.numpy), x)


HALVES = np.array(
    [
        NAN,
        INF,
        -INF,
        0.0,
        -0.0,
        1.0,
        1 + 2**-11,
        1 + 3 * 2**-11,
        65504.0,
        65519.0,
        65520.0,
        -1e30,
        2.0**-14,
        2.0**-14 - 2.0**-26,
        2.0**-24,
        2.0**-25,
        2.0**-25 * 1.0001,
        3.1e-6,
        1 + 2**-8,
        1 + 3 * 2**-8,
        3.4e38,
        0.1,
        -0.3,
        1234.5,
    ],
    np.float32,
)


@pytest.mark.parametrize("half", [f16, bf16], ids=str)
@pytest.mark.parametrize("drop", [0, 1], ids=["by fours", "one by one"])
def test_f16_and_bf16_are_rounded_where_they_are_cast_and_stored(half: DType, drop: int) -> None:
    """To the nearest, ties to even; read back exactly."""
    if half == bf16:
        pytest.importorskip("ml_dtypes")
    x = HALVES[: len(HALVES) - drop]
    b, (i,) = Body(), arange("i")
    value, again = b.load(0, (i,), f32), b.load(1, (i,), half)
    buffers = (
        Buffer("x", f32, x.shape),
        Buffer("h", half, x.shape),
        Buffer("cast", f32, x.shape),
        Buffer("stored", half, x.shape),
        Buffer("read", f32, x.shape),
    )
    stores = [Store(2, (i,), b.cast(value, half)), Store(3, (i,), value), Store(4, (i,), again)]
    with np.errstate(over="ignore"):
        want = x.astype(half.numpy)
    got = run(map_kernel({"i": len(x)}, buffers, stores), {0: x, 1: want})
    for n in (2, 3, 4):
        np.testing.assert_array_equal(got[n].astype(np.float32), want.astype(np.float32))


# --- storage -------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", sorted(SUPPORTED_DTYPES))
@pytest.mark.parametrize("width", [8, 5])
def test_every_type_is_stored_beside_its_neighbours(dtype: str, width: int) -> None:
    """Copied, backwards, and every other one: words are shared by elements of several threads."""
    kind = DTYPES[dtype]
    if dtype == "bf16":
        pytest.importorskip("ml_dtypes")
    b, (i, j) = Body(), arange("i", "j")
    x = b.load(0, (i, j), kind)
    shape = (70, width)
    buffers = (
        Buffer("x", kind, shape),
        Buffer("copy", kind, shape),
        Buffer("flip", kind, shape),
        Buffer("both", kind, (*shape, 2)),
    )
    stores = [
        Store(1, (i, j), x),
        Store(2, (i, affine(width - 1, {"j": -1})), x),
        Store(3, (i, j, Affine(0)), x),
        Store(3, (i, j, Affine(1)), x),
    ]
    raw = normal(*shape) * 100
    data = (raw > 0) if kind == boolean else np.abs(raw).astype(kind.numpy)
    data = -data if kind.family in ("int", "float") else data
    got = run(map_kernel({"i": 70, "j": width}, buffers, stores), {0: data})
    np.testing.assert_array_equal(got[1], data)
    np.testing.assert_array_equal(got[2], data[:, ::-1])
    np.testing.assert_array_equal(got[3], np.stack([data, data], -1))


# --- reductions ----------------------------------------------------------------------------------


@pytest.mark.parametrize("row", [1, 3, 8, 2048])
@pytest.mark.parametrize("dtype", [*VALUES], ids=str)
def test_reductions(row: int, dtype: DType) -> None:
    """No outer axis at all; a long row is shared by the threads of a workgroup. Small integers wrap
    around in their own type."""
    kinds = ("sum", "prod", "max", "min")
    b, (r,) = Body(), arange("r")
    x = b.load(0, (r,), dtype)
    made = [b.reduce(k, ("r",), x) for k in kinds]
    if dtype.is_int and dtype.itemsize < 4:
        made = [b.cast(p, i32) for p in made]
    buffers = (
        Buffer("x", dtype, (row,)),
        *(Buffer(k, p.dtype, (1,)) for k, p in zip(kinds, made, strict=True)),
    )
    stores = [Store(n + 1, (Affine(),), p) for n, p in enumerate(made)]
    data = np.random.default_rng(row).integers(0, 250, row)
    values = data % 3 > 0 if dtype == boolean else data.astype(dtype.numpy)
    if dtype == f32:
        values = (1 + (data % 7 - 3) / 4096).astype(np.float32)
    kernel = Kernel("row", (Axis("r", row, "row"),), buffers, tuple(stores))
    check(kernel, {0: values}, tolerance=3e-5)


@pytest.mark.parametrize("dtype", sorted(HELD.keys() & SUPPORTED_DTYPES))
def test_reductions_of_nothing(dtype: str) -> None:
    kind, kinds = DTYPES[dtype], ("sum", "prod", "max", "min")
    b, (o, r) = Body(), arange("o", "r")
    x = b.load(0, (o, r), kind)
    buffers = (Buffer("x", kind, (5, 0)), *(Buffer(k, kind, (5,)) for k in kinds))
    stores = tuple(Store(n + 1, (o,), b.reduce(k, ("r",), x)) for n, k in enumerate(kinds))
    axes = (Axis("o", 5, "outer"), Axis("r", 0, "row"))
    check(Kernel("row", axes, buffers, stores), {0: np.zeros((5, 0), kind.numpy)})


# --- how far functions are off -------------------------------------------------------------------


def ulps(got: np.ndarray, want: np.ndarray) -> np.ndarray:
    """In units of the last place of `want`; where that has none, whether both are the same."""
    with np.errstate(over="ignore"):
        near = want.astype(np.float32)
    normal_ = np.isfinite(near) & (np.abs(want) >= 2.0**-126)
    size = np.spacing(np.abs(np.where(normal_, near, 1.0)).astype(np.float32))
    with np.errstate(invalid="ignore"):
        error = np.abs(got - want) / size
    same = (got == near) | (np.isnan(got) & np.isnan(near))
    tiny = (np.abs(want) < 2.0**-126) & (np.abs(got) <= 2.0**-126)
    return np.where(normal_, np.where(np.isnan(error), INF, error), np.where(same | tiny, 0, INF))


def floats(size: int, seed: int) -> np.ndarray:
    """Any bits, numbers near 1 in size, and what is next to multiples of π/2."""
    rng = np.random.default_rng(seed)
    part = size // 3
    any_bits = rng.integers(0, 2**32, part, dtype=np.uint32).view(np.float32)
    quarters = (np.arange(1, part + 1) * (np.pi / 2)).astype(np.float32)
    near = rng.uniform(-4, 4, size - 2 * part).astype(np.float32)
    return np.concatenate([any_bits, quarters, near])


BOUNDS: dict[str, tuple[float, Callable[..., Any]]] = {
    "log": (1.3, np.log),
    "log1p": (2.8, np.log1p),
    "expm1": (2.0, np.expm1),
    "sin": (2.9, np.sin),
    "cos": (2.9, np.cos),
    "atan": (2.8, np.arctan),
    "tanh": (8.0, np.tanh),
    "erf": (3.0, np.vectorize(math.erf, otypes=[np.float64])),
    "exp": (70.0, np.exp),
    "sqrt": (1.0, np.sqrt),
    "rsqrt": (2.0, lambda x: 1 / np.sqrt(x)),
    "pow": (6.0, np.power),
    "rem": (0.0, np.fmod),
}


@pytest.mark.parametrize("op", BOUNDS)
@pytest.mark.parametrize("size", [20000, 19999], ids=["by fours", "one by one"])
def test_functions_are_as_accurate_as_they_say(op: str, size: int) -> None:
    b, (i,) = Body(), arange("i")
    count = PRIMITIVES[op]
    loads = [b.load(n, (i,), f32) for n in range(count)]
    buffers = [Buffer(f"x{n}", f32, (size,)) for n in range(count + 1)]
    kernel = map_kernel({"i": size}, buffers, [Store(count, (i,), getattr(b, op)(*loads))])
    args = [floats(size, n) for n in range(count)]
    bound, exact = BOUNDS[op]
    with np.errstate(all="ignore"):
        want = exact(*(a.astype(np.float64) for a in args))
    error = ulps(run(kernel, dict(enumerate(args)))[count], want)
    worst = int(error.argmax())
    assert error[worst] <= bound, f"{op}{tuple(a[worst] for a in args)}: {error[worst]:.2f} ULP"
