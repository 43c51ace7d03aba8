"""Attention between the stages: raised to its name, spelled out again, weights made again, and the
keys that positions hide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from kitsune.autodiff import gradients
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.errors import UnsupportedError
from kitsune.ir.dtypes import boolean, f16, f32, i64
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    add,
    attention,
    cast,
    constant,
    div,
    input_,
    iota,
    le,
    logical_and,
    lt,
    matmul,
    mul,
    permute,
    reshape,
    softmax,
    sub,
    tanh,
    transpose,
    where,
)
from kitsune.ir.ops.contract import causal_mask
from kitsune.ir.rewrite import rewrite
from kitsune.ir.rules import CANONICAL
from kitsune.lower.attention_parts import (
    PositionBound,
    find_bounds,
    find_limits,
    find_parts,
    find_score_factor,
    is_shift_invariant,
)
from kitsune.lower.kernel import Kernel, Prim
from kitsune.lower.lower import lower_group
from kitsune.model import compile as kt_compile
from kitsune.plan.attention_groups import recompute_attention_weights
from kitsune.plan.canonical import decompose_composites
from kitsune.target import X86_64_V3
from tests.backends_fixture import assert_outputs, oracle, random_feeds
from tests.planning import plan

q, k, v = input_("q", (2, 6, 4)), input_("k", (2, 5, 4)), input_("v", (2, 5, 3))
KEPT, BIAS = input_("kept", (6, 5), boolean), input_("bias", (2, 1, 5))


def graph_of(*outputs: Node) -> Graph:
    found = Graph((), outputs)
    return Graph(tuple(n for n in found.nodes() if n.op == "input"), outputs)


def canonical(output: Node) -> Node:
    return rewrite(graph_of(output), CANONICAL).outputs[0]


def spelled(score: Callable[[Node], Node] = lambda s: s) -> Node:
    return matmul(softmax(score(matmul(q, transpose(k))), axes=(2,)), v)


# --- raising -------------------------------------------------------------------------------------

NAMED: dict[str, tuple[Callable[[Node], Node], Node]] = {
    "as they are": (lambda s: s, attention(q, k, v, scale=1.0)),
    "scaled": (lambda s: mul(s, 0.5), attention(q, k, v, scale=0.5)),
    "divided": (lambda s: div(s, 2.0), attention(q, k, v, scale=0.5)),
    "biased": (lambda s: add(BIAS, mul(s, 0.25)), attention(q, k, v, BIAS, 0.25, safe=False)),
    "chosen": (
        lambda s: where(KEPT, mul(s, 0.25), -np.inf),
        attention(q, k, v, KEPT, 0.25, safe=False),
    ),
    "causal": (
        lambda s: where(causal_mask(6, 5), mul(s, 0.25), -np.inf),
        attention(q, k, v, None, 0.25, causal=True),
    ),
    "causal and biased": (
        lambda s: where(causal_mask(6, 5), add(mul(s, 0.25), BIAS), -np.inf),
        attention(q, k, v, BIAS, 0.25, causal=True, safe=False),
    ),
}


@pytest.mark.parametrize("name", NAMED)
def test_the_decomposed_form_gets_its_name(name: str) -> None:
    score, wanted = NAMED[name]
    assert canonical(spelled(score)) is canonical(wanted)


OTHERS: dict[str, Callable[[], Node]] = {
    "a bent score": lambda: spelled(lambda s: tanh(s)),
    "hidden, not by minus infinity": lambda: spelled(lambda s: where(KEPT, s, -1e9)),
    "a scale that is no power of two, divided by": lambda: spelled(lambda s: div(s, 3.0)),
    "softmax along the queries": lambda: matmul(softmax(matmul(q, transpose(k)), axes=(1,)), v),
    "two masks": lambda: spelled(lambda s: add(add(s, BIAS), input_("other", (6, 5)))),
    "halves": lambda: matmul(
        softmax(matmul(cast(q, dtype=f16), cast(transpose(k), dtype=f16)), axes=(2,)),
        cast(v, dtype=f16),
    ),
    "no product": lambda: matmul(softmax(input_("s", (2, 6, 5)), axes=(2,)), v),
}


@pytest.mark.parametrize("name", OTHERS)
def test_what_only_looks_like_it_keeps_its_spelling(name: str) -> None:
    assert canonical(OTHERS[name]()).op == "matmul"


def test_keys_may_be_turned_by_any_permute() -> None:
    turned = input_("t", (5, 2, 4))
    made = canonical(matmul(softmax(matmul(q, permute(turned, order=(1, 2, 0))), axes=(2,)), v))
    assert made.op == "attention"
    assert made.inputs[1] is permute(turned, order=(1, 0, 2))


@pytest.mark.parametrize("name", NAMED)
def test_decomposed_it_means_the_same(name: str) -> None:
    before = graph_of(NAMED[name][1])
    after = decompose_composites(before)
    assert all(n.op != "attention" for n in after.nodes())
    feeds = random_feeds(before)
    if "kept" in feeds:
        feeds["kept"][:, 0] = True
    for got, want in zip(oracle(after, feeds), oracle(before, feeds), strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-6, atol=1e-6)


# --- weights made again --------------------------------------------------------------------------


def trained(length: int) -> Graph:
    a, b, c, g = (input_(n, (1, length, 4)) for n in "abcg")
    y = attention(a, b, c)
    return decompose_composites(Graph((a, b, c, g), (y, *gradients(y, (a, b, c), g))))


def test_weights_are_rebuilt_where_no_cache_holds_them() -> None:
    target = replace(X86_64_V3, l3_nbytes=4 * 64 * 64)
    assert recompute_attention_weights(trained(64), target.l3_nbytes) == trained(64)
    graph = trained(65)
    after = recompute_attention_weights(graph, target.l3_nbytes)
    softmaxes = [n for n in after.nodes() if n.op == "softmax"]
    readers = [n for n in after.nodes() if softmaxes[0] in n.inputs]
    assert len(softmaxes) == len(readers) == 1
    feeds = random_feeds(graph)
    assert_outputs(graph, feeds, [o.astype(np.float32) for o in oracle(after, feeds)])


# --- keys that positions hide --------------------------------------------------------------------


def kernel_of(output: Node) -> Kernel:
    made = plan(decompose_composites(graph_of(output)), X86_64_V3, FusionConfig())
    (group,) = made.groups
    return lower_group(group).kernel


def test_bounds_of_a_causal_mask() -> None:
    """Key j counts for query i where i − j ≥ 0."""
    assert find_bounds(kernel_of(attention(q, k, v, causal=True))) == [PositionBound(0, 1, -1)]
    assert find_bounds(kernel_of(attention(q, k, v, KEPT))) == []


def test_bounds_of_a_window() -> None:
    """The last three keys: j ≤ i and i − 3 < j."""
    query, key = (iota(shape=s, axis=n, dtype=i64) for n, s in enumerate([(6, 1), (1, 5)]))
    near = logical_and(le(key, query), lt(sub(query, 3), key))
    made = kernel_of(spelled(lambda s: where(near, s, -np.inf)))
    assert sorted(find_bounds(made), key=str) == [PositionBound(0, 1, -1), PositionBound(2, -1, 1)]


def test_parts_refuse_another_form() -> None:
    kernel = kernel_of(attention(q, k, v))
    found = find_parts(kernel)
    with pytest.raises(UnsupportedError, match="attention kernel of another form"):
        find_parts(replace(kernel, stores=(replace(kernel.stores[0], value=found.inner[0]),)))


def test_a_cast_between_softmax_and_product_is_part_of_it() -> None:
    a, b, c = (input_(n, (2, 6, 4), f16) for n in "abc")
    scores = mul(cast(matmul(a, transpose(b)), dtype=f32), constant(np.float32(0.5)))
    kernel = kernel_of(matmul(cast(softmax(scores, axes=(2,)), dtype=f16), c))
    assert kernel.kind == "attention"


# --- keys that values hide ------------------------------------------------------------------------


def cached(queries: int, keys: int, groups: int = 1, apart: bool = False) -> Graph:
    """Queries at positions that are an input, over a cache whose heads may be side by side."""
    first = input_("first", (1,), i64)
    place = add(first, iota(shape=(queries,), axis=0, dtype=i64))
    seen = le(iota(shape=(1, keys), axis=1, dtype=i64), reshape(place, shape=(queries, 1)))
    asked = input_("q", (2 * groups, queries, 16))
    cache = [input_(name, (keys, 2, 16) if apart else (2, keys, 16)) for name in "kv"]
    heads = [permute(c, order=(1, 0, 2)) if apart else c for c in cache]
    return Graph((first, asked, *cache), (attention(asked, *heads, mask=seen),))


def test_a_position_that_is_a_value_limits_the_keys() -> None:
    made = lower_graph(cached(4, 64), X86_64_V3, FusionConfig())
    (kernel,) = [step.kernel for step in made.steps if step.kernel.kind == "attention"]
    (limit,) = find_limits(kernel)
    assert limit.more == 1
    assert limit.value.dtype.is_int
    assert not find_bounds(kernel)


@pytest.mark.parametrize("queries", [1, 3, 40])
@pytest.mark.parametrize("groups", [1, 3])
def test_a_cache_is_read_as_far_as_it_is_filled(queries: int, groups: int) -> None:
    """In one block of keys, at its edges, and in several stretches of them."""
    keys = 2100
    graph = cached(queries, keys, groups)
    model, feeds = kt_compile(graph), random_feeds(graph)
    for first in (0, 5, 511, 512, 513, 1030, keys - queries):
        feeds["first"] = np.array([first])
        np.testing.assert_allclose(
            model(*feeds.values()), interpret(graph, feeds)[0], rtol=1e-4, atol=1e-5
        )


def test_of_a_cache_that_is_packed_only_what_is_filled_is_read() -> None:
    """What is left of an earlier call behind it does not count, not even NaN."""
    queries, keys = 260, 700
    graph = cached(queries, keys, apart=True)
    model, feeds = kt_compile(graph, threads=1), random_feeds(graph)
    poison = {name: feeds[name] * np.float32(np.nan) for name in "qkv"}
    model(np.array([keys - queries]), *poison.values())
    for first in (0, 5, 300, keys - queries):
        given = feeds | {"first": np.array([first])}
        expected = interpret(graph, given)[0]
        np.testing.assert_allclose(model(*given.values()), expected, rtol=1e-4, atol=1e-5)


# --- scores that are nothing but a product --------------------------------------------------------


@pytest.mark.parametrize(
    ("score", "expected"),
    [
        (lambda s: s, 1.0),
        (lambda s: mul(s, 0.25), 0.25),
        (lambda s: add(s, BIAS), None),
        (lambda s: mul(s, BIAS), None),
        (lambda s: mul(tanh(s), 0.5), None),
        (lambda s: mul(s, s), None),
    ],
    ids=["as they are", "scaled", "biased", "weighed", "capped", "squared"],
)
def test_the_factor_of_scores(score: Callable[[Node], Node], expected: float | None) -> None:
    assert find_score_factor(find_parts(kernel_of(spelled(score)))) == expected


EPILOGUES: dict[str, Callable[[Prim, Prim, Prim], Prim]] = {
    "the quotient": lambda out, total, largest: Prim("div", (out, total), f32),
    "the logarithm": lambda out, total, largest: Prim(
        "add", (Prim("log", (total,), f32), largest), f32
    ),
    "both": lambda out, total, largest: Prim(
        "mul",
        tuple(EPILOGUES[n](out, total, largest) for n in ("the quotient", "the logarithm")),
        f32,
    ),
    "the largest": lambda out, total, largest: largest,
    "the sum": lambda out, total, largest: total,
    "the values": lambda out, total, largest: out,
    "another quotient": lambda out, total, largest: Prim("div", (total, out), f32),
    "another logarithm": lambda out, total, largest: Prim(
        "sub", (Prim("log", (total,), f32), largest), f32
    ),
}


@pytest.mark.parametrize("name", EPILOGUES)
def test_what_shows_that_scores_were_compared_with_the_largest(name: str) -> None:
    kernel = kernel_of(spelled())
    found = find_parts(kernel)
    assert found.total is not None
    assert found.largest is not None
    value = EPILOGUES[name](found.out, found.total, found.largest)
    (store,) = kernel.stores
    kernel = replace(kernel, stores=(replace(store, value=value),))
    assert is_shift_invariant(kernel, found) == (name in ("the quotient", "the logarithm", "both"))
