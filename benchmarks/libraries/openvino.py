"""The OpenVINO candidates: f32 weights, and compressed ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from benchmarks.bounds import F32_BOUND, INT8_BOUND
from benchmarks.case import EPS, QuantisedWeight, Workload
from benchmarks.libraries import Build, Candidate, bound_error
from kitsune.compare.runtimes import compile_openvino, import_library
from kitsune.errors import UnsupportedError


class OpenvinoOps:
    def __init__(self, opset: Any) -> None:
        self.opset = opset
        self.relu, self.tanh, self.sigmoid = opset.relu, opset.tanh, opset.sigmoid

    def matmul(self, x: Any, weight: Any) -> Any:
        return self.opset.matmul(x, weight, False, True)

    def linear(self, x: Any, weight: Any, bias: Any) -> Any:
        return self.matmul(x, weight) + bias

    def gelu(self, x: Any) -> Any:
        return self.opset.gelu(x, "erf")

    def softmax(self, x: Any) -> Any:
        return self.opset.softmax(x, -1)

    def layer_norm(self, x: Any, weight: Any, bias: Any) -> Any:
        axes = self.opset.constant(np.array([-1], np.int64))
        return self.opset.mvn(x, axes, True, EPS, "INSIDE_SQRT") * weight + bias

    def rms_norm(self, x: Any, weight: Any) -> Any:
        axes = self.opset.constant(np.array([-1], np.int64))
        mean = self.opset.reduce_mean(x * x, axes, True)
        eps = self.opset.constant(EPS, np.float32)
        return x / self.opset.sqrt(mean + eps) * weight

    def attention(self, q: Any, k: Any, v: Any, heads: int) -> Any:
        opset, order = self.opset, np.array([0, 2, 1, 3], np.int64)
        shape = list(q.shape)
        by_head = np.array([*shape[:2], heads, shape[2] // heads], np.int64)
        split = [opset.transpose(opset.reshape(x, by_head, False), order) for x in (q, k, v)]
        mixed = opset.transpose(opset.scaled_dot_product_attention(*split), order)
        return opset.reshape(mixed, np.array(shape, np.int64), False)


def make_candidate(work: Workload) -> Candidate:
    return _build_model(work, lambda opset, name: opset.constant(work.weights[name]), {})


def make_compressed(options: dict[str, Any], bound: float) -> Build:
    """Compress weights to signed values and f16 scales, as OpenVINO's tools do."""

    def build(work: Workload) -> Candidate:
        def weight(opset: Any, name: str) -> Any:
            if name in work.packed:
                return _make_quantised_weight(opset, work.packed[name])
            return opset.constant(work.weights[name])

        return _build_model(work, weight, options, bound)

    return build


def _build_model(
    work: Workload,
    weight: Callable[[Any, str], Any],
    options: dict[str, Any],
    bound: float = F32_BOUND,
) -> Candidate:
    openvino, opset = import_library("openvino"), import_library("openvino.opset13")
    case = work.case
    inputs = {name: opset.parameter(list(case.inputs[name]), np.float32) for name in case.arguments}
    weights = {name: weight(opset, name) for name in work.weights}
    output = case.compute(OpenvinoOps(opset), inputs, weights)
    model = openvino.Model([output], list(inputs.values()), case.title)
    compiled = compile_openvino(lambda core: model, work.arguments, work.threads, options)
    return bound_error(compiled, bound)


def _make_quantised_weight(opset: Any, low: QuantisedWeight) -> Any:
    """Make a [out, in] weight from groups of quantised values."""
    openvino = import_library("openvino")
    kinds = {8: openvino.Type.i8, 4: openvino.Type.i4}
    if low.dtype.bits not in kinds:
        raise UnsupportedError(f"no {low.dtype.bits}-bit type")
    values, scales = low.unpack()
    n, k = values.shape
    shape = [n, k // low.dtype.group, low.dtype.group]
    signed = values ^ np.uint8(1 << (low.dtype.bits - 1))  # two's complement of `bits` bits
    if low.dtype.bits == 4:
        signed = signed[:, 0::2] | signed[:, 1::2] << np.uint8(4)
    tensor = openvino.Tensor(kinds[low.dtype.bits], shape)
    tensor.data.reshape(-1).view(np.uint8)[:] = signed.reshape(-1)
    scale = opset.constant(scales.astype(np.float16)[:, :, None])
    value = opset.convert(opset.constant(tensor), "f16") * scale
    rows = opset.reshape(value, opset.constant(np.array([n, k], np.int64)), False)
    return opset.convert(rows, "f32")


CANDIDATES: dict[str, Build] = {
    "openvino": make_candidate,
    "openvino weight-only": make_compressed({"DYNAMIC_QUANTIZATION_GROUP_SIZE": 0}, F32_BOUND),
    "openvino int8": make_compressed({"DYNAMIC_QUANTIZATION_GROUP_SIZE": 32}, INT8_BOUND),
}
