"""Emit what attention kernels share: tiles of scores, weights, visible keys, packed K and V."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import inf, prod

from kitsune.backends.cpu import vmath
from kitsune.backends.cpu.llvm_text import Frame, Text, decompose, f32_const, vec
from kitsune.backends.cpu.micro_kernel import Tile, multiply
from kitsune.backends.cpu.numbers import cast
from kitsune.backends.cpu.render import Render
from kitsune.backends.cpu.schedule.attention_blocks import (
    AttentionSchedule,
    DecodeAttentionSchedule,
)
from kitsune.backends.cpu.schedule.contraction import is_plain
from kitsune.ir.dtypes import i64
from kitsune.lower.attention_parts import (
    AttentionParts,
    find_bounds,
    find_dot_axes,
    find_limits,
    find_parts,
    find_score_factor,
    find_unmasked_score,
    is_masked_by_position,
)
from kitsune.lower.kernel import Axis, Kernel, Prim
from kitsune.target import CpuTarget

# --- scratch --------------------------------------------------------------------------------------
#
# Place the scratch of an attention kernel, and pack its keys and values there.


LOWEST = f32_const(-3.4028234663852886e38)  # finite, so that a block of −inf scores adds nothing


def find_strides(
    kernel: Kernel, operand: Prim, columns: tuple[Axis, ...]
) -> tuple[int, int] | None:
    """(key step, column step) of an operand that can be read in place."""
    keys = kernel.role("key")
    if not is_plain(kernel, operand) or len(keys) > 1 or len(columns) > 1:
        return None
    flat = kernel.flat(operand.attr)
    return tuple(flat.coef(a[0].name) if a else 0 for a in (keys, columns))  # type: ignore[return-value]


def is_unpacked(kernel: Kernel, operand: Prim, columns: tuple[Axis, ...]) -> bool:
    """Whether keys or values are read in place, and not packed first."""
    steps = find_strides(kernel, operand, columns)
    return steps is not None and not (kernel.schedule.packed_kv and steps[0] != extent(columns))


def row_step(width: int) -> int:
    """Rows packed are an odd number of cache lines apart: a tile reads a few columns of many
    of them, which would crowd a few sets of L1."""
    return 16 * (round_up(width, 16) // 16 | 1)


def round_up(size: int, lanes: int) -> int:
    return -(-size // lanes) * lanes


def extent(axes: tuple[Axis, ...]) -> int:
    return prod(a.size for a in axes)


def operands(kernel: Kernel) -> list[tuple[Prim, str, tuple[Axis, ...]]]:
    """The keys of each product, then the values; what they are called here, and their columns."""
    found = find_parts(kernel)
    keys = [(dot.args[1], f"k{n}", find_dot_axes(kernel, dot)) for n, dot in enumerate(found.inner)]
    return [*keys, (found.out.args[1], "v", kernel.role("value"))]


class Scratch:
    """The parts of a thread's scratch, in floats. `q0`, `s0` and `k0` are of the first product that
    the weights are made of."""

    def __init__(self, kernel: Kernel) -> None:
        plan: AttentionSchedule = kernel.schedule
        found, value = find_parts(kernel), kernel.role("value")
        depths = [extent(find_dot_axes(kernel, dot)) for dot in found.inner]
        self.each = {  # of one vector of queries
            **{f"q{n}": round_up(depth, 16) * plan.queries for n, depth in enumerate(depths)},
            **{f"s{n}": plan.keys * plan.queries for n in range(len(depths))},
            "o": round_up(extent(value), 16) * plan.queries,
            "max": plan.queries,
            "top": plan.queries,
            "sum": plan.queries,
            "alpha": plan.queries,
            "part": 2 * plan.queries,  # minus the reference, and the sum of a block of keys
        }
        # What outlasts a block of keys, of every block of queries.
        self.kept = [f"q{n}" for n in range(len(depths))] + ["o", "max", "top", "sum", "part"]
        sizes = {
            name: plan.groups * size * (plan.blocks if name in self.kept else 1)
            for name, size in self.each.items()
        }
        sizes["rows"] = plan.queries * round_up(max(*depths, extent(value)), 16)
        rows = kernel.extent("key") if plan.packed_kv else plan.keys
        for operand, name, columns in operands(kernel):
            sizes[name] = (
                0 if is_unpacked(kernel, operand, columns) else rows * row_step(extent(columns))
            )
        self.at: dict[str, int] = {}
        self.floats = 0
        for name, size in sizes.items():
            self.at[name] = self.floats
            self.floats += -(-size // 16) * 16


def ordered_keys(lanes: int, queries: int) -> int:
    """Keys that are transposed together: as many vectors as leave their sums in registers."""
    return lanes * max(1, min(32 // lanes, 8 // queries))


class DecodeScratch:
    """What is stored where queries are few, in floats: `shared` of the states that parts of the
    keys come to, where there are several, then `own` of each thread."""

    def __init__(self, kernel: Kernel, lanes: int) -> None:
        plan: DecodeAttentionSchedule = kernel.schedule
        queries = kernel.extent("query")
        (depth,) = find_dot_axes(kernel, find_parts(kernel).inner[0])
        self.inside = {"max": 0, "sum": lanes, "o": 2 * lanes}  # of a query's part of a state
        self.each = 2 * lanes + round_up(kernel.extent("value"), lanes)
        self.state = round_up(queries * self.each, 16)
        self.rows = {"q": round_up(depth.size, 16), "s": round_up(plan.keys, 16), "alpha": lanes}
        sizes = {name: queries * size for name, size in self.rows.items()}
        self.key_step = round_up(depth.size, lanes)
        if plan.in_order:  # some keys, and the same transposed
            sizes |= dict.fromkeys(("keys", "turned"), ordered_keys(lanes, queries) * self.key_step)
        several = plan.splits > 1
        sizes["state"] = 0 if several else self.state
        self.at: dict[str, int] = {}
        self.own = 0
        for name, size in sizes.items():
            self.at[name] = self.own
            self.own += round_up(size, 16)
        self.shared = kernel.extent("batch") * plan.splits * self.state if several else 0


def attention_scratch(kernel: Kernel, threads: int) -> int:
    if isinstance(kernel.schedule, DecodeAttentionSchedule):
        few = DecodeScratch(kernel, kernel.schedule.lanes)
        return 4 * (few.shared + threads * few.own)
    return 4 * threads * Scratch(kernel).floats


# --- packed keys and values -----------------------------------------------------------------------
#
# Pack the keys and values of an attention kernel, or locate them unpacked.
#
#     unpacked                             # rows that follow each other, or that few queries read
#     all of a batch point packed   # once, for all its queries
#     a block packed                # what has to be computed, each time it is read
#
# Rows of one head lie pages apart where heads are side by side: each is on a page of its own, and
# all of them are in a few sets of the caches.


class KeyValuePacking:
    """The keys and values of one batch point; `where` is the thread's scratch."""

    def __init__(
        self,
        kernel: Kernel,
        target: CpuTarget,
        frame: Frame,
        where: dict[str, str],
        at: dict[str, str],
    ) -> None:
        self.kernel, self.target, self.frame, self.t = kernel, target, frame, frame.t
        self.where, self.at = where, at

    def pack_all(self) -> None:
        """The rows of all blocks of which any query may see some."""
        t, keys, block = self.t, self.kernel.extent("key"), self.kernel.schedule.keys
        queries = ("0", str(self.kernel.extent("query")))
        seen = count_visible_keys(self.kernel, self.target, self.frame, self.at, queries)
        whole = t.mul(t.let(f"udiv i64 {t.add(seen, block - 1)}, {block}"), block)
        count = self.frame.smaller(whole, str(keys))
        for operand, name, columns in operands(self.kernel):
            if not is_unpacked(self.kernel, operand, columns):
                self.pack_block(operand, name, columns, "0", count)

    def block(
        self, operand: Prim, name: str, columns: tuple[Axis, ...], first: str, count: int | str
    ) -> tuple[str, tuple[int, int]]:
        """Where `count` rows from `first` begin, and the steps of their rows and columns."""
        t, step = self.t, row_step(extent(columns))
        if is_unpacked(self.kernel, operand, columns):
            return self.locate_unpacked(operand, columns, first)
        if self.kernel.schedule.packed_kv:
            return t.offset(self.where[name], t.mul(first, step)), (step, 1)
        self.pack_block(operand, name, columns, first, str(count))
        return self.where[name], (step, 1)

    def locate_unpacked(
        self, operand: Prim, columns: tuple[Axis, ...], first: str
    ) -> tuple[str, tuple[int, int]]:
        steps = find_strides(self.kernel, operand, columns)
        assert steps is not None
        t, flat = self.t, self.kernel.flat(operand.attr)
        r = Render(t, self.kernel, self.target, self.frame.pointers, self.at)
        fixed = replace(flat, terms=tuple((a, c) for a, c in flat.terms if a in self.at))
        begin = t.add(r.offset(fixed), t.mul(first, steps[0]))
        return t.offset(self.frame.pointers[operand.attr.buffer], begin), steps

    def pack_block(
        self, operand: Prim, name: str, columns: tuple[Axis, ...], first: str, count: str
    ) -> None:
        t, rows, step = self.t, self.kernel.role("key"), row_step(extent(columns))
        with t.loop("lay", 0, count) as row:
            digits = decompose(t, t.add(first, row.index), [a.size for a in rows])
            at = self.at | dict(zip((a.name for a in rows), digits, strict=True))
            self.pack_row(operand, at, columns, t.offset(self.where[name], t.mul(row.index, step)))
            row.carry()

    def pack_row(
        self, operand: Prim, at: dict[str, str], columns: tuple[Axis, ...], to: str
    ) -> None:
        """One row: its innermost axis by vectors."""
        t, (*outer, inner) = self.t, columns or (Axis("", 1, "value"),)
        lanes = self.target.lanes
        full, tail = inner.size // lanes * lanes, inner.size % lanes
        with t.loop("column", 0, prod(a.size for a in outer)) as it:
            digits = decompose(t, it.index, [a.size for a in outer])
            here = at | dict(zip((a.name for a in outer), digits, strict=True))
            r = Render(t, self.kernel, self.target, self.frame.pointers, here, inner.name, lanes)
            begin = t.offset(to, t.mul(it.index, inner.size))
            with t.loop("vector", 0, full, lanes) as vector:
                value = r.inside({inner.name: vector.index}).spread(operand)
                t.store(vec("float", lanes), value, t.offset(begin, vector.index), 4)
                vector.carry()
            if tail:
                rest = r.inside({inner.name: str(full)}, str(tail))
                rest.store_vector(t.offset(begin, full), "float", 4, rest.spread(operand))
            it.carry()


