"""Rules for pieces among zeros: what a gradient puts back in its place stands beside the others."""

from __future__ import annotations

from kitsune.ir.node import Node
from kitsune.ir.ops import OPS, Kind, concat, pad
from kitsune.ir.ops.pieces import replaced
from kitsune.ir.rewrite import Rule, any_, is_constant, rule

Pieces = dict[int, Node]  # by where they begin


@rule(any_("x") + any_("y"))
def add_pieces(x: Node, y: Node) -> Node | None:
    """[a 0] + [0 b] = [a b]."""
    if x.shape != y.shape or not {x.op, y.op} <= {"concat", "pad"}:
        return None
    for axis, size in enumerate(x.shape):
        mine, others = pieces_along(x, axis), pieces_along(y, axis)
        if mine and others and mine.keys().isdisjoint(others):
            return _joined(mine | others, axis, size)
    return None


def pieces_along(node: Node, axis: int) -> Pieces | None:
    """What stands among zeros along an axis, and where; None where there are none."""
    if node.op == "pad" and _pads_along(node, axis):
        return {node.attr("before")[axis]: node.inputs[0]}
    if node.op != "concat" or node.attr("axis") != axis:
        return None
    found, begin = Pieces(), 0
    for piece in node.inputs:
        if not is_zero(piece):
            inner = pieces_along(piece, axis) or {0: piece}
            found |= {begin + at: each for at, each in inner.items()}
        begin += piece.shape[axis]
    return found


def _pads_along(node: Node, axis: int) -> bool:
    widths = zip(node.attr("before"), node.attr("after"), strict=True)
    others = (sum(around) for d, around in enumerate(widths) if d != axis)
    return node.attr("value") == 0 and not any(others)


def _joined(pieces: Pieces, axis: int, size: int) -> Node | None:
    """The pieces where they begin, each with the zeros behind it; None where some overlap."""
    starts = sorted(pieces)
    parts = []
    for n, (begin, end) in enumerate(zip(starts, [*starts[1:], size], strict=True)):
        piece = pieces[begin]
        before, after = 0 if n else begin, end - begin - piece.shape[axis]
        if after < 0:
            return None
        none = (0,) * len(piece.shape)
        widths = replaced(none, axis, before), replaced(none, axis, after)
        parts.append(pad(piece, before=widths[0], after=widths[1]) if before or after else piece)
    return concat(*parts, axis=axis)


def is_zero(node: Node) -> bool:
    """Whether all elements are one number, which is 0."""
    while OPS[node.op].kind is Kind.VIEW:
        node = node.inputs[0]
    return is_constant(node, 0.0)


PIECES: list[Rule] = [add_pieces]
