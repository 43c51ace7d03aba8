"""Graphs of convolutions with constant weights: one for each way to compute them; random nets."""

from __future__ import annotations

from collections.abc import Callable
from math import prod

import numpy as np
from hypothesis import strategies as st

from kitsune.ir.dtypes import DType, f32, i8, i32, u8
from kitsune.ir.node import Graph, Node, Shape
from kitsune.ir.ops import (
    add,
    batch_norm,
    cast,
    concat,
    constant,
    conv,
    expand,
    gather,
    input_,
    max_pool,
    maximum,
    mean,
    minimum,
    mul,
    permute,
    relu,
    reshape,
    sigmoid,
    silu,
    slice_,
    sub,
    sum_pool,
)
from kitsune.ir.ops.window import pad_last_axes
from kitsune.ir.rewrite import rebuild
from kitsune.ir.sizes import Symbol


def weights(*shape: int, dtype: DType = f32, seed: int = 0) -> Node:
    """Of such a size that sums of them stay near 1."""
    made = np.random.default_rng((seed, *shape)).standard_normal(shape)
    return constant((made / prod(shape[1:]) ** 0.5).astype(dtype.numpy))


def convolved(
    x: Node,
    filters: int,
    kernel: Shape,
    strides: int = 1,
    dilations: int = 1,
    pads: int = 0,
    groups: int = 1,
    more: int = 0,
) -> Node:
    """With `pads` zeros before each axis and `more` than that behind it."""
    rank, channels = len(kernel), x.shape[1] // groups
    steps, apart, before = ((n,) * rank for n in (strides, dilations, pads))
    w = weights(filters, channels, *kernel, dtype=x.dtype)
    return conv(x, w, steps, apart, before, (pads + more,) * rank, groups)


def biased(x: Node) -> Node:
    return add(x, weights(x.shape[1], *(1,) * (len(x.shape) - 2), dtype=x.dtype))


def scaled(x: Node) -> Node:
    """By a batch norm."""
    mean_, scale, shift, spread = (weights(x.shape[1], seed=n) for n in range(4))
    var = constant(np.abs(spread.attr("value").value) + np.float32(0.5))
    return batch_norm(x, mean_, var, scale, shift)


def turned(channels: int, *sizes: int, batch: int = 1, dtype: DType = f32) -> tuple[Node, Node]:
    """An input, and an image made of it that lies channels last."""
    x = input_("x", (batch, 5, *sizes), dtype)
    return x, relu(convolved(x, channels, (1,) * len(sizes)))


def one(channels: int, *sizes: int, batch: int = 1, dtype: DType = f32) -> Callable[..., Graph]:
    """A graph of one convolution of an image that lies channels last, with bias and activation."""

    def graph(filters: int, kernel: Shape, **how: int) -> Graph:
        x, image = turned(channels, *sizes, batch=batch, dtype=dtype)
        return Graph((x,), (relu(biased(convolved(image, filters, kernel, **how))),))

    return graph


def levels(channels: int, *sizes: int, batch: int = 1, dtype: DType = u8) -> tuple[Node, Node]:
    """An input, and an image of bytes made of it that lies channels last."""
    x = input_("x", (batch, 5, *sizes), dtype)
    ones, none = (1,) * len(sizes), (0,) * len(sizes)
    taps = np.random.default_rng(1).integers(-9, 10, (channels, 5, *ones)).astype(np.int32)
    total = conv(cast(x, dtype=i32), constant(taps), ones, ones, none, none)
    limits = np.iinfo(dtype.numpy.name)
    return x, cast(minimum(maximum(total, limits.min), limits.max), dtype=dtype)