def tile_function(
    target: CpuTarget, frame: Frame, name: str, tile: Tile, k: int | str, onto: str
) -> str:
    """c[row] = Σk a[row, k]·b[k], onto `nothing`; a `k` that is no number is given to each call. Or
    it is

    - `added`: to c[row], or `scaled`: to c[row]·beside
    - `compared`: and beside = max(beside, c[row])
    - `weighed`: c[row] = 2^(Σ + beside), and what follows beside becomes larger by Σ c[row]
    """
    t, lanes = Text(), target.lanes
    wide = vec("float", lanes)
    places = [(m * tile.b_row, v * lanes) for m in range(tile.rows) for v in range(tile.vectors)]
    beside = [t.offset("%beside", v * lanes) for v in range(tile.vectors)]
    start = ["zeroinitializer"] * len(places)
    if onto in ("scaled", "added"):
        start = [t.load(wide, t.offset("%c", m + v), 4) for m, v in places]
    if onto in ("scaled", "weighed"):
        each = [t.load(wide, at, 4) for at in beside] * tile.rows
        start = (
            each
            if onto == "weighed"
            else [
                t.let(f"fmul {wide} {value}, {alpha}")
                for value, alpha in zip(start, each, strict=True)
            ]
        )
    sums = multiply(t, target, tile, "%k" if isinstance(k, str) else k, start)
    for value, (m, v) in zip(sums, places, strict=True):
        t.store(wide, value, t.offset("%c", m + v), 4)
    if onto == "compared":
        for v, at in enumerate(beside):
            top = t.load(wide, at, 4)
            for value in sums[v :: tile.vectors]:
                top = larger(t, wide, lanes, value, top)
            t.store(wide, top, at, 4)
    if onto == "weighed":
        weigh(t, target, tile, [t.offset(at, tile.b_row) for at in beside])
    t.do("ret void")
    frame.t.declared |= t.declared
    args = "ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %beside"
    args += ", i64 %k" if isinstance(k, str) else ""
    return t.function(f"internal void @{name}({args}) noinline")


