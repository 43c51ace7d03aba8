"""Directories of language models with quantised weights, to be damaged."""

from __future__ import annotations

import json
import random
import struct
from pathlib import Path
from typing import Any

import numpy as np

import kitsune as kt
from kitsune.frontends.safetensors import METADATA, make_header, raw, read_tensors
from tests.checkpoint_files import LAYOUTS, Tensors, write_model
from tests.conformance.file_kinds import Files, Kind, Stage
from tests.conformance.mutations import EXTREMES, change_json, change_values
from tests.conformance.text_files import change_safetensors

WEIGHTS = "model.safetensors"


def _torchao(weight: np.ndarray) -> tuple[Tensors, np.ndarray]:
    scales = (np.abs(weight).max(1, keepdims=True) / 127).astype(np.float32)
    codes = np.rint(weight / scales).astype(np.int8)
    return {"_weight_qdata": codes, "_weight_scale": scales}, codes * scales


def _describe(data: bytes) -> bytes:
    """Say of each weight which class of torchao it is of."""
    tensors, _ = _read(data)
    said = {}
    for name, value in tensors.items():
        if name.endswith("._weight_qdata"):
            described = {"_type": "Int8Tensor", "_data": {"block_size": [1, value.shape[1]]}}
            said[name.replace("._weight_qdata", ".weight")] = json.dumps(described)
    return _write(tensors, said)


def _read(data: bytes) -> tuple[Tensors, dict[str, str]]:
    (nbytes,) = struct.unpack("<Q", data[:8])
    said = json.loads(data[8 : 8 + nbytes]).get(METADATA, {})
    return read_tensors(memoryview(data), WEIGHTS), said


def _write(tensors: Tensors, said: dict[str, str]) -> bytes:
    header, arrays = make_header(tensors, said)
    return b"".join([header, *map(raw, arrays)])


def _checkpoints(folder: Path) -> list[Files]:
    made: list[Files] = []
    for settings, encode in [*LAYOUTS.values(), ({"quant_method": "torchao"}, _torchao)]:
        write_model(folder, settings, encode)
        weights = (folder / WEIGHTS).read_bytes()
        weights = _describe(weights) if encode is _torchao else weights
        made.append({"config.json": (folder / "config.json").read_bytes(), WEIGHTS: weights})
    return made


def _change(rng: random.Random, files: Files) -> Files:
    """What config.json says of the weights, the header of their file, or a tensor of it."""
    action = rng.random()
    if action < 0.45:
        config = json.loads(files["config.json"])
        config["quantization_config"] = change_values(rng, config["quantization_config"])
        return {**files, "config.json": json.dumps(config).encode()}
    change = change_safetensors if action < 0.55 else _change_tensors
    return {**files, WEIGHTS: change(rng, files[WEIGHTS])}


def _change_tensors(rng: random.Random, data: bytes) -> bytes:
    """Other values, types or shapes of tensors of quantised layers, mostly of small ones."""
    tensors, said = _read(data)
    layers = sorted(name for name in tensors if "proj" in name)
    for _ in range(rng.choice([1, 1, 2])):
        name = min((rng.choice(layers) for _ in range(3)), key=lambda n: tensors[n].nbytes)
        tensors[name] = _another_tensor(rng, tensors[name])
    if said and rng.random() < 0.7:
        name = rng.choice(sorted(said))
        said[name] = change_json(rng, said[name].encode()).decode("utf-8", "replace")
    return _write(tensors, said)


def _another_tensor(rng: random.Random, array: np.ndarray) -> np.ndarray:
    action, flat = rng.randrange(6), array.reshape(-1)
    if array.dtype == np.uint8 and array.ndim == 1 and bytes(array[:1]) == b"{":
        return np.frombuffer(change_json(rng, array.tobytes()), np.uint8)
    if action == 0 or not flat.size:
        return np.zeros(rng.choice([(0,), (1,), (3, 5), (1, 1, 1), (0, 7), (2, 0)]), array.dtype)
    if action == 1:
        return array.astype(rng.choice(["int8", "uint8", "int64", "float32", "float16"]))
    if action == 2:
        return flat[: rng.randrange(flat.size) + 1]
    if action == 3:
        return np.concatenate([array, array]) if array.ndim else array.reshape(1)
    made = bytearray(flat.tobytes())
    width = array.dtype.itemsize
    for _ in range(rng.choice([1, 2, 9])):
        at = rng.randrange(flat.size) * width
        value = rng.choice(EXTREMES) & (1 << 8 * width) - 1
        made[at : at + width] = value.to_bytes(width, "little")
    return np.frombuffer(bytes(made), array.dtype).reshape(array.shape)


def _use(folder: Path, stage: Stage) -> None:
    model: Any = kt.create_model("llama", folder, threads=1)
    stage("run")
    list(model.tokens([3, 4], 2))


CHECKPOINT_KINDS = (Kind("checkpoints", _checkpoints, _change, _use),)
