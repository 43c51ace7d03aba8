"""Choose the register tile of a contraction: its height, its width, its chains of sums."""

from __future__ import annotations

from kitsune.backends.cpu.schedule.dot_terms import Term
from kitsune.ir.size_order import knows
from kitsune.ir.sizes import hint
from kitsune.target import CpuTarget

FMA_IN_FLIGHT = 8  # additions under way at a time: four cycles each, two begun in every cycle
DYNAMIC_HEIGHTS = (4, 2)  # of tiles of few rows, whose number calls decide
MAX_DYNAMIC_HEIGHT = 8  # of tiles of many: higher ones would serve few sizes
MANY_ROWS = 1 << 20


def choose_tile(m: int, n: int, term: Term, target: CpuTarget) -> tuple[int, int]:
    """Rows and columns held in registers: accumulators, one row of b, and one value of a. Tiles of
    few rows are wide, those of few columns high."""
    mr, vectors = target.tuning.tile
    if term.nbytes == 8 and term.dtype.is_int:
        mr = max(1, mr // 2)  # products of 64 bits are made of several
    total, lanes = mr * vectors, term.lanes(target)
    most = min(max(1, target.tuning.columns // lanes), -(-n // lanes))
    wide = max(1, min(max(vectors, total // _even_height(m, mr)), most))
    over, none = -n % (wide * lanes) >= lanes, -n % ((wide + 1) * lanes) < lanes
    if m > mr and wide == vectors < total and over and none:
        wide += 1  # rather than a vector of columns that is computed for nothing
    return _even_height(m, total // wide), wide * lanes


def choose_dynamic_tile(
    m: int, n: int, term: Term, target: CpuTarget, is_free: bool
) -> tuple[int, int]:
    """The tile of a number of rows that calls decide. Heights mr and mr − 1 add up to every m from
    (mr − 1)·(mr − 2) on. Below that a program has lower tiles, and a guard; not where it `is_free`,
    because rows are padded to whole tiles or the last are tiles of their own."""
    if is_free:
        return choose_tile(max(hint(m), DYNAMIC_HEIGHTS[0]), n, term, target)
    height, width = choose_tile(MANY_ROWS, n, term, target)
    lower = min(height, MAX_DYNAMIC_HEIGHT)
    while height > lower and not knows(">=", m, (height - 1) * (height - 2)):
        height -= 1
    found = [(height, width)]
    found += [
        (rows, width) if target.tuning.packs_once else choose_tile(rows, n, term, target)
        for rows in DYNAMIC_HEIGHTS
    ]
    return next((mr, nr) for mr, nr in found if mr <= 2 or m >= (mr - 1) * (mr - 2))


def count_chains(sums: int, k: int, target: CpuTarget) -> int:
    """A power of two, up to which the sums of a tile are multiplied so that those which do not wait
    for each other keep the multipliers busy, as far as there are registers for them."""
    rows, vectors = target.tuning.tile
    chains = 1
    while sums * chains < FMA_IN_FLIGHT and 2 * sums * chains <= rows * vectors and 2 * chains <= k:
        chains *= 2
    return chains


def _even_height(m: int, most: int) -> int:
    """Rows of the highest of as few tiles as possible, of even height."""
    return max(1, -(-m // max(1, -(-m // most))))


def widest_divisor(n: int, most: int, lanes: int) -> int:
    """The widest tile that leaves no columns over, so that none is read past the end."""
    return next(nr for nr in range(most, 0, -lanes) if n % nr == 0)
