"""How long each stage took: nested stages, and what comes after the end."""

from __future__ import annotations

import time

import pytest

from kitsune.system.lazy_imports import imports
from kitsune.system.progress import Cost, Stages


class Clock:
    """Seconds that pass when they are told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def list_ms(stages: Stages) -> dict[str, float]:
    return {stage: cost.wall_ms for stage, cost in stages.costs.items()}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(time, "perf_counter", made)
    for name, nothing in (("wall_s", 0.0), ("cpu_s", 0.0), ("_taken", (0.0, 0.0))):
        monkeypatch.setattr(imports, name, nothing)  # whatever other tests have imported
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
    assert list_ms(stages) == {"plan": 16e3, "emit": 8e3, "load": 3e3}  # in the pipeline's order


def test_a_stage_that_fails_has_its_time(clock: Clock) -> None:
    stages = Stages()

    def fail() -> None:
        with stages.time("rewrite"):
            clock.now += 1
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail()
    clock.now += 1
    assert list_ms(stages) == {"rewrite": 1e3}


def test_only_the_first_run_counts_after_the_end(clock: Clock) -> None:
    stages = Stages()
    with stages.time("rewrite"):
        clock.now += 1
    stages.end()
    with stages.time("plan"):
        clock.now += 1
    for _ in range(2):
        with stages.time_first_run():
            clock.now += 2
            with stages.time("pack"):
                clock.now += 4
    assert list_ms(stages) == {"rewrite": 1e3, "pack": 8e3, "run": 2e3}


def test_imports_inside_a_stage_are_a_stage(clock: Clock) -> None:
    stages = Stages()
    with stages.time("trace"):
        clock.now += 1
        with imports:
            clock.now += 2
            with imports:
                clock.now += 4
        clock.now += 8
    assert list_ms(stages) == {"import": 6e3, "trace": 9e3}


def test_what_came_before_a_compilation_is_counted_once(clock: Clock) -> None:
    opening, first, second = Stages(), Stages(), Stages()
    with opening.time("read"):
        clock.now += 1
    for stages in (first, second):
        stages.take(opening)
        with stages.time("trace"):
            clock.now += 2
    assert list_ms(first) == {"read": 1e3, "trace": 2e3}
    assert list_ms(second) == {"trace": 2e3}


def test_a_stage_has_the_processor_time_of_its_threads_and_the_peak_of_memory() -> None:
    stages = Stages()
    with stages.time("llvm"):
        held = bytes(1 << 20)
        sum(held)
    cost = stages.costs["llvm"]
    assert 0 < cost.cpu_ms <= 2 * cost.wall_ms
    assert cost.peak_nbytes == 0 or cost.peak_nbytes > len(held)
    stages.add("llvm", Cost(cpu_ms=1e6))
    assert stages.costs["llvm"].cpu_ms == 1e6 + cost.cpu_ms
