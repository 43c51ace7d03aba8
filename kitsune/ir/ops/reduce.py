"""REDUCE rows: reductions along axes, which stay with size 1."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from kitsune.errors import ShapeError
from kitsune.ir.dtypes import DType, f32, i64
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops.arithmetic import div, mul, square, sub
from kitsune.ir.ops.convert import cast, iota
from kitsune.ir.ops.logic import eq, logical_or, ne, where
from kitsune.ir.ops.op_table import (
    Kind,
    Op,
    check_axis,
    define,
    infer_reduction,
    promote_to_bool,
    promote_to_total,
    require_number,
    show,
    to_bool,
)
from kitsune.ir.ops.scan import cumprod
from kitsune.ir.ops.transcendental import sqrt
from kitsune.ir.ops.views import expand, reshape
from kitsune.ir.sizes import Size

AXES = {"axes": ...}

# --- folds ---------------------------------------------------------------------------------------


def define_reduction(name: str, numpy: Any, grad: Any = None, **fields: Any) -> Op:
    fields = {"dtype": require_number, "fold": name, **fields}
    return define(
        name, Kind.REDUCE, shape=infer_reduction, numpy=numpy, grad=grad, attrs=AXES, **fields
    )


sum_: Op = define_reduction(
    "sum",
    lambda x, axes: x.sum(axes, keepdims=True, dtype=x.dtype),
    lambda g, y, x, axes: [expand(g, shape=x.shape)],
    meet=promote_to_total,
    onnx="ReduceSum",
)


def _prod_grad(g: Node, x: Node, axes: tuple[int, ...]) -> Node:
    """One axis after the other; along one, the product of what stands before and after each element
    rather than y/x, which is right where there are zeros."""
    if not axes:
        return g
    rest = _prod_grad(g, prod_(x, axes=axes[:1]), axes[1:])
    before = cumprod(x, axis=axes[0], exclusive=True)
    after = cumprod(x, axis=axes[0], exclusive=True, reverse=True)
    return mul(rest, mul(before, after))


prod_: Op = define_reduction(
    "prod",
    lambda x, axes: x.prod(axes, keepdims=True, dtype=x.dtype),
    lambda g, y, x, axes: [_prod_grad(g, x, axes)],
    meet=promote_to_total,
    onnx="ReduceProd",
)


def _extreme_grad(g: Node, y: Node, x: Node, axes: tuple[int, ...]) -> list[Node | None]:
    """Shared evenly among the elements that are the extreme, as torch's amax has it."""
    found = eq(x, y)
    count = sum_(cast(found, dtype=x.dtype), axes=axes)
    return [where(found, div(g, count), 0)]


def _bounds(dtype: np.dtype[Any]) -> tuple[Any, Any]:
    """The least and the greatest value of a type."""
    if dtype.kind == "f":
        return -np.inf, np.inf
    return (np.iinfo(dtype).min, np.iinfo(dtype).max) if dtype.kind in "iu" else (False, True)


# Of no elements they are what ONNX says: the identity.
max_ = define_reduction(
    "max",
    lambda x, axes: x.max(axes, keepdims=True, initial=_bounds(x.dtype)[0]),
    _extreme_grad,
    onnx="ReduceMax",
)

min_ = define_reduction(
    "min",
    lambda x, axes: x.min(axes, keepdims=True, initial=_bounds(x.dtype)[1]),
    _extreme_grad,
    onnx="ReduceMin",
)

any_ = define_reduction(
    "any",
    lambda x, axes: x.any(axes, keepdims=True),
    dtype=to_bool,
    meet=promote_to_bool,
    fold="max",
    doc="Return whether any element is not zero.",
)

all_ = define_reduction(
    "all",
    lambda x, axes: x.all(axes, keepdims=True),
    dtype=to_bool,
    meet=promote_to_bool,
    fold="min",
    doc="Return whether no element is zero.",
)


def sum_to(g: Node, shape: Shape) -> Node:
    """The adjoint of broadcasting: sum the axes that were added or stretched."""
    lead = len(g.shape) - len(shape)
    padded = (1,) * lead + shape
    axes = tuple(d for d, n in enumerate(padded) if n == 1 and g.shape[d] != 1)
    total = sum_(g, axes=axes) if axes else g
    return total if total.shape == shape else reshape(total, shape=shape)


# --- where the extremes are ----------------------------------------------------------------------


def _position_shape(shape: Shape, *, axis: int) -> Shape:
    check_axis("search", shape, axis)
    if shape[axis] == 0:
        raise ShapeError(f"cannot search {show(shape)} along axis {axis}", why="it is empty")
    return infer_reduction(shape, axes=(axis,))


def define_arg_reduction(name: str, extreme: Op, numpy: Any) -> Op:
    """The first index of an extreme along one axis; a NaN counts as one."""

    def decompose(x: Node, *, axis: int) -> Node:
        found = eq(x, extreme(x, axes=(axis,)))
        if x.dtype.is_float:
            found = logical_or(found, ne(x, x))
        size = x.shape[axis]
        line = tuple(size if d == axis else 1 for d in range(len(x.shape)))
        return min_(where(found, iota(shape=line, axis=axis, dtype=i64), size), axes=(axis,))

    return define(
        name,
        Kind.REDUCE,
        shape=_position_shape,
        expand=decompose,
        attrs={"axis": ...},
        numpy=lambda x, axis: numpy(x, axis, keepdims=True),
        dtype=lambda dtype, *, axis: i64 if require_number(dtype) else dtype,
    )


argmax = define_arg_reduction("argmax", max_, np.argmax)

argmin = define_arg_reduction("argmin", min_, np.argmin)

# --- averages: of integers, f16 and bf16 in f32 before they are rounded ---------------------------


def widen(x: Node) -> Node:
    """A value in the float type that sums of it are computed in."""
    dtype = x.dtype.value if x.dtype.is_float else f32
    return x if x.dtype == dtype else cast(x, dtype=dtype)


def narrow(x: Node, dtype: DType) -> Node:
    """Back in the type of what it was made of."""
    return cast(x, dtype=dtype) if dtype.is_float and x.dtype != dtype else x


def mean(x: Node, axes: tuple[int, ...]) -> Node:
    """Σx/n, and NaN of no elements."""
    total = sum_(widen(x), axes=axes)
    return narrow(div(total, _float(prod(x.shape[a] for a in axes))), x.dtype)


def var(x: Node, axes: tuple[int, ...], correction: float = 1) -> Node:
    """Σ(x − mean)²/(n − correction); of fewer elements than that NaN, or infinite."""
    infer_reduction(x.shape, axes=axes)
    value = widen(x)
    total = sum_(square(sub(value, mean(value, axes))), axes=axes)
    count = prod(x.shape[a] for a in axes) - correction
    return narrow(div(total, _float(max(count, 0))), x.dtype)


def _float(count: float) -> float:
    """A count as a number to divide by: a size takes the type of what it divides."""
    return count if isinstance(count, Size) else float(count)


def std(x: Node, axes: tuple[int, ...], correction: float = 1) -> Node:
    """√var."""
    return narrow(sqrt(var(widen(x), axes, correction)), x.dtype)
