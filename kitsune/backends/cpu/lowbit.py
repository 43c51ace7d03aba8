"""Contractions with a low-bit weight in, LLVM text out.

    stage a: int8 codes with a scale per group, or f32          # split over threads, barrier
    for block of rows, panel of 16-column blocks:               # split over threads
        tile = 0
        for chunk of groups:
            for mr rows of the block:      # the first rows unpack the chunk for the others
                for group in chunk:
                    tile += scale · Σ over the group's rows of a·code
        for each point of the tile: epilogue, store

A weight's bytes are read once for all the rows of a block, and the unpacked chunk stays in L1.
Where one tile has all the rows, nothing is unpacked to memory and a chunk is all of k.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from kitsune.backends.cpu.contract import epilogue, tiles
from kitsune.backends.cpu.frame import Frame, share
from kitsune.backends.cpu.packed import widen_half
from kitsune.backends.cpu.products import Products, Words, products
from kitsune.backends.cpu.stage import record, stage, staged_row_nbytes
from kitsune.backends.cpu.text import Text, decompose, vec
from kitsune.ir.dtypes import Packed
from kitsune.ir.packing import PLANES
from kitsune.lower.kernel import Kernel
from kitsune.lower.schedule import ContractSchedule, the_dot
from kitsune.target import CpuTarget

AHEAD_NBYTES = 6144  # how far before its use a weight is fetched


# --- sizes ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Form:
    """What a tile steps over; all steps in bytes."""

    how: Products
    dtype: Packed
    nr: int
    a_row: int
    a_group: int
    a_slice: int

    @property
    def blocks(self) -> int:
        """Of 16 columns in a panel."""
        return self.nr // 16

    @property
    def vectors(self) -> int:
        """In a block."""
        return 16 // self.how.lanes

    @property
    def turns(self) -> int:
        return self.dtype.group // self.how.turn()

    @property
    def slices(self) -> int:
        """In a turn."""
        return self.how.turn() // self.how.rows

    @property
    def chunk_group(self) -> int:
        """An unpacked group: a line for each slice and block, then the scales as f32."""
        return (self.turns * self.slices + 1) * self.blocks * 64


def weight_type(kernel: Kernel) -> Packed:
    dtype = kernel.buffers[the_dot(kernel).args[1].attr.buffer].dtype
    assert isinstance(dtype, Packed)
    return dtype


def form_of(kernel: Kernel, target: CpuTarget) -> Form:
    plan: ContractSchedule = kernel.schedule
    dtype = weight_type(kernel)
    how = products(dtype, target, plan.int8)
    if plan.int8:
        steps = (staged_row_nbytes(kernel, dtype), record(dtype).nbytes, 4)
    elif plan.pack_a == "run":
        steps = (staged_row_nbytes(kernel, dtype), 4 * dtype.group, 4)
    else:
        flat = kernel.flat(the_dot(kernel).args[0].attr)
        row = sum(4 * flat.coef(x.name) for x in kernel.role("m"))
        along = 4 * flat.coef(kernel.role("k")[0].name)
        steps = (row, along * dtype.group, along)
    return Form(how, dtype, plan.nr, *steps)


def _shared_nbytes(kernel: Kernel) -> int:
    """The staged rows."""
    plan: ContractSchedule = kernel.schedule
    if plan.pack_a != "run":
        return 0
    return kernel.extent("m") * staged_row_nbytes(kernel, weight_type(kernel))


def _tile_nbytes(plan: ContractSchedule) -> int:
    return 4 * plan.mc * plan.nr


def _private_nbytes(kernel: Kernel) -> int:
    """A thread's tile and its unpacked chunk, whose lines are widest in f32."""
    plan: ContractSchedule = kernel.schedule
    chunk = 0
    if kernel.extent("m") > plan.mr:
        chunk = plan.chunk * (weight_type(kernel).group + 1) * 4 * plan.nr
    return _tile_nbytes(plan) + chunk


def low_bit_scratch(kernel: Kernel, threads: int) -> int:
    return _shared_nbytes(kernel) + threads * _private_nbytes(kernel)


# --- the loops -----------------------------------------------------------------------------------


