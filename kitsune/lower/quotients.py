"""Kernel in, kernel out: a row divided by the sum of its exponentials is multiplied instead.

    e / Σe  →  e · (1 / Σe)    with e = exp(x − max(x)) along the row

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
    if p.op != "reduce" or p.attr.kind != "sum" or p.args[0].op != "exp":
        return False
    below = p.args[0].args[0]
    if below.op != "sub" or below.args[1].op != "reduce":
        return False
    most = below.args[1]
    same = most.attr.axes == p.attr.axes and most.args[0] is below.args[0]
    return bool(most.attr.kind == "max" and same)
