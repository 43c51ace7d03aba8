"""Compare the outputs of two runtimes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np


def compare_outputs(outputs: Sequence[np.ndarray], path: Path) -> float:
    """Return the largest difference of any output from those in a file. Write the file if there is
    none yet."""
    if not path.exists():
        np.savez(path, *outputs)
        return 0.0
    with np.load(path) as file:
        expected = list(file.values())
    if len(outputs) != len(expected):
        return float("inf")
    return max(map(find_difference, outputs, expected), default=0.0)


def find_difference(got: np.ndarray, expected: np.ndarray) -> float:
    """Return the largest error of any element, in units of the array's root mean square; of the
    element where that is larger, as it is where most of an array is near zero. It is infinite where
    one is NaN or infinite and the other is not."""
    if got.shape != expected.shape:
        return float("inf")
    got, expected = (np.asarray(array, np.float64) for array in (got, expected))
    same = (got == expected) | (np.isnan(got) & np.isnan(expected))
    finite = expected[np.isfinite(expected)]
    rms = float(np.sqrt(np.mean(np.square(finite)))) if finite.size else 0.0
    with np.errstate(invalid="ignore"):
        errors = np.abs(got - expected) / np.maximum(np.abs(expected), rms or 1.0)
    errors = np.where(same, 0.0, np.where(np.isnan(errors), np.inf, errors))
    return float(np.max(errors, initial=0.0))
