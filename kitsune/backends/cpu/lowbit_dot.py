"""Emit dot products of packed low-bit weights with activations, by target.

    total = 0
    for turn in group:                   # as many rows as one accumulator can hold
        acc = start(total, …)
        for s in slices of the turn:     # `rows` rows of k, one 64-byte line per 16 columns
            acc = step(acc, weight(words, s), x[s])
        total = finish(acc, total)

A slice is what one multiplication takes from each column: four rows of bytes, two of int16, or one
f32. `x[s]` is the same rows of the activations, 32 bits spread to every lane.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from kitsune.backends.cpu.llvm_text import Text, multiply_add, vec
from kitsune.backends.cpu.lowbit_words import (
    FormatWords,
    Words,
    first_bit,
    is_quartered,
    to_signed,
)
from kitsune.ir.dtypes import Packed
from kitsune.target import CpuTarget


def middle(dtype: Packed) -> int:
    """The code that stands for zero, in units of the scale."""
    return 1 if dtype.code_bits == 1 else 1 << (dtype.code_bits - 1)


def count_iteration_rows(dtype: Packed) -> int:
    """Rows of bytes summed in 16 bits: 16 sums of two products of at most 8·127 stay below 2^15, as
    do 8 sums for 5 bits and 4 for 6."""
    most = {5: 32, 6: 16}.get(dtype.code_bits, 64)
    return next(rows for rows in (64, 32, 16) if rows <= most and dtype.group % rows == 0)


class LowBitDot(ABC):
    """How one target multiplies one width of weight."""

    rows = 4  # of k in a slice
    zeros = False  # whether activations carry −zero·Σx, where `start` begins
    x_kind = "i32"
    sign = 1  # of the codes of x: see `PairBytes`
    code = 1.0  # what a code of one is as a weight
    busy = 1  # sums under way at a time, as each addition waits for the one before

    def __init__(self, dtype: Packed, lanes: int, target: CpuTarget) -> None:
        self.dtype, self.lanes, self.target = dtype, lanes, target
        self.total = vec("i32", lanes)  # LLVM type of a group's sum
        self.acc = self.total  # of an accumulator
        self.weights = vec("i8", 4 * lanes)  # and of a slice of weights

    def rows_per_iteration(self) -> int:
        """Rows between `start` and `finish`."""
        return self.dtype.group

    def unit(self, rows: int) -> int:
        """Rows of k unpacked without a loop, for `rows` of x: longer code is slower to compile, and
        spills."""
        return 16

    @abstractmethod
    def weight(self, words: Words, s: int) -> str:
        """Slice `s` of a unit."""

    @abstractmethod
    def step(self, t: Text, acc: str, weight: str, x: str) -> str:
        """The accumulator plus one slice's products."""

    def start(self, t: Text, total: str, zero: str) -> str:
        """The accumulator of an iteration; `zero` is its −zero·Σx in every lane."""
        return total

    def finish(self, t: Text, acc: str, total: str) -> str:
        """The total with the turn's accumulator in it."""
        return acc

    def spread(self, t: Text, value: str) -> str:
        """32 bits of activations in every lane, as `step` wants them."""
        wide = t.splat(self.x_kind, value, self.lanes)
        if self.weights == vec(self.x_kind, self.lanes):
            return wide
        return t.let(f"bitcast {self.total} {wide} to {self.weights}")

    def to_float(self, t: Text, total: str) -> str:
        return t.let(f"sitofp {self.total} {total} to {vec('float', self.lanes)}")

    def multiply_add(self, t: Text, a: str, b: str, c: str) -> str:
        """a·b + c over f32 lanes."""
        return multiply_add(t, self.target, a, b, c, self.lanes)

    def zero_word(self, t: Text, sums: list[str], more: str = "0") -> str:
        """An iteration's −zero·Σx as `start` takes it, plus `more`; `sums` are Σx over rows 4n to
        4n+3, each."""
        word = self._below(t, *sums)
        return word if more == "0" else t.let(f"add i32 {word}, {more}")

    def _below(self, t: Text, first: str, *rest: str) -> str:
        """−zero times the sum of some i32."""
        for value in rest:
            first = t.let(f"add i32 {first}, {value}")
        return t.let(f"mul i32 {first}, {-self.sign * middle(self.dtype)}")


# --- bytes ---------------------------------------------------------------------------------------


