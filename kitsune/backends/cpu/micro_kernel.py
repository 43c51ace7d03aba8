"""The register tile that contractions and attention share.

    acc[m][v] += a[m·a_row + k·a_k] · b[k·b_row + v]        for k, m, vectors v

One row of b in registers, each value of a spread over the lanes, accumulators in registers only.
Operands are words of one element, or of several along k that one instruction multiplies and sums.
"""

from __future__ import annotations

from collections.abc import Callable

from kitsune.backends.cpu.llvm_text import Text, multiply_add, shuffle_lanes, vec
from kitsune.backends.cpu.lowbit_dot import DOT, dot_bytes, pair_sums
from kitsune.backends.cpu.numbers import KIND
from kitsune.backends.cpu.schedule.contraction import ContractSchedule, is_plain
from kitsune.backends.cpu.schedule.gemm_tiles import Term, find_dot
from kitsune.ir.sizes import Size, ceil_div, maximum
from kitsune.lower.kernel import Kernel
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget

LINE = 64
PAGE, CROWDED = 4096, 512  # bytes: as far apart, places share cache sets; so near they may


@dataclass(frozen=True)
class Tile:
    """Height, width in vectors, and the steps of its operands in words. With several `streams` k is
    walked in as many places at once: memory delivers more to a few readers than to one. With
    several `chains` each place has as many accumulators, which take turns along k: an addition has
    to wait for the one before it, and a small tile has too few others to fill the time. Each line
    of b is prefetched `prefetch_nbytes` before the tile reads it."""

    rows: int
    vectors: int
    a_row: int
    a_k: int
    b_row: int
    unroll: int  # of k
    term: Term = Term()
    streams: int = 1
    chains: int = 1
    prefetch_nbytes: int = 0


