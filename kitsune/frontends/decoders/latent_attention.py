"""Attention whose keys and values come from one short vector for each token, as in DeepSeek-V2.

    c, kr = x @ Wkv_a                             # kr is rotated, and the same for all heads
    k, v = norm(c) @ Wkv_b                        # of each head
    q, qr = norm(x @ Wq_a) @ Wq_b                 # or x @ Wq
    scores = [q, qr]·[k, kr]

Keys and values are cached, not c: a step then costs what it costs for other decoders.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kitsune.frontends.decoders.description import LayerKind
from kitsune.frontends.decoders.masked_attention import repeat_heads
from kitsune.ir.node import Node
from kitsune.ir.ops import concat, matmul, permute, reshape, split, transpose

if TYPE_CHECKING:
    from kitsune.frontends.decoders.decoder_graph import DecoderGraph


def project_latent(graph: DecoderGraph, name: str, kind: LayerKind, h: Node) -> list[Node]:
    """Queries, keys and values, rotated, as [tokens, heads, size]."""
    model, tokens = graph.model, graph.tokens
    latent = model.latent
    assert latent is not None
    assert kind.rotation is not None
    if graph.weights.has(f"{name}.attn_q.weight"):
        q = graph.linear(f"{name}.attn_q", h)
    else:
        q = graph.linear(f"{name}.attn_q_a", h)
        q = graph.linear(f"{name}.attn_q_b", graph.norm(f"{name}.attn_q_a_norm", q))
    q = reshape(q, shape=(tokens, model.heads, model.head))
    plain, rotated = split(q, [latent.plain, latent.rotated], axis=2)
    q = concat(plain, graph.rotate(kind.rotation, rotated), axis=2)
    both = graph.linear(f"{name}.attn_kv_a_mqa", h)
    c, shared = split(both, [latent.rank, latent.rotated], axis=1)
    c = graph.norm(f"{name}.attn_kv_a_norm", c)
    shared = graph.rotate(kind.rotation, reshape(shared, shape=(tokens, 1, latent.rotated)))
    k, v = _expand(graph, name, c)
    return [q, concat(k, repeat_heads(shared, model.heads), axis=2), v]


def _expand(graph: DecoderGraph, name: str, c: Node) -> list[Node]:
    """Keys without their rotated part, and values, of each head. Newer GGUF files have a matrix of
    each head for either."""
    model, tokens, weights = graph.model, graph.tokens, graph.weights
    latent = model.latent
    assert latent is not None
    if weights.has(f"{name}.attn_kv_b.weight"):
        both = graph.linear(f"{name}.attn_kv_b", c)
        sizes = [latent.plain, latent.value]
        return split(reshape(both, shape=(tokens, model.heads, sum(sizes))), sizes, axis=2)
    row = reshape(c, shape=(1, tokens, latent.rank))
    k = matmul(row, weights.experts(f"{name}.attn_k_b.weight"))  # [heads, rank, plain]
    v = matmul(row, transpose(weights.experts(f"{name}.attn_v_b.weight")))  # [heads, value, rank]
    return [permute(x, order=(1, 0, 2)) for x in (k, v)]
