"""Rows that reduce along axes, and composites that normalise: softmax, the norms, logsumexp.

A composite has its name in a graph, and a decomposition into simpler ops, where f16 and bf16 are
computed in f32, as in their gradients.
"""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from kitsune.errors import ShapeError
from kitsune.ir.dtypes import DType, f32, i64
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops.arithmetic import add, div, isfinite, maximum, mul, square, sub
from kitsune.ir.ops.convert import cast, iota
from kitsune.ir.ops.logic import eq, logical_or, lt, ne, where
from kitsune.ir.ops.op_table import (
    Kind,
    Op,
    can_broadcast,
    check_axis,
    define,
    define_function,
    infer_reduction,
    promote_to_bool,
    promote_to_float,
    promote_to_total,
    require_float,
    require_number,
    show,
    to_bool,
)
from kitsune.ir.ops.scan import cumprod
from kitsune.ir.ops.transcendental import exp, log, rsqrt, sqrt
from kitsune.ir.ops.views import expand, reshape
from kitsune.ir.sizes import Size

# --- reductions -----------------------------------------------------------------------------------
#
# REDUCE rows: reductions along axes, which stay with size 1.


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


Axes = tuple[int, ...]


def _infer_norm(shape: Shape, *rest: Shape, axes: Axes, **attrs: Any) -> Shape:
    """Return the shape of the first input, which is reduced along `axes` inside."""
    infer_reduction(shape, axes=axes)
    if not all(can_broadcast(given, shape) for given in rest):
        raise ShapeError(
            f"cannot scale {show(shape)} by {' and '.join(map(show, rest))}",
            why="weights broadcast to what they scale, not beyond",
        )
    return shape


def define_composite(name: str, **fields: Any) -> Any:
    fields = {"shape": _infer_norm, "attrs": {"axes": ...}, **fields}
    return define(name, Kind.REDUCE, dtype=require_float, meet=promote_to_float, **fields)


def _total(x: np.ndarray, axes: Axes) -> np.ndarray:
    return np.asarray(x.sum(axes, keepdims=True, dtype=x.dtype))


def _average(x: np.ndarray, axes: Axes) -> np.ndarray:
    return np.asarray(x.mean(axes, keepdims=True, dtype=x.dtype))


# --- softmax -------------------------------------------------------------------------------------
#
# A row of all −∞ is NaN in softmax, as NumPy has it, and 0 in safe_softmax, which is what
# attention means by a query without keys.


def _largest(x: np.ndarray, axes: Axes) -> np.ndarray:
    return np.asarray(x.max(axes, keepdims=True, initial=-np.inf))


def _softmax(x: Node, *, axes: Axes) -> Node:
    value = widen(x)
    e = exp(sub(value, max_(value, axes=axes)))
    return narrow(div(e, sum_(e, axes=axes)), x.dtype)


def _softmax_numpy(x: np.ndarray, axes: Axes) -> np.ndarray:
    e = np.exp(x - _largest(x, axes))
    return np.asarray(e / _total(e, axes))


def _softmax_grad(g: Node, y: Node, x: Node, axes: Axes) -> list[Node | None]:
    """∂x = y·(g − Σ g·y)."""
    g, y = widen(g), widen(y)
    return [mul(y, sub(g, sum_(mul(g, y), axes=axes)))]


softmax = define_composite("softmax", numpy=_softmax_numpy, expand=_softmax, grad=_softmax_grad)


LOWEST = {"f32": float(np.finfo(np.float32).min), "f64": float(np.finfo(np.float64).min)}


def safe_maximum(x: Node, axes: Axes) -> Node:
    """max(x), finite where every element is −∞: x − max(x) is −∞ there and not NaN."""
    return maximum(max_(x, axes=axes), LOWEST[x.dtype.name])


def safe_divisor(total: Node) -> Node:
    """A sum of exponentials, or 1 where all of them are 0: else one of them is 1, that of the
    maximum, and what approximations and another order of summing do to it stays above a half."""
    return where(lt(total, 0.5), 1, total)


def _safe_softmax(x: Node, *, axes: Axes) -> Node:
    value = widen(x)
    e = exp(sub(value, safe_maximum(value, axes)))
    return narrow(div(e, safe_divisor(sum_(e, axes=axes))), x.dtype)


def _safe_softmax_numpy(x: np.ndarray, axes: Axes) -> np.ndarray:
    with np.errstate(invalid="ignore"):
        weights = _softmax_numpy(x, axes)
    return np.where((x == -np.inf).all(axes, keepdims=True), x.dtype.type(0), weights)


safe_softmax = define_composite(
    "safe_softmax", numpy=_safe_softmax_numpy, expand=_safe_softmax, grad=_softmax_grad
)


def _log_softmax(x: Node, *, axes: Axes) -> Node:
    value = widen(x)
    shifted = sub(value, max_(value, axes=axes))
    return narrow(sub(shifted, log(sum_(exp(shifted), axes=axes))), x.dtype)


def _log_softmax_numpy(x: np.ndarray, axes: Axes) -> np.ndarray:
    shifted = x - _largest(x, axes)
    return np.asarray(shifted - np.log(_total(np.exp(shifted), axes)))


def _log_softmax_grad(g: Node, y: Node, x: Node, axes: Axes) -> list[Node | None]:
    """∂x = g − e^y·Σg."""
    g = widen(g)
    return [sub(g, mul(exp(widen(y)), sum_(g, axes=axes)))]


log_softmax = define_composite(
    "log_softmax", numpy=_log_softmax_numpy, expand=_log_softmax, grad=_log_softmax_grad
)


def _finite(x: Node) -> Node:
    """Return what is subtracted before exp: an infinite maximum would give ∞ − ∞."""
    return where(isfinite(x), x, 0)


