"""ATen ops that create tensors or move their elements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch

from kitsune.ir import ops
from kitsune.ir.dtypes import DType, boolean, f32, i64, promote
from kitsune.ir.size_order import UnknownSize
from kitsune.ir.sizes import Size, ceil_div, is_size, is_symbolic
from kitsune.tensor.core import Tensor
from kitsune.tensor.create import arange, full
from kitsune.tensor.lazy import apply, as_tensor
from kitsune.tensor.movement import cat, stack
from kitsune.tracing.aten.table import ROWS, Decline, aten
from kitsune.tracing.aten.tensor_arrays import convert_dtype

FAR = 1 << 62  # torch writes this, or more, for the end of a dim

# --- new ones ------------------------------------------------------------------------------------


def _default() -> DType:
    return convert_dtype(torch.get_default_dtype())


def _expand_full(size: Sequence[int], value: Any, dtype: DType) -> Tensor:
    if isinstance(value, Size):
        return as_tensor(value).to(dtype).expand(*size)
    one = full((1,) * len(size), value, dtype=dtype)
    return one.expand(*size) if size else one


@aten("full", "new_full")
def fill(
    size: Sequence[int], fill_value: Any, dtype: DType | None = None, self: Tensor | None = None
) -> Tensor:
    if isinstance(fill_value, Tensor):
        raise Decline
    kinds = {bool: boolean, int: i64, Size: i64}
    given = dtype or (self.dtype if self is not None else None)
    return _expand_full(size, fill_value, given or kinds.get(type(fill_value), _default()))


@aten("full_like")
def full_like(self: Tensor, fill_value: Any, dtype: DType | None = None) -> Tensor:
    return _expand_full(self.shape, fill_value, dtype or self.dtype)


@aten("zeros", "empty", "new_zeros", "new_empty")
def zeros(size: Sequence[int], dtype: DType | None = None, self: Tensor | None = None) -> Tensor:
    """Return zeros, for empty tensors as well: any values would do."""
    return _expand_full(size, 0, dtype or (self.dtype if self is not None else _default()))


@aten("ones", "new_ones")
def ones(size: Sequence[int], dtype: DType | None = None, self: Tensor | None = None) -> Tensor:
    return _expand_full(size, 1, dtype or (self.dtype if self is not None else _default()))


@aten("zeros_like", "empty_like")
def zeros_like(self: Tensor, dtype: DType | None = None) -> Tensor:
    return _expand_full(self.shape, 0, dtype or self.dtype)


@aten("ones_like")
def ones_like(self: Tensor, dtype: DType | None = None) -> Tensor:
    return _expand_full(self.shape, 1, dtype or self.dtype)


@aten("empty_strided", "new_empty_strided")
def empty_strided(
    size: Sequence[int], dtype: DType | None = None, self: Tensor | None = None, stride: Any = None
) -> Tensor:
    return zeros(size, dtype, self)


@aten("scalar_tensor")
def scalar_tensor(s: Any, dtype: DType | None = None) -> Tensor:
    return _expand_full((), s, dtype or _default())


@aten("arange.start_step", "arange.start", "arange")
def numbers(end: Any, start: Any = 0, step: Any = 1, dtype: DType | None = None) -> Tensor:
    """Count and round as torch does."""
    if dtype is not None and not (dtype.is_int or dtype == f32):
        raise Decline
    whole = all(map(is_size, (start, end, step)))
    wanted = dtype or (i64 if whole else _default())
    if whole and is_symbolic((start, end, step)):
        return _count(start, end, step).to(wanted)
    if not whole:
        values = torch.arange(start, end, step, dtype=torch.float64).numpy()
        return Tensor._holding(values.astype(wanted.numpy))
    return arange(start, end, step, dtype=wanted)


def _count(start: int, end: int, step: int) -> Tensor:
    """Count as `arange` does, where calls decide how far."""
    count = ceil_div(end - start, step)
    if not count >= 0:
        raise UnknownSize(f"arange from {start} to {end} in steps of {step}")
    return Tensor._from_node(ops.iota(shape=(count,), axis=0, dtype=i64)).mul(step).add(start)


@aten("eye")
def eye(n: int, m: int | None = None, dtype: DType | None = None) -> Tensor:
    return Tensor._holding(np.eye(n, m, dtype=(dtype or _default()).numpy))


# --- another shape or order ----------------------------------------------------------------------

for _name in ("narrow", "select", "split", "tril", "triu", "unbind", "unsqueeze"):
    ROWS[_name] = ROWS[f"{_name}_copy"] = getattr(Tensor, _name)


@aten("view", "_unsafe_view", "reshape", "_reshape_alias", "view_copy")
def view(self: Tensor, size: Sequence[int] = (), dtype: DType | None = None) -> Tensor:
    if dtype is not None:
        raise Decline
    return self.reshape(tuple(size))


@aten("permute", "permute_copy")
def permute(self: Tensor, dims: Sequence[int]) -> Tensor:
    return self.permute(*dims) if dims else self


@aten("transpose", "transpose_copy")
def transpose(self: Tensor, dim0: int, dim1: int) -> Tensor:
    return self.transpose(dim0, dim1) if self.shape else self


@aten("t")
def transpose_matrix(self: Tensor) -> Tensor:
    return self.transpose(0, 1) if len(self.shape) == 2 else self


@aten("squeeze", "squeeze_copy")
def squeeze(self: Tensor, dim: Any = None) -> Tensor:
    if not self.shape:
        return self
    return self.squeeze(tuple(dim) if isinstance(dim, (list, tuple)) else dim)


@aten("expand", "expand_copy")
def expand(self: Tensor, size: Sequence[int]) -> Tensor:
    return self.expand(*size) if size else self


@aten("repeat")
def repeat(self: Tensor, repeats: Sequence[int]) -> Tensor:
    return self.repeat(*repeats) if repeats else self


@aten("flip")
def flip(self: Tensor, dims: Sequence[int]) -> Tensor:
    return self.flip(*dims) if dims and self.shape else self


@aten("roll")
def roll(self: Tensor, shifts: Sequence[int], dims: Sequence[int] = ()) -> Tensor:
    if not dims:
        return self.reshape(-1).roll(shifts[0], 0).reshape(self.shape)
    for shift, dim in zip(shifts, dims, strict=True):
        self = self.roll(shift, dim)
    return self


@aten("diagonal", "diagonal_copy")
def diagonal(self: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
    if offset or {dim1 % len(self.shape), dim2 % len(self.shape)} != {0, 1} or len(self.shape) != 2:
        raise Decline
    return self.diagonal()


@aten("constant_pad_nd")
def constant_pad(self: Tensor, pad: Sequence[int], value: Any = 0) -> Tensor:
    return self.pad(pad, value=value)


# --- parts ---------------------------------------------------------------------------------------


@aten("slice", "slice_copy")
def slice_(
    self: Tensor, dim: int = 0, start: int | None = None, end: int | None = None, step: int = 1
) -> Tensor:
    if is_symbolic((start or 0, end or 0, self.shape[dim])):
        return _slice_dynamic(self, dim, start, end, step)
    index: list[Any] = [slice(None)] * len(self.shape)
    index[dim] = slice(start, end, step)
    return self[tuple(index)]


def _slice_dynamic(
    self: Tensor, dim: int, start: int | None, end: int | None, step: int = 1
) -> Tensor:
    """The same where calls decide sizes: whether a bound lies inside is a guard."""
    axis, size = dim % len(self.shape), self.shape[dim]
    first, last = _move_inside(start or 0, size), _move_inside(FAR if end is None else end, size)
    starts, steps = [0] * len(self.shape), [1] * len(self.shape)
    sizes = list(self.shape)
    starts[axis], steps[axis] = first, step
    sizes[axis] = ceil_div(last - first, step) if first < last else 0
    if tuple(sizes) == self.shape and step == 1:
        return self
    return apply(ops.slice_, self, starts=tuple(starts), sizes=tuple(sizes), steps=tuple(steps))


def _move_inside(bound: int, size: int) -> int:
    """A bound of a slice, counted from the end if it is negative, between 0 and a size."""
    if isinstance(bound, int) and bound >= FAR:
        return size
    if bound < 0:
        bound = bound + size
        return bound if bound >= 0 else 0
    return bound if bound <= size else size


@aten("slice_scatter")
def slice_scatter(
    self: Tensor,
    src: Tensor,
    dim: int = 0,
    start: int | None = None,
    end: int | None = None,
    step: int = 1,
) -> Tensor:
    """Itself with a slice replaced: from pieces where they stand together, else by choice."""
    dim %= len(self.shape)
    if is_symbolic((start or 0, end or 0, self.shape[dim])):
        return _scatter_dynamic(self, src.to(self.dtype), dim, start, end, step)
    first, last, _ = slice(start, end, step).indices(self.shape[dim])
    src = src.to(self.dtype)
    if step != 1:
        places = range(first, last, step)
        at = np.full(self.shape[dim], -1)
        at[list(places)] = range(len(places))
        line = [1] * len(self.shape)
        line[dim] = self.shape[dim]
        taken = Tensor._holding(at >= 0).reshape(line)
        wide = src.index_select(dim, Tensor._holding(np.maximum(at, 0)))
        return wide.where(taken, self)
    last = max(first, last)
    size = self.shape[dim]
    pieces = [*_take_pieces(self, dim, 0, first), src, *_take_pieces(self, dim, last, size)]
    return cat(pieces, dim)


def _take_pieces(self: Tensor, dim: int, first: int, last: int) -> list[Tensor]:
    """Split a range of a dim into the tensors that were concatenated there: a loop that writes n
    slices is one concatenation of n pieces, where slices of slices would be read 2ⁿ times."""
    joined = self.node
    is_joined = joined.op == "concat" and joined.attr("axis") == dim
    if not is_joined or is_symbolic([piece.shape[dim] for piece in joined.inputs]):
        return [self.narrow(dim, first, last - first)]
    found, at = list[Tensor](), 0
    for piece in joined.inputs:
        size = piece.shape[dim]
        low, high = max(first - at, 0), min(last - at, size)
        if low < high:
            found.append(Tensor._from_node(piece).narrow(dim, low, high - low))
        at += size
    return found


def _scatter_dynamic(
    self: Tensor, src: Tensor, dim: int, start: int | None, end: int | None, step: int
) -> Tensor:
    """The same where calls decide sizes."""
    size = self.shape[dim]
    first, last = _move_inside(start or 0, size), _move_inside(FAR if end is None else end, size)
    if step != 1 or not first <= last:
        raise UnknownSize(f"slice_scatter from {first} to {last} in steps of {step}")
    pieces = [self.narrow(dim, 0, first), src, self.narrow(dim, last, size - last)]
    return cat([piece for piece in pieces if piece.shape[dim] != 0], dim)


@aten("select_scatter")
def select_scatter(self: Tensor, src: Tensor, dim: int, index: int) -> Tensor:
    at = index + self.shape[dim] if index < 0 else index
    return slice_scatter(self, src.unsqueeze(dim), dim, at, at + 1)


@aten("split_with_sizes", "split_with_sizes_copy")
def split_with_sizes(self: Tensor, split_sizes: Sequence[int], dim: int = 0) -> tuple[Tensor, ...]:
    return self.split(split_sizes, dim)


@aten("cat")
def concatenate(tensors: Sequence[Tensor], dim: int = 0) -> Tensor:
    """Concatenate in the promoted type; a tensor of no elements and one dim joins anything."""
    kept = [t for t in tensors if t.shape != (0,)] or list(tensors)[:1]
    dtype = promote(*(t.dtype for t in tensors))
    return cat([t.to(dtype) for t in kept], dim)


@aten("stack")
def stack_tensors(tensors: Sequence[Tensor], dim: int = 0) -> Tensor:
    dtype = promote(*(t.dtype for t in tensors))
    return stack([t.to(dtype) for t in tensors], dim)


# --- sizes ---------------------------------------------------------------------------------------


@aten("sym_size")
def size(self: Tensor, dim: int) -> int:
    return self.shape[dim]


@aten("sym_numel")
def numel(self: Tensor) -> int:
    return self.numel()


@aten(
    "_assert_tensor_metadata",
    "_assert_scalar",
    "sym_constrain_range",
    "sym_constrain_range_for_size",
)
def nothing() -> None:
    """Ignore assertions about sizes and types of an exported module: they are known here."""
