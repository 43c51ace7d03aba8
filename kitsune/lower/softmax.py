"""Recognise the parts of a softmax in a kernel's expression."""

from __future__ import annotations

from kitsune.lower.kernel import Prim


def skip_clamp(p: Prim) -> Prim:
    """m of max(m, lowest), which safe_softmax subtracts."""
    is_clamped = p.op == "max" and p.args[1].op == "const" and p.args[0].op == "reduce"
    return p.args[0] if is_clamped else p


def skip_guard(p: Prim) -> Prim:
    """s of where(s < 0.5, 1, s), which safe_softmax divides by."""
    if p.op != "where" or p.args[0].op != "lt" or p.args[1].op != "const":
        return p
    is_guard = p.args[0].args[0] is p.args[2] and p.args[1].attr == 1.0
    return p.args[2] if is_guard else p


def is_softmax_divisor(p: Prim) -> bool:
    """Whether it is what a softmax divides by: Σ exp(x − max(x)), or 1 where that is 0."""
    return is_sum_of_exponentials(skip_guard(p))


def is_sum_of_exponentials(p: Prim) -> bool:
    """Whether it is Σ exp(x − max(x)), the sum and the maximum over the same axes."""
    if p.op != "reduce" or p.attr.kind != "sum" or not is_exp_below_maximum(p.args[0]):
        return False
    most = skip_clamp(p.args[0].args[0].args[1])
    return bool(most.attr.axes == p.attr.axes)


def is_exp_below_maximum(p: Prim) -> bool:
    """Whether it is exp(x − max(x))."""
    if p.op != "exp" or p.args[0].op != "sub":
        return False
    x, most = p.args[0].args
    most = skip_clamp(most)
    return bool(most.op == "reduce" and most.attr.kind == "max" and most.args[0] is x)
