"""Scalar forms at the ends of the range: NaN, infinities, signed zeros, and the extremes of
integers."""

from __future__ import annotations

import math

import numpy as np
import pytest

from kitsune.ir.dtypes import DType, f32, f64, i8, i32, i64, u8, u32, u64
from kitsune.ir.interp import evaluate
from kitsune.ir.ops import OPS, cast, cumsum, input_, max_, mean, min_, std, sum_, var
from tests.ops.cases import MAPS, TYPES, Case, arity, types_of
from tests.ops.elements import scalar_form
from tests.ops.test_rows import run
from tests.tolerances import RELATIVE

FLOATS = np.array(
    [
        np.nan,
        np.inf,
        -np.inf,
        0.0,
        -0.0,
        1.0,
        -1.0,
        0.5,
        -0.5,
        2.5,
        -3.5,
        1e-4,
        -1e-4,
        20.0,
        -20.0,
        88.7,
        -88.7,
        104.0,
        -104.0,
        1e9,
        -2e9,
        1.2e-38,
        -1.2e-38,
        1e-45,
        3.4e38,
        -3.4e38,
        12345.678,
    ]
)
ROWS = sorted({c.op for c in MAPS})


def of_floats(operands: int) -> list[str]:
    return [n for n in ROWS if arity(OPS[n]) == operands and f32 in types_of(OPS[n])]


def of_integers(operands: int) -> list[tuple[str, DType]]:
    return [
        (n, d)
        for n in ROWS
        if arity(OPS[n]) == operands
        for d in (i8, u8, i32, u32, i64, u64)
        if d in types_of(OPS[n])
    ]


def assert_same(got: np.ndarray, want: np.ndarray, limit: float, smallest: float) -> None:
    """NaNs, infinities and zeros at the same places, and what is between them to `limit`. Below the
    smallest normal number digits go missing."""
    want = np.broadcast_to(want, got.shape)
    odd = ~np.isfinite(want.astype(np.float64))
    np.testing.assert_array_equal(got[odd], want[odd])
    np.testing.assert_allclose(got[~odd], want[~odd].astype(np.float64), rtol=limit, atol=smallest)


@pytest.mark.parametrize("dtype", [f32, f64], ids=str)
@pytest.mark.parametrize("name", of_floats(1))
def test_functions_of_special_values(name: str, dtype: DType) -> None:
    case = Case(name, (FLOATS.shape,)).of(dtype)
    with np.errstate(over="ignore"):
        value = FLOATS.astype(dtype.numpy)
        sweep = np.geomspace(1e-40, 3e38, 200).astype(dtype.numpy)
    value = np.concatenate([value, sweep, -sweep])
    want = case.numpy([value.astype(np.float64)])
    with np.errstate(over="ignore"):
        want = want.astype(case.node().dtype.numpy)
    got = scalar_form(case, [value])
    if name in ("sin", "cos", "tan"):  # NumPy's own, in f32, of large angles
        near = np.abs(value) < 1e4
        got, want = got[near], want[near]
    assert_same(got, want, 2 * RELATIVE[dtype.name], float(np.finfo(dtype.numpy).tiny))


@pytest.mark.parametrize("dtype", [f32, f64], ids=str)
@pytest.mark.parametrize("name", of_floats(2))
def test_pairs_of_special_values(name: str, dtype: DType) -> None:
    case = Case(name, (FLOATS.shape, FLOATS.shape)).of(dtype)
    a, b = FLOATS[:, None].astype(dtype.numpy), FLOATS[None].astype(dtype.numpy)
    got, want = scalar_form(case, [a, b]), case.numpy([a, b])
    assert_same(got, want, RELATIVE[dtype.name], float(np.finfo(dtype.numpy).tiny))


@pytest.mark.parametrize("name", ["atan2", "mod", "fmod", "floor_div"])
def test_signs_of_zeros(name: str) -> None:
    value = np.array([0.0, -0.0, 1.0, -1.0, 2.0, -2.0, np.inf, -np.inf])
    case = Case(name, ((8, 1), (1, 8))).of(f64)
    a, b = value[:, None], value[None]
    got, want = scalar_form(case, [a, b]), case.numpy([a, b])
    np.testing.assert_array_equal(got, want)
    known = ~np.isnan(want)
    np.testing.assert_array_equal(np.signbit(got)[known], np.signbit(want)[known])


