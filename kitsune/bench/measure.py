"""Check candidates' errors, and summarise their times."""

from __future__ import annotations

from typing import Any

import numpy as np

from kitsune.errors import VerifyError
from kitsune.tune.timing import Effort, Times

F32_BOUND = 1e-4  # of an array's root mean square: far above rounding, far below a mistake
INT8_BOUND = 0.15  # the same, where activations are rounded to bytes
OWN_BOUND = 8.0  # where weights are rounded again, in a format of the candidate's own

FULL, QUICK = Effort(), Effort(repetitions=2, pause_s=0.0, patience_s=0.0, warm_s=0.0)
QUICK_COPY_NBYTES = 1 << 20


def difference(got: np.ndarray, expected: np.ndarray) -> float:
    """The largest error of any element, in units of the array's root mean square; of the element
    where that is larger, as it is where most of an array is near zero. It is infinite where one is
    NaN or infinite and the other is not."""
    if got.shape != expected.shape:
        return float("inf")
    got, expected = (np.asarray(array, np.float64) for array in (got, expected))
    same = (got == expected) | (np.isnan(got) & np.isnan(expected))
    finite = expected[np.isfinite(expected)]
    usual = float(np.sqrt(np.mean(np.square(finite)))) if finite.size else 0.0
    with np.errstate(invalid="ignore"):
        apart = np.abs(got - expected) / np.maximum(np.abs(expected), usual or 1.0)
    apart = np.where(same, 0.0, np.where(np.isnan(apart), np.inf, apart))
    return float(np.max(apart, initial=0.0))


def check_error(
    case: str, candidate: str, got: np.ndarray, expected: np.ndarray, bound: float
) -> float:
    """Return the candidate's error; raise if it is above `bound`."""
    error = difference(got, expected)
    if not error <= bound:
        raise VerifyError(
            f"{candidate} computes something else in {case}",
            why=f"an element is off by {error:.2g} of itself or of its array's root mean square, "
            f"and {bound:g} is allowed",
        )
    return error


def numbers(times: Times, ours: Times) -> dict[str, Any]:
    """Summarise a candidate's samples. Times are medians, with the least and the quartiles; a
    ratio is the median of its time over ours, turn by turn, so above 1 we are faster."""
    low, ratio, high = times.ratios(ours)
    first, third = np.quantile(times.samples, (0.25, 0.75))
    return {
        "time_us": 1e6 * times.median,
        "best_us": 1e6 * times.best,
        "low_us": 1e6 * float(first),
        "high_us": 1e6 * float(third),
        "ratio": ratio,
        "ratio_low": low,
        "ratio_high": high,
        "best_ratio": times.best / ours.best,
        "turns": len(times.samples),
        "samples_us": [round(1e6 * each, 4) for each in times.samples],
        "quiet": times.quiet / len(times.samples),
    }
