"""The table `{(domain, op_type): builder}`, by family of ops."""

from kitsune.frontends.onnx.builders import (
    arithmetic,
    contract,
    fused,
    heads,
    indexing,
    integers,
    logic,
    lowbit,
    movement,
    normalise,
    order,
    qlinear,
    quantize,
    recurrent,
    reduce,
    resize,
    rotary,
    sampling,
    spectral,
    values,
    window,
)
from kitsune.frontends.onnx.place import BUILDERS

__all__ = [
    "BUILDERS", "arithmetic", "contract", "fused", "heads", "indexing", "integers", "logic",
    "lowbit", "movement", "normalise", "order", "qlinear", "quantize", "recurrent", "reduce",
    "resize", "rotary", "sampling", "spectral", "values", "window",
]  # fmt: skip
