"""ONNX models whose sizes depend on values: each stage is compiled once, for any count."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("onnx")

import kitsune as kt
from kitsune.model import dispatch
from tests.frontends.onnx_models import compare, parsed

HEAD = '<ir_version: 8, opset_import: ["" : 17]>\n'
DETECTOR = f"""{HEAD}
f (float[batch, boxes, 4] corners, float[batch, classes, boxes] scores, float[4, 6] w)
    => (int64[n, 3] kept, float[n, 6] y) {{
    most = Constant <value = int64[1] {{20}}> ()
    overlap = Constant <value = float[1] {{0.5}}> ()
    least = Constant <value = float[1] {{0.4}}> ()
    kept = NonMaxSuppression (corners, scores, most, overlap, least)
    two = Constant <value = int64 {{2}}> ()
    at = Gather <axis = 1> (kept, two)
    zero = Constant <value = int64 {{0}}> ()
    first = Gather <axis = 0> (corners, zero)
    chosen = Gather <axis = 0> (first, at)
    projected = MatMul (chosen, w)
    y = Relu (projected)
}}
"""
NONZERO = f"""{HEAD}
f (float[rows, 8] x, bool[rows] chosen, float[8, 16] w) => (float[n, 16] y, float[16] total) {{
    found = NonZero (chosen)
    axis = Constant <value = int64[1] {{0}}> ()
    at = Squeeze (found, axis)
    picked = Gather <axis = 0> (x, at)
    y = MatMul (picked, w)
    total = ReduceSumSquare <axes = [0], keepdims = 0> (y)
}}
"""
COMPRESS = f"""{HEAD}
f (float[rows, 8] x, bool[rows] chosen) => (float[n, 8] y) {{
    picked = Compress <axis = 0> (x, chosen)
    scores = Softmax <axis = 1> (picked)
    y = Add (scores, picked)
}}
"""
UNIQUE = f"""{HEAD}
f (int64[rows] ids, float[40, 8] table) => (float[n, 8] y, float[rows, 8] z) {{
    values, first, inverse, counts = Unique <sorted = 1> (ids)
    rows = Gather <axis = 0> (table, values)
    axes = Constant <value = int64[1] {{1}}> ()
    number = Unsqueeze (counts, axes)
    scale = Cast <to = 1> (number)
    y = Mul (rows, scale)
    z = Gather <axis = 0> (y, inverse)
}}
"""
NESTED = f"""{HEAD}
f (float[rows, 8] x, bool[rows] chosen, float[8, 8] w) => (float[n, 8] y, int64[2] shape) {{
    picked = Compress <axis = 0> (x, chosen)
    h = MatMul (picked, w)
    axis = Constant <value = int64[1] {{1}}> ()
    sums = ReduceSum <keepdims = 0> (h, axis)
    zero = Constant <value = float {{0}}> ()
    positive = Greater (sums, zero)
    again = Compress <axis = 0> (h, positive)
    y = Relu (again)
    shape = Shape (again)
}}
"""
TOPK = f"""{HEAD}
f (float[rows, 12] x, float[rows] weights) => (float[k, 12] y, int64[k] at) {{
    half = Constant <value = float {{0.5}}> ()
    is_large = Greater (weights, half)
    ones = Cast <to = 7> (is_large)
    axis = Constant <value = int64[1] {{0}}> ()
    k = ReduceSum <keepdims = 1> (ones, axis)
    best, at = TopK <axis = 0> (weights, k)
    rows = Gather <axis = 0> (x, at)
    y = Neg (rows)
}}
"""
SLICE = f"""{HEAD}
f (float[rows, 12] x, int64[rows] lengths) => (float[n, 12] y, int64[n] positions) {{
    zero = Constant <value = int64[1] {{0}}> ()
    longest = ReduceMax <axes = [0], keepdims = 1> (lengths)
    part = Slice (x, zero, longest, zero)
    y = Exp (part)
    start = Constant <value = int64 {{0}}> ()
    one = Constant <value = int64 {{1}}> ()
    limit = Squeeze (longest, zero)
    positions = Range (start, limit, one)
}}
"""


@pytest.fixture
def compiles(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every graph that is compiled."""
    seen: list[Any] = []
    whole = dispatch.compile_graph

    def count(graph: Any, *args: Any, **options: Any) -> Any:
        seen.append(graph)
        return whole(graph, *args, **options)

    monkeypatch.setattr(dispatch, "compile_graph", count)
    return seen


