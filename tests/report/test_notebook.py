"""What models, reports and tensors show of themselves at a prompt and in a notebook."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from onnx import TensorProto, helper
from rich.table import Table

import kitsune as kt
from kitsune.fusion import BenchmarkResult, FusionEngine, FusionPattern, FusionStats
from kitsune.model.compiled_model import CompiledModel
from kitsune.quant.sensitivity import Advice, Point
from kitsune.report.notebook import MAX_REPR_ROWS, Block, PrintableReport, clean, render_html
from kitsune.report.shadow import VerificationStats
from kitsune.tensor import Tensor

X = np.ones((4, 64), np.float32)
W = np.linspace(-1, 1, 64 * 32, dtype=np.float32).reshape(64, 32)
HOSTILE = '<script>alert("x")</script>\n\x1b[31m\u202e&'


def net(x: Tensor) -> Tensor:
    return (x @ W + 1).relu().softmax(-1)


def well_formed(html: str) -> ET.Element:
    return ET.fromstring(html)


def words(html: str) -> str:
    return " ".join(well_formed(html).itertext())


@pytest.fixture(scope="module")
def model() -> CompiledModel:
    return kt.compile(net, X)


# --- models --------------------------------------------------------------------------------------


def test_a_model_says_what_it_takes_and_makes(model: CompiledModel) -> None:
    said = repr(model)
    assert said.startswith("<CompiledModel 'net' on cpu: 1 input (x f32[4, 64]) → f32[4, 32]; ")
    kernels = model.explain().kernels_after
    assert f"; {kernels} kernel" in said
    assert said.endswith(" kB of weights>")
    shown = words(model._repr_html_())
    for each in ("CompiledModel net", "input x", "f32[4, 64]", "kernels", "weights"):
        assert each in shown


def test_a_model_that_was_not_called_is_not_compiled_to_show_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_: Any) -> None:
        raise AssertionError("compiled")

    monkeypatch.setattr(CompiledModel, "_compile_variant", refuse)
    model = kt.compile(net)
    assert repr(model) == "<CompiledModel 'net' on cpu: 1 input (x); not compiled yet>"
    assert "known at the first call" in words(model._repr_html_())


def test_a_program_from_the_cache_is_not_planned_to_show_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KITSUNE_CACHE_DIR", str(tmp_path))
    said = repr(kt.compile(net, X))
    again = kt.compile(net, X)

    def refuse(*_: Any) -> None:
        raise AssertionError("planned")

    monkeypatch.setattr("kitsune.compiler.lower_rewritten", refuse)
    assert repr(again) == said


def hostile_file(tmp_path: Path) -> Path:
    path = tmp_path / "<b>model.onnx"
    sides = [
        [helper.make_tensor_value_info(name, TensorProto.FLOAT, ["<i>batch", 8])]
        for name in (HOSTILE, "out")
    ]
    node = helper.make_node("Relu", [HOSTILE], ["out"])
    graph = helper.make_graph([node], "g", *sides)
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    path.write_bytes(made.SerializeToString())
    return path


def test_names_from_files_are_escaped(tmp_path: Path) -> None:
    model = kt.compile(hostile_file(tmp_path))
    said = repr(model)
    assert said.startswith("<CompiledModel '<b>model.onnx' on cpu: 1 input (<script>")
    assert said.endswith("f32[<i>batch, 8]; not compiled yet>")
    assert not set("\n\x1b\u202e") & set(said)
    html = model._repr_html_()
    assert "<script" not in html
    assert "<b>" not in html
    assert "<i>" not in html
    assert "\\x1b" in words(html)


def test_a_kernel_says_its_ops(model: CompiledModel) -> None:
    first = model.kernels[0]
    assert repr(first).startswith(f"<KernelInfo {first.name}")
    assert "matmul · add · relu" in repr(first)
    assert "schedule" in words(first._repr_html_())


# --- reports -------------------------------------------------------------------------------------

POINT = Point(1234, 0.5, None)
RESULT = BenchmarkResult(
    FusionPattern("binary_unary"),
    4096,
    2.0,
    1.0,
    2.0,
    (1.9, 2.1),
    (1.8, 2.2),
    0.96,
    (1.9, 2.1),
    (0.9, 1.1),
    15,
    (2, 1),
    (8192, 4096),
)
SHOWN: dict[str, Callable[[CompiledModel], Any]] = {
    "explain": lambda model: model.explain(),
    "memory": lambda model: model.memory_report(),
    "verify": lambda model: model.verify(X),
    "profile": lambda model: model.profile(X),
    "fused": lambda _: FusionEngine().fuse(["add", "relu"]),
    "report": lambda _: kt.quant.report(kt.quantize(kt.nn.Linear(64, 32), bits=4)),
    "quantized": lambda _: kt.quant.quantize(W),
    "advice": lambda _: Advice((), {"a": 4, "b": None}, (POINT,), POINT, "error"),
    "stats": lambda _: FusionStats(1, 2, 3),
    "checked": lambda _: VerificationStats(3, 1, 0, 1e-6, "0_row"),
    "benchmark": lambda _: RESULT,
    "tensor": lambda _: kt.tensor([[1.0, 2.0]]),
}


@pytest.mark.parametrize("name", SHOWN)
def test_a_report_is_short_text_and_well_formed_html(name: str, model: CompiledModel) -> None:
    made = SHOWN[name](model)
    assert " object at 0x" not in repr(made)
    assert len(repr(made).splitlines()) < 30
    assert len(words(made._repr_html_())) > 10


def test_a_benchmark_says_what_fusion_gained() -> None:
    assert repr(RESULT) == (
        "<BenchmarkResult binary_unary, 4,096 elements: 2.00× as fast fused (1.80 to 2.20), "
        "2 → 1 ms, 2 → 1 launches>"
    )


class Long(PrintableReport):
    def parts(self) -> list[Block]:
        table = Table(title="<rows>")
        table.add_column("n", justify="right")
        for n in range(1000):
            table.add_row(f"row {n}")
        return [table, *(f"line {n}" for n in range(50))]


def test_long_reports_are_cut_and_printing_shows_all() -> None:
    said = repr(Long())
    assert f"row {MAX_REPR_ROWS - 1} " in said
    assert f"row {MAX_REPR_ROWS} " not in said
    assert "… 988 more rows; print it to see all" in said
    assert "… 42 more lines; print it to see all" in said
    assert "row 999" in str(Long())
    assert "line 49" in str(Long())
    assert len(Long()._repr_html_()) < 20_000


def test_html_keeps_the_pages_colours() -> None:
    table = Table(title="t")
    table.add_column("a")
    table.add_row(HOSTILE)
    html = render_html(table, HOSTILE)
    well_formed(html)
    assert "background" not in html
    assert ";color" not in html
    assert "<script" not in html


def test_a_name_is_one_line_of_printable_characters() -> None:
    assert clean("encoder/layer.0") == "encoder/layer.0"
    assert clean("a\nb\x00\u202ec") == "a\\nb\\x00\\u202ec"
    assert clean("x" * 200) == "x" * 59 + "…"
    assert clean("größe 重み") == "größe 重み"


# --- tensors -------------------------------------------------------------------------------------


def test_showing_a_lazy_tensor_computes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    lazy = kt.tensor([1.0, 2.0]) + 1

    def refuse(*_: Any) -> None:
        raise AssertionError("computed")

    with monkeypatch.context() as patch:
        patch.setattr(Tensor, "_value", refuse)
        assert repr(lazy) == "tensor(<lazy f32[2]>)"
        assert "not computed yet" in words(lazy._repr_html_())
    assert str(lazy) == "tensor([2., 3.])"
    assert repr(lazy) == "tensor([2., 3.])"
    assert "[2., 3.]" in words(lazy._repr_html_())
