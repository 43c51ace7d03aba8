"""exp, expm1 and the sigmoids that follow from them: tanh, erf and the normal distribution.

All of them take 2^n out of an exponential and are left with one over an octave around 0; over an
eighth or a sixteenth of one where the machine picks 2^(k/8) or 2^(k/16) from a register, which
takes three steps off a chain in which each waits for the one before.
"""

from __future__ import annotations

from collections.abc import Sequence

from kitsune.backends.cpu.llvm_text import Text
from kitsune.backends.cpu.schedule.expression_rewrites import LIFT
from kitsune.backends.cpu.vmath.lanes import F32, F64, Format, Lanes
from kitsune.target import CpuTarget

LOG2_E = 1.4426950408889634
LN2 = 0.6931471805599453
SQRT_HALF = 0.7071067811865476
# The same in two parts (Cephes, fdlibm): the first has 9 or 32 bits, so that its product with an
# exponent is exact.
LN2_PARTS = {
    F32: (0.693359375, -2.12194440e-4),
    F64: (0.693147180369123816490, 1.90821492927058770002e-10),
}

# (e^r - 1 - r) / r² over an octave around 0: relative error of e^r - 1 is 1.4e-8 and 2.8e-19.
EXPM1 = {
    F32: (0.49999997, 0.16666543, 0.041667458, 0.00836663, 0.0013869128),
    F64: (
        0.5,
        0.16666666666666677,
        0.04166666666666669,
        0.008333333333321738,
        0.0013888888888884626,
        0.0001984126988544332,
        2.4801587300997607e-05,
        2.7557245122281616e-06,
        2.7557310037185476e-07,
        2.5108674200785645e-08,
        2.0899779738715995e-09,
    ),
}
# (1 - e^-2r) / 2 = r + r²·TANH(r) and 1 - e^-r = r + r²·ERF(r).
TANH = {form: tuple(-2.0 * c * (-2.0) ** k for k, c in enumerate(p)) for form, p in EXPM1.items()}
ERF = {form: tuple(-c * (-1.0) ** k for k, c in enumerate(p)) for form, p in EXPM1.items()}

# e^r over the same octave: relative error 3.2e-9 and 2.8e-19, of the short one 9.3e-8.
EXP = {
    F32: (1.0, 1.0, 0.49999994, 0.16666521, 0.04166829, 0.0083687035, 0.0013818945),
    F64: (1.0, 1.0, *EXPM1[F64]),
}
EXP_SHORT = (1.0, 0.9999997, 0.49999145, 0.16667649, 0.04189867, 0.008289806)
# (e^r - 1 - r) / r² over an eighth of an octave: relative error of e^r is 2.6e-8.
EXP_STEP = (0.5000646, 0.1666688)
# 2^r over an octave from 0, and around it; over an eighth of one around 0: relative error 7.6e-8,
# 9.3e-8 and 2.6e-8.
EXP2_ABOVE = (0.99999994, 0.6931527, 0.24015571, 0.05582128, 0.00899457, 0.0018756185)
EXP2_AROUND = (1.0, 0.693147, 0.24022247, 0.05550711, 0.009671291, 0.0013269521)
EXP2_STEP = (1.0, 0.69314724, 0.24025752, 0.05548896)
# Beyond them lie zero (or -1, for expm1) and infinity.
EXP_LIMITS = {F32: (-104.0, 89.0), F64: (-746.0, 710.0)}
EXPM1_LIMITS = {F32: (-18.0, 89.0), F64: (-40.0, 710.0)}
WEIGHT_END = -87.3  # e^x is a normal number down to there
WEIGHT2_LIMITS = (-125.0, 126.0)  # so is 2^x between them, also if it comes out a little less

