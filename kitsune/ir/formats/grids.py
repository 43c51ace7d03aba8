"""Rows whose codes name points of a grid: IQ1, IQ2 and IQ3. A point is eight values, or four."""

from __future__ import annotations

import base64
from functools import cache
from typing import Any

import numpy as np

from kitsune.ir.formats import grid_quarters as quarters
from kitsune.ir.formats.grid_points import POINTS
from kitsune.ir.formats.quant_format import SPLAT, Field, define
from kitsune.ir.formats.rows import D, Fields, spread

EIGHT_VALUES = (8, 25, 43)  # the levels of IQ2
LEVELS = {
    "IQ1": (-1, 0, 1),
    "IQ2_XXS": EIGHT_VALUES,
    "IQ2_XS": EIGHT_VALUES,
    "IQ2_S": EIGHT_VALUES,
    "IQ3_XXS": (4, 12, 20, 28, 36, 44, 52, 62),
    "IQ3_S": (1, 3, 5, 7, 9, 11, 13, 15),
}


@cache
def read_grid(name: str) -> np.ndarray:
    """The points of a grid, `[points, 8]` or `[points, 4]` int8."""
    raw = np.frombuffer(base64.b64decode(POINTS[name]), np.uint8)
    bits = 4 if len(LEVELS[name]) > 4 else 2
    levels = raw[:, None] >> np.arange(0, 8, bits, dtype=np.uint8) & ((1 << bits) - 1)
    return np.take(np.array(LEVELS[name], np.int8), levels.reshape(-1, 4 if bits == 4 else 8))


@cache
def list_words(name: str, factor: int = 1, bias: int = 0) -> tuple[int, ...]:
    """The points as words of four values times `factor` plus `bias`."""
    values = read_grid(name).astype(np.int16) * factor + bias
    return tuple(values.astype(np.uint8).view("<u4").reshape(-1).tolist())


# --- signs ---------------------------------------------------------------------------------------


def _add_parity(s: Any, x: Any) -> Any:
    """Seven signs with an eighth that makes the count of minuses even."""
    p = s.xor(x, s.shr(x, 4))
    p = s.xor(p, s.shr(p, 2))
    p = s.and_(s.xor(p, s.shr(p, 1)), 1)
    return s.or_(x, s.shl(p, 7))


def _negate(s: Any, word: Any, signs: Any, half: Any) -> Any:
    """Four positive values, those negated whose bit is set in one half of eight signs."""
    bits = s.and_(s.shr(signs, s.shl(half, 2)), 15)
    ones = s.and_(s.mul(bits, 0x00204081), SPLAT)  # bit n in byte n
    return s.add(s.xor(word, s.mul(ones, 255)), ones)


def _signs_numpy(signs: np.ndarray) -> np.ndarray:
    """[blocks, n] bytes to [blocks, 8n] of 1 and −1."""
    bits = np.unpackbits(signs.astype(np.uint8), axis=1, bitorder="little")
    return np.asarray(np.where(bits == 0, np.float32(1), np.float32(-1)))


def _seven_signs(seven: np.ndarray) -> np.ndarray:
    parity = np.unpackbits(seven.astype(np.uint8)[..., None], axis=-1).sum(-1) & 1
    return _signs_numpy(seven | parity.astype(np.uint32) << 7)


def _nibble(s: Any, f: Any, g: Any) -> Any:
    """Scale g of those with four bits."""
    return s.and_(s.shr(f("scales", s.shr(g, 1)), s.shl(s.and_(g, 1), 2)), 15)


def _nibbles(raw: np.ndarray) -> np.ndarray:
    """Bytes to two scales each."""
    return np.stack([raw & 15, raw >> 4], 2).reshape(len(raw), -1).astype(np.float32)


def _points(name: str, index: np.ndarray) -> np.ndarray:
    return np.asarray(read_grid(name)[index].reshape(len(index), -1), np.float32)


# --- IQ2 -----------------------------------------------------------------------------------------


