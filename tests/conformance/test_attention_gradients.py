"""The way back through attention: kernels that make the scores again, against the oracle, the
unfused program and central differences; memory that grows with the length and not with its square.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.autodiff import gradients
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir.dtypes import DType, boolean, f16, f32, f64
from kitsune.ir.node import Graph, Node, Shape
from kitsune.ir.ops import add, attention, input_, lt, matmul, mul, softmax, sub, sum_, transpose
from kitsune.plan import attention_groups
from kitsune.target import X86_64_V3, GpuTarget
from tests.backends_fixture import CPU, FUSED, UNFUSED, Backend, check, oracle, random_feeds


@pytest.fixture(autouse=True)
def of_any_size(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scores are made again however small they are."""
    monkeypatch.setattr(attention_groups, "fits_cache", lambda p, target: False)


def step(
    q: Shape,
    k: Shape | None = None,
    v: Shape | None = None,
    mask: Node | None = None,
    causal: bool = False,
    dtype: DType = f32,
) -> Graph:
    """The result and the gradients of its three inputs, given that of the result."""
    shapes = q, k or q, v or k or q
    inputs = [input_(n, s, dtype) for n, s in zip("qkv", shapes, strict=True)]
    a, b, c = inputs
    y = attention(a, b, c, mask, causal=causal)
    g = input_("g", y.shape, dtype)
    masks = () if mask is None else (mask,)
    return Graph((*inputs, *masks, g), (y, *gradients(y, inputs, g)))


def spelled(mask: bool) -> Graph:
    """The same in simple ops, whose gradient is softmax's own."""
    q, k, v, g = (input_(n, (2, 3, 40, 16)) for n in "qkvg")
    scores = mul(matmul(q, transpose(k)), 0.25)
    added = input_("mask", (2, 1, 1, 40))
    y = matmul(softmax(add(scores, added) if mask else scores, axes=(3,)), v)
    return Graph((q, k, v, *([added] if mask else []), g), (y, *gradients(y, (q, k, v), g)))


STEPS: dict[str, Graph] = {
    "plain": step((2, 3, 40, 16)),
    "causal": step((2, 3, 40, 16), causal=True),
    "one sequence, longer than a block, causal": step((300, 24), causal=True),
    "odd sizes": step((2, 70, 33), (2, 150, 33), (2, 150, 17)),
    "a depth of one": step((2, 20, 1), (2, 20, 1), (2, 20, 1)),
    "more keys than queries, causal": step((2, 100, 8), (2, 300, 8), causal=True),
    "more queries than keys, causal": step((2, 300, 8), (2, 100, 8), causal=True),
    "heads in groups": step((2, 6, 70, 16), (2, 2, 70, 16)),
    "heads in groups, causal": step((2, 6, 70, 16), (2, 2, 70, 16), causal=True),
    "one head for all": step((2, 6, 70, 16), (2, 1, 70, 16)),
    "a mask of bools": step((2, 3, 40, 16), mask=input_("mask", (2, 1, 1, 40), boolean)),
    "an added mask": step((2, 3, 40, 16), mask=input_("mask", (40, 40))),
    "spelled out": spelled(mask=False),
    "spelled out, masked": spelled(mask=True),
}


def feeds_of(graph: Graph) -> dict[str, np.ndarray]:
    """Random, with a key that every query sees."""
    feeds = random_feeds(graph)
    if "mask" in feeds and feeds["mask"].dtype == np.bool_:
        feeds["mask"][..., 0] = True
    return feeds


@pytest.mark.in_turn
@pytest.mark.parametrize("name", STEPS)
def test_gradients_are_the_oracles(backend: Backend, name: str) -> None:
    check(backend, STEPS[name], feeds_of(STEPS[name]))


@pytest.mark.parametrize("name", STEPS)
def test_no_kernel_stores_the_scores(name: str) -> None:
    """Four kernels of attention: the forward one and one for each gradient."""
    compiled = lower_graph(STEPS[name], X86_64_V3, FUSED)
    kinds = [s.kernel.kind for s in compiled.steps]
    assert kinds.count("attention") == 4
    assert "contract" not in kinds
    assert compiled.plan.patterns().count("attention_pattern") == 1


@pytest.mark.in_turn
@pytest.mark.parametrize("cpu", CPU, ids=str)
@pytest.mark.parametrize("name", ["causal", "odd sizes", "heads in groups"])
def test_the_unfused_program_agrees(cpu: Backend, name: str) -> None:
    graph, feeds = STEPS[name], feeds_of(STEPS[name])
    pairs = zip(cpu.run(graph, feeds, FUSED), cpu.run(graph, feeds, UNFUSED), strict=True)
    for got, want in pairs:
        np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("cpu", CPU, ids=str)
def test_f16_and_bf16(cpu: Backend) -> None:
    """Stored as halves, computed in f32."""
    graph = step((2, 3, 40, 16), causal=True, dtype=f16)
    kinds = [s.kernel.kind for s in lower_graph(graph, X86_64_V3, FUSED).steps]
    assert kinds.count("attention") == 4
    feeds = random_feeds(graph)
    for got, want in zip(cpu.run(graph, feeds, FUSED), oracle(graph, feeds), strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-3, atol=1e-5)


@pytest.mark.parametrize("which", "qkv")
def test_gradients_are_central_differences(which: str) -> None:
    graph = step((2, 5, 3), causal=True, dtype=f64)
    feeds = random_feeds(graph)
    model = kt.compile(step((2, 5, 3), causal=True))
    got = model({n: a.astype(np.float32) for n, a in feeds.items()})
    names = [i.attr("name") for i in graph.inputs]
    analytic = list(got.values() if isinstance(got, dict) else got)[1 + names.index(which)]
    forward = Graph(graph.inputs, graph.outputs[:1])
    numeric = np.zeros_like(feeds[which])
    for at in np.ndindex(numeric.shape):
        ends = []
        for by in (1e-5, -1e-5):
            moved = feeds[which].copy()
            moved[at] += by
            ends.append(float((oracle(forward, feeds | {which: moved})[0] * feeds["g"]).sum()))
        numeric[at] = (ends[0] - ends[1]) / 2e-5
    np.testing.assert_allclose(analytic, numeric, rtol=1e-4, atol=1e-5)


