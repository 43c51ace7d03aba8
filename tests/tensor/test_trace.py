"""A function over tensors becomes a graph."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.errors import UnsupportedError
from kitsune.ir.interp import interpret
from kitsune.tensor import trace

SPECS = [("a", (2, 3), "f32"), ("b", (3,), np.float32)]
A, B = np.arange(6, dtype=np.float32).reshape(2, 3), np.array([1, -2, 3], np.float32)


def run(function: Any) -> Any:
    graph, structure = trace(function, SPECS)
    assert [i.attr("name") for i in graph.inputs] == ["a", "b"]
    return structure.unflatten(interpret(graph, {"a": A, "b": B}))


def test_results_keep_their_structure() -> None:
    np.testing.assert_array_equal(run(lambda a, b: (a + b).relu()), np.maximum(A + B, 0))
    made = run(lambda a, b: {"sum": a.sum(), "both": [a * 2, (b,)]})
    assert made["sum"] == 15
    np.testing.assert_array_equal(made["both"][0], A * 2)
    assert isinstance(made["both"][1], tuple)


def test_captured_tensors_are_constants() -> None:
    scale = kt.tensor([2.0, 3.0, 4.0])
    lazy = scale + 1
    weight = kt.nn.Parameter(kt.rand(3))
    graph, _ = trace(lambda a, b: a * scale * lazy + weight + np.ones(3, np.float32), SPECS)
    assert {n.op for n in graph.nodes() if not n.inputs} == {"input", "constant"}
    (got,) = interpret(graph, {"a": A, "b": B})
    np.testing.assert_allclose(got, A * [2, 3, 4] * [3, 4, 5] + weight.numpy() + 1, rtol=1e-6)


def test_gradients_can_be_traced() -> None:
    def step(a: kt.Tensor, b: kt.Tensor) -> kt.Tensor:
        return kt.autograd.grad(lambda w: ((a @ w) * (a @ w)).sum())(b)

    np.testing.assert_allclose(run(step), 2 * A.T @ (A @ B))


def test_detach_and_no_grad_in_a_function() -> None:
    def f(a: kt.Tensor, b: kt.Tensor) -> kt.Tensor:
        with kt.no_grad():
            c = a.detach() + b
        return c * 2

    np.testing.assert_array_equal(run(f), (A + B) * 2)


@pytest.mark.parametrize(
    "reads",
    [
        lambda a: a.numpy(),
        lambda a: float(a.sum()),
        lambda a: 1 if a.sum() > 0 else 2,
        lambda a: a.detach().tolist(),
        lambda a: np.sqrt(a),
    ],
)
def test_reading_while_tracing_is_refused(reads: Any) -> None:
    with pytest.raises(UnsupportedError, match="depends on 'a'") as error:
        trace(lambda a, b: reads(a), SPECS)
    assert "test_trace.py" in error.value.at
    assert "kt.where" in error.value.hint


def test_printing_while_tracing() -> None:
    seen = []
    trace(lambda a, b: (seen.append(repr(a + b)), a)[1], SPECS)
    assert seen == ["tensor(<traced f32[2,3]>)"]


def test_a_tensor_that_left_a_trace_has_no_value() -> None:
    kept = []
    trace(lambda a, b: (kept.append(a + 1), a)[1], SPECS)
    with pytest.raises(UnsupportedError, match="depends on 'a'"):
        (kept[0] + kt.ones(3)).numpy()


@pytest.mark.parametrize("result", [None, 3.0, np.ones(3), [None]])
def test_results_that_are_no_tensors(result: Any) -> None:
    with pytest.raises(UnsupportedError, match=r"returned (a float|an ndarray|None)"):
        trace(lambda a, b: result, SPECS)
