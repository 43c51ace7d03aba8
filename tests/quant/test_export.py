"""Low-bit weights as ONNX files: onnxruntime and our own front end give what the model gives."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest

import kitsune as kt
from kitsune.errors import InputError, UnsupportedError


def language() -> tuple[Any, np.ndarray]:
    kt.manual_seed(0)
    layers = (kt.nn.Embedding(50, 64), kt.nn.Linear(64, 96), kt.nn.GELU(), kt.nn.LayerNorm(96))
    return kt.nn.Sequential(*layers, kt.nn.Linear(96, 64)), np.arange(24).reshape(4, 6)


def image() -> tuple[Any, np.ndarray]:
    kt.manual_seed(0)
    layers = (
        kt.nn.Conv2d(16, 32, 3, padding=1),
        kt.nn.ReLU(),
        kt.nn.Conv2d(32, 128, 3, stride=2, groups=32, padding=1),
    )
    return kt.nn.Sequential(*layers), np.random.default_rng(0).standard_normal(
        (2, 16, 9, 9)
    ).astype(np.float32)


def ops(path: Path) -> set[str]:
    return {node.op_type for node in onnx.load(path).graph.node}


def check(path: Path, small: Any, x: np.ndarray, bound: float = 2e-3) -> None:
    runtime = pytest.importorskip("onnxruntime")
    want = np.asarray(small(x))
    session = runtime.InferenceSession(str(path))
    got = session.run(None, {session.get_inputs()[0].name: x})[0]
    for made in (got, np.asarray(kt.compile(path)(x))):
        assert np.linalg.norm(made - want) < bound * np.linalg.norm(want)


@pytest.mark.parametrize("symmetric", [True, False])
@pytest.mark.parametrize("bits", [8, 4, 3, 2, 1])
def test_products_and_tables(bits: int, symmetric: bool, tmp_path: Path) -> None:
    (model, x), path = language(), tmp_path / "m.onnx"
    small = kt.quantize(model, bits, "awq", symmetric=symmetric, calibration=[x])
    kt.quant.export_onnx(small, path, x)
    assert ("MatMulNBits" in ops(path)) == (bits < 8 or symmetric)
    check(path, small, x)


@pytest.mark.parametrize("bits", [8, 3])
def test_convolutions(bits: int, tmp_path: Path) -> None:
    (model, x), path = image(), tmp_path / "m.onnx"
    small = kt.quantize(model, bits, "gptq", calibration=[x])
    kt.quant.export_onnx(small, path, x)
    check(path, small, x)


@pytest.mark.parametrize("activations", ["static", "dynamic"])
def test_bytes_of_activations(activations: str, tmp_path: Path) -> None:
    (model, x), path = language(), tmp_path / "m.onnx"
    small = kt.quantize(model, 8, calibration=[x], activations=activations)
    kt.quant.export_onnx(small, path, x)
    wanted = "QuantizeLinear" if activations == "static" else "DynamicQuantizeLinear"
    assert {wanted, "DequantizeLinear"} <= ops(path)
    check(path, small, x, 0.03)  # onnxruntime's sums of bytes saturate where there is no VNNI


def test_what_is_refused(tmp_path: Path) -> None:
    model, x = language()
    with pytest.raises(UnsupportedError, match="low-bit weights"):
        kt.quant.export_onnx(kt.compile(model), tmp_path / "m.onnx", x)
    small = kt.quantize(model, 4, calibration=[x])
    with pytest.raises(InputError, match="sizes of the inputs are not known"):
        kt.quant.export_onnx(small, tmp_path / "m.onnx")


def decoded(path: Path) -> np.ndarray:
    """The K×N weight of a file's one MatMulNBits, as the op's specification decodes it."""
    model = onnx.load(path)
    arrays = {each.name: onnx.numpy_helper.to_array(each) for each in model.graph.initializer}
    (node,) = [node for node in model.graph.node if node.op_type == "MatMulNBits"]
    data, scales, zeros = (arrays[name] for name in node.input[1:4])
    rows = {a.name: a.i for a in node.attribute}["K"]
    values = np.stack([data & 15, data >> 4], -1).reshape(*data.shape[:2], -1)
    weight = (values - zeros[..., None].astype(np.float64)) * scales[..., None]
    return np.asarray(weight.reshape(data.shape[0], -1)[:, :rows].T)


@pytest.mark.parametrize("rows", [64, 65])
def test_a_group_of_equal_weights_keeps_its_value(rows: int, tmp_path: Path) -> None:
    """65 rows leave a last group of one row, and one group of the first column is constant."""
    rng = np.random.default_rng(0)
    weight = rng.standard_normal((rows, 16)).astype(np.float32)
    weight[:32, 0], weight[32:64, 1] = 0.75, 0.0
    x, path = rng.standard_normal((3, rows)).astype(np.float32), tmp_path / "m.onnx"
    small = kt.quantize(lambda x: x @ weight, bits=4, symmetric=False)
    want = np.asarray(small(x))
    kt.quant.export_onnx(small, path, x)
    assert np.linalg.norm(x @ decoded(path) - want) < 1e-3 * np.linalg.norm(want)
    assert np.linalg.norm(np.asarray(kt.compile(path)(x)) - want) < 2e-3 * np.linalg.norm(want)
