"""Place the scratch of an attention kernel, and pack its keys and values there."""

from __future__ import annotations

from dataclasses import replace
from math import prod

from kitsune.backends.cpu.attention_tile import count_visible_keys
from kitsune.backends.cpu.llvm_text import Frame, decompose, f32_const, vec
from kitsune.backends.cpu.render import Render
from kitsune.backends.cpu.schedule.attention_blocks import (
    AttentionSchedule,
    DecodeAttentionSchedule,
)
from kitsune.backends.cpu.schedule.contraction import is_plain
from kitsune.lower.attention_parts import find_dot_axes, find_parts
from kitsune.lower.kernel import Axis, Kernel, Prim
from kitsune.target import CpuTarget

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
