"""Functions of vmath as something to call, what to feed them, and the exact results in ULP.

f32 is compared with float64 and f64 with NumPy's long double, erf with a series of integers.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import cache
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import numpy.typing as npt
import pytest

from kitsune.backends.cpu import vmath
from kitsune.backends.cpu.jit import compile_object, host_target, load
from kitsune.backends.cpu.llvm_text import Text, vec
from kitsune.backends.cpu.schedule.expression_rewrites import LIFT
from kitsune.backends.cpu.vmath.exponential import EXP_LIMITS
from kitsune.target import X86_64_V2, X86_64_V3, X86_64_V4, CpuTarget

Array = npt.NDArray[Any]

FLOAT = {"f32": np.float32, "f64": np.float64}
WORD = {"f32": np.uint32, "f64": np.uint64}
KIND = {"f32": "float", "f64": "double"}
WIDE = {"f32": np.float64, "f64": np.longdouble}  # of the exact results
FLOAT_INFO = {dtype: np.finfo(kind) for dtype, kind in FLOAT.items()}
BINARY = ("pow", "rem")
UNARY = [name for name in vmath.FUNCTIONS["f32"] if name not in BINARY]

NEEDS = {X86_64_V2: ("sse4.2",), X86_64_V3: ("avx2", "fma"), X86_64_V4: ("avx512f", "avx512vl")}
HOST = llvm.get_host_cpu_features()
LEVELS = [
    replace(target, triple=host_target().triple)
    for target, needs in NEEDS.items()
    if all(HOST.get(feature) for feature in needs)
]
on_levels = pytest.mark.parametrize("target", LEVELS, ids=lambda t: t.name)
dtypes = pytest.mark.parametrize("dtype", ["f32", "f64"])


# --- from a function to something to call --------------------------------------------------------


def loop_text(name: str, dtype: str, lanes: int, target: CpuTarget, fast: bool = False) -> str:
    """for i in range(0, n, lanes): y[i : i + lanes] = function(a[i : i + lanes], ...)"""
    t, kind, wide = Text(), KIND[dtype], vec(KIND[dtype], lanes)
    pointers = ["%a", "%b"][: 2 if name in BINARY else 1]
    with t.loop("i", 0, "%n", lanes) as turn:
        args = [t.load(wide, t.offset(p, turn.index, kind)) for p in pointers]
        own = {"weight": vmath.weight, "weight2": vmath.weight2}
        write = own.get(name) or vmath.function(name, dtype, fast)
        value = write(t, args, lanes, target)
        t.store(wide, value, t.offset("%y", turn.index, kind))
    t.do("ret void")
    declarations = [f"declare {d}" for d in sorted(t.declared)]
    return "\n".join([*declarations, t.function("void @run(ptr %a, ptr %b, ptr %y, i64 %n)")])


@cache
def loaded(name: str, dtype: str, lanes: int, target: CpuTarget, fast: bool) -> Any:
    return load([compile_object(loop_text(name, dtype, lanes, target, fast), target)], target)


def run(name: str, lanes: int, target: CpuTarget, *args: Array, fast: bool = False) -> Array:
    """The function of arrays of one type, in vectors of `lanes`."""
    dtype = "f32" if args[0].dtype == np.float32 else "f64"
    size = args[0].size
    padded = np.ones((2, -(-size // lanes) * lanes), FLOAT[dtype])
    padded[: len(args), :size] = args
    y = np.full_like(padded[0], 777.0)
    address = loaded(name, dtype, lanes, target, fast).address("run")
    pointer = ctypes.c_void_p
    function = ctypes.CFUNCTYPE(None, pointer, pointer, pointer, ctypes.c_int64)(address)
    function(padded[0].ctypes.data, padded[1].ctypes.data, y.ctypes.data, y.size)
    return y[:size]


# --- what to feed --------------------------------------------------------------------------------


def around(dtype: str, spots: list[float], count: int = 64) -> Array:
    """The floats next to each spot, of either sign, up to NaN."""
    with np.errstate(over="ignore"):
        centres = np.array(spots, FLOAT[dtype]).view(WORD[dtype]).astype(np.int64)
    last = int(np.array(math.inf, FLOAT[dtype]).view(WORD[dtype])) + 1
    bits = np.unique((centres[:, None] + np.arange(-count, count + 1)).clip(0, last))
    near: Array = bits.astype(WORD[dtype]).view(FLOAT[dtype])
    return np.concatenate([near, -near])


@cache
def inputs(dtype: str) -> Array:
    """Floats at even distances over all bit patterns, more where functions bend, and edges."""
    top = {"f32": 2**32, "f64": 2**64}[dtype]
    step = top // {"f32": 1_050_001, "f64": 40_009}[dtype] | 1
    every = np.arange(0, top, step, dtype=np.uint64).astype(WORD[dtype]).view(FLOAT[dtype])
    bend = np.linspace(-24.0, 24.0, 60_001)
    powers = np.exp(np.linspace(-40.0, 7.0, 20_011))
    spots = [0, FLOAT_INFO[dtype].tiny, 0.5, 2 / 3, 1, 4 / 3, 2, FLOAT_INFO[dtype].max, math.inf]
    spots += [math.sqrt(0.5), math.sqrt(2), math.sqrt(2) - 1, math.sqrt(2) + 1]
    spots += [0.5 * math.log(2) * n for n in (1, 3, 53)]  # where exponentials change n
    spots += [17.4, 18, 37.5, 40, 87.336, 87.683, 88.376, 88.7228, 103.2789, 103.972]
    spots += [708.3964, 709.7827, 744.44, 745.1332]
    spots += [3.8, 3.92, 4, 5.86, 5.93, 6, 7.9, 9.01, 9.1, 19.06, 19.1]
    spots += [math.pi / 2 * n for n in (1, 2, 3, 4, 101, 16361, 2_037_000)]  # and LIMIT of trig
    pieces = [every, around(dtype, spots), bend, powers, -powers]
    return np.concatenate([p.astype(FLOAT[dtype]) for p in pieces])


@cache
def pairs(dtype: str) -> tuple[Array, Array]:
    """Arguments of pow and rem: any bits, moderate numbers, integers, and powers near overflow."""
    rng, n = np.random.default_rng(11), 20_000
    top = {"f32": 2**32, "f64": 2**64}[dtype]
    bits = rng.integers(0, top, (2, n), dtype=np.uint64).astype(WORD[dtype]).view(FLOAT[dtype])
    base = rng.uniform(0.5, 2.0, n)
    limit = math.log2(float(FLOAT_INFO[dtype].max)) + FLOAT_INFO[dtype].nmant
    extreme = rng.uniform(-1.05, 1.05, n) * limit / np.log2(base)
    x = [np.exp(rng.normal(0, 3, n)), rng.integers(-60, 60, n), base, 1 + rng.normal(0, 1e-4, n)]
    y = [rng.normal(0, 10, n), rng.integers(-30, 30, n), extreme, rng.normal(0, 1e5, n)]
    edges = [0, 0.5, 1, 1.5, 2, 3, 2.0**31 + 1, math.inf, math.nan]
    edges += [float(getattr(FLOAT_INFO[dtype], n)) for n in ("tiny", "max", "smallest_subnormal")]
    grid = np.meshgrid([*edges, *(-e for e in edges)], [*edges, *(-e for e in edges)])
    first = [p.ravel().astype(FLOAT[dtype]) for p in (bits[0], *x, grid[0])]
    second = [p.ravel().astype(FLOAT[dtype]) for p in (bits[1], *y, grid[1])]
    return np.concatenate(first), np.concatenate(second)


# --- what to expect ------------------------------------------------------------------------------


def erf_series(x: float, bits: int = 400) -> np.longdouble:
    """x·2/√π·Σ (-x²)^n / (n!·(2n + 1)), in integers of so many bits below one."""
    one = 1 << bits
    square = int(Fraction(x) ** 2 * one)
    term, total, n = one, 0, 0
    while term:
        total += term // (2 * n + 1) * (-1) ** n
        n += 1
        term = (term * square >> bits) // n
    factor = Fraction(2 * total, math.isqrt(pi_bits(bits) << bits)) * Fraction(x)
    return as_longdouble(factor)


@cache
def pi_bits(bits: int) -> int:
    """π·2^bits by Machin's formula, 4·(4·atan(1/5) - atan(1/239))."""
    one = 1 << bits + 32

    def atan_of_inverse(n: int) -> int:
        terms, total, k = one // n, 0, 0
        while terms:
            total += terms // (2 * k + 1) * (-1) ** k
            terms, k = terms // (n * n), k + 1
        return total

    return 4 * (4 * atan_of_inverse(5) - atan_of_inverse(239)) >> 32


