"""Emit decode attention that adds up in the order of flash attention: see `batch_invariant`.

    for batch:                                           # split over threads
        for block of keys:                               # as long as those of flash attention
            for some keys: kt = k transposed
                s[j] = Σd kt[d, j]·q[d]                  # keys in the lanes, d in order
            m' = max(m, score(s)); p = exp(s − m'); l = l·exp(m − m'); for j: l = l + p[j]
            o = o·exp(m − m'); for j: o = o + p[j]·v[j]  # values in the lanes
    epilogue(o, l), store

Each sum has one accumulator and takes its terms in order, so a query has the same bits here and
among many. Transposing keys is what it costs.
"""

from __future__ import annotations

from kitsune.backends.cpu.attention_tile import KeyValuePacking, ScoreForm, ordered_keys
from kitsune.backends.cpu.decode_attention import DecodeAttentionEmitter
from kitsune.backends.cpu.llvm_text import Frame, f32_const
from kitsune.backends.cpu.memory_access import transpose
from kitsune.backends.cpu.render import Render
from kitsune.lower.kernel import Kernel, Prim
from kitsune.target import CpuTarget


class OrderedDecodeEmitter(DecodeAttentionEmitter):
    """The sum of a state's weights is in its first lane."""

    streams = 1

    def __init__(self, kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
        super().__init__(kernel, target, frame)
        self.form = ScoreForm(kernel, self.parts)
        self.together = ordered_keys(self.lanes, len(self.queries))

    def query(self, r: Render, q: Prim) -> str:
        return self.form.scale_query(self.t, r.spread(q), r.lanes)

    def exp(self, x: str) -> str:
        return self.form.weigh(self.t, self.target, x, self.lanes)

    def scores(self, at: dict[str, str], first: str, count: str) -> None:
        t, k, step = self.t, self.dot.args[1], self.scratch.key_step
        rows, turned = (t.offset(self.own, self.scratch.at[name]) for name in ("keys", "turned"))
        packing = KeyValuePacking(self.kernel, self.target, self.frame, {}, at)
        with t.loop("some", 0, count, self.together) as some:
            left = self.frame.smaller(t.let(f"sub i64 {count}, {some.index}"), str(self.together))
            with t.loop("row", 0, left) as row:
                key = t.add(first, t.add(some.index, row.index))
                to = t.offset(rows, t.mul(row.index, step))
                packing.pack_row(k, self.bind_key(at, key), (self.depth,), to)
                row.carry()
            source, out = (rows, step), (turned, self.together)
            transpose(self.frame, self.target, source, out, self.together, self.depth.size)
            self.multiply_turned(turned, some.index)
            some.carry()

    def multiply_turned(self, turned: str, key: str) -> None:
        """Scores of a few vectors of keys, for every query."""
        t, starts = self.t, range(0, self.together, self.lanes)
        sums = [(self.wide, "zeroinitializer")] * (len(starts) * len(self.queries))
        with t.loop("depth", 0, self.depth.size, 1, sums, nonempty=True) as it:
            line = t.offset(turned, t.mul(it.index, self.together))
            keys, new = [t.load(self.wide, t.offset(line, n)) for n in starts], list[str]()
            for query in self.queries:
                value = t.load("float", t.offset(self.scratch_row("q", query), it.index))
                value = t.splat("float", value, self.lanes)
                old = it.values[len(new) : len(new) + len(keys)]
                new += [self.multiply_add(x, value, c) for x, c in zip(keys, old, strict=True)]
            it.carry(*new)
        for n, value in enumerate(it.values):
            query, vector = divmod(n, len(starts))
            row = t.offset(self.scratch_row("s", query), key)
            t.store(self.wide, value, t.offset(row, starts[vector]))

    def softmax(self, at: dict[str, str], query: int, first: str, count: str, state: str) -> None:
        t, row = self.t, self.scratch_row("s", query)
        largest, total = (self.offset_state(state, query, name) for name in ("max", "sum"))
        before = t.load(self.wide, largest)
        top = self.greatest(self.apply_score(at, query, first, count, before))
        alpha = self.exp(t.let(f"fsub {self.wide} {before}, {top}"))
        t.store(self.wide, alpha, self.scratch_row("alpha", query))
        t.store(self.wide, top, largest)
        with t.loop("weight", 0, count, self.lanes) as it:
            place = t.offset(row, it.index)
            p = self.exp(t.let(f"fsub {self.wide} {t.load(self.wide, place)}, {top}"))
            t.store(self.wide, p, place)
            it.carry()
        scale = t.load("float", self.scratch_row("alpha", query))
        old = t.let(f"fmul float {t.load('float', total)}, {scale}")
        with t.loop("sum", 0, count, 1, [("float", old)]) as it:
            p = t.load("float", t.offset(row, it.index))
            it.carry(t.let(f"fadd float {it.values[0]}, {p}"))
        t.store("float", it.values[0], total)

    def apply_score(
        self, at: dict[str, str], query: int, first: str, count: str, before: str
    ) -> str:
        """The score expression in place of the products, and its maxima by lanes."""
        t, row, score = self.t, self.scratch_row("s", query), self.parts.score
        assert score is not None
        with t.loop("score", 0, count, self.lanes, [(self.wide, before)]) as it:
            active = self.frame.smaller(t.let(f"sub i64 {count}, {it.index}"), str(self.lanes))
            r = self.key_lanes(self.bind_query(at, query), t.add(first, it.index), active)
            place = t.offset(row, it.index)
            r.bind(self.form.product or self.dot, t.load(self.wide, place), wide=True)
            lowest = f"splat (float {f32_const(float('-inf'))})"
            value = r.valid(r.spread(score), "float", lowest)
            t.store(self.wide, value, place)
            it.carry(self.greater(value, it.values[0]))
        return it.values[0]

    def total_weight(self, place: str) -> str:
        return self.t.load("float", place)

    def bind_folds(self, r: Render, total: str, largest: str) -> None:
        super().bind_folds(r, total, self.form.undo_octaves(self.t, "float", largest))