# -log(1 - erf(a)) / a - 1 for a in [0, 3.93] and [0, 5.93]: relative error of erf is 2.0e-8 below
# 0.6, where rounding adds most, and up to 8.0e-8 above; and 2.5e-17.
LOG_ERFC = {
    F32: (
        0.12837918,
        0.63661826,
        0.10279273,
        -0.019231053,
        3.9317976e-05,
        0.0013978883,
        -0.00044088048,
        4.9850758e-05,
    ),
    F64: (
        0.12837916709551256,
        0.6366197723675898,
        0.10277260330137597,
        -0.019128446994649474,
        -0.00020919483184839453,
        0.001696207481771309,
        -0.0005901313978854427,
        2.590063190267206e-05,
        6.443082465791828e-05,
        -2.9596146589477694e-05,
        3.200376911353591e-06,
        3.0974165826698696e-06,
        -2.004997856389272e-06,
        5.476286280020754e-07,
        1.3247336413385084e-09,
        -7.159296574652315e-08,
        3.666889705767946e-08,
        -1.1355279741175194e-08,
        2.4863626250822545e-09,
        -3.966910797204036e-10,
        4.548870666782669e-11,
        -3.5683430549924056e-12,
        1.7184681731606557e-13,
        -3.835875688233997e-15,
    ),
}
# (1 - (2·Φ(-a))^(1/8)) / a for a in [0, 8]: the error of Φ is 5.8e-9, and below 7.1e-7·√Φ. A little
# beyond, times a, it is 1.
NORMAL_ROOT = (
    0.09973551,
    0.034815803,
    0.00073640986,
    -0.0016438693,
    -3.5754991e-05,
    6.529287e-05,
    -8.1080325e-06,
    3.2102665e-07,
)
NORMAL_END = 8.0755
# Where the results are 1.
TANH_END, ERF_END = {F32: 9.1, F64: 19.1}, {F32: 4.0, F64: 6.0}

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


# --- powers --------------------------------------------------------------------------------------


def exp(t: Text, args: Sequence[str], lanes: int, target: CpuTarget, form: Format) -> str:
    """e^x, denormal results included."""
    m, (x,) = Lanes(t, lanes, target, form), args
    x, below = m.clamp(x, *EXP_LIMITS[form]), m.root_bits
    shifted, n, r = _reduce_argument(m, x, 2 * form.bias, below)
    value = _from_root(m, m.root(shifted), r) if below else m.polynomial(r, EXP[form])
    return m.times_power(value, n) if m.can_scale else m.scale(value, shifted, below)


def exp_lifted(t: Text, args: Sequence[str], lanes: int, target: CpuTarget, form: Format) -> str:
    """e^x·2^LIFT for x up to 0: normal numbers all of them. Where e^x rounds to zero it does not
    become smaller any more."""
    m, (x,) = Lanes(t, lanes, target, form), args
    x, lift = m.max_with(x, EXP_LIMITS[form][0]), LIFT[form.name]
    if not m.root_bits:
        shifted, _, r = _reduce_argument(m, x, form.bias + lift)
        return m.mul(m.polynomial(r, EXP[form]), m.power_of_two(shifted))
    shifted, _, r = _reduce_argument(m, x, lift, m.root_bits)
    return _from_root(m, m.raised_root(shifted), r)


def fast_exp(t: Text, args: Sequence[str], lanes: int, target: CpuTarget) -> str:
    """e^x of f32: infinity above 88.37, with roots 88.69 or more; zero below -87.68, with roots
    -87.38 or more."""
    m, (x,) = Lanes(t, lanes, target, F32), args
    x, below = m.clamp(x, -88.0, 89.0), m.root_bits
    shifted, r = _reduce_argument_roughly(m, x, F32.bias, below)
    value = _from_root(m, m.root(shifted), r) if below else m.polynomial(r, EXP_SHORT)
    return m.mul(value, m.power_of_two(shifted, below))


