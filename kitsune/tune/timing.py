"""Time candidates in interleaved turns.

Thread pools keep spinning for a while after their last task and would take the processor from the
next candidate. So before each sample comes a pause, in which they park, and then a few milliseconds
of the candidate itself, which wake its own threads and fill its caches. Other processes disturb
as well: the pause goes on for a while until none of them runs, and `Times` counts how often it did.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from math import comb
from pathlib import Path
from typing import Any

import numpy as np

from kitsune.system.records import dataclass

PAUSE_S = 0.025
PATIENCE_S = 0.15
WARM_S = 0.01
SAMPLE_S = 0.002  # a sample of something faster is the mean of several calls
LONG_S = 0.1  # a call that takes longer needs no warming: its own start is a small part of it
VERY_LONG_S = 2.0
LOAD_AVERAGE = Path("/proc/loadavg")
QUARTILES = (0.25, 0.5, 0.75)
CONFIDENCE = 0.95  # of an interval

Call = Callable[[], Any]
Sample = Callable[[float], float]  # seconds of warming in, seconds a call out


@dataclass(frozen=True)
class Effort:
    """The time to spend on a measurement."""

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
        import statistics

        return statistics.median(self.samples)

    @property
    def best(self) -> float:
        return min(self.samples)

    @property
    def spread(self) -> float:
        """The interquartile range of the samples, over their median."""
        low, middle, high = quartiles(self.samples)
        return (high - low) / middle

    def ratios(self, ours: Times) -> tuple[float, float, float]:
        """Return how many times ours it takes: the lower quartile, the median and the upper
        quartile.

        Two samples of one turn are a moment apart, so what slows the machine slows both: their
        quotient is steadier than either. Of two that took a different number of turns, the first.
        """
        return quartiles(self.quotients(ours))

    def quotients(self, ours: Times) -> list[float]:
        """Return how many times ours it takes, turn by turn."""
        return [mine / other for mine, other in zip(self.samples, ours.samples, strict=False)]


def quartiles(samples: Sequence[float]) -> tuple[float, float, float]:
    """The lower one, the median and the upper one."""
    low, middle, high = np.quantile(samples, QUARTILES)
    return float(low), float(middle), float(high)


def median_interval(samples: Sequence[float]) -> tuple[float, float, float]:
    """Two of the samples that have the true median between them, and with what confidence: the
    closest two that reach `CONFIDENCE`, or the outermost where the samples are too few.

    Each sample is above the true median or below it like a coin, whatever their distribution, so
    the k-th of n is above it when fewer than k coins show heads. Samples count as independent.
    """
    ordered, n = sorted(samples), len(samples)
    k, outside = 1, 2 / 2**n
    while outside + 2 * comb(n, k) / 2**n <= 1 - CONFIDENCE:
        outside += 2 * comb(n, k) / 2**n
        k += 1
    return ordered[k - 1], ordered[n - k], max(0.0, 1 - outside)


def interleave(calls: Mapping[str, Call], effort: Effort) -> dict[str, Times]:
    """`effort.repetitions` samples of each, taken in turns."""
    samplers = {name: Sampler(call) for name, call in calls.items()}
    return take_turns(samplers, dict.fromkeys(calls, effort.repetitions), effort)


def take_turns(
    samplers: Mapping[str, Sample], turns: Mapping[str, int], effort: Effort
) -> dict[str, Times]:
    """Take one sample of each candidate per turn; those with fewer turns leave the round early."""
    times = {name: Times() for name in samplers}
    for turn in range(max(turns.values(), default=0)):
        for name, sample in samplers.items():
            if turn < turns[name]:
                time.sleep(effort.pause_s)
                times[name].quiet += wait_for_quiet(effort.patience_s)
                times[name].samples.append(sample(effort.warm_s))
    return times


class Sampler:
    """A call, and how many of it make one sample. The collector of garbage rests meanwhile. Where
    the first call took seconds, which `first_s` says, it is not made once more to be estimated."""

    def __init__(self, call: Call, first_s: float = 0.0) -> None:
        self.call = call
        self.seconds = first_s if first_s > VERY_LONG_S else _seconds(call)
        self.count = max(1, round(SAMPLE_S / max(self.seconds, 1e-7)))

    def __call__(self, warm_s: float) -> float:
        collecting = gc.isenabled()
        gc.disable()
        try:
            if self.seconds < LONG_S:
                self._warm(warm_s)
            start = time.perf_counter()
            for _ in range(self.count):
                self.call()
            return (time.perf_counter() - start) / self.count
        finally:
            if collecting:
                gc.enable()

    def _warm(self, warm_s: float) -> None:
        start = time.perf_counter()
        self.call()
        while time.perf_counter() - start < warm_s:
            self.call()


def _seconds(call: Call) -> float:
    """Return the time of a call: of the second one, unless the first is already long."""
    for _ in range(2):
        start = time.perf_counter()
        call()
        elapsed = time.perf_counter() - start
        if elapsed > LONG_S:
            break
    return elapsed


def wait_for_quiet(patience_s: float) -> bool:
    """Wait until no other thread runs, and say whether that came; without patience, whether none
    runs now. Linux alone can tell."""
    if patience_s <= 0:
        return _running() <= 1
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
