"""Rules that remove what does nothing."""

from __future__ import annotations

from math import frexp

from kitsune.ir.node import Node
from kitsune.ir.ops import constant, mul, permute, reshape
from kitsune.ir.rewrite import Pat, any_, op_, rule, value_

x = any_("x")
outer_reshape, outer_permute = Pat("reshape", (x,), "y"), Pat("permute", (x,), "y")


def _same(x: Node, y: Node) -> Node | None:
    """x in place of y, unless broadcasting made y larger."""
    return x if x.shape == y.shape else None


@rule(Pat("add", (x, value_(0.0)), "y"))
def add_zero(x: Node, y: Node) -> Node | None:
    return _same(x, y)


@rule(Pat("mul", (x, value_(1.0)), "y"))
def mul_one(x: Node, y: Node) -> Node | None:
    return _same(x, y)


@rule(op_("neg", op_("neg", x)))
def neg_neg(x: Node) -> Node:
    return x


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


@rule(Pat("div", (x, Pat("constant", (), "c")), "y"))
def div_by_power_of_two(x: Node, c: Node, y: Node) -> Node | None:
    """x/2ⁿ is x·2⁻ⁿ exactly, and a multiplication is cheaper."""
    if c.shape != () or c.dtype.itemsize == 0:
        return None
    value = float(c.attr("value").value)
    mantissa, exponent = frexp(value)
    exact = abs(mantissa) == 0.5 and exponent >= -126  # else 2⁻ⁿ is infinite in f32
    return mul(x, constant(1.0 / value)) if exact else None


SIMPLIFY = [
    add_zero, mul_one, neg_neg, reshape_to_same, reshape_reshape, permute_in_order, permute_permute,
    expand_to_same, div_by_power_of_two,
]  # fmt: skip