@pytest.mark.parametrize("name", ["sinh", "asinh", "atanh", "asin", "atan", "tan", "tanh", "sin"])
def test_odd_functions_keep_minus_zero(name: str) -> None:
    got = scalar_form(Case(name, ((2,),)).of(f64), [np.array([0.0, -0.0])])
    np.testing.assert_array_equal(got, [0, 0])
    np.testing.assert_array_equal(np.signbit(got), [False, True])


@pytest.mark.parametrize("name", ["asinh", "atanh", "sinh", "expm1", "log1p", "softsign", "asin"])
def test_no_digit_is_lost_near_zero(name: str) -> None:
    value = np.geomspace(1e-30, 1e-3, 50).astype(np.float32)
    case = Case(name, (value.shape,))
    want = case.numpy([value.astype(np.float64)])
    np.testing.assert_allclose(scalar_form(case, [value]), want, rtol=4 * 2.0**-23)


def test_nothing_overflows_before_the_result() -> None:
    """sinh and cosh of 89 are finite in f32, where e⁸⁹ is not."""
    value = np.array([88.9, 89.2, -89.2], np.float32)
    for name in ("sinh", "cosh"):
        want = OPS[name].numpy(value.astype(np.float64))
        np.testing.assert_allclose(scalar_form(Case(name, ((3,),)), [value]), want, rtol=2e-5)
    big = np.array([1e4, 500.0, -1e4, -500.0], np.float32)
    for name, want in {
        "softplus": [1e4, 500, 0, 0],
        "logsigmoid": [0, 0, -1e4, -500],
        "sigmoid": [1, 1, 0, 0],
        "mish": [1e4, 500, 0, 0],
        "silu": [1e4, 500, 0, 0],
    }.items():
        np.testing.assert_allclose(scalar_form(Case(name, ((4,),)), [big]), want, atol=1e-37)


# --- integers ------------------------------------------------------------------------------------


def extremes(dtype: DType) -> np.ndarray:
    limits = np.iinfo(dtype.numpy)
    low = [limits.min, limits.min + 1, -1, -2, -7] if limits.min else []
    return np.array([*low, 0, 1, 2, 3, 7, 31, 63, limits.max - 1, limits.max], dtype.numpy)


@pytest.mark.parametrize(("name", "dtype"), of_integers(1), ids=str)
def test_functions_of_extreme_integers(name: str, dtype: DType) -> None:
    value = extremes(dtype)
    case = Case(name, (value.shape,)).of(dtype)
    np.testing.assert_array_equal(
        scalar_form(case, [value]).astype(case.node().dtype.numpy), case.numpy([value])
    )


@pytest.mark.parametrize(("name", "dtype"), of_integers(2), ids=str)
def test_pairs_of_extreme_integers(name: str, dtype: DType) -> None:
    """Wrapping, division by zero, and shifts beyond the width."""
    a, b = extremes(dtype)[:, None], extremes(dtype)[None]
    case = Case(name, (a.shape, b.shape)).of(dtype)
    got = scalar_form(case, [a, b])
    np.testing.assert_array_equal(got.astype(case.node().dtype.numpy), case.numpy([a, b]))


def test_powers_of_integers() -> None:
    """Exact and wrapping, and of a negative exponent what is left of 1/x."""
    case = Case("pow", ((5,), (5,))).of(i32)
    a = np.array([3, 7, -1, 1, 2], np.int32)
    b = np.array([19, 11, -3, -2, -1], np.int32)
    want = [3**19, 7**11, -1, 1, 0]
    np.testing.assert_array_equal(case.numpy([a, b]), [math.remainder(w, 2**32) for w in want])
    np.testing.assert_array_equal(scalar_form(case, [a, b]), case.numpy([a, b]))


# --- casts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", [d for d in TYPES if d.is_int], ids=str)
def test_floats_to_integers_stop_at_the_bounds(dtype: DType) -> None:
    limits = np.iinfo(dtype.numpy)
    value = np.array([np.nan, np.inf, -np.inf, 1e30, -1e30, 1.9, -1.9, -0.5])
    x = input_("x", value.shape, f64)
    got = run(cast(x, dtype=dtype), [x], [value])
    low = max(limits.min, -1)
    np.testing.assert_array_equal(
        got, [0, limits.max, limits.min, limits.max, limits.min, 1, low, 0]
    )


