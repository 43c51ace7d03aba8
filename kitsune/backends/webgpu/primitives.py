"""Emit primitives in WGSL: tables of operators, casts and folds."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from kitsune.backends.webgpu.wgsl import HELD, Value, constant, deepest, type_name
from kitsune.ir.dtypes import DType, boolean, f16
from kitsune.lower.kernel import COMPARISONS, Prim

# `$w` is empty for single numbers and 4 for vectors, `$T` their type, `$F` that of as many f32,
# `$k` i or u.
FLOAT = {
    "add": "{} + {}",
    "sub": "{} - {}",
    "mul": "{} * {}",
    "div": "{} / {}",
    "rem": "remainder$w({}, {})",
    "max": "nan_max$w({}, {})",
    "min": "nan_min$w({}, {})",
    "neg": "-{}",
    "abs": "abs({})",
    "exp": "nan_exp$w({})",
    "expm1": "exp_minus_one$w({})",
    "log": "logarithm$w({})",
    "log1p": "log_one_plus$w({})",
    "sqrt": "sqrt({})",
    "rsqrt": "inverseSqrt({})",
    "pow": "power$w({}, {})",
    "tanh": "nan_tanh$w({})",
    "erf": "erf$w({})",
    "normal_cdf": "normal_cdf$w({})",
    "sin": "sine$w({})",
    "cos": "cosine$w({})",
    "atan": "arctangent$w({})",
    "floor": "floor({})",
    "ceil": "ceil({})",
    "trunc": "trunc({})",
    "round": "round({})",
    "lt": "{} < {}",
    "le": "{} <= {}",
    "eq": "equal$w({}, {})",
    "where": "select({2}, {1}, {0})",
}
# Where approximations are allowed: NaN may get lost, and results differ by some 1e-6.
FAST = FLOAT | {
    "max": "max({}, {})",
    "min": "min({}, {})",
    "exp": "exp({})",
    "expm1": "exp({}) - 1.0",
    "log": "log({})",
    "log1p": "log(1.0 + {})",
    "tanh": "fast_tanh$w({})",
    "erf": "fast_erf$w({})",
    "normal_cdf": "0.5 + 0.5 * fast_erf$w({} * 0.70710678)",
    "sin": "sin({})",
    "cos": "cos({})",
    "atan": "atan({})",
}
# What kernels compute in f16. Two of them are in order as in f32.
HALF = {
    op: FLOAT[op]
    for op in (
        "add",
        "sub",
        "mul",
        "neg",
        "abs",
        "floor",
        "ceil",
        "trunc",
        "round",
        "lt",
        "le",
        "where",
    )
} | {
    "max": "half_max$w({}, {})",
    "min": "half_min$w({}, {})",
    "eq": "equal$w($F({}), $F({}))",
}
INTEGER = {
    "add": "{} + {}",
    "sub": "{} - {}",
    "mul": "{} * {}",
    "div": "divide_$k$w({}, {})",
    "rem": "modulo_$k$w({}, {})",
    "max": "max({}, {})",
    "min": "min({}, {})",
    "neg": "$T() - {}",
    "abs": "abs({})",
    "floor": "{}",
    "ceil": "{}",
    "trunc": "{}",
    "round": "{}",
    "lt": "{} < {}",
    "le": "{} <= {}",
    "eq": "{} == {}",
    "where": "select({2}, {1}, {0})",
    "and": "{} & {}",
    "or": "{} | {}",
    "xor": "{} ^ {}",
    "not": "~{}",
    "shl": "left_$k$w({}, {})",
    "shr": "right_$k$w({}, {})",
}
BOOLEAN = {
    "add": "{} | {}",
    "mul": "{} & {}",
    "max": "{} | {}",
    "min": "{} & {}",
    "lt": "!{} & {}",
    "le": "!{} | {}",
    "eq": "{} == {}",
    "where": "select({2}, {1}, {0})",
    "and": "{} & {}",
    "or": "{} | {}",
    "xor": "{} != {}",
    "not": "!{}",
}

# What may leave the range of an integer smaller than the one that holds it.
GROWING = {"add", "sub", "mul", "div", "neg", "abs", "not", "shl"}


def table(dtype: DType, fast: bool = False) -> dict[str, str]:
    if dtype == f16:
        return HALF
    if dtype.is_float:
        return FAST if fast else FLOAT
    return INTEGER if dtype.is_int else BOOLEAN


def expression(op: str, dtype: DType, width: int, *args: str, fast: bool = False) -> str:
    """`op` of arguments that hold `dtype`, before any wrapping."""
    kind = HELD[dtype.name]
    form = table(dtype, fast)[op].replace("$w", "" if width == 1 else "4").replace("$k", kind[0])
    form = form.replace("$F", type_name("f32", width))
    return form.replace("$T", type_name(kind, width)).format(*args)


def wrap_integer(text: str, dtype: DType) -> str:
    """The low bits of an integer as a number of a smaller type."""
    if dtype.is_int and dtype.itemsize < 4:
        return f"extractBits({text}, 0u, {8 * dtype.itemsize}u)"
    return text


def apply(p: Prim, args: Sequence[Value], clipped: bool = False, fast: bool = False) -> Value:
    """A primitive of the tables, written where the last of its arguments becomes known; `clipped`,
    a sum of i64 that may not fit what holds it, and stops at the bounds; `fast`, by approximation
    where there is one."""
    width, block = max(a.width for a in args), deepest([a.block for a in args])
    texts = [a.to(width).text for a in args]
    if all(a.literal for a in args):  # `let` keeps the compiler from refusing a constant overflow
        texts[0] = block.let(texts[0], "c")
    dtype = p.args[-1].dtype
    if clipped:
        text = f"{p.op}_within{'' if width == 1 else '4'}({texts[0]}, {texts[1]})"
    else:
        text = expression(p.op, dtype, width, *texts, fast=fast)
    if p.op in GROWING:
        text = wrap_integer(text, dtype)
    kind = "bool" if p.op in COMPARISONS else HELD[dtype.name]
    return Value(block.let(text), kind, width, block)


# --- types ---------------------------------------------------------------------------------------


def cast(x: Value, source: DType, to: DType) -> Value:
    """The number as another type; see Body.cast."""
    kind = HELD[to.name]
    text = _cast(x, source, to)
    return Value(x.block.let(text), kind, x.width, x.block)


def _cast(x: Value, source: DType, to: DType) -> str:
    suffix, kind = "" if x.width == 1 else "4", HELD[to.name]
    name = type_name(kind, x.width)
    if to == boolean:
        if source.is_float:
            return f"!is_zero{suffix}({x.text})"
        return f"{x.text} != {type_name(x.kind, x.width)}()"
    if source.is_float and to.is_int:
        whole = f"to_{kind}{suffix}({x.text})"
        if to.itemsize >= 4:
            return whole
        limits = np.iinfo(to.numpy)  # type: ignore[type-var]
        low, high = (f"{name}({constant(n, to)})" for n in (limits.min, limits.max))
        return f"clamp({whole}, {low}, {high})"
    if source.name == "u32" and to.name == "i64":
        return f"{name}(min({x.text}, {type_name('u32', x.width)}(0x7fffffffu)))"
    return wrap_integer(f"{name}({x.text})", to)


def bits(x: Value, to: DType) -> Value:
    """The same bits as another type of the same size."""
    name = type_name(HELD[to.name], x.width)
    text = wrap_integer(f"bitcast<{name}>({x.text})", to)
    return replace(x, text=x.block.let(text), kind=HELD[to.name], literal=False)


def halve(x: Value, half: str) -> Value:
    """Rounded to f16 or bf16."""
    name = {"f16": "to_half", "bf16": "to_bfloat"}[half]
    text = f"{name}{'' if x.width == 1 else '4'}({x.text})"
    return replace(x, text=x.block.let(text), literal=False)


# --- folds ---------------------------------------------------------------------------------------

FOLDS = {"sum": "add", "prod": "mul", "max": "max", "min": "min"}


def fold(how: str, dtype: DType, width: int, a: str, b: str) -> str:
    """Two partial results as one."""
    return expression(FOLDS[how], dtype, width, a, b)


def start(how: str, dtype: DType, width: int) -> str:
    """The fold of nothing."""
    value: float
    if how in ("sum", "prod"):
        value = how == "prod"
    elif dtype.is_float:
        value = -math.inf if how == "max" else math.inf
    elif dtype == boolean:
        value = how == "min"
    else:
        limits = np.iinfo(dtype.numpy)  # type: ignore[type-var]
        value = limits.min if how == "max" else limits.max
    return f"{type_name(HELD[dtype.name], width)}({constant(value, dtype)})"
