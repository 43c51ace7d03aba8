"""What a core does: measured once, kept, and believed within limits."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import kitsune as kt
from kitsune.backends.cpu import host_target as machine
from kitsune.backends.cpu import jit
from kitsune.cache.store import default_store
from kitsune.target import CpuTarget

HOST = jit.host_target()
NUMBERS = {"read_gbps": [90.0, 60.0, 40.0, None], "fma_gflops": 123.4, "barrier_ns": None}


@pytest.fixture
def measurements(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bool]]:
    """A machine nobody has measured, and whether each measurement of it was thorough."""
    made: list[bool] = []

    def measured(target: CpuTarget, thorough: bool) -> dict[str, Any]:
        made.append(thorough)
        return NUMBERS

    monkeypatch.setenv("KITSUNE_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.delenv("KITSUNE_MEASURE")
    monkeypatch.setattr(machine, "measure_core", measured)
    machine._known.cache_clear()
    yield made
    machine._known.cache_clear()


def test_the_first_process_measures(measurements: list[bool]) -> None:
    first = machine.machine_target()
    assert first == replace(HOST, read_gbps=(90.0, 60.0, 40.0, 20.0), fma_gflops=120.0)
    assert machine.machine_target() is first
    machine._known.cache_clear()  # another process
    assert machine.machine_target() == first
    assert measurements == [False]
    assert [e.key.partition("-")[0] for e in default_store().entries()] == ["machine"]


def test_a_model_is_compiled_for_what_was_measured(measurements: list[bool]) -> None:
    model = kt.compile(lambda t: t + 1, [1.0])
    assert model._latest.compiled.target == machine.machine_target() != HOST
    assert measurements == [False]


def test_it_can_be_turned_off(measurements: list[bool], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KITSUNE_MEASURE", "0")
    assert machine.machine_target() == HOST
    assert not measurements


def test_without_a_cache_nothing_is_measured(
    measurements: list[bool], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("KITSUNE_CACHE_DIR", str(tmp_path / "file"))
    assert machine.machine_target() == HOST
    assert not measurements


def test_what_was_kept_is_replaced(measurements: list[bool]) -> None:
    machine.machine_target()
    assert machine.measure_and_keep(thorough=True) == machine.load_measurements() == NUMBERS
    assert measurements == [False, True]


# --- what is believed ----------------------------------------------------------------------------


def test_a_busy_machine_is_not_believed() -> None:
    slow = {"read_gbps": [0.1] * 4, "fma_gflops": 1e-3, "barrier_ns": 1e9}
    fast = {"read_gbps": [1e9] * 4, "fma_gflops": 1e9, "barrier_ns": 0.0}
    for numbers, by in ((slow, 1 / machine.FARTHEST), (fast, machine.FARTHEST)):
        used = machine.clamp_measurements(numbers, HOST)
        assert used["fma_gflops"] == pytest.approx(HOST.fma_gflops * by, rel=0.05)
        assert used["barrier_ns"] == pytest.approx(HOST.barrier_ns / by, rel=0.05)
        for mine, usual in zip(used["read_gbps"], HOST.read_gbps, strict=True):
            assert mine == pytest.approx(usual * by, rel=0.05)


def test_no_cache_is_slower_than_what_is_behind_it() -> None:
    numbers = NUMBERS | {"read_gbps": [80.0, 90.0, None, 30.0]}
    assert machine.clamp_measurements(numbers, HOST)["read_gbps"] == (80.0, 80.0, 50.0, 30.0)


# --- measuring -----------------------------------------------------------------------------------


def test_this_machine_can_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "MEMORY_NBYTES", 1 << 22)
    found = json.loads(
        json.dumps(machine.measure_core(replace(HOST, l3_nbytes=1 << 20), thorough=True))
    )
    assert found["fma_gflops"] > 0
    assert all(number > 0 for number in found["read_gbps"])
    met = found["barrier_ns"]  # on a busy machine, workers may not come
    assert met is None or (met > 0 and machine.default_threads() > 1)


def test_little_time_leaves_memory_and_threads_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(machine.PATIENCE_S, False, -1.0)
    found = machine.measure_core(
        replace(HOST, l2_nbytes=1 << 20, l3_nbytes=1 << 24), thorough=False
    )
    assert found["read_gbps"][0] > 0
    assert found["read_gbps"][3] is None
    assert found["barrier_ns"] is None


def test_caches_that_hold_everything_hide_the_memory() -> None:
    found = machine.measure_core(replace(HOST, l3_nbytes=machine.MEMORY_NBYTES), thorough=False)
    assert found["read_gbps"][3] is None


def test_tests_plan_with_the_defaults() -> None:
    assert os.environ["KITSUNE_MEASURE"] == "0"
    assert kt.compile(lambda t: t + 1, [1.0])._latest.compiled.target == HOST
