"""f32 functions that no instruction computes: writes their LLVM text, returns the result's name.

    exp(t, x, lanes, target)  →  "%t.42", after some twenty instructions appended to `t`

Everything is inline: no libm and no branches, only operations that x86-64-v2 and wasm32 with
simd128 have. Nothing carries a fast-math flag, so any number of lanes gives the same bits; fused
multiply-add changes them within the stated bounds. NaN gives NaN.

Errors are in units in the last place (ULP) of the exact result, with fused multiply-add / without:
the largest found over every 61st of the 2³² floats and all of them where the function bends.
`fast` forms trade accuracy, or denormal results, for fewer instructions.

Polynomials are minimax fits made for this file: the relative error of the function's own result,
by linear programming over 500 Chebyshev points in float64; each coefficient in turn, from the
lowest order, is rounded to f32 and the others fitted again. Listed from the constant term up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import inf, nan

from kitsune.backends.cpu.text import Text, f32_const, vec
from kitsune.target import CpuTarget

# x + SHIFTER is x rounded to an integer, ties to even, which then stands in the sum's low bits.
SHIFTER = 1.5 * 2.0**23
BIAS = 127  # of the exponent field, which starts at bit 23
EXPONENT, SIGN = 0x7F800000, -0x80000000
MIN_NORMAL = 2.0**-126

LOG2_E = 1.4426950408889634
LN2 = 0.6931471805599453
# The same in two parts (Cephes): the first has 9 bits, so its product with an exponent is exact.
LN2_HIGH, LN2_LOW = 0.693359375, -2.12194440e-4

# e^r and 2^r over an octave around 0: relative error 3.2e-9 and 3.0e-9; the short ones 9.3e-8.
EXP = (1.0, 1.0, 0.49999994, 0.16666521, 0.04166829, 0.0083687035, 0.0013818945)
EXP_SHORT = (1.0, 0.9999997, 0.49999145, 0.16667649, 0.04189867, 0.008289806)
EXP2 = (1.0, 0.6931472, 0.24022648, 0.0555036, 0.009618506, 0.0013390806, 0.00015326471)
EXP2_SHORT = (1.0, 0.693147, 0.24022247, 0.05550711, 0.009671292, 0.0013269534)

# (e^r - 1 - r) / r² over the same octave: relative error of e^r - 1 is 1.4e-8.
EXPM1 = (0.49999997, 0.16666543, 0.041667458, 0.00836663, 0.0013869128)
TANH = tuple(c * 2.0 ** (k + 1) for k, c in enumerate(EXPM1))  # (e^2r - 1) / 2 = r + r²·TANH(r)
ERF = tuple(c * (-1.0) ** (k + 1) for k, c in enumerate(EXPM1))  # 1 - e^-r = r + r²·ERF(r)

# (log(1+f) - f) / f² for f in [-1/3, 1/3]: relative error of log(1+f) is 2.6e-8.
LOG = (
    -0.49999937, 0.333332, -0.25007746, 0.20011078, -0.16417098, 0.1399703, -0.15383218, 0.14021169,
)  # fmt: skip
# -log(1 - erf(a)) / a for a in [0, 3.95]: relative error of erf is 4.4e-8, that of 2/√π in f32.
LOG_ERFC = (
    1.1283792, 0.6366156, 0.10282362, -0.019355867, 0.00026375812, 0.0012033017, -0.00036185974,
    3.787693e-05,
)  # fmt: skip

# f(x) = x·P(x²) / Q(x²) while x² is below the limit: relative error 1.4e-7 and 1.2e-8 before
# rounding. The same fit, repeated with the last Q as weight; then for erf a search over the
# coefficients' last bits, since the rounding of P and Q is most of its error.
TANH_SHORT = (
    (1.0, 0.1293898, 0.0029651483, 1.1577947e-05),
    (1.0, 0.46272242, 0.023873792, 0.000240646, 2.5064929e-07),
)
TANH_LIMIT = 7.9**2
ERF_SHORT = (
    (1.1283792, 0.18625124, 0.0523109, 0.0036151367, 0.0002865089, 2.1509954e-06),
    (1.0, 0.4983938, 0.112492584, 0.014667392, 0.0011351134, 3.92131e-05),
)
ERF_LIMIT = 3.8**2


class _Lanes:
    """Writes arithmetic on `lanes` f32 values, and on their bits as i32."""

    def __init__(self, t: Text, lanes: int, target: CpuTarget) -> None:
        self.t, self.lanes, self.target = t, lanes, target
        self.f32, self.i32 = vec("float", lanes), vec("i32", lanes)
        self.suffix = "f32" if lanes == 1 else f"v{lanes}f32"

    # --- values ----------------------------------------------------------------------------------

    def const(self, value: str | float) -> str:
        """A number in every lane; a name stays as it is."""
        if isinstance(value, str):
            return value
        return f32_const(value) if self.lanes == 1 else f"splat (float {f32_const(value)})"

    def bits(self, x: str) -> str:
        return self.t.let(f"bitcast {self.f32} {x} to {self.i32}")

    def from_bits(self, i: str) -> str:
        return self.t.let(f"bitcast {self.i32} {i} to {self.f32}")

    # --- arithmetic ------------------------------------------------------------------------------

    def op(self, name: str, x: str | float, y: str | float) -> str:
        return self.t.let(f"{name} {self.f32} {self.const(x)}, {self.const(y)}")

    def integer(self, name: str, i: str, j: str | int) -> str:
        other = f"splat (i32 {j})" if isinstance(j, int) and self.lanes > 1 else j
        return self.t.let(f"{name} {self.i32} {i}, {other}")

    def call(self, name: str, *args: str | float) -> str:
        typed = ((self.f32, self.const(a)) for a in args)
        return self.t.call(self.f32, f"llvm.{name}.{self.suffix}", *typed)

    def fma(self, x: str | float, y: str | float, z: str | float) -> str:
        """x·y + z, rounded once where the target can."""
        if self.target.fma:
            return self.call("fma", x, y, z)
        return self.op("fadd", self.op("fmul", x, y), z)

    def polynomial(self, x: str, coefficients: Sequence[float], square: str = "") -> str:
        """Σ c_k·x^k by Horner's rule, in x or in x² over pairs of terms.

        Pairs halve the chain of dependent operations for one more multiplication. That pays without
        fused multiply-add (12 % of exp, measured), and when `square` is there anyway; elsewhere
        the chains of neighbouring vectors overlap and the fewest instructions win.
        """
        terms: list[str | float] = list(coefficients)
        if square or not self.target.fma:
            single = [terms.pop()] if len(terms) % 2 else []
            pairs = zip(terms[::2], terms[1::2], strict=True)
            terms = [*(self.fma(x, odd, even) for even, odd in pairs), *single]
            x = square or self.op("fmul", x, x)
        value = terms.pop()
        while terms:
            value = self.fma(x, value, terms.pop())
        return self.const(value)

    # --- choice ----------------------------------------------------------------------------------

    def select(self, relation: str, x: str, y: float, then: float, other: str) -> str:
        """`then` in lanes where fcmp `relation` holds between x and y."""
        mask = self.t.let(f"fcmp {relation} {self.f32} {x}, {self.const(y)}")
        mask = f"{vec('i1', self.lanes)} {mask}"
        return self.t.let(f"select {mask}, {self.f32} {self.const(then)}, {self.f32} {other}")

    def at_least(self, x: str, limit: float) -> str:
        """max(x, limit) in one instruction; NaN stays."""
        return self.select("olt", x, limit, limit, x)

    def at_most(self, x: str, limit: float) -> str:
        """min(x, limit) in one instruction; NaN stays."""
        return self.select("ogt", x, limit, limit, x)

    def with_sign(self, y: str, x: str) -> str:
        """y, which is not negative, with the sign of x: also -0.0 for -0.0."""
        sign = self.integer("and", self.bits(x), SIGN)
        return self.from_bits(self.integer("or", self.bits(y), sign))


# --- powers --------------------------------------------------------------------------------------


def exp(t: Text, x: str, lanes: int, target: CpuTarget, fast: bool = False) -> str:
    """e^x within 0.91 / 1.30 ULP, denormal results included.

    `fast`: relative error 4.0e-07 / 2.1e-07; infinity above 88.37, zero below -87.68.
    """
    m = _Lanes(t, lanes, target)
    x = m.at_most(m.at_least(x, -88.0 if fast else -104.0), 89.0)
    shift = SHIFTER + (BIAS if fast else 2 * BIAS)
    shifted = m.fma(x, LOG2_E, shift)
    n = m.op("fsub", shifted, shift)
    if fast and target.fma:
        r = m.fma(n, -LN2, x)
    else:
        r = m.fma(n, -LN2_LOW, m.fma(n, -LN2_HIGH, x))
    power = m.polynomial(r, EXP_SHORT if fast else EXP)
    return _scale_once(m, power, shifted) if fast else _scale(m, power, shifted)


def exp2(t: Text, x: str, lanes: int, target: CpuTarget, fast: bool = False) -> str:
    """2^x within 0.88 / 1.37 ULP, denormal results included; exact for integers.

    `fast`: relative error 1.6e-07 / 2.1e-07; infinity above 127.5, zero below -126.5.
    """
    m = _Lanes(t, lanes, target)
    low, high = (-127.0, 128.0) if fast else (-151.0, 129.0)
    x = m.at_most(m.at_least(x, low), high)
    shift = SHIFTER + (BIAS if fast else 2 * BIAS)
    shifted = m.op("fadd", x, shift)
    n = m.op("fsub", shifted, shift)
    power = m.polynomial(m.op("fsub", x, n), EXP2_SHORT if fast else EXP2)
    return _scale_once(m, power, shifted) if fast else _scale(m, power, shifted)


def _scale(m: _Lanes, x: str, shifted: str) -> str:
    """x·2^n for n from -151 to 129; the low bits of `shifted` are n + 2·BIAS.

    2^n does not fit a float, so two factors share the exponent: half of it, and what is missing.
    The first product is exact; the second rounds once into the denormals, or overflows.
    """
    i = m.bits(shifted)
    half = m.integer("and", m.integer("shl", i, 22), EXPONENT)
    other = m.integer("sub", m.integer("shl", i, 23), half)
    return m.op("fmul", m.op("fmul", x, m.from_bits(half)), m.from_bits(other))


def _scale_once(m: _Lanes, x: str, shifted: str) -> str:
    """x·2^n; the low bits of `shifted` are n + BIAS, where 0 stands for zero and 255 for inf."""
    return m.op("fmul", x, _power_of_two(m, shifted))


def _power_of_two(m: _Lanes, shifted: str) -> str:
    return m.from_bits(m.integer("shl", m.bits(shifted), 23))


# --- logarithm -----------------------------------------------------------------------------------


def log(t: Text, x: str, lanes: int, target: CpuTarget) -> str:
    """ln x within 1.17 / 1.28 ULP, denormals included; -inf at zero, NaN below."""
    m = _Lanes(t, lanes, target)
    # x = 2^e·(1 + f) with 1 + f from 2/3 to 4/3; `steps` is e·2^23, as it stands in the bits.
    normal = m.op("fmul", x, m.select("olt", x, MIN_NORMAL, 2.0**23, m.const(1.0)))
    i = m.bits(normal)
    exponent = m.integer("and", m.integer("sub", i, 0x3F2AAAAB), -0x800000)
    f = m.op("fsub", m.from_bits(m.integer("sub", i, exponent)), 1.0)
    steps = t.let(f"sitofp {m.i32} {exponent} to {m.f32}")
    missing = m.select("olt", x, MIN_NORMAL, -23.0 * 2.0**23, m.const(0.0))
    steps = m.op("fadd", steps, missing)
    square = m.op("fmul", f, f)
    log1p = m.fma(square, m.polynomial(f, LOG, square), f)
    y = m.fma(steps, LN2 * 2.0**-23, log1p)
    y = m.select("oeq", x, inf, inf, y)
    y = m.select("oeq", x, 0.0, -inf, y)
    return m.select("ult", x, 0.0, nan, y)


# --- sigmoids ------------------------------------------------------------------------------------


def tanh(t: Text, x: str, lanes: int, target: CpuTarget, fast: bool = False) -> str:
    """tanh x = E / (E + 1) with E = (e^2x - 1) / 2: within 2.61 / 2.61 ULP, never beyond ±1.

    For x = n·ln2/2 + r, E = 2^n·(e^2r - 1)/2 + (2^n - 1)/2: no cancellation near 0, and an error
    of E, which grows with n, counts less the nearer the quotient is to 1.
    `fast`: relative error 4.3e-07 / 4.5e-07, in three fifths of the instructions.
    """
    m = _Lanes(t, lanes, target)
    if fast:
        return _rational(m, x, TANH_SHORT, TANH_LIMIT)
    a = m.at_most(m.call("fabs", x), 9.1)
    shifted = m.fma(a, 2.0 * LOG2_E, SHIFTER + BIAS)
    r = m.fma(m.op("fsub", shifted, SHIFTER + BIAS), -0.5 * LN2, a)
    square = m.op("fmul", r, r)
    expm1 = m.fma(square, m.polynomial(r, TANH, square), r)
    power = _power_of_two(m, shifted)
    e = m.fma(expm1, power, m.fma(power, 0.5, -0.5))
    return m.with_sign(m.op("fdiv", e, m.op("fadd", e, 1.0)), x)


def erf(t: Text, x: str, lanes: int, target: CpuTarget, fast: bool = False) -> str:
    """erf x = 1 - e^-h with h = -log(1 - erf x): within 3.12 / 3.20 ULP, never beyond ±1.

    For h = n·ln2 + r, that is 2^-n·(1 - e^-r) + (1 - 2^-n): no cancellation near 0, no division.
    `fast`: relative error 3.6e-07 / 3.8e-07, in half the instructions and one division.
    """
    m = _Lanes(t, lanes, target)
    if fast:
        return _rational(m, x, ERF_SHORT, ERF_LIMIT)
    a = m.at_most(m.call("fabs", x), 4.0)
    square = m.op("fmul", a, a)
    h = m.fma(square, m.polynomial(a, LOG_ERFC[1:], square), m.op("fmul", a, LOG_ERFC[0]))
    shifted = m.fma(h, -LOG2_E, SHIFTER + BIAS)
    r = m.fma(m.op("fsub", shifted, SHIFTER + BIAS), LN2, h)
    square = m.op("fmul", r, r)
    expm1 = m.fma(square, m.polynomial(r, ERF, square), r)
    power = _power_of_two(m, shifted)
    return m.with_sign(m.fma(expm1, power, m.op("fsub", 1.0, power)), x)


def _rational(m: _Lanes, x: str, fit: tuple[Sequence[float], Sequence[float]], limit: float) -> str:
    """x·P(x²) / Q(x²), an odd function that reaches ±1: beyond `limit` it grows as x does."""
    square = m.at_most(m.op("fmul", x, x), limit)
    top, bottom = (m.polynomial(square, c) for c in fit)
    y = m.op("fdiv", m.op("fmul", x, top), bottom)
    return m.at_most(m.at_least(y, -1.0), 1.0)


# --- roots ---------------------------------------------------------------------------------------


def rsqrt(t: Text, x: str, lanes: int, target: CpuTarget) -> str:
    """1 / √x within 1.50 / 1.50 ULP; inf at 0.0, -inf at -0.0, NaN below."""
    m = _Lanes(t, lanes, target)
    return m.op("fdiv", 1.0, m.call("sqrt", x))


Function = Callable[[Text, str, int, CpuTarget], str]

FUNCTIONS: dict[str, Function] = {"exp": exp, "log": log, "tanh": tanh, "erf": erf, "rsqrt": rsqrt}
FAST: dict[str, Function] = FUNCTIONS | {
    "exp": partial(exp, fast=True),
    "tanh": partial(tanh, fast=True),
    "erf": partial(erf, fast=True),
}
