"""Remember the names of a model's arrays, for reports and name patterns."""

from __future__ import annotations

import weakref

import numpy as np

_NAMES: dict[int, str] = {}


def name_array(array: np.ndarray, name: str) -> np.ndarray:
    """The array, which is known by this name for as long as it is there."""
    if id(array) not in _NAMES:
        weakref.finalize(array, _NAMES.pop, id(array), None).atexit = False
    _NAMES[id(array)] = name
    return array


def find_name(array: np.ndarray) -> str | None:
    return _NAMES.get(id(array))
