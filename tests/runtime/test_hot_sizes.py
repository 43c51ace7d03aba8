"""Sizes that are called often get programs of their own, where faster and where bits may differ."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.fusion import FusionConfig
from kitsune.model import hot_sizes
from kitsune.model.hot_sizes import SAMPLE_CALLS, TURNS

FAST = FusionConfig(numerics="fast")
W = np.random.default_rng(0).standard_normal((32, 32)).astype(np.float32)


def layer(x: kt.Tensor, w: kt.Tensor) -> kt.Tensor:
    return (x @ w).relu()


class Hot:
    """A model whose sizes are hot at once, and whose jobs run when they are asked to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, config: FusionConfig) -> None:
        monkeypatch.setattr(hot_sizes, "HOT_NS", 0)
        self.jobs: list[Callable[[], None]] = []
        self.model = kt.compile(layer, dynamic={"x": {0: "rows"}}, config=config, threads=1)
        self.model._hot._start = self.jobs.append

    def call(self, rows: int, times: int = 1) -> None:
        x = np.random.default_rng(rows).standard_normal((rows, 32)).astype(np.float32)
        for _ in range(times):
            np.testing.assert_allclose(self.model(x, W), np.maximum(x @ W, 0), rtol=1e-3, atol=1e-4)

    @property
    def static(self) -> list[tuple[int, ...]]:
        """The shapes that have a program of their own."""
        found = [v for v in self.model._variants.values() if v.dynamic is None]
        return [v.signature.arrays[0].shape for v in found]


@pytest.mark.parametrize(("gain", "static"), [(0.0, [(8, 32)]), (1e9, [])])
def test_the_faster_program_stays(
    gain: float, static: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hot_sizes, "MIN_GAIN", gain)
    hot = Hot(monkeypatch, FAST)
    hot.call(8, SAMPLE_CALLS + 2)
    assert len(hot.jobs) == 1
    assert hot.static == []
    hot.jobs[0]()
    hot.call(8, TURNS)
    hot.call(9)  # another size between, and back
    hot.call(8, TURNS + 2)
    assert hot.static == static
    hot.call(9)
    hot.call(8, 3 * SAMPLE_CALLS)
    assert len(hot.jobs) == 1  # once for a size


@pytest.mark.parametrize(
    "config", [FusionConfig(), FusionConfig(batch_invariant=True)], ids=["strict", "invariant"]
)
def test_bits_never_change(config: FusionConfig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hot_sizes, "MIN_GAIN", 0.0)
    hot = Hot(monkeypatch, config)
    x = np.random.default_rng(1).standard_normal((8, 32)).astype(np.float32)
    before = hot.model(x, W)
    hot.call(8, SAMPLE_CALLS + 2)
    assert len(hot.jobs) == int(config.batch_invariant)  # strict numerics promise the same bits
    for job in hot.jobs:
        job()
    hot.call(8, 2 * TURNS + 1)
    np.testing.assert_array_equal(hot.model(x, W), before)


def test_only_a_few_are_tried_and_none_where_it_is_turned_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hot = Hot(monkeypatch, FAST)
    for rows in range(8, 8 + 2 * hot_sizes.MAX_HOT):
        hot.call(rows, SAMPLE_CALLS + 2)
    assert len(hot.jobs) == hot_sizes.MAX_HOT
    monkeypatch.setenv("KITSUNE_HOT_SIZES", "0")
    off = Hot(monkeypatch, FAST)
    off.call(8, SAMPLE_CALLS + 2)
    assert off.jobs == []


def test_a_job_that_fails_leaves_the_program_for_any_size(monkeypatch: pytest.MonkeyPatch) -> None:
    hot = Hot(monkeypatch, FAST)

    def fail(*args: Any, **options: Any) -> Any:
        raise kt.errors.UnsupportedError("no such program")

    hot.call(8, SAMPLE_CALLS + 2)
    monkeypatch.setattr(hot.model, "_compile_variant", fail)
    hot.jobs[0]()
    hot.call(8, 3)
    assert hot.static == []
