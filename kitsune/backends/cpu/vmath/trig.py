"""sin, cos and atan: both types in f64 arithmetic, f32 with shorter polynomials.

An angle is r + n·π/2 with r in [-π/4, π/4], and n says which of ±sin r and ±cos r it is. n·π/2 is
subtracted in parts; beyond `LIMIT`, where the parts have too few digits, lanes take turns in a loop
that multiplies by the digits of 1/π that matter (Payne and Hanek), exact for any float.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import inf, pi, sqrt

from kitsune.backends.cpu.llvm_text import Loop, Text
from kitsune.backends.cpu.vmath.lanes import F32, F64, Format, Lanes
from kitsune.target import CpuTarget

# π/2 in parts whose products with n are exact: 31 and 53 bits, or 39, 39 and 53.
PARTS = {
    F32: (1.5707963267341256, 6.077100506506192e-11),
    F64: (1.5707963267923333, 2.5633441515905732e-12, 3.9455541665632055e-24),
}
LIMIT = {F32: 3.2e6, F64: 25700.0}
PI_LOW = 1.2246467991473532e-16  # π - pi
LOW = 2**32 - 1  # the lower half of a word
# 64 zeros, then the digits of 1/π from that of weight 1.
ONE_OVER_PI = (
    0,
    0x28BE60DB9391054A,
    0x7F09D5F47D4D3770,
    0x36D8A5664F10E410,
    0x7F9458EAF7AEF158,
    0x6DC91B8E909374B8,
    0x01924BBA82746487,
    0x3F877AC72C4A69CF,
    0xBA208D7D4BAED121,
    0x3A671C09AD17DF90,
    0x4E64758E60D4CE7D,
    0x272117E2EF7E4A0E,
    0xC7FE25FFF7816603,
    0xFBCBC462D6829B47,
    0xDB4D9FB3C9F2C26D,
    0xD3D18FD9A797FA8B,
    0x5D49EEB1FAF97C5E,
    0xCF41CE7DE294A4BA,
    0x9AFED7EC47E35742,
    0x1580CC11BF1EDAEA,
)

# (sin(r)/r - 1) / r² in r² for r in [-π/4, π/4]: relative error of sin is 3.8e-9 and 3.8e-18.
SIN = {
    F32: (-0.16666654602300882, 0.008332160293340832, -0.00019515218301133965),
    F64: (
        -0.1666666666666663,
        0.00833333333332184,
        -0.00019841269829358699,
        2.7557313538899596e-06,
        -2.5050734544057542e-08,
        1.589545045559587e-10,
    ),
}
# cos r in r², and (cos(r) - 1 + r²/2) / r⁴: relative error of cos is 6.4e-11 and 5.7e-20.
COS = {
    F32: (
        1.0,
        -0.49999999694231373,
        0.04166662032942611,
        -0.0013886680770995856,
        2.4383484638626146e-05,
    ),
    F64: (
        0.041666666666666595,
        -0.0013888888888873338,
        2.4801587288997722e-05,
        -2.7557314215455147e-07,
        2.0875705147962207e-09,
        -1.1358735051590412e-11,
    ),
}
# (atan(t)/t - 1) / t² in t² for t in [0, √2 - 1]: relative error of atan is 6.6e-10 and 1.3e-18.
ATAN = {
    F32: (
        -0.3333331548905139,
        0.19998488357067937,
        -0.1424382687484754,
        0.10595830032419143,
        -0.0608299572503303,
    ),
    F64: (
        -0.333333333333332,
        0.19999999999953819,
        -0.14285714280222772,
        0.11111110784906432,
        -0.09090897802488024,
        0.07692061054591601,
        -0.06663113963472095,
        0.058479633976196564,
        -0.05039644844937241,
        0.03807331559861467,
        -0.01791688235189988,
    ),
}


def sin(t: Text, args: Sequence[str], lanes: int, target: CpuTarget, form: Format) -> str:
    """sin x; NaN for infinities."""
    m, x = Lanes(t, lanes, target, F64), args[0]
    y = _wave(m, *_reduce_angle(m, x, form), form)
    if form is F64:  # where r + low of -0.0 is 0.0
        y = m.select("oeq", x, 0.0, x, y)
    return m.narrow(y, form)


def cos(t: Text, args: Sequence[str], lanes: int, target: CpuTarget, form: Format) -> str:
    """cos x = sin(x + π/2); NaN for infinities."""
    m = Lanes(t, lanes, target, F64)
    n, parts = _reduce_angle(m, args[0], form)
    return m.narrow(_wave(m, m.integer("add", n, 1), parts, form), form)


def _wave(m: Lanes, n: str, parts: Sequence[str], form: Format) -> str:
    """sin(r + n·π/2): sin r, cos r, -sin r, -cos r."""
    sine, cosine = (_short_waves if form is F32 else _long_waves)(m, *parts)
    odd = m.t.let(f"icmp slt {m.word} {m.integer('shl', n, 63)}, {m.zero}")
    sign = m.integer("and", m.integer("shl", n, 62), F64.sign)
    return m.flip_sign(m.choose(odd, cosine, sine), sign)


def _short_waves(m: Lanes, r: str) -> tuple[str, str]:
    square = m.mul(r, r)
    sine = m.mul(r, m.polynomial(square, (1.0, *SIN[F32])))
    return sine, m.polynomial(square, COS[F32])


def _long_waves(m: Lanes, r: str, low: str) -> tuple[str, str]:
    """The sine and cosine of r + low, the large terms last."""
    square = m.mul(r, r)
    rest = m.mul(square, m.polynomial(square, SIN[F64]))
    sine = m.add(r, m.fma(r, rest, low))
    first, lost = m.two_sum(1.0, m.mul(square, -0.5))
    rest = m.mul(m.mul(square, square), m.polynomial(square, COS[F64]))
    return sine, m.add(first, m.add(lost, m.fma(m.negative(r), low, rest)))


# --- reduction -----------------------------------------------------------------------------------


def _reduce_angle(m: Lanes, x: str, form: Format) -> tuple[str, list[str]]:
    """x = r + n·π/2: a word whose low bits are n's, r, and for f64 what its rounding lost. The sine
    and the cosine of an angle share it, when one follows the other."""
    made: tuple[str, list[str]] | None = m.t.known.get((_reduce_angle, m.t.block, x))
    if made is None:
        made = _reduce_in_loop(m, m.widen(x, form), form)
        m.t.known[_reduce_angle, m.t.block, x] = made  # the block that begins behind the loop
    return made


def _reduce_in_loop(m: Lanes, x: str, form: Format) -> tuple[str, list[str]]:
    """Most angles at once; huge ones one after the other."""
    shifted = m.fma(x, 2 / pi, F64.shifter)
    parts = _without_multiple(m, x, m.sub(shifted, F64.shifter), form)
    large = m.compare("ogt", m.call("fabs", x), LIMIT[form])
    stop = m.t.let(f"select i1 {m.any(large)}, i64 {m.lanes}, i64 0")
    carried = [(m.number, shifted), *((m.number, part) for part in parts)]
    with m.t.loop("huge", 0, stop, 1, carried) as it:
        it.carry(*_one_huge(m, x, it, form))
    shifted, *parts = it.values
    return m.bits(shifted), parts


def _without_multiple(m: Lanes, x: str, n: str, form: Format) -> list[str]:
    """x - n·π/2, and for f64 what its rounding lost; the first difference is exact."""
    first, second, *third = PARTS[form]
    high = m.fma(n, -first, x)
    if not third:
        return [m.fma(n, -second, high)]
    product = m.mul(n, second)
    r = m.sub(high, product)
    low = m.fma(n, -third[0], m.sub(m.sub(high, r), product))
    total = m.add(r, low)
    return [total, m.add(m.sub(r, total), low)]


def _one_huge(m: Lanes, x: str, it: Loop, form: Format) -> list[str]:
    """The loop's values with those of one lane replaced, if its angle is beyond the limit."""
    s = Lanes(m.t, 1, m.target, F64)
    angle = m.lane(x, it.index)
    size = s.call("fabs", angle)
    beyond, finite = s.compare("ogt", size, LIMIT[form]), s.compare("olt", size, inf)
    taken = s.both(beyond, finite)
    new = _huge(s, s.choose(taken, angle, LIMIT[form]))
    return [
        m.insert_lane(old, it.index, s.choose(taken, value, m.lane(old, it.index)))
        for old, value in zip(it.values, new, strict=False)  # f32 does without the last
    ]


