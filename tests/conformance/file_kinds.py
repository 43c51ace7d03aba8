"""The kinds of files that kitsune reads: valid ones, how to damage them, how they are used."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import kitsune as kt
from kitsune.artefact import container
from kitsune.errors import InputError
from kitsune.ir.dtypes import DTYPES
from tests.conformance import onnx_files
from tests.conformance.mutations import change_bytes, change_json, change_message

Files = Mapping[str, bytes]  # by their names in a folder
Stage = Callable[[str], None]  # says what is done next with a file

MAX_ELEMENTS = 1 << 16  # of an input that is made up for a call


@dataclass(frozen=True)
class Kind:
    """`make` gives valid files, `change` damages one, `use` does all that a user would."""

    name: str
    make: Callable[[Path], list[Files]]
    change: Callable[[random.Random, Files], Files]
    use: Callable[[Path, Stage], Any]
    seconds: float = 2.0  # of processor time for one


def change_one(*changes: tuple[str, Callable[[random.Random, bytes], bytes]]) -> Any:
    """Damage one file of a folder: each name with the way to change it."""

    def change(rng: random.Random, files: Files) -> Files:
        name, how = rng.choice([each for each in changes if each[0] in files])
        return {**files, name: how(rng, files[name])}

    return change


# --- ONNX -----------------------------------------------------------------------------------------


def _onnx(folder: Path) -> list[Files]:
    return [{"model.onnx": data} for data in onnx_files.models().values()]


def _operators(folder: Path) -> list[Files]:
    return [{"model.onnx": data} for data in onnx_files.operators()]


def _use_onnx(folder: Path, stage: Stage) -> None:
    _run_model(kt.compile(folder / "model.onnx", threads=1), stage)


def _run_model(model: kt.CompiledModel, stage: Stage) -> list[Any]:
    """Explain a model, and call it with the smallest inputs that it declares."""
    stage("explain")
    model.explain().to_text()
    stage("run")
    feeds = {value.name: _feed(value) for value in model.inputs}
    return model.run(None, feeds)


def _feed(value: Any) -> np.ndarray:
    sizes = [n if isinstance(n, int) else 2 for n in value.shape or ()]
    if str(value.dtype) not in DTYPES or np.prod(np.maximum(sizes, 0.0)) > MAX_ELEMENTS:
        raise InputError("no input is made up of this type or size")
    return np.ones([max(n, 0) for n in sizes], DTYPES[str(value.dtype)].numpy)


# --- artefacts ------------------------------------------------------------------------------------


def _artefacts(folder: Path) -> list[Files]:
    w = np.random.default_rng(1).standard_normal((32, 24)).astype(np.float32)
    x, path = np.ones((2, 32), np.float32), folder / "made.kitsune"
    functions: list[Callable[[Any], Any]] = [
        lambda a: (a @ kt.tensor(w) + 1.5).relu().sum(-1),
        lambda a: {"soft": a.softmax(-1), "parts": [a[:, :4], a.transpose(0, 1)]},
    ]
    made = []
    for function in functions:
        kt.compile(function, x).save(path)
        made.append({"model.kitsune": path.read_bytes()})
    kt.quantize(kt.compile(functions[0], x), bits=4, group_size=32).save(path, shapes=[x.shape])
    made.append({"model.kitsune": path.read_bytes()})
    for name in ("mlp", "choices", "quantised"):
        (folder / "model.onnx").write_bytes(onnx_files.models()[name])
        kt.compile(folder / "model.onnx").save(path)
        made.append({"model.kitsune": path.read_bytes()})
    return made


def _change_artefact(rng: random.Random, files: Files) -> Files:
    """Raw bytes, or the model or the tensors with checksums that fit."""
    data = files["model.kitsune"]
    if rng.random() < 0.2:
        return {"model.kitsune": change_bytes(rng, data, rng.choice([0, 300]))}
    sections = container.read_sections(memoryview(data), "model.kitsune")
    tensors = {name: np.array(value) for name, value in sections.tensors.items()}
    model = sections.model
    if tensors and rng.random() < 0.15:
        name = rng.choice(sorted(tensors))
        tensors[name] = rng.choice([tensors[name].reshape(-1)[:-1], tensors[name].astype("i8")])
    else:
        model = change_json(rng, model)
    return {"model.kitsune": b"".join(container.pack_sections(model, b"", tensors))}


def _use_artefact(folder: Path, stage: Stage) -> None:
    _run_model(kt.load(folder / "model.kitsune"), stage)


MODEL_KINDS = (
    Kind("onnx", _onnx, change_one(("model.onnx", change_message)), _use_onnx),
    Kind("operators", _operators, change_one(("model.onnx", change_message)), _use_onnx),
    Kind(
        "external",
        lambda _: [onnx_files.external()],
        change_one(
            ("model.onnx", change_message),
            ("model.onnx", change_message),
            ("weights.bin", change_bytes),
        ),
        _use_onnx,
    ),
    Kind("artefacts", _artefacts, _change_artefact, _use_artefact),
)
