"""SCAN rows: cumulative reductions along an axis."""

from __future__ import annotations

from typing import Any

import numpy as np

from kitsune.ir.dtypes import i64
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops.arithmetic import div, mul
from kitsune.ir.ops.convert import cast
from kitsune.ir.ops.logic import eq, logical_and, where
from kitsune.ir.ops.op_table import Kind, Op, check_axis, define, promote_to_total, require_number


def _infer_scan(shape: Shape, *, axis: int, exclusive: bool, reverse: bool) -> Shape:
    check_axis("scan", shape, axis)
    return shape


def define_scan(name: str, numpy: np.ufunc, fold: str, grad: Any) -> Op:
    """Scan up to and including each element, or without it; from the end with `reverse`."""

    def run(x: np.ndarray, axis: int, exclusive: bool, reverse: bool) -> np.ndarray:
        x = np.flip(x, axis) if reverse else x
        if exclusive:
            first = np.full_like(x.take([0] if x.shape[axis] else [], axis), numpy.identity)
            x = np.concatenate([first, x.take(np.arange(x.shape[axis] - 1), axis)], axis)
        made = numpy.accumulate(x, axis, dtype=x.dtype)
        return np.flip(made, axis) if reverse else made

    return define(
        name,
        Kind.SCAN,
        shape=_infer_scan,
        numpy=run,
        dtype=require_number,
        meet=promote_to_total,
        fold=fold,
        grad=grad,
        attrs={"axis": ..., "exclusive": False, "reverse": False},
    )


# y_i sums what comes before i, so x_k is in every sum after k: the same scan from the other end.
cumsum: Op = define_scan(
    "cumsum",
    np.add,
    "sum",
    lambda g, y, x, axis, exclusive, reverse: [
        cumsum(g, axis=axis, exclusive=exclusive, reverse=not reverse)
    ],
)


def _cumprod_grad(
    g: Node, y: Node, x: Node, axis: int, exclusive: bool, reverse: bool
) -> list[Node | None]:
    """Σ g·y/x_k over the products with x_k: division is right up to the first zero. That zero's own
    factor is left out of the products after it by putting 1 in its place; beyond, all are 0."""
    zero = eq(x, 0)
    zeros = cumsum(cast(zero, dtype=i64), axis=axis, reverse=reverse)
    first = logical_and(zero, eq(zeros, 1))
    without = cumprod(where(first, 1, x), axis=axis, exclusive=exclusive, reverse=reverse)
    at_first, before = (
        cumsum(mul(g, products), axis=axis, exclusive=exclusive, reverse=not reverse)
        for products in (without, y)
    )
    divided = div(before, where(zero, 1, x))
    return [where(eq(zeros, 0), divided, where(first, at_first, 0))]


cumprod: Op = define_scan("cumprod", np.multiply, "prod", _cumprod_grad)
