"""Attention: what its spelled-out form computes, for every kind of mask and of heads."""

from __future__ import annotations

import numpy as np
import pytest

from kitsune.errors import ShapeError
from kitsune.ir.dtypes import boolean, f64
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph, Node, Shape, walk
from kitsune.ir.ops import attention, input_

Arrays = dict[str, np.ndarray]


def plain(
    q: np.ndarray, k: np.ndarray, v: np.ndarray, added: np.ndarray | float, scale: float
) -> np.ndarray:
    scores = q @ np.swapaxes(k, -1, -2) * scale + added
    e = np.exp(scores - scores.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True) @ v


def case(q: Shape, k: Shape, v: Shape) -> tuple[list[Node], Arrays]:
    rng = np.random.default_rng(0)
    nodes = [input_(n, s, f64) for n, s in zip("qkv", (q, k, v), strict=True)]
    return nodes, {n: rng.normal(size=s) for n, s in zip("qkv", (q, k, v), strict=True)}


def run(output: Node, feeds: Arrays) -> np.ndarray:
    inputs = tuple(n for n in walk(output) if n.op == "input")
    return interpret(Graph(inputs, (output,)), feeds)[0]


def test_scale_is_one_over_the_root_of_the_depth() -> None:
    nodes, feeds = case((2, 3, 4), (2, 5, 4), (2, 5, 6))
    np.testing.assert_allclose(run(attention(*nodes), feeds), plain(*feeds.values(), 0, 0.5))
    made = run(attention(*nodes, scale=0.3), feeds)
    np.testing.assert_allclose(made, plain(*feeds.values(), 0, 0.3))


@pytest.mark.parametrize("shape", [(3, 5), (5,), (2, 1, 5), (2, 3, 5), ()], ids=str)
def test_masks(shape: Shape) -> None:
    """A bool mask keeps where it is true, another is added."""
    nodes, feeds = case((2, 3, 4), (2, 5, 4), (2, 5, 6))
    drawn = np.random.default_rng(1).random(shape) < 0.6
    kept = drawn | (np.arange(5) == 0) if shape else np.asarray(True)
    mask, bias = input_("mask", shape, boolean), input_("bias", shape, f64)
    got = run(attention(*nodes, mask), {**feeds, "mask": kept})
    want = plain(*feeds.values(), np.where(kept, 0, -np.inf), 0.5)
    np.testing.assert_allclose(got, want)
    added = np.random.default_rng(2).normal(size=shape)
    got = run(attention(*nodes, bias), {**feeds, "bias": added})
    np.testing.assert_allclose(got, plain(*feeds.values(), added, 0.5))


@pytest.mark.parametrize(("queries", "keys"), [(5, 5), (3, 5), (5, 3)])
def test_causal(queries: int, keys: int) -> None:
    """Query i sees keys up to i, with and without a mask on top."""
    nodes, feeds = case((2, queries, 4), (2, keys, 4), (2, keys, 6))
    below = np.where(np.tril(np.ones((queries, keys), bool)), 0, -np.inf)
    np.testing.assert_allclose(
        run(attention(*nodes, causal=True), feeds), plain(*feeds.values(), below, 0.5)
    )
    bias = np.random.default_rng(2).normal(size=(queries, keys))
    node = input_("bias", bias.shape, f64)
    got = run(attention(*nodes, node, causal=True), {**feeds, "bias": bias})
    np.testing.assert_allclose(got, plain(*feeds.values(), below + bias, 0.5))


@pytest.mark.parametrize("heads", [(6, 2), (6, 3), (4, 2), (6, 6), (6, 1)], ids=str)
@pytest.mark.parametrize("mask", [None, (3, 5), (1, 3, 5), (0, 3, 5), (2, 1, 3, 5)], ids=str)
@pytest.mark.parametrize("causal", [False, True])
def test_grouped_heads(heads: tuple[int, int], mask: Shape | None, causal: bool) -> None:
    """Query heads that stand together share a head of keys and values, which nothing copies."""
    many, few = heads
    nodes, feeds = case((2, many, 3, 4), (2, few, 5, 4), (2, few, 5, 6))
    added, node = np.zeros(()), None
    if mask is not None:
        added = np.random.default_rng(3).normal(size=tuple(n or many for n in mask))
        node = input_("bias", added.shape, f64)
        feeds["bias"] = added
    made = attention(*nodes, node, causal=causal)
    assert made.shape == (2, many, 3, 6)
    assert not [n for n in walk(made) if n.op == "expand"]
    q, k, v = (feeds[n] for n in "qkv")
    below = np.where(np.tril(np.ones((3, 5), bool)), 0, -np.inf) if causal else 0
    k, v = (np.repeat(a, many // few, 1) for a in (k, v))
    np.testing.assert_allclose(run(made, feeds), plain(q, k, v, added + below, 0.5))


def test_a_query_whose_keys_are_all_masked_gives_zero() -> None:
    nodes, feeds = case((2, 4), (3, 4), (3, 5))
    mask = input_("mask", (2, 3), boolean)
    kept = np.array([[True, False, True], [False, False, False]])
    got = run(attention(*nodes, mask), {**feeds, "mask": kept})
    assert np.isfinite(got[0]).all()
    assert (got[1] == 0).all()


def test_shapes_that_do_not_fit() -> None:
    def made(q: Shape, k: Shape, v: Shape, mask: Shape | None = None) -> Node:
        nodes = case(q, k, v)[0]
        return attention(*nodes, None if mask is None else input_("m", mask, boolean))

    with pytest.raises(ShapeError, match="each needs a sequence and a depth"):
        made((4,), (3, 4), (3, 4))
    with pytest.raises(ShapeError, match="attention of 6 heads over 4 and 4"):
        made((6, 2, 4), (4, 3, 4), (4, 3, 4))
    with pytest.raises(ShapeError, match="attention of 6 heads over 3 and 2"):
        made((6, 2, 4), (3, 3, 4), (2, 3, 4))
    with pytest.raises(ShapeError, match=r"a mask of \[2,2,3\]"):
        made((6, 2, 4), (3, 3, 4), (3, 3, 4), (2, 2, 3))
    with pytest.raises(ShapeError, match="inner sizes are 4 and 5"):
        made((2, 4), (3, 5), (3, 5))
    with pytest.raises(ShapeError, match="cannot broadcast"):
        made((2, 4), (3, 4), (3, 5), (2, 4))
