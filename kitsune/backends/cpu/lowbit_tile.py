"""Emit the micro-kernels of low-bit GEMM, which add groups of a weight to a tile of sums."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Literal

from kitsune.backends.cpu.format_decode import BlockFields, LlvmBuilder
from kitsune.backends.cpu.llvm_text import Text, f32_const, vec
from kitsune.backends.cpu.lowbit_dot import LowBitDot, middle
from kitsune.backends.cpu.lowbit_words import FormatWords, Words, is_quartered
from kitsune.backends.cpu.micro_kernel import Tile, multiply, prefetch_lines, prefetch_stream
from kitsune.backends.cpu.numbers import widen_half
from kitsune.backends.cpu.quantised_rows import record
from kitsune.backends.cpu.schedule.prefetch import choose_lowbit_prefetch
from kitsune.ir.dtypes import Packed
from kitsune.ir.formats import PLANES, Value
from kitsune.system.records import dataclass

Source = Literal["weights", "chunk"]


@dataclass(frozen=True)
class Form:
    """What a tile steps over; all steps in bytes. Where it is `scaled`, an unpacked chunk holds the
    weights themselves; else codes, and the factors of each group."""

    how: LowBitDot
    dtype: Packed
    nr: int
    a_row: int
    a_group: int
    a_slice: int
    scaled: bool
    apart: int  # rows of each block's tile, where a panel's blocks are far from each other; or 0
    tables: int = 0  # bytes of a group's, where sums are looked up in them
    share: int = 0  # tiles that fetch what comes next of one block between them; 0 for none
    batch_invariant: bool = False  # a group is summed in order, whatever the number of rows

    @property
    def blocks(self) -> int:
        """Of 16 columns in a panel."""
        return self.nr // 16

    @property
    def columns(self) -> list[tuple[int, int]]:
        """(block, vector in it) for each vector of a panel."""
        return [(b, v) for b in range(self.blocks) for v in range(16 // self.how.lanes)]

    def fetched_nbytes(self, rows: int) -> int:
        """Of what comes next of a block, while a tile is summed over that many rows of k."""
        return -(-rows * self.dtype.block_nbytes // (self.dtype.rows * max(1, self.share)))

    @property
    def lines_nbytes(self) -> int:
        """An unpacked group: a line for each slice and block."""
        return self.dtype.group // self.how.rows * self.blocks * 64

    @property
    def chunk_group(self) -> int:
        """After its lines, the scales as f32, and the offsets."""
        factors = 0 if self.scaled else 1 if self.dtype.symmetric else 2
        return self.lines_nbytes + self.blocks * 64 * factors


class TileWriter:
    """One function over some groups: `tile += a·w`, from weights or from the unpacked chunk; or
    the one that unpacks it. Accumulators are numbered row, then block, then vector of the block.
    Where the sums of a single row do not fit in registers, its blocks take turns in a group, each a
    tile of its own.
    """

    def __init__(
        self, form: Form, rows: int, source: Source, t: Text | None = None, tile: str = "%tile"
    ) -> None:
        self.form, self.rows, self.source = form, rows, source
        self.how, self.t, self.tile = form.how, t or Text(), tile
        self.columns = form.columns
        self.places = [(m, b, v) for m in range(rows) for b, v in self.columns]
        self.float = vec("float", self.how.lanes)
        self.unit = self.how.unit(rows) if source == "weights" else 4 * self.how.rows
        self.chains = 1  # of sums for each of them
        if source == "weights" and rows and not form.batch_invariant:
            self.chains = max(1, self.how.busy // len(self.places))
        # A group's totals and the tile's sums together in registers, where there are enough.
        factors = 1 if form.dtype.symmetric else 2
        wanted = (1 + self.chains) * len(self.places) + factors * len(self.columns) + 2
        fits = wanted <= self.how.target.registers
        self.by_block = rows == 1 and form.blocks > 1 and not fits
        self.resident = fits and t is None
        self.inner = self.first = "0"  # of a group in its block: its number, and its first row
        # Groups of 16 rows go by pairs, which share what is looked up for 32.
        is_paired = is_quartered(form.dtype, self.how.target, self.how.lanes)
        is_paired = is_paired and form.dtype.group == 16 and not self.by_block
        self.together = 2 if is_paired and source == "weights" else 1
        self.shared: list[FormatWords] = []
        self.blocks: list[tuple[LlvmBuilder, BlockFields]] = []
        self.turn = 0  # of a pair

    # --- functions -------------------------------------------------------------------------------

    def function(self, name: str) -> str:
        """`void name(ptr a, ptr tile, ptr w0, …, i64 groups)`; over a chunk in place of weights,
        `ptr chunk, i64 groups, ptr ahead`."""
        t = self.t
        sums = [t.load(self.float, p, 4) for p in self.tile_places()] if self.resident else []
        carried = [(self.float, s) for s in sums]
        step = self.together
        with t.loop("group", 0, "%groups", step, carried=carried, nonempty=True) as it:
            values = it.values
            for turn in range(step):
                self.turn = turn
                values = self.group(t.add(it.index, turn), values)
            it.carry(*values)
        if self.resident:
            for place, value in zip(self.tile_places(), it.values, strict=True):
                t.store(self.float, value, place, 4)
        return self._finish(name, ["ptr noalias %a", "ptr noalias %tile"])

    def unpack_function(self, name: str) -> str:
        """`void name(ptr chunk, ptr w0, …, i64 groups)`: a line per slice and block, scales and
        offsets."""
        with self.t.loop("group", 0, "%groups", self.together, nonempty=True) as it:
            for turn in range(self.together):
                self.turn = turn
                self.unpack_group(self.t.add(it.index, turn))
            it.carry()
        return self._finish(name, ["ptr noalias %chunk"])

    def unpack_group(self, index: str) -> None:
        t, form = self.t, self.form
        weights = self.weights(index)
        chunk = t.offset("%chunk", t.mul(index, form.chunk_group), "i8")
        scales, offsets = self.factors("", weights)
        scaled = (scales, offsets) if form.scaled else ([], [])
        self.repeat(
            "unit",
            form.dtype.group // self.unit,
            "",
            [],
            lambda unit, _: self.unpack_unit(unit, chunk, weights, scaled),
        )
        if not form.scaled:
            self.store_columns(chunk, form.lines_nbytes, scales, self.float)
            at = form.lines_nbytes + 64 * form.blocks
            self.store_columns(chunk, at, offsets, self.float)

    def scaled_function(self, name: str) -> str:
        """`void name(ptr a, ptr tile, ptr b, i64 groups, ptr ahead)`: b is the weights of a
        chunk."""
        t, form = self.t, self.form
        steps = (form.a_row // 4, form.a_slice // 4, form.nr)
        target = self.how.target
        tile = Tile(self.rows, len(self.columns), *steps, target.tuning.unroll[0])
        sums = [t.load(self.float, place, 4) for place in self.tile_places()]
        k, nbytes = t.mul("%groups", form.dtype.group), form.fetched_nbytes(1)
        ahead = prefetch_stream(t, target, "%ahead", nbytes, tile.unroll) if form.share else None
        sums = multiply(t, target, tile, k, sums, ahead)
        for place, value in zip(self.tile_places(), sums, strict=True):
            t.store(self.float, value, place, 4)
        t.do("ret void")
        listed = (
            "ptr noalias %a",
            "ptr noalias %tile",
            "ptr noalias %b",
            "i64 %groups",
            "ptr %ahead",
        )
        return t.function(f"internal void @{name}({', '.join(listed)}) noinline")

    def _finish(self, name: str, listed: list[str]) -> str:
        self.t.do("ret void")
        if self.source == "weights":
            listed += [f"ptr %w{b}" for b in range(self.form.blocks)]
        else:
            listed.append("ptr noalias %chunk")
        listed += ["i64 %groups"] + (["ptr %ahead"] if self.source == "chunk" else [])
        return self.t.function(f"internal void @{name}({', '.join(listed)}) noinline")

    def repeat(
        self,
        name: str,
        count: int,
        kind: str,
        values: list[str],
        body: Callable[[str, list[str]], list[str]],
    ) -> list[str]:
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
        t, form = self.t, self.form
        a = t.offset("%a", t.mul(index, form.a_group), "i8")
        chunk, weights = "", []
        if self.source == "weights":
            weights = self.weights(index)
            self.fetch_codes(weights)
        else:
            chunk = t.offset("%chunk", t.mul(index, form.chunk_group), "i8")
        if not self.by_block:
            return self.part(index, a, chunk, weights, sums)
        for b, begin in enumerate(weights):
            one = TileWriter(replace(form, nr=16), 1, self.source, t, t.offset("%tile", 16 * b))
            one.inner, one.first = self.inner, self.first
            one.part(index, a, chunk, [begin], [])
        return []

    def part(
        self, index: str, a: str, chunk: str, weights: list[str], sums: list[str]
    ) -> list[str]:
        """A group of all blocks that go together."""
        form, how = self.form, self.how
        start = ["zeroinitializer"] * (self.chains * len(self.places))
        iterations = form.dtype.group // how.rows_per_iteration()

        def it(number: str, values: list[str]) -> list[str]:
            if form.share and self.source == "chunk":
                self.fetch(self.t.add(self.t.mul(index, iterations), number))
            return self.it(number, a, chunk, weights, values)

        totals = self.repeat("turn", iterations, how.total, start, it)
        while len(totals) > len(self.places):
            half = len(totals) // 2
            pairs = zip(totals[:half], totals[half:], strict=True)
            totals = [self.t.let(f"fadd {how.total} {one}, {other}") for one, other in pairs]
        return self.flush(totals, self.factors(chunk, weights), a, sums)

    def fetch_codes(self, weights: list[str]) -> None:
        """Ask for what is a little further on in each block."""
        distance = choose_lowbit_prefetch(self.how.target)
        for begin in weights if distance else ():
            nbytes = -(-self.form.dtype.block_nbytes // self.form.dtype.groups)
            place = self.t.offset(begin, self.t.add(self.t.mul(self.inner, nbytes), distance), "i8")
            prefetch_lines(self.t, self.how.target, place, nbytes, 3)

    def fetch(self, it: str) -> None:
        """Prefetch a part of the next chunk with each iteration over all groups."""
        nbytes = self.form.fetched_nbytes(self.how.rows_per_iteration())
        begin = self.t.offset("%ahead", self.t.mul(it, nbytes), "i8")
        prefetch_lines(self.t, self.how.target, begin, nbytes)

    def weights(self, group: str) -> list[str]:
        """Where the block of a group begins, for each block of columns."""
        dtype, block = self.form.dtype, group
        if dtype.groups > 1:
            block = self.t.let(f"udiv i64 {group}, {dtype.groups}")
            self.inner = self.t.let(f"urem i64 {group}, {dtype.groups}")
            self.first = self.t.mul(self.inner, dtype.group)
        step = self.t.mul(block, dtype.block_nbytes)
        return [self.t.offset(f"%w{b}", step, "i8") for b in range(self.form.blocks)]

    def it(
        self, number: str, a: str, chunk: str, weights: list[str], totals: list[str]
    ) -> list[str]:
        t, how = self.t, self.how
        zeros = self.zeros(number, a)
        accs = [
            how.start(t, total, zeros[m])
            for (m, _, _), total in zip(self.places * self.chains, totals, strict=True)
        ]
        before = t.mul(number, how.rows_per_iteration())

        def unit(index: str, values: list[str]) -> list[str]:
            row = t.add(before, t.mul(index, self.unit))
            return self.multiply(row, a, self.slices(row, chunk, weights), values)

        accs = self.repeat("unit", how.rows_per_iteration() // self.unit, how.acc, accs, unit)
        return [how.finish(t, acc, total) for acc, total in zip(accs, totals, strict=True)]

    def zeros(self, number: str, a: str) -> list[str]:
        """The turn's −zero·Σx of each row, in every lane."""
        t, how = self.t, self.how
        if not how.zeros:
            return [""] * self.rows
        at = t.offset(a, t.add(t.mul(number, 4), record(self.form.dtype, True).zero), "i8")
        rows = [t.offset(at, m * self.form.a_row, "i8") for m in range(self.rows)]
        return [t.splat("i32", t.load("i32", row), how.lanes) for row in rows]

    def multiply(self, row: str, a: str, slices: Iterator[list[str]], accs: list[str]) -> list[str]:
        """Each slice of a unit that begins at `row`, with every row of a; chains take turns."""
        t, form, how = self.t, self.form, self.how
        x = t.offset(a, t.mul(row, form.a_slice // how.rows), "i8")
        for s, weights in enumerate(slices):
            new = []
            for m in range(self.rows):
                at = t.offset(x, m * form.a_row + s * form.a_slice, "i8")
                value = how.spread(t, t.load(how.x_kind, at))
                mine = accs[m * len(weights) : (m + 1) * len(weights)]
                new += [how.step(t, acc, w, value) for acc, w in zip(mine, weights, strict=True)]
            accs = accs[len(new) :] + new
        return accs

    def flush(
        self, totals: list[str], factors: tuple[list[str], list[str]], a: str, sums: list[str]
    ) -> list[str]:
        """The tile plus a group's totals times its scales, and Σx times its offsets; new sums where
        they are in registers."""
        t, how = self.t, self.how
        scales, offsets = factors
        int8 = how.x_kind == "i32"
        place = record(self.form.dtype, int8)
        out = []
        places = [] if self.resident else self.tile_places()
        for m in range(self.rows):
            mine = scales
            if int8:
                own = self.load_row_factor(m, a, place.scale)
                mine = [t.let(f"fmul {self.float} {scale}, {own}") for scale in scales]
            total_x = self.load_row_factor(m, a, place.sum) if offsets else ""
            for n, factor in enumerate(mine):
                at = m * len(mine) + n
                value = sums[at] if self.resident else t.load(self.float, places[at], 4)
                if offsets:
                    value = how.multiply_add(t, total_x, offsets[n], value)
                out.append(how.multiply_add(t, how.to_float(t, totals[at]), factor, value))
                if not self.resident:
                    t.store(self.float, out[-1], places[at], 4)
        return out if self.resident else []

    def load_row_factor(self, m: int, a: str, at: int) -> str:
        """A number of a row's record, in every lane."""
        place = self.t.offset(a, m * self.form.a_row + at, "i8")
        return self.t.splat("float", self.t.load("float", place), self.how.lanes)

    def tile_places(self) -> list[str]:
        lanes = self.how.lanes
        apart = self.form.apart
        of_row, of_block = (16, 16 * apart) if apart else (self.form.nr, 16)
        return [
            self.t.offset(self.tile, m * of_row + b * of_block + v * lanes)
            for m, b, v in self.places
        ]

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
        made: list[Words] = []
        if not dtype.is_native:
            row = t.add(self.first, row)
            if self.turn:
                return [words.skip(dtype.group) for words in self.shared]
            rows = self.together * self.unit
            self.shared = []
            for b, v in self.columns:
                s = LlvmBuilder(t, lanes, self.how.target)
                self.shared.append(FormatWords(s, weights[b], v * lanes, dtype, row, rows))
            return list(self.shared)
        for b, v in self.columns:
            begins, at = [], 4 * v * lanes
            for bits in PLANES[dtype.bits]:
                begins.append(t.offset(weights[b], at, "i8"))
                at += 2 * dtype.group * bits
            made.append(Words(t, begins, dtype, lanes, row, self.unit))
        return made

    def unpack_unit(
        self, unit: str, chunk: str, weights: list[str], scaled: tuple[list[str], list[str]]
    ) -> list[str]:
        """A line of the chunk for each slice of a unit."""
        row, line = self.t.mul(unit, self.unit), self.form.blocks * 64
        begin = self.t.offset(chunk, self.t.mul(row, line // self.how.rows), "i8")
        for s, values in enumerate(self.slices(row, "", weights)):
            self.store_columns(
                begin, s * line, self.scale_values(values, *scaled), self.how.weights
            )
        return []

    def scale_values(self, values: list[str], scales: list[str], offsets: list[str]) -> list[str]:
        """Codes times scales, which is exact, plus offsets; codes as they are without scales."""
        t, how = self.t, self.how
        if offsets:
            triples = zip(values, scales, offsets, strict=True)
            return [how.multiply_add(t, *each) for each in triples]
        pairs = zip(values, scales, strict=False)
        return [t.let(f"fmul {self.float} {v}, {s}") for v, s in pairs] or values

    def factors(self, chunk: str, weights: list[str]) -> tuple[list[str], list[str]]:
        """The group's scale of each column, and where a weight has minima, its offset."""
        form, dtype = self.form, self.form.dtype
        if not weights:
            scales = self.load_columns(chunk, form.lines_nbytes, self.float)
            if dtype.symmetric:
                return scales, []
            at = form.lines_nbytes + 64 * form.blocks
            return scales, self.load_columns(chunk, at, self.float)
        if not dtype.is_native:
            return self.format_factors(weights)
        scales = self.load_f16(weights, dtype.planes_nbytes)
        offsets, one = self.offsets(weights, scales), 1 / self.how.code
        if dtype.bits == 1 and offsets and not dtype.in_steps:
            one /= 2  # it is taken as 2q − 1
        if one != 1:
            constant = f"splat (float {f32_const(one)})"
            scales = [self.t.let(f"fmul {self.float} {scale}, {constant}") for scale in scales]
        return scales, offsets

    def format_factors(self, weights: list[str]) -> tuple[list[str], list[str]]:
        """The same of any format, by its expressions: code·scale + offset, code around `centre`."""
        row, how = self.form.dtype.format, self.how
        scales, offsets = [], []
        if not self.turn:
            self.blocks = []
            for b, v in self.columns:
                s = LlvmBuilder(self.t, how.lanes, how.target)
                self.blocks.append((s, BlockFields(s, row, weights[b], v * how.lanes)))
        for s, f in self.blocks:
            g: Any = 0
            if self.inner != "0":
                g = Value(self.t.let(f"trunc i64 {self.inner} to i32"), "u32", varies=False)
            scale = row.scale(s, f, g)
            if not self.form.dtype.symmetric:
                steps = row.offset(s, f, g) if row.offset else row.centre - row.zero
                offset: Any = s.mul(scale, steps) if steps else 0.0
                offset = s.add(row.minimum(s, f, g), offset) if row.minimum else offset
                offsets.append(s.spread(offset))
            scales.append(s.spread(s.mul(scale, 1 / how.code)))
        return scales, offsets

    def offsets(self, weights: list[str], scales: list[str]) -> list[str]:
        """q·scale + minimum is (q − middle)·scale + offset."""
        dtype = self.form.dtype
        if dtype.symmetric:
            return []
        minima = self.load_f16(weights, dtype.planes_nbytes + 32)
        pairs = zip(scales, minima, strict=True)
        if dtype.in_steps:
            return [self.t.let(f"fmul {self.float} {least}, {s}") for s, least in pairs]
        code = f"splat (float {f32_const(middle(dtype) / (2 if dtype.bits == 1 else 1))})"
        return [self.how.multiply_add(self.t, s, code, least) for s, least in pairs]

    def load_f16(self, weights: list[str], at: int) -> list[str]:
        """The f16 of each column that lie `at` bytes into its block."""
        t, how = self.t, self.how
        values = []
        for b, v in self.columns:
            place = t.offset(weights[b], at + 2 * v * how.lanes, "i8")
            half = t.load(vec("i16", how.lanes), place, 2)
            values.append(widen_half(t, half, how.lanes, how.target, finite=True))
        return values

    def load_columns(self, begin: str, at: int, kind: str) -> list[str]:
        """A line of each block, as vectors."""
        return [self.t.load(kind, place, 4 * self.how.lanes) for place in self._line(begin, at)]

    def store_columns(self, begin: str, at: int, values: list[str], kind: str) -> None:
        """A line of each block; nothing where there are no values."""
        for place, value in zip(self._line(begin, at) if values else [], values, strict=True):
            self.t.store(kind, value, place, 4 * self.how.lanes)

    def _line(self, begin: str, at: int) -> list[str]:
        lanes = self.how.lanes
        return [self.t.offset(begin, at + 64 * b + 4 * v * lanes, "i8") for b, v in self.columns]
