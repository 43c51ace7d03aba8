"""Builders of GridSample, RoiAlign and DeformConv.

A place lies at a coordinate along each axis and reads a few elements there, each with a weight. All
combinations of these are gathered, weighed and put together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from itertools import product
from math import prod

import numpy as np

from kitsune.frontends.onnx.builders.arithmetic_nodes import cast_to
from kitsune.frontends.onnx.builders.conv_nodes import Slide, add_bias, read_window
from kitsune.frontends.onnx.builders.movement_nodes import broadcast_to, reshape_to
from kitsune.frontends.onnx.place import Decline, Place, builder
from kitsune.ir.budget import spend_bytes
from kitsune.ir.dtypes import f32, i32
from kitsune.ir.node import Node
from kitsune.ir.ops import (
    add,
    clamp,
    constant,
    eq,
    floor,
    gather,
    gather_elements,
    ge,
    gt,
    le,
    logical_and,
    logical_or,
    logical_xor,
    lt,
    matmul,
    max_,
    maximum,
    mean,
    minimum,
    mul,
    round_,
    slice_,
    sub,
    trunc,
    where,
)
from kitsune.ir.ops.op_table import broadcast
from kitsune.system.records import dataclass

CUBIC = -0.75  # the coefficient of Keys that all implementations take


@dataclass(frozen=True)
class Tap:
    """An element that places read along one axis: its number, a whole f32; its weight, unless that
    is 1; and whether there is one, where it may be outside."""

    index: Node
    weight: Node | None = None
    inside: Node | None = None


def sample_taps(x: Node, axes: Sequence[Sequence[Tap]]) -> list[Node]:
    """Read an image `[batch, channels, *sizes]` at each combination of taps, weighted: `[batch,
    channels, *places]`. Taps are `[batch, *places]`, or broadcast to it."""
    shape = broadcast(*(tap.index.shape for taps in axes for tap in taps))
    return [_read(x, taps, shape) for taps in product(*axes)]


def _read(x: Node, taps: Sequence[Tap], shape: tuple[int, ...]) -> Node:
    batch, channels, *sizes = x.shape
    places, count = prod(shape[1:]), prod(sizes)
    flat: Node | None = None
    for tap, size in zip(taps, sizes, strict=True):
        inside = cast_to(clamp(tap.index, low=0.0, high=size - 1.0), i32)
        flat = inside if flat is None else add(mul(flat, size), inside)
    assert flat is not None
    at = reshape_to(broadcast_to(flat, shape), (batch, 1, places))
    at = clamp(broadcast_to(at, (batch, channels, places)), low=0, high=count - 1)
    made = gather_elements(reshape_to(x, (batch, channels, count)), at, axis=2)
    made = reshape_to(made, (batch, channels, *shape[1:]))
    held = [tap.inside for tap in taps if tap.inside is not None]
    if held:
        made = where(_add_channel_axis(reduce(logical_and, held)), made, 0.0)
    weights = [tap.weight for tap in taps if tap.weight is not None]
    if weights:
        made = mul(made, cast_to(_add_channel_axis(reduce(mul, weights)), x.dtype))
    return made


def _add_channel_axis(x: Node) -> Node:
    return reshape_to(x, (x.shape[0], 1, *x.shape[1:]))


# --- what a coordinate reads ---------------------------------------------------------------------


def _near(d: Node) -> Node:
    return add(mul(mul(sub(mul(d, CUBIC + 2), CUBIC + 3), d), d), 1.0)


def _far(d: Node) -> Node:
    return sub(mul(add(mul(sub(mul(d, CUBIC), 5 * CUBIC), d), 8 * CUBIC), d), 4 * CUBIC)


def _taps(at: Node, mode: str, pixel: Callable[[Node, Node | None], Tap]) -> list[Tap]:
    """The elements around a coordinate, where `pixel` finds each."""
    if mode == "nearest":
        return [pixel(trunc(at), None)]
    first = floor(at)
    d = sub(at, first)
    if mode == "linear":
        return [pixel(first, sub(1.0, d)), pixel(add(first, 1.0), d)]
    weights = [_far(add(d, 1.0)), _near(d), _near(sub(1.0, d)), _far(sub(2.0, d))]
    return [pixel(add(first, float(n - 1)), weight) for n, weight in enumerate(weights)]


def _or_zero(size: int) -> Callable[[Node, Node | None], Tap]:
    """Elements outside count as zero."""
    return lambda at, weight: Tap(at, weight, logical_and(ge(at, 0.0), lt(at, float(size))))


def _outside(at: Node, low: float, high: float) -> Node:
    return logical_or(lt(at, low), gt(at, high))


def _reflect(at: Node, low: float, high: float) -> Node:
    """Reflect a coordinate at the borders as often as needed."""
    if low == high:
        return mul(at, 0.0)
    below = lt(at, low)
    beyond = where(below, sub(low, at), sub(at, high))
    times = floor(mul(beyond, 1 / (high - low)))
    rest = sub(beyond, mul(times, high - low))
    odd = eq(sub(times, mul(floor(mul(times, 0.5)), 2.0)), 1.0)
    back = where(logical_xor(below, odd), add(rest, low), sub(high, rest))
    return where(_outside(at, low, high), back, at)


def _make_taps(place: Place, at: Node, size: int, mode: str, aligned: bool) -> list[Tap]:
    """Return the taps of a grid coordinate, from −1 to 1."""
    edges = place.attr("padding_mode", "zeros")
    low, high = (0.0, size - 1.0) if aligned else (-0.5, size - 0.5)
    at = mul(add(at, 1.0), (size - 1) / 2 if aligned else size / 2)
    at = at if aligned else sub(at, 0.5)
    at = round_(at) if mode == "nearest" else at
    if edges == "border":
        at = at if mode == "cubic" else clamp(at, low=0.0, high=size - 1.0)
        return _taps(at, mode, lambda i, weight: Tap(i, weight))
    if edges == "reflection":
        at = _reflect(at, low, high)
        return _taps(at, mode, lambda i, weight: Tap(trunc(_reflect(i, low, high)), weight))
    if edges != "zeros":
        raise Decline
    return _taps(at, mode, _or_zero(size))


# --- the ops -------------------------------------------------------------------------------------


def _parts(x: Node, axis: int) -> list[Node]:
    """An axis taken apart."""
    shape = (*x.shape[:axis], 1, *x.shape[axis + 1 :])
    starts = [tuple(n if d == axis else 0 for d in range(len(shape))) for n in range(x.shape[axis])]
    kept = (*x.shape[:axis], *x.shape[axis + 1 :])
    return [
        reshape_to(slice_(x, starts=at, sizes=shape, steps=(1,) * len(shape)), kept)
        for at in starts
    ]


@builder("GridSample")
def build_grid_sample(place: Place) -> Node:
    """Build GridSample; a grid has its coordinates in the order of width, height, depth."""
    x, grid = place[0], place[1]
    said = place.attr("mode", "linear")
    mode = {"bilinear": "linear", "bicubic": "cubic"}.get(said, said)
    if not x.dtype.is_float or 0 in (*x.shape, *grid.shape):
        raise Decline
    if mode not in ("linear", "cubic", "nearest"):
        raise Decline
    at = [cast_to(part, f32) for part in reversed(_parts(grid, len(grid.shape) - 1))]
    aligned = bool(place.attr("align_corners", 0))
    axes = [
        _make_taps(place, each, n, mode, aligned) for each, n in zip(at, x.shape[2:], strict=True)
    ]
    made = reduce(add, sample_taps(cast_to(x, x.dtype.value), axes))
    return cast_to(made, x.dtype)


@builder("RoiAlign")
def build_roi_align(place: Place) -> Node:
    """Build RoiAlign: each region in bins, in which samples are averaged or the largest taken.
    Their number is known before it runs if a ratio is given."""
    x, rois, owner = place[0], place[1], place[2]
    count, scale = int(place.attr("sampling_ratio", 0)), float(place.attr("spatial_scale", 1.0))
    if count < 1 or not x.dtype.is_float or 0 in (*x.shape, *rois.shape):
        raise Decline
    default = "half_pixel" if place.opset >= 16 else "output_half_pixel"
    half = place.attr("coordinate_transformation_mode", default) == "half_pixel"
    ends = [sub(mul(cast_to(part, f32), scale), 0.5 if half else 0.0) for part in _parts(rois, 1)]
    bins = [int(place.attr(name, 1)) for name in ("output_height", "output_width")]
    image = gather(cast_to(x, x.dtype.value), owner, axis=0)
    axes = []
    for d, size in enumerate(x.shape[2:]):
        first, last = ends[1 - d], ends[3 - d]
        length = sub(last, first) if half else maximum(sub(last, first), 1.0)
        at = _sample_bins(first, length, bins[d], count)
        at = reshape_to(at, (*at.shape, 1, 1) if d == 0 else (at.shape[0], 1, 1, *at.shape[1:]))
        axes.append(_within(at, size))
    read = sample_taps(image, axes)
    if place.attr("mode", "avg") == "max":
        made = max_(reduce(maximum, read), axes=(3, 5))
    else:
        made = mean(reduce(add, read), axes=(3, 5))
    return cast_to(reshape_to(made, (*image.shape[:2], *bins)), x.dtype)


def _sample_bins(first: Node, length: Node, bins: int, count: int) -> Node:
    """Return `[regions, bins, count]`: evenly spaced places in each bin."""
    spend_bytes(16 * bins * count, "the places of samples")
    at = (np.arange(bins)[:, None] + (np.arange(count) + 0.5) / count) / bins
    step = mul(reshape_to(length, (*length.shape, 1, 1)), constant(at.astype(np.float32)))
    return add(step, reshape_to(first, (*first.shape, 1, 1)))


def _within(at: Node, size: int) -> list[Tap]:
    """Elements around a coordinate, which up to one beyond the ends is moved there."""
    inside = logical_and(ge(at, -1.0), le(at, float(size)))
    at = clamp(at, low=0.0, high=size - 1.0)
    low = floor(at)
    d = sub(at, low)
    high = minimum(add(low, 1.0), size - 1.0)
    return [Tap(low, sub(1.0, d), inside), Tap(high, d, inside)]


@builder("DeformConv")
def build_deform_conv(place: Place) -> Node:
    """Build DeformConv: windows whose elements are moved, each by its own offset."""
    x, weights, offset, mask = place[0], place[1], place[2], place.get(4)
    s = read_window(place, x.shape[2:], weights.shape[2:])
    groups, parts = int(place.attr("group", 1)), int(place.attr("offset_group", 1))
    batch, channels, *sizes = x.shape
    places, taps, rank = offset.shape[2:], prod(s.kernel), len(sizes)
    if not x.dtype.is_float or 0 in (*x.shape, *offset.shape):
        raise Decline
    kind = x.dtype.value
    moved = reshape_to(offset, (batch * parts, taps, rank, *places))
    at = [
        add(cast_to(part, f32), base)
        for part, base in zip(_parts(moved, 2), _bases(s, places), strict=True)
    ]
    axes = [_taps(each, "linear", _or_zero(size)) for each, size in zip(at, sizes, strict=True)]
    image = reshape_to(cast_to(x, kind), (batch * parts, channels // parts, *sizes))
    seen = reduce(add, sample_taps(image, axes))
    if mask is not None:
        seen = mul(seen, reshape_to(cast_to(mask, kind), (batch * parts, 1, taps, *places)))
    depth = channels // groups * taps
    seen = reshape_to(seen, (batch, groups, depth, prod(places)))
    filters = reshape_to(cast_to(weights, kind), (groups, weights.shape[0] // groups, depth))
    made = reshape_to(matmul(filters, seen), (batch, weights.shape[0], *places))
    return add_bias(cast_to(made, x.dtype), place.get(3))


def _bases(s: Slide, places: Sequence[int]) -> list[Node]:
    """Return the position of each tap of each window along every axis, before offsets: `[taps,
    *places]`."""
    rank, taps = len(places), prod(s.kernel)
    found = []
    spend_bytes(8 * rank * taps * prod(places), "the places of taps")
    for d in range(rank):
        tap = np.indices(s.kernel)[d].reshape(taps, *(1,) * rank) * s.dilations[d]
        start = np.indices(places)[d] * s.strides[d] - s.before[d]
        found.append(constant((tap + start).astype(np.float32)))
    return found
