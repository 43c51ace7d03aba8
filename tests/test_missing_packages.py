"""What is not installed: the file is looked for first, then the extra that brings it is named."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kitsune.errors import EXTRAS, needs
from tests.gguf_files import model_bytes

ROOT = Path(__file__).parent.parent

# Imports of these packages fail in the process, as where they were never installed.
BLOCK = """
import sys
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {absent!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Absent())
import kitsune as kt
from kitsune.errors import KitsuneError
for line in {lines!r}:
    try:
        exec(line)
    except KitsuneError as error:
        print(str(error).replace("\\n", " | "))
"""


def answers(absent: tuple[str, ...], *lines: str) -> list[str]:
    """What each line raises in a process without these packages."""
    done = subprocess.run(
        [sys.executable, "-c", BLOCK.format(absent=absent, lines=lines)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )
    assert done.stderr == ""
    return done.stdout.splitlines()


def test_a_file_that_is_not_there_is_said_first(tmp_path: Path) -> None:
    there = tmp_path / "there.onnx"
    there.write_bytes(b"a model")
    missing, present, found, load = answers(
        ("onnx", "google"),
        "kt.compile('nope.onnx')",
        f"kt.compile({str(there)!r})",
        "kt.fusion.find_fusable_patterns('nope.onnx')",
        "kt.load('nope.kitsune')",
    )
    assert missing.startswith("cannot read 'nope.onnx' |   why: there is no such file or folder")
    assert found == missing
    assert "nope.kitsune" in load
    assert present == (
        "cannot compile an ONNX model |   why: the package onnx is not installed |   "
        'try: pip install "kitsune-fusion[onnx]"'
    )


def test_torch_models_of_f32_need_no_ml_dtypes() -> None:
    pytest.importorskip("torch")
    model = "import torch; model = torch.compile(torch.nn.Linear(4, 2), backend='kitsune')"
    f32, bf16 = answers(
        ("ml_dtypes",),
        f"{model}; print(model(torch.ones(3, 4)).shape)",
        f"{model}.bfloat16(); model(torch.ones(3, 4, dtype=torch.bfloat16))",
    )
    assert f32 == "torch.Size([3, 2])"
    assert bf16 == "NumPy has no bf16 of its own |   try: pip install ml_dtypes, or read it as f32"


def test_every_extra_is_named_where_its_package_is_missing(tmp_path: Path) -> None:
    (tmp_path / "config.json").write_text('{"model_type": "bert"}')
    (tmp_path / "model.safetensors").touch()
    model = "kt.compile(lambda x: x + 1, __import__('numpy').ones(3, 'float32'))"
    said = answers(
        ("onnx", "google", "torch", "wgpu", "wasmtime", "ziglang", "transformers"),
        f"{model}.export_onnx('out.onnx')",
        "kt.torch.backend",
        f"kt.compile({str(tmp_path)!r})",
        "kt.compile(lambda x: x + 1, device='webgpu')",
        f"{model.replace('ones(3', 'ones(4').replace(')', chr(41), 1)[:-1]}, device='wasm')",
    )
    extras = [line.rpartition("[")[2].rstrip(']"') for line in said]
    assert extras == ["onnx", "torch", "hf", "webgpu", "web"]


def test_text_needs_tokenizers_and_conversations_jinja2(tmp_path: Path) -> None:
    (tmp_path / "m.gguf").write_bytes(model_bytes(layers=1))
    create = f"kt.create_model({str(tmp_path / 'm.gguf')!r})"
    (missing,) = answers(("tokenizers",), create)
    assert missing == (
        "cannot tokenise text |   why: the package tokenizers is not installed |   "
        'try: pip install "kitsune-fusion[text]"'
    )
    (missing,) = answers(("jinja2",), f"{create}.tokenizer.chat([])")
    assert "the package jinja2 is not installed" in missing
    assert "[text]" in missing


def test_the_table_of_extras_is_that_of_the_package() -> None:
    tomllib = pytest.importorskip("tomllib")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = project["optional-dependencies"]
    assert {extra: tuple(declared[extra]) for extra in EXTRAS} == EXTRAS


def test_a_mistake_of_our_own_is_not_hidden() -> None:
    with pytest.raises(ModuleNotFoundError), needs("onnx", "cannot compile"):
        import kitsune.no_such_module  # noqa: F401
