"""The suite `cost`: measure how well the cost model predicts.

Kernels of every class are timed one by one, and their times compared with what the analytic
coefficients predict, with what those that are shipped do, with those fitted to the same times, and
with what a fit predicts of kernels that it has not seen. How long a fit takes is measured as well.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from benchmarks.grid import Grid
from kitsune.backends.base import backend_for
from kitsune.backends.cpu.host_target import machine_target
from kitsune.config import FusionConfig
from kitsune.tune.candidates import EFFORT, Runs, Where
from kitsune.tune.fit import fit_coefficients, load_default_coefficients, predictions, spearman
from kitsune.tune.refit import assess_fit
from kitsune.tune.sample_kernels import time_kernels
from kitsune.tune.timing import Effort, Times, interleave

QUICK = Effort(repetitions=3, pause_s=0.0, patience_s=0.0, warm_s=0.0005)


def measure_cost(
    threads: Sequence[int], quick: bool, progress: Callable[[str], None]
) -> list[dict[str, Any]]:
    """Measure a row for each number of threads."""
    effort = QUICK if quick else EFFORT

    def timer(runs: Runs) -> dict[str, Times]:
        return interleave(runs, effort)

    rows = []
    for count in threads:
        where = Where(machine_target(), FusionConfig(), count)
        samples = time_kernels(where, timer, progress)
        row: dict[str, Any] = {
            "title": "cost",
            "size": f"{len(samples)} kernels",
            "threads": count,
            "candidates": {},
        }
        start = time.perf_counter()
        model = backend_for(where.target).cost_model()
        fit_coefficients(model, samples)
        row["fit_ms"] = 1e3 * (time.perf_counter() - start)
        usual = predictions(model.with_coefficients(load_default_coefficients()), samples)
        row["shipped_rank"] = spearman(usual, [s.time_us for s in samples])
        rows.append({**row, **asdict(assess_fit(where, samples))})
    return rows


def make_cost_grid(result: Mapping[str, Any]) -> Grid:
    return Grid(
        "predicted against measured times of kernels: Spearman's rank correlation, and the "
        "median factor by which a prediction is off",
        (
            "kernels",
            "threads",
            "analytic",
            "shipped",
            "fitted",
            "fitted, not seen",
            "off by, analytic",
            "off by, fitted",
            "a fit takes",
        ),
        tuple(
            (
                str(row["samples"]),
                str(row["threads"]),
                f"{row['analytic_rank']:.4f}",
                f"{row['shipped_rank']:.4f}",
                f"{row['fitted_rank']:.4f}",
                f"{row['held_out_rank']:.4f}",
                f"{row['analytic_error']:.2f}",
                f"{row['fitted_error']:.2f}",
                f"{row['fit_ms']:.0f} ms",
            )
            for row in result["rows"]
        ),
    )
