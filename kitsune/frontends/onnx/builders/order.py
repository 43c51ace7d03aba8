"""Builders of TopK and sorting ops."""

from __future__ import annotations

from math import inf

import numpy as np

from kitsune.errors import InputError
from kitsune.frontends.onnx.builders.movement_nodes import reshape_to
from kitsune.frontends.onnx.model import label
from kitsune.frontends.onnx.place import Decline, Place, builder
from kitsune.ir.dtypes import boolean, i64
from kitsune.ir.node import Node
from kitsune.ir.ops import (
    cast,
    concat,
    eq,
    fill,
    gather_elements,
    gt,
    iota,
    logical_and,
    logical_or,
    lt,
    max_,
    min_,
    minimum,
    ne,
    permute,
    scatter_elements,
    sum_,
    where,
)
from kitsune.ir.ops.views import slice_from_start
from kitsune.ir.sizes import Size

COUNTED = 1024  # elements of an axis, each of which is compared with all others
TAKEN = 8  # results that are looked for one after the other, in an axis of any size


@builder("TopK")
def largest(place: Place) -> list[Node]:
    """Build TopK: of equal elements the first comes first. Long axes with a large k are sorted by
    the host."""
    x = place[0]
    axis = place.axis(-1, len(x.shape))
    count = int(place.attr("k")) if place.opset < 10 else place.whole(1)
    if not 0 <= count <= x.shape[axis]:
        raise InputError(f"{label(place.node)} of {count}", why=f"there are {x.shape[axis]}")
    is_long = x.shape[axis] > COUNTED
    if x.dtype == boolean or count == 0 or (is_long and (isinstance(count, Size) or count > TAKEN)):
        raise Decline
    order = (*(d for d in range(len(x.shape)) if d != axis), axis)
    back = tuple(order.index(d) for d in range(len(order)))
    rows = permute(x, order=order)
    up = not place.attr("largest", 1)
    found = (_one_by_one if is_long else _rank_elements)(rows, count, up)
    values = gather_elements(rows, found, axis=len(order) - 1)
    return [permute(values, order=back), permute(found, order=back)]


def _rank_elements(x: Node, count: int, up: bool) -> Node:
    """Return the places of the first `count` elements of each row: an element's rank is how many
    come before it."""
    *lead, size = x.shape
    mine, other = reshape_to(x, (*lead, size, 1)), reshape_to(x, (*lead, 1, size))
    earlier = lt(iota(shape=(1, size), axis=1, dtype=i64), iota(shape=(size, 1), axis=0, dtype=i64))
    ahead = lt(other, mine) if up else gt(other, mine)
    before = logical_or(ahead, logical_and(eq(other, mine), earlier))
    rank = reshape_to(sum_(cast(before, dtype=i64), axes=(len(lead) + 1,)), x.shape)
    places = iota(shape=x.shape, axis=len(lead), dtype=i64)
    room = fill((*lead, count + 1), 0, i64)
    written = scatter_elements(room, minimum(rank, count), places, axis=len(lead))
    return slice_from_start(written, (*lead, count))


def _one_by_one(x: Node, count: int, up: bool) -> Node:
    """Each is the first of the best of those that are left."""
    axes, size = (len(x.shape) - 1,), x.shape[-1]
    at = iota(shape=(size,), axis=0, dtype=i64)
    left: Node | None = None
    found: list[Node] = []
    for _ in range(count):
        seen = x if left is None else where(left, x, _worst(x, up))
        best = min_(seen, axes=axes) if up else max_(seen, axes=axes)
        hit = eq(x, best) if left is None else logical_and(left, eq(x, best))
        place = minimum(min_(where(hit, at, size), axes=axes), size - 1)
        found.append(place)
        left = ne(at, place) if left is None else logical_and(left, ne(at, place))
    return found[0] if count == 1 else concat(*found, axis=axes[0])


def _worst(x: Node, up: bool) -> float:
    """Return the value that no element is worse than."""
    if x.dtype.is_float:
        return inf if up else -inf
    limits = np.iinfo(x.dtype.numpy.name)
    return int(limits.max if up else limits.min)