def _huge(s: Lanes, x: str) -> tuple[str, str, str]:
    """The same reduction of one number from `LIMIT` up, by the digits of 2x/π below weight 4."""
    bits = s.bits(x)
    field = s.integer("and", s.integer("lshr", bits, F64.fraction), 2 * F64.bias + 1)
    significand = s.integer("or", s.integer("and", bits, 2**F64.fraction - 1), 2**F64.fraction)
    # x = significand·2^e: what counts starts at the digit of 1/π with weight 2^-e.
    place = s.integer("sub", field, F64.bias + F64.fraction - 64)
    top, middle = _product(s, significand, _window(s, place))
    # Without the digits of weight 2 and 1, a signed number: -1/2 to 1/2, an integer away from 2x/π.
    fraction = _after_shift(s, top, middle, "2")
    quarters, low = _to_float(s, fraction, s.integer("shl", middle, 2))
    r, error = s.two_product(quarters, pi / 2)
    low = s.fma(low, pi / 2, s.fma(quarters, PI_LOW / 2, error))
    n = s.integer("lshr", s.integer("add", top, 2**61), 62)
    sign, minus = s.integer("and", bits, F64.sign), s.integer("ashr", bits, 63)
    n = s.integer("and", s.integer("sub", s.integer("xor", n, minus), minus), 3)
    return s.from_bits(n), s.flip_sign(r, sign), s.flip_sign(low, sign)


