"""Fit the coefficients of the cost model to timed kernels by non-negative least squares.

    samples = [Sample(title, work, time_us), …]        # what a kernel does, and what it took
    coefficients = fit_coefficients(model, samples)
    model = model.with_coefficients(coefficients)
    spearman(predictions(model, samples), [s.time_us for s in samples])

Relative errors count, so that small kernels matter as much as large ones. A little is added that
pulls towards the coefficients of `coefficients.json`: what no sample tells apart stays as it is.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from kitsune.plan.cost import compute_features, predict_kernel_us
from kitsune.plan.group import Work
from kitsune.system.files import FROM_DATA
from kitsune.system.records import dataclass
from kitsune.target import CostModel

PULL = 0.03  # of a sample's weight, towards the coefficients that are shipped
ROUNDS = 5  # of fitting, each with less weight on what the one before was far from
FAR = 0.2  # of a time
SWEEPS = 500
CLOSE = 1e-7  # where a sweep that changes less is the last
MOST = 50.0  # times an analytic part of the time: what is fitted beyond is not believed


@dataclass(frozen=True)
class Sample:
    """The work of a kernel and its measured time."""

    title: str
    work: Work
    time_us: float

    def value(self) -> dict[str, Any]:
        return {"time_us": self.time_us, "work": asdict(self.work)}


def parse_sample(title: str, value: Any) -> Sample | None:
    """Parse a sample from a file; None if it is malformed."""
    try:
        work = Work(**{name: float(count) for name, count in value["work"].items()})
        time_us = float(value["time_us"])
    except FROM_DATA:
        return None
    counts = np.array([time_us, *asdict(work).values()])
    is_fit = bool(np.isfinite(counts).all() and (counts >= 0).all()) and time_us > 0
    return Sample(title, work, time_us) if is_fit else None


def fit_coefficients(m: CostModel, samples: Sequence[Sample]) -> dict[str, float]:
    """Return the coefficients that predict the samples best, by name, without zeros. The time of a
    call from Python is the same in every sample and is subtracted."""
    rows = [{**compute_features(m, s.work), "launch": 0.0, "call": 1.0} for s in samples]
    names = sorted({name for row in rows for name in row} - {"launch"})
    times = np.array([max(s.time_us - m.launch_us, s.time_us / 2) for s in samples])
    matrix = np.array([[row[name] for name in names] for row in rows]) / times[:, None]
    scale = np.maximum(np.sqrt(np.square(matrix).mean(axis=0)), 1e-12)  # units of the columns
    usual = load_default_coefficients()
    start = np.array([usual.get(name, 0.0) for name in names])
    pull = np.diag(PULL * scale * np.sqrt(len(samples)))
    weights, found = np.ones(len(samples)), start
    for _ in range(ROUNDS):  # what is far off was disturbed, or is of a kind of its own
        full = np.concatenate([weights[:, None] * matrix, pull])
        wanted = np.concatenate([weights, pull @ start])
        found = non_negative(full / scale, wanted) / scale
        weights = 1 / np.sqrt(np.maximum(np.abs(matrix @ found - 1), FAR) / FAR)
    made = {n: float(f"{c:.4g}") for n, c in zip(names, found, strict=True) if c > 1e-6}
    return {"launch": 1.0, **{n: c for n, c in made.items() if n != "call"}}


@cache
def load_default_coefficients() -> dict[str, float]:
    """Load the coefficients shipped with kitsune, which a fit with few samples stays close to."""
    text = Path(__file__).with_name("coefficients.json").read_text(encoding="utf-8")
    found: dict[str, float] = json.loads(text)["coefficients"]
    return found


def non_negative(matrix: np.ndarray, wanted: np.ndarray) -> np.ndarray:
    """Least squares over numbers that are 0 or more, one of them at a time."""
    products, targets = matrix.T @ matrix, matrix.T @ wanted
    found = np.zeros(len(targets))
    for _ in range(SWEEPS):
        before = found.copy()
        for n, own in enumerate(np.diag(products)):
            rest = targets[n] - products[n] @ found + own * found[n]
            found[n] = max(0.0, rest / own) if own > 0 else 0.0
        if np.max(np.abs(found - before), initial=0.0) < CLOSE:
            break
    return found


def is_possible(coefficients: Any) -> bool:
    """Return whether a table from a file may be used: names of features, with possible numbers."""
    names = {
        "launch",
        "overlapped",
        "matmul",
        "slow",
        "spilled",
        "operands",
        "tile_padding",
        "rows",
    }
    return (
        isinstance(coefficients, dict)
        and bool(coefficients)
        and all(
            name in names and isinstance(c, (int, float)) and 0 <= c <= MOST
            for name, c in coefficients.items()
        )
    )


# --- how good it is ------------------------------------------------------------------------------


def predictions(m: CostModel, samples: Sequence[Sample]) -> list[float]:
    return [predict_kernel_us(m, s.work) for s in samples]


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """Return Spearman's rank correlation: 1 for the same order, −1 for the opposite."""
    return float(np.corrcoef(_ranks(one), _ranks(other))[0, 1])


def _ranks(values: Sequence[float]) -> np.ndarray:
    """Places in the order; equal values share the mean of theirs."""
    _, inverse, counts = np.unique(values, return_inverse=True, return_counts=True)
    last = np.cumsum(counts)
    means: np.ndarray = ((last - counts + last - 1) / 2)[inverse]
    return means


def error(m: CostModel, samples: Sequence[Sample]) -> float:
    """Return the median factor by which predictions are off."""
    quotients = np.log(
        [p / s.time_us for p, s in zip(predictions(m, samples), samples, strict=True)]
    )
    return float(np.exp(np.median(np.abs(quotients))))


def held_out(m: CostModel, samples: Sequence[Sample], parts: int = 5) -> list[float]:
    """Predict each sample by a fit that did not see it."""
    found = [0.0] * len(samples)
    for part in range(parts):
        rest = [s for n, s in enumerate(samples) if n % parts != part]
        fit: Mapping[str, float] = fit_coefficients(m, rest)
        for n in range(part, len(samples), parts):
            found[n] = predict_kernel_us(replace(m, coefficients=fit), samples[n].work)
    return found
