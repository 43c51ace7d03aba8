"""Rules that remove no-ops and normalise equal expressions to one form."""

from __future__ import annotations

from math import frexp

from kitsune.ir.node import Node
from kitsune.ir.ops import (
    add,
    mul,
    neg,
    permute,
    reciprocal,
    relu,
    relu6,
    reshape,
    rsqrt,
    sqrt,
    sub,
)
from kitsune.ir.rewrite import Pat, Rule, any_, op_, rule, value_

x, y = any_("x"), any_("y")
outer_reshape, outer_permute = Pat("reshape", (x,), "y"), Pat("permute", (x,), "y")


def _same(x: Node, y: Node) -> Node | None:
    """x in place of y, unless broadcasting made y larger."""
    return x if x.shape == y.shape else None


# --- arithmetic that does nothing ----------------------------------------------------------------


@rule(Pat("add", (x, value_(0.0)), "y"))
def add_zero(x: Node, y: Node) -> Node | None:
    return _same(x, y)


@rule(Pat("sub", (x, value_(0.0)), "y"))
def sub_zero(x: Node, y: Node) -> Node | None:
    return _same(x, y)


@rule(Pat("mul", (x, value_(1.0)), "y"))
def mul_one(x: Node, y: Node) -> Node | None:
    return _same(x, y)


@rule(Pat("div", (x, value_(1.0)), "y"))
def div_one(x: Node, y: Node) -> Node | None:
    return _same(x, y)


@rule(op_("neg", op_("neg", x)))
def neg_neg(x: Node) -> Node:
    return x


@rule(Pat("cast", (x,), "y"))
def cast_to_same(x: Node, y: Node) -> Node | None:
    return x if x.dtype == y.dtype else None


# --- views ---------------------------------------------------------------------------------------


@rule(outer_reshape)
def reshape_to_same(x: Node, y: Node) -> Node | None:
    return _same(x, y)


@rule(Pat("reshape", (op_("reshape", x),), "y"))
def reshape_reshape(x: Node, y: Node) -> Node:
    return reshape(x, shape=y.shape)


@rule(outer_permute)
def permute_in_order(x: Node, y: Node) -> Node | None:
    return x if y.attr("order") == tuple(range(len(x.shape))) else None


@rule(Pat("permute", (Pat("permute", (x,), "inner"),), "y"))
def permute_permute(x: Node, inner: Node, y: Node) -> Node:
    first, second = inner.attr("order"), y.attr("order")
    return permute(x, order=tuple(first[o] for o in second))


@rule(Pat("expand", (x,), "y"))
def expand_to_same(x: Node, y: Node) -> Node | None:
    return _same(x, y)


# --- one spelling --------------------------------------------------------------------------------


@rule(Pat("div", (x, Pat("constant", (), "c")), "y"))
def div_by_power_of_two(x: Node, c: Node, y: Node) -> Node | None:
    """x/2ⁿ is x·2⁻ⁿ exactly, and a multiplication is cheaper."""
    if c.shape != () or not c.dtype.is_float or c.dtype.itemsize < 4:
        return None
    value = float(c.attr("value").value)
    mantissa, exponent = frexp(value)
    exact = abs(mantissa) == 0.5 and exponent >= -126  # else 2⁻ⁿ is infinite in f32
    return mul(x, 1.0 / value) if exact else None


@rule(x * value_(-1.0))
def mul_minus_one(x: Node) -> Node:
    return neg(x)


@rule(x - op_("neg", y))
def sub_neg(x: Node, y: Node) -> Node:
    return add(x, y)


@rule(x + op_("neg", y))
def add_neg(x: Node, y: Node) -> Node:
    return sub(x, y)


@rule(op_("square", x))
def square_as_product(x: Node) -> Node:
    return mul(x, x)


# Powers that need no logarithm. As in torch, √x stands for x^½ where x is −∞ or −0 too.


def _is_float(x: Node) -> bool:
    return x.dtype.is_float


@rule(op_("pow", x, value_(1.0)))
def pow_one(x: Node) -> Node:
    return x


@rule(op_("pow", x, value_(2.0)))
def pow_two(x: Node) -> Node:
    return mul(x, x)


@rule(op_("pow", x, value_(3.0)))
def pow_three(x: Node) -> Node:
    return mul(mul(x, x), x)


@rule(op_("pow", x, value_(0.5)))
def pow_half(x: Node) -> Node | None:
    return sqrt(x) if _is_float(x) else None


@rule(op_("pow", x, value_(-0.5)))
def pow_minus_half(x: Node) -> Node | None:
    return rsqrt(x) if _is_float(x) else None


@rule(op_("pow", x, value_(-1.0)))
def pow_minus_one(x: Node) -> Node | None:
    return reciprocal(x) if _is_float(x) else None


@rule(op_("reciprocal", op_("sqrt", x)))
def reciprocal_sqrt(x: Node) -> Node:
    return rsqrt(x)


@rule(Pat("div", (value_(1.0), x), "y"))
def make_reciprocal(x: Node, y: Node) -> Node | None:
    return reciprocal(x) if _is_float(x) and x.shape == y.shape else None


@rule(Pat("clamp", (x,), "y"))
def clamp_as_relu(x: Node, y: Node) -> Node | None:
    """max(x, 0) and min(max(x, 0), 6) have names."""
    bounds = y.attr("low"), y.attr("high")
    if bounds == (0, None):
        return relu(x)
    return relu6(x) if bounds == (0, 6) else None


SIMPLIFY: list[Rule] = [
    add_zero,
    sub_zero,
    mul_one,
    div_one,
    neg_neg,
    cast_to_same,
    reshape_to_same,
    reshape_reshape,
    permute_in_order,
    permute_permute,
    expand_to_same,
    div_by_power_of_two,
    mul_minus_one,
    sub_neg,
    add_neg,
    square_as_product,
    pow_one,
    pow_two,
    pow_three,
    pow_half,
    pow_minus_half,
    pow_minus_one,
    reciprocal_sqrt,
    make_reciprocal,
    clamp_as_relu,
]
