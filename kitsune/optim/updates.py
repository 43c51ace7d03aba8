"""The optimizers, with torch's update formulas."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kitsune.errors import InputError
from kitsune.ir.ops.op_table import caller
from kitsune.optim.optimizer import Group, Optimizer, State, positive
from kitsune.tensor import Tensor


class SGD(Optimizer):
    """Stochastic gradient descent, with momentum and Nesterov's variant.

    b ← momentum·b + g;  p ← p − lr·b, or p − lr·(g + momentum·b) with nesterov.
    """

    def __init__(
        self,
        params: Iterable[Any],
        lr: float = 1e-3,
        momentum: float = 0.0,
        weight_decay: float = 0.0,
        nesterov: bool = False,
    ) -> None:
        super().__init__(
            params, lr=lr, momentum=momentum, weight_decay=weight_decay, nesterov=nesterov
        )

    def _check(self, options: Group) -> None:
        super()._check(options)
        positive("momentum", options["momentum"])
        if options["nesterov"] and not options["momentum"]:
            raise InputError("nesterov without momentum", at=caller(), hint="pass momentum=0.9")

    def _state_names(self, options: Group) -> tuple[str, ...]:
        return ("momentum",) if options["momentum"] else ()

    def _update(
        self, p: Tensor, g: Tensor, state: State, numbers: State, options: Group
    ) -> tuple[Tensor, State]:
        momentum, decay = options["momentum"], options["weight_decay"]
        g = g + p * decay if decay else g
        if not momentum:
            return p - g * numbers["lr"], {}
        buffer = state["momentum"] * momentum + g
        moved = g + buffer * momentum if options["nesterov"] else buffer
        return p - moved * numbers["lr"], {"momentum": buffer}


class Adam(Optimizer):
    """Adam: gradient steps scaled by running means of gradients and of their squares.

    m ← β₁m + (1 − β₁)g;  v ← β₂v + (1 − β₂)g²;  p ← p − lr·m̂/(√v̂ + eps).
    """

    decoupled = False

    def __init__(
        self,
        params: Iterable[Any],
        lr: float = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0.0,
    ) -> None:
        super().__init__(params, lr=lr, betas=betas, eps=eps, weight_decay=weight_decay)

    def _check(self, options: Group) -> None:
        super()._check(options)
        positive("eps", options["eps"])
        options["betas"] = tuple(options["betas"])
        for beta in options["betas"]:
            if not 0 <= beta < 1:
                raise InputError(
                    f"betas={options['betas']}", why="each is from 0 up to 1", at=caller()
                )

    def _state_names(self, options: Group) -> tuple[str, ...]:
        return ("m", "v")

    def _numbers(self, options: Group, steps: Any) -> dict[str, Any]:
        first, second = (1 - beta**steps for beta in options["betas"])
        return {
            "rate": options["lr"] / first,
            "root": second**-0.5,
            "keep": 1 - options["lr"] * options["weight_decay"],
        }

    def _update(
        self, p: Tensor, g: Tensor, state: State, numbers: State, options: Group
    ) -> tuple[Tensor, State]:
        (b1, b2), decay = options["betas"], options["weight_decay"]
        if decay and not self.decoupled:
            g = g + p * decay
        m = state["m"] * b1 + g * (1 - b1)
        v = state["v"] * b2 + g * g * (1 - b2)
        kept = p * numbers["keep"] if decay and self.decoupled else p
        moved = numbers["rate"] * m / (v.sqrt() * numbers["root"] + options["eps"])
        return kept - moved, {"m": m, "v": v}


class AdamW(Adam):
    """Adam whose weight decay shrinks the parameter itself: p ← (1 − lr·decay)·p first."""

    decoupled = True

    def __init__(
        self,
        params: Iterable[Any],
        lr: float = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 1e-2,
    ) -> None:
        super().__init__(params, lr, betas, eps, weight_decay)
