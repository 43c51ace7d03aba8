"""Emit dot products with 1-bit weights as table lookups.

    for 4 rows of k that lie in one nibble:
        table[v] = Σ over the bits of v of x                    # 16 sums, made when x is staged
    for group, word of 32 rows, byte i of it, nibble:
        sum[32 columns] += table[nibble of each column]         # one shuffle of bytes a table

Byte i of a word holds the rows i, i+4, …, i+28, so the bytes of 32 columns are brought together
first. A sum has 10 bits: tables hold its lower five and, signed, the rest, of which a word's eight
fit a byte. Columns stay in the order in which bytes were brought together until the end.
"""

from __future__ import annotations

from collections.abc import Sequence

from kitsune.backends.cpu.llvm_text import Text, multiply_add, shuffle_lanes, vec
from kitsune.backends.cpu.numbers import widen_half
from kitsune.ir.dtypes import Packed
from kitsune.target import CpuTarget

LOW = 5  # bits of a sum in the first of two tables
TABLES_NBYTES = 128  # for 16 rows of k: 4 tables of lower bits, 4 of higher ones
COLUMNS, WORDS = vec("i8", 32), vec("i32", 8)
SHORTS, FLOATS = vec("i16", 16), vec("float", 8)
BLOCKS = 2  # of 16 columns, whose bytes are brought together


