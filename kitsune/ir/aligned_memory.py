"""Allocate memory that begins at a cache line."""

from __future__ import annotations

import numpy as np


def allocate_aligned(nbytes: int) -> np.ndarray:
    """Allocate zeroed bytes that begin at a cache line."""
    raw = np.zeros(nbytes + 64, np.uint8)
    start = -raw.ctypes.data % 64
    return raw[start : start + nbytes]
