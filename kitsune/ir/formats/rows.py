"""Rows of the table: k-quants, 16-entry codebooks, ternary values, FP8."""

from __future__ import annotations

from typing import Any

import numpy as np

from kitsune.ir.formats.quant_format import Field, define

Fields = Any  # arrays [blocks, count] by name; f16 as f32
F4_VALUES = (0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12)  # e2m1, doubled
NL_VALUES = (-127, -104, -83, -65, -49, -35, -22, -10, 1, 13, 25, 38, 53, 69, 89, 113)


def spread(factors: np.ndarray, group: int) -> np.ndarray:
    """The factors of groups for each of their rows."""
    return np.repeat(factors.astype(np.float32), group, 1)


# --- k-quants: groups of 16 or 32 in super-groups of 256 -----------------------------------------


def _scaled(s: Any, f: Any, name: str, factor: Any) -> Any:
    return s.mul(f(name), s.f32(factor))


def _six_bits(s: Any, f: Any, g: Any, low: int, shift: int) -> Any:
    """Scale (low 0, shift 0) or minimum (4, 4) g of eight, six bits each in twelve bytes."""
    at = s.and_(g, 3)
    first, last = f("scales", s.add(at, low)), f("scales", s.add(at, 8))
    wide = s.or_(s.and_(s.shr(last, shift), 15), s.shl(s.shr(first, 6), 4))
    return s.where(s.lt(g, 4), s.and_(first, 63), wide)


