"""CONTRACT rows: matmul, and attention, which is two of them with a softmax between."""

from __future__ import annotations

from math import inf, prod
from typing import Any

import numpy as np

from kitsune.errors import ShapeError
from kitsune.ir.dtypes import DType, boolean, i64
from kitsune.ir.guards import is_equal
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops.arithmetic import add, mul, sub
from kitsune.ir.ops.convert import iota
from kitsune.ir.ops.logic import le, where
from kitsune.ir.ops.op_table import (
    Kind,
    Op,
    broadcast,
    define,
    promote_to_float,
    promote_to_number,
    require_float,
    require_number,
    show,
)
from kitsune.ir.ops.reduce import narrow, safe_softmax, softmax, sum_, sum_to, widen
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


# --- attention ------------------------------------------------------------------------------------
#
# The attention row: softmax(q·kᵀ·scale + mask)·v over the last two axes, by name.
#
# It is decomposed again before planning, which matches the decomposed form: any elementwise ops may
# stand between the two matmuls there, and the scores are stored in neither direction.


# --- shape and type ------------------------------------------------------------------------------


def _shape(*shapes: Shape, **attrs: Any) -> Shape:
    if len(shapes) not in (3, 4):
        raise ShapeError(f"attention of {len(shapes)} operands", why="it takes q, k, v and a mask")
    if min(map(len, shapes[:3])) < 2:
        listed = " and ".join(map(show, shapes[:3]))
        raise ShapeError(f"attention of {listed}", why="each needs a sequence and a depth")
    q, k, v = shapes[:3]
    heads = _match_head_groups(q, k, v)
    mask = shapes[3] if len(shapes) == 4 else ()
    if heads is not None:
        q, k, v = (split_head_groups(s, heads) for s in (q, k, v))
        mask = _mask_by_group(mask, heads)
    scores = broadcast(infer_matmul(q, (*k[:-2], k[-1], k[-2])), mask)
    made = infer_matmul(scores, v)
    return made if heads is None else (*made[:-4], heads[0] * heads[1], *made[-2:])


def _match_head_groups(q: Shape, k: Shape, v: Shape) -> tuple[int, int] | None:
    """Return (heads of k and v, heads of q per head of k), if groups of q's heads share one."""
    if min(len(q), len(k), len(v)) < 3 or k[-3] in (1, q[-3]) or q[-3] == 1:
        return None
    if k[-3] != v[-3] or k[-3] == 0 or q[-3] % k[-3]:
        raise ShapeError(
            f"attention of {q[-3]} heads over {k[-3]} and {v[-3]}",
            why="keys and values have the same heads, and each serves as many of the queries'",
        )
    return k[-3], q[-3] // k[-3]


def split_head_groups(shape: Shape, heads: tuple[int, int]) -> Shape:
    """Split the head axis into groups and heads per group, which is 1 if they share."""
    groups, each = heads
    split = {groups * each: (groups, each), groups: (groups, 1), 1: (1, 1)}[shape[-3]]
    return (*shape[:-3], *split, *shape[-2:])


def _mask_by_group(shape: Shape, heads: tuple[int, int]) -> Shape:
    if len(shape) < 3:
        return shape
    count = heads[0] * heads[1]
    if shape[-3] not in (1, count):
        raise ShapeError(
            f"attention of {count} heads with a mask of {show(shape)}",
            why=f"it has {shape[-3]} heads, not {count} or 1",
        )
    return split_head_groups(shape, heads)


def _promote(dtypes: tuple[DType, ...]) -> tuple[DType, ...]:
    """Floats of one type; a mask of bools stays one."""
    numbers = tuple(d for d in dtypes if d != boolean)
    met = promote_to_float(numbers or dtypes)[0]
    return tuple(d if n == 3 and d == boolean else met for n, d in enumerate(dtypes))


# --- meaning -------------------------------------------------------------------------------------


