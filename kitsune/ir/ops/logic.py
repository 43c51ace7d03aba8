"""MAP rows of truth and bits: comparisons, choice, logic, bitwise operations and shifts."""

from __future__ import annotations

from typing import Any

import numpy as np

from kitsune.ir.dtypes import DType, boolean
from kitsune.ir.ops.table import (
    Op,
    common,
    elementwise,
    integers,
    promote_to_bool,
    promote_to_number,
    same_dtype,
    to_bool,
)

# --- comparisons ---------------------------------------------------------------------------------


def comparison(name: str, numpy: Any, scalar: Any, **fields: Any) -> Op:
    """A bool, from operands in the type they meet in. NaN equals and orders with nothing."""
    return elementwise(name, numpy, scalar, dtype=to_bool, meet=common, **fields)


lt = comparison("lt", np.less, lambda s, a, b: s.lt(a, b))

le = comparison("le", np.less_equal, lambda s, a, b: s.le(a, b))

gt = comparison("gt", np.greater, lambda s, a, b: s.lt(b, a))

ge = comparison("ge", np.greater_equal, lambda s, a, b: s.le(b, a))

eq = comparison("eq", np.equal, lambda s, a, b: s.eq(a, b), commutes=True)

ne = comparison("ne", np.not_equal, lambda s, a, b: s.not_(s.eq(a, b)), commutes=True)

# --- choice --------------------------------------------------------------------------------------


def _chosen(dtypes: tuple[DType, ...]) -> tuple[DType, ...]:
    return (boolean, *common(dtypes[1:]))


where: Op = elementwise(
    "where",
    np.where,
    lambda s, c, a, b: s.where(c, a, b),
    lambda g, y, c, a, b: [None, where(c, g, 0), where(c, 0, g)],
    dtype=same_dtype,
    meet=_chosen,
    values=1,
)

# --- logic ---------------------------------------------------------------------------------------


def logical(name: str, numpy: Any, scalar: Any, **fields: Any) -> Op:
    """Apply a logical function: a number is true unless it is zero."""
    return elementwise(name, numpy, scalar, dtype=to_bool, meet=promote_to_bool, **fields)


logical_and = logical("logical_and", np.logical_and, lambda s, a, b: s.and_(a, b), commutes=True)

logical_or = logical("logical_or", np.logical_or, lambda s, a, b: s.or_(a, b), commutes=True)

logical_xor = logical("logical_xor", np.logical_xor, lambda s, a, b: s.xor(a, b), commutes=True)

logical_not = logical("logical_not", np.logical_not, lambda s, x: s.not_(x))

# --- bits ----------------------------------------------------------------------------------------


def bitwise(name: str, numpy: Any, scalar: Any, **fields: Any) -> Op:
    """Apply a bitwise function to integers; a bool is one bit."""
    fields = {"meet": common, **fields}
    return elementwise(name, numpy, scalar, dtype=integers, **fields)


bitwise_and = bitwise("bitwise_and", np.bitwise_and, lambda s, a, b: s.and_(a, b), commutes=True)

bitwise_or = bitwise("bitwise_or", np.bitwise_or, lambda s, a, b: s.or_(a, b), commutes=True)

bitwise_xor = bitwise("bitwise_xor", np.bitwise_xor, lambda s, a, b: s.xor(a, b), commutes=True)

bitwise_not = bitwise("bitwise_not", np.invert, lambda s, x: s.not_(x))

# A shift by the type's width or more, or by less than nothing, leaves no bit but the sign's.


def _shift_left(s: Any, a: Any, b: Any) -> Any:
    return s.where(_within(s, a, b), s.shl(a, b), 0)


def _shift_right(s: Any, a: Any, b: Any) -> Any:
    half = 4 * a.dtype.itemsize
    sign = s.shr(s.shr(a, half), half)
    return s.where(_within(s, a, b), s.shr(a, b), sign)


def _within(s: Any, a: Any, b: Any) -> Any:
    return s.and_(s.le(0, b), s.lt(b, 8 * a.dtype.itemsize))


shift_left = bitwise(
    "shift_left", np.left_shift, _shift_left, meet=promote_to_number, domain=(0.0, 9.0)
)

shift_right = bitwise(
    "shift_right", np.right_shift, _shift_right, meet=promote_to_number, domain=(0.0, 9.0)
)
