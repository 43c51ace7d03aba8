"""Learning-rate schedulers, with torch's names and formulas.

    scheduler = CosineAnnealingLR(optimizer, T_max=100)
    for epoch in range(100):
        ...
        scheduler.step()

A rate is a number that a program is fed, so that changing it compiles nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import cos, pi
from typing import Any

from kitsune.errors import InputError, UnsupportedError
from kitsune.ir.ops.op_table import caller
from kitsune.optim.optimizer import Optimizer


class LRScheduler:
    """`rate(base, epoch)` is a group's rate, from the one it began with."""

    def __init__(self, optimizer: Optimizer) -> None:
        self.optimizer = optimizer
        self.base_lrs: list[float] = [group["lr"] for group in optimizer.param_groups]
        self.last_epoch = 0
        self._set()

    def rate(self, base: float, epoch: int) -> float:
        raise UnsupportedError(f"{type(self).__name__} has no rate")

    def step(self) -> None:
        """Go on to the next epoch."""
        self.last_epoch += 1
        self._set()

    def get_last_lr(self) -> list[float]:
        """The rate of each group."""
        return [group["lr"] for group in self.optimizer.param_groups]

    def state_dict(self) -> dict[str, Any]:
        return {"last_epoch": self.last_epoch, "base_lrs": list(self.base_lrs)}

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        self.last_epoch, self.base_lrs = int(state["last_epoch"]), list(state["base_lrs"])
        self._set()

    def _set(self) -> None:
        for group, base in zip(self.optimizer.param_groups, self.base_lrs, strict=True):
            group["lr"] = self.rate(base, self.last_epoch)


class LambdaLR(LRScheduler):
    """base · lr_lambda(epoch)."""

    def __init__(self, optimizer: Optimizer, lr_lambda: Callable[[int], float]) -> None:
        self.lr_lambda = lr_lambda
        super().__init__(optimizer)

    def rate(self, base: float, epoch: int) -> float:
        return base * self.lr_lambda(epoch)


class StepLR(LRScheduler):
    """Times gamma every `step_size` epochs."""

    def __init__(self, optimizer: Optimizer, step_size: int, gamma: float = 0.1) -> None:
        self.step_size, self.gamma = _check_positive("step_size", step_size), gamma
        super().__init__(optimizer)

    def rate(self, base: float, epoch: int) -> float:
        return base * self.gamma ** (epoch // self.step_size)


class ExponentialLR(StepLR):
    """Times gamma every epoch."""

    def __init__(self, optimizer: Optimizer, gamma: float) -> None:
        super().__init__(optimizer, 1, gamma)


class LinearLR(LRScheduler):
    """Change the rate from start_factor·base to end_factor·base in `total_iters` epochs: a
    warm-up."""

    def __init__(
        self,
        optimizer: Optimizer,
        start_factor: float = 1 / 3,
        end_factor: float = 1.0,
        total_iters: int = 5,
    ) -> None:
        self.start_factor, self.end_factor = start_factor, end_factor
        self.total_iters = _check_positive("total_iters", total_iters)
        super().__init__(optimizer)

    def rate(self, base: float, epoch: int) -> float:
        done = min(epoch, self.total_iters) / self.total_iters
        return base * (self.start_factor + (self.end_factor - self.start_factor) * done)


class CosineAnnealingLR(LRScheduler):
    """Half a cosine, from the base to eta_min in `T_max` epochs."""

    def __init__(self, optimizer: Optimizer, T_max: int, eta_min: float = 0.0) -> None:  # noqa: N803
        self.T_max, self.eta_min = _check_positive("T_max", T_max), eta_min
        super().__init__(optimizer)

    def rate(self, base: float, epoch: int) -> float:
        return self.eta_min + (base - self.eta_min) * (1 + cos(pi * epoch / self.T_max)) / 2


def _check_positive(name: str, value: int) -> int:
    if value < 1:
        raise InputError(f"{name}={value}", why="it is 1 or more", at=caller())
    return value
