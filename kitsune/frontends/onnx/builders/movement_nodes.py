"""Builders of reshape, transpose, slice, concat, pad and tile ops."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np

from kitsune.errors import InputError, ShapeError
from kitsune.frontends.onnx.model import label
from kitsune.frontends.onnx.place import Decline, Place, builder, normalise_axis
from kitsune.ir.budget import spend_bytes
from kitsune.ir.dtypes import i64
from kitsune.ir.guards import divides, is_equal
from kitsune.ir.node import Node
from kitsune.ir.ops import (
    concat,
    constant,
    expand,
    gather,
    iota,
    mod,
    pad,
    permute,
    reshape,
    slice_,
    split,
    sub,
    tile,
)
from kitsune.ir.ops import maximum as maximum_of
from kitsune.ir.ops import minimum as minimum_of
from kitsune.ir.ops.op_table import broadcast
from kitsune.ir.sizes import Size, ceil_div, is_symbolic, maximum, minimum

# --- another shape -------------------------------------------------------------------------------


def reshape_to(x: Node, shape: Sequence[int]) -> Node:
    return x if x.shape == tuple(shape) else reshape(x, shape=tuple(shape))


@builder("Reshape")
def reshape_(place: Place) -> Node:
    """A size of 0 keeps the input's, unless `allowzero`; one of -1 is worked out."""
    x = place[0]
    wanted = [int(n) for n in place.attr("shape")] if place.opset < 5 else place.ints(1)
    if not place.attr("allowzero", 0):
        kept = [is_equal(n, 0) for n in wanted]
        if any(kept[len(x.shape) :]):
            raise ShapeError(f"cannot reshape {list(x.shape)} to {wanted}", why="0 keeps a size")
        wanted = [x.shape[d] if kept[d] else n for d, n in enumerate(wanted)]
    dynamic_axes = [d for d, n in enumerate(wanted) if is_equal(n, -1)]
    if dynamic_axes:
        rest = prod(n for d, n in enumerate(wanted) if d not in dynamic_axes)
        if len(dynamic_axes) > 1 or not rest or not divides(rest, prod(x.shape)):
            raise ShapeError(f"cannot reshape {list(x.shape)} to {wanted}")
        wanted[dynamic_axes[0]] = prod(x.shape) // rest
    return reshape_to(x, wanted)


@builder("Flatten")
def flatten(place: Place) -> Node:
    x, axis = place[0], int(place.attr("axis", 1))
    axis = axis + len(x.shape) if axis < 0 else axis
    return reshape_to(x, (prod(x.shape[:axis]), prod(x.shape[axis:])))


@builder("Squeeze")
def squeeze(place: Place) -> Node:
    x = place[0]
    said = place.ints_or("axes", 1, since=13)
    axes = {normalise_axis(place, a, len(x.shape)) for a in said or ()}
    if not all(is_equal(x.shape[a], 1) for a in axes):
        raise ShapeError(f"cannot squeeze axes {sorted(axes)} of {list(x.shape)}")
    dropped = axes if said is not None else {d for d, n in enumerate(x.shape) if is_equal(n, 1)}
    return reshape_to(x, [n for d, n in enumerate(x.shape) if d not in dropped])


@builder("Unsqueeze")
def unsqueeze(place: Place) -> Node:
    x, said = place[0], place.ints_or("axes", 1, since=13) or []
    rank = len(x.shape) + len(said)
    axes = {normalise_axis(place, a, rank) for a in said}
    sizes = iter(x.shape)
    if len(axes) != len(said):
        raise InputError(f"{label(place.node)} has axes {said}", why="an axis is there twice")
    return reshape_to(x, [1 if d in axes else next(sizes) for d in range(rank)])


@builder("Transpose")
def transpose(place: Place) -> Node:
    x = place[0]
    order = tuple(place.attr("perm") or reversed(range(len(x.shape))))
    return x if order == tuple(range(len(x.shape))) else permute(x, order=order)


@builder("Expand")
def expand_(place: Place) -> Node:
    return broadcast_to(place[0], place.ints(1))


def broadcast_to(x: Node, shape: Sequence[int]) -> Node:
    """Broadcast x with a shape."""
    wanted = broadcast(x.shape, tuple(shape))
    aligned = reshape_to(x, (1,) * (len(wanted) - len(x.shape)) + x.shape)
    return aligned if wanted == aligned.shape else expand(aligned, shape=wanted)