def weight(t: Text, args: Sequence[str], lanes: int, target: CpuTarget) -> str:
    """e^x of f32 for x up to 0, as exact as `fast_exp` and zero below -87.3 or a little less."""
    m, (x,) = Lanes(t, lanes, target, F32), args
    if not m.root_bits:
        return fast_exp(t, args, lanes, target)
    shifted, r = _reduce_argument_roughly(m, x, 0, m.root_bits)
    return m.select("olt", x, WEIGHT_END, 0.0, _from_root(m, m.raised_root(shifted), r))


def weight2(t: Text, args: Sequence[str], lanes: int, target: CpuTarget) -> str:
    """2^x of f32. Below -125 it does not become smaller any more: a product with a number that is
    not normal takes many times as long. Above 126 it may not become larger."""
    m, (x,) = Lanes(t, lanes, target, F32), args
    x = m.max_with(x, WEIGHT2_LIMITS[0])
    if target.has_scalef:
        return m.times_power(m.polynomial(m.above_integer(x), EXP2_ABOVE), x)
    x, below = m.min_with(x, WEIGHT2_LIMITS[1]), m.root_bits
    shift = F32.shifter / 2**below + (0 if below else F32.bias)
    shifted = m.add(x, shift)
    r = m.sub(x, m.sub(shifted, shift))
    if below:
        return m.mul(m.polynomial(r, EXP2_STEP), m.raised_root(shifted))
    return m.mul(m.polynomial(r, EXP2_AROUND), m.power_of_two(shifted))


def expm1(t: Text, args: Sequence[str], lanes: int, target: CpuTarget, form: Format) -> str:
    """e^x - 1 = 2^n·(e^r - 1) + (2^n - 1).

    2^n may not fit a float: both terms are divided by one of its factors, and the sum multiplied.
    """
    m, (x,) = Lanes(t, lanes, target, form), args
    shifted, _, r = _reduce_argument(m, m.clamp(x, *EXPM1_LIMITS[form]), 2 * form.bias)
    small = _add_linear_term(m, r, EXPM1[form])
    half, other = m.split_power(shifted)
    inverse = m.from_bits(m.integer("sub", 2 * form.bias << form.fraction, other))
    high = m.from_bits(half)
    y = m.mul(m.fma(small, high, m.sub(high, inverse)), m.from_bits(other))
    return m.select("oeq", x, 0.0, x, y)  # also -0.0


def _reduce_argument(m: Lanes, x: str, more: int, below: int = 0) -> tuple[str, str, str]:
    """x = n·ln2 + r, n with `below` binary digits after the point: a number whose low bits are
    n + more, n itself, and r."""
    shift = m.form.shifter / 2**below + more
    shifted = m.fma(x, LOG2_E, shift)
    n = m.sub(shifted, shift)
    return shifted, n, _remainder(m, n, x)


def _reduce_argument_roughly(m: Lanes, x: str, more: int, below: int) -> tuple[str, str]:
    """The same without n, where the target can by one product."""
    shift = F32.shifter / 2**below + more
    shifted = m.fma(x, LOG2_E, shift)
    n = m.sub(shifted, shift)
    return shifted, m.fma(n, -LN2, x) if m.target.fma else _remainder(m, n, x)


def _remainder(m: Lanes, n: str, x: str) -> str:
    high, low = LN2_PARTS[m.form]
    return m.fma(n, -low, m.fma(n, -high, x))


def _from_root(m: Lanes, root: str, r: str) -> str:
    """root·e^r: rounded once, as e^r is but a little more or less than 1."""
    return m.fma(root, _add_linear_term(m, r, EXP_STEP), root)


def _add_linear_term(m: Lanes, r: str, coefficients: Sequence[float]) -> str:
    """r + r²·Σ c_k·r^k."""
    square = m.mul(r, r)
    return m.fma(square, m.polynomial(r, coefficients, square), r)


# --- sigmoids ------------------------------------------------------------------------------------


