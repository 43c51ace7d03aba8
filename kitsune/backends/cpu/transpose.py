"""Matrices in scratch transposed, a block of registers at a time."""

from __future__ import annotations

from kitsune.backends.cpu.frame import Frame
from kitsune.backends.cpu.text import Text, vec
from kitsune.target import CpuTarget


def transpose(
    frame: Frame,
    target: CpuTarget,
    source: tuple[str, int],
    out: tuple[str, int],
    rows: int,
    columns: int,
) -> None:
    """Both counts are rounded up to the lanes; both matrices must have room for that. `source` and
    `out` are (address, floats from one row to the next)."""
    t, lanes = frame.t, target.lanes
    name = f"transpose_{source[1]}_{out[1]}"
    text = _function(frame, lanes, name, source[1], out[1])
    if text not in frame.extra:
        frame.extra.append(text)
    up = [-(-n // lanes) * lanes for n in (rows, columns)]
    t.do(f"call void @{name}(ptr {source[0]}, ptr {out[0]}, i64 {up[0]}, i64 {up[1]})")


def _function(frame: Frame, lanes: int, name: str, step: int, out_step: int) -> str:
    t = Text()
    wide = vec("float", lanes)
    with (
        t.loop("row", 0, "%rows", lanes, nonempty=True) as row,
        t.loop("column", 0, "%columns", lanes, nonempty=True) as column,
    ):
        start = t.offset("%from", t.add(t.mul(row.index, step), column.index))
        block = [t.load(wide, t.offset(start, i * step), 4) for i in range(lanes)]
        end = t.offset("%to", t.add(t.mul(column.index, out_step), row.index))
        for i, value in enumerate(exchange(t, block, lanes)):
            t.store(wide, value, t.offset(end, i * out_step), 4)
        column.carry()
        row.carry()
    t.do("ret void")
    args = "ptr noalias %from, ptr noalias %to, i64 %rows, i64 %columns"
    return t.function(f"internal void @{name}({args}) noinline")


def exchange(t: Text, block: list[str], lanes: int, kind: str = "float") -> list[str]:
    """Halves exchanged between rows 2ⁿ apart, for every n: log₂ lanes rounds of lanes shuffles."""
    wide = vec(kind, lanes)
    distance = lanes // 2
    while distance:
        new = list(block)
        for i in range(lanes):
            if i & distance:
                continue
            low, high = block[i], block[i + distance]
            keep = [j if not j & distance else lanes + j - distance for j in range(lanes)]
            other = [j + distance if not j & distance else lanes + j for j in range(lanes)]
            new[i] = _shuffle(t, wide, low, high, keep)
            new[i + distance] = _shuffle(t, wide, low, high, other)
        block = new
        distance //= 2
    return block


def _shuffle(t: Text, wide: str, a: str, b: str, picks: list[int]) -> str:
    mask = ", ".join(f"i32 {p}" for p in picks)
    return t.let(f"shufflevector {wide} {a}, {wide} {b}, <{len(picks)} x i32> <{mask}>")
