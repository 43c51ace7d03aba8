"""Candidates in, times out: measured in turns, in one process.

Thread pools keep spinning for a while after their last task and would take the processor from the
next candidate. So before each sample comes a pause, in which they park, and then a few milliseconds
of the candidate itself, which wake its own threads and fill its caches. Other processes disturb
as well: the pause goes on for a while until none of them runs, and `Times` counts how often it did.
"""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

PAUSE_S = 0.025
PATIENCE_S = 0.15
WARM_S = 0.004
SAMPLE_S = 0.0005  # a sample of something faster is the mean of several calls
LOAD_AVERAGE = Path("/proc/loadavg")
QUARTILES = (0.25, 0.5, 0.75)

Call = Callable[[], Any]


@dataclass(frozen=True)
class Effort:
    """How much time to spend on a measurement."""

    repetitions: int = 15
    pause_s: float = PAUSE_S
    patience_s: float = PATIENCE_S  # how much longer, until the machine is quiet
    warm_s: float = WARM_S


@dataclass
class Times:
    """Seconds a call, one sample after the other, and how many samples had the machine alone."""

    samples: list[float] = field(default_factory=list)
    quiet: int = 0

    @property
    def median(self) -> float:
        return statistics.median(self.samples)

    @property
    def best(self) -> float:
        return min(self.samples)

    def ratios(self, ours: Times) -> tuple[float, float, float]:
        """How many times ours it takes: the lower quartile, the median and the upper quartile.

        Two samples of one turn are a moment apart, so what slows the machine slows both: their
        quotient is steadier than either.
        """
        pairs = zip(self.samples, ours.samples, strict=True)
        low, middle, high = np.quantile([mine / other for mine, other in pairs], QUARTILES)
        return float(low), float(middle), float(high)


def interleave(calls: Mapping[str, Call], effort: Effort) -> dict[str, Times]:
    """`effort.repetitions` samples of each, taken in turns."""
    counts = {name: _calls_in_a_sample(call) for name, call in calls.items()}
    times = {name: Times() for name in calls}
    collecting = gc.isenabled()
    gc.disable()
    try:
        for _ in range(effort.repetitions):
            for name, call in calls.items():
                time.sleep(effort.pause_s)
                times[name].quiet += wait_for_quiet(effort.patience_s)
                times[name].samples.append(_sample(call, counts[name], effort.warm_s))
    finally:
        if collecting:
            gc.enable()
    return times


def wait_for_quiet(patience_s: float) -> bool:
    """Wait until no other thread runs, and say whether that came; Linux alone can tell."""
    deadline = time.perf_counter() + patience_s
    alone = 0
    while alone < 3:
        alone = alone + 1 if _running() <= 1 else 0
        if time.perf_counter() > deadline:
            return False
        time.sleep(0.002)
    return True


def _running() -> int:
    try:
        return int(LOAD_AVERAGE.read_text().split()[3].partition("/")[0])
    except OSError:
        return 1


def _calls_in_a_sample(call: Call) -> int:
    call()
    start = time.perf_counter()
    call()
    return max(1, round(SAMPLE_S / max(time.perf_counter() - start, 1e-7)))


def _sample(call: Call, count: int, warm_s: float) -> float:
    start = time.perf_counter()
    call()
    while time.perf_counter() - start < warm_s:
        call()
    start = time.perf_counter()
    for _ in range(count):
        call()
    return (time.perf_counter() - start) / count
