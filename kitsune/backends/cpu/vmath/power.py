"""pow, rsqrt and rem; pow and rem of f32 in f64 arithmetic too."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, nan

from kitsune.backends.cpu.llvm_text import Text
from kitsune.backends.cpu.vmath.lanes import F32, F64, TWO_52, Format, Lanes
from kitsune.backends.cpu.vmath.logarithm import split, split_any
from kitsune.target import CpuTarget

LN2, LN2_LOW = 0.6931471805599453, 2.3190468138462996e-17  # their sum has 107 bits

# log2(1+f) / s in s², for 1 + f from √½ to √2 and s = f / (2 + f): relative error 4.2e-12.
LOG2_SHORT = (
    2.8853900817901534,
    0.9617966732672338,
    0.5770835978999002,
    0.4116720010226319,
    0.34074255689605926,
)
# The same as c + s²·(d + s²·LOG2(s²)) with c = 2/ln2 and d = c/3 in two parts: error 8.2e-23.
LOG2_FIRST = (2.8853900817779268, 4.0710547481862066e-17)
LOG2_SECOND = (0.9617966939259756, 5.0577616648125907e-17)
LOG2 = (
    0.5770780163555851,
    0.41219858311134583,
    0.3205988979127399,
    0.2623081986648947,
    0.22195226979808155,
    0.19240134661175168,
    0.1684509689476823,
    0.1728222291268384,
)

# (2^r - 1) / r and (2^r - 1 - r·ln2) / r² for r from -1/2 to 1/2: relative error of 2^r is 4.7e-11
# and 3.6e-18.
EXP2_SHORT = (
    0.693147180704759,
    0.24022651066998754,
    0.05550410365395492,
    0.009618038059809951,
    0.001333393535285497,
    0.00015466781531256867,
    1.5196135526113381e-05,
)
EXP2 = (
    0.24022650695910122,
    0.05550410866482074,
    0.009618129107597012,
    0.0013333558146685742,
    0.00015403530454048326,
    1.5252733547065512e-05,
    1.3215436610796804e-06,
    1.0178184611448617e-07,
    7.07358010233284e-09,
    4.436307543830131e-10,
)

STEP = {F32: 29.0, F64: 26.0}  # digits of a quotient whose products with a divisor are exact


# --- powers --------------------------------------------------------------------------------------


def power(t: Text, args: Sequence[str], lanes: int, target: CpuTarget, form: Format) -> str:
    """x^y = ±2^(y·log2 |x|), with C's values at zeros, ones, infinities and NaN."""
    m = Lanes(t, lanes, target, F64)
    x, y = (m.widen(a, form) for a in args)
    size = m.call("fabs", x)
    bounded = m.clamp(y, -(2.0**66), 2.0**66)  # enough for any |x| but 1
    magnitude = (_short_power if form is F32 else _long_power)(m, size, bounded)
    return m.narrow(_edges(m, x, y, size, magnitude), form)


def _short_power(m: Lanes, x: str, y: str) -> str:
    """x^y within 5e-11: more than f32 shows."""
    k, f, _ = split(m, x)
    s = m.div(f, m.add(f, 2.0))
    exponent = m.mul(y, m.fma(s, m.polynomial(m.mul(s, s), LOG2_SHORT), k))
    exponent = m.clamp(exponent, -160.0, 140.0)
    shift = F64.shifter + F64.bias
    shifted = m.add(exponent, shift)
    r = m.sub(exponent, m.sub(shifted, shift))
    return m.mul(m.fma(r, m.polynomial(r, EXP2_SHORT), 1.0), m.power_of_two(shifted))


def _long_power(m: Lanes, x: str, y: str) -> str:
    """x^y, rounded to f64 once, nearly: log2 x and its product with y have twice the digits."""
    log_high, log_low = _long_log2(m, x)
    high, error = m.two_product(y, log_high)
    low = m.fma(y, log_low, error)
    inside = m.compare("olt", m.call("fabs", high), 1100.0)
    low = m.choose(inside, low, 0.0)
    high = m.clamp(high, -1100.0, 1100.0)
    shift = F64.shifter + 2 * F64.bias
    shifted = m.add(high, shift)
    r, error = m.two_sum(m.sub(high, m.sub(shifted, shift)), low)
    first, lost = m.two_product(r, LN2)
    lost = m.fma(error, LN2, m.fma(r, LN2_LOW, lost))
    square = m.mul(r, r)
    rest = m.fma(square, m.polynomial(r, EXP2, square), lost)
    total, lost = m.two_sum(1.0, first)
    return m.scale(m.add(total, m.add(lost, rest)), shifted)


def _long_log2(m: Lanes, x: str) -> tuple[str, str]:
    """log2 x as a number and what its rounding lost."""
    k, f = split_any(m, x)
    bottom = m.add(f, 2.0)
    below = m.sub(f, m.sub(bottom, 2.0))
    inverse = m.div(1.0, bottom)
    s = m.mul(f, inverse)
    product, error = m.two_product(s, bottom)
    s_low = m.mul(m.sub(m.sub(m.sub(f, product), error), m.mul(s, below)), inverse)
    # log2(1 + f) = s·(c + s²·(d + s²·LOG2(s²))), each sum and product with its rounding error
    z, error = m.two_product(s, s)
    z_low = m.fma(m.mul(s, 2.0), s_low, error)
    d, error = m.two_sum(LOG2_SECOND[0], m.mul(z, m.polynomial(z, LOG2)))
    d_low = m.add(error, LOG2_SECOND[1])
    product, error = m.two_product(z, d)
    product_low = m.fma(z_low, d, m.fma(z, d_low, error))
    c, error = m.two_sum(LOG2_FIRST[0], product)
    c_low = m.add(error, m.add(product_low, LOG2_FIRST[1]))
    log, error = m.two_product(s, c)
    log_low = m.fma(s_low, c, m.fma(s, c_low, error))
    total, error = m.two_sum(k, log)
    return total, m.add(error, log_low)


