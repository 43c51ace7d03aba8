"""`kitsune quantize`: a file in, a smaller file and a report out."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import kitsune as kt
from kitsune.cli import main
from tests.quant.test_models import exported, normal, relative


def test_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out = exported(tmp_path / "m.onnx"), tmp_path / "m.kitsune"
    command = ["quantize", str(path), "--bits", "8", "--bits", "w1=3", "--method", "hqq", "-o"]
    assert main([*command, str(out), "--shape", "x=5x64", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {layer["name"]: layer["dtype"] for layer in found["layers"]} == {
        "w0": "q8g32",
        "w1": "q3g32",
    }
    x = normal(5, 64)
    model = kt.load(out)
    assert relative(model(x), kt.compile(path)(x)) < 0.3
    exact = kt.compile(path, dynamic=False)  # for these sizes alone, as the file is
    np.testing.assert_array_equal(model(x), kt.quantize(exact, {"w1": 3, "*": 8}, "hqq")(x))


def test_what_it_prints(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out = exported(tmp_path / "m.onnx"), tmp_path / "m.kitsune"
    options = ["--asymmetric", "--group-size", "64", "--skip", "w0", "--shape", "x=2x64"]
    assert main(["quantize", str(path), "-o", str(out), *options]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].split()[:4] == ["w1", "96×32", "4", "64"]
    assert [line.split()[0] for line in lines[4:8]] == ["before", "weights", "a", "outputs"]
    assert "as fast" in lines[6]
    assert "of their size" in lines[7]
    assert lines[8] == "measured with x [2,64]"
    assert max(map(len, lines[:-1])) <= 80  # the last has the path


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--bits", "5"], "no weights of 5 bits"),
        (["--bits", "many"], "is not a width"),
        (["--method", "awful"], "no method 'awful'"),
        (["--skip", "w9"], "'w9' names no weight"),
    ],
)
def test_mistakes_are_one_message(
    options: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, out = exported(tmp_path / "m.onnx"), tmp_path / "m.kitsune"
    assert main(["quantize", str(path), "-o", str(out), *options]) == 2
    assert message in capsys.readouterr().err
    assert not out.exists()
