"""Emit the arithmetic of primitives in every type.

Nothing here traps: integers wrap, and what is divided by zero is 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, nan

from kitsune.backends.cpu.llvm_text import Text, const, f32_const, f64_const, suffix, vec, zero
from kitsune.errors import DTypeError
from kitsune.ir.dtypes import DType, boolean
from kitsune.target import CpuTarget

# A value in a register, and the element it is in memory.
KIND = {"f32": "float", "f64": "double", "bool": "i1"} | {
    f"{sign}{bits}": f"i{bits}" for sign in "iu" for bits in (8, 16, 32, 64)
}
STORED = KIND | {"bool": "i8", "f16": "i16", "bf16": "i16"}

# No fused multiply-add: a value that two passes compute has the same bits in both, or the gradient
# of a maximum would not find where it was.
FLOATS = {
    "add": "fadd {t} {}, {}",
    "sub": "fsub {t} {}, {}",
    "mul": "fmul {t} {}, {}",
    "div": "fdiv {t} {}, {}",
    "neg": "fneg {t} {}",
    "lt": "fcmp olt {t} {}, {}",
    "le": "fcmp ole {t} {}, {}",
    "eq": "fcmp oeq {t} {}, {}",
}
FLOAT_CALLS = {
    "abs": "fabs",
    "sqrt": "sqrt",
    "floor": "floor",
    "ceil": "ceil",
    "trunc": "trunc",
    "round": "roundeven",
}
# {s} is s or u, as the type is signed; {shift} keeps the sign where there is one.
INTEGERS = {
    "add": "add {t} {}, {}",
    "sub": "sub {t} {}, {}",
    "mul": "mul {t} {}, {}",
    "neg": "sub {t} {zero}, {}",
    "and": "and {t} {}, {}",
    "or": "or {t} {}, {}",
    "xor": "xor {t} {}, {}",
    "not": "xor {t} {}, {ones}",
    "eq": "icmp eq {t} {}, {}",
    "lt": "icmp {s}lt {t} {}, {}",
    "le": "icmp {s}le {t} {}, {}",
    "shl": "shl {t} {}, {}",
    "shr": "{shift} {t} {}, {}",
}
BOOLS = {
    "and": "and {t} {}, {}",
    "or": "or {t} {}, {}",
    "xor": "xor {t} {}, {}",
    "max": "or {t} {}, {}",
    "min": "and {t} {}, {}",
    "not": "xor {t} {}, {ones}",
    "eq": "icmp eq {t} {}, {}",
    "lt": "icmp ult {t} {}, {}",
    "le": "icmp ule {t} {}, {}",
}
WHOLE = ("floor", "ceil", "trunc", "round")  # what integers are already
STEP = {"sum": "add", "prod": "mul", "max": "max", "min": "min"}  # what a fold repeats
LOOSE_MAX = "loose max"  # of floats, where it does not matter what comes of a NaN


# --- constants -----------------------------------------------------------------------------------


def number(dtype: DType, value: float) -> str:
    """A constant as LLVM writes it."""
    if dtype.is_float:
        return f64_const(float(value)) if dtype.name == "f64" else f32_const(value)
    return str(bool(value)).lower() if dtype == boolean else str(int(value))


def constant(dtype: DType, value: float, lanes: int) -> str:
    return const(KIND[dtype.name], number(dtype, value), lanes)


def identity(kind: str, dtype: DType, lanes: int) -> str:
    """What a fold starts from."""
    if kind in ("sum", "prod"):
        return constant(dtype, kind == "prod", lanes)
    low, high = bounds(dtype)
    return constant(dtype, low if kind == "max" else high, lanes)


def bounds(dtype: DType) -> tuple[float, float]:
    """The least and the greatest value of a type."""
    if dtype.is_float or dtype == boolean:
        return (-inf, inf) if dtype.is_float else (False, True)
    bits = 8 * dtype.itemsize
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if is_signed(dtype) else (0, (1 << bits) - 1)


def is_signed(dtype: DType) -> bool:
    return dtype.family == "int"


# --- arithmetic ----------------------------------------------------------------------------------


def arithmetic(t: Text, op: str, dtype: DType, args: Sequence[str], lanes: int) -> str | None:
    """One primitive over operands of type `dtype`; None for what is a function of its own."""
    kind = vec(KIND[dtype.name], lanes)
    if op == "where":
        return t.let(f"select {vec('i1', lanes)} {args[0]}, {kind} {args[1]}, {kind} {args[2]}")
    if dtype.is_float:
        return _float(t, op, dtype, args, lanes)
    table = BOOLS if dtype == boolean else INTEGERS
    if op in table:
        ones = const(KIND[dtype.name], "true" if dtype == boolean else -1, lanes)
        sign, shift = ("s", "ashr") if is_signed(dtype) else ("u", "lshr")
        text = table[op].format(*args, t=kind, s=sign, shift=shift, zero=zero(lanes), ones=ones)
        return t.let(text)
    return _integer(t, op, dtype, args, lanes)


def _float(t: Text, op: str, dtype: DType, args: Sequence[str], lanes: int) -> str | None:
    kind = vec(KIND[dtype.name], lanes)
    if op in FLOATS:
        return t.let(FLOATS[op].format(*args, t=kind))
    if op in ("max", "min", LOOSE_MAX):
        return _extreme(t, op, kind, args[0], args[1], lanes)
    if op in FLOAT_CALLS:
        name = f"llvm.{FLOAT_CALLS[op]}.{suffix(lanes, KIND[dtype.name])}"
        return t.call(kind, name, (kind, args[0]))
    return None


def _extreme(t: Text, op: str, kind: str, a: str, b: str, lanes: int) -> str:
    """NumPy's maximum and minimum: a NaN on either side wins, but for a loose one."""
    flag = vec("i1", lanes)
    test = "ogt" if op == "min" else "olt"
    if _is_number(a):
        a, b = b, a
    under = t.let(f"fcmp {test} {kind} {a}, {b}")
    best = t.let(f"select {flag} {under}, {kind} {b}, {kind} {a}")
    if op == LOOSE_MAX or _is_number(b):
        return best
    unordered = t.let(f"fcmp uno {kind} {b}, {b}")
    return t.let(f"select {flag} {unordered}, {kind} {b}, {kind} {best}")


