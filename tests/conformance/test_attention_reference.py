"""Scores that are compared with an early one instead of the largest: later ones that are larger, by
little, by much and by more than a float holds; what shows the largest, and what hides it."""

from __future__ import annotations

import numpy as np
import pytest

from kitsune.autodiff import gradients
from kitsune.backends.cpu.emit import emit_kernel
from kitsune.backends.cpu.jit import host_target
from kitsune.compiler import lower_graph
from kitsune.ir.dtypes import boolean, i32
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import attention, input_, iota, le, lt, sub
from kitsune.plan import attention_groups
from tests.backends_fixture import FUSED, Backend, check, oracle, random_feeds

HEADS, QUERIES, KEYS, DEPTH = 2, 70, 300, 16


def inputs() -> tuple[Node, Node, Node]:
    shapes = (HEADS, QUERIES, DEPTH), (HEADS, KEYS, DEPTH), (HEADS, KEYS, DEPTH)
    q, k, v = (input_(name, shape) for name, shape in zip("qkv", shapes, strict=True))
    return q, k, v


def plain() -> Graph:
    q, k, v = inputs()
    return Graph((q, k, v), (attention(q, k, v),))


def rising(at: dict[int, float], queries: slice = slice(None)) -> dict[str, np.ndarray]:
    """Scores of about 1, and for some queries so many more at some keys."""
    feeds = random_feeds(plain())
    feeds["q"][..., 0] = 0
    feeds["q"][:, queries, 0] = 4.0  # a quarter of it counts
    feeds["k"][..., 0] = 0
    for key, more in at.items():
        feeds["k"][:, key, 0] = more
    return feeds


@pytest.mark.parametrize("queries", [slice(None), slice(3, 4), slice(66, None)], ids=str)
@pytest.mark.parametrize(
    "at", [{200: 8}, {150: 40}, {299: 60}, {140: 30, 260: 60}, {0: 50}, {4: -60, 5: 20}], ids=str
)
def test_later_scores_that_are_larger(
    backend: Backend, at: dict[int, float], queries: slice
) -> None:
    check(backend, plain(), rising(at, queries))


@pytest.mark.parametrize("more", [300.0, -300.0, 3000.0, -3000.0, 1e30])
@pytest.mark.parametrize("key", [0, 130, 299])
def test_scores_that_are_far_apart(backend: Backend, key: int, more: float) -> None:
    """One key is all there is to see, or none of the others is kept from being seen."""
    graph, feeds = plain(), rising({key: more})
    (result,) = backend.run(graph, feeds, FUSED)
    if more > 0:
        expected = np.broadcast_to(feeds["v"][:, key, None], result.shape)
    else:
        (expected,) = oracle(graph, feeds)
    np.testing.assert_allclose(result, expected, rtol=2e-5, atol=2e-5)


@pytest.mark.parametrize("every", [2000.0, -2000.0])
def test_scores_that_are_all_far_from_zero(backend: Backend, every: float) -> None:
    """They lose digits, and no more than scores of this size do."""
    graph, feeds = plain(), rising(dict.fromkeys(range(KEYS), every))
    (result,) = backend.run(graph, feeds, FUSED)
    wide = [feeds[name].astype(np.float64) for name in "qkv"]
    scores = wide[0] @ wide[1].swapaxes(1, 2) / 4
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    expected = weights / weights.sum(-1, keepdims=True) @ wide[2]
    np.testing.assert_allclose(result, expected, atol=3e-3)


@pytest.mark.parametrize("value", [np.inf, -np.inf, np.nan])
@pytest.mark.parametrize("key", [0, 200])
def test_a_key_that_is_no_number(backend: Backend, key: int, value: float) -> None:
    """Of one head: the other is as it would be."""
    graph, feeds = plain(), random_feeds(plain())
    (before,) = backend.run(graph, feeds, FUSED)
    feeds["k"][1, key, 3] = value
    (result,) = backend.run(graph, feeds, FUSED)
    assert result[0].tobytes() == before[0].tobytes()
    (expected,) = oracle(graph, feeds)
    np.testing.assert_allclose(result[1], expected[1], rtol=1e-4, atol=1e-5)


# --- keys that are hidden by their place ----------------------------------------------------------

LONG = 500  # queries and keys: some blocks are seen whole, of some nothing is


