"""Tuning on a busy machine: noise is repeated, surprises are doubted, better evidence replaces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from kitsune.config import FusionConfig
from kitsune.ir.node import Graph
from kitsune.ir.ops import OPS, input_
from kitsune.plan.cost import Measured, program_key
from kitsune.plan.group import Timed
from kitsune.plan.pattern_examples import make_graph
from kitsune.target import X86_64_V3
from kitsune.tune.candidates import Where
from kitsune.tune.evidence import (
    ENOUGH_SAMPLES,
    MAX_ROUNDS,
    MAX_SPREAD,
    Expected,
    is_doubtful,
    is_noisy,
    measure,
    noisy_results,
)
from kitsune.tune.timing import Times
from kitsune.tune.tuner import Tuner
from kitsune.tune.tuning_store import load_measured, record

SAMPLES = 9
RUNS: dict[str, Any] = {"apart": None, "together": None}
EXPECTED = Expected(unfused_us=2000.0, fused_us=1500.0)
WHERE = Where(X86_64_V3, FusionConfig(), 1)


def steady(apart_ms: float, together_ms: float, quiet: int = SAMPLES) -> dict[str, Times]:
    """A round in which nothing disturbs, or everything by the same factor."""
    return {
        "apart": Times([1e-3 * apart_ms] * SAMPLES, quiet),
        "together": Times([1e-3 * together_ms] * SAMPLES, quiet),
    }


def disturbed(apart_ms: float, together_ms: float) -> dict[str, Times]:
    """A round in which every second turn of the fused kernel loses the processor."""
    slow = [1e-3 * together_ms * (4.0 if n % 2 else 1.0) for n in range(SAMPLES)]
    return {"apart": Times([1e-3 * apart_ms] * SAMPLES, 1), "together": Times(slow, 1)}


class Machine:
    """A timer that gives the rounds of a script, the last of them for ever."""

    def __init__(self, *rounds: dict[str, Times]) -> None:
        self.rounds, self.taken = rounds, 0

    def __call__(self, runs: Mapping[str, Any]) -> dict[str, Times]:
        found = self.rounds[min(self.taken, len(self.rounds) - 1)]
        self.taken += 1
        return found


# --- one result ----------------------------------------------------------------------------------


def test_a_quiet_result_is_measured_once() -> None:
    machine = Machine(steady(2.0, 1.8))
    found = measure(RUNS, machine, EXPECTED)
    assert machine.taken == 1
    assert (found.unfused_us, found.fused_us) == (pytest.approx(2000.0), pytest.approx(1800.0))
    assert (found.spread, found.samples, found.quiet) == (0.0, SAMPLES, 1.0)
    assert not is_doubtful(found, EXPECTED)


def test_noise_is_repeated_and_the_quiet_turns_count() -> None:
    machine = Machine(disturbed(2.0, 1.8), steady(2.0, 1.8))
    found = measure(RUNS, machine, EXPECTED)
    assert machine.taken == 2
    assert found.fused_us == pytest.approx(1800.0)
    assert found.spread <= MAX_SPREAD


def test_a_result_far_above_its_prediction_is_repeated() -> None:
    """5.0 ms, of a group that takes 1.8, while another process had the processor."""
    machine = Machine(steady(6.0, 5.0, quiet=0), steady(2.0, 1.8), steady(2.0, 1.8))
    found = measure(RUNS, machine, EXPECTED)
    assert found.fused_us == pytest.approx(1800.0)
    assert found.gain == pytest.approx(2.0 / 1.8)


def test_a_surprise_that_repeats_is_believed() -> None:
    machine = Machine(steady(2.0, 9.0))
    found = measure(RUNS, machine, EXPECTED)
    assert machine.taken == 2
    assert found.fused_us == pytest.approx(9000.0)
    assert not is_doubtful(found, EXPECTED)


def test_what_stays_noisy_is_given_up_after_a_few_rounds_and_doubted() -> None:
    rounds = [disturbed(2.0, together) for together in (1.5, 2.0, 2.6, 3.4)]
    machine = Machine(*rounds)
    found = measure(RUNS, machine, EXPECTED)
    assert machine.taken == MAX_ROUNDS
    assert is_noisy(found)
    assert is_doubtful(found, EXPECTED)


def test_a_surprise_on_a_busy_machine_stays_doubtful_until_samples_are_many() -> None:
    busy = Timed(6000.0, 5000.0, spread=0.05, samples=18, quiet=0.0)
    assert is_doubtful(busy, EXPECTED)
    assert not is_doubtful(Timed(6000.0, 5000.0, 0.05, 18, quiet=1.0), EXPECTED)
    assert not is_doubtful(Timed(6000.0, 5000.0, 0.05, ENOUGH_SAMPLES, quiet=0.0), EXPECTED)
    assert not is_doubtful(Timed(2000.0, 1800.0, 0.05, 18, quiet=0.0), EXPECTED)


def test_better_evidence_replaces_and_worse_does_not() -> None:
    wrong = Timed(6000.0, 5000.0, spread=0.3, samples=18, quiet=0.0)
    found = measure(RUNS, Machine(steady(2.0, 1.8)), EXPECTED, wrong)
    assert found.fused_us == pytest.approx(1800.0)
    assert found.samples == 18 + SAMPLES
    right = Timed(2000.0, 1800.0, spread=0.02, samples=9)
    rounds = [disturbed(6.0, together) for together in (5.0, 7.0, 4.0, 6.0)]
    kept = measure(RUNS, Machine(*rounds), EXPECTED, right)
    assert kept.fused_us == 1800.0
    assert kept.samples > right.samples


# --- a tuning ------------------------------------------------------------------------------------


def chain() -> Graph:
    x = input_("x", (1 << 16,))
    return make_graph(OPS["relu"](OPS["neg"](x)))


def tuner(known: Measured, rounds: Machine) -> Tuner:
    return Tuner(WHERE, 60.0, known, True, rounds, clock=_clock().__next__)


def _clock() -> Iterator[float]:
    """Time stands still: nothing ends for want of it."""
    while True:
        yield 0.0


class Ways(Machine):
    """The same, for schedules too: whoever is not in the script takes the time of `apart`."""

    def __call__(self, runs: Mapping[str, Any]) -> dict[str, Times]:
        found = super().__call__(runs)
        return {name: found.get(name, found["apart"]) for name in runs}


def test_an_entry_that_a_busy_machine_left_is_measured_again() -> None:
    graph = chain()
    first = tuner(Measured(), Ways(steady(0.2, 5.0, quiet=0)))
    wrong = first.run(graph)
    [key] = wrong.groups
    assert wrong.groups[key].gain < 1
    assert first.samples == {}, "a doubtful time is no sample for the cost function"
    again = tuner(wrong, Ways(steady(0.2, 0.05)))
    right = again.run(graph)
    assert right.groups[key].fused_us == pytest.approx(50.0)
    assert right.groups[key].gain > 1
    assert key in again.new.groups
    settled = Ways(steady(0.2, 9.0))
    assert tuner(right, settled).run(graph).groups == right.groups
    assert settled.taken == 0


def test_a_schedule_is_not_recorded_from_noise() -> None:
    graph = make_graph(OPS["mul"](input_("x", (1 << 16,)), input_("y", (1 << 16,))))
    noisy = disturbed(1.0, 1.0)
    machine = Ways({"apart": noisy["together"], "together": noisy["together"]})
    assert tuner(Measured(), machine).run(graph).schedules == {}
    assert tuner(Measured(), Ways(steady(1.0, 1.0))).run(graph).schedules != {}


def test_evidence_is_stored_and_found_again() -> None:
    graph = chain()
    timed = Timed(2000.0, 1800.0, spread=0.4, samples=36, quiet=0.25)
    found = Measured({"a": timed}, programs={program_key(graph): Timed(2.0, 1.0)})
    assert record(found, {}, X86_64_V3, 1)
    back = load_measured(X86_64_V3, 1)
    assert back == found
    assert (back.groups["a"].spread, back.groups["a"].samples, back.groups["a"].quiet) == (
        0.4,
        36,
        0.25,
    )
    assert noisy_results(back) == 1


def test_plans_do_not_depend_on_evidence() -> None:
    """Programs stay cached when only the evidence of a result grew."""
    one, other = (Measured({"a": Timed(2.0, 1.0, spread, 9)}) for spread in (0.1, 0.2))
    assert one == other
    assert one.name == other.name
