"""How long each stage took: nested stages, and what comes after the end."""

from __future__ import annotations

import time

import pytest

from kitsune.system.progress import Stages


class Clock:
    """Seconds that pass when they are told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(time, "perf_counter", made)
    return made


def test_a_stage_inside_another_has_its_own_time(clock: Clock) -> None:
    stages = Stages()
    with stages.time("load"):
        clock.now += 1
        for _ in range(2):
            with stages.time("emit"):
                clock.now += 4
        clock.now += 2
    clock.now += 8  # nobody's
    with stages.time("plan"):
        clock.now += 16
    assert stages.times_ms == {"plan": 16e3, "emit": 8e3, "load": 3e3}  # in the pipeline's order


def test_a_stage_that_fails_has_its_time(clock: Clock) -> None:
    stages = Stages()

    def fail() -> None:
        with stages.time("rewrite"):
            clock.now += 1
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail()
    clock.now += 1
    assert stages.times_ms == {"rewrite": 1e3}


def test_only_weights_are_packed_after_the_end(clock: Clock) -> None:
    stages = Stages()
    with stages.time("rewrite"):
        clock.now += 1
    stages.end()
    with stages.time("plan"):
        clock.now += 1
    stages.add("pack", 5.0)
    assert stages.times_ms == {"rewrite": 1e3, "pack": 5.0}
