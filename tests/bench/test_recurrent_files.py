"""The suite `loops`: its files, torch's layers with the same weights, and its bars."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("onnx")

import kitsune as kt
from benchmarks.bars import SpeedUp
from benchmarks.recurrent_files import LAYERS, NearSpeedUp, select_layers, write_layer


@pytest.mark.parametrize(("op", "ways"), [("LSTM", 2), ("GRU", 1)])
def test_a_layer_of_torch_computes_what_the_file_does(tmp_path: Path, op: str, ways: int) -> None:
    pytest.importorskip("torch")
    from benchmarks.libraries.torch_layers import load_recurrent

    path = tmp_path / "layer.onnx"
    write_layer(path, op, 4, ways)
    feeds = {"x": np.random.default_rng(0).standard_normal((5, 3, 4)).astype(np.float32)}
    candidate = load_recurrent(str(path), feeds, 1)
    [expected] = candidate.arrays(candidate.start()())
    made = kt.compile(str(path), threads=1)(feeds["x"])
    np.testing.assert_allclose(made, expected, rtol=1e-4, atol=1e-5)


def test_quick_runs_measure_few_layers() -> None:
    assert len(LAYERS) == 160
    assert len({case.name for case in LAYERS}) == 160
    assert len(select_layers(["GRU of 64,"], quick=True)) == 2


def test_a_bar_is_for_weights_that_are_near() -> None:
    row = {"candidates": {"onnxruntime": {"ratio": 1.2}}}
    bar = SpeedUp(1.5, ("onnxruntime",))
    assert NearSpeedUp(1, bar).check(row) == (False, "onnxruntime 1.20 of 1.5")
    assert NearSpeedUp(1 << 40, bar).check(row) is None
