"""`kitsune compile` and `kitsune run`: files in, files out, and one clear message for mistakes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import onnx.parser
import pytest

import kitsune as kt
from kitsune.artefact.saved_model import Saved
from kitsune.cli import main

LAYER = """
    <ir_version: 8, opset_import: ["" : 20]>
    layer (float[batch, 4] x) => (float[batch, 4] file, bool[batch, 4] mask) {
        a = Exp (x)
        file = Relu (a)
        mask = IsNaN (file)
    }
"""
STAGED = """
    <ir_version: 8, opset_import: ["" : 20]>
    staged (float[n] x) => (float[k] y) {
        at = NonZero (x)
        c = Cast <to = 1> (at)
        axes = Constant <value_ints = [0]> ()
        y = ReduceSum <keepdims = 0> (c, axes)
    }
"""
SEQUENCE = """
    <ir_version: 8, opset_import: ["" : 20]>
    pieces (float[4] x) => (seq(float[2]) y) {
        y = SplitToSequence <axis = 0> (x)
    }
"""
X = np.arange(8, dtype=np.float32).reshape(2, 4)


def saved(folder: Path, name: str, text: str) -> Path:
    onnx.save(onnx.parser.parse_model(text), folder / name)
    return folder / name


@pytest.fixture
def layer(tmp_path: Path) -> Path:
    return saved(tmp_path, "layer.onnx", LAYER)


@pytest.fixture
def feeds(tmp_path: Path) -> Path:
    np.savez(tmp_path / "feeds.npz", x=X)
    return tmp_path / "feeds.npz"


def said(capsys: pytest.CaptureFixture[str], *arguments: object) -> Any:
    assert main([*map(str, arguments), "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def refused(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert main([*map(str, arguments)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("kitsune: ")
    return err


# --- compile -------------------------------------------------------------------------------------


def test_a_file_for_the_shapes_that_were_named(
    layer: Path, feeds: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = tmp_path / "m.kitsune"
    facts = said(capsys, "compile", layer, "-o", made, "--shape", "x=2x4")
    assert facts["nbytes"] == made.stat().st_size
    assert facts["native"] is False
    [signature] = facts["signatures"]
    assert (signature["kernels_before"], signature["kernels_after"]) == (3, 1)
    assert signature["patterns"] == ["elementwise_chain"]
    np.testing.assert_allclose(kt.load(made)(X)[0], np.exp(X), rtol=1e-6)
    assert main(["compile", str(layer), "-o", str(made), "--shape", "batch=2"]) == 0
    assert capsys.readouterr().out.startswith("x [2,4]: 3 ops in 1 kernel\n")


def test_a_file_without_shapes_is_for_any_size(
    layer: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "m.kitsune"
    assert main(["compile", str(layer), "-o", str(path)]) == 0
    assert capsys.readouterr().err == ""
    model, saved = kt.compile(layer), kt.load(path)
    for rows in (1, 3, 70):
        x = np.random.default_rng(rows).standard_normal((rows, 4)).astype(np.float32)
        np.testing.assert_allclose(saved(x), model(x), rtol=1e-5, atol=1e-6)


def test_object_code_goes_along_and_runs_when_trusted(
    layer: Path, feeds: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain, native = tmp_path / "plain.kitsune", tmp_path / "native.kitsune"
    said(capsys, "compile", layer, "-o", plain, "--shape", "x=2x4")
    facts = said(capsys, "compile", layer, "-o", native, "--shape", "x=2x4", "--native")
    assert facts["native"]
    assert facts["nbytes"] > plain.stat().st_size
    [first, _] = said(capsys, "run", native, "--feeds", feeds, "--trust-native")["outputs"]
    assert first["largest"] == pytest.approx(np.exp(7), rel=1e-6)


@pytest.mark.parametrize("device", [pytest.param("webgpu", marks=pytest.mark.webgpu), "wasm"])
def test_another_device_gives_the_same(
    capsys: pytest.CaptureFixture[str], layer: Path, feeds: Path, tmp_path: Path, device: str
) -> None:
    kt.compile(layer).save(tmp_path / "layer.kitsune", shapes=[{"x": X.shape}])
    want = np.exp(X)
    for model in (layer, tmp_path / "layer.kitsune"):
        out = tmp_path / "out.npz"
        said(capsys, "run", model, "--feeds", feeds, "--device", device, "-o", out)
        with np.load(out) as made:
            np.testing.assert_allclose(made["file"], want, rtol=1e-5)
    assert "no object code for" in refused(
        capsys,
        "run",
        tmp_path / "layer.kitsune",
        "--feeds",
        feeds,
        "--device",
        device,
        "--trust-native",
    )


@pytest.mark.parametrize("trusted", [False, True])
def test_object_code_is_trusted_when_that_is_said(
    layer: Path,
    feeds: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    trusted: bool,
) -> None:
    made, calls = tmp_path / "m.kitsune", []
    said(capsys, "compile", layer, "-o", made, "--shape", "x=2x4", "--native")
    monkeypatch.setattr(Saved, "programs", lambda self: calls.append(self))
    said(capsys, "run", made, "--feeds", feeds, *(["--trust-native"] if trusted else []))
    assert len(calls) == trusted


# --- run -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["onnx", "kitsune"])
def test_outputs_as_data_and_as_a_file(
    layer: Path, feeds: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    model, out = layer, tmp_path / "out.npz"
    if kind == "kitsune":
        model = tmp_path / "m.kitsune"
        said(capsys, "compile", layer, "-o", model, "--shape", "x=2x4")
    facts = said(capsys, "run", model, "--feeds", feeds, "-o", out)
    assert facts["output"] == str(out)
    first, second = facts["outputs"]
    assert (first["name"], first["dtype"], first["shape"]) == ("file", "float32", [2, 4])
    assert (first["least"], first["largest"]) == pytest.approx((1.0, np.exp(7)), rel=1e-6)
    assert (second["name"], second["dtype"], second["largest"]) == ("mask", "bool", 0.0)
    with np.load(out) as written:
        assert set(written) == {"file", "mask"}
        np.testing.assert_allclose(written["file"], np.exp(X), rtol=1e-6)


def test_outputs_as_a_table(layer: Path, feeds: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", str(layer), "--feeds", str(feeds)]) == 0
    out = capsys.readouterr().out
    for words in ("file", "float32", "2×4", "1 2.71828 7.38906", "…", "False"):
        assert words in out


def test_values_that_are_no_numbers_are_null(
    layer: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    np.savez(tmp_path / "nan.npz", x=np.full((1, 4), np.nan, np.float32))
    [first, second] = said(capsys, "run", layer, "--feeds", tmp_path / "nan.npz")["outputs"]
    assert (first["least"], first["largest"]) == (None, None)
    assert second["least"] == 1.0


def test_sizes_that_depend_on_values(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    staged = saved(tmp_path, "staged.onnx", STAGED)
    np.savez(tmp_path / "x.npz", x=np.array([1, 0, 2, 3], np.float32))
    [y] = said(capsys, "run", staged, "--feeds", tmp_path / "x.npz")["outputs"]
    assert (y["shape"], y["largest"]) == ([3], 3.0)


# --- mistakes ------------------------------------------------------------------------------------


def test_what_is_required(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["compile", "model.onnx"])
    assert stopped.value.code == 2
    assert "required" in capsys.readouterr().err
    assert main(["run", "model.onnx"]) == 2
    assert "--feeds" in capsys.readouterr().err


def test_files_that_cannot_be_used(
    layer: Path, feeds: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.npz").write_text("no arrays")
    (tmp_path / "bad.kitsune").write_text("no model")
    absent, nowhere = tmp_path / "absent.onnx", tmp_path / "no" / "folder" / "out"
    assert "absent.onnx" in refused(capsys, "run", absent, "--feeds", feeds)
    assert "is not an .npz file" in refused(capsys, "run", layer, "--feeds", tmp_path / "bad.npz")
    assert "bad.kitsune" in refused(capsys, "run", tmp_path / "bad.kitsune", "--feeds", feeds)
    assert "cannot write" in refused(capsys, "run", layer, "--feeds", feeds, "-o", nowhere)
    assert "cannot write" in refused(capsys, "compile", layer, "-o", nowhere, "--shape", "x=2x4")


def test_arguments_that_do_not_fit(
    layer: Path, feeds: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = tmp_path / "m.kitsune"
    assert "is not a shape" in refused(capsys, "compile", layer, "-o", made, "--shape", "x=a")
    np.savez(tmp_path / "other.npz", y=X)
    assert "'x'" in refused(capsys, "run", layer, "--feeds", tmp_path / "other.npz")
    assert "no object code" in refused(capsys, "run", layer, "--feeds", feeds, "--trust-native")
    assert not made.exists()


def test_outputs_that_are_no_arrays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pieces = saved(tmp_path, "pieces.onnx", SEQUENCE)
    np.savez(tmp_path / "x.npz", x=np.ones(4, np.float32))
    assert "output 'y' is a list" in refused(capsys, "run", pieces, "--feeds", tmp_path / "x.npz")
