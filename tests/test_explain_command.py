"""`kitsune explain`: what fuses in a file, stage by stage; and bad files, which are one message."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import onnx.parser
import pytest

import kitsune as kt
from kitsune.cli import main
from kitsune.errors import ShapeError, VerifyError
from kitsune.frontends.onnx import evaluator
from kitsune.ir.node import Node
from kitsune.report.overview import reason_kind
from kitsune.report.text_tables import wrap
from kitsune.target import X86_64_V3
from tests.conformance import onnx_files

LAYER = """
    <ir_version: 8, opset_import: ["" : 20]>
    layer (float[batch, 16] x, float[16, 16] w, float[batch, 16] r) => (float[batch, 16] y) {
        [product] a = MatMul (x, w)
        [activation] b = Gelu (a)
        [residual] c = Add (b, r)
        [rows] y = Softmax <axis = 0> (c)
    }
"""
STAGED = """
    <ir_version: 8, opset_import: ["" : 20]>
    staged (float[n] x) => (float[k] y) {
        a = Exp (x)
        b = Relu (x)
        at = NonZero (b)
        c = Cast <to = 1> (at)
        d = Exp (c)
        axes = Constant <value_ints = [0]> ()
        y = ReduceSum <keepdims = 0> (d, axes)
    }
"""
X = np.array([1, -1, 2, 3], np.float32)


@pytest.fixture
def layer(tmp_path: Path) -> Path:
    onnx.save(onnx.parser.parse_model(LAYER), tmp_path / "layer.onnx")
    return tmp_path / "layer.onnx"


@pytest.fixture
def staged(tmp_path: Path) -> Path:
    onnx.save(onnx.parser.parse_model(STAGED), tmp_path / "staged.onnx")
    return tmp_path / "staged.onnx"


def explained(capsys: pytest.CaptureFixture[str], *arguments: object) -> Any:
    assert main(["explain", *map(str, arguments), "--json"]) == 0
    return json.loads(capsys.readouterr().out)


# --- a file --------------------------------------------------------------------------------------


def test_what_fused_and_what_did_not(layer: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = explained(capsys, layer, "--shape", "x=64x16")
    assert said["fusable"] == [
        {"pattern": "MatMul-GELU-Add", "node": 0, "origin": "product (MatMul, node 0)", "kernel": 0}
    ]
    assert [group["nodes"] for group in said["groups"]] == [[0, 1, 2], [3]]
    assert said["groups"][0]["origins"][0] == "product (MatMul, node 0)"
    assert said["groups"][0]["stores"] == ["add[64,16]"]
    assert (said["kernels_before"], said["kernels_after"]) == (4, 2)
    assert said["nbytes_after"] < said["nbytes_before"]
    assert said["refusals"][0]["consumer"] == "softmax[64,16] of rows (Softmax, node 3)"
    assert said["note"].startswith("calls run one program for any batch")


def test_an_axis_by_its_name(layer: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = explained(capsys, layer, "--shape", "batch=5")
    assert said["groups"][1]["stores"] == ["softmax[5,16]"]


def test_the_smallest_sizes_are_said(layer: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = explained(capsys, layer)
    first, second = said["note"].split("; calls run")
    assert first == "the smallest sizes that the file declares; --shape plans others"
    assert second.startswith(" one program for any batch")
    assert said["sizes"] == {"x": [1, 16], "w": [16, 16], "r": [1, 16]}


def test_the_overview_says_sizes_kernels_and_reasons(
    layer: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["explain", str(layer)]) == 0
    said = capsys.readouterr().out
    for words in (
        "4 ops in 2 kernels, planned for x [1,16], w [16,16], r [1,16]",
        "linear_activation  matmul · gelu · add",
        "moved",
        "1 pair does not share",
        "softmax[1,16] after add[1,16]",
        "--all lists every kernel",
    ):
        assert words in said
    assert "node 3" not in said


def test_everything_is_listed_on_demand(layer: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", str(layer), "--all"]) == 0
    said = capsys.readouterr().out
    for words in (
        "nodes 0-2",
        "matmul · gelu · add → add[1,16]",
        "rows (Softmax, node 3) is not",
        "MatMul-GELU-Add from product (MatMul, node 0): kernel 0",
    ):
        assert words in said


def test_what_repeats_is_grouped_and_fits_80_columns() -> None:
    """Forty layers of one structure take as many lines as two do."""

    def layers(count: int) -> str:
        weights = [np.eye(8, dtype=np.float32) + n for n in range(count)]

        def model(x: kt.Tensor) -> kt.Tensor:
            for weight in weights:
                x = (x @ kt.tensor(weight)).gelu()
                x = x / x.sum(-1, keepdim=True)
            return x

        return str(kt.compile(model, np.ones((4, 8), np.float32), target=X86_64_V3).explain())

    few, many = layers(2).splitlines(), layers(40).splitlines()
    assert many[0].startswith("160 ops in")
    assert len(many) - len(few) <= 4
    assert max(map(len, [*few, *many])) <= 80


def test_reasons_differ_by_more_than_sizes() -> None:
    one = reason_kind("add[1,64]: 602112 bytes are more than half of L2, 524288")
    assert one == "add[…]: … bytes are more than half of L2, …"
    assert one == reason_kind("add[2,8]: 7e+05 bytes are more than half of L2, 262144")
    assert one != reason_kind("add[2,8]: 7e+05 bytes are more than half of L3, 262144")


def test_long_names_break_after_their_parts_alone() -> None:
    name = "/model/" + "/".join(f"encoder.{n}.attention" for n in range(12))
    lines = wrap(f"softmax of {name} (Softmax, node 12) is not in it", 80, first="· ", then="  ")
    assert max(map(len, lines)) <= 80
    assert all(line[-1] in "/._)t" for line in lines[1:])
    assert "".join(line[2:] for line in lines).replace(" ", "") == (
        f"softmaxof{name}(Softmax,node12)isnotinit"
    )


def test_names_with_brackets_are_printed_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    model = onnx.parser.parse_model(LAYER)
    model.graph.node[0].name = "[bold]product[/bold]"
    onnx.save(model, tmp_path / "odd.onnx")
    assert main(["explain", str(tmp_path / "odd.onnx"), "--all"]) == 0
    assert "[bold]product[/bold]" in capsys.readouterr().out


def test_a_saved_model(layer: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kt.compile(layer).save(tmp_path / "m.kitsune", shapes=[{"x": (8, 16)}])
    said = explained(capsys, tmp_path / "m.kitsune")
    assert said["kernels_after"] == 2


# --- sizes that depend on values -----------------------------------------------------------------


def test_every_stage_is_shown(
    staged: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    np.savez(tmp_path / "feeds.npz", x=X)
    said = explained(capsys, staged, "--feeds", tmp_path / "feeds.npz")
    rows = [(g["stage"], g["kind"], g["nodes"], g["stores"]) for g in said["groups"]]
    assert rows == [
        (0, "row", [1], ["relu[4]"]),
        (0, "host", [2], []),
        (1, "row", [3, 4, 6], ["reshape[3]"]),
    ]
    assert said["fusable"] == [
        {"pattern": "Cast-Exp-ReduceSum", "node": 3, "origin": "Cast (node 3)", "kernel": 2}
    ]
    assert said["note"] == "calls run one program for any n; stage 2 runs one program for any at_1"


def test_ops_of_the_host_run_only_when_values_are_given(
    staged: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        evaluator, "Evaluator", lambda *given: pytest.fail("an op of the host runs")
    )
    said = explained(capsys, staged, "--shape", "x=64")
    assert said["note"] == (
        "sizes depend on values: what comes after them is not shown; give --feeds FILE; "
        "calls run one program for any n"
    )
    assert max(g["stage"] for g in said["groups"]) == 0
    model = kt.compile(staged)
    assert "call the model first" in model.explain({"x": (64,)}).note
    assert len(model.kernels) == 1


def test_reports_cover_every_stage() -> None:
    model = kt.compile(onnx.parser.parse_model(STAGED))
    model(X)
    assert [k.name for k in model.kernels] == ["0_row", "1_row"]
    assert [k.kernel for k in model.verify(X).kernels] == ["0_row", "1_row"]
    memory = model.memory_report()
    assert memory.handed_nbytes == 3 * 8  # what NonZero found
    assert memory.outputs_nbytes == 3 * 4
    assert memory.peak_nbytes >= memory.handed_nbytes + memory.outputs_nbytes + memory.inputs_nbytes
    assert model.explain().stages == 2


def test_a_wrong_kernel_of_a_later_stage_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from kitsune.report import verify_model

    model = kt.compile(onnx.parser.parse_model(STAGED))
    original = verify_model.evaluate

    def otherwise(node: Node, *rest: Any) -> np.ndarray:
        made = original(node, *rest)
        return made + 1 if node.op == "sum" else made

    monkeypatch.setattr(verify_model, "evaluate", otherwise)
    with pytest.raises(VerifyError, match="kernel 1_row"):
        model.verify(X).check()


# --- bad input -----------------------------------------------------------------------------------


def bad_files(folder: Path) -> dict[str, str]:
    """Paths, and what is said of them."""
    (folder / "empty.onnx").touch()
    (folder / "text.onnx").write_text("this is not a model\n" * 100)
    whole = onnx.parser.parse_model(LAYER).SerializeToString()
    (folder / "cut.onnx").write_bytes(whole[: len(whole) // 2])
    (folder / "folder.onnx").mkdir()
    (folder / "nonsense.kitsune").write_bytes(b"nonsense" * 64)
    (folder / "plain.txt").write_text("x")
    return {
        "missing.onnx": "cannot read",
        "missing.kitsune": "cannot read",
        "missing": "cannot read",
        "empty.onnx": "it is empty",
        "text.onnx": "is not an ONNX model",
        "cut.onnx": "is not an ONNX model",
        "folder.onnx": "it is a folder",
        "nonsense.kitsune": "does not begin as artefacts do",
        "plain.txt": "cannot compile the file",
        ".": "cannot compile the folder",
    }


def test_bad_files_are_one_message(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, words in bad_files(tmp_path).items():
        assert main(["explain", str(tmp_path / name)]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith("kitsune: ")
        assert words in err
        assert "Traceback" not in err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--shape", "x"], "--shape x is not a shape"),
        (["--shape", "x=1xtwo"], "is not a shape"),
        (["--shape", "x=-1x16"], "is not a shape"),
        (["--shape", "x=4x17"], "the model takes [batch, 16]"),
        (["--shape", "z=4"], "the inputs are 'x', 'w', 'r'"),
        (["--feeds", "missing.npz"], "missing.npz"),
        (["--feeds", __file__], "is not an .npz file"),
        (["--feeds", "a.npz", "--shape", "x=1x16"], "both given"),
    ],
)
def test_bad_options_are_one_message(
    arguments: list[str], words: str, layer: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["explain", str(layer), *arguments]) == 2
    err = capsys.readouterr().err
    assert err.startswith("kitsune: ")
    assert words in err


def test_sizes_that_are_too_small_say_how_to_name_others(tmp_path: Path) -> None:
    model = kt.compile(
        onnx.parser.parse_model("""
        <ir_version: 8, opset_import: ["" : 20]>
        m (float[1, 1, n] x, float[1, 1, 5] w) => (float[1, 1, k] y) { [slides] y = Conv (x, w) }
    """)
    )
    with pytest.raises(
        ShapeError,
        match=r"at: slides \(Conv, node 0\)\n  try: .*explain\(shapes={'x': \(1, 128\)}\)",
    ):
        model.explain()
    assert model.explain({"n": 8}).kernels_after >= 1


def test_low_bit_weights_of_a_file_are_explained(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "low.onnx"
    path.write_bytes(onnx_files.low_bit().SerializeToString())
    assert main(["explain", str(path)]) == 0
    assert "1 weight of 4 bits in groups of 32" in capsys.readouterr().out
