"""MAP rows of truth and bits: comparisons, choice, logic, bitwise operations and shifts."""

from __future__ import annotations

from typing import Any

import numpy as np

from kitsune.ir.dtypes import boolean
from kitsune.ir.ops.op_table import (
    Op,
    define_map,
    promote_all,
    promote_to_bool,
    promote_to_number,
    require_integer,
    same_dtype,
    to_bool,
)

# --- comparisons ---------------------------------------------------------------------------------


def define_comparison(name: str, numpy: Any, scalar: Any, **fields: Any) -> Op:
    """A bool, from operands in the type they meet in. NaN equals and orders with nothing."""
    return define_map(name, numpy, scalar, dtype=to_bool, meet=promote_all, **fields)


lt = define_comparison(
    "lt",
    np.less,
    lambda s, a, b: s.lt(a, b),
    doc="Compare element by element: self < other.",
    onnx="Less",
)

le = define_comparison(
    "le",
    np.less_equal,
    lambda s, a, b: s.le(a, b),
    doc="Compare element by element: self ≤ other.",
    onnx="LessOrEqual",
)

gt = define_comparison(
    "gt",
    np.greater,
    lambda s, a, b: s.lt(b, a),
    doc="Compare element by element: self > other.",
    onnx="Greater",
)

ge = define_comparison(
    "ge",
    np.greater_equal,
    lambda s, a, b: s.le(b, a),
    doc="Compare element by element: self ≥ other.",
    onnx="GreaterOrEqual",
)

eq = define_comparison(
    "eq",
    np.equal,
    lambda s, a, b: s.eq(a, b),
    commutes=True,
    doc="Compare element by element: self = other.",
    onnx="Equal",
)

ne = define_comparison(
    "ne",
    np.not_equal,
    lambda s, a, b: s.not_(s.eq(a, b)),
    commutes=True,
    doc="Compare element by element: self ≠ other.",
)

# --- choice --------------------------------------------------------------------------------------


where: Op = define_map(
    "where",
    np.where,
    lambda s, c, a, b: s.where(c, a, b),
    lambda g, y, c, a, b: [None, where(c, g, 0), where(c, 0, g)],
    dtype=same_dtype,
    meet=lambda dtypes: (boolean, *promote_all(dtypes[1:])),
    values=1,
    onnx="Where",
)

# --- logic ---------------------------------------------------------------------------------------


def define_logical(name: str, numpy: Any, scalar: Any, **fields: Any) -> Op:
    """Apply a logical function: a number is true unless it is zero."""
    return define_map(name, numpy, scalar, dtype=to_bool, meet=promote_to_bool, **fields)


logical_and = define_logical(
    "logical_and",
    np.logical_and,
    lambda s, a, b: s.and_(a, b),
    commutes=True,
    doc="Return where neither element is zero.",
    onnx="And",
)

logical_or = define_logical(
    "logical_or",
    np.logical_or,
    lambda s, a, b: s.or_(a, b),
    commutes=True,
    doc="Return where at least one element is not zero.",
    onnx="Or",
)

logical_xor = define_logical(
    "logical_xor",
    np.logical_xor,
    lambda s, a, b: s.xor(a, b),
    commutes=True,
    doc="Return where exactly one element is not zero.",
    onnx="Xor",
)

logical_not = define_logical(
    "logical_not",
    np.logical_not,
    lambda s, x: s.not_(x),
    doc="Return which elements are zero.",
    onnx="Not",
)

# --- bits ----------------------------------------------------------------------------------------


def define_bitwise(name: str, numpy: Any, scalar: Any, **fields: Any) -> Op:
    """Apply a bitwise function to integers; a bool is one bit."""
    fields = {"meet": promote_all, **fields}
    return define_map(name, numpy, scalar, dtype=require_integer, **fields)


bitwise_and = define_bitwise(
    "bitwise_and",
    np.bitwise_and,
    lambda s, a, b: s.and_(a, b),
    commutes=True,
    doc="Return the bits that both elements have.",
    onnx="BitwiseAnd",
)

bitwise_or = define_bitwise(
    "bitwise_or",
    np.bitwise_or,
    lambda s, a, b: s.or_(a, b),
    commutes=True,
    doc="Return the bits that at least one element has.",
    onnx="BitwiseOr",
)

bitwise_xor = define_bitwise(
    "bitwise_xor",
    np.bitwise_xor,
    lambda s, a, b: s.xor(a, b),
    commutes=True,
    doc="Return the bits that exactly one element has.",
    onnx="BitwiseXor",
)

bitwise_not = define_bitwise(
    "bitwise_not", np.invert, lambda s, x: s.not_(x), doc="Invert every bit.", onnx="BitwiseNot"
)

# A shift by the type's width or more, or by less than nothing, leaves no bit but the sign's.


def _shift_right(s: Any, a: Any, b: Any) -> Any:
    half = 4 * a.dtype.itemsize
    sign = s.shr(s.shr(a, half), half)
    return s.where(_within(s, a, b), s.shr(a, b), sign)


def _within(s: Any, a: Any, b: Any) -> Any:
    return s.and_(s.le(0, b), s.lt(b, 8 * a.dtype.itemsize))


shift_left = define_bitwise(
    "shift_left",
    np.left_shift,
    lambda s, a, b: s.where(_within(s, a, b), s.shl(a, b), 0),
    meet=promote_to_number,
    domain=(0.0, 9.0),
    doc="Shift bits left by `other` places.",
    method="bitwise_left_shift",
)

shift_right = define_bitwise(
    "shift_right",
    np.right_shift,
    _shift_right,
    meet=promote_to_number,
    domain=(0.0, 9.0),
    doc="Shift bits right by `other` places.",
    method="bitwise_right_shift",
)
