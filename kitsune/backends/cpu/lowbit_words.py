"""Read the codes of packed low-bit weights as words of the columns in a vector."""

from __future__ import annotations

from typing import Any

from kitsune.backends.cpu.format_decode import BlockFields, LlvmBuilder
from kitsune.backends.cpu.llvm_text import Text, vec
from kitsune.ir.dtypes import Packed
from kitsune.ir.formats import PLANES, Value
from kitsune.target import CpuTarget


class Words:
    """The 32-bit words of `lanes` columns for some rows, `first` being the first of them.

    `begins` is where these columns begin in each plane of the group. Rows that begin inside a word
    find their bits moved down, so that a row has the same place in every unit.
    """

    def __init__(
        self, t: Text, begins: list[str], dtype: Packed, lanes: int, first: str, rows: int
    ) -> None:
        self.t, self.lanes, self.bits = t, lanes, PLANES[dtype.bits]
        self.kind = vec("i32", lanes)
        self.memo: dict[tuple[int, int, int], str] = {}
        self.places: list[str] = []
        self.shifts: list[str] = []
        for begin, bits in zip(begins, self.bits, strict=True):
            in_word = 32 // bits
            word = first if first == "0" else t.let(f"udiv i64 {first}, {in_word}")
            self.places.append(t.offset(begin, t.mul(word, 64), "i8"))
            self.shifts.append("")
            if rows < in_word and first != "0":
                inside = t.let(f"urem i64 {first}, {in_word}")
                by = t.let(f"trunc i64 {t.mul(t.let(f'udiv i64 {inside}, 4'), bits)} to i32")
                self.shifts[-1] = t.splat("i32", by, lanes)

    def word(self, plane: int, row: int, flip: int = 0) -> str:
        """The word that holds `row`, the bits in `flip` inverted."""
        number = row * self.bits[plane] // 32
        key = (plane, number, flip)
        if key not in self.memo:
            place = self.t.offset(self.places[plane], 64 * number, "i8")
            value = self.t.load(self.kind, place)
            if flip:
                value = self.t.let(f"xor {self.kind} {value}, splat (i32 {to_signed(flip)})")
            if self.shifts[plane]:
                value = self.t.let(f"lshr {self.kind} {value}, {self.shifts[plane]}")
            self.memo[key] = value
        return self.memo[key]

    def join_three_bits(self, field: int) -> str:
        """The 3-bit codes of four rows, the highest bit inverted, at the top of their bytes."""
        key = (2, field, 0)
        if key not in self.memo:
            low = self.shift(self.word(0, 4 * field), 5 - first_bit(4 * field, 2))
            high = self.shift(self.word(1, 4 * field, flip=0xFFFFFFFF), 7 - field)
            self.memo[key] = self.either(self.mask(low, 0x60606060), self.mask(high, 0x80808080))
        return self.memo[key]

    def shift(self, word: str, by: int) -> str:
        """Bits moved up by `by`, down where it is negative."""
        if not by:
            return word
        op = "shl" if by > 0 else "lshr"
        return self.t.let(f"{op} {self.kind} {word}, splat (i32 {abs(by)})")

    def mask(self, word: str, mask: int) -> str:
        return self.t.let(f"and {self.kind} {word}, splat (i32 {to_signed(mask)})")

    def either(self, a: str, b: str) -> str:
        return self.t.let(f"or {self.kind} {a}, {b}")


class FormatWords(Words):
    """Codes of any format as bytes: of `code_bits` as they are, others as int8 plus 128. Rows begin
    at `first` of a block that begins at `begin`, `rows` of them at a multiple of that."""

    def __init__(
        self,
        s: LlvmBuilder,
        begin: str,
        column: int,
        dtype: Packed,
        first: str,
        rows: int,
    ) -> None:
        self.t, self.lanes, self.bits = s.t, s.lanes, (8,)
        self.kind, self.memo = vec("i32", s.lanes), {}
        self.s, self.row, self.dtype = s, dtype.format, dtype
        self.fields = BlockFields(s, dtype.format, begin, column)
        self.base: Value | None = None
        if first != "0":
            word = s.t.let(f"trunc i64 {first} to i32")
            self.base = s.div(Value(word, "u32", varies=False), 4)
        self.step = rows // 4
        self.is_quartered = is_quartered(dtype, s.target, s.lanes)
        self.memo_quarters: dict[int, Any] = {}
        self.skipped = 0  # rows before the first that is asked for

    def skip(self, rows: int) -> FormatWords:
        """The rows that follow, whose words may share expressions with those before."""
        self.skipped += rows
        return self

    def word(self, plane: int, row: int, flip: int = 0) -> str:
        """The bytes that hold `row`, or by quarters the next slice; the bits in `flip` inverted."""
        n = (row + self.skipped) // 4
        key = (plane, n, flip)
        if key not in self.memo:
            at = n if self.base is None else self.s.place(self.base, self.step, n)
            if self.is_quartered:
                value = self.quarters(n // 4)[n % 4]
            else:
                value = self._read(self.s, self.fields, at, bool(flip))
            self.memo[key] = self.s.spread(self.s.xor(value, flip) if flip else value)
        return self.memo[key]

    def quarters(self, n: int) -> Any:
        """The words of rows 16n to 16n+15."""
        assert self.row.quarters is not None
        at: Any = n
        if self.base is not None:
            at = self.s.place(self.s.div(self.base, 4), self.step // 4, n)
        if n not in self.memo_quarters:
            self.memo_quarters[n] = self.row.quarters(self.s, self.fields, at)
        return self.memo_quarters[n]

    def find(self, row: int, flip: int) -> tuple[str, int]:
        """The word that holds a row, and its lowest bit there."""
        if not self.is_quartered:
            return self.word(0, row, flip), first_bit(row, 8)
        whole, inside = row // 16 * 16, row % 16
        return self.word(0, whole + 4 * (inside % 4), flip), 8 * (inside // 4)

    def _read(self, s: LlvmBuilder, f: BlockFields, at: Any, signed: bool) -> Any:
        if self.row.level is not None:
            return self.row.read_words(s, f, at)
        if self.dtype.code_bits < 8 and not signed:
            return self.row.read_planes(s, f, at)
        return self.row.read_bytes(s, f, at)

    def level(self, row: int) -> str:
        """The f32 of a row's code."""
        assert self.row.level is not None
        word = Value(self.word(0, row), "u32")
        code = self.s.and_(self.s.shr(word, 8 * (row % 4)), 255)
        return self.s.spread(self.row.level(self.s, code))


def is_quartered(dtype: Packed, target: CpuTarget, lanes: int) -> bool:
    """Whether codes come by quarters of 16 rows, in which order activations then are."""
    is_there = dtype.format.quarters is not None and target.has_byte_tables
    return is_there and lanes == 16 and target.dot8 == "vnni512"


def to_signed(word: int) -> int:
    """32 bits as LLVM prints them."""
    return word - (1 << 32) if word >> 31 else word


def first_bit(row: int, bits: int) -> int:
    """The lowest bit of a row's code in its word."""
    inside = row % (32 // bits)
    return 8 * (inside % 4) + bits * (inside // 4)
