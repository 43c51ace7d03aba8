"""The page: its data, its places, its advice; that it holds everything and asks for nothing."""

from __future__ import annotations

import base64
import json
import re
import zlib
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import onnx.parser
import pytest
from hypothesis import given
from hypothesis import strategies as st

import kitsune as kt
from kitsune.errors import InputError
from kitsune.report.advice import ADVICE, advice
from kitsune.report.layered import GAP, place

X = np.linspace(-1, 1, 48 * 64, dtype=np.float32).reshape(48, 64)
W = np.ones((64, 32), np.float32)


def unpacked(page: str, name: str) -> str:
    found = re.search(f'<script type="text/plain" id="{name}">([^<]*)</script>', page)
    assert found is not None
    return zlib.decompress(base64.b64decode(found[1])).decode()


def reported(tmp_path: Path, model: Any, **options: Any) -> tuple[str, Any]:
    model.report(tmp_path / "report.html", **options)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    return page, json.loads(unpacked(page, "data"))


@pytest.fixture(scope="module")
def model() -> Any:
    def function(x: kt.Tensor, w: kt.Tensor) -> tuple[kt.Tensor, kt.Tensor]:
        h = (x @ w).relu()
        return h.softmax(0), h.sum(0)

    return kt.compile(function, X, W)


# --- data ----------------------------------------------------------------------------------------


def test_kernels_and_their_text(tmp_path: Path, model: Any) -> None:
    page, data = reported(
        tmp_path, model, title="a model", times=False, sources=["llvm", "assembly", "wgsl"]
    )
    infos = model.kernels
    assert [k["name"] for k in data["kernels"]] == [k.name for k in infos]
    assert [k["pattern"] for k in data["kernels"]] == [k.pattern or "-" for k in infos]
    for row, info in zip(data["kernels"], infos, strict=True):
        assert unpacked(page, f"text-{row['sources']['llvm']}") == info.source
        assert "ret" in unpacked(page, f"text-{row['sources']['assembly']}")
        assert "@compute" in unpacked(page, f"text-{row['sources']['wgsl']}")
    assert data["profile"] is None
    assert data["summary"]["kernels_after"] == len(infos)


def test_times(tmp_path: Path, model: Any) -> None:
    _, data = reported(tmp_path, model, sources=[])
    assert all(k["timed"]["time_us"] > 0 for k in data["kernels"])
    assert all(k["sources"] == {} for k in data["kernels"])
    names = data["profile"]["names"]
    assert {names[event[0]] for event in data["profile"]["events"]} == set(names)
    assert len(data["profile"]["roof"]["read_gbps"]) == 4


def test_graphs_lead_to_kernels(tmp_path: Path, model: Any) -> None:
    _, data = reported(tmp_path, model, times=False, sources=[])
    written, _, kernels = data["graphs"]
    assert [g["name"] for g in data["graphs"]] == ["as written", "rewritten", "kernels"]
    for graph in data["graphs"]:
        count = len(graph["labels"])
        assert all(len(graph[key]) == count for key in ("x", "y", "w", "about", "kernels"))
        assert all(graph["y"][a] < graph["y"][b] for a, b in graph["edges"])
    ops = {
        label.partition("[")[0]: k
        for label, k in zip(written["labels"], written["kernels"], strict=True)
    }
    assert data["kernels"][ops["matmul"]]["kind"] == "contract"
    assert ops["matmul"] == ops["relu"]
    assert "softmax" in data["kernels"][ops["softmax"]]["ops"]
    assert all(
        k >= 0
        for label, k in ops.items()
        if label not in ("x: f32", "w: f32", "output0", "output1")
    )
    assert kernels["labels"].count("0_contract") == 1


def test_refusals_have_reasons_and_kernels(tmp_path: Path, model: Any) -> None:
    _, data = reported(tmp_path, model, times=False, sources=[])
    assert len(data["refusals"]) == len(model.explain().refusals) > 0
    for row in data["refusals"]:
        assert row["reason"]
        assert row["kernels"]
        assert all(0 <= k < len(data["kernels"]) for k in row["kernels"])


@pytest.mark.host("usual")
def test_memory_never_holds_two_values_at_once(tmp_path: Path) -> None:
    def deep(x: kt.Tensor, w: kt.Tensor) -> kt.Tensor:
        for _ in range(5):
            x = ((x @ w) @ w.T).softmax(-1)
        return x

    _, data = reported(tmp_path, kt.compile(deep, X, W), times=False, sources=[])
    (held,) = data["memory"]
    assert held["arena"] < held["unshared"]
    assert len(held["blocks"]) > 5
    assert max(b["at"] + b["nbytes"] for b in held["blocks"]) <= held["arena"]
    for n, a in enumerate(held["blocks"]):
        for b in held["blocks"][:n]:
            apart = a["at"] + a["nbytes"] <= b["at"] or b["at"] + b["nbytes"] <= a["at"]
            assert apart or a["last"] < b["first"] or b["last"] < a["first"] or a["at"] == b["at"]


