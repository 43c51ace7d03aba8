"""Methods of neural networks: matmul, normalisation, attention, embedding, dropout."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kitsune.errors import ShapeError
from kitsune.ir import ops
from kitsune.ir.node import Node
from kitsune.ir.ops.op_table import caller, show
from kitsune.ir.sizes import is_size
from kitsune.tensor.indexing import to_indices
from kitsune.tensor.lazy import Lazy, apply, as_tensor

if TYPE_CHECKING:
    from kitsune.tensor.core import Tensor


class Neural(Lazy):
    def matmul(self, other: Any) -> Tensor:
        """Multiply matrices in the last two dims; the dims before them broadcast.

        A vector is a row on the left and a column on the right.
        """
        return _product(self, as_tensor(other))

    mm = bmm = matmul
    __matmul__ = matmul

    def __rmatmul__(self, other: Any) -> Tensor:
        return _product(as_tensor(other), self)

    def dot(self, other: Any) -> Tensor:
        """The inner product of two vectors."""
        b = as_tensor(other)
        if len(self.shape) != 1 or len(b.shape) != 1:
            raise ShapeError(
                f"dot of {show(self.shape)} and {show(b.shape)}",
                why="it takes two vectors",
                at=caller(),
            )
        return _product(self, b)

    def outer(self, other: Any) -> Tensor:
        """Each element of one vector times each of another."""
        b = as_tensor(other)
        return apply(ops.mul, apply(ops.reshape, self, shape=(*self.shape, 1)), b)

    def linear(self, weight: Any, bias: Any = None) -> Tensor:
        """Return x·weightᵀ + bias, the weight being [out, in] as in torch."""
        w = as_tensor(weight)
        if len(self.shape) < 2 or len(w.shape) < 2:
            out = self.matmul(w.mT)
            return out if bias is None else out.add(bias)
        return apply(_linear, self, w, bias)

    # --- normalisation ---

    def layer_norm(
        self,
        normalized_shape: int | Sequence[int],
        weight: Any = None,
        bias: Any = None,
        eps: float = 1e-5,
    ) -> Tensor:
        """Normalise over the last dims: (x − mean)/√(var + eps)·weight + bias."""
        axes, inner = self._inner("layer_norm", normalized_shape)
        w = 1.0 if weight is None else _fits("layer_norm", weight, inner)
        b = 0.0 if bias is None else _fits("layer_norm", bias, inner)
        return apply(ops.layer_norm, self, w, b, axes=axes, eps=eps)

    def rms_norm(
        self, normalized_shape: int | Sequence[int], weight: Any = None, eps: float = 1e-6
    ) -> Tensor:
        """Normalise over the last dims: x/√(mean(x²) + eps)·weight."""
        axes, inner = self._inner("rms_norm", normalized_shape)
        w = 1.0 if weight is None else _fits("rms_norm", weight, inner)
        return apply(ops.rms_norm, self, w, axes=axes, eps=eps)

    def batch_norm(
        self, mean: Any, var: Any, weight: Any = None, bias: Any = None, eps: float = 1e-5
    ) -> Tensor:
        """Normalise by channel, dim 1: (x − mean)/√(var + eps)·weight + bias."""
        if len(self.shape) < 2:
            raise ShapeError(
                f"batch_norm of {show(self.shape)}",
                why="dim 1 has the features",
                at=caller(),
            )
        features = (self.shape[1],)
        given = [1.0 if weight is None else weight, 0.0 if bias is None else bias]
        line = (*features, *(1,) * (len(self.shape) - 2))
        by = [
            p if isinstance(p, float) else _fits("batch_norm", p, features)._reshape(line)
            for p in (mean, var, *given)
        ]
        return apply(ops.OPS["batch_norm"], self, *by, eps=eps)

    def _inner(
        self, op: str, normalized_shape: int | Sequence[int]
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        single = is_size(normalized_shape)
        inner = (normalized_shape,) if single else tuple(normalized_shape)  # type: ignore[arg-type]
        n = len(self.shape)
        if not inner or self.shape[-len(inner) :] != inner:
            raise ShapeError(
                f"{op}: normalized_shape {show(inner)} of {show(self.shape)}",  # type: ignore[arg-type]
                why="it must be the last sizes of the input",
                at=caller(),
            )
        return tuple(range(n - len(inner), n)), inner  # type: ignore[return-value]

    # --- attention ---

    def scaled_dot_product_attention(
        self,
        key: Any,
        value: Any,
        attn_mask: Any = None,
        *,
        is_causal: bool = False,
        scale: float | None = None,
        enable_gqa: bool = False,
    ) -> Tensor:
        """Return softmax(q·kᵀ·scale + mask)·v over the last two dims, without storing the scores.

        A bool mask keeps where it is true; a float mask is added. `enable_gqa` lets the heads (the
        third dim from the end) of q share those of k and v.
        """
        k, v = as_tensor(key), as_tensor(value)
        heads = [x.shape[-3] if len(x.shape) > 2 else 1 for x in (self, k)]
        if heads[0] != heads[1] and min(heads) != 1 and not enable_gqa:
            raise ShapeError(
                f"attention of {heads[0]} heads over {heads[1]}",
                at=caller(),
                hint="pass enable_gqa=True if groups of queries share keys and values",
            )
        mask = None if attn_mask is None else as_tensor(attn_mask)
        return apply(ops.attention, self, k, v, mask, scale=scale, causal=is_causal)

    # --- tables and noise ---

    def embedding(self, weight: Any) -> Tensor:
        """The rows of `weight` that these indices name."""
        table = as_tensor(weight)
        return apply(ops.gather, table, to_indices("embedding", self, table.shape[0]), axis=0)

    def dropout(self, p: float = 0.5, training: bool = True) -> Tensor:
        """Zero with probability p, the others divided by 1 − p; itself outside training."""
        from kitsune.tensor.random_numbers import next_counter

        if not training or p == 0:
            return self  # type: ignore[return-value]
        return apply(ops.dropout, self, next_counter(), p=float(p))


def _linear(x: Node, weight: Node, bias: Node | None) -> Node:
    product = ops.matmul(x, ops.transpose(weight))
    return product if bias is None else ops.add(product, bias)


def _product(a: Any, b: Any) -> Tensor:
    if not a.shape or not b.shape:
        raise ShapeError(
            f"cannot multiply {show(a.shape)} by {show(b.shape)}",
            why="a scalar is no matrix",
            at=caller(),
            hint="multiply by it with *",
        )
    left = apply(ops.reshape, a, shape=(1, *a.shape)) if len(a.shape) == 1 else a
    right = apply(ops.reshape, b, shape=(*b.shape, 1)) if len(b.shape) == 1 else b
    out = apply(ops.matmul, left, right)
    shape = out.shape
    if len(b.shape) == 1:
        shape = shape[:-1]
    if len(a.shape) == 1:
        shape = (
            *shape[: len(shape) - (2 if len(b.shape) > 1 else 1)],
            *(shape[-1:] if len(b.shape) > 1 else ()),
        )
    return out._reshape(shape)


def _fits(op: str, value: Any, shape: tuple[int, ...]) -> Tensor:
    tensor = as_tensor(value)
    if tensor.shape != shape:
        raise ShapeError(
            f"{op}: a weight or bias of {show(tensor.shape)}",
            why=f"what is normalised is {show(shape)}",
            at=caller(),
        )
    return tensor
