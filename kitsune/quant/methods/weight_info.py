"""Remember the name and error of quantised weights, by their packed bytes."""

from __future__ import annotations

import weakref
from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class WeightInfo:
    """The name of a quantised weight and its relative error."""

    name: str
    error: float


_KNOWN: dict[int, WeightInfo] = {}


def record(data: np.ndarray, name: str, error: float) -> None:
    """Record a weight for as long as its bytes live."""
    _KNOWN[id(data)] = WeightInfo(name, error)
    weakref.finalize(data, _KNOWN.pop, id(data), None).atexit = False


def find(data: np.ndarray) -> WeightInfo | None:
    """Return what was recorded; None for a weight that came packed, such as from a file."""
    return _KNOWN.get(id(data))
