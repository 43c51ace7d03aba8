"""Contractions with a low-bit weight in, LLVM text out.

    stage a: int8 codes with a scale per group, or f32          # split over threads, barrier
    for block of rows, panel of 16-column blocks:               # split over threads
        tile = 0
        for chunk of groups:
            unpack it
            for mr rows of the block, group in chunk:
                tile += scale · Σ over the group's rows of a·code
        for each point of the tile: epilogue, store

A weight's bytes are read once for all the rows of a block, and the unpacked chunk stays in L1.
Where one tile has all the rows, it unpacks in registers and a chunk is all of k.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from kitsune.backends.cpu.epilogue import epilogue
from kitsune.backends.cpu.frame import Frame, share
from kitsune.backends.cpu.halves import widen_half
from kitsune.backends.cpu.products import Products, Words, products
from kitsune.backends.cpu.stage import record, stage, staged_row_nbytes
from kitsune.backends.cpu.text import Text, decompose, vec
from kitsune.backends.cpu.tile import tiles
from kitsune.ir.dtypes import Packed
from kitsune.ir.packing import PLANES
from kitsune.lower.kernel import Kernel
from kitsune.lower.schedule import ContractSchedule
from kitsune.lower.terms import the_dot
from kitsune.target import CpuTarget

Source = Literal["weights", "chunk"]


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
    def columns(self) -> list[tuple[int, int]]:
        """(block, vector in it) for each vector of a panel."""
        return [(b, v) for b in range(self.blocks) for v in range(16 // self.how.lanes)]

    @property
    def lines_nbytes(self) -> int:
        """An unpacked group: a line for each slice and block."""
        return self.dtype.group // self.how.rows * self.blocks * 64

    @property
    def chunk_group(self) -> int:
        """After its lines, the scales as f32."""
        return self.lines_nbytes + self.blocks * 64


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
    source: Source = "chunk" if min(count, per_block) > 1 else "weights"
    chunk = t.offset(tile, _tile_nbytes(plan), "i8")
    calls = TileCalls(frame, form, source, tile, chunk, small, larger)
    calls.define()
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
        epilogue(kernel, target, frame, [tile], {}, row, rows, panel)
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
        if calls.source == "chunk":
            args = [*(f"ptr {p}" for p in (calls.chunk, *weights)), f"i64 {left}"]
            t.do(f"call void @unpack({', '.join(args)})")
        with t.loop("tile", *span, nonempty=True) as tile:
            calls.call(tile.index, span[0], a, weights, left)
            tile.carry()
        turn.carry()


@dataclass
class TileCalls:
    """The tile functions of a kernel and the calls to them: tiles are `small` rows high, the first
    `larger` of them one more."""

    frame: Frame
    form: Form
    source: Source
    tile: str
    chunk: str
    small: int
    larger: int

    def define(self) -> None:
        writers = [(f"tile{rows}", TileWriter(self.form, rows, self.source))
                   for rows in self.heights()]  # fmt: skip
        extra = [writer.function(name) for name, writer in writers]
        if self.source == "chunk":
            writers.append(("unpack", TileWriter(self.form, 0, "weights")))
            extra.append(writers[-1][1].unpack_function())
        self.frame.extra += extra
        for _, writer in writers:
            self.frame.t.declared |= writer.t.declared

    def heights(self) -> list[int]:
        return [self.small + 1, self.small] if self.larger else [self.small]

    def row(self, index: str) -> str:
        """The first row of a tile."""
        t = self.frame.t
        row = t.mul(index, self.small)
        return t.add(row, self.frame.smaller(index, str(self.larger))) if self.larger else row

    def call(self, index: str, first: str, a: str, weights: list[str], groups: str) -> None:
        """Add `groups` groups to tile `index` of a block whose first is `first`."""
        t, form = self.frame.t, self.form
        row = self.row(index)
        inside = t.let(f"sub i64 {row}, {self.row(first)}")
        pointers = [t.offset(a, t.mul(row, form.a_row), "i8")]
        pointers.append(t.offset(self.tile, t.mul(inside, form.nr)))
        pointers += weights if self.source == "weights" else [self.chunk]
        args = ", ".join([*(f"ptr {p}" for p in pointers), f"i64 {groups}"])
        if not self.larger:
            t.do(f"call void @tile{self.small}({args})")
            return
        tall = t.let(f"icmp slt i64 {index}, {self.larger}")
        low = t.let(f"xor i1 {tall}, true")
        for rows, condition in zip(self.heights(), (tall, low), strict=True):
            with t.when(condition):
                t.do(f"call void @tile{rows}({args})")


# --- the tile ------------------------------------------------------------------------------------


class TileWriter:
    """One function over some groups: `tile += a·w`, from weights or from the unpacked chunk; or
    the one that unpacks it. Accumulators are numbered row, then block, then vector of the block.
    """

    def __init__(self, form: Form, rows: int, source: Source) -> None:
        self.form, self.rows, self.source = form, rows, source
        self.how, self.t = form.how, Text()
        self.columns = form.columns
        self.places = [(m, b, v) for m in range(rows) for b, v in self.columns]
        self.float = vec("float", self.how.lanes)
        self.unit = self.how.unit() if source == "weights" else 4 * self.how.rows
        # A group's totals and the tile's sums together in registers, where there are enough.
        wanted = 2 * len(self.places) + len(self.columns) + 2
        self.resident = wanted <= self.how.target.registers

    # --- functions -------------------------------------------------------------------------------

    def function(self, name: str) -> str:
        """`void name(ptr a, ptr tile, ptr w0, …, i64 groups)`, or the chunk in place of weights."""
        t = self.t
        sums = [t.load(self.float, p, 4) for p in self.tile_places()] if self.resident else []
        carried = [(self.float, s) for s in sums]
        with t.loop("group", 0, "%groups", carried=carried, nonempty=True) as turn:
            turn.carry(*self.group(turn.index, turn.values))
        if self.resident:
            for place, value in zip(self.tile_places(), turn.values, strict=True):
                t.store(self.float, value, place, 4)
        return self._finished(name, ["ptr noalias %a", "ptr noalias %tile"])

    def unpack_function(self) -> str:
        """`void unpack(ptr chunk, ptr w0, …, i64 groups)`: a line per slice and block, scales."""
        t, form = self.t, self.form
        with t.loop("group", 0, "%groups", nonempty=True) as turn:
            weights = self.weights(turn.index)
            chunk = t.offset("%chunk", t.mul(turn.index, form.chunk_group), "i8")
            self.repeat("unit", form.dtype.group // self.unit, "", [],
                        lambda unit, _: self.unpack_unit(unit, chunk, weights))  # fmt: skip
            self.store_columns(chunk, form.lines_nbytes, self.scales("", weights), self.float)
            turn.carry()
        return self._finished("unpack", ["ptr noalias %chunk"])

    def _finished(self, name: str, listed: list[str]) -> str:
        self.t.do("ret void")
        if self.source == "weights":
            listed += [f"ptr %w{b}" for b in range(self.form.blocks)]
        else:
            listed.append("ptr noalias %chunk")
        return self.t.function(f"internal void @{name}({', '.join(listed)}, i64 %groups) noinline")

    def repeat(
        self, name: str, count: int, kind: str, values: list[str],
        body: Callable[[str, list[str]], list[str]],
    ) -> list[str]:  # fmt: skip
        """`values = body(index, values)`, `count` times; once needs no loop."""
        if count == 1:
            return body("0", values)
        carried = [(kind, value) for value in values]
        with self.t.loop(name, 0, count, carried=carried, nonempty=True) as loop:
            loop.carry(*body(loop.index, loop.values))
        return loop.values

    # --- a group ---------------------------------------------------------------------------------

    def group(self, index: str, sums: list[str]) -> list[str]:
        """One group: its totals, times the scales, added to the tile."""
        t, form, how = self.t, self.form, self.how
        a = t.offset("%a", t.mul(index, form.a_group), "i8")
        chunk, weights = "", []
        if self.source == "weights":
            weights = self.weights(index)
        else:
            chunk = t.offset("%chunk", t.mul(index, form.chunk_group), "i8")
        start = ["zeroinitializer"] * len(self.places)
        totals = self.repeat(
            "turn", form.dtype.group // how.turn(), how.total, start,
            lambda turn, values: self.turn(turn, a, chunk, weights, values),
        )  # fmt: skip
        return self.flush(totals, self.scales(chunk, weights), a, sums)

    def weights(self, group: str) -> list[str]:
        """Where a group begins in each block, fetching what comes later."""
        t, nbytes = self.t, self.form.dtype.block_nbytes
        step = t.mul(group, nbytes)
        begins = [t.offset(f"%w{b}", step, "i8") for b in range(self.form.blocks)]
        ahead = self.how.target.tuning.weights_ahead_nbytes
        for begin in begins:
            for at in range(ahead, ahead + nbytes, 64):
                line = t.offset(begin, at, "i8")
                t.call("void", "llvm.prefetch.p0", ("ptr", line), ("i32", "0"), ("i32", "3"),
                       ("i32", "1"))  # fmt: skip
        return begins

    def turn(
        self, number: str, a: str, chunk: str, weights: list[str], totals: list[str]
    ) -> list[str]:
        t, how = self.t, self.how
        zeros = self.zeros(number, a)
        accs = [how.start(t, total, zeros[m])
                for (m, _, _), total in zip(self.places, totals, strict=True)]  # fmt: skip
        before = t.mul(number, how.turn())

        def unit(index: str, values: list[str]) -> list[str]:
            row = t.add(before, t.mul(index, self.unit))
            return self.multiply(row, a, self.slices(row, chunk, weights), values)

        accs = self.repeat("unit", how.turn() // self.unit, how.acc, accs, unit)
        return [how.finish(t, acc, total) for acc, total in zip(accs, totals, strict=True)]

    def zeros(self, number: str, a: str) -> list[str]:
        """The turn's −zero·Σx of each row, in every lane."""
        t, how = self.t, self.how
        if not how.zeros:
            return [""] * self.rows
        at = t.offset(a, t.add(t.mul(number, 4), record(self.form.dtype).zero), "i8")
        rows = [t.offset(at, m * self.form.a_row, "i8") for m in range(self.rows)]
        return [t.splat("i32", t.load("i32", row), how.lanes) for row in rows]

    def multiply(self, row: str, a: str, slices: Iterator[list[str]], accs: list[str]) -> list[str]:
        """Each slice of a unit that begins at `row`, with every row of a."""
        t, form, how = self.t, self.form, self.how
        x = t.offset(a, t.mul(row, form.a_slice // how.rows), "i8")
        for s, weights in enumerate(slices):
            new = []
            for m in range(self.rows):
                at = t.offset(x, m * form.a_row + s * form.a_slice, "i8")
                value = how.spread(t, t.load(how.x_kind, at))
                mine = accs[m * len(weights) : (m + 1) * len(weights)]
                new += [how.step(t, acc, w, value) for acc, w in zip(mine, weights, strict=True)]
            accs = new
        return accs

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
                out.append(how.multiply_add(t, value, factor, before))
                if not self.resident:
                    t.store(self.float, out[-1], places[n], 4)
        return out if self.resident else []

    def tile_places(self) -> list[str]:
        lanes, nr = self.how.lanes, self.form.nr
        return [self.t.offset("%tile", m * nr + 16 * b + v * lanes) for m, b, v in self.places]

    # --- weights ---------------------------------------------------------------------------------

    def slices(self, row: str, chunk: str, weights: list[str]) -> Iterator[list[str]]:
        """The slices of a unit that begins at `row`, each for every vector of columns."""
        words = self.words(row, weights) if weights else []
        line = self.form.blocks * 64
        begin = ""
        if not weights:
            first = self.t.mul(row, line // self.how.rows)
            begin = self.t.offset(chunk, first, "i8")
        for s in range(self.unit // self.how.rows):
            if weights:
                yield [self.how.weight(mine, s) for mine in words]
            else:
                yield self.load_columns(begin, s * line, self.how.weights)

    def words(self, row: str, weights: list[str]) -> list[Words]:
        t, dtype, lanes = self.t, self.form.dtype, self.how.lanes
        made = []
        for b, v in self.columns:
            begins, at = [], 4 * v * lanes
            for bits in PLANES[dtype.bits]:
                begins.append(t.offset(weights[b], at, "i8"))
                at += 2 * dtype.group * bits
            made.append(Words(t, begins, dtype, lanes, row, self.unit))
        return made

    def unpack_unit(self, unit: str, chunk: str, weights: list[str]) -> list[str]:
        t, line = self.t, self.form.blocks * 64
        row = t.mul(unit, self.unit)
        begin = t.offset(chunk, t.mul(row, line // self.how.rows), "i8")
        for s, values in enumerate(self.slices(row, "", weights)):
            self.store_columns(begin, s * line, values, self.how.weights)
        return []

    def scales(self, chunk: str, weights: list[str]) -> list[str]:
        """The group's scale of each column."""
        t, how, form = self.t, self.how, self.form
        if not weights:
            return self.load_columns(chunk, form.lines_nbytes, self.float)
        values = []
        for b, v in self.columns:
            at = t.offset(weights[b], form.dtype.block_nbytes - 32 + 2 * v * how.lanes, "i8")
            half = t.load(vec("i16", how.lanes), at, 2)
            values.append(widen_half(t, half, how.lanes, how.target, finite=True))
        return values

    def load_columns(self, begin: str, at: int, kind: str) -> list[str]:
        """A line of each block, as vectors."""
        return [self.t.load(kind, place, 4 * self.how.lanes) for place in self._line(begin, at)]

    def store_columns(self, begin: str, at: int, values: list[str], kind: str) -> None:
        for place, value in zip(self._line(begin, at), values, strict=True):
            self.t.store(kind, value, place, 4 * self.how.lanes)

    def _line(self, begin: str, at: int) -> list[str]:
        lanes = self.how.lanes
        return [self.t.offset(begin, at + 64 * b + 4 * v * lanes, "i8") for b, v in self.columns]
