"""Activations as modules."""

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
    method = "relu"


class ReLU6(_Activation):
    method = "relu6"


class LeakyReLU(_Activation):
    method = "leaky_relu"

    def __init__(self, negative_slope: float = 0.01) -> None:
        super().__init__(negative_slope=negative_slope)


class ELU(_Activation):
    method = "elu"

    def __init__(self, alpha: float = 1.0) -> None:
        super().__init__(alpha=alpha)


class GELU(_Activation):
    method = "gelu"

    def __init__(self, approximate: str = "none") -> None:
        super().__init__(approximate=approximate)


class SiLU(_Activation):
    method = "silu"


class Sigmoid(_Activation):
    method = "sigmoid"


class Tanh(_Activation):
    method = "tanh"


class Softplus(_Activation):
    method = "softplus"

    def __init__(self, beta: float = 1.0) -> None:
        super().__init__(beta=beta)


class Hardswish(_Activation):
    method = "hardswish"


class Mish(_Activation):
    method = "mish"


class Softmax(_Activation):
    method = "softmax"

    def __init__(self, dim: int = -1) -> None:
        super().__init__(dim=dim)


class LogSoftmax(_Activation):
    method = "log_softmax"

    def __init__(self, dim: int = -1) -> None:
        super().__init__(dim=dim)


class Flatten(_Activation):
    method = "flatten"

    def __init__(self, start_dim: int = 1, end_dim: int = -1) -> None:
        super().__init__(start_dim=start_dim, end_dim=end_dim)