def detector_feeds(count: int, boxes: int = 40) -> dict[str, np.ndarray]:
    """Boxes apart from each other, `count` of which score enough."""
    rng = np.random.default_rng(count)
    low = np.arange(boxes, dtype=np.float32)[:, None] * [3, 0]
    corners = np.concatenate([low, low + rng.uniform(1, 2, (boxes, 2))], 1).astype(np.float32)
    scores = np.where(np.arange(boxes) < count, 0.5 + np.arange(boxes) / 100, 0.1)
    return {
        "corners": corners[None],
        "scores": scores.astype(np.float32)[None, None],
        "w": rng.standard_normal((4, 6)).astype(np.float32),
    }


def masked_feeds(count: int, rows: int = 50, inner: int = 8) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(rows + count)
    chosen = np.zeros(rows, bool)
    chosen[rng.permutation(rows)[:count]] = True
    x = rng.standard_normal((rows, inner)).astype(np.float32)
    return {"x": x, "chosen": chosen}


def weight(columns: int) -> dict[str, np.ndarray]:
    return {"w": np.random.default_rng(5).standard_normal((8, columns)).astype(np.float32)}


COUNTS = (3, 5, 7, 11, 1, 2, 4, 6, 8, 9, 17, 13)


def test_a_detector_compiles_nothing_for_another_count(compiles: list[Any]) -> None:
    proto = parsed(DETECTOR)
    model = kt.compile(proto)
    compare(model, proto, detector_feeds(10))
    count = len(compiles)
    for kept in COUNTS:
        feeds = detector_feeds(kept)
        compare(model, proto, feeds)
        assert len(model.run(["kept"], feeds)[0]) == kept
    assert len(compiles) <= count + 1, [str(g) for g in compiles]  # few rows have lower tiles
    compare(model, proto, detector_feeds(0))
    compare(model, proto, detector_feeds(12, boxes=33))
    count = len(compiles)
    for kept in COUNTS:
        compare(model, proto, detector_feeds(kept, boxes=20 + kept))
    compare(model, proto, detector_feeds(0, boxes=31))
    assert len(compiles) == count


MASKED = {
    "NonZero": (NONZERO, weight(16)),
    "Compress": (COMPRESS, {}),
    "nested": (NESTED, weight(8)),
}


@pytest.mark.parametrize("name", MASKED)
def test_counts_of_chosen_rows(name: str, compiles: list[Any]) -> None:
    text, weights = MASKED[name]
    proto = parsed(text)
    model = kt.compile(proto)
    for count in (20, 30, 0, 1, 45):
        compare(model, proto, masked_feeds(count) | weights, rtol=1e-4)
    known = len(compiles)
    for count in (*range(15, 50, 3), 0, 1):
        for rows in (50, 61):
            compare(model, proto, masked_feeds(count, rows) | weights, rtol=1e-4)
    assert len(compiles) <= known + 2


def test_unique_values(compiles: list[Any]) -> None:
    proto, rng = parsed(UNIQUE), np.random.default_rng(3)
    model = kt.compile(proto)
    table = rng.standard_normal((40, 8)).astype(np.float32)
    for rows, distinct in ((30, 12), (30, 5), (25, 9), (31, 1), (4, 3), (60, 40)):
        ids = rng.integers(0, distinct, rows)
        compare(model, proto, {"ids": ids, "table": table})
    assert len(compiles) <= 6


def test_how_many_are_chosen_is_a_number_that_the_graph_computes(compiles: list[Any]) -> None:
    proto, rng = parsed(TOPK), np.random.default_rng(3)
    model = kt.compile(proto)
    x = rng.standard_normal((30, 12)).astype(np.float32)
    for k in (10, 3, 17, 8, 29, 12, 5, 30, 0, 1, 2, 20):
        weights = np.where(np.arange(30) < k, 0.6, 0.1) + np.arange(30) / 1000
        compare(model, proto, {"x": x, "weights": weights.astype(np.float32)})
    assert len(compiles) <= 6


