"""What the clocks of a profile add to a call: the same programs with clocks and without, in turns.

python scripts/overhead.py          # a minute, on an idle machine
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np

import kitsune as kt
from benchmarks.networks import SMALL_BERT, Encoder
from kitsune.backends.cpu.native_program import CpuProgram
from kitsune.backends.cpu.timed_program import TimedProgram
from kitsune.target import CpuTarget
from kitsune.tune.timing import median_interval

SECONDS = 10.0  # of turns, for each row
SAMPLE_S = 0.001  # several calls of a faster program
MODELS = {
    "MiniLM's encoder": SMALL_BERT,
    "many small kernels": Encoder(layers=24, tokens=4, width=64, heads=4, hidden=128),
}


def pair(encoder: Encoder, threads: int) -> tuple[Callable[[], Any], Callable[[], Any], int]:
    """A call without clocks, one with them, and how many kernels it has."""
    module, x = encoder.module(), np.ones((1, encoder.tokens, encoder.width), np.float32)
    model = kt.compile(module, x, threads=threads)
    built = model._latest.compiled
    layout = built.module()
    assert isinstance(built.target, CpuTarget)
    target = built.target
    plain, timed = (kind(layout, target, threads) for kind in (CpuProgram, TimedProgram))
    return lambda: plain.slow_path(x), lambda: timed.slow_path(x), len(layout.steps)


def took(call: Callable[[], Any], count: int) -> float:
    start = time.perf_counter()
    for _ in range(count):
        call()
    return time.perf_counter() - start


def measured(plain: Callable[[], Any], timed: Callable[[], Any]) -> tuple[list[float], float]:
    """Times with clocks over those without, each of plain, timed, timed, plain; and a call's."""
    took(plain, 20)
    took(timed, 20)
    count = max(1, round(SAMPLE_S / (took(plain, 20) / 20)))
    quotients, times, end = list[float](), list[float](), time.perf_counter() + SECONDS
    gc.disable()
    while time.perf_counter() < end:
        first, *middle, last = (took(call, count) for call in (plain, timed, timed, plain))
        quotients.append(sum(middle) / (first + last))
        times.append(1e6 * (first + last) / (2 * count))
    gc.enable()
    return quotients, median(times)


def main() -> None:
    print("| program | kernels | threads | without | added | turns |\n|---|---|---|---|---|---|")
    for title, encoder in MODELS.items():
        for threads in (1, 2):
            plain, timed, kernels = pair(encoder, threads)
            quotients, time_us = measured(plain, timed)
            low, high, _ = median_interval(quotients)
            middle, low, high = (100 * (q - 1) for q in (median(quotients), low, high))
            print(
                f"| {title} | {kernels} | {threads} | {time_us:,.0f} µs | {middle:.2f} % "
                f"({low:.2f} to {high:.2f}) | {len(quotients)} |"
            )


if __name__ == "__main__":
    main()
