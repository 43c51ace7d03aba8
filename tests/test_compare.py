"""`kitsune bench MODEL`: outputs are compared first, then runtimes take turns; nobody is hidden."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kitsune.cli import bench, main
from kitsune.cli.bench import comparison_text
from kitsune.compare import Comparison, compare_model, comparison
from kitsune.compare.worker import Worker
from kitsune.compare.worker_pool import WorkerPool
from tests.frontends.onnx_models import mlp

FEEDS = {"x": np.ones((2, 4), np.float32)}
TIMES = {"kitsune": 2e-3, "unfused": 5e-3, "onnxruntime": 3e-3, "openvino": 1e-3}


class Pretend(WorkerPool):
    """Answers as the processes of runtimes would, with known times and differences."""

    def __init__(self, differences: Mapping[str, float], absent: Mapping[str, str]) -> None:
        super().__init__(2, 60.0)
        self.differences, self.absent = differences, absent
        self.asked: list[str] = []

    def ask(self, candidate: str, message: Mapping[str, Any]) -> dict[str, Any]:
        if "sample" in message:
            self.asked.append(message["sample"])
            return {"seconds": TIMES[message["sample"]]}
        name = message["build"]
        if name in self.absent:
            return {"absent": self.absent[name]}
        error = self.differences.get(name, 0.0)
        return {"call_us": 1e6 * TIMES[name], "error": error, "first_us": 1.0}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    model = mlp()
    model.ir_version = 8
    (tmp_path / "mlp.onnx").write_bytes(model.SerializeToString())
    return tmp_path / "mlp.onnx"


def compared(
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    installed: Mapping[str, str | None],
    differences: Mapping[str, float] | None = None,
    absent: Mapping[str, str] | None = None,
) -> Comparison:
    monkeypatch.setattr(comparison, "installed_version", installed.get)
    pool = Pretend(differences or {}, absent or {})
    return compare_model(path, FEEDS, 2, quick=True, pool=pool)


def test_ratios_are_of_times_in_the_same_turn(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = compared(path, monkeypatch, {"onnxruntime": "1.2", "openvino": "2026.1"})
    rows = {row.runtime: row for row in found.rows}
    assert list(rows) == ["kitsune", "kitsune, unfused", "onnxruntime", "openvino"]
    assert rows["onnxruntime"].ratio == pytest.approx(1.5)
    assert rows["openvino"].ratio == pytest.approx(0.5)
    assert rows["openvino"].version == "2026.1"
    assert found.missing == ["torch", "torch.compile"]


def test_a_peer_that_computes_something_else_is_flagged(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = compared(path, monkeypatch, {"onnxruntime": "1.2"}, {"onnxruntime": 0.25})
    assert [row.is_same for row in found.rows] == [True, True, False]
    said = comparison_text(found)
    assert "onnxruntime computes something else" in said
    assert "0.25 of their size" in said
    assert "not installed: openvino, torch, torch.compile" in said
    assert max(map(len, said.splitlines())) <= 80


def test_who_cannot_run_a_model_is_named_with_the_reason(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = dict.fromkeys(("onnxruntime", "openvino", "torch"), "1.0")
    found = compared(path, monkeypatch, installed, absent={"openvino": "no such op"})
    assert found.refused["openvino"] == "no such op"
    assert found.refused["torch"] == "it reads a Hugging Face directory"
    assert found.missing == []


def test_outputs_are_compared_with_ours(path: Path, tmp_path: Path) -> None:
    np.savez(tmp_path / "feeds.npz", **FEEDS)
    message = {
        "file": str(path),
        "feeds": str(tmp_path / "feeds.npz"),
        "outputs": str(tmp_path / "outputs.npz"),
    }
    worker = Worker(1)
    assert worker.answer({**message, "build": "kitsune"})["error"] == 0
    assert worker.answer({**message, "build": "unfused"})["error"] < 1e-5
    with np.load(tmp_path / "outputs.npz") as file:
        np.savez(tmp_path / "outputs.npz", *(array + 1 for array in file.values()))
    assert worker.answer({**message, "build": "unfused"})["error"] > 0.1


def test_data_of_a_model(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[dict[str, Any]] = []

    def pretend(path: Path, feeds: Any, threads: int, **rest: Any) -> Comparison:
        asked.append({name: array.shape for name, array in feeds.items()})
        return compared(path, monkeypatch, {})

    monkeypatch.setattr(bench, "compare_model", pretend)
    assert main(["bench", str(path), "--threads", "1", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [each["rows"][0]["runtime"] for each in found] == ["kitsune", "kitsune"]
    assert asked[0]["x"] == (1, 4)  # the smallest that the file declares


def test_a_worker_starts_without_warnings() -> None:
    command = [sys.executable, "-W", "error", "-m", "kitsune.compare.worker", "1"]
    done = subprocess.run(command, input="", capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_suites_are_no_longer_offered(capsys: pytest.CaptureFixture[str]) -> None:
    """They are of the repository: `python -m benchmarks`."""
    with pytest.raises(SystemExit) as ended:
        main(["bench", "--suite", "linear"])
    assert ended.value.code == 2
    assert "kitsune bench: error: there is no option --suite" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nope.onnx"], "there is no such file"),
        (["."], "give --feeds FILE"),
        (["nope.onnx", "--shape", "x=1", "--feeds", "f.npz"], "both given"),
    ],
)
def test_bad_models_are_one_message(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", *arguments]) == 2
    assert words in capsys.readouterr().err
