"""Models of files whose inputs decide what is computed, and calls by name, have fast paths."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import kitsune as kt
from kitsune.cache import store

pytest.importorskip("onnx")

from onnx import TensorProto, helper, save


@pytest.fixture
def model(tmp_path: Path) -> kt.CompiledModel:
    """`x + 1` where the rate is 16,000, else `2·x`."""
    value = helper.make_tensor_value_info
    rate = helper.make_tensor("known", TensorProto.INT64, [], [16000])
    numbers = [
        helper.make_tensor(name, TensorProto.FLOAT, [], [n]) for name, n in (("one", 1), ("two", 2))
    ]
    made = [value(name, TensorProto.FLOAT, None) for name in ("a", "b")]
    add = helper.make_graph([helper.make_node("Add", ["x", "one"], ["a"])], "add", [], made[:1])
    mul = helper.make_graph([helper.make_node("Mul", ["x", "two"], ["b"])], "mul", [], made[1:])
    nodes = [
        helper.make_node("Equal", ["rate", "known"], ["is_known"]),
        helper.make_node("If", ["is_known"], ["y"], then_branch=add, else_branch=mul),
    ]
    inputs = [value("x", TensorProto.FLOAT, ["n"]), value("rate", TensorProto.INT64, [])]
    outputs = [value("y", TensorProto.FLOAT, ["n"])]
    graph = helper.make_graph(nodes, "g", inputs, outputs, [rate, *numbers])
    opset = [helper.make_opsetid("", 18)]
    save(helper.make_model(graph, opset_imports=opset, ir_version=9), tmp_path / "m.onnx")
    return kt.compile(tmp_path / "m.onnx", threads=1)


def test_a_value_that_decides_is_compared_at_each_call(model: kt.CompiledModel) -> None:
    x, rate = np.arange(5, dtype=np.float32), np.array(16000)
    for known in (True, True, True, False, False, False, True, False, True):
        rate[...] = 16000 if known else 8000  # in the same array
        want = x + 1 if known else 2 * x
        np.testing.assert_array_equal(model(x, rate), want)
        np.testing.assert_array_equal(model(rate=rate, x=x), want)
        np.testing.assert_array_equal(model({"x": x, "rate": rate}), want)
    np.testing.assert_array_equal(model(x, np.array(16000, np.int32)), x + 1)
    np.testing.assert_array_equal(model(x[:3], np.array(16000)), x[:3] + 1)


@pytest.mark.parametrize("by_name", [False, True])
def test_calls_that_come_again_bind_nothing(
    model: kt.CompiledModel, by_name: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    feeds = {"x": np.arange(5, dtype=np.float32), "rate": np.array(16000)}

    def call() -> np.ndarray:
        made: np.ndarray = model(**feeds) if by_name else model(*feeds.values())
        return made

    for _ in range(4):
        call()

    def fail(*args: object) -> None:
        raise AssertionError("a call that is known reads the cache or binds its arguments")

    monkeypatch.setattr(store.Store, "get", fail)
    monkeypatch.setattr(type(model._source), "bind", fail)
    np.testing.assert_array_equal(call(), feeds["x"] + 1)
