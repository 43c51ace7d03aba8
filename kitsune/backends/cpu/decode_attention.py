"""Emit decode attention (few queries, split KV) as LLVM IR.

    for batch, stretch of keys:                          # split over threads
        for block of keys:
            s[j] = Σd k[j, d]·q[d]                       # along the depth, a few keys at a time
            m' = max(m, score(s)); p = exp(s − m'); l = l·exp(m − m') + Σp
            o = o·exp(m − m') + Σj p[j]·v[j]             # along the values
    merge the (m, l, o) of all stretches                 # of several: after a barrier
    epilogue(o, l), store

Keys and values are read once, unpacked, which is all the time it takes: lanes full of queries
would compute the same many times over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kitsune.backends.cpu import vmath
from kitsune.backends.cpu.attention_tile import LOWEST, DecodeScratch, count_visible_keys
from kitsune.backends.cpu.llvm_text import (
    Frame,
    decompose,
    f32_const,
    multiply_add,
    shuffle_lanes,
    suffix,
    vec,
)
from kitsune.backends.cpu.render import Render
from kitsune.backends.cpu.schedule.attention_blocks import DecodeAttentionSchedule
from kitsune.lower.attention_parts import find_dot_axes, find_parts
from kitsune.lower.kernel import Axis, Kernel, Prim, Store
from kitsune.target import CpuTarget

SUMS = 8  # under way at a time: enough that none waits for the one before it
STREAMS = 4  # places of a block's values that are read at once


def emit_decode_attention(kernel: Kernel, frame: Frame, few: DecodeAttentionEmitter) -> None:
    t, plan = frame.t, kernel.schedule
    lo, hi = frame.share(kernel.extent("batch") * plan.splits)
    with t.loop("item", lo, hi) as item:
        at, split = few.place(item.index, plan.splits)
        state = few.state(item.index)
        few.sum_up(at, split, state)
        if plan.splits == 1:
            few.finish(at, state)
        item.carry()
    if plan.splits > 1:
        frame.barrier()
        lo, hi = frame.share(kernel.extent("batch"))
        with t.loop("item", lo, hi) as item:
            at, _ = few.place(item.index, 1)
            few.finish(at, few.state(t.mul(item.index, plan.splits)))
            item.carry()
    t.do("ret void")


class DecodeAttentionEmitter:
    """A kernel being written. A *state* is what some keys have come to: for each query the largest
    score in every lane, the weights' sum by lanes, and the weighted values."""

    streams = STREAMS  # of values

    def __init__(self, kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
        self.kernel, self.target, self.frame, self.t = kernel, target, frame, frame.t
        self.plan: DecodeAttentionSchedule = kernel.schedule
        self.parts = find_parts(kernel)
        self.dot = self.parts.inner[0]
        (self.depth,), (self.value,) = find_dot_axes(kernel, self.dot), kernel.role("value")
        self.lanes = target.lanes
        self.wide = vec("float", self.lanes)
        self.queries = range(kernel.extent("query"))
        self.scratch = DecodeScratch(kernel, self.lanes)
        mine = self.t.mul("%tid", self.scratch.own)
        self.own = self.t.offset(self.t.offset("%scratch", self.scratch.shared), mine)

    # --- places -----------------------------------------------------------------------------------

    def place(self, index: str, splits: int) -> tuple[dict[str, str], str]:
        """The batch point and the stretch of keys of an item."""
        batch = self.kernel.role("batch")
        digits = decompose(self.t, index, [*(a.size for a in batch), splits])
        return dict(zip((a.name for a in batch), digits, strict=False)), digits[-1]

    def state(self, item: str) -> str:
        t = self.t
        if self.plan.splits > 1:
            return t.offset("%scratch", t.mul(item, self.scratch.state))
        return t.offset(self.own, self.scratch.at["state"])

    def offset_state(self, state: str, query: int, name: str) -> str:
        """A query's part of a state."""
        return self.t.offset(state, query * self.scratch.each + self.scratch.inside[name])

    def scratch_row(self, name: str, query: int) -> str:
        """Where a thread keeps a query's row of something."""
        return self.t.offset(self.own, self.scratch.at[name] + query * self.scratch.rows[name])

    def bind_query(self, at: dict[str, str], query: int) -> dict[str, str]:
        axes, digits, rest = self.kernel.role("query"), dict[str, str](), query
        for a in reversed(axes):
            rest, digits[a.name] = rest // a.size, str(rest % a.size)
        return at | digits

    def bind_key(self, at: dict[str, str], key: str) -> dict[str, str]:
        axes = self.kernel.role("key")
        digits = decompose(self.t, key, [a.size for a in axes])
        return at | dict(zip((a.name for a in axes), digits, strict=True))

    def make_render(self, at: dict[str, str], axis: Axis) -> Render:
        return Render(
            self.t, self.kernel, self.target, self.frame.pointers, at, axis.name, self.lanes
        )

    def vectors(self, axis: Axis) -> Iterable[tuple[int, str | None]]:
        """Where each vector of an axis begins, and how many lanes of it there are if not all."""
        for start in range(0, axis.size, self.lanes):
            left = axis.size - start
            yield start, None if left >= self.lanes else str(left)

    # --- a stretch of keys ------------------------------------------------------------------------

    def sum_up(self, at: dict[str, str], split: str, state: str) -> None:
        t, plan = self.t, self.plan
        self.start(at, state)
        keys, stretch = self.reach(at)
        first = t.mul(split, stretch)
        end = self.frame.smaller(t.add(first, stretch), keys)
        with t.loop("keys", first, end, plan.keys) as it:
            left = t.let(f"sub i64 {end}, {it.index}")
            count = self.frame.smaller(left, str(plan.keys))
            self.scores(at, it.index, count)
            for query in self.queries:
                self.softmax(at, query, it.index, count, state)
            self.values(at, it.index, count, state)
            it.carry()

    def reach(self, at: dict[str, str]) -> tuple[str, str]:
        """How many keys there are to see, and how many are in a stretch of them: whole blocks."""
        t, plan, queries = self.t, self.plan, ("0", str(len(self.queries)))
        keys = count_visible_keys(self.kernel, self.target, self.frame, at, queries)
        blocks = t.let(f"udiv i64 {t.add(keys, plan.splits * plan.keys - 1)}, {plan.splits}")
        return keys, t.mul(t.let(f"udiv i64 {blocks}, {plan.keys}"), plan.keys)

    def start(self, at: dict[str, str], state: str) -> None:
        """The queries in rows, zeros behind them, and a state of no keys."""
        t, q = self.t, self.dot.args[0]
        for query in self.queries:
            r = self.make_render(self.bind_query(at, query), self.depth)
            r.hoist([q], [self.depth.name])
            for place, active in self.vectors(self.depth):
                inner = r.inside({self.depth.name: str(place)}, active)
                value = inner.valid(self.query(inner, q), "float", "zeroinitializer")
                t.store(self.wide, value, t.offset(self.scratch_row("q", query), place))
            t.store(self.wide, f"splat (float {LOWEST})", self.offset_state(state, query, "max"))
            t.store(self.wide, "zeroinitializer", self.offset_state(state, query, "sum"))
            for place, _ in self.vectors(self.value):
                t.store(
                    self.wide,
                    "zeroinitializer",
                    t.offset(self.offset_state(state, query, "o"), place),
                )

    def query(self, r: Render, q: Prim) -> str:
        return r.spread(q)

    def scores(self, at: dict[str, str], first: str, count: str) -> None:
        """s[key] = Σd k[key, d]·q[d] of a block."""
        rows = 1 << max(0, (SUMS // len(self.queries)).bit_length() - 1)

        def some(keys: list[str], sums: list[str]) -> list[str]:
            self.score_rows(at, first, keys)
            return sums

        self.loop_over_streams(count, rows, some, [])

    def loop_over_streams(
        self,
        count: str,
        streams: int,
        some: Callable[[list[str], list[str]], list[str]],
        sums: list[str],
    ) -> list[str]:
        """Go through the keys of a block in several places at once, then through what is left:
        memory delivers more to a few readers than to one. `some` takes sums and returns them."""
        t = self.t
        each = t.let(f"udiv i64 {count}, {streams}")
        carried = [(self.wide, value) for value in sums]
        with t.loop("key", 0, each, 1, carried) as it:
            keys = [t.add(it.index, t.mul(each, n)) for n in range(streams)]
            it.carry(*some(keys, it.values))
        carried = [(self.wide, value) for value in it.values]
        with t.loop("key", t.mul(each, streams), count, 1, carried) as it:
            it.carry(*some([it.index], it.values))
        return it.values

    def score_rows(self, at: dict[str, str], first: str, indices: list[str]) -> None:
        t, k, name = self.t, self.dot.args[1], self.depth.name
        here = [
            self.make_render(self.bind_key(at, t.add(first, key)), self.depth) for key in indices
        ]
        for r in here:
            r.hoist([k], [name])

        def more(place: str, active: str | None, sums: list[str]) -> list[str]:
            inner = [r.inside({name: place}, active) for r in here]
            keys = [r.valid(r.spread(k), "float", "zeroinitializer") for r in inner]
            kept = [t.offset(self.scratch_row("q", query), place) for query in self.queries]
            values = [t.load(self.wide, row) for row in kept]
            pairs = [(key, q) for key in keys for q in values]
            return [self.multiply_add(*p, c) for p, c in zip(pairs, sums, strict=True)]

        sums = ["zeroinitializer"] * (len(indices) * len(self.queries))
        full = self.depth.size // self.lanes * self.lanes
        if full:
            carried = [(self.wide, value) for value in sums]
            with t.loop("depth", 0, full, self.lanes, carried, nonempty=True) as it:
                it.carry(*more(it.index, None, it.values))
            sums = it.values
        if full < self.depth.size:
            sums = more(str(full), str(self.depth.size - full), sums)
        for n, value in enumerate(sums):
            row, query = divmod(n, len(self.queries))
            to = t.offset(self.scratch_row("s", query), indices[row])
            t.store("float", self.total(value), to)

    def softmax(self, at: dict[str, str], query: int, first: str, count: str, state: str) -> None:
        """The score expression over a block and the running maximum, the weights in place of the
        scores, and the running sum."""
        t, row = self.t, self.scratch_row("s", query)
        largest, total = (
            self.offset_state(state, query, "max"),
            self.offset_state(state, query, "sum"),
        )
        before = t.load(self.wide, largest)
        with t.loop("score", 0, count, self.lanes, [(self.wide, before)]) as it:
            active = self.frame.smaller(t.let(f"sub i64 {count}, {it.index}"), str(self.lanes))
            r = self.key_lanes(self.bind_query(at, query), t.add(first, it.index), active)
            place = t.offset(row, it.index)
            r.bind(self.dot, t.load(self.wide, place), wide=True)
            assert self.parts.score is not None
            lowest = f"splat (float {f32_const(float('-inf'))})"
            value = r.valid(r.spread(self.parts.score), "float", lowest)
            t.store(self.wide, value, place)
            it.carry(self.greater(value, it.values[0]))
        top = self.greatest(it.values[0])
        alpha = self.exp(t.let(f"fsub {self.wide} {before}, {top}"))
        t.store(self.wide, alpha, self.scratch_row("alpha", query))
        t.store(self.wide, top, largest)
        old = t.let(f"fmul {self.wide} {t.load(self.wide, total)}, {alpha}")
        with t.loop("weight", 0, count, self.lanes, [(self.wide, old)]) as it:
            place = t.offset(row, it.index)
            p = self.exp(t.let(f"fsub {self.wide} {t.load(self.wide, place)}, {top}"))
            t.store(self.wide, p, place)
            it.carry(t.let(f"fadd {self.wide} {it.values[0]}, {p}"))
        t.store(self.wide, it.values[0], total)

    def key_lanes(self, at: dict[str, str], first: str, active: str) -> Render:
        """A Render with keys in the lanes."""
        axes = self.kernel.role("key")
        r = Render(
            self.t, self.kernel, self.target, self.frame.pointers, at, None, self.lanes, active
        )
        if len(axes) == 1:
            r.at[axes[0].name], r.lane = first, axes[0].name
        else:
            r.spread_axes([(a.name, a.size) for a in axes], first)
        return r

    def values(self, at: dict[str, str], first: str, count: str, state: str) -> None:
        """o = o·alpha + Σj p[j]·v[j], a few vectors of the values at a time."""
        places = list(self.vectors(self.value))
        width = max(1, SUMS // len(self.queries))
        for start in range(0, len(places), width):
            self.value_columns(at, first, count, state, places[start : start + width])

    def value_columns(
        self,
        at: dict[str, str],
        first: str,
        count: str,
        state: str,
        places: list[tuple[int, str | None]],
    ) -> None:
        t = self.t
        to = [
            t.offset(self.offset_state(state, query, "o"), p)
            for query in self.queries
            for p, _ in places
        ]
        scale = [t.load(self.wide, self.scratch_row("alpha", query)) for query in self.queries]
        old = [
            t.let(f"fmul {self.wide} {t.load(self.wide, o)}, {scale[n // len(places)]}")
            for n, o in enumerate(to)
        ]

        def some(keys: list[str], sums: list[str]) -> list[str]:
            for key in keys:
                sums = self.add_weighted_value(at, first, key, places, sums)
            return sums

        sums = self.loop_over_streams(count, self.streams, some, old)
        for value, o in zip(sums, to, strict=True):
            t.store(self.wide, value, o)

    def add_weighted_value(
        self,
        at: dict[str, str],
        first: str,
        key: str,
        places: list[tuple[int, str | None]],
        sums: list[str],
    ) -> list[str]:
        """Sums with the values of one key."""
        t, v = self.t, self.parts.out.args[1]
        r = self.make_render(self.bind_key(at, t.add(first, key)), self.value)
        r.hoist([v], [self.value.name])
        inner = [r.inside({self.value.name: str(p)}, active) for p, active in places]
        row, new = [r.spread(v) for r in inner], list[str]()
        for n, query in enumerate(self.queries):
            p = t.load("float", t.offset(self.scratch_row("s", query), key))
            p = t.splat("float", p, self.lanes)
            old = sums[n * len(row) : (n + 1) * len(row)]
            new += [self.multiply_add(p, x, c) for x, c in zip(row, old, strict=True)]
        return new

    # --- the result -------------------------------------------------------------------------------

    def finish(self, at: dict[str, str], state: str) -> None:
        t = self.t
        with t.loop("split", 1, self.plan.splits) as it:
            other = t.offset(state, t.mul(it.index, self.scratch.state))
            for query in self.queries:
                self.merge(state, other, query)
            it.carry()
        for query in self.queries:
            total = self.total_weight(self.offset_state(state, query, "sum"))
            largest = t.load("float", self.offset_state(state, query, "max"))
            self.store(
                self.bind_query(at, query), self.offset_state(state, query, "o"), total, largest
            )

    def total_weight(self, place: str) -> str:
        """The sum of the weights, of which each lane has a part."""
        return self.total(self.t.load(self.wide, place))

    def merge(self, state: str, other: str, query: int) -> None:
        """Take the keys of another state into one."""
        t = self.t
        tops = [t.load(self.wide, self.offset_state(s, query, "max")) for s in (state, other)]
        top = self.greater(tops[1], tops[0])
        scale = [self.exp(t.let(f"fsub {self.wide} {one}, {top}")) for one in tops]
        t.store(self.wide, top, self.offset_state(state, query, "max"))
        places = [("sum", 0), *(("o", place) for place, _ in self.vectors(self.value))]
        for name, place in places:
            mine, others = (
                t.offset(self.offset_state(s, query, name), place) for s in (state, other)
            )
            value = t.let(f"fmul {self.wide} {t.load(self.wide, mine)}, {scale[0]}")
            value = self.multiply_add(t.load(self.wide, others), scale[1], value)
            t.store(self.wide, value, mine)

    def store(self, at: dict[str, str], o: str, total: str, largest: str) -> None:
        """The epilogue of one query, values in the lanes. What is the same for all of them is
        stored once."""
        t, out = self.t, self.parts.out
        wide = [s for s in self.kernel.stores if out in s.value.walk()]
        r = self.make_render(at, self.value)
        self.bind_folds(r, total, largest)
        for place, active in self.vectors(self.value):
            inner = r.inside({self.value.name: str(place)}, active)
            inner.bind(out, t.load(self.wide, t.offset(o, place)), wide=True)
            for s in wide:
                inner.store(s)
        once: list[Store] = [s for s in self.kernel.stores if s not in wide]
        if once:
            alone = Render(t, self.kernel, self.target, self.frame.pointers, at)
            self.bind_folds(alone, total, largest)
            for s in once:
                alone.store(s)

    def bind_folds(self, r: Render, total: str, largest: str) -> None:
        pairs: list[tuple[Prim | None, str]] = [
            (self.parts.total, total),
            (self.parts.largest, largest),
        ]
        for prim, value in pairs:
            if prim is not None:
                r.bind(prim, value, wide=False)

    # --- arithmetic -------------------------------------------------------------------------------

    def multiply_add(self, a: str, b: str, c: str) -> str:
        return multiply_add(self.t, self.target, a, b, c, self.lanes)

    def greater(self, value: str, than: str) -> str:
        t, flags = self.t, vec("i1", self.lanes)
        above = t.let(f"fcmp ogt {self.wide} {value}, {than}")
        return t.let(f"select {flags} {above}, {self.wide} {value}, {self.wide} {than}")

    def greatest(self, value: str) -> str:
        """The largest of all lanes, in each of them."""
        step = self.lanes // 2
        while step:
            picks = [lane ^ step for lane in range(self.lanes)]
            value = self.greater(shuffle_lanes(self.t, "float", self.lanes, value, picks), value)
            step //= 2
        return value

    def total(self, value: str) -> str:
        """The sum of all lanes."""
        name = f"llvm.vector.reduce.fadd.{suffix(self.lanes)}"
        start = f32_const(-0.0)
        return self.t.call("float", name, ("float", start), (self.wide, value), flags="reassoc")

    def exp(self, x: str) -> str:
        """As in `attention`: x ≤ 0, and what is below 2⁻¹²⁶ is nothing beside the weight 1."""
        return vmath.weight(self.t, [x], self.lanes, self.target)
