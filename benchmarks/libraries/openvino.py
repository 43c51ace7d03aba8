"""The OpenVINO candidates: f32 weights, and compressed ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from benchmarks.bounds import F32_BOUND, INT8_BOUND
from benchmarks.case import EPS, LowBit, Work
from benchmarks.libraries import Build, Candidate, bound_error
from kitsune.compare.runtimes import compile_openvino, import_library
from kitsune.errors import UnsupportedError


class OpenvinoWords:
    def __init__(self, opset: Any) -> None:
        self.opset = opset
        self.relu, self.tanh, self.sigmoid = opset.relu, opset.tanh, opset.sigmoid

    def product(self, x: Any, weight: Any) -> Any:
        return self.opset.matmul(x, weight, False, True)

    def linear(self, x: Any, weight: Any, bias: Any) -> Any:
        return self.product(x, weight) + bias

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


def make_candidate(work: Work) -> Candidate:
    return _build_model(work, lambda opset, name: opset.constant(work.weights[name]), {})


def make_compressed(options: dict[str, Any], bound: float) -> Build:
    """Compress weights to signed values and f16 scales, as OpenVINO's tools do."""

    def build(work: Work) -> Candidate:
        def weight(opset: Any, name: str) -> Any:
            if name in work.packed:
                return _codes(opset, work.packed[name])
            return opset.constant(work.weights[name])

        return _build_model(work, weight, options, bound)

    return build


def _build_model(
    work: Work,
    weight: Callable[[Any, str], Any],
    options: dict[str, Any],
    bound: float = F32_BOUND,
) -> Candidate:
    openvino, opset = import_library("openvino"), import_library("openvino.opset13")
    case = work.case
    inputs = {name: opset.parameter(list(case.inputs[name]), np.float32) for name in case.given}
    weights = {name: weight(opset, name) for name in work.weights}
    output = case.spell(OpenvinoWords(opset), inputs, weights)
    model = openvino.Model([output], list(inputs.values()), case.title)
    compiled = compile_openvino(lambda core: model, work.given, work.threads, options)
    return bound_error(compiled, bound)


def _codes(opset: Any, low: LowBit) -> Any:
    """[out, in] from groups of codes."""
    openvino = import_library("openvino")
    kinds = {8: openvino.Type.i8, 4: openvino.Type.i4}
    if low.dtype.bits not in kinds:
        raise UnsupportedError(f"no {low.dtype.bits}-bit type")
    codes, scales = low.codes()
    n, k = codes.shape
    shape = [n, k // low.dtype.group, low.dtype.group]
    signed = codes ^ np.uint8(1 << (low.dtype.bits - 1))  # two's complement of `bits` bits
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
    "openvino codes": make_compressed({"DYNAMIC_QUANTIZATION_GROUP_SIZE": 0}, F32_BOUND),
    "openvino int8": make_compressed({"DYNAMIC_QUANTIZATION_GROUP_SIZE": 32}, INT8_BOUND),
}