def test_host_ops_and_stages(tmp_path: Path) -> None:
    model = kt.compile(
        onnx.parser.parse_model(
            """<ir_version: 8, opset_import: ["": 17]>
        m (float[2, 3, 3] x) => (float[k] y) { a = Relu (x) d = Det (a) b = Exp (d)
            at = NonZero (b) f = Cast <to = 1> (at) y = Neg (f) }"""
        )
    )
    _, data = reported(tmp_path, model, sources=[])
    assert [k["name"] for k in data["kernels"]] == ["0_row", "host0.0", "1_row", "2_row"]
    assert [k["stage"] for k in data["kernels"]] == [0, 0, 0, 1]
    assert data["kernels"][1]["timed"]["time_us"] > 0


# --- the page ------------------------------------------------------------------------------------


def test_a_page_asks_for_nothing_and_runs_no_name(tmp_path: Path, model: Any) -> None:
    bad = '</script><script>alert("<!-- data -->")</script>'
    page, data = reported(tmp_path, model, title=bad, times=False)
    assert data["title"] == bad
    assert "<script>alert" not in page
    assert page.count("</script>") == page.count("<script")
    assert "default-src 'none'" in page
    outside = re.findall(r'(?:src|href)="([^"]*)"', page)
    assert all(link.startswith("#") or link == "data:," for link in outside)


def test_no_text_is_taken_for_markup() -> None:
    folder = Path(kt.__file__).parent / "report" / "page"
    for script in folder.glob("*.js"):
        assert "innerHTML" not in script.read_text(encoding="utf-8")


def test_sources_that_do_not_exist(tmp_path: Path, model: Any) -> None:
    with pytest.raises(InputError, match="no source 'ptx'"):
        model.report(tmp_path / "report.html", sources=["ptx"], times=False)


# --- advice --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        ("loops differ: [4,2048,64] and [4,2048,2048]", "bring both to one shape"),
        ("rows differ: axes [1] and [0]", "reduce along the same axes"),
        ("sum runs along other axes than the columns of matmul[4,5]", "reduce along the last axis"),
        ("softmax needs whole rows, and 8 of them are too few for threads to share", "batch more"),
        ("softmax needs whole rows: 9 bytes of weights and sums are more", "the row is complete"),
        ("12 ops are more than max_fusion_size 8", "raise FusionConfig.max_fusion_size"),
        (
            "pattern reduction is switched off: enable_reduction is False",
            "set FusionConfig.enable_reduction",
        ),
        ("pattern matrix_chain is switched off", "add 'matrix_chain' to FusionConfig.patterns"),
        ("never_fuse('softmax') is in force", "leave never_fuse('softmax') out"),
        ("something nobody thought of", ""),
    ],
)
def test_advice(reason: str, told: str) -> None:
    assert advice(reason).startswith(told) if told else advice(reason) == ""


def test_every_advice_can_be_given() -> None:
    for pattern, text in ADVICE:
        assert re.compile(pattern).groups >= max([0, *map(int, re.findall(r"\\(\d)", text))])


# --- places --------------------------------------------------------------------------------------


@given(
    st.integers(1, 40).flatmap(
        lambda n: st.tuples(
            st.just(n),
            st.lists(st.tuples(st.integers(0, n - 1), st.integers(0, n - 1)), max_size=80),
        )
    )
)
def test_nodes_do_not_overlap_and_edges_go_down(drawn: tuple[int, list[tuple[int, int]]]) -> None:
    count, pairs = drawn
    edges = list(dict.fromkeys((min(p), max(p)) for p in pairs if p[0] != p[1]))
    widths = [40.0 + 7 * (n % 5) for n in range(count)]
    placed = place(widths, edges)
    rows: dict[float, list[int]] = {}
    for node in range(count):
        rows.setdefault(placed.y[node], []).append(node)
    for row in rows.values():
        row.sort(key=lambda node: placed.x[node])
        for a, b in pairwise(row):
            assert placed.x[b] - placed.x[a] >= (widths[a] + widths[b]) / 2 + GAP - 1e-6
    for (a, b), bends in zip(edges, placed.bends, strict=True):
        ys = [placed.y[a], *(y for _, y in bends), placed.y[b]]
        assert all(one < other for one, other in pairwise(ys))


def test_a_chain_is_straight() -> None:
    placed = place([50.0] * 5, [(n, n + 1) for n in range(4)])
    assert max(placed.x) - min(placed.x) < 1e-6
