"""`kt.quant.advise`: what each weight costs, widths for a budget, and the files that show it."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pytest

import kitsune as kt
from kitsune.errors import InputError, UnsupportedError
from kitsune.ir.dtypes import make_packed_type
from kitsune.quant.speeds import measure_matmul_seconds
from kitsune.tune.tuning_store import TuningStore


def model() -> kt.nn.Sequential:
    kt.manual_seed(0)
    return kt.nn.Sequential(kt.nn.Linear(64, 64), kt.nn.ReLU(), kt.nn.Linear(64, 32))


def data() -> list[np.ndarray]:
    rng = np.random.default_rng(0)
    return [rng.standard_normal((16, 64)).astype(np.float32) for _ in range(2)]


@pytest.mark.parametrize("measure", ["kl", "cosine", "error"])
def test_narrower_costs_more(measure: str) -> None:
    advice = kt.quant.advise(model(), data(), measure=measure)
    for layer in advice.layers:
        costs = [option.cost for option in layer.options]
        assert costs == sorted(costs)
        assert [option.bits for option in layer.options] == [32, 8, 4, 3, 2]
    assert advice.bits == {"0": 2, "2": 2}
    assert set(advice.worst) == {"0", "2"}


def test_a_size_is_kept_and_can_be_quantised() -> None:
    advice = kt.quant.advise(model(), data(), "4KB")
    assert advice.chosen.nbytes <= 4000 < advice.path[0].nbytes
    small = kt.quantize(model(), advice.bits)
    assert kt.quant.report(small).nbytes == advice.chosen.nbytes
    assert f"{advice.chosen.nbytes:,} bytes" in str(advice)


def test_an_error_and_a_size_that_nothing_meets() -> None:
    loose, tight = (kt.quant.advise(model(), data(), budget) for budget in (1.0, 1e-5))
    assert loose.chosen.nbytes < tight.chosen.nbytes
    assert tight.chosen.cost <= 1e-5
    advice = kt.quant.advise(model(), data(), "10B")
    assert "less than the narrowest widths take" in str(advice)


def test_a_metric_of_the_caller() -> None:
    def metric(outputs: list[list[np.ndarray]]) -> float:
        return -float(np.abs(np.concatenate([each[0] for each in outputs])).mean())

    advice = kt.quant.advise(model(), data(), metric=metric, bits=[4])
    assert advice.measure == "drop of the metric"
    assert all(len(layer.options) == 2 for layer in advice.layers)


def test_times_are_measured_once(tmp_path: Path) -> None:
    store = TuningStore(tmp_path)
    first = measure_matmul_seconds((2, 64, 32), [make_packed_type(4, 32)], store)
    assert measure_matmul_seconds((2, 64, 32), [make_packed_type(4, 32)], store) == first
    assert len(store.measurements("product with q4g32")) == 1
    assert set(first) == {None, make_packed_type(4, 32)}


def test_the_picture(tmp_path: Path) -> None:
    kt.quant.advise(model(), data(), "4KB").plot(tmp_path / "advice.svg")
    tree = ET.parse(tmp_path / "advice.svg")
    assert len(tree.findall("{http://www.w3.org/2000/svg}circle")) > 3


def test_what_it_refuses() -> None:
    with pytest.raises(InputError, match="no budget of 'small'"):
        kt.quant.advise(model(), data(), "small")
    with pytest.raises(UnsupportedError, match="no measure 'taste'"):
        kt.quant.advise(model(), data(), measure="taste")
