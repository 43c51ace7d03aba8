"""Convert between f16 or bf16 and f32: one instruction where the target has it, else by integers.

LLVM calls library functions for the conversions a target lacks; kernels have no libraries.
"""

from __future__ import annotations

from kitsune.backends.cpu.llvm_text import Text, const, f32_const, vec
from kitsune.errors import DTypeError
from kitsune.ir.dtypes import DType
from kitsune.target import CpuTarget

NARROW_FLOATS = ("f16", "bf16")
INFINITY = 0x7F800000  # the bits of f32's, above which are its NaNs


class Bits:
    """Integer arithmetic on the i32 of `lanes` values."""

    def __init__(self, t: Text, lanes: int) -> None:
        self.t, self.lanes, self.kind = t, lanes, vec("i32", lanes)

    def op(self, name: str, a: str, b: str | int) -> str:
        right = const("i32", b, self.lanes) if isinstance(b, int) else b
        return self.t.let(f"{name} {self.kind} {a}, {right}")

    def choose(self, flag: str, a: str | int, b: str) -> str:
        first = const("i32", a, self.lanes) if isinstance(a, int) else a
        flags = vec("i1", self.lanes)
        return self.t.let(f"select {flags} {flag}, {self.kind} {first}, {self.kind} {b}")

    def above(self, a: str, limit: int) -> str:
        return self.op("icmp ugt", a, limit)

    def bitcast_to_bits(self, value: str) -> str:
        return self.t.let(f"bitcast {vec('float', self.lanes)} {value} to {self.kind}")

    def bitcast_to_float(self, bits: str) -> str:
        return self.t.let(f"bitcast {self.kind} {bits} to {vec('float', self.lanes)}")

    def from_half(self, half: str) -> str:
        return self.t.let(f"zext {vec('i16', self.lanes)} {half} to {self.kind}")

    def to_half(self, bits: str) -> str:
        return self.t.let(f"trunc {self.kind} {bits} to {vec('i16', self.lanes)}")


def converts(target: CpuTarget) -> bool:
    """Whether f16 and f32 become each other in one instruction."""
    if target.level == "aarch64":
        return True
    return target.lanes >= 8 and "-f16c" not in target.features


def widen(t: Text, name: str, half: str, lanes: int, target: CpuTarget) -> str:
    """The i16 bits of a half (`name` says which) as f32."""
    if name == "f16":
        return widen_half(t, half, lanes, target)
    assert name == "bf16"
    b = Bits(t, lanes)
    return b.bitcast_to_float(b.op("shl", b.from_half(half), 16))


def narrow(t: Text, name: str, value: str, lanes: int, target: CpuTarget) -> str:
    """An f32 rounded to a half, to the nearest and of two the even one, as i16 bits."""
    if name == "bf16":
        return Bits(t, lanes).to_half(_upper_half(t, value, lanes))
    assert name == "f16"
    if converts(target):
        half = t.let(f"fptrunc {vec('float', lanes)} {value} to {vec('half', lanes)}")
        return t.let(f"bitcast {vec('half', lanes)} {half} to {vec('i16', lanes)}")
    return _narrow_half(t, value, lanes)


def check_conversion(dtype: DType) -> None:
    """Raise where kernels do not convert a type that is only stored."""
    if dtype.computed_in is not None and dtype.name not in NARROW_FLOATS:
        raise DTypeError(
            f"no kernel of a CPU converts {dtype}",
            why=f"kernels convert {' and '.join(NARROW_FLOATS)} where they load and store",
            hint="cast it to f32 before, which NumPy does",
        )


def _upper_half(t: Text, value: str, lanes: int) -> str:
    """The upper 16 bits of an f32, rounded; NaN stays NaN."""
    b = Bits(t, lanes)
    bits = b.bitcast_to_bits(value)
    odd = b.op("and", b.op("lshr", bits, 16), 1)
    rounded = b.op("lshr", b.op("add", b.op("add", bits, 0x7FFF), odd), 16)
    quiet = b.op("or", b.op("lshr", bits, 16), 0x40)
    return b.choose(b.above(b.op("and", bits, 0x7FFFFFFF), INFINITY), quiet, rounded)


def _narrow_half(t: Text, value: str, lanes: int) -> str:
    """Three ranges: normal f16 values round in the bits; those below 2^-14 by adding a float whose
    unit is theirs; from 2^16 on there is infinity, and NaN."""
    b = Bits(t, lanes)
    bits = b.bitcast_to_bits(value)
    size = b.op("and", bits, 0x7FFFFFFF)
    odd = b.op("and", b.op("lshr", size, 13), 1)
    normal = b.op("add", b.op("add", size, 0xFFF - (112 << 23)), odd)
    normal = b.op("lshr", normal, 13)
    unit = const("float", f32_const(0.5), lanes)
    small = t.let(f"fadd {vec('float', lanes)} {b.bitcast_to_float(size)}, {unit}")
    small = b.op("sub", b.bitcast_to_bits(small), 126 << 23)
    half = b.choose(b.op("icmp ult", size, 113 << 23), small, normal)
    half = b.choose(b.above(size, (143 << 23) - 1), 0x7C00, half)
    half = b.choose(b.above(size, INFINITY), 0x7E00, half)
    sign = b.op("lshr", b.op("and", bits, -0x80000000), 16)
    return b.to_half(b.op("or", half, sign))


def widen_half(t: Text, half: str, lanes: int, target: CpuTarget, finite: bool = False) -> str:
    """f16 bits as f32; `finite` promises neither infinities nor NaN."""
    bits, kind = vec("i32", lanes), vec("float", lanes)
    if converts(target):
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
    if not finite:
        b = Bits(t, lanes)
        value = b.choose(b.above(rest, (0x7C00 << 13) - 1), b.op("or", rest, INFINITY), value)
    value = t.let(f"or {bits} {value}, {sign}")
    return t.let(f"bitcast {bits} {value} to {kind}")


def round_to_half(t: Text, name: str, value: str, lanes: int, target: CpuTarget) -> str:
    """An f32 rounded to what a half can hold."""
    if name == "bf16":
        b = Bits(t, lanes)
        return b.bitcast_to_float(b.op("shl", _upper_half(t, value, lanes), 16))
    return widen(t, name, narrow(t, name, value, lanes, target), lanes, target)
