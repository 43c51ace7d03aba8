"""Activation modules."""

from __future__ import annotations

from typing import Any

from kitsune.nn.module import Module
from kitsune.tensor import Tensor
from kitsune.tensor.lazy import as_tensor


class _Activation(Module):
    """A method of Tensor, with the options it was made with."""

    method = ""

    def __init__(self, **options: Any) -> None:
        super().__init__()
        self.options = options

    def forward(self, x: Any) -> Tensor:
        made: Tensor = getattr(as_tensor(x), self.method)(**self.options)
        return made

    def extra_repr(self) -> str:
        return ", ".join(f"{name}={value!r}" for name, value in self.options.items())


class ReLU(_Activation):
    """Apply max(x, 0)."""

    method = "relu"


class ReLU6(_Activation):
    """Limit x to the range from 0 to 6."""

    method = "relu6"


class LeakyReLU(_Activation):
    """Apply x, or negative_slope·x where x < 0."""

    method = "leaky_relu"

    def __init__(self, negative_slope: float = 0.01) -> None:
        super().__init__(negative_slope=negative_slope)


class ELU(_Activation):
    """Apply x, or alpha·(eˣ − 1) where x < 0."""

    method = "elu"

    def __init__(self, alpha: float = 1.0) -> None:
        super().__init__(alpha=alpha)


class GELU(_Activation):
    """Apply x·Φ(x), or its tanh formula with approximate='tanh'."""

    method = "gelu"

    def __init__(self, approximate: str = "none") -> None:
        super().__init__(approximate=approximate)


class SiLU(_Activation):
    """Apply x·σ(x), also called swish."""

    method = "silu"


class Sigmoid(_Activation):
    """Apply σ(x) = 1/(1 + e⁻ˣ)."""

    method = "sigmoid"


class Tanh(_Activation):
    """Apply the hyperbolic tangent."""

    method = "tanh"


class Softplus(_Activation):
    """Apply log(1 + e^(beta·x))/beta."""

    method = "softplus"

    def __init__(self, beta: float = 1.0) -> None:
        super().__init__(beta=beta)


class Hardswish(_Activation):
    """Apply x·hardsigmoid(x)."""

    method = "hardswish"


class Mish(_Activation):
    """Apply x·tanh(softplus(x))."""

    method = "mish"


class Softmax(_Activation):
    """Apply eˣ/Σeˣ along a dim."""

    method = "softmax"

    def __init__(self, dim: int = -1) -> None:
        super().__init__(dim=dim)


class LogSoftmax(_Activation):
    """Apply x − log Σeˣ along a dim."""

    method = "log_softmax"

    def __init__(self, dim: int = -1) -> None:
        super().__init__(dim=dim)


class Flatten(_Activation):
    """Flatten the dims from start_dim to end_dim into one."""

    method = "flatten"

    def __init__(self, start_dim: int = 1, end_dim: int = -1) -> None:
        super().__init__(start_dim=start_dim, end_dim=end_dim)
