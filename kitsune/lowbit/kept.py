"""Bytes of a packed weight in, what was known of it when it was rounded out."""

from __future__ import annotations

import weakref
from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Known:
    """What a weight is called, and ‖w − made‖ / ‖w‖."""

    name: str
    error: float


_KNOWN: dict[int, Known] = {}


def keep(data: np.ndarray, name: str, error: float) -> None:
    """For as long as the bytes are there."""
    _KNOWN[id(data)] = Known(name, error)
    weakref.finalize(data, _KNOWN.pop, id(data), None).atexit = False


def known(data: np.ndarray) -> Known | None:
    """None of a weight that came packed, from a file for example."""
    return _KNOWN.get(id(data))
