"""MAP rows that convert: between types, from bits, from places to numbers, from packed weights."""

from __future__ import annotations

from typing import Any

import numpy as np

from kitsune.errors import DTypeError
from kitsune.ir.dtypes import DType, Packed, boolean, f32
from kitsune.ir.node import Shape
from kitsune.ir.ops.op_table import Kind, Op, broadcast, check_axis, check_shape, define

# --- types ---------------------------------------------------------------------------------------


def _cast_dtype(source: DType, *, dtype: Any) -> DType:
    for d in (source, dtype):
        if not isinstance(d, DType) or isinstance(d, Packed):
            raise DTypeError(
                f"cannot cast {source} to {dtype}",
                why="packed weights are read by dequantize"
                if isinstance(d, Packed)
                else f"{dtype} is no type of kitsune.ir.dtypes",
            )
    return dtype  # type: ignore[no-any-return]


def _cast_numpy(x: np.ndarray, dtype: DType) -> np.ndarray:
    if x.dtype.kind not in "fV" or not dtype.is_int:
        return x.astype(dtype.numpy)
    limits = np.iinfo(dtype.numpy)  # type: ignore[type-var]
    low, high = x <= limits.min, x >= limits.max
    inside = np.where(low | high | np.isnan(x), 0, x).astype(dtype.numpy)
    return np.where(low, limits.min, np.where(high, limits.max, inside)).astype(dtype.numpy)


# Floats to integers drop the fraction; what does not fit stops at the bounds, and NaN is 0.
# Integers to integers keep the low bits. Everything but zero is true.
cast: Op = define(
    "cast",
    Kind.MAP,
    shape=broadcast,
    numpy=_cast_numpy,
    scalar=lambda s, x, dtype: s.not_(s.eq(x, 0)) if dtype == boolean else s.cast(x, dtype),
    grad=lambda g, y, x, dtype: [
        cast(g, dtype=x.dtype) if x.dtype.is_float and dtype.is_float else None
    ],
    dtype=_cast_dtype,
    attrs={"dtype": ...},
)


def _bitcast_dtype(source: DType, *, dtype: DType) -> DType:
    for d in (source, dtype):
        if d == boolean or d.value != d or d.itemsize != source.itemsize or not d.itemsize:
            raise DTypeError(
                f"cannot read the bits of {source} as {dtype}",
                why="both must be integers, f32 or f64, of the same size",
            )
    return dtype


def _bitcast_numpy(x: np.ndarray, dtype: DType) -> np.ndarray:
    if x.dtype.itemsize != dtype.itemsize:  # an f32 that is given as a float64
        x = x.astype(f"f{dtype.itemsize}")
    return np.ascontiguousarray(x).view(dtype.numpy).reshape(x.shape)


bitcast = define(
    "bitcast",
    Kind.MAP,
    shape=broadcast,
    numpy=_bitcast_numpy,
    scalar=lambda s, x, dtype: s.bits(x, dtype),
    dtype=_bitcast_dtype,
    attrs={"dtype": ...},
)

# --- places --------------------------------------------------------------------------------------


def _infer_count(*, shape: Shape, axis: int, dtype: DType) -> Shape:
    check_axis("count", check_shape(shape), axis)
    return shape


def _iota_numpy(*, shape: Shape, axis: int, dtype: DType) -> np.ndarray:
    along = np.arange(shape[axis]).astype(dtype.numpy)
    aligned = along.reshape([-1 if d == axis else 1 for d in range(len(shape))])
    return np.broadcast_to(aligned, shape)


# The index along one axis, as a number.
iota = define(
    "iota",
    Kind.MAP,
    shape=_infer_count,
    numpy=_iota_numpy,
    reach=lambda read, index, shapes, *, axis, **_: [read.index_value(index[axis])],
    scalar=lambda s, i, shape, axis, dtype: s.cast(i, dtype),
    dtype=lambda *, shape, axis, dtype: dtype,
    attrs={"shape": ..., "axis": ..., "dtype": ...},
)

# --- packed weights ------------------------------------------------------------------------------


def _infer_dequantized_dtype(dtype: DType, **_: Any) -> DType:
    if not isinstance(dtype, Packed):
        raise DTypeError(f"cannot dequantize {dtype}", why="it is not a packed type")
    return f32


# A packed load already yields the value, so the scalar form has nothing to add. The oracle unpacks
# where it reads the constant, for the same reason.
dequantize = define(
    "dequantize",
    Kind.MAP,
    shape=broadcast,
    numpy=lambda x: x,
    scalar=lambda s, x: x,
    dtype=_infer_dequantized_dtype,
    attrs={},
)