def six_bit_factors(raw: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Twelve bytes to eight scales and eight minima of six bits."""
    low, middle, high = raw[:, :4], raw[:, 4:8], raw[:, 8:12]
    scales = np.concatenate([low & 63, (high & 15) | (low >> 6 << 4)], 1)
    minima = np.concatenate([middle & 63, (high >> 4) | (middle >> 6 << 4)], 1)
    return scales, minima


def _lift(q: np.ndarray, f: Fields, scales: np.ndarray, minima: np.ndarray) -> np.ndarray:
    group = q.shape[1] // scales.shape[1]
    scale, least = f["d"] * scales.astype(np.float32), f["dmin"] * minima.astype(np.float32)
    return np.asarray(spread(scale, group) * q.astype(np.float32) - spread(least, group))


D, DMIN = Field("d", "f16"), Field("dmin", "f16")

define(
    "Q2_K",
    2,
    16,
    block=256,
    parts=(Field("scales", "u8", 16), D, DMIN),
    scale=lambda s, f, g: _scaled(s, f, "d", s.and_(f("scales", g), 15)),
    minimum=lambda s, f, g: s.sub(0.0, _scaled(s, f, "dmin", s.shr(f("scales", g), 4))),
    numpy=lambda q, f: _lift(q, f, f["scales"] & 15, f["scales"] >> 4),
)


def _q3_scale(s: Any, f: Any, g: Any) -> Any:
    """Sixteen scales of six bits around 32: nibbles in eight bytes, then pairs of bits in four."""
    low = s.shr(f("scales", s.and_(g, 7)), s.shl(s.shr(g, 3), 2))
    high = s.shr(f("scales", s.add(s.and_(g, 3), 8)), s.shl(s.shr(g, 2), 1))
    scale = s.or_(s.and_(low, 15), s.shl(s.and_(high, 3), 4))
    return s.mul(f("d"), s.f32(s.sub(s.i32(scale), 32)))


def _q3_numpy(q: np.ndarray, f: Fields) -> np.ndarray:
    low, high = f["scales"][:, :8], f["scales"][:, 8:]
    fours = np.concatenate([low & 15, low >> 4], 1)
    twos = np.concatenate([high >> shift & 3 for shift in (0, 2, 4, 6)], 1)
    scale = f["d"] * ((fours | twos << 4).astype(np.float32) - 32)
    return np.asarray(spread(scale, 16) * (q.astype(np.float32) - 4))


define(
    "Q3_K",
    3,
    16,
    block=256,
    zero=4,
    parts=(Field("scales", "u8", 12), D),
    scale=_q3_scale,
    numpy=_q3_numpy,
)
for _name, _bits in (("Q4_K", 4), ("Q5_K", 5)):
    define(
        _name,
        _bits,
        32,
        block=256,
        parts=(Field("scales", "u8", 12), D, DMIN),
        scale=lambda s, f, g: _scaled(s, f, "d", _six_bits(s, f, g, 0, 0)),
        minimum=lambda s, f, g: s.sub(0.0, _scaled(s, f, "dmin", _six_bits(s, f, g, 4, 4))),
        numpy=lambda q, f: _lift(q, f, *six_bit_factors(f["scales"])),
    )
define(
    "Q6_K",
    6,
    16,
    block=256,
    zero=32,
    parts=(Field("scales", "i8", 16), D),
    scale=lambda s, f, g: _scaled(s, f, "d", f("scales", g)),
    numpy=lambda q, f: spread(f["d"] * f["scales"], 16) * (q.astype(np.float32) - 32),
)

# --- codebooks -----------------------------------------------------------------------------------


def _look_up(values: tuple[float, ...], q: np.ndarray) -> np.ndarray:
    return np.take(np.array(values, np.float32), q)


define(
    "IQ4_NL",
    4,
    32,
    codebook=NL_VALUES,
    parts=(D,),
    scale=lambda s, f, g: f("d"),
    numpy=lambda q, f: f["d"] * _look_up(NL_VALUES, q),
)


def _xs_scale(s: Any, f: Any, g: Any) -> Any:
    low = s.and_(s.shr(f("low", s.shr(g, 1)), s.shl(s.and_(g, 1), 2)), 15)
    high = s.and_(s.shr(f("high"), s.shl(g, 1)), 3)
    return s.mul(f("d"), s.f32(s.sub(s.i32(s.or_(low, s.shl(high, 4))), 32)))


def _xs_numpy(q: np.ndarray, f: Fields) -> np.ndarray:
    low = np.stack([f["low"] & 15, f["low"] >> 4], 2).reshape(-1, 8)
    high = f["high"] >> np.arange(0, 16, 2, dtype=np.uint16) & 3
    scale = f["d"] * ((low | high << 4).astype(np.float32) - 32)
    return np.asarray(spread(scale, 32) * _look_up(NL_VALUES, q))


define(
    "IQ4_XS",
    4,
    32,
    block=256,
    codebook=NL_VALUES,
    parts=(D, Field("high", "u16"), Field("low", "u8", 4)),
    scale=_xs_scale,
    numpy=_xs_numpy,
)


def _half_e8m0(s: Any, e: Any) -> Any:
    """2^(e − 128): e2m1 values are doubled."""
    return s.float_bits(s.where(s.lt(e, 2), s.shl(0x00200000, e), s.shl(s.sub(e, 1), 23)))


define(
    "MXFP4",
    4,
    32,
    codebook=F4_VALUES,
    parts=(Field("e", "u8"),),
    scale=lambda s, f, g: _half_e8m0(s, f("e")),
    numpy=lambda q, f: (
        np.ldexp(np.float32(1), f["e"].astype(np.int32) - 128) * _look_up(F4_VALUES, q)
    ),
)


def e4m3(s: Any, x: Any) -> Any:
    """A byte of a sign, four bits of exponent and three of mantissa. NaN is 480."""
    low = s.and_(x, 127)
    small = s.mul(s.f32(low), 2.0**-9)
    normal = s.float_bits(s.add(s.shl(low, 20), 120 << 23))
    size = s.where(s.lt(low, 8), small, normal)
    return s.where(s.lt(x, 128), size, s.sub(0.0, size))


def e4m3_numpy(x: np.ndarray) -> np.ndarray:
    exponent, mantissa = (x >> 3 & 15).astype(np.int32), (x & 7).astype(np.float32)
    size = np.where(exponent == 0, np.ldexp(mantissa, -9), np.ldexp(1 + mantissa / 8, exponent - 7))
    return np.where(x < 128, size, -size).astype(np.float32)


def e5m2(s: Any, x: Any) -> Any:
    """A byte of a sign, five bits of exponent and two of mantissa: the high byte of an f16."""
    low = s.and_(x, 127)
    small = s.mul(s.f32(low), 2.0**-16)
    normal = s.float_bits(s.add(s.shl(low, 21), 112 << 23))
    size = s.where(s.lt(low, 4), small, normal)
    return s.where(s.lt(x, 128), size, s.sub(0.0, size))


def e5m2_numpy(x: np.ndarray) -> np.ndarray:
    return np.asarray((x.astype(np.uint16) << 8).view(np.float16).astype(np.float32))


def _nv_scale(s: Any, f: Any, g: Any) -> Any:
    """Half of an unsigned e4m3, as e2m1 values are doubled; 127 is zero."""
    x = f("e", g)
    return s.where(s.eq(x, 127), 0.0, s.mul(e4m3(s, s.and_(x, 127)), 0.5))


def _nv_numpy(q: np.ndarray, f: Fields) -> np.ndarray:
    scale = np.where(f["e"] == 127, np.float32(0), e4m3_numpy(f["e"] & 127) * np.float32(0.5))
    return np.asarray(spread(scale, 16) * _look_up(F4_VALUES, q))


define(
    "NVFP4",
    4,
    16,
    block=64,
    codebook=F4_VALUES,
    parts=(Field("e", "u8", 4),),
    scale=_nv_scale,
    numpy=_nv_numpy,
)

# Quantiles of a normal distribution; then e2m1 with a first step of 1/192, as bitsandbytes has it.
NF4_VALUES = (
    -1.0,
    -0.6961928009986877,
    -0.5250730514526367,
    -0.39491748809814453,
    -0.28444138169288635,
    -0.18477343022823334,
    -0.09105003625154495,
    0.0,
    0.07958029955625534,
    0.16093020141124725,
    0.24611230194568634,
    0.33791524171829224,
    0.44070982933044434,
    0.5626170039176941,
    0.7229568362236023,
    1.0,
)
_FP4_SIZES = tuple(v / 12 for v in (0, 0.0625, 8, 12, 4, 6, 2, 3))
FP4_VALUES = (*_FP4_SIZES, *(-v for v in _FP4_SIZES))


def define_levels(name: str, values: tuple[float, ...], group: int, scale: str = "f32") -> None:
    """A row of 16 floats, whose codes are four bits, times a scale per group."""
    table = tuple(float(np.float32(v)) for v in values)
    define(
        name,
        4,
        group,
        level=lambda s, q: s.table(table, q),
        parts=(Field("scale", scale),),
        scale=lambda s, f, g: f("scale"),
        numpy=lambda q, f: _look_up(table, q) * f["scale"],
    )


def define_fp8(name: str, level: Any, values: Any, group: int) -> None:
    """A row of 8-bit floats times a scale per group."""
    define(
        name,
        8,
        group,
        level=level,
        parts=(Field("scale", "f32"),),
        scale=lambda s, f, g: f("scale"),
        numpy=lambda q, f: values(q) * f["scale"],
    )


# With the groups that checkpoints have, and with short ones for blocks that these do not divide.
define_levels("NF4", NF4_VALUES, 64)
define_levels("FP4", FP4_VALUES, 64)
define_fp8("E4M3", e4m3, e4m3_numpy, 128)
define_fp8("E5M2", e5m2, e5m2_numpy, 128)
define_levels("NF4_32", NF4_VALUES, 32)
define_levels("FP4_32", FP4_VALUES, 32)
define_fp8("E4M3_32", e4m3, e4m3_numpy, 32)
define_fp8("E5M2_32", e5m2, e5m2_numpy, 32)

# --- ternary -------------------------------------------------------------------------------------

define(
    "TQ2_0",
    2,
    256,
    zero=1,
    parts=(D,),
    scale=lambda s, f, g: f("d"),
    numpy=lambda q, f: f["d"] * (q.astype(np.float32) - 1),
)


# Of five parts, what the first to the fifth digit in a byte stands for, as int8.
TERNARY_DIGITS = tuple(
    ((byte * 3**digit & 255) * 3 >> 8) - 1 & 255 for digit in range(5) for byte in range(256)
)


def _tq1_words(s: Any, f: Any, j: Any) -> Any:
    """Five base-3 digits in a byte: rows 0 to 159 are five runs of 32, the next 80 five of 16, the
    last 16 four of 4. A byte times 3^n keeps its digits from the n-th on, the first at the top."""
    is_first, is_second = s.lt(j, 40), s.lt(j, 60)
    rest, last = s.sub(j, 40), s.sub(j, 60)
    digit = s.where(is_first, s.shr(j, 3), s.where(is_second, s.shr(rest, 2), last))
    word = s.where(
        is_first,
        s.and_(j, 7),
        s.where(is_second, s.add(s.and_(rest, 3), 8), 12),
    )
    held, made = f("digits", word), 0
    if s.has_byte_tables:
        return s.look_up_digits(TERNARY_DIGITS, digit, held)
    power = s.table((1, 3, 9, 27, 81), digit)
    for byte in range(4):
        q = s.and_(s.mul(s.and_(s.shr(held, 8 * byte), 255), power), 255)
        made = s.or_(s.shl(s.shr(s.mul(q, 3), 8), 8 * byte), made)
    return s.xor(s.add(made, 0x7F7F7F7F), 0x80808080)


def _tq1_numpy(q: None, f: Fields) -> np.ndarray:
    raw, parts = np.ascontiguousarray(f["digits"]).view(np.uint8), []
    for begin, end, digits in ((0, 32, 5), (32, 48, 5), (48, 52, 4)):
        powers = 3 ** np.arange(digits, dtype=np.uint8)[:, None]
        shifted = (raw[:, None, begin:end] * powers.astype(np.uint8)).astype(np.uint16)
        parts.append((shifted * 3 >> 8).reshape(len(raw), -1))
    return np.asarray(f["d"] * (np.concatenate(parts, 1).astype(np.float32) - 1))


define(
    "TQ1_0",
    0,
    256,
    words=_tq1_words,
    parts=(Field("digits", "u32", 13), D),
    scale=lambda s, f, g: f("d"),
    numpy=_tq1_numpy,
    width=1.6,
)
