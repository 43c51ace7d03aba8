"""REDUCE rows: folds along axes, which stay with size 1, and the composites built on them."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from kitsune.ir.node import Node, Shape
from kitsune.ir.ops.elementwise import add, div, eq, exp, mul, rsqrt, sub, where, zero
from kitsune.ir.ops.sources import constant
from kitsune.ir.ops.table import Kind, Op, define, floats, reduced
from kitsune.ir.ops.views import expand, reshape


def fold(name: str, numpy: Any, grad: Any) -> Op:
    return define(name, Kind.REDUCE, shape=reduced, numpy=numpy, grad=grad, dtype=floats, fold=name)


sum_ = fold("sum", lambda x, axes: x.sum(axes, keepdims=True, dtype=x.dtype),
            lambda g, y, x, axes: [expand(g, shape=x.shape)])  # fmt: skip

# Of no elements they are what ONNX says: the identity.
max_ = fold("max", lambda x, axes: x.max(axes, keepdims=True, initial=_bounds(x.dtype)[0]),
            lambda g, y, x, axes: [where(eq(x, y), g, zero(g))])  # fmt: skip

min_ = fold("min", lambda x, axes: x.min(axes, keepdims=True, initial=_bounds(x.dtype)[1]),
            lambda g, y, x, axes: [where(eq(x, y), g, zero(g))])  # fmt: skip


def _bounds(dtype: np.dtype[Any]) -> tuple[Any, Any]:
    """The least and the greatest value of a type."""
    if dtype.kind == "f":
        return -np.inf, np.inf
    return (np.iinfo(dtype).min, np.iinfo(dtype).max) if dtype.kind == "i" else (False, True)


def sum_to(g: Node, shape: Shape) -> Node:
    """The adjoint of broadcasting: sum the axes that were added or stretched."""
    lead = len(g.shape) - len(shape)
    padded = (1,) * lead + shape
    axes = tuple(d for d, n in enumerate(padded) if n == 1 and g.shape[d] != 1)
    total = sum_(g, axes=axes) if axes else g
    return total if total.shape == shape else reshape(total, shape=shape)


def mean(x: Node, axes: tuple[int, ...]) -> Node:
    return mul(sum_(x, axes=axes), constant(1 / max(prod(x.shape[a] for a in axes), 1)))


# --- composites: the shape of their input, reduced along `axes` inside ----------------------------


def _kept(shape: Shape, *rest: Shape, axes: tuple[int, ...], **attrs: Any) -> Shape:
    reduced(shape, axes=axes)
    return shape


def _softmax(x: Node, *, axes: tuple[int, ...]) -> Node:
    e = exp(sub(x, max_(x, axes=axes)))
    return div(e, sum_(e, axes=axes))


def _softmax_numpy(x: np.ndarray, axes: tuple[int, ...]) -> np.ndarray:
    e = np.exp(x - x.max(axes, keepdims=True, initial=-np.inf))
    return np.asarray(e / e.sum(axes, keepdims=True))


# ∂L/∂x = y·(g − Σ g·y)
softmax = define("softmax", Kind.REDUCE, shape=_kept, dtype=floats, numpy=_softmax_numpy,
                 grad=lambda g, y, x, axes: [mul(y, sub(g, sum_(mul(g, y), axes=axes)))],
                 expand=_softmax)  # fmt: skip


def _layer_norm(x: Node, weight: Node, bias: Node, *, axes: tuple[int, ...], eps: float) -> Node:
    centred = sub(x, mean(x, axes))
    scale = rsqrt(add(mean(mul(centred, centred), axes), constant(eps)))
    return add(mul(mul(centred, scale), weight), bias)


def _layer_norm_numpy(
    x: np.ndarray, w: np.ndarray, b: np.ndarray, axes: tuple[int, ...], eps: float
) -> np.ndarray:
    centred = x - x.mean(axes, keepdims=True)
    return np.asarray(centred / np.sqrt((centred**2).mean(axes, keepdims=True) + eps) * w + b)


def _layer_norm_grad(
    g: Node, y: Node, x: Node, w: Node, b: Node, axes: tuple[int, ...], eps: float
) -> list[Node | None]:
    """With n = (x − μ)/σ and h = g·w: ∂x = (h − mean(h) − n·mean(h·n))/σ, ∂w = Σ g·n, ∂b = Σ g."""
    centred = sub(x, mean(x, axes))
    scale = rsqrt(add(mean(mul(centred, centred), axes), constant(eps)))
    n = mul(centred, scale)
    h = mul(g, w)
    dx = mul(scale, sub(sub(h, mean(h, axes)), mul(n, mean(mul(h, n), axes))))
    return [dx, sum_to(mul(g, n), w.shape), sum_to(g, b.shape)]


layer_norm = define("layer_norm", Kind.REDUCE, shape=_kept, dtype=floats,
                    numpy=_layer_norm_numpy, grad=_layer_norm_grad, expand=_layer_norm)  # fmt: skip
