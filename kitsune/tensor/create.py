"""Create leaf tensors from shapes and values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from kitsune.errors import InputError
from kitsune.ir import ops
from kitsune.ir.dtypes import DType, f32, i64
from kitsune.ir.node import Shape
from kitsune.ir.ops.op_table import caller
from kitsune.ir.sizes import ceil_div, is_size, is_symbolic, maximum
from kitsune.tensor.core import Tensor
from kitsune.tensor.lazy import apply
from kitsune.tensor.types import check_size, to_dtype, to_shape


def tensor(
    data: Any,
    shape: Sequence[int] | None = None,
    dtype: Any = None,
    requires_grad: bool = False,
) -> Tensor:
    """Make a tensor by copying numbers, nested lists, an array, a DLPack object or a tensor."""
    return Tensor(data, shape=shape, dtype=dtype, requires_grad=requires_grad)


def zeros(*shape: Any, dtype: Any = f32, requires_grad: bool = False) -> Tensor:
    """Make a tensor of zeros: `kt.zeros(2, 3)` or `kt.zeros((2, 3))`."""
    return full(to_shape(shape), 0, dtype=dtype, requires_grad=requires_grad)


def ones(*shape: Any, dtype: Any = f32, requires_grad: bool = False) -> Tensor:
    """Make a tensor of ones: `kt.ones(2, 3)` or `kt.ones((2, 3))`."""
    return full(to_shape(shape), 1, dtype=dtype, requires_grad=requires_grad)


def full(
    shape: Sequence[int], fill_value: float, dtype: Any = None, requires_grad: bool = False
) -> Tensor:
    """A tensor of one value, whose type is the value's unless given."""
    sizes = to_shape((shape,) if is_size(shape) else (tuple(shape),))
    wanted = to_dtype(type(fill_value) if dtype is None else dtype)
    if is_symbolic(sizes):
        made = apply(ops.fill, shape=sizes, value=fill_value, dtype=wanted)
        return made.requires_grad_() if requires_grad else made
    return _make_leaf(
        sizes, wanted, lambda: np.full(sizes, fill_value, wanted.numpy), requires_grad
    )


def zeros_like(x: Tensor) -> Tensor:
    """Make a tensor of zeros with the shape and type of another."""
    return zeros(x.shape, dtype=x.dtype)


def ones_like(x: Tensor) -> Tensor:
    """Make a tensor of ones with the shape and type of another."""
    return ones(x.shape, dtype=x.dtype)


def full_like(x: Tensor, fill_value: float) -> Tensor:
    """Make a tensor of one value with the shape and type of another."""
    return full(x.shape, fill_value, dtype=x.dtype)


def arange(
    start: float,
    end: float | None = None,
    step: float = 1,
    dtype: Any = None,
    requires_grad: bool = False,
) -> Tensor:
    """Count from start (or 0) up to end, which is left out; integers give i64."""
    first, last = (0, start) if end is None else (start, end)
    if step == 0:
        raise InputError("arange in steps of 0", at=caller())
    whole = all(is_size(n) for n in (first, last, step))
    wanted = to_dtype((int if whole else float) if dtype is None else dtype)
    if whole and is_symbolic((first, last, step)):  # type: ignore[arg-type]
        return _count_dynamic(first, last, step, wanted)  # type: ignore[arg-type]
    count = max(-int((first - last) // step), 0)
    return _make_leaf(
        (count,),
        wanted,
        lambda: (first + step * np.arange(count)).astype(wanted.numpy),
        requires_grad,
    )


def _count_dynamic(first: int, last: int, step: int, dtype: DType) -> Tensor:
    """`arange` to or from a size that calls decide."""
    span, stride = (last - first, step) if step > 0 else (first - last, -step)
    count = maximum(ceil_div(span, stride), 0)
    along: Tensor = apply(ops.iota, shape=(count,), axis=0, dtype=i64)
    return (along * step + first).to(dtype)


def linspace(start: float, end: float, steps: int, dtype: Any = f32) -> Tensor:
    """Return `steps` numbers from start to end, both included; integers are cut, as torch's."""
    wanted = to_dtype(dtype)
    return _make_leaf((steps,), wanted, lambda: np.linspace(start, end, steps).astype(wanted.numpy))


def eye(n: int, m: int | None = None, dtype: Any = f32, requires_grad: bool = False) -> Tensor:
    """Ones on the diagonal of an n×m matrix."""
    wanted = to_dtype(dtype)
    sizes = (n, n if m is None else m)
    return _make_leaf(sizes, wanted, lambda: np.eye(*sizes, dtype=wanted.numpy), requires_grad)


def _make_leaf(shape: Shape, dtype: DType, make: Any, requires_grad: bool = False) -> Tensor:
    check_size(shape, dtype)
    made = Tensor._holding(make())
    return made.requires_grad_() if requires_grad else made
