"""Emit the tiles of scores of an attention kernel: their functions, weights and visible keys."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf

from kitsune.backends.cpu import vmath
from kitsune.backends.cpu.llvm_text import Frame, Text, decompose, f32_const, vec
from kitsune.backends.cpu.micro_kernel import Tile, multiply
from kitsune.backends.cpu.numbers import cast
from kitsune.backends.cpu.render import Render
from kitsune.backends.cpu.schedule.attention_blocks import AttentionSchedule
from kitsune.ir.dtypes import i64
from kitsune.lower.attention_parts import (
    AttentionParts,
    find_bounds,
    find_limits,
    find_score_factor,
    find_unmasked_score,
    is_masked_by_position,
)
from kitsune.lower.kernel import Kernel
from kitsune.target import CpuTarget


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
# in octaves: q is multiplied by factor·log₂e, and weights are powers of two otherwise:  weights are
# exponentials of the score expression


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
