"""Quantise weights to 8, 4, 3, 2 or 1 bits: a tensor by `quantize`, a model by `kt.quantize`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kitsune.quant.advisor import advise
from kitsune.quant.kv_cache import KVCache, QuantizedRows, quantize_rows
from kitsune.quant.quantise_model import export_onnx, report
from kitsune.quant.quantized_tensor import QuantizedTensor, quantize
from kitsune.quant.report import Report
from kitsune.quant.sensitivity import Advice
from kitsune.system.lazy_imports import checked_names

__all__ = [
    "Advice",
    "KVCache",
    "QuantizedRows",
    "QuantizedTensor",
    "Report",
    "advise",
    "export_onnx",
    "quantize",
    "quantize_rows",
    "report",
]

if not TYPE_CHECKING:
    __getattr__, __dir__ = checked_names(__name__, __all__)
