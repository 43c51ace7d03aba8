"""Emit contractions (GEMM) as LLVM IR.

    pack a where it is not as the tile wants it                  # split over threads, barrier
    for round of columns:
        pack b of these columns, likewise                        # split over threads, barrier
        for batch, block of rows, group of panels, split of k:    # split over threads
            copy a, if its rows crowd the caches or it lies along m, and they are not copied yet
            for block of k, panel of nr columns, tile of mr rows:
                sums += Σk a[m, k]·b[k, n]                       # in registers
                for each point of the sums: epilogue, store      # several parts: after a barrier
            or for each row of them: reduce, epilogue, store     # a group then has all panels

Where a stays in L2, blocks of rows pass by a panel instead of panels by a block, and
each thread packs the panel that it comes to, or the part of it that a block of k needs.

Most often there is one round, one block, one split of k and one panel in a group. The tile knows
nothing of prologues and epilogues: packing evaluates the first, sums go through memory to the
second, so neither costs it a register. Sums that are results already it stores where they belong.
The epilogue follows each tile: its stores wait for lines of the results while the next tile is
summed. (After a block of rows all of them waited: 7 % of 405×384×1536 with a bias on Zen 5.)
"""

from __future__ import annotations

from collections.abc import Callable

from kitsune.backends.cpu.epilogue import begin_beside, beside, epilogue, whole_rows
from kitsune.backends.cpu.llvm_text import MANY, Frame, Text, decompose, vec
from kitsune.backends.cpu.memory_access import LINE
from kitsune.backends.cpu.micro_kernel import (
    PackedPrefetch,
    Prefetch,
    RaggedPrefetch,
    SharedPrefetch,
    Tile,
    UnpackedPrefetch,
    multiply,
    read_prefetch_parameters,
)
from kitsune.backends.cpu.panels import (
    Part,
    Work,
    copy_rows,
    copy_tiles,
    pack_a,
    pack_b,
    pack_panel,
)
from kitsune.backends.cpu.row_tiles import RowTiles
from kitsune.backends.cpu.schedule.contraction import COPIED, ContractSchedule, find_constant_load
from kitsune.backends.cpu.schedule.gemm_tiles import count_chains, find_dot
from kitsune.ir.sizes import Size, ceil_div, hint, minimum
from kitsune.lower.kernel import Kernel
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget

FEW_TILES = 4  # of rows that prefetch the next panel, where calls decide how many there are


def contract_scratch(kernel: Kernel, threads: int) -> int:
    work = Work(kernel)
    return work.shared_nbytes + threads * work.private_nbytes


