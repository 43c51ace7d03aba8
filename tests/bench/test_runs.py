"""Running suites: processes, turns, limits, bars, tables and pages."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from benchmarks import graphs, onnx_files, start_times
from benchmarks.bars import LimitShare, SpeedUp, TimeBound
from benchmarks.case import Workload
from benchmarks.grid import print_grids
from benchmarks.latency import (
    Cost,
    compare_with_limit,
    count_work,
    measure_case,
)
from benchmarks.oracle import trace_case
from benchmarks.run import bench, drop_samples, merge_results
from benchmarks.suites import LINEAR, SUITES, TRAIN
from benchmarks.tables import list_notes, make_grids
from benchmarks.worker import LibraryWorker
from benchmarks.workers import LibraryPool
from kitsune.backends.cpu import jit
from kitsune.compare.comparison import BUDGET_S, FULL, QUICK, choose_turns, summarize
from kitsune.errors import KitsuneError
from kitsune.tune.machine_limits import MachineLimits, make_limit_calls, measure_limits
from kitsune.tune.timing import Effort, Sampler, Times, interleave, take_turns

LIMIT = MachineLimits(1, fma_gflops=100.0, dot8_gops=200.0, copy_gbs=10.0, read_gbs=8.0)


class Alone(LibraryPool):
    """Our own library in this process; every peer is absent."""

    def __init__(self) -> None:
        super().__init__(1, 60.0)
        self.worker = LibraryWorker("kitsune", 1)
        self.worker.answer({"limits": True, "quick": True})

    def ask(self, candidate: str, message: Any) -> dict[str, Any]:
        if (library := self.find_process(candidate)) != "kitsune":
            return {"absent": f"{library} is not here"}
        return self.worker.answer(message)


@pytest.fixture(scope="module")
def row() -> dict[str, Any]:
    return measure_case(Alone(), LINEAR, LINEAR.quick[0], LIMIT, jit.host_target(), quick=True)


def result_of(*rows: dict[str, Any], **changed: Any) -> dict[str, Any]:
    return {
        "suite": "linear",
        "machine": {"cpu": "znver3", "cpus": 2},
        "quick": True,
        "versions": {"kitsune": "0", "jax": None},
        "limits": [LIMIT.json()],
        "rows": list(rows),
        **changed,
    }


def printed(result: dict[str, Any]) -> str:
    out = io.StringIO()
    print_grids(make_grids(result), list_notes(result), Console(file=out))
    return out.getvalue()


# --- a row ---------------------------------------------------------------------------------------


def test_a_row_has_its_fields(row: dict[str, Any]) -> None:
    assert row["high_us"] >= row["time_us"] >= row["low_us"] >= row["best_us"] > 0
    assert 0 <= row["error"] <= 1e-4
    unfused = row["candidates"]["unfused"]
    assert 0 < unfused["ratio_low"] <= unfused["ratio"] <= unfused["ratio_high"]
    assert row["candidates"]["jax"] == {"absent": "jax is not here"}
    assert [bar["text"] for bar in row["bars"]] == []  # nobody to be ahead of, and a small m


def test_a_case_may_leave_a_candidate_out() -> None:
    case = replace(LINEAR.quick[0], without={"unfused": "it takes too long"})
    row = measure_case(Alone(), LINEAR, case, LIMIT, jit.host_target(), quick=True)
    assert row["candidates"]["unfused"] == {"absent": "it takes too long", "asked": False}


def test_the_table_shows_ratios_and_who_is_absent(row: dict[str, Any]) -> None:
    text = printed(result_of(row))
    assert "linear+bias+gelu, 4×32×48" in text
    assert f"{row['candidates']['unfused']['ratio']:.2f}" in text
    assert "cannot" in text
    assert "jax: jax is not here (linear+bias+gelu, 4×32×48, 1 thread(s))" in text
    assert "read 8.0 GB/s" in text
    assert "jax absent" in text


def test_a_table_shows_losses_in_bold_and_bars_that_are_missed(row: dict[str, Any]) -> None:
    peer = row["candidates"]["unfused"] | {"ratio": 0.9, "ratio_low": 0.8, "ratio_high": 1.2}
    bars = [{"reached": True, "text": "95 %"}, {"reached": False, "text": "jax 0.90 of 1.1"}]
    limit = {
        "bound": "memory",
        "least_us": 1.0,
        "percent": 77.2,
        "best_percent": 84.6,
        "rate": 24.61,
        "unit": "GB/s",
    }
    changed = {"candidates": {"jax": peer}, "bars": bars, "limit": limit}
    text = printed(result_of(row | changed))
    assert "77 % (85) of 24.6 GB/s" in text
    assert "**0.90** (0.80-1.20)" in text
    assert "missed: jax 0.90 of 1.1" in text


@pytest.mark.parametrize(
    ("bar", "answer"),
    [
        (SpeedUp(1.1), (False, "torch 1.05 of 1.1")),
        (SpeedUp(1.1, ("jax", "openvino")), (True, "jax 1.30 of 1.1")),
        (SpeedUp(1.1, ("openvino",)), None),
        (LimitShare(90), (False, "84 % of 90 % fma")),
        (LimitShare(80), (True, "84 % of 80 % fma")),
        (TimeBound(1.5), (False, "1.75 of 1.5 µs")),
        (TimeBound(1.5e6, "cold_us"), (True, "cold 600 of 1500 ms")),
    ],
)
def test_bars(bar: Any, answer: Any) -> None:
    measured = {
        "time_us": 1.75,
        "cold_us": 6e5,
        "limit": {"percent": 84.2, "bound": "fma"},
        "candidates": {
            "unfused": {"ratio": 1.01},
            "torch": {"ratio": 1.05},
            "jax": {"ratio": 1.3},
            "openvino": {"absent": "not here"},
        },
    }
    assert bar.check(measured) == answer
    assert LimitShare(1).check({"limit": None}) is None


# --- turns ---------------------------------------------------------------------------------------


def test_samples_are_taken_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    log: list[str] = []
    monkeypatch.setattr("time.sleep", lambda seconds: log.append("pause"))
    monkeypatch.setattr("kitsune.tune.timing._seconds", lambda call: 1e-2)
    effort = Effort(repetitions=2, pause_s=1.0, patience_s=-1.0, warm_s=0.0)
    times = interleave({name: lambda name=name: log.append(name) for name in "ab"}, effort)
    assert log == ["pause", "a", "a", "pause", "b", "b"] * 2  # warmed up, then timed
    assert [len(each.samples) for each in times.values()] == [2, 2]


def test_who_has_fewer_turns_leaves_the_round() -> None:
    times = take_turns({n: lambda warm_s: 1.0 for n in "ab"}, {"a": 3, "b": 1}, QUICK)
    assert [len(times[name].samples) for name in "ab"] == [3, 1]
    assert times["b"].ratios(times["a"]) == (1.0, 1.0, 1.0)


def test_a_long_call_is_neither_warmed_nor_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []
    clock = iter(np.arange(0.0, 100.0, 0.2))
    monkeypatch.setattr("time.perf_counter", lambda: float(next(clock)))
    sampler = Sampler(lambda: calls.append(1))
    assert (sampler.seconds, sampler.count) == (pytest.approx(0.2), 1)
    assert sampler(warm_s=1.0) == pytest.approx(0.2)
    assert len(calls) == 2
    assert Sampler(lambda: calls.append(1), first_s=3.0).seconds == 3.0
    assert len(calls) == 2


def test_slow_candidates_take_fewer_turns() -> None:
    second = 1e6
    turns = choose_turns(
        {"kitsune": second, "torch": 2 * second, "jax": 100 * second, "x": 1.0}, FULL
    )
    ours = round(BUDGET_S)
    assert turns == {"kitsune": ours, "torch": ours // 2, "jax": 1, "x": ours}


def test_times() -> None:
    times = Times([3.0, 1.0, 2.0, 100.0])
    assert (times.median, times.best) == (2.5, 1.0)
    found = summarize(Times([2.0, 4.0]), Times([1.0, 4.0]))
    assert (found["time_us"], found["best_us"], found["ratio"], found["turns"]) == (
        3e6,
        2e6,
        1.5,
        2,
    )


def test_ratios_are_taken_turn_by_turn() -> None:
    """A turn in which the machine is slow counts no more than the others."""
    ours, other = Times([1.0, 1.0, 10.0, 1.0, 1.0]), Times([2.0, 3.0, 20.0, 1.0, 2.0])
    assert other.ratios(ours) == (2.0, 2.0, 2.0)
    assert ours.ratios(ours) == (1.0, 1.0, 1.0)


# --- processes -----------------------------------------------------------------------------------


def test_a_library_answers_from_its_own_process(tmp_path: Path) -> None:
    """Its variables are set there, and what it prints does not come between the answers."""
    with LibraryPool(2, 60.0, {"KITSUNE_CACHE_DIR": str(tmp_path)}) as pool:
        limits = MachineLimits(**pool.ask("kitsune", {"limits": True, "quick": True}))
        suite = replace(TRAIN, candidates=())
        found = measure_case(pool, suite, suite.quick[0], limits, jit.host_target(), quick=True)
    assert limits.threads == found["threads"] == 2
    assert limits.read_gbs > 0.1
    assert found["error"] <= 1e-4
    assert any(tmp_path.iterdir())


def ends(code: int) -> list[str]:
    return [sys.executable, "-c", f"import os; input(); os.kill(os.getpid(), {code})"]


def test_a_process_that_ends_is_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a peer; one of ours that ends is an error."""
    popen = subprocess.Popen
    monkeypatch.setattr(
        "kitsune.compare.worker_pool.subprocess.Popen", lambda command, **how: popen(ends(9), **how)
    )
    with LibraryPool(1, 60.0) as pool:
        for _ in range(2):
            assert pool.ask("jax", {}) == {"absent": "its process ended with signal 9"}
        with pytest.raises(KitsuneError, match="with 1 threads failed"):
            pool.ask("kitsune", {})


