"""Indexing: `x[...]`, and the methods that gather or scatter by index tensors."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from kitsune.errors import InputError, ShapeError, UnsupportedError
from kitsune.ir import ops
from kitsune.ir.dtypes import boolean, i64
from kitsune.ir.guards import refuse_guards
from kitsune.ir.node import Shape
from kitsune.ir.ops.op_table import caller, show
from kitsune.ir.sizes import Size, ceil_div, is_same, is_size, is_symbolic
from kitsune.tensor.lazy import Lazy, apply, as_tensor
from kitsune.tensor.types import normalise_axis

if TYPE_CHECKING:
    from kitsune.tensor.core import Tensor


class Indexing(Lazy):
    def __getitem__(self, index: Any) -> Tensor:
        """NumPy's indexing: integers, slices with any step, None, `...`, and integer tensors."""
        entries = _entries(index if isinstance(index, tuple) else (index,), self.shape)
        sliced = self._slice([e for e in entries if e is not None])
        return _reshaped_and_taken(sliced, entries)

    def __setitem__(self, index: Any, value: Any) -> None:
        raise UnsupportedError(
            "cannot assign to a part of a tensor",
            why="a value never changes: graphs may need it",
            at=caller(),
            hint="make another with kt.where(mask, value, x) or x.scatter(…)",
        )

    def _slice(self, entries: Sequence[Any]) -> Tensor:
        """Slice, with integers as slices of one element; index tensors keep their dim whole."""
        starts, sizes, steps = [], [], []
        for size, entry in zip(self.shape, entries, strict=True):
            if isinstance(entry, slice):
                start, count, step = _span(entry, size)
                starts.append(start)
                sizes.append(count)
                steps.append(step)
            else:
                starts.append(entry if is_size(entry) else 0)
                sizes.append(1 if is_size(entry) else size)
                steps.append(1)
        if is_same(sizes, self.shape) and all(s == 1 for s in steps):
            return self  # type: ignore[return-value]
        return apply(ops.slice_, self, starts=tuple(starts), sizes=tuple(sizes), steps=tuple(steps))

    def gather(self, dim: int, index: Any) -> Tensor:
        """Return out[i][j] = self[index[i][j]][j] for dim 0, and so on: one index per element."""
        axis = normalise_axis("gather", self.shape, dim)
        indices = to_indices("gather", index, self.shape[axis])
        if len(indices.shape) != len(self.shape):
            raise ShapeError(
                f"gather: an index of {show(indices.shape)} into {show(self.shape)}",
                why="it needs as many dims",
                at=caller(),
            )
        sizes = tuple(n if d == axis else indices.shape[d] for d, n in enumerate(self.shape))
        part = (
            apply(ops.slice_, self, starts=(0,) * len(sizes), sizes=sizes, steps=(1,) * len(sizes))
            if not is_same(sizes, self.shape)
            else self
        )
        return apply(ops.gather_elements, part, indices, axis=axis)

    def take_along_dim(self, indices: Any, dim: int) -> Tensor:
        """Read like `gather`, with the other dims broadcast."""
        axis = normalise_axis("take_along_dim", self.shape, dim)
        wanted = to_indices("take_along_dim", indices, self.shape[axis])
        others = np.broadcast_shapes(_without(self.shape, axis), _without(wanted.shape, axis))
        whole = apply(_expand, self, shape=(*others[:axis], self.shape[axis], *others[axis:]))
        index = wanted.expand((*others[:axis], wanted.shape[axis], *others[axis:]))
        return apply(ops.gather_elements, whole, index, axis=axis)

    def index_select(self, dim: int, index: Any) -> Tensor:
        """The slices of a dim that a list of indices names."""
        axis = normalise_axis("index_select", self.shape, dim)
        return apply(
            ops.gather, self, to_indices("index_select", index, self.shape[axis]), axis=axis
        )

    def scatter_add(self, dim: int, index: Any, src: Any) -> Tensor:
        """A new tensor with self[index[i][j]][j] += src[i][j] for dim 0, and so on."""
        axis = normalise_axis("scatter_add", self.shape, dim)
        indices = to_indices("scatter_add", index, self.shape[axis])
        updates = _cut(as_tensor(src).to(self.dtype), indices.shape)
        return apply(ops.scatter_elements_add, self, indices, updates, axis=axis)

    def scatter(self, dim: int, index: Any, src: Any) -> Tensor:
        """A new tensor with self[index[i][j]][j] = src[i][j] for dim 0, and so on."""
        axis = normalise_axis("scatter", self.shape, dim)
        indices = to_indices("scatter", index, self.shape[axis])
        updates = _cut(as_tensor(src).to(self.dtype), indices.shape).expand(indices.shape)
        return apply(ops.scatter_elements, self, indices, updates, axis=axis)

    def index_add(self, dim: int, index: Any, source: Any) -> Tensor:
        """A new tensor with the slices of `source` added to those that `index` names."""
        axis = normalise_axis("index_add", self.shape, dim)
        indices = to_indices("index_add", index, self.shape[axis])
        return apply(ops.scatter_add, self, indices, as_tensor(source).to(self.dtype), axis=axis)

    def masked_fill(self, mask: Any, value: Any) -> Tensor:
        """Return `value` where the mask is true, and the elements elsewhere."""
        return apply(ops.where, as_tensor(mask), value, self)

    def where(self, condition: Any, other: Any) -> Tensor:
        """Itself where the condition is true, else `other`."""
        return apply(ops.where, as_tensor(condition), self, other)

    def one_hot(self, num_classes: int) -> Tensor:
        """A new last dim with 1 at each element's index and 0 elsewhere, as i64."""
        return apply(ops.one_hot, self, depth=num_classes, dtype=i64)


