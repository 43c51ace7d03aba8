"""`kitsune profile` and `kitsune report`: data, traces, pages, and one message for mistakes."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import onnx.parser
import pytest

from kitsune.cli import main

MODEL = """<ir_version: 8, opset_import: ["": 17]>
m (float[n, 8] x) => (float[n, 8] y) { a = Relu (x) b = Exp (a) y = Softmax (b) }"""


@pytest.fixture
def model(tmp_path: Path) -> Path:
    path = tmp_path / "model.onnx"
    path.write_bytes(onnx.parser.parse_model(MODEL).SerializeToString())
    return path


def test_profile_as_data_and_as_a_trace(
    model: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    trace = tmp_path / "trace.json"
    arguments = ["--shape", "x=16x8", "--threads", "1", "--trace", str(trace), "--json"]
    assert main(["profile", str(model), *arguments]) == 0
    data = json.loads(capsys.readouterr().out, parse_constant=pytest.fail)  # no Infinity, no NaN
    assert data["threads"] == 1
    assert data["roof"]["rooms"][-1] is None
    assert [k["kernel"] for k in data["kernels"]] == ["0_row"]
    assert data["kernels"][0]["nbytes"] == 2 * 16 * 8 * 4
    assert json.loads(trace.read_text())["traceEvents"]


def test_profile_of_feeds(model: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    np.savez(tmp_path / "feeds.npz", x=np.ones((4, 8), np.float32))
    assert main(["profile", str(model), "--feeds", str(tmp_path / "feeds.npz")]) == 0
    out = capsys.readouterr().out
    assert "0_row" in out
    assert "reading the clocks took" in out


def test_profile_says_which_sizes_it_took(model: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["profile", str(model)]) == 0
    assert "for the smallest sizes that the file declares: x: [1, 8]" in capsys.readouterr().out


def test_report(model: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.html"
    assert main(["report", str(model), "-o", str(page), "--untimed", "--source", "llvm"]) == 0
    assert "open it in a browser" in capsys.readouterr().out
    assert page.read_text().startswith("<!doctype html>")
    assert main(["report", str(model), "-o", str(page), "--untimed", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "output": str(page),
        "nbytes": page.stat().st_size,
    }


@pytest.mark.parametrize(
    "arguments",
    [
        ["profile", "nowhere.onnx"],
        ["report", "nowhere.onnx"],
        ["profile", "m.onnx", "--trace", "no/folder/t.json"],
        ["profile", "m.onnx", "--shape", "x=2x8", "--feeds", "f.npz"],
    ],
)
def test_mistakes(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err.startswith("kitsune: ")
