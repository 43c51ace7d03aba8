"""Graphs with ops that only NumPy computes: cut, compiled in parts, run in order."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import kitsune as kt
from kitsune.errors import FusionError, InputError, ShapeError
from kitsune.fusion import must_fuse
from kitsune.ir.dtypes import i64
from kitsune.ir.node import Graph
from kitsune.ir.ops import (
    OPS,
    Op,
    add,
    constant,
    custom_op,
    gather,
    input_,
    matmul,
    mul,
    relu,
    sum_,
)
from kitsune.ir.rewrite import split_at_host

X = np.random.default_rng(0).standard_normal((3, 4)).astype(np.float32)
x = input_("x", (3, 4))


@pytest.fixture
def sort() -> Iterator[Op]:
    """Rows in order: nothing a kernel has a scalar form for."""
    yield custom_op("sort_rows", shape=lambda s: s, numpy=lambda a: np.sort(a, axis=1))
    del OPS["sort_rows"]


def check(graph: Graph, *want: np.ndarray) -> kt.CompiledModel:
    model = kt.compile(graph)
    for _ in range(2):
        got = model(X)
        for mine, other in zip(got if isinstance(got, tuple) else (got,), want, strict=True):
            np.testing.assert_allclose(mine, other, rtol=1e-6)
            assert mine.flags.c_contiguous
    return model


def test_between_kernels(sort: Op) -> None:
    y = relu(sort(mul(x, 2.0)))
    model = check(Graph((x,), (add(y, 1.0),)), np.maximum(np.sort(X * 2), 0) + 1)
    assert [k.kernel.kind for k in model.kernels] == ["row", "row"]


def test_one_after_another(sort: Op) -> None:
    flip = custom_op("flip_rows", shape=lambda s: s, numpy=lambda a: a[:, ::-1])
    try:
        y = mul(x, 2.0)  # read before, between and after
        z = add(flip(add(sort(y), y)), y)
        want = (np.sort(X * 2) + X * 2)[:, ::-1] + X * 2
        check(Graph((x,), (z, y)), want, X * 2)
        check(Graph((x,), (flip(sort(flip(x))),)), np.sort(X)[:, ::-1])
    finally:
        del OPS["flip_rows"]


def test_beside_kernels(sort: Op) -> None:
    """A part of the graph that waits for nothing."""
    check(
        Graph((x,), (sum_(sort(x), axes=(1,)), relu(x))),
        X.sum(1, keepdims=True),
        np.maximum(X, 0),
    )


def test_alone_and_returned(sort: Op) -> None:
    y = sort(x)
    check(Graph((x,), (y,)), np.sort(X))
    check(Graph((x,), (y, x, y)), np.sort(X), X, np.sort(X))


def test_over_constants(sort: Op) -> None:
    weight = constant(np.random.default_rng(1).standard_normal((3, 4)).astype(np.float32))
    value = weight.attr("value").value
    y = add(sort(add(x, weight)), weight)
    check(Graph((x,), (y,)), np.sort(X + value) + value)


def test_types_are_what_the_graph_says() -> None:
    order = custom_op(
        "order_rows",
        shape=lambda s: s,
        dtype=lambda d: i64,
        numpy=lambda a: np.argsort(a, axis=1).astype(np.int32),
    )
    try:
        got = kt.compile(Graph((x,), (add(order(x), 1),)))(X)
        np.testing.assert_array_equal(got, np.argsort(X) + 1)
        assert got.dtype == np.int64
    finally:
        del OPS["order_rows"]


def test_indices_are_checked_behind_a_cut(sort: Op) -> None:
    i = input_("i", (2,), i64)
    model = kt.compile(Graph((x, i), (gather(sort(x), i, axis=0),)))
    np.testing.assert_array_equal(model(X, np.array([2, 0])), np.sort(X)[[2, 0]])
    with pytest.raises(InputError, match="3 elements"):
        model(X, np.array([3, 0]))


def test_bad_calls_and_bad_functions(sort: Op) -> None:
    model = kt.compile(Graph((x,), (relu(sort(x)),)))
    with pytest.raises(InputError, match="has shape"):
        model(X[:2])
    np.testing.assert_array_equal(model(np.asfortranarray(X)), np.maximum(np.sort(X), 0))
    liar = custom_op("liar", shape=lambda s: s, numpy=lambda a: a[:1])
    try:
        with pytest.raises(ShapeError, match=r"made \[1,4\]"):
            kt.compile(Graph((x,), (liar(x),)))(X)
    finally:
        del OPS["liar"]


def test_explained_verified_and_counted(sort: Op) -> None:
    model = kt.compile(Graph((x,), (relu(sort(mul(x, 2.0))),)))
    said = model.explain()
    assert [(g.kind, g.ops) for g in said.groups] == [
        ("row", ["mul"]),
        ("row", ["relu"]),
        ("host", ["sort_rows"]),
    ]
    assert said.kernels_before == 3
    assert "host" in str(said)
    verified = model.verify(X)
    assert [each.stores for each in verified.kernels] == ["mul[3,4]", "relu[3,4]"]
    assert verified.is_right
    assert model.memory_report().outputs_nbytes == X.nbytes


def test_contracts_hold_over_all_parts(sort: Op) -> None:
    w = constant(np.ones((4, 4), np.float32))
    graph = Graph((x,), (relu(add(matmul(sort(x), w), 1.0)),))
    with must_fuse("linear_activation"):
        kt.compile(graph)
    with pytest.raises(FusionError), must_fuse("attention_pattern"):
        kt.compile(graph)


# --- cutting -------------------------------------------------------------------------------------


def test_a_graph_without_them_stays_whole() -> None:
    graph = Graph((x,), (relu(x),))
    [segment] = split_at_host(graph)
    assert segment.graph is graph
    assert segment.hosts == ()


def test_what_is_carried_over(sort: Op) -> None:
    y, other = mul(x, 2.0), mul(x, 3.0)
    z = sort(y)
    graph = Graph((x,), (add(add(z, y), other),))
    first, second = split_at_host(graph)
    assert first.feeds == (x,)
    assert set(first.makes) == {y, other}
    assert first.hosts == (z,)
    assert set(second.feeds) == {z, y, other}
    assert second.makes == graph.outputs
    assert second.hosts == ()
