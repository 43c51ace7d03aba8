"""Windows that slide along axes: a view, and what is made of it: convolution and pooling.

An image is `[batch, channels, *sizes]`. Its windows are one more axis for each size, which a pool
folds and a convolution contracts; nothing is copied to make them.
"""

from __future__ import annotations

from math import prod

import numpy as np

from kitsune.errors import ShapeError
from kitsune.ir.affine import Index
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops.arithmetic import add, mul
from kitsune.ir.ops.contract import matmul
from kitsune.ir.ops.convert import cast
from kitsune.ir.ops.pieces import flip, from_start, pad, replaced, slice_, slice_grad, widened
from kitsune.ir.ops.reduce import max_, sum_, wide
from kitsune.ir.ops.table import Op, checked_axis, show
from kitsune.ir.ops.views import Sizes, permute, reshape, view

# --- the view ------------------------------------------------------------------------------------


def _windowed(source: Shape, *, axis: int, size: int, stride: int, dilation: int) -> Shape:
    checked_axis("slide a window over", source, axis)
    reach = (size - 1) * dilation + 1
    if min(size, stride, dilation) < 1 or reach > source[axis]:
        raise ShapeError(
            f"cannot slide a window over axis {axis} of {show(source)}",
            why=f"{size} elements, {dilation} apart, in steps of {stride} reach over {reach}",
            hint="size, stride and dilation are 1 or more; pad first for a larger window",
        )
    return (*replaced(source, axis, (source[axis] - reach) // stride + 1), size)


def _window_numpy(x: np.ndarray, axis: int, size: int, stride: int, dilation: int) -> np.ndarray:
    reach = (size - 1) * dilation + 1
    made: np.ndarray = np.lib.stride_tricks.sliding_window_view(x, reach, axis)
    steps = [slice(None)] * x.ndim + [slice(None, None, dilation)]
    steps[axis] = slice(None, None, stride)
    return np.asarray(made[tuple(steps)])


def _window_pull(
    index: Index, source: Shape, sizes: Sizes, *, axis: int, size: int, stride: int, dilation: int
) -> Index:
    inside = index[-1].scale(dilation)
    return replaced(index[:-1], axis, index[axis].scale(stride) + inside)


def _window_grad(
    g: Node, y: Node, x: Node, axis: int, size: int, stride: int, dilation: int
) -> list[Node | None]:
    """Element k of every window is a slice of the source: the sum of these slices' gradients."""
    total: Node | None = None
    ones = (1,) * len(x.shape)
    for k in range(size):
        starts = (*(0,) * len(x.shape), k)
        part = slice_(g, starts=starts, sizes=(*g.shape[:-1], 1), steps=(*ones, 1))
        part = reshape(part, shape=g.shape[:-1])
        cut = {"starts": replaced((0,) * len(x.shape), axis, k * dilation),
               "sizes": part.shape, "steps": replaced(ones, axis, stride)}  # fmt: skip
        (spread,) = slice_grad(part, part, x, **cut)
        total = spread if total is None or spread is None else add(total, spread)
    return [total]


window: Op = view("window", shape=_windowed, numpy=_window_numpy, pull=_window_pull,
                  grad=_window_grad,
                  attrs={"axis": ..., "size": ..., "stride": 1, "dilation": 1})  # fmt: skip


def windows(x: Node, kernel: Shape, strides: Shape, dilations: Shape) -> Node:
    """`[*front, *sizes]` as `[*front, *places, *kernel]`: a window at each place along the last
    axes."""
    front = len(x.shape) - len(kernel)
    for d, (size, stride, dilation) in enumerate(zip(kernel, strides, dilations, strict=True)):
        x = window(x, axis=front + d, size=size, stride=stride, dilation=dilation)
    return x


def padded(x: Node, before: Shape, after: Shape, value: float = 0) -> Node:
    """The last axes with elements before and after them."""
    if not any((*before, *after)):
        return x
    front = (0,) * (len(x.shape) - len(before))
    return pad(x, before=(*front, *before), after=(*front, *after), value=value)


# --- convolution ---------------------------------------------------------------------------------


def conv(
    x: Node, weights: Node, strides: Shape, dilations: Shape, before: Shape, after: Shape,
    groups: int = 1,
) -> Node:  # fmt: skip
    """y[n, m, o] = Σ over c and k of x[n, c, o·stride + k·dilation − before]·weights[m, c, k], of
    the channels c of m's group; `before` and `after` are the zeros around an image. A product of
    matrices, weights by windows; with one channel a group there is too little for one, and each
    window is summed by itself."""
    sizes = _checked(x.shape, weights.shape, groups)
    seen = windows(padded(x, before, after), weights.shape[2:], strides, dilations)
    places = seen.shape[2 : 2 + sizes]
    made = _depthwise if weights.shape[1] == 1 and groups > 1 else _contracted
    return reshape(made(seen, weights, groups), shape=(x.shape[0], weights.shape[0], *places))


def _checked(x: Shape, weights: Shape, groups: int) -> int:
    """How many sizes an image has."""
    if len(x) < 3 or len(weights) != len(x):
        raise ShapeError(
            f"cannot convolve {show(x)} with {show(weights)}",
            why="an image is [batch, channels, *sizes], weights [filters, channels, *sizes]",
        )
    if groups < 1 or x[1] != weights[1] * groups or weights[0] % groups:
        raise ShapeError(
            f"cannot convolve {show(x)} with {show(weights)} in groups of channels",
            why=f"{groups} groups of {weights[1]} channels, with {weights[0]} filters for all",
        )
    return len(x) - 2


def _contracted(seen: Node, weights: Node, groups: int) -> Node:
    """`[m, c·k]` by `[n, c·k, o]`, or a stack of as many as there are groups."""
    rank = len(weights.shape) - 2
    batch, places = seen.shape[0], prod(seen.shape[2 : 2 + rank])
    seen = permute(seen, order=(0, 1, *range(2 + rank, 2 + 2 * rank), *range(2, 2 + rank)))
    stack = (groups,) if groups > 1 else ()
    depth = prod(weights.shape[1:])
    left = reshape(weights, shape=(*stack, weights.shape[0] // groups, depth))
    return matmul(left, reshape(seen, shape=(batch, *stack, depth, places)))


def _depthwise(seen: Node, weights: Node, groups: int) -> Node:
    rank = len(weights.shape) - 2
    seen = reshape(seen, shape=(seen.shape[0], groups, 1, *seen.shape[2:]))
    taps = (groups, weights.shape[0] // groups, *(1,) * rank, *weights.shape[2:])
    terms = mul(_adding(seen), _adding(reshape(weights, shape=taps)))
    total = sum_(terms, axes=_last(terms, rank))
    return total if total.dtype == seen.dtype else cast(total, dtype=seen.dtype)


def conv_transpose(
    x: Node, weights: Node, strides: Shape, dilations: Shape, before: Shape, after: Shape,
    groups: int = 1,
) -> Node:  # fmt: skip
    """What takes y of `conv` back to an image of x's shape: each element of x spreads `weights`
    `[channels, filters, *sizes]` over places `stride` apart, less `before` and `after` of them at
    the ends. A convolution of x with zeros between its elements; a width that is negative adds."""
    rank = len(x.shape) - 2
    apart = widened(x, (1, 1, *strides))
    kept = tuple((n - 1) * s + 1 for n, s in zip(x.shape[2:], strides, strict=True))
    apart = from_start(apart, (*x.shape[:2], *kept))
    own = (groups, weights.shape[0] // groups, *weights.shape[1:])
    turned = permute(reshape(weights, shape=own), order=(0, 2, 1, *range(3, 3 + rank)))
    taps = (groups * own[2], own[1], *weights.shape[2:])
    turned = flip(reshape(turned, shape=taps), tuple(range(2, 2 + rank)))
    reaches = [(n - 1) * d for n, d in zip(weights.shape[2:], dilations, strict=True)]
    edges = [tuple(r - n for r, n in zip(reaches, side, strict=True)) for side in (before, after)]
    return conv(apart, turned, (1,) * rank, dilations, edges[0], edges[1], groups)


# --- pooling -------------------------------------------------------------------------------------


def max_pool(
    x: Node, kernel: Shape, strides: Shape, dilations: Shape, before: Shape, after: Shape
) -> Node:
    """The largest element of each window; what is outside the image is never it."""
    least = -np.inf if x.dtype.is_float else int(np.iinfo(x.dtype.numpy.name).min)
    seen = windows(padded(x, before, after, least), kernel, strides, dilations)
    return _folded(max_(seen, axes=_last(seen, len(kernel))), len(kernel))


def sum_pool(
    x: Node, kernel: Shape, strides: Shape, dilations: Shape, before: Shape, after: Shape
) -> Node:
    """The sum of each window, zeros around the image, in the type that sums are made in."""
    seen = windows(padded(x, before, after), kernel, strides, dilations)
    return _folded(sum_(_adding(seen), axes=_last(seen, len(kernel))), len(kernel))


def _adding(x: Node) -> Node:
    """Halves in f32."""
    return wide(x) if x.dtype.is_float else x


def _last(x: Node, rank: int) -> tuple[int, ...]:
    return tuple(range(len(x.shape) - rank, len(x.shape)))


def _folded(x: Node, rank: int) -> Node:
    """Without the last axes, of one element each."""
    return reshape(x, shape=x.shape[: len(x.shape) - rank])
