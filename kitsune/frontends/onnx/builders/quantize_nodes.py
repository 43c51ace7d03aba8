"""Builders of QuantizeLinear, DequantizeLinear and ai.onnx's quantised ops."""

from __future__ import annotations

import numpy as np

from kitsune.frontends.onnx.builders.conv_nodes import integer_sums
from kitsune.frontends.onnx.builders.logic_nodes import cast_to
from kitsune.frontends.onnx.builders.matmul_nodes import multiply_matrices, subtract_zero_point
from kitsune.frontends.onnx.builders.movement_nodes import reshape_to
from kitsune.frontends.onnx.onnx_files import to_dtype
from kitsune.frontends.onnx.place import MICROSOFT, Decline, Place, builder
from kitsune.ir.dtypes import DType, f32, i32, u8
from kitsune.ir.node import Node
from kitsune.ir.ops import (
    add,
    clamp,
    div,
    eq,
    expand,
    max_,
    maximum,
    min_,
    minimum,
    mul,
    permute,
    round_,
    sub,
    where,
)
from kitsune.ir.ops.views import slice_from_start


def _broadcast_parameter(place: Place, x: Node, given: Node) -> Node:
    """Broadcast a scale or zero point with x: one for all, one for each index of an axis, or one
    for each block of an axis, the last of which may be shorter."""
    if not given.shape or given.shape == (1,):
        return reshape_to(given, ())
    axis = place.axis(1, len(x.shape))
    if len(given.shape) == 1 and not place.attr("block_size", 0):
        return reshape_to(given, (*given.shape, *(1,) * (len(x.shape) - axis - 1)))
    block = int(place.attr("block_size", 0)) or -(-x.shape[axis] // given.shape[axis])
    front, count, back = given.shape[:axis], given.shape[axis], given.shape[axis + 1 :]
    wide = expand(reshape_to(given, (*front, count, 1, *back)), shape=(*front, count, block, *back))
    if count * block < x.shape[axis]:
        raise Decline
    whole = reshape_to(wide, (*front, count * block, *back))
    return slice_from_start(whole, (*front, x.shape[axis], *back))


def _limits(dtype: DType) -> tuple[float, float]:
    found = np.iinfo(dtype.numpy)  # type: ignore[type-var]
    return float(found.min), float(found.max)


def levels(x: Node, zero: Node | None, dtype: DType) -> Node:
    """saturate(round(x) + zero)."""
    if not dtype.is_int or dtype.itemsize > 2:
        raise Decline
    level = round_(x)
    moved = level if zero is None else add(level, cast_to(zero, f32))
    low, high = _limits(dtype)
    return cast_to(clamp(moved, low=low, high=high), dtype)


def quantise(x: Node, scale: Node, zero: Node | None, dtype: DType) -> Node:
    """Return saturate(round(x/scale) + zero)."""
    return levels(div(cast_to(x, f32), cast_to(scale, f32)), zero, dtype)


def dequantise(x: Node, scale: Node, zero: Node | None) -> Node:
    """Return (x − zero)·scale."""
    wide = cast_to(x, f32)
    centred_ = wide if zero is None else sub(wide, cast_to(zero, f32))
    return cast_to(mul(centred_, cast_to(scale, f32)), scale.dtype)


@builder("QuantizeLinear")
@builder("QuantizeLinear", domain=MICROSOFT)
def quantize(place: Place) -> Node:
    x, scale, zero = place[0], place[1], place.get(2)
    said = int(place.attr("output_dtype", 0))
    dtype = zero.dtype if zero is not None else (to_dtype(said) if said else u8)
    precision = int(place.attr("precision", 0))
    if dtype is None or precision not in (0, 1):
        raise Decline
    zero = None if zero is None else _broadcast_parameter(place, x, zero)
    return quantise(x, _broadcast_parameter(place, x, scale), zero, dtype)


@builder("DequantizeLinear")
@builder("DequantizeLinear", domain=MICROSOFT)
def dequantize(place: Place) -> Node:
    x, scale, zero = place[0], place[1], place.get(2)
    said = int(place.attr("output_dtype", 0))
    dtype = to_dtype(said) if said else scale.dtype
    if dtype is None:
        raise Decline
    zero = None if zero is None else _broadcast_parameter(place, x, zero)
    return cast_to(dequantise(x, _broadcast_parameter(place, x, scale), zero), dtype)


# --- scales that a tensor gets when it is there --------------------------------------------------


def quantise_dynamically(x: Node) -> tuple[Node, Node, Node]:
    """Return (u8 levels, scale, zero point) of a tensor whose range, with 0, is 255 levels wide."""
    axes = tuple(range(len(x.shape)))
    low, high = minimum(min_(x, axes=axes), 0.0), maximum(max_(x, axes=axes), 0.0)
    low, high = reshape_to(low, ()), reshape_to(high, ())
    scale = div(sub(high, low), 255.0)
    scale = where(eq(scale, 0.0), 1.0, scale)
    zero = cast_to(clamp(round_(div(sub(0.0, low), scale)), low=0.0, high=255.0), u8)
    return quantise(x, scale, zero, u8), scale, zero


@builder("DynamicQuantizeLinear")
def fit(place: Place) -> list[Node]:
    return list(quantise_dynamically(place[0]))


# --- products ------------------------------------------------------------------------------------


def one(x: Node) -> Node:
    """A scale or zero point that is one for all."""
    if np.prod(x.shape) != 1:
        raise Decline
    return reshape_to(x, ())


def requantise(total: Node, scales: list[Node], by: Node, zero: Node) -> Node:
    """Convert an i32 sum to the levels of a result, whose scale is `by`."""
    scale = cast_to(scales[0], f32)
    for each in scales[1:]:
        scale = mul(scale, cast_to(each, f32))
    return levels(mul(cast_to(total, f32), div(scale, cast_to(by, f32))), zero, zero.dtype)


@builder("QLinearMatMul")
def quantized_product(place: Place) -> Node:
    a, a_scale, a_zero, b, b_scale, b_zero, y_scale, y_zero = (place[n] for n in range(8))
    total = multiply_matrices(
        subtract_zero_point(a, a_zero, -2), subtract_zero_point(b, b_zero, -1)
    )
    b_scale = reshape_to(b_scale, () if np.prod(b_scale.shape) == 1 else b_scale.shape)
    return requantise(total, [one(a_scale), b_scale], one(y_scale), one(y_zero))


@builder("QLinearConv")
@builder("QLinearConv", domain=MICROSOFT)
def quantized_convolution(place: Place) -> Node:
    """Zeros around the image are its zero point; scales and zero points of weights may be one for
    each filter."""
    x, w, bias, last = place[0], place[3], place.get(8), bool(place.attr("channels_last", 0))
    rank = len(w.shape)
    x = permute(x, order=(0, rank - 1, *range(1, rank - 1))) if last else x
    w_zero = reshape_to(place[5], () if np.prod(place[5].shape) == 1 else _line(place[5], rank))
    w_scale = place[4]
    if np.prod(w_scale.shape) == 1:
        w_scale = reshape_to(w_scale, ())
    else:
        w_scale = reshape_to(w_scale, _line(w_scale, rank - 1))
    image = sub(cast_to(x, i32), cast_to(one(place[2]), i32))
    filters = sub(cast_to(w, i32), cast_to(w_zero, i32))
    total = integer_sums(place, image, filters, bias)
    made = requantise(total, [one(place[1]), w_scale], one(place[6]), one(place[7]))
    return permute(made, order=(0, *range(2, rank), 1)) if last else made


def _line(x: Node, rank: int) -> tuple[int, ...]:
    """Return one number for each index of the first axis."""
    return (*x.shape, *(1,) * (rank - 1))
