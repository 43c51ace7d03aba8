"""Emit loads of packed weights in the general form: any lane order, any width.

Contractions read packed weights in their own way, see `lowbit`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kitsune.backends.cpu.format_decode import BlockFields, LlvmBuilder
from kitsune.backends.cpu.llvm_text import Text, const, f32_const, vec
from kitsune.backends.cpu.numbers import widen_half
from kitsune.ir.dtypes import Packed
from kitsune.ir.formats import PLANES, Value
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
    """The value of one weight a lane: its codes gathered plane by plane, times its scale. Lanes in
    which a guard does not hold read the first weight, and are 0."""
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
    if not dtype.is_uniform:
        value = _decode(r, access.buffer, dtype, (start, row, column), width)
        return _where(t, guard, "float", value, lanes) if guard else value
    code, at, shift = "", 0, 0
    for bits in PLANES[dtype.bits]:
        plane = _plane_code(r, access.buffer, (start, row, column), bits, at, width)
        if shift:
            plane = t.let(f"shl {vec('i32', lanes)} {plane}, {const('i32', shift, lanes)}")
            plane = t.let(f"or {vec('i32', lanes)} {code}, {plane}")
        code, at, shift = plane, at + 2 * dtype.group * bits, shift + bits
    scale = _half(r, access.buffer, start, column, at, width)
    value, kind = _center(t, code, dtype, lanes), vec("float", lanes)
    least = "" if dtype.symmetric else _half(r, access.buffer, start, column, at + 32, width)
    if dtype.in_steps:
        value = t.let(f"fadd {kind} {value}, {least}")
    value = t.let(f"fmul {kind} {value}, {scale}")
    if least and not dtype.in_steps:
        value = t.let(f"fadd {kind} {value}, {least}")
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


def _center(t: Text, code: str, dtype: Packed, lanes: int) -> str:
    """q − 2^(bits−1), and 2q − 1 for one bit; q itself where a minimum is added to it scaled."""
    kind = vec("float", lanes)
    value = t.let(f"uitofp {vec('i32', lanes)} {code} to {kind}")
    if not dtype.symmetric and not dtype.in_steps:
        return value
    if dtype.bits == 1:
        value = t.let(f"fadd {kind} {value}, {value}")
    middle = const("float", f32_const(1 if dtype.bits == 1 else 1 << (dtype.bits - 1)), lanes)
    return t.let(f"fsub {kind} {value}, {middle}")


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


def _plane_code(
    r: Memory, buffer: int, place: tuple[str, str, str], bits: int, at: int, width: Width
) -> str:
    """Field j of byte i of word t, where row = t·32/bits + 4j + i."""
    t, wide, kind = r.t, width.index, vec("i32", width.lanes)
    start, row, column = place
    word = t.let(f"udiv {wide} {row}, {width.const(32 // bits)}")
    inside = t.let(f"urem {wide} {row}, {width.const(32 // bits)}")
    byte = t.let(f"and {wide} {inside}, {width.const(3)}")
    field = t.let(f"lshr {wide} {inside}, {width.const(2)}")
    where = t.let(f"mul {wide} {word}, {width.const(64)}")
    where = t.let(f"add {wide} {where}, {start}")
    column = t.let(f"shl {wide} {column}, {width.const(2)}")
    where = t.let(f"add {wide} {where}, {column}")
    where = t.let(f"add {wide} {where}, {width.const(at)}")
    raw = _bytes_at(r, buffer, where, "i32", 4, width)
    shift = t.let(f"mul {wide} {byte}, {width.const(8)}")
    more = t.let(f"mul {wide} {field}, {width.const(bits)}")
    shift = t.let(f"add {wide} {shift}, {more}")
    shift = t.let(f"trunc {wide} {shift} to {vec('i32', width.addresses)}")
    if width.addresses < width.lanes:
        shift = t.splat("i32", shift, width.lanes)
    raw = t.let(f"lshr {kind} {raw}, {shift}")
    return t.let(f"and {kind} {raw}, {const('i32', (1 << bits) - 1, width.lanes)}")


def _half(r: Memory, buffer: int, start: str, column: str, at: int, width: Width) -> str:
    """The f16 scale, or minimum, of a group and column."""
    t, wide = r.t, width.index
    where = t.let(f"shl {wide} {column}, {width.const(1)}")
    where = t.let(f"add {wide} {where}, {start}")
    where = t.let(f"add {wide} {where}, {width.const(at)}")
    half = _bytes_at(r, buffer, where, "i16", 2, width)
    return widen_half(t, half, width.lanes, r.target, finite=True)


def _bytes_at(r: Memory, buffer: int, where: str, kind: str, align: int, width: Width) -> str:
    n, wide = width.lanes, vec(kind, width.lanes)
    if width.addresses == 1:
        return r.t.load(wide, r.t.offset(r.pointers[buffer], where, "i8"), align)
    address = r.t.let(f"getelementptr i8, ptr {r.pointers[buffer]}, <{n} x i64> {where}")
    flags = vec("i1", n)
    name = f"llvm.masked.gather.v{n}{kind}.v{n}p0"
    r.t.declare(f"{wide} @{name}(<{n} x ptr>, {flags}, {wide})")
    args = f"<{n} x ptr> align {align} {address}, {flags} {r.mask()}, {wide} zeroinitializer"
    return r.t.let(f"call {wide} @{name}({args})")
