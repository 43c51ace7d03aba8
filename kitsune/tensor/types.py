"""Convert the types, shapes and dims that users write to those of the op table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from kitsune.errors import DTypeError, ShapeError
from kitsune.ir.dtypes import (
    DTYPES,
    DType,
    bf16,
    boolean,
    f16,
    f32,
    f64,
    from_numpy,
    i8,
    i16,
    i32,
    i64,
    u8,
    u16,
    u32,
    u64,
)
from kitsune.ir.node import Shape
from kitsune.ir.ops.op_table import caller, show
from kitsune.ir.sizes import Size, count
from kitsune.system.free_memory import UNSAID_NBYTES, installed_nbytes

# torch's names.
float64, float32, float16, bfloat16 = f64, f32, f16, bf16
int64, int32, int16, int8 = i64, i32, i16, i8
uint64, uint32, uint16, uint8 = u64, u32, u16, u8

_PYTHON = {float: f32, int: i64, bool: boolean}


def to_dtype(dtype: Any) -> DType:
    """Convert a DType, 'f32' or 'float32', a NumPy type, or Python's float, int and bool."""
    if isinstance(dtype, DType):
        return dtype
    if isinstance(dtype, type) and dtype in _PYTHON:
        return _PYTHON[dtype]
    if isinstance(dtype, str):
        for known in DTYPES.values():
            if dtype in (known.name, known.numpy_name):
                return known
    try:
        return from_numpy(np.dtype(dtype))
    except TypeError:
        raise DTypeError(
            f"no type '{dtype}'", why=f"the types are {', '.join(DTYPES)}", at=caller()
        ) from None


def to_shape(shape: Sequence[Any]) -> Shape:
    """Accept both `f(2, 3)` and `f((2, 3))`."""
    if len(shape) == 1 and isinstance(shape[0], (tuple, list)):
        shape = shape[0]
    for n in shape:
        if not hasattr(n, "__index__"):
            raise ShapeError(f"{n!r} is no size", why="a size is a whole number", at=caller())
    return tuple(n if isinstance(n, Size) else int(n) for n in shape)


def check_size(shape: Shape, dtype: DType) -> None:
    """Refuse a shape that cannot be, before memory is taken."""
    if any(n < 0 for n in shape):
        raise ShapeError(f"cannot make {show(shape)}", why="a size is negative", at=caller())
    nbytes, installed = count(shape) * dtype.itemsize, installed_nbytes() or UNSAID_NBYTES
    if nbytes > installed:
        raise ShapeError(
            f"cannot make {dtype}{show(shape)}",
            why=f"it takes {nbytes:,} bytes and the machine has {installed:,}",
            at=caller(),
        )


def normalise_axis(op: str, shape: Shape, dim: int, extra: int = 0) -> int:
    """Convert a torch dim, which may be negative, to an axis; `extra` axes are about to be
    added."""
    n = len(shape) + extra
    if not isinstance(dim, (int, np.integer)):
        raise ShapeError(f"{op}: {dim!r} is no dim", why="a dim is a whole number", at=caller())
    if not -n <= dim < n:
        why = f"dim goes from {-n} to {n - 1}" if n else "a scalar has no dims"
        raise ShapeError(f"{op}: dim {dim} of {show(shape)} does not exist", why=why, at=caller())
    return int(dim) % n if n else 0


def normalise_axes(op: str, shape: Shape, dim: int | Sequence[int] | None) -> tuple[int, ...]:
    """Convert one dim, several, or None for all of them."""
    if dim is None:
        return tuple(range(len(shape)))
    is_several = isinstance(dim, Sequence) and not isinstance(dim, str)
    dims: tuple[Any, ...] = tuple(dim) if is_several else (dim,)  # type: ignore[arg-type]
    axes = tuple(normalise_axis(op, shape, d) for d in dims)
    if len(set(axes)) != len(axes):
        raise ShapeError(
            f"{op}: dims {show(dims)} of {show(shape)}", why="a dim appears twice", at=caller()
        )
    return tuple(sorted(axes))
