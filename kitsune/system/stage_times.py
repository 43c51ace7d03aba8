"""Measure how long each stage of a compilation takes."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

# In the order in which a model goes through them; `pack` packs the weights, at the first call.
STAGES = ("trace", "rewrite", "plan", "lower", "emit", "llvm", "load", "pack")


@contextmanager
def pause_gc() -> Iterator[None]:
    """Compiling makes many objects that stay: looking through all of them for garbage meanwhile
    takes as long as loading a program does."""
    was_enabled = gc.isenabled()
    gc.disable()
    _disabled.append(was_enabled)
    try:
        yield
    finally:
        _disabled.remove(was_enabled)
        if was_enabled:
            gc.enable()


_disabled: list[bool] = []  # of the threads inside: whether each found the collector enabled


def _after_fork() -> None:
    """The thread that would enable the collector again did not come along into the child."""
    if any(_disabled):
        gc.enable()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)


class Stages:
    """Milliseconds by stage, of one compilation in one thread. A stage entered again adds to its
    time; the time of a stage inside another is not the other's too."""

    def __init__(self, step: Callable[[str, float], None] = lambda stage, done: None) -> None:
        """`step` is called with each stage that begins and its place among `STAGES`."""
        self._step = step
        self._times = dict.fromkeys(STAGES, 0.0)
        self._inside: list[str] = []
        self._since = 0.0
        self._is_over = False

    @property
    def times_ms(self) -> dict[str, float]:
        """What was needed: a program that was known has no plan made for it."""
        return {stage: round(ms, 3) for stage, ms in self._times.items() if ms}

    @contextmanager
    def time(self, stage: str) -> Iterator[None]:
        self._charge()
        self._inside.append(stage)
        self._step(stage, STAGES.index(stage))
        try:
            yield
        finally:
            self._charge()
            self._inside.pop()

    def _charge(self) -> None:
        """Give the time since the last change to the innermost stage."""
        now = time.perf_counter()
        if self._inside and not self._is_over:
            self.add(self._inside[-1], 1e3 * (now - self._since))
        self._since = now

    def add(self, stage: str, ms: float) -> None:
        self._times[stage] += ms

    def end(self) -> None:
        """The program is there: what reports ask for later is nobody's waiting."""
        self._is_over = True
