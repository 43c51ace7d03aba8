"""Mixtures of experts: each token is computed by a few of many MLPs.

    share, chosen = top_k(scores(x @ Wrouter))
    out = Σ share[e] · down[e](activation(gate[e](x)) · up[e](x))     for e in chosen

Weights are gathered by the numbers of the chosen experts where the matmul reads them: those of
others are not read.
"""

from __future__ import annotations

from kitsune.frontends.decoders.description import Decoder, Experts
from kitsune.frontends.decoders.mlp_activations import activate, activate_gated
from kitsune.frontends.decoders.weights import Weights
from kitsune.ir.dtypes import i64
from kitsune.ir.node import Node
from kitsune.ir.ops import (
    add,
    cast,
    clamp,
    div,
    eq,
    gather,
    gt,
    iota,
    logical_and,
    logical_or,
    lt,
    matmul,
    max_,
    mul,
    reshape,
    sigmoid,
    slice_,
    softmax,
    split,
    sum_,
    transpose,
    where,
)


def choose_experts(logits: Node, experts: Experts) -> tuple[Node, Node]:
    """The numbers of the experts of each token and their shares, as [tokens, used]."""
    scores = softmax(logits, axes=(1,)) if experts.scores == "softmax" else logits
    if experts.groups > 1:
        scores = _keep_best_groups(scores, experts)
    chosen, shares = _pick(scores, experts.used)
    if experts.scores == "softmax_of_used":
        shares = softmax(shares, axes=(1,))
    elif experts.scores == "sigmoid":
        shares = sigmoid(shares)
    if experts.is_normalised:
        shares = div(shares, sum_(shares, axes=(1,)))
    return chosen, mul(shares, experts.scale) if experts.scale != 1 else shares


def _rank(scores: Node) -> Node:
    """How many scores of a row come before each: larger ones, and equal ones to its left."""
    rows, size = scores.shape
    mine, other = reshape(scores, shape=(rows, size, 1)), reshape(scores, shape=(rows, 1, size))
    place = iota(shape=(1, size, 1), axis=1, dtype=i64)
    left = iota(shape=(1, 1, size), axis=2, dtype=i64)
    before = logical_or(gt(other, mine), logical_and(eq(other, mine), lt(left, place)))
    return reshape(sum_(cast(before, dtype=i64), axes=(2,)), shape=(rows, size))


def _pick(scores: Node, count: int) -> tuple[Node, Node]:
    """The places of the best scores of each row, best first, and the scores."""
    rows, size = scores.shape
    rank = reshape(_rank(scores), shape=(rows, 1, size))
    hit = eq(rank, iota(shape=(1, count, 1), axis=1, dtype=i64))
    place = iota(shape=(1, 1, size), axis=2, dtype=i64)
    chosen = sum_(where(hit, place, 0), axes=(2,))
    best = sum_(where(hit, reshape(scores, shape=(rows, 1, size)), 0.0), axes=(2,))
    chosen = clamp(reshape(chosen, shape=(rows, count)), low=0, high=size - 1)
    return chosen, reshape(best, shape=(rows, count))


def _keep_best_groups(scores: Node, experts: Experts) -> Node:
    """Zeros for experts outside the groups that have the best experts."""
    rows, size = scores.shape
    groups, each = experts.groups, size // experts.groups
    parts = reshape(scores, shape=(rows, groups, each))
    best = reshape(max_(parts, axes=(2,)), shape=(rows, groups))
    kept = reshape(lt(_rank(best), experts.used_groups), shape=(rows, groups, 1))
    return reshape(where(kept, parts, 0.0), shape=(rows, size))


def mix_experts(model: Decoder, weights: Weights, name: str, h: Node, logits: Node) -> Node:
    """What the experts of each token make of h, [tokens, width]."""
    experts = model.experts
    assert experts is not None
    tokens, width = h.shape
    chosen, shares = choose_experts(logits, experts)
    shares = reshape(shares, shape=(tokens, experts.used, 1, 1))
    x = reshape(h, shape=(tokens, 1, 1, width))
    if experts.scales_input:
        x = mul(x, shares)
    made = _multiply(
        weights, f"{name}.ffn_down_exps", _hidden(model, weights, name, x, chosen), chosen
    )
    if not experts.scales_input:
        made = mul(made, shares)
    return reshape(sum_(made, axes=(1,)), shape=(tokens, made.shape[3]))


def _hidden(model: Decoder, weights: Weights, name: str, x: Node, chosen: Node) -> Node:
    assert model.experts is not None
    if weights.has(f"{name}.ffn_gate_up_exps.weight"):
        both = _multiply(weights, f"{name}.ffn_gate_up_exps", x, chosen)
        half = both.shape[3] // 2
        if not model.experts.is_alternating:
            gate, up = split(both, [half, half], axis=3)
            return activate_gated(model, gate, up)
        sizes, steps = (*both.shape[:3], half), (1, 1, 1, 2)
        gate, up = (slice_(both, starts=(0, 0, 0, n), sizes=sizes, steps=steps) for n in (0, 1))
        return activate_gated(model, gate, up)
    up = _multiply(weights, f"{name}.ffn_up_exps", x, chosen)
    if not weights.has(f"{name}.ffn_gate_exps.weight"):
        return activate(model, up)
    return activate_gated(model, _multiply(weights, f"{name}.ffn_gate_exps", x, chosen), up)


def _multiply(weights: Weights, name: str, x: Node, chosen: Node) -> Node:
    """x by the matrices of the chosen experts: [tokens, used, 1, columns]."""
    matrices = gather(weights.experts(f"{name}.weight"), chosen, axis=0)
    made = matmul(x, transpose(matrices))
    if weights.has(f"{name}.bias"):
        bias = gather(weights.table(f"{name}.bias"), chosen, axis=0)
        made = add(made, reshape(bias, shape=(*chosen.shape, 1, made.shape[3])))
    return made