def _numpy(
    q: np.ndarray,
    k: np.ndarray,
    v: np.ndarray,
    mask: np.ndarray | None = None,
    *,
    scale: float | None,
    causal: bool,
    safe: bool,
) -> np.ndarray:
    if _match_head_groups(q.shape, k.shape, v.shape):
        k, v = (np.repeat(x, q.shape[-3] // x.shape[-3], axis=-3) for x in (k, v))
    scores = q @ np.swapaxes(k, -1, -2) * q.dtype.type(_scale(q.shape, scale))
    if mask is not None:
        bits = mask.dtype == np.bool_
        scores = np.where(mask, scores, scores.dtype.type(-inf)) if bits else scores + mask
    if causal:
        scores = np.where(np.tri(*scores.shape[-2:]) > 0, scores, scores.dtype.type(-inf))
    top = scores.max(-1, keepdims=True, initial=-inf)
    is_empty = (top == -inf) & safe & (mask is not None)
    e = np.exp(scores - np.where(is_empty, scores.dtype.type(0), top))
    total = np.where(is_empty, scores.dtype.type(1), e.sum(-1, keepdims=True))
    return np.asarray(e / total @ v)


def _scale(q: Shape, scale: float | None) -> float:
    if scale is not None:
        return scale
    return float(q[-1] ** -0.5) if q[-1] else 1.0


# --- decomposition -------------------------------------------------------------------------------


class _Decomposition:
    """Attention in other ops: operands in their compute type, their heads by group, and the softmax
    weights."""

    def __init__(
        self, inputs: tuple[Node, ...], scale: float | None, causal: bool, safe: bool
    ) -> None:
        q, k, v, *masks = inputs
        self.heads = _match_head_groups(q.shape, k.shape, v.shape)
        self.q, self.k, self.v = (self.split(widen(n)) for n in (q, k, v))
        self.scale = _scale(q.shape, scale)
        scores = mul(matmul(self.q, transpose(self.k)), self.scale)
        if masks:
            scores = self._apply_mask(scores, masks[0])
        if causal:
            scores = where(causal_mask(*scores.shape[-2:]), scores, -inf)
        normalise = safe_softmax if masks and safe else softmax  # causal: every query sees key 0
        self.weights = normalise(scores, axes=(len(scores.shape) - 1,))

    def split(self, x: Node) -> Node:
        return x if self.heads is None else reshape(x, shape=split_head_groups(x.shape, self.heads))

    def merge_heads(self, x: Node) -> Node:
        """Merge groups and heads back into one axis, for tensors with every head of q."""
        if self.heads is None:
            return x
        return reshape(x, shape=(*x.shape[:-4], self.heads[0] * self.heads[1], *x.shape[-2:]))

    def _apply_mask(self, scores: Node, mask: Node) -> Node:
        if self.heads is not None:
            mask = reshape(mask, shape=_mask_by_group(mask.shape, self.heads))
        if mask.dtype == boolean:
            return where(mask, scores, -inf)
        return add(scores, widen(mask))


def causal_mask(queries: int, keys: int) -> Node:
    """Return the mask of the keys that each query sees: those that stand no later."""
    query = iota(shape=(queries, 1), axis=0, dtype=i64)
    key = iota(shape=(1, keys), axis=1, dtype=i64)
    return le(key, query)


def _expand(*inputs: Node, scale: float | None, causal: bool, safe: bool) -> Node:
    made = _Decomposition(inputs, scale, causal, safe)
    return narrow(made.merge_heads(matmul(made.weights, made.v)), inputs[0].dtype)


def _grad(
    g: Node, y: Node, *inputs: Node, scale: float | None, causal: bool, safe: bool
) -> list[Node | None]:
    """With p the weights, s the scores and y = p·v: ∂v = pᵀ·g, ∂s = p·(g·vᵀ − Σ g·y),
    ∂q = ∂s·k·scale, ∂k = ∂sᵀ·q·scale."""
    made = _Decomposition(inputs, scale, causal, safe)
    g, p = made.split(widen(g)), made.weights
    whole = sum_(mul(g, matmul(p, made.v)), axes=(len(g.shape) - 1,))  # of y before it is rounded
    ds = mul(p, sub(matmul(g, transpose(made.v)), whole))
    parts = [
        (mul(matmul(ds, made.k), made.scale), made.q),
        (mul(matmul(transpose(ds), made.q), made.scale), made.k),
        (matmul(transpose(p), g), made.v),
    ]
    found: list[Node | None] = [
        reshape(sum_to(part, of.shape), shape=source.shape)
        for (part, of), source in zip(parts, inputs[:3], strict=True)
    ]
    for mask in inputs[3:]:
        if mask.dtype == boolean:
            found.append(None)
            continue
        shape = mask.shape if made.heads is None else _mask_by_group(mask.shape, made.heads)
        found.append(reshape(sum_to(ds, shape), shape=mask.shape))
    return found


row = define(
    "attention",
    Kind.CONTRACT,
    shape=_shape,
    numpy=_numpy,
    meet=_promote,
    dtype=lambda *dtypes, **attrs: require_float(*dtypes[:3]),
    grad=_grad,
    expand=_expand,
    attrs={"scale": None, "causal": False, "safe": False},
)


def attention(
    q: Node,
    k: Node,
    v: Node,
    mask: Node | None = None,
    scale: float | None = None,
    causal: bool = False,
    safe: bool = True,
) -> Node:
    """softmax(q·kᵀ·scale + mask)·v over the last two axes.

    Without a scale it is 1/√depth. A bool mask keeps where it is true; another is added. `causal`
    keeps key j for query i where j ≤ i. A query whose keys are all masked gives 0, as in torch and
    ONNX; with `safe=False` NaN, which is what the same graph in simpler ops gives. Where k and v
    have fewer heads than q (the third axis from the end), each serves as many of q's that stand
    together. f16 and bf16 are computed in f32, and rounded once.
    """
    given = (q, k, v) if mask is None else (q, k, v, mask)
    return row(*given, scale=scale, causal=bool(causal), safe=bool(safe) and mask is not None)