def test_a_peer_that_takes_too_long_is_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    sleeps = [sys.executable, "-c", "import time; time.sleep(60)"]
    popen = subprocess.Popen
    monkeypatch.setattr(
        "kitsune.compare.worker_pool.subprocess.Popen", lambda command, **how: popen(sleeps, **how)
    )
    with LibraryPool(1, patience_s=0.1) as pool:
        assert pool.ask("jax", {}) == {"absent": "it took longer than 0.1 s"}


def test_an_error_in_the_process_is_an_error_here() -> None:
    message = {
        "build": "kitsune",
        "suite": "linear",
        "case": LINEAR.quick[0].name,
        "expected": "/no/such/file.npy",
    }
    with LibraryPool(1, 60.0) as pool, pytest.raises(KitsuneError, match="failed"):
        pool.ask("kitsune", message)


# --- starting ------------------------------------------------------------------------------------


def test_starts_are_cold_then_warm(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A warm start sees the cache of a cold one, which was empty, and nobody else's."""
    seen: list[tuple[str, Path]] = []

    def start(self: start_times.Starts, name: str, caches: Path) -> dict[str, Any]:
        seen.append((name, caches))
        usage = {"cpu_us": 100.0 * len(seen), "wall_us": 1.0, "peak_nbytes": 1e6}
        return {"absent": "none"} if name == "openvino" else {"first": usage, "final": usage}

    monkeypatch.setattr(start_times.Starts, "start", start)
    (case,) = start_times.QUICK_CASES
    row = start_times.Starts(case, tmp_path, tmp_path, 1, 60.0).measure(3, with_slow=True)
    names = [name for name, _ in seen]
    assert names[:5] == ["kitsune", start_times.WARM, "onnxruntime", "openvino", "torch.compile"]
    assert names[5:] == 2 * ["kitsune", start_times.WARM, "onnxruntime"]
    assert len({caches for _, caches in seen}) == 3
    assert row["starts"]["kitsune"]["first"]["cpu_us"] == 600.0
    assert row["candidates"]["openvino"] == {"absent": "none"}
    assert [bar["text"] for bar in row["bars"]] == [
        "first result 0.75 of 1.2",
        "final 0.75 of 2.5",
        "warm 0.88 of 0.7",
        "memory: +0 of 63 MB",
        "torch.compile 1.20 of 0.05",
    ]


def test_our_own_start_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start_times, "PEERS", {"onnxruntime": "no such package"})
    monkeypatch.setattr(onnx_files, "SETTLED_S", 0)
    rows, missing = start_times.measure_starts(
        start_times.QUICK_CASES, [1], True, 60.0, lambda *_: None
    )
    assert not missing
    cold, warm = (rows[0]["starts"][name] for name in ("kitsune", start_times.WARM))
    assert 0 < cold["first"]["cpu_us"] <= cold["final"]["cpu_us"]
    assert warm["first"]["peak_nbytes"] > 1e6
    text = printed(result_of(*rows, suite="compile", limits=[]))
    assert "tiny BERT, 1×16" in text
    assert "no such package is not installed" in text