# --- what stands between the brackets ------------------------------------------------------------


def _entries(index: tuple[Any, ...], shape: Shape) -> list[Any]:
    """One for each dim, `None` for each new one: an int in range, a slice or an index tensor."""
    given = [_entry(e) for e in index]
    used = sum(e is not None and e is not Ellipsis for e in given)
    if sum(e is Ellipsis for e in given) > 1 or used > len(shape):
        raise ShapeError(
            f"{used} indices for {show(shape)}",
            why="one `...` at most, and no more indices than dims",
            at=caller(),
        )
    rest = [slice(None)] * (len(shape) - used)
    at = next((i for i, e in enumerate(given) if e is Ellipsis), len(given))
    given[at : at + 1] = rest
    sizes = iter(shape)
    return [None if e is None else _check_index(e, next(sizes), shape) for e in given]


def _entry(entry: Any) -> Any:
    if entry is None or entry is Ellipsis:
        return entry
    if isinstance(entry, slice):
        if entry.step == 0:
            raise ShapeError("a slice in steps of 0", at=caller())
        return entry
    if isinstance(entry, Size):
        return entry
    if isinstance(entry, (int, np.integer)) and not isinstance(entry, (bool, np.bool_)):
        return int(entry)
    tensor = as_tensor(entry)
    if tensor.dtype == boolean:
        raise UnsupportedError(
            "cannot index with a bool mask",
            why="how many it selects depends on data",
            at=caller(),
            hint="choose with kt.where(mask, x, other) or x.masked_fill(mask, value)",
        )
    return tensor


def _check_index(entry: Any, size: int, shape: Shape) -> Any:
    if is_size(entry):
        with refuse_guards():
            is_inside = -size <= entry < size
        if not is_inside:
            raise ShapeError(
                f"index {entry} into {show(shape)}",
                why=f"indices of that dim go from {-size} to {size - 1}" if size else "it is empty",
                at=caller(),
            )
        return entry + size if entry < 0 else entry
    return entry if isinstance(entry, slice) else to_indices("index", entry, size)


def _span(entry: slice, size: int) -> tuple[int, int, int]:
    """(start, count, step), with bounds outside the dim moved inside, as Python has it."""
    if is_symbolic(n for n in (entry.start, entry.stop, entry.step, size) if n is not None):
        return _span_dynamic(entry, size)
    start, stop, step = entry.indices(size)
    count = len(range(start, stop, step))
    return (start if count else 0), count, step