def hiding(how: str) -> Graph:
    shape = (HEADS, LONG, DEPTH)
    q, k, v = (input_(name, shape) for name in "qkv")
    if how == "causal":
        return Graph((q, k, v), (attention(q, k, v, causal=True),))
    row = iota(shape=(LONG, 1), axis=0, dtype=i32)
    key = iota(shape=(1, LONG), axis=1, dtype=i32)
    if how == "a window":
        near = lt(sub(row, key), 200)
        return Graph((q, k, v), (attention(q, k, v, near, causal=True),))
    filled = input_("filled", (LONG, 1), row.dtype)
    return Graph((q, k, v, filled), (attention(q, k, v, le(key, filled)),))


def hiding_feeds(how: str, at: dict[int, float], queries: slice) -> dict[str, np.ndarray]:
    feeds = random_feeds(hiding(how))
    for name in "qk":
        feeds[name][..., 0] = 0
    feeds["q"][:, queries, 0] = 4.0
    for key, more in at.items():
        feeds["k"][:, key, 0] = more
    if "filled" in feeds:
        feeds["filled"] = np.maximum(np.arange(LONG) - 30, 3)[:, None].astype(feeds["filled"].dtype)
    return feeds


@pytest.mark.parametrize("queries", [slice(None), slice(450, 452)], ids=str)
@pytest.mark.parametrize("at", [{}, {200: 8}, {130: 40, 390: 60}, {0: 50}, {2: -60}], ids=str)
@pytest.mark.parametrize("how", ["causal", "a window", "a filled cache"])
def test_what_is_hidden(backend: Backend, how: str, at: dict[int, float], queries: slice) -> None:
    check(backend, hiding(how), hiding_feeds(how, at, queries))


@pytest.mark.parametrize("how", ["causal", "a window", "a filled cache"])
def test_what_is_hidden_does_not_count(backend: Backend, how: str) -> None:
    """However large it is: a score, and a value."""
    graph, feeds = hiding(how), hiding_feeds(how, {}, slice(0))
    (before,) = backend.run(graph, feeds, FUSED)
    feeds["k"][:, 480:, 0], feeds["q"][:, :400, 0] = 1e20, 1e15
    feeds["v"][:, 480:] = 1e38
    (result,) = backend.run(graph, feeds, FUSED)
    np.testing.assert_allclose(result[:, :400], before[:, :400], rtol=1e-5, atol=1e-6)


# --- what is asked for besides -------------------------------------------------------------------


def with_gradients() -> Graph:
    """The way forward keeps log Σ exp of the scores, from which the way back makes weights."""
    q, k, v = inputs()
    y = attention(q, k, v)
    g = input_("g", y.shape)
    return Graph((q, k, v, g), (y, *gradients(y, (q, k, v), g)))


@pytest.mark.parametrize("at", [{200: 8}, {150: 40}, {0: 50}, {299: 60}], ids=str)
def test_gradients_of_scores_that_are_larger(
    backend: Backend, at: dict[int, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attention_groups, "fits_cache", lambda p, target: False)
    graph = with_gradients()
    check(backend, graph, random_feeds(graph) | rising(at))


def tiles_of(graph: Graph) -> set[str]:
    compiled = lower_graph(graph, host_target(), FUSED)
    text = "".join(emit_kernel(s.kernel, host_target()).text for s in compiled.steps)
    return {kind for kind in ("weighed", "compared", "nothing") if f"void @{kind}0_" in text}


def test_scores_are_weighed_where_they_are_only_products(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(attention_groups, "fits_cache", lambda p, target: False)
    q, k, v = inputs()
    kept = input_("kept", (QUERIES, KEYS), boolean)
    masked = Graph((q, k, v, kept), (attention(q, k, v, kept),))
    assert tiles_of(plain()) == {"weighed", "compared"}
    assert tiles_of(with_gradients()) == {"weighed", "compared", "nothing"}
    assert tiles_of(hiding("causal")) == tiles_of(hiding("a window")) == {"weighed", "nothing"}
    assert tiles_of(hiding("a filled cache")) == {"weighed", "nothing"}
    assert tiles_of(masked) == {"nothing"}


def test_results_do_not_depend_on_what_came_before(backend: Backend) -> None:
    """Nor on who did it: each query is compared with a score of its own."""
    graph, feeds = plain(), rising({150: 12})
    alone = {name: value[1:] for name, value in feeds.items()}
    q, k, v = (input_(name, value.shape) for name, value in alone.items())
    (both,) = backend.run(graph, feeds, FUSED)
    (one,) = backend.run(Graph((q, k, v), (attention(q, k, v),)), alone, FUSED)
    assert both[1:].tobytes() == one.tobytes()
