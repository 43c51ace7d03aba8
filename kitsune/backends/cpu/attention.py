"""Attention kernels in, LLVM text out.

    for batch, block of queries:                         # split over threads
        qt = q transposed, queries in lanes, a few vectors of them: k and v are read once for all
        for block of keys:
            s = k·qt; s = score(s); m' = max(m, s)       # scores of one block, in cache
            p = exp(s − m'); l = l·exp(m − m') + Σp; o = o·exp(m − m') + vᵀ·p
        epilogue(o, l), store

Queries fill the lanes: k and v are read as they lie, one value spread to all lanes at a time, and
nothing is ever reduced across lanes.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from math import prod

from kitsune.backends.cpu.frame import Frame, share
from kitsune.backends.cpu.render import Render
from kitsune.backends.cpu.text import Text, decompose, f32_const, vec
from kitsune.backends.cpu.tile import Tile, multiply, tiles
from kitsune.backends.cpu.transpose import transpose
from kitsune.backends.cpu.vmath import function
from kitsune.errors import VerifyError
from kitsune.lower.kernel import READING, Axis, Kernel, Prim, Role
from kitsune.lower.schedule import AttentionSchedule, is_plain
from kitsune.target import CpuTarget

LOWEST = f32_const(-3.4028234663852886e38)  # finite, so that a block of −inf scores adds nothing


@dataclass(frozen=True)
class Parts:
    """The expression taken apart: dot → score → max, exp, sum → out."""

    dot: Prim
    score: Prim
    weight: Prim
    total: Prim | None
    out: Prim

    @property
    def operands(self) -> tuple[Prim, Prim, Prim]:
        return (*self.dot.args, self.out.args[1])  # type: ignore[return-value]


def parts(kernel: Kernel) -> Parts:
    dots = [p for p in kernel.prims() if p.op == "dot"]
    weight = dots[-1].args[0]
    shifted = weight.args[0] if weight.op == "exp" else weight
    if len(dots) != 2 or shifted.op != "sub" or shifted.args[1].op != "reduce":
        raise VerifyError("an attention kernel is dot, score, softmax, dot", why=str(kernel))
    sums = [p for p in kernel.prims() if p.op == "reduce" and p.args[0] is weight]
    return Parts(dots[0], shifted.args[0], weight, sums[0] if sums else None, dots[-1])


def direct(kernel: Kernel, operand: Prim, row: Role, column: Role) -> tuple[int, int] | None:
    """(row step, column step) of an operand that can be read where it lies."""
    rows, columns = kernel.role(row), kernel.role(column)
    if not is_plain(kernel, operand) or len(rows) > 1 or len(columns) > 1:
        return None
    flat = kernel.flat(operand.attr)
    return tuple(flat.coef(a[0].name) if a else 0 for a in (rows, columns))  # type: ignore[return-value]


def padded(size: int, lanes: int) -> int:
    return -(-size // lanes) * lanes


class Scratch:
    """The parts of a thread's scratch, in floats."""

    def __init__(self, kernel: Kernel) -> None:
        plan: AttentionSchedule = kernel.schedule
        depth, value = kernel.extent("depth"), kernel.extent("value")
        _, k, v = parts(kernel).operands
        self.each = {  # of one vector of queries
            "q": padded(depth, 16) * plan.queries,
            "s": plan.keys * plan.queries,
            "o": padded(value, 16) * plan.queries,
            "max": plan.queries,
            "sum": plan.queries,
            "alpha": plan.queries,
        }
        sizes = {name: plan.groups * size for name, size in self.each.items()}
        sizes["rows"] = plan.queries * padded(max(depth, value), 16)
        sizes["k"] = 0 if direct(kernel, k, "key", "depth") else plan.keys * depth
        sizes["v"] = 0 if direct(kernel, v, "key", "value") else plan.keys * value
        self.at: dict[str, int] = {}
        self.floats = 0
        for name, size in sizes.items():
            self.at[name] = self.floats
            self.floats += -(-size // 16) * 16


def attention_scratch(kernel: Kernel, threads: int) -> int:
    return 4 * threads * Scratch(kernel).floats


def emit_attention(kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
    scratch = Scratch(kernel)
    frame.private(scratch.floats)
    where = {name: frame.t.offset(frame.scratch, at) for name, at in scratch.at.items()}
    t, batch = frame.t, kernel.role("batch")
    plan: AttentionSchedule = kernel.schedule
    blocks = -(-kernel.extent("query") // (plan.groups * plan.queries))
    lo, hi = share(t, kernel.extent("batch") * blocks)
    with t.loop("item", lo, hi) as item:
        digits = decompose(t, item.index, [*(a.size for a in batch), blocks])
        at = dict(zip((a.name for a in batch), digits, strict=False))
        first = t.mul(digits[-1], plan.groups * plan.queries)
        Block(kernel, target, frame, where, at, first).run()
        item.carry()
    t.do("ret void")


class Block:
    """One block of queries of one batch point."""

    def __init__(
        self, kernel: Kernel, target: CpuTarget, frame: Frame, where: dict[str, str],
        at: dict[str, str], first: str,
    ) -> None:  # fmt: skip
        self.kernel, self.target, self.frame, self.t = kernel, target, frame, frame.t
        self.where, self.at, self.first = where, at, first
        self.parts = parts(kernel)
        self.plan: AttentionSchedule = kernel.schedule
        self.lanes = self.plan.queries
        self.wide = vec("float", self.lanes)
        self.size = kernel.extent("query")
        self.each = Scratch(kernel).each
        self.block, self.whole = first, where  # of all groups; `first` and `where` are of one
        self.valid: str | None = None
        left = self.t.let(f"sub i64 {self.size + self.lanes - 1}, {first}")
        groups = self.t.let(f"udiv i64 {left}, {self.lanes}")
        self.groups = frame.smaller(groups, str(self.plan.groups))

    @contextmanager
    def each_group(self) -> Iterator[None]:
        """The following, for one vector of queries after another."""
        t = self.t
        with t.loop("group", 0, self.groups, nonempty=True) as turn:
            self.first = t.add(self.block, t.mul(turn.index, self.lanes))
            self.where = self.whole | {
                name: t.offset(self.whole[name], t.mul(turn.index, size))
                for name, size in self.each.items()
            }
            if self.size % self.lanes:
                left = t.let(f"sub i64 {self.size}, {self.first}")
                self.valid = self.frame.smaller(left, str(self.lanes))
            yield
            turn.carry()
        self.first, self.where, self.valid = self.block, self.whole, None

    def run(self) -> None:
        keys, size = self.kernel.extent("key"), self.plan.keys
        with self.each_group():
            self.pack_queries()
            self.start()
        whole = keys // size * size
        if whole:
            with self.t.loop("keys", 0, whole, size) as turn:
                self.keys(turn.index, size)
                turn.carry()
        if whole < keys:
            self.keys(str(whole), keys - whole)
        with self.each_group():
            self.finish()

    # --- queries ----------------------------------------------------------------------------------

    def query_lanes(self) -> Render:
        """A Render with this block's queries in the lanes."""
        axes = self.kernel.role("query")
        r = Render(self.t, self.kernel, self.target, self.frame.pointers, self.at, None,
                   self.lanes, self.valid)  # fmt: skip
        if len(axes) == 1:
            r.at[axes[0].name], r.lane = self.first, axes[0].name
        elif axes:
            r.spread_axes([(a.name, a.size) for a in axes], self.first)
        return r

    def pack_queries(self) -> None:
        """Rows of q as they lie, then transposed; or straight into the lanes."""
        depth, query, q = (
            self.kernel.role("depth"),
            self.kernel.role("query"),
            self.parts.operands[0],
        )
        loads = [p for p in q.walk() if p.op in READING and not p.attr.index[1:]]
        if (
            len(depth) == 1
            and len(query) == 1
            and any(self.kernel.flat(p.attr).coef(depth[0].name) == 1 for p in loads)
        ):
            self.pack_rows(query[0], depth[0], q)
        else:
            self.pack_lanes(depth, q)

    def pack_rows(self, query: Axis, depth: Axis, q: Prim) -> None:
        t, lanes = self.t, self.target.lanes
        step = padded(depth.size, lanes)
        with t.loop("query", 0, self.valid or self.lanes) as row:
            at = self.at | {query.name: t.add(self.first, row.index)}
            r = Render(t, self.kernel, self.target, self.frame.pointers, at, depth.name, lanes)
            r.hoist([q], [depth.name])
            to = t.offset(self.where["rows"], t.mul(row.index, step))
            full = depth.size // lanes * lanes
            wide = vec("float", lanes)
            with t.loop("depth", 0, full, lanes) as turn:
                inner = r.inside({depth.name: turn.index})
                t.store(wide, inner.spread(q), t.offset(to, turn.index), 4)
                turn.carry()
            if full < depth.size:
                inner = r.inside({depth.name: str(full)}, str(depth.size - full))
                t.store(wide, inner.spread(q), t.offset(to, full), 4)
            row.carry()
        source, out = (self.where["rows"], step), (self.where["q"], self.lanes)
        transpose(self.frame, self.target, source, out, self.lanes, depth.size)

    def pack_lanes(self, depth: tuple[Axis, ...], q: Prim) -> None:
        t = self.t
        r = self.query_lanes()
        names = [a.name for a in depth]
        r.hoist([q], names)
        with t.loop("depth", 0, self.kernel.extent("depth")) as turn:
            digits = decompose(t, turn.index, [a.size for a in depth])
            inner = r.inside(dict(zip(names, digits, strict=True)), self.valid)
            to = t.offset(self.where["q"], t.mul(turn.index, self.lanes))
            t.store(self.wide, inner.spread(q), to, 4)
            turn.carry()

    def start(self) -> None:
        t = self.t
        t.store(self.wide, f"splat (float {LOWEST})", self.where["max"], 4)
        t.store(self.wide, "zeroinitializer", self.where["sum"], 4)
        with t.loop("clear", 0, self.kernel.extent("value")) as turn:
            to = t.offset(self.where["o"], t.mul(turn.index, self.lanes))
            t.store(self.wide, "zeroinitializer", to, 4)
            turn.carry()

    # --- a block of keys --------------------------------------------------------------------------

    def keys(self, first: str, count: int) -> None:
        """`count` keys from `first`: scores, weights, and their part of the result."""
        _, k, v = self.parts.operands
        k_at, k_steps = self.operand(k, "k", "depth", first, count)
        self.products("scores", k_at, k_steps, count)
        with self.each_group():
            self.scores(first, count)
            self.weights(count)
        v_at, v_steps = self.operand(v, "v", "value", first, count)
        self.products("values", v_at, v_steps, count)

    def operand(
        self, operand: Prim, name: str, column: Role, first: str, count: int
    ) -> tuple[str, tuple[int, int]]:
        """Where a block of k or v begins, and its steps; computed into scratch if it has to be."""
        t = self.t
        steps = direct(self.kernel, operand, "key", column)
        if steps is not None:
            flat = self.kernel.flat(operand.attr)
            r = Render(t, self.kernel, self.target, self.frame.pointers, self.at)
            fixed = replace(flat, terms=tuple((a, c) for a, c in flat.terms if a in self.at))
            begin = t.add(r.offset(fixed), t.mul(first, steps[0]))
            return t.offset(self.frame.pointers[operand.attr.buffer], begin), steps
        rows, width = self.kernel.role("key"), self.kernel.extent(column)
        with t.loop("pack", 0, count) as row:
            digits = decompose(t, t.add(first, row.index), [a.size for a in rows])
            at = self.at | dict(zip((a.name for a in rows), digits, strict=True))
            self.pack_row(operand, at, column, t.offset(self.where[name], t.mul(row.index, width)))
            row.carry()
        return self.where[name], (width, 1)

    def pack_row(self, operand: Prim, at: dict[str, str], column: Role, to: str) -> None:
        """One row of k or v: its innermost axis by vectors."""
        t, (*outer, inner) = self.t, self.kernel.role(column) or (Axis("", 1, column),)
        lanes = self.target.lanes
        full, tail = inner.size // lanes * lanes, inner.size % lanes
        with t.loop("column", 0, prod(a.size for a in outer)) as turn:
            digits = decompose(t, turn.index, [a.size for a in outer])
            here = at | dict(zip((a.name for a in outer), digits, strict=True))
            r = Render(t, self.kernel, self.target, self.frame.pointers, here, inner.name, lanes)
            begin = t.offset(to, t.mul(turn.index, inner.size))
            with t.loop("vector", 0, full, lanes) as vector:
                value = r.inside({inner.name: vector.index}).spread(operand)
                t.store(vec("float", lanes), value, t.offset(begin, vector.index), 4)
                vector.carry()
            if tail:
                rest = r.inside({inner.name: str(full)}, str(tail))
                rest.store_vector(t.offset(begin, full), "float", 4, rest.spread(operand))
            turn.carry()

    def products(self, what: str, at: str, steps: tuple[int, int], count: int) -> None:
        """The block's contractions, in tiles of a few rows (keys, or columns of v) by the lanes."""
        t = self.t
        rows = count if what == "scores" else self.kernel.extent("value")
        step = steps[0] if what == "scores" else steps[1]
        number, small, larger = tiles(rows, self.plan.mr)
        for height, lo, hi in ((small + 1, 0, larger), (small, larger, number)):
            if lo == hi:
                continue
            name = self.tile(what, height, steps, count)
            with t.loop("tile", lo, hi, nonempty=True) as turn:
                row = t.add(t.mul(turn.index, height), 0 if height > small else larger)
                a = t.offset(at, t.mul(row, step))
                with self.each_group():
                    here = self.where
                    c = t.offset(here["s" if what == "scores" else "o"], t.mul(row, self.lanes))
                    b = here["q" if what == "scores" else "s"]
                    t.do(f"call void @{name}(ptr {a}, ptr {b}, ptr {c}, ptr {here['alpha']})")
                turn.carry()

    def tile(self, what: str, rows: int, steps: tuple[int, int], count: int) -> str:
        name = f"scores{rows}" if what == "scores" else f"values{rows}_{count}"
        text = tile_function(self.kernel, self.target, self.frame, name, what, rows, steps, count)
        if text not in self.frame.extra:
            self.frame.extra.append(text)
        return name

    def scores(self, first: str, count: int) -> None:
        """The score expression over the block, and the running maximum."""
        t, axes = self.t, self.kernel.role("key")
        names = [a.name for a in axes]
        r = self.query_lanes()
        r.hoist([self.parts.score], names)
        before = t.load(self.wide, self.where["max"], 4)
        with t.loop("score", 0, count, 1, [(self.wide, before)], nonempty=True) as turn:
            digits = decompose(t, t.add(first, turn.index), [a.size for a in axes])
            inner = r.inside(dict(zip(names, digits, strict=True)), self.valid)
            at = t.offset(self.where["s"], t.mul(turn.index, self.lanes))
            inner.bind(self.parts.dot, t.load(self.wide, at, 4), wide=True)
            value = inner.spread(self.parts.score)
            t.store(self.wide, value, at, 4)
            above = t.let(f"fcmp ogt {self.wide} {value}, {turn.values[0]}")
            flags = vec("i1", self.lanes)
            turn.carry(
                t.let(f"select {flags} {above}, {self.wide} {value}, {self.wide} {turn.values[0]}")
            )
        after = turn.values[0]
        alpha = self.exp(t.let(f"fsub {self.wide} {before}, {after}"))
        t.store(self.wide, alpha, self.where["alpha"], 4)
        t.store(self.wide, after, self.where["max"], 4)

    def exp(self, x: str) -> str:
        """x ≤ 0, and beside the weight 1 of the largest score what is below 2⁻¹²⁶ is nothing."""
        return function("exp", "f32", fast=True)(self.t, [x], self.lanes, self.target)

    def weights(self, count: int) -> None:
        """p = exp(s − m) in place of the scores, and the running sum."""
        t = self.t
        top = t.load(self.wide, self.where["max"], 4)
        alpha = t.load(self.wide, self.where["alpha"], 4)
        total = t.let(f"fmul {self.wide} {t.load(self.wide, self.where['sum'], 4)}, {alpha}")
        with t.loop("weight", 0, count, 1, [(self.wide, total)], nonempty=True) as turn:
            at = t.offset(self.where["s"], t.mul(turn.index, self.lanes))
            p = self.exp(t.let(f"fsub {self.wide} {t.load(self.wide, at, 4)}, {top}"))
            t.store(self.wide, p, at, 4)
            turn.carry(t.let(f"fadd {self.wide} {turn.values[0]}, {p}"))
        t.store(self.wide, turn.values[0], self.where["sum"], 4)

    # --- the result -------------------------------------------------------------------------------

    def finish(self) -> None:
        """The epilogue, with the value axis in the lanes where results are contiguous along it."""
        value, query = self.kernel.role("value"), self.kernel.role("query")
        contiguous = len(value) == 1 and len(query) <= 1 and all(
            self.kernel.flat(s).coef(value[0].name) == 1 for s in self.kernel.stores
        )  # fmt: skip
        if contiguous:
            self.finish_rows(value[0])
        else:
            self.finish_columns()

    def finish_rows(self, value: Axis) -> None:
        t, query, lanes = self.t, self.kernel.role("query"), self.target.lanes
        step = padded(value.size, lanes)
        source, out = (self.where["o"], self.lanes), (self.where["rows"], step)
        transpose(self.frame, self.target, source, out, value.size, self.lanes)
        with t.loop("query", 0, self.valid or min(self.lanes, self.size)) as row:
            at = self.at | {a.name: t.add(self.first, row.index) for a in query}
            r = Render(t, self.kernel, self.target, self.frame.pointers, at, value.name, lanes)
            if self.parts.total is not None:
                total = t.load("float", t.offset(self.where["sum"], row.index), 4)
                r.bind(self.parts.total, total, wide=False)
            here = t.offset(self.where["rows"], t.mul(row.index, step))
            full = value.size // lanes * lanes
            with t.loop("value", 0, full, lanes) as turn:
                self.finish_point(r.inside({value.name: turn.index}), t.offset(here, turn.index))
                turn.carry()
            if full < value.size:
                tail = r.inside({value.name: str(full)}, str(value.size - full))
                self.finish_point(tail, t.offset(here, full))
            row.carry()

    def finish_point(self, r: Render, at: str) -> None:
        r.bind(self.parts.out, self.t.load(vec("float", r.lanes), at, 4), wide=True)
        for s in self.kernel.stores:
            r.store(s)

    def finish_columns(self) -> None:
        t, value = self.t, self.kernel.role("value")
        r = self.query_lanes()
        if self.parts.total is not None:
            r.bind(self.parts.total, t.load(self.wide, self.where["sum"], 4), wide=True)
        with t.loop("value", 0, self.kernel.extent("value")) as turn:
            digits = decompose(t, turn.index, [a.size for a in value])
            inner = r.inside(dict(zip((a.name for a in value), digits, strict=True)), self.valid)
            at = t.offset(self.where["o"], t.mul(turn.index, self.lanes))
            inner.bind(self.parts.out, t.load(self.wide, at, 4), wide=True)
            for s in self.kernel.stores:
                inner.store(s)
            turn.carry()


# --- tiles ---------------------------------------------------------------------------------------


def tile_function(
    kernel: Kernel,
    target: CpuTarget,
    frame: Frame,
    name: str,
    what: str,
    rows: int,
    steps: tuple[int, int],
    count: int,
) -> str:
    """scores: c[row] = Σd a[row, d]·b[d].   values: c[row] = c[row]·alpha + Σj a[j, row]·b[j]."""
    plan: AttentionSchedule = kernel.schedule
    t, lanes = Text(), target.lanes
    wide, scores = vec("float", lanes), what == "scores"
    row_step, step = steps if scores else steps[::-1]
    tile = Tile(rows, plan.queries // lanes, row_step, step, plan.queries, 2)
    places = [(m * plan.queries, v * lanes) for m in range(rows) for v in range(tile.vectors)]
    start = ["zeroinitializer"] * len(places)
    if not scores:
        alpha = [t.load(wide, t.offset("%alpha", v * lanes), 4) for v in range(tile.vectors)]
        old = [t.load(wide, t.offset("%c", m + v), 4) for m, v in places]
        start = [
            t.let(f"fmul {wide} {value}, {alpha[v // lanes]}")
            for value, (_, v) in zip(old, places, strict=True)
        ]
    sums = multiply(t, target, tile, kernel.extent("depth") if scores else count, start)
    for value, (m, v) in zip(sums, places, strict=True):
        t.store(wide, value, t.offset("%c", m + v), 4)
    t.do("ret void")
    frame.t.declared |= t.declared
    args = "ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %alpha"
    return t.function(f"internal void @{name}({args}) noinline")
