"""The table `{(domain, op_type): builder}`, by family of ops."""

from kitsune.frontends.onnx.builders import (
    arithmetic,
    contract,
    indexing,
    logic,
    movement,
    normalise,
    quantize,
    recurrent,
    reduce,
    values,
    window,
)
from kitsune.frontends.onnx.place import BUILDERS

__all__ = [
    "BUILDERS", "arithmetic", "contract", "indexing", "logic", "movement",
    "normalise", "quantize", "recurrent", "reduce", "values", "window",
]  # fmt: skip
