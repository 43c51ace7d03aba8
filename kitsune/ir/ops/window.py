"""Sliding windows as views, and the convolution built on them.

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
from kitsune.ir.ops.op_table import (
    Kind,
    Op,
    check_axis,
    define,
    promote_to_number,
    require_number,
    show,
)
from kitsune.ir.ops.reduce import sum_, widen
from kitsune.ir.ops.sources import fill
from kitsune.ir.ops.views import (
    Sizes,
    define_view,
    flip,
    interleave_zeros,
    pad,
    permute,
    replace_item,
    reshape,
    slice_,
    slice_from_start,
    slice_grad,
)
from kitsune.ir.sizes import count

# --- the view ------------------------------------------------------------------------------------


def _infer_window(source: Shape, *, axis: int, size: int, stride: int, dilation: int) -> Shape:
    check_axis("slide a window over", source, axis)
    reach = (size - 1) * dilation + 1
    if min(size, stride, dilation) < 1 or reach > source[axis]:
        raise ShapeError(
            f"cannot slide a window over axis {axis} of {show(source)}",
            why=f"{size} elements, {dilation} apart, in steps of {stride} reach over {reach}",
            hint="size, stride and dilation are 1 or more; pad first for a larger window",
        )
    return (*replace_item(source, axis, (source[axis] - reach) // stride + 1), size)


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
    return replace_item(index[:-1], axis, index[axis].scale(stride) + inside)


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
        cut = {
            "starts": replace_item((0,) * len(x.shape), axis, k * dilation),
            "sizes": part.shape,
            "steps": replace_item(ones, axis, stride),
        }
        (spread,) = slice_grad(part, part, x, **cut)
        total = spread if total is None or spread is None else add(total, spread)
    return [total]


window: Op = define_view(
    "window",
    shape=_infer_window,
    numpy=_window_numpy,
    pull=_window_pull,
    grad=_window_grad,
    attrs={"axis": ..., "size": ..., "stride": 1, "dilation": 1},
)


def windows(x: Node, kernel: Shape, strides: Shape, dilations: Shape) -> Node:
    """`[*front, *sizes]` as `[*front, *places, *kernel]`: a window at each place along the last
    axes."""
    front = len(x.shape) - len(kernel)
    for d, (size, stride, dilation) in enumerate(zip(kernel, strides, dilations, strict=True)):
        x = window(x, axis=front + d, size=size, stride=stride, dilation=dilation)
    return x


def overlap_add(seen: Node, sizes: Shape, strides: Shape, dilations: Shape) -> Node:
    """Invert `windows`: `[*front, *places, *kernel]` to `[*front, *sizes]`, adding overlapping
    elements."""
    rank = len(sizes)
    front = len(seen.shape) - 2 * rank
    places, kernel = seen.shape[front : front + rank], seen.shape[front + rank :]
    for d in reversed(range(rank)):
        shape = (*seen.shape[:front], *places[:d], *sizes[d:], *kernel[:d])
        source = fill(shape, 0, seen.dtype)
        moves = {"size": kernel[d], "stride": strides[d], "dilation": dilations[d]}
        (made,) = _window_grad(seen, seen, source, front + d, **moves)
        assert made is not None
        seen = made
    return seen


def pad_last_axes(x: Node, before: Shape, after: Shape, value: float = 0) -> Node:
    """Pad the last axes."""
    if all(n == 0 for n in (*before, *after)):
        return x
    front = (0,) * (len(x.shape) - len(before))
    return pad(x, before=(*front, *before), after=(*front, *after), value=value)


# --- convolution ---------------------------------------------------------------------------------


def _infer_conv(
    x: Shape,
    weights: Shape,
    *,
    strides: Shape,
    dilations: Shape,
    before: Shape,
    after: Shape,
    groups: int,
) -> Shape:
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
    given = (strides, dilations, before, after)
    is_short = any(len(numbers) != len(x) - 2 for numbers in given)
    if is_short or any(n < 0 for n in (*before, *after)):
        raise ShapeError(
            f"cannot convolve {show(x)} in steps of {strides}, {dilations} apart, with {before} "
            f"zeros before and {after} after",
            why=f"each of its {len(x) - 2} sizes takes one of each, and zeros are 0 or more",
        )
    edges = zip(x[2:], before, after, strict=True)
    sizes: Shape = tuple(n + b + a for n, b, a in edges)
    for d, size in enumerate(weights[2:]):
        moves = {"size": size, "stride": strides[d], "dilation": dilations[d]}
        sizes = _infer_window(sizes, axis=d, **moves)[:-1]
    return (x[0], weights[0], *sizes)


def _convolve_numpy(
    x: np.ndarray,
    weights: np.ndarray,
    strides: Shape,
    dilations: Shape,
    before: Shape,
    after: Shape,
    groups: int,
) -> np.ndarray:
    """Tap by tap: each is a product of the filters' weights and a slice of the image."""
    attrs = {"strides": strides, "dilations": dilations, "before": before, "after": after}
    batch, filters, *places = _infer_conv(x.shape, weights.shape, **attrs, groups=groups)
    wide = np.result_type(x.dtype, np.float32) if x.dtype.kind == "f" else x.dtype
    image = np.pad(x, [(0, 0), (0, 0), *zip(before, after, strict=True)]).astype(wide)
    image = image.reshape(batch, groups, weights.shape[1], *image.shape[2:])
    each = weights.reshape(groups, -1, *weights.shape[1:]).astype(wide)
    total = np.zeros((batch, groups, filters // groups, prod(places)), wide)
    whole = (slice(None),) * 3
    for tap in np.ndindex(*weights.shape[2:]):
        moves = zip(tap, strides, dilations, places, strict=True)
        cut = (slice(k * d, k * d + (n - 1) * s + 1, s) for k, s, d, n in moves)
        here, own = (*whole, *cut), (*whole, *tap)
        seen = image[here].reshape(batch, groups, weights.shape[1], prod(places))
        total += each[own] @ seen
    return total.reshape(batch, filters, *places).astype(x.dtype)


def _decompose_conv(
    x: Node,
    weights: Node,
    *,
    strides: Shape,
    dilations: Shape,
    before: Shape,
    after: Shape,
    groups: int,
) -> Node:
    """A matmul of weights and windows; with one channel a group there is too little for
    one, and each window is summed by itself."""
    rank = len(x.shape) - 2
    moves = zip(x.shape[2:], weights.shape[2:], strides, dilations, before, after, strict=True)
    ends = tuple(_windowed_extent(n + b + a, k, s, d) for n, k, s, d, b, a in moves)
    image = _pad_up_to(x, before, after, ends)
    seen = windows(image, weights.shape[2:], strides, dilations)
    places = seen.shape[2 : 2 + rank]
    made = _depthwise if is_depthwise(weights, groups) else _contract
    return reshape(made(seen, weights, groups), shape=(x.shape[0], weights.shape[0], *places))


def _windowed_extent(size: int, kernel: int, stride: int, dilation: int) -> int:
    """Return how much of an axis windows read, from its start to the end of the last one."""
    span = (kernel - 1) * dilation + 1
    return (size - span) // stride * stride + span


def _pad_up_to(x: Node, before: Shape, after: Shape, ends: Shape) -> Node:
    """The padded image up to `ends`, behind which no window reads, where that is less than half of
    it: a kernel of its own would store all of it."""
    sizes = [n + b + a for n, b, a in zip(x.shape[2:], before, after, strict=True)]
    if 2 * count(ends) > count(sizes):
        return pad_last_axes(x, before, after)
    front = tuple(map(min, before, ends))
    kept = tuple(min(n, e - b) for n, e, b in zip(x.shape[2:], ends, front, strict=True))
    back = tuple(e - b - n for e, b, n in zip(ends, front, kept, strict=True))
    return pad_last_axes(slice_from_start(x, (*x.shape[:2], *kept)), front, back)


def is_depthwise(weights: Node, groups: int) -> bool:
    """Return whether windows are summed by themselves; sums of integers would be i64."""
    return weights.shape[1] == 1 and groups > 1 and weights.dtype.is_float


def _contract(seen: Node, weights: Node, groups: int) -> Node:
    """Multiply `[m, c·k]` by `[n, c·k, o]`, or one such matmul per group."""
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
    terms = mul(widen_float(seen), widen_float(reshape(weights, shape=taps)))
    total = sum_(terms, axes=last_axes(terms, rank))
    return total if total.dtype == seen.dtype else cast(total, dtype=seen.dtype)


def conv_last(
    x: Node,
    weights: Node,
    *,
    strides: Shape,
    dilations: Shape,
    before: Shape,
    after: Shape,
    groups: int,
) -> Node:
    """Decompose `conv` of an image `[batch, *sizes, channels]`, with its filters last."""
    rank, kernel, filters = len(x.shape) - 2, weights.shape[2:], weights.shape[0]
    if any((*before, *after)):
        x = pad(x, before=(0, *before, 0), after=(0, *after, 0))
    for d, size in enumerate(kernel):
        x = window(x, axis=1 + d, size=size, stride=strides[d], dilation=dilations[d])
    places, channels = x.shape[1 : 1 + rank], weights.shape[1]
    front, taps = (x.shape[0], *places), range(2 + rank, 2 + 2 * rank)
    if is_depthwise(weights, groups):
        return _depthwise_last(permute(x, order=(*range(1 + rank), *taps, 1 + rank)), weights)
    if groups == 1:
        seen = permute(x, order=(*range(1 + rank), *taps, 1 + rank))
        seen = reshape(seen, shape=(*front, prod(kernel) * channels))
        taps_last = permute(weights, order=(*range(2, 2 + rank), 1, 0))
        return matmul(seen, reshape(taps_last, shape=(prod(kernel) * channels, filters)))
    seen = reshape(x, shape=(*front, groups, channels, *kernel))
    order = (1 + rank, *range(1 + rank), *range(3 + rank, 3 + 2 * rank), 2 + rank)
    seen = reshape(permute(seen, order=order), shape=(groups, prod(front), prod(kernel) * channels))
    own = reshape(weights, shape=(groups, filters // groups, channels, *kernel))
    own = permute(own, order=(0, *range(3, 3 + rank), 2, 1))
    made = matmul(seen, reshape(own, shape=(groups, prod(kernel) * channels, filters // groups)))
    made = reshape(made, shape=(groups, *front, filters // groups))
    order = (*range(1, 2 + rank), 0, 2 + rank)
    return reshape(permute(made, order=order), shape=(*front, filters))


def _depthwise_last(seen: Node, weights: Node) -> Node:
    """`[batch, *places, *kernel, channels]` times taps `[*kernel, channels]`, summed over the
    kernel; several filters a channel are one more axis."""
    rank, (filters, _, *kernel) = len(weights.shape) - 2, weights.shape
    channels = seen.shape[-1]
    own = reshape(weights, shape=(channels, filters // channels, *kernel))
    own = permute(own, order=(*range(2, 2 + rank), 0, 1))
    terms = mul(widen_float(reshape(seen, shape=(*seen.shape, 1))), widen_float(own))
    total = sum_(terms, axes=tuple(range(1 + rank, 1 + 2 * rank)))
    total = reshape(total, shape=(*seen.shape[: 1 + rank], filters))
    return total if total.dtype == seen.dtype else cast(total, dtype=seen.dtype)


def _convolve_grad(
    g: Node,
    y: Node,
    x: Node,
    weights: Node,
    strides: Shape,
    dilations: Shape,
    before: Shape,
    after: Shape,
    groups: int,
) -> list[Node | None]:
    """Return the gradients of a convolution. Of the image: each gradient spread by the weights,
    with nothing at the places behind the last window. Of the weights: gradients times windows, over
    all places of all images."""
    moves = zip(
        x.shape[2:], y.shape[2:], weights.shape[2:], strides, dilations, before, strict=True
    )
    ends = tuple((o - 1) * s + (k - 1) * d + 1 - b - n for n, o, k, s, d, b in moves)
    dx = conv_transpose(g, weights, strides, dilations, before, ends, groups)
    rank, batch = len(x.shape) - 2, x.shape[0]
    seen = windows(pad_last_axes(x, before, after), weights.shape[2:], strides, dilations)
    places, depth = prod(y.shape[2:]), prod(weights.shape[1:])
    seen = reshape(seen, shape=(batch, groups, weights.shape[1], *seen.shape[2:]))
    taps = range(3 + rank, 3 + 2 * rank)
    seen = permute(seen, order=(1, 0, *range(3, 3 + rank), 2, *taps))
    seen = reshape(seen, shape=(groups, batch * places, depth))
    each = reshape(g, shape=(batch, groups, weights.shape[0] // groups, places))
    each = reshape(
        permute(each, order=(1, 2, 0, 3)),
        shape=(groups, weights.shape[0] // groups, batch * places),
    )
    return [dx, reshape(matmul(each, seen), shape=weights.shape)]


convolve: Op = define(
    "conv",
    Kind.CONTRACT,
    shape=_infer_conv,
    numpy=_convolve_numpy,
    dtype=require_number,
    meet=promote_to_number,
    grad=_convolve_grad,
    expand=_decompose_conv,
    attrs={"strides": ..., "dilations": ..., "before": ..., "after": ..., "groups": 1},
)


def conv(
    x: Node,
    weights: Node,
    strides: Shape,
    dilations: Shape,
    before: Shape,
    after: Shape,
    groups: int = 1,
) -> Node:
    """y[n, m, o] = Σ over c and k of x[n, c, o·stride + k·dilation − before]·weights[m, c, k], of
    the channels c of m's group; `before` and `after` are the zeros around an image."""
    attrs = {"strides": strides, "dilations": dilations, "before": before, "after": after}
    return convolve(x, weights, **attrs, groups=groups)


def conv_transpose(
    x: Node,
    weights: Node,
    strides: Shape,
    dilations: Shape,
    before: Shape,
    after: Shape,
    groups: int = 1,
) -> Node:
    """Map y of `conv` back to an image of x's shape: each element of x spreads `weights`
    `[channels, filters, *sizes]` over places `stride` apart, less `before` and `after` of them at
    the ends; a negative width adds. It is a convolution of x with zeros between its elements, or of
    x alone if that computes several places at once."""
    rank = len(x.shape) - 2
    if max(strides) > 1 == max(dilations) and (groups == 1 or weights.shape[0] > groups):
        return _transpose_strided(x, weights, strides, before, after, groups)
    apart = interleave_zeros(x, (1, 1, *strides))
    kept = tuple((n - 1) * s + 1 for n, s in zip(x.shape[2:], strides, strict=True))
    apart = slice_from_start(apart, (*x.shape[:2], *kept))
    own = (groups, weights.shape[0] // groups, *weights.shape[1:])
    turned = permute(reshape(weights, shape=own), order=(0, 2, 1, *range(3, 3 + rank)))
    taps = (groups * own[2], own[1], *weights.shape[2:])
    turned = flip(reshape(turned, shape=taps), tuple(range(2, 2 + rank)))
    reaches = [(n - 1) * d for n, d in zip(weights.shape[2:], dilations, strict=True)]
    edges = [tuple(r - n for r, n in zip(reaches, side, strict=True)) for side in (before, after)]
    inner, less, more = _crop_negative_padding(apart, edges[0], edges[1])
    return conv(inner, turned, (1,) * rank, dilations, less, more, groups)


def _transpose_strided(
    x: Node, weights: Node, strides: Shape, before: Shape, after: Shape, groups: int
) -> Node:
    """Place q·stride + r is a sum over the elements q − t of x, with weight r + t·stride. All r are
    filters of one convolution, whose results are then laid side by side."""
    (batch, _, *sizes), rank = x.shape, len(strides)
    channels, filters, *kernel = weights.shape
    taps = tuple(-(-k // s) for k, s in zip(kernel, strides, strict=True))
    room = tuple(t * s - k for t, s, k in zip(taps, strides, kernel, strict=True))
    whole = pad_last_axes(weights, (0,) * rank, room)
    apart = [n for pair in zip(taps, strides, strict=True) for n in pair]
    whole = reshape(whole, shape=(groups, channels // groups, filters, *apart))
    steps, times = range(4, 4 + 2 * rank, 2), range(3, 3 + 2 * rank, 2)
    whole = permute(whole, order=(0, *steps, 2, 1, *times))
    count = groups * prod(strides) * filters
    whole = flip(reshape(whole, shape=(count, channels // groups, *taps)), range(2, 2 + rank))
    edges, ones = tuple(t - 1 for t in taps), (1,) * rank
    made = conv(x, whole, ones, ones, edges, edges, groups)
    places = made.shape[2:]
    made = reshape(made, shape=(batch, groups, *strides, filters, *places))
    pairs = [d for n in range(rank) for d in (3 + rank + n, 2 + n)]
    made = permute(made, order=(0, 1, 2 + rank, *pairs))
    size = [p * s for p, s in zip(places, strides, strict=True)]
    made = reshape(made, shape=(batch, groups * filters, *size))
    ends = [
        n - (m - 1) * s - k + a
        for n, m, s, k, a in zip(size, sizes, strides, kernel, after, strict=True)
    ]
    made, less, more = _crop_negative_padding(
        made, tuple(-n for n in before), tuple(-n for n in ends)
    )
    return pad_last_axes(made, less, more)


def _crop_negative_padding(x: Node, before: Shape, after: Shape) -> tuple[Node, Shape, Shape]:
    """The last axes without as many elements as a negative width says, and the other widths."""
    front = len(x.shape) - len(before)
    starts = (*(0,) * front, *(max(-n, 0) for n in before))
    ends = (*(0,) * front, *(max(-n, 0) for n in after))
    sizes = tuple(n - a - b for n, a, b in zip(x.shape, starts, ends, strict=True))
    if sizes != x.shape:
        x = slice_(x, starts=starts, sizes=sizes, steps=(1,) * len(sizes))
    return x, tuple(max(n, 0) for n in before), tuple(max(n, 0) for n in after)


def widen_float(x: Node) -> Node:
    """Widen f16 and bf16 to f32."""
    return widen(x) if x.dtype.is_float else x


def last_axes(x: Node, rank: int) -> tuple[int, ...]:
    return tuple(range(len(x.shape) - rank, len(x.shape)))
