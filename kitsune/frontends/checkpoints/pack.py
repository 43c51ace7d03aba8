"""Pack a weight of a checkpoint in a format that kernels read: the same codes and factors.

Whole numbers with scales and zero points are `uniform`, with f16 scales where f16 holds them, else
bf16 or f32; FP8 is E4M3 or E5M2; 4-bit floats are MXFP4 or NVFP4 by their scales, NF4 or FP4 by
their codebook; ternary weights are TQ2_0.
"""

from __future__ import annotations

from math import gcd

import numpy as np

from kitsune.errors import InputError, UnsupportedError
from kitsune.frontends.checkpoints.stored_weight import E2M1, StoredWeight
from kitsune.ir.formats import FORMATS, QuantFormat, uniform
from kitsune.ir.formats.rows import FP4_VALUES, NF4_VALUES, e4m3_numpy, e5m2_numpy
from kitsune.ir.packing import choose_factor_type, is_f16, store_factors

LONGEST_GROUP = 128  # rows that one scale is stored for: an unpacked group is in L1
SHORTEST_GROUP = 32
BYTES = np.arange(256, dtype=np.uint8)
LEVELS = {
    "NF4": np.array(NF4_VALUES, np.float32),
    "FP4": np.array(FP4_VALUES, np.float32),
    "E4M3": e4m3_numpy(BYTES),
    "E5M2": e5m2_numpy(BYTES),
}
Fields = dict[str, np.ndarray]


def choose_format(weight: StoredWeight, what: str) -> tuple[QuantFormat, Fields]:
    """Return a format that holds a weight without loss, and its fields [N, blocks, count]; an error
    where none does."""
    if not all(np.isfinite(f.astype(np.float32)).all() for f in _factors(weight)):
        raise InputError(f"{what} has factors that are no numbers", why="NaN or infinity")
    if weight.codebook is None:
        middle = 1 << (weight.bits - 1)
        if weight.bits == 2 and _is_all(weight.zeros, 1) and is_f16(weight.scales):
            row = FORMATS["TQ2_0"]
            return row, {"d": _spread(weight, weight.scales, row.group, what)}
        return _choose_uniform(weight, middle, what)
    if np.array_equal(weight.codebook, E2M1):
        return _choose_e2m1(weight, what)
    name = _name_levels(weight.codebook, what)
    is_short = weight.group % FORMATS[name].group > 0 and weight.group < weight.shape[1]
    row = FORMATS[f"{name}_32" if is_short else name]
    return row, {"scale": _spread(weight, weight.scales.astype(np.float32), row.group, what)}


def _factors(weight: StoredWeight) -> list[np.ndarray]:
    return [f for f in (weight.scales, weight.zeros, weight.minima) if f is not None]


def _is_all(found: np.ndarray | None, value: int) -> bool:
    return found is not None and bool((found == value).all())


def _spread(weight: StoredWeight, factors: np.ndarray, group: int, what: str) -> np.ndarray:
    """Return the factors of a weight's groups for groups of a format, [N, groups, 1]."""
    n, k = weight.shape
    if weight.group % group and weight.group < k:
        raise UnsupportedError(
            f"{what} has groups of {weight.group} columns",
            why=f"the format's are {group}, and divide no group of it",
        )
    at = np.arange(0, k, group) // weight.group
    return np.ascontiguousarray(np.broadcast_to(factors, (n, factors.shape[1]))[:, at, None])


# --- whole numbers -------------------------------------------------------------------------------


def _choose_uniform(weight: StoredWeight, middle: int, what: str) -> tuple[QuantFormat, Fields]:
    """(code − middle)·scale, with a minimum in steps of the scale or beside the product where zero
    points or minima are elsewhere."""
    k = weight.shape[1]
    longest = -(-min(k, LONGEST_GROUP) // SHORTEST_GROUP) * SHORTEST_GROUP
    group = longest if weight.group >= k else gcd(weight.group, LONGEST_GROUP)
    if weight.group < k and (group < SHORTEST_GROUP or LONGEST_GROUP % group):
        raise UnsupportedError(
            f"{what} has groups of {weight.group} columns",
            why=f"groups are multiples of {SHORTEST_GROUP}",
        )
    scales, least = weight.scales, None
    zeros = np.zeros(scales.shape) if weight.zeros is None else weight.zeros
    if weight.minima is not None:
        least = weight.minima
    elif weight.bits == 1:
        least = -zeros.astype(np.float32) * scales.astype(np.float32)
    elif not _is_all(zeros, middle):
        least = np.float32(middle) - zeros.astype(np.float32)
    in_steps = least is not None and weight.minima is None and weight.bits > 1
    kind = choose_factor_type(scales, least)
    row = uniform(weight.bits, group, least is None, in_steps, kind)
    fields = {"scale": _spread(weight, store_factors(scales, kind), group, what)}
    if least is not None:
        fields["minimum"] = _spread(weight, store_factors(least, kind), group, what)
    return row, fields


# --- codebooks -----------------------------------------------------------------------------------


def _choose_e2m1(weight: StoredWeight, what: str) -> tuple[QuantFormat, Fields]:
    n = weight.shape[0]
    if weight.scales.dtype.name == "float8_e4m3fn":
        row = FORMATS["NVFP4"]
        each = _spread(weight, weight.scales.view(np.uint8), row.group, what)[..., 0]
        count = row.rows // row.group
        full = np.pad(each, [(0, 0), (0, -each.shape[1] % count)])
        return row, {"e": full.reshape(n, -1, count)}
    row = FORMATS["MXFP4"]
    fraction, exponent = np.frexp(weight.scales.astype(np.float32))
    if not (fraction == 0.5).all():
        raise UnsupportedError(
            f"{what} has 4-bit floats with {weight.scales.dtype.name} scales",
            why="known are powers of two (MXFP4) and E4M3 (NVFP4)",
        )
    stored = (exponent + 126).clip(0, 254).astype(np.uint8)
    return row, {"e": _spread(weight, stored, row.group, what)}


def _name_levels(codebook: np.ndarray, what: str) -> str:
    for name, levels in LEVELS.items():
        if len(levels) == len(codebook):
            finite = np.isfinite(codebook)
            if np.allclose(levels[finite], codebook[finite], rtol=1e-7, atol=0):
                return name
    raise UnsupportedError(
        f"{what} has a codebook of {len(codebook)} values from {codebook.min()} to "
        f"{codebook.max()}",
        why=f"known are {', '.join(LEVELS)}",
    )
