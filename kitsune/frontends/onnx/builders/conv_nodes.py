"""Builders of convolution and pooling."""

from __future__ import annotations

from dataclasses import astuple, replace
from math import prod

import numpy as np

from kitsune.errors import InputError
from kitsune.frontends.onnx.builders.arithmetic_nodes import cast_to
from kitsune.frontends.onnx.builders.matmul_nodes import exact_convolution, subtract_zero_point
from kitsune.frontends.onnx.builders.movement_nodes import reshape_to
from kitsune.frontends.onnx.model import label
from kitsune.frontends.onnx.place import Decline, Place, builder
from kitsune.ir.dtypes import i32
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops import (
    abs_,
    add,
    constant,
    conv,
    conv_transpose,
    max_pool,
    mean_pool,
    permute,
    pow_,
    slice_,
    sum_pool,
)
from kitsune.ir.ops.pooling import ceil_mode_padding
from kitsune.ir.ops.window import overlap_add, pad_last_axes
from kitsune.ir.sizes import maximum as at_least
from kitsune.system.records import dataclass


@dataclass(frozen=True)
class Slide:
    """The window parameters of a node, one number for each size of the image."""

    kernel: Shape
    strides: Shape
    dilations: Shape
    before: Shape
    after: Shape


def read_window(place: Place, sizes: Shape, kernel: Shape, auto: bool = True) -> Slide:
    """Read strides, dilations and padding; with `auto`, compute the padding that keeps the size."""
    count = len(sizes)
    said = [_numbers(place, name, [1] * count) for name in ("strides", "dilations")]
    pads = _numbers(place, "pads", [0] * (2 * count))
    if not len(kernel) == len(said[0]) == len(said[1]) == len(pads) / 2 == count:
        raise InputError(
            f"{label(place.node)} over an image of {count} sizes",
            why="its kernel, strides, dilations and pads must be for as many",
        )
    if min((*kernel, *said[0], *said[1]), default=1) < 1 or min(pads, default=0) < 0:
        raise Decline
    found = Slide(kernel, said[0], said[1], pads[:count], pads[count:])
    mode = place.attr("auto_pad", "NOTSET")
    same = auto and mode in ("SAME_UPPER", "SAME_LOWER")
    return _same(found, sizes, mode == "SAME_UPPER") if same else found


def _numbers(place: Place, name: str, default: list[int]) -> Shape:
    return tuple(int(n) for n in place.attr(name) or default)


def _reaches(slide: Slide) -> list[int]:
    return [(n - 1) * d + 1 for n, d in zip(slide.kernel, slide.dilations, strict=True)]


