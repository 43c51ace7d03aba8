"""Codes of grids by quarters of 16 rows, for targets that look bytes up in tables of 128 entries.

A point of eight values of three levels is two bytes of four 2-bit codes, one of four values of
eight levels two bytes of two 4-bit codes. Each byte has a table; a table of 16 makes values of
codes and of the bit above them, which says whether a value is negated, or moved down.

    quarters(s, f, q)[n]: bytes of rows 16q + n, + 4, + 8, + 12
"""

from __future__ import annotations

import base64
from functools import cache
from typing import Any

from kitsune.ir.formats.grid_points import POINTS

EIGHTHS = (-8, 0, 8)  # of IQ1: eight times its levels
TWICE = ((0, 0), (0, 0), (1, 0), (1, 0))  # picks: two entries, twice each
SAME = ((0, 0),) * 4
FOUR = ((0, 0), (1, 0), (2, 0), (3, 0))
LOW_NIBBLES = 0x0F0F0F0F
PARITY = tuple((n.bit_count() & 1) << 7 for n in range(16))


@cache
def split_points(name: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The first and the second byte of each point."""
    raw = base64.b64decode(POINTS[name])
    return tuple(raw[::2]), tuple(raw[1::2])


@cache
def list_levels(levels: tuple[int, ...], is_shift: bool = False) -> tuple[int, ...]:
    """The value plus 128 of a code, and of one with bit 3: negated, or one less and not one more.
    Codes of two bits may have any bit 2."""
    made = []
    for index in range(16):
        value = (*levels, 0)[index & 3] if len(levels) == 3 else levels[index & 7]
        if is_shift:
            value += -1 if index & 8 else 1
        elif index & 8:
            value = -value
        made.append(value + 128)
    return tuple(made)


def _pick(s: Any, packed: Any, shift: int, bits: int, above: Any, table: tuple[int, ...]) -> Any:
    """Values of the codes `shift` bits up in each byte; `above` has their bit 3."""
    mask = ((1 << bits) - 1) * 0x01010101
    code = s.and_(s.shr(packed, shift), mask)
    return s.lookup(table, s.or_(code, s.and_(above, mask ^ 0xFFFFFFFF)))


def _pick_eights(
    s: Any, packed: Any, signs: Any, table: tuple[int, ...], shifts: bool = True
) -> list[Any]:
    """Four words of 2-bit codes. `signs` are nibbles, or bit 3 for all four."""
    high = s.shl(signs, 3) if shifts else signs
    return [_pick(s, packed, 2 * n, 2, s.shr(high, n) if shifts else high, table) for n in range(4)]


def _pick_fours(s: Any, parts: list[Any], signs: Any, table: tuple[int, ...]) -> list[Any]:
    """Four words of 4-bit codes below eight, two of each part."""
    high = s.shl(signs, 3)
    return [_pick(s, parts[n // 2], 4 * (n % 2), 3, s.shr(high, n), table) for n in range(4)]


def _look_up_half(s: Any, name: str, index: Any, high: Any, half: Any) -> Any:
    """Codes of two of four points."""
    first, second = (s.lookup(table, index, high) for table in split_points(name))
    return s.interleave(first, second, half)


def _nibbles_of_two(s: Any, signs: Any) -> Any:
    """The nibbles of two bytes that are there twice."""
    low = s.and_(signs, 0x000F000F)
    return s.or_(low, s.and_(s.shr(signs, 4), 0x0F000F00))


def _nibbles_of_half(s: Any, signs: Any, half: Any) -> Any:
    """The nibbles of two of four bytes."""
    return s.and_(s.interleave(signs, s.shr(signs, 4), half), LOW_NIBBLES)


def _even(s: Any, seven: Any) -> Any:
    """Bytes of seven signs with an eighth that makes the count of minuses even."""
    folded = s.and_(s.xor(seven, s.shr(seven, 4)), LOW_NIBBLES)
    return s.or_(seven, s.lookup(PARITY, folded))


def _four_sevens(s: Any, held: Any) -> Any:
    """Four times seven bits as bytes, each with an eighth."""
    made: Any = 0
    for byte in range(4):
        made = s.or_(s.and_(s.shl(held, byte), 0x7F << 8 * byte), made)
    return _even(s, made)


def _split(q: Any, s: Any) -> tuple[Any, Any]:
    """The 32 rows that 16 are a half of, and which."""
    return s.shr(q, 1), s.and_(q, 1)


# --- IQ2 -----------------------------------------------------------------------------------------


def xxs(s: Any, f: Any, q: Any, levels: tuple[int, ...]) -> list[Any]:
    g, half = _split(q, s)
    codes = _look_up_half(s, "IQ2_XXS", f("points", s.shl(g, 1)), 0, half)
    signs = _four_sevens(s, f("points", s.add(s.shl(g, 1), 1)))
    return _pick_eights(s, codes, _nibbles_of_half(s, signs, half), list_levels(levels))


def xs(s: Any, f: Any, q: Any, levels: tuple[int, ...]) -> list[Any]:
    g, half = _split(q, s)
    index = s.join(f, "points", s.shl(g, 2), FOUR)
    above = s.join(f, "points", s.shl(g, 2), tuple((n, 1) for n in range(4)))
    codes = _look_up_half(s, "IQ2_XS", index, above, half)
    signs = _even(s, s.and_(s.shr(above, 1), 0x7F7F7F7F))
    return _pick_eights(s, codes, _nibbles_of_half(s, signs, half), list_levels(levels))


def s2(s: Any, f: Any, q: Any, levels: tuple[int, ...]) -> list[Any]:
    g, half = _split(q, s)
    held, high = f("high", g), 0
    for byte in range(4):
        high = s.or_(s.and_(s.shl(held, 6 * byte), 3 << 8 * byte), high)
    index = s.join(f, "points", s.shl(g, 2), FOUR)
    codes = _look_up_half(s, "IQ2_S", index, high, half)
    signs = s.join(f, "signs", s.shl(g, 2), FOUR)
    return _pick_eights(s, codes, _nibbles_of_half(s, signs, half), list_levels(levels))


# --- IQ3 -----------------------------------------------------------------------------------------


def xxs3(s: Any, f: Any, q: Any, levels: tuple[int, ...]) -> list[Any]:
    g, half = _split(q, s)
    index = s.join(f, "points", s.shl(q, 2), FOUR)
    parts = [s.lookup(table, index) for table in split_points("IQ3_XXS")]
    signs = _nibbles_of_half(s, _four_sevens(s, f("signs", g)), half)
    return _pick_fours(s, parts, signs, list_levels(levels))


def s3(s: Any, f: Any, q: Any, levels: tuple[int, ...]) -> list[Any]:
    g, half = _split(q, s)
    held, high = s.shr(s.join(f, "high", g, SAME), s.shl(half, 2)), 0
    for byte in range(4):
        high = s.or_(s.and_(s.shr(held, byte), 1 << 8 * byte), high)
    index = s.join(f, "points", s.shl(q, 2), FOUR)
    parts = [s.lookup(table, index, high) for table in split_points("IQ3_S")]
    signs = _nibbles_of_two(s, s.join(f, "signs", s.shl(q, 1), TWICE))
    return _pick_fours(s, parts, signs, list_levels(levels))


# --- IQ1 -----------------------------------------------------------------------------------------


def s1(s: Any, f: Any, q: Any) -> list[Any]:
    g, half = _split(q, s)
    held, high = f("high", g), 0
    for byte in range(4):
        high = s.or_(s.and_(s.shl(held, 5 * byte), 7 << 8 * byte), high)
    index = s.join(f, "points", s.shl(g, 2), FOUR)
    codes = _look_up_half(s, "IQ1", index, high, half)
    down = s.where(s.lt(held, 0x8000), s.and_(held, 0), 0x08080808)
    return _pick_eights(s, codes, down, list_levels(EIGHTHS, True), shifts=False)


def m1(s: Any, f: Any, q: Any) -> list[Any]:
    g, half = _split(q, s)
    held = s.join(f, "high", s.shl(g, 1), TWICE)
    nibbles = s.or_(s.and_(held, 0x000F000F), s.and_(s.shr(held, 4), 0x0F000F00))
    index = s.join(f, "points", s.shl(g, 2), FOUR)
    codes = _look_up_half(s, "IQ1", index, s.and_(nibbles, 0x07070707), half)
    down = s.interleave(nibbles, nibbles, half)
    return _pick_eights(s, codes, down, list_levels(EIGHTHS, True), shifts=False)
