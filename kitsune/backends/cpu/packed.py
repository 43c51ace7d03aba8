"""Loads of packed weights in, LLVM text out: the general form, any lane order, any width."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kitsune.backends.cpu.text import Text, const, f32_const, vec
from kitsune.ir.affine import Affine
from kitsune.ir.dtypes import Packed
from kitsune.ir.packing import PLANES
from kitsune.lower.kernel import Load
from kitsune.target import CpuTarget

if TYPE_CHECKING:
    from kitsune.backends.cpu.render import Render


def load_packed(r: Render, access: Load, dtype: Packed) -> str:
    """The value of one weight a lane: its codes gathered plane by plane, times its scale."""
    axes = {name for i in access.index for name, _ in i.terms}
    t, lanes = r.t, r.lanes if r.lane in axes or r.irregular & axes else 1
    k, n = (_lane_index(r, i, lanes) for i in access.index)
    shape = r.kernel.buffers[access.buffer].shape
    wide = vec("i64", lanes)
    groups = -(-shape[0] // dtype.group)
    group = t.let(f"udiv {wide} {k}, {const('i64', dtype.group, lanes)}")
    row = t.let(f"urem {wide} {k}, {const('i64', dtype.group, lanes)}")
    block = t.let(f"lshr {wide} {n}, {const('i64', 4, lanes)}")
    column = t.let(f"and {wide} {n}, {const('i64', 15, lanes)}")
    start = t.let(f"mul {wide} {block}, {const('i64', groups, lanes)}")
    start = t.let(f"add {wide} {start}, {group}")
    start = t.let(f"mul {wide} {start}, {const('i64', dtype.block_nbytes, lanes)}")
    code, at, shift = "", 0, 0
    for bits in PLANES[dtype.bits]:
        plane = _plane_code(r, access.buffer, (start, row, column), bits, at, lanes)
        if shift:
            plane = t.let(f"shl {vec('i32', lanes)} {plane}, {const('i32', shift, lanes)}")
            plane = t.let(f"or {vec('i32', lanes)} {code}, {plane}")
        code, at, shift = plane, at + 2 * dtype.group * bits, shift + bits
    scale = _scale(r, access.buffer, start, column, at, lanes)
    kind = vec("float", lanes)
    value = t.let(f"uitofp {vec('i32', lanes)} {code} to {kind}")
    if dtype.bits == 1:
        value = t.let(f"fadd {kind} {value}, {value}")
    middle = const("float", f32_const(1 if dtype.bits == 1 else 1 << (dtype.bits - 1)), lanes)
    value = t.let(f"fsub {kind} {value}, {middle}")
    return t.let(f"fmul {kind} {value}, {scale}")


def _lane_index(r: Render, index: Affine, lanes: int) -> str:
    return r.offset(index) if lanes == 1 else r.offsets(index)


def _plane_code(
    r: Render, buffer: int, place: tuple[str, str, str], bits: int, at: int, lanes: int
) -> str:
    """Field j of byte i of word t, where row = t·32/bits + 4j + i."""
    t, wide = r.t, vec("i64", lanes)
    start, row, column = place
    word = t.let(f"udiv {wide} {row}, {const('i64', 32 // bits, lanes)}")
    inside = t.let(f"urem {wide} {row}, {const('i64', 32 // bits, lanes)}")
    byte = t.let(f"and {wide} {inside}, {const('i64', 3, lanes)}")
    field = t.let(f"lshr {wide} {inside}, {const('i64', 2, lanes)}")
    where = t.let(f"mul {wide} {word}, {const('i64', 64, lanes)}")
    where = t.let(f"add {wide} {where}, {start}")
    column = t.let(f"shl {wide} {column}, {const('i64', 2, lanes)}")
    where = t.let(f"add {wide} {where}, {column}")
    where = t.let(f"add {wide} {where}, {const('i64', at, lanes)}")
    raw = _bytes_at(r, buffer, where, "i32", 4, lanes)
    shift = t.let(f"mul {wide} {byte}, {const('i64', 8, lanes)}")
    more = t.let(f"mul {wide} {field}, {const('i64', bits, lanes)}")
    shift = t.let(f"add {wide} {shift}, {more}")
    if lanes > 1 or wide == "i64":
        shift = t.let(f"trunc {wide} {shift} to {vec('i32', lanes)}")
    raw = t.let(f"lshr {vec('i32', lanes)} {raw}, {shift}")
    return t.let(f"and {vec('i32', lanes)} {raw}, {const('i32', (1 << bits) - 1, lanes)}")


def _scale(r: Render, buffer: int, start: str, column: str, at: int, lanes: int) -> str:
    """The f16 scale of a group and column."""
    t, wide = r.t, vec("i64", lanes)
    where = t.let(f"shl {wide} {column}, {const('i64', 1, lanes)}")
    where = t.let(f"add {wide} {where}, {start}")
    where = t.let(f"add {wide} {where}, {const('i64', at, lanes)}")
    return widen_half(t, _bytes_at(r, buffer, where, "i16", 2, lanes), lanes, r.target)


def widen_half(t: Text, half: str, lanes: int, target: CpuTarget) -> str:
    """f16 bits as f32: one instruction where there is one, else by integers, for finite values."""
    bits, kind = vec("i32", lanes), vec("float", lanes)
    if target.lanes >= 8 and "-f16c" not in target.features:
        value = t.let(f"bitcast {vec('i16', lanes)} {half} to {vec('half', lanes)}")
        return t.let(f"fpext {vec('half', lanes)} {value} to {kind}")
    word = t.let(f"zext {vec('i16', lanes)} {half} to {bits}")
    sign = t.let(f"and {bits} {word}, {const('i32', 0x8000, lanes)}")
    sign = t.let(f"shl {bits} {sign}, {const('i32', 16, lanes)}")
    rest = t.let(f"and {bits} {word}, {const('i32', 0x7FFF, lanes)}")
    rest = t.let(f"shl {bits} {rest}, {const('i32', 13, lanes)}")
    value = t.let(f"bitcast {bits} {rest} to {kind}")
    value = t.let(f"fmul {kind} {value}, {const('float', f32_const(2.0**112), lanes)}")
    value = t.let(f"bitcast {kind} {value} to {bits}")
    value = t.let(f"or {bits} {value}, {sign}")
    return t.let(f"bitcast {bits} {value} to {kind}")


def _bytes_at(r: Render, buffer: int, where: str, kind: str, align: int, lanes: int) -> str:
    if lanes == 1:
        return r.t.load(kind, r.t.offset(r.pointers[buffer], where, "i8"), align)
    n = lanes
    address = r.t.let(f"getelementptr i8, ptr {r.pointers[buffer]}, <{n} x i64> {where}")
    flags, wide = vec("i1", n), vec(kind, n)
    name = f"llvm.masked.gather.v{n}{kind}.v{n}p0"
    r.t.declare(f"{wide} @{name}(<{n} x ptr>, {flags}, {wide})")
    args = f"<{n} x ptr> align {align} {address}, {flags} {r.mask()}, {wide} zeroinitializer"
    return r.t.let(f"call {wide} @{name}({args})")
