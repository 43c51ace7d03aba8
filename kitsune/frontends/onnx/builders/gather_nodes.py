"""Builders of gather and scatter ops."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from kitsune.frontends.onnx.builders.logic_nodes import cast_to
from kitsune.frontends.onnx.builders.movement_nodes import broadcast_to, reshape_to
from kitsune.frontends.onnx.place import Decline, Place, builder
from kitsune.ir.dtypes import i64
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops import (
    add,
    gather,
    gather_elements,
    ge,
    iota,
    logical_and,
    lt,
    mul,
    scatter,
    scatter_add,
    slice_,
    sub,
    where,
)


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
