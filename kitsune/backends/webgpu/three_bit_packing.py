"""Pack 3-bit weights ten to a 32-bit word, and locate them in a shader.

`ceil(K/10)` rows of N words: word t of a column holds rows 10·t to 10·t + 9 from its low end, and
two bits are left. Then `ceil(K/group)` rows of N f16 scales, two to a word, and as many of minima
where a weight has them.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from kitsune.ir import packing
from kitsune.ir.dtypes import Packed

CODES, BITS = 10, 3  # of a word, and of a code


def words(shape: Sequence[int]) -> int:
    """The words before the scales."""
    k, n = shape
    return -(-k // CODES) * n


def nbytes(shape: Sequence[int], dtype: Packed) -> int:
    k, n = shape
    factors = -(-k // dtype.group) * n * (1 if dtype.symmetric else 2)
    return 4 * (words(shape) + -(-factors // 2))


def pack(data: np.ndarray, shape: Sequence[int], dtype: Packed) -> np.ndarray:
    """From the planes of `Packed`."""
    k, n = shape
    codes, scales = packing.unpack(data, (k, n), dtype)
    rows = -(-k // CODES)
    full = np.zeros((rows * CODES, n), np.uint32)
    full[:k] = codes
    shifts = np.arange(CODES, dtype=np.uint32)[:, None] * np.uint32(BITS)
    made = np.bitwise_or.reduce(full.reshape(rows, CODES, n) << shifts, axis=1)
    least = packing.unpack_minima(data, (k, n), dtype)
    factors = (
        (scales if least is None else np.stack([scales, least])).astype(np.float16).reshape(-1)
    )
    factors = np.pad(factors, (0, factors.size % 2)).view(np.uint32)
    return np.concatenate([made.reshape(-1), factors])


def planes(data: np.ndarray, shape: Sequence[int], dtype: Packed) -> np.ndarray:
    """The bytes of `Packed` that `pack` was given; from the bytes of what it made."""
    k, n = shape
    found = data.view(np.uint32)
    rows, groups = -(-k // CODES), -(-k // dtype.group)
    shifts = np.arange(CODES, dtype=np.uint32)[:, None] * np.uint32(BITS)
    codes = (found[: rows * n].reshape(rows, 1, n) >> shifts) & np.uint32(7)
    kinds = 1 if dtype.symmetric else 2
    factors = found[rows * n :].view(np.float16)[: kinds * groups * n].reshape(kinds, groups, n)
    least = None if dtype.symmetric else factors[1]
    return packing.pack(codes.reshape(rows * CODES, n)[:k], factors[0], dtype, least)
