"""Time the candidates of a worker pool in turns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from kitsune.compare.worker_pool import WorkerPool
from kitsune.tune.timing import Effort, Times, take_turns

FULL, QUICK = Effort(), Effort(repetitions=2, pause_s=0.0, patience_s=0.0, warm_s=0.0)
BUDGET_S = 4.0  # of a candidate's samples; what takes long takes fewer turns
KITSUNE = "kitsune"  # the candidate that ratios are relative to


def time_candidates(
    pool: WorkerPool,
    built: Mapping[str, Mapping[str, Any]],
    effort: Effort,
    limits: Sequence[str] = (),
) -> tuple[dict[str, dict[str, Any]], dict[str, Times]]:
    """Sample candidates that were built, and limits of the machine in the same turns. Return the
    statistics of each candidate, and the times of one operation or byte of each limit."""
    turns = choose_turns({name: answer["call_us"] for name, answer in built.items()}, effort)
    extremes = {f"limit of {name}": name for name in limits}

    def sample(name: str, warm_s: float) -> float:
        answer = pool.ask(name, {"sample": name, "warm_s": warm_s})
        return float(answer.get("seconds", np.nan))

    samplers = {name: partial(sample, name) for name in (*built, *extremes)}
    times = take_turns(samplers, turns | dict.fromkeys(extremes, turns[KITSUNE]), effort)
    statistics = {
        name: {**summarize(times[name], times[KITSUNE]), "error": built[name]["error"]}
        for name in built
    }
    return statistics, {limit: times[name] for name, limit in extremes.items()}


def choose_turns(call_us: Mapping[str, float], effort: Effort) -> dict[str, int]:
    """Choose as many turns as the budget allows, and no more for a peer than for kitsune."""
    turns = {
        name: max(1, min(effort.repetitions, round(1e6 * BUDGET_S / time_us)))
        for name, time_us in call_us.items()
    }
    least = max(2, turns[KITSUNE])
    return {name: min(count, least) for name, count in turns.items()} | {KITSUNE: least}


def summarize(times: Times, reference: Times) -> dict[str, Any]:
    """Summarise a candidate's samples. Times are medians, with the least and the quartiles; a
    ratio is the median of its time over that of `reference`, turn by turn, so above 1 kitsune is
    faster."""
    low, ratio, high = times.ratios(reference)
    first, third = np.quantile(times.samples, (0.25, 0.75))
    return {
        "time_us": 1e6 * times.median,
        "best_us": 1e6 * times.best,
        "low_us": 1e6 * float(first),
        "high_us": 1e6 * float(third),
        "ratio": ratio,
        "ratio_low": low,
        "ratio_high": high,
        "best_ratio": times.best / reference.best,
        "turns": len(times.samples),
        "samples_us": [round(1e6 * each, 4) for each in times.samples],
        "quiet": times.quiet / len(times.samples),
    }
