"""Refuse a candidate whose output is wrong."""

from __future__ import annotations

import numpy as np

from kitsune.compare.worker import find_difference
from kitsune.errors import VerifyError

F32_BOUND = 1e-4  # of an array's root mean square: far above rounding, far below a mistake
INT8_BOUND = 0.15  # the same, where activations are quantised to int8
OWN_BOUND = 8.0  # where weights are quantised again, in a format of the candidate's own


def check_error(
    case: str, candidate: str, got: np.ndarray, expected: np.ndarray, bound: float
) -> float:
    """Return the candidate's error; raise if it is above `bound`."""
    error = find_difference(got, expected)
    if not error <= bound:
        raise VerifyError(
            f"{candidate} computes something else in {case}",
            why=f"an element is off by {error:.2g} of itself or of its array's root mean square, "
            f"and {bound:g} is allowed",
        )
    return error
