"""Emit direct convolutions as LLVM IR: contractions whose left operand is windows.

    for batch, block of rows, group of panels:                   # split over threads
        find where each row begins
        for panel of nr columns:
            for some runs of k, tile of mr rows:
                for run:
                    sums += Σk a[row's run, k]·b[k, n]           # in registers, by words
            for each point of the sums: epilogue, store

A run that is outside of the image is read from a stretch of zeros.
"""

from __future__ import annotations

from math import prod

from kitsune.backends.cpu.epilogue import begin_beside, beside, epilogue
from kitsune.backends.cpu.llvm_text import Count, Frame, Text, decompose, vec
from kitsune.backends.cpu.memory_access import LINE
from kitsune.backends.cpu.micro_kernel import MicroKernel, Tile, call_tile, tiles
from kitsune.backends.cpu.numbers import KIND
from kitsune.backends.cpu.row_kernels import emit_map
from kitsune.backends.cpu.schedule.contraction import find_constant_load
from kitsune.backends.cpu.schedule.direct_conv import (
    ITEMS,
    DirectSchedule,
    find_image,
    most_tiles,
    results,
    windows,
)
from kitsune.backends.cpu.schedule.gemm_tiles import Term, find_dot
from kitsune.backends.cpu.schedule.row_loops import RowSchedule, lanes_within, row_schedule
from kitsune.ir.affine import Affine
from kitsune.ir.sizes import Size, hint
from kitsune.lower.kernel import Axis, Kernel, free_axes
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget

UNROLL = 4  # k values per iteration


def direct_scratch(kernel: Kernel, threads: int) -> int:
    return image_nbytes(kernel) + threads * _Work(kernel).thread_nbytes


