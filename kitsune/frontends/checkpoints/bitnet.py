"""Read the ternary weights of BitNet checkpoints: four rows in the bytes of one."""

from __future__ import annotations

import numpy as np

from kitsune.errors import UnsupportedError
from kitsune.frontends.checkpoints.layer import FLOATS, Layer, Settings
from kitsune.frontends.checkpoints.stored_weight import StoredWeight


class BitNetReader:
    """Field i of byte [n, k] is row i·N/4 + n, plus one. `bitlinear` divides by `weight_scale`,
    `autobitlinear` multiplies with it."""

    parts = frozenset({"weight_scale"})

    def __init__(self, settings: Settings) -> None:
        linear = settings.choice("linear_class", ("bitlinear", "autobitlinear"), "bitlinear")
        settings.choice("quantization_mode", ("offline",), "offline")
        if settings.get("use_rms_norm"):
            raise UnsupportedError(
                f"'{settings.file}' has a quantization_config with use_rms_norm",
                why="a norm before every layer is not part of this decoder",
            )
        self.divides = linear == "bitlinear"

    def read(self, layer: Layer) -> StoredWeight | None:
        if not layer.has("weight_scale"):
            return None
        packed = layer.read("weight", "uint8", (None, None))
        n, k = 4 * packed.shape[0], packed.shape[1]
        scale = layer.read("weight_scale", FLOATS).astype(np.float32).reshape(-1)
        if scale.size != 1 or not np.isfinite(scale[0]) or scale[0] == 0:
            raise layer.refuse(f"has 'weight_scale' {scale}", "it is one number, not 0")

        def read() -> np.ndarray:
            fields = packed >> np.arange(0, 8, 2, dtype=np.uint8)[:, None, None] & np.uint8(3)
            if (fields == 3).any():
                raise layer.refuse("has the code 3", "ternary codes are 0, 1 and 2")
            return np.asarray(fields.reshape(n, k))

        size = np.float32(1) / scale[0] if self.divides else scale[0]
        return StoredWeight(
            shape=(n, k),
            bits=2,
            group=k,
            read_codes=read,
            scales=np.ones((n, 1), np.float16),
            zeros=np.ones((n, 1), np.uint8),
            factor=float(size),
        )