def as_longdouble(value: Fraction) -> np.longdouble:
    shift = value.numerator.bit_length() - value.denominator.bit_length()
    scaled = value / Fraction(2) ** shift
    high = float(scaled)
    low = float(scaled - Fraction(high))
    return np.ldexp(np.longdouble(high) + np.longdouble(low), shift)


def exact_erf(x: Array) -> Array:
    if x.dtype == np.float64:
        return np.array([math.erf(v) for v in x.tolist()])
    exact = [erf_series(float(v)) if abs(v) < 7 else np.sign(v) for v in x]
    return np.array(exact, np.longdouble)


def exact_normal_cdf(x: Array) -> Array:
    """Of f64 as (1 + erf(x/√2)) / 2, to the unit of 1."""
    if x.dtype == np.float64:
        return np.array([math.erfc(-v * math.sqrt(0.5)) / 2 for v in x.tolist()])
    return (1 + exact_erf(x * np.sqrt(np.longdouble(0.5)))) / 2


# By the type of the exact results.
LOWEST = {np.dtype(WIDE[form.name]): limits[0] for form, limits in EXP_LIMITS.items()}
LIFTS = {np.dtype(WIDE[name]): lift for name, lift in LIFT.items()}

REFERENCE: dict[str, Callable[..., Array]] = {
    "exp": np.exp,
    "exp_lifted": lambda x: np.exp(np.maximum(x, LOWEST[x.dtype])) * 2.0 ** LIFTS[x.dtype],
    "expm1": np.expm1,
    "log": np.log,
    "log1p": np.log1p,
    "tanh": np.tanh,
    "erf": exact_erf,
    "normal_cdf": exact_normal_cdf,
    "sin": np.sin,
    "cos": np.cos,
    "atan": np.arctan,
    "rsqrt": lambda x: 1 / np.sqrt(x),
    "pow": np.power,
    "rem": np.fmod,
}