def test_a_slice_and_a_range_of_a_length_that_the_graph_computes(compiles: list[Any]) -> None:
    proto, rng = parsed(SLICE), np.random.default_rng(3)
    model = kt.compile(proto)
    x = rng.standard_normal((30, 12)).astype(np.float32)
    for longest in (10, 3, 17, 8, 29, 12, 5, 30, 0, 1, 2, 20):
        lengths = np.minimum(np.arange(30), longest)
        lengths[0] = longest
        compare(model, proto, {"x": x, "lengths": lengths})
    assert len(compiles) <= 6


TILE = f"""{HEAD}
f (float[rows, 3] x, int64[2] times) => (float[n, m] y, int64[2] shape) {{
    y = Tile (x, times)
    shape = Shape (y)
}}
"""


def test_numbers_among_the_inputs_are_sizes(compiles: list[Any]) -> None:
    proto, rng = parsed(TILE), np.random.default_rng(3)
    model = kt.compile(proto)
    for rows, *times in ((4, 2, 3), (5, 7, 2), (1, 1, 1), (6, 0, 4), (3, 2, 9)):
        x = rng.standard_normal((rows, 3)).astype(np.float32)
        compare(model, proto, {"x": x, "times": np.array(times)})
    assert len(compiles) <= 3


def test_a_saved_model_holds_numbers_as_sizes_that_were_called(tmp_path: Path) -> None:
    proto, x = parsed(TILE), np.ones((4, 3), np.float32)
    model = kt.compile(proto)
    compare(model, proto, {"x": x, "times": np.array([2, 3])})
    model.save(tmp_path / "m.kitsune")
    loaded = kt.load(tmp_path / "m.kitsune")
    compare(loaded, proto, {"x": x, "times": np.array([2, 3])})
    with pytest.raises(kt.errors.InputError, match="was not saved for"):
        loaded.run(None, {"x": x, "times": np.array([2, 2])})


def test_a_saved_model_with_stages_takes_any_count(tmp_path: Path) -> None:
    proto = parsed(NESTED)
    kt.compile(proto).save(tmp_path / "m.kitsune")
    loaded = kt.load(tmp_path / "m.kitsune")
    for count in (20, 3):
        compare(loaded, proto, masked_feeds(count) | weight(8), rtol=1e-4)


CHOOSES = f"""{HEAD}
g (float[rows, 3] x) => (float[rows, 3] y) {{
    total = ReduceMax <keepdims = 0> (x)
    limit = Constant <value = float {{0.5}}> ()
    is_large = Greater(total, limit)
    y = If (is_large) <
        then_branch = large () => (float[rows, 3] a) {{ a = Add(x, x) }},
        else_branch = small () => (float[rows, 3] b) {{ b = Neg(x) }}
    >
}}"""


def test_a_branch_that_values_choose_is_compiled_once(compiles: list[Any]) -> None:
    proto = parsed(CHOOSES)
    model = kt.compile(proto)
    for rows in (3, 4, 5, 6, 7):
        for value in (0.1, 0.9):
            compare(model, proto, {"x": np.full((rows, 3), value, np.float32)})
    assert len(compiles) <= 4


def test_sizes_of_one_stage_may_have_a_program_each() -> None:
    """dynamic=False is for every stage."""
    proto = parsed(NONZERO)
    model = kt.compile(proto, dynamic=False)
    for count in (20, 30, 0):
        compare(model, proto, masked_feeds(count) | weight(16), rtol=1e-4)
    later = model._latest.later
    assert later is not None
    assert len(later.model._variants) == 3
    assert later.model._dynamic == []


def test_reports_are_of_the_stages_of_the_latest_call() -> None:
    proto = parsed(NESTED)
    model = kt.compile(proto)
    feeds = masked_feeds(20) | weight(8)
    compare(model, proto, feeds)
    said = model.explain()
    assert [op for g in said.groups if g.kind == "host" for op in g.ops] == ["Compress", "Compress"]
    assert "calls run one program for any rows" in said.note
    assert "; stage 2 runs one program for any picked_0" in said.note
    assert "; stage 3 runs one program for any again_0" in said.note
    assert model.verify(**feeds)
    compare(model, proto, feeds)
