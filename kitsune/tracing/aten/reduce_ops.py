"""ATen ops that reduce or normalise along dims."""

from __future__ import annotations

from collections.abc import Sequence
from functools import wraps
from math import inf
from typing import Any

import numpy as np

from kitsune.ir import ops
from kitsune.ir.dtypes import DType, f32
from kitsune.tensor.core import Tensor
from kitsune.tensor.lazy import apply
from kitsune.tensor.types import normalise_axes
from kitsune.tracing.aten.table import ROWS, Decline, Row, aten

Dims = Any


def _dims(dim: Dims) -> Any:
    """No dims are all of them."""
    if isinstance(dim, (list, tuple)):
        return tuple(dim) or None
    return dim


def _flat(self: Tensor, dim: Dims) -> Dims:
    """A tensor without dims is folded along none."""
    return _dims(dim) if self.shape else None


def _fold(method: Row) -> Row:
    """A row that is a method of a tensor; options that are not given have its defaults."""

    @wraps(method)
    def row(self: Tensor, dim: Dims = None, **options: Any) -> Any:
        given = {name: value for name, value in options.items() if value is not None}
        return method(self, _flat(self, dim), **given)

    return row


# By method of a tensor.
FOLDS = {
    "sum": ("sum", "sum.dim_IntList"),
    "mean": ("mean", "mean.dim"),
    "prod": ("prod", "prod.dim_int"),
    "var": ("var", "var.correction"),
    "std": ("std", "std.correction"),
    "any": ("any", "any.dim", "any.dims"),
    "all": ("all", "all.dim", "all.dims"),
    "max": ("max", "amax"),
    "min": ("min", "amin"),
    "argmax": ("argmax",),
    "argmin": ("argmin",),
    "logsumexp": ("logsumexp",),
}
for _method, _names in FOLDS.items():
    aten(*_names)(_fold(getattr(Tensor, _method)))


@aten("var_mean.correction")
def var_mean(
    self: Tensor, dim: Dims = None, correction: Any = None, keepdim: bool = False
) -> tuple[Tensor, Tensor]:
    options = {"dim": dim, "keepdim": keepdim}
    return ROWS["var"](self, **options, correction=correction), ROWS["mean"](self, **options)


@aten("linalg_vector_norm")
def vector_norm(
    self: Tensor,
    ord: Any = 2,
    dim: Dims = None,
    keepdim: bool = False,
    dtype: DType | None = None,
) -> Tensor:
    wanted = self.dtype if dtype is None else dtype
    x, dim = self.to(wanted.value), _flat(self, dim)
    if ord == 0:
        return x.ne(0).to(x.dtype).sum(dim, keepdim)
    if ord == 1:
        return x.abs().sum(dim, keepdim)
    if all(x.shape[d] == 1 for d in normalise_axes("linalg_vector_norm", x.shape, dim)):
        return x.abs().sum(dim, keepdim)  # of one number, which a power may not hold
    return x.abs().min(dim, keepdim) if ord == -inf else x.norm(ord, dim, keepdim)


@aten("max.dim")
def largest_with_place(self: Tensor, dim: int, keepdim: bool = False) -> tuple[Tensor, Tensor]:
    return self.max(_flat(self, dim), keepdim), self.argmax(_flat(self, dim), keepdim)


@aten("min.dim")
def smallest_with_place(self: Tensor, dim: int, keepdim: bool = False) -> tuple[Tensor, Tensor]:
    return self.min(_flat(self, dim), keepdim), self.argmin(_flat(self, dim), keepdim)


@aten("cumsum")
def running_sum(self: Tensor, dim: int, dtype: DType | None = None) -> Tensor:
    if not self.shape:
        return self.sum(dtype=dtype)
    return self.cumsum(dim, dtype=dtype)


@aten("cumprod")
def running_product(self: Tensor, dim: int, dtype: DType | None = None) -> Tensor:
    if not self.shape or dtype is not None or not self.dtype.is_float:
        raise Decline
    return apply(ops.cumprod, self, axis=dim % len(self.shape))


# --- softmax -------------------------------------------------------------------------------------


@aten("_softmax")
def softmax(self: Tensor, dim: int, half_to_float: bool = False) -> Tensor:
    x = self.to(f32) if half_to_float else self
    return x.softmax(dim) if x.shape else x.mul(0).exp()


@aten("_safe_softmax")
def safe_softmax(self: Tensor, dim: int, dtype: DType | None = None) -> Tensor:
    """Softmax of torch's masked attention: a row of all −∞ gives zeros."""
    x = self if dtype is None else self.to(dtype)
    rows = x if x.shape else x.reshape(1)
    made = apply(ops.safe_softmax, rows, axes=(dim % max(1, len(x.shape)),))
    return made if x.shape else made.reshape(())


@aten("_log_softmax")
def log_softmax(self: Tensor, dim: int, half_to_float: bool = False) -> Tensor:
    x = self.to(f32) if half_to_float else self
    return x.log_softmax(dim) if x.shape else x.mul(0)


@aten("_softmax_backward_data")
def softmax_backward(grad_output: Tensor, output: Tensor, dim: int, input_dtype: DType) -> Tensor:
    if not output.shape:
        return output.mul(0)
    weighted = grad_output.mul(output)
    return weighted.sub(output.mul(weighted.sum(dim, True))).to(input_dtype)


@aten("_log_softmax_backward_data")
def log_softmax_backward(
    grad_output: Tensor, output: Tensor, dim: int, input_dtype: DType
) -> Tensor:
    if not output.shape:
        return output.mul(0)
    return grad_output.sub(output.exp().mul(grad_output.sum(dim, True))).to(input_dtype)


# --- norms ---------------------------------------------------------------------------------------


@aten("native_layer_norm")
def layer_norm(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None,
    bias: Tensor | None,
    eps: float,
) -> tuple[Tensor, Tensor, Tensor]:
    """The result, and the mean and 1/σ that its gradient reads."""
    dims = tuple(range(len(input.shape) - len(normalized_shape), len(input.shape)))
    wide = input.to(f32) if input.dtype.itemsize < 4 else input
    average = wide.mean(dims, True)
    scale = wide.var(dims, True, correction=0).add(eps).rsqrt()
    return input.layer_norm(tuple(normalized_shape), weight, bias, eps), average, scale


@aten("_native_batch_norm_legit_no_training")
def batch_norm(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor,
    running_var: Tensor,
    momentum: float,
    eps: float,
) -> tuple[Tensor, Tensor, Tensor]:
    """Nothing is learnt of the batch, so there is nothing beside the result."""
    nothing = Tensor._holding(np.zeros(0, np.float32))
    return input.batch_norm(running_mean, running_var, weight, bias, eps), nothing, nothing


@aten("_fused_rms_norm")
def rms_norm(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None,
    eps: float | None,
) -> tuple[Tensor, Tensor]:
    if eps is None:
        raise Decline
    dims = tuple(range(len(input.shape) - len(normalized_shape), len(input.shape)))
    scale = input.mul(input).mean(dims, True).add(eps).rsqrt()
    return input.rms_norm(tuple(normalized_shape), weight, eps), scale
