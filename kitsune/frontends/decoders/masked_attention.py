"""Attention with what layers of decoders add to it: windows, chunks, caps of scores and sinks."""

from __future__ import annotations

from math import inf

from kitsune.frontends.decoders.description import Decoder, LayerKind
from kitsune.ir.node import Node
from kitsune.ir.ops import (
    add,
    attention,
    causal_mask,
    div,
    exp,
    expand,
    ge,
    le,
    logical_and,
    lt,
    matmul,
    max_,
    mod,
    mul,
    permute,
    reshape,
    softmax,
    sub,
    sum_,
    tanh,
    transpose,
    where,
)


def see_tokens(position: Node, place: Node, kind: LayerKind, room: int) -> Node:
    """Which places each token sees: its own and those before it, in its window and its chunk.
    `room` is the most that there can be."""
    seen = le(place, position)
    if kind.window and kind.window < room:
        seen = logical_and(seen, lt(sub(position, kind.window), place))
    if kind.chunk and kind.chunk < room:
        first = sub(position, mod(position, kind.chunk))
        seen = logical_and(seen, ge(place, first))
    return seen


def attend(
    model: Decoder, q: Node, k: Node, v: Node, mask: Node | None, sinks: Node | None
) -> Node:
    """Attention of [heads, tokens, size], where groups of heads share keys; [tokens, heads, size].
    Without a mask each token sees those before it."""
    if not model.score_cap and sinks is None:
        made = attention(q, k, v, mask=mask, causal=mask is None, scale=model.score_scale)
        return permute(made, order=(1, 0, 2))
    heads, tokens, size = q.shape
    groups = k.shape[0]
    q = reshape(q, shape=(groups, heads // groups, tokens, size))
    k, v = (reshape(x, shape=(groups, 1, *x.shape[1:])) for x in (k, v))
    if sinks is not None:
        sinks = reshape(sinks, shape=(groups, heads // groups, 1, 1))
    made = reshape(weigh(model, q, k, v, mask, sinks), shape=(heads, tokens, v.shape[-1]))
    return permute(made, order=(1, 0, 2))


def attend_rows(model: Decoder, q: Node, k: Node, v: Node, mask: Node, sinks: Node | None) -> Node:
    """Attention of one token of each sequence: [sequence, groups, heads of a group, size], over
    [sequence, groups, tokens, size]."""
    if not model.score_cap and sinks is None:
        return attention(q, k, v, mask=mask, scale=model.score_scale)
    if sinks is not None:
        sinks = reshape(sinks, shape=(1, *q.shape[1:3], 1))
    return weigh(model, q, k, v, mask, sinks)


def weigh(model: Decoder, q: Node, k: Node, v: Node, mask: Node | None, sinks: Node | None) -> Node:
    """softmax(scores)·v, where scores are cap·tanh(q·kᵀ·scale/cap), and a sink is the score of a
    key that has no value."""
    scale = model.score_scale or q.shape[-1] ** -0.5
    scores = mul(matmul(q, transpose(k)), scale)
    if model.score_cap:
        scores = mul(tanh(div(scores, model.score_cap)), model.score_cap)
    seen = causal_mask(*scores.shape[-2:]) if mask is None else mask
    scores = where(seen, scores, -inf)
    last = (len(scores.shape) - 1,)
    if sinks is None:
        return matmul(softmax(scores, axes=last), v)
    most = max_(scores, axes=last)
    weights = exp(sub(scores, most))
    total = add(sum_(weights, axes=last), exp(sub(sinks, most)))
    return div(matmul(weights, v), total)


def repeat_heads(x: Node, heads: int) -> Node:
    """[tokens, 1, size] for every head."""
    return expand(x, shape=(x.shape[0], heads, x.shape[2]))