def emit_contract(kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
    plan: ContractSchedule = kernel.schedule
    work = Work(kernel)
    if plan.pack_a == "run":
        pack_a(kernel, target, frame, work.place)
        if plan.pack_b != "run" or plan.keeps_b:
            frame.barrier()
    loops = _Loops(kernel, target, frame, work)
    if plan.keeps_b:
        is_first = frame.t.let(f"icmp eq i64 {frame.loop_step()}, 0")
        with frame.t.when(is_first):
            pack_b(kernel, target, frame, work.place, "0")
            frame.t.call("void", "kt_barrier", ("ptr", "%barrier"), ("i64", "%parts"))
        loops.run("0")
    elif plan.pack_b != "run":
        loops.run("0")
    elif not plan.nc:
        pack_b(kernel, target, frame, work.place, "0")
        frame.barrier()
        loops.run("0")
    else:
        with frame.t.loop("round", 0, work.panels, work.place.panels, nonempty=True) as it:
            pack_b(kernel, target, frame, work.place, it.index)
            frame.barrier()
            loops.run(it.index)
            frame.barrier()
            it.carry()
    frame.t.do("ret void")


@dataclass(frozen=True)
class _Block:
    """One block of rows and one group of panels, where loops are; a panel's number counts from
    `first_panel`, the first of the round."""

    at: dict[str, str]  # batch axes
    first: str  # tile
    stop: str
    first_panel: str
    panel: str  # in the round
    end: str
    a: str
    b: str
    sums: str


class _Loops:
    """What is done when both operands are as the tile reads them."""

    def __init__(self, kernel: Kernel, target: CpuTarget, frame: Frame, work: Work) -> None:
        self.kernel, self.target, self.frame, self.work = kernel, target, frame, work
        self.t, self.plan, self.place = frame.t, work.plan, work.place
        self.kind, self.unroll = self.place.kind, self.plan.unroll
        self.split = RowTiles(frame, work)
        self.per_block, self.row = self._size(work.per_block), self.split.find_row
        self.panel_words = self._size(work.panel_words)
        mine = self.t.offset("%scratch", self._size(work.shared_nbytes), "i8")
        mine = self.t.offset(mine, self.t.mul("%tid", self._size(work.private_nbytes)), "i8")
        self.rows, self.b_panel = mine, self.t.offset(mine, self._size(work.rows_nbytes), "i8")
        self.a, self.b = (self._operand(side) for side in (0, 1))
        self.sums = self.t.offset(self.b_panel, work.panel_nbytes, "i8")
        if self.plan.splits > 1:
            self.sums = self.t.offset("%scratch", work.packed_nbytes, "i8")
        elif self.plan.rows:
            frame.scratch = self.t.offset(self.sums, self._size(work.sums_nbytes), "i8")
        self.zeros = self._zeros() if work.is_cut else ""
        self.given = read_prefetch_parameters(kernel)
        self.ahead = self._choose_next_panel_prefetch()
        fetches = target.device == "cpu" and not work.is_cut  # WebAssembly cannot
        self.near = beside(kernel) if fetches else []
        frame.extra += [self._tile_function(rows) for rows in work.heights]

    def _size(self, value: int) -> str:
        """A size that depends on the number of rows."""
        is_number = isinstance(value, Size) or value
        return self.frame.number(value) if is_number and self.work.is_given else str(value)

    def _operand(self, side: int) -> str:
        """Where an operand begins: in the scratch when packed here, else in its own buffer."""
        t, plan = self.t, self.plan
        operand = find_dot(self.kernel).args[side]
        packed = (plan.pack_a, plan.pack_b)[side]
        if packed == "run":
            return t.offset("%scratch", self._size(self.place.b_at) if side else 0, self.kind)
        if packed == "panel":
            return self.b_panel
        if packed == "constant":
            load = find_constant_load(self.kernel, operand)
            assert load is not None
            return self.frame.pointers[load.attr.buffer]
        first = self.kernel.flat(operand.attr).const
        return t.offset(self.frame.pointers[operand.attr.buffer], first, self.kind)

    def _zeros(self) -> str:
        """What the first block of k adds to."""
        size = (self.work.small + 1) * self.plan.nr
        zeros = self.t.let(f"alloca [{size} x {self.kind}], align {LINE}", "zeros")
        self.t.store(f"[{size} x {self.kind}]", "zeroinitializer", zeros, LINE)
        return zeros

    # --- items -----------------------------------------------------------------------------------

    def run(self, first_panel: str) -> None:
        t, plan = self.t, self.plan
        rounds = hint(ceil_div(self.work.panels, self.place.panels)) if plan.nc else 1
        blocks = self.work.batch * self.work.blocks if plan.pack_a in COPIED else MANY
        taken = self.frame.taken(self.split.items, rounds, blocks)
        with taken as (lo, hi), t.loop("item", lo, hi) as item:
            index = self.alternate(item.index, lo, hi) if plan.alternates else item.index
            block, split = self.find_block(index, first_panel, plan.splits)
            if plan.pack_a in COPIED:
                self.copy_block(block, item.index, lo)
            if plan.pack_b == "panel" and not self.work.is_cut:
                self.pack_panel(block, item.index, lo)
            if plan.nc:
                with t.when(t.let(f"icmp slt i64 {block.panel}, {block.end}")):
                    self.sum_up(block, split)
            else:
                self.sum_up(block, split)
            item.carry()
        if plan.splits > 1:
            self.frame.barrier()
            lo, hi = self.frame.share(self.work.items // plan.splits)
            with t.loop("item", lo, hi) as item:
                self.finish(self.find_block(item.index, first_panel, 1)[0])
                item.carry()

    def alternate(self, index: str, lo: str, hi: str) -> str:
        """The item in the place of another, at odd steps from the last of a part to its first."""
        t = self.t
        other = t.let(f"sub i64 {t.add(t.add(lo, hi), -1)}, {index}")
        is_odd = t.let(f"trunc i64 {self.frame.loop_step()} to i1")
        return t.let(f"select i1 {is_odd}, i64 {other}, i64 {index}")

    def find_block(self, index: str, first_panel: str, splits: int) -> tuple[_Block, str]:
        """The item of a number, and the split of k; the `splits` of one have numbers in a row."""
        t, work, plan, place = self.t, self.work, self.plan, self.place
        batch = self.kernel.role("batch")
        counts: list[int | str] = [self.split.blocks, work.groups]
        by_panel = plan.pack_b == "panel"
        *digits, outer, inner, split = decompose(
            t, index, [*(x.size for x in batch), *(counts[::-1] if by_panel else counts), splits]
        )
        number, group = (inner, outer) if by_panel else (outer, inner)
        at = dict(zip((x.name for x in batch), digits, strict=False))
        first = t.mul(number, self.per_block)
        stop = self.frame.smaller(t.add(first, self.per_block), self.split.count)
        panel = t.mul(group, plan.group)
        limit = str(place.panels)
        if plan.nc:
            left = t.let(f"sub i64 {work.panels}, {first_panel}")
            limit = self.frame.smaller(left, limit)
        end = self.frame.smaller(t.add(panel, plan.group), limit)
        a = self._offset_batch(self.a, at, place.a_batch)
        b = self._offset_batch(self.b, at, place.b_batch)
        sums = self.sums
        if plan.splits > 1:
            step = work.sums_nbytes * (1 if splits > 1 else plan.splits)
            sums = t.offset(sums, t.mul(index, step), "i8")
        return _Block(at, first, stop, first_panel, panel, end, a, b, sums), split

    def copy_block(self, block: _Block, index: str, lo: str) -> None:
        """The rows of a block, by the first item of it that this part has."""
        t = self.t
        inside = t.let(f"urem i64 {index}, {self.work.groups * self.plan.splits}")
        opens = t.let(f"icmp eq i64 {inside}, 0")
        begins = t.let(f"icmp eq i64 {index}, {lo}")
        with t.when(t.let(f"or i1 {opens}, {begins}")):
            if self.plan.pack_a == "block":
                span = self.find_rows(block)
                copy_rows(self.kernel, self.frame, self.place, block.a, self.rows, span)
            else:
                copy_tiles(
                    self.kernel,
                    self.frame,
                    self.place,
                    block.a,
                    self.rows,
                    self.heights(block),
                    self.row,
                )

    def pack_panel(self, block: _Block, index: str, lo: str) -> None:
        """By the first item of a panel that this part has: one for each block of rows."""
        t = self.t
        if self.work.blocks == 1:
            self.pack_block(block)
            return
        opens = t.let(f"icmp eq i64 {block.first}, 0")
        begins = t.let(f"icmp eq i64 {index}, {lo}")
        with t.when(t.let(f"or i1 {opens}, {begins}")):
            self.pack_block(block)

    def pack_block(self, block: _Block, k: str = "0", count: str = "") -> None:
        """What is multiplied next of a panel: all of it, or `count` of k."""
        part = Part(block.at, block.panel, block.b, k, count)
        pack_panel(self.kernel, self.target, self.frame, self.place, part)

    def heights(self, block: _Block) -> list[tuple[int, str, str]]:
        """How high a block's tiles are, from which to which."""
        work, smaller = self.work, self.frame.smaller
        if not work.has_taller:
            return [(work.small, block.first, block.stop)]
        high = self.frame.larger(smaller(block.stop, self.split.tall), block.first)
        return [(work.small + 1, block.first, high), (work.small, high, block.stop)]

    def find_rows(self, block: _Block) -> tuple[str, str]:
        """The first row of a block, and how many it has."""
        row = self.row(block.first)
        return row, self.t.let(f"sub i64 {self.row(block.stop)}, {row}")

    def _offset_batch(self, base: str, at: dict[str, str], strides: dict[str, int]) -> str:
        for name, stride in strides.items():
            base = self.t.offset(base, self.t.mul(at[name], stride), self.kind)
        return base

    def sum_up(self, block: _Block, split: str) -> None:
        """Sum one split of k; without split-K, store the results."""
        t, work = self.t, self.work
        if not work.is_cut:
            self.each_panel(block, lambda panel: self.tiles(block, panel))
            if self.plan.rows:
                self.finish(block)
            return
        start = t.mul(split, work.part)
        end = self.frame.smaller(t.add(start, work.part), str(self.place.k))
        with t.loop("part", start, end, work.block) as it:
            count = self.frame.smaller(t.let(f"sub i64 {end}, {it.index}"), str(work.block))
            fresh = t.let(f"icmp eq i64 {it.index}, {start}")
            last = t.let(f"icmp eq i64 {t.add(it.index, count)}, {end}")
            if self.plan.pack_b == "panel":
                self.pack_block(block, it.index, count)
            part = it.index, count, fresh, last
            self.each_panel(block, lambda panel: self.tiles(block, panel, *part))
            it.carry()
        if self.plan.splits == 1 and self.plan.rows:
            self.finish(block)

    def each_panel(self, block: _Block, body: Callable[[str], None]) -> None:
        if self.plan.group == 1:
            body(block.panel)
            return
        with self.t.loop("panel", block.panel, block.end) as it:
            body(it.index)
            it.carry()

    def finish(self, block: _Block) -> None:
        t, work = self.t, self.work
        row, rows = self.find_rows(block)
        if self.plan.rows:
            whole_rows(
                self.plan.rows,
                self.target,
                self.frame,
                block.sums,
                block.at,
                (row, rows),
                work.row_words,
            )
            return

        def results(panel: str) -> None:
            sums = self.find_sums(block, panel)
            parts = [t.offset(sums, n * work.sums_nbytes, "i8") for n in range(self.plan.splits)]
            number = t.add(block.first_panel, panel)
            epilogue(self.kernel, self.target, self.frame, parts, block.at, row, rows, number)

        self.each_panel(block, results)

    # --- tiles -----------------------------------------------------------------------------------

    def find_sums(self, block: _Block, panel: str) -> str:
        t = self.t
        if self.work.direct:
            row, number = self.row(block.first), t.add(block.first_panel, panel)
            return self.work.direct.begin(
                self.kernel, self.target, self.frame, block.at, row, number
            )
        if self.plan.group == 1:
            return block.sums
        inside = t.let(f"sub i64 {panel}, {block.panel}")
        return t.offset(block.sums, t.mul(inside, self.panel_words), self.kind)

    def tiles(
        self,
        block: _Block,
        panel: str,
        k: str = "0",
        count: str = "",
        fresh: str = "",
        last: str = "",
    ) -> None:
        """One panel in a block of rows, `count` of k from `k` on; all of it where it is not cut."""
        finishes = not (self.work.direct or self.plan.rows or self.plan.splits > 1)
        t, place, kind, copied = self.t, self.place, self.kind, self.plan.pack_a in COPIED
        b = t.offset(block.b, t.mul(panel, place.b_panel), kind)
        if self.plan.pack_b != "panel":
            b = t.offset(b, t.mul(k, place.b_row), kind)
        following = self.find_next_b(block, panel, k) if self.given and self.ahead else b
        a = t.offset(self.rows if copied else block.a, t.mul(k, place.a_k), kind)
        sums, first_row = self.find_sums(block, panel), self.row(block.first)
        number = t.add(block.first_panel, panel)
        with t.loop("tile", block.first, block.stop) as it:
            row = self.row(it.index)
            inside = t.let(f"sub i64 {row}, {first_row}")
            here = sums
            if count or not finishes:
                here = t.offset(sums, t.mul(inside, self.work.row_words), kind)
            nth = t.let(f"sub i64 {it.index}, {block.first}")
            rows = (nth, place.a_tile) if place.a_tile else (inside if copied else row, place.a_row)
            args = [t.offset(a, t.mul(*rows), kind), b, here]
            sized = [f"i64 {count}"] if count else []
            if isinstance(self.ahead, RaggedPrefetch):
                tiles = t.let(f"sub i64 {block.stop}, {block.first}")
                share, distance = self.ahead.share(t, tiles, nth)
                args.append(t.offset(following, t.add(distance, self.ahead.offset), "i8"))
                sized.append(f"i64 {share}")
            elif self.ahead:
                args.append(self._begin_prefetch(following, b, nth))
            if count:
                args.append(t.let(f"select i1 {fresh}, ptr {self.zeros}, ptr {here}"))
            if self.near:
                args += begin_beside(self.kernel, self.target, self.frame, block.at, row, number)
            self.split.call(it.index, ", ".join([*(f"ptr {p}" for p in args), *sized]))
            if finishes:
                height = t.let(f"sub i64 {self.row(t.add(it.index, 1))}, {row}")
                with t.when(last or "true"):
                    where = [here], block.at, row, height, number
                    epilogue(self.kernel, self.target, self.frame, *where)
            it.carry()

    def _choose_next_panel_prefetch(self) -> Prefetch | None:
        """What tiles fetch of b that comes next. A single one reads all of it once: it is asked for
        as it goes, or is in L1. For rows that are reduced it is in the second."""
        plan, place, work = self.plan, self.place, self.work
        if plan.pack_b == "none" or work.count == 1 or plan.rows:
            return None
        tiles = FEW_TILES if work.is_ragged else hint(minimum(work.per_block, work.count))
        of = SharedPrefetch(
            tiles, work.block, plan.nr, place.term.nbytes, max(self.unroll, plan.chains)
        )
        if plan.pack_b == "panel":
            return UnpackedPrefetch(of, self.given.column * of.size) if self.given else None
        return (RaggedPrefetch if work.is_ragged else PackedPrefetch)(
            of, (place.b_panel if plan.group > 1 else work.block * place.b_row) * of.size
        )

    def _begin_prefetch(self, following: str, b: str, nth: str) -> str:
        """Where a tile begins to prefetch. Where calls decide how many tiles there are, the first
        few fetch all that follows, and the others what is there already."""
        assert self.ahead is not None
        begin = self.ahead.begin(self.t, following, nth)
        if not self.work.is_ragged:
            return begin
        is_first = self.t.let(f"icmp slt i64 {nth}, {FEW_TILES}")
        return self.t.let(f"select i1 {is_first}, ptr {begin}, ptr {b}")

    def find_next_b(self, block: _Block, panel: str, k: str) -> str:
        """Where b as it is given has what is packed next: the next block of k, or the first of
        the next panel."""
        t, found = self.t, self.given
        assert found is not None
        begin = self._offset_batch(self.frame.pointers[found.buffer], block.at, found.batch)
        after = t.add(panel, 1)
        if self.work.is_cut:
            k = t.add(k, self.work.block)
            ends = t.let(f"icmp sge i64 {k}, {self.place.k}")
            after = t.let(f"select i1 {ends}, i64 {after}, i64 {panel}")
            k = t.let(f"select i1 {ends}, i64 0, i64 {k}")
        column = t.mul(t.mul(after, self.plan.nr), found.column)
        first = t.add(t.add(column, k), found.first)
        return t.offset(begin, first, self.kind)

    def _count_chains(self, rows: int) -> int:
        """Low tiles have fewer sums than multiply-adds are in flight."""
        if not self.work.is_ragged or self.kernel.batch_invariant:
            return self.plan.chains
        vectors = self.plan.nr // self.place.term.lanes(self.target)
        return count_chains(rows * vectors, hint(self.place.k), self.target)

    def _tile_function(self, rows: int) -> str:
        """`sums[rows][nr] = from + Σk a[m, k]·b[k, n]`, fetching on the way the next panel and what
        the epilogue needs."""
        plan, place, kind = self.plan, self.place, self.kind
        t, lanes = Text(), place.term.lanes(self.target)
        vectors, cut = plan.nr // lanes, self.work.is_cut
        tile = Tile(
            rows,
            vectors,
            place.a_row,
            place.a_k,
            place.b_row,
            self.unroll,
            place.term,
            plan.streams,
            self._count_chains(rows),
            plan.prefetch_nbytes,
        )
        wide, size = vec(kind, lanes), place.term.nbytes
        row = self.work.row_words
        places = [m * row + v * lanes for m in range(rows) for v in range(vectors)]
        start = ["zeroinitializer"] * len(places)
        if cut:
            start = [t.load(wide, t.offset("%from", at, kind), size) for at in places]
        found = self.ahead

        def ahead(k: str) -> None:
            assert found is not None
            found.fetch(t, self.target, "%ahead", k)

        def fetch(row: str) -> None:
            for n, each in enumerate(self.near):
                each.fetch(t, f"%beside{n}", row)

        sums = multiply(
            t,
            self.target,
            tile,
            "%count" if cut else place.k,
            start,
            ahead if found else None,
            fetch if self.near else None,
        )
        for at, value in zip(places, sums, strict=True):
            t.store(wide, value, t.offset("%sums", at, kind), size)
        t.do("ret void")
        self.frame.t.declared |= t.declared
        args = ["ptr noalias %a", "ptr noalias %b", "ptr %sums"]
        args += ["ptr %ahead"] if found else []
        args += ["ptr %from"] if cut else []
        args += [f"ptr %beside{n}" for n in range(len(self.near))]
        args += ["i64 %count"] if cut else []
        args += ["i64 %share"] if isinstance(found, RaggedPrefetch) else []
        return t.function(f"internal void @tile{rows}({', '.join(args)}) noinline")
