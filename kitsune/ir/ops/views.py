"""VIEW rows: the same elements under another index map (`pull` and `push`)."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Any

import numpy as np

from kitsune.errors import ShapeError
from kitsune.ir.affine import Affine, Index, flatten, unflatten
from kitsune.ir.guards import is_equal
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops.op_table import Kind, Op, check_shape, define, same_dtype, show, stretches

Sizes = Mapping[str, int]


def define_view(name: str, **fields: Any) -> Op:
    return define(name, Kind.VIEW, dtype=same_dtype, **fields)


# --- reshape -------------------------------------------------------------------------------------


def _infer_reshape(source: Shape, *, shape: Shape) -> Shape:
    if not is_equal(prod(source), prod(check_shape(shape))):
        raise ShapeError(
            f"cannot reshape {show(source)} to {show(shape)}",
            why=f"{prod(source)} elements are not {prod(shape)}",
        )
    return shape


def _reshape_pull(index: Index, source: Shape, sizes: Sizes, *, shape: Shape) -> Index:
    return unflatten(flatten(index, shape), source, sizes)


def _reshape_push(index: Index, source: Shape, sizes: Sizes, *, shape: Shape) -> Index:
    return unflatten(flatten(index, source), shape, sizes)


reshape: Op = define_view(
    "reshape",
    shape=_infer_reshape,
    numpy=lambda x, shape: x.reshape(shape),
    grad=lambda g, y, x, shape: [reshape(g, shape=x.shape)],
    pull=_reshape_pull,
    push=_reshape_push,
    attrs={"shape": ...},
)

# --- permute -------------------------------------------------------------------------------------


def _infer_permute(source: Shape, *, order: tuple[int, ...]) -> Shape:
    if sorted(order) != list(range(len(source))):
        raise ShapeError(
            f"cannot permute {show(source)} by {show(order)}",
            why=f"the order must name each of its {len(source)} axes once",
        )
    return tuple(source[o] for o in order)


def inverse(order: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(order.index(d) for d in range(len(order)))


def _permute_pull(index: Index, source: Shape, sizes: Sizes, *, order: tuple[int, ...]) -> Index:
    return tuple(index[d] for d in inverse(order))


def _permute_push(index: Index, source: Shape, sizes: Sizes, *, order: tuple[int, ...]) -> Index:
    return tuple(index[o] for o in order)


permute: Op = define_view(
    "permute",
    shape=_infer_permute,
    numpy=lambda x, order: x.transpose(order),
    grad=lambda g, y, x, order: [permute(g, order=inverse(order))],
    pull=_permute_pull,
    push=_permute_push,
    attrs={"order": ...},
)

# --- expand --------------------------------------------------------------------------------------


def _infer_expand(source: Shape, *, shape: Shape) -> Shape:
    pairs = zip(source, check_shape(shape), strict=False)
    if len(source) != len(shape) or not all(stretches(a, b) for a, b in pairs):
        raise ShapeError(
            f"cannot expand {show(source)} to {show(shape)}",
            why="each size must stay the same or be 1",
            hint="reshape first to add axes of size 1",
        )
    return shape


def _expand_pull(index: Index, source: Shape, sizes: Sizes, *, shape: Shape) -> Index:
    return tuple(Affine() if n == 1 else i for i, n in zip(index, source, strict=True))


def _expand_grad(g: Node, y: Node, x: Node, shape: Shape) -> list[Node | None]:
    from kitsune.ir.ops.reduce import sum_to  # the two families define each other's gradients

    return [sum_to(g, x.shape)]


expand = define_view(
    "expand",
    shape=_infer_expand,
    numpy=lambda x, shape: np.broadcast_to(x, shape),
    grad=_expand_grad,
    pull=_expand_pull,
    attrs={"shape": ...},
)


def transpose(x: Node) -> Node:
    """The last two axes exchanged."""
    n = len(x.shape)
    if n < 2:
        raise ShapeError(f"cannot transpose {show(x.shape)}", why="it has fewer than two axes")
    return permute(x, order=(*range(n - 2), n - 1, n - 2))
