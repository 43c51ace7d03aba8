"""Measured speed-ups: their interval, what is kept of them, and `kitsune tracker`."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kitsune.cache.store import build_id
from kitsune.cli import main
from kitsune.config import FusionConfig
from kitsune.errors import InputError
from kitsune.fusion import FusionOptimizer, FusionPattern, PerformanceTracker
from kitsune.fusion import fusion_tracker as tracker_module
from kitsune.ir import ops
from kitsune.ir.node import Graph
from kitsune.tune.timing import Effort, Times, median_interval
from kitsune.tune.tuning_store import default_tuning_store
from tests.tune.test_store import ONE

SHORT = Effort(repetitions=7, pause_s=0.0, patience_s=0.0, warm_s=0.0)


def tracker() -> PerformanceTracker:
    return PerformanceTracker(threads=1, effort=SHORT)


# --- the interval --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "low", "high", "confidence"),
    [
        (1, 1, 1, 0.0),
        (3, 1, 3, 0.75),
        (6, 1, 6, 1 - 2 / 64),
        (9, 2, 8, 1 - 20 / 512),
        (15, 4, 12, 1 - 2 * 576 / 32768),
    ],
)
def test_the_ranks_of_an_interval(count: int, low: int, high: int, confidence: float) -> None:
    found = median_interval([float(n) for n in range(count, 0, -1)])
    assert found == (low, high, pytest.approx(confidence))


def test_the_interval_of_very_many_samples() -> None:
    """As by the normal distribution: √n / 2 samples to either side of the middle, 1.96 times."""
    low, high, confidence = median_interval([float(n) for n in range(4000)])
    assert 1999.5 - low == pytest.approx(1.96 * math.sqrt(4000) / 2, abs=1.5)
    assert high - 1999.5 == pytest.approx(1999.5 - low)
    assert 0.95 <= confidence < 0.96


def test_the_interval_holds_the_true_median_as_often_as_it_says() -> None:
    rng = np.random.default_rng(7)
    held, rounds = 0, 4000
    for samples in rng.lognormal(0.0, 1.0, (rounds, 15)):  # whose median is 1
        low, high, confidence = median_interval(samples.tolist())
        held += low <= 1.0 <= high
    assert abs(held / rounds - confidence) < 4 * math.sqrt(confidence * (1 - confidence) / rounds)


# --- what is measured, and kept ------------------------------------------------------------------


def faked(monkeypatch: pytest.MonkeyPatch, unfused: list[float], fused: list[float]) -> None:
    """The clock's part of a measurement is given; the rest is as always."""
    times = {"unfused": Times(unfused, quiet=2), "fused": Times(fused, quiet=1)}
    monkeypatch.setattr(tracker_module, "_time_models", lambda *_: times)


def test_numbers_come_from_the_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    faked(monkeypatch, [4e-3, 2e-3, 3e-3], [1e-3, 1e-3, 2e-3])
    result = tracker().benchmark_pattern("binary_unary", 4096)
    assert (result.unfused_time_ms, result.fused_time_ms) == pytest.approx((3.0, 1.0))
    assert result.speedup == pytest.approx(2.0)  # of 4, 2 and 1.5
    assert result.interval == pytest.approx((1.5, 4.0))
    assert result.confidence == 0.75
    assert result.spread == pytest.approx((1.75, 3.0))
    assert result.unfused_quartiles_ms == pytest.approx((2.5, 3.5))
    assert result.samples == 3
    [kept] = default_tuning_store().measurements()
    assert (kept.subject, kept.elements, kept.threads) == ("binary_unary", 4096, 1)
    assert (kept.speedup_low, kept.speedup, kept.speedup_high) == pytest.approx((1.5, 2.0, 4.0))
    assert (kept.unfused_low_ms, kept.fused_high_ms) == pytest.approx((2.5, 1.5))
    assert (kept.samples, kept.quiet) == (3, 1)
    assert (kept.launches_unfused, kept.launches_fused) == result.launches
    assert (kept.dtype, kept.build) == ("f32", build_id())
    assert kept.device.startswith("cpu ")


def test_what_is_kept_is_apart_by_what_was_run() -> None:
    pattern, one = FusionPattern.BinaryActivation("add", "relu"), tracker()
    for _ in range(2):
        one.benchmark_pattern(pattern, 4096)
    one.benchmark_pattern(pattern, 1024)
    one.benchmark_pattern(pattern, 4096, FusionConfig(enabled=False))
    kept = default_tuning_store().measurements()
    assert sorted(m.elements for m in kept) == [1024, 4096, 4096]
    assert len({m.source for m in kept}) == 3
    assert {m.bucket for m in kept} == {"64x64, 64x64", "32x32, 32x32"}


def test_statistics_are_of_measurements_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert tracker().get_stats() == {}
    faked(monkeypatch, [4e-3] * 9, [1e-3] * 9)
    tracker().benchmark_pattern("binary_unary", 4096)
    faked(monkeypatch, [1e-3] * 9, [4e-3] * 9)
    tracker().benchmark_pattern("binary_unary", 1024)
    faked(monkeypatch, [1e-3, 2e-3] * 4, [2e-3, 1e-3] * 4)
    tracker().benchmark_pattern("reduction", 4096)
    default_tuning_store().record(replace(ONE, build="another", speedup=2.0))
    stats = tracker().get_stats()
    assert stats.keys() == {"binary_unary", "reduction"}
    pair, undecided = stats["binary_unary"], stats["reduction"]
    assert (pair.measured, pair.faster, pair.slower) == (2, 1, 1)
    assert pair.speedup == pytest.approx(1.0)
    assert (undecided.faster, undecided.slower) == (0, 0)