# --- limits --------------------------------------------------------------------------------------


def test_limits_of_this_machine() -> None:
    target = jit.host_target()
    one = measure_limits(1, make_limit_calls(1, target, copied=1 << 20), QUICK)
    assert min(one.fma_gflops, one.copy_gbs, one.read_gbs) > 0.1
    assert (one.dot8_gops > 0.1) == bool(target.dot8)


@pytest.mark.parametrize(
    ("flops", "read", "written", "answer"),
    [
        (1e11, 1e9, 1e9, (1.0, "fma")),
        (1e9, 5e9, 5e9, (1.0, "memory")),
        (1e9, 8e9, 0, (1.0, "memory")),
        (1e9, 13e9, 5e9, (2.0, "memory")),
    ],
)
def test_the_bound_is_what_takes_longest(
    flops: float, read: float, written: float, answer: tuple[float, str]
) -> None:
    assert LIMIT.seconds(flops, read, written) == pytest.approx(answer)


def test_memory_is_no_limit_of_what_is_in_the_cache() -> None:
    target = jit.host_target()
    cost = count_work(Workload.make(LINEAR.quick[0], 1), target)
    assert cost == (2 * 4 * 32 * 48, 0, 0)
    limit = compare_with_limit(cost, LIMIT, LIMIT, time_us=1.0, best_us=0.5)
    assert limit == {
        "bound": "fma",
        "least_us": pytest.approx(2 * 4 * 32 * 48 / 1e5),
        "percent": pytest.approx(12.288),
        "best_percent": pytest.approx(24.576),
        "rate": pytest.approx(100.0),
        "unit": "GFLOP/s",
    }
    assert compare_with_limit(cost, LIMIT, LIMIT, time_us=1e6, best_us=1e6) is None


