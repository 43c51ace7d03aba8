"""Quantise weights to 8, 4, 3, 2 or 1 bits: a tensor by `quantize`, a model by `kt.quantize`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kitsune.names import checked_names
from kitsune.quant.advice import Advice
from kitsune.quant.advise import advise
from kitsune.quant.cache import KVCache, QuantizedRows, quantize_rows
from kitsune.quant.models import export_onnx, report
from kitsune.quant.report import Report
from kitsune.quant.tensors import QuantizedTensor, quantize

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
