"""The onnxruntime candidates with quantised weights: MatMulNBits, and its quantisation tools."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from benchmarks.bounds import F32_BOUND, INT8_BOUND, OWN_BOUND
from benchmarks.case import LowBit, Work
from benchmarks.libraries import Build, Candidate
from benchmarks.libraries.onnx import (
    OWN_DOMAIN,
    OnnxWords,
    Value,
    candidate,
    model,
    serialize,
)
from kitsune.compare.runtimes import import_library
from kitsune.errors import UnsupportedError

EXACT, AS_BYTES = 0, 4  # its levels of accuracy


@dataclass
class CodeWords(OnnxWords):
    """Products with matrices of codes are its own op."""

    packed: dict[str, LowBit] | None = None
    level: int = EXACT

    def product(self, x: Value, weight: Value) -> Value:
        low = (self.packed or {}).get(weight.name)
        if low is None:
            return super().product(x, weight)
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


def codes(level: int, bound: float) -> Build:
    def build(work: Work) -> Candidate:
        onnx = import_library("onnx")
        words = CodeWords(onnx.helper.make_node, packed=work.packed, level=level)
        weights = {name: w for name, w in work.weights.items() if name not in work.packed}
        for name, low in work.packed.items():
            weights |= {name: _blocks(low), f"{name}.scales": low.codes()[1].reshape(-1)}
        return candidate(work, serialize(onnx, work, words, weights), bound)

    return build


def _blocks(low: LowBit) -> np.ndarray:
    """Pack to [out, groups, bytes], the first value in the lowest bits."""
    found, scales = low.codes()
    bits = low.dtype.bits
    if bits not in (8, 4, 2):
        raise UnsupportedError(f"its op has no {bits}-bit weights")
    joined = np.zeros((found.shape[0], found.shape[1] * bits // 8), np.uint8)
    for at in range(8 // bits):
        joined |= found[:, at :: 8 // bits] << np.uint8(at * bits)
    return joined.reshape(*scales.shape, -1)


def dynamic(work: Work) -> Candidate:
    return candidate(work, dynamic_model(work), OWN_BOUND)


def dynamic_model(work: Work) -> bytes:
    """Bytes by its own tools, a scale for each column; activations are rounded at each call."""
    onnx, quantization = import_library("onnx"), import_library("onnxruntime.quantization")
    options = {"DefaultTensorType": onnx.TensorProto.FLOAT}  # of what its own ops give
    with tempfile.TemporaryDirectory() as folder:
        old, new = Path(folder) / "f32.onnx", Path(folder) / "int8.onnx"
        old.write_bytes(model(onnx, work))
        quantization.quantize_dynamic(old, new, per_channel=True, extra_options=options)
        return new.read_bytes()


CANDIDATES: dict[str, Build] = {
    "onnxruntime codes": codes(EXACT, F32_BOUND),
    "onnxruntime int8": codes(AS_BYTES, INT8_BOUND),
    "onnxruntime dynamic": dynamic,
}
