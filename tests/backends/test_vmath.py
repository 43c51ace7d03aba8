"""vmath over a sample of all floats, on every x86-64 level this machine can run."""

from __future__ import annotations

import math
import re
from fractions import Fraction

import numpy as np
import pytest

from kitsune.backends.cpu import vmath
from kitsune.backends.cpu.jit import assembly, compile_object, host_target
from kitsune.backends.cpu.schedule.expression_rewrites import LIFT
from kitsune.target import CPU_LEVELS, X86_64_V3, CpuTarget
from tests.backends.object_symbols import undefined_functions
from tests.backends.vmath_cases import (
    FLOAT,
    FLOAT_INFO,
    LEVELS,
    UNARY,
    arguments,
    around,
    as_longdouble,
    dtypes,
    errors,
    expected,
    inputs,
    loop_text,
    on_levels,
    pairs,
    pi_bits,
    run,
    same,
)

INF, NAN = math.inf, math.nan
FORMS = [
    *((dtype, name, False) for dtype, functions in vmath.FUNCTIONS.items() for name in functions),
    *((dtype, name, True) for dtype, functions in vmath.FAST.items() for name in functions),
]
forms = pytest.mark.parametrize(("dtype", "name", "fast"), FORMS)


def bound(pair: tuple[float, ...], target: CpuTarget) -> float:
    return pair[0] if target.fma else pair[1]


# --- strict --------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", [*LEVELS, host_target()], ids=lambda t: t.name)
@dtypes
@pytest.mark.parametrize("name", [*(n for n in UNARY if n in vmath.ULP["f32"]), "pow"])
def test_error_stays_within_the_stated_bound(name: str, dtype: str, target: CpuTarget) -> None:
    args = arguments(name, dtype)
    error = errors(run(name, target.lanes, target, *args), expected(name, dtype))
    worst = int(np.argmax(error))
    at = [a[worst] for a in args]
    assert error[worst] <= bound(vmath.ULP[dtype][name], target), f"at {at!r}"


@pytest.mark.parametrize("target", [*LEVELS, host_target()], ids=lambda t: t.name)
@dtypes
def test_the_normal_distribution_is_as_exact_as_a_part_of_one(
    dtype: str, target: CpuTarget
) -> None:
    (x,) = arguments("normal_cdf", dtype)
    y, exact = run("normal_cdf", target.lanes, target, x), expected("normal_cdf", dtype)
    known = ~np.isnan(x)
    assert np.isnan(y[~known]).all()
    assert (y[known] >= 0).all()
    assert (y[known] <= 1).all()
    error = np.abs(y[known] - exact[known]) * 2.0 ** (FLOAT_INFO[dtype].nmant + 1)
    worst = int(np.argmax(error))
    at = x[known][worst]
    assert error[worst] <= bound(vmath.OF_ONE[dtype]["normal_cdf"], target), f"at {at!r}"


@on_levels
def test_the_normal_distribution_keeps_its_size_far_below_zero(target: CpuTarget) -> None:
    """In f32, as far as the square root of its digits; then it goes to zero and stays there."""
    x = np.linspace(-5.0, -1.0, 10_001).astype(np.float32)
    exact = np.array([math.erfc(-v * math.sqrt(0.5)) / 2 for v in x.tolist()])
    error = run("normal_cdf", target.lanes, target, x) / exact - 1
    assert (np.abs(error) <= 8.5e-7 / np.sqrt(exact)).all()
    far = -np.geomspace(8.1, 3e38, 10_001).astype(np.float32)
    assert not run("normal_cdf", target.lanes, target, far).any()


@on_levels
@dtypes
def test_a_remainder_is_exact(dtype: str, target: CpuTarget) -> None:
    with np.errstate(invalid="ignore"):
        want = np.fmod(*pairs(dtype))
    assert same(run("rem", target.lanes, target, *pairs(dtype)), want).all()


