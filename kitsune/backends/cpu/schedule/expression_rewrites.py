"""Rewrite the scalar expressions of a kernel before it is scheduled.

i64 arithmetic is narrowed to i32 where the results always fit; the exponentials and divisions of
a softmax are rewritten so that no value is denormal.

Places are i64, and what is compared with them and made of them is too; but axes are short. Vectors
hold twice as many i32, convert them to floats in one instruction, and order and multiply them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import isfinite

from kitsune.ir.dtypes import DType, boolean, i32, i64
from kitsune.ir.size_order import bounds as bounds_of_size
from kitsune.ir.size_order import knows
from kitsune.lower.attention_parts import (
    is_exp_below_maximum,
    is_softmax_divisor,
    is_sum_of_exponentials,
    skip_clamp,
    skip_guard,
)
from kitsune.lower.kernel import COMPARISONS, Body, Kernel, Prim, rewrite_kernel

Span = tuple[int, int]  # the least and the greatest value
LIMIT: Span = (-(1 << 31), (1 << 31) - 1)


def narrow_integers(kernel: Kernel) -> Kernel:
    """The kernel itself where nothing changes."""
    spans = _spans(kernel)
    if not any(p.op == "axis" or p.op == "cast" for p in spans):
        return kernel
    new = _Rewriter(spans)
    for p in kernel.prims():
        new.add(p)
    stores = tuple(
        replace(s, value=new.full(s.value), at=tuple(new.full(p) for p in s.at))
        for s in kernel.stores
    )
    return replace(kernel, stores=stores)


class _Rewriter:
    """Every primitive in its own type, and those of `spans` in i32."""

    def __init__(self, spans: Mapping[Prim, Span]) -> None:
        self.spans, self.body = spans, Body()
        self.small: dict[Prim, Prim] = {}
        self.whole: dict[Prim, Prim] = {}

    def add(self, p: Prim) -> None:
        if p.op == "const":
            return  # made where it is used, in the type it is used in
        if p in self.spans:
            args = tuple(self.full(a) if p.op == "cast" else self.either(a) for a in p.args)
            made = (
                self.body.cast(args[0], i32)
                if p.op == "cast"
                else self.body.prim(p.op, args, i32, p.attr)
            )
            self.small[p] = made
            return
        narrow = p.op in (*COMPARISONS, "cast") and all(
            a in self.spans for a in p.args if a.dtype == i64
        )
        args = tuple(self.either(a) if narrow else self.full(a) for a in p.args)
        same = p.op == "cast" and args[0].dtype == p.dtype
        self.whole[p] = args[0] if same else self.body.prim(p.op, args, p.dtype, p.attr)

    def either(self, p: Prim) -> Prim:
        """In i32 where it may be."""
        if p not in self.spans:
            return self.full(p)
        return self.body.const(p.attr, i32) if p.op == "const" else self.small[p]

    def full(self, p: Prim) -> Prim:
        """In its own type."""
        if p.op == "const":
            return self.body.const(p.attr, p.dtype)
        if p not in self.whole:
            small = self.small[p]
            again = small.op == "axis"
            self.whole[p] = (
                self.body.prim("axis", (), i64, p.attr) if again else self.body.cast(small, i64)
            )
        return self.whole[p]


# --- which values fit ----------------------------------------------------------------------------


def _spans(kernel: Kernel) -> dict[Prim, Span]:
    """Every i64 value that fits 32 bits and is made of such values only."""
    spans: dict[Prim, Span] = {}
    for p in kernel.prims():
        if p.dtype != i64:
            continue
        span = _span(p, spans, kernel)
        if span is not None and LIMIT[0] <= span[0] and span[1] <= LIMIT[1]:
            spans[p] = span
    return spans


def _span(p: Prim, spans: Mapping[Prim, Span], kernel: Kernel) -> Span | None:
    if p.op == "axis":
        return _ends(*p.attr.span(kernel.sizes))
    if p.op == "const":
        return _ends(p.attr, p.attr)
    if p.op == "cast":
        return bounds(p.args[0].dtype)
    known = [spans.get(a) for a in p.args if a.dtype == i64]
    if p.op not in ("reduce", *RULES) or None in known:
        return None
    if p.op == "reduce":
        filled = all(knows(">", kernel.sizes[name], 0) for name in p.attr.axes)
        return known[0] if filled and p.attr.kind in ("max", "min") else None
    return RULES[p.op](*known)


def _ends(least: int, most: int) -> Span | None:
    """The span of values between two sizes, whatever these are in a call."""
    low, high = bounds_of_size(least)[0], bounds_of_size(most)[1]
    return (int(low), int(high)) if isfinite(low) and isfinite(high) else None


def bounds(dtype: DType) -> Span | None:
    """What a value cast from another type may be; None for more than 32 bits."""
    if dtype == boolean:
        return 0, 1
    bits = 8 * dtype.itemsize
    if not dtype.is_int or bits > 32:
        return None
    return (
        (-(1 << bits - 1), (1 << bits - 1) - 1) if dtype.family == "int" else (0, (1 << bits) - 1)
    )


def _product(a: Span, b: Span) -> Span:
    ends = [x * y for x in a for y in b]
    return min(ends), max(ends)


def _quotient(a: Span, b: Span) -> Span:
    most = max(abs(a[0]), abs(a[1]))
    return -most, most


RULES: dict[str, Callable[..., Span]] = {
    "add": lambda a, b: (a[0] + b[0], a[1] + b[1]),
    "sub": lambda a, b: (a[0] - b[1], a[1] - b[0]),
    "mul": _product,
    "neg": lambda a: (-a[1], -a[0]),
    "max": lambda a, b: (max(a[0], b[0]), max(a[1], b[1])),
    "min": lambda a, b: (min(a[0], b[0]), min(a[1], b[1])),
    "where": lambda a, b: (min(a[0], b[0]), max(a[1], b[1])),
    "div": _quotient,
    "rem": _quotient,
}


# --- Rewrite the exponentials and divisions of a softmax so that no value is denormal -------------
#     e / Σe            →  e · (1 / Σe)    with e = exp(x − max(x)) along the row
#     exp(x − max(x))   →  l / 2^n         with l = exp_lifted(x − max(x)) = 2^n · exp(x − max(x))
#     Σ(l / 2^n)        →  Σl / 2^n
#     l / 2^n · (1/Σe)  →  l · (1/Σe / 2^n)
#
# One of the exponentials is 1, so the sum is at least 1 and its inverse is an ordinary number. That
# cannot be said of other divisors: the inverse of a very small one is infinite. A division takes as
# long as five multiplications; the product is within 1.5 ULP of the quotient's exact value.
#
# What is not above zero has no large exponential, and a power of two lifts the small ones out of
# the denormal numbers: nothing has to be done for those. The last product lowers the result again,
# and rounds it once.
#
# safe_softmax subtracts max(max(x), lowest) and divides by Σe, or by 1 where every e is 0. The same
# holds for it: what it divides by is at least 1 too.
#
# Where a row has a NaN, so has the sum of its exponentials, whatever the maximum was. A maximum
# that has no effect but through that sum need not keep a NaN: a step of it is one instruction, not
# three.


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
