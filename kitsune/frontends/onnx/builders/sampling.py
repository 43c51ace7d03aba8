"""Images read between their elements: on a grid, in regions, in windows that are deformed.

A place lies at a coordinate along each axis and reads a few elements there, each with a weight. All
combinations of these are gathered, weighed and put together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import product
from math import prod

import numpy as np

from kitsune.frontends.onnx.builders.logic import converted
from kitsune.frontends.onnx.builders.movement import reshaped, stretched
from kitsune.frontends.onnx.builders.window import Slide, biased, slide_of
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
from kitsune.ir.ops.table import broadcast

CUBIC = -0.75  # the coefficient of Keys that all implementations take


@dataclass(frozen=True)
class Tap:
    """An element that places read along one axis: its number, a whole f32; its weight, unless that
    is 1; and whether there is one, where it may be outside."""

    index: Node
    weight: Node | None = None
    inside: Node | None = None


def sampled(x: Node, axes: Sequence[Sequence[Tap]]) -> list[Node]:
    """Of an image `[batch, channels, *sizes]`, what each combination of taps reads at each place,
    weighed: `[batch, channels, *places]`. What is known of places is `[batch, *places]`, or
    broadcasts to it."""
    shape = broadcast(*(tap.index.shape for taps in axes for tap in taps))
    return [_read(x, taps, shape) for taps in product(*axes)]


def _read(x: Node, taps: Sequence[Tap], shape: tuple[int, ...]) -> Node:
    batch, channels, *sizes = x.shape
    places, count = prod(shape[1:]), prod(sizes)
    flat: Node | None = None
    for tap, size in zip(taps, sizes, strict=True):
        inside = converted(clamp(tap.index, low=0.0, high=size - 1.0), i32)
        flat = inside if flat is None else add(mul(flat, size), inside)
    assert flat is not None
    at = reshaped(stretched(flat, shape), (batch, 1, places))
    at = clamp(stretched(at, (batch, channels, places)), low=0, high=count - 1)
    made = gather_elements(reshaped(x, (batch, channels, count)), at, axis=2)
    made = reshaped(made, (batch, channels, *shape[1:]))
    held = [tap.inside for tap in taps if tap.inside is not None]
    if held:
        made = where(_over_channels(reduce(logical_and, held)), made, 0.0)
    weights = [tap.weight for tap in taps if tap.weight is not None]
    if weights:
        made = mul(made, converted(_over_channels(reduce(mul, weights)), x.dtype))
    return made


def _over_channels(x: Node) -> Node:
    return reshaped(x, (x.shape[0], 1, *x.shape[1:]))


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


def _reflected(at: Node, low: float, high: float) -> Node:
    """Back from the border that it is beyond, as often as it takes."""
    if low == high:
        return mul(at, 0.0)
    below = lt(at, low)
    beyond = where(below, sub(low, at), sub(at, high))
    times = floor(mul(beyond, 1 / (high - low)))
    rest = sub(beyond, mul(times, high - low))
    odd = eq(sub(times, mul(floor(mul(times, 0.5)), 2.0)), 1.0)
    back = where(logical_xor(below, odd), add(rest, low), sub(high, rest))
    return where(_outside(at, low, high), back, at)


def _along(place: Place, at: Node, size: int, mode: str, aligned: bool) -> list[Tap]:
    """What a coordinate of a grid, from −1 to 1, reads."""
    edges = place.attr("padding_mode", "zeros")
    low, high = (0.0, size - 1.0) if aligned else (-0.5, size - 0.5)
    at = mul(add(at, 1.0), (size - 1) / 2 if aligned else size / 2)
    at = at if aligned else sub(at, 0.5)
    at = round_(at) if mode == "nearest" else at
    if edges == "border":
        at = at if mode == "cubic" else clamp(at, low=0.0, high=size - 1.0)
        return _taps(at, mode, lambda i, weight: Tap(i, weight))
    if edges == "reflection":
        at = _reflected(at, low, high)
        return _taps(at, mode, lambda i, weight: Tap(trunc(_reflected(i, low, high)), weight))
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
        reshaped(slice_(x, starts=at, sizes=shape, steps=(1,) * len(shape)), kept) for at in starts
    ]


@builder("GridSample")
def on_grid(place: Place) -> Node:
    """A grid has its coordinates in the order of width, height, depth."""
    x, grid = place[0], place[1]
    said = place.attr("mode", "linear")
    mode = {"bilinear": "linear", "bicubic": "cubic"}.get(said, said)
    if not x.dtype.is_float or 0 in (*x.shape, *grid.shape):
        raise Decline
    if mode not in ("linear", "cubic", "nearest"):
        raise Decline
    at = [converted(part, f32) for part in reversed(_parts(grid, len(grid.shape) - 1))]
    aligned = bool(place.attr("align_corners", 0))
    axes = [_along(place, each, n, mode, aligned) for each, n in zip(at, x.shape[2:], strict=True)]
    made = reduce(add, sampled(converted(x, x.dtype.value), axes))
    return converted(made, x.dtype)


@builder("RoiAlign")
def in_regions(place: Place) -> Node:
    """Each region in bins, of which so many places are averaged, or the largest taken. How many is
    known before it runs where a ratio is given."""
    x, rois, owner = place[0], place[1], place[2]
    count, scale = int(place.attr("sampling_ratio", 0)), float(place.attr("spatial_scale", 1.0))
    if count < 1 or not x.dtype.is_float or 0 in (*x.shape, *rois.shape):
        raise Decline
    default = "half_pixel" if place.opset >= 16 else "output_half_pixel"
    half = place.attr("coordinate_transformation_mode", default) == "half_pixel"
    ends = [sub(mul(converted(part, f32), scale), 0.5 if half else 0.0) for part in _parts(rois, 1)]
    bins = [int(place.attr(name, 1)) for name in ("output_height", "output_width")]
    image = gather(converted(x, x.dtype.value), owner, axis=0)
    axes = []
    for d, size in enumerate(x.shape[2:]):
        first, last = ends[1 - d], ends[3 - d]
        length = sub(last, first) if half else maximum(sub(last, first), 1.0)
        at = _in_bins(first, length, bins[d], count)
        at = reshaped(at, (*at.shape, 1, 1) if d == 0 else (at.shape[0], 1, 1, *at.shape[1:]))
        axes.append(_within(at, size))
    read = sampled(image, axes)
    if place.attr("mode", "avg") == "max":
        made = max_(reduce(maximum, read), axes=(3, 5))
    else:
        made = mean(reduce(add, read), axes=(3, 5))
    return converted(reshaped(made, (*image.shape[:2], *bins)), x.dtype)


def _in_bins(first: Node, length: Node, bins: int, count: int) -> Node:
    """`[regions, bins, count]`: evenly spaced places in each bin."""
    spend_bytes(16 * bins * count, "the places of samples")
    at = (np.arange(bins)[:, None] + (np.arange(count) + 0.5) / count) / bins
    step = mul(reshaped(length, (*length.shape, 1, 1)), constant(at.astype(np.float32)))
    return add(step, reshaped(first, (*first.shape, 1, 1)))


def _within(at: Node, size: int) -> list[Tap]:
    """Elements around a coordinate, which up to one beyond the ends is moved there."""
    inside = logical_and(ge(at, -1.0), le(at, float(size)))
    at = clamp(at, low=0.0, high=size - 1.0)
    low = floor(at)
    d = sub(at, low)
    high = minimum(add(low, 1.0), size - 1.0)
    return [Tap(low, sub(1.0, d), inside), Tap(high, d, inside)]


@builder("DeformConv")
def deformed(place: Place) -> Node:
    """Windows whose elements are moved, each by an offset of its own."""
    x, weights, offset, mask = place[0], place[1], place[2], place.get(4)
    s = slide_of(place, x.shape[2:], weights.shape[2:])
    groups, parts = int(place.attr("group", 1)), int(place.attr("offset_group", 1))
    batch, channels, *sizes = x.shape
    places, taps, rank = offset.shape[2:], prod(s.kernel), len(sizes)
    if not x.dtype.is_float or 0 in (*x.shape, *offset.shape):
        raise Decline
    kind = x.dtype.value
    moved = reshaped(offset, (batch * parts, taps, rank, *places))
    at = [
        add(converted(part, f32), base)
        for part, base in zip(_parts(moved, 2), _bases(s, places), strict=True)
    ]
    axes = [_taps(each, "linear", _or_zero(size)) for each, size in zip(at, sizes, strict=True)]
    image = reshaped(converted(x, kind), (batch * parts, channels // parts, *sizes))
    seen = reduce(add, sampled(image, axes))
    if mask is not None:
        seen = mul(seen, reshaped(converted(mask, kind), (batch * parts, 1, taps, *places)))
    depth = channels // groups * taps
    seen = reshaped(seen, (batch, groups, depth, prod(places)))
    filters = reshaped(converted(weights, kind), (groups, weights.shape[0] // groups, depth))
    made = reshaped(matmul(filters, seen), (batch, weights.shape[0], *places))
    return biased(converted(made, x.dtype), place.get(3))


def _bases(s: Slide, places: Sequence[int]) -> list[Node]:
    """Where each tap of each window is along every axis, before it is moved: `[taps, *places]`."""
    rank, taps = len(places), prod(s.kernel)
    found = []
    spend_bytes(8 * rank * taps * prod(places), "the places of taps")
    for d in range(rank):
        tap = np.indices(s.kernel)[d].reshape(taps, *(1,) * rank) * s.dilations[d]
        start = np.indices(places)[d] * s.strides[d] - s.before[d]
        found.append(constant((tap + start).astype(np.float32)))
    return found
