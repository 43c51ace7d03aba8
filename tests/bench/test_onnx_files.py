"""The suite of ONNX files: found where they are installed, measured, and shown."""

from __future__ import annotations

from importlib import metadata
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("onnx")

import onnx

from benchmarks import onnx_files
from benchmarks.onnx_files import CASES, FileCase, measure_files, select_files
from benchmarks.resnet50 import write_resnet50
from benchmarks.tables import list_notes, make_grids
from kitsune.errors import InputError
from tests.frontends.onnx_models import mlp


def feeds() -> dict[str, np.ndarray]:
    return {"x": np.ones((2, 4), np.float32)}


TINY = FileCase("tiny", "2×4", feeds, write=lambda path: write(path))
ABSENT = FileCase("absent", "1", feeds, "no-such-package==1.0", "model.onnx")


def write(path: Path) -> None:
    model = mlp()
    model.ir_version = 8  # which every peer reads
    path.write_bytes(model.SerializeToString())


def test_models_are_found_where_their_packages_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ABSENT.path(tmp_path) is None
    folder = tmp_path / "some_model-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: some-model\nVersion: 1.0\n")
    (folder / "RECORD").write_text("some_model/__init__.py,,\nsome_model/data/model.onnx,,\n")
    found = metadata.Distribution.at(folder)
    monkeypatch.setattr(onnx_files.metadata, "distribution", lambda name: found)
    case = FileCase("some", "1", feeds, "some-model==1.0", "data/model.onnx")
    assert case.path(tmp_path) == tmp_path / "some_model" / "data" / "model.onnx"


def test_resnet_is_a_valid_model(tmp_path: Path) -> None:
    write_resnet50(tmp_path / "a.onnx")
    model = onnx.load(tmp_path / "a.onnx")
    onnx.checker.check_model(model, full_check=True)
    ops = [node.op_type for node in model.graph.node]
    assert (ops.count("Conv"), ops.count("Add"), ops.count("BatchNormalization")) == (53, 16, 53)
    parameters = sum(int(np.prod(t.dims)) for t in model.graph.initializer)
    assert 25_000_000 < parameters < 26_000_000
    write_resnet50(tmp_path / "b.onnx")
    assert (tmp_path / "a.onnx").read_bytes() == (tmp_path / "b.onnx").read_bytes()


def test_selection_by_name() -> None:
    assert select_files([]) == list(CASES)
    assert [case.size for case in select_files(["MiniLM"])] == ["1×16", "1×128"]
    with pytest.raises(InputError, match="no case is called bert"):
        select_files(["bert"])


def test_a_file_beside_the_peers() -> None:
    pytest.importorskip("onnxruntime")
    rows, missing = measure_files([TINY, ABSENT], [1], True, 60.0, lambda text: None)
    assert missing == ["no-such-package==1.0"]
    [row] = rows
    assert {"kitsune", "kitsune, warm", "onnxruntime"} <= row["starts"].keys()
    assert all(each["start_us"] > 0 for each in row["starts"].values())
    assert row["candidates"]["onnxruntime"]["ratio"] > 0
    assert row["error"] < 1e-5
    versions: dict[str, Any] = {"kitsune": "1"}
    machine = {"cpu": "this", "cpus": 1}
    result = {
        "suite": "onnx",
        "rows": rows,
        "missing": missing,
        "limits": [],
        "machine": machine,
        "versions": versions,
    }
    [grid] = make_grids(result)
    [cells] = grid.rows
    assert len(cells) == len(grid.headings)
    assert cells[:2] == ("tiny, 2×4", "1")
    assert "not installed: no-such-package==1.0" in list_notes(result)


def test_a_wrong_result_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("onnxruntime")
    message = onnx_files._make_message

    def wrong(case: FileCase, path: Path, folder: Path) -> dict[str, Any]:
        made = message(case, path, folder)
        np.save(made["expected"], np.load(made["expected"]) + 1)
        return made

    monkeypatch.setattr(onnx_files, "_make_message", wrong)
    with pytest.raises(Exception, match="kitsune computes something else in tiny"):
        measure_files([TINY], [1], True, 60.0, lambda text: None)
