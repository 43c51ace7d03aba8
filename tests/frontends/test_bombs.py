"""Files of a few hundred bytes that ask for gigabytes or hours: refused before either is taken."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import onnx.parser
import pytest

import kitsune as kt
from kitsune.errors import InputError, KitsuneError
from kitsune.frontends.pretrained import check_directory
from kitsune.frontends.safetensors import save_file
from tests import gguf_files

HEAD = '<ir_version: 9, opset_import: ["" : 18]>\n'
RESIZE = """m (float[1,1,8,8] x) => (float[1,1,n,m] y) <int64[4] s = {1, 1, 32768, 32768}> {
    y = Resize <mode = "cubic", antialias = 1> (x, , , s) }"""
WINDOW = """m (float[4] x) => (float[4] y) <int64 n = {4294967296}> {
    w = HannWindow (n)  s = ReduceSum <keepdims = 0> (w)  y = Add (x, s) }"""


@pytest.mark.parametrize(
    ("text", "shape", "message"),
    [
        (RESIZE, (1, 1, 8, 8), "the file asks for 4.3 GB of memory"),
        (WINDOW, (4,), "the file asks for 17,179,869,184 bytes to compute Range"),
    ],
)
def test_a_small_file_that_asks_for_gigabytes_is_refused(
    tmp_path: Path, text: str, shape: tuple[int, ...], message: str
) -> None:
    path = tmp_path / "bomb.onnx"
    path.write_bytes(onnx.parser.parse_model(HEAD + text).SerializeToString())
    with pytest.raises(InputError, match=message):
        kt.compile(path)(np.ones(shape, np.float32))


def test_a_directory_of_more_layers_than_tensors_is_refused(tmp_path: Path) -> None:
    save_file({"w": np.ones(4, np.float32)}, tmp_path / "model.safetensors")
    for layers, is_refused in ((2, False), (65536, True)):
        config = {"model_type": "bert", "num_hidden_layers": layers}
        (tmp_path / "config.json").write_text(json.dumps(config))
        if is_refused:
            with pytest.raises(InputError, match="65,536 layers"):
                check_directory(tmp_path)
        else:
            check_directory(tmp_path)


def test_a_gguf_tensor_without_elements_is_refused(tmp_path: Path) -> None:
    made = {"token_embd.weight": ("F32", (0, 32), b"")}
    (tmp_path / "m.gguf").write_bytes(gguf_files.gguf_bytes({"general.architecture": "x"}, made))
    with pytest.raises(InputError, match="has no elements"):
        kt.create_model(tmp_path / "m.gguf")


@pytest.mark.parametrize("shapes", [None, {"x": (1 << 40,)}])
def test_a_report_of_declared_sizes_takes_no_memory_for_them(
    tmp_path: Path, shapes: dict[str, tuple[int, ...]] | None
) -> None:
    """Inputs of 4 TB: planned, never allocated."""
    size = "n" if shapes else str(1 << 40)
    text = f"m (float[{size}] x) => (float[{size}] y) {{ y = Relu (x) }}"
    path = tmp_path / "large.onnx"
    path.write_bytes(onnx.parser.parse_model(HEAD + text).SerializeToString())
    with pytest.raises(KitsuneError, match=r"the program needs 4\.4 TB of memory"):
        kt.compile(path).explain(shapes)