def _half_step(s: Any, f: Any, scale: Any, factor: float) -> Any:
    """d·(½ + scale)·factor."""
    return s.mul(s.mul(f("d"), s.add(s.f32(scale), 0.5)), factor)


def _xxs_words(s: Any, f: Any, j: Any) -> Any:
    g, run, half = s.shr(j, 3), s.and_(s.shr(j, 1), 3), s.and_(j, 1)
    points, signs = f("points", s.shl(g, 1)), f("points", s.add(s.shl(g, 1), 1))
    index = s.and_(s.shr(points, s.shl(run, 3)), 255)
    word = s.table(list_words("IQ2_XXS"), s.add(s.shl(index, 1), half))
    seven = s.and_(s.shr(signs, s.mul(run, 7)), 127)
    return _negate(s, word, _add_parity(s, seven), half)


def _xxs_numpy(q: None, f: Fields) -> np.ndarray:
    held = f["points"].reshape(len(f["points"]), 8, 2)
    scale = f["d"] * (np.float32(0.5) + (held[..., 1] >> 28).astype(np.float32)) * np.float32(0.25)
    index = np.ascontiguousarray(held[..., 0]).view(np.uint8).reshape(len(held), 32)
    seven = held[..., 1:] >> np.arange(0, 28, 7, dtype=np.uint32) & 127
    signs = _seven_signs(seven.reshape(len(held), 32))
    return np.asarray(spread(scale, 32) * _points("IQ2_XXS", index) * signs)


define(
    "IQ2_XXS",
    0,
    32,
    block=256,
    words=_xxs_words,
    quarters=lambda s, f, q: quarters.xxs(s, f, q, LEVELS["IQ2_XXS"]),
    parts=(Field("points", "u32", 16), D),
    scale=lambda s, f, g: _half_step(s, f, s.shr(f("points", s.add(s.shl(g, 1), 1)), 28), 0.25),
    numpy=_xxs_numpy,
    width=2,
)


def _xs_words(s: Any, f: Any, j: Any) -> Any:
    held, half = f("points", s.shr(j, 1)), s.and_(j, 1)
    index = s.add(s.shl(s.and_(held, 511), 1), half)
    word = s.table(list_words("IQ2_XS"), index)
    return _negate(s, word, _add_parity(s, s.shr(held, 9)), half)


def _fours_numpy(f: Fields) -> np.ndarray:
    """d·(½ + scale)/4 of each of 16 groups."""
    return spread(f["d"] * (np.float32(0.5) + _nibbles(f["scales"])) * np.float32(0.25), 16)


define(
    "IQ2_XS",
    0,
    16,
    block=256,
    words=_xs_words,
    quarters=lambda s, f, q: quarters.xs(s, f, q, LEVELS["IQ2_XS"]),
    parts=(Field("points", "u16", 32), Field("scales", "u8", 8), D),
    scale=lambda s, f, g: _half_step(s, f, _nibble(s, f, g), 0.25),
    numpy=lambda q, f: (
        _fours_numpy(f) * _points("IQ2_XS", f["points"] & 511) * _seven_signs(f["points"] >> 9)
    ),
    width=2,
)


def _s_words(s: Any, f: Any, j: Any) -> Any:
    run, half = s.shr(j, 1), s.and_(j, 1)
    high = s.and_(s.shr(f("high", s.shr(j, 3)), s.shl(s.and_(run, 3), 1)), 3)
    index = s.or_(f("points", run), s.shl(high, 8))
    word = s.table(list_words("IQ2_S"), s.add(s.shl(index, 1), half))
    return _negate(s, word, f("signs", run), half)


def _s_numpy(q: None, f: Fields) -> np.ndarray:
    high = f["high"][:, :, None] >> np.arange(0, 8, 2, dtype=np.uint8) & 3
    index = f["points"].astype(np.uint16) | high.reshape(-1, 32).astype(np.uint16) << 8
    return np.asarray(_fours_numpy(f) * _points("IQ2_S", index) * _signs_numpy(f["signs"]))


