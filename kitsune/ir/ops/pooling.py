"""Pools of sliding windows: their maximum, sum and mean."""

from __future__ import annotations

from functools import reduce

import numpy as np

from kitsune.ir.dtypes import i64
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops.arithmetic import add, div, mul, sub
from kitsune.ir.ops.convert import cast, iota
from kitsune.ir.ops.logic import ge, logical_and, lt
from kitsune.ir.ops.reduce import max_, sum_
from kitsune.ir.ops.sources import constant
from kitsune.ir.ops.views import reshape
from kitsune.ir.ops.window import last_axes, pad_last_axes, widen_float, windows
from kitsune.ir.size_order import knows
from kitsune.ir.sizes import ceil_div, is_symbolic, maximum, minimum


def max_pool(
    x: Node, kernel: Shape, strides: Shape, dilations: Shape, before: Shape, after: Shape
) -> Node:
    """The largest element of each window; what is outside the image is never it."""
    least = -np.inf if x.dtype.is_float else int(np.iinfo(x.dtype.numpy.name).min)
    seen = windows(pad_last_axes(x, before, after, least), kernel, strides, dilations)
    return _drop_last_axes(max_(seen, axes=last_axes(seen, len(kernel))), len(kernel))


def sum_pool(
    x: Node, kernel: Shape, strides: Shape, dilations: Shape, before: Shape, after: Shape
) -> Node:
    """The sum of each window, zeros around the image, in the type that sums are made in."""
    seen = windows(pad_last_axes(x, before, after), kernel, strides, dilations)
    return _drop_last_axes(sum_(widen_float(seen), axes=last_axes(seen, len(kernel))), len(kernel))


def mean_pool(
    x: Node,
    kernel: Shape,
    strides: Shape,
    dilations: Shape,
    before: Shape,
    after: Shape,
    counted: tuple[Shape, Shape],
) -> Node:
    """The average of each window: of the image, and of as many zeros around it as are counted."""
    total = sum_pool(x, kernel, strides, dilations, before, after)
    if is_symbolic(x.shape[2:]):
        slides = zip(x.shape[2:], kernel, strides, dilations, before, after, *counted, strict=True)
        along = (_count_dynamic(total, 2 + d, *each) for d, each in enumerate(slides))
        made = div(total, reduce(mul, along))
        return made if made.dtype == x.dtype else cast(made, dtype=x.dtype)
    lines = []
    for d, size in enumerate(x.shape[2:]):
        at = np.arange(total.shape[2 + d])[:, None] * strides[d] - before[d]
        at = at + np.arange(kernel[d]) * dilations[d]
        lines.append(((at >= -counted[0][d]) & (at < size + counted[1][d])).sum(1))
    counts = reduce(np.multiply.outer, lines)
    if counts.size and (counts == counts.flat[0]).all():
        made = div(total, float(counts.flat[0]))
    else:
        made = div(total, constant(counts.astype(np.float32)))
    return made if made.dtype == x.dtype else cast(made, dtype=x.dtype)


def _count_dynamic(
    total: Node,
    axis: int,
    size: int,
    kernel: int,
    stride: int,
    dilation: int,
    before: int,
    after: int,
    counted_before: int,
    counted_after: int,
) -> Node:
    """Return how many elements of each window count along an axis whose size calls may decide."""
    if knows("<=", before, counted_before) and knows("<=", after, counted_after):
        return constant(np.array(kernel, total.dtype.numpy))
    places = iota(shape=(total.shape[axis], 1), axis=0, dtype=i64)
    taps = iota(shape=(1, kernel), axis=1, dtype=i64)
    at = sub(add(mul(places, stride), mul(taps, dilation)), before)
    inside = logical_and(ge(at, -counted_before), lt(at, size + counted_after))
    line = (total.shape[axis], *(1,) * (len(total.shape) - axis - 1))
    return reshape(sum_(cast(inside, dtype=total.dtype), axes=(1,)), shape=line)


def ceil_mode_padding(
    sizes: Shape, kernel: Shape, strides: Shape, dilations: Shape, before: Shape, after: Shape
) -> Shape:
    """Return how much has to be behind an image for its last elements to be in windows too. No
    window begins behind the image."""
    made = []
    for d, size in enumerate(sizes):
        reach, stride = (kernel[d] - 1) * dilations[d] + 1, strides[d]
        places = -(-(before[d] + size + after[d] - reach) // stride) + 1
        places = minimum(places, ceil_div(size + before[d], stride))
        made.append(maximum((places - 1) * stride + reach - size - before[d], 0))
    return tuple(made)


def _drop_last_axes(x: Node, rank: int) -> Node:
    """Drop the last axes, of one element each."""
    return reshape(x, shape=x.shape[: len(x.shape) - rank])