def _is_number(value: str) -> bool:
    """Whether a float is written in the text, and is not NaN."""
    return value.startswith(("0x", "splat")) and f64_const(nan) not in value


def _integer(t: Text, op: str, dtype: DType, args: Sequence[str], lanes: int) -> str | None:
    kind, sign = vec(KIND[dtype.name], lanes), "s" if is_signed(dtype) else "u"
    if op in ("max", "min"):
        name = f"llvm.{sign}{op}.{suffix(lanes, KIND[dtype.name])}"
        return t.call(kind, name, (kind, args[0]), (kind, args[1]))
    if op in WHOLE or (op == "abs" and not is_signed(dtype)):
        return args[0]
    if op == "abs":
        name = f"llvm.abs.{suffix(lanes, KIND[dtype.name])}"
        return t.call(kind, name, (kind, args[0]), ("i1", "false"))
    return _divide(t, op, dtype, args[0], args[1], lanes) if op in ("div", "rem") else None


def _divide(t: Text, op: str, dtype: DType, a: str, b: str, lanes: int) -> str:
    """Towards zero. By zero and by −1 one divides by 1 instead, which nothing traps at, and puts
    the quotient right; either remainder is the 0 that is left."""
    kind, flags = vec(KIND[dtype.name], lanes), vec("i1", lanes)
    known = _literal(b)
    if known is not None and known not in (0, -1):
        return _quotient(t, op, dtype, a, b, lanes)
    one, none = (const(KIND[dtype.name], n, lanes) for n in (1, 0))
    is_zero = t.let(f"icmp eq {kind} {b}, {none}")
    by = t.let(f"select {flags} {is_zero}, {kind} {one}, {kind} {b}")
    if not is_signed(dtype):
        made = _quotient(t, op, dtype, a, by, lanes)
        return t.let(f"select {flags} {is_zero}, {kind} {none}, {kind} {made}")
    is_minus = t.let(f"icmp eq {kind} {b}, {const(KIND[dtype.name], -1, lanes)}")
    by = t.let(f"select {flags} {is_minus}, {kind} {one}, {kind} {by}")
    made = _quotient(t, op, dtype, a, by, lanes)
    if op == "div":
        negated = t.let(f"sub {kind} {zero(lanes)}, {a}")
        made = t.let(f"select {flags} {is_minus}, {kind} {negated}, {kind} {made}")
    return t.let(f"select {flags} {is_zero}, {kind} {none}, {kind} {made}")


