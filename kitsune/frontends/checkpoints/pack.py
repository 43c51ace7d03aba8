"""Pack a weight of a checkpoint in the layout of kernels: the same codes and factors."""

from __future__ import annotations

import numpy as np

from kitsune.errors import InputError, UnsupportedError
from kitsune.frontends.checkpoints.stored_weight import StoredWeight
from kitsune.ir.dtypes import Packed, make_packed_type
from kitsune.ir.packing import pack

LONGEST_GROUP = 128  # rows that a scale of a whole row is repeated for


def find_packed_type(weight: StoredWeight, what: str) -> Packed:
    """Return the type that holds a weight without loss; an error where none does."""
    group = weight.group if weight.group < weight.shape[1] else LONGEST_GROUP
    if weight.codebook is not None or weight.minima is not None or weight.bits not in (2, 3, 4, 8):
        raise UnsupportedError(f"{what} has no packed type", why=f"{weight.bits} bits")
    if group % 32:
        raise UnsupportedError(
            f"{what} has groups of {group} columns", why="groups are whole multiples of 32"
        )
    middle = 1 << (weight.bits - 1)
    symmetric = weight.zeros is not None and bool((weight.zeros == middle).all())
    return make_packed_type(weight.bits, group, symmetric, not symmetric)


def pack_weight(weight: StoredWeight, dtype: Packed, what: str) -> np.ndarray:
    """Return the packed bytes."""
    scales = weight.scales.astype(np.float16)
    if not np.array_equal(scales, weight.scales.astype(np.float32)):
        raise InputError(f"{what} has scales that f16 does not hold")
    minima = None
    if not dtype.symmetric:
        zeros = np.float32(0) if weight.zeros is None else weight.zeros.astype(np.float32)
        minima = np.broadcast_to(np.float32(1 << (weight.bits - 1)) - zeros, scales.shape)
    groups = -(-weight.shape[1] // dtype.group)
    if scales.shape[1] == 1 and groups > 1:
        scales = np.repeat(scales, groups, 1)
        minima = None if minima is None else np.repeat(minima, groups, 1)
    return pack(weight.codes().T, scales.T, dtype, None if minima is None else minima.T)
