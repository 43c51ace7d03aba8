"""The cost function's coefficients: fitted to samples, ranked against them, kept and used."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benchmarks.cost_model import make_cost_grid, measure_cost
from kitsune.config import FusionConfig
from kitsune.plan.cost import Measured, predict_kernel_us
from kitsune.plan.group import Work
from kitsune.plan.pattern_examples import EXAMPLES
from kitsune.target import ANALYTIC, X86_64_V3
from kitsune.tune.candidates import Candidate, Where
from kitsune.tune.fit import (
    Sample,
    fit_coefficients,
    load_default_coefficients,
    non_negative,
    parse_sample,
    predictions,
    spearman,
)
from kitsune.tune.refit import refit
from kitsune.tune.sample_kernels import graphs
from kitsune.tune.timing import Times
from kitsune.tune.tuning_store import TuningStore, load_measured
from tests.planning import cost_model, plan

WHERE = Where(X86_64_V3, FusionConfig(), 1)
M = cost_model(X86_64_V3)
TRUE = {"launch": 1.0, "overlapped": 0.7, "matmul": 1.4, "rows": 2.0, "slow": 0.5}


def works() -> list[Work]:
    rng = np.random.default_rng(0)
    sizes = 10 ** rng.uniform(3, 7, (80, 2))
    return [
        Work(
            a,
            b,
            slow=b * (n % 3 == 0),
            matmul_us=b / 1e3 * (n % 4 == 0),
            operands=a * (n % 4 == 0),
            rows=a / 64 * (n % 5 == 0),
        )
        for n, (a, b) in enumerate(sizes)
    ]


def timed() -> list[Sample]:
    """Kernels that take what `TRUE` says."""
    true = cost_model(X86_64_V3).with_coefficients(TRUE)
    return [Sample("", w, predict_kernel_us(true, w)) for w in works()]


def test_the_analytic_time_is_a_sum_of_features() -> None:
    other = cost_model(X86_64_V3).with_coefficients(dict(ANALYTIC))
    for work in works():
        assert predict_kernel_us(other, work) == pytest.approx(predict_kernel_us(M, work))


def test_a_fit_finds_what_the_times_were_made_of() -> None:
    samples = timed()
    found = cost_model(X86_64_V3).with_coefficients(fit_coefficients(M, samples))
    times = [s.time_us for s in samples]
    assert spearman(predictions(found, samples), times) > 0.999
    assert predictions(found, samples) == pytest.approx(times, rel=0.15)


def test_nothing_is_negative() -> None:
    rng = np.random.default_rng(0)
    matrix = rng.standard_normal((50, 6))
    found = non_negative(matrix, matrix @ np.array([1.0, -2.0, 0.5, 0.0, 3.0, -0.1]))
    assert (found >= 0).all()
    assert found[4] == pytest.approx(3.0, rel=0.3)


def test_ranks() -> None:
    assert spearman([1, 2, 3], [10, 20, 30]) == pytest.approx(1.0)
    assert spearman([1, 2, 3], [3, 2, 1]) == pytest.approx(-1.0)
    assert spearman([1, 1, 2], [5, 5, 9]) == pytest.approx(1.0)


@pytest.mark.parametrize(
    "value",
    [
        None,
        {},
        {"time_us": 1.0, "work": {"luck": 1}},
        {"time_us": -1.0, "work": {}},
        {"time_us": "x", "work": {}},
        {"time_us": 10**400, "work": {}},
    ],
)
def test_samples_that_are_none(value: Any) -> None:
    assert parse_sample("", value) is None


def test_what_is_shipped_can_be_used() -> None:
    assert (
        predict_kernel_us(
            cost_model(X86_64_V3).with_coefficients(load_default_coefficients()), Work(1e6, 1e6)
        )
        > 0
    )


def test_planning_predicts_with_what_was_fitted() -> None:
    graph = EXAMPLES["reduction"](1 << 16)
    twice = {name: 2 * factor for name, factor in ANALYTIC.items()}
    usual, slower = (
        plan(graph, X86_64_V3, FusionConfig(), measured=Measured(coefficients=each))
        for each in ({}, twice)
    )
    one, other = usual.groups[0].predicted, slower.groups[0].predicted
    assert other.fused_us == pytest.approx(2 * one.fused_us)
    assert other.benefit == pytest.approx(one.benefit)


def test_every_class_of_kernel_is_measured() -> None:
    titles = [title for title, _ in graphs()]
    assert len(titles) == len(set(titles)) > 100


def test_a_machine_is_fitted_from_the_store(tmp_path: Path, monkeypatch: Any) -> None:
    """The kernels are timed once; then the store has enough of them."""
    monkeypatch.setattr("kitsune.tune.sample_kernels.SIZES", (1 << 12,))
    monkeypatch.setattr("kitsune.tune.sample_kernels.PRODUCTS", ((32, 64, 64), (7, 100, 30)))
    monkeypatch.setattr("kitsune.tune.refit.ENOUGH", 20)
    store, calls = TuningStore(tmp_path / "cache"), list[str]()
    true = cost_model(X86_64_V3).with_coefficients(TRUE)

    def timer(runs: Mapping[str, Any]) -> dict[str, Times]:
        calls.extend(runs)
        made = {n: r.compiled.plan.groups[0].predicted.work for n, r in runs.items()}
        assert all(isinstance(run, Candidate) for run in runs.values())
        return {n: Times([1e-6 * predict_kernel_us(true, work)]) for n, work in made.items()}

    first = refit(WHERE, store, timer)
    assert first.fitted_rank > first.analytic_rank
    assert len(calls) == first.samples
    again = refit(WHERE, store, timer)
    assert len(calls) == first.samples
    assert again.samples == first.samples
    assert load_measured(X86_64_V3, 1, store).coefficients == again.coefficients
    assert replace(load_measured(X86_64_V3, 1, store), coefficients={}) == Measured()


def test_the_benchmark_says_how_well_each_predicts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A row for each number of threads, with the analytic, the shipped and the fitted numbers."""
    monkeypatch.setattr("benchmarks.cost_model.time_kernels", lambda *_: timed())
    rows = measure_cost([1, 2], True, lambda text: None)
    assert [row["threads"] for row in rows] == [1, 2]
    for row in rows:
        assert row["fitted_rank"] >= row["analytic_rank"]
        assert 0 < row["shipped_rank"] <= 1
        assert row["fit_ms"] > 0
    grid = make_cost_grid({"rows": rows})
    assert all(len(cells) == len(grid.headings) for cells in grid.rows)
