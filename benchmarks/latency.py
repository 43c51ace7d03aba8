"""Run a suite: compare every candidate's output, then time all candidates in turns."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from benchmarks import graphs
from benchmarks.case import Case, Workload
from benchmarks.libraries.kitsune import make_weights
from benchmarks.oracle import compute_expected, trace_case
from benchmarks.resident_memory import measure_resident
from benchmarks.suites import Suite
from benchmarks.workers import LibraryPool
from kitsune.compare.comparison import FULL, QUICK, time_candidates
from kitsune.compare.worker_pool import WorkerPool
from kitsune.target import CpuTarget
from kitsune.tune.machine_limits import MachineLimits

Progress = Callable[[str], None]

MIN_LIMIT_SHARE = 0.02  # of the time: below, neither arithmetic nor memory bounds a case
KITSUNE_FIELDS = (  # statistics of kitsune that are part of a row
    "time_us",
    "best_us",
    "low_us",
    "high_us",
    "quiet",
    "error",
    "turns",
    "samples_us",
)
# The limits that are measured in turns with a case, by what bounds it.
LIMITS_BY_BOUND = {"fma": ("fma",), "memory": ("copy", "read")}


def measure_suite(
    suite: Suite,
    cases: Sequence[Case],
    threads: Sequence[int],
    target: CpuTarget,
    quick: bool,
    patience_s: float,
    progress: Progress,
) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Measure the machine's limits, and a row for each case and number of threads."""
    limits, rows = [], []
    for count in threads:
        with LibraryPool(count, patience_s) as pool:
            progress(f"the machine's limits, {count} threads")
            limit = MachineLimits(**pool.ask("kitsune", {"limits": True, "quick": quick}))
            limits.append(limit.json())
            for case in cases:
                progress(f"{case.name}, {count} threads")
                rows.append(measure_case(pool, suite, case, limit, target, quick))
    return limits, rows


def measure_case(
    pool: WorkerPool, suite: Suite, case: Case, limit: MachineLimits, target: CpuTarget, quick: bool
) -> dict[str, Any]:
    work = Workload.make(case, limit.threads)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "expected.npy"
        np.save(path, compute_expected(work))
        names = ("kitsune", *suite.candidates)
        built = {
            name: {"absent": case.without[name], "asked": False}
            if name in case.without
            else build(pool, suite, case, name, path)
            for name in names
        }
    absent = {name: answer for name, answer in built.items() if "absent" in answer}
    present = {name: answer for name, answer in built.items() if "absent" not in answer}
    cost = count_work(work, target)
    _, bound = limit.seconds(*cost)
    statistics, limit_times = time_candidates(
        pool, present, QUICK if quick else FULL, LIMITS_BY_BOUND[bound]
    )
    ours = statistics.pop("kitsune")
    row = {
        "title": case.title,
        "size": case.size,
        "threads": limit.threads,
        **{name: ours[name] for name in KITSUNE_FIELDS},
        "limit": compare_with_limit(
            cost, limit, limit.with_medians(limit_times), ours["time_us"], ours["best_us"]
        ),
        "candidates": statistics | absent,
    }
    if len(work.packed) > 1:
        row["memory"] = count_weight_bytes(work) | {"resident": measure_resident(work)}
    answers = (bar.check(row) for bar in case.bars)
    bars = [{"reached": a[0], "text": a[1]} for a in answers if a is not None]
    return row | {"bars": bars}


def build(pool: WorkerPool, suite: Suite, case: Case, name: str, expected: Path) -> dict[str, Any]:
    message = {"build": name, "suite": suite.name, "case": case.name, "expected": str(expected)}
    return pool.ask(name, message)


def count_weight_bytes(work: Workload) -> dict[str, Any]:
    """Return the bytes of a model's weights: quantised, and as f32."""
    quantised, floats = make_weights(work), sum(value.nbytes for value in work.weights.values())
    packed = sum(quantised[name].nbytes for name in work.packed)
    others = sum(value.nbytes for name, value in work.weights.items() if name not in work.packed)
    return {"weights": packed + others, "f32": floats}


# --- limits --------------------------------------------------------------------------------------


class Cost(NamedTuple):
    """The least work of a computation: operations, and bytes from memory."""

    flops: float
    read: float
    written: float


def count_work(work: Workload, target: CpuTarget) -> Cost:
    """Count operations and bytes. More than half of the LLC counts as out of cache: arrays of other
    programs are there as well. Integer matmuls do not count as arithmetic."""
    graph = trace_case(work.case, None if work.case.learns else make_weights(work))
    read, written = graphs.count_bytes(graph)
    if read + written <= target.l3_nbytes // 2:
        read = written = 0
    flops = 0 if work.packed and work.case.numerics == "fast" else graphs.count_flops(graph)
    return Cost(flops, read, written)


def compare_with_limit(
    cost: Cost, best: MachineLimits, median: MachineLimits, time_us: float, best_us: float
) -> dict[str, Any] | None:
    """Return the share of the machine's limit that the median time reaches, and that the best time
    reaches of the best limit; None if neither arithmetic nor memory bounds it."""
    (least_s, bound), (median_s, _) = best.seconds(*cost), median.seconds(*cost)
    if least_s < MIN_LIMIT_SHARE * 1e-6 * time_us:
        return None
    amount, unit = (cost.flops, "GFLOP/s") if bound == "fma" else (sum(cost[1:]), "GB/s")
    return {
        "bound": bound,
        "least_us": 1e6 * median_s,
        "percent": 1e8 * median_s / time_us,
        "best_percent": 1e8 * least_s / best_us,
        "rate": 1e-9 * amount / median_s,
        "unit": unit,
    }
