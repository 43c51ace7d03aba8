"""Emit flash attention as LLVM IR.

    for batch, blocks of queries:                        # split over threads
        qt = q transposed, queries in lanes
        for block of keys:
            for block of queries:                        # a few vectors: k and v are read for all
                s = k·qt; s = score(s); m' = max(m, s)   # scores of one block, in cache
                p = exp(s − m'); l = l·exp(m − m') + Σp; o = o·exp(m − m') + vᵀ·p
        epilogue(o, l), store

Queries fill the lanes: k and v are read unpacked, one value spread to all lanes at a time, and
nothing is ever reduced across lanes. For many queries, rows that lie apart are packed first.
Several blocks of queries go together where keys and values are more than L2 holds,
from which they would be read again for each.

Where scores are products and nothing else, m need not be the largest: any score near it does. So
it is of keys that a causal mask hides from none of a block of queries.

                p = 2^(−m + k·qt); l += Σp; o += vᵀ·p    # a tile of products begins with −m

The largest of the first few keys is taken, and another only when weights become too large by it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext

from kitsune.backends.cpu.attention_queries import Queries
from kitsune.backends.cpu.attention_tile import (
    Scratch,
    clamp_keys,
    count_limited_keys,
    count_visible_keys,
    extent,
    larger,
    operands,
    tile_function,
)
from kitsune.backends.cpu.decode_attention import (
    DecodeAttentionEmitter,
    emit_decode_attention,
)
from kitsune.backends.cpu.llvm_text import Frame, Loop, decompose, f32_const, suffix, vec
from kitsune.backends.cpu.micro_kernel import Tile, tiles
from kitsune.backends.cpu.ordered_decode import OrderedDecodeEmitter
from kitsune.backends.cpu.schedule.attention_blocks import (
    AttentionSchedule,
    DecodeAttentionSchedule,
)
from kitsune.backends.cpu.schedule.gemm_tiles import count_chains
from kitsune.ir.sizes import Size, ceil_div
from kitsune.lower.attention_parts import find_bounds, find_dot_axes
from kitsune.lower.kernel import Kernel, Prim
from kitsune.target import CpuTarget

FEW = 4  # keys, of which the largest score is the first reference
FAR = f32_const(1024.0)  # octaves: beyond, products that begin with a reference lose digits
Count = int | str  # of keys in a block; a value where calls decide how many there are
LARGE = f32_const(65536.0)  # a sum of weights in a block, of which each is 1 at its reference


def emit_attention(kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
    if isinstance(kernel.schedule, DecodeAttentionSchedule):
        is_ordered = kernel.schedule.in_order
        kind = OrderedDecodeEmitter if is_ordered else DecodeAttentionEmitter
        emit_decode_attention(kernel, frame, kind(kernel, target, frame))
        return
    scratch = Scratch(kernel)
    frame.private(scratch.floats)
    where = {name: frame.t.offset(frame.scratch, at) for name, at in scratch.at.items()}
    t, batch = frame.t, kernel.role("batch")
    plan: AttentionSchedule = kernel.schedule
    together = plan.blocks * plan.groups * plan.queries
    items = ceil_div(kernel.extent("query"), together)
    lo, hi = frame.share(kernel.extent("batch") * items)
    with t.loop("item", lo, hi, carried=[("i64", "-1")]) as item:
        digits = decompose(t, item.index, [*(a.size for a in batch), items])
        at = dict(zip((a.name for a in batch), digits, strict=False))
        point = t.let(f"udiv i64 {item.index}, {items}")
        blocks = FlashAttentionEmitter(
            kernel, target, frame, where, at, t.mul(digits[-1], together)
        )
        if plan.packed_kv:
            with t.when(t.let(f"icmp ne i64 {point}, {item.values[0]}")):
                blocks.operands.pack_all()
        blocks.run()
        item.carry(point)
    t.do("ret void")


class FlashAttentionEmitter(Queries):
    """Some blocks of queries of one batch point, over its keys."""

    def run(self) -> None:
        t, keys, size = self.t, self.kernel.extent("key"), self.plan.keys
        with self.each_block(), self.each_group():
            for n, dot in enumerate(self.parts.inner):
                self.pack_queries(dot, f"q{n}")
            self.start()
        final = self.final(self.all, self.plan.blocks)
        queries = (self.all, t.add(final, 1))
        last = count_visible_keys(self.kernel, self.target, self.frame, self.at, queries)
        first, last = clamp_keys(self.kernel, self.frame, self.all, final, last)
        self.begin = first
        if self.lags and self.hidden:
            self.seen = count_visible_keys(
                self.kernel, self.target, self.frame, self.at, queries, True
            )
        if isinstance(keys, Size):
            with t.loop("keys", first, last, size) as it:
                left = t.let(f"sub i64 {keys}, {it.index}")
                self.queries(it.index, self.frame.smaller(left, str(size)))
                it.carry()
            self.finish_all()
            return
        whole = keys // size * size
        if whole:
            with t.loop("keys", first, self.frame.smaller(last, str(whole)), size) as it:
                self.queries(it.index, size)
                it.carry()
        if whole < keys:
            with t.when(t.let(f"icmp sgt i64 {last}, {whole}")):
                self.queries(str(whole), keys - whole)
        self.finish_all()

    def finish_all(self) -> None:
        with self.each_block(), self.each_group():
            self.finish()

    def queries(self, key: str, count: Count) -> None:
        """A block of keys, for every block of queries that may see any of them."""
        t = self.t
        with self.each_block():
            if self.plan.blocks == 1 or not find_bounds(self.kernel):
                self.keys(key, count)
            else:
                final = self.final(self.block, 1)
                keys = str(self.kernel.extent("key"))
                first, last = clamp_keys(self.kernel, self.frame, self.block, final, keys)
                after, before = (
                    t.let(f"icmp {c} i64 {key}, {end}")
                    for c, end in (("sge", first), ("slt", last))
                )
                with t.when(t.let(f"and i1 {after}, {before}")):
                    self.keys(key, count)

    def final(self, first: str, blocks: int) -> str:
        """The last query of that many blocks, as far as there are."""
        last = self.t.add(first, blocks * self.plan.groups * self.lanes - 1)
        return self.frame.smaller(last, str(self.size - 1))

    # --- a block of keys --------------------------------------------------------------------------

    def keys(self, first: str, count: Count) -> None:
        """`count` keys from `first`: scores, weights, and their part of the result."""
        *keys, values = operands(self.kernel)
        blocks = [self.operands.block(*operand, first, count) for operand in keys]
        if self.lags:
            with self.t.when(self.t.let(f"icmp eq i64 {first}, {self.begin}")):
                self.refer(*blocks[0], first, count)
            self.use_stale_maximum(*blocks[0], first, count)
        else:
            for n, (at, steps) in enumerate(blocks):
                self.scores(n, at, steps, count)
            with self.each_group():
                if self.parts.largest is None:
                    self.weights(first, count)
                else:
                    self.softmax(first, count)
        self.values(*self.operands.block(*values, first, count), count)

    def scores(
        self,
        n: int,
        at: str,
        steps: tuple[int, int],
        count: Count,
        onto: str = "",
        alone: bool = False,
    ) -> None:
        """s[key] = Σd k[key, d]·q[d], in tiles of a few keys by the lanes."""
        depth = extent(find_dot_axes(self.kernel, self.parts.inner[n]))
        onto = onto or ("compared" if self.compares else "nothing")

        def function(rows: int) -> str:
            return self.function(f"{onto}{n}_{rows}", self.tile(rows, steps, depth), depth, onto)

        names = (f"q{n}", f"s{n}", "part" if onto == "weighed" else "top")
        if self.lags and onto != "weighed":
            self.call_equal_tiles(count, function, at, steps[0], names, alone)
        else:
            self.call_tiles(count, function, at, steps[0], names)

    def values(self, at: str, steps: tuple[int, int], count: Count) -> None:
        """o[e] = o[e]·alpha + Σj v[j, e]·p[j], in tiles of a few columns of v by the lanes."""
        onto = "added" if self.parts.largest is None or self.lags else "scaled"

        def function(rows: int) -> str:
            tile = self.tile(rows, steps[::-1], self.plan.keys)
            length = "any" if isinstance(count, str) else count
            return self.function(f"values{rows}_{length}", tile, count, onto)

        names = ("s0", "o", "alpha")
        given = count if isinstance(count, str) else ""
        self.call_tiles(self.kernel.extent("value"), function, at, steps[1], names, given)

    def tile(self, rows: int, steps: tuple[int, int], k: int) -> Tile:
        vectors, unroll = self.lanes // self.target.lanes, self.target.tuning.unroll[1]
        is_ordered = self.kernel.batch_invariant
        chains = 1 if is_ordered else count_chains(rows * vectors, k, self.target)
        return Tile(rows, vectors, *steps, self.lanes, unroll, chains=chains)

    def function(self, name: str, tile: Tile, k: Count, onto: str) -> str:
        text = tile_function(self.target, self.frame, name, tile, k, onto)
        if text not in self.frame.extra:
            self.frame.extra.append(text)
        return name

    def call_tiles(
        self,
        rows: Count,
        function: Callable[[int], str],
        at: str,
        step: int,
        names: tuple[str, ...],
        k: str = "",
    ) -> None:
        """Call a tile's function for every few rows of what begins at `at`; `names` are those of
        the other factor, of the sums and of what is beside them. `k` is what is summed over, where
        the function is to be given that."""
        t = self.t
        if isinstance(rows, str):
            self.call_dynamic_tiles(rows, function, at, step, names)
            return
        number, small, larger = tiles(rows, self.plan.mr)
        for height, lo, hi in ((small + 1, 0, larger), (small, larger, number)):
            if lo == hi:
                continue
            name = function(height)
            with t.loop("tile", lo, hi, nonempty=True) as it:
                row = t.add(t.mul(it.index, height), 0 if height > small else larger)
                with self.each_group():
                    self.call(name, t.offset(at, t.mul(row, step)), row, names, k)
                it.carry()

    def call_dynamic_tiles(
        self, rows: str, function: Callable[[int], str], at: str, step: int, names: tuple[str, ...]
    ) -> None:
        """The same of a number of rows that calls decide: by tiles of mr rows, then of a few, then
        one by one."""
        t, first = self.t, "0"
        for height in dict.fromkeys((self.plan.mr, min(self.plan.mr, FEW), 1)):
            left = t.let(f"sub i64 {rows}, {first}")
            stop = t.let(f"sub i64 {rows}, {t.let(f'urem i64 {left}, {height}')}")
            name = function(height)
            with t.loop("row", first, stop, height) as it:
                with self.each_group():
                    self.call(name, t.offset(at, t.mul(it.index, step)), it.index, names)
                it.carry()
            first = stop

    def call_equal_tiles(
        self,
        rows: Count,
        function: Callable[[int], str],
        at: str,
        step: int,
        names: tuple[str, ...],
        alone: bool,
    ) -> None:
        """The same by tiles of one height, of which the last may make rows again: of what is seldom
        done, one function is enough. For one vector of queries `alone`, or for all of a block."""
        t = self.t
        if isinstance(rows, str):  # one by one
            height, number, last = 1, rows, t.add(rows, -1)
        else:
            height = min(FEW, rows)
            number, last = str(-(-rows // height)), str(rows - height)
        name = function(height)
        with t.loop("tile", 0, number, nonempty=True) as it:
            row = self.frame.smaller(t.mul(it.index, height), last)
            with nullcontext() if alone else self.each_group():
                self.call(name, t.offset(at, t.mul(row, step)), row, names)
            it.carry()

    def call(self, name: str, a: str, row: str, names: tuple[str, ...], k: str = "") -> None:
        b, c, beside = (self.where[n] for n in names)
        to = self.t.offset(c, self.t.mul(row, self.lanes))
        length = f", i64 {k}" if k else ""
        self.t.do(f"call void @{name}(ptr {a}, ptr {b}, ptr {to}, ptr {beside}{length})")

    def softmax(self, first: str, count: Count) -> None:
        """The running maximum; then p = exp(s − m) in place of the scores, and the running sum."""
        t = self.t
        before = t.load(self.wide, self.where["max"], 4)
        top = self.largest(first, count, before)
        alpha = self.exp(t.let(f"fsub {self.wide} {before}, {top}"))
        t.store(self.wide, alpha, self.where["alpha"], 4)
        self.compare_with(top)
        total = t.let(f"fmul {self.wide} {t.load(self.wide, self.where['sum'], 4)}, {alpha}")
        with t.loop("weight", 0, count, 1, [(self.wide, total)], nonempty=True) as it:
            at = t.offset(self.where["s0"], t.mul(it.index, self.lanes))
            p = self.exp(t.let(f"fsub {self.wide} {t.load(self.wide, at, 4)}, {top}"))
            t.store(self.wide, p, at, 4)
            it.carry(t.let(f"fadd {self.wide} {it.values[0]}, {p}"))
        t.store(self.wide, it.values[0], self.where["sum"], 4)

    def largest(self, first: str, count: Count, before: str) -> str:
        """The maximum with what it was before: known where tiles compared their products, or of the
        score expression over the block."""
        t = self.t
        if self.compares:
            return t.load(self.wide, self.where["top"], 4)
        with self.each_key(first, count, self.parts.score, [(self.wide, before)]) as (it, value):
            it.carry(larger(t, self.wide, self.lanes, value, it.values[0]))
        return it.values[0]

    def weights(self, first: str, count: Count) -> None:
        """The weights in place of the first products."""
        with self.each_key(first, count, self.parts.weight, []) as (it, _):
            it.carry()

    @contextmanager
    def each_key(
        self, first: str, count: Count, wanted: Prim | None, carried: list[tuple[str, str]]
    ) -> Iterator[tuple[Loop, str]]:
        """An expression over the block, stored in place of the first products."""
        assert wanted is not None
        t, axes = self.t, self.kernel.role("key")
        names = [a.name for a in axes]
        r = self.query_lanes()
        r.hoist([wanted], names)
        with t.loop("score", 0, count, 1, carried, nonempty=True) as it:
            digits = decompose(t, t.add(first, it.index), [a.size for a in axes])
            inner = r.inside(dict(zip(names, digits, strict=True)), self.valid)
            step = t.mul(it.index, self.lanes)
            for n, dot in enumerate(self.parts.inner):
                at = t.offset(self.where[f"s{n}"], step)
                inner.bind(self.product or dot, t.load(self.wide, at, 4), wide=True)
            for exp in exponentials(wanted) if wanted is self.parts.weight else ():
                inner.bind(exp, self.exp(inner.spread(exp.args[0])), wide=True)
            value = inner.spread(wanted)
            t.store(self.wide, value, t.offset(self.where["s0"], step), 4)
            yield it, value

    def exp(self, x: str) -> str:
        return self.form.weigh(self.t, self.target, x, self.width)

    def compare_with(self, top: str) -> None:
        """Weights of what follows are relative to this score."""
        self.t.store(self.wide, top, self.where["max"], 4)
        if self.lags:
            minus = self.t.let(f"fneg {self.wide} {top}")
            self.t.store(self.wide, minus, self.where["part"], 4)

    # --- by a reference that lags -----------------------------------------------------------------

    def refer(self, at: str, steps: tuple[int, int], first: str, count: Count) -> None:
        """The largest score of the first few keys is what others are compared with."""
        is_dynamic = isinstance(count, str)
        few = self.frame.smaller(str(FEW), str(count)) if is_dynamic else min(FEW, int(count))
        self.scores(0, at, steps, few)
        with self.each_group():
            before = self.t.load(self.wide, self.where["max"], 4)
            self.compare_with(self.largest(first, few, before))

    def use_stale_maximum(self, at: str, steps: tuple[int, int], first: str, count: Count) -> None:
        """Weights by the reference there is, where nothing is hidden and these do not become too
        large. Otherwise by the largest score, as if it had always been known: what was summed up
        before is scaled."""
        t, wide = self.t, self.wide
        near = self.begin_sums()
        if self.hidden:
            near = t.let(f"and i1 {near}, {self.has_all_keys(first, count)}")
        with t.when(near):
            self.scores(0, at, steps, count, "weighed")
        with t.when(t.let(f"xor i1 {near}, true")):
            self.scores(0, at, steps, count)
        with self.each_group():
            part = t.load(wide, t.offset(self.where["part"], self.lanes), 4)
            small = self.reduce_and(t.let(f"fcmp ole {wide} {part}, splat (float {LARGE})"))
            done = t.let(f"and i1 {near}, {small}")
            with t.when(done):
                before = t.load(wide, self.where["sum"], 4)
                t.store(wide, t.let(f"fadd {wide} {before}, {part}"), self.where["sum"], 4)
            with t.when(t.let(f"xor i1 {done}, true")):
                with t.when(near):
                    self.scores(0, at, steps, count, alone=True)
                with nullcontext() if self.hidden else self.each_vector():
                    self.softmax(first, count)
                    self.scale()

    def has_all_keys(self, first: str, count: Count) -> str:
        """Whether every query of the block sees every key."""
        t, final = self.t, self.final(self.block, 1)
        begin, end = count_limited_keys(self.kernel, self.frame, self.block, final, self.seen)
        after = t.let(f"icmp sge i64 {first}, {begin}")
        return t.let(f"and i1 {after}, {t.let(f'icmp sle i64 {t.add(first, count)}, {end}')}")

    def begin_sums(self) -> str:
        """Sums of this block, from zero. Whether it can be compared with the references of all
        queries: with those that are NaN or far away it cannot."""
        t, wide, kind = self.t, self.wide, suffix(self.lanes, "float")
        with t.loop("begin", 0, self.groups, carried=[("i1", "true")], nonempty=True) as it:
            part = t.offset(self.where["part"], t.mul(it.index, self.each["part"]))
            distance = t.call(wide, f"llvm.fabs.{kind}", (wide, t.load(wide, part, 4)))
            near = self.reduce_and(t.let(f"fcmp ole {wide} {distance}, splat (float {FAR})"))
            t.store(wide, "zeroinitializer", t.offset(part, self.lanes), 4)
            it.carry(t.let(f"and i1 {it.values[0]}, {near}"))
        return it.values[0]

    def reduce_and(self, flags: str) -> str:
        kind = vec("i1", self.lanes)
        return self.t.call("i1", f"llvm.vector.reduce.and.v{self.lanes}i1", (kind, flags))

    def scale(self) -> None:
        t = self.t
        alpha = t.load(self.wide, self.where["alpha"], 4)
        with t.loop("scale", 0, self.kernel.extent("value")) as it:
            to = t.offset(self.where["o"], t.mul(it.index, self.lanes))
            value = t.let(f"fmul {self.wide} {t.load(self.wide, to, 4)}, {alpha}")
            t.store(self.wide, value, to, 4)
            it.carry()


def exponentials(weight: Prim) -> list[Prim]:
    """The factors of a weight that are exp(score − log Σ exp)."""
    if weight.op == "mul":
        return [p for a in weight.args for p in exponentials(a)]
    return [weight] if weight.op == "exp" and weight.args[0].op == "sub" else []