def emit_low_bit(kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
    t, plan = frame.t, kernel.schedule
    form = form_of(kernel, target)
    a = the_dot(kernel).args[0]
    if plan.pack_a == "run":
        base = frame.scratch
        stage(kernel, target, frame, form.how, base)
        frame.barrier()
    else:
        base = t.offset(frame.pointers[a.attr.buffer], kernel.flat(a.attr).const)
    mine = t.offset(frame.scratch, t.mul("%tid", _private_nbytes(kernel)), "i8")
    tile = t.offset(mine, _shared_nbytes(kernel), "i8")
    panels = -(-kernel.extent("n") // plan.nr)
    per_block = plan.mc // plan.mr
    count, small, larger = tiles(kernel.extent("m"), plan.mr)
    calls = TileCalls(frame, form, tile, t.offset(tile, _tile_nbytes(plan), "i8"), small, larger)
    calls.define(count, per_block)
    row_blocks = -(-count // per_block)
    lo, hi = share(t, row_blocks * panels)
    with t.loop("item", lo, hi) as item:
        block, panel = decompose(t, item.index, [row_blocks, panels])
        first = t.mul(block, per_block)
        stop = frame.smaller(t.add(first, per_block), str(count))
        row, end = calls.row(first), calls.row(stop)
        rows = t.let(f"sub i64 {end}, {row}")
        _clear(t, tile, rows, plan.nr)
        weights = _weights(kernel, frame, form, panel)
        _chunks(kernel, frame, calls, (base, weights), (first, stop))
        epilogue(kernel, target, frame, tile, {}, row, rows, panel)
        item.carry()
    t.do("ret void")


def _clear(t: Text, tile: str, rows: str, nr: int) -> None:
    with t.loop("clear", 0, t.mul(rows, nr), 16, nonempty=True) as turn:
        t.store(vec("float", 16), "zeroinitializer", t.offset(tile, turn.index), 64)
        turn.carry()


def _weights(kernel: Kernel, frame: Frame, form: Form, panel: str) -> list[str]:
    """Where each block of a panel begins; past the last block, that one again."""
    t, access = frame.t, the_dot(kernel).args[1].attr
    k, n = kernel.buffers[access.buffer].shape
    step = -(-k // form.dtype.group) * form.dtype.block_nbytes
    last = -(-n // 16) - 1
    begins = []
    for b in range(form.blocks):
        number = t.add(t.mul(panel, form.blocks), b)
        if (last + 1) % form.blocks:
            number = frame.smaller(number, str(last))
        begins.append(t.offset(frame.pointers[access.buffer], t.mul(number, step), "i8"))
    return begins


def _chunks(
    kernel: Kernel, frame: Frame, calls: TileCalls, operands: tuple[str, list[str]],
    span: tuple[str, str],
) -> None:  # fmt: skip
    """Every chunk of k, for the tiles of `span`."""
    t, form = frame.t, calls.form
    chunk: int = kernel.schedule.chunk
    groups = -(-kernel.extent("k") // form.dtype.group)
    with t.loop("chunk", 0, groups, chunk, nonempty=True) as turn:
        left = str(groups)
        if groups > chunk:
            left = frame.smaller(t.let(f"sub i64 {groups}, {turn.index}"), str(chunk))
        a = t.offset(operands[0], t.mul(turn.index, form.a_group), "i8")
        step = t.mul(turn.index, form.dtype.block_nbytes)
        weights = [t.offset(w, step, "i8") for w in operands[1]]
        calls.call("unpack", span[0], span[0], a, weights, left)
        if calls.several:
            with t.loop("tile", t.add(span[0], 1), span[1]) as rest:
                calls.call("reuse", rest.index, span[0], a, weights, left)
                rest.carry()
        turn.carry()


Source = Literal["unpack", "reuse"]


@dataclass
class TileCalls:
    """The tile functions of a kernel and the calls to them: tiles are `small` rows high, the first
    `larger` of them one more."""

    frame: Frame
    form: Form
    tile: str
    chunk: str
    small: int
    larger: int
    several: bool = False

    def define(self, count: int, per_block: int) -> None:
        self.several = min(count, per_block) > 1
        for rows in self.heights():
            for source in ("unpack", "reuse") if self.several else ("unpack",):
                writer = TileWriter(self.form, rows, source, keep=self.several)
                self.frame.extra.append(writer.function(_name(source, rows)))
                self.frame.t.declared |= writer.t.declared

    def heights(self) -> list[int]:
        return [self.small + 1, self.small] if self.larger else [self.small]

    def row(self, index: str) -> str:
        """The first row of a tile."""
        t = self.frame.t
        return t.add(t.mul(index, self.small), self.frame.smaller(index, str(self.larger)))

    def call(
        self, source: Source, index: str, first: str, a: str, weights: list[str], groups: str
    ) -> None:
        """Add `groups` groups to tile `index` of a block whose first is `first`."""
        t, form = self.frame.t, self.form
        row = self.row(index)
        inside = t.let(f"sub i64 {row}, {self.row(first)}")
        tile = t.offset(self.tile, t.mul(inside, form.nr))
        pointers = [t.offset(a, t.mul(row, form.a_row), "i8"), tile, self.chunk, *weights]
        args = ", ".join([*(f"ptr {p}" for p in pointers), f"i64 {groups}"])
        if not self.larger:
            t.do(f"call void @{_name(source, self.small)}({args})")
            return
        tall = t.let(f"icmp slt i64 {index}, {self.larger}")
        low = t.let(f"xor i1 {tall}, true")
        for rows, condition in zip(self.heights(), (tall, low), strict=True):
            with t.when(condition):
                t.do(f"call void @{_name(source, rows)}({args})")


def _name(source: Source, rows: int) -> str:
    return f"{source}{rows}"


# --- the tile ------------------------------------------------------------------------------------


class TileWriter:
    """`void name(ptr a, ptr tile, ptr chunk, ptr w0, …, i64 groups)`: tile += a·w over the groups.

    "unpack" reads the weights, and writes them to the chunk when `keep`; "reuse" reads the chunk.
    Accumulators are numbered row, then block, then vector of the block.
    """

    def __init__(self, form: Form, rows: int, source: Source, keep: bool) -> None:
        self.form, self.rows, self.source, self.keep = form, rows, source, keep
        self.how, self.t = form.how, Text()
        self.columns = [(b, v) for b in range(form.blocks) for v in range(form.vectors)]
        self.places = [(m, b, v) for m in range(rows) for b, v in self.columns]
        self.float = vec("float", self.how.lanes)
        # A group's totals and the tile's sums together in registers, where there are enough.
        wanted = 2 * len(self.places) + len(self.columns) + 2
        self.resident = wanted <= self.how.target.registers

    def function(self, name: str) -> str:
        t = self.t
        sums = [t.load(self.float, p, 4) for p in self.tile_places()] if self.resident else []
        carried = [(self.float, s) for s in sums]
        with t.loop("group", 0, "%groups", carried=carried, nonempty=True) as turn:
            turn.carry(*self.group(turn.index, turn.values))
        if self.resident:
            self.store_tile(turn.values)
        t.do("ret void")
        weights = [f"ptr noalias %w{b}" for b in range(self.form.blocks)]
        if self.form.blocks > 1:  # the last block may be read twice
            weights = [f"ptr readonly %w{b}" for b in range(self.form.blocks)]
        listed = ["ptr noalias %a", "ptr noalias %tile", "ptr noalias %chunk", *weights]
        return t.function(f"internal void @{name}({', '.join(listed)}, i64 %groups) noinline")

    def tile_places(self) -> list[str]:
        lanes, nr = self.how.lanes, self.form.nr
        return [self.t.offset("%tile", m * nr + 16 * b + v * lanes) for m, b, v in self.places]

    def store_tile(self, sums: list[str]) -> None:
        for place, value in zip(self.tile_places(), sums, strict=True):
            self.t.store(self.float, value, place, 4)

    def group(self, index: str, sums: list[str]) -> list[str]:
        """One group: its totals, times the scales, added to the tile."""
        t, form = self.t, self.form
        a = t.offset("%a", t.mul(index, form.a_group), "i8")
        chunk = t.offset("%chunk", t.mul(index, form.chunk_group), "i8")
        weights = []
        if self.source == "unpack":
            step = t.mul(index, form.dtype.block_nbytes)
            weights = [t.offset(f"%w{b}", step, "i8") for b in range(form.blocks)]
            self.fetch(weights)
        totals = ["zeroinitializer"] * len(self.places)
        if form.turns == 1:
            totals = self.turn("0", a, chunk, weights, totals)
        else:
            carried = [(self.how.total, total) for total in totals]
            with t.loop("turn", 0, form.turns, carried=carried, nonempty=True) as loop:
                loop.carry(*self.turn(loop.index, a, chunk, weights, loop.values))
            totals = loop.values
        scales = self.scales(chunk, weights)
        return self.flush(totals, scales, a, sums)

    def fetch(self, weights: list[str]) -> None:
        for w in weights:
            for at in range(0, self.form.dtype.block_nbytes, 64):
                line = self.t.offset(w, AHEAD_NBYTES + at, "i8")
                self.t.call("void", "llvm.prefetch.p0", ("ptr", line), ("i32", "0"), ("i32", "3"),
                            ("i32", "1"))  # fmt: skip

    def turn(
        self, number: str, a: str, chunk: str, weights: list[str], totals: list[str]
    ) -> list[str]:
        """The slices of one turn, each multiplied with every row."""
        t, form, how = self.t, self.form, self.how
        x = t.offset(a, t.mul(number, form.slices * form.a_slice), "i8")
        lines = t.offset(chunk, t.mul(number, form.slices * form.blocks * 64), "i8")
        words = self.words(number, weights)
        zeros = self.zeros(number, a)
        accs = [how.start(t, total, zeros[m])
                for (m, _, _), total in zip(self.places, totals, strict=True)]  # fmt: skip
        for s in range(form.slices):
            slice_ = self.slice(words, s, lines)
            new = []
            for m in range(self.rows):
                at = t.offset(x, m * form.a_row + s * form.a_slice, "i8")
                value = how.spread(t, t.load(how.x_kind, at))
                mine = accs[m * len(slice_) : (m + 1) * len(slice_)]
                new += [how.step(t, acc, w, value) for acc, w in zip(mine, slice_, strict=True)]
            accs = new
        return [how.finish(t, acc, total) for acc, total in zip(accs, totals, strict=True)]

    def words(self, number: str, weights: list[str]) -> list[Words]:
        """The words of a turn, for each vector of columns."""
        t, dtype, how = self.t, self.form.dtype, self.how
        made = []
        for b, v in self.columns if weights else []:
            planes, at = [], 0
            for bits in PLANES[dtype.bits]:
                step = t.mul(number, how.turn() * bits // 32 * 64)
                here = t.offset(weights[b], t.add(step, at + 4 * v * how.lanes), "i8")
                planes.append(here)
                at += 2 * dtype.group * bits
            made.append(Words(t, planes, dtype, how.lanes))
        return made

    def zeros(self, number: str, a: str) -> list[str]:
        """The turn's −zero·Σx of each row, in every lane."""
        t, how = self.t, self.how
        if not how.zeros:
            return [""] * self.rows
        at = t.offset(a, t.add(t.mul(number, 4), record(self.form.dtype).zero), "i8")
        rows = [t.offset(at, m * self.form.a_row, "i8") for m in range(self.rows)]
        return [t.splat("i32", t.load("i32", row), how.lanes) for row in rows]

    def slice(self, words: list[Words], s: int, lines: str) -> list[str]:
        """A slice of each vector of columns."""
        t, how, form = self.t, self.how, self.form
        values = []
        for n, (b, v) in enumerate(self.columns):
            at = t.offset(lines, (s * form.blocks + b) * 64 + 4 * v * how.lanes, "i8")
            if self.source == "reuse":
                values.append(t.load(how.weights, at, 4 * how.lanes))
                continue
            values.append(how.weight(words[n], s))
            if self.keep:
                t.store(how.weights, values[-1], at, 4 * how.lanes)
        return values

    def scales(self, chunk: str, weights: list[str]) -> list[str]:
        """The group's scale of each column."""
        t, how, form = self.t, self.how, self.form
        after = form.turns * form.slices * form.blocks * 64
        values = []
        for b, v in self.columns:
            at = t.offset(chunk, after + b * 64 + 4 * v * how.lanes, "i8")
            if self.source == "reuse":
                values.append(t.load(self.float, at, 4 * how.lanes))
                continue
            there = form.dtype.block_nbytes - 32 + 2 * v * how.lanes
            half = t.load(vec("i16", how.lanes), t.offset(weights[b], there, "i8"), 2)
            values.append(widen_half(t, half, how.lanes, how.target))
            if self.keep:
                t.store(self.float, values[-1], at, 4 * how.lanes)
        return values

    def flush(self, totals: list[str], scales: list[str], a: str, sums: list[str]) -> list[str]:
        """The tile plus a group's totals times its scales; new sums where they are in registers."""
        t, how, form = self.t, self.how, self.form
        out = []
        places = [] if self.resident else self.tile_places()
        for m in range(self.rows):
            factors = scales
            if how.x_kind == "i32":
                at = t.offset(a, m * form.a_row + record(form.dtype).scale, "i8")
                mine = t.splat("float", t.load("float", at), how.lanes)
                factors = [t.let(f"fmul {self.float} {scale}, {mine}") for scale in scales]
            for n, factor in enumerate(factors, m * len(factors)):
                value = how.as_float(t, totals[n])
                before = sums[n] if self.resident else t.load(self.float, places[n], 4)
                out.append(self.multiply_add(value, factor, before))
                if not self.resident:
                    t.store(self.float, out[-1], places[n], 4)
        return out if self.resident else []

    def multiply_add(self, a: str, b: str, c: str) -> str:
        t, kind, lanes = self.t, self.float, self.how.lanes
        if self.how.target.fma:
            return t.call(kind, f"llvm.fma.v{lanes}f32", (kind, a), (kind, b), (kind, c))
        return t.let(f"fadd {kind} {t.let(f'fmul {kind} {a}, {b}')}, {c}")
