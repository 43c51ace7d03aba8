"""Methods that move elements: reshape, permute, slice, concatenate."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, Any

from kitsune.errors import ShapeError
from kitsune.ir import ops
from kitsune.ir.node import Shape
from kitsune.ir.ops.op_table import caller, show
from kitsune.ir.sizes import is_same
from kitsune.tensor.lazy import Lazy, apply, as_tensor
from kitsune.tensor.types import normalise_axes, normalise_axis, to_shape

if TYPE_CHECKING:
    from kitsune.tensor.core import Tensor


class Movement(Lazy):
    # --- another shape ---

    def reshape(self, *shape: Any) -> Tensor:
        """The elements in order under another shape; one size may be -1."""
        wanted = _infer_shape("reshape", self.shape, to_shape(shape))
        return self._reshape(wanted)

    view = reshape

    def flatten(self, start_dim: int = 0, end_dim: int = -1) -> Tensor:
        """The dims from start_dim to end_dim made one."""
        if not self.shape:
            return self._reshape((1,))
        first = normalise_axis("flatten", self.shape, start_dim)
        last = normalise_axis("flatten", self.shape, end_dim)
        middle = prod(self.shape[first : last + 1])
        return self._reshape((*self.shape[:first], middle, *self.shape[last + 1 :]))

    def unflatten(self, dim: int, sizes: Sequence[int]) -> Tensor:
        """One dim made several; one size may be -1."""
        axis = normalise_axis("unflatten", self.shape, dim)
        inner = _infer_shape("unflatten", (self.shape[axis],), to_shape((sizes,)))
        return self._reshape((*self.shape[:axis], *inner, *self.shape[axis + 1 :]))

    def squeeze(self, dim: int | Sequence[int] | None = None) -> Tensor:
        """Remove the dims of size 1, or those of them that are named."""
        axes = normalise_axes("squeeze", self.shape, dim)
        return self._reshape(tuple(n for d, n in enumerate(self.shape) if d not in axes or n != 1))

    def unsqueeze(self, dim: int) -> Tensor:
        """Insert a dim of size 1."""
        at = normalise_axis("unsqueeze", self.shape, dim, extra=1)
        return self._reshape((*self.shape[:at], 1, *self.shape[at:]))

    def _reshape(self, shape: Shape) -> Tensor:
        return self if is_same(shape, self.shape) else apply(ops.reshape, self, shape=shape)  # type: ignore[return-value]

    # --- another order ---

    def permute(self, *dims: Any) -> Tensor:
        """The dims in another order."""
        given = to_shape(dims)
        order = tuple(normalise_axis("permute", self.shape, d) for d in given)
        if len(order) != len(self.shape) or len(set(order)) != len(order):
            raise ShapeError(
                f"permute: {show(given)} is no order of {show(self.shape)}",
                why=f"it must name each of the {len(self.shape)} dims once",
                at=caller(),
            )
        return apply(ops.permute, self, order=order)

    def transpose(self, dim0: int, dim1: int) -> Tensor:
        """Two dims exchanged."""
        a, b = (normalise_axis("transpose", self.shape, d) for d in (dim0, dim1))
        order = list(range(len(self.shape)))
        order[a], order[b] = order[b], order[a]
        return apply(ops.permute, self, order=tuple(order))

    swapaxes = transpose

    def movedim(self, source: int, destination: int) -> Tensor:
        """One dim moved to another place."""
        a, b = (normalise_axis("movedim", self.shape, d) for d in (source, destination))
        order = [d for d in range(len(self.shape)) if d != a]
        order.insert(b, a)
        return apply(ops.permute, self, order=tuple(order))

    @property
    def T(self) -> Tensor:  # noqa: N802 - torch's name
        """The dims in reverse."""
        return apply(ops.permute, self, order=tuple(reversed(range(len(self.shape)))))

    @property
    def mT(self) -> Tensor:  # noqa: N802 - torch's name
        """The last two dims exchanged."""
        return self.transpose(-2, -1)

    def flip(self, *dims: Any) -> Tensor:
        """The elements along these dims in reverse."""
        axes = normalise_axes("flip", self.shape, to_shape(dims))
        return apply(ops.flip, self, axes=axes)

    def roll(self, shifts: int, dims: int) -> Tensor:
        """The elements along a dim moved up; what falls off comes in below."""
        axis = normalise_axis("roll", self.shape, dims)
        size = self.shape[axis]
        at = (-shifts) % size if size else 0
        x: Tensor = self  # type: ignore[assignment]
        return cat([x.narrow(axis, at, size - at), x.narrow(axis, 0, at)], axis) if at else x

    # --- more elements ---

    def expand(self, *sizes: Any) -> Tensor:
        """Dims of size 1 repeated; -1 keeps a size, and new dims may come in front."""
        given = to_shape(sizes)
        lead = len(given) - len(self.shape)
        padded = (1,) * max(lead, 0) + self.shape
        pairs = zip(padded, given, strict=False)
        wanted = tuple(old if new == -1 else new for old, new in pairs)
        if lead < 0 or any(o not in (n, 1) for o, n in zip(padded, wanted, strict=True)):
            raise ShapeError(
                f"cannot expand {show(self.shape)} to {show(given)}",
                why="each size must stay the same or be 1",
                at=caller(),
            )
        aligned = self._reshape(padded)
        return aligned if is_same(wanted, padded) else apply(ops.expand, aligned, shape=wanted)

    broadcast_to = expand

    def expand_as(self, other: Tensor) -> Tensor:
        return self.expand(other.shape)

    def repeat(self, *repeats: Any) -> Tensor:
        """The whole tensor repeated that often along each dim."""
        times = to_shape(repeats)
        padded = (1,) * (len(times) - len(self.shape)) + self.shape
        if len(padded) != len(times):
            raise ShapeError(
                f"repeat: {show(times)} for {show(self.shape)}",
                why="a number for each dim",
                at=caller(),
            )
        split = self._reshape(tuple(n for size in padded for n in (1, size)))
        wide = split.expand(tuple(n for pair in zip(times, padded, strict=True) for n in pair))
        return wide.reshape(tuple(t * n for t, n in zip(times, padded, strict=True)))

    def repeat_interleave(self, repeats: int, dim: int) -> Tensor:
        """Each element repeated that often along a dim."""
        axis = normalise_axis("repeat_interleave", self.shape, dim)
        front, size, back = self.shape[:axis], self.shape[axis], self.shape[axis + 1 :]
        wide = self._reshape((*front, size, 1, *back)).expand((*front, size, repeats, *back))
        return wide.reshape((*front, size * repeats, *back))

    def pad(self, pad: Sequence[int], mode: str = "constant", value: float = 0.0) -> Tensor:
        """Pad dims by (before, after) of the last dim, then of the one before it, as in torch."""
        if mode != "constant" or len(pad) % 2 or len(pad) > 2 * len(self.shape):
            raise ShapeError(
                f"cannot pad {show(self.shape)} by {show(tuple(pad))} with mode '{mode}'",
                why="pad is a pair for each dim, from the last; the mode is 'constant'",
                at=caller(),
            )
        pairs = [(pad[i], pad[i + 1]) for i in range(0, len(pad), 2)][::-1]
        pairs = [(0, 0)] * (len(self.shape) - len(pairs)) + pairs
        x: Tensor = self  # type: ignore[assignment]
        for d, (before, after) in enumerate(pairs):  # a negative pad cuts
            if before < 0 or after < 0:
                start, stop = max(-before, 0), x.shape[d] - max(-after, 0)
                x = x.narrow(d, start, stop - start)
        before_, after_ = (tuple(max(p[i], 0) for p in pairs) for i in (0, 1))
        return apply(ops.pad, x, before=before_, after=after_, value=value)

    # --- parts ---

    def narrow(self, dim: int, start: int, length: int) -> Tensor:
        """Return `length` elements of a dim, from `start`."""
        axis = normalise_axis("narrow", self.shape, dim)
        starts, sizes = [0] * len(self.shape), list(self.shape)
        starts[axis], sizes[axis] = start, length
        steps = (1,) * len(self.shape)
        return apply(ops.slice_, self, starts=tuple(starts), sizes=tuple(sizes), steps=steps)

    def split(self, split_size: int | Sequence[int], dim: int = 0) -> tuple[Tensor, ...]:
        """Parts of a dim: all of one size, the last maybe smaller, or of the given sizes."""
        axis = normalise_axis("split", self.shape, dim)
        total = self.shape[axis]
        if isinstance(split_size, int):
            if split_size < 1:
                raise ShapeError(f"split: parts of {split_size}", at=caller())
            sizes = [min(split_size, total - at) for at in range(0, total, split_size)] or [0]
        else:
            sizes = list(split_size)
        if sum(sizes) != total:
            raise ShapeError(
                f"split: {show(tuple(sizes))} of {show(self.shape)}",
                why=f"they add up to {sum(sizes)}, dim {dim} has {total}",
                at=caller(),
            )
        ends = [sum(sizes[: i + 1]) for i in range(len(sizes))]
        return tuple(self.narrow(axis, e - n, n) for e, n in zip(ends, sizes, strict=True))

    def chunk(self, chunks: int, dim: int = 0) -> tuple[Tensor, ...]:
        """Split into at most that many parts, of one size but the last."""
        axis = normalise_axis("chunk", self.shape, dim)
        if chunks < 1:
            raise ShapeError(f"chunk: {chunks} parts", at=caller())
        return self.split(max(-(-self.shape[axis] // chunks), 1), axis)

    def unbind(self, dim: int = 0) -> tuple[Tensor, ...]:
        """The slices along a dim, without it."""
        axis = normalise_axis("unbind", self.shape, dim)
        return tuple(self.select(axis, i) for i in range(self.shape[axis]))

    def select(self, dim: int, index: int) -> Tensor:
        """One slice of a dim, without it."""
        axis = normalise_axis("select", self.shape, dim)
        size = self.shape[axis]
        if not -size <= index < size:
            raise ShapeError(
                f"select: index {index} of dim {dim} of {show(self.shape)}",
                why=f"indices go from {-size} to {size - 1}",
                at=caller(),
            )
        return self.narrow(axis, index + size if index < 0 else index, 1).squeeze(axis)

    def tril(self, diagonal: int = 0) -> Tensor:
        """Zeros above a diagonal of each matrix."""
        return apply(ops.tril, self, diagonal=diagonal)

    def triu(self, diagonal: int = 0) -> Tensor:
        """Zeros below a diagonal of each matrix."""
        return apply(ops.triu, self, diagonal=diagonal)


def _infer_shape(op: str, source: Shape, shape: Shape) -> Shape:
    """Return the shape with its -1 resolved."""
    if shape.count(-1) == 0:
        return shape
    rest = prod(n for n in shape if n != -1)
    total = prod(source)
    if shape.count(-1) > 1 or rest == 0 or total % rest:
        raise ShapeError(
            f"{op}: cannot make {show(shape)} of {show(source)}",
            why=f"{total} elements do not fill it" if shape.count(-1) == 1 else "-1 appears twice",
            at=caller(),
        )
    return tuple(total // rest if n == -1 else n for n in shape)


def cat(tensors: Sequence[Any], dim: int = 0) -> Tensor:
    """One after another along a dim."""
    given = [as_tensor(t) for t in tensors]
    if not given:
        raise ShapeError("cat of no tensors", at=caller())
    axis = normalise_axis("cat", given[0].shape, dim)
    return given[0] if len(given) == 1 else apply(ops.concat, *given, axis=axis)


def stack(tensors: Sequence[Any], dim: int = 0) -> Tensor:
    """One after another along a new dim."""
    given = [as_tensor(t) for t in tensors]
    if not given:
        raise ShapeError("stack of no tensors", at=caller())
    at = normalise_axis("stack", given[0].shape, dim, extra=1)
    return cat([t.unsqueeze(at) for t in given], at)
