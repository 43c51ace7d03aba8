"""CONTRACT rows: sums of products over a shared axis, and attention, which is made of them."""

from __future__ import annotations

from math import inf

import numpy as np

from kitsune.errors import ShapeError
from kitsune.ir.dtypes import boolean, i64
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops.arithmetic import add, mul
from kitsune.ir.ops.convert import iota
from kitsune.ir.ops.logic import le, where
from kitsune.ir.ops.normalise import softmax
from kitsune.ir.ops.reduce import sum_to
from kitsune.ir.ops.table import Kind, Op, as_numbers, broadcast, define, numbers, show
from kitsune.ir.ops.views import reshape, transpose


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


matmul: Op = define("matmul", Kind.CONTRACT, shape=contracted, numpy=np.matmul, dtype=numbers,
                    meet=as_numbers, attrs={},
                    grad=lambda g, y, a, b: [sum_to(matmul(g, transpose(b)), a.shape),
                                             sum_to(matmul(transpose(a), g), b.shape)])  # fmt: skip

# --- attention -----------------------------------------------------------------------------------


def attention(
    q: Node,
    k: Node,
    v: Node,
    mask: Node | None = None,
    scale: float | None = None,
    causal: bool = False,
) -> Node:
    """softmax(q·kᵀ·scale + mask)·v over the last two axes, spelled out: planning reads the form.

    Without a scale it is 1/√depth. A bool mask keeps where it is true; another is added. `causal`
    keeps key j for query i where j ≤ i. A query without keys is NaN. Where k and v have fewer heads
    than q (the third axis from the end), each serves as many of q's that stand together.
    """
    if min(len(n.shape) for n in (q, k, v)) < 2:
        shapes = " and ".join(show(n.shape) for n in (q, k, v))
        raise ShapeError(f"attention of {shapes}", why="each needs a sequence and a depth")
    heads = _grouped(q.shape, k.shape, v.shape)
    if heads is not None:
        mask = _mask_by_group(mask, heads)
        q, k, v = _by_group(q, heads), _by_group(k, heads), _by_group(v, heads)
    scores = mul(matmul(q, transpose(k)), q.shape[-1] ** -0.5 if scale is None else scale)
    if mask is not None:
        bits = mask.dtype == boolean
        scores = where(mask, scores, -inf) if bits else add(scores, mask)
    if causal:
        queries, keys = scores.shape[-2:]
        query = iota(shape=(queries, 1), axis=0, dtype=i64)
        key = iota(shape=(1, keys), axis=1, dtype=i64)
        scores = where(le(key, query), scores, -inf)
    mixed = matmul(softmax(scores, axes=(len(scores.shape) - 1,)), v)
    if heads is None:
        return mixed
    return reshape(mixed, shape=(*mixed.shape[:-4], heads[0] * heads[1], *mixed.shape[-2:]))


def _grouped(q: Shape, k: Shape, v: Shape) -> tuple[int, int] | None:
    """(heads of k and v, heads of q for each), where groups of q's share one."""
    if min(len(q), len(k), len(v)) < 3 or k[-3] in (1, q[-3]):
        return None
    if k[-3] != v[-3] or k[-3] == 0 or q[-3] % k[-3]:
        raise ShapeError(
            f"attention of {q[-3]} heads over {k[-3]} and {v[-3]}",
            why="keys and values have the same heads, and each serves as many of the queries'",
        )
    return k[-3], q[-3] // k[-3]


def _by_group(x: Node, heads: tuple[int, int]) -> Node:
    """Its heads as an axis of groups and one of the heads in each, which is 1 where they share."""
    groups, each = heads
    split = {groups * each: (groups, each), groups: (groups, 1), 1: (1, 1)}[x.shape[-3]]
    return reshape(x, shape=(*x.shape[:-3], *split, *x.shape[-2:]))


def _mask_by_group(mask: Node | None, heads: tuple[int, int]) -> Node | None:
    if mask is None or len(mask.shape) < 3:
        return mask
    count = heads[0] * heads[1]
    if mask.shape[-3] not in (1, count):
        raise ShapeError(
            f"attention of {count} heads with a mask of {show(mask.shape)}",
            why=f"it has {mask.shape[-3]} heads, not {count} or 1",
        )
    return _by_group(mask, heads)
