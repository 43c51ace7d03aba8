"""`kitsune compile`, `verify`, `advise` and `export-onnx` of a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import onnx.parser
import pytest
from onnx.numpy_helper import to_array

import kitsune as kt
from kitsune.cli import main
from kitsune.cli.arguments import signatures
from kitsune.ir.node import Node
from kitsune.system.progress import STAGES

PAIR = """
    <ir_version: 8, opset_import: ["" : 20]>
    pair (float[batch, 32] a, float[rows, 32] b) => (float[batch, 32] y, float[rows, 32] z)
    <float[32, 32] w = {%s}> {
        p = MatMul (a, w)
        y = Gelu (p)
        z = Exp (b)
    }
"""


@pytest.fixture
def pair(tmp_path: Path) -> Path:
    weights = np.random.default_rng(0).standard_normal((32, 32), np.float32)
    text = PAIR % ", ".join(f"{value:.6f}" for value in weights.ravel())
    onnx.save(onnx.parser.parse_model(text), tmp_path / "pair.onnx")
    return tmp_path / "pair.onnx"


def data(capsys: pytest.CaptureFixture[str], *arguments: object, code: int = 0) -> Any:
    assert main([*map(str, arguments), "--json"]) == code
    return json.loads(capsys.readouterr().out)


# --- compile -------------------------------------------------------------------------------------


def test_a_name_that_is_given_again_begins_another_signature() -> None:
    assert signatures([]) == []
    assert signatures(["a=1x16", "a=1x128"]) == [{"a": (1, 16)}, {"a": (1, 128)}]
    given = ["a=1x4", "b=2x4", "a=3x4", "b=4x4"]
    assert signatures(given) == [{"a": (1, 4), "b": (2, 4)}, {"a": (3, 4), "b": (4, 4)}]


def test_every_signature_is_in_the_file(
    pair: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "pair.kitsune"
    shapes = ["--shape", "a=2x32", "--shape", "b=3x32", "--shape", "a=5x32"]
    found = data(capsys, "compile", pair, "-o", out, *shapes)
    assert [each["sizes"] for each in found["signatures"]] == [
        {"a": [2, 32], "b": [3, 32]},
        {"a": [5, 32], "b": [1, 32]},
    ]
    model, whole = kt.load(out), kt.compile(pair)
    for rows, others in ((2, 3), (5, 1)):
        a, b = np.ones((rows, 32), np.float32), np.ones((others, 32), np.float32)
        np.testing.assert_allclose(model(a, b)[0], whole(a, b)[0], rtol=1e-5, atol=1e-6)
    with pytest.raises(kt.errors.InputError, match="was not saved for"):
        model(np.ones((7, 32), np.float32), np.ones((7, 32), np.float32))


def test_timings_show_each_stage_up_to_the_first_run(
    pair: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["compile", pair, "-o", tmp_path / "pair.kitsune", "--timings"]
    costs = data(capsys, *command)["signatures"][0]["costs"]
    assert list(costs) == [stage for stage in STAGES if stage in costs]
    assert {"read", "trace", "pack", "run"} <= costs.keys()
    assert all(cost["cpu_ms"] >= 0 and cost["wall_ms"] > 0 for cost in costs.values())
    assert main([*map(str, command), "--shape", "a=4x32"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1].startswith("all ")
    assert max(map(len, lines[3:])) <= 80


def test_commands_about_one_signature_refuse_two(
    pair: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for verb in ("explain", "verify", "profile", "advise", "bench", "tune"):
        assert main([verb, str(pair), "--shape", "a=1x32", "--shape", "a=2x32"]) == 2
        assert "--shape a is given 2 times" in capsys.readouterr().err


# --- verify --------------------------------------------------------------------------------------


def test_every_kernel_is_checked(pair: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = data(capsys, "verify", pair, "--shape", "a=4x32")
    assert found["is_right"]
    assert found["worst"] < 1e-4
    assert main(["verify", str(pair), "--all"]) == 0
    said = capsys.readouterr().out
    assert "all are right; worst relative error" in said
    assert max(map(len, said.splitlines())) <= 80


def test_a_wrong_kernel_is_exit_code_1(
    pair: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from kitsune.report import verify_model

    original = verify_model.evaluate

    def otherwise(node: Node, *rest: Any) -> np.ndarray:
        made = original(node, *rest)
        return made + 1 if node.op == "exp" else made

    monkeypatch.setattr(verify_model, "evaluate", otherwise)
    assert main(["verify", str(pair)]) == 1
    said = capsys.readouterr().out
    assert "wrong" in said.splitlines()[1]
    assert "1 is wrong" in said


def test_a_saved_model_is_verified_on_its_own_sizes(
    pair: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kt.compile(pair).save(tmp_path / "m.kitsune", shapes=[{"a": (3, 32)}])
    found = data(capsys, "verify", tmp_path / "m.kitsune")
    assert any("[3,32]" in kernel["stores"] for kernel in found["kernels"])


# --- advise, export-onnx -------------------------------------------------------------------------


def test_widths_for_a_budget_are_what_quantize_takes(
    pair: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    np.savez(tmp_path / "data.npz", a=np.ones((4, 32), np.float32), b=np.ones((1, 32), np.float32))
    bits = tmp_path / "bits.json"
    given = ["--calibration", tmp_path / "data.npz", "--budget", "1kB", "-o", bits]
    found = data(capsys, "advise", pair, *given)
    assert found["bits"] == {"w": 4}
    assert found["random"] is False
    out = tmp_path / "m.kitsune"
    made = data(capsys, "quantize", pair, "--bits", bits, "-o", out, "--no-measure")
    assert made["layers"][0]["dtype"] == "q4g32"
    assert made["effect"] is None


def test_a_weight_has_the_name_of_its_own_model(
    pair: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where another model that is alive has equal weights by another name, or by none."""
    equal = onnx.load(pair)
    held = kt.compile(lambda x: x @ to_array(equal.graph.initializer[0]))
    held(np.ones((4, 32), np.float32))
    found = data(capsys, "advise", pair, "--shape", "a=4x32", "--budget", "1kB")
    assert found["bits"] == {"w": 4}


def test_advice_on_random_inputs_says_so(pair: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["advise", str(pair), "--shape", "a=4x32"]) == 0
    said = capsys.readouterr().out
    assert "measured on random inputs: --calibration FOLDER takes real ones" in said
    assert max(map(len, said.splitlines())) <= 80


def test_a_budget_that_is_none_is_one_message(
    pair: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["advise", str(pair), "--budget", "little"]) == 2
    assert "no budget of 'little'" in capsys.readouterr().err


def test_the_fused_graph_is_a_file(
    pair: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "fused.onnx"
    found = data(capsys, "export-onnx", pair, "-o", out, "--shape", "a=4x32")
    assert found["sizes"]["a"] == [4, 32]
    assert len(onnx.load(out).graph.node) == found["kernels"]
