"""Candidates by library: how each peer computes a case.

Each module here has `CANDIDATES`, builders by the name of their column, and `environment(threads)`,
the variables that its process starts with; those that read ONNX files have `FILES` as well, those
that run torch's modules `MODULES`. None imports its library before a candidate is built.
"""

from __future__ import annotations

import importlib
import importlib.metadata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from kitsune.bench.case import LEARNED_STEPS, Arrays, Work
from kitsune.bench.measure import F32_BOUND
from kitsune.errors import needs
from kitsune.tune.timing import Call


@dataclass(frozen=True)
class Candidate:
    """`start` does what a process does once: it compiles, loads, packs weights. `arrays` reads
    what a call returned, which may be off by `bound` of an array's root mean square."""

    start: Callable[[], Call]
    arrays: Callable[[Any], list[np.ndarray]]
    note: str = ""
    bound: float = F32_BOUND


Build = Callable[[Work], Candidate]
BuildFile = Callable[[str, Arrays, int], Candidate]  # path, what it is fed, threads


def losses(candidate: Candidate, call: Call, first: Any) -> np.ndarray:
    """Return the losses of the first training steps as one array."""
    results = [first, *(call() for _ in range(LEARNED_STEPS - 1))]
    return np.array([float(candidate.arrays(result)[0]) for result in results])


def library(name: str) -> Any:
    with needs("bench", f"no {name.partition('.')[0]}"):
        return importlib.import_module(name)


def version(name: str) -> str | None:
    """The version of an optional library; None when it is absent."""
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return None
