"""Compute rotary frequencies, scaled as a model's file says.

Scalings stretch what a model was trained on over longer texts.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil, floor, log, pi
from typing import Any
from weakref import WeakValueDictionary

import numpy as np

from kitsune.system.free_memory import allocate_aligned

FAST, SLOW = 32.0, 1.0  # of YaRN: turns in the trained length from which a pair is fast or slow


def frequencies(count: int, base: float) -> np.ndarray:
    """Return the frequencies of a head of which `count` values rotate."""
    return np.asarray(base ** (-np.arange(0, count, 2) / count))


def llama3(found: np.ndarray, said: Mapping[str, Any]) -> np.ndarray:
    """Slow turns are slowed down by a factor, fast ones are not, and those between by a part."""
    low, high = said["low_freq_factor"], said["high_freq_factor"]
    turns = said["original_max_position_embeddings"] * found / (2 * pi)
    fast = np.clip((turns - low) / (high - low), 0, 1)
    return np.asarray(found / said["factor"] * (1 - fast) + found * fast)


def yarn(
    found: np.ndarray,
    base: float,
    factor: float,
    trained: float,
    fast: float = FAST,
    slow: float = SLOW,
    truncate: bool = True,
) -> np.ndarray:
    """The same, by the places of the pairs: between those that turn `fast` and `slow` times in the
    length that was trained, the part grows evenly."""
    count = 2 * len(found)

    def place(turns: float) -> float:
        return count * log(trained / (turns * 2 * pi)) / (2 * log(base))

    first, last = place(fast), place(slow)
    if truncate:
        first, last = floor(first), ceil(last)
    first, last = max(first, 0), min(last, count - 1)
    slowed = np.clip((np.arange(len(found)) - first) / max(last - first, 0.001), 0, 1)
    return np.asarray(found / factor * slowed + found * (1 - slowed))


def magnitude(factor: float, scale: float = 1.0) -> float:
    """Return the factor that YaRN multiplies the rotated values by."""
    return 0.1 * scale * log(factor) + 1.0 if factor > 1 else 1.0


_known: WeakValueDictionary[tuple[Any, ...], np.ndarray] = WeakValueDictionary()


def tables(found: tuple[float, ...], magnitude: float, room: int) -> list[np.ndarray]:
    """cos and sin of the angles at each of `room` positions, for both parts of a head."""
    return [_table(function, found, magnitude, room) for function in (np.cos, np.sin)]


def _table(function: np.ufunc, *of: Any) -> np.ndarray:
    """The same array for all programs of a model, where they can read it."""
    key = (function, *of)
    made = _known.get(key)
    if made is None:
        found, magnitude, room = of
        angles = np.outer(np.arange(room), np.array(found))
        made = allocate_aligned(8 * angles.size).view(np.float32).reshape(room, -1)
        made[:] = np.tile(function(angles) * magnitude, 2)
        _known[key] = made
    return made