def weigh(t: Text, target: CpuTarget, tile: Tile, totals: list[str]) -> None:
    """Weights in place of what is stored in a tile, and added to the totals. A loop over its rows:
    written out it is no faster, and takes 7 ms more to compile."""
    lanes = target.lanes
    wide = vec("float", lanes)
    carried = [(wide, t.load(wide, at, 4)) for at in totals]
    with t.loop("row", 0, tile.rows, 1, carried, nonempty=True) as row:
        new = []
        for v, total in enumerate(row.values):
            at = t.offset("%c", t.add(t.mul(row.index, tile.b_row), v * lanes))
            weight = vmath.weight2(t, [t.load(wide, at, 4)], lanes, target)
            t.store(wide, weight, at, 4)
            new.append(t.let(f"fadd {wide} {total}, {weight}"))
        row.carry(*new)
    for at, total in zip(totals, row.values, strict=True):
        t.store(wide, total, at, 4)


def larger(t: Text, wide: str, lanes: int, value: str, than: str) -> str:
    """The larger one: not a value that is NaN."""
    above = t.let(f"fcmp ogt {wide} {value}, {than}")
    return t.let(f"select {vec('i1', lanes)} {above}, {wide} {value}, {wide} {than}")


# --- weights of scores ----------------------------------------------------------------------------
#
# How attention makes weights of its scores, the same in every kernel of it.
#
#     in octaves: q is multiplied by factor·log₂e, and weights are powers of two
#     otherwise:  weights are exponentials of the score expression


