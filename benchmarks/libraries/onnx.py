"""The onnxruntime candidate: a model of ONNX nodes, with its own fused attention."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from benchmarks.bounds import F32_BOUND
from benchmarks.case import EPS, Workload
from benchmarks.libraries import Build, Candidate, bound_error
from kitsune.compare.runtimes import Arrays, import_library, load_onnxruntime

OPSET, IR_VERSION = 20, 10
OWN_DOMAIN = "com.microsoft"


@dataclass
class OnnxOps:
    """Each word adds a node; values are names."""

    make_node: Callable[..., Any]
    nodes: list[Any] = field(default_factory=list)

    def value(self, name: str) -> Value:
        return Value(name, self)

    def add(self, op: str, *inputs: Value, **attributes: Any) -> Value:
        output = f"{op}{len(self.nodes)}"
        names = [value.name for value in inputs]
        self.nodes.append(self.make_node(op, names, [output], **attributes))
        return self.value(output)

    def matmul(self, x: Value, weight: Value) -> Value:
        return self.add("MatMul", x, weight)

    def linear(self, x: Value, weight: Value, bias: Value) -> Value:
        return self.matmul(x, weight) + bias

    def relu(self, x: Value) -> Value:
        return self.add("Relu", x)

    def gelu(self, x: Value) -> Value:
        return self.add("Gelu", x)

    def tanh(self, x: Value) -> Value:
        return self.add("Tanh", x)

    def sigmoid(self, x: Value) -> Value:
        return self.add("Sigmoid", x)

    def softmax(self, x: Value) -> Value:
        return self.add("Softmax", x, axis=-1)

    def layer_norm(self, x: Value, weight: Value, bias: Value) -> Value:
        return self.add("LayerNormalization", x, weight, bias, axis=-1, epsilon=EPS)

    def rms_norm(self, x: Value, weight: Value) -> Value:
        return self.add("SimplifiedLayerNormalization", x, weight, axis=-1, epsilon=EPS)

    def attention(self, q: Value, k: Value, v: Value, heads: int) -> Value:
        return self.add("MultiHeadAttention", q, k, v, domain=OWN_DOMAIN, num_heads=heads)


@dataclass(frozen=True)
class Value:
    name: str
    ops: OnnxOps = field(repr=False)

    def __add__(self, other: Value) -> Value:
        return self.ops.add("Add", self, other)

    def __sub__(self, other: Value) -> Value:
        return self.ops.add("Sub", self, other)

    def __mul__(self, other: Value) -> Value:
        return self.ops.add("Mul", self, other)


def make_session(work: Workload) -> Candidate:
    return make_candidate(work, make_model(import_library("onnx"), work))


def make_candidate(work: Workload, data: bytes, bound: float = F32_BOUND) -> Candidate:
    feeds = dict(zip(work.case.arguments, work.arguments, strict=True))
    return bound_error(load_onnxruntime(data, feeds, work.threads), bound)


def make_model(onnx: Any, work: Workload) -> bytes:
    """A weight of two axes is [in, out] here."""
    weights = {
        name: np.ascontiguousarray(value.T) if value.ndim == 2 else value
        for name, value in work.weights.items()
    }
    return serialize(onnx, work, OnnxOps(onnx.helper.make_node), weights)


def serialize(onnx: Any, work: Workload, ops: OnnxOps, weights: Arrays) -> bytes:
    helper, f32, case = onnx.helper, onnx.TensorProto.FLOAT, work.case
    named = {name: ops.value(name) for name in (*case.arguments, *work.weights)}
    output = case.compute(ops, named, named)
    graph = helper.make_graph(
        ops.nodes,
        "case",
        [helper.make_tensor_value_info(name, f32, case.inputs[name]) for name in case.arguments],
        [helper.make_tensor_value_info(output.name, f32, None)],
        [onnx.numpy_helper.from_array(value, name) for name, value in weights.items()],
    )
    domains = [helper.make_opsetid("", OPSET), helper.make_opsetid(OWN_DOMAIN, 1)]
    made = helper.make_model(graph, opset_imports=domains, ir_version=IR_VERSION)
    return bytes(made.SerializeToString())


CANDIDATES: dict[str, Build] = {"onnxruntime": make_session}
