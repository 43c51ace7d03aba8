"""Methods that reduce along dims, and those that normalise along them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import TYPE_CHECKING, Any

from kitsune.errors import ShapeError
from kitsune.ir import ops
from kitsune.ir.dtypes import DType, f32, i64
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops.op_table import caller, show
from kitsune.ir.sizes import is_same
from kitsune.tensor.lazy import Lazy, apply
from kitsune.tensor.types import normalise_axes, normalise_axis, to_dtype

if TYPE_CHECKING:
    from kitsune.tensor.core import Tensor

Dim = int | Sequence[int] | None


class Reductions(Lazy):
    """`dim` is one dim, several, or None for all; `keepdim` leaves them with size 1."""

    def sum(self, dim: Dim = None, keepdim: bool = False, *, dtype: Any = None) -> Tensor:
        """Sum the elements; bools and integers are summed as i64."""
        return reduce_axes(self._summable(dtype), "sum", ops.sum_, dim, keepdim)

    def prod(self, dim: Dim = None, keepdim: bool = False, *, dtype: Any = None) -> Tensor:
        """Multiply the elements; bools and integers are multiplied as i64."""
        return reduce_axes(self._summable(dtype), "prod", ops.prod_, dim, keepdim)

    def mean(self, dim: Dim = None, keepdim: bool = False, *, dtype: Any = None) -> Tensor:
        """Return the average, in floats."""
        return reduce_axes(self._float(dtype), "mean", ops.mean, dim, keepdim)

    def var(self, dim: Dim = None, keepdim: bool = False, *, correction: int = 1) -> Tensor:
        """Return the variance Σ(x − mean)²/(n − correction): torch's default is 1, NumPy's 0."""
        return reduce_axes(self._float(None), "var", ops.var, dim, keepdim, correction=correction)

    def std(self, dim: Dim = None, keepdim: bool = False, *, correction: int = 1) -> Tensor:
        """Return the standard deviation, √var."""
        return reduce_axes(self._float(None), "std", ops.std, dim, keepdim, correction=correction)

    def logsumexp(self, dim: Dim, keepdim: bool = False) -> Tensor:
        """Return log Σeˣ, without overflow."""
        return reduce_axes(self._float(None), "logsumexp", ops.logsumexp, dim, keepdim)

    def max(self, dim: Dim = None, keepdim: bool = False) -> Tensor:
        """Return the largest values; argmax() says where they are."""
        self._not_empty("max", dim)
        return reduce_axes(self, "max", ops.max_, dim, keepdim)

    def min(self, dim: Dim = None, keepdim: bool = False) -> Tensor:
        """Return the smallest values; argmin() says where they are."""
        self._not_empty("min", dim)
        return reduce_axes(self, "min", ops.min_, dim, keepdim)

    amax = max  # noqa: A003 - the method above, not the builtin
    amin = min  # noqa: A003

    def argmax(self, dim: int | None = None, keepdim: bool = False) -> Tensor:
        """Return the index of the first largest value; without dim, in the flat tensor."""
        return self._position("argmax", ops.argmax, dim, keepdim)

    def argmin(self, dim: int | None = None, keepdim: bool = False) -> Tensor:
        """Return the index of the first smallest value; without dim, in the flat tensor."""
        return self._position("argmin", ops.argmin, dim, keepdim)

    def count_nonzero(self, dim: Dim = None) -> Tensor:
        """Count the elements that are not zero."""
        return apply(ops.ne, self, 0).sum(dim)

    def norm(self, p: float = 2.0, dim: Dim = None, keepdim: bool = False) -> Tensor:
        """Return the p-norm, (Σ|x|ᵖ)^(1/p)."""
        if p == float("inf"):
            return apply(ops.abs_, self).max(dim, keepdim)
        if p == 2:
            return apply(ops.mul, self, self).sum(dim, keepdim).sqrt()
        return apply(ops.abs_, self).pow(p).sum(dim, keepdim).pow(1 / p)

    def cumsum(self, dim: int, *, dtype: Any = None) -> Tensor:
        """Return running sums along a dim."""
        x = self._summable(dtype)
        return apply(ops.cumsum, x, axis=normalise_axis("cumsum", self.shape, dim))

    def softmax(self, dim: int) -> Tensor:
        """Return eˣ/Σeˣ along a dim."""
        return apply(
            ops.softmax, self._float(None), axes=normalise_axes("softmax", self.shape, dim)
        )

    def log_softmax(self, dim: int) -> Tensor:
        """Return x − log Σeˣ along a dim."""
        axes = normalise_axes("log_softmax", self.shape, dim)
        return apply(ops.log_softmax, self._float(None), axes=axes)

    # --- how ---

    def _position(
        self, name: str, op: Callable[..., Node], dim: int | None, keepdim: bool
    ) -> Tensor:
        self._not_empty(name, dim)
        if dim is None:
            flat = apply(ops.reshape, self, shape=(prod(self.shape),))
            found = apply(op, flat, axis=0)
            shape = (1,) * len(self.shape) if keepdim else ()
            return apply(ops.reshape, found, shape=shape)
        axis = normalise_axis(name, self.shape, dim)
        found = apply(op, self, axis=axis)
        return found if keepdim else _without(found, (axis,))

    def _not_empty(self, name: str, dim: Dim) -> None:
        if any(self.shape[a] == 0 for a in normalise_axes(name, self.shape, dim)):
            raise ShapeError(
                f"{name} of {show(self.shape)}",
                why="there is nothing to choose from",
                at=caller(),
            )

    def _cast(self, dtype: DType) -> Tensor:
        return self if dtype == self.dtype else apply(ops.cast, self, dtype=dtype)  # type: ignore[return-value]

    def _summable(self, dtype: Any) -> Tensor:
        """Sums of bools and integers are i64, so that they do not overflow soon."""
        if dtype is not None:
            return self._cast(to_dtype(dtype))
        return self._cast(self.dtype if self.dtype.is_float or self.dtype.itemsize == 8 else i64)

    def _float(self, dtype: Any) -> Tensor:
        if dtype is not None:
            return self._cast(to_dtype(dtype))
        return self._cast(self.dtype if self.dtype.is_float else f32)


def reduce_axes(
    x: Lazy, name: str, op: Callable[..., Node], dim: Dim, keepdim: bool, **attrs: Any
) -> Tensor:
    """Apply a reduction along dims, and drop them without `keepdim`."""
    axes = normalise_axes(name, x.shape, dim)
    kept = apply(op, x, axes=axes, **attrs)
    return kept if keepdim else _without(kept, axes)


def _without(x: Tensor, axes: tuple[int, ...]) -> Tensor:
    shape: Shape = tuple(n for d, n in enumerate(x.shape) if d not in axes)
    return x if is_same(shape, x.shape) else apply(ops.reshape, x, shape=shape)
