"""Attention in one kernel against the oracle: every head size, masks that hide whole blocks, other
score functions, and results that leave in another layout."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from kitsune.backends.cpu.attention_tile import attention_scratch
from kitsune.backends.cpu.jit import host_target
from kitsune.backends.cpu.native_program import CpuProgram
from kitsune.compiler import lower_graph
from kitsune.ir.dtypes import DType, bf16, boolean, f16, f64
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    add,
    attention,
    constant,
    gelu,
    input_,
    matmul,
    mul,
    permute,
    reshape,
    softmax,
    tanh,
    transpose,
    where,
)
from kitsune.target import X86_64_V3
from tests.backends_fixture import (
    CPU,
    FUSED,
    Backend,
    assert_outputs,
    call,
    check,
    oracle,
    random_feeds,
)
from tests.models import GATES
from tests.tolerances import assert_close, magnitude


def qkv(
    lead: tuple[int, ...], queries: int, keys: int, depth: int, width: int
) -> tuple[Node, Node, Node]:
    q = input_("q", (*lead, queries, depth))
    return q, input_("k", (*lead, keys, depth)), input_("v", (*lead, keys, width))


def run(backend: Backend, graph: Graph, **feeds: np.ndarray) -> None:
    """One kernel, and the oracle's result."""
    if lacking := backend.lacks(graph):
        pytest.skip(f"no {lacking} on {backend}")
    compiled = lower_graph(graph, X86_64_V3, FUSED)
    assert [step.kernel.kind for step in compiled.steps] == ["attention"]
    check(backend, graph, random_feeds(graph) | feeds)


def test_the_gate_graph(backend: Backend) -> None:
    run(backend, GATES["attention"]())


@pytest.mark.in_turn
@pytest.mark.parametrize("depth", [1, 2, 3, 7, 8, 15, 16, 17, 31, 32, 33, 48, 63, 64, 65, 80])
def test_head_sizes(backend: Backend, depth: int) -> None:
    """The values may be wider or narrower than the keys."""
    for width in (depth, 81 - depth):
        q, k, v = qkv((2,), 19, 23, depth, width)
        run(backend, Graph((q, k, v), (attention(q, k, v, None, depth**-0.5),)))


@pytest.mark.parametrize(
    ("queries", "keys"), [(1, 1), (1, 300), (300, 1), (5, 7), (16, 128), (17, 129), (70, 257)]
)
def test_lengths(backend: Backend, queries: int, keys: int) -> None:
    q, k, v = qkv((1, 3), queries, keys, 12, 12)
    run(backend, Graph((q, k, v), (attention(q, k, v, None, 0.3),)))


@pytest.mark.parametrize(
    "shape", [(300,), (1, 300), (20, 300), (2, 1, 1, 300), (3, 1, 300), (2, 3, 20, 300)], ids=str
)
def test_masks_of_any_shape(backend: Backend, shape: tuple[int, ...]) -> None:
    q, k, v = qkv((2, 3), 20, 300, 8, 8)
    mask = input_("mask", shape)
    run(backend, Graph((q, k, v, mask), (attention(q, k, v, mask, 0.3),)))


@pytest.mark.parametrize("hidden", [slice(0, 200), slice(100, 300), slice(0, 299), slice(1, 300)])
def test_masks_that_hide_whole_blocks(backend: Backend, hidden: slice) -> None:
    """The running maximum starts at −∞ and may stay there for a while."""
    q, k, v = qkv((2,), 20, 300, 8, 8)
    mask = input_("mask", (20, 300))
    value = np.zeros((20, 300), np.float32)
    value[:, hidden] = -np.inf
    run(backend, Graph((q, k, v, mask), (attention(q, k, v, mask, 0.3),)), mask=value)


@pytest.mark.parametrize("how", ["added", "by position"])
def test_causal(backend: Backend, how: str) -> None:
    q, k, v = qkv((2,), 40, 40, 8, 8)
    value = np.where(np.tri(40) > 0, 0, -np.inf).astype(np.float32)
    mask = constant(value) if how == "added" else None
    run(backend, Graph((q, k, v), (attention(q, k, v, mask, 0.3, causal=mask is None),)))