# --- what is not taken ---------------------------------------------------------------------------


def test_a_mask_with_a_gradient_has_its_scores_stored(backend: Backend) -> None:
    """∂mask is as large as the scores themselves."""
    q, k, v = (input_(n, (2, 20, 8)) for n in "qkv")
    mask, g = input_("mask", (20, 20)), input_("g", (2, 20, 8))
    y = attention(q, k, v, mask)
    graph = Graph((q, k, v, mask, g), (y, *gradients(y, (q, mask), g)))
    assert "attention" not in [s.kernel.kind for s in lower_graph(graph, X86_64_V3, FUSED).steps]
    check(backend, graph)


def test_weights_that_are_returned_are_stored(backend: Backend) -> None:
    q, k, v, g = (input_(n, (2, 20, 8)) for n in "qkvg")
    p = softmax(matmul(q, transpose(k)), axes=(2,))
    y = matmul(p, v)
    check(backend, Graph((q, k, v, g), (y, p, *gradients(y, (q, k, v), g))))


def test_switched_off_and_on_a_gpu_it_goes_the_long_way() -> None:
    graph = STEPS["plain"]
    off = FusionConfig(patterns=("linear_activation", "reduction"))
    for target, config in ((X86_64_V3, off), (GpuTarget("any"), FUSED)):
        made = lower_graph(graph, target, config)
        assert "attention" not in [s.kernel.kind for s in made.steps]
    assert any("must be stored anyway" in r.reason for r in made.plan.refusals)


def test_a_sum_that_is_not_softmaxs_own_is_left_alone(backend: Backend) -> None:
    """Σ (g·vᵀ)·p is Σ g·(p·v) for the values that p is multiplied with, and for no others."""
    q, k, v, w, g = (input_(n, (2, 20, 8)) for n in "qkvwg")
    p = softmax(matmul(q, transpose(k)), axes=(2,))
    dp = matmul(g, transpose(w))
    ds = mul(p, sub(dp, sum_(mul(dp, p), axes=(2,))))
    check(backend, Graph((q, k, v, w, g), (matmul(p, v), matmul(ds, k))))


# --- memory --------------------------------------------------------------------------------------

LONG = 16384


def arena_of(graph: Graph) -> int:
    report = kt.compile(graph, threads=2).memory_report()
    return int(report.arena_nbytes + report.scratch_nbytes)


@pytest.mark.parametrize("causal", [False, True])
def test_memory_is_linear_in_the_length(causal: bool) -> None:
    """At 16 k tokens the scores alone would take a gigabyte."""
    forward = Graph(*_parts(step((1, LONG, 8), causal=causal)))
    assert arena_of(forward) < 1 << 18
    sizes = [arena_of(step((1, n, 8), causal=causal)) for n in (LONG // 4, LONG // 2, LONG)]
    assert sizes[2] < 1 << 20
    assert all(more <= 2 * fewer for fewer, more in pairwise(sizes))


def _parts(graph: Graph) -> tuple[Any, ...]:
    return graph.inputs[:3], graph.outputs[:1]


def test_sixteen_thousand_tokens_forward_and_back() -> None:
    """The last queries, which see every key, against NumPy."""
    graph = step((1, LONG, 4), causal=True)
    feeds = random_feeds(graph)
    q, k, v, g = (feeds[n][0].astype(np.float64) for n in "qkvg")
    y, dq, _, dv = kt.compile(graph)(*(feeds[n] for n in "qkvg"))
    for i in (0, 1000, LONG - 1):
        scores = k[: i + 1] @ q[i] / 2
        p = np.exp(scores - scores.max())
        p /= p.sum()
        ds = p * (v[: i + 1] @ g[i] - g[i] @ (p @ v[: i + 1]))
        np.testing.assert_allclose(y[0, i], p @ v[: i + 1], rtol=2e-3, atol=1e-5)
        np.testing.assert_allclose(dq[0, i], ds @ k[: i + 1] / 2, rtol=2e-3, atol=1e-5)
    last = k @ q[-1] / 2
    total = np.exp(last - last.max())
    np.testing.assert_allclose(dv[0, -1], total[-1] / total.sum() * g[-1], rtol=2e-3, atol=1e-7)


# --- ragged lengths ------------------------------------------------------------------------------


def test_ragged_lengths(backend: Backend) -> None:
    """Keys beyond the length of their sequence are hidden by a comparison; a sequence without any
    is NaN, forward, and does not touch the others."""
    lengths = np.array([40, 7, 1], np.float32)
    q, k, v = (input_(n, (3, 2, 40, 8)) for n in "qkv")
    known = input_("lengths", (3, 1, 1, 1))
    place = input_("place", (40,))
    graph = Graph((q, k, v, place, known), (attention(q, k, v, lt(place, known)),))
    kinds = [s.kernel.kind for s in lower_graph(graph, X86_64_V3, FUSED).steps]
    assert kinds == ["attention"]
    feeds = random_feeds(graph) | {"place": np.arange(40, dtype=np.float32)}
    check(backend, graph, feeds | {"lengths": lengths.reshape(3, 1, 1, 1)})
    check(
        backend,
        graph,
        feeds
        | {"lengths": np.where(lengths == 7, 0, lengths).astype(np.float32).reshape(3, 1, 1, 1)},
    )
