"""Read the weights of torchao checkpoints: tensor subclasses that safetensors files describe.

The free text of a file's header names the class of each weight; its tensors are `_weight_qdata`,
`_weight_scale` and so on.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np

from kitsune.frontends.checkpoints.floats import FP8, float_codes
from kitsune.frontends.checkpoints.layer import FLOATS, Layer, Settings, show, spread
from kitsune.frontends.checkpoints.stored_weight import StoredWeight, unpack_fields


class TorchAoReader:
    parts = frozenset(
        f"_weight_{part}"
        for part in (
            "qdata",
            "scale",
            "zero_point",
            "act_pre_scale",
            "act_quant_scale",
            "act_quant_zero_point",
        )
    )

    def __init__(self, settings: Settings) -> None: ...

    def read(self, layer: Layer) -> StoredWeight | None:
        if not layer.has("_weight_qdata"):
            return None
        try:
            said = json.loads(layer.metadata.get(f"{layer.name}.weight", "{}"))
        except (ValueError, RecursionError) as error:
            raise layer.refuse("is described by what is not JSON", str(error)) from None
        kind, data = (said.get("_type"), said.get("_data")) if isinstance(said, dict) else (0, 0)
        if not isinstance(kind, str) or kind not in CLASSES or not isinstance(data, dict):
            raise layer.refuse(f"is of class {kind!r}", f"known are {', '.join(CLASSES)}")
        if layer.has("_weight_act_pre_scale"):
            raise layer.refuse("scales its inputs", "'act_pre_scale' is not part of a weight")
        return CLASSES[kind](layer, data)


def _read_block(layer: Layer, data: Mapping[str, Any]) -> tuple[int, int]:
    found = data.get("block_size")
    is_pair = isinstance(found, list) and len(found) == 2
    if not is_pair or not all(type(size) is int and size > 0 for size in found or ()):
        raise layer.refuse(f"has blocks of {found!r}", "they have rows and columns")
    return found[0], found[1]  # type: ignore[index]


def _expand(
    layer: Layer, part: str, dtypes: tuple[str, ...], shape: tuple[int, int], block: tuple[int, int]
) -> np.ndarray:
    """Return the factors of blocks as [N, groups]."""
    (n, k), (rows, columns) = shape, block
    sizes = -(-n // rows), -(-k // columns)
    found = layer.read(part, dtypes)
    if found.size != sizes[0] * sizes[1]:
        raise layer.refuse(
            f"has '{part}' of shape {show(found.shape)}",
            f"blocks of {rows}×{columns} of [{n},{k}] make it {show(sizes)}",
        )
    return spread(found.reshape(sizes), rows, n)


def _read_int8(layer: Layer, data: Mapping[str, Any], bits: int = 8) -> StoredWeight:
    """Codes are int8, of which `bits` are used."""
    weight = layer.read("_weight_qdata", "int8", (None, None))
    shape, block = (weight.shape[0], weight.shape[1]), _read_block(layer, data)
    scales = _expand(layer, "_weight_scale", FLOATS, shape, block)
    middle = 1 << (bits - 1)
    zeros = np.full(scales.shape, middle, np.int16)
    if layer.has("_weight_zero_point"):
        dtypes = ("int8", "int32", "int64")
        zeros = zeros + _expand(layer, "_weight_zero_point", dtypes, shape, block)

    def read() -> np.ndarray:
        codes = weight.astype(np.int16) + middle
        if codes.min() < 0 or codes.max() >= 2 * middle:
            raise layer.refuse(f"has codes from {weight.min()} to {weight.max()}", f"{bits} bits")
        return codes.astype(np.uint8)

    return StoredWeight(shape, bits, min(block[1], shape[1]), read, scales, zeros=zeros)


def _read_low_bit(layer: Layer, data: Mapping[str, Any]) -> StoredWeight:
    said = data.get("target_dtype")
    name = said.get("_data") if isinstance(said, dict) else None
    found = re.fullmatch(r"int([1-8])", str(name))
    if found is None:
        raise layer.refuse(f"is of type {name!r}", "known are int1 to int8")
    return _read_int8(layer, data, int(found[1]))


def _read_int4(layer: Layer, data: Mapping[str, Any]) -> StoredWeight:
    """Codes are signed, two a byte, the first in the low bits; scales and zero points [K/group, N].
    A value is code·scale + zero."""
    packed = layer.read("_weight_qdata", ("int8", "uint8"), (None, None))
    n, k = packed.shape[0], 2 * packed.shape[1]
    rows, group = _read_block(layer, data)
    if rows != 1 or k % group:
        raise layer.refuse(f"has blocks of {rows}×{group}", f"rows have {k} columns")
    scales = layer.read("_weight_scale", FLOATS, (k // group, n)).T
    zeros = layer.read("_weight_zero_point", FLOATS, (k // group, n)).T.astype(np.float32)
    flipped = packed.view(np.uint8) ^ np.uint8(0x88)
    return StoredWeight(
        shape=(n, k),
        bits=4,
        group=group,
        read_codes=partial(unpack_fields, flipped, 4, k),
        scales=scales,
        minima=zeros - 8 * scales.astype(np.float32),
    )


def _read_float8(layer: Layer, data: Mapping[str, Any]) -> StoredWeight:
    weight = layer.read("_weight_qdata", tuple(FP8), (None, None))
    shape, block = (weight.shape[0], weight.shape[1]), _read_block(layer, data)
    scales = _expand(layer, "_weight_scale", FLOATS, shape, block)
    table, codes = float_codes(layer, "_weight_qdata", weight)
    return StoredWeight(shape, 8, min(block[1], shape[1]), codes, scales, codebook=table)


CLASSES = {
    "Int8Tensor": _read_int8,
    "Int4Tensor": _read_int4,
    "IntxUnpackedToInt8Tensor": _read_low_bit,
    "Float8Tensor": _read_float8,
}