@builder("Tile")
def repeat(place: Place) -> Node:
    x = place[0]
    if place.opset < 6:
        raise Decline
    return tile(x, place.ints(1))


@builder("DepthToSpace")
def depth_to_space(place: Place) -> Node:
    x, block = place[0], int(place.attr("blocksize"))
    n, c, h, w = x.shape
    deep = c // (block * block)
    if place.attr("mode", "DCR") == "DCR":
        apart, order = (n, block, block, deep, h, w), (0, 3, 4, 1, 5, 2)
    else:
        apart, order = (n, deep, block, block, h, w), (0, 1, 4, 2, 5, 3)
    moved = permute(reshape(x, shape=apart), order=order)
    return reshape(moved, shape=(n, deep, h * block, w * block))


@builder("SpaceToDepth")
def space_to_depth(place: Place) -> Node:
    x, block = place[0], int(place.attr("blocksize"))
    n, c, h, w = x.shape
    apart = reshape(x, shape=(n, c, h // block, block, w // block, block))
    is_deep = place.attr("mode", "DCR") == "DCR"
    moved = permute(apart, order=(0, 3, 5, 1, 2, 4) if is_deep else (0, 1, 3, 5, 2, 4))
    return reshape(moved, shape=(n, c * block * block, h // block, w // block))


# --- parts and joins -----------------------------------------------------------------------------


@builder("Concat")
def join(place: Place) -> Node:
    pieces = [place[n] for n in range(len(place.inputs))]
    axis = place.axis(1, len(pieces[0].shape))
    return pieces[0] if len(pieces) == 1 else concat(*pieces, axis=axis)


@builder("Split")
def cut(place: Place) -> list[Node]:
    x = place[0]
    axis = place.axis(0, len(x.shape))
    sizes = place.ints_or("split", 1, since=13)
    if sizes is None:
        count = int(place.attr("num_outputs", len(place.node.output)))
        if count != len(place.node.output):
            raise InputError(
                f"{label(place.node)} cuts into {count} pieces",
                why=f"it has {len(place.node.output)} outputs",
            )
        each = -(-x.shape[axis] // count)
        sizes = [maximum(minimum(each, x.shape[axis] - n * each), 0) for n in range(count)]
    return split(x, sizes, axis)


@builder("Slice")
def part(place: Place) -> Node:
    x = place[0]
    rank = len(x.shape)
    if place.opset < 10:
        begins, ends = place.attr("starts"), place.attr("ends")
        said, steps = place.attr("axes"), None
    else:
        begins, ends = place.ints(1), place.ints(2)
        said = place.ints(3) if place.has(3) else None
        steps = place.ints(4) if place.has(4) else None
    axes = [normalise_axis(place, a, rank) for a in (range(len(begins)) if said is None else said)]
    spans = [(0, n, 1) for n in x.shape]
    for axis, begin, end, step in zip(axes, begins, ends, steps or [1] * len(axes), strict=True):
        if step == 0:
            raise InputError(f"{label(place.node)} has a step of 0")
        spans[axis] = _span(begin, end, int(step), x.shape[axis])
    starts, sizes, strides = (tuple(s[n] for s in spans) for n in range(3))
    is_whole = sizes == x.shape and all(s == 1 for s in strides)
    return x if is_whole else slice_(x, starts=starts, sizes=sizes, steps=strides)


def _span(begin: int, end: int, step: int, size: int) -> tuple[int, int, int]:
    """(start, count, step), with bounds outside the axis moved inside, as Python has it."""
    if is_symbolic((begin, end, size)):
        return _span_dynamic(begin, end, step, size)
    start, stop, _ = slice(begin, None if step < 0 and end < -size else end, step).indices(size)
    count = len(range(start, stop, step))
    return (start if count else 0), count, step


def _span_dynamic(begin: int, end: int, step: int, size: int) -> tuple[int, int, int]:
    """The same where calls decide sizes."""
    least, most = (-1, size - 1) if step < 0 else (0, size)
    start, stop = (_moved_inside(bound, size, least, most) for bound in (begin, end))
    count = ceil_div(start - stop, -step) if step < 0 else ceil_div(stop - start, step)
    return start, maximum(count, 0), step


FAR = (1 << 31) - 1  # exporters write this, or more, for the end of an axis
LARGE = 1 << 20  # or so they mean the end of an axis


def _moved_inside(bound: int, size: int, least: int, most: int) -> int:
    """A bound, counted from the end where negative, moved inside the axis. Whether one that calls
    decide is inside, or one that stands for the end, is decided by the hints."""
    if not isinstance(bound, Size) and abs(bound) >= FAR:
        return most if bound > 0 else least
    place = bound if bound >= 0 else bound + size
    if isinstance(bound, Size) or abs(bound) >= LARGE:
        return place if least <= place <= most else least if place < least else most
    return minimum(maximum(place, least), most)


@builder("Pad")
def build_pad(place: Place) -> Node:
    x = place[0]
    rank, mode = len(x.shape), place.attr("mode", "constant")
    widths = [int(n) for n in place.attr("pads", ())] if place.opset < 11 else place.ints(1)
    axes = place.ints(3) if place.has(3) else list(range(rank))
    before, after = [0] * rank, [0] * rank
    for n, axis in enumerate(axes):
        before[normalise_axis(place, axis, rank)] = widths[n]
        after[normalise_axis(place, axis, rank)] = widths[n + len(axes)]
    x = _crop(x, before, after)
    low, high = tuple(maximum(n, 0) for n in before), tuple(maximum(n, 0) for n in after)
    if mode == "constant":
        value = place.attr("value", 0.0) if place.opset < 11 else _number(place, 2)
        return pad(x, before=low, after=high, value=value)
    for axis in range(rank):
        if low[axis] != 0 or high[axis] != 0:
            x = gather(x, _pad_index(mode, x.shape[axis], low[axis], high[axis]), axis=axis)
    return x


def _number(place: Place, number: int) -> Any:
    return place.value(number).reshape(-1)[0].item() if place.has(number) else 0


def _crop(x: Node, before: Sequence[int], after: Sequence[int]) -> Node:
    """Crop by negative widths."""
    starts = tuple(maximum(-n, 0) for n in before)
    ends = tuple(maximum(-n, 0) for n in after)
    sizes = tuple(n - a - b for n, a, b in zip(x.shape, starts, ends, strict=True))
    if sizes == x.shape:
        return x
    return slice_(x, starts=starts, sizes=sizes, steps=(1,) * len(sizes))


def _pad_index(mode: str, size: int, before: int, after: int) -> Node:
    """Return the source index of each element of a padded axis."""
    modes = {"edge": "edge", "reflect": "reflect", "wrap": "wrap"}
    if mode not in modes or not size:
        raise InputError(f"cannot pad an axis of {size} with mode {mode!r}")
    if is_symbolic((size, before, after)):
        return _index_dynamic_pad(mode, size, before, after)
    spend_bytes(16 * (size + before + after), "where padding comes from")
    line = np.arange(size, dtype=np.int64)
    return constant(np.pad(line, (before, after), mode=modes[mode]))  # type: ignore[call-overload]


def _index_dynamic_pad(mode: str, size: int, before: int, after: int) -> Node:
    """The same of sizes that calls decide: computed in the graph."""
    at = sub(iota(shape=(before + size + after,), axis=0, dtype=i64), before)
    if mode == "edge":
        return minimum_of(maximum_of(at, 0), size - 1)
    if mode == "wrap":
        return mod(at, size)
    at = mod(at, maximum(2 * size - 2, 1))  # there and back again
    return minimum_of(at, sub(2 * size - 2, at))


@builder("CenterCropPad")
def build_center_crop_pad(place: Place) -> Node:
    x, wanted = place[0], place.ints(1)
    rank = len(x.shape)
    axes = [normalise_axis(place, a, rank) for a in place.attr("axes", range(rank))]
    starts, sizes = [0] * rank, list(x.shape)
    before, after = [0] * rank, [0] * rank
    for axis, size in zip(axes, wanted, strict=True):
        extra = size - x.shape[axis]
        if extra < 0:
            starts[axis], sizes[axis] = -extra // 2, size
        else:
            before[axis], after[axis] = extra // 2, extra - extra // 2
    cropped = slice_(x, starts=tuple(starts), sizes=tuple(sizes), steps=(1,) * rank)
    return pad(cropped, before=tuple(before), after=tuple(after), value=0)
