"""Layers as functions, under torch's names: kt.nn.functional.relu(x).

Activations are the rows of the op table that are one. Type checkers read functional.pyi, which
scripts/stubs.py writes.
"""

from __future__ import annotations

from kitsune.ir.ops import OPS
from kitsune.system.lazy_imports import checked_names
from kitsune.tensor import functions, images, losses

ACTIVATIONS = [op.public_name for op in OPS.values() if op.activation]
HOMES = {
    functions: [
        "batch_norm",
        "dropout",
        "embedding",
        "layer_norm",
        "linear",
        "log_softmax",
        "one_hot",
        "pad",
        "rms_norm",
        "scaled_dot_product_attention",
        "softmax",
        *[name for name in ACTIVATIONS if name in functions.METHODS],
    ],
    images: images.__all__,
    losses: losses.__all__,
}
globals().update({name: getattr(home, name) for home in HOMES for name in HOMES[home]})
__all__ = [name for names in HOMES.values() for name in names]

__getattr__, __dir__ = checked_names(__name__, __all__)
