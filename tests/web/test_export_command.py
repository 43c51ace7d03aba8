"""`kitsune export-web`: a file in, a folder out, and what is said of it."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

from kitsune.cli import main
from kitsune.cli.web import parse_signatures, parse_widths
from kitsune.errors import InputError


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """relu(x · w) for any number of rows."""
    w = np.random.default_rng(0).standard_normal((64, 32)).astype(np.float32)
    nodes = [helper.make_node("MatMul", ["x", "w"], ["y"]), helper.make_node("Relu", ["y"], ["z"])]
    x = helper.make_tensor_value_info("x", TensorProto.FLOAT, ["rows", 64])
    z = helper.make_tensor_value_info("z", TensorProto.FLOAT, ["rows", 32])
    graph = helper.make_graph(nodes, "layer", [x], [z], [numpy_helper.from_array(w, "w")])
    path = tmp_path_factory.mktemp("model") / "layer.onnx"
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)]), path)
    return path


def test_sizes_and_bits(model: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = [
        "export-web",
        str(model),
        str(tmp_path / "site"),
        "--bits",
        "4",
        "--json",
        "--browsers",
        "firefox",
        "--targets",
        "webgpu",
        "--bucket",
        "rows=2,4",
    ]
    assert main(command) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["dispatches"]["fused"] == 1
    assert said["nbytes"]["weights"] < 64 * 32
    described = json.loads((tmp_path / "site" / "model.json").read_text(encoding="utf-8"))
    [variant] = described["variants"]
    assert variant["bits"] == 4
    shapes = [s["inputs"][0]["shape"] for s in variant["specialisations"]]
    assert shapes == [[2, 64], [4, 64]]
    assert (tmp_path / "site" / "kitsune" / "index.js").exists()


def test_what_is_said(model: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [str(model), str(tmp_path / "site"), "--shape", "rows=3", "--targets", "webgpu"]
    assert main(["export-web", *arguments, "--browsers", "edge"]) == 0
    said = capsys.readouterr().out
    assert "kitsune serve" in said
    assert "sizes: x 3×64" in said
    assert main(["export-web", *arguments, "--browsers", "lynx"]) == 2
    assert "no browser 'lynx'" in capsys.readouterr().err


def test_programs_for_any_size(
    model: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["export-web", str(model), str(tmp_path / "site"), "--browsers", "chrome"]
    assert main(command) == 0
    assert "sizes: x rows×64" in capsys.readouterr().out


def test_a_size_that_is_open_is_named_and_nothing_is_written(
    model: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """WebNN has no program for any size."""
    assert main(["export-web", str(model), str(tmp_path / "site"), "--targets", "webnn"]) == 2
    said = capsys.readouterr().err
    assert "leaves the size of 'rows' open" in said
    assert "--shape rows=128" in said
    assert not (tmp_path / "site").exists()


@pytest.mark.parametrize(
    ("page", "said"),
    [
        ("shop", "there is no page 'shop'\n  try: choose"),
        ("search", "needs a tokenizer\n  try: give --tokenizer, a tokenizer.json or vocab.txt"),
    ],
)
def test_a_page_is_checked_before_sizes(
    model: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], page: str, said: str
) -> None:
    assert main(["export-web", str(model), str(tmp_path / "site"), "--page", page]) == 2
    assert said in capsys.readouterr().err


def test_widths() -> None:
    assert parse_widths([]) == {}
    assert parse_widths(["8,4"]) == {8: {"*": 8}, 4: {"*": 4}}
    assert parse_widths(["head.*=8", "2"]) == {2: {"head.*": 8, "*": 2}}
    assert parse_widths(["head.*=8"]) == {0: {"head.*": 8}}
    with pytest.raises(InputError, match="--bits four is not a width"):
        parse_widths(["8,four"])


def test_signatures() -> None:
    assert parse_signatures([], []) == []
    assert parse_signatures(["x=2x3"], []) == [{"x": (2, 3)}]
    assert parse_signatures([], ["a=1,2", "b=3"]) == [{"a": 1, "b": 3}, {"a": 2, "b": 3}]
    with pytest.raises(InputError, match="is not an axis with sizes"):
        parse_signatures([], ["a=1,x"])
