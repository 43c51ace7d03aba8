"""The register tile that contractions and attention share.

    acc[m][v] += a[m·a_row + k·a_k] · b[k·b_row + v]        for k, m, vectors v

One row of b in registers, each value of a spread over the lanes, accumulators in registers only.
"""

from __future__ import annotations

from dataclasses import dataclass

from kitsune.backends.cpu.text import Text, vec
from kitsune.target import CpuTarget


@dataclass(frozen=True)
class Tile:
    """Height, width in vectors, and the steps of its operands in floats."""

    rows: int
    vectors: int
    a_row: int
    a_k: int
    b_row: int
    unroll: int = 4  # of k


def tiles(m: int, mr: int) -> tuple[int, int, int]:
    """(number of tiles, rows of the smaller, how many have one more): heights differ by one."""
    count = max(1, -(-m // mr))
    return count, m // count, m % count


def multiply(
    t: Text, target: CpuTarget, tile: Tile, k: int, start: list[str], ahead: str = ""
) -> list[str]:
    """`k` steps over the operands %a and %b, from the accumulators in `start`. With `ahead`, a line
    of what will be needed next is fetched with every turn of the loop."""
    wide = vec("float", target.lanes)
    main = k // tile.unroll * tile.unroll
    sums = start
    if main:
        carried = [(wide, value) for value in start]
        with t.loop("k", 0, main, tile.unroll, carried, nonempty=True) as turn:
            a = t.offset("%a", t.mul(turn.index, tile.a_k))
            b = t.offset("%b", t.mul(turn.index, tile.b_row))
            if ahead:
                line = t.offset(ahead, t.mul(turn.index, 16 // tile.unroll))
                hint = (("i32", "0"), ("i32", "2"), ("i32", "1"))
                t.call("void", "llvm.prefetch.p0", ("ptr", line), *hint)
            sums = list(turn.values)
            for u in range(tile.unroll):
                sums = _step(t, target, tile, (a, b), u, sums)
            turn.carry(*sums)
        sums = turn.values
    a, b = t.offset("%a", main * tile.a_k), t.offset("%b", main * tile.b_row)
    for u in range(k - main):
        sums = _step(t, target, tile, (a, b), u, sums)
    return sums


def _step(
    t: Text, target: CpuTarget, tile: Tile, operands: tuple[str, str], u: int, sums: list[str]
) -> list[str]:
    a, b = operands
    lanes, vectors = target.lanes, tile.vectors
    wide = vec("float", lanes)
    row = [t.load(wide, t.offset(b, u * tile.b_row + v * lanes), 4) for v in range(vectors)]
    new = []
    for m in range(tile.rows):
        value = t.load("float", t.offset(a, u * tile.a_k + m * tile.a_row), 4)
        value = t.splat("float", value, lanes)
        for v in range(vectors):
            new.append(multiply_add(t, target, value, row[v], sums[m * vectors + v]))
    return new


def multiply_add(t: Text, target: CpuTarget, a: str, b: str, c: str) -> str:
    wide = vec("float", target.lanes)
    if target.fma:
        return t.call(wide, f"llvm.fma.v{target.lanes}f32", (wide, a), (wide, b), (wide, c))
    return t.let(f"fadd {wide} {t.let(f'fmul {wide} {a}, {b}')}, {c}")
