"""log and log1p, and how a number comes apart into its exponent and the rest."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, nan

from kitsune.backends.cpu.llvm_text import Text
from kitsune.backends.cpu.vmath.exponential import LN2, LN2_PARTS
from kitsune.backends.cpu.vmath.lanes import F32, F64, TWO_52, Format, Lanes
from kitsune.target import CpuTarget

# x = 2^k·(1 + f), where 1 + f starts at 2/3 and ends at 4/3, or starts at √½ and ends at √2.
START_BITS = {F32: 0x3F2AAAAB, F64: 0x3FE6A09E667F3BCD}
UNIT = {F32: 2.0**-23, F64: 1.0}  # what k is counted in: as it stands in the bits, or converted
# (log(1+f) - f) / f² in f: relative error of log(1+f) is 2.6e-8.
LOG = (
    -0.49999937,
    0.333332,
    -0.25007746,
    0.20011078,
    -0.16417098,
    0.1399703,
    -0.15383218,
    0.14021169,
)
# (log((1+s) / (1-s)) / s - 2) / s² in s², where s = f / (2 + f): relative error 1.2e-18.
LOG_OF_RATIO = (
    0.6666666666666734,
    0.3999999999941641,
    0.28571428742114374,
    0.22222198593507647,
    0.18183563567842878,
    0.15314063918744575,
    0.14795865920084625,
)


def log(t: Text, args: Sequence[str], lanes: int, target: CpuTarget, form: Format) -> str:
    """ln x, denormals included; -inf at zero, NaN below."""
    m, (x,) = Lanes(t, lanes, target, form), args
    return _edges(m, x, _log(m, *split_any(m, x)))


def log1p(t: Text, args: Sequence[str], lanes: int, target: CpuTarget, form: Format) -> str:
    """ln (1 + x); -inf at -1, NaN below.

    What rounding 1 + x lost returns to the reduced argument: where x is small, all of it.
    """
    m, (x,) = Lanes(t, lanes, target, form), args
    total = m.add(x, 1.0)
    shadow = m.sub(total, 1.0)
    lost = m.add(m.sub(1.0, m.sub(total, shadow)), m.sub(x, shadow))
    k, f, exponent = split(m, total)
    twice = m.from_bits(m.integer("sub", form.bias + 1 << form.fraction, exponent))  # 2^(1-k), or 0
    y = _log(m, k, m.fma(lost, m.mul(twice, 0.5), f))
    return m.select("oeq", x, 0.0, x, _edges(m, total, y))  # also -0.0


def split(m: Lanes, x: str) -> tuple[str, str, str]:
    """x = 2^k·(1 + f), for x normal: k, f, and k in the place of the exponent field."""
    i, fraction = m.bits(x), m.form.fraction
    exponent = m.integer("and", m.integer("sub", i, START_BITS[m.form]), -1 << fraction)
    f = m.sub(m.from_bits(m.integer("sub", i, exponent)), 1.0)
    if m.form is F32:
        return m.t.let(f"sitofp {m.word} {exponent} to {m.number}"), f, exponent
    # No instruction of AVX2 converts an i64: k + 2048 becomes the low bits of 2^52.
    digits = m.integer("xor", m.integer("lshr", exponent, fraction), TWO_52 | 2048)
    return m.sub(m.from_bits(digits), 2.0**52 + 2048), f, exponent


def split_any(m: Lanes, x: str) -> tuple[str, str]:
    """k and f for any x above zero."""
    digits = m.form.fraction
    small = m.compare("olt", x, m.form.min_normal)
    k, f, _ = split(m, m.mul(x, m.choose(small, 2.0**digits, 1.0)))
    return m.add(k, m.choose(small, -digits / UNIT[m.form], 0.0)), f


def _log(m: Lanes, k: str, f: str) -> str:
    """k·ln2 + log(1 + f)."""
    if m.form is F32:
        square = m.mul(f, f)
        log1p = m.fma(square, m.polynomial(f, LOG, square), f)
        return m.fma(k, LN2 * UNIT[F32], log1p)
    # f - f²/2 + s·(f²/2 + s²·LOG_OF_RATIO(s²)), the large terms last
    high, low = LN2_PARTS[F64]
    s = m.div(f, m.add(f, 2.0))
    square = m.mul(s, s)
    half = m.mul(m.mul(f, 0.5), f)
    rest = m.add(half, m.mul(square, m.polynomial(square, LOG_OF_RATIO)))
    tail = m.fma(s, rest, m.mul(k, low))
    return m.fma(k, high, m.sub(f, m.sub(half, tail)))


def _edges(m: Lanes, x: str, y: str) -> str:
    y = m.select("oeq", x, inf, inf, y)
    y = m.select("oeq", x, 0.0, -inf, y)
    return m.select("ult", x, 0.0, nan, y)
