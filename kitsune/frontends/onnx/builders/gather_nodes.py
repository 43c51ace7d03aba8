"""Builders of gather, scatter, TopK and sorting ops."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, prod

import numpy as np

from kitsune.errors import InputError
from kitsune.frontends.onnx.builders.arithmetic_nodes import cast_to
from kitsune.frontends.onnx.builders.movement_nodes import broadcast_to, reshape_to
from kitsune.frontends.onnx.model import label
from kitsune.frontends.onnx.place import Decline, Place, builder
from kitsune.ir.dtypes import boolean, i64
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops import (
    add,
    cast,
    concat,
    eq,
    fill,
    gather,
    gather_elements,
    ge,
    gt,
    iota,
    logical_and,
    logical_or,
    lt,
    max_,
    min_,
    minimum,
    mul,
    ne,
    permute,
    scatter,
    scatter_add,
    scatter_elements,
    slice_,
    sub,
    sum_,
    where,
)
from kitsune.ir.ops.views import slice_from_start
from kitsune.ir.sizes import Size


@builder("Gather")
def taken(place: Place) -> Node:
    return gather(place[0], place[1], axis=place.axis(0, len(place[0].shape)))


@builder("GatherElements")
def build_gather_elements(place: Place) -> Node:
    """Build GatherElements; other axes of the indices may be shorter than the tensor's."""
    x, indices = place[0], place[1]
    axis = place.axis(0, len(x.shape))
    sizes = tuple(n if d == axis else indices.shape[d] for d, n in enumerate(x.shape))
    if sizes != x.shape:
        x = slice_(x, starts=(0,) * len(sizes), sizes=sizes, steps=(1,) * len(sizes))
    return gather_elements(x, indices, axis=axis)


# --- several indices for one element -------------------------------------------------------------


def flat_index(indices: Sequence[Node], sizes: Sequence[int]) -> Node:
    """The row-major number that indices into axes of these sizes name together. One outside its own
    axis makes it one outside all of them, which is refused."""
    flat: Node | None = None
    is_good: Node | None = None
    for index, size in zip(indices, sizes, strict=True):
        i = cast_to(index, i64)
        inside = logical_and(ge(i, -size), lt(i, size))
        i = where(lt(i, 0), add(i, size), i)
        flat = i if flat is None else add(mul(flat, size), i)
        is_good = inside if is_good is None else logical_and(is_good, inside)
    assert flat is not None
    assert is_good is not None
    return where(is_good, flat, prod(sizes))


def _columns(indices: Node) -> list[Node]:
    """The last axis taken apart."""
    *lead, count = indices.shape
    ones = (1,) * len(indices.shape)
    return [
        reshape_to(
            slice_(indices, starts=(*(0 for _ in lead), n), sizes=(*lead, 1), steps=ones), lead
        )
        for n in range(count)
    ]


def _places(shape: Shape, axis: int) -> Node:
    line = tuple(n if d == axis else 1 for d, n in enumerate(shape))
    return iota(shape=line, axis=axis, dtype=i64)


@builder("GatherND")
def taken_at(place: Place) -> Node:
    x, indices, batch = place[0], place[1], int(place.attr("batch_dims", 0))
    count = indices.shape[-1]
    if count == 0:
        raise Decline
    columns = _columns(indices)
    lead = columns[0].shape
    sizes = x.shape[: batch + count]
    at = flat_index([*(_places(lead, d) for d in range(batch)), *columns], sizes)
    rows = reshape_to(x, (prod(sizes), *x.shape[batch + count :]))
    return gather(rows, at, axis=0)


@builder("ScatterND")
def written_at(place: Place) -> Node:
    x, indices, updates = place[0], place[1], place[2]
    op = {"none": scatter, "add": scatter_add}.get(place.attr("reduction", "none"))
    count = indices.shape[-1]
    if op is None or count == 0:
        raise Decline
    sizes = x.shape[:count]
    at = flat_index(_columns(indices), sizes)
    rest = x.shape[count:]
    written = op(
        reshape_to(x, (prod(sizes), *rest)),
        reshape_to(at, (prod(at.shape),)),
        reshape_to(updates, (prod(at.shape), *rest)),
        axis=0,
    )
    return reshape_to(written, x.shape)


@builder("ScatterElements", "Scatter")
def build_scatter_elements(place: Place) -> Node:
    x, indices, updates = place[0], place[1], place[2]
    axis = place.axis(0, len(x.shape))
    op = {"none": scatter, "add": scatter_add}.get(place.attr("reduction", "none"))
    if op is None:
        raise Decline
    shape = indices.shape
    each = [indices if d == axis else _places(shape, d) for d in range(len(shape))]
    at = flat_index(each, x.shape)
    total = (prod(shape),)
    written = op(
        reshape_to(x, (prod(x.shape),)), reshape_to(at, total), reshape_to(updates, total), axis=0
    )
    return reshape_to(written, x.shape)


@builder("ReverseSequence")
def reversed_parts(place: Place) -> Node:
    """The first elements of each sequence in reverse, the others as they are."""
    x, lengths = place[0], place[1]
    time, batch = int(place.attr("time_axis", 0)), int(place.attr("batch_axis", 1))
    line = tuple(x.shape[batch] if d == batch else 1 for d in range(len(x.shape)))
    length = cast_to(reshape_to(lengths, line), i64)
    step = _places(x.shape, time)
    at = where(lt(step, length), sub(sub(length, 1), step), step)
    return gather_elements(x, broadcast_to(at, x.shape), axis=time)


# --- TopK and sorting -----------------------------------------------------------------------------


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
