"""MAP rows of arithmetic: sums, products, quotients and powers, extremes, rounding."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from kitsune.errors import DTypeError
from kitsune.ir.dtypes import DType
from kitsune.ir.node import Node
from kitsune.ir.ops.logic import eq, ge, le, logical_and, lt, where
from kitsune.ir.ops.op_table import (
    Op,
    check_number,
    define_function,
    define_map,
    is_float,
    promote_to_float,
    require_number,
    to_bool,
)

# Rows that a gradient names before their definition have their type written out.

# --- sums and products ---------------------------------------------------------------------------

add = define_map(
    "add", np.add, lambda s, a, b: s.add(a, b), lambda g, y, a, b: [g, g], commutes=True, onnx="Add"
)

sub = define_map(
    "sub", np.subtract, lambda s, a, b: s.sub(a, b), lambda g, y, a, b: [g, neg(g)], onnx="Sub"
)

mul: Op = define_map(
    "mul",
    np.multiply,
    lambda s, a, b: s.mul(a, b),
    lambda g, y, a, b: [mul(g, b), mul(g, a)],
    commutes=True,
    doc="Multiply by `other`, element by element.",
    onnx="Mul",
)

neg: Op = define_map(
    "neg",
    np.negative,
    lambda s, x: s.neg(x),
    lambda g, y, x: [neg(g)],
    doc="Negate each element: −x.",
    onnx="Neg",
)

square = define_map(
    "square",
    np.square,
    lambda s, x: s.mul(x, x),
    lambda g, y, x: [mul(g, mul(x, 2))],
    doc="Square each element: x².",
)

# Of integers too, division gives a float: floor_div is the one that stays among integers.
div: Op = define_function(
    "div",
    np.divide,
    lambda s, a, b: s.div(a, b),
    lambda g, y, a, b: [div(g, b), neg(div(mul(g, y), b))],
    domain=(0.5, 3.0),
    onnx="Div",
)

reciprocal = define_function(
    "reciprocal",
    lambda x: 1 / x,
    lambda s, x: s.div(1, x),
    lambda g, y, x: [neg(mul(g, square(y)))],
    domain=(0.5, 3.0),
    doc="Return the reciprocal of each element: 1/x.",
    onnx="Reciprocal",
)

# --- extremes ------------------------------------------------------------------------------------


def _max_grad(g: Node, a: Node, b: Node) -> Node:
    """The gradient of a in max(a, b): all where it is larger, half where they are equal."""
    return where(lt(b, a), g, where(eq(a, b), mul(g, 0.5), 0))


maximum = define_map(
    "maximum",
    np.maximum,
    lambda s, a, b: s.max(a, b),
    lambda g, y, a, b: [_max_grad(g, a, b), _max_grad(g, b, a)],
    commutes=True,
    doc="Return the larger of two elements.",
    onnx="Max",
)

minimum = define_map(
    "minimum",
    np.minimum,
    lambda s, a, b: s.min(a, b),
    lambda g, y, a, b: [_max_grad(g, b, a), _max_grad(g, a, b)],
    commutes=True,
    doc="Return the smaller of two elements.",
    onnx="Min",
)


def _clamp_dtype(dtype: DType, *, low: float | None, high: float | None) -> DType:
    for bound in (low, high):
        if bound is not None:
            check_number(bound, dtype)
    return require_number(dtype)


def _clamp_numpy(x: np.ndarray, low: float | None, high: float | None) -> np.ndarray:
    at_least = x if low is None else np.maximum(x, np.asarray(low, x.dtype))
    return at_least if high is None else np.minimum(at_least, np.asarray(high, x.dtype))


def _clamp_scalar(s: Any, x: Any, low: float | None, high: float | None) -> Any:
    at_least = x if low is None else s.max(x, low)
    return at_least if high is None else s.min(at_least, high)


def _clamp_grad(
    g: Node, y: Node, x: Node, low: float | None, high: float | None
) -> list[Node | None]:
    """A bound itself is inside."""
    inside = [ge(x, low)] if low is not None else []
    inside += [le(x, high)] if high is not None else []
    for condition in inside:
        g = where(condition, g, 0)
    return [g]


clamp = define_map(
    "clamp",
    _clamp_numpy,
    _clamp_scalar,
    _clamp_grad,
    dtype=_clamp_dtype,
    attrs={"low": None, "high": None},
)

# --- sign ----------------------------------------------------------------------------------------


def _sign_scalar(s: Any, x: Any) -> Any:
    positive, negative = s.where(s.lt(0, x), s.const(1, x.dtype), 0), s.lt(x, 0)
    made = s.sub(positive, s.where(negative, s.const(1, x.dtype), 0))
    return s.where(s.eq(x, x), made, x) if is_float(x) else made


sign = define_map(
    "sign",
    np.sign,
    _sign_scalar,
    lambda g, y, x: [None],
    doc="Return the sign of each element: −1, 0 or 1.",
    onnx="Sign",
)

abs_ = define_map(
    "abs",
    np.abs,
    lambda s, x: s.abs(x),
    lambda g, y, x: [mul(g, sign(x))],
    doc="Return the absolute value of each element: |x|.",
    onnx="Abs",
)

# --- rounding: integers are round already --------------------------------------------------------


def define_rounding(name: str, numpy: Any, scalar: Any, **fields: Any) -> Op:
    """Flat almost everywhere, so no gradient passes."""
    return define_map(
        name,
        lambda x: numpy(x) if x.dtype.kind == "f" else x,
        lambda s, x: scalar(s, x) if is_float(x) else x,
        lambda g, y, x: [None],
        **fields,
    )


floor = define_rounding(
    "floor",
    np.floor,
    lambda s, x: s.floor(x),
    doc="Round each element down to an integer.",
    onnx="Floor",
)

ceil = define_rounding(
    "ceil", np.ceil, lambda s, x: s.ceil(x), doc="Round each element up to an integer.", onnx="Ceil"
)

trunc = define_rounding(
    "trunc", np.trunc, lambda s, x: s.trunc(x), doc="Round each element towards zero."
)

# Ties go to the even neighbour.
round_ = define_rounding(
    "round",
    np.rint,
    lambda s, x: s.round(x),
    doc="Round each element to the nearest integer, ties to even.",
    onnx="Round",
)

# --- whole quotients and remainders --------------------------------------------------------------
#
# As Python has them: floor_div rounds down, and mod has the sign of the divisor; fmod has the sign
# of the dividend. Integers give 0 where the divisor is 0.


def _floor_div_scalar(s: Any, a: Any, b: Any) -> Any:
    rest = s.rem(a, b)
    if not is_float(a):
        return s.where(_has_opposite_remainder(s, rest, b), s.sub(s.div(a, b), 1), s.div(a, b))
    whole = s.div(s.sub(a, rest), b)
    whole = s.round(s.where(_has_opposite_remainder(s, rest, b), s.sub(whole, 1), whole))
    quotient = s.div(a, b)
    return s.where(s.eq(b, 0), quotient, s.where(s.eq(whole, 0), s.mul(quotient, 0), whole))


def _mod_scalar(s: Any, a: Any, b: Any) -> Any:
    rest = s.rem(a, b)
    made = s.where(_has_opposite_remainder(s, rest, b), s.add(rest, b), rest)
    if not is_float(a):
        return made
    zero = s.const(0, a.dtype)
    zero = s.where(s.lt(b, 0), s.neg(zero), zero)
    return s.where(s.eq(rest, 0), zero, made)


def _has_opposite_remainder(s: Any, rest: Any, b: Any) -> Any:
    """Return whether something is left, on the other side of zero than the divisor."""
    return s.and_(s.not_(s.eq(rest, 0)), s.xor(s.lt(rest, 0), s.lt(b, 0)))


floor_div: Op = define_map(
    "floor_div",
    np.floor_divide,
    _floor_div_scalar,
    lambda g, y, a, b: [None, None],
    domain=(0.5, 9.0),
    doc="Divide by `other` and round down: ⌊self / other⌋.",
    method="floor_divide",
)

mod = define_map(
    "mod",
    np.mod,
    _mod_scalar,
    lambda g, y, a, b: [g, neg(mul(g, floor_div(a, b)))],
    domain=(0.5, 9.0),
    doc="Return what `floor_divide` leaves, with the sign of `other`.",
    method="remainder",
)

fmod = define_map(
    "fmod",
    np.fmod,
    lambda s, a, b: s.rem(a, b),
    lambda g, y, a, b: [g, neg(mul(g, trunc(div(a, b))))],
    domain=(0.5, 9.0),
    doc="Return what truncated division leaves, with the sign of `self`.",
)

# --- powers --------------------------------------------------------------------------------------
#
# An integer to a negative integer is 0, and ±1 where the base is: a number in its place is refused.


def _power_numpy(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    if a.dtype.kind != "i" or np.all(b >= 0):
        return np.asarray(np.power(a, b))
    inverse = np.where(np.abs(a) == 1, np.where(b % 2 == 0, 1, a), 0)
    return np.where(b < 0, inverse, np.power(a, np.maximum(b, 0))).astype(a.dtype)


def _power_scalar(s: Any, a: Any, b: Any) -> Any:
    """Integers square the base once for each bit of the exponent."""
    if is_float(a):
        return s.pow(a, b)
    made, factor = s.const(1, a.dtype), a
    for bit in range(8 * a.dtype.itemsize):
        odd = s.eq(s.and_(s.shr(b, bit), 1), 1)
        made, factor = s.where(odd, s.mul(made, factor), made), s.mul(factor, factor)
    even = s.eq(s.and_(b, 1), 0)
    inverse = s.where(s.eq(s.abs(a), 1), s.where(even, s.const(1, a.dtype), a), 0)
    return s.where(s.lt(b, 0), inverse, made)


def _power_check(a: Node, b: Node) -> None:
    value = b.attr("value").value if b.op == "constant" and a.dtype.is_int else None
    if value is not None and (value < 0).any():
        raise DTypeError(
            f"{a.dtype} to the power of {value.min()}",
            why="the results are no integers",
            hint="cast to f32 first",
        )


def _power_grad(g: Node, y: Node, a: Node, b: Node) -> list[Node | None]:
    """b·a^(b−1), which is 0 where b is, and y·log a, which is 0 where a power of 0 is."""
    from kitsune.ir.ops.transcendental import log  # the two families define each other's gradients

    base = where(eq(b, 0), 0, mul(g, mul(b, pow_(a, sub(b, 1)))))
    nothing = logical_and(eq(a, 0), ge(b, 0))
    return [base, where(nothing, 0, mul(g, mul(y, log(where(nothing, 1, a)))))]


pow_: Op = define_map(
    "pow",
    _power_numpy,
    _power_scalar,
    _power_grad,
    check=_power_check,
    domain=(0.2, 3.0),
    doc="Raise each element to the power of `other`.",
    onnx="Pow",
)

# --- what is not a number ------------------------------------------------------------------------


def define_classifier(name: str, numpy: Any, scalar: Any, **fields: Any) -> Op:
    return define_function(name, numpy, scalar, dtype=to_bool, meet=promote_to_float, **fields)


isnan = define_classifier(
    "isnan",
    np.isnan,
    lambda s, x: s.not_(s.eq(x, x)),
    doc="Return which elements are NaN.",
    onnx="IsNaN",
)

isinf = define_classifier(
    "isinf",
    np.isinf,
    lambda s, x: s.eq(s.abs(x), math.inf),
    doc="Return which elements are infinite.",
)

isfinite = define_classifier(
    "isfinite",
    np.isfinite,
    lambda s, x: s.lt(s.abs(x), math.inf),
    doc="Return which elements are finite numbers.",
)
