"""Pack the keys and values of an attention kernel, or locate them unpacked.

    unpacked                             # rows that follow each other, or that few queries read
    all of a batch point packed   # once, for all its queries
    a block packed                # what has to be computed, each time it is read

Rows of one head lie pages apart where heads are side by side: each is on a page of its own, and all
of them are in a few sets of the caches.
"""

from __future__ import annotations

from dataclasses import replace
from math import prod

from kitsune.backends.cpu.attention_scratch import (
    extent,
    find_strides,
    is_unpacked,
    operands,
    row_step,
)
from kitsune.backends.cpu.attention_tile import count_visible_keys
from kitsune.backends.cpu.frame import Frame
from kitsune.backends.cpu.llvm_text import decompose, vec
from kitsune.backends.cpu.render import Render
from kitsune.lower.kernel import Axis, Kernel, Prim
from kitsune.target import CpuTarget


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
