"""Candidates by library: how each peer computes a case.

Each module here has `CANDIDATES`, builders by the name of their column; those that run torch's
modules have `MODULES` as well. None imports its library before a candidate is built. How a library
loads a model file is in `kitsune/compare/runtimes.py`.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from benchmarks.bounds import F32_BOUND
from benchmarks.case import LEARNED_STEPS, Workload
from kitsune.compare import runtimes
from kitsune.compare.worker import Started
from kitsune.system.records import dataclass


@dataclass(frozen=True)
class Candidate(runtimes.Candidate):
    """Its outputs may be off by `bound` of an array's root mean square."""

    bound: float = F32_BOUND


Build = Callable[[Workload], Candidate]


def bound_error(candidate: runtimes.Candidate, bound: float = F32_BOUND) -> Candidate:
    """Return a candidate of a case: a loaded model whose error has a bound."""
    return Candidate(candidate.start, candidate.arrays, bound)


def compute_losses(candidate: runtimes.Candidate, started: Started) -> np.ndarray:
    """Return the losses of the first training steps as one array."""
    results = [started.result, *(started.call() for _ in range(LEARNED_STEPS - 1))]
    return np.array([float(candidate.arrays(result)[0]) for result in results])
