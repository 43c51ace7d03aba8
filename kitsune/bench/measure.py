"""Candidates in, times out: measured in turns, each checked before it is timed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from kitsune.errors import VerifyError
from kitsune.tune.timing import Call, Effort, Times, interleave, wait_for_quiet

__all__ = [
    "Arrays", "Call", "Candidate", "Effort", "Times", "check", "difference", "interleave",
    "wait_for_quiet",
]  # fmt: skip

Arrays = list[np.ndarray]


@dataclass(frozen=True)
class Candidate:
    """Something to time. `arrays` reads what `call` returned as the arrays the graph returns."""

    name: str
    call: Call
    arrays: Callable[[Any], Arrays]
    note: str = ""
    approximate: bool = False  # rounds activations or results below f32
    expected: Arrays = field(default_factory=list)  # where it computes less than the graph does


def difference(got: Sequence[np.ndarray], expected: Sequence[np.ndarray]) -> float:
    """The largest error of any element, in units of its array's root mean square."""
    worst = 0.0
    for a, b in zip(got, expected, strict=True):
        if a.shape != b.shape:
            return float("inf")
        size = float(np.sqrt(np.mean(np.square(b, dtype=np.float64)))) or 1.0
        error = float(np.max(np.abs(a - b), initial=0.0)) / size
        worst = error if not error <= worst else worst  # NaN is the worst
    return worst


def check(case: str, candidate: Candidate, expected: Sequence[np.ndarray], bound: float) -> float:
    """The candidate's error; raises when it is above `bound`."""
    got = candidate.arrays(candidate.call())
    error = difference(got, candidate.expected or expected)
    if not error <= bound:
        raise VerifyError(
            f"{candidate.name} computes something else in {case}",
            why=f"an element is off by {error:.2g} of its array's root mean square, "
            f"and {bound:g} is allowed",
        )
    return error
