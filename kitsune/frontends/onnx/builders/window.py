"""Windows that slide over images: convolution and pooling."""

from __future__ import annotations

from dataclasses import astuple, dataclass, replace

from kitsune.errors import InputError
from kitsune.frontends.onnx.builders.contract import centred
from kitsune.frontends.onnx.builders.integers import exact_convolution, sum_type
from kitsune.frontends.onnx.builders.logic import converted
from kitsune.frontends.onnx.builders.movement import reshaped
from kitsune.frontends.onnx.model import label
from kitsune.frontends.onnx.place import Decline, Place, builder
from kitsune.ir.dtypes import i32
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops import abs_, add, conv, conv_transpose, max_pool, mean_pool, pow_, sum_pool
from kitsune.ir.ops.window import rounded_up


@dataclass(frozen=True)
class Slide:
    """What a node says of its windows, one number for each size of the image."""

    kernel: Shape
    strides: Shape
    dilations: Shape
    before: Shape
    after: Shape


def _slide(place: Place, sizes: Shape, kernel: Shape, auto: bool = True) -> Slide:
    """With `auto`, padding that is to keep the size of an image is worked out."""
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
    """As many places as strides fit in an image; an odd zero stands at the upper end or lower."""
    less, more = [], []
    for size, stride, reach in zip(sizes, slide.strides, _reaches(slide), strict=True):
        total = max((-(-size // stride) - 1) * stride + reach - size, 0)
        less.append(total // 2)
        more.append(total - total // 2)
    before, after = (less, more) if upper else (more, less)
    return Slide(slide.kernel, slide.strides, slide.dilations, tuple(before), tuple(after))


# --- convolution ---------------------------------------------------------------------------------


def convolved(place: Place, x: Node, weights: Node) -> Node:
    s = _slide(place, x.shape[2:], weights.shape[2:])
    groups = int(place.attr("group", 1))
    return conv(x, weights, s.strides, s.dilations, s.before, s.after, groups)


@builder("Conv")
def convolution(place: Place) -> Node:
    made = exact_convolution(
        place[0], place[1], place.known, lambda x, weights: convolved(place, x, weights)
    )
    return _biased(made, place.get(2))


def _biased(made: Node, bias: Node | None) -> Node:
    if bias is None:
        return made
    return add(made, reshaped(bias, (*bias.shape, *(1,) * (len(made.shape) - 2))))


@builder("ConvInteger")
def integer_convolution(place: Place) -> Node:
    """In i32, after the zero points are taken away. Zeros around the image are its zero point."""
    weights, zero = place[1], place.get(3)
    if zero is not None and len(zero.shape) == 1:
        zero = reshaped(zero, (*zero.shape, *(1,) * (len(weights.shape) - 1)))
    image, filters = centred(place[0], place.get(2), -1), centred(weights, zero, -1)
    kind = sum_type(place.known(filters))
    return converted(convolved(place, converted(image, kind), converted(filters, kind)), i32)


@builder("ConvTranspose")
def transposed_convolution(place: Place) -> Node:
    """`output_padding` is more at the end; `output_shape` says instead what is cut off in all."""
    x, weights, bias = place[0], place[1], place.get(2)
    s = _slide(place, x.shape[2:], weights.shape[2:], auto=False)
    more = _numbers(place, "output_padding", [0] * len(s.kernel))
    full = [(n - 1) * stride + reach + extra for n, stride, reach, extra
            in zip(x.shape[2:], s.strides, _reaches(s), more, strict=True)]  # fmt: skip
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
    return _biased(conv_transpose(x, weights, s.strides, s.dilations, before, after, groups), bias)


# --- pooling -------------------------------------------------------------------------------------


def _pool(place: Place) -> Slide:
    sizes = place[0].shape[2:]
    slide = _slide(place, sizes, _numbers(place, "kernel_shape", []))
    if not place.attr("ceil_mode", 0):
        return slide
    return replace(slide, after=rounded_up(sizes, *astuple(slide)))


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


@builder("LpPool")
def length(place: Place) -> Node:
    x, p = place[0], float(place.attr("p", 2))
    total = sum_pool(pow_(abs_(x), p), *astuple(_pool(place)))
    return converted(pow_(total, 1 / p), x.dtype)
