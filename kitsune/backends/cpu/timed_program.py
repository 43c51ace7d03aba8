"""Run a program that records when each of its threads ran which kernel.

program = TimedProgram(layout, target, threads)
program.slow_path(*arrays)
program.spans()             # of that call: thread, step, part, from when to when
"""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from kitsune.backends.cpu.clock import BEGIN, LINE, STAMP_NBYTES, STAMPS, TICKS
from kitsune.backends.cpu.native_program import CpuProgram
from kitsune.backends.cpu.threads.team import pool
from kitsune.lower.memory import Module
from kitsune.system.free_memory import allocate_aligned
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget

TICKS_NOW = ctypes.PYFUNCTYPE(ctypes.c_int64)
MANY_STAMPS = ctypes.PYFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64)
TIMED_STAMPS = 1000


class Span(NamedTuple):
    """What a thread did from one moment to another, in nanoseconds of `time.perf_counter_ns`."""

    thread: int
    step: int
    part: int
    start_ns: float
    end_ns: float


@dataclass(frozen=True)
class Moment:
    """The same moment on both clocks."""

    ticks: int
    ns: int


class TimedProgram(CpuProgram):
    """A program that is linked to note the time: its kernels are those of any other. `general` is
    the way to call it, one call at a time."""

    def __init__(self, layout: Module, target: CpuTarget, threads: int | None) -> None:
        super().__init__(layout, target, threads, is_timed=True)
        counts = [
            sum(layout.count_runs(step) for step in layout.steps if first <= step.phase <= last)
            for first, last in layout.stages
        ]
        stamps = self._job.most_calls(counts) + sum(counts) + 1  # or all of it alone
        self._stride = LINE + -(-stamps * STAMP_NBYTES // LINE) * LINE
        self._trace = allocate_aligned(LINE + pool(threads).size * self._stride)
        self._trace[:8].view(np.int64)[0] = self._stride
        self._counts = self._trace[LINE:].view(np.int64)[:: self._stride // 8]  # one a thread
        self._further = (self._trace.ctypes.data,)
        self._ticks = TICKS_NOW(self.code.address(TICKS))
        self._first = self.moment()

    def moment(self) -> Moment:
        """Now: the counter is read between two looks at the clock, as close as they come."""
        looks = []
        for _ in range(8):
            before = time.perf_counter_ns()
            ticks = self._ticks()
            after = time.perf_counter_ns()
            looks.append((after - before, Moment(ticks, (before + after) // 2)))
        return min(looks, key=lambda look: look[0])[1]

    def fast_path(self, fallback: Callable[..., Any]) -> Callable[..., Any]:
        """A native fast path knows nothing of what is noted."""
        return self.slow_path

    def _run(self, arrays: Sequence[np.ndarray], arena: np.ndarray) -> None:
        self._counts.fill(0)
        super()._run(arrays, arena)

    def _stamps(self, thread: int) -> np.ndarray:
        """A thread's own part of the trace: how many, and from the next line on the stamps."""
        at = LINE + thread * self._stride
        return self._trace[at : at + self._stride].view(np.int64)

    @property
    def stamps(self) -> int:
        """How many the busiest thread made in the latest call."""
        return int(self._counts.max())

    def stamp_ns(self) -> float:
        """What one stamp takes: the best of a few times many."""
        many = MANY_STAMPS(self.code.address(STAMPS))
        memory = allocate_aligned(LINE + TIMED_STAMPS * STAMP_NBYTES)
        times = []
        for _ in range(5):
            memory[:8] = 0
            start = time.perf_counter_ns()
            many(memory.ctypes.data, TIMED_STAMPS)
            times.append(time.perf_counter_ns() - start)
        return min(times) / TIMED_STAMPS

    def spans(self) -> list[Span]:
        """Of the latest call. The longer ago the program was made, the more exact they are."""
        now = self.moment()
        rate = (now.ns - self._first.ns) / max(1, now.ticks - self._first.ticks)
        found = [
            Span(
                thread,
                step,
                part,
                now.ns + rate * (start - now.ticks),
                now.ns + rate * (end - now.ticks),
            )
            for thread in range(pool(self.threads).size)
            for step, part, start, end in self._between(thread)
        ]
        return sorted(found, key=lambda span: span.start_ns)

    def _between(self, thread: int) -> Iterator[tuple[int, int, int, int]]:
        mine = self._stamps(thread)
        first = LINE // mine.itemsize
        stamps = mine[first : first + 2 * int(mine[0])].reshape(-1, 2).tolist()
        for (start, _), (end, what) in pairwise(stamps):
            if what & BEGIN != BEGIN:
                yield what & BEGIN, what >> 32, start, end