def image_nbytes(kernel: Kernel) -> int:
    """Of the image that is made first, in whole cache lines."""
    made = find_image(kernel) if kernel.schedule.image else None
    return -(-made.buffer.nbytes // LINE) * LINE if made else 0


def emit_direct(kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
    if kernel.schedule.image:
        make_image(kernel, target, frame)
    _Loops(kernel, target, frame).run()
    frame.t.do("ret void")


def make_image(kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
    """Lanes run along its last axis; along another that is contiguous in what it is made of, if the
    last is shorter than a vector."""
    made = find_image(kernel)
    assert made is not None
    frame.pointers[len(kernel.buffers)] = "%scratch"
    plan = row_schedule(made.copy, target, set())
    last = made.copy.axes[-1]
    lanes = target.lanes * 4 // made.buffer.dtype.itemsize
    if hint(last.size) < lanes:
        flats = [made.copy.flat(access) for access in made.copy.reads()]
        along = [x for x in made.copy.axes if all(f.coef(x.name) == 1 for f in flats)]
        lane = max([last, *along], key=lambda axis: hint(axis.size))
        width = lanes_within(hint(lane.size), 2 * lanes, target.lanes)
        plan = RowSchedule(lane=lane.name, lanes=width)
    emit_map(made.copy, target, frame, made.copy.stores, plan)
    frame.barrier()


class _Work:
    """A kernel's work, counted."""

    def __init__(self, kernel: Kernel) -> None:
        plan: DirectSchedule = kernel.schedule
        found = windows(kernel)
        assert found is not None
        self.seen, self.plan = found, plan
        self.term = Term(find_dot(kernel).dtype, plan.form)
        self.words = -(-found.run // self.term.per)  # in a run
        self.panels = -(-kernel.extent("n") // plan.nr)
        self.m = kernel.extent("m")
        if isinstance(self.m, Size):
            self.small, self.has_taller = max(1, plan.mr - 1), plan.mr > 1
            most = most_tiles(plan)
        else:
            self.count, self.small, self.larger = tiles(self.m, plan.mr)
            self.has_taller = self.larger > 0
            most = min(max(1, plan.mc // plan.mr), self.count)
        self.rows = most * (self.small + self.has_taller)  # in a block, at most
        self.runs = prod(axis.size for axis in found.taps)
        self.entry = 1 + len(found.guards)  # words of the table that say where a row is

    @property
    def sums_nbytes(self) -> int:
        return -(-self.rows * self.plan.nr * self.term.nbytes // LINE) * LINE

    @property
    def thread_nbytes(self) -> int:
        return self.sums_nbytes + -(-self.rows * self.entry * 8 // LINE) * LINE


@dataclass(frozen=True)
class _Block:
    """One block of rows, where loops are."""

    at: dict[str, str]  # batch axes of the epilogue's kernel
    first: str  # tile
    stop: str
    row: str  # of the first tile
    b: str


class _Loops:
    def __init__(self, kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
        self.kernel, self.target, self.frame, self.t = kernel, target, frame, frame.t
        self.work = _Work(kernel)
        self.plan, self.seen = self.work.plan, self.work.seen
        self.after = results(kernel)
        term = self.work.term
        self.kind, self.lanes = KIND[term.dtype.name], term.lanes(target)
        self.element = {"": self.kind, "pairs": "i16"}.get(term.form, "i8")  # of the image
        t, load = self.t, find_constant_load(kernel, find_dot(kernel).args[1])
        assert load is not None
        self.b, self.b_axes = frame.pointers[load.attr.buffer], free_axes(load, {})
        mine = t.add(t.mul("%tid", self.work.thread_nbytes), image_nbytes(kernel))
        self.sums = t.offset("%scratch", mine, "i8")
        self.table = t.offset(self.sums, self.work.sums_nbytes, "i8")
        run = self.seen.run if self.seen.guards else 0
        self.zeros = zeros(t, run, self.kind, self.lanes) if run else "null"
        work = self.work
        self._split_rows()
        heights = (work.small + 1, work.small) if work.has_taller else (work.small,)
        frame.extra += [self._tile_function(rows) for rows in heights]

    def _split_rows(self) -> None:
        """Tiles, blocks of these and groups of panels: of as many rows as the call has."""
        t, work, plan, frame = self.t, self.work, self.plan, self.frame
        batch, panels = prod(axis.size for axis in self.kernel.role("batch")), work.panels
        self.items: Count
        if not isinstance(work.m, Size):
            self.count: Count = work.count
            self.larger: Count = work.larger
            self.per_block: Count = max(1, plan.mc // plan.mr)
            self.blocks: Count = -(-work.count // self.per_block)
            self.group: Count = plan.group
            self.groups: Count = -(-panels // plan.group)
            self.items = batch * self.blocks * self.groups
            return
        self.count = frame.divide_up(work.m, plan.mr)
        rest = t.let(f"sub i64 {work.m}, {t.mul(self.count, work.small)}")
        self.larger = frame.larger(rest, "0") if work.has_taller else 0
        self.blocks = frame.divide_up(self.count, most_tiles(plan))
        self.per_block = frame.divide_up(self.count, self.blocks)
        items = t.mul(self.blocks, batch)
        self.group, self.groups = split_panels(frame, panels, items)
        self.items = t.mul(items, self.groups)

    def run(self) -> None:
        t, work = self.t, self.work
        batch = self.kernel.role("batch")
        count = prod(axis.size for axis in batch)
        with self.frame.taken(self.items) as (lo, hi), t.loop("item", lo, hi) as item:
            number, nth, group = decompose(t, item.index, [count, self.blocks, self.groups])
            block = self._block(number, nth, batch)
            self._find_rows(block, number, batch)
            panel = t.mul(group, self.group)
            end = self.frame.smaller(t.add(panel, self.group), str(work.panels))
            with t.loop("panel", panel, end) as it:
                self._panel(block, it.index)
                it.carry()
            item.carry()

    def _block(self, number: str, nth: str, batch: tuple[Axis, ...]) -> _Block:
        t, work = self.t, self.work
        axes = self.after.role("batch")
        digits = decompose(t, number, [axis.size for axis in axes])
        at = dict(zip((axis.name for axis in axes), digits, strict=True))
        first = t.mul(nth, self.per_block)
        stop = self.frame.smaller(t.add(first, self.per_block), str(self.count))
        one = work.panels * self._panel_words()
        own = [axis for axis in batch if axis.name in self.b_axes]
        here, digits = "0", decompose(t, number, [axis.size for axis in batch])
        for axis, digit in zip(batch, digits, strict=True):
            if axis in own:
                inner = prod(a.size for a in own[own.index(axis) + 1 :])
                here = t.add(here, t.mul(digit, inner * one))
        return _Block(at, first, stop, self._row(first), t.offset(self.b, here, self.kind))

    def _panel_words(self) -> int:
        return self.work.runs * self.work.words * self.plan.nr

    def _row(self, tile: str) -> str:
        """The first row of a tile: those with one row more come first."""
        t, work = self.t, self.work
        row = t.mul(tile, work.small)
        return t.add(row, self.frame.smaller(tile, str(self.larger))) if work.has_taller else row

    def _count_rows(self, block: _Block) -> str:
        """Those of a block, without what pads its last tile."""
        stop = self._row(block.stop)
        if isinstance(self.work.m, Size):
            stop = self.frame.smaller(stop, str(self.work.m))
        return self.t.let(f"sub i64 {stop}, {block.row}")

    def _find_rows(self, block: _Block, number: str, batch: tuple[Axis, ...]) -> None:
        """Where each row of a block begins, and how far into the image. What pads the last tile
        reads the last row again."""
        t, m = self.t, self.kernel.role("m")
        digits = decompose(t, number, [axis.size for axis in batch])
        at = dict(zip((axis.name for axis in batch), digits, strict=True))
        base = self.frame.pointers[self.seen.buffer]
        rows = t.let(f"sub i64 {self._row(block.stop)}, {block.row}")
        with t.loop("row", 0, rows) as it:
            row = t.add(block.row, it.index)
            if isinstance(self.work.m, Size):
                row = self.frame.smaller(row, t.add(str(self.work.m), -1))
            digits = decompose(t, row, [axis.size for axis in m])
            here = at | dict(zip((axis.name for axis in m), digits, strict=True))
            entry = t.offset(self.table, t.mul(it.index, self.work.entry), "i64")
            first = t.offset(base, self._sum(t, self.seen.flat, here), self.element)
            t.store("ptr", first, entry, 8)
            for n, (place, _) in enumerate(self.seen.guards):
                t.store("i64", self._sum(t, place, here), t.offset(entry, 1 + n, "i64"), 8)
            it.carry()

    @staticmethod
    def _sum(t: Text, place: Affine, at: dict[str, str]) -> str:
        """An affine sum without the terms of axes that are somewhere else."""
        total = str(place.const)
        for name, coef in place.terms:
            if name in at:
                total = t.add(total, t.mul(at[name], coef))
        return total

    # --- tiles -----------------------------------------------------------------------------------

    def _panel(self, block: _Block, panel: str) -> None:
        t, work, plan = self.t, self.work, self.plan
        b = t.offset(block.b, t.mul(panel, self._panel_words()), self.kind)
        for first in range(0, work.runs, plan.taps):
            stop = min(first + plan.taps, work.runs)
            here = t.offset(b, first * work.words * plan.nr, self.kind)
            with t.loop("tile", block.first, block.stop) as it:
                self._tile(block, panel, here, it.index, (first, stop))
                it.carry()
        rows = self._count_rows(block)
        epilogue(self.after, self.target, self.frame, [self.sums], block.at, block.row, rows, panel)

    def _tile(self, block: _Block, panel: str, b: str, tile: str, runs: tuple[int, int]) -> None:
        """Sum one tile of either height; it asks for its part of the panel that comes next."""
        t, work, plan = self.t, self.work, self.plan
        row = self._row(tile)
        inside = t.let(f"sub i64 {row}, {block.row}")
        sums = t.offset(self.sums, t.mul(inside, plan.nr), self.kind)
        table = t.offset(self.table, t.mul(inside, work.entry), "i64")
        words = (runs[1] - runs[0]) * work.words * LINE // work.term.nbytes // UNROLL
        nth = t.let(f"sub i64 {tile}, {block.first}")
        ahead = t.offset(b, t.add(t.mul(nth, words), self._panel_words()), self.kind)
        if not runs[0]:
            begins = begin_beside(self.after, self.target, self.frame, block.at, row, panel)
            for begin, each in zip(begins, beside(self.after), strict=True):
                for m in range(plan.mr):
                    each.fetch(t, begin, str(m))
        args = f"ptr {table}, ptr {b}, ptr {sums}, ptr {ahead}, ptr {self.zeros}"
        args += f", i64 {runs[0]}, i64 {runs[1]}"
        call_tile(t, tile, work.small, self.larger, args)

    def _tile_function(self, rows: int) -> str:
        """`sums[rows][nr] (+)= Σ over runs and k of a[row][k]·b[k, n]`."""
        tile = _Tile(self, rows)
        tile.write()
        self.frame.t.declared |= tile.t.declared
        args = "ptr noalias %table, ptr noalias %b, ptr noalias %sums, ptr %ahead, ptr %zeros"
        return tile.t.function(f"internal void @tile{rows}({args}, i64 %first, i64 %last) noinline")


class _Tile:
    """One tile function being written."""

    def __init__(self, loops: _Loops, rows: int) -> None:
        self.t, self.rows = Text(), rows
        self.seen, self.work, self.kind = loops.seen, loops.work, loops.kind
        self.lanes, self.element = loops.lanes, loops.element
        self.vectors, self.nr = loops.plan.nr // loops.lanes, loops.plan.nr
        self.wide = vec(self.kind, self.lanes)
        self.term, self.size = loops.work.term, loops.work.term.nbytes
        shape = Tile(rows, self.vectors, 0, 1, self.nr, UNROLL, self.term)
        self.steps = MicroKernel(self.t, loops.target, shape)

    def write(self) -> None:
        t, words = self.t, self.work.words
        places = [
            m * self.nr + v * self.lanes for m in range(self.rows) for v in range(self.vectors)
        ]
        starts = ["zeroinitializer"] * len(places)
        begin = "0"
        if self.work.plan.taps < self.work.runs:
            starts = self._load_carried_sums(places)
            begin = "%first"
        carried = [(self.wide, value) for value in self.steps.open_accumulators(starts)]
        with t.loop("run", begin, "%last", 1, carried, nonempty=True) as it:
            rows = self._rows(it.index)
            inside = t.let(f"sub i64 {it.index}, {begin}")
            b = t.offset("%b", t.mul(inside, words * self.nr), self.kind)
            line = words * LINE // self.size // UNROLL
            ahead = t.offset("%ahead", t.mul(inside, line), self.kind)
            it.carry(*self._run(rows, b, ahead, list(it.values)))
        for place, value in zip(places, self.steps.close_accumulators(it.values), strict=True):
            t.store(self.wide, value, t.offset("%sums", place, self.kind), self.size)
        t.do("ret void")

    def _load_carried_sums(self, places: list[int]) -> list[str]:
        """The sums of the runs before, or zeros where these are the first."""
        t = self.t
        fresh = t.let("icmp eq i64 %first, 0")
        made = []
        for place in places:
            value = t.load(self.wide, t.offset("%sums", place, self.kind), self.size)
            made.append(
                t.let(f"select i1 {fresh}, {self.wide} zeroinitializer, {self.wide} {value}")
            )
        return made

    def _rows(self, number: str) -> list[str]:
        """Where each row's run begins."""
        t, taps = self.t, self.seen.taps
        digits = decompose(t, number, [axis.size for axis in taps])
        at = dict(zip((axis.name for axis in taps), digits, strict=True))
        moved = [
            _offset_place(t, place, at)
            for place in (self.seen.flat, *(g for g, _ in self.seen.guards))
        ]
        made = []
        for m in range(self.rows):
            entry = t.offset("%table", m * self.work.entry, "i64")
            here = t.offset(t.load("ptr", entry, 8), moved[0], self.element)
            for n, (_, size) in enumerate(self.seen.guards):
                place = t.add(t.load("i64", t.offset(entry, 1 + n, "i64"), 8), moved[1 + n])
                inside = t.let(f"icmp ult i64 {place}, {size}")
                here = t.let(f"select i1 {inside}, ptr {here}, ptr %zeros")
            made.append(here)
        return made

    def _run(self, rows: list[str], b: str, ahead: str, sums: list[str]) -> list[str]:
        t, per = self.t, self.term.per
        main = self.work.words // UNROLL * UNROLL
        carried = [(self.wide, value) for value in sums]
        if main:
            with t.loop("k", 0, main, UNROLL, carried, nonempty=True) as it:
                line = t.offset(ahead, t.mul(it.index, LINE // self.size // UNROLL), self.kind)
                t.fetch(line, 2)
                new = list(it.values)
                at = [t.offset(row, t.mul(it.index, per), self.element) for row in rows]
                here = t.offset(b, t.mul(it.index, self.nr), self.kind)
                for u in range(UNROLL):
                    new = self._step(at, here, u, new)
                it.carry(*new)
            sums = it.values
        at = [t.offset(row, main * per, self.element) for row in rows]
        here = t.offset(b, main * self.nr, self.kind)
        for u in range(self.work.words - main):
            sums = self._step(at, here, u, sums)
        return sums

    def _step(self, rows: list[str], b: str, u: int, sums: list[str]) -> list[str]:
        t, per = self.t, self.term.per

        def word(m: int) -> str:
            at = t.offset(rows[m], u * per, self.element)
            return t.load(self.kind, at, self.size // per)

        return self.steps.reduce_lanes(word, b, u, sums)


def split_panels(frame: Frame, panels: int, items: Count) -> tuple[Count, Count]:
    """Panels in a group, and groups, so that these times `items` are enough to share."""
    if panels == 1:
        return 1, 1
    groups = frame.smaller(frame.larger(frame.divide_up(ITEMS, items), "1"), str(panels))
    group = frame.divide_up(panels, groups)
    return group, frame.divide_up(panels, group)


def zeros(t: Text, count: int, kind: str, lanes: int) -> str:
    """A stretch of that many on the stack."""
    whole = -(-count // lanes) * lanes
    stretch = t.slot(f"[{whole} x {kind}]", LINE)
    with t.loop("zero", 0, whole, lanes) as it:
        t.store(vec(kind, lanes), "zeroinitializer", t.offset(stretch, it.index, kind), 4)
        it.carry()
    return stretch


def _offset_place(t: Text, place: Affine, at: dict[str, str]) -> str:
    """How far the axes that number runs move a place."""
    total = "0"
    for name, coef in place.terms:
        if name in at:
            total = t.add(total, t.mul(at[name], coef))
    return total