@on_levels
@forms
def test_every_lane_count_gives_the_same_bits(
    dtype: str, name: str, fast: bool, target: CpuTarget
) -> None:
    args = [np.concatenate([a[:24_000:32], a[-6_001:]]) for a in arguments(name, dtype)]
    args = [a[: a.size - 1 | 1] for a in args]  # an odd number: the last vector is a partial one
    want = run(name, target.lanes, target, *args, fast=fast)
    for lanes in (1, 2, 4, 8, 16):
        assert same(run(name, lanes, target, *args, fast=fast), want).all(), lanes


def test_every_function_has_a_bound() -> None:
    for dtype, functions in vmath.FUNCTIONS.items():
        assert vmath.ULP[dtype].keys() | vmath.OF_ONE[dtype].keys() == functions.keys()
        assert vmath.FAST_ERROR[dtype].keys() == vmath.FAST[dtype].keys()


# --- special values ------------------------------------------------------------------------------


Rows = list[tuple[float, ...]]
Special = dict[str, Rows]


def special(dtype: str) -> Special:
    """Arguments and exact results."""
    tiny, huge = float(FLOAT_INFO[dtype].smallest_subnormal), float(FLOAT_INFO[dtype].max)
    odd = [(0.0, 0.0), (-0.0, -0.0), (tiny, tiny), (-tiny, -tiny), (NAN, NAN)]
    return {
        **special_exponentials(dtype, tiny, huge, odd),
        **special_curves(tiny, huge, odd),
        **special_powers(tiny, huge),
    }


def special_exponentials(dtype: str, tiny: float, huge: float, odd: Rows) -> Special:
    low = {"f32": -103.9, "f64": -745.1}[dtype]  # e^low is the smallest denormal
    lift = 2.0 ** LIFT[dtype]
    return {
        "exp": [
            (INF, INF),
            (-INF, 0.0),
            (NAN, NAN),
            (0.0, 1.0),
            (-0.0, 1.0),
            (tiny, 1.0),
            (low, tiny),
            (low - 0.5, 0.0),
            (-huge, 0.0),
            (huge, INF),
        ],
        "exp_lifted": [(NAN, NAN), (0.0, lift), (-0.0, lift), (-tiny, lift)],
        "expm1": [*odd, (INF, INF), (-INF, -1.0), (huge, INF), (-huge, -1.0), (-50.0, -1.0)],
        "log": [
            (INF, INF),
            (-INF, NAN),
            (NAN, NAN),
            (0.0, -INF),
            (-0.0, -INF),
            (1.0, 0.0),
            (-1.0, NAN),
            (-tiny, NAN),
            (-huge, NAN),
        ],
        "log1p": [*odd, (INF, INF), (-INF, NAN), (-1.0, -INF), (-1.5, NAN), (-huge, NAN)],
    }


def special_curves(tiny: float, huge: float, odd: Rows) -> Special:
    return {
        "tanh": [*odd, (INF, 1.0), (-INF, -1.0), (huge, 1.0), (-huge, -1.0), (19.5, 1.0)],
        "erf": [
            (0.0, 0.0),
            (-0.0, -0.0),
            (NAN, NAN),
            (tiny, tiny),
            (-tiny, -tiny),
            (INF, 1.0),
            (-INF, -1.0),
            (huge, 1.0),
            (-huge, -1.0),
            (6.5, 1.0),
        ],
        "normal_cdf": [
            (0.0, 0.5),
            (-0.0, 0.5),
            (tiny, 0.5),
            (-tiny, 0.5),
            (NAN, NAN),
            (INF, 1.0),
            (-INF, 0.0),
            (huge, 1.0),
            (-huge, 0.0),
            (9.0, 1.0),
        ],
        "sin": [*odd, (INF, NAN), (-INF, NAN)],
        "cos": [(0.0, 1.0), (-0.0, 1.0), (tiny, 1.0), (NAN, NAN), (INF, NAN), (-INF, NAN)],
        "atan": [
            *odd,
            (INF, math.pi / 2),
            (-INF, -math.pi / 2),
            (1.0, math.pi / 4),
            (-1.0, -math.pi / 4),
            (huge, math.pi / 2),
        ],
    }


