"""Matrices in scratch transposed, a block of registers at a time."""

from __future__ import annotations

from kitsune.backends.cpu.frame import Frame
from kitsune.backends.cpu.llvm_text import Text, vec
from kitsune.target import CpuTarget


def transpose(
    frame: Frame,
    target: CpuTarget,
    source: tuple[str, int],
    out: tuple[str, int],
    rows: int,
    columns: int | str,
    kind: str = "float",
) -> None:
    """Both counts are rounded up to the lanes, if they are known, and multiples of them otherwise;
    both matrices must have room for that. `source` and `out` are (address, elements of `kind` from
    one row to the next)."""
    size = 8 if kind in ("double", "i64") else 4
    lanes = target.lanes * 4 // size
    name = f"transpose_{source[1]}_{out[1]}"
    text = _function(lanes, name, source[1], out[1], kind)
    if text not in frame.extra:
        frame.extra.append(text)
    up = [-(-n // lanes) * lanes if isinstance(n, int) else n for n in (rows, columns)]
    frame.t.do(f"call void @{name}(ptr {source[0]}, ptr {out[0]}, i64 {up[0]}, i64 {up[1]})")


def _function(lanes: int, name: str, step: int, out_step: int, kind: str) -> str:
    t = Text()
    wide, align = vec(kind, lanes), 8 if kind in ("double", "i64") else 4
    with (
        t.loop("row", 0, "%rows", lanes, nonempty=True) as row,
        t.loop("column", 0, "%columns", lanes) as column,
    ):
        start = t.offset("%from", t.add(t.mul(row.index, step), column.index), kind)
        block = [t.load(wide, t.offset(start, i * step, kind), align) for i in range(lanes)]
        end = t.offset("%to", t.add(t.mul(column.index, out_step), row.index), kind)
        for i, value in enumerate(exchange(t, block, lanes, kind)):
            t.store(wide, value, t.offset(end, i * out_step, kind), align)
        column.carry()
        row.carry()
    t.do("ret void")
    args = "ptr noalias %from, ptr noalias %to, i64 %rows, i64 %columns"
    return t.function(f"internal void @{name}({args}) noinline")


def exchange(t: Text, block: list[str], lanes: int, kind: str = "float") -> list[str]:
    """Parts exchanged between rows 2ⁿ apart, for every n: log₂ lanes rounds of lanes shuffles."""
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