def of_bytes(
    channels: int, *sizes: int, batch: int = 1, dtype: DType = u8, level: int = 7
) -> Callable[..., Graph]:
    """A graph of one convolution of integers, with `level` around an image of bytes, and what is
    too much taken from its sums."""

    def graph(filters: int, kernel: Shape, pads: int, strides: int = 1, groups: int = 1) -> Graph:
        x, image = levels(channels, *sizes, batch=batch, dtype=dtype)
        around, steps, ones, none = ((n,) * len(kernel) for n in (pads, strides, 1, 0))
        taps = np.random.default_rng(0).integers(-128, 128, (filters, channels // groups, *kernel))
        taps[0] = -128
        seen = cast(pad_last_axes(image, around, around, level), dtype=i32)
        total = conv(seen, constant(taps.astype(np.int32)), steps, ones, none, none, groups)
        more = level * taps.reshape(filters, -1).sum(1).astype(np.int32)
        less = sub(total, constant(more.reshape(-1, *ones)))
        return Graph((x,), (mul(cast(less, dtype=f32), 0.01),))

    return graph


def largest_byte() -> Graph:
    x, image = levels(32, 13, 11)
    return Graph((x,), (max_pool(image, (3, 3), (2, 2), (1, 1), (1, 1), (1, 0)),))


def computed(before: Callable[[Node], Node], pads: int = 1) -> Graph:
    """A convolution of an image that is not stored."""
    x = input_("x", (2, 3, 11, 9))
    return Graph((x,), (biased(convolved(before(x), 20, (3, 3), pads=pads)),))


def pieces() -> Graph:
    """A convolution of channels that come from two places."""
    x, image = turned(24, 13, 14)
    both = concat(image, relu(convolved(image, 20, (1, 1))), axis=1)
    return Graph((x,), (biased(convolved(both, 17, (3, 3), pads=1)),))


def residual() -> Graph:
    x, image = turned(24, 11, 9)
    same = biased(convolved(image, 24, (3, 3), pads=1))
    return Graph((x,), (relu(add(same, image)),))


def pooled(largest: bool) -> Graph:
    x, image = turned(16, 13, 11, batch=2)
    how = ((3, 3), (2, 2), (1, 1), (1, 1), (1, 0))
    return Graph((x,), (max_pool(image, *how) if largest else mul(sum_pool(image, *how), 0.1),))


def shuffled_and_enlarged() -> Graph:
    """Groups of channels dealt out again, each element twice along an axis, lines by index."""
    x, image = turned(24, 5, 6, batch=2)
    apart = reshape(image, shape=(2, 4, 6, 5, 6))
    dealt = reshape(permute(apart, order=(0, 2, 1, 3, 4)), shape=(2, 24, 5, 6))
    twice = reshape(dealt, shape=(2, 24, 5, 1, 6, 1))
    twice = reshape(expand(twice, shape=(2, 24, 5, 2, 6, 2)), shape=(2, 24, 10, 12))
    lines = gather(twice, constant(np.array([0, 3, 3, 9])), axis=2)
    return Graph((x,), (relu(convolved(lines, 16, (3, 3), pads=1)),))


def parts_of_an_image() -> Graph:
    """What is around convolutions: pieces joined, cut, weighed by channel, pooled in the end."""
    x, image = turned(16, 10, 9)
    both = concat(image, relu(convolved(image, 24, (3, 3), pads=1)), axis=1)
    weighed = mul(both, sigmoid(convolved(mean(both, axes=(2, 3)), 40, (1, 1))))
    cut = slice_(weighed, starts=(0, 8, 1, 0), sizes=(1, 16, 8, 9), steps=(1, 1, 1, 1))
    flat = reshape(mean(cut, axes=(2, 3)), shape=(1, 16))
    return Graph((x,), (cut, flat, permute(cut, order=(0, 2, 3, 1))))


def make_dynamic(graph: Graph, *axes: int) -> Graph:
    """The graph for any size of these axes of its inputs; the sizes that it has are the hints."""
    made: dict[Node, Node] = {}
    for node in graph.inputs:
        sizes = enumerate(node.shape)
        shape = [Symbol(f"d{n}", hint=size).size if n in axes else size for n, size in sizes]
        made[node] = input_(node.attr("name"), tuple(shape), node.dtype)
    for node in graph.nodes():
        if node not in made:
            made[node] = rebuild(node, tuple(made[i] for i in node.inputs))
    return Graph(tuple(made[i] for i in graph.inputs), tuple(made[o] for o in graph.outputs))


# By the schedule that they are to have: direct reads rows where they are, after an image is made of
# them where that is needed; slide goes channel by channel, winograd by squares.
FORMS: dict[str, tuple[str, Callable[[], Graph]]] = {
    "3x3": ("Direct", lambda: one(16, 9, 11)(24, (3, 3), pads=1)),
    "of a batch": ("Direct", lambda: one(16, 7, 6, batch=3)(24, (3, 3), pads=1)),
    "in steps": ("Direct", lambda: one(16, 9, 11)(40, (3, 3), pads=1, strides=2)),
    "apart": ("Direct", lambda: one(8, 9, 11)(8, (3, 2), pads=2, dilations=2, more=1)),
    "without edges": ("Direct", lambda: one(12, 9, 11)(17, (2, 3))),
    "1x1 in steps": ("Direct", lambda: one(16, 9, 11)(24, (1, 1), strides=2)),
    "along k in blocks": ("Direct", lambda: one(600, 5, 4)(16, (3, 3), pads=1)),
    "1-D": ("Direct", lambda: one(16, 41)(24, (5,), pads=2, strides=3)),
    "3-D": ("Direct", lambda: one(8, 4, 5, 6)(9, (3, 2, 3), pads=1)),
    "groups": ("Direct", lambda: one(32, 9, 8, batch=2)(24, (3, 3), pads=1, groups=2)),
    "residual": ("Direct", residual),
    "few channels": ("image", lambda: computed(lambda x: x)),
    "computed": ("image", lambda: computed(lambda x: mul(relu(x), x))),
    "groups of few": ("image", lambda: one(12, 9, 8)(12, (3, 3), pads=1, groups=4)),
    "depthwise": ("Slide", lambda: one(24, 9, 16)(24, (3, 3), pads=1, groups=24)),
    "depthwise in steps": ("Slide", lambda: one(8, 9, 16)(8, (5, 3), pads=2, strides=2, groups=8)),
    "depthwise apart": ("Slide", lambda: one(4, 9, 12)(4, (3, 3), pads=2, dilations=2, groups=4)),
    "depthwise 1-D": ("Slide", lambda: one(16, 30, batch=2)(16, (4,), pads=1, groups=16)),
    "depthwise without edges": ("Slide", lambda: one(8, 9, 8)(8, (3, 3), groups=8)),
    "odd depthwise": ("Row", lambda: one(6, 9, 8)(6, (3, 3), pads=1, groups=6)),
    "two filters a channel": ("Row", lambda: one(8, 9, 8)(16, (3, 3), pads=1, groups=8)),
    "of bytes": ("image", lambda: of_bytes(16, 9, 11)(24, (3, 3), pads=1)),
    "of signed bytes": ("image", lambda: of_bytes(16, 25, 21, dtype=i8)(8, (3, 3), 1, strides=2)),
    "of few bytes": ("image", lambda: of_bytes(3, 9, 11, batch=2)(17, (3, 3), pads=2)),
    "of bytes in groups": ("image", lambda: of_bytes(12, 9, 8)(12, (3, 3), pads=1, groups=4)),
    "of many bytes": ("image", lambda: of_bytes(600, 5, 4)(16, (3, 3), pads=1)),
    "of bytes without edges": ("Contract", lambda: of_bytes(7, 9, 8)(12, (3, 3), pads=0)),
    "depthwise of bytes": ("Slide", lambda: of_bytes(24, 9, 16)(24, (3, 3), pads=1, groups=24)),
    "largest of bytes": ("Slide", largest_byte),
    "largest": ("Slide", lambda: pooled(largest=True)),
    "average": ("Slide", lambda: pooled(largest=False)),
    "squares": ("Winograd", lambda: one(32, 14, 14)(32, (3, 3), pads=1)),
    "odd squares": ("Winograd", lambda: one(36, 15, 19)(50, (3, 3), pads=1)),
    "squares without edges": ("Winograd", lambda: one(32, 18, 18, batch=2)(32, (3, 3))),
    "squares of pieces": ("image first, squares", pieces),
    "large squares": ("Winograd", lambda: one(32, 28, 29)(33, (3, 3), pads=1)),
}


# Those that may be made for any size: the graphs of pools hold their sizes.
DYNAMIC_FORMS = [name for name in FORMS if name not in ("largest of bytes", "largest", "average")]


# --- random nets ---------------------------------------------------------------------------------


@st.composite
def nets(draw: st.DrawFn) -> Graph:
    """Layers after each other, some of them around a detour, with several results."""
    rank = draw(st.integers(1, 2))
    sizes = [draw(st.integers(4, 13)) for _ in range(rank)]
    x = input_("x", (draw(st.integers(1, 2)), draw(st.sampled_from((1, 3, 8))), *sizes))
    made, results = x, list[Node]()
    for _ in range(draw(st.integers(1, 5))):
        layer = draw(st.sampled_from((_convolution, _depthwise, _pool, _around, _scaled, _joined)))
        made = layer(draw, made)
        if draw(st.integers(0, 4)) == 0:
            results.append(made)
    return Graph((x,), tuple(dict.fromkeys([*results, made])))


def _convolution(draw: st.DrawFn, x: Node) -> Node:
    kernel = tuple(draw(st.integers(1, min(3, n))) for n in x.shape[2:])
    groups = draw(st.sampled_from([n for n in (1, 2, 4) if x.shape[1] % n == 0]))
    filters = groups * draw(st.sampled_from((1, 3, 8, 16)))
    how = {"strides": draw(st.integers(1, 2)), "pads": draw(st.integers(0, 2))}
    return convolved(x, filters, kernel, groups=groups, **how)


def _depthwise(draw: st.DrawFn, x: Node) -> Node:
    kernel = tuple(draw(st.integers(1, min(3, n))) for n in x.shape[2:])
    return convolved(x, x.shape[1], kernel, pads=draw(st.integers(0, 1)), groups=x.shape[1])


def _pool(draw: st.DrawFn, x: Node) -> Node:
    kernel = tuple(draw(st.integers(1, min(3, n))) for n in x.shape[2:])
    ones, steps = (1,) * len(kernel), (draw(st.integers(1, 2)),) * len(kernel)
    around = (draw(st.integers(0, min(kernel) - 1)),) * len(kernel)
    pool = draw(st.sampled_from((max_pool, sum_pool)))
    return pool(x, kernel, steps, ones, around, around)


def _around(draw: st.DrawFn, x: Node) -> Node:
    """Back to where it came from, by another way."""
    kernel = (3,) * (len(x.shape) - 2)
    return add(x, draw(st.sampled_from((relu, silu)))(convolved(x, x.shape[1], kernel, pads=1)))


def _scaled(draw: st.DrawFn, x: Node) -> Node:
    made = scaled(x)
    if draw(st.booleans()):
        made = mul(made, sigmoid(mean(made, axes=tuple(range(2, len(x.shape))))))
    return draw(st.sampled_from((relu, silu)))(made)


def _joined(draw: st.DrawFn, x: Node) -> Node:
    """With itself, along any axis but the batch, and cut to a part of that."""
    axis = draw(st.integers(1, len(x.shape) - 1))
    both = concat(x, relu(x), axis=axis)
    starts = tuple(draw(st.integers(0, n // 3)) if d else 0 for d, n in enumerate(both.shape))
    sizes = tuple(n - s for n, s in zip(both.shape, starts, strict=True))
    sizes = tuple(min(n, 16) for n in sizes)
    return slice_(both, starts=starts, sizes=sizes, steps=(1,) * len(sizes))
