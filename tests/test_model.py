"""`kt.compile` as a user meets it: results in order, and a clear answer to bad input."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.bench import graphs
from kitsune.errors import InputError, ShapeError, UnsupportedError, VerifyError
from kitsune.ir.node import Graph
from kitsune.ir.ops import add, constant, input_, matmul, relu, softmax, transpose
from tests.backends_fixture import on_cpu

x = input_("x", (3, 4))
A = np.arange(12, dtype=np.float32).reshape(3, 4) - 5


@pytest.fixture(scope="module")
def model() -> kt.CompiledModel:
    return kt.compile(Graph((x,), (relu(x),)))


# --- results -------------------------------------------------------------------------------------


def test_results_come_in_order_whatever_they_are() -> None:
    y = relu(x)
    twice, again, same = kt.compile(Graph((x,), (y, y, x)))(A)
    np.testing.assert_array_equal(twice, np.maximum(A, 0))
    np.testing.assert_array_equal(again, twice)
    np.testing.assert_array_equal(same, A)
    assert same is not A
    assert not np.shares_memory(same, A)


def test_a_constant_alone() -> None:
    np.testing.assert_array_equal(kt.compile(Graph((), (constant(np.ones(3)),)))(), np.ones(3))


def test_a_view_alone() -> None:
    np.testing.assert_array_equal(kt.compile(Graph((x,), (transpose(x),)))(A), A.T)


def test_scalars_and_empty_arrays() -> None:
    s, z = input_("s", ()), input_("z", (0, 4))
    assert kt.compile(Graph((s,), (add(s, constant(1.0)),)))(np.float32(3)) == 4
    assert kt.compile(Graph((z,), (softmax(z, axes=(1,)),)))(np.zeros((0, 4), "f")).shape == (0, 4)


@pytest.mark.parametrize("form", [np.asfortranarray, lambda a: a[::-1, ::-1][::-1, ::-1],
                                  lambda a: a.astype(np.float16), np.ma.masked_array])  # fmt: skip
def test_unusual_arrays_are_converted(model: kt.CompiledModel, form: Any) -> None:
    np.testing.assert_array_equal(model(form(A)), np.maximum(A, 0))


# --- bad input -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        (A[:2], r"'x' has shape \[2, 4\]"),
        (A.astype(np.float64), "'x' is float64"),
        (A.astype(np.int64), "'x' is int64"),
        ("text", r"'x' has shape \[\]"),
        (None, r"'x' has shape \[\]"),
        ([[1], [2, 3]], "'x' is not an array"),
    ],
)
def test_bad_arrays_are_named(model: kt.CompiledModel, bad: Any, message: str) -> None:
    with pytest.raises(InputError, match=message):
        model(bad)


def test_an_input_that_is_returned_is_checked_too() -> None:
    with pytest.raises(InputError, match="has shape"):
        kt.compile(Graph((x,), (x,)))(A[:2])


def test_the_number_of_arrays(model: kt.CompiledModel) -> None:
    with pytest.raises(InputError, match="2 arrays for 1 inputs"):
        model(A, A)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"device": "cuda"}, "no device 'cuda'"),
        ({"config": kt.FusionConfig}, "config is a type"),
    ],
)
def test_bad_arguments(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(UnsupportedError, match=message):
        kt.compile(Graph((x,), (relu(x),)), **arguments)


def test_what_cannot_be_compiled() -> None:
    with pytest.raises(UnsupportedError, match="cannot compile a int"):
        kt.compile(42)  # type: ignore[arg-type]
    with pytest.raises(VerifyError, match="'x' that nobody feeds"):
        kt.compile(Graph((), (relu(x),)))
    with pytest.raises(ShapeError, match="cannot multiply"):
        matmul(x, x)


SPLIT: dict[str, Graph] = {
    "row": graphs.row_graph(37, 501),
    "columns": graphs.row_graph(501, 37, axis=0),
    "linear": graphs.linear_graph(45, 130, 200),
    "low-bit": graphs.linear_graph(9, 128, 80, bits=4),
    "attention": graphs.attention_graph(1, 3, 150, 24),
    "gradients": graphs.linear_grad_graph(33, 70, 90),
}


@pytest.mark.parametrize("numerics", ["strict", "fast"])
@pytest.mark.parametrize("name", SPLIT)
def test_any_number_of_threads_gives_the_same_bits(name: str, numerics: Any) -> None:
    graph, config = SPLIT[name], kt.FusionConfig(numerics=numerics)
    feeds = graphs.random_feeds(graph)
    results = [on_cpu("host", threads).run(graph, feeds, config) for threads in (1, 2, 3)]
    for other in results[1:]:
        for mine, want in zip(other, results[0], strict=True):
            np.testing.assert_array_equal(mine, want)


# --- what it says of itself ----------------------------------------------------------------------


def test_explain_and_kernels() -> None:
    w = constant(np.ones((4, 5), np.float32))
    model = kt.compile(Graph((x,), (relu(matmul(softmax(x, axes=(1,)), w)),)))
    said = model.explain()
    assert [g.pattern for g in said.groups] == ["-", "linear_activation"]
    assert any("it starts a kernel" in r.reason for r in said.refusals)
    assert '"kernels_after": 2' in said.to_json()
    assert "linear_activation" in str(said)
    first, second = model.kernels
    assert first.kernel.kind == "row"
    assert second.kernel.kind == "contract"
    assert "define void @kt_contract" in second.source
    assert "vfmadd" in second.assembly or "mulps" in second.assembly
