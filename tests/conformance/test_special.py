"""The ends of the range on every back end: what IEEE defines for NaN and infinities, what halves
round to, how integers wrap, divide and convert."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import pytest

from kitsune.ir.dtypes import DTYPES, DType, bf16, boolean, f16, f32, f64
from kitsune.ir.node import Graph
from kitsune.ir.ops import (
    OPS,
    cast,
    constant,
    eq,
    input_,
    le,
    lt,
    max_,
    maximum,
    min_,
    minimum,
    prod_,
    softmax,
    sum_,
    where,
)
from tests.backends_fixture import CPU, FUSED, UNFUSED, Backend, check
from tests.ops.cases import MAPS, TYPES, arity, types_of
from tests.tolerances import assert_close

MAP_ROWS = sorted({c.op for c in MAPS})
INTEGERS = [d for d in DTYPES.values() if d.is_int]

SPECIAL = np.array(
    [
        np.nan,
        np.inf,
        -np.inf,
        0.0,
        -0.0,
        1.0,
        -1.0,
        3.4e38,
        -3.4e38,
        1.2e-38,
        -1.2e-38,
        1e-45,
        88.7,
        -104.0,
        20.0,
        -20.0,
        0.5,
        1e-4,
        -1e-4,
        12345.678,
    ],
    np.float32,
)


def float_rows(operands: int) -> list[str]:
    return [n for n in MAP_ROWS if arity(OPS[n]) == operands and f32 in types_of(OPS[n])]


# --- floats --------------------------------------------------------------------------------------


def sweep(dtype: DType) -> np.ndarray:
    """Special values and every magnitude of a type."""
    least, most = (1e-310, 1e308) if dtype.itemsize == 8 else (1e-40, 3e38)
    sizes = np.geomspace(least, most, 400)
    return np.concatenate([SPECIAL, sizes, -sizes]).astype(dtype.numpy)


def every_value(dtype: DType) -> np.ndarray:
    return np.arange(65536).astype(np.uint16).view(dtype.numpy)


@contextmanager
def raising(name: str) -> Iterator[None]:
    """Failures say which of several rows they are of."""
    try:
        yield
    except AssertionError as error:
        raise AssertionError(f"{name}: {error}") from None


def assert_function(name: str, dtype: DType, value: np.ndarray, got: np.ndarray) -> None:
    """To the digits of the type, each element by its own size."""
    node = OPS[name](input_("x", value.shape, dtype))
    with np.errstate(all="ignore"):
        exact = value.astype(np.float64)
        want = np.asarray(OPS[name].numpy(exact, **dict(node.attrs)))
        by = np.abs(np.where(np.isfinite(want), want, 0.0)) * 2
    if got.dtype == np.bool_:
        np.testing.assert_array_equal(got, want, err_msg=name)
        return
    if name == "normal_cdf":  # as exact as a part of 1, however small it is
        by = by + 1
    if name in ("gelu", "gelu_tanh"):  # the same, times x
        by = by + np.where(np.isfinite(exact), np.abs(exact), 0)
    if name == "silu":  # e^89 is infinite in f32 where 89/e^89 is not yet nothing
        by = by + 2.0**-96
    with raising(name):
        assert_close(got, want.astype(np.float64), dtype.name, by)


@pytest.mark.in_turn
@pytest.mark.parametrize("cpu", CPU, ids=str)
@pytest.mark.parametrize("dtype", [d for d in TYPES if d.is_float], ids=str)
def test_functions_over_their_whole_range(cpu: Backend, dtype: DType) -> None:
    """To 64 roundings of f32; of halves, every one there is. WGSL promises less."""
    value = every_value(dtype) if dtype.itemsize == 2 else sweep(dtype)
    x = input_("x", value.shape, dtype)
    outputs = tuple(OPS[name](x) for name in float_rows(1))
    got = cpu.run(Graph((x,), outputs), {"x": value}, UNFUSED)
    for name, mine in zip(float_rows(1), got, strict=True):
        assert_function(name, dtype, value, mine)


@pytest.mark.parametrize("cpu", CPU, ids=str)
@pytest.mark.parametrize("dtype", [d for d in TYPES if d in (f16, bf16)], ids=str)
def test_f16_and_bf16_are_rounded_as_numpy_rounds_them(cpu: Backend, dtype: DType) -> None:
    """Every half, the numbers midway between two, those next to them, and any bits at all; stored,
    and rounded on the way to another value."""
    halves = every_value(dtype).astype(np.float32)
    bits = np.random.default_rng(0).integers(0, 1 << 32, 5000, np.uint32).view(np.float32)
    with np.errstate(all="ignore"):
        midway = (halves[:-1] + halves[1:]) / 2
        value = np.concatenate([halves, midway, np.nextafter(midway, 0), bits])
        want = value.astype(dtype.numpy)
    x = input_("x", value.shape)
    outputs = (cast(x, dtype=dtype), cast(cast(x, dtype=dtype), dtype=f32))
    got = cpu.run(Graph((x,), outputs), {"x": value}, FUSED)
    for mine in got:
        np.testing.assert_array_equal(mine.astype(np.float32), want.astype(np.float32))


# Those whose result IEEE defines to the last bit.
EXACT = {
    "add",
    "sub",
    "mul",
    "div",
    "maximum",
    "minimum",
    "lt",
    "le",
    "gt",
    "ge",
    "eq",
    "ne",
    "logical_and",
    "logical_or",
    "logical_xor",
}


@pytest.mark.in_turn
@pytest.mark.parametrize("name", sorted(EXACT))
def test_pairs_of_special_values(backend: Backend, name: str) -> None:
    """IEEE arithmetic, comparisons that NaN makes false, extremes that NaN wins: bit for bit."""
    a, b = input_("a", (len(SPECIAL), 1)), input_("b", (1, len(SPECIAL)))
    feeds = {"a": SPECIAL[:, None], "b": SPECIAL[None]}
    got = backend.run(Graph((a, b), (OPS[name](a, b),)), feeds, FUSED)[0]
    with np.errstate(all="ignore"):
        np.testing.assert_array_equal(got, OPS[name].numpy(SPECIAL[:, None], SPECIAL[None]))


@pytest.mark.parametrize("cpu", CPU, ids=str)
@pytest.mark.parametrize("dtype", [f32, f64], ids=str)
def test_functions_of_two_special_values(cpu: Backend, dtype: DType) -> None:
    value = SPECIAL.astype(dtype.numpy)
    a, b = input_("a", (len(value), 1), dtype), input_("b", (1, len(value)), dtype)
    feeds = {"a": value[:, None], "b": value[None]}
    names = [n for n in float_rows(2) if n not in EXACT]
    got = cpu.run(Graph((a, b), tuple(OPS[n](a, b) for n in names)), feeds, UNFUSED)
    for name, mine in zip(names, got, strict=True):
        with np.errstate(all="ignore"):
            want = np.asarray(OPS[name].numpy(value[:, None], value[None])).astype(np.float64)
        with raising(name):
            assert_close(mine, want, dtype.name, np.abs(np.where(np.isfinite(want), want, 0.0)))


@pytest.mark.in_turn
@pytest.mark.parametrize("number", [0.0, 1.5, -np.inf, np.inf, np.nan])
@pytest.mark.parametrize("op", [maximum, minimum, lt, le, eq], ids=lambda row: row.name)
def test_comparison_with_a_number(backend: Backend, op: object, number: float) -> None:
    """A constant operand is written into the code: on either side it compares the same."""
    assert callable(op)
    x = input_("x", SPECIAL.shape)
    outputs = (op(x, constant(number)), op(constant(number), x))
    got = backend.run(Graph((x,), outputs), {"x": SPECIAL}, FUSED)
    row = OPS[outputs[0].op]
    np.testing.assert_array_equal(got[0], row.numpy(SPECIAL, np.float32(number)))
    np.testing.assert_array_equal(got[1], row.numpy(np.float32(number), SPECIAL))


def test_choice_keeps_what_is_not_a_number(backend: Backend) -> None:
    c = input_("c", (20,), boolean)
    a, b = input_("a", (20,)), input_("b", (20,))
    feeds = {"c": np.arange(20) % 3 == 0, "a": SPECIAL, "b": SPECIAL[::-1].copy()}
    got = backend.run(Graph((c, a, b), (where(c, a, b),)), feeds, FUSED)[0]
    np.testing.assert_array_equal(got, np.where(feeds["c"], feeds["a"], feeds["b"]))


@pytest.mark.in_turn
@pytest.mark.parametrize("axis", [0, 1])
@pytest.mark.parametrize("fold", [sum_, prod_, max_, min_], ids=lambda row: row.name)
@pytest.mark.parametrize("at", [0, 5, 16, 36])
def test_one_special_value_decides_a_reduction(
    backend: Backend, fold: object, axis: int, at: int
) -> None:
    """In a full vector and in the tail, along the lanes and across them."""
    assert callable(fold)
    value = np.random.default_rng(0).standard_normal((3, 37)).astype(np.float32)
    value[:, at] = [np.nan, np.inf, -np.inf]
    value = value if axis == 1 else value.T.copy()
    x = input_("x", value.shape)
    node = fold(x, axes=(axis,))
    got = backend.run(Graph((x,), (node,)), {"x": value}, FUSED)[0]
    want = OPS[node.op].numpy(value, (axis,))
    np.testing.assert_allclose(got, want, rtol=1e-5)


def test_softmax_of_masked_rows(backend: Backend) -> None:
    """A masked key weighs nothing; a row with nothing left, or with an infinity, is NaN."""
    value = np.random.default_rng(0).standard_normal((4, 37)).astype(np.float32)
    value[0, 5:] = -np.inf
    value[1] = -np.inf
    value[2, 36] = np.inf
    value[3, 3] = np.nan
    x = input_("x", value.shape)
    check(backend, Graph((x,), (softmax(x, axes=(1,)),)), {"x": value})


# --- integers ------------------------------------------------------------------------------------


def extremes(dtype: DType) -> np.ndarray:
    """The bounds of a type, what is beside them, and small numbers of either sign."""
    limits = np.iinfo(dtype.numpy)  # type: ignore[type-var]
    near = [limits.min, limits.min + 1, limits.max - 1, limits.max, limits.max // 2, 100]
    small = range(0 if dtype.family == "uint" else -5, 12)
    return np.array([*near, *small], dtype.numpy)


@pytest.mark.in_turn
@pytest.mark.parametrize("dtype", INTEGERS, ids=str)
def test_integers_wrap_and_divide(backend: Backend, dtype: DType) -> None:
    """Nothing traps: not a division by zero, not the least number divided by −1."""
    value = extremes(dtype)
    a, b = input_("a", (len(value), 1), dtype), input_("b", (1, len(value)), dtype)
    names = [n for n in MAP_ROWS if arity(OPS[n]) == 2 and dtype in types_of(OPS[n])]
    graph = Graph((a, b), tuple(OPS[n](a, b) for n in names))
    if lacking := backend.lacks(graph):
        pytest.skip(f"no {lacking} on {backend}")
    got = backend.run(graph, {"a": value[:, None], "b": value[None]}, FUSED)
    for name, mine in zip(names, got, strict=True):
        with np.errstate(all="ignore"):
            want = OPS[name].numpy(value[:, None], value[None])
        np.testing.assert_array_equal(mine, want, err_msg=name)


@pytest.mark.in_turn
@pytest.mark.parametrize("dtype", INTEGERS, ids=str)
def test_integers_divided_by_a_number(backend: Backend, dtype: DType) -> None:
    """A divisor that is written into the code."""
    value = extremes(dtype)
    x = input_("x", value.shape, dtype)
    names = ("floor_div", "mod", "fmod")
    by = [n for n in (0, 1, -1, 3, -4, 8, 100) if n >= 0 or dtype.family == "int"]
    graph = Graph((x,), tuple(OPS[n](x, b) for n in names for b in by))
    if lacking := backend.lacks(graph):
        pytest.skip(f"no {lacking} on {backend}")
    got = iter(backend.run(graph, {"x": value}, FUSED))
    for name in names:
        for b in by:
            with np.errstate(all="ignore"):
                want = OPS[name].numpy(value, np.asarray(b, dtype.numpy))
            np.testing.assert_array_equal(next(got), want, err_msg=f"{name} {b}")


# --- from one type to another --------------------------------------------------------------------


def awkward(dtype: DType) -> np.ndarray:
    """Numbers around every integer type's bounds, or a type's own extremes."""
    if dtype == boolean:
        return np.arange(37) % 3 == 0
    if dtype.is_int:
        return np.resize(extremes(dtype), 37)
    ends = [2.0**n for n in (7, 8, 15, 16, 31, 32, 63, 64)]
    value = [*SPECIAL, *ends, *(-e for e in ends), *(e - 0.5 for e in ends[:4]), 2.5, -3.5]
    with np.errstate(over="ignore"):
        return np.array(value).astype(dtype.numpy)


@pytest.mark.in_turn
@pytest.mark.parametrize("source", TYPES, ids=str)
def test_casts_of_awkward_numbers(backend: Backend, source: DType) -> None:
    value = awkward(source)
    x = input_("x", value.shape, source)
    wanted = [d for d in TYPES if d != source and d in backend.dtypes]
    graph = Graph((x,), tuple(cast(x, dtype=d) for d in wanted))
    if lacking := backend.lacks(graph):
        pytest.skip(f"no {lacking} on {backend}")
    for dtype, mine in zip(wanted, backend.run(graph, {"x": value}, FUSED), strict=True):
        exact = value.astype(np.float64) if source.is_float else value
        with np.errstate(all="ignore"):
            want = OPS["cast"].numpy(exact, dtype=dtype)
        as_f64 = (np.asarray(a, np.float64) if dtype.is_float else a for a in (mine, want))
        np.testing.assert_array_equal(*as_f64, err_msg=str(dtype))