def _span_dynamic(entry: slice, size: int) -> tuple[int, int, int]:
    """The same where calls decide sizes. Bounds must be known to be inside or outside."""
    step = 1 if entry.step is None else int(entry.step)
    least, most = (-1, size - 1) if step < 0 else (0, size)
    ends = (most, least) if step < 0 else (least, most)
    with refuse_guards():
        start, stop = (
            end if bound is None else _move_inside(bound, size, least, most)
            for bound, end in zip((entry.start, entry.stop), ends, strict=True)
        )
    count = ceil_div(start - stop, -step) if step < 0 else ceil_div(stop - start, step)
    return (start, count, step) if count > 0 else (0, 0, step)


def _move_inside(bound: int, size: int, least: int, most: int) -> int:
    at = bound + size if bound < 0 else bound
    return least if at < least else most if at > most else at


def to_indices(op: str, index: Any, size: int) -> Tensor:
    """Convert to integers that index a dim, and check them if their values are known."""
    tensor = as_tensor(index)
    if not tensor.dtype.is_int:
        raise InputError(
            f"{op}: the index is {tensor.dtype}",
            why="an index is an integer",
            at=caller(),
            hint="call .long()",
        )
    known = tensor._array
    if known is not None and known.size:
        low, high = int(known.min()), int(known.max())
        if low < -size or high >= size:
            raise InputError(
                f"{op}: index {low if low < -size else high} into {size} elements",
                why=f"indices go from {-size} to {size - 1}",
                at=caller(),
            )
    return tensor


def _reshaped_and_taken(x: Tensor, entries: Sequence[Any]) -> Tensor:
    """Drop the dims of integers, add the new ones, and read where index tensors say.

    Index tensors and integers that stand together give their dims where they stand; with a slice or
    a new dim between them, in front, as NumPy has it.
    """
    kept: list[Any] = []  # an entry for each dim that is left
    shape: list[int] = []
    sizes = iter(x.shape)
    for entry in entries:
        size = 1 if entry is None else next(sizes)
        if not is_size(entry):
            kept.append(entry)
            shape.append(size)
    taken = x._reshape(tuple(shape))
    places = [d for d, e in enumerate(kept) if isinstance(e, Lazy)]
    if not places:
        return taken
    advanced = [n for n, e in enumerate(entries) if is_size(e) or isinstance(e, Lazy)]
    indices = [kept[d] for d in places]
    if advanced[-1] - advanced[0] >= len(advanced):
        rest = [d for d in range(len(kept)) if d not in places]
        return _taken_together(taken.permute(*places, *rest), indices, 0)
    return _taken_together(taken, indices, places[0])


def _taken_together(x: Tensor, indices: Sequence[Tensor], first: int) -> Tensor:
    """Index tensors for the dims from `first` on name one element together: they index those dims,
    made flat, by one number. An index outside its own dim is made one outside the flat dim, which
    is refused."""
    if len(indices) == 1:
        return apply(ops.gather, x, indices[0], axis=first)
    last = first + len(indices)
    sizes = x.shape[first:last]
    total = prod(sizes)
    flat: Any = 0
    good: Any = True
    for size, index in zip(sizes, indices, strict=True):
        i = index.to(i64)
        flat = i.where(i >= 0, i + size) + flat * size
        good = (i >= -size) & (i < size) & good
    position = flat.masked_fill(~good, total)
    joined = x._reshape((*x.shape[:first], total, *x.shape[last:]))
    return apply(ops.gather, joined, position, axis=first)


def _cut(src: Tensor, shape: Shape) -> Tensor:
    """The elements of a source that indices of a shape name: the first ones of each dim."""
    if len(src.shape) != len(shape) or all(n <= m for n, m in zip(src.shape, shape, strict=True)):
        return src
    return src[tuple(slice(0, m) for m in shape)]


def _without(shape: Shape, axis: int) -> Shape:
    return (*shape[:axis], *shape[axis + 1 :])


def _expand(x: Any, shape: Shape) -> Any:
    return x if x.shape == shape else ops.expand(x, shape=shape)
