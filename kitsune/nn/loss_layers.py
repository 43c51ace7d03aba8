"""Loss modules: a loss function with its options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from kitsune.nn.module import Module
from kitsune.tensor import (
    Tensor,
    binary_cross_entropy,
    binary_cross_entropy_with_logits,
    cross_entropy,
    l1_loss,
    mse_loss,
    nll_loss,
    smooth_l1_loss,
)


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