def store_tables(t: Text, codes: Sequence[str], out: str) -> None:
    """The tables of vectors of 16 codes each, [4j + i]: entry v of table i sums where v has bit
    j."""
    for n, code in enumerate(codes):
        short = t.let(f"trunc <16 x i32> {code} to {SHORTS}")
        total = ""
        for j in range(4):
            picks = [4 * j + p // 16 for p in range(64)]
            each = shuffle_lanes(t, "i16", 16, short, picks)
            mask = ", ".join(f"i16 {-(p >> j & 1)}" for p in range(64))
            each = t.let(f"and <64 x i16> {each}, <{mask}>")
            total = t.let(f"add <64 x i16> {total}, {each}") if total else each
        low = t.let(f"and <64 x i16> {total}, splat (i16 {(1 << LOW) - 1})")
        high = t.let(f"ashr <64 x i16> {total}, splat (i16 {LOW})")
        for at, part in ((0, low), (64, high)):
            value = t.let(f"trunc <64 x i16> {part} to <64 x i8>")
            t.store("<64 x i8>", value, t.offset(out, n * TABLES_NBYTES + at, "i8"), 1)


class TableWriter:
    """`void name(ptr a, ptr tile, ptr w0, …, i64 groups)`: some pairs of blocks, of one row."""

    def __init__(
        self, dtype: Packed, target: CpuTarget, a_group: int, scale: int, blocks: int
    ) -> None:
        self.dtype, self.target, self.t = dtype, target, Text()
        self.a_group, self.scale, self.blocks = a_group, scale, blocks

    def function(self, name: str) -> str:
        """Sums wait in the tile, which is zero before, in the order in which they are made."""
        t = self.t
        with t.loop("group", 0, "%groups", nonempty=True) as it:
            self.group(it.index)
            it.carry()
        for n in range(0, self.blocks, BLOCKS):
            self.store(n, self.transpose("float", self.load(n)))
        t.do("ret void")
        listed = ["ptr noalias %a", "ptr noalias %tile"]
        listed += [*(f"ptr %w{b}" for b in range(self.blocks)), "i64 %groups"]
        return t.function(f"internal void @{name}({', '.join(listed)}) noinline")

    def places(self, block: int) -> list[str]:
        """Of the sums of a pair of blocks."""
        return [self.t.offset("%tile", 16 * block + 8 * d) for d in range(2 * BLOCKS)]

    def load(self, block: int) -> list[str]:
        return [self.t.load(FLOATS, place, 4) for place in self.places(block)]

    def store(self, block: int, sums: list[str]) -> None:
        for place, value in zip(self.places(block), sums, strict=True):
            self.t.store(FLOATS, value, place, 4)

    # --- a group ---------------------------------------------------------------------------------

    def group(self, index: str) -> None:
        """sums += scale·(2·Σ over set bits of x − Σx)."""
        t = self.t
        a = t.offset("%a", t.mul(index, self.a_group), "i8")
        step = t.mul(index, self.dtype.block_nbytes)
        weights = [t.offset(f"%w{b}", step, "i8") for b in range(self.blocks)]
        for n in range(0, self.blocks, BLOCKS):
            self.store(n, self.pair(a, weights[n : n + BLOCKS], self.load(n)))

    def pair(self, a: str, weights: list[str], sums: list[str]) -> list[str]:
        """The sums of two blocks, with a group more."""
        t = self.t
        even = odd = "zeroinitializer"
        for word in range(self.dtype.group // 32):
            even, odd = self.word(word, a, weights, even, odd)
        found = [self.widen(half, e) for e in (0, 1) for half in (even, odd)]
        twice, less = (
            t.splat("float", t.load("float", t.offset(a, self.scale + at, "i8")), 8)
            for at in (0, 4)
        )
        scales = self.transpose("float", self.scales(weights))
        out = []
        for value, scale, total in zip(found, scales, sums, strict=True):
            value = t.let(f"sitofp {WORDS} {value} to {FLOATS}")
            value = multiply_add(t, self.target, value, twice, less, 8)
            out.append(multiply_add(t, self.target, value, scale, total, 8))
        return out

    def word(self, number: int, a: str, weights: list[str], even: str, odd: str) -> tuple[str, str]:
        """The sums of 16-bit columns, even and odd bytes, with 32 rows more."""
        t = self.t
        at = 64 * number
        loaded = [t.load(WORDS, t.offset(w, at + 32 * v, "i8")) for w in weights for v in (0, 1)]
        low = high = ""
        for i, column in enumerate(self.gather_bytes(loaded)):
            up = t.let(f"lshr {SHORTS} {self.cast(column, SHORTS)}, splat (i16 4)")
            for h, nibbles in enumerate((column, self.cast(up, COLUMNS, SHORTS))):
                place = (2 * number + h) * TABLES_NBYTES + 16 * i
                index = t.let(f"and {COLUMNS} {nibbles}, splat (i8 15)")
                low = self.add_to(low, self.look_up(t.offset(a, place, "i8"), index))
                high = self.add_to(high, self.look_up(t.offset(a, place + 64, "i8"), index))
        low, high = self.cast(low, SHORTS), self.cast(high, SHORTS)
        parts = (
            (
                even,
                t.let(f"and {SHORTS} {low}, splat (i16 255)"),
                t.let(f"shl {SHORTS} {high}, splat (i16 8)"),
            ),
            (
                odd,
                t.let(f"lshr {SHORTS} {low}, splat (i16 8)"),
                t.let(f"and {SHORTS} {high}, splat (i16 -256)"),
            ),
        )
        new = []
        for total, lower, upper in parts:
            more = t.let(f"ashr {SHORTS} {upper}, splat (i16 {8 - LOW})")
            total = t.let(f"add {SHORTS} {total}, {lower}")
            new.append(t.let(f"add {SHORTS} {total}, {more}"))
        return new[0], new[1]

    def add_to(self, total: str, value: str) -> str:
        return self.t.let(f"add {COLUMNS} {total}, {value}") if total else value

    def look_up(self, table: str, index: str) -> str:
        t = self.t
        both = shuffle_lanes(t, "i8", 16, t.load(vec("i8", 16), table, 1), [*range(16), *range(16)])
        return t.call(COLUMNS, "llvm.x86.avx2.pshuf.b", (COLUMNS, both), (COLUMNS, index))

    def widen(self, half: str, e: int) -> str:
        """Every second 16-bit sum as 32 bits."""
        t, value = self.t, self.cast(half, WORDS, SHORTS)
        if not e:
            value = t.let(f"shl {WORDS} {value}, splat (i32 16)")
        return t.let(f"ashr {WORDS} {value}, splat (i32 16)")

    def scales(self, weights: list[str]) -> list[str]:
        t, found = self.t, []
        for weight in weights:
            for v in (0, 16):
                place = t.offset(weight, self.dtype.planes_nbytes + v, "i8")
                half = t.load(vec("i16", 8), place, 2)
                found.append(widen_half(t, half, 8, self.target, finite=True))
        return found

    # --- orders ----------------------------------------------------------------------------------

    def gather_bytes(self, words: list[str]) -> list[str]:
        """Words of 8 columns each to byte i of all 32 columns, i being 0 to 3."""
        t = self.t
        picks = [16 * half + 4 * e + i for half in (0, 1) for i in range(4) for e in range(4)]
        apart = [shuffle_lanes(t, "i8", 32, self.cast(w, COLUMNS, WORDS), picks) for w in words]
        turned = self.transpose("i32", [self.cast(w, WORDS) for w in apart])
        return [self.cast(w, COLUMNS, WORDS) for w in turned]

    def transpose(self, kind: str, rows: list[str]) -> list[str]:
        """Four vectors of 8, each half of them transposed as 4×4."""
        low, high = (0, 8, 1, 9, 4, 12, 5, 13), (2, 10, 3, 11, 6, 14, 7, 15)
        pairs = [
            self.shuffle(kind, rows[a], rows[b], picks)
            for a, b in ((0, 1), (2, 3))
            for picks in (low, high)
        ]
        first, second = (0, 1, 8, 9, 4, 5, 12, 13), (2, 3, 10, 11, 6, 7, 14, 15)
        return [
            self.shuffle(kind, pairs[n], pairs[n + 2], picks)
            for n in (0, 1)
            for picks in (first, second)
        ]

    def shuffle(self, kind: str, a: str, b: str, picks: Sequence[int]) -> str:
        wide, mask = vec(kind, 8), ", ".join(f"i32 {p}" for p in picks)
        return self.t.let(f"shufflevector {wide} {a}, {wide} {b}, <8 x i32> <{mask}>")

    def cast(self, value: str, to: str, of: str = COLUMNS) -> str:
        return self.t.let(f"bitcast {of} {value} to {to}")