def _edges(m: Lanes, x: str, y: str, size: str, magnitude: str) -> str:
    """x^y from |x|^y, which is right for |x| finite and not zero."""
    falling = m.compare("olt", y, 0.0)
    power = m.select("oeq", size, 0.0, m.choose(falling, inf, 0.0), magnitude)
    power = m.select("oeq", size, inf, m.choose(falling, 0.0, inf), power)
    whole = m.compare("oeq", m.call("trunc", y), y)
    half = m.mul(y, 0.5)
    odd = m.both(whole, m.compare("one", m.call("trunc", half), half))
    power = m.choose(odd, m.copy_sign(power, x), power)
    # A negative number has powers for integers only; one that is infinite has them all.
    negative = m.both(m.compare("olt", x, 0.0), m.compare("olt", size, inf))
    power = m.choose(negative, m.choose(whole, power, nan), power)
    power = m.select("uno", x, y, nan, power)
    power = m.select("oeq", x, 1.0, 1.0, power)
    return m.select("oeq", y, 0.0, 1.0, power)


def rsqrt(t: Text, args: Sequence[str], lanes: int, target: CpuTarget, form: Format) -> str:
    """1 / √x; inf at 0.0, -inf at -0.0, NaN below."""
    m, (x,) = Lanes(t, lanes, target, form), args
    return m.div(1.0, m.call("sqrt", x))


# --- remainder -----------------------------------------------------------------------------------


def rem(t: Text, args: Sequence[str], lanes: int, target: CpuTarget, form: Format) -> str:
    """x - trunc(x / y)·y without rounding, with the sign of x: C's fmod.

    Long division: for |x| = a·2^k·u and |y| = b·u with integers a and b of the format's digits, a
    becomes a·2^n mod b until the n add up to k.
    """
    m = Lanes(t, lanes, target, F64)
    x, y = (m.widen(v, form) for v in args)
    top, bottom = m.call("fabs", x), m.call("fabs", y)
    a, a_place, _ = _digits(m, top, form)
    b, b_place, unit = _digits(m, bottom, form)
    parts = [b] if form is F32 else m.parts(b)
    a = m.sub(a, m.select("oge", a, b, b, 0.0))
    k = m.max_with(m.sub(a_place, b_place), 0.0)
    iterations = _turns(m, k, STEP[form])
    with t.loop("digits", 0, iterations, 1, [(m.number, a), (m.number, k)]) as it:
        a, k = it.values
        n = m.min_with(k, STEP[form])
        a = m.mul(a, m.power_of_two(m.add(n, F64.shifter + F64.bias)))
        quotient = m.call("trunc", m.div(a, b))
        for part in parts:
            a = m.sub(a, m.mul(quotient, part))
        a = m.select("olt", a, 0.0, m.add(a, b), a)  # the quotient was rounded up to an integer
        it.carry(a, m.sub(k, n))
    r = m.copy_sign(m.mul(m.mul(it.values[0], unit[0]), unit[1]), x)
    r = m.select("olt", top, bottom, x, r)
    r = m.select("olt", top, inf, r, nan)
    return m.narrow(m.select("ogt", bottom, 0.0, r, nan), form)


def _digits(m: Lanes, x: str, form: Format) -> tuple[str, str, tuple[str, str]]:
    """x > 0 as an integer of the format's digits, its place, and the unit there in two factors."""
    missing, unit = m.const(0.0), m.const(2.0**-form.fraction)
    if form is F64:  # where a denormal f32 is a normal number
        small = m.compare("olt", x, F64.min_normal)
        x = m.mul(x, m.choose(small, 2.0**52, 1.0))
        missing, unit = m.choose(small, 52.0, 0.0), m.choose(small, 2.0**-104, 2.0**-52)
    bits = m.bits(x)
    fraction = m.integer("and", bits, (1 << F64.fraction) - 1)
    digits = m.from_bits(m.integer("or", fraction, F64.bias + form.fraction << F64.fraction))
    field = m.from_bits(m.integer("or", m.integer("lshr", bits, F64.fraction), TWO_52))
    exponent = m.from_bits(m.integer("and", bits, F64.exponent))
    return digits, m.sub(m.sub(field, 2.0**52), missing), (unit, exponent)


def _turns(m: Lanes, k: str, step: float) -> str:
    """How many steps the largest k of all lanes takes: an i64."""
    most = m.bits(m.add(k, 2.0**52))
    if m.lanes > 1:
        most = m.t.call("i64", f"llvm.vector.reduce.umax.v{m.lanes}i64", (m.word, most))
    rounded = m.t.let(f"sub i64 {most}, {TWO_52 - int(step) + 1}")
    return m.t.let(f"udiv i64 {rounded}, {int(step)}")
