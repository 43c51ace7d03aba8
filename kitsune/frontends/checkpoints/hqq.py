"""Read the weights of HQQ checkpoints: groups of a flattened weight with float zero points.

A weight is [groups, group size]; a byte or word holds codes of rows that are a fraction of all rows
apart, the first in the highest bits.
"""

from __future__ import annotations

import numpy as np

from kitsune.frontends.checkpoints.layer import FLOATS, Layer, Settings, show
from kitsune.frontends.checkpoints.stored_weight import StoredWeight

# Packing: the bits of a code, the codes of an element, its type.
PACKINGS = {
    "8bit_u8": (8, 1, np.uint8),
    "4bit_u8": (4, 2, np.uint8),
    "3bit_32": (3, 10, np.uint32),
    "2bit_u8": (2, 4, np.uint8),
    "1bit_u8": (1, 8, np.uint8),
}
WHOLE = ("int32", "int64", "uint8")


class HqqReader:
    parts = frozenset(
        [
            "W_q",
            "nbits",
            "group_size",
            "shape",
            "scale",
            "zero",
            "axis",
            "packing",
            "unpack_view_dtype",
            "view_as_float",
            "quant_scale",
            "quant_zero",
            "compute_dtype",
            "offload_meta",
            "encoded_state_dict",
            "stores_quant_config",
            "channel_wise",
            "optimize",
            "round_zero",
        ]
    )

    def __init__(self, settings: Settings) -> None: ...

    def read(self, layer: Layer) -> StoredWeight | None:
        if not layer.has("W_q"):
            return None
        n, k = map(int, layer.read("shape", WHOLE, (2,)))
        name = bytes(layer.read("packing", "uint8", (None,))).decode("ascii", "replace")
        if name not in PACKINGS:
            raise layer.refuse(f"is packed as '{name}'", f"known are {', '.join(PACKINGS)}")
        bits, each, kind = PACKINGS[name]
        if _number(layer, "axis", 1) != 1:
            raise layer.refuse(
                "has groups along axis 0", "a scale then belongs to one input of every group"
            )
        if any(_number(layer, part, 0) for part in ("quant_scale", "quant_zero", "offload_meta")):
            raise layer.refuse("has quantised scales or zero points", "floats are read")
        if _number(layer, "nbits", bits) != bits:
            raise layer.refuse(f"has 'nbits' {_number(layer, 'nbits', 0)}", f"packed as '{name}'")
        group = _number(layer, "group_size", 0) or k
        if k % group:
            raise layer.refuse(f"has groups of {group}", f"they do not divide {k} columns")
        rows = n * k // group
        packed = np.ascontiguousarray(layer.tensors["W_q"]).view(kind)
        if packed.shape != (-(-rows // each), group):
            raise layer.refuse(
                f"has 'W_q' of shape {show(packed.shape)}",
                f"[{n},{k}] in groups of {group} makes it [{-(-rows // each)},{group}]",
            )

        def read() -> np.ndarray:
            shifts = np.arange(each - 1, -1, -1, dtype=kind)[:, None, None] * kind(bits)
            fields = (packed >> shifts & kind((1 << bits) - 1)).astype(np.uint8)
            return np.asarray(fields.reshape(-1, group)[:rows].reshape(n, k))

        return StoredWeight(
            shape=(n, k),
            bits=bits,
            group=group,
            read_codes=read,
            scales=layer.read("scale", FLOATS, (rows, 1)).reshape(n, -1),
            zeros=layer.read("zero", FLOATS, (rows, 1)).reshape(n, -1),
        )


def _number(layer: Layer, part: str, otherwise: int) -> int:
    return int(layer.read(part, WHOLE).reshape(-1)[0]) if layer.has(part) else otherwise
