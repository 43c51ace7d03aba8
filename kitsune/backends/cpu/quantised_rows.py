"""Emit the quantisation of activation rows for low-bit GEMM.

    for row, group:                                          # split over threads
        x = a[row, group's k]                                # zeros past the end of k
        f32:  store x
        int8: scale = max|x| / 127; store round(x / scale), scale, −zero·Σcodes
        where weights have minima: store Σx

Each group is one record, so that a tile needs a single pointer for all of it.

With e = round(x / scale) − x / scale, the error is Σe·(c − zero)·s for weights of quantised values
c and scale s. Those of weights with minima are 0 to 2^bits − 1, whose mean is zero − ½: ½·Σe,
rounded, is added to −zero·Σcodes, which makes the error Σe·(c − zero + ½)·s. For 2-bit weights that
is half of what it was in the rows where Σe is large.
"""

from __future__ import annotations

import struct

from kitsune.backends.cpu.llvm_text import Frame, Text, decompose, f32_const, vec
from kitsune.backends.cpu.lowbit_dot import Int16Dot, LowBitDot, count_iteration_rows
from kitsune.backends.cpu.lowbit_tables import TABLES_NBYTES, store_tables
from kitsune.backends.cpu.lowbit_words import is_quartered
from kitsune.backends.cpu.render import Render
from kitsune.backends.cpu.schedule.contraction import ContractSchedule
from kitsune.backends.cpu.schedule.gemm_tiles import find_dot
from kitsune.ir.dtypes import Packed
from kitsune.lower.kernel import Kernel
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget

WIDE = 16
LEVELS = 127.0
TINY = 1e-30  # the least max|x| that differs from zero: 127 / TINY is finite


@dataclass(frozen=True)
class Record:
    """Byte offsets in one group of one row of activations; f32 ones have no scale and no zeros."""

    scale: int
    zero: int  # one word for each iteration
    sum: int
    nbytes: int