class ScoreForm:
    """Scores that are only a product, where no place hides them, are `in_octaves`: `product` is
    then what a dot is bound to. Some are `hidden` by a mask."""

    def __init__(self, kernel: Kernel, parts: AttentionParts) -> None:
        shown = find_unmasked_score(parts)
        self.factor = find_score_factor(parts)
        self.hidden = shown is not parts.score
        self.in_octaves = self.factor is not None and is_masked_by_position(kernel)
        self.product = shown if self.in_octaves else None

    def scale_query(self, t: Text, value: str, lanes: int) -> str:
        """Queries times what makes octaves of their products."""
        if self.factor is None or not self.in_octaves:
            return value
        factor = f32_const(self.factor * vmath.LOG2_E)
        return t.let(f"fmul {vec('float', lanes)} {value}, splat (float {factor})")

    def weigh(self, t: Text, target: CpuTarget, x: str, lanes: int) -> str:
        """x ≤ 0, and beside the weight 1 of the largest score what is below 2⁻¹²⁵ is nothing; so it
        is beside weights whose sum is 1. What is hidden has no weight at all."""
        if not self.in_octaves:
            return vmath.weight(t, [x], lanes, target)
        weight, wide = vmath.weight2(t, [x], lanes, target), vec("float", lanes)
        if not self.hidden:
            return weight
        none = t.let(f"fcmp oeq {wide} {x}, splat (float {f32_const(-inf)})")
        values = f"{wide} zeroinitializer, {wide} {weight}"
        return t.let(f"select {vec('i1', lanes)} {none}, {values}")

    def undo_octaves(self, t: Text, kind: str, value: str) -> str:
        """A score as the epilogue means it."""
        if not self.in_octaves:
            return value
        ln2 = f32_const(vmath.LN2)
        return t.let(f"fmul {kind} {value}, {ln2 if kind == 'float' else f'splat (float {ln2})'}")


# --- visible keys ---------------------------------------------------------------------------------
#
# Emit the number of keys that some queries of an attention kernel may see.
#
#     last = keys
#     for each limit: last = min(last, max(value[query] for query in queries) + more)
#
# A step of decoding reads so much of its cache as is filled, whatever there is room for. Bounds by
# place, as of a causal mask, also say which keys are the first.


def count_visible_keys(
    kernel: Kernel,
    target: CpuTarget,
    frame: Frame,
    at: Mapping[str, str],
    queries: tuple[str, str],
    by_all: bool = False,
) -> str:
    """`at` is the batch point; `queries` the first one, and the one after the last. As many as any
    of them sees, or all of them do."""
    t, axes = frame.t, kernel.role("query")
    last, pick = str(kernel.extent("key")), frame.smaller if by_all else frame.larger
    for limit in find_limits(kernel):
        start = last if by_all else "0"
        with t.loop("limit", *queries, carried=[("i64", start)], nonempty=True) as it:
            digits = decompose(t, it.index, [a.size for a in axes])
            here = {**at, **dict(zip((a.name for a in axes), digits, strict=True))}
            value = Render(t, kernel, target, frame.pointers, here).value(limit.value)
            seen = t.add(cast(t, value, limit.value.dtype, i64, 1), limit.more)
            it.carry(pick(it.values[0], seen))
        last = frame.smaller(last, it.values[0])
    return last


def clamp_keys(kernel: Kernel, frame: Frame, block: str, final: str, last: str) -> tuple[str, str]:
    """The keys before `last` that some query from `block` to `final` may see by their places: from
    the start of one block of them, and up to before one."""
    t, plan = frame.t, kernel.schedule
    assert isinstance(plan, AttentionSchedule)
    first = "0"
    for bound in find_bounds(kernel):
        query = final if bound.query > 0 else block
        slack = t.add(
            t.mul(query, bound.query) if bound.query > 0 else t.let(f"sub i64 0, {query}"),
            bound.const,
        )
        if bound.key < 0:  # j ≤ slack
            last = frame.smaller(last, t.add(slack, 1))
        else:  # j ≥ −slack
            least = frame.larger(t.let(f"sub i64 0, {slack}"), "0")
            whole = t.mul(t.let(f"udiv i64 {least}, {plan.keys}"), plan.keys)
            first = frame.larger(first, whole)
    return first, last


def count_limited_keys(
    kernel: Kernel, frame: Frame, block: str, final: str, last: str
) -> tuple[str, str]:
    """The keys before `last` that all queries from `block` to `final` see by their places."""
    t, first = frame.t, "0"
    for bound in find_bounds(kernel):
        slack = t.add(block if bound.query > 0 else t.let(f"sub i64 0, {final}"), bound.const)
        if bound.key < 0:  # j ≤ slack
            last = frame.smaller(last, t.add(slack, 1))
        else:  # j ≥ −slack
            first = frame.larger(first, t.let(f"sub i64 0, {slack}"))
    return first, last
