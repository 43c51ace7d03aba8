"""Attention is one kernel however it is spelled: scale, mask, transposes and shared heads."""

from __future__ import annotations

from collections.abc import Callable
from math import erf, inf, sqrt

import numpy as np
import pytest

import kitsune as kt
from kitsune.ir.dtypes import boolean, i64
from kitsune.ir.node import Node
from kitsune.ir.ops import (
    add,
    attention,
    div,
    exp,
    expand,
    input_,
    iota,
    le,
    logical_and,
    logical_not,
    matmul,
    max_,
    mul,
    permute,
    reshape,
    softmax,
    sub,
    sum_,
    transpose,
    where,
)
from kitsune.target import X86_64_V3
from tests.backends_fixture import Backend, check
from tests.fusion.test_patterns import explained, of

HEADS, TOKENS, DEPTH = 4, 9, 8
q, k, v = (input_(name, (2, HEADS, TOKENS, DEPTH)) for name in "qkv")
keys, values = (input_(name, (2, 2, TOKENS, DEPTH)) for name in ("keys", "values"))
mask = input_("mask", (2, 1, 1, TOKENS))
bits = input_("bits", (2, 1, TOKENS, TOKENS), boolean)
wide = input_("wide", (2, TOKENS, HEADS * DEPTH))


def rows(scores: Node) -> Node:
    return softmax(scores, axes=(3,))


def scores_of(a: Node = q, b: Node = k) -> Node:
    return matmul(a, transpose(b))


def by_hand(scores: Node) -> Node:
    e = exp(sub(scores, max_(scores, axes=(3,))))
    return div(e, sum_(e, axes=(3,)))


def causal(scores: Node) -> Node:
    query = iota(shape=(TOKENS, 1), axis=0, dtype=i64)
    key = iota(shape=(1, TOKENS), axis=1, dtype=i64)
    return where(le(key, query), scores, -inf)


def heads(x: Node) -> Node:
    return permute(reshape(x, shape=(2, TOKENS, HEADS, DEPTH)), order=(0, 2, 1, 3))


def repeated(x: Node) -> Node:
    """Each head of x twice, as front ends spell shared heads: expanded and joined again."""
    thin = reshape(x, shape=(2, 2, 1, TOKENS, DEPTH))
    return reshape(expand(thin, shape=(2, 2, 2, TOKENS, DEPTH)), shape=(2, HEADS, TOKENS, DEPTH))


SPELLED: dict[str, Callable[[], Node]] = {
    "no scale": lambda: matmul(rows(scores_of()), v),
    "scale after": lambda: matmul(rows(mul(scores_of(), DEPTH**-0.5)), v),
    "scale before": lambda: matmul(rows(scores_of(mul(q, DEPTH**-0.5))), v),
    "scale on both": lambda: matmul(rows(scores_of(mul(q, DEPTH**-0.25), mul(k, DEPTH**-0.25))), v),
    "divided": lambda: matmul(rows(div(scores_of(), sqrt(DEPTH))), v),
    "mask added": lambda: matmul(rows(add(mul(scores_of(), 0.3), mask)), v),
    "mask on the left": lambda: matmul(rows(add(mask, mul(0.3, scores_of()))), v),
    "mask chooses": lambda: matmul(rows(where(bits, scores_of(), -inf)), v),
    "mask hides": lambda: matmul(rows(where(logical_not(bits), -1e9, scores_of())), v),
    "mask from bools": lambda: matmul(
        rows(add(scores_of(), where(bits, 0.0, input_("far", ())))), v
    ),
    "causal": lambda: matmul(rows(causal(mul(scores_of(), 0.3))), v),
    "causal and mask": lambda: matmul(rows(causal(add(scores_of(), mask))), v),
    "softmax by hand": lambda: matmul(by_hand(mul(scores_of(), 0.3)), v),
    "heads from one tensor": lambda: matmul(
        rows(matmul(heads(wide), permute(heads(wide), order=(0, 1, 3, 2)))), heads(wide)
    ),
    "keys transposed at once": lambda: matmul(
        rows(
            matmul(
                heads(wide),
                permute(reshape(wide, shape=(2, TOKENS, HEADS, DEPTH)), order=(0, 2, 3, 1)),
            )
        ),
        v,
    ),
    "heads joined again": lambda: reshape(
        permute(matmul(rows(scores_of()), v), order=(0, 2, 1, 3)),
        shape=(2, TOKENS, HEADS * DEPTH),
    ),
    "shared heads, expanded": lambda: matmul(rows(scores_of(q, repeated(keys))), repeated(values)),
    "shared heads": lambda: attention(q, keys, values, mask),
    "one head for all": lambda: attention(q, input_("one", (2, 1, TOKENS, DEPTH)), v),
    "causal by name": lambda: attention(q, k, v, causal=True),
}


@pytest.mark.parametrize("spelling", SPELLED)
def test_it_is_one_kernel_that_never_stores_the_scores(spelling: str) -> None:
    made = explained(of(SPELLED[spelling]()))
    assert made.patterns == ["attention_pattern"], str(made)
    assert made.kernels_after == 1


@pytest.mark.parametrize("spelling", SPELLED)
def test_it_computes_what_the_oracle_does(backend: Backend, spelling: str) -> None:
    graph = of(SPELLED[spelling]())
    check(backend, graph)


def test_a_mask_that_is_a_result_too_is_made_once_and_read(backend: Backend) -> None:
    places = iota(shape=(1, 1, TOKENS, TOKENS), axis=3, dtype=i64)
    seen = logical_and(le(places, transpose(places)), input_("seen", (2, 1, 1, TOKENS), boolean))
    graph = of(attention(q, k, v, seen), seen)
    assert "attention_pattern" in explained(graph).patterns
    check(backend, graph)


def test_softmax_layers_in_a_chain_share_no_product() -> None:
    """The product that ends one attention kernel would begin the next."""
    rng = np.random.default_rng(0)
    weights = [rng.standard_normal((8, 8), np.float32) for _ in range(4)]

    def model(x: kt.Tensor) -> kt.Tensor:
        for weight in weights:
            x = ((x @ kt.tensor(weight)).gelu() + 1).softmax(-1)
        return x

    x = rng.standard_normal((4, 8), np.float32)
    compiled = kt.compile(model, x, target=X86_64_V3)
    kinds = [kernel.kernel.kind for kernel in compiled.kernels]
    assert kinds.count("attention") == 2
    assert any("ends another attention kernel" in r.reason for r in compiled.explain().refusals)
    expected = x
    for weight in weights:
        score = expected @ weight
        score = score * (0.5 * (1 + np.vectorize(erf)(score / sqrt(2)))) + 1
        exps = np.exp(score - score.max(-1, keepdims=True))
        expected = exps / exps.sum(-1, keepdims=True)
    np.testing.assert_allclose(compiled(x), expected, rtol=1e-4, atol=1e-6)
