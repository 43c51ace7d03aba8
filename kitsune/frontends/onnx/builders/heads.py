"""Builders of com.microsoft's attention ops: projections, caches and masks."""

from __future__ import annotations

from dataclasses import replace
from math import inf

from kitsune.errors import InputError
from kitsune.frontends.onnx.builders.arithmetic_nodes import cast_to
from kitsune.frontends.onnx.builders.movement_nodes import broadcast_to, reshape_to
from kitsune.frontends.onnx.model import label
from kitsune.frontends.onnx.place import MICROSOFT, Decline, Place, builder
from kitsune.ir.dtypes import boolean, i64
from kitsune.ir.node import Node
from kitsune.ir.ops import (
    add,
    attention,
    clamp,
    concat,
    div,
    gather,
    gather_elements,
    ge,
    gt,
    iota,
    le,
    logical_and,
    logsumexp,
    lt,
    matmul,
    mul,
    neg,
    pad,
    permute,
    rms_norm,
    safe_softmax,
    sigmoid,
    slice_,
    softmax,
    split,
    stack,
    sub,
    tanh,
    transpose,
    where,
)
from kitsune.system.records import dataclass

# --- heads ---------------------------------------------------------------------------------------


def split_heads(x: Node, heads: int) -> Node:
    """Reshape `[batch, tokens, heads·depth]` to `[batch, heads, tokens, depth]`."""
    batch, tokens, width = x.shape
    return permute(reshape_to(x, (batch, tokens, heads, width // heads)), order=(0, 2, 1, 3))


def merge_heads(x: Node) -> Node:
    """Reshape `[batch, heads, tokens, depth]` to `[batch, tokens, heads·depth]`."""
    batch, heads, tokens, depth = x.shape
    return reshape_to(permute(x, order=(0, 2, 1, 3)), (batch, tokens, heads * depth))


def cut(x: Node, axis: int, begin: int, end: int) -> Node:
    """The elements from `begin` up to `end` of an axis."""
    if (begin, end) == (0, x.shape[axis]):
        return x
    starts = tuple(begin if d == axis else 0 for d in range(len(x.shape)))
    sizes = tuple(end - begin if d == axis else n for d, n in enumerate(x.shape))
    return slice_(x, starts=starts, sizes=sizes, steps=(1,) * len(sizes))


def behind(past: Node | None, new: Node) -> Node:
    """New keys or values after those of earlier calls."""
    return new if past is None or not past.shape[2] else concat(past, new, axis=2)


# --- masks ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Seen:
    """The keys that a query sees: `hidden` is added to scores, `visible` is false where they are
    −∞; with `causal` query i sees the keys up to i alone."""

    hidden: Node | None = None
    visible: Node | None = None
    causal: bool = False

    def plus(self, term: Node | None) -> Seen:
        if term is None:
            return self
        return replace(self, hidden=term if self.hidden is None else add(self.hidden, term))

    def within(self, other: Node) -> Seen:
        visible = other if self.visible is None else logical_and(self.visible, other)
        return replace(self, visible=visible)

    def mask(self) -> Node | None:
        if self.hidden is None or self.visible is None:
            return self.visible if self.hidden is None else self.hidden
        return where(self.visible, self.hidden, -inf)


def upward(seen: Seen, queries: int, keys: int) -> Seen:
    """The keys up to each query, where the last query stands at the last key."""
    if queries == 1:
        return seen
    if queries == keys:
        return replace(seen, causal=True)
    first = add(iota(shape=(queries, 1), axis=0, dtype=i64), keys - queries)
    return seen.within(le(iota(shape=(1, keys), axis=1, dtype=i64), first))


def padding(place: Place, mask: Node, batch: int, tokens: int, keys: int) -> Node:
    """Return what a mask adds to scores: from ones and zeros, or from where each sequence ends and
    begins."""
    key = iota(shape=(1, 1, 1, keys), axis=3, dtype=i64)
    if len(mask.shape) == 1 and mask.shape[0] in (batch, 2 * batch):
        ends = [
            reshape_to(cast_to(m, i64), (batch, 1, 1, 1))
            for m in split(mask, [batch] * (mask.shape[0] // batch), 0)
        ]
        kept = lt(key, ends[0])
        kept = kept if len(ends) == 1 else logical_and(kept, ge(key, ends[1]))
    elif len(mask.shape) == 4:
        kept = gt(cut(cut(mask, 2, keys - tokens, keys), 3, 0, keys), 0)
    elif mask.shape in ((batch, keys), (batch, tokens, keys)):
        kept = gt(
            reshape_to(mask, (batch, 1, *((1,) if len(mask.shape) == 2 else ()), *mask.shape[1:])),
            0,
        )
    else:
        raise Decline
    return where(kept, 0.0, float(place.attr("mask_filter_value", -10000.0)))


# --- the product ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Bends:
    """Options of the scores: `softcap`·tanh(score/softcap), and another exp(`sink`) in the softmax
    denominator, one for each head."""

    scale: float | None = None
    softcap: float = 0.0
    sink: Node | float | None = None


def attend(q: Node, k: Node, v: Node, seen: Seen, how: Bends) -> Node:
    """Attend with q, k and v split by heads; groups of q's heads may share one of k's and v's."""
    if not how.softcap and how.sink is None:
        return attention(q, k, v, seen.mask(), how.scale, seen.causal)
    batch, heads, tokens, depth = q.shape
    groups, keys = k.shape[1:3]
    shape = (batch, groups, heads // groups, tokens)
    scale = depth**-0.5 if how.scale is None else how.scale
    k, v = (reshape_to(n, (batch, groups, 1, *n.shape[2:])) for n in (k, v))
    scores = mul(matmul(reshape_to(q, (*shape, depth)), transpose(k)), scale)
    if how.softcap:
        scores = mul(tanh(div(scores, how.softcap)), how.softcap)
    whole = (
        seen
        if not seen.causal
        else replace(seen, causal=False).within(
            le(iota(shape=(1, keys), axis=1, dtype=i64), iota(shape=(tokens, 1), axis=0, dtype=i64))
        )
    )
    mask = whole.mask()
    if mask is not None:
        if len(mask.shape) == 4:
            mask = reshape_to(
                mask, (mask.shape[0], *_split_groups(mask.shape[1], groups), *mask.shape[2:])
            )
        scores = where(mask, scores, -inf) if mask.dtype == boolean else add(scores, mask)
    weigh = softmax if mask is None else safe_softmax
    made = matmul(weigh(scores, axes=(4,)), v)
    if how.sink is not None:
        sink = how.sink
        if isinstance(sink, Node):
            sink = reshape_to(sink, (1, groups, heads // groups, 1, 1))
        made = mul(made, sigmoid(sub(logsumexp(scores, axes=(4,)), sink)))
    return reshape_to(made, (batch, heads, tokens, v.shape[-1]))


def _split_groups(heads: int, groups: int) -> tuple[int, int]:
    return (1, 1) if heads == 1 else (groups, heads // groups)


def _scale(place: Place) -> float | None:
    """0 is as if it was not said."""
    return place.attr("scale") or None


# --- one weight for queries, keys and values -----------------------------------------------------


@builder("Attention", domain=MICROSOFT)
def self_attention(place: Place) -> list[Node | None]:
    if place.attr("past_present_share_buffer", 0) or place.attr("do_rotary", 0):
        raise Decline
    bias = place.get(2)
    made = matmul(place[0], place[1])
    made = made if bias is None else add(made, bias)
    return attend_projected_qkv(
        place, made, mask=place.get(3), past=place.get(4), term=place.get(5)
    )


def attend_projected_qkv(
    place: Place, made: Node, mask: Node | None, past: Node | None, term: Node | None
) -> list[Node | None]:
    """Attend with queries, keys and values side by side in one projection."""
    heads, (batch, tokens, width) = int(place.attr("num_heads")), made.shape
    sizes = [int(n) for n in place.attr("qkv_hidden_sizes") or [width // 3] * 3]
    q, k, v = (split_heads(n, heads) for n in split(made, sizes, 2))
    if past is not None:
        before = [reshape_to(n, past.shape[1:]) for n in split(past, [1, 1], 0)]
        k, v = behind(before[0], k), behind(before[1], v)
    keys = k.shape[2]
    seen = Seen().plus(None if mask is None else padding(place, mask, batch, tokens, keys))
    seen = seen.plus(term)
    seen = upward(seen, tokens, keys) if place.attr("unidirectional", 0) else seen
    out = merge_heads(attend(q, k, v, seen, Bends(_scale(place))))
    return [out, stack([k, v], 0) if place.wants(1) else None]


# --- queries, keys and values apart --------------------------------------------------------------


@builder("MultiHeadAttention", domain=MICROSOFT)
def multi_head(place: Place) -> list[Node | None]:
    if place.has(8) or place.has(9) or place.wants(3):
        raise Decline
    q, k, v = _split_qkv(place, int(place.attr("num_heads")))
    k, v = behind(place.get(6), k), behind(place.get(7), v)
    batch, _, tokens, _ = q.shape
    keys, mask = k.shape[2], place.get(4)
    seen = Seen().plus(None if mask is None else padding(place, mask, batch, tokens, keys))
    seen = seen.plus(place.get(5))
    seen = upward(seen, tokens, keys) if place.attr("unidirectional", 0) else seen
    return [merge_heads(attend(q, k, v, seen, Bends(_scale(place)))), k, v]


def _split_qkv(place: Place, heads: int) -> list[Node]:
    """Return queries, keys and values by heads, each with its part of the bias. Keys and values
    that are by heads already had theirs."""
    parts = _split_packed(place[0], 3) or [place[0]]
    if len(parts) == 1:
        parts += _split_packed(place[1], 2) or [place[1], place[2]]
    bias = place.get(3)
    if bias is not None:
        widths = [p.shape[2] if len(p.shape) == 3 else p.shape[1] * p.shape[3] for p in parts]
        terms = split(bias, widths, 0)
        parts = [add(p, t) if len(p.shape) == 3 else p for p, t in zip(parts, terms, strict=True)]
    return [split_heads(p, heads) if len(p.shape) == 3 else p for p in parts]


def _split_packed(x: Node, count: int) -> list[Node]:
    """Split `[batch, tokens, heads, count, depth]` into `count` of `[batch, tokens,
    heads·depth]`."""
    if len(x.shape) != 5:
        return []
    batch, tokens, heads, _, depth = x.shape
    return [reshape_to(n, (batch, tokens, heads * depth)) for n in split(x, [1] * count, 3)]


# --- groups of queries that share keys, with a cache ---------------------------------------------


@builder("GroupQueryAttention", domain=MICROSOFT)
def build_group_query_attention(place: Place) -> list[Node | None]:
    """Build GroupQueryAttention. `total` keys are there after this call, of the longest sequence;
    those of each are one more than the fifth input says, and new ones stand at its end."""
    quantized = any(place.attr(f"{n}_quant_type", "NONE") != "NONE" for n in "kv")
    if quantized or place.attr("sliding_window_cache", 0) or place.wants(3):
        raise Decline
    q, k, v = _grouped_heads(place)
    batch, _, tokens, _ = q.shape
    total = int(place.value(6).reshape(-1)[0])
    if not tokens <= total:
        raise InputError(f"{label(place.node)} has {total} keys in all", why=f"{tokens} are new")
    begin: Line = total - tokens
    if batch > 1 and total != tokens:
        ends = reshape_to(cast_to(place[5], i64), (batch, 1))
        begin = clamp(sub(ends, tokens - 1), low=0)
    if place.attr("do_rotary", 0):
        at = lines(begin, tokens) if place.get(9) is None else place[9]
        turned = bool(place.attr("rotary_interleaved", 0))
        q, k = (apply_rotary(x, place[7], place[8], at, turned) for x in (q, k))
    k, v = (_append_cache(place.get(n), x, begin, total) for n, x in ((3, k), (4, v)))
    seen = _grouped_seen(place, begin, tokens, total)
    sink: Node | float | None = place.get(11)
    if sink is None and int(place.attr("smooth_softmax", 0)) > 0:
        sink = 0.0
    how = Bends(_scale(place), float(place.attr("softcap", 0.0)), sink)
    made = attend(q, cut(k, 2, 0, total), cut(v, 2, 0, total), seen, how)
    return [merge_heads(made), k, v]


def _grouped_heads(place: Place) -> tuple[Node, Node, Node]:
    heads, groups = int(place.attr("num_heads")), int(place.attr("kv_num_heads"))
    if place.has(1):
        q, k, v = place[0], place[1], place[2]
    else:
        depth = place[0].shape[2] // (heads + 2 * groups)
        q, k, v = split(place[0], [heads * depth, groups * depth, groups * depth], 2)
    q, k, v = split_heads(q, heads), split_heads(k, groups), split_heads(v, groups)
    if place.has(14):
        eps = place.attr("qk_norm_epsilon", 1e-6)
        q, k = (rms_norm(x, place[n], axes=(3,), eps=eps) for x, n in ((q, 14), (k, 15)))
    return q, k, v


def _append_cache(past: Node | None, new: Node, begin: Line, total: int) -> Node:
    """Return the cache with new keys or values from `begin` on, zeros behind them."""
    room = 0 if past is None else past.shape[2]
    batch, groups, tokens, depth = new.shape
    length = max(room, total)
    if isinstance(begin, int):
        made = new if past is None else behind(cut(past, 2, 0, begin), new)
        return _to_length(made, length)
    at = iota(shape=(1, 1, length, 1), axis=2, dtype=i64)
    at = sub(at, reshape_to(begin, (batch, 1, 1, 1)))
    inside = broadcast_to(clamp(at, low=0, high=tokens - 1), (batch, groups, length, depth))
    made = where(lt(at, tokens), gather_elements(new, inside, axis=2), 0.0)
    return made if past is None else where(lt(at, 0), _to_length(past, length), made)


def _to_length(x: Node, length: int) -> Node:
    if x.shape[2] == length:
        return x
    return pad(x, before=(0,) * 4, after=(0, 0, length - x.shape[2], 0), value=0.0)


def _grouped_seen(place: Place, begin: Line, tokens: int, total: int) -> Seen:
    """Show keys up to the query's place; with a window only that many."""
    causal, window = bool(place.attr("causal", 1)), int(place.attr("local_window_size", -1))
    term = place.get(10)
    seen = Seen().plus(None if term is None else cut(term, 3, 0, total))
    if not causal and isinstance(begin, int):
        return seen
    if isinstance(begin, int) and window < 0:
        return upward(seen, tokens, total)
    key = iota(shape=(1, 1, 1, total), axis=3, dtype=i64)
    step = iota(shape=(1, 1, tokens, 1), axis=2, dtype=i64)
    first = begin if isinstance(begin, int) else reshape_to(begin, (begin.shape[0], 1, 1, 1))
    query = add(step, first)
    if not causal:
        return seen.within(lt(key, add(first, tokens)))
    seen = seen.within(le(key, query))
    return seen.within(gt(key, sub(query, window))) if window >= 0 else seen


# --- rotary position embeddings -------------------------------------------------------------------


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