def special_powers(tiny: float, huge: float) -> Special:
    return {
        "rsqrt": [
            (INF, 0.0),
            (-1.0, NAN),
            (NAN, NAN),
            (0.0, INF),
            (-0.0, -INF),
            (1.0, 1.0),
            (4.0, 0.5),
            (2.0**-148, 2.0**74),
        ],
        "pow": POW_SPECIAL,
        "rem": [
            (5.5, 2.0, 1.5),
            (-5.5, 2.0, -1.5),
            (5.5, -2.0, 1.5),
            (4.0, 2.0, 0.0),
            (-4.0, 2.0, -0.0),
            (0.0, 1.0, 0.0),
            (-0.0, 1.0, -0.0),
            (1.0, INF, 1.0),
            (-1.0, -INF, -1.0),
            (INF, 1.0, NAN),
            (1.0, 0.0, NAN),
            (0.0, 0.0, NAN),
            (NAN, 1.0, NAN),
            (1.0, NAN, NAN),
            (huge, tiny, 0.0),
            (tiny, huge, tiny),
            (-huge, 3.0 * tiny, math.fmod(-huge, 3.0 * tiny)),
        ],
    }


# C's Annex F.9.4.4, as NumPy has it.
POW_SPECIAL: list[tuple[float, ...]] = [
    (0.0, -3.0, INF),
    (-0.0, -3.0, -INF),
    (0.0, -2.5, INF),
    (-0.0, -2.0, INF),
    (-0.0, -2.5, INF),
    (0.0, -INF, INF),
    (-0.0, -INF, INF),
    (0.0, 3.0, 0.0),
    (-0.0, 3.0, -0.0),
    (-0.0, 2.0, 0.0),
    (-0.0, 2.5, 0.0),
    (0.0, INF, 0.0),
    (-1.0, INF, 1.0),
    (-1.0, -INF, 1.0),
    (1.0, NAN, 1.0),
    (1.0, INF, 1.0),
    (NAN, 0.0, 1.0),
    (NAN, -0.0, 1.0),
    (0.0, 0.0, 1.0),
    (INF, 0.0, 1.0),
    (-INF, -0.0, 1.0),
    (-8.0, 1 / 3, NAN),
    (-2.0, 0.5, NAN),
    (0.5, -INF, INF),
    (-0.5, -INF, INF),
    (2.0, -INF, 0.0),
    (-2.0, -INF, 0.0),
    (0.5, INF, 0.0),
    (-0.5, INF, 0.0),
    (2.0, INF, INF),
    (-2.0, INF, INF),
    (-INF, -3.0, -0.0),
    (-INF, -2.0, 0.0),
    (-INF, -2.5, 0.0),
    (-INF, 3.0, -INF),
    (-INF, 2.0, INF),
    (-INF, 2.5, INF),
    (INF, -0.5, 0.0),
    (INF, 0.5, INF),
    (INF, -INF, 0.0),
    (INF, INF, INF),
    (-INF, INF, INF),
    (NAN, 1.0, NAN),
    (2.0, NAN, NAN),
    (NAN, NAN, NAN),
    (-1.0, NAN, NAN),
    (-2.0, 3.0, -8.0),
    (-2.0, 4.0, 16.0),
    (-2.0, -3.0, -0.125),
    (7.0, 1.0, 7.0),
    (10.0, 2.0, 100.0),
    (3.0, 5.0, 243.0),
    (0.5, -4.0, 16.0),
    (-1.0, 2.0**24, 1.0),
    (-1.0, 2.0**24 - 1, -1.0),
    (4.0, 0.5, 2.0),
    (27.0, 3.0, 19683.0),
]


@on_levels
@dtypes
@pytest.mark.parametrize("name", vmath.FUNCTIONS["f32"])
def test_special_values_are_exact(name: str, dtype: str, target: CpuTarget) -> None:
    *args, want = np.array(special(dtype)[name], FLOAT[dtype]).T.copy()
    got = run(name, target.lanes, target, *args)
    wrong = ~same(got, want)
    assert not wrong.any(), [(*(a[i] for a in args), got[i]) for i in np.flatnonzero(wrong)]


