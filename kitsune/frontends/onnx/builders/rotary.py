"""Builders of rotary position embeddings."""

from __future__ import annotations

from kitsune.frontends.onnx.builders.movement_nodes import reshape_to
from kitsune.frontends.onnx.place import MICROSOFT, Decline, Place, builder
from kitsune.ir.dtypes import i64
from kitsune.ir.node import Node
from kitsune.ir.ops import add, concat, gather, iota, mul, neg, pad, permute, slice_, split

Line = Node | int  # where tokens begin: for all sequences, or `[batch, 1]` for each


def lines(begin: Line, tokens: int) -> Node:
    """The place of each token, `[batch or 1, tokens]`."""
    return add(iota(shape=(1, tokens), axis=1, dtype=i64), begin)


def apply_rotary(x: Node, cosines: Node, sines: Node, at: Node, interleaved: bool) -> Node:
    """Rotate the first pairs of each head in `[batch, heads, tokens, depth]`: neighbours if they
    are interleaved, otherwise elements of the first and second part of what is rotated. The result
    is x·cos plus the other of each pair times sin, with tables as wide as a head."""
    half, depth = cosines.shape[1], x.shape[3]
    turned, *rest = split(x, [2 * half, depth - 2 * half], 3) if 2 * half < depth else [x]
    if interleaved:
        lead = turned.shape[:3]
        re, im = split(reshape_to(turned, (*lead, half, 2)), [1, 1], 4)
        other = reshape_to(concat(neg(im), re, axis=4), (*lead, 2 * half))
    else:
        re, im = split(turned, [half, half], 3)
        other = concat(neg(im), re, axis=3)
    other = concat(other, *rest, axis=3) if rest else other
    cos, sin = (
        reshape_to(
            gather(_whole(table, depth, beyond, interleaved), at, axis=0),
            (at.shape[0], 1, x.shape[2], depth),
        )
        for table, beyond in ((cosines, 1.0), (sines, 0.0))
    )
    return add(mul(x, cos), mul(other, sin))


def _whole(table: Node, depth: int, beyond: float, interleaved: bool) -> Node:
    """A table with a column for each element of a head; those that are not turned get `beyond`."""
    rows, half = table.shape
    if interleaved:
        each = reshape_to(table, (rows, half, 1))
        twice = reshape_to(concat(each, each, axis=2), (rows, 2 * half))
    else:
        twice = concat(table, table, axis=1)
    after = (0, depth - 2 * half)
    return pad(twice, before=(0, 0), after=after, value=beyond) if after[1] else twice


@builder("RotaryEmbedding", domain=MICROSOFT)
def rotary_embedding(place: Place) -> Node:
    """Build RotaryEmbedding of [batch, heads, tokens, depth], or of rows of heads side by side."""
    x, at, cosines = place[0], place[1], place[2]
    if place.attr("is_packed_batching", 0):
        raise Decline
    interleaved = bool(place.attr("interleaved", 0))
    if len(x.shape) == 4:
        batch, _, tokens, _ = x.shape
        return apply_rotary(x, cosines, place[3], _token_positions(at, tokens), interleaved)
    batch, tokens, width = x.shape
    heads = int(place.attr("num_heads", 0)) or width // (2 * cosines.shape[1])
    apart = permute(reshape_to(x, (batch, tokens, heads, width // heads)), order=(0, 2, 1, 3))
    made = apply_rotary(apart, cosines, place[3], _token_positions(at, tokens), interleaved)
    return reshape_to(permute(made, order=(0, 2, 1, 3)), x.shape)


def _token_positions(given: Node, tokens: int) -> Node:
    """Return the position of each token; one number is the position of the first."""
    if len(given.shape) == 2:
        return given
    first = slice_(given, starts=(0,), sizes=(1,), steps=(1,))
    return lines(reshape_to(first, (1, 1)), tokens)
