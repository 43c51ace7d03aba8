"""Emit the arithmetic of primitives in every type.

Nothing here traps: integers wrap, and what is divided by zero is 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, nan

from kitsune.backends.cpu.llvm_text import Text, const, f32_const, f64_const, suffix, vec, zero
from kitsune.ir.dtypes import DType, boolean

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