def record(dtype: Packed, int8: bool, sums: bool = True) -> Record:
    """Values or codes first; those of 8-bit weights may be int16. Sums are for weights with
    minima, and only `sums` says whether there is room for them."""
    last = 4 if sums and not dtype.symmetric else 0
    if not int8:
        values = 4 * dtype.group
        return Record(values, values, values, values + last)
    codes = dtype.group * (2 if dtype.code_bits == 8 else 1)
    end = codes + 4 + 4 * (dtype.group // count_iteration_rows(dtype))
    return Record(codes, codes + 4, end, end + last)


def is_scaled(kernel: Kernel) -> bool:
    """Whether rows share weights that were unpacked to f32, minima included. Few rows scale the sum
    of a group instead, and so do batch-invariant ones, however many."""
    plan: ContractSchedule = kernel.schedule
    return not (plan.int8 or kernel.batch_invariant or plan.in_registers)


def make_record(kernel: Kernel, dtype: Packed) -> Record:
    """With tables, those; then twice the scale, and −scale·Σcodes in the place of a zero."""
    plan: ContractSchedule = kernel.schedule
    if plan.tables:
        end = dtype.group // WIDE * TABLES_NBYTES
        return Record(end, end + 4, end + 8, end + 8)
    return record(dtype, plan.int8, not is_scaled(kernel))


def count_row_nbytes(kernel: Kernel, dtype: Packed) -> int:
    """From one staged row to the next: an odd number of lines, so that rows do not collide."""
    groups = -(-kernel.extent("k") // dtype.group)
    nbytes = groups * make_record(kernel, dtype).nbytes
    return (-(-nbytes // 64) | 1) * 64


def quantise_rows(
    kernel: Kernel, target: CpuTarget, frame: Frame, how: LowBitDot, out: str
) -> None:
    """Write every row of a to `out`."""
    t, dtype = frame.t, how.dtype
    m, k = kernel.role("m"), kernel.extent("k")
    whole, tail = divmod(k, dtype.group)
    groups = whole + (tail > 0)
    int8 = how.x_kind == "i32"
    place = make_record(kernel, dtype)
    buffer = t.let(f"alloca [{dtype.group} x float], align 64", "group") if int8 else ""
    lo, hi = frame.share(kernel.extent("m") * groups)
    with t.loop("staged", lo, hi) as item:
        row = t.let(f"udiv i64 {item.index}, {groups}")
        group = t.let(f"urem i64 {item.index}, {groups}")
        digits = decompose(t, row, [x.size for x in m])
        at = dict(zip((x.name for x in m), digits, strict=True))
        here = t.offset(out, t.mul(row, count_row_nbytes(kernel, dtype)), "i8")
        r = Render(t, kernel, target, frame.pointers, at, kernel.role("k")[0].name, WIDE)
        here = t.offset(here, t.mul(group, place.nbytes), "i8")
        values = buffer or here
        if not tail:
            _evaluate(r, group, dtype.group, dtype.group, values)
        if tail and whole:
            with t.when(t.let(f"icmp ult i64 {group}, {whole}")):
                _evaluate(r, group, dtype.group, dtype.group, values)
        if tail:
            with t.when(t.let(f"icmp eq i64 {group}, {whole}")):
                _evaluate(r, str(whole), dtype.group, tail, values)
        if int8:
            quantize(t, how, buffer, place, here, kernel.schedule.tables)
        if place.sum < place.nbytes:
            t.store("float", _sum(t, values, dtype.group), t.offset(here, place.sum, "i8"))
        item.carry()


def _evaluate(r: Render, group: str, size: int, count: int, out: str) -> None:
    """A group's values of a, `count` of them and zeros up to `size`."""
    for start in range(0, size, WIDE):
        value = _values(r, r.t.mul(group, size), start, count)
        r.t.store(vec("float", WIDE), value, r.t.offset(out, start))


def _values(r: Render, first: str, start: int, count: int) -> str:
    """The k from `first + start` on; zeros from `first + count`."""
    if start >= count:
        return "zeroinitializer"
    active = str(count - start) if count - start < WIDE else None
    assert r.lane is not None
    inner = r.inside({r.lane: r.t.add(first, start)}, active)
    return inner.valid(inner.spread(find_dot(r.kernel).args[0]), "float", "zeroinitializer")


def _sum(t: Text, values: str, size: int) -> str:
    """Σx of a group's values."""
    kind = vec("float", WIDE)
    total = t.load(kind, values)
    for start in range(WIDE, size, WIDE):
        total = t.let(f"fadd {kind} {total}, {t.load(kind, t.offset(values, start))}")
    name = f"llvm.vector.reduce.fadd.v{WIDE}f32"
    return t.call("float", name, ("float", "-0.0"), (kind, total), flags="reassoc")


# --- int8 ----------------------------------------------------------------------------------------


def quantize(t: Text, how: LowBitDot, buffer: str, place: Record, out: str, tables: bool) -> None:
    """One record from the f32 values of a group."""
    wide = vec("float", WIDE)
    values = [t.load(wide, t.offset(buffer, n)) for n in range(0, how.dtype.group, WIDE)]
    largest = _largest(t, values)
    scale = t.let(f"fmul float {largest}, {f32_const(1 / LEVELS)}")
    sign = 1 if tables else how.sign
    inverse = t.let(f"fdiv float {f32_const(sign * LEVELS)}, {largest}")
    inverse = t.splat("float", inverse, WIDE)
    codes, errors = [], []
    for value in values:
        scaled = t.let(f"fmul {wide} {value}, {inverse}")
        whole = t.call(wide, f"llvm.roundeven.v{WIDE}f32", (wide, scaled))
        errors.append(t.let(f"fsub {wide} {whole}, {scaled}"))
        codes.append(t.let(f"fptosi {wide} {whole} to {vec('i32', WIDE)}"))
    if tables:
        store_tables(t, codes, out)
        _store_factors(t, codes, scale, place, out)
        return
    if is_quartered(how.dtype, how.target, how.lanes):
        codes = [_turn_quarters(t, code) for code in codes]
    _store_values(t, codes, out, as_int16=isinstance(how, Int16Dot))
    t.store("float", scale, t.offset(out, place.scale, "i8"))
    if how.zeros:
        per_turn = count_iteration_rows(how.dtype) // WIDE
        for n in range(0, len(codes), per_turn):
            it = slice(n, n + per_turn)
            more = _half_sum(t, errors[it], how.sign) if is_off_centre(how.dtype) else "0"
            word = how.zero_word(t, _sums_by_four(t, codes[it]), more)
            t.store("i32", word, t.offset(out, place.zero + 4 * (n // per_turn), "i8"))


def is_off_centre(dtype: Packed) -> bool:
    """Whether zero is half a step above the mean of the quantised values; not so for one bit, and
    for eight it makes no difference."""
    return not dtype.symmetric and 1 < dtype.code_bits < 8


def _half_sum(t: Text, errors: list[str], sign: int) -> str:
    """½·Σe of some rounding errors, as the nearest integer; codes have this sign."""
    kind, total = vec("float", WIDE), errors[0]
    for error in errors[1:]:
        total = t.let(f"fadd {kind} {total}, {error}")
    name = f"llvm.vector.reduce.fadd.v{WIDE}f32"
    whole = t.call("float", name, ("float", "-0.0"), (kind, total), flags="reassoc")
    half = t.let(f"fmul float {whole}, {f32_const(0.5 * sign)}")
    return t.let(f"fptosi float {t.call('float', 'llvm.roundeven.f32', ('float', half))} to i32")


def _store_factors(t: Text, codes: list[str], scale: str, place: Record, out: str) -> None:
    """Of sums over the set bits: 2·Σ − Σcodes is the sum over all, each times ±1."""
    kind, total = vec("i32", WIDE), codes[0]
    for code in codes[1:]:
        total = t.let(f"add {kind} {total}, {code}")
    whole = t.call("i32", f"llvm.vector.reduce.add.v{WIDE}i32", (kind, total))
    less = t.let(f"fmul float {t.let(f'sitofp i32 {whole} to float')}, {scale}")
    t.store("float", t.let(f"fadd float {scale}, {scale}"), t.offset(out, place.scale, "i8"))
    t.store("float", t.let(f"fneg float {less}"), t.offset(out, place.zero, "i8"))


def _largest(t: Text, values: list[str]) -> str:
    """max|x|, by the order of the bits as integers: there a NaN is above every number."""
    kind = vec("i32", WIDE)
    most = ""
    for value in values:
        bits = t.let(f"bitcast {vec('float', WIDE)} {value} to {kind}")
        bits = t.let(f"and {kind} {bits}, splat (i32 {0x7FFFFFFF})")
        if most:
            bits = t.call(kind, f"llvm.smax.v{WIDE}i32", (kind, most), (kind, bits))
        most = bits
    most = t.call("i32", f"llvm.vector.reduce.smax.v{WIDE}i32", (kind, most))
    least = struct.unpack("<i", struct.pack("<f", TINY))[0]
    most = t.call("i32", "llvm.smax.i32", ("i32", most), ("i32", str(least)))
    return t.let(f"bitcast i32 {most} to float")


def _store_values(t: Text, codes: list[str], out: str, as_int16: bool) -> None:
    """As bytes in order; as int16, each four rows in the order 0, 2, 1, 3."""
    order = ", ".join(f"i32 {4 * n + i}" for n in range(WIDE // 4) for i in (0, 2, 1, 3))
    small = vec("i16" if as_int16 else "i8", WIDE)
    for n, code in enumerate(codes):
        value = t.let(f"trunc {vec('i32', WIDE)} {code} to {small}")
        if as_int16:
            value = t.let(
                f"shufflevector {small} {value}, {small} poison, <{WIDE} x i32> <{order}>"
            )
        t.store(small, value, t.offset(out, n * WIDE, "i16" if as_int16 else "i8"))


def _turn_quarters(t: Text, code: str) -> str:
    """Sixteen rows in the order that `quarters` of a format has: 0, 4, 8, 12, 1 and so on."""
    kind, order = vec("i32", WIDE), [4 * (n % 4) + n // 4 for n in range(WIDE)]
    listed = ", ".join(f"i32 {n}" for n in order)
    return t.let(f"shufflevector {kind} {code}, {kind} poison, <{WIDE} x i32> <{listed}>")


def _sums_by_four(t: Text, codes: list[str]) -> list[str]:
    """Σ over the rows 4n + i, for i in 0 to 3."""
    kind, lanes = vec("i32", WIDE), WIDE
    total = codes[0]
    for code in codes[1:]:
        total = t.let(f"add {kind} {total}, {code}")
    while lanes > 4:
        lanes //= 2
        both = []
        for at in (0, lanes):
            pick = ", ".join(f"i32 {at + i}" for i in range(lanes))
            pair = f"{kind} {total}, {kind} poison"
            both.append(t.let(f"shufflevector {pair}, <{lanes} x i32> <{pick}>"))
        kind = vec("i32", lanes)
        total = t.let(f"add {kind} {both[0]}, {both[1]}")
    return [t.let(f"extractelement {kind} {total}, i64 {i}") for i in range(4)]
