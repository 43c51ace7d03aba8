"""ATen ops that gather and scatter by index tensors."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from kitsune.ir import ops
from kitsune.ir.dtypes import boolean, i64, u64
from kitsune.tensor.core import Tensor
from kitsune.tensor.create import full
from kitsune.tensor.functions import where
from kitsune.tensor.lazy import apply
from kitsune.tracing.aten.table import Decline, aten

Indices = Sequence[Tensor | None]


@aten("embedding")
def embedding(weight: Tensor, indices: Tensor, padding_idx: int = -1) -> Tensor:
    """The row at padding_idx is read as any other; only its gradient differs."""
    return _unsigned(indices).embedding(weight)


@aten("index_select")
def index_select(self: Tensor, dim: int, index: Tensor) -> Tensor:
    if not self.shape:
        raise Decline
    return self.index_select(dim, _unsigned(index).reshape(-1))


@aten("gather")
def gather(self: Tensor, dim: int, index: Tensor) -> Tensor:
    if not self.shape or not index.shape:
        raise Decline
    return self.gather(dim, _unsigned(index))


@aten("index.Tensor", "_unsafe_index.Tensor")
def index(self: Tensor, indices: Indices) -> Tensor:
    if any(i is not None and i.dtype == boolean for i in indices):
        raise Decline  # how many it selects depends on data
    return self[tuple(slice(None) if i is None else i for i in indices)]


@aten("scatter.src", "scatter.value")
def scatter(self: Tensor, dim: int, index: Tensor, src: Any = None, value: Any = None) -> Tensor:
    if not self.shape or not index.shape:
        raise Decline
    index = _unsigned(index)
    if value is not None:
        return self.scatter(dim, index, full((1,) * len(index.shape), value, dtype=self.dtype))
    return self.scatter(dim, index, _select_source(src, index))


@aten("scatter_add")
def scatter_add(self: Tensor, dim: int, index: Tensor, src: Tensor) -> Tensor:
    if not self.shape or not index.shape:
        raise Decline
    return self.scatter_add(dim, _unsigned(index), _select_source(src, index))


def _unsigned(index: Tensor) -> Tensor:
    """Convert indices of ops that do not count from the end: a negative one is out of range."""
    return index.to(u64)


def _select_source(src: Tensor, index: Tensor) -> Tensor:
    """Slice a source to as many elements along each dim as there are indices."""
    return src[tuple(slice(0, n) for n in index.shape)]


@aten("index_add")
def index_add(self: Tensor, dim: int, index: Tensor, source: Tensor, alpha: Any = 1) -> Tensor:
    if not self.shape:
        raise Decline
    added = source if alpha == 1 else source.mul(alpha)
    return self.index_add(dim, _unsigned(index).reshape(-1), added)


@aten("index_put", "_unsafe_index_put")
def index_put(self: Tensor, indices: Indices, values: Tensor, accumulate: bool = False) -> Tensor:
    """Masks choose, if the value is one for all; other indices become places along one dim."""
    given = [i for i in indices if i is not None]
    if len(given) == 1 and given[0].dtype == boolean and not values.shape:
        mask = given[0].reshape(*given[0].shape, *(1,) * (len(self.shape) - len(given[0].shape)))
        if indices[0] is None:
            raise Decline
        put = self.add(values) if accumulate else values
        return where(mask, put, self).to(self.dtype)
    count = len(given)
    if not given or any(i is None for i in indices[:count]) or boolean in [i.dtype for i in given]:
        raise Decline
    sizes, rest = self.shape[:count], self.shape[count:]
    place = _place(given, sizes)
    updates = values.to(self.dtype).expand(*place.shape, *rest).reshape(place.numel(), *rest)
    row = ops.scatter_add if accumulate else ops.scatter
    flat = self.reshape(prod(sizes), *rest)
    return apply(row, flat, place.reshape(-1), updates, axis=0).reshape(self.shape)


def _place(indices: Sequence[Tensor], sizes: Sequence[int]) -> Tensor:
    """Return where index tensors point together, with the dims they index merged; out of range
    where one of them is."""
    place: Any = None
    is_outside: Any = None
    for i, size in zip(indices, sizes, strict=True):
        here = i.to(i64)
        here = where(here.lt(0), here.add(size), here)
        outside = here.lt(0).logical_or(here.ge(size))
        place = here if place is None else place.mul(size).add(here)
        is_outside = outside if is_outside is None else is_outside.logical_or(outside)
    return where(is_outside, prod(sizes), place).to(i64)