def _same(slide: Slide, sizes: Shape, upper: bool) -> Slide:
    """Return the padding of auto_pad SAME; an odd zero goes to the upper or lower end."""
    less, more = [], []
    for size, stride, reach in zip(sizes, slide.strides, _reaches(slide), strict=True):
        total = at_least((-(-size // stride) - 1) * stride + reach - size, 0)
        less.append(total // 2)
        more.append(total - total // 2)
    before, after = (less, more) if upper else (more, less)
    return Slide(slide.kernel, slide.strides, slide.dilations, tuple(before), tuple(after))


# --- convolution ---------------------------------------------------------------------------------


@builder("Conv")
def convolution(place: Place) -> Node:
    made = exact_convolution(place[0], place[1], lambda x, w: integer_sums(place, x, w))
    made = _convolve(place, place[0], place[1]) if made is None else made
    return add_bias(made, place.get(2))


def _convolve(place: Place, x: Node, weights: Node) -> Node:
    s = read_window(place, x.shape[2:], weights.shape[2:])
    groups = int(place.attr("group", 1))
    return conv(x, weights, s.strides, s.dilations, s.before, s.after, groups)


def integer_sums(place: Place, image: Node, filters: Node, bias: Node | None = None) -> Node:
    """A convolution of i32 and a bias. Where it is known what was taken from an image of bytes, the
    image stays as it is, with that around it, and what is too much leaves each filter's sums."""
    found, taps = _levels(place, image), place.known(filters)
    if found is None or taps is None:
        return add_bias(_convolve(place, image, filters), bias)
    levels, level = found
    s = read_window(place, image.shape[2:], filters.shape[2:])
    levels = pad_last_axes(levels, s.before, s.after, level)
    none, groups = (0,) * len(s.kernel), int(place.attr("group", 1))
    total = conv(cast_to(levels, i32), filters, s.strides, s.dilations, none, none, groups)
    if level:
        less = constant(-level * taps.reshape(len(taps), -1).sum(1, dtype=np.int32))
        bias = less if bias is None else add(bias, less)
    return add_bias(total, bias)


def _levels(place: Place, image: Node) -> tuple[Node, int] | None:
    """An image's bytes, and the known number that was taken from them."""
    if image.op == "cast":
        return image.inputs[0], 0
    if image.op != "sub" or image.inputs[0].op != "cast":
        return None
    zero = place.known(image.inputs[1])
    if zero is None or zero.size != 1:
        return None
    return image.inputs[0].inputs[0], int(zero.item())


def add_bias(made: Node, bias: Node | None) -> Node:
    if bias is None:
        return made
    return add(made, reshape_to(bias, (*bias.shape, *(1,) * (len(made.shape) - 2))))


@builder("ConvInteger")
def integer_convolution(place: Place) -> Node:
    """Convolve in i32 after subtracting the zero points. The padding is the image's zero point."""
    weights, zero = place[1], place.get(3)
    if zero is not None and len(zero.shape) == 1:
        zero = reshape_to(zero, (*zero.shape, *(1,) * (len(weights.shape) - 1)))
    return integer_sums(
        place,
        subtract_zero_point(place[0], place.get(2), -1),
        subtract_zero_point(weights, zero, -1),
    )


@builder("ConvTranspose")
def transposed_convolution(place: Place) -> Node:
    """`output_padding` is more at the end; `output_shape` says instead what is cut off in all."""
    x, weights, bias = place[0], place[1], place.get(2)
    s = read_window(place, x.shape[2:], weights.shape[2:], auto=False)
    more = _numbers(place, "output_padding", [0] * len(s.kernel))
    full = [
        (n - 1) * stride + reach + extra
        for n, stride, reach, extra in zip(x.shape[2:], s.strides, _reaches(s), more, strict=True)
    ]
    before, after, mode = s.before, s.after, place.attr("auto_pad", "NOTSET")
    wanted = _numbers(place, "output_shape", [])
    if not wanted and mode in ("SAME_UPPER", "SAME_LOWER"):
        wanted = tuple(n * stride for n, stride in zip(x.shape[2:], s.strides, strict=True))
    if wanted:
        cut = [n - size for n, size in zip(full, wanted[-len(full) :], strict=True)]
        small, large = tuple(n // 2 for n in cut), tuple(n - n // 2 for n in cut)
        before, after = (small, large) if mode == "SAME_UPPER" else (large, small)
    after = tuple(n - extra for n, extra in zip(after, more, strict=True))
    edges = [(r - 1 - b, r - 1 - a) for r, b, a in zip(_reaches(s), before, after, strict=True)]
    if min(map(min, edges)) < 0:
        raise Decline
    groups = int(place.attr("group", 1))
    return add_bias(conv_transpose(x, weights, s.strides, s.dilations, before, after, groups), bias)


# --- pooling -------------------------------------------------------------------------------------


def _pool(place: Place) -> Slide:
    sizes = place[0].shape[2:]
    slide = read_window(place, sizes, _numbers(place, "kernel_shape", []))
    if not place.attr("ceil_mode", 0):
        return slide
    return replace(slide, after=ceil_mode_padding(sizes, *astuple(slide)))


@builder("MaxPool")
def maximum(place: Place) -> Node:
    if place.wants(1):
        raise Decline
    return max_pool(place[0], *astuple(_pool(place)))


@builder("AveragePool")
def average(place: Place) -> Node:
    x, s = place[0], _pool(place)
    count = len(s.kernel)
    pads = _numbers(place, "pads", [0] * (2 * count))
    if place.attr("auto_pad", "NOTSET") not in ("NOTSET", "VALID"):
        pads = (*s.before, *s.after)
    counted = pads if place.attr("count_include_pad", 0) else (0,) * len(pads)
    around = (counted[:count], counted[count:])
    return mean_pool(x, s.kernel, s.strides, s.dilations, s.before, s.after, around)


@builder("Col2Im")
def overlapped_windows(place: Place) -> Node:
    """The windows of an image, each a column, added where they came from."""
    x, image, kernel = place[0], tuple(place.ints(1)), tuple(place.ints(2))
    s = read_window(place, image, kernel, auto=False)
    edges = zip(image, s.before, s.after, strict=True)
    whole = tuple(n + before + after for n, before, after in edges)
    moves = zip(whole, _reaches(s), s.strides, strict=True)
    places = tuple((n - reach) // stride + 1 for n, reach, stride in moves)
    batch, channels, rank = x.shape[0], x.shape[1] // max(prod(kernel), 1), len(image)
    if (batch, channels * prod(kernel), prod(places)) != x.shape:
        raise InputError(
            f"{label(place.node)} of {list(x.shape)}",
            why=f"an image of {list(image)} has {prod(places)} windows of {prod(kernel)} elements",
        )
    seen = reshape_to(x, (batch, channels, *kernel, *places))
    seen = permute(seen, order=(0, 1, *range(2 + rank, 2 + 2 * rank), *range(2, 2 + rank)))
    made = overlap_add(seen, whole, s.strides, s.dilations)
    sizes = (batch, channels, *image)
    return slice_(made, starts=(0, 0, *s.before), sizes=sizes, steps=(1,) * len(sizes))


@builder("LpPool")
def length(place: Place) -> Node:
    x, p = place[0], float(place.attr("p", 2))
    total = sum_pool(pow_(abs_(x), p), *astuple(_pool(place)))
    return cast_to(pow_(total, 1 / p), x.dtype)
