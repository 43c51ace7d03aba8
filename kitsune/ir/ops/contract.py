"""CONTRACT rows: sums of products over a shared axis."""

from __future__ import annotations

import numpy as np

from kitsune.errors import ShapeError
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops.elementwise import add, mul
from kitsune.ir.ops.reduce import softmax, sum_to
from kitsune.ir.ops.sources import constant
from kitsune.ir.ops.table import Kind, Op, broadcast, define, floats, show
from kitsune.ir.ops.views import transpose


def contracted(a: Shape, b: Shape) -> Shape:
    if len(a) < 2 or len(b) < 2:
        raise ShapeError(
            f"cannot multiply {show(a)} by {show(b)}",
            why="matmul takes matrices, or stacks of them",
            hint="reshape a vector to a matrix of one row or one column",
        )
    if a[-1] != b[-2]:
        raise ShapeError(
            f"cannot multiply {show(a)} by {show(b)}", why=f"inner sizes are {a[-1]} and {b[-2]}"
        )
    return (*broadcast(a[:-2], b[:-2]), a[-2], b[-1])


matmul: Op = define("matmul", Kind.CONTRACT, shape=contracted, numpy=np.matmul, dtype=floats,
                    grad=lambda g, y, a, b: [sum_to(matmul(g, transpose(b)), a.shape),
                                             sum_to(matmul(transpose(a), g), b.shape)])  # fmt: skip


def attention(q: Node, k: Node, v: Node, mask: Node | None = None, scale: float = 1.0) -> Node:
    """softmax(q kᵀ·scale + mask) v over the last two axes, spelled out: planning reads the form."""
    scores = mul(matmul(q, transpose(k)), constant(scale))
    if mask is not None:
        scores = add(scores, mask)
    return matmul(softmax(scores, axes=(len(scores.shape) - 1,)), v)
