"""The suite of models that are called with many sizes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("onnx")

import kitsune as kt
from benchmarks.bert_file import BertSizes, write_bert
from benchmarks.dynamic_cases import CASES, QUICK, STATIC, draw_pairs, make_ids, select_dynamic
from benchmarks.dynamic_sizes import WARM, _check_bars, _summarise, measure_dynamic
from benchmarks.tables import list_notes, make_grids
from tests.frontends.onnx_models import compare


def test_sizes_are_distinct() -> None:
    assert len(set(draw_pairs(400, 8, 160))) == 400
    for case in CASES:
        assert len(set(case.sizes)) == len(case.sizes)
    assert [case.title for case in CASES] == [case.title for case in QUICK]


def test_the_written_bert_takes_any_size(tmp_path: Path) -> None:
    import onnx

    path = tmp_path / "bert.onnx"
    write_bert(path, BertSizes(layers=1, width=32, heads=2, vocabulary=50))
    model, proto = kt.compile(str(path)), onnx.load(str(path))
    for sizes in ((2, 9), (1, 3)):
        compare(model, proto, make_ids(sizes, vocabulary=50))


def test_a_case_is_measured_and_shown() -> None:
    [case] = select_dynamic(["BERT-base"], quick=True)
    rows, missing = measure_dynamic([case], [1], True, 60.0, lambda text: None)
    assert not missing
    [row] = rows
    ours = row["candidates"]["kitsune"]
    assert ours["total_s"] > 0
    assert ours["programs"] >= 1
    assert set(ours["steady_us"]) == {"1×128", "8×128", "1×16"}
    assert {WARM, STATIC} < set(row["candidates"])
    versions = {"kitsune": "0"}
    machine = {"cpu": "x", "cpus": 1}
    result = {"suite": "dynamic", "rows": rows, "limits": [], "machine": machine}
    [grid] = make_grids({**result, "versions": versions})
    assert [line[0] for line in grid.rows][:3] == ["kitsune", WARM, STATIC]
    assert list_notes({**result, "versions": versions})


def test_bars_compare_totals_unseen_sizes_and_steady_calls() -> None:
    [case] = select_dynamic(["BERT-base"], quick=True)

    def contender(scale: float, growth: int) -> dict[str, object]:
        calls = [[(scale, scale), (scale - 0.0005, scale)] for _ in case.sizes]
        memory = [{"nbytes": nbytes, "programs": 2, "children_s": 0.0} for nbytes in (0, growth)]
        steady = {"1×128": [scale, 2 * scale], "8×128": [scale], "1×16": [scale]}
        times = {"cpu_s": scale, "wall_s": scale}
        return _summarise({**times, "calls": calls, "memory": memory, "steady": steady})

    found = {"kitsune": contender(1.0, 10 << 20), STATIC: contender(1.0, 0)}
    found |= {"onnxruntime": contender(1.5, 0), "openvino": {"absent": "not installed"}}
    np.testing.assert_allclose(found["kitsune"]["unseen_ms"][90], 0.5)
    assert all(bar["reached"] for bar in _check_bars(case, found))
    found["kitsune"] = contender(1.3, 50 << 20)
    missed = [bar["text"] for bar in _check_bars(case, found) if not bar["reached"]]
    assert [text.split()[0] for text in missed] == ["total", "growth", "1×128", "8×128", "1×16"]
