"""Queries whose keys are all masked: attention and its gradients give 0 for them, as torch and ONNX
define it; a softmax that a model writes itself keeps NumPy's NaN."""

from __future__ import annotations

import numpy as np
import pytest

from kitsune.autodiff import gradients
from kitsune.ir.dtypes import boolean, f16, f32, f64, i32
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    add,
    all_,
    any_,
    attention,
    eq,
    input_,
    iota,
    logical_not,
    lt,
    matmul,
    mul,
    softmax,
    transpose,
    where,
)
from kitsune.ir.rewrite import rewrite
from kitsune.ir.rules import CANONICAL
from kitsune.plan import attention_groups
from tests.backends_fixture import (
    FUSED,
    UNFUSED,
    Backend,
    assert_outputs,
    oracle,
    random_feeds,
)

HEADS, DEPTH = 2, 16
SIZES = [(70, 300), (9, 9), (1, 700), (5, 64)]  # queries and keys: tiles, one block, split keys
KINDS = ["bool", "float", "bool, causal", "filled", "window"]


def inputs(queries: int, keys: int) -> tuple[Node, Node, Node]:
    shapes = (HEADS, queries, DEPTH), (HEADS, keys, DEPTH), (HEADS, keys, DEPTH)
    q, k, v = (input_(name, shape) for name, shape in zip("qkv", shapes, strict=True))
    return q, k, v


def masked(kind: str, queries: int, keys: int) -> Graph:
    q, k, v = inputs(queries, keys)
    key = iota(shape=(1, keys), axis=1, dtype=i32)
    if kind in ("filled", "window"):  # hidden by position, up to or from a number given at run time
        number = input_("number", (queries, 1), i32)
        visible = lt(key, number) if kind == "filled" else lt(number, key)
        return Graph((q, k, v, number), (attention(q, k, v, visible),))
    mask = input_("mask", (queries, keys), f32 if kind == "float" else boolean)
    return Graph((q, k, v, mask), (attention(q, k, v, mask, causal="causal" in kind),))


def masked_feeds(kind: str, graph: Graph, empty: list[int]) -> dict[str, np.ndarray]:
    feeds = random_feeds(graph)
    queries, keys = feeds["q"].shape[1], feeds["k"].shape[1]
    if kind in ("filled", "window"):
        number = np.full((queries, 1), keys // 2, np.int32)
        number[empty] = 0 if kind == "filled" else keys
        return feeds | {"number": number}
    visible = np.random.default_rng(0).random((queries, keys)) < 0.5
    visible[:, 0] = True
    visible[empty] = False
    hidden = np.where(visible, np.float32(0), np.float32(-np.inf))
    return feeds | {"mask": hidden if kind == "float" else visible}


@pytest.mark.parametrize(("queries", "keys"), SIZES)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.in_turn(8)
def test_a_query_whose_keys_are_all_masked_gives_zero(
    backend: Backend, kind: str, queries: int, keys: int
) -> None:
    if backend.name == "webgpu" and queries != 9:
        pytest.skip("one size on a software adapter, which takes seconds for each")
    graph = masked(kind, queries, keys)
    empty = [0] if queries < 6 else [0, 5, queries - 1]
    feeds = masked_feeds(kind, graph, empty)
    (result,) = backend.run(graph, feeds, FUSED if queries != 9 else UNFUSED)
    assert (result[:, empty] == 0).all()
    assert_outputs(graph, feeds, [result])


@pytest.mark.parametrize("recomputed", [False, True])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.in_turn(5)
def test_gradients_of_fully_masked_queries_are_zero(
    backend: Backend, kind: str, recomputed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether the weights are stored for the backward pass or recomputed in it."""
    if backend.name == "webgpu" and (recomputed or kind != "bool"):
        pytest.skip("weights are stored on this device, and one kind of mask shows it")
    monkeypatch.setattr(attention_groups, "fits_cache", lambda p, target: not recomputed)
    forward = masked(kind, 70, 300)
    (y,), (q, k, v, *_) = forward.outputs, forward.inputs
    g = input_("g", y.shape)
    graph = Graph((*forward.inputs, g), (y, *gradients(y, (q, k, v), g)))
    empty = [0, 5, 69]
    feeds = random_feeds(graph) | masked_feeds(kind, forward, empty)
    results = backend.run(graph, feeds, FUSED)
    assert (results[1][:, empty] == 0).all()
    assert_outputs(graph, feeds, results)


@pytest.mark.parametrize("dtype", [f16, f32, f64])
def test_the_meaning_in_numpy(dtype: object) -> None:
    q, k, v = (input_(name, (3, 4), dtype) for name in "qkv")  # type: ignore[arg-type]
    mask = input_("mask", (3, 3), boolean)
    graph = Graph((q, k, v, mask), (attention(q, k, v, mask), attention(q, k, v, mask, safe=False)))
    feeds = random_feeds(graph) | {"mask": np.array([[1, 1, 1], [0, 0, 0], [1, 0, 0]], bool)}
    with np.errstate(invalid="ignore"):
        safe, plain = interpret(graph, feeds)
    assert (safe[1] == 0).all()
    assert np.isnan(plain[1]).all()
    np.testing.assert_array_equal(safe[[0, 2]], plain[[0, 2]])


def test_a_softmax_that_a_model_writes_itself_keeps_nan(backend: Backend) -> None:
    q, k, v = inputs(9, 9)
    mask = input_("mask", (9, 9), boolean)
    scores = where(mask, mul(matmul(q, transpose(k)), 0.25), -np.inf)
    graph = Graph((q, k, v, mask), (matmul(softmax(scores, axes=(2,)), v),))
    visible = np.ones((9, 9), bool)
    visible[3] = False
    (result,) = backend.run(graph, random_feeds(graph) | {"mask": visible}, FUSED)
    assert np.isnan(result[:, 3]).all()
    assert np.isfinite(np.delete(result, 3, axis=1)).all()


@pytest.mark.parametrize("negated", [False, True])
def test_torchs_decomposition_of_safe_softmax_is_raised(negated: bool) -> None:
    q, k, v = inputs(9, 9)
    mask = input_("mask", (9, 9))
    scores = add(mul(matmul(q, transpose(k)), 0.25), mask)
    hidden = eq(scores, -np.inf)
    is_empty = all_(hidden, axes=(2,))
    if negated:  # as core ATen has no `all`
        is_empty = logical_not(any_(logical_not(hidden), axes=(2,)))
    weights = where(is_empty, 0.0, softmax(scores, axes=(2,)))
    graph = Graph((q, k, v, mask), (matmul(weights, v),))
    (out,) = rewrite(graph, CANONICAL).outputs
    assert out.op == "attention"
    assert out.attr("safe")
    feeds = random_feeds(graph)
    feeds["mask"][4] = -np.inf
    with np.errstate(invalid="ignore"):
        np.testing.assert_allclose(
            oracle(Graph(graph.inputs, (out,)), feeds)[0], oracle(graph, feeds)[0], atol=1e-6
        )
