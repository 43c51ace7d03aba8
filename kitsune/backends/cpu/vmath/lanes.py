"""Emit arithmetic on `lanes` floats of one width and on their bits."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence

from kitsune.backends.cpu.llvm_text import (
    Text,
    f32_const,
    f64_const,
    shuffle_lanes,
    suffix,
    vec,
    zero,
)
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget


@dataclass(frozen=True)
class Format:
    """A binary floating-point format, and the integer that holds its bits."""

    name: str  # "f32"
    kind: str  # LLVM's name: "float"
    word: str
    fraction: int  # bits below the leading one
    bias: int  # of the exponent field, which starts above the fraction

    @property
    def shifter(self) -> float:
        """x + shifter is x rounded to an integer, ties to even: it stands in the sum's low bits."""
        return 1.5 * 2.0**self.fraction

    @property
    def min_normal(self) -> float:
        return 2.0 ** (1 - self.bias)

    @property
    def sign(self) -> int:
        """The sign bit alone, as a signed word."""
        return -(1 << self.fraction) * (self.bias + 1) * 2

    @property
    def exponent(self) -> int:
        """Every bit of the exponent field, as in infinity."""
        return 2 * self.bias + 1 << self.fraction

    def constant(self, value: float) -> str:
        return f32_const(value) if self.name == "f32" else f64_const(value)


F32 = Format("f32", "float", "i32", 23, 127)
F64 = Format("f64", "double", "i64", 52, 1023)
TWO_52 = 0x433 << 52  # the bits of 2^52, of which the low ones count
PICK = {8: "llvm.x86.avx2.permps", 16: "llvm.x86.avx512.permvar.sf.512"}  # by entries of a table
# Of 16 lanes, each of them, rounding as it is set; an integer above is taken off by rounding down.
SCALE, REDUCE = "llvm.x86.avx512.mask.scalef.ps.512", "llvm.x86.avx512.mask.reduce.ps.512"
SCALE_LANES, AS_SET, DOWN = 16, ("i32", "4"), ("i32", "9")