def tiles(m: int, mr: int) -> tuple[int, int, int]:
    """(number of tiles, rows of the smaller, how many have one more): heights differ by one. Where
    calls decide m and it is too small for that, the last tile has rows that are padding."""
    if isinstance(m, Size):
        count, small = ceil_div(m, mr), max(1, mr - 1)
        return count, small, maximum(0, m - small * count)
    count = max(1, -(-m // mr))
    return count, m // count, m % count


def call_tile(
    t: Text, index: str, small: int, larger: int | str, args: str, name: str = "tile"
) -> None:
    """Call the function of one tile: of the first `larger`, that of one row more."""
    if not larger:
        t.do(f"call void @{name}{small}({args})")
        return
    tall = t.let(f"icmp slt i64 {index}, {larger}")
    with t.when(tall):
        t.do(f"call void @{name}{small + 1}({args})")
    with t.when(t.let(f"xor i1 {tall}, true")):
        t.do(f"call void @{name}{small}({args})")


def prefetch_lines(t: Text, target: CpuTarget, begin: str, nbytes: int, nearness: int = 2) -> None:
    """Ask for some bytes, in L2 or the first. WebAssembly cannot."""
    for at in range(0, nbytes if target.device == "cpu" else 0, LINE):
        t.fetch(t.offset(begin, at, "i8"), nearness)


Fetch = Callable[[str], None]  # by the k or the row at which a tile is


def prefetch_stream(t: Text, target: CpuTarget, begin: str, step: int, unroll: int) -> Fetch:
    """Fetch one piece of memory, `step` bytes of it for each k, unrolled by `unroll`."""

    def fetch(k: str) -> None:
        prefetch_lines(t, target, t.offset(begin, t.mul(k, step), "i8"), unroll * step)

    return fetch


def multiply(
    t: Text,
    target: CpuTarget,
    tile: Tile,
    k: int | str,
    start: list[str],
    ahead: Fetch | None = None,
    fetch: Fetch | None = None,
) -> list[str]:
    """`k` steps over the operands %a and %b, from the accumulators in `start`. `ahead` asks for
    what other tiles will need, with each iteration, and `fetch` for what is needed after the
    sums of a row."""
    steps = MicroKernel(t, target, tile)
    sums = steps.open_accumulators(start)
    if isinstance(k, str):
        main = t.let(f"and i64 {k}, {-steps.unroll}")
        sums = steps.loop("0", main, steps.unroll, sums, ahead)
        return steps.close_accumulators(steps.loop(main, k, 1, sums))
    if fetch and tile.streams == 1 and k >= tile.rows * steps.unroll:
        return steps.close_accumulators(steps.loop_by_row(k, sums, ahead, fetch))
    if fetch:
        for row in range(tile.rows):
            fetch(str(row))
    if tile.streams > 1:
        return steps.close_accumulators(steps.side_by_side(k, sums))
    return steps.close_accumulators(steps.loop_over_k(0, k, sums, ahead))


class MicroKernel:
    """The loops of one tile being written."""

    def __init__(self, t: Text, target: CpuTarget, tile: Tile) -> None:
        self.t, self.target, self.tile = t, target, tile
        self.kind, self.lanes = KIND[tile.term.dtype.name], tile.term.lanes(target)
        self.wide = vec(self.kind, self.lanes)
        self.unroll = max(tile.unroll, tile.chains)
        self.shifted = tile.term.form == "signed bytes"
        fused = bool(tile.term.form) and target.dot8 in DOT
        self.subtracts = self.kind in ("i32", "i64") and not fused

    def open_accumulators(self, start: list[str]) -> list[str]:
        """The accumulators of sums. Without an instruction that adds them, integer products are
        subtracted, and the sums negated in the end: LLVM turns chains of additions into trees,
        which need more registers than there are; subtractions it leaves in order. Signed bytes are
        multiplied with 128 added; 128·Σb, which is behind the sums, is taken off in the end."""
        start = [self._negate(value) for value in start]
        return start + ["zeroinitializer"] * (self.tile.vectors if self.shifted else 0)

    def close_accumulators(self, sums: list[str]) -> list[str]:
        vectors = self.tile.vectors
        if self.shifted:
            sums, more = sums[:-vectors], sums[-vectors:]
            sums = [
                self.t.let(f"sub {self.wide} {value}, {more[n % vectors]}")
                for n, value in enumerate(sums)
            ]
        return [self._negate(value) for value in sums]

    def _negate(self, value: str) -> str:
        if not self.subtracts or value == "zeroinitializer":
            return value
        return self.t.let(f"sub {self.wide} zeroinitializer, {value}")

    # --- loops -----------------------------------------------------------------------------------

    def operands(self, index: str) -> tuple[str, str]:
        """Where a and b are at one k."""
        t, tile = self.t, self.tile
        a = t.offset("%a", t.mul(index, tile.a_k), self.kind)
        return a, t.offset("%b", t.mul(index, tile.b_row), self.kind)

    def loop(
        self,
        start: str,
        stop: str,
        unroll: int,
        sums: list[str],
        ahead: Fetch | None = None,
        nonempty: bool = False,
    ) -> list[str]:
        t, chains = self.t, min(self.tile.chains, unroll)
        more = ["zeroinitializer"] * (len(sums) * (chains - 1))
        carried = [(self.wide, value) for value in (*sums, *more)]
        with t.loop("k", start, stop, unroll, carried, nonempty) as it:
            operands = self.operands(it.index)
            if ahead:
                ahead(it.index)
            if self.tile.prefetch_nbytes and unroll > 1:
                size = self.tile.term.nbytes
                begin = t.offset(operands[1], self.tile.prefetch_nbytes // size, self.kind)
                nbytes = unroll * self.tile.vectors * self.lanes * size
                prefetch_lines(t, self.target, begin, nbytes, 3)
            new = [it.values[c * len(sums) : (c + 1) * len(sums)] for c in range(chains)]
            for u in range(unroll):
                new[u % chains] = self.step(operands, u, new[u % chains])
            it.carry(*(value for chain in new for value in chain))
        return self.add_chains(it.values, len(sums))

    def add_chains(self, values: list[str], count: int) -> list[str]:
        """The sums of all chains, each of `count`."""
        op = "add" if self.kind.startswith("i") else "fadd"
        sums = values[:count]
        for first in range(count, len(values), count):
            chain = values[first : first + count]
            sums = [
                self.t.let(f"{op} {self.wide} {a}, {b}") for a, b in zip(sums, chain, strict=True)
            ]
        return sums

    def loop_over_k(
        self, first: int, k: int, sums: list[str], ahead: Fetch | None = None
    ) -> list[str]:
        """From one k on, up to another."""
        main = first + (k - first) // self.unroll * self.unroll
        if main > first:
            sums = self.loop(str(first), str(main), self.unroll, sums, ahead, nonempty=True)
        rest = self.operands(str(main))
        for u in range(k - main):
            sums = self.step(rest, u, sums)
        return sums

    def loop_by_row(self, k: int, sums: list[str], ahead: Fetch | None, fetch: Fetch) -> list[str]:
        """Loop over as many splits of k as rows, each of whole iterations, then the rest. Prefetch
        a row at a time: all at once they would take every line-fill buffer of L1, and b, which
        comes from L2, would wait for memory too."""
        t, rows, carried = self.t, self.tile.rows, [(self.wide, value) for value in sums]

        def begin(part: str) -> str:
            place = t.let(f"udiv i64 {t.mul(part, k)}, {rows}")
            return t.let(f"and i64 {place}, {-self.unroll}")

        with t.loop("part", 0, rows, 1, carried, nonempty=True) as it:
            fetch(it.index)
            first, stop = begin(it.index), begin(t.add(it.index, 1))
            it.carry(*self.loop(first, stop, self.unroll, it.values, ahead, nonempty=True))
        return self.loop_over_k(k // self.unroll * self.unroll, k, it.values)

    def side_by_side(self, k: int, sums: list[str]) -> list[str]:
        """Streams, then the rest of k."""
        t, tile = self.t, self.tile
        each = self.stream_distance(k)
        carried = [(self.wide, value) for value in sums]
        with t.loop("k", 0, each, 1, carried, nonempty=True) as it:
            new = list(it.values)
            for stream in range(tile.streams):
                new = self.step(self.operands(t.add(it.index, stream * each)), 0, new)
            it.carry(*new)
        return self.loop_over_k(each * tile.streams, k, it.values)

    def stream_distance(self, k: int) -> int:
        """How far streams are apart: an odd number of rows of b, so that these do not share cache
        sets. Nor should the values of a, where its rows are pages apart and share them already."""
        tile, size = self.tile, self.tile.term.nbytes
        each = k // tile.streams - 1 | 1
        inside = each * size % PAGE
        crowded = tile.a_row * size % PAGE == 0 and min(inside, PAGE - inside) < CROWDED
        return each - CROWDED // size if crowded and each * size > PAGE else each

    # --- one k -----------------------------------------------------------------------------------

    def step(self, operands: tuple[str, str], u: int, sums: list[str]) -> list[str]:
        a, b = operands

        def word(m: int) -> str:
            at = self.t.offset(a, u * self.tile.a_k + m * self.tile.a_row, self.kind)
            return self.t.load(self.kind, at, self.tile.term.nbytes)

        return self.reduce_lanes(word, b, u, sums)

    def reduce_lanes(
        self, word: Callable[[int], str], b: str, u: int, sums: list[str]
    ) -> list[str]:
        """The sums with the products of each row's word and row `u` of b."""
        t, tile = self.t, self.tile
        row, new = self.row(b, u * tile.b_row), []
        for m in range(tile.rows):
            value = t.splat(self.kind, word(m), self.lanes)
            for v in range(tile.vectors):
                new.append(self.multiply_add(value, row[v], sums[m * tile.vectors + v]))
        if self.shifted:
            of_128 = f"splat (i32 {-0x7F7F7F80})"  # in each of four bytes
            more = zip(row, sums[-tile.vectors :], strict=True)
            new += [self.multiply_add(of_128, value, total) for value, total in more]
        return new

    def row(self, b: str, first: int) -> list[str]:
        """The vectors of a row of b. WebAssembly is given them as one, which is read in parts at
        fixed offsets of its address; the address of each part would be computed otherwise."""
        t, lanes, count = self.t, self.lanes, self.lanes * self.tile.vectors
        starts, size = range(0, count, lanes), self.tile.term.nbytes
        if self.target.device == "cpu":
            return [t.load(self.wide, t.offset(b, first + v, self.kind), size) for v in starts]
        whole = t.load(vec(self.kind, count), t.offset(b, first, self.kind), size)
        return [shuffle_lanes(t, self.kind, count, whole, range(v, v + lanes)) for v in starts]

    def multiply_add(self, a: str, b: str, c: str) -> str:
        """c + a·b, or c − a·b where products are subtracted."""
        t, wide = self.t, self.wide
        if self.tile.term.form:
            return self._words(a, b, c)
        if self.subtracts:
            return t.let(f"sub {wide} {c}, {t.let(f'mul {wide} {a}, {b}')}")
        return multiply_add(t, self.target, a, b, c, self.lanes, self.kind)

    def _words(self, a: str, b: str, c: str) -> str:
        """The products of the elements of each lane's words."""
        t, wide, pairs = self.t, self.wide, self.tile.term.form == "pairs"
        elements = vec("i16" if pairs else "i8", self.lanes * self.tile.term.per)
        a, b = (t.let(f"bitcast {wide} {x} to {elements}") for x in (a, b))
        if self.subtracts:
            return t.let(f"sub {wide} {c}, {pair_sums(t, a, b, self.lanes)}")
        if not pairs:
            return dot_bytes(t, self.target, c, a, b)
        name = f"llvm.x86.avx512.vpdpwssd.{32 * self.lanes}"
        return t.call(wide, name, (wide, c), (elements, a), (elements, b))


# --- b prefetch -----------------------------------------------------------------------------------
#
# What the tiles of a block of rows fetch of b while they multiply: what the next block will read.
#
#     PackedPrefetch     panels one after the other: each tile a piece of what follows
#     RaggedPrefetch     the same, where calls decide how many tiles there are
#     UnpackedPrefetch   b as it is given, contiguous along k: each tile a few columns
#
# L2 gets it. Where each thread packs a panel just before it multiplies, the next one is fetched
# from b as it is given. Contiguous along n, its rows are short pieces far apart: asked for early
# they put each other out of the cache.


@dataclass(frozen=True)
class SharedPrefetch:
    """By how many `tiles` what comes next is fetched, `block` words of k for `nr` columns, `size`
    bytes each; their loops are unrolled by `unroll` words."""

    tiles: int
    block: int
    nr: int
    size: int
    unroll: int


class PackedPrefetch:
    """What lies `offset` bytes beyond what a block reads."""

    def __init__(self, of: SharedPrefetch, offset: int) -> None:
        self.of, self.offset = of, offset
        self.lines = -(-of.unroll * of.nr * of.size // (LINE * of.tiles))  # in an iteration

    def begin(self, t: Text, b: str, nth: str) -> str:
        """Of the `nth` tile, where its block reads b."""
        each = self.lines * LINE * self.of.block // self.of.unroll
        return t.offset(b, t.add(t.mul(nth, each), self.offset), "i8")

    def fetch(self, t: Text, target: CpuTarget, begin: str, k: str) -> None:
        """Prefetch what one iteration is to fetch, at some k."""
        step = self.lines * LINE // self.of.unroll
        prefetch_lines(t, target, t.offset(begin, t.mul(k, step), "i8"), self.lines * LINE)


class RaggedPrefetch(PackedPrefetch):
    """By the first few tiles of a block: `of.tiles`, or half or a quarter of these where there are
    fewer. A tile is given the `%share` of each k in bytes, which is 0 for the others."""

    def share(self, t: Text, tiles: str, nth: str) -> tuple[str, str]:
        """What the `nth` of a block's tiles fetches for each k, and how far from what the first
        does."""
        count, each = str(self.of.tiles), str(self._step)
        for factor in (2, 4):
            has = t.let(f"icmp sge i64 {tiles}, {2 * self.of.tiles // factor}")
            count = t.let(f"select i1 {has}, i64 {count}, i64 {self.of.tiles // factor}")
            each = t.let(f"select i1 {has}, i64 {each}, i64 {self._step * factor}")
        is_first = t.let(f"icmp slt i64 {nth}, {count}")
        share = t.let(f"select i1 {is_first}, i64 {each}, i64 0")
        return share, t.mul(t.mul(nth, self.of.block), share)

    @property
    def _step(self) -> int:
        """What one of all tiles fetches for each k."""
        return self.lines * LINE // self.of.unroll

    def fetch(self, t: Text, target: CpuTarget, begin: str, k: str) -> None:
        if target.device != "cpu":
            return
        here, done = t.offset(begin, t.let(f"mul i64 {k}, %share"), "i8"), 0
        for factor in (1, 2, 4):
            stop = self.lines * LINE * factor
            with t.when(t.let(f"icmp uge i64 %share, {self._step * factor}")):
                prefetch_lines(t, target, t.offset(here, done, "i8"), stop - done)
            done = stop


class UnpackedPrefetch:
    """Columns lie `column` bytes apart. An iteration is less than a line, so columns alternate."""

    def __init__(self, of: SharedPrefetch, column: int) -> None:
        self.of, self.column = of, column
        self.words = LINE // of.size  # of a line
        self.iterations = max(1, self.words // of.unroll)
        self.each = -(-of.nr // (of.tiles * self.iterations))  # columns in an iteration

    def begin(self, t: Text, b: str, nth: str) -> str:
        return t.offset(b, t.mul(nth, self.iterations * self.each * self.column), "i8")

    def fetch(self, t: Text, target: CpuTarget, begin: str, k: str) -> None:
        line = t.let(f"and i64 {k}, {-self.words}")
        it = t.let(f"udiv i64 {t.let(f'sub i64 {k}, {line}')}, {self.of.unroll}")
        first = t.add(t.mul(line, self.of.size), t.mul(it, self.column))
        here = t.offset(begin, first, "i8")
        for n in range(self.each):
            prefetch_lines(t, target, t.offset(here, n * self.iterations * self.column, "i8"), 1)


Prefetch = PackedPrefetch | RaggedPrefetch | UnpackedPrefetch


@dataclass(frozen=True)
class ParameterPrefetch:
    """Where b lies, contiguous along k: steps in elements."""

    buffer: int
    first: int
    batch: dict[str, int]
    column: int


def read_prefetch_parameters(kernel: Kernel) -> ParameterPrefetch | None:
    """Read b unpacked, if each thread packs it for itself and it is contiguous."""
    plan: ContractSchedule = kernel.schedule
    b, n, k = find_dot(kernel).args[1], kernel.role("n"), kernel.role("k")
    if plan.pack_b != "panel" or plan.form or not is_plain(kernel, b) or len(n) * len(k) != 1:
        return None
    flat = kernel.flat(b.attr)
    column = flat.coef(n[0].name)
    if flat.coef(k[0].name) != 1 or column < 1:
        return None
    batch = {x.name: flat.coef(x.name) for x in kernel.role("batch")}
    return ParameterPrefetch(b.attr.buffer, flat.const, batch, column)
