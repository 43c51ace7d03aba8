"""Clip gradients between backward() and an optimizer's step."""

from __future__ import annotations

from collections.abc import Iterable

from kitsune.errors import InputError
from kitsune.ir.ops.op_table import caller
from kitsune.tensor import Tensor, no_grad, zeros


def clip_grad_norm_(
    parameters: Tensor | Iterable[Tensor], max_norm: float, norm_type: float = 2.0
) -> Tensor:
    """Scale the gradients so that their norm, taken over all of them, is at most `max_norm`, and
    return the norm that they had. Nothing runs before that is read or a step is taken."""
    if not max_norm >= 0:
        raise InputError(f"max_norm={max_norm}", why="it is 0 or more", at=caller())
    with_grad = _select_with_grad(parameters)
    with no_grad():
        grads = [p.grad for p in with_grad if p.grad is not None]
        if not grads:
            return zeros(())
        total = _norm(grads, norm_type)
        scale = (max_norm / (total + 1e-6)).clamp(max=1.0)
        for p, g in zip(with_grad, grads, strict=True):
            p._replace_grad(g * scale.to(g.dtype))
    return total


def clip_grad_value_(parameters: Tensor | Iterable[Tensor], clip_value: float) -> None:
    """Keep every element of the gradients between −clip_value and clip_value."""
    with no_grad():
        for p in _select_with_grad(parameters):
            assert p.grad is not None
            p._replace_grad(p.grad.clamp(-clip_value, clip_value))


def _select_with_grad(parameters: Tensor | Iterable[Tensor]) -> list[Tensor]:
    given = [parameters] if isinstance(parameters, Tensor) else parameters
    return [p for p in given if p.grad is not None]


def _norm(grads: list[Tensor], p: float) -> Tensor:
    """(Σ|g|ᵖ)^(1/p) over all elements of all."""
    if p == float("inf"):
        largest = grads[0].abs().max()
        for g in grads[1:]:
            largest = largest.maximum(g.abs().max())
        return largest
    powers = [(g * g if p == 2 else g.abs().pow(p)).sum() for g in grads]
    total = powers[0]
    for power in powers[1:]:
        total = total + power
    return total.sqrt() if p == 2 else total.pow(1 / p)
