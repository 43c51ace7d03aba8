"""Builders of constants, shapes and ranges."""

from __future__ import annotations

from math import prod

import numpy as np

from kitsune.errors import InputError
from kitsune.frontends.dynamic_axes import size_vector
from kitsune.frontends.onnx.onnx_files import read_array, to_dtype
from kitsune.frontends.onnx.place import Decline, Place, builder
from kitsune.ir.budget import spend_bytes
from kitsune.ir.dtypes import f32, from_numpy, i64
from kitsune.ir.node import Node
from kitsune.ir.ops import (
    add,
    cast,
    constant,
    eq,
    fill,
    iota,
    lt,
    mul,
    reshape,
    size,
    slice_,
    tril,
    triu,
    where,
)
from kitsune.ir.size_order import UnknownSize
from kitsune.ir.sizes import ceil_div, is_size, is_symbolic, maximum


@builder("Constant")
def given(place: Place) -> Node:
    for name in ("value_float", "value_int", "value_floats", "value_ints"):
        value = place.attr(name)
        if value is not None:
            return constant(np.array(value, np.float32 if "float" in name else np.int64))
    value = place.attr("value")
    if value is None or to_dtype(value.data_type) is None:
        raise Decline
    return constant(read_array(value, place.model.folder))


@builder("ConstantOfShape")
def build_constant_of_shape(place: Place) -> Node:
    shape = tuple(place.ints(0))
    if any(n < 0 for n in shape):
        raise InputError(f"ConstantOfShape of {list(shape)}", why="sizes are 0 or more")
    value = place.attr("value")
    if value is None:
        return fill(shape, 0.0, f32)
    if to_dtype(value.data_type) is None:
        raise Decline
    array = read_array(value, place.model.folder)
    return fill(shape, array.reshape(-1)[0].item(), from_numpy(array.dtype))


@builder("Shape")
def build_shape(place: Place) -> Node:
    return size_vector(place[0].shape[slice(place.attr("start"), place.attr("end"))])


@builder("Size")
def build_size(place: Place) -> Node:
    return size(prod(place[0].shape))


@builder("Range")
def build_range(place: Place) -> Node:
    start, limit, step = (place.number(n) for n in range(3))
    if step == 0:
        raise InputError("Range in steps of 0", why="it never ends")
    count, dtype = _steps(start, limit, step), place[0].dtype
    spend_bytes(count * dtype.itemsize, f"Range of {count} values")
    line = iota(shape=(count,), axis=0, dtype=i64 if dtype.is_int else dtype)
    made = add(mul(line, step), start)
    return made if made.dtype == dtype else cast(made, dtype=dtype)


def _steps(start: int, limit: int, step: int) -> int:
    """How many there are from `start` up to `limit`."""
    if not is_symbolic((start, limit, step)):
        return max(int(np.ceil((limit - start) / step)), 0)
    start, limit, step = (n if is_size(n) else _whole(n) for n in (start, limit, step))
    if step < 0:
        start, limit, step = limit, start, -step
    return maximum(ceil_div(limit - start, step), 0)


def _whole(number: float) -> int:
    if number != int(number):
        raise UnknownSize(f"Range with {number} beside sizes that calls decide")
    return int(number)


@builder("EyeLike")
def identity_like(place: Place) -> Node:
    rows, columns = place[0].shape
    said = place.attr("dtype")
    dtype = place[0].dtype if said is None else to_dtype(int(said))
    if dtype is None:
        raise Decline
    return cast(_diagonal(rows, columns, int(place.attr("k", 0))), dtype=dtype)


def _diagonal(rows: int, columns: int, k: int) -> Node:
    row = iota(shape=(rows, 1), axis=0, dtype=i64)
    column = iota(shape=(1, columns), axis=1, dtype=i64)
    return eq(column, add(row, k))


@builder("Trilu")
def triangle(place: Place) -> Node:
    k = place.whole(1) if place.has(1) else 0
    return (triu if place.attr("upper", 1) else tril)(place[0], k)


@builder("OneHot")
def one_hot(place: Place) -> Node:
    """The second of two values where an index stands, the first elsewhere; an index outside has
    none."""
    indices, depth = place[0], place.whole(1)
    values = place[2]
    rank = len(indices.shape) + 1
    axis = place.axis(-1, rank)
    wide = cast(indices, dtype=i64)
    wide = where(lt(wide, 0), add(wide, depth), wide)
    shape = (*indices.shape[:axis], 1, *indices.shape[axis:])
    line = tuple(depth if d == axis else 1 for d in range(rank))
    hit = eq(reshape(wide, shape=shape), iota(shape=line, axis=axis, dtype=i64))
    off, on = (
        reshape(slice_(values, starts=(n,), sizes=(1,), steps=(1,)), shape=()) for n in (0, 1)
    )
    return where(hit, on, off)
