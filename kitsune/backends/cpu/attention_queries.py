"""Pack blocks of queries of an attention kernel, and finish their sums.

qt = q transposed, queries in lanes
...                                  # over the keys: attention.py
epilogue(o, l), store
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from kitsune.backends.cpu.attention_tile import (
    LOWEST,
    KeyValuePacking,
    ScoreForm,
    Scratch,
    extent,
    round_up,
)
from kitsune.backends.cpu.llvm_text import Frame, decompose, vec
from kitsune.backends.cpu.memory_access import transpose
from kitsune.backends.cpu.render import Render
from kitsune.backends.cpu.schedule.attention_blocks import AttentionSchedule
from kitsune.ir.sizes import is_multiple, minimum
from kitsune.lower.attention_parts import (
    find_dot_axes,
    find_parts,
    is_shift_invariant,
)
from kitsune.lower.kernel import READING, Axis, Kernel, Prim, Store
from kitsune.target import CpuTarget

MANY_KEYS = 64  # from here on finding an early score costs less than it saves


class Queries:
    """Some blocks of queries of one batch point: `plan.blocks`, or as many as there are left.

    If scores are in octaves, many, and no result shows it (`lags`), weights are relative to a score
    that is not quite the largest.
    """

    def __init__(
        self,
        kernel: Kernel,
        target: CpuTarget,
        frame: Frame,
        where: dict[str, str],
        at: dict[str, str],
        first: str,
    ) -> None:
        self.kernel, self.target, self.frame, self.t = kernel, target, frame, frame.t
        self.where, self.at, self.first = where, at, first
        self.parts = find_parts(kernel)
        self.form = ScoreForm(kernel, self.parts)
        self.hidden, self.product = self.form.hidden, self.form.product
        in_octaves = self.form.in_octaves
        self.compares = in_octaves and not self.hidden  # tiles know the largest score
        # Whether a block is done again depends on all queries of a vector.
        enough = kernel.hint_extent("key") >= MANY_KEYS and not kernel.batch_invariant
        self.lags = in_octaves and enough and is_shift_invariant(kernel, self.parts)
        self.plan: AttentionSchedule = kernel.schedule
        self.lanes = self.plan.queries
        self.width, self.wide = self.lanes, vec("float", self.lanes)
        self.size = kernel.extent("query")
        scratch = Scratch(kernel)
        self.each, self.kept = scratch.each, scratch.kept
        self.operands = KeyValuePacking(kernel, target, frame, where, at)
        self.all, self.everywhere = first, where  # of all blocks
        self.block, self.whole = first, where  # of one block; `first` and `where` are of a group
        self.valid: str | None = None
        self.groups = self.groups_from(first)

    def groups_from(self, first: str) -> str:
        """Vectors of queries in a block."""
        left = self.t.let(f"sub i64 {self.size + self.lanes - 1}, {first}")
        groups = self.t.let(f"udiv i64 {left}, {self.lanes}")
        return self.frame.smaller(groups, str(self.plan.groups))

    @contextmanager
    def each_block(self) -> Iterator[None]:
        """The following, for one block of queries after another."""
        t, queries = self.t, self.plan.groups * self.lanes
        if self.plan.blocks == 1:
            yield
            return
        left = t.let(f"sub i64 {self.size + queries - 1}, {self.all}")
        count = self.frame.smaller(t.let(f"udiv i64 {left}, {queries}"), str(self.plan.blocks))
        with t.loop("block", 0, count, nonempty=True) as it:
            self.block = self.first = t.add(self.all, t.mul(it.index, queries))
            self.groups = self.groups_from(self.block)
            self.whole = self.where = self.everywhere | {
                name: t.offset(
                    self.everywhere[name], t.mul(it.index, self.plan.groups * self.each[name])
                )
                for name in self.kept
            }
            yield
            it.carry()

    @contextmanager
    def each_group(self) -> Iterator[None]:
        """The following, for one vector of queries after another."""
        t = self.t
        with t.loop("group", 0, self.groups, nonempty=True) as it:
            self.first = t.add(self.block, t.mul(it.index, self.lanes))
            self.where = self.whole | {
                name: t.offset(self.whole[name], t.mul(it.index, size))
                for name, size in self.each.items()
            }
            if not is_multiple(self.size, self.lanes):
                left = t.let(f"sub i64 {self.size}, {self.first}")
                self.valid = self.frame.smaller(left, str(self.lanes))
            yield
            it.carry()
        self.first, self.where, self.valid = self.block, self.whole, None

    @contextmanager
    def each_vector(self) -> Iterator[None]:
        """The following, for one register of a vector of queries after another: less code, where
        time does not matter."""
        t, here, width = self.t, self.where, self.target.lanes
        with t.loop("vector", 0, self.lanes, width, nonempty=True) as it:
            self.where = {name: t.offset(begin, it.index) for name, begin in here.items()}
            self.width, self.wide = width, vec("float", width)
            yield
            it.carry()
        self.where, self.width, self.wide = here, self.lanes, vec("float", self.lanes)

    # --- queries ----------------------------------------------------------------------------------

    def query_lanes(self) -> Render:
        """A Render with this block's queries in the lanes."""
        axes = self.kernel.role("query")
        r = Render(
            self.t,
            self.kernel,
            self.target,
            self.frame.pointers,
            self.at,
            None,
            self.lanes,
            self.valid,
        )
        if len(axes) == 1:
            r.at[axes[0].name], r.lane = self.first, axes[0].name
        elif axes:
            r.spread_axes([(a.name, a.size) for a in axes], self.first)
        return r

    def pack_queries(self, dot: Prim, to: str) -> None:
        """Pack rows of q in order, then transpose them; or pack them straight into the lanes."""
        depth, query, q = find_dot_axes(self.kernel, dot), self.kernel.role("query"), dot.args[0]
        loads = [p for p in q.walk() if p.op in READING and not p.attr.index[1:]]
        if (
            len(depth) == 1
            and len(query) == 1
            and any(self.kernel.flat(p.attr).coef(depth[0].name) == 1 for p in loads)
        ):
            self.pack_rows(query[0], depth[0], q, self.where[to])
        else:
            self.pack_lanes(depth, q, self.where[to])

    def pack_rows(self, query: Axis, depth: Axis, q: Prim, to: str) -> None:
        t, lanes = self.t, self.target.lanes
        step = round_up(depth.size, lanes)
        with t.loop("query", 0, self.valid or self.lanes) as row:
            at = self.at | {query.name: t.add(self.first, row.index)}
            r = Render(t, self.kernel, self.target, self.frame.pointers, at, depth.name, lanes)
            r.hoist([q], [depth.name])
            line = t.offset(self.where["rows"], t.mul(row.index, step))
            full = depth.size // lanes * lanes
            wide = vec("float", lanes)
            with t.loop("depth", 0, full, lanes) as it:
                inner = r.inside({depth.name: it.index})
                t.store(wide, self.query(inner, q), t.offset(line, it.index), 4)
                it.carry()
            if full < depth.size:
                inner = r.inside({depth.name: str(full)}, str(depth.size - full))
                t.store(wide, self.query(inner, q), t.offset(line, full), 4)
            row.carry()
        if self.valid is not None:
            self.clear("rows", self.valid, self.lanes, step)
        source, out = (self.where["rows"], step), (to, self.lanes)
        transpose(self.frame, self.target, source, out, self.lanes, depth.size)

    def pack_lanes(self, depth: tuple[Axis, ...], q: Prim, to: str) -> None:
        t = self.t
        r = self.query_lanes()
        names = [a.name for a in depth]
        r.hoist([q], names)
        with t.loop("depth", 0, extent(depth)) as it:
            digits = decompose(t, it.index, [a.size for a in depth])
            inner = r.inside(dict(zip(names, digits, strict=True)), self.valid)
            value = self.query(inner, q)
            t.store(self.wide, value, t.offset(to, t.mul(it.index, self.lanes)), 4)
            it.carry()

    def query(self, r: Render, q: Prim) -> str:
        return self.form.scale_query(self.t, r.spread(q), r.lanes)

    def start(self) -> None:
        t = self.t
        for name in ("max", "top"):
            t.store(self.wide, f"splat (float {LOWEST})", self.where[name], 4)
        t.store(self.wide, "zeroinitializer", self.where["sum"], 4)
        t.store(self.wide, f"splat (float {LOWEST})", self.where["part"], 4)
        self.clear("o", 0, self.kernel.extent("value"), self.lanes)

    def clear(self, name: str, first: str | int, last: str | int, width: int) -> None:
        """Some rows become zero. Lanes without a query have to be as if there were one: what is
        chosen for a vector of queries may not depend on what was there before."""
        t, wide = self.t, vec("float", self.target.lanes)
        with t.loop("row", first, last) as row:
            for at in range(0, width, self.target.lanes):
                to = t.offset(self.where[name], t.add(t.mul(row.index, width), at))
                t.store(wide, "zeroinitializer", to, 4)
            row.carry()

    # --- the result -------------------------------------------------------------------------------

    def finish(self) -> None:
        """The epilogue, with the value axis in the lanes where results are contiguous along it.
        What is the same for all values of a query is stored once."""
        value, query = self.kernel.role("value"), self.kernel.role("query")
        wide = [s for s in self.kernel.stores if self.parts.out in s.value.walk()]
        contiguous = (
            len(value) == 1
            and len(query) <= 1
            and all(self.kernel.flat(s).coef(value[0].name) == 1 for s in wide)
        )
        if contiguous:
            self.finish_rows(value[0], wide)
        else:
            self.finish_columns(wide)
        once = [s for s in self.kernel.stores if s not in wide]
        if once:
            r = self.query_lanes()
            self.bind_folds(r)
            for s in once:
                r.store(s)

    def bind_folds(self, r: Render) -> None:
        """The sums and maxima along the keys, with queries in the lanes."""
        for prim, name in ((self.parts.total, "sum"), (self.parts.largest, "max")):
            if prim is not None:
                value = self.t.load(self.wide, self.where[name], 4)
                r.bind(prim, self.natural(prim, self.wide, value), wide=True)

    def natural(self, prim: Prim, kind: str, value: str) -> str:
        """A sum or maximum as the epilogue means it: scores are not octaves there."""
        is_score = prim is self.parts.largest
        return self.form.undo_octaves(self.t, kind, value) if is_score else value

    def finish_rows(self, value: Axis, stores: list[Store]) -> None:
        t, query, lanes = self.t, self.kernel.role("query"), self.target.lanes
        step = round_up(value.size, lanes)
        source, out = (self.where["o"], self.lanes), (self.where["rows"], step)
        transpose(self.frame, self.target, source, out, value.size, self.lanes)
        with t.loop("query", 0, self.valid or str(minimum(self.lanes, self.size))) as row:
            at = self.at | {a.name: t.add(self.first, row.index) for a in query}
            r = Render(t, self.kernel, self.target, self.frame.pointers, at, value.name, lanes)
            for prim, name in ((self.parts.total, "sum"), (self.parts.largest, "max")):
                if prim is not None:
                    one = t.load("float", t.offset(self.where[name], row.index), 4)
                    r.bind(prim, self.natural(prim, "float", one), wide=False)
            here = t.offset(self.where["rows"], t.mul(row.index, step))
            full = value.size // lanes * lanes
            with t.loop("value", 0, full, lanes) as it:
                point = r.inside({value.name: it.index})
                self.finish_point(point, t.offset(here, it.index), stores)
                it.carry()
            if full < value.size:
                tail = r.inside({value.name: str(full)}, str(value.size - full))
                self.finish_point(tail, t.offset(here, full), stores)
            row.carry()

    def finish_point(self, r: Render, at: str, stores: list[Store]) -> None:
        r.bind(self.parts.out, self.t.load(vec("float", r.lanes), at, 4), wide=True)
        for s in stores:
            r.store(s)

    def finish_columns(self, stores: list[Store]) -> None:
        t, value = self.t, self.kernel.role("value")
        r = self.query_lanes()
        self.bind_folds(r)
        with t.loop("value", 0, self.kernel.extent("value")) as it:
            digits = decompose(t, it.index, [a.size for a in value])
            inner = r.inside(dict(zip((a.name for a in value), digits, strict=True)), self.valid)
            at = t.offset(self.where["o"], t.mul(it.index, self.lanes))
            inner.bind(self.parts.out, t.load(self.wide, at, 4), wide=True)
            for s in stores:
                inner.store(s)
            it.carry()