define(
    "IQ2_S",
    0,
    16,
    block=256,
    words=_s_words,
    quarters=lambda s, f, q: quarters.s2(s, f, q, LEVELS["IQ2_S"]),
    parts=(
        Field("points", "u8", 32),
        Field("signs", "u8", 32),
        Field("high", "u8", 8),
        Field("scales", "u8", 8),
        D,
    ),
    scale=lambda s, f, g: _half_step(s, f, _nibble(s, f, g), 0.25),
    numpy=_s_numpy,
    width=2,
)

# --- IQ3: points of four values ------------------------------------------------------------------


def _xxs3_words(s: Any, f: Any, j: Any) -> Any:
    run, half = s.and_(s.shr(j, 1), 3), s.and_(j, 1)
    word = s.table(list_words("IQ3_XXS"), f("points", j))
    seven = s.and_(s.shr(f("signs", s.shr(j, 3)), s.mul(run, 7)), 127)
    return _negate(s, word, _add_parity(s, seven), half)


def _xxs3_numpy(q: None, f: Fields) -> np.ndarray:
    held = f["signs"]
    scale = f["d"] * (np.float32(0.5) + (held >> 28).astype(np.float32)) * np.float32(0.5)
    seven = held[..., None] >> np.arange(0, 28, 7, dtype=np.uint32) & 127
    signs = _seven_signs(seven.reshape(len(held), 32))
    return np.asarray(spread(scale, 32) * _points("IQ3_XXS", f["points"]) * signs)


define(
    "IQ3_XXS",
    0,
    32,
    block=256,
    words=_xxs3_words,
    quarters=lambda s, f, q: quarters.xxs3(s, f, q, LEVELS["IQ3_XXS"]),
    parts=(Field("points", "u8", 64), Field("signs", "u32", 8), D),
    scale=lambda s, f, g: _half_step(s, f, s.shr(f("signs", g), 28), 0.5),
    numpy=_xxs3_numpy,
    width=3,
)


def _s3_words(s: Any, f: Any, j: Any) -> Any:
    high = s.and_(s.shr(f("high", s.shr(j, 3)), s.and_(j, 7)), 1)
    word = s.table(list_words("IQ3_S"), s.or_(f("points", j), s.shl(high, 8)))
    return _negate(s, word, f("signs", s.shr(j, 1)), s.and_(j, 1))


def _s3_numpy(q: None, f: Fields) -> np.ndarray:
    high = np.unpackbits(f["high"], axis=1, bitorder="little").astype(np.uint16)
    scale = f["d"] * (1 + 2 * _nibbles(f["scales"]))
    index = f["points"].astype(np.uint16) | high << 8
    return np.asarray(spread(scale, 32) * _points("IQ3_S", index) * _signs_numpy(f["signs"]))


define(
    "IQ3_S",
    0,
    32,
    block=256,
    words=_s3_words,
    quarters=lambda s, f, q: quarters.s3(s, f, q, LEVELS["IQ3_S"]),
    parts=(
        Field("points", "u8", 64),
        Field("high", "u8", 8),
        Field("signs", "u8", 32),
        Field("scales", "u8", 4),
        D,
    ),
    scale=lambda s, f, g: s.mul(f("d"), s.f32(s.add(s.shl(_nibble(s, f, g), 1), 1))),
    numpy=_s3_numpy,
    width=3,
)

# --- IQ1: eighths of the scale, as a point is ±1/8 from −1, 0 and 1 ------------------------------


def _shift_eighths(s: Any, index: Any, half: Any, is_down: Any) -> Any:
    """Eight times a point, one up or down."""
    word = s.table(list_words("IQ1", 8, 128), s.add(s.shl(index, 1), half))
    word = s.sub(s.add(word, SPLAT), s.mul(is_down, 2 * SPLAT))
    return s.xor(word, 0x80 * SPLAT)


def _odd(s: Any, d: Any, scale: Any) -> Any:
    """d·(2·scale + 1)/8."""
    return s.mul(s.mul(d, 0.125), s.f32(s.add(s.shl(scale, 1), 1)))


