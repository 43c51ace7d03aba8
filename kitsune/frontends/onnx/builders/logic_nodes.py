"""Builders of BitShift, Cast and BitCast."""

from __future__ import annotations

import numpy as np

from kitsune.frontends.onnx.onnx_files import to_dtype
from kitsune.frontends.onnx.place import Decline, Place, builder
from kitsune.frontends.onnx.wire import ELEM_NUMBERS
from kitsune.ir.dtypes import DType
from kitsune.ir.node import Node
from kitsune.ir.ops import bitcast, cast, shift_left, shift_right


@builder("BitShift")
def shift(place: Place) -> Node:
    op = shift_left if place.attr("direction") == "LEFT" else shift_right
    return op(place[0], place[1])


@builder("Cast")
def convert(place: Place) -> Node:
    to = place.attr("to")
    if isinstance(to, str):  # before opset 6 types were written out
        to = ELEM_NUMBERS[to]
    dtype = to_dtype(int(to))
    if dtype is None:
        raise Decline
    return cast_to(place[0], dtype)


@builder("CastLike")
def convert_like(place: Place) -> Node:
    return cast_to(place[0], place[1].dtype)


def cast_to(x: Node, dtype: DType) -> Node:
    return x if x.dtype == dtype else cast(x, dtype=dtype)


@builder("BitCast")
def reinterpret(place: Place) -> Node:
    dtype = to_dtype(int(place.attr("to")))
    x = place[0]
    if dtype is None or dtype.value != dtype or x.dtype.value != x.dtype:
        raise Decline
    if dtype.itemsize != x.dtype.itemsize or np.dtype(bool) in (dtype.numpy, x.dtype.numpy):
        raise Decline
    return x if x.dtype == dtype else bitcast(x, dtype=dtype)
