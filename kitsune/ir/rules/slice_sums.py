"""Rules that merge zero-padded slices, as gradients of slices make them."""

from __future__ import annotations

from kitsune.ir.node import Node
from kitsune.ir.ops import OPS, Kind, concat, pad
from kitsune.ir.ops.slicing import replace_item
from kitsune.ir.rewrite import Rule, any_, is_constant, rule

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
