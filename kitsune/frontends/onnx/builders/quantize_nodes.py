"""Builders of QuantizeLinear, DequantizeLinear and quantised ops of ai.onnx and com.microsoft."""

from __future__ import annotations

from collections.abc import Callable
from math import prod

import numpy as np

from kitsune.frontends.onnx.builders.arithmetic_nodes import cast_to
from kitsune.frontends.onnx.builders.conv_nodes import average, integer_sums
from kitsune.frontends.onnx.builders.fused import embedding_norm
from kitsune.frontends.onnx.builders.heads import attend_projected_qkv
from kitsune.frontends.onnx.builders.matmul_nodes import multiply_matrices, subtract_zero_point
from kitsune.frontends.onnx.builders.movement_nodes import reshape_to
from kitsune.frontends.onnx.onnx_files import to_dtype
from kitsune.frontends.onnx.place import MICROSOFT, Decline, Place, builder, normalise_axis
from kitsune.ir.dtypes import DType, f32, i32, u8
from kitsune.ir.node import Node
from kitsune.ir.ops import (
    add,
    clamp,
    concat,
    div,
    eq,
    expand,
    gather,
    leaky_relu,
    max_,
    maximum,
    mean,
    min_,
    minimum,
    mul,
    permute,
    round_,
    sigmoid,
    softmax,
    sub,
    transpose,
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


# --- com.microsoft: floats in between -------------------------------------------------------------


def _value(place: Place, number: int) -> Node:
    """An input that is followed by its scale and zero point, as floats."""
    zero = place.get(number + 2)
    return dequantise(place[number], one(place[number + 1]), None if zero is None else one(zero))


def _levels(place: Place, made: Node, number: int) -> Node:
    """A result in the scale of input `number`, in the type of the zero point after it or of the
    first input."""
    zero = place.get(number + 1)
    dtype = place[0].dtype if zero is None else zero.dtype
    return quantise(made, one(place[number]), None if zero is None else one(zero), dtype)


def _elementwise(name: str, inputs: int, op: Callable[..., Node]) -> None:
    def build(place: Place) -> Node:
        values = [_value(place, 3 * n) for n in range(inputs)]
        return _levels(place, op(place, *values), 3 * inputs)

    builder(name, domain=MICROSOFT)(build)


def _pool_globally(place: Place, x: Node) -> Node:
    """Average over all sizes of an image, whose channels may come last."""
    first = 1 if place.attr("channels_last", 0) else 2
    return mean(x, tuple(range(first, first + len(x.shape) - 2)))


def _apply_softmax(place: Place, x: Node) -> Node:
    """Apply softmax; before opset 13 the axes from `axis` on were one."""
    axis = normalise_axis(place, int(place.attr("axis", -1)), len(x.shape))
    if int(place.attr("opset", 13)) >= 13:
        made: Node = softmax(x, axes=(axis,))
        return made
    rows = reshape_to(x, (prod(x.shape[:axis]), prod(x.shape[axis:])))
    return reshape_to(softmax(rows, axes=(1,)), x.shape)


_elementwise("QLinearAdd", 2, lambda place, a, b: add(a, b))
_elementwise("QLinearMul", 2, lambda place, a, b: mul(a, b))
_elementwise("QLinearSigmoid", 1, lambda place, x: sigmoid(x))
_elementwise("QLinearLeakyRelu", 1, lambda place, x: leaky_relu(x, alpha=place.attr("alpha", 0.01)))
_elementwise("QLinearGlobalAveragePool", 1, _pool_globally)
_elementwise("QLinearSoftmax", 1, _apply_softmax)


@builder("QLinearWhere", domain=MICROSOFT)
def chosen(place: Place) -> Node:
    made = where(place[0], _value(place, 1), _value(place, 4))
    zero = one(place[8])
    return quantise(made, one(place[7]), zero, zero.dtype)


@builder("QLinearConcat", domain=MICROSOFT)
def build_qlinear_concat(place: Place) -> Node:
    pieces = [_value(place, n) for n in range(2, len(place.inputs), 3)]
    axis = normalise_axis(place, int(place.attr("axis")), len(pieces[0].shape))
    made = pieces[0] if len(pieces) == 1 else concat(*pieces, axis=axis)
    zero = one(place[1])
    return quantise(made, one(place[0]), zero, zero.dtype)


@builder("QLinearAveragePool", domain=MICROSOFT)
def build_qlinear_average_pool(place: Place) -> Node:
    x, rank = _value(place, 0), len(place[0].shape)
    last = bool(place.attr("channels_last", 0))
    x = permute(x, order=(0, rank - 1, *range(1, rank - 1))) if last else x
    made = average(place.replace_inputs(x))
    return _levels(place, permute(made, order=(0, *range(2, rank), 1)) if last else made, 3)


# --- com.microsoft: products ----------------------------------------------------------------------


def _column_scale(scale: Node) -> Node:
    return cast_to(reshape_to(scale, () if prod(scale.shape) == 1 else scale.shape), f32)


def _product(a: Node, a_zero: Node | None, b: Node, b_zero: Node | None) -> Node:
    return cast_to(
        multiply_matrices(subtract_zero_point(a, a_zero, -2), subtract_zero_point(b, b_zero, -1)),
        f32,
    )


@builder("MatMulIntegerToFloat", domain=MICROSOFT)
def integer_product(place: Place) -> Node:
    """Scales of a may be one for each row, those of b one for each column."""
    total = _product(place[0], place.get(4), place[1], place.get(5))
    rows = place[2].shape
    rows = () if prod(rows) == 1 else (*rows, 1) if len(rows) == 1 else rows
    made = mul(total, mul(cast_to(reshape_to(place[2], rows), f32), _column_scale(place[3])))
    bias = place.get(6)
    return made if bias is None else add(made, bias)


def fitted_product(x: Node, weight: Node, scale: Node, zero: Node | None) -> Node:
    """x in u8 levels of its own range, by a weight of integers."""
    levels, own, x_zero = quantise_dynamically(x)
    return mul(_product(levels, x_zero, weight, zero), mul(own, _column_scale(scale)))


@builder("DynamicQuantizeMatMul", domain=MICROSOFT)
def dynamic_product(place: Place) -> Node:
    made, bias = fitted_product(place[0], place[1], place[2], place.get(3)), place.get(4)
    return made if bias is None else add(made, bias)


@builder("QGemm", domain=MICROSOFT)
def quantized_gemm(place: Place) -> Node:
    """The bias is an i32, in the scale of the sums; without a scale of its own the result is in
    floats."""
    a = transpose(place[0]) if place.attr("transA", 0) else place[0]
    b = transpose(place[3]) if place.attr("transB", 0) else place[3]
    total = multiply_matrices(
        subtract_zero_point(a, one(place[2]), -1), subtract_zero_point(b, place.get(5), -1)
    )
    bias, alpha = place.get(6), float(place.attr("alpha", 1.0))
    total = total if bias is None else add(total, bias)
    scale = mul(one(place[1]), _column_scale(place[4]))
    scale = scale if alpha == 1 else mul(scale, alpha)
    if not place.has(7):
        return mul(cast_to(total, f32), scale)
    return requantise(total, [scale], one(place[7]), one(place[8]))


@builder("QAttention", domain=MICROSOFT)
def quantized_attention(place: Place) -> list[Node | None]:
    """Build QAttention; only the projection is an integer matmul."""
    total = _product(place[0], place.get(6), place[1], place.get(7))
    made = mul(total, mul(one(place[3]), _column_scale(place[4])))
    return attend_projected_qkv(
        place, add(made, place[2]), mask=place.get(5), past=place.get(8), term=None
    )


@builder("QEmbedLayerNormalization", domain=MICROSOFT)
def quantized_embedding(place: Place) -> list[Node | None]:
    def value(number: int, rows: Node) -> Node:
        at = (2, 3, 4, 5, 6).index(number)
        return dequantise(rows, one(place[8 + at]), one(place[13 + at]))

    def taken(number: int) -> Callable[[Node], Node] | None:
        table = place.get(number)
        return None if table is None else lambda at: value(number, gather(table, at, axis=0))

    tables = (taken(2), taken(3), taken(4))
    scales = value(5, place[5]), value(6, place[6])
    return embedding_norm(place, tables, scales, None)[:2]
