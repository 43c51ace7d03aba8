"""CONTRACT rows: sums of products over a shared axis."""

from __future__ import annotations

from math import prod

import numpy as np

from kitsune.errors import ShapeError
from kitsune.ir.guards import is_equal
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops.op_table import (
    Kind,
    Op,
    broadcast,
    define,
    promote_to_number,
    require_number,
    show,
)
from kitsune.ir.ops.reduce import sum_to
from kitsune.ir.ops.views import reshape, transpose


def infer_matmul(a: Shape, b: Shape) -> Shape:
    if len(a) < 2 or len(b) < 2:
        raise ShapeError(
            f"cannot multiply {show(a)} by {show(b)}",
            why="matmul takes matrices, or stacks of them",
            hint="reshape a vector to a matrix of one row or one column",
        )
    if not is_equal(a[-1], b[-2]):
        raise ShapeError(
            f"cannot multiply {show(a)} by {show(b)}", why=f"inner sizes are {a[-1]} and {b[-2]}"
        )
    return (*broadcast(a[:-2], b[:-2]), a[-2], b[-1])


def _right_grad(g: Node, a: Node, b: Node) -> Node:
    """aᵀg. Where all matrices of a stack met one b, it is one product over the rows of all."""
    if len(b.shape) == 2:
        a, g = (reshape(x, shape=(prod(x.shape[:-1]), x.shape[-1])) for x in (a, g))
    return sum_to(matmul(transpose(a), g), b.shape)


matmul: Op = define(
    "matmul",
    Kind.CONTRACT,
    shape=infer_matmul,
    numpy=np.matmul,
    dtype=require_number,
    meet=promote_to_number,
    attrs={},
    grad=lambda g, y, a, b: [sum_to(matmul(g, transpose(b)), a.shape), _right_grad(g, a, b)],
    onnx="MatMul",
)
