"""Emit loads of packed weights in the general form: any lane order, any width.

Contractions read packed weights in their own way, see `lowbit`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kitsune.backends.cpu.format_decode import BlockFields, LlvmBuilder
from kitsune.backends.cpu.llvm_text import Text, const, vec
from kitsune.ir.dtypes import Packed
from kitsune.ir.formats import Value
from kitsune.system.records import dataclass

if TYPE_CHECKING:
    from kitsune.backends.cpu.memory_access import Access, Memory


@dataclass(frozen=True)
class Width:
    """How many addresses a load has and how many lanes it fills: one address fills sixteen where
    the lanes are a whole block of columns."""

    addresses: int
    lanes: int

    @property
    def index(self) -> str:
        return vec("i64", self.addresses)

    def const(self, value: int) -> str:
        return const("i64", value, self.addresses)


def load_packed(r: Memory, access: Access, dtype: Packed, guard: str = "") -> str:
    """The value of one weight a lane, by its format's `decode`. Lanes in which a guard does not
    hold read the first weight, and are 0."""
    t, lanes = r.t, r.lanes if guard or r.has_lane_values(*access.index) else 1
    width = Width(1 if lanes == 16 and not guard and _is_block(r, access) else lanes, lanes)
    wide = width.index
    k, n = (r.offset(i) if width.addresses == 1 else r.offsets(i) for i in access.index)
    if guard:
        k, n = (_where(t, guard, "i64", i, lanes) for i in (k, n))
    blocks = -(-r.kernel.buffers[access.buffer].shape[0] // dtype.rows)
    group = t.let(f"udiv {wide} {k}, {width.const(dtype.rows)}")
    row = t.let(f"urem {wide} {k}, {width.const(dtype.rows)}")
    block = t.let(f"lshr {wide} {n}, {width.const(4)}")
    column = t.let(f"and {wide} {n}, {width.const(15)}")
    start = t.let(f"mul {wide} {block}, {width.const(blocks)}")
    start = t.let(f"add {wide} {start}, {group}")
    start = t.let(f"mul {wide} {start}, {width.const(dtype.block_nbytes)}")
    value = _decode(r, access.buffer, dtype, (start, row, column), width)
    return _where(t, guard, "float", value, lanes) if guard else value


def _decode(
    r: Memory, buffer: int, dtype: Packed, place: tuple[str, str, str], width: Width
) -> str:
    """The value of a weight in each lane, by the format's own `decode`."""
    t, (start, row, column) = r.t, place
    s = LlvmBuilder(t, width.lanes, r.target)
    row32 = t.let(f"trunc {width.index} {row} to {vec('i32', width.addresses)}")
    at = Value(row32, "u32", varies=width.addresses > 1)
    if width.addresses > 1:
        f = BlockFields(s, dtype.format, start, column, (r.pointers[buffer], r.mask()))
    else:
        begin = t.offset(r.pointers[buffer], start, "i8")
        f = BlockFields(s, dtype.format, begin, 0 if width.lanes > 1 else column)
    return s.spread(dtype.format.decode(s, f, at))


def _where(t: Text, guard: str, kind: str, value: str, lanes: int) -> str:
    """Zero where the guard does not hold."""
    wide = vec(kind, lanes)
    return t.let(f"select {vec('i1', lanes)} {guard}, {wide} {value}, {wide} zeroinitializer")


def _is_block(r: Memory, access: Access) -> bool:
    """Whether the lanes are the sixteen columns of one block, at one row. Not in a tail, whose
    lanes may all be past the last block."""
    rows, columns = access.index
    if r.active is not None:
        return False
    if not r.aligned or r.lane is None or rows.coef(r.lane) or columns.coef(r.lane) != 1:
        return False
    if r.is_irregular(rows) or r.is_irregular(columns):
        return False
    others = [coef for name, coef in columns.terms if name != r.lane]
    return not any(value % 16 for value in (columns.const, *others))
