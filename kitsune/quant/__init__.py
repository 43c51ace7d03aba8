"""Weights of 8, 4, 3, 2 or 1 bits: one tensor by `quantize`, a whole model by `kt.quantize`."""

from __future__ import annotations

from kitsune.quant.models import report
from kitsune.quant.report import Report
from kitsune.quant.tensors import QuantizedTensor, quantize

__all__ = ["QuantizedTensor", "Report", "quantize", "report"]
