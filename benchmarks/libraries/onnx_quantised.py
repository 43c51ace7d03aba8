"""The onnxruntime candidates with quantised weights: MatMulNBits, and its quantisation tools."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from benchmarks.bounds import F32_BOUND, INT8_BOUND, OWN_BOUND
from benchmarks.case import QuantisedWeight, Workload
from benchmarks.libraries import Build, Candidate
from benchmarks.libraries.onnx import (
    OWN_DOMAIN,
    OnnxOps,
    Value,
    make_candidate,
    make_model,
    serialize,
)
from kitsune.compare.runtimes import import_library
from kitsune.errors import UnsupportedError

F32_ACTIVATIONS, INT8_ACTIVATIONS = 0, 4  # accuracy levels of MatMulNBits


@dataclass
class MatMulNBitsOps(OnnxOps):
    """Matmuls with quantised weights are MatMulNBits."""

    packed: dict[str, QuantisedWeight] | None = None
    level: int = F32_ACTIVATIONS

    def matmul(self, x: Value, weight: Value) -> Value:
        low = (self.packed or {}).get(weight.name)
        if low is None:
            return super().matmul(x, weight)
        k, n = low.shape
        return self.add(
            "MatMulNBits",
            x,
            weight,
            self.value(f"{weight.name}.scales"),
            domain=OWN_DOMAIN,
            K=k,
            N=n,
            bits=low.dtype.bits,
            block_size=low.dtype.group,
            accuracy_level=self.level,
        )


def make_weight_only(level: int, bound: float) -> Build:
    def build(work: Workload) -> Candidate:
        onnx = import_library("onnx")
        ops = MatMulNBitsOps(onnx.helper.make_node, packed=work.packed, level=level)
        weights = {name: w for name, w in work.weights.items() if name not in work.packed}
        for name, low in work.packed.items():
            weights |= {name: _blocks(low), f"{name}.scales": low.unpack()[1].reshape(-1)}
        return make_candidate(work, serialize(onnx, work, ops, weights), bound)

    return build


def _blocks(low: QuantisedWeight) -> np.ndarray:
    """Pack to [out, groups, bytes], the first value in the lowest bits."""
    values, scales = low.unpack()
    bits = low.dtype.bits
    if bits not in (8, 4, 2):
        raise UnsupportedError(f"its op has no {bits}-bit weights")
    blocks = np.zeros((values.shape[0], values.shape[1] * bits // 8), np.uint8)
    for at in range(8 // bits):
        blocks |= values[:, at :: 8 // bits] << np.uint8(at * bits)
    return blocks.reshape(*scales.shape, -1)


def make_dynamic(work: Workload) -> Candidate:
    return make_candidate(work, make_dynamic_model(work), OWN_BOUND)


def make_dynamic_model(work: Workload) -> bytes:
    """Quantise to int8 by its own tools, with a scale for each column; activations are quantised at
    each call."""
    onnx, quantization = import_library("onnx"), import_library("onnxruntime.quantization")
    options = {"DefaultTensorType": onnx.TensorProto.FLOAT}  # of the outputs of its own ops
    with tempfile.TemporaryDirectory() as folder:
        old, new = Path(folder) / "f32.onnx", Path(folder) / "int8.onnx"
        old.write_bytes(make_model(onnx, work))
        quantization.quantize_dynamic(old, new, per_channel=True, extra_options=options)
        return new.read_bytes()


CANDIDATES: dict[str, Build] = {
    "onnxruntime weight-only": make_weight_only(F32_ACTIVATIONS, F32_BOUND),
    "onnxruntime int8": make_weight_only(INT8_ACTIVATIONS, INT8_BOUND),
    "onnxruntime dynamic": make_dynamic,
}
