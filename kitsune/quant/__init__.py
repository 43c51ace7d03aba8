"""Quantise weights to 8, 4, 3, 2 or 1 bits: a tensor by `quantize`, a model by `kt.quantize`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kitsune.system.lazy_imports import lazy_names

__all__ = [
    "Advice",
    "KVCache",
    "QuantizedRows",
    "QuantizedTensor",
    "Report",
    "advise",
    "export_checkpoint",
    "export_gguf",
    "export_onnx",
    "measure_importance",
    "quantize",
    "quantize_rows",
    "report",
]

# Imported when first used: planning needs `kitsune.quant.methods`, and none of these.
if TYPE_CHECKING:
    from kitsune.quant.advisor import advise as advise
    from kitsune.quant.checkpoint_export import export_checkpoint as export_checkpoint
    from kitsune.quant.gguf_export import export_gguf as export_gguf
    from kitsune.quant.importance import measure_importance as measure_importance
    from kitsune.quant.kv_cache import KVCache as KVCache
    from kitsune.quant.kv_cache import QuantizedRows as QuantizedRows
    from kitsune.quant.kv_cache import quantize_rows as quantize_rows
    from kitsune.quant.quantise_model import export_onnx as export_onnx
    from kitsune.quant.quantise_model import report as report
    from kitsune.quant.quantized_tensor import QuantizedTensor as QuantizedTensor
    from kitsune.quant.quantized_tensor import quantize as quantize
    from kitsune.quant.sensitivity import Advice as Advice
    from kitsune.quant.weight_report import Report as Report
else:
    _HOMES = {
        "Advice": "kitsune.quant.sensitivity",
        "KVCache": "kitsune.quant.kv_cache",
        "QuantizedRows": "kitsune.quant.kv_cache",
        "QuantizedTensor": "kitsune.quant.quantized_tensor",
        "Report": "kitsune.quant.weight_report",
        "advise": "kitsune.quant.advisor",
        "export_checkpoint": "kitsune.quant.checkpoint_export",
        "export_gguf": "kitsune.quant.gguf_export",
        "export_onnx": "kitsune.quant.quantise_model",
        "measure_importance": "kitsune.quant.importance",
        "quantize": "kitsune.quant.quantized_tensor",
        "quantize_rows": "kitsune.quant.kv_cache",
        "report": "kitsune.quant.quantise_model",
    }
    __getattr__, __dir__ = lazy_names(__name__, _HOMES)