def test_an_optimizer_has_no_speedup_until_it_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    x, y = ops.input_("x", (64, 64)), ops.input_("y", (64, 64))
    graph, optimizer = Graph((x, y), (ops.relu(ops.add(x, y)),)), FusionOptimizer()
    assert optimizer.get_stats().average_speedup is None
    for factor in (4.0, 1.0):
        faked(monkeypatch, [factor * 1e-3] * 3, [1e-3] * 3)
        optimizer.apply_fusions(graph)
    assert optimizer.get_stats().average_speedup == pytest.approx(2.0)
    [kept] = default_tuning_store().measurements()
    assert (kept.subject, kept.elements) == ("whole_graph", 64 * 64)


def test_measuring_without_a_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("KITSUNE_CACHE_DIR", str(tmp_path / "file"))
    one = tracker()
    with pytest.warns(UserWarning, match="is not used as a cache"):
        assert one.benchmark_pattern("reduction", 5120).speedup > 0  # a size of its own: compiled
    assert len(one.benchmarks) == 1
    assert one.get_stats() == {}


def test_a_pattern_without_an_example() -> None:
    with pytest.raises(InputError, match="no example of mine"):
        tracker().benchmark_pattern(FusionPattern("mine"), 4096)


# --- the command ---------------------------------------------------------------------------------


def said(capsys: pytest.CaptureFixture[str], *arguments: object, code: int = 0) -> Any:
    assert main(["tracker", *map(str, arguments), "--json"]) == code
    return json.loads(capsys.readouterr().out)


def test_measurements_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "ls") == []
    mine = replace(ONE, build=build_id(), subject="linear_bn", taken=2000.0)
    default_tuning_store().record(ONE, mine)
    listed = said(capsys, "ls")
    assert [(row["name"], row["current"]) for row in listed] == [
        (mine.name, True),
        (ONE.name, False),
    ]
    assert listed[1]["speedup"] == 2.0
    assert [row["subject"] for row in said(capsys, "ls", "linear_bn")] == ["linear_bn"]
    assert said(capsys, "show", ONE.name[:6]) == listed[1]
    assert said(capsys, "clear") == {"removed": 2}
    assert said(capsys, "ls") == []


def test_measurements_as_tables(capsys: pytest.CaptureFixture[str]) -> None:
    default_tuning_store().record(ONE)
    assert main(["tracker", "ls"]) == 0
    out = capsys.readouterr().out
    for word in ("1 measurements", ONE.name[:8], "reduction", "2.00", "1.80 to 2.30"):
        assert word in out
    assert main(["tracker", "show", ONE.name]) == 0
    out = capsys.readouterr().out
    for word in (
        "quartiles 1.9 to 2.2",
        "with 96 % confidence 1.80",
        "15, of which 3",
        "b, another one",
    ):
        assert word in out
    assert main(["tracker", "clear"]) == 0
    assert capsys.readouterr().out == "1 measurements removed\n"


def test_out_and_in_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store, file = default_tuning_store(), tmp_path / "mine.json"
    both = [replace(ONE, subject="linear_bn", taken=2000.0), ONE]
    store.record(*both)
    assert main(["tracker", "export", "-o", str(file)]) == 0
    assert capsys.readouterr().out == f"2 measurements written to {file}\n"
    assert said(capsys, "export") == json.loads(file.read_text())
    store.clear()
    assert main(["tracker", "import", str(file)]) == 0
    assert capsys.readouterr().out == f"2 measurements read from {file}\n"
    assert store.measurements() == both
    assert len(said(capsys, "export", "reduction")["measurements"]) == 1


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("no", "is not JSON"),
        ("[]", "holds no measurements"),
        ('{"format": 1}', "no measurements"),
        ('{"format": "kitsune measurements 1", "measurements": [{}]}', "not a measurement"),
    ],
)
def test_a_file_that_is_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, says: str
) -> None:
    (tmp_path / "bad.json").write_text(text)
    assert main(["tracker", "import", str(tmp_path / "bad.json")]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("kitsune: ")
    assert says in err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["show"], "0 measurements are named nothing"),
        (["show", "abc"], "0 measurements"),
        (["import"], "needs a file"),
        (["import", "absent.json"], "absent.json"),
        (["export", "mine.json"], "of a pattern 'mine.json'"),
        (["ls", "-o", "x"], "writes no file"),
    ],
)
def test_misuse(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tracker", *arguments]) == 2
    assert says in capsys.readouterr().err


def test_a_store_that_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("KITSUNE_CACHE_DIR", str(tmp_path / "file"))
    assert main(["tracker", "ls"]) == 1
    assert "is not used" in capsys.readouterr().err


def test_help_shows_examples(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["tracker", "--help"])
    assert stopped.value.code == 0
    assert "examples:\n  kitsune tracker ls\n" in capsys.readouterr().out
