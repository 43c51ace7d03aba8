"""Read the weights of bitsandbytes checkpoints: NF4 and FP4 blocks, int8 rows.

Four-bit codes lie in blocks of the flattened weight, two a byte, the first in its high bits. A
block's largest value is f32, or, quantised again, one of 256 values times that of a larger block.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from math import gcd
from typing import Any

import numpy as np

from kitsune.errors import UnsupportedError
from kitsune.frontends.checkpoints.layer import FLOATS, Layer, Settings, spread
from kitsune.frontends.checkpoints.stored_weight import StoredWeight

STATES = {
    "nf4": "weight.quant_state.bitsandbytes__nf4",
    "fp4": "weight.quant_state.bitsandbytes__fp4",
}
ONE_OF_127 = np.float32(1 / 127)


class BitsAndBytesReader:
    parts = frozenset(
        {
            *STATES.values(),
            "weight.absmax",
            "weight.quant_map",
            "weight.nested_absmax",
            "weight.nested_quant_map",
            "SCB",
            "weight_format",
        }
    )

    def __init__(self, settings: Settings) -> None:
        if not (settings.get("load_in_4bit") or settings.get("load_in_8bit")):
            raise UnsupportedError(
                f"'{settings.file}' has a quantization_config of bitsandbytes",
                why="neither load_in_4bit nor load_in_8bit is true in it",
            )

    def read(self, layer: Layer) -> StoredWeight | None:
        for part in STATES.values():
            if layer.has(part):
                return _read_blocks(layer, part)
        weight = layer.tensors.get("weight")
        is_plain = weight is not None and weight.dtype.name in FLOATS
        return None if is_plain else _read_rows(layer)


def _read_blocks(layer: Layer, part: str) -> StoredWeight:
    state = _read_state(layer, part)
    (n, k), block = _read_shape(layer, state), state.get("blocksize")
    if type(block) is not int or block <= 0 or n * k % 2:
        raise layer.refuse(f"has blocks of {block!r} values", f"its shape is [{n},{k}]")
    packed = layer.read("weight", "uint8").reshape(-1)
    if 2 * packed.size != n * k:
        raise layer.refuse(f"has {packed.size} bytes of codes", f"[{n},{k}] takes {n * k // 2}")
    sizes = _read_sizes(layer, state, -(-n * k // block))
    group = gcd(k, block)  # columns that are never of two blocks
    first = np.arange(n)[:, None] * k + np.arange(0, k, group)
    return StoredWeight(
        shape=(n, k),
        bits=4,
        group=group,
        read_codes=lambda: np.stack([packed >> 4, packed & 15], -1).reshape(n, k),
        scales=sizes[first // block],
        codebook=layer.read("weight.quant_map", "float32", (16,)),
    )


def _read_state(layer: Layer, part: str) -> Mapping[str, Any]:
    raw = layer.read(part, "uint8", (None,))
    try:
        found = json.loads(raw.tobytes().decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise layer.refuse(f"has '{part}' that is not JSON", str(error)) from None
    if not isinstance(found, dict):
        raise layer.refuse(f"has '{part}' that is not an object", repr(found)[:60])
    return found


def _read_shape(layer: Layer, state: Mapping[str, Any]) -> tuple[int, int]:
    said = state.get("shape")
    is_pair = isinstance(said, list) and len(said) == 2
    if not is_pair or not all(type(size) is int and size > 0 for size in said or ()):
        raise layer.refuse(f"has the shape {said!r}", "a weight is a matrix")
    return said[0], said[1]  # type: ignore[index]


def _read_sizes(layer: Layer, state: Mapping[str, Any], blocks: int) -> np.ndarray:
    """Return the f32 scale of each block."""
    if not layer.has("weight.nested_absmax"):
        return layer.read("weight.absmax", "float32", (blocks,))
    inner, offset = state.get("nested_blocksize"), state.get("nested_offset")
    if type(inner) is not int or inner <= 0 or not isinstance(offset, (int, float)):
        raise layer.refuse(f"has nested blocks of {inner!r}", f"their offset is {offset!r}")
    codes = layer.read("weight.absmax", "uint8", (blocks,))
    table = layer.read("weight.nested_quant_map", "float32", (256,))
    outer = layer.read("weight.nested_absmax", "float32", (-(-blocks // inner),))
    made = table[codes] * spread(outer, inner, blocks) + np.float32(offset)
    return np.asarray(made, np.float32)


def _read_rows(layer: Layer) -> StoredWeight:
    weight = layer.read("weight", "int8", (None, None))
    n, k = weight.shape
    if layer.has("weight_format"):
        form = int(layer.read("weight_format", ("uint8", "int64")).reshape(-1)[0])
        if form != 0:
            raise layer.refuse(f"has the weight format {form}", "only 0, by rows, is known")
    scales = layer.read("SCB", "float32", (n,)).reshape(n, 1) * ONE_OF_127
    return StoredWeight(
        shape=(n, k),
        bits=8,
        group=k,
        read_codes=lambda: weight.view(np.uint8) ^ np.uint8(128),
        scales=scales,
        zeros=np.full((n, 1), 128, np.uint8),
    )
