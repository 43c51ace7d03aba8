"""Parameters with gradients in, their next values out: one program for all of a step.

A step builds every update lazily and runs them together with the gradients they need and the loss
those came from. Numbers that change from step to step are fed, so the program is compiled once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import sqrt
from typing import Any

import numpy as np

from kitsune.errors import InputError, UnsupportedError
from kitsune.ir.dtypes import DType, f32, f64
from kitsune.ir.ops.table import caller
from kitsune.tensor import Tensor, no_grad, realize, zeros
from kitsune.tensor.lazy import Lazy
from kitsune.tensor.program import compute


class Optimizer:
    """`state` holds, for each parameter, the tensors that an optimizer keeps between steps."""

    names: tuple[str, ...] = ()  # of those tensors

    def __init__(self, params: Iterable[Tensor], lr: float, weight_decay: float) -> None:
        self.params = list(params)
        if not self.params:
            raise InputError("an optimizer without parameters", at=caller(),
                             hint="pass module.parameters()")  # fmt: skip
        for p in self.params:
            if not isinstance(p, Tensor) or not (p.is_leaf and p.requires_grad):
                raise InputError(
                    f"cannot optimize a {type(p).__name__} that is no leaf with a gradient",
                    at=caller(),
                    hint="pass leaves with requires_grad=True",
                )
        self.lr, self.weight_decay = _positive("lr", lr), _positive("weight_decay", weight_decay)
        self.steps = 0
        self.state = [
            {n: zeros(p.shape, dtype=p.dtype.value) for n in self.names} for p in self.params
        ]

    def zero_grad(self) -> None:
        """Forget the gradients."""
        for p in self.params:
            p.grad = None

    def step(self) -> None:
        """Give every parameter that has a gradient its next value."""
        self.steps += 1
        changed: list[Lazy] = []
        with no_grad():
            fed = {dtype: _fed(self._numbers(), dtype) for dtype in (f32, f64)}
            for p, state in zip(self.params, self.state, strict=True):
                if p.grad is not None:
                    self._update(p, p.grad, state, fed[f64 if p.dtype == f64 else f32])
                    changed += [p, *state.values()]
        grads = [p.grad for p in self.params if p.grad is not None]
        roots = [r() for g in grads if g._family is not None for r in g._family.roots]
        compute([*changed, *(r for r in roots if r is not None)])
        for g in grads:
            g._spent = True  # it is not stored: an update may be the epilogue of what computes it

    def _numbers(self) -> dict[str, float]:
        """What an update reads beside its tensors."""
        return {"lr": self.lr}

    def _update(
        self, p: Tensor, grad: Tensor, state: dict[str, Tensor], numbers: Mapping[str, Tensor]
    ) -> None:
        raise UnsupportedError(f"{type(self).__name__} has no update")

    def state_dict(self) -> dict[str, np.ndarray]:
        """The state as arrays, by parameter number and name."""
        realize(*(t for state in self.state for t in state.values()))
        named = {
            f"{i}.{n}": t.numpy() for i, state in enumerate(self.state) for n, t in state.items()
        }
        return {"steps": np.array(self.steps, np.int64), **named}

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Take over a state; everything is checked before anything is changed."""
        mine = {f"{i}.{n}": t for i, s in enumerate(self.state) for n, t in s.items()}
        if mine.keys() | {"steps"} != state.keys():
            wrong = sorted(map(str, (mine.keys() | {"steps"}) ^ state.keys()))
            raise InputError("the state does not fit the optimizer", why=f"of {', '.join(wrong)}",
                             at=caller())  # fmt: skip
        given = {name: Tensor(value) for name, value in state.items()}
        for name, tensor in mine.items():
            if given[name].shape != tensor.shape:
                raise InputError(f"state '{name}' has shape {list(given[name].shape)}",
                                 why=f"the parameter has {list(tensor.shape)}",
                                 at=caller())  # fmt: skip
        self.steps = int(given["steps"])
        for name, tensor in mine.items():
            tensor.copy_(given[name])


class SGD(Optimizer):
    """b ← momentum·b + g;  p ← p − lr·b, or p − lr·(g + momentum·b) with nesterov."""

    def __init__(
        self,
        params: Iterable[Tensor],
        lr: float = 1e-3,
        momentum: float = 0.0,
        weight_decay: float = 0.0,
        nesterov: bool = False,
    ) -> None:
        self.momentum, self.nesterov = _positive("momentum", momentum), nesterov
        if nesterov and not momentum:
            raise InputError("nesterov without momentum", at=caller(), hint="pass momentum=0.9")
        self.names = ("momentum",) if momentum else ()
        super().__init__(params, lr, weight_decay)

    def _update(
        self, p: Tensor, grad: Tensor, state: dict[str, Tensor], numbers: Mapping[str, Tensor]
    ) -> None:
        g = grad + p * self.weight_decay if self.weight_decay else grad
        if self.momentum:
            buffer = state["momentum"] * self.momentum + g
            state["momentum"].copy_(buffer)
            g = g + buffer * self.momentum if self.nesterov else buffer
        p.copy_(p - g * numbers["lr"])


class Adam(Optimizer):
    """m ← β₁m + (1 − β₁)g;  v ← β₂v + (1 − β₂)g²;  p ← p − lr·m̂/(√v̂ + eps)."""

    names = ("m", "v")
    decoupled = False

    def __init__(
        self,
        params: Iterable[Tensor],
        lr: float = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0.0,
    ) -> None:
        for beta in betas:
            if not 0 <= beta < 1:
                raise InputError(f"betas={betas}", why="each is from 0 up to 1", at=caller())
        self.betas, self.eps = betas, _positive("eps", eps)
        super().__init__(params, lr, weight_decay)

    def _numbers(self) -> dict[str, float]:
        first, second = (1 - beta**self.steps for beta in self.betas)
        return {
            "rate": self.lr / first,
            "root": 1 / sqrt(second),
            "keep": 1 - self.lr * self.weight_decay,
        }

    def _update(
        self, p: Tensor, grad: Tensor, state: dict[str, Tensor], numbers: Mapping[str, Tensor]
    ) -> None:
        b1, b2 = self.betas
        coupled = self.weight_decay and not self.decoupled
        g = grad + p * self.weight_decay if coupled else grad
        m = state["m"] * b1 + g * (1 - b1)
        v = state["v"] * b2 + g * g * (1 - b2)
        kept = p * numbers["keep"] if self.weight_decay and self.decoupled else p
        p.copy_(kept - numbers["rate"] * m / (v.sqrt() * numbers["root"] + self.eps))
        state["m"].copy_(m)
        state["v"].copy_(v)


class AdamW(Adam):
    """Adam whose weight decay shrinks the parameter itself: p ← (1 − lr·decay)·p first."""

    decoupled = True

    def __init__(
        self,
        params: Iterable[Tensor],
        lr: float = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 1e-2,
    ) -> None:
        super().__init__(params, lr, betas, eps, weight_decay)


def _fed(numbers: Mapping[str, float], dtype: DType) -> dict[str, Tensor]:
    """Numbers as leaves: they are arguments of the program, not part of it."""
    return {name: Tensor(value, dtype=dtype) for name, value in numbers.items()}


def _positive(name: str, value: float) -> float:
    if not value >= 0:
        raise InputError(f"{name}={value}", why="it is 0 or more", at=caller())
    return value
