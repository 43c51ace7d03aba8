"""Rules that remove no-ops and normalise equal expressions to one form."""

from __future__ import annotations

from math import frexp

from kitsune.ir.node import Node
from kitsune.ir.ops import (
    OPS,
    Kind,
    add,
    concat,
    mul,
    neg,
    pad,
    permute,
    reciprocal,
    relu,
    relu6,
    reshape,
    rsqrt,
    sqrt,
    sub,
)
from kitsune.ir.ops.views import replace_item
from kitsune.ir.rewrite import Pat, Rule, any_, is_constant, op_, rule, value_

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


# --- slice sums -----------------------------------------------------------------------------------
#
# Rules that merge zero-padded slices, as gradients of slices make them.


Pieces = dict[int, Node]  # by where they begin


@rule(any_("x") + any_("y"))
def add_pieces(x: Node, y: Node) -> Node | None:
    """[a 0] + [0 b] = [a b]."""
    if x.shape != y.shape or not {x.op, y.op} <= {"concat", "pad"}:
        return None
    for axis, size in enumerate(x.shape):
        mine, others = find_pieces(x, axis), find_pieces(y, axis)
        if mine and others and mine.keys().isdisjoint(others):
            return _concatenate(mine | others, axis, size)
    return None


def find_pieces(node: Node, axis: int) -> Pieces | None:
    """Return the pieces among zeros along an axis by their start; None if there are none."""
    if node.op == "pad" and _is_zero_pad(node, axis):
        return {node.attr("before")[axis]: node.inputs[0]}
    if node.op != "concat" or node.attr("axis") != axis:
        return None
    found, begin = Pieces(), 0
    for piece in node.inputs:
        if not is_zero(piece):
            inner = find_pieces(piece, axis) or {0: piece}
            found |= {begin + at: each for at, each in inner.items()}
        begin += piece.shape[axis]
    return found


def _is_zero_pad(node: Node, axis: int) -> bool:
    widths = zip(node.attr("before"), node.attr("after"), strict=True)
    others = (sum(around) for d, around in enumerate(widths) if d != axis)
    return node.attr("value") == 0 and not any(others)


def _concatenate(pieces: Pieces, axis: int, size: int) -> Node | None:
    """Concatenate the pieces, each with the zeros behind it; None if some overlap."""
    starts = sorted(pieces)
    parts = []
    for n, (begin, end) in enumerate(zip(starts, [*starts[1:], size], strict=True)):
        piece = pieces[begin]
        before, after = 0 if n else begin, end - begin - piece.shape[axis]
        if after < 0:
            return None
        none = (0,) * len(piece.shape)
        widths = replace_item(none, axis, before), replace_item(none, axis, after)
        parts.append(pad(piece, before=widths[0], after=widths[1]) if before or after else piece)
    return concat(*parts, axis=axis)


def is_zero(node: Node) -> bool:
    """Return whether all elements are one number, which is 0."""
    while OPS[node.op].kind is Kind.VIEW:
        node = node.inputs[0]
    return is_constant(node, 0.0)


PIECES: list[Rule] = [add_pieces]