@on_levels
@dtypes
def test_a_lowered_exponential_is_zero_where_the_exact_one_rounds_to_it(
    dtype: str, target: CpuTarget
) -> None:
    """Down to there it has the denormal numbers, as e^x does."""
    low = {"f32": -103.9, "f64": -745.1}[dtype]
    huge = float(FLOAT_INFO[dtype].max)
    x = np.array([-INF, -huge, low - 0.5, low], FLOAT[dtype])
    y = run("exp_lifted", target.lanes, target, x) * FLOAT[dtype](2.0 ** -LIFT[dtype])
    assert y.tolist() == [0.0, 0.0, 0.0, float(FLOAT_INFO[dtype].smallest_subnormal)]


@on_levels
@dtypes
def test_powers_of_two_are_exact_down_to_the_denormals(dtype: str, target: CpuTarget) -> None:
    info = FLOAT_INFO[dtype]
    n = np.arange(info.minexp - info.nmant, info.maxexp, dtype=FLOAT[dtype])
    want = np.ldexp(FLOAT[dtype](1), n.astype(int))
    assert (run("pow", target.lanes, target, np.full_like(n, 2), n) == want).all()


@on_levels
@dtypes
def test_powers_that_a_float_holds_are_exact(dtype: str, target: CpuTarget) -> None:
    cases = [
        (x, n, Fraction(x) ** n)
        for x in (-7.0, 0.75, 1.5, 3.0, 5.0, 10.0, 12.0, 49.0, 1023.0)
        for n in range(-20, 40)
    ]
    held = [c for c in cases if abs(c[2]) < 2**100 and c[2] == FLOAT[dtype](float(c[2]))]
    assert len(held) > 100
    x, n, want = np.array([[float(v) for v in c] for c in held], FLOAT[dtype]).T.copy()
    assert (run("pow", target.lanes, target, x, n) == want).all()


@on_levels
@dtypes
@pytest.mark.parametrize("name", ["tanh", "erf", "atan", "sin"])
def test_odd_functions_are_odd(name: str, dtype: str, target: CpuTarget) -> None:
    x = inputs(dtype)[~np.isnan(inputs(dtype))]
    y = run(name, target.lanes, target, x)
    assert same(run(name, target.lanes, target, -x), -y).all()
    if name in ("tanh", "erf"):
        assert np.abs(y).max() == 1.0


# --- huge angles ---------------------------------------------------------------------------------


def exact_sine(x: float, half: int) -> np.longdouble:
    """sin(x + half·π/2) after subtracting a multiple of π in 1400 bits."""
    angle, bits = Fraction(x), 1400
    pi = Fraction(pi_bits(bits), 1 << bits)
    n = round(angle / pi + Fraction(half, 2))
    r = as_longdouble(angle + (Fraction(half, 2) - n) * pi)
    return -np.sin(r) if n % 2 else np.sin(r)


# The f32 and f64 that are nearest to a multiple of π/2, relative to their size.
NEAREST = {"f32": 16367173 * 2.0**72, "f64": 6381956970095103 * 2.0**797}