class Lanes:
    """Writes arithmetic on `lanes` values of a format, and on their bits."""

    def __init__(self, t: Text, lanes: int, target: CpuTarget, form: Format) -> None:
        self.t, self.lanes, self.target, self.form = t, lanes, target, form
        self.number, self.word = vec(form.kind, lanes), vec(form.word, lanes)
        self.flag = vec("i1", lanes)
        self.suffix, self.zero = suffix(lanes, form.kind), zero(lanes)

    # --- values ----------------------------------------------------------------------------------

    def const(self, value: str | float) -> str:
        """A number in every lane; a name stays as it is."""
        if isinstance(value, str):
            return value
        text = self.form.constant(value)
        return text if self.lanes == 1 else f"splat ({self.form.kind} {text})"

    def bits(self, x: str) -> str:
        return self.t.let(f"bitcast {self.number} {x} to {self.word}")

    def from_bits(self, i: str) -> str:
        return self.t.let(f"bitcast {self.word} {i} to {self.number}")

    # --- arithmetic ------------------------------------------------------------------------------

    def op(self, name: str, x: str | float, y: str | float) -> str:
        return self.t.let(f"{name} {self.number} {self.const(x)}, {self.const(y)}")

    def add(self, x: str | float, y: str | float) -> str:
        return self.op("fadd", x, y)

    def sub(self, x: str | float, y: str | float) -> str:
        return self.op("fsub", x, y)

    def mul(self, x: str | float, y: str | float) -> str:
        return self.op("fmul", x, y)

    def div(self, x: str | float, y: str | float) -> str:
        return self.op("fdiv", x, y)

    def negative(self, x: str) -> str:
        return self.t.let(f"fneg {self.number} {x}")

    def integer(self, name: str, i: str | int, j: str | int) -> str:
        left, right = (
            f"splat ({self.form.word} {k})" if isinstance(k, int) and self.lanes > 1 else k
            for k in (i, j)
        )
        return self.t.let(f"{name} {self.word} {left}, {right}")

    def call(self, name: str, *args: str | float) -> str:
        typed = ((self.number, self.const(a)) for a in args)
        return self.t.call(self.number, f"llvm.{name}.{self.suffix}", *typed)

    def fma(self, x: str | float, y: str | float, z: str | float) -> str:
        """x·y + z, rounded once where the target can."""
        if self.target.fma:
            return self.call("fma", x, y, z)
        return self.add(self.mul(x, y), z)

    def polynomial(self, x: str, coefficients: Sequence[float], square: str = "") -> str:
        """Σ c_k·x^k by Horner's rule, in x or in x² over pairs of terms.

        Pairs halve the chain of dependent operations for one more multiplication. That pays without
        fused multiply-add (12 % of exp, measured), and when `square` is there anyway; elsewhere
        the chains of neighbouring vectors overlap and the fewest instructions win. A pair is
        written where it is needed: before, it would take a register.
        """
        terms = list(coefficients)
        in_pairs = bool(square) or not self.target.fma

        def following() -> str | float:
            last = terms.pop()
            return self.fma(x, last, terms.pop()) if in_pairs else last

        step = (square or self.mul(x, x)) if in_pairs else x
        value = terms.pop() if len(terms) % 2 else following()
        while terms:
            value = self.fma(step, value, following())
        return self.const(value)

    # --- f32 in f64 arithmetic -------------------------------------------------------------------

    def widen(self, x: str, form: Format) -> str:
        """x of another format, in this one."""
        return x if form == self.form else self._convert("fpext", x, form, self.form)

    def narrow(self, x: str, form: Format) -> str:
        """x in another format."""
        return x if form == self.form else self._convert("fptrunc", x, self.form, form)

    def _convert(self, name: str, x: str, source: Format, to: Format) -> str:
        return self.t.let(
            f"{name} {vec(source.kind, self.lanes)} {x} to {vec(to.kind, self.lanes)}"
        )

    # --- powers of two ---------------------------------------------------------------------------

    def exponent(self, shifted: str, below: int = 0) -> str:
        """The low bits of `shifted`, but for the lowest `below`, where a float has its exponent."""
        bits = self.integer("shl", self.bits(shifted), self.form.fraction - below)
        return self.integer("and", bits, -1 << self.form.fraction) if below else bits

    def power_of_two(self, shifted: str, below: int = 0) -> str:
        """2^n; the low bits of `shifted` above `below` are n + bias, where 0 stands for zero."""
        return self.from_bits(self.exponent(shifted, below))

    def split_power(self, shifted: str, below: int = 0) -> tuple[str, str]:
        """Two factors of 2^n, which may not fit a float; the low bits of `shifted` above `below`
        are n + 2·bias. They share the exponent: half of it, and what is missing."""
        lifted = self.integer("shl", self.bits(shifted), self.form.fraction - 1 - below)
        half = self.integer("and", lifted, self.form.exponent)
        return half, self.integer("sub", self.exponent(shifted, below), half)

    def scale(self, x: str, shifted: str, below: int = 0) -> str:
        """x·2^n for n from the denormals to infinity; the low bits of `shifted` above `below` are
        n + 2·bias.

        The first product is exact; the second rounds once into the denormals, or overflows.
        """
        half, other = self.split_power(shifted, below)
        return self.mul(self.mul(x, self.from_bits(half)), self.from_bits(other))

    @property
    def can_scale(self) -> bool:
        """Whether there is an instruction for `times_power`."""
        return self.form == F32 and self.target.has_scalef and self.lanes % SCALE_LANES == 0

    def times_power(self, x: str, n: str) -> str:
        """x·2^⌊n⌋, rounded once, for n from the denormals to infinity."""
        wide, every = vec(self.form.kind, SCALE_LANES), ("i16", "-1")

        def scale_part(a: str, b: str) -> str:
            return self.t.call(wide, SCALE, (wide, a), (wide, b), (wide, "undef"), every, AS_SET)

        return self._split_by_sixteen(scale_part, x, n)

    def above_integer(self, x: str) -> str:
        """x - ⌊x⌋, where there is `times_power`."""
        wide, every = vec(self.form.kind, SCALE_LANES), ("i16", "-1")

        def reduce_part(a: str) -> str:
            return self.t.call(wide, REDUCE, (wide, a), DOWN, (wide, "undef"), every, AS_SET)

        return self._split_by_sixteen(reduce_part, x)

    def _split_by_sixteen(self, write: Callable[..., str], *values: str) -> str:
        kind, parts = self.form.kind, []
        for at in range(0, self.lanes, SCALE_LANES):
            parts.append(write(*(self._some(value, at, SCALE_LANES, kind) for value in values)))
        return self._together(parts, SCALE_LANES)

    @property
    def root_bits(self) -> int:
        """Roots of two there are, as a power of two: 2^(k/8) or 2^(k/16), as many as an
        instruction picks from in each lane; 0 for none."""
        return (
            self.target.permute_lanes.bit_length() - 1
            if self.form == F32 and self.target.permute_lanes
            else 0
        )

    def root(self, shifted: str) -> str:
        """2^(k/8), or of 16; the low bits of `shifted` are k."""
        return self._pick_lanes(self._roots(), shifted)

    def raised_root(self, shifted: str) -> str:
        """2^(n + k/8), a normal number; the low bits of `shifted` are 8·n + k. All of them are
        added where the exponent begins: what k adds below it is taken from the roots before."""
        place = self.form.fraction - self.root_bits
        without = [_add_ulps(root, -(k << place)) for k, root in enumerate(self._roots())]
        lifted = self.integer("shl", self.bits(shifted), place)
        return self.from_bits(
            self.integer("add", self.bits(self._pick_lanes(without, shifted)), lifted)
        )

    def _roots(self) -> list[float]:
        count: int = self.target.permute_lanes
        return [2.0 ** (k / count) for k in range(count)]

    def _pick_lanes(self, numbers: Sequence[float], shifted: str) -> str:
        """One of the numbers in each lane, by the low bits of `shifted`."""
        width = len(numbers)
        table = ", ".join(f"float {f32_const(number)}" for number in numbers)
        kind, index = vec("float", width), vec("i32", width)
        bits, parts = self.bits(shifted), []
        for at in range(0, self.lanes, width):
            arguments = (kind, f"<{table}>"), (index, self._some(bits, at, width, self.form.word))
            parts.append(self.t.call(kind, PICK[width], *arguments))
        return self._together(parts, width)

    def _some(self, value: str, first: int, width: int, kind: str) -> str:
        """That many lanes from one on; the last again where there are no more."""
        if self.lanes == width:
            return value
        if self.lanes == 1:
            return self.t.splat(kind, value, width)
        picks = [min(first + i, self.lanes - 1) for i in range(width)]
        return shuffle_lanes(self.t, kind, self.lanes, value, picks)

    def _together(self, parts: list[str], width: int) -> str:
        """Vectors one after the other, as far as there are lanes."""
        while len(parts) > 1:
            wide, mask = vec(self.form.kind, width), ", ".join(f"i32 {i}" for i in range(2 * width))
            pairs = zip(parts[::2], parts[1::2], strict=True)
            parts = [
                self.t.let(f"shufflevector {wide} {a}, {wide} {b}, <{2 * width} x i32> <{mask}>")
                for a, b in pairs
            ]
            width *= 2
        if self.lanes == 1:
            return self.t.let(f"extractelement {vec(self.form.kind, width)} {parts[0]}, i64 0")
        if self.lanes < width:
            return shuffle_lanes(self.t, self.form.kind, width, parts[0], range(self.lanes))
        return parts[0]

    # --- sums and products of twice the precision ------------------------------------------------

    def two_sum(self, x: str | float, y: str | float) -> tuple[str, str]:
        """x + y and its rounding error, where x is 0 or not smaller than y."""
        total = self.add(x, y)
        return total, self.sub(y, self.sub(total, x))

    def two_product(self, x: str, y: str | float) -> tuple[str, str]:
        """x·y and its rounding error: one fused operation, or four products of split values."""
        product = self.mul(x, y)
        if self.target.fma:
            return product, self.call("fma", x, y, self.negative(product))
        (a, b), (c, d) = self.parts(x), self.parts(y)
        error = self.sub(self.mul(a, c), product)
        error = self.add(self.add(error, self.mul(a, d)), self.mul(b, c))
        return product, self.add(error, self.mul(b, d))

    def parts(self, x: str | float) -> tuple[str | float, str | float]:
        """The upper half of the digits, and the rest."""
        lower = self.form.fraction // 2 + 1
        if isinstance(x, float):
            (bits,) = struct.unpack("<q", struct.pack("<d", x))
            (upper,) = struct.unpack("<d", struct.pack("<q", bits >> lower << lower))
            return upper, x - upper
        high = self.from_bits(self.integer("and", self.bits(x), -1 << lower))
        return high, self.sub(x, high)

    # --- choice ----------------------------------------------------------------------------------

    def compare(self, relation: str, x: str, y: str | float) -> str:
        return self.t.let(f"fcmp {relation} {self.number} {x}, {self.const(y)}")

    def choose(self, mask: str, then: str | float, other: str | float) -> str:
        """`then` in lanes where the mask holds."""
        values = ", ".join(f"{self.number} {self.const(v)}" for v in (then, other))
        return self.t.let(f"select {self.flag} {mask}, {values}")

    def select(
        self, relation: str, x: str, y: str | float, then: str | float, other: str | float
    ) -> str:
        """`then` in lanes where fcmp `relation` holds between x and y."""
        return self.choose(self.compare(relation, x, y), then, other)

    def is_signed(self, x: str) -> str:
        """Lanes whose sign bit is set: a choice by them is one instruction."""
        return self.t.let(f"icmp slt {self.word} {self.bits(x)}, {self.zero}")

    def both(self, mask: str, other: str) -> str:
        return self.t.let(f"and {self.flag} {mask}, {other}")

    def clamp(self, x: str, low: float, high: float) -> str:
        return self.min_with(self.max_with(x, low), high)

    def max_with(self, x: str, limit: float) -> str:
        """max(x, limit) in one instruction; NaN stays."""
        return self.select("olt", x, limit, limit, x)

    def min_with(self, x: str, limit: float) -> str:
        """min(x, limit) in one instruction; NaN stays."""
        return self.select("ogt", x, limit, limit, x)

    def copy_sign(self, y: str, x: str) -> str:
        """y, which is not negative, with the sign of x: also -0.0 for -0.0."""
        sign = self.integer("and", self.bits(x), self.form.sign)
        return self.from_bits(self.integer("or", self.bits(y), sign))

    def flip_sign(self, x: str, sign: str) -> str:
        """x with its sign changed in lanes where the sign bit of `sign` is set, its only one."""
        return self.from_bits(self.integer("xor", self.bits(x), sign))

    # --- one lane at a time ----------------------------------------------------------------------

    def any(self, mask: str) -> str:
        """Whether the mask holds in any lane: an i1."""
        if self.lanes == 1:
            return mask
        return self.t.call("i1", f"llvm.vector.reduce.or.v{self.lanes}i1", (self.flag, mask))

    def lane(self, x: str, index: str) -> str:
        if self.lanes == 1:
            return x
        return self.t.let(f"extractelement {self.number} {x}, i64 {index}")

    def insert_lane(self, x: str, index: str, value: str) -> str:
        """x with one lane replaced."""
        if self.lanes == 1:
            return value
        return self.t.let(f"insertelement {self.number} {x}, {self.form.kind} {value}, i64 {index}")


def _add_ulps(x: float, more: int) -> float:
    """The f32 whose bits, as an integer, are those of x and that many more."""
    (bits,) = struct.unpack("<i", struct.pack("<f", x))
    (moved,) = struct.unpack("<f", struct.pack("<i", bits + more))
    return float(moved)
