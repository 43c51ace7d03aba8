"""Lower the `decode` of quantised formats to LLVM IR: lanes are columns, or any weights."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from kitsune.backends.cpu.llvm_text import Text, const, vec
from kitsune.backends.cpu.numbers import (
    KIND,
    STORED,
    arithmetic,
    cast,
    number,
    same_bits,
    widen,
)
from kitsune.ir.dtypes import DTYPES
from kitsune.ir.formats import COLUMNS, ITEMSIZE, Builder, QuantFormat, Value
from kitsune.ir.formats.builder import COMPARISONS, Kind, Picks, Place
from kitsune.target import CpuTarget


class LlvmBuilder(Builder):
    """Expressions over `lanes` values, and over one where all arguments are the same in each."""

    def __init__(self, t: Text, lanes: int, target: CpuTarget) -> None:
        super().__init__()
        self.t, self.lanes, self.target = t, lanes, target
        self.has_byte_tables = target.has_byte_tables and lanes == 16

    def emit(self, op: str, kind: Kind, args: Sequence[Value]) -> Value:
        varies = any(a.varies for a in args)
        texts = [self.spread(a) if varies else self.text(a) for a in args]
        made = arithmetic(self.t, op, DTYPES[kind], texts, self._width(varies))
        assert made is not None, f"{op} of {kind}"
        return Value(made, "bool" if op in COMPARISONS else kind, varies)

    def convert(self, op: str, x: Value) -> Value:
        kind: Any = "f32" if op == "float_bits" else op
        change = same_bits if op == "float_bits" else cast
        text = change(self.t, self.text(x), DTYPES[x.kind], DTYPES[kind], self._width(x.varies))
        return Value(text, kind, x.varies)

    def number(self, value: float, kind: Kind) -> Value:
        return Value(value, kind, False)

    def text(self, x: Value) -> str:
        return x.text if isinstance(x.text, str) else _write_number(x.text, x.kind)

    def spread(self, x: Value) -> str:
        """The value in every lane."""
        if x.varies or self.lanes == 1:
            return self.text(x)
        if not isinstance(x.text, str):
            return const(KIND[x.kind], _write_number(x.text, x.kind), self.lanes)
        made: str = self._once(
            ("spread", x), lambda: self.t.splat(KIND[x.kind], x.text, self.lanes)
        )
        return made

    def _width(self, varies: bool) -> int:
        return self.lanes if varies else 1

    # --- tables ---

    def look_up_table(self, values: tuple[float, ...], kind: Kind, index: Value) -> Value:
        """Entries of a constant array, gathered where each lane has its own index."""
        element, lanes = KIND[kind], self._width(index.varies)
        if len(values) <= 16 and lanes > 1 and lanes == self.target.permute_lanes:
            return self._permute(values, kind, index)
        at = self.t.let(f"zext {vec('i32', lanes)} {self.text(index)} to {vec('i64', lanes)}")
        array = self._define_table(values, kind)
        if lanes == 1:
            return Value(self.t.load(element, self.t.offset(array, at, element)), kind, False)
        places = self.t.let(f"getelementptr {element}, ptr {array}, {vec('i64', lanes)} {at}")
        return Value(gather(self.t, places, element, lanes), kind)

    def _permute(self, values: tuple[float, ...], kind: Kind, index: Value) -> Value:
        """Up to 16 entries in one or two registers of AVX-512 or AVX2, which lanes choose from."""
        words, lanes = vec("i32", self.lanes), self.lanes
        name = "llvm.x86.avx512.permvar.si.512" if lanes == 16 else "llvm.x86.avx2.permd"
        bits = [v if kind == "u32" else _float_bits(v) for v in values] + [0] * (16 - len(values))
        found = []
        for at in range(0, 16, lanes):
            entries = ", ".join(f"i32 {_write_number(v, 'u32')}" for v in bits[at : at + lanes])
            found.append(self.t.call(words, name, (words, f"<{entries}>"), (words, index.text)))
        made = found[0]
        if lanes == 8 and len(values) > 8:
            flags = self.t.let(f"icmp ugt {words} {index.text}, {const('i32', 7, lanes)}")
            made = self.t.let(
                f"select {vec('i1', lanes)} {flags}, {words} {found[1]}, {words} {made}"
            )
        made = same_bits(self.t, made, DTYPES["u32"], DTYPES[kind], lanes)
        return Value(made, kind)

    def _define_table(self, values: tuple[float, ...], kind: Kind) -> str:
        listed = ", ".join(f"{KIND[kind]} {_write_number(v, kind)}" for v in values)
        name = f"@table.{kind}.{len(values)}.{zlib.crc32(listed.encode()):08x}"
        whole = f"[{len(values)} x {KIND[kind]}] [{listed}]"
        self.t.declare(f"{name} = private unnamed_addr constant {whole}, align 64")
        return name

    def look_up_bytes(self, table: tuple[int, ...], word: Value, high: Any = 0) -> Value:
        """A shuffle of bytes, which most targets have for 16, 32 or 64 of them."""
        if len(table) > 16 and self.has_byte_tables:
            return self._look_up_far(table, word, high)
        name = find_shuffle(self.target, self.lanes)
        if not name or not word.varies or len(table) > 16:
            return super().look_up_bytes(table, word, high)
        kind, words = vec("i8", 4 * self.lanes), vec("i32", self.lanes)
        index = self.t.let(f"bitcast {words} {word.text} to {kind}")
        entries = ", ".join(f"i8 {v}" for v in table * (self.lanes // 4))
        found = self.t.call(kind, name, (kind, f"<{entries}>"), (kind, index))
        return Value(self.t.let(f"bitcast {kind} {found} to {words}"), "u32")

    # --- long tables: for 16 lanes, where there are `has_byte_tables` ---

    def look_up_digits(self, table: tuple[int, ...], n: Any, word: Value) -> Value:
        if not word.varies or getattr(n, "varies", False):
            return super().look_up_digits(table, n, word)
        return self._look_up_far(table, word, 0, self.settle(n))

    def _look_up_far(
        self, table: tuple[int, ...], word: Value, high: Any, part: Any = None
    ) -> Value:
        """Two registers of the table at a time, by seven bits of the index; the other bits choose
        among the results."""
        t, kind, words = self.t, vec("i8", 64), vec("i32", 16)
        index = t.let(f"bitcast {words} {word.text} to {kind}")
        # The compiler may not know the address: it would write each part's as eight bytes of code.
        array = t.let(f'call ptr asm "", "=r,0"(ptr {self._define_bytes(table)})')
        name = "llvm.x86.avx512.vpermi2var.qi.512"
        count = len(table) // 128
        if part is not None:
            whole = Value(part, "u32", varies=False) if isinstance(part, int) else part
            at = t.let(f"zext i32 {self.text(whole)} to i64")
            array, count = t.offset(array, t.mul(at, 256), "i8"), 2
        tests = [t.let(f"icmp slt {kind} {index}, zeroinitializer")]
        above = t.let(f"bitcast {words} {self.spread(high)} to {kind}") if count > 2 else ""
        for bit in range(count.bit_length() - 2):
            some = t.let(f"and {kind} {above}, splat (i8 {1 << bit})")
            tests.append(t.let(f"icmp ne {kind} {some}, zeroinitializer"))

        def choose(first: int, level: int) -> str:
            """The result of 2^level parts of 128 entries, few of them at a time in registers."""
            if not level:
                a, b = (t.load(kind, t.offset(array, 128 * first + at, "i8"), 64) for at in (0, 64))
                return t.call(kind, name, (kind, a), (kind, index), (kind, b))
            a = choose(first, level - 1)
            b = choose(first + (1 << level - 1), level - 1)
            return t.let(f"select <64 x i1> {tests[level - 1]}, {kind} {b}, {kind} {a}")

        found = choose(0, count.bit_length() - 1)
        return Value(t.let(f"bitcast {kind} {found} to {words}"), "u32")

    def _define_bytes(self, table: tuple[int, ...]) -> str:
        raw = bytes(v & 255 for v in table)
        name, whole = f"@bytes.{len(raw)}.{zlib.crc32(raw):08x}", f"[{len(raw)} x i8]"
        text = "".join(f"\\{v:02X}" for v in raw)
        self.t.declare(f'{name} = private unnamed_addr constant {whole} c"{text}", align 64')
        return name

    def join(self, f: Any, name: str, n: Any, picks: Picks) -> Any:
        n = self.settle(n)
        return self._once(("join", name, n, picks), lambda: f.join(name, n, picks))

    def interleave(self, a: Any, b: Any, half: Any) -> Any:
        if not isinstance(half, int):
            return super().interleave(a, b, half)
        order = [
            4 * lane + 2 * half + at // 2 + at % 2 * 64 for lane in range(16) for at in range(4)
        ]
        return self._once(("interleave", a, b, half), lambda: self._shuffle(a, b, order))

    def _shuffle(self, a: Value, b: Value, order: Sequence[int]) -> Value:
        t, kind, words = self.t, vec("i8", 64), vec("i32", 16)
        both = [t.let(f"bitcast {words} {x.text} to {kind}") for x in (a, b)]
        made = shuffle_bytes(t, kind, both[0], both[1], order)
        return Value(t.let(f"bitcast {kind} {made} to {words}"), "u32")


def shuffle_bytes(t: Text, kind: str, a: str, b: str, order: Sequence[int]) -> str:
    listed = ", ".join(f"i32 {n}" for n in order)
    return t.let(f"shufflevector {kind} {a}, {kind} {b}, <{len(order)} x i32> <{listed}>")


def find_shuffle(target: CpuTarget, lanes: int) -> str:
    """The instruction that looks bytes up in a table of 16, for four bytes a lane; "" for none."""
    if target.device == "wasm":
        return "llvm.wasm.swizzle" if lanes == 4 else ""
    if target.triple.startswith("aarch64"):
        return "llvm.aarch64.neon.tbl1.v16i8" if lanes == 4 else ""
    if lanes == 4:
        return "llvm.x86.ssse3.pshuf.b.128"
    names = {8: "llvm.x86.avx2.pshuf.b", 16: "llvm.x86.avx512.pshuf.b.512"}
    return names.get(lanes, "") if lanes <= target.permute_lanes else ""


def _float_bits(value: float) -> int:
    return int(np.float32(value).view(np.uint32))


def _write_number(value: float, kind: str) -> str:
    if kind == "u32" and value >= 1 << 31:
        value = int(value) - (1 << 32)
    return number(DTYPES[kind], value)


def gather(t: Text, places: str, kind: str, lanes: int, mask: str = "") -> str:
    """One load for each lane."""
    wide, flags = vec(kind, lanes), vec("i1", lanes)
    name = f"llvm.masked.gather.v{lanes}{'f32' if kind == 'float' else kind}.v{lanes}p0"
    t.declare(f"{wide} @{name}(<{lanes} x ptr>, {flags}, {wide})")
    align = {"i8": 1, "i16": 2}.get(kind, 4)
    held = mask or const("i1", "true", lanes)
    args = f"<{lanes} x ptr> align {align} {places}, {flags} {held}, {wide} zeroinitializer"
    return t.let(f"call {wide} @{name}({args})")


class BlockFields:
    """Reads fields of a block that begins at `begin`, for columns that begin at `column`: a vector
    of columns side by side, or, where `begin` and `column` are vectors of i64 themselves, one
    weight of its own in each lane."""

    def __init__(
        self,
        s: LlvmBuilder,
        row: QuantFormat,
        begin: str,
        column: str | int = 0,
        scattered: tuple[str, str] | None = None,
    ) -> None:
        self.s, self.row, self.begin, self.column = s, row, begin, column
        self.scattered = scattered  # the pointer and the mask of a gather
        self._read: dict[tuple[str, Any], Value] = {}

    def __call__(self, name: str, n: Any = 0) -> Value:
        if isinstance(n, Place):
            n = Place(n.text, "u32", n.varies, self.s.settle(n.base), n.step, n.add)
        if (name, n) not in self._read:
            self._read[name, n] = self._load(name, n)
        return self._read[name, n]

    def join(self, name: str, n: Any, picks: Picks) -> Value:
        """A word of bytes of each of 16 columns, out of one load."""
        field, s = self.row.fields[name], self.s
        size, entries = ITEMSIZE[field.kind], 1 + max(entry for entry, _ in picks)
        kind = vec("i8", COLUMNS * size * entries)
        place = s.t.offset(self.begin, self._offset(field.offset, n, size), "i8")
        order = [
            (COLUMNS * entry + column) * size + byte
            for column in range(COLUMNS)
            for entry, byte in picks
        ]
        made = shuffle_bytes(s.t, kind, s.t.load(kind, place, 1), "poison", order)
        words = vec("i32", COLUMNS)
        return Value(s.t.let(f"bitcast {vec('i8', 64)} {made} to {words}"), "u32")

    def _load(self, name: str, n: Any) -> Value:
        field, s = self.row.fields[name], self.s
        size, element = ITEMSIZE[field.kind], STORED[field.kind]
        if self.scattered is not None and s.lanes > 1:
            raw = self._gather(field.offset, n, size, element)
        else:
            t = s.t
            place = t.offset(self.begin, self._offset(field.offset, n, size), "i8")
            column = self.column
            shift = column * size if isinstance(column, int) else t.mul(column, size)
            raw = t.load(vec(element, s.lanes), t.offset(place, shift, "i8"), size)
        return self._widen(raw, field.kind)

    def _offset(self, offset: int, n: Any, size: int) -> str | int:
        if not isinstance(n, Value):
            return int(offset + n * COLUMNS * size)
        t = self.s.t
        if isinstance(n, Place):
            offset, n = offset + n.add * COLUMNS * size, n.base
        if not isinstance(n, Value):
            return int(offset + n * COLUMNS * size)
        assert not n.varies
        wide = t.let(f"zext i32 {self.s.text(n)} to i64")
        return t.add(t.mul(wide, COLUMNS * size), offset)

    def _gather(self, offset: int, n: Any, size: int, element: str) -> str:
        t, lanes, wide = self.s.t, self.s.lanes, vec("i64", self.s.lanes)
        assert self.scattered is not None
        pointer, mask = self.scattered
        at = t.let(f"mul {wide} {self.column}, {const('i64', size, lanes)}")
        at = t.let(f"add {wide} {at}, {self.begin}")
        n = self.s.settle(n)
        if isinstance(n, Value):
            index = t.let(f"zext {vec('i32', lanes)} {self.s.spread(n)} to {wide}")
            index = t.let(f"mul {wide} {index}, {const('i64', COLUMNS * size, lanes)}")
            at = t.let(f"add {wide} {at}, {index}")
            n = 0
        at = t.let(f"add {wide} {at}, {const('i64', offset + n * COLUMNS * size, lanes)}")
        places = t.let(f"getelementptr i8, ptr {pointer}, {wide} {at}")
        return gather(t, places, element, lanes, mask)

    def _widen(self, raw: str, kind: str) -> Value:
        s, lanes = self.s, self.s.lanes
        if kind in ("f16", "bf16"):
            return Value(widen(s.t, kind, raw, lanes, s.target), "f32")
        if kind in ("u32", "f32"):
            return Value(raw, kind)  # type: ignore[arg-type]
        how = "sext" if kind == "i8" else "zext"
        text = s.t.let(f"{how} {vec(STORED[kind], lanes)} {raw} to {vec('i32', lanes)}")
        return Value(text, "i32" if kind == "i8" else "u32")