@on_levels
@dtypes
@pytest.mark.parametrize(("name", "half"), [("sin", 0), ("cos", 1)])
def test_huge_angles_are_reduced_exactly(
    name: str, half: int, dtype: str, target: CpuTarget
) -> None:
    last = FLOAT_INFO[dtype].maxexp
    spots = [NEAREST[dtype], *(1.37 * 2.0**k for k in range(10, last, last // 30))]
    x = np.concatenate([around(dtype, spots, 3), [FLOAT_INFO[dtype].max]]).astype(FLOAT[dtype])
    exact = np.array([exact_sine(float(v), half) for v in x])
    error = errors(run(name, target.lanes, target, x), exact)
    assert error.max() <= bound(vmath.ULP[dtype][name], target), x[np.argmax(error)]


# --- fast ----------------------------------------------------------------------------------------


@on_levels
@pytest.mark.parametrize("name", vmath.FAST["f32"])
def test_fast_error_stays_within_the_stated_bound(name: str, target: CpuTarget) -> None:
    limits = vmath.FAST_ERROR["f32"][name]
    x, exact = inputs("f32"), expected(name, "f32")
    y = run(name, target.lanes, target, x, fast=True)
    assert np.isnan(y[np.isnan(x)]).all()
    held = (x >= limits.low) & (x <= limits.high) & (np.abs(exact) >= FLOAT_INFO["f32"].tiny)
    error = np.abs(y[held] / exact[held] - 1)
    worst = int(np.argmax(error))
    assert error[worst] <= bound(limits, target), f"at x = {x[held][worst]!r}"


@on_levels
def test_the_fast_exponential_ends_at_zero_and_infinity(target: CpuTarget) -> None:
    """-inf, which masks a score, must give exactly zero, and the largest score exactly one."""
    huge = float(FLOAT_INFO["f32"].max)
    x = np.array([-INF, -huge, -87.8, 0.0, 88.72, huge, INF], np.float32)
    y = run("exp", target.lanes, target, x, fast=True)
    assert y.tolist() == [0.0, 0.0, 0.0, 1.0, INF, INF, INF]


@on_levels
def test_the_weight_of_a_score(target: CpuTarget) -> None:
    """As exact as the fast exponential down to the smallest weights; what is masked has none."""
    limits = vmath.FAST_ERROR["f32"]["exp"]
    x = inputs("f32")[~(inputs("f32") > 0)]
    y = run("weight", target.lanes, target, x)
    held = x >= np.float32(-87.3)
    exact = np.exp(x[held].astype(np.float64))
    assert np.abs(y[held] / exact - 1).max() <= bound(limits, target)
    assert not y[x < -87.7].any()
    assert np.isnan(y[np.isnan(x)]).all()
    assert same(y, run("weight", 1, target, x)).all()


@on_levels
def test_the_weight_of_octaves(target: CpuTarget) -> None:
    """As exact as the fast exponential, and normal numbers all of them; what is too large stays
    so."""
    limits = vmath.FAST_ERROR["f32"]["exp"]
    x = np.concatenate([inputs("f32"), np.linspace(-130, 130, 99_991, dtype=np.float32)])
    y = run("weight2", target.lanes, target, x)
    held = (x >= -125) & (x <= 126)
    exact = np.exp2(x[held].astype(np.float64))
    assert np.abs(y[held] / exact - 1).max() <= bound(limits, target)
    low, high = y[x < -125], y[x > 126]
    assert low.min() >= 2.0**-126
    assert low.max() <= 2.0**-124
    assert high.min() >= 2.0**125
    assert np.isnan(y[np.isnan(x)]).all()
    assert same(y, run("weight2", 1, target, x)).all()


@on_levels
@pytest.mark.parametrize("name", ["tanh", "erf"])
def test_fast_sigmoids_are_odd_and_stay_within_one(name: str, target: CpuTarget) -> None:
    x = inputs("f32")[~np.isnan(inputs("f32"))]
    y = run(name, target.lanes, target, x, fast=True)
    assert np.abs(y).max() == 1.0
    assert same(run(name, target.lanes, target, -x, fast=True), -y).all()


# --- objects -------------------------------------------------------------------------------------


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("target", CPU_LEVELS.values(), ids=lambda t: t.name)
@forms
def test_an_object_asks_for_no_function(
    dtype: str, name: str, fast: bool, target: CpuTarget
) -> None:
    for lanes in (1, 4, 16):
        data = compile_object(loop_text(name, dtype, lanes, target, fast), target)
        assert undefined_functions(data) == [], f"{lanes} lanes"


@pytest.mark.parametrize("target", CPU_LEVELS.values(), ids=lambda t: t.name)
def test_an_undefined_function_would_be_found(target: CpuTarget) -> None:
    body = "%y = call double @sinh(double %x)\n  ret double %y"
    text = f"declare double @sinh(double)\ndefine double @f(double %x) #0 {{\n  {body}\n}}"
    assert undefined_functions(compile_object(text, target)) == ["sinh"]


def test_a_clamp_is_one_instruction() -> None:
    text = assembly(loop_text("exp", "f32", 8, X86_64_V3), X86_64_V3)
    assert len(re.findall(r"v(?:min|max)ps", text)) == 2
    assert not re.search(r"vcmp|vblendv", text)
