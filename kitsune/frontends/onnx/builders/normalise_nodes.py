"""Builders of softmax and normalisation ops."""

from __future__ import annotations

from collections.abc import Callable
from math import prod

import numpy as np

from kitsune.errors import InputError
from kitsune.frontends.onnx.builders.arithmetic_nodes import cast_to
from kitsune.frontends.onnx.builders.movement_nodes import reshape_to
from kitsune.frontends.onnx.model import label
from kitsune.frontends.onnx.place import Decline, Place, builder
from kitsune.ir.dtypes import i64
from kitsune.ir.node import Node
from kitsune.ir.ops import (
    OPS,
    abs_,
    add,
    argmax,
    batch_norm,
    constant,
    div,
    eq,
    iota,
    max_,
    mean,
    mul,
    pad,
    pow_,
    reciprocal,
    slice_,
    sqrt,
    square,
    sub,
    sum_,
    where,
)

# --- along one axis ------------------------------------------------------------------------------


def _make_row_builder(op: Callable[[Node, int], Node]) -> Callable[[Place], Node]:
    """Return a builder over rows; before opset 13 the axes from `axis` on were one."""

    def build(place: Place) -> Node:
        x = place[0]
        rank = len(x.shape)
        if place.opset >= 13:
            return op(x, place.axis(-1, rank))
        axis = place.axis(1, rank)
        rows = reshape_to(x, (prod(x.shape[:axis]), prod(x.shape[axis:])))
        return reshape_to(op(rows, 1), x.shape)

    return build


def _hardmax(x: Node, axis: int) -> Node:
    line = tuple(n if d == axis else 1 for d, n in enumerate(x.shape))
    hit = eq(iota(shape=line, axis=axis, dtype=i64), argmax(x, axis=axis))
    return cast_to(hit, x.dtype)


builder("Softmax")(_make_row_builder(lambda x, axis: OPS["softmax"](x, axes=(axis,))))
builder("LogSoftmax")(_make_row_builder(lambda x, axis: OPS["log_softmax"](x, axes=(axis,))))
builder("Hardmax")(_make_row_builder(_hardmax))


@builder("LpNormalization")
def unit_length(place: Place) -> Node:
    """Zeros stay zeros."""
    x, p = place[0], int(place.attr("p", 2))
    axes = (place.axis(-1, len(x.shape)),)
    length = sum_(abs_(x), axes=axes) if p == 1 else sqrt(sum_(square(x), axes=axes))
    return where(eq(length, 0), 0, div(x, where(eq(length, 0), 1, length)))


# --- norms ---------------------------------------------------------------------------------------


def last_axes(place: Place) -> tuple[int, ...]:
    rank = len(place[0].shape)
    return tuple(range(place.axis(-1, rank), rank))


def _wide(x: Node) -> Node:
    """Statistics are in f32, or finer."""
    return cast_to(x, x.dtype.value)


@builder("LayerNormalization")
def layer_norm(place: Place) -> list[Node | None]:
    eps = place.attr("epsilon", 1e-5)
    wants_statistics = place.wants(1) or place.wants(2)
    return build_norm(place[0], place[1], place.get(2), last_axes(place), eps, wants_statistics)


def build_norm(
    x: Node, weight: Node, bias: Node | None, axes: tuple[int, ...], eps: float, wants: bool
) -> list[Node | None]:
    """Build the norm; with `wants` the mean and 1/√variance beside it."""
    bias = constant(np.zeros((), x.dtype.numpy)) if bias is None else bias
    made = OPS["layer_norm"](x, weight, bias, axes=axes, eps=eps)
    if not wants:
        return [made, None, None]
    value = _wide(x)
    centre = mean(value, axes)
    spread = mean(square(sub(value, centre)), axes)
    return [made, centre, reciprocal(sqrt(add(spread, eps)))]


@builder("RMSNormalization")
def rms_norm(place: Place) -> Node:
    if place.attr("stash_type", 1) not in (0, 1):
        raise Decline
    return OPS["rms_norm"](
        place[0], place[1], axes=last_axes(place), eps=place.attr("epsilon", 1e-5)
    )


@builder("BatchNormalization")
def build_batch_norm(place: Place) -> Node:
    if place.attr("training_mode", 0) or place.wants(1):
        raise Decline
    dtype = place[0].dtype
    x, weight, bias, centre, spread = (cast_to(place[n], dtype.value) for n in range(5))
    axis = 1 if len(x.shape) > 1 else 0
    eps = place.attr("epsilon", 1e-5)
    made = batch_norm(x, centre, spread, weight, bias, axis=axis, eps=eps)
    return cast_to(made, dtype)


@builder("InstanceNormalization")
def instance_norm(place: Place) -> Node:
    x, weight, bias = place[0], place[1], place[2]
    line = (x.shape[1], *(1,) * (len(x.shape) - 2))
    return OPS["layer_norm"](
        x,
        reshape_to(weight, line),
        reshape_to(bias, line),
        axes=tuple(range(2, len(x.shape))),
        eps=place.attr("epsilon", 1e-5),
    )


@builder("GroupNormalization")
def group_norm(place: Place) -> Node:
    """Weights are for each channel from opset 21 on, for each group before."""
    x, weight, bias = place[0], place[1], place[2]
    groups = int(place.attr("num_groups"))
    n, channels, *rest = x.shape
    apart = reshape_to(x, (n, groups, channels // groups, *rest))
    each = channels // groups if place.opset >= 21 else 1
    line = (groups, each, *(1,) * len(rest))
    made = OPS["layer_norm"](
        apart,
        reshape_to(weight, line),
        reshape_to(bias, line),
        axes=tuple(range(2, len(apart.shape))),
        eps=place.attr("epsilon", 1e-5),
    )
    return reshape_to(made, x.shape)


@builder("MeanVarianceNormalization")
def mean_variance(place: Place) -> Node:
    x, axes = place[0], tuple(place.attr("axes", (0, 2, 3)))
    value = _wide(x)
    centred = sub(value, mean(value, axes))
    spread = sqrt(mean(square(centred), axes))
    return cast_to(div(centred, add(spread, 1e-9)), x.dtype)


@builder("LRN")
def local_response(place: Place) -> Node:
    """Each element by the squares of its neighbours in a window of channels."""
    x, size = place[0], int(place.attr("size"))
    alpha, beta, bias = place.attr("alpha", 1e-4), place.attr("beta", 0.75), place.attr("bias", 1.0)
    if size < 1:
        raise InputError(f"{label(place.node)} has a window of {size} channels")
    most = max(x.shape[1], 1) - 1  # channels before one, and after it
    before, after = min((size - 1) // 2, most), min(size // 2, most)
    rank = len(x.shape)
    edges = [(0, w, *(0,) * (rank - 2)) for w in (before, after)]
    squares = pad(square(_wide(x)), before=edges[0], after=edges[1], value=0.0)
    total: Node | None = None
    for n in range(before + 1 + after):
        starts = (0, n, *(0,) * (rank - 2))
        near = slice_(squares, starts=starts, sizes=x.shape, steps=(1,) * rank)
        total = near if total is None else add(total, near)
    assert total is not None
    scale = pow_(add(mul(total, alpha / size), bias), beta)
    return cast_to(div(_wide(x), scale), x.dtype)


# --- over everything but batch and channels ------------------------------------------------------


@builder("GlobalAveragePool")
def global_average(place: Place) -> Node:
    return mean(place[0], tuple(range(2, len(place[0].shape))))


@builder("GlobalMaxPool")
def global_maximum(place: Place) -> Node:
    return max_(place[0], axes=tuple(range(2, len(place[0].shape))))
