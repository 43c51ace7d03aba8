"""Integers with scales and zero points."""

from __future__ import annotations

import numpy as np

from kitsune.frontends.onnx.builders.contract import centred, multiplied
from kitsune.frontends.onnx.builders.logic import converted
from kitsune.frontends.onnx.builders.movement import reshaped
from kitsune.frontends.onnx.place import Decline, Place, builder
from kitsune.frontends.onnx.tensors import dtype_of
from kitsune.ir.dtypes import DType, f32, u8
from kitsune.ir.node import Node
from kitsune.ir.ops import add, clamp, div, expand, mul, round_, sub


def _along(place: Place, x: Node, given: Node) -> Node:
    """A scale or zero point as it broadcasts with x: one for all, one for each index of an axis, or
    one for each block of an axis."""
    if not given.shape or given.shape == (1,):
        return reshaped(given, ())
    axis = place.axis(1, len(x.shape))
    if len(given.shape) == 1 and not place.attr("block_size", 0):
        return reshaped(given, (*given.shape, *(1,) * (len(x.shape) - axis - 1)))
    block = int(place.attr("block_size", 0)) or -(-x.shape[axis] // given.shape[axis])
    if given.shape[axis] * block != x.shape[axis]:
        raise Decline
    front, count, back = given.shape[:axis], given.shape[axis], given.shape[axis + 1 :]
    wide = expand(reshaped(given, (*front, count, 1, *back)), shape=(*front, count, block, *back))
    return reshaped(wide, (*front, count * block, *back))


def _limits(dtype: DType) -> tuple[int, int]:
    found = np.iinfo(dtype.numpy)  # type: ignore[type-var]
    return int(found.min), int(found.max)


def quantized(x: Node, scale: Node, zero: Node | None, dtype: DType) -> Node:
    """saturate(round(x/scale) + zero)."""
    if not dtype.is_int or dtype.itemsize > 2:
        raise Decline
    level = round_(div(converted(x, f32), converted(scale, f32)))
    moved = level if zero is None else add(level, converted(zero, f32))
    low, high = _limits(dtype)
    return converted(clamp(moved, low=float(low), high=float(high)), dtype)


def dequantized(x: Node, scale: Node, zero: Node | None) -> Node:
    wide = converted(x, f32)
    centred_ = wide if zero is None else sub(wide, converted(zero, f32))
    return converted(mul(centred_, converted(scale, f32)), scale.dtype)


@builder("QuantizeLinear")
def quantize(place: Place) -> Node:
    x, scale, zero = place[0], place[1], place.get(2)
    said = int(place.attr("output_dtype", 0))
    dtype = zero.dtype if zero is not None else (dtype_of(said) if said else u8)
    precision = int(place.attr("precision", 0))
    if dtype is None or precision not in (0, 1):
        raise Decline
    zero = None if zero is None else _along(place, x, zero)
    return quantized(x, _along(place, x, scale), zero, dtype)


@builder("DequantizeLinear")
def dequantize(place: Place) -> Node:
    x, scale, zero = place[0], place[1], place.get(2)
    if not x.dtype.is_int:
        raise Decline
    said = int(place.attr("output_dtype", 0))
    dtype = dtype_of(said) if said else scale.dtype
    if dtype is None:
        raise Decline
    zero = None if zero is None else _along(place, x, zero)
    return converted(dequantized(x, _along(place, x, scale), zero), dtype)


@builder("QLinearMatMul")
def quantized_product(place: Place) -> Node:
    a, a_scale, a_zero, b, b_scale, b_zero, y_scale, y_zero = (place[n] for n in range(8))
    if any(np.prod(s.shape) != 1 for s in (a_scale, y_scale, y_zero)):
        raise Decline
    total = multiplied(centred(a, a_zero, -2), centred(b, b_zero, -1))
    a_scale, y_scale, y_zero = (reshaped(n, ()) for n in (a_scale, y_scale, y_zero))
    b_scale = reshaped(b_scale, () if np.prod(b_scale.shape) == 1 else b_scale.shape)
    scale = div(mul(converted(a_scale, f32), converted(b_scale, f32)), converted(y_scale, f32))
    level = round_(mul(converted(total, f32), scale))
    low, high = _limits(y_zero.dtype)
    moved = add(level, converted(y_zero, f32))
    return converted(clamp(moved, low=float(low), high=float(high)), y_zero.dtype)