def tanh(t: Text, args: Sequence[str], lanes: int, target: CpuTarget, form: Format) -> str:
    """tanh x = (1 - e^-2x) / (1 + e^-2x), never beyond ±1.

    For x = n·ln2/2 + r and s = (1 - e^-2r) / 2, half of each are (1 - 2^-n)/2 + 2^-n·s and
    (1 + 2^-n)/2 - 2^-n·s: no cancellation near 0, and each is rounded once.
    """
    m, (x,) = Lanes(t, lanes, target, form), args
    a = m.min_with(m.call("fabs", x), TANH_END[form])
    shift = form.shifter + form.bias
    shifted = m.fma(a, -2.0 * LOG2_E, shift)
    r = m.fma(m.sub(shifted, shift), 0.5 * LN2, a)
    s = _add_linear_term(m, r, TANH[form])
    power = m.power_of_two(shifted)
    below = m.fma(power, -0.5, 0.5)
    top = m.fma(s, power, below)
    bottom = m.fma(m.negative(s), power, m.sub(1.0, below))
    return m.copy_sign(m.div(top, bottom), x)


def fast_tanh(t: Text, args: Sequence[str], lanes: int, target: CpuTarget) -> str:
    """tanh x of f32, in three fifths of the instructions."""
    return _rational(Lanes(t, lanes, target, F32), args[0], TANH_SHORT, TANH_LIMIT)


def erf(t: Text, args: Sequence[str], lanes: int, target: CpuTarget, form: Format) -> str:
    """erf x = 1 - e^-h with h = -log(1 - erf x), never beyond ±1.

    For h = n·ln2 + r, that is 2^-n·(1 - e^-r) + (1 - 2^-n): no cancellation near 0, no division.
    """
    m, (x,) = Lanes(t, lanes, target, form), args
    a = m.min_with(m.call("fabs", x), ERF_END[form])
    h = m.fma(a, m.polynomial(a, LOG_ERFC[form], m.mul(a, a)), a)
    shift = form.shifter + form.bias
    shifted = m.fma(h, -LOG2_E, shift)
    r = m.fma(m.sub(shifted, shift), LN2, h)
    power = m.power_of_two(shifted)
    return m.copy_sign(m.fma(_add_linear_term(m, r, ERF[form]), power, m.sub(1.0, power)), x)


def fast_erf(t: Text, args: Sequence[str], lanes: int, target: CpuTarget) -> str:
    """erf x of f32, in half the instructions and one division."""
    return _rational(Lanes(t, lanes, target, F32), args[0], ERF_SHORT, ERF_LIMIT)


def normal_cdf(t: Text, args: Sequence[str], lanes: int, target: CpuTarget, form: Format) -> str:
    """Φ(x) = (1 + erf(x/√2)) / 2. In f32 Φ(-a) = w²/2 for a = |x| and w = (1 - v)^4.

    v is small where Φ is large: 1 - u with u = v·(2 - v) is (1 - v)² without the rounding of 1 - v,
    and 1 - u·(2 - u) its square.
    """
    m, (x,) = Lanes(t, lanes, target, form), args
    if form != F32:
        return m.fma(erf(t, [m.mul(x, SQRT_HALF)], lanes, target, form), 0.5, 0.5)
    a = m.min_with(m.call("fabs", x), NORMAL_END)
    v = m.mul(a, m.polynomial(a, NORMAL_ROOT))
    u = m.mul(v, m.sub(2.0, v))
    w = m.fma(u, m.sub(u, 2.0), 1.0)
    half = m.mul(w, 0.5)
    return m.choose(m.is_signed(x), m.mul(half, w), m.fma(m.negative(half), w, 1.0))


def _rational(m: Lanes, x: str, fit: tuple[Sequence[float], Sequence[float]], limit: float) -> str:
    """x·P(x²) / Q(x²), an odd function that reaches ±1: beyond `limit` it grows as x does."""
    square = m.min_with(m.mul(x, x), limit)
    top, bottom = (m.polynomial(square, c) for c in fit)
    return m.clamp(m.div(m.mul(x, top), bottom), -1.0, 1.0)
