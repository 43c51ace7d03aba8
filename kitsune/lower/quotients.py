"""Kernel in, kernel out: the exponentials of a row, and what is divided by their sum.

    e / Σe            →  e · (1 / Σe)    with e = exp(x − max(x)) along the row
    exp(x − max(x))   →  exp_below(x − max(x))

What is not above zero has no large exponential, so less has to be done for the small ones.

One of the exponentials is 1, so the sum is at least 1 and its inverse is an ordinary number. That
cannot be said of other divisors: the inverse of a very small one is infinite. A division takes as
long as five multiplications; the product is within 1.5 ULP of the quotient's exact value.
"""

from __future__ import annotations

from kitsune.lower.kernel import Body, Kernel, Prim, rewritten


def by_inverse(kernel: Kernel) -> Kernel:
    if not any(p.op == "div" and is_sum_of_exponentials(p.args[1]) for p in kernel.prims()):
        return kernel

    def make(body: Body, p: Prim, args: tuple[Prim, ...]) -> Prim:
        if p.op == "div" and p.args[0].op != "const" and is_sum_of_exponentials(p.args[1]):
            one = body.const(1.0, p.dtype)
            return body.prim("mul", (args[0], body.prim("div", (one, args[1]), p.dtype)), p.dtype)
        return body.prim(p.op, args, p.dtype, p.attr)

    return rewritten(kernel, make)


def is_sum_of_exponentials(p: Prim) -> bool:
    """Whether it is Σ exp(x − max(x)), the sum and the maximum over the same axes."""
    if p.op != "reduce" or p.attr.kind != "sum" or not is_below_maximum(p.args[0]):
        return False
    most = p.args[0].args[0].args[1]
    return bool(most.attr.axes == p.attr.axes)


def is_below_maximum(p: Prim) -> bool:
    """Whether it is exp(x − max(x))."""
    if p.op != "exp" or p.args[0].op != "sub":
        return False
    x, most = p.args[0].args
    return bool(most.op == "reduce" and most.attr.kind == "max" and most.args[0] is x)


def below_maximum(kernel: Kernel) -> Kernel:
    """Fast numerics have an exponential of fewer steps as it is."""
    if kernel.fast or not any(map(is_below_maximum, kernel.prims())):
        return kernel

    def make(body: Body, p: Prim, args: tuple[Prim, ...]) -> Prim:
        return body.prim("exp_below" if is_below_maximum(p) else p.op, args, p.dtype, p.attr)

    return rewritten(kernel, make)
