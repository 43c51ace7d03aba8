"""Rows of values that come from outside: inputs and constants."""

from __future__ import annotations

from typing import Any

import numpy as np

from kitsune.ir.dtypes import DType, Packed, f32, from_numpy
from kitsune.ir.node import Array, Node, Shape
from kitsune.ir.ops.table import Kind, define

input_row = define(
    "input", Kind.SOURCE,
    shape=lambda *, name, shape, dtype: shape, numpy=lambda **_: None,
    dtype=lambda *, name, shape, dtype: dtype,
)  # fmt: skip

constant_row = define(
    "constant", Kind.SOURCE,
    shape=lambda *, value, shape, dtype: shape, numpy=lambda *, value, **_: value.value,
    dtype=lambda *, value, shape, dtype: dtype,
)  # fmt: skip


def input_(name: str, shape: Shape, dtype: DType = f32) -> Node:
    return input_row(name=name, shape=tuple(shape), dtype=dtype)


def constant(value: Any) -> Node:
    """A NumPy array or number; Python numbers and float64 arrays become f32."""
    array = np.asarray(value)
    if array.dtype in (np.float64, np.int64):
        array = array.astype(np.float32)
    if not array.flags.c_contiguous:
        array = np.ascontiguousarray(array)
    return constant_row(value=Array(array), shape=array.shape, dtype=from_numpy(array.dtype))


def packed_constant(data: np.ndarray, shape: tuple[int, int], dtype: Packed) -> Node:
    """A low-bit weight: `data` is its bytes in the layout of `Packed`."""
    assert data.nbytes == dtype.nbytes(*shape)
    return constant_row(value=Array(data), shape=shape, dtype=dtype)