def _s1_words(s: Any, f: Any, j: Any) -> Any:
    run, held = s.shr(j, 1), f("high", s.shr(j, 3))
    high = s.and_(s.shr(held, s.mul(s.and_(run, 3), 3)), 7)
    index = s.or_(f("points", run), s.shl(high, 8))
    return _shift_eighths(s, index, s.and_(j, 1), s.shr(held, 15))


def _s1_numpy(q: None, f: Fields) -> np.ndarray:
    held = f["high"]
    scale = f["d"] * (2 * (held >> 12 & 7) + 1).astype(np.float32)
    high = held[..., None] >> np.arange(0, 12, 3, dtype=np.uint16) & 7
    index = f["points"].astype(np.uint16) | high.reshape(-1, 32) << 8
    delta = np.where(held >> 15 == 0, np.float32(0.125), np.float32(-0.125))
    return np.asarray(spread(scale, 32) * (_points("IQ1", index) + spread(delta, 32)))


define(
    "IQ1_S",
    0,
    32,
    block=256,
    words=_s1_words,
    quarters=quarters.s1,
    parts=(Field("points", "u8", 32), Field("high", "u16", 8), D),
    scale=lambda s, f, g: _odd(s, f("d"), s.and_(s.shr(f("high", g), 12), 7)),
    numpy=_s1_numpy,
    width=1.5,
)


def _half_bits(s: Any, x: Any) -> Any:
    """The f32 of a finite f16's bits."""
    low = s.and_(x, 0x7FFF)
    normal = s.float_bits(s.add(s.shl(low, 13), 112 << 23))
    size = s.where(s.lt(low, 0x0400), s.mul(s.f32(low), 2.0**-24), normal)
    return s.where(s.lt(x, 0x8000), size, s.sub(0.0, size))


def _m1_d(s: Any, f: Any) -> Any:
    """An f16 in the highest four bits of four words."""
    bits: Any = 0
    for n in range(4):
        bits = s.or_(s.shl(s.shr(f("scales", n), 12), 4 * n), bits)
    return _half_bits(s, bits)


def _m1_words(s: Any, f: Any, j: Any) -> Any:
    run = s.shr(j, 1)
    held = s.shr(f("high", s.shr(run, 1)), s.shl(s.and_(run, 1), 2))
    index = s.or_(f("points", run), s.shl(s.and_(held, 7), 8))
    return _shift_eighths(s, index, s.and_(j, 1), s.and_(s.shr(held, 3), 1))


def _m1_numpy(q: None, f: Fields) -> np.ndarray:
    held = f["scales"]
    bits = held[:, 0] >> 12 | held[:, 1] >> 12 << 4 | held[:, 2] >> 12 << 8 | held[:, 3] >> 12 << 12
    d = bits.astype(np.uint16).view(np.float16).astype(np.float32)[:, None]
    odd = (held[..., None] >> np.arange(0, 12, 3, dtype=np.uint16) & 7).reshape(-1, 16)
    nibbles = np.stack([f["high"] & 15, f["high"] >> 4], 2).reshape(-1, 32).astype(np.uint16)
    delta = np.where(nibbles & 8 == 0, np.float32(0.125), np.float32(-0.125))
    points = _points("IQ1", f["points"].astype(np.uint16) | (nibbles & 7) << 8)
    return np.asarray(spread(d * (2 * odd + 1), 16) * (points + spread(delta, 8)))


define(
    "IQ1_M",
    0,
    16,
    block=256,
    words=_m1_words,
    quarters=quarters.m1,
    parts=(Field("points", "u8", 32), Field("high", "u8", 16), Field("scales", "u16", 4)),
    scale=lambda s, f, g: _odd(
        s,
        _m1_d(s, f),
        s.and_(s.shr(f("scales", s.shr(g, 2)), s.mul(s.and_(g, 3), 3)), 7),
    ),
    numpy=_m1_numpy,
    width=1.75,
)
