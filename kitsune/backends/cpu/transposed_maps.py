"""Maps with loads that lie across the lanes, in LLVM text: in tiles, transposed in registers.

    for a in blocks of `across`:                 # a cache line of each row that is read
        for l in vectors of `lane`:
            columns = transposed(x[l + j, a:a + block] for j in range(lanes))
            for i in range(block):
                out[a + i, l:l + lanes] = body(columns[i], ...)

Lane by lane, each element would be fetched with a line of which nothing else is used before it is
gone again: 2048×2048 floats take 40 ms that way, and 2.4 in tiles. Columns go through the stack, so
that the body is a rolled loop with all registers to itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from math import prod

from kitsune.backends.cpu.llvm_text import Frame, Text, decompose, vec
from kitsune.backends.cpu.memory_access import LINE, exchange, find_streamed_buffers
from kitsune.backends.cpu.numbers import STORED
from kitsune.backends.cpu.render import Render
from kitsune.backends.cpu.schedule.row_loops import RowSchedule, find_strided_loads
from kitsune.ir.sizes import Size, ceil_div
from kitsune.lower.kernel import Axis, Kernel, Prim, Store
from kitsune.target import CpuTarget

Plain = Callable[[Render, Axis, str, str, Callable[[Render], None]], None]


def emit_transposed_map(
    kernel: Kernel,
    target: CpuTarget,
    frame: Frame,
    stores: Sequence[Store],
    plan: RowSchedule,
    plain: Plain,
) -> None:
    """`plain` does a row of lanes without tiles: what is left beside the full blocks."""
    t = frame.t
    lane, across = (next(a for a in kernel.axes if a.name == n) for n in (plan.lane, plan.across))
    rest = [a for a in kernel.role("outer") if a.name not in (lane.name, across.name)]
    tiles = Tiles(t, kernel, stores, plan)
    blocks, left = divmod(across.size, tiles.block)
    counts = ceil_div(across.size, tiles.block), ceil_div(lane.size, plan.chunk)
    sizes = [*(a.size for a in rest), *counts]
    streams = find_streamed_buffers(t, kernel, target, plan, frame.pointers)
    lo, hi = frame.share(prod(sizes))
    with t.loop("item", lo, hi) as item:
        *outer, number, chunk = decompose(t, item.index, sizes)
        at = dict(zip((a.name for a in rest), outer, strict=True))
        r = Render(t, kernel, target, frame.pointers, at, lane.name, plan.lanes)
        r.streams = streams
        start = t.mul(chunk, plan.chunk)
        stop = frame.smaller(t.add(start, plan.chunk), str(lane.size))
        with t.when(t.let(f"icmp ult i64 {number}, {blocks}")):
            here = r.inside({across.name: t.mul(number, tiles.block)})
            tiles.emit_row_block(here, lane, start, stop)
        if isinstance(left, Size) or left:
            with (
                t.when(t.let(f"icmp eq i64 {number}, {blocks}")),
                t.loop("edge", across.size - left, across.size) as row,
            ):
                plain(r.inside({across.name: row.index}), lane, start, stop, tiles.store)
                row.carry()
        item.carry()


class Tiles:
    """The tiles of one kernel: `block` elements, a cache line, of as many rows as there are lanes.
    `plan.tile` elements of that many rows are transposed in registers at a time."""

    def __init__(self, t: Text, kernel: Kernel, stores: Sequence[Store], plan: RowSchedule) -> None:
        self.kernel, self.stores, self.plan = kernel, stores, plan
        self.loads = find_strided_loads(kernel, plan.lane, plan.across)
        self.block = LINE // self.loads[0].dtype.itemsize
        size = self.block * plan.lanes
        self.columns = {
            p: t.let(f"alloca [{size} x {STORED[p.dtype.name]}], align {LINE}", "columns")
            for p in self.loads
        }

    def store(self, r: Render) -> None:
        for s in self.stores:
            r.store(s)

    def emit_row_block(self, r: Render, lane: Axis, start: str, stop: str) -> None:
        t, lanes = r.t, self.plan.lanes
        tail = lane.size % lanes
        is_ragged = isinstance(tail, Size) or tail > 0
        there = {p: r.holds(p.attr.guards) for p in self.loads if p.op == "pick"}
        with t.loop("lane", start, t.add(stop, 1 - lanes) if is_ragged else stop, lanes) as it:
            here = r.inside({lane.name: it.index})
            for p in self.loads:
                with t.when(there[p]) if p in there else nullcontext():
                    self.transpose(here, p)
            with t.loop("column", 0, self.block, nonempty=True) as column:
                self.column(here, column.index, there)
                column.carry()
            it.carry()
        if is_ragged:
            with (
                t.when(t.let(f"icmp eq i64 {stop}, {lane.size}")),
                t.loop("tail", 0, self.block, nonempty=True) as row,
            ):
                self.store(
                    self.advance(r, row.index, {lane.name: str(lane.size - tail)}, str(tail))
                )
                row.carry()

    def advance(
        self, r: Render, index: str, at: Mapping[str, str], active: str | None = None
    ) -> Render:
        """That many places further along `across`."""
        across = self.plan.across
        return r.inside({**at, across: r.t.add(r.at[across], index)}, active)

    def transpose(self, r: Render, p: Prim) -> None:
        """What a load gives in all lanes, for each place of the block along `across`."""
        t, kind, tile = r.t, STORED[p.dtype.name], self.plan.tile
        wide, size = vec(kind, tile), p.dtype.itemsize
        step = self.kernel.flat(p.attr).coef(self.plan.lane)
        start = r.address(p.attr)
        for group in range(0, self.plan.lanes, tile):
            for part in range(0, self.block, tile):
                rows = [
                    t.load(wide, self.place(t, start, group + j, step, part, kind), size)
                    for j in range(tile)
                ]
                for i, value in enumerate(exchange(t, rows, tile, kind)):
                    at = (part + i) * self.plan.lanes + group
                    t.store(wide, value, t.offset(self.columns[p], at, kind), size * tile)

    def place(self, t: Text, start: str, row: int, step: int, part: int, kind: str) -> str:
        """Where a row has what is read of it."""
        if isinstance(step, Size):
            return t.offset(t.offset(start, t.mul(str(row), step), kind), part, kind)
        return t.offset(start, row * step + part, kind)

    def column(self, r: Render, index: str, there: Mapping[Prim, str]) -> None:
        """The body at one place of the block; nothing is `there` of some loads, in which case they
        give 0."""
        t, lanes = r.t, self.plan.lanes
        inner = self.advance(r, index, {})
        for p in self.loads:
            kind, size = STORED[p.dtype.name], p.dtype.itemsize
            at, wide = t.offset(self.columns[p], t.mul(index, lanes), kind), vec(kind, lanes)
            value = t.load(wide, at, size * self.plan.tile)
            if p in there:
                value = t.let(f"select i1 {there[p]}, {wide} {value}, {wide} zeroinitializer")
            inner.bind(p, value, wide=True)
        self.store(inner)