def _window(s: Lanes, place: str) -> list[str]:
    """192 digits of 1/π from `place` on, in six parts, the last first."""
    word, shift = s.integer("lshr", place, 6), s.integer("and", place, 63)
    table = f"<{len(ONE_OVER_PI)} x i64> <{', '.join(f'i64 {w}' for w in ONE_OVER_PI)}>"
    words = [s.t.let(f"extractelement {table}, i64 {s.integer('add', word, k)}") for k in range(4)]
    digits: list[str] = []
    for pair in pairwise(words):
        both = _after_shift(s, *pair, shift)
        digits = [s.integer("and", both, LOW), s.integer("lshr", both, 32), *digits]
    return digits


def _after_shift(s: Lanes, high: str, low: str, shift: str) -> str:
    """The upper word of two that are shifted to the left together."""
    return s.t.call("i64", "llvm.fshl.i64", ("i64", high), ("i64", low), ("i64", shift))


def _product(s: Lanes, number: str, digits: Sequence[str]) -> tuple[str, str]:
    """The upper 128 of the lower 192 bits of a product of 53 and 192, the latter in six parts."""
    low, high = s.integer("and", number, LOW), s.integer("lshr", number, 32)
    carry, below = "0", "0"
    out: list[str] = []
    for digit in digits:
        first = s.integer("add", s.integer("mul", digit, low), carry)
        second = s.integer("add", s.integer("mul", below, high), s.integer("and", first, LOW))
        carry = s.integer("add", s.integer("lshr", first, 32), s.integer("lshr", second, 32))
        out.append(s.integer("and", second, LOW))
        below = digit
    _, _, a, b, c, d = out
    top, middle = s.integer("shl", d, 32), s.integer("shl", b, 32)
    return s.integer("or", top, c), s.integer("or", middle, a)


def _to_float(s: Lanes, high: str, low: str) -> tuple[str, str]:
    """A signed fraction of 128 bits as the sum of two numbers: it is cut into 53, 53 and 22."""
    first = s.integer("ashr", high, 11)
    end = s.integer("shl", s.integer("and", high, 2**11 - 1), 42)
    second = s.integer("or", end, s.integer("lshr", low, 22))
    third = s.integer("and", low, 2**22 - 1)
    a, b, c = (
        s.mul(s.t.let(f"sitofp i64 {i} to double"), 2.0**-place)
        for i, place in ((first, 53), (second, 106), (third, 128))
    )
    total, error = s.two_sum(a, b)
    return total, s.add(error, c)


# --- inverse -------------------------------------------------------------------------------------


def atan(t: Text, args: Sequence[str], lanes: int, target: CpuTarget, form: Format) -> str:
    """atan x = c + atan(s) with s in ±(√2 - 1): of x, (x - 1) / (x + 1) or -1 / x."""
    m = Lanes(t, lanes, target, F64)
    x = m.widen(args[0], form)
    a = m.call("fabs", x)
    middle, upper = m.compare("ogt", a, sqrt(2) - 1), m.compare("ogt", a, sqrt(2) + 1)
    top = m.choose(upper, -1.0, m.choose(middle, m.sub(a, 1.0), a))
    bottom = m.choose(upper, a, m.choose(middle, m.add(a, 1.0), 1.0))
    s = m.div(top, bottom)
    square = m.mul(s, s)
    rest = m.mul(square, m.polynomial(square, ATAN[form]))
    if form is F64:
        low = m.choose(upper, PI_LOW / 2, m.choose(middle, PI_LOW / 4, 0.0))
        y = m.add(s, m.fma(s, rest, low))
    else:
        y = m.fma(s, rest, s)
    y = m.add(m.choose(upper, pi / 2, m.choose(middle, pi / 4, 0.0)), y)
    return m.narrow(m.copy_sign(y, x), form)