class Int8Dot(LowBitDot):
    """Codes as unsigned bytes; one bit becomes 0 or 2, so that its zero is the integer 1."""

    zeros = True

    def rows_per_iteration(self) -> int:
        return count_iteration_rows(self.dtype)

    def unit(self, rows: int) -> int:
        if is_quartered(self.dtype, self.target, self.lanes):
            return min(32, self.dtype.group)  # whose points are looked up at once
        return 32 if self.dtype.code_bits == 1 and self.can_place else 16  # all of a word

    @property
    def can_place(self) -> bool:
        """Whether there is an instruction for `_placed`."""
        return self.target.has_gfni and self.lanes == 16

    def weight(self, words: Words, s: int) -> str:
        row, code, at = self.rows * s, "", int(self.dtype.code_bits == 1)
        for plane, bits in enumerate(words.bits):
            value, first = words.word(plane, row), first_bit(row, bits)
            if bits < 8 and first != at and self.can_place:
                value = self._place_bits(words.t, value, bits, first, at)
            elif bits < 8:
                value = words.shift(value, at - first)
                value = words.mask(value, ((1 << bits) - 1 << at) * 0x01010101)
            code, at = words.either(code, value) if code else value, at + bits
        return words.t.let(f"bitcast {self.total} {code} to {self.weights}")

    def _place_bits(self, t: Text, word: str, bits: int, first: int, at: int) -> str:
        """Some bits of every byte at another place in it, and no others: a bit-matrix multiply
        (GFNI), whose rows are those of the result from the highest down."""
        rows = [0] * 8
        for n in range(bits):
            rows[7 - at - n] = 1 << first + n
        matrix = ", ".join(
            f"i8 {row - 256 if row > 127 else row}" for row in rows * (self.lanes // 2)
        )
        value = t.let(f"bitcast {self.total} {word} to {self.weights}")
        args = (self.weights, value), (self.weights, f"<{matrix}>"), ("i8", "0")
        moved = t.call(self.weights, "llvm.x86.vgf2p8affineqb.512", *args)
        return t.let(f"bitcast {self.weights} {moved} to {self.total}")

    def finish(self, t: Text, acc: str, total: str) -> str:
        if total == "zeroinitializer":
            return acc
        return t.let(f"add {self.total} {total}, {acc}")


# What adds four products of bytes to each 32-bit lane. Where both sides are signed, codes of fewer
# than 8 bits are the same numbers as unsigned ones.
DOT = {
    "vnni512": "llvm.x86.avx512.vpdpbusd.512",
    "vnni256": "llvm.x86.avx512.vpdpbusd.256",
    "sdot128": "llvm.aarch64.neon.sdot.v4i32.v16i8",
}


def dot_bytes(t: Text, target: CpuTarget, total: str, weight: str, x: str) -> str:
    """The i32 lanes of `total` plus the products of the bytes that lie in each of them."""
    nbytes = int(target.dot8[-3:]) // 8
    bytes_, sums = vec("i8", nbytes), vec("i32", nbytes // 4)
    return t.call(sums, DOT[target.dot8], (sums, total), (bytes_, weight), (bytes_, x))


class VnniDot(Int8Dot):
    """One instruction adds four products to a 32-bit lane."""

    def start(self, t: Text, total: str, zero: str) -> str:
        return zero

    def step(self, t: Text, acc: str, weight: str, x: str) -> str:
        return dot_bytes(t, self.target, acc, weight, x)


class SignedVnniDot(LowBitDot):
    """Eight bits where both sides of that instruction are signed: with their highest bit inverted,
    codes are the values."""

    def weight(self, words: Words, s: int) -> str:
        word = words.word(0, self.rows * s, flip=0x80808080)
        return words.t.let(f"bitcast {self.total} {word} to {self.weights}")

    def step(self, t: Text, acc: str, weight: str, x: str) -> str:
        return dot_bytes(t, self.target, acc, weight, x)


class Int8PairDot(Int8Dot):
    """One instruction adds two products into 16 bits; a whole turn is summed there, modulo 2^16,
    and widened once. Starting at −zero·Σx keeps the true sum in range.

    Codes of x are negated and their products subtracted: LLVM turns chains of additions into trees,
    which need more registers than there are; subtractions it leaves in order.
    """

    sign = -1

    def __init__(self, dtype: Packed, lanes: int, target: CpuTarget) -> None:
        super().__init__(dtype, lanes, target)
        self.acc = vec("i16", 2 * lanes)

    def start(self, t: Text, total: str, zero: str) -> str:
        return t.let(f"bitcast {self.total} {zero} to {self.acc}")

    def weight(self, words: Words, s: int) -> str:
        if self.dtype.code_bits != 3 or not self.dtype.is_native:
            return super().weight(words, s)
        word = words.shift(self._threes(words, s // 4, s % 2), -4 * (s % 4 // 2))
        code = words.mask(word, 0x07070707)
        return words.t.let(f"bitcast {self.total} {code} to {self.weights}")

    def unit(self, rows: int) -> int:
        return 32 if self.dtype.code_bits == 3 and self.dtype.is_native else 16

    def _threes(self, words: Words, half: int, odd: int) -> str:
        """The 3-bit codes of slices 0 and 2, or 1 and 3, of 16 rows, as nibbles: one lookup moves
        the highest bits of both."""
        key = (3, half, odd)
        if key not in words.memo:
            spread = [(v >> odd & 1) << 2 | (v >> odd + 2 & 1) << 6 for v in range(16)]
            high = words.mask(words.shift(words.word(1, 0), -4 * half), 0x0F0F0F0F)
            low = words.mask(words.shift(words.word(0, 16 * half), -2 * odd), 0x33333333)
            words.memo[key] = words.either(low, self._look_up(words.t, spread, high))
        return words.memo[key]

    def _look_up(self, t: Text, table: list[int], nibbles: str) -> str:
        """The entry of a table that each byte of a word names."""
        name = "llvm.x86.avx2.pshuf.b" if self.lanes == 8 else "llvm.x86.ssse3.pshuf.b.128"
        entries = ", ".join(f"i8 {entry}" for entry in table * (self.lanes // 4))
        index = t.let(f"bitcast {self.total} {nibbles} to {self.weights}")
        found = t.call(self.weights, name, (self.weights, f"<{entries}>"), (self.weights, index))
        return t.let(f"bitcast {self.weights} {found} to {self.total}")

    def step(self, t: Text, acc: str, weight: str, x: str) -> str:
        return t.let(f"sub {self.acc} {acc}, {byte_pairs(t, weight, x, self.lanes)}")

    def finish(self, t: Text, acc: str, total: str) -> str:
        return super().finish(t, pair_sums(t, acc, "splat (i16 1)", self.lanes), total)

    def zero_word(self, t: Text, sums: list[str], more: str = "0") -> str:
        low, high = super().zero_word(t, sums[:2], more), self._below(t, *sums[2:])
        low = t.let(f"and i32 {low}, 65535")
        high = t.let(f"shl i32 {high}, 16")
        return t.let(f"or i32 {low}, {high}")


class SignedPairDot(SignedVnniDot):
    """Eight bits where that instruction adds two: products of unsigned bytes would not fit its 16
    bits, those of |w| and of x with the sign of w do. They are subtracted, as in `PairBytes`."""

    sign = -1

    def step(self, t: Text, acc: str, weight: str, x: str) -> str:
        kind = self.weights
        name = "llvm.x86.avx2.psign.b" if self.lanes == 8 else "llvm.x86.ssse3.psign.b.128"
        size = t.call(kind, f"llvm.abs.v{4 * self.lanes}i8", (kind, weight), ("i1", "false"))
        pairs = byte_pairs(t, size, t.call(kind, name, (kind, x), (kind, weight)), self.lanes)
        return t.let(f"sub {self.total} {acc}, {pair_sums(t, pairs, 'splat (i16 1)', self.lanes)}")


def byte_pairs(t: Text, a: str, b: str, lanes: int) -> str:
    """Unsigned times signed bytes, summed in both parts of each 32-bit lane."""
    kind = vec("i8", 4 * lanes)
    name = "llvm.x86.avx2.pmadd.ub.sw" if lanes == 8 else "llvm.x86.ssse3.pmadd.ub.sw.128"
    return t.call(vec("i16", 2 * lanes), name, (kind, a), (kind, b))


def pair_sums(t: Text, a: str, b: str, lanes: int) -> str:
    """a·b summed over the two parts of each 32-bit lane."""
    pairs = vec("i16", 2 * lanes)
    name = "llvm.x86.avx2.pmadd.wd" if lanes == 8 else "llvm.x86.sse2.pmadd.wd"
    return t.call(vec("i32", lanes), name, (pairs, a), (pairs, b))


# --- int16 and floats ---------------------------------------------------------------------------


class Int16Dot(LowBitDot):
    """Eight bits without a dot instruction, for several rows: signs and sizes would be separated
    for each. Both sides are signed int16; a slice holds rows 0 and 2, or 1 and 3, of a word.
    Products are subtracted, as in `PairBytes`."""

    rows = 2
    sign = -1

    def __init__(self, dtype: Packed, lanes: int, target: CpuTarget) -> None:
        super().__init__(dtype, lanes, target)
        self.weights = vec("i16", 2 * lanes)

    def weight(self, words: Words, s: int) -> str:
        t = words.t
        word = words.word(0, 2 * s, flip=0x80808080)
        value = t.let(f"bitcast {self.total} {word} to {self.weights}")
        if s % 2 == 0:
            value = t.let(f"shl {self.weights} {value}, splat (i16 8)")
        return t.let(f"ashr {self.weights} {value}, splat (i16 8)")

    def step(self, t: Text, acc: str, weight: str, x: str) -> str:
        return t.let(f"sub {self.total} {acc}, {pair_sums(t, weight, x, self.lanes)}")


class F32Dot(LowBitDot):
    """Exact: codes become f32 integers, and a group's sum is multiplied by its scale. A code is
    left in the highest bits of its word, where it has its sign, and is that many times as large."""

    rows = 1
    x_kind = "float"

    def __init__(self, dtype: Packed, lanes: int, target: CpuTarget) -> None:
        super().__init__(dtype, lanes, target)
        self.total = self.acc = self.weights = vec("float", lanes)
        self.bits = dtype.bits if dtype.is_native else 8
        self.code = 1.0 if self.bits == 1 else 2.0 ** (32 - self.bits)
        self.busy = 4 if target.fma else 1

    def unit(self, rows: int) -> int:
        if is_quartered(self.dtype, self.target, self.lanes):
            return min(32, self.dtype.group)
        if rows > 1 or not self.target.fma:
            return 8
        return 32 if self.bits == 3 else 16

    def weight(self, words: Words, s: int) -> str:
        t, bits = words.t, self.bits
        if bits == 1:  # the bit as the sign of one
            sign = words.shift(words.word(0, s), 31 - first_bit(s, 1))
            sign = words.mask(sign, 1 << 31)
            value = t.let(f"xor {words.kind} {sign}, splat (i32 {to_signed(0xBF800000)})")
            return t.let(f"bitcast {words.kind} {value} to {self.weights}")
        if bits == 3:
            word, at = words.join_three_bits(s // 4), 8 * (s % 4) + 5
        else:
            highest = sum(1 << n for n in range(bits - 1, 32, bits))
            if isinstance(words, FormatWords):
                word, at = words.find(s, highest)
            else:
                word, at = words.word(0, s, flip=highest), first_bit(s, bits)
        top = words.shift(word, 32 - bits - at)  # signed, as its highest bit was inverted
        top = words.mask(top, (1 << 32) - (1 << 32 - bits))
        return t.let(f"sitofp {words.kind} {top} to {self.weights}")

    def step(self, t: Text, acc: str, weight: str, x: str) -> str:
        return self.multiply_add(t, weight, x, acc)

    def to_float(self, t: Text, total: str) -> str:
        return total


class LevelDot(F32Dot):
    """Codes that stand for floats: NF4, FP8."""

    def __init__(self, dtype: Packed, lanes: int, target: CpuTarget) -> None:
        super().__init__(dtype, lanes, target)
        self.code = 1.0

    def weight(self, words: Words, s: int) -> str:
        assert isinstance(words, FormatWords)
        return words.level(s)


# --- choice --------------------------------------------------------------------------------------


def choose_dot(dtype: Packed, target: CpuTarget, int8: bool, m: int) -> LowBitDot:
    """The arithmetic of `m` rows for one width on one target: bytes where allowed, else f32."""
    if not int8 and not dtype.is_native and dtype.format.level is not None:
        return LevelDot(dtype, target.lanes, target)
    if not int8:
        return F32Dot(dtype, target.lanes, target)
    lanes = int(target.dot8[-3:]) // 32
    if target.dot8 in DOT:
        signed_alike = dtype.code_bits == 8 and target.dot8 == "sdot128"
        return (SignedVnniDot if signed_alike else VnniDot)(dtype, lanes, target)
    of_bytes = SignedPairDot if m == 1 else Int16Dot
    return (of_bytes if dtype.code_bits == 8 else Int8PairDot)(dtype, lanes, target)
