"""Read weights of 8-bit floats with block scales, and of 4-bit floats with exponents as scales."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from kitsune.errors import InputError
from kitsune.frontends.checkpoints.layer import FLOATS, Layer, Settings, show, spread
from kitsune.frontends.checkpoints.stored_weight import E2M1, StoredWeight, unpack_fields

FP8 = {"float8_e4m3fn": (4, 3), "float8_e5m2": (5, 2)}  # bits of the exponent, of the mantissa
E8M0 = "float8_e8m0fnu"  # a power of two: 2^(byte − 127)


def float_codes(
    layer: Layer, part: str, found: np.ndarray
) -> tuple[np.ndarray, Callable[[], np.ndarray]]:
    """Return the 256 values of an FP8 type, and a function that returns its bytes."""
    table = np.arange(256, dtype=np.uint8).view(found.dtype).astype(np.float32)

    def read() -> np.ndarray:
        codes = found.view(np.uint8)
        if not np.isfinite(table)[codes].all():
            raise layer.refuse(f"has values in '{part}' that are no numbers", "NaN or infinity")
        return codes

    return table, read


def read_exponents(layer: Layer, part: str, shape: Sequence[int | None]) -> np.ndarray:
    """Return scales that are powers of two, stored as their exponents plus 127; 255 is NaN."""
    found = layer.read(part, ("uint8", E8M0), shape)
    if (found.view(np.uint8) == 255).any():
        raise layer.refuse(f"has '{part}' with the byte 255", "as an exponent it means NaN")
    return np.asarray(np.ldexp(np.float32(1), found.view(np.uint8).astype(np.int32) - 127))


class Fp8Reader:
    """`weight` in FP8 and `weight_scale_inv`, the scale of each block of `weight_block_size` rows
    and columns; one for the tensor or for each row without blocks."""

    parts = frozenset(
        {"weight_scale_inv", "weight_scale", "activation_scale", "input_scale", "input_scale_ub"}
    )

    def __init__(self, settings: Settings) -> None:
        said = settings.get("weight_block_size")
        is_pair = isinstance(said, list) and len(said) == 2
        if said is not None and not (is_pair and all(type(n) is int and n > 0 for n in said)):
            raise InputError(
                f"'{settings.file}' has a quantization_config with weight_block_size {said!r}",
                why="it is the rows and columns of a block",
            )
        settings.choice("fmt", ("e4m3", "float8_e4m3fn"), "e4m3")
        self.block: tuple[int, int] | None = None if said is None else (said[0], said[1])

    def read(self, layer: Layer) -> StoredWeight | None:
        part = "weight_scale_inv" if layer.has("weight_scale_inv") else "weight_scale"
        found = layer.tensors.get("weight")
        if not layer.has(part) and (found is None or found.dtype.name not in FP8):
            return None
        weight = layer.read("weight", tuple(FP8), (None, None))
        n, k = weight.shape
        group, scales = self._read_scales(layer, part, n, k)
        table, codes = float_codes(layer, "weight", weight)
        return StoredWeight((n, k), 8, group, codes, scales, codebook=table)

    def _read_scales(self, layer: Layer, part: str, n: int, k: int) -> tuple[int, np.ndarray]:
        found = layer.read(part, (*FLOATS, "uint8", E8M0))
        if found.dtype.name not in FLOATS:
            found = read_exponents(layer, part, found.shape)
        if self.block is not None and found.size > 1:
            rows, columns = self.block
            if found.shape != (-(-n // rows), -(-k // columns)):
                raise layer.refuse(
                    f"has '{part}' of shape {show(found.shape)}",
                    f"blocks of {rows}×{columns} of [{n},{k}] make it "
                    f"[{-(-n // rows)},{-(-k // columns)}]",
                )
            return min(columns, k), spread(found, rows, n)
        if found.size not in (1, n):
            raise layer.refuse(
                f"has {found.size} values of '{part}'", f"one is for the tensor, {n} for its rows"
            )
        return k, np.broadcast_to(found.reshape(-1, 1), (n, 1))


class Mxfp4Reader:
    """`weight_blocks` [N, K/32, 16]: two codes a byte, the first in the low bits; `weight_scales`
    [N, K/32]: exponents."""

    parts = frozenset({"weight_blocks", "weight_scales"})

    def __init__(self, settings: Settings) -> None: ...

    def read(self, layer: Layer) -> StoredWeight | None:
        if not layer.has("weight_blocks"):
            return None
        blocks = layer.read("weight_blocks", "uint8", (None, None, 16))
        scales = read_exponents(layer, "weight_scales", blocks.shape[:2])
        return mxfp4_weight(blocks, scales)


def mxfp4_weight(blocks: np.ndarray, scales: np.ndarray) -> StoredWeight:
    n, k = blocks.shape[0], 32 * blocks.shape[1]
    codes: Any = partial(unpack_fields, blocks.reshape(n, -1), 4, k)
    return StoredWeight((n, k), 4, 32, codes, scales, codebook=E2M1)
