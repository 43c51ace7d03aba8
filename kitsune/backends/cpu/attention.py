"""Attention kernels in, LLVM text out.

    for batch, blocks of queries:                        # split over threads
        qt = q transposed, queries in lanes
        for block of keys:
            for block of queries:                        # a few vectors: k and v are read for all
                s = k·qt; s = score(s); m' = max(m, s)   # scores of one block, in cache
                p = exp(s − m'); l = l·exp(m − m') + Σp; o = o·exp(m − m') + vᵀ·p
        epilogue(o, l), store

Queries fill the lanes: k and v are read as they lie, one value spread to all lanes at a time, and
nothing is ever reduced across lanes. For many queries, rows that lie apart are laid together first.
Several blocks of queries go together where keys and values are more than the second cache holds,
from which they would be read again for each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from kitsune.backends.cpu import vmath
from kitsune.backends.cpu.attention_few import emit_few
from kitsune.backends.cpu.attention_limits import keys_between, keys_seen
from kitsune.backends.cpu.attention_operands import Operands
from kitsune.backends.cpu.attention_scratch import LOWEST, Scratch, extent, operands, padded
from kitsune.backends.cpu.frame import Frame
from kitsune.backends.cpu.render import Render
from kitsune.backends.cpu.text import Loop, Text, decompose, f32_const, vec
from kitsune.backends.cpu.tile import Tile, multiply, tiles
from kitsune.backends.cpu.transpose import transpose
from kitsune.lower.attention import AttentionSchedule, FewSchedule, axes_of, bounds, factor, parts
from kitsune.lower.kernel import READING, Axis, Kernel, Prim, Store
from kitsune.target import CpuTarget


def emit_attention(kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
    if isinstance(kernel.schedule, FewSchedule):
        emit_few(kernel, target, frame)
        return
    scratch = Scratch(kernel)
    frame.private(scratch.floats)
    where = {name: frame.t.offset(frame.scratch, at) for name, at in scratch.at.items()}
    t, batch = frame.t, kernel.role("batch")
    plan: AttentionSchedule = kernel.schedule
    together = plan.blocks * plan.groups * plan.queries
    items = -(-kernel.extent("query") // together)
    lo, hi = frame.share(kernel.extent("batch") * items)
    with t.loop("item", lo, hi, carried=[("i64", "-1")]) as item:
        digits = decompose(t, item.index, [*(a.size for a in batch), items])
        at = dict(zip((a.name for a in batch), digits, strict=False))
        point = t.let(f"udiv i64 {item.index}, {items}")
        blocks = Blocks(kernel, target, frame, where, at, t.mul(digits[-1], together))
        if plan.laid:
            with t.when(t.let(f"icmp ne i64 {point}, {item.values[0]}")):
                blocks.operands.lay_together()
        blocks.run()
        item.carry(point)
    t.do("ret void")


class Blocks:
    """Some blocks of queries of one batch point: `plan.blocks`, or as many as there are left."""

    def __init__(
        self, kernel: Kernel, target: CpuTarget, frame: Frame, where: dict[str, str],
        at: dict[str, str], first: str,
    ) -> None:  # fmt: skip
        self.kernel, self.target, self.frame, self.t = kernel, target, frame, frame.t
        self.where, self.at, self.first = where, at, first
        self.parts = parts(kernel)
        self.factor = factor(self.parts)
        self.plan: AttentionSchedule = kernel.schedule
        self.lanes = self.plan.queries
        self.wide = vec("float", self.lanes)
        self.size = kernel.extent("query")
        scratch = Scratch(kernel)
        self.each, self.kept = scratch.each, scratch.kept
        self.operands = Operands(kernel, target, frame, where, at)
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
        with t.loop("block", 0, count, nonempty=True) as turn:
            self.block = self.first = t.add(self.all, t.mul(turn.index, queries))
            self.groups = self.groups_from(self.block)
            self.whole = self.where = self.everywhere | {
                name: t.offset(self.everywhere[name],
                               t.mul(turn.index, self.plan.groups * self.each[name]))
                for name in self.kept
            }  # fmt: skip
            yield
            turn.carry()

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
        t, keys, size = self.t, self.kernel.extent("key"), self.plan.keys
        with self.each_block(), self.each_group():
            for n, dot in enumerate(self.parts.inner):
                self.pack_queries(dot, f"q{n}")
            self.start()
        final = self.final(self.all, self.plan.blocks)
        queries = (self.all, t.add(final, 1))
        last = keys_seen(self.kernel, self.target, self.frame, self.at, queries)
        first, last = keys_between(self.kernel, self.frame, self.all, final, last)
        whole = keys // size * size
        if whole:
            with t.loop("keys", first, self.frame.smaller(last, str(whole)), size) as turn:
                self.queries(turn.index, size)
                turn.carry()
        if whole < keys:
            with t.when(t.let(f"icmp sgt i64 {last}, {whole}")):
                self.queries(str(whole), keys - whole)
        with self.each_block(), self.each_group():
            self.finish()

    def queries(self, key: str, count: int) -> None:
        """A block of keys, for every block of queries that may see any of them."""
        t = self.t
        with self.each_block():
            if self.plan.blocks == 1 or not bounds(self.kernel):
                self.keys(key, count)
            else:
                final = self.final(self.block, 1)
                keys = str(self.kernel.extent("key"))
                first, last = keys_between(self.kernel, self.frame, self.block, final, keys)
                after, before = (t.let(f"icmp {c} i64 {key}, {end}")
                                 for c, end in (("sge", first), ("slt", last)))  # fmt: skip
                with t.when(t.let(f"and i1 {after}, {before}")):
                    self.keys(key, count)

    def final(self, first: str, blocks: int) -> str:
        """The last query of so many blocks, as far as there are."""
        last = self.t.add(first, blocks * self.plan.groups * self.lanes - 1)
        return self.frame.smaller(last, str(self.size - 1))

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

    def pack_queries(self, dot: Prim, to: str) -> None:
        """Rows of q as they lie, then transposed; or straight into the lanes."""
        depth, query, q = axes_of(self.kernel, dot), self.kernel.role("query"), dot.args[0]
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
        step = padded(depth.size, lanes)
        with t.loop("query", 0, self.valid or self.lanes) as row:
            at = self.at | {query.name: t.add(self.first, row.index)}
            r = Render(t, self.kernel, self.target, self.frame.pointers, at, depth.name, lanes)
            r.hoist([q], [depth.name])
            line = t.offset(self.where["rows"], t.mul(row.index, step))
            full = depth.size // lanes * lanes
            wide = vec("float", lanes)
            with t.loop("depth", 0, full, lanes) as turn:
                inner = r.inside({depth.name: turn.index})
                t.store(wide, self.query(inner, q), t.offset(line, turn.index), 4)
                turn.carry()
            if full < depth.size:
                inner = r.inside({depth.name: str(full)}, str(depth.size - full))
                t.store(wide, self.query(inner, q), t.offset(line, full), 4)
            row.carry()
        source, out = (self.where["rows"], step), (to, self.lanes)
        transpose(self.frame, self.target, source, out, self.lanes, depth.size)

    def pack_lanes(self, depth: tuple[Axis, ...], q: Prim, to: str) -> None:
        t = self.t
        r = self.query_lanes()
        names = [a.name for a in depth]
        r.hoist([q], names)
        with t.loop("depth", 0, extent(depth)) as turn:
            digits = decompose(t, turn.index, [a.size for a in depth])
            inner = r.inside(dict(zip(names, digits, strict=True)), self.valid)
            value = self.query(inner, q)
            t.store(self.wide, value, t.offset(to, t.mul(turn.index, self.lanes)), 4)
            turn.carry()

    def query(self, r: Render, q: Prim) -> str:
        """Queries times the factor of the scores, where these are nothing but a product."""
        value = r.spread(q)
        if self.factor in (None, 1.0):
            return value
        factor = f32_const(self.factor)
        return self.t.let(f"fmul {vec('float', r.lanes)} {value}, splat (float {factor})")

    def start(self) -> None:
        t = self.t
        for name in ("max", "top"):
            t.store(self.wide, f"splat (float {LOWEST})", self.where[name], 4)
        t.store(self.wide, "zeroinitializer", self.where["sum"], 4)
        with t.loop("clear", 0, self.kernel.extent("value")) as turn:
            to = t.offset(self.where["o"], t.mul(turn.index, self.lanes))
            t.store(self.wide, "zeroinitializer", to, 4)
            turn.carry()

    # --- a block of keys --------------------------------------------------------------------------

    def keys(self, first: str, count: int) -> None:
        """`count` keys from `first`: scores, weights, and their part of the result."""
        *keys, values = operands(self.kernel)
        for n, operand in enumerate(keys):
            self.scores(n, *self.operands.block(*operand, first, count), count)
        with self.each_group():
            if self.parts.largest is None:
                self.weights(first, count)
            else:
                self.softmax(first, count)
        self.values(*self.operands.block(*values, first, count), count)

    def scores(self, n: int, at: str, steps: tuple[int, int], count: int) -> None:
        """s[key] = Σd k[key, d]·q[d], in tiles of a few keys by the lanes."""
        depth = extent(axes_of(self.kernel, self.parts.inner[n]))

        def function(rows: int) -> str:
            tile = self.tile(rows, steps)
            onto = "none" if self.factor is None else "compared"
            return self.function(f"scores{n}_{rows}", tile, depth, onto)

        self.tiled(count, function, at, steps[0], (f"q{n}", f"s{n}", "top"))

    def values(self, at: str, steps: tuple[int, int], count: int) -> None:
        """o[e] = o[e]·alpha + Σj v[j, e]·p[j], in tiles of a few columns of v by the lanes."""
        onto = "added" if self.parts.largest is None else "scaled"

        def function(rows: int) -> str:
            tile = self.tile(rows, steps[::-1])
            return self.function(f"values{rows}_{count}", tile, count, onto)

        self.tiled(self.kernel.extent("value"), function, at, steps[1], ("s0", "o", "alpha"))

    def tile(self, rows: int, steps: tuple[int, int]) -> Tile:
        lanes, unroll = self.target.lanes, self.target.tuning.unroll[1]
        return Tile(rows, self.lanes // lanes, *steps, self.lanes, unroll)

    def function(self, name: str, tile: Tile, k: int, onto: str) -> str:
        text = tile_function(self.target, self.frame, name, tile, k, onto)
        if text not in self.frame.extra:
            self.frame.extra.append(text)
        return name

    def tiled(
        self, rows: int, function: Callable[[int], str], at: str, step: int, names: tuple[str, ...]
    ) -> None:
        """Call a tile's function for every few rows of what begins at `at`; `names` are those of
        the other factor, of the sums and of what is beside them."""
        t = self.t
        number, small, larger = tiles(rows, self.plan.mr)
        for height, lo, hi in ((small + 1, 0, larger), (small, larger, number)):
            if lo == hi:
                continue
            name = function(height)
            with t.loop("tile", lo, hi, nonempty=True) as turn:
                row = t.add(t.mul(turn.index, height), 0 if height > small else larger)
                a = t.offset(at, t.mul(row, step))
                with self.each_group():
                    b, c, beside = (self.where[n] for n in names)
                    to = t.offset(c, t.mul(row, self.lanes))
                    t.do(f"call void @{name}(ptr {a}, ptr {b}, ptr {to}, ptr {beside})")
                turn.carry()

    def softmax(self, first: str, count: int) -> None:
        """The running maximum; then p = exp(s − m) in place of the scores, and the running sum."""
        t = self.t
        before = t.load(self.wide, self.where["max"], 4)
        if self.factor is None:
            top = self.largest(first, count, before)
        else:
            top = t.load(self.wide, self.where["top"], 4)
        alpha = self.exp(t.let(f"fsub {self.wide} {before}, {top}"))
        t.store(self.wide, alpha, self.where["alpha"], 4)
        t.store(self.wide, top, self.where["max"], 4)
        total = t.let(f"fmul {self.wide} {t.load(self.wide, self.where['sum'], 4)}, {alpha}")
        with t.loop("weight", 0, count, 1, [(self.wide, total)], nonempty=True) as turn:
            at = t.offset(self.where["s0"], t.mul(turn.index, self.lanes))
            p = self.exp(t.let(f"fsub {self.wide} {t.load(self.wide, at, 4)}, {top}"))
            t.store(self.wide, p, at, 4)
            turn.carry(t.let(f"fadd {self.wide} {turn.values[0]}, {p}"))
        t.store(self.wide, turn.values[0], self.where["sum"], 4)

    def largest(self, first: str, count: int, before: str) -> str:
        """The score expression over the block, and the maximum with what it was before."""
        t = self.t
        with self.each_key(first, count, self.parts.score, [(self.wide, before)]) as (turn, value):
            turn.carry(larger(t, self.wide, self.lanes, value, turn.values[0]))
        return turn.values[0]

    def weights(self, first: str, count: int) -> None:
        """The weights in place of the first products."""
        with self.each_key(first, count, self.parts.weight, []) as (turn, _):
            turn.carry()

    @contextmanager
    def each_key(
        self, first: str, count: int, wanted: Prim | None, carried: list[tuple[str, str]]
    ) -> Iterator[tuple[Loop, str]]:
        """An expression over the block, stored in place of the first products."""
        assert wanted is not None
        t, axes = self.t, self.kernel.role("key")
        names = [a.name for a in axes]
        r = self.query_lanes()
        r.hoist([wanted], names)
        with t.loop("score", 0, count, 1, carried, nonempty=True) as turn:
            digits = decompose(t, t.add(first, turn.index), [a.size for a in axes])
            inner = r.inside(dict(zip(names, digits, strict=True)), self.valid)
            step = t.mul(turn.index, self.lanes)
            for n, dot in enumerate(self.parts.inner):
                at = t.offset(self.where[f"s{n}"], step)
                inner.bind(dot, t.load(self.wide, at, 4), wide=True)
            for exp in exponentials(wanted) if wanted is self.parts.weight else ():
                inner.bind(exp, self.exp(inner.spread(exp.args[0])), wide=True)
            value = inner.spread(wanted)
            t.store(self.wide, value, t.offset(self.where["s0"], step), 4)
            yield turn, value

    def exp(self, x: str) -> str:
        """x ≤ 0, and beside the weight 1 of the largest score what is below 2⁻¹²⁶ is nothing; so it
        is beside weights whose sum is 1."""
        return vmath.weight(self.t, [x], self.lanes, self.target)

    # --- the result -------------------------------------------------------------------------------

    def finish(self) -> None:
        """The epilogue, with the value axis in the lanes where results are contiguous along it.
        What is the same for all values of a query is stored once."""
        value, query = self.kernel.role("value"), self.kernel.role("query")
        wide = [s for s in self.kernel.stores if self.parts.out in s.value.walk()]
        contiguous = len(value) == 1 and len(query) <= 1 and all(
            self.kernel.flat(s).coef(value[0].name) == 1 for s in wide
        )  # fmt: skip
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
                r.bind(prim, self.t.load(self.wide, self.where[name], 4), wide=True)

    def finish_rows(self, value: Axis, stores: list[Store]) -> None:
        t, query, lanes = self.t, self.kernel.role("query"), self.target.lanes
        step = padded(value.size, lanes)
        source, out = (self.where["o"], self.lanes), (self.where["rows"], step)
        transpose(self.frame, self.target, source, out, value.size, self.lanes)
        with t.loop("query", 0, self.valid or min(self.lanes, self.size)) as row:
            at = self.at | {a.name: t.add(self.first, row.index) for a in query}
            r = Render(t, self.kernel, self.target, self.frame.pointers, at, value.name, lanes)
            for prim, name in ((self.parts.total, "sum"), (self.parts.largest, "max")):
                if prim is not None:
                    one = t.load("float", t.offset(self.where[name], row.index), 4)
                    r.bind(prim, one, wide=False)
            here = t.offset(self.where["rows"], t.mul(row.index, step))
            full = value.size // lanes * lanes
            with t.loop("value", 0, full, lanes) as turn:
                point = r.inside({value.name: turn.index})
                self.finish_point(point, t.offset(here, turn.index), stores)
                turn.carry()
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
        with t.loop("value", 0, self.kernel.extent("value")) as turn:
            digits = decompose(t, turn.index, [a.size for a in value])
            inner = r.inside(dict(zip((a.name for a in value), digits, strict=True)), self.valid)
            at = t.offset(self.where["o"], t.mul(turn.index, self.lanes))
            inner.bind(self.parts.out, t.load(self.wide, at, 4), wide=True)
            for s in stores:
                inner.store(s)
            turn.carry()


def exponentials(weight: Prim) -> list[Prim]:
    """The factors of a weight that are exp(score − log Σ exp)."""
    if weight.op == "mul":
        return [p for a in weight.args for p in exponentials(a)]
    return [weight] if weight.op == "exp" and weight.args[0].op == "sub" else []


def larger(t: Text, wide: str, lanes: int, value: str, than: str) -> str:
    """The larger one: not a value that is NaN."""
    above = t.let(f"fcmp ogt {wide} {value}, {than}")
    return t.let(f"select {vec('i1', lanes)} {above}, {wide} {value}, {wide} {than}")


# --- tiles ---------------------------------------------------------------------------------------


def tile_function(target: CpuTarget, frame: Frame, name: str, tile: Tile, k: int, onto: str) -> str:
    """c[row] = c[row]·beside + Σk a[row, k]·b[k], where c is `scaled`; `none` of it is kept, or it
    is `added` to. Where it is `compared`, none is kept and beside = max(beside, c[row])."""
    t, lanes = Text(), target.lanes
    wide = vec("float", lanes)
    places = [(m * tile.b_row, v * lanes) for m in range(tile.rows) for v in range(tile.vectors)]
    start = ["zeroinitializer"] * len(places)
    if onto in ("scaled", "added"):
        start = [t.load(wide, t.offset("%c", m + v), 4) for m, v in places]
    if onto == "scaled":
        alpha = [t.load(wide, t.offset("%beside", v * lanes), 4) for v in range(tile.vectors)]
        start = [
            t.let(f"fmul {wide} {value}, {alpha[v // lanes]}")
            for value, (_, v) in zip(start, places, strict=True)
        ]
    sums = multiply(t, target, tile, k, start)
    for value, (m, v) in zip(sums, places, strict=True):
        t.store(wide, value, t.offset("%c", m + v), 4)
    for v in range(tile.vectors if onto == "compared" else 0):
        at = t.offset("%beside", v * lanes)
        top = t.load(wide, at, 4)
        for value in sums[v :: tile.vectors]:
            top = larger(t, wide, lanes, value, top)
        t.store(wide, top, at, 4)
    t.do("ret void")
    frame.t.declared |= t.declared
    args = "ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside"
    return t.function(f"internal void @{name}({args}) noinline")