def arguments(name: str, dtype: str) -> tuple[Array, ...]:
    if name in BINARY:
        return pairs(dtype)
    if name == "exp_lifted":
        return (-np.abs(inputs(dtype)),)
    slow = dtype == "f64" and name in ("erf", "normal_cdf")
    return (inputs(dtype)[::16] if slow else inputs(dtype),)


@cache
def expected(name: str, dtype: str) -> Array:
    if np.finfo(WIDE[dtype]).nmant < FLOAT_INFO[dtype].nmant + 11:
        pytest.skip("NumPy's long double is no wider than float64 here")
    with np.errstate(all="ignore"):
        return REFERENCE[name](*(a.astype(WIDE[dtype]) for a in arguments(name, dtype)))


def same(a: Array, b: Array) -> Array:
    """Equal bits, where any NaN equals any other."""
    word = WORD["f32" if a.dtype == np.float32 else "f64"]
    equal: Array = a.view(word) == b.view(word)
    return equal | (np.isnan(a) & np.isnan(b))


def errors(y: Array, exact: Array) -> Array:
    """In ULP. An infinity counts as the number above the largest; NaN, zero and sign must agree."""
    info, one = np.finfo(y.dtype), exact.dtype.type(1)
    with np.errstate(over="ignore"):
        agrees = same(y, exact.astype(y.dtype))
    known = np.isfinite(exact) & (exact != 0) & ~np.isnan(y) & (np.signbit(y) == np.signbit(exact))
    place = np.frexp(np.where(known, exact, 1))[1].clip(info.minexp + 1, info.maxexp)
    number = np.where(np.isinf(y), np.copysign(np.ldexp(one, info.maxexp), y), y)
    with np.errstate(all="ignore"):
        error = np.abs(number - exact) / np.ldexp(one, place - info.nmant - 1)
    error = np.where(known, error, np.inf)
    return np.where(agrees & (~known | np.isinf(y)), 0.0, error)