def _quotient(t: Text, op: str, dtype: DType, a: str, b: str, lanes: int) -> str:
    """Vectors have no integer division. A quotient of 32 bits is exact in f64: were it not whole,
    it would be further from the next integer than f64 rounds."""
    kind, sign = vec(KIND[dtype.name], lanes), "s" if is_signed(dtype) else "u"
    if lanes == 1 or dtype.itemsize == 8 or _literal(b) is not None:
        return t.let(f"{sign}{op} {kind} {a}, {b}")
    wide = vec("double", lanes)
    x, y = (t.let(f"{sign}itofp {kind} {v} to {wide}") for v in (a, b))
    made = t.let(f"fpto{sign}i {wide} {t.let(f'fdiv {wide} {x}, {y}')} to {kind}")
    if op == "div":
        return made
    return t.let(f"sub {kind} {a}, {t.let(f'mul {kind} {made}, {b}')}")


def _literal(value: str) -> int | None:
    """An integer that is written in the text, in one lane or in all."""
    text = value.removeprefix("splat (").removesuffix(")").rpartition(" ")[2]
    return int(text) if text.lstrip("-").isdigit() else None


# --- from one type to another --------------------------------------------------------------------


def cast(t: Text, value: str, source: DType, to: DType, lanes: int) -> str:
    """The number as another type, by the rules of `Body.cast`."""
    before, after = KIND[source.name], KIND[to.name]
    old, new = vec(before, lanes), vec(after, lanes)
    if to == boolean:
        test = "fcmp une" if source.is_float else "icmp ne"
        return t.let(f"{test} {old} {value}, {constant(source, 0, lanes)}")
    if source.is_float and to.is_float:
        how = "fpext" if to.itemsize > source.itemsize else "fptrunc"
    elif source.is_float and to.itemsize <= 2:
        return _small(t, value, source, to, lanes)
    elif source.is_float:
        name = f"llvm.fpto{'s' if is_signed(to) else 'u'}i.sat"
        name += f".{suffix(lanes, after)}.{suffix(lanes, before)}"
        return t.call(new, name, (old, value))
    elif to.is_float:
        how = "sitofp" if is_signed(source) else "uitofp"
    elif before == after:
        return value
    elif source == boolean or to.itemsize > source.itemsize:
        how = "sext" if is_signed(source) else "zext"
    else:
        how = "trunc"
    return t.let(f"{how} {old} {value} to {new}")


def _small(t: Text, value: str, source: DType, to: DType, lanes: int) -> str:
    """A float as an integer of at most 16 bits, whose bounds it can hold: what is outside is moved
    there before. A comparison with NaN is false."""
    old, flags = vec(KIND[source.name], lanes), vec("i1", lanes)
    low, high = bounds(to)
    if low:
        is_number = t.let(f"fcmp ord {old} {value}, {value}")
        value = t.let(f"select {flags} {is_number}, {old} {value}, {old} zeroinitializer")
    for test, bound in (("ogt", low), ("olt", high)):
        limit = constant(source, bound, lanes)
        inside = t.let(f"fcmp {test} {old} {value}, {limit}")
        value = t.let(f"select {flags} {inside}, {old} {value}, {old} {limit}")
    word = vec("i32", lanes)
    word_value = t.let(f"fptosi {old} {value} to {word}")
    return t.let(f"trunc {word} {word_value} to {vec(KIND[to.name], lanes)}")


def same_bits(t: Text, value: str, source: DType, to: DType, lanes: int) -> str:
    before, after = KIND[source.name], KIND[to.name]
    if before == after:
        return value
    return t.let(f"bitcast {vec(before, lanes)} {value} to {vec(after, lanes)}")


# --- half conversion ------------------------------------------------------------------------------
#
# Convert between f16 or bf16 and f32: one instruction where the target has it, else by integers.
#
# LLVM calls library functions for the conversions a target lacks; kernels have no libraries.


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