def _logsumexp(x: Node, *, axes: Axes) -> Node:
    value = widen(x)
    top = _finite(max_(value, axes=axes))
    return narrow(add(log(sum_(exp(sub(value, top)), axes=axes)), top), x.dtype)


def _logsumexp_numpy(x: np.ndarray, axes: Axes) -> np.ndarray:
    return np.asarray(np.logaddexp.reduce(x, axis=axes, keepdims=True, initial=-np.inf), x.dtype)


# ∂x = g·e^(x − y)
logsumexp = define_composite(
    "logsumexp",
    shape=infer_reduction,
    numpy=_logsumexp_numpy,
    expand=_logsumexp,
    grad=lambda g, y, x, axes: [mul(g, exp(sub(widen(x), _finite(widen(y)))))],
)

# --- norms ---------------------------------------------------------------------------------------

NORM = {"axes": ..., "eps": 1e-5}


def _layer_norm(x: Node, weight: Node, bias: Node, *, axes: Axes, eps: float) -> Node:
    value = widen(x)
    centred = sub(value, mean(value, axes))
    scale = rsqrt(add(mean(mul(centred, centred), axes), eps))
    return narrow(add(mul(mul(centred, scale), weight), bias), x.dtype)


def _layer_norm_numpy(
    x: np.ndarray, w: np.ndarray, b: np.ndarray, axes: Axes, eps: float
) -> np.ndarray:
    centred = x - _average(x, axes)
    return np.asarray(centred / np.sqrt(_average(centred**2, axes) + eps) * w + b)


def _layer_norm_grad(
    g: Node, y: Node, x: Node, w: Node, b: Node, axes: Axes, eps: float
) -> list[Node | None]:
    """With n = (x − μ)/σ and h = g·w: ∂x = (h − mean(h) − n·mean(h·n))/σ, ∂w = Σ g·n, ∂b = Σ g."""
    g, x = widen(g), widen(x)
    centred = sub(x, mean(x, axes))
    scale = rsqrt(add(mean(mul(centred, centred), axes), eps))
    n = mul(centred, scale)
    h = mul(g, w)
    dx = mul(scale, sub(sub(h, mean(h, axes)), mul(n, mean(mul(h, n), axes))))
    return [dx, sum_to(mul(g, n), w.shape), sum_to(g, b.shape)]


layer_norm = define_composite(
    "layer_norm", numpy=_layer_norm_numpy, grad=_layer_norm_grad, expand=_layer_norm, attrs=NORM
)


def _rms_norm(x: Node, weight: Node, *, axes: Axes, eps: float) -> Node:
    value = widen(x)
    scale = rsqrt(add(mean(mul(value, value), axes), eps))
    return narrow(mul(mul(value, scale), weight), x.dtype)


def _rms_norm_numpy(x: np.ndarray, w: np.ndarray, axes: Axes, eps: float) -> np.ndarray:
    return np.asarray(x / np.sqrt(_average(x**2, axes) + eps) * w)


def _rms_norm_grad(g: Node, y: Node, x: Node, w: Node, axes: Axes, eps: float) -> list[Node | None]:
    """With n = x/σ and h = g·w: ∂x = (h − n·mean(h·n))/σ, ∂w = Σ g·n."""
    g, x = widen(g), widen(x)
    scale = rsqrt(add(mean(mul(x, x), axes), eps))
    n, h = mul(x, scale), mul(g, w)
    return [mul(scale, sub(h, mul(n, mean(mul(h, n), axes)))), sum_to(mul(g, n), w.shape)]


rms_norm = define_composite(
    "rms_norm", numpy=_rms_norm_numpy, grad=_rms_norm_grad, expand=_rms_norm, attrs=NORM
)

# --- batch norm: by statistics that are given -----------------------------------------------------


def _batch_norm_scalar(s: Any, x: Any, mean: Any, var: Any, w: Any, b: Any, eps: float) -> Any:
    return s.add(s.mul(s.mul(s.sub(x, mean), s.rsqrt(s.add(var, eps))), w), b)


def _batch_norm_grad(
    g: Node, y: Node, x: Node, mean: Node, var: Node, w: Node, b: Node, eps: float
) -> list[Node | None]:
    """With r = 1/√(var + eps) and n = (x − mean)·r: ∂x = g·w·r, ∂var = −g·w·n·r²/2."""
    r = rsqrt(add(var, eps))
    n = mul(sub(x, mean), r)
    dx = mul(g, mul(w, r))
    return [dx, mul(dx, -1), mul(mul(dx, n), mul(r, -0.5)), mul(g, n), g]


batch_norm_row = define_function(
    "batch_norm",
    lambda x, mean, var, w, b, eps: (x - mean) / np.sqrt(var + eps) * w + b,
    _batch_norm_scalar,
    _batch_norm_grad,
    attrs={"eps": 1e-5},
    domain=(0.2, 3.0),
)


def batch_norm(
    x: Node, mean: Node, var: Node, weight: Node, bias: Node, axis: int = 1, eps: float = 1e-5
) -> Node:
    """(x − mean)/√(var + eps)·weight + bias, with one of each for every index along an axis."""
    check_axis("normalise", x.shape, axis)
    for given in (mean, var, weight, bias):
        if given.shape != (x.shape[axis],):
            raise ShapeError(
                f"batch_norm of {show(x.shape)} by {show(given.shape)}",
                why=f"axis {axis} has {x.shape[axis]} elements, each with its own",
            )
    line = (x.shape[axis], *(1,) * (len(x.shape) - axis - 1))
    by = (reshape(given, shape=line) for given in (mean, var, weight, bias))
    return batch_norm_row(x, *by, eps=eps)
