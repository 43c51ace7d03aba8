"""Layers: their parameters are initialised as torch's are, from the counter-based generator."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod, sqrt
from typing import Any, ClassVar

from kitsune.errors import ShapeError
from kitsune.ir.ops.op_table import caller, show
from kitsune.nn.module import MethodModule, Module, Parameter
from kitsune.tensor import (
    Tensor,
    binary_cross_entropy,
    binary_cross_entropy_with_logits,
    cross_entropy,
    l1_loss,
    mse_loss,
    nll_loss,
    no_grad,
    ones,
    rand,
    randn,
    smooth_l1_loss,
    zeros,
)
from kitsune.tensor.lazy import as_tensor
from kitsune.tensor.lazy_program import ride


def uniform(shape: Sequence[int], bound: float) -> Parameter:
    """Uniform in [−bound, bound)."""
    return Parameter(rand(tuple(shape)) * (2 * bound) - bound)


class Linear(Module):
    """Apply x·weightᵀ + bias.

    Both are uniform in ±1/√in_features at first, which is torch's Kaiming uniform.
    """

    def __init__(self, in_features: int, out_features: int, bias: bool = True) -> None:
        super().__init__()
        self.in_features, self.out_features = in_features, out_features
        bound = 1 / sqrt(max(in_features, 1))
        self.weight = uniform((out_features, in_features), bound)
        self.bias = uniform((out_features,), bound) if bias else None

    def forward(self, x: Any) -> Tensor:
        return as_tensor(x).linear(self.weight, self.bias)

    def extra_repr(self) -> str:
        return f"{self.in_features}, {self.out_features}, bias={self.bias is not None}"


class Embedding(Module):
    """Rows of a table by index; initialised normal."""

    def __init__(self, num_embeddings: int, embedding_dim: int) -> None:
        super().__init__()
        self.num_embeddings, self.embedding_dim = num_embeddings, embedding_dim
        self.weight = Parameter(randn(num_embeddings, embedding_dim))

    def forward(self, indices: Any) -> Tensor:
        return as_tensor(indices).embedding(self.weight)

    def extra_repr(self) -> str:
        return f"{self.num_embeddings}, {self.embedding_dim}"


class Dropout(Module):
    """Zeros with probability p while training, and nothing else."""

    def __init__(self, p: float = 0.5) -> None:
        super().__init__()
        self.p = p

    def forward(self, x: Any) -> Tensor:
        return as_tensor(x).dropout(self.p, self.training)

    def extra_repr(self) -> str:
        return f"p={self.p}"


# --- normalisation -------------------------------------------------------------------------------


class LayerNorm(Module):
    """Normalise over the last dims: (x − mean)/√(var + eps)·weight + bias."""

    def __init__(
        self,
        normalized_shape: int | Sequence[int],
        eps: float = 1e-5,
        elementwise_affine: bool = True,
        bias: bool = True,
    ) -> None:
        super().__init__()
        single = isinstance(normalized_shape, int)
        shape = (normalized_shape,) if single else tuple(normalized_shape)  # type: ignore[arg-type]
        self.normalized_shape: tuple[int, ...] = shape  # type: ignore[assignment]
        self.eps = eps
        self.weight = Parameter(ones(shape)) if elementwise_affine else None
        self.bias = Parameter(zeros(shape)) if elementwise_affine and bias else None

    def forward(self, x: Any) -> Tensor:
        return as_tensor(x).layer_norm(self.normalized_shape, self.weight, self.bias, self.eps)

    def extra_repr(self) -> str:
        return f"{self.normalized_shape}, eps={self.eps}"


class RMSNorm(Module):
    """Normalise over the last dims: x/√(mean(x²) + eps)·weight."""

    def __init__(self, normalized_shape: int | Sequence[int], eps: float = 1e-6) -> None:
        super().__init__()
        single = isinstance(normalized_shape, int)
        shape = (normalized_shape,) if single else tuple(normalized_shape)  # type: ignore[arg-type]
        self.normalized_shape: tuple[int, ...] = shape  # type: ignore[assignment]
        self.eps = eps
        self.weight = Parameter(ones(shape))

    def forward(self, x: Any) -> Tensor:
        return as_tensor(x).rms_norm(self.normalized_shape, self.weight, self.eps)

    def extra_repr(self) -> str:
        return f"{self.normalized_shape}, eps={self.eps}"


class BatchNorm1d(Module):
    """Each feature of [N, C] or [N, C, L] normalised over the batch; by running averages in eval().

    While training, the running averages move by `momentum` towards those of the batch; they are
    computed by the same program as what follows from it.
    """

    takes: ClassVar[dict[int, str]] = {2: "[N, C]", 3: "[N, C, L]"}  # by the number of dims

    def __init__(
        self, num_features: int, eps: float = 1e-5, momentum: float = 0.1, affine: bool = True
    ) -> None:
        super().__init__()
        self.num_features, self.eps, self.momentum = num_features, eps, momentum
        self.weight = Parameter(ones(num_features)) if affine else None
        self.bias = Parameter(zeros(num_features)) if affine else None
        self.running_mean, self.running_var = zeros(num_features), ones(num_features)

    def forward(self, x: Any) -> Tensor:
        given = as_tensor(x)
        if given.ndim not in self.takes or given.shape[1] != self.num_features:
            raise ShapeError(
                f"{type(self).__name__} of {self.num_features} features over {show(given.shape)}",
                why=f"it takes {' or '.join(self.takes.values())}",
                at=caller(),
            )
        dims = (0, *range(2, given.ndim))
        mean, var = self._statistics(given, dims)
        return given.batch_norm(mean, var, self.weight, self.bias, self.eps)

    def _statistics(self, x: Tensor, dims: tuple[int, ...]) -> tuple[Tensor, Tensor]:
        if not self.training:
            return self.running_mean, self.running_var
        count = prod(x.shape[d] for d in dims)
        if count < 2:
            raise ShapeError(
                f"{type(self).__name__} of {show(x.shape)} while training",
                why="one value has no variance",
                at=caller(),
            )
        mean = x.mean(dims)
        var = x.var(dims, correction=0)
        with no_grad():
            unbiased = var * (count / (count - 1))
            for running, batch in ((self.running_mean, mean), (self.running_var, unbiased)):
                running.copy_(running * (1 - self.momentum) + batch * self.momentum)
                ride(running, mean.node)
        return mean, var

    def extra_repr(self) -> str:
        return f"{self.num_features}, eps={self.eps}, momentum={self.momentum}"


# --- methods of Tensor along dims ----------------------------------------------------------------


class Softmax(MethodModule):
    """Apply eˣ/Σeˣ along a dim."""

    method = "softmax"

    def __init__(self, dim: int = -1) -> None:
        super().__init__(dim=dim)


class LogSoftmax(MethodModule):
    """Apply x − log Σeˣ along a dim."""

    method = "log_softmax"

    def __init__(self, dim: int = -1) -> None:
        super().__init__(dim=dim)


class Flatten(MethodModule):
    """Flatten the dims from start_dim to end_dim into one."""

    method = "flatten"

    def __init__(self, start_dim: int = 1, end_dim: int = -1) -> None:
        super().__init__(start_dim=start_dim, end_dim=end_dim)


# --- losses: a loss function with its options -----------------------------------------------------


class _Loss(Module):
    function: ClassVar[Callable[..., Tensor]]

    def __init__(self, reduction: str = "mean", **options: Any) -> None:
        super().__init__()
        self.options = {"reduction": reduction, **options}

    def forward(self, input: Any, target: Any) -> Tensor:
        return type(self).function(input, target, **self.options)

    def extra_repr(self) -> str:
        return ", ".join(f"{name}={value!r}" for name, value in self.options.items())


class MSELoss(_Loss):
    """Mean squared error: (input − target)²."""

    function = staticmethod(mse_loss)


class L1Loss(_Loss):
    """Mean absolute error: |input − target|."""

    function = staticmethod(l1_loss)


class SmoothL1Loss(_Loss):
    """Squared error where it is below beta, and absolute error elsewhere."""

    function = staticmethod(smooth_l1_loss)

    def __init__(self, reduction: str = "mean", beta: float = 1.0) -> None:
        super().__init__(reduction, beta=beta)


class BCELoss(_Loss):
    """Binary cross entropy of probabilities."""

    function = staticmethod(binary_cross_entropy)


class BCEWithLogitsLoss(_Loss):
    """Binary cross entropy of logits, without overflow."""

    function = staticmethod(binary_cross_entropy_with_logits)


class NLLLoss(_Loss):
    """Negative log likelihood of log-probabilities."""

    function = staticmethod(nll_loss)


class CrossEntropyLoss(_Loss):
    """Cross entropy of logits."""

    function = staticmethod(cross_entropy)

    def __init__(self, reduction: str = "mean", label_smoothing: float = 0.0) -> None:
        super().__init__(reduction, label_smoothing=label_smoothing)