@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize("queries", [300, 256, 65])
def test_blocks_of_queries_go_over_the_keys_together(queries: int, causal: bool) -> None:
    """Where keys and values do not fit the second cache; a block that cannot see a block of keys
    passes it over, and the last blocks may be fewer and not full."""
    target = replace(host_target(), l2_nbytes=1024)
    q, k, v = qkv((8,), queries, 300, 8, 8)
    graph = Graph((q, k, v), (attention(q, k, v, None, 0.3, causal=causal),))
    compiled, feeds = lower_graph(graph, target, FUSED), random_feeds(graph)
    (step,) = compiled.steps
    assert step.kernel.schedule.blocks == min(4, -(-queries // 64))
    assert_outputs(graph, feeds, call(compiled, CpuProgram(compiled, target, 2).call, feeds))


APART: dict[str, Callable[[Node], Node]] = {
    "heads side by side": lambda x: permute(x, order=(1, 0, 2)),
    "columns first": lambda x: permute(x, order=(1, 2, 0)),
    "computed": lambda x: mul(permute(x, order=(1, 0, 2)), constant(0.5)),
}


@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize("how", APART)
def test_keys_and_values_are_packed(how: str, causal: bool) -> None:
    """Where they lie apart or are computed, and many queries read them: once for each head, by each
    thread that has queries of it. The result is the same for any number of threads."""
    shape = (20, 3, 150) if how == "columns first" else (150, 3, 20)
    q, *cache = input_("q", (3, 300, 20)), input_("k", shape), input_("v", shape)
    k, v = map(APART[how], cache)
    graph = Graph((q, *cache), (attention(q, k, v, None, 0.3, causal=causal),))
    target = replace(host_target(), barrier_ns=1e5)  # or what is computed had a kernel of its own
    compiled, feeds = lower_graph(graph, target, FUSED), random_feeds(graph)
    (step,) = compiled.steps
    assert step.kernel.schedule.packed_kv
    assert attention_scratch(step.kernel, 2) > 2 * 4 * 2 * 150 * 20
    for threads in (1, 2):
        program = CpuProgram(compiled, target, threads)
        assert_outputs(graph, feeds, call(compiled, program.call, feeds))


@pytest.mark.parametrize("value", [np.inf, -np.inf, np.nan])
def test_scores_that_are_no_numbers(backend: Backend, value: float) -> None:
    """They spoil the queries that see them, and no others."""
    q, k, v = qkv((2,), 40, 150, 8, 8)
    graph = Graph((q, k, v), (attention(q, k, v, None, 0.3),))
    feeds = random_feeds(graph)
    feeds["q"][1, 7, 3] = value
    with np.errstate(invalid="ignore"):
        run(backend, graph, **feeds)


def test_a_row_with_no_key_left_is_nan(backend: Backend) -> None:
    """As the oracle has it, and without touching the rows beside it."""
    q, k, v = qkv((), 20, 150, 8, 8)
    mask = input_("mask", (20, 150))
    value = np.zeros((20, 150), np.float32)
    value[3] = -np.inf
    run(backend, Graph((q, k, v, mask), (attention(q, k, v, mask, 0.3),)), mask=value)


SCORES: dict[str, Callable[[Node], Node]] = {
    "as they are": lambda s: s,
    "soft cap": lambda s: mul(tanh(mul(s, constant(0.2))), constant(5.0)),
    "bias by key": lambda s: add(s, input_("bias", (21,))),
    "bias by query": lambda s: add(s, input_("bias", (17, 1))),
    "scale by head": lambda s: mul(s, input_("bias", (3, 1, 1))),
    "chosen": lambda s: where(input_("keep", (17, 21), boolean), s, constant(-1e9)),
    "two masks": lambda s: add(add(s, input_("bias", (21,))), input_("other", (3, 17, 21))),
}


@pytest.mark.in_turn
@pytest.mark.parametrize("name", SCORES)
def test_other_scores(backend: Backend, name: str) -> None:
    q, k, v = qkv((2, 3), 17, 21, 9, 9)
    scores = SCORES[name](matmul(q, transpose(k)))
    out = matmul(softmax(scores, axes=(3,)), v)
    inputs = tuple(n for n in Graph((), (out,)).nodes() if n.op == "input")
    keep = np.random.default_rng(1).random((17, 21)) < 0.7
    run(backend, Graph(inputs, (out,)), **({"keep": keep} if name == "chosen" else {}))


@pytest.mark.parametrize("shared", ["k and v", "k", "v"])
def test_heads_that_share(backend: Backend, shared: str) -> None:
    """What is shared is stored once and read by each."""
    shapes = {"q": (2, 3, 17, 9), "k": (2, 3, 21, 9), "v": (2, 3, 21, 5)}
    q, k, v = (
        input_(n, (s[0], 1, *s[2:]) if n in shared.split(" and ") else s) for n, s in shapes.items()
    )
    run(backend, Graph((q, k, v), (attention(q, k, v, None, 0.3),)))


def test_grouped_heads(backend: Backend) -> None:
    q = input_("q", (2, 6, 17, 9))
    k, v = input_("k", (2, 3, 21, 9)), input_("v", (2, 3, 21, 5))
    run(backend, Graph((q, k, v), (attention(q, k, v, None, 0.3),)))


@pytest.mark.in_turn
@pytest.mark.parametrize("cpu", CPU, ids=str)
@pytest.mark.parametrize("depth", [8, 11, 64])
@pytest.mark.parametrize("dtype", [f16, bf16], ids=str)
def test_f16_and_bf16(cpu: Backend, dtype: DType, depth: int) -> None:
    """Read and stored as halves, computed in f32: one rounding in all."""
    if dtype == bf16:
        pytest.importorskip("ml_dtypes")
    q, k, v = (
        input_(name, (2, 3, n, depth), dtype) for name, n in [("q", 19), ("k", 23), ("v", 23)]
    )
    graph = Graph((q, k, v), (attention(q, k, v, None, 0.25, causal=True),))
    feeds = random_feeds(graph)
    compiled = lower_graph(graph, X86_64_V3, FUSED)
    assert [step.kernel.kind for step in compiled.steps] == ["attention"]
    (got,), (want,) = cpu.run(graph, feeds, FUSED), oracle(graph, feeds)
    assert_close(got, want, dtype.name, magnitude(want))


def test_other_types_are_not_one_kernel(backend: Backend) -> None:
    """Tiles multiply f32, so f64 goes the long way."""
    q, k, v = (input_(name, (3, 17, 9), f64) for name in "qkv")
    graph = Graph((q, k, v), (attention(q, k, v, None, 0.3),))
    kinds = [s.kernel.kind for s in lower_graph(graph, X86_64_V3, FUSED).steps]
    assert "attention" not in kinds
    check(backend, graph)


EPILOGUES: dict[str, Callable[[Node], Node]] = {
    "heads joined": lambda o: reshape(permute(o, order=(0, 2, 1, 3)), shape=(2, 17, 27)),
    "heads last": lambda o: permute(o, order=(0, 2, 1, 3)),
    "a residual": lambda o: add(o, input_("r", (2, 3, 17, 9))),
    "joined and activated": lambda o: gelu(
        add(reshape(permute(o, order=(0, 2, 1, 3)), shape=(2, 17, 27)), input_("r", (27,)))
    ),
}


@pytest.mark.parametrize("name", EPILOGUES)
def test_what_follows(backend: Backend, name: str) -> None:
    q, k, v = qkv((2, 3), 17, 21, 9, 9)
    out = EPILOGUES[name](attention(q, k, v, None, 0.3))
    inputs = tuple(n for n in Graph((), (out,)).nodes() if n.op == "input")
    run(backend, Graph(inputs, (out,)))
