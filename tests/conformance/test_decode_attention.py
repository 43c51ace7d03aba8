"""Attention of few queries, as in a step of decoding, against the oracle: its own form of loops."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from kitsune.backends.cpu.jit import host_target
from kitsune.backends.cpu.native_program import CpuProgram
from kitsune.backends.cpu.schedule.attention_blocks import (
    LEAST_KEYS,
    MAX_DECODE_QUERIES,
    MAX_UNSPLIT_KEYS,
    DecodeAttentionSchedule,
)
from kitsune.compiler import lower_graph
from kitsune.ir.dtypes import DType, bf16, f16, f32
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    add,
    attention,
    cast,
    constant,
    input_,
    log,
    matmul,
    mul,
    softmax,
    tanh,
    transpose,
)
from kitsune.target import X86_64_V3, CpuTarget
from tests.backends_fixture import FUSED, Backend, check, random_feeds

LONG = 2 * LEAST_KEYS + 3  # cut into stretches, the last block ragged


def qkv(
    lead: tuple[int, ...], queries: int, keys: int, depth: int, width: int, dtype: DType = f32
) -> tuple[Node, Node, Node]:
    k, v = input_("k", (*lead, keys, depth), dtype), input_("v", (*lead, keys, width), dtype)
    return input_("q", (*lead, queries, depth)), k, v


def schedules(graph: Graph, target: CpuTarget = X86_64_V3) -> list[object]:
    return [step.kernel.schedule for step in lower_graph(graph, target, FUSED).steps]


def run(backend: Backend, graph: Graph, **feeds: np.ndarray) -> None:
    if lacking := backend.lacks(graph):
        pytest.skip(f"no {lacking} on {backend}")
    (plan,) = schedules(graph)
    assert isinstance(plan, DecodeAttentionSchedule)
    check(backend, graph, random_feeds(graph) | feeds)


@pytest.mark.in_turn
@pytest.mark.parametrize("queries", [1, 2, 3, 5, MAX_DECODE_QUERIES])
@pytest.mark.parametrize("keys", [1, 5, 33, MAX_UNSPLIT_KEYS + 1])
def test_lengths(backend: Backend, queries: int, keys: int) -> None:
    q, k, v = qkv((2, 5), queries, keys, 12, 20)
    run(backend, Graph((q, k, v), (attention(q, k, v, None, 0.3),)))


@pytest.mark.in_turn
@pytest.mark.parametrize("depth", [1, 3, 8, 16, 17, 64, 80])
def test_head_sizes(backend: Backend, depth: int) -> None:
    q, k, v = qkv((9,), 1, 40, depth, 90 - depth)
    run(backend, Graph((q, k, v), (attention(q, k, v, None, depth**-0.5),)))


@pytest.mark.parametrize("hidden", [slice(0, 0), slice(0, LONG - 1), slice(1, LONG), slice(0, 600)])
def test_stretches_of_keys(backend: Backend, hidden: slice) -> None:
    """Some of them may be hidden as a whole."""
    q, k, v = qkv((2,), 1, LONG, 8, 8)
    mask = input_("mask", (1, LONG))
    graph = Graph((q, k, v, mask), (attention(q, k, v, mask, 0.3),))
    (plan,) = schedules(graph)
    assert isinstance(plan, DecodeAttentionSchedule)
    assert plan.splits > 1
    value = np.zeros((1, LONG), np.float32)
    value[:, hidden] = -np.inf
    run(backend, graph, mask=value)


def test_heads_that_share_their_keys(backend: Backend) -> None:
    q = input_("q", (2, 6, 1, 16))
    k, v = (input_(name, (2, 2, 70, 16)) for name in "kv")
    run(backend, Graph((q, k, v), (attention(q, k, v, None, 0.25),)))


SCORES: dict[str, Callable[[Node], Node]] = {
    "soft cap": lambda s: mul(tanh(mul(s, constant(0.2))), constant(5.0)),
    "bias by key": lambda s: add(s, input_("bias", (150,))),
    "bias by query": lambda s: add(s, input_("bias", (2, 1))),
    "bias by head": lambda s: add(s, input_("bias", (8, 1, 1))),
}


@pytest.mark.parametrize("name", SCORES)
def test_other_scores(backend: Backend, name: str) -> None:
    q, k, v = qkv((8,), 2, 150, 9, 9)
    out = matmul(softmax(SCORES[name](matmul(q, transpose(k))), axes=(2,)), v)
    inputs = tuple(n for n in Graph((), (out,)).nodes() if n.op == "input")
    run(backend, Graph(inputs, (out,)))


@pytest.mark.parametrize("dtype", [f16, bf16], ids=str)
def test_keys_and_values_in_f16_and_bf16(backend: Backend, dtype: DType) -> None:
    q, k, v = qkv((8,), 1, 150, 24, 24, dtype)
    keys, values = (cast(x, dtype=f32) for x in (k, v))
    run(backend, Graph((q, k, v), (attention(q, keys, values, None, 0.2),)))


def test_keys_and_values_are_computed_on_the_way(backend: Backend) -> None:
    """Whatever is behind the last of them must not count."""
    q, k, v = qkv((8,), 1, 37, 11, 13)
    keys = log(add(mul(k, k), constant(0.5)))
    run(backend, Graph((q, k, v), (attention(q, keys, mul(v, tanh(v)), None, 0.2),)))


@pytest.mark.parametrize("keys", [300, LONG])
def test_any_number_of_threads_gives_the_same(keys: int) -> None:
    q, k, v = qkv((3,), 1, keys, 32, 32)
    graph = Graph((q, k, v), (attention(q, k, v, None, 0.2),))
    layout = lower_graph(graph, host_target(), FUSED)
    feeds = random_feeds(graph)
    one, two, three = (
        CpuProgram(layout, host_target(), threads).call(*(feeds[n] for n in "qkv"))
        for threads in (1, 2, 3)
    )
    np.testing.assert_array_equal(one, two)
    np.testing.assert_array_equal(one, three)


def test_more_queries_fill_the_lanes() -> None:
    q, k, v = qkv((2,), MAX_DECODE_QUERIES + 1, 40, 8, 8)
    (plan,) = schedules(Graph((q, k, v), (attention(q, k, v, None, 0.3),)))
    assert not isinstance(plan, DecodeAttentionSchedule)
