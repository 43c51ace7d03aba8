"""AWQ: choose a scale for each input channel of weights that read the same activations.

A channel of large inputs makes the errors of its weights large. Multiplied by a scale before they
are rounded, with the inputs divided by it, such weights have finer steps: x·w = (x/s)·(s·w). The
scale is (√E[x²])^α, with the α of the least output error (Lin and others, 2023).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from kitsune.ir.dtypes import Packed
from kitsune.ir.packing import round_to_nearest, unpack_values
from kitsune.quant.methods.gptq import cost
from kitsune.quant.methods.inputs import Inputs
from kitsune.quant.methods.rounding import factors

POWERS = np.linspace(0, 1, 11)
LEAST = 1e-4  # of the largest channel, below which a channel counts as that large


def channel_scales(
    weights: Sequence[tuple[np.ndarray, Packed]], inputs: Inputs, taps: int = 1
) -> np.ndarray | None:
    """One scale for each input channel, the same for all weights that read them; None where none
    is better than leaving them alone. Rows of a weight are `taps` times all channels."""
    size = inputs.mean_size[0].reshape(taps, -1).mean(0)
    if not size.any():
        return None
    size = np.maximum(size, LEAST * size.max())
    best, found = np.inf, None
    for power in POWERS:
        scale = size**power
        scale = (scale / np.sqrt(scale.max() * scale.min())).astype(np.float32)
        lost = sum(_lost(w, dtype, np.tile(scale, taps), inputs) for w, dtype in weights)
        if lost < best * (1 - 1e-6):
            best, found = lost, None if power == 0 else scale
    return found


def _lost(w: np.ndarray, dtype: Packed, scale: np.ndarray, inputs: Inputs) -> float:
    larger = np.asarray(w * scale[:, None], np.float32)
    found = factors(larger, dtype, "nearest")
    made = unpack_values(round_to_nearest(larger, *found, dtype), *found, dtype)
    return cost((larger - made) / scale[:, None], inputs.hessian)