# --- nothing, and something in the middle of it ---------------------------------------------------


@pytest.mark.parametrize("dtype", [d for d in TYPES if d.itemsize], ids=str)
def test_extremes_of_nothing_are_the_identity(dtype: DType) -> None:
    x = input_("x", (0, 2), dtype)
    low, high = (
        evaluate(fold(x, axes=(0,)), [np.zeros((0, 2), dtype.numpy)], {}) for fold in (max_, min_)
    )
    if dtype.is_float:
        assert np.isneginf(low.astype(float)).all()
        assert np.isposinf(high.astype(float)).all()
    else:
        limits = np.iinfo(dtype.numpy) if dtype.is_int else None
        assert (low == (limits.min if limits else False)).all()
        assert (high == (limits.max if limits else True)).all()


def test_averages_of_too_little() -> None:
    """NumPy's answer to the mean of nothing, torch's to the variance of one."""
    x, one = input_("x", (0,), f64), input_("one", (1,), f64)
    assert np.isnan(run(mean(x, (0,)), [x], [np.zeros(0)])).all()
    for spread in (var, std):
        assert np.isnan(run(spread(one, (0,)), [one], [np.ones(1)])).all()
        assert run(spread(one, (0,), correction=0), [one], [np.ones(1)]).item() == 0


def test_averages_equal_numpys() -> None:
    value = np.random.default_rng(0).normal(3, 2, (4, 5, 6))
    x = input_("x", value.shape, f64)
    for axes in [(0,), (1, 2), (0, 1, 2), ()]:
        want = value.mean(axes, keepdims=True)
        np.testing.assert_allclose(run(mean(x, axes), [x], [value]), want)
        if axes:
            for correction in (0, 1):
                want = value.var(axes, keepdims=True, ddof=correction)
                np.testing.assert_allclose(run(var(x, axes, correction), [x], [value]), want)
                np.testing.assert_allclose(
                    run(std(x, axes, correction), [x], [value]), np.sqrt(want)
                )


@pytest.mark.parametrize("dtype", [d for d in TYPES if not d.is_float or d.itemsize == 2], ids=str)
def test_sums_of_small_types_do_not_overflow(dtype: DType) -> None:
    """Integers are summed in i64, u64 in itself, and averages of halves in f32."""
    count = 1000
    x = input_("x", (count,), dtype)
    value = np.full(count, 100 if dtype.name != "bool" else 1, dtype.numpy)
    average = mean(x, (0,))
    assert average.dtype == (dtype if dtype.is_float else f32)
    assert float(run(average, [x], [value])[0]) == float(value[0])
    if not dtype.is_float:
        for made in (sum_(x, axes=(0,)), cumsum(x, axis=0)):
            assert made.dtype == (u64 if dtype == u64 else i64)
            assert run(made, [x], [value])[-1] == count * int(value[0])


@pytest.mark.parametrize("name", ["argmax", "argmin"])
@pytest.mark.parametrize("dtype", TYPES, ids=str)
def test_positions_of_extremes(name: str, dtype: DType) -> None:
    """First of several, and NaN above and below all."""
    value = np.array([[1, 0, 1, 0], [0, 1, 1, 0], [1, 1, 1, 1], [0, 0, 0, 1]]).astype(dtype.numpy)
    if dtype.is_float:
        value[2:, 2] = np.nan
    x = input_("x", value.shape, dtype)
    for axis in (0, 1):
        want = getattr(np, name)(value.astype(float), axis, keepdims=True)
        made = OPS[name](x, axis=axis)
        assert made.dtype == i64
        np.testing.assert_array_equal(run(made, [x], [value]), want)
        expand = OPS[name].expand
        assert expand is not None
        np.testing.assert_array_equal(run(expand(x, axis=axis), [x], [value]), want)


def test_logsumexp_of_infinities() -> None:
    value = np.array([[-np.inf, -np.inf], [np.inf, 1], [-np.inf, 2], [np.nan, 0], [1e4, 1e4]])
    x = input_("x", value.shape, f64)
    want = [[-np.inf], [np.inf], [2], [np.nan], [1e4 + np.log(2)]]
    row = OPS["logsumexp"]
    assert row.expand is not None
    for made in (row(x, axes=(1,)), row.expand(x, axes=(1,))):
        np.testing.assert_allclose(run(made, [x], [value]), want)
