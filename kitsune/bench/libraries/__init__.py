"""A library's name in, its candidates out: what it computes a case with.

Each module here has `CANDIDATES`, builders by the name of their column, and `environment(threads)`,
the variables that its process starts with; those that read ONNX files have `FILES` as well. None
imports its library before a candidate is built.
"""

from __future__ import annotations

import importlib
import importlib.metadata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from kitsune.bench.case import Arrays, Work
from kitsune.errors import UnsupportedError
from kitsune.tune.timing import Call


@dataclass(frozen=True)
class Candidate:
    """`start` does what a process does once: it compiles, loads, lays weights out. `arrays` reads
    what a call returned."""

    start: Callable[[], Call]
    arrays: Callable[[Any], list[np.ndarray]]
    note: str = ""


Build = Callable[[Work], Candidate]
BuildFile = Callable[[str, Arrays, int], Candidate]  # path, what it is fed, threads


def library(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise UnsupportedError(
            f"{name} is not installed", hint="pip install 'kitsune-fusion[bench]'"
        ) from error


def version(name: str) -> str | None:
    """The version of an optional library; None when it is absent."""
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return None
