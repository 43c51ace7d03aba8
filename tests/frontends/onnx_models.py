"""Small ONNX models for tests, and what the reference evaluator makes of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from onnx.reference import ReferenceEvaluator

import kitsune as kt


def parsed(text: str) -> Any:
    """A model in onnx's own notation."""
    return onnx.parser.parse_model(text)


def node_model(
    op: str, inputs: Mapping[str, np.ndarray], outputs: int = 1, opset: int = 21, **attrs: Any
) -> Any:
    """A model of one node, every input of which is fed."""
    results = [f"y{n}" for n in range(outputs)]
    node = helper.make_node(op, list(inputs), results, **attrs)
    infos = [
        helper.make_tensor_value_info(name, helper.np_dtype_to_tensor_dtype(a.dtype), a.shape)
        for name, a in inputs.items()
    ]
    graph = helper.make_graph(
        [node], "one", infos, [onnx.ValueInfoProto(name=name) for name in results]
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)])


def agree(model: Any, feeds: Mapping[str, Any], rtol: float = 1e-5) -> kt.CompiledModel:
    """Compile a model, and compare what it makes of some feeds with the reference."""
    compiled = kt.compile(model)
    compare(compiled, model, feeds, rtol)
    return compiled


def compare(
    compiled: kt.CompiledModel, model: Any, feeds: Mapping[str, Any], rtol: float = 1e-5
) -> None:
    want = ReferenceEvaluator(model).run(None, dict(feeds))
    got = compiled.run(None, feeds)
    assert len(got) == len(want)
    for mine, other in zip(got, want, strict=True):
        assert mine.dtype == other.dtype
        np.testing.assert_allclose(mine, other, rtol=rtol, atol=1e-6)


def hosts(compiled: kt.CompiledModel) -> list[str]:
    """The ops of the latest call that no kernel computed."""
    return [op for g in compiled.explain().groups if g.kind == "host" for op in g.ops]


def mlp() -> Any:
    """x·W + b and an activation, twice, with a free batch axis."""
    rng = np.random.default_rng(0)
    weights = {
        "w0": rng.standard_normal((4, 8)),
        "b0": rng.standard_normal(8),
        "w1": rng.standard_normal((8, 3)),
        "b1": rng.standard_normal(3),
    }
    nodes = [
        helper.make_node("Gemm", ["x", "w0", "b0"], ["h0"], name="first"),
        helper.make_node("Relu", ["h0"], ["h1"], name="bend"),
        helper.make_node("Gemm", ["h1", "w1", "b1"], ["h2"], name="second"),
        helper.make_node("Softmax", ["h2"], ["y"], name="scores", axis=1),
    ]
    graph = helper.make_graph(
        nodes,
        "mlp",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, ["batch", 4])],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, ["batch", 3])],
        [numpy_helper.from_array(w.astype(np.float32), name) for name, w in weights.items()],
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)])
