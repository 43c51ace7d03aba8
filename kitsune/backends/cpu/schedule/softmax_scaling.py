"""Rewrite the exponentials and divisions of a softmax so that no value is denormal.

    e / Σe            →  e · (1 / Σe)    with e = exp(x − max(x)) along the row
    exp(x − max(x))   →  l / 2^n         with l = exp_lifted(x − max(x)) = 2^n · exp(x − max(x))
    Σ(l / 2^n)        →  Σl / 2^n
    l / 2^n · (1/Σe)  →  l · (1/Σe / 2^n)

One of the exponentials is 1, so the sum is at least 1 and its inverse is an ordinary number. That
cannot be said of other divisors: the inverse of a very small one is infinite. A division takes as
long as five multiplications; the product is within 1.5 ULP of the quotient's exact value.

What is not above zero has no large exponential, and a power of two lifts the small ones out of the
denormal numbers: nothing has to be done for those. The last product lowers the result again, and
rounds it once.

safe_softmax subtracts max(max(x), lowest) and divides by Σe, or by 1 where every e is 0. The same
holds for it: what it divides by is at least 1 too.

Where a row has a NaN, so has the sum of its exponentials, whatever the maximum was. A maximum that
has no effect but through that sum need not keep a NaN: a step of it is one instruction, not three.
"""

from __future__ import annotations

from kitsune.lower.attention_parts import (
    is_exp_below_maximum,
    is_softmax_divisor,
    is_sum_of_exponentials,
    skip_clamp,
    skip_guard,
)
from kitsune.lower.kernel import Body, Kernel, Prim, rewrite_kernel

LIFT = {"f32": 64, "f64": 512}  # half of the exponents that there are
EXPONENTIALS = ("exp", "exp_lifted")
CARRYING = ("add", "sub", "mul", "div", "neg", "log", *EXPONENTIALS)  # of a NaN comes a NaN


def multiply_by_inverse(kernel: Kernel) -> Kernel:
    if not any(p.op == "div" and is_softmax_divisor(p.args[1]) for p in kernel.prims()):
        return kernel

    def make(body: Body, p: Prim, args: tuple[Prim, ...]) -> Prim:
        if p.op == "div" and p.args[0].op != "const" and is_softmax_divisor(p.args[1]):
            one = body.const(1.0, p.dtype)
            return body.prim("mul", (args[0], body.prim("div", (one, args[1]), p.dtype)), p.dtype)
        return body.prim(p.op, args, p.dtype, p.attr)

    return rewrite_kernel(kernel, make)


def lift_exponentials(kernel: Kernel) -> Kernel:
    """Fast numerics have an exponential of fewer steps as it is."""
    if kernel.fast or not any(map(is_exp_below_maximum, kernel.prims())):
        return kernel

    def make(body: Body, p: Prim, args: tuple[Prim, ...]) -> Prim:
        if is_exp_below_maximum(p):
            return _undo_lift(body, body.prim("exp_lifted", args, p.dtype))
        if is_sum_of_exponentials(p):
            return _undo_lift(body, body.prim(p.op, args[0].args[:1], p.dtype, p.attr))
        if p.op == "mul" and is_exp_below_maximum(p.args[0]) and _is_inverse(p.args[1]):
            return body.prim("mul", (args[0].args[0], _undo_lift(body, args[1])), p.dtype)
        return body.prim(p.op, args, p.dtype, p.attr)

    return rewrite_kernel(kernel, make)


def _undo_lift(body: Body, p: Prim) -> Prim:
    return body.prim("mul", (p, body.const(2.0 ** -LIFT[p.dtype.name], p.dtype)), p.dtype)


def _is_inverse(p: Prim) -> bool:
    """Whether it is 1 / Σ exp(x − max(x)): what is at most 1 makes nothing of e^x that is zero."""
    one = p.op == "div" and p.args[0].op == "const" and p.args[0].attr == 1.0
    return one and is_softmax_divisor(p.args[1])


# --- maxima --------------------------------------------------------------------------------------


def relax_maxima(kernel: Kernel) -> tuple[Prim, ...]:
    """Maxima along the row that need not be NaN where the row has one."""
    users: dict[Prim, list[Prim]] = {p: [] for p in kernel.prims()}
    for p in kernel.prims():
        for a in p.args:
            users[a].append(p)
    stored = {p for s in kernel.stores for p in (s.value, *s.at)}
    return tuple(
        most
        for most in users
        if most.op == "reduce" and most.attr.kind == "max" and _is_loose(most, users, stored)
    )


def _is_loose(most: Prim, users: dict[Prim, list[Prim]], stored: set[Prim]) -> bool:
    """Whether all that it is used for is NaN where a sum of exponentials of its row is."""
    safe: set[Prim] = set()
    for p in users:
        carries = p.op in CARRYING or skip_guard(p) is not p
        if _is_sum_below(p, most) or (carries and any(a in safe for a in p.args)):
            safe.add(p)
    waiting, seen = [most], {most}
    while waiting:
        p = waiting.pop()
        carries = p.op in CARRYING or skip_clamp(p) is most
        if p in stored or (not carries and p is not most):
            return False
        found = [user for user in users[p] if user not in seen and user not in safe]
        seen.update(found)
        waiting += found
    return bool(safe)


def _is_sum_below(p: Prim, most: Prim) -> bool:
    """Whether it is Σ exp(x − most), lifted or not, where `most` is the maximum of the same x."""
    if p.op != "reduce" or p.attr.kind != "sum" or p.attr.axes != most.attr.axes:
        return False
    power = p.args[0]
    if power.op not in EXPONENTIALS or power.args[0].op != "sub":
        return False
    x, by = power.args[0].args
    return x is most.args[0] and skip_clamp(by) is most
