"""Refit the cost model to what was measured on this machine.

    refit(Where(target, config, threads))

The samples are those of the store, which tuning leaves there. Where they are few, a set of kernels
of every class is timed first, which takes some seconds; the fit itself takes milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable

from kitsune.backends.base import backend_for
from kitsune.plan.cost import Measured, compute_digest
from kitsune.system.records import dataclass
from kitsune.tune.candidates import Timer, Where, time_interleaved
from kitsune.tune.fit import Sample, error, fit_coefficients, held_out, predictions, spearman
from kitsune.tune.sample_kernels import time_kernels
from kitsune.tune.tuning_store import TuningStore, load_samples, record

ENOUGH = 60  # samples


@dataclass(frozen=True)
class Fit:
    """The quality of a fit: `*_rank` is Spearman's correlation of predicted and measured times,
    `*_error` the median factor by which predictions are off. `held_out_rank` is of kernels that the
    fit had not seen."""

    coefficients: dict[str, float]
    samples: int
    analytic_rank: float
    fitted_rank: float
    held_out_rank: float
    analytic_error: float
    fitted_error: float


def refit(
    where: Where,
    store: TuningStore | None = None,
    timer: Timer = time_interleaved,
    progress: Callable[[str], None] = lambda title: None,
    again: bool = False,
) -> Fit:
    """Fit and keep; with `again`, kernels are timed even if enough are known."""
    known = load_samples(where.target, where.threads, store)
    if again or len(known) < ENOUGH:
        taken = time_kernels(where, timer, progress)
        by_title = {compute_digest(s.title): s for s in taken}
        titles = {key: s.title for key, s in by_title.items()}
        record(Measured(), titles, where.target, where.threads, store, by_title)
        titled = {s.title for s in taken}
        known = [*taken, *(s for s in known if s.title not in titled)]
    found = assess_fit(where, known)
    record(
        Measured(coefficients=found.coefficients),
        {"coefficients": f"{len(known)} kernels"},
        where.target,
        where.threads,
        store,
    )
    return found


def assess_fit(where: Where, samples: list[Sample]) -> Fit:
    m = backend_for(where.target).cost_model()
    coefficients = fit_coefficients(m, samples)
    learned = m.with_coefficients(coefficients)
    times = [s.time_us for s in samples]
    return Fit(
        coefficients,
        len(samples),
        spearman(predictions(m, samples), times),
        spearman(predictions(learned, samples), times),
        spearman(held_out(m, samples), times),
        error(m, samples),
        error(learned, samples),
    )