def test_a_limit_of_the_same_turns_is_their_median() -> None:
    """The share at the median is of the usual limit, the share at our best of the best one."""
    with_medians = LIMIT.with_medians({"copy": Times([2e-10, 1e-9, 1e-10]), "read": Times([4e-10])})
    assert (with_medians.copy_gbs, with_medians.read_gbs) == (
        pytest.approx(5.0),
        pytest.approx(2.5),
    )
    assert with_medians.fma_gflops == LIMIT.fma_gflops
    limit = compare_with_limit(Cost(0, 5e9, 5e9), LIMIT, with_medians, time_us=4e6, best_us=2e6)
    assert limit is not None
    assert (limit["percent"], limit["best_percent"]) == (pytest.approx(50.0), pytest.approx(50.0))
    assert limit["rate"] == pytest.approx(5.0)


# --- graphs --------------------------------------------------------------------------------------


def test_what_a_graph_costs() -> None:
    graph = graphs.linear_graph(2, 32, 16)
    assert graphs.count_flops(graph) == 2 * 2 * 32 * 16
    assert graphs.count_bytes(graph) == (4 * (2 * 32 + 32 + 16 + 16 + 2 * 16 + 32 * 16), 4 * 2 * 16)
    packed, _ = graphs.count_bytes(graphs.linear_graph(2, 32, 16, bits=4))
    assert graphs.count_bytes(graph)[0] - packed == 32 * 16 * 4 - (32 * 16 // 2 + 16 * 2)


def test_attention_costs_its_two_products() -> None:
    graph = trace_case(SUITES["attention"].quick[0], {})
    assert graphs.count_flops(graph) == 2 * (2 * 2 * 16 * 16 * 8)  # heads, queries, keys, depth


def test_attention_takes_a_mask_or_none() -> None:
    shapes = [
        [n.shape for n in graphs.attention_graph(2, 3, 8, 4, m).inputs] for m in (True, False)
    ]
    assert shapes == [[(2, 8, 12)] * 3 + [(2, 1, 1, 8)], [(2, 8, 12)] * 3]
    masked = graphs.random_feeds(graphs.attention_graph(2, 3, 8, 4))["mask"]
    assert np.array_equal(masked[1, 0, 0] == 0, [True] * 6 + [False] * 2)


# --- pages ---------------------------------------------------------------------------------------


def test_a_page_keeps_rows_that_were_not_measured_again(
    row: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    page = tmp_path / "README.md"
    page.write_text("<!-- bench: linear -->\n<!-- end -->\n")
    measured = [result_of(row), result_of(row | {"size": "other", "time_us": 7e6})]
    monkeypatch.setattr("benchmarks.run.run", lambda *_: measured.pop(0))
    for _ in range(2):
        result = bench("linear", [1], as_json=True, page=page)
    assert json.loads((tmp_path / "linear.json").read_text()) == drop_samples(result)
    assert json.loads(capsys.readouterr().out.partition("}\n{")[0] + "}")["suite"] == "linear"
    assert [r["size"] for r in result["rows"]] == ["4×32×48", "other"]
    assert "7.00 s" in page.read_text()


def test_rows_of_another_machine_are_not_mixed(row: dict[str, Any]) -> None:
    old, new = result_of(row), result_of(row | {"time_us": 1.0})
    assert merge_results(old, new)["rows"] == new["rows"]
    other = result_of(row | {"size": "other"}, machine={"cpu": "else", "cpus": 2})
    assert merge_results(old, other)["rows"] == other["rows"]


def test_merged_rows_are_in_the_order_of_the_suite(row: dict[str, Any]) -> None:
    def of(case: int, threads: int) -> dict[str, Any]:
        return row | {"size": LINEAR.cases[case].size, "threads": threads}

    two = result_of(of(1, 2), of(0, 2), limits=[LIMIT.json() | {"threads": 2}])
    found = merge_results(two, result_of(of(2, 1), of(0, 2)))
    order = [(r["threads"], r["size"]) for r in found["rows"]]
    assert order == [(1, LINEAR.cases[2].size), *((2, LINEAR.cases[n].size) for n in (0, 1))]
    assert [limit["threads"] for limit in found["limits"]] == [1, 2]
