"""One node in, the same from kitsune and onnxruntime: whatever domain it is from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import onnx
import onnxruntime
from onnx import helper, numpy_helper

import kitsune as kt
from tests.frontends.onnx_models import hosts

MICROSOFT = "com.microsoft"
RNG = np.random.default_rng(0)
Given = Mapping[str, np.ndarray | None]  # None for an input that is left out


def floats(*shape: int) -> np.ndarray:
    return RNG.standard_normal(shape).astype(np.float32)


def model_of(
    op: str,
    inputs: Given,
    outputs: Sequence[str],
    known: Sequence[str],
    domain: str,
    opset: int,
    attrs: Mapping[str, Any],
) -> Any:
    """A model of one node; `known` inputs are weights."""
    names = [name if value is not None else "" for name, value in inputs.items()]
    node = helper.make_node(op, names, list(outputs), domain=domain, **attrs)
    given = {name: value for name, value in inputs.items() if value is not None}
    fed = [
        helper.make_tensor_value_info(name, helper.np_dtype_to_tensor_dtype(v.dtype), v.shape)
        for name, v in given.items()
        if name not in known
    ]
    weights = [numpy_helper.from_array(v, name) for name, v in given.items() if name in known]
    results = [onnx.ValueInfoProto(name=name) for name in outputs if name]
    graph = helper.make_graph([node], "one", fed, results, weights)
    imports = [helper.make_opsetid("", opset), helper.make_opsetid(MICROSOFT, 1)]
    return helper.make_model(graph, opset_imports=imports, ir_version=10)


def run_by_onnxruntime(model: Any, feeds: Mapping[str, np.ndarray]) -> list[np.ndarray]:
    """As the file says it: nothing is fused."""
    options = onnxruntime.SessionOptions()
    options.log_severity_level = 4
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    session = onnxruntime.InferenceSession(model.SerializeToString(), options)
    made: list[np.ndarray] = session.run(None, feeds)
    return made


def same(
    op: str,
    inputs: Given,
    outputs: Sequence[str] = ("y",),
    *,
    known: Sequence[str] = (),
    domain: str = MICROSOFT,
    opset: int = 19,
    within: float = 2e-5,
    levels: int | None = None,
    **attrs: Any,
) -> kt.CompiledModel:
    """Compare one node, to a part of the largest value or to so many levels; it must need no host.
    `levels` are of quantized results, which may be rounded the other way."""
    attrs = {name.removesuffix("_"): value for name, value in attrs.items()}
    model = model_of(op, inputs, outputs, known, domain, opset, attrs)
    feeds = {n: v for n, v in inputs.items() if v is not None and n not in known}
    compiled = kt.compile(model)
    got, want = compiled.run(None, feeds), run_by_onnxruntime(model, feeds)
    for mine, other in zip(got, want, strict=True):
        assert mine.dtype == other.dtype
        limit = within * max(float(np.abs(other).max(initial=0)), 1e-6)
        np.testing.assert_allclose(
            mine.astype(np.float64),
            other.astype(np.float64),
            rtol=0,
            atol=limit if levels is None else levels,
        )
    assert hosts(compiled) == []
    return compiled
