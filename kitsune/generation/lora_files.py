"""Read LoRA adapters: a PEFT directory, or a GGUF file of the type `adapter`."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from kitsune.errors import InputError, UnsupportedError
from kitsune.frontends.decoders.adapters import Adapter
from kitsune.frontends.decoders.architectures import GGUF, HUGGINGFACE
from kitsune.frontends.decoders.description import Decoder
from kitsune.frontends.decoders.gguf import GgufWeights
from kitsune.frontends.decoders.weights import Weights
from kitsune.frontends.gguf import open_gguf
from kitsune.frontends.gguf.blocks import values
from kitsune.frontends.safetensors import load_file
from kitsune.generation.decoder_steps import Steps
from kitsune.system.files import wrap_errors

CONFIG, TENSORS = "adapter_config.json", "adapter_model.safetensors"
PEFT_NAME = re.compile(r"(?:base_model\.model\.)?(.+)\.lora_(A|B)(?:\.\w+)?\.weight")
GGUF_NAME = re.compile(r"(.+\.weight)\.lora_(a|b)")
LAYER = re.compile(r"(?:.*\.)?(?:layers|h)\.(\d+)\.(.+)")
# Settings of PEFT under which the tensors mean something else, and the value that they may have.
PLAIN: dict[str, Any] = {
    "use_dora": False,
    "modules_to_save": None,
    "bias": "none",
    "layer_replication": None,
    "trainable_token_indices": None,
}


def read_adapter(path: str | PathLike[str], name: str, model: Decoder, weights: Weights) -> Adapter:
    """The adapter of a directory or file, beside weights of a model."""
    place = Path(path)
    with wrap_errors(str(path)):
        pairs = _read_peft(place, model) if place.is_dir() else _read_gguf(place, weights)
        if not pairs:
            raise InputError(f"'{path}' has no LoRA tensors")
        return Adapter(
            name, {known: _check(path, known, *pairs[known], weights) for known in pairs}
        )


def load_beside(
    steps: Steps, path: str | PathLike[str], name: str | None, scale: float
) -> tuple[Steps, str]:
    """Steps with one more adapter, and its name."""
    known = Path(path).stem if name is None else name
    if known in steps.adapter_names:
        raise InputError(f"there is an adapter '{known}' already", hint="give another name")
    scales = [*steps.adapter_scales.tolist(), _check_scale(known, scale)]
    made = read_adapter(path, known, steps.model, steps.base_weights)
    found = steps.with_adapters([*steps.adapters, made])
    found.scale_adapters(scales)
    return found, known


def read_scales(
    adapters: Mapping[str, float], scales: Mapping[str, float] | str | None
) -> list[float]:
    """The scale of each adapter: 0 of those that are not named."""
    given = {scales: 1.0} if isinstance(scales, str) else dict(scales or {})
    if unknown := sorted(given.keys() - adapters.keys()):
        known = ", ".join(adapters) or "none"
        raise InputError(f"there is no adapter '{unknown[0]}'", hint=f"known are {known}")
    return [_check_scale(name, given.get(name, 0.0)) for name in adapters]


def _check_scale(name: str, scale: float) -> float:
    is_number = isinstance(scale, (int, float)) and not isinstance(scale, bool)
    if not is_number or not np.isfinite(scale):
        raise InputError(f"the scale of '{name}' is {scale!r}", why="it is a number")
    return float(scale)


Pairs = dict[str, tuple[np.ndarray, np.ndarray]]


def _check(
    path: object, name: str, down: np.ndarray, up: np.ndarray, weights: Weights
) -> tuple[np.ndarray, np.ndarray]:
    """A [inputs, rank] and B [rank, outputs] of a file's [rank, inputs] and [outputs, rank]."""
    shape = weights.shapes.get(name)
    if shape is None:
        raise InputError(
            f"'{path}' adapts '{name}'", why="the model has no such weight", hint="use its own base"
        )
    fits = down.ndim == up.ndim == 2 and down.shape[0] == up.shape[1]
    if not fits or sorted((up.shape[0], down.shape[1])) != sorted(shape[-2:]) or len(shape) != 2:
        raise InputError(
            f"'{path}' does not fit '{name}'",
            why=f"{list(up.shape)} times {list(down.shape)} beside {list(shape)}",
        )
    found = np.ascontiguousarray(down.T, np.float32), np.ascontiguousarray(up.T, np.float32)
    if not all(np.isfinite(each).all() for each in found):
        raise InputError(f"'{path}' has values that are not finite", why=f"beside '{name}'")
    return found


def _read_peft(folder: Path, model: Decoder) -> Pairs:
    if not (folder / CONFIG).is_file() or not (folder / TENSORS).is_file():
        raise InputError(f"'{folder}' is no LoRA adapter", why=f"it has no {CONFIG} and {TENSORS}")
    said = json.loads((folder / CONFIG).read_text(encoding="utf-8"))
    if said.get("peft_type") != "LORA":
        raise UnsupportedError(f"'{folder}' is a {said.get('peft_type')}", hint="only LoRA is read")
    for option, plain in PLAIN.items():
        if said.get(option) not in (plain, None, False, [], {}):
            raise UnsupportedError(f"'{folder}' has {option}={said[option]!r}")
    parts: dict[str, dict[str, tuple[str, np.ndarray]]] = {}
    for name, array in load_file(folder / TENSORS).items():
        found = PEFT_NAME.fullmatch(name)
        if found is None:
            raise UnsupportedError(f"'{folder}' has '{name}'", why="it is no part of a LoRA")
        known = _rename(found[1], model, folder)
        parts.setdefault(known, {})[found[2]] = found[1], array.astype(np.float32)
    made: Pairs = {}
    for known, both in parts.items():
        if both.keys() != {"A", "B"}:
            raise InputError(f"'{folder}' has one of two matrices", why=f"beside '{known}'")
        (module, down), (_, up) = both["A"], both["B"]
        made[known] = down, up * np.float32(_scale(said, module, down.shape[0]))
    return made


def _rename(module: str, model: Decoder, folder: Path) -> str:
    """The name of a module's weight here."""
    row = HUGGINGFACE.get(model.family) or GGUF.get(model.family)
    names: Mapping[str, str] = {} if row is None else row.names
    layer = LAYER.fullmatch(module)
    known = names.get(layer[2] if layer else module.split(".")[-1])
    if known is None:
        raise UnsupportedError(
            f"'{folder}' adapts '{module}'", why=f"that is no matrix of a model '{model.family}'"
        )
    return f"blk.{layer[1]}.{known}.weight" if layer else f"{known}.weight"


def _scale(said: Mapping[str, Any], module: str, rank: int) -> float:
    """alpha / rank, where patterns may give a module its own alpha."""
    alpha = said.get("lora_alpha", rank)
    for pattern, own in (said.get("alpha_pattern") or {}).items():
        if re.fullmatch(rf"(?:.*\.)?{re.escape(pattern)}", module):
            alpha = own
    return float(alpha) / (rank**0.5 if said.get("use_rslora") else rank)


def _read_gguf(path: Path, weights: Weights) -> Pairs:
    file = open_gguf(path)
    said = file.metadata
    if said.get("general.type") != "adapter" or said.get("adapter.type") != "lora":
        raise InputError(
            f"'{path}' is no LoRA adapter", why=f"its general.type is {said.get('general.type')!r}"
        )
    if not isinstance(weights, GgufWeights):
        raise UnsupportedError(
            f"'{path}' is for a GGUF model", hint="use the adapter's PEFT directory"
        )
    alpha, parts = float(said.get("adapter.lora.alpha", 0.0)), dict[str, dict[str, np.ndarray]]()
    for name, tensor in file.tensors.items():
        found = GGUF_NAME.fullmatch(name)
        if found is None:
            raise UnsupportedError(f"'{path}' has '{name}'", why="it is no part of a LoRA")
        parts.setdefault(found[1], {})[found[2]] = values(tensor).astype(np.float32)
    made: Pairs = {}
    for name, both in parts.items():
        if both.keys() != {"a", "b"}:
            raise InputError(f"'{path}' has one of two matrices", why=f"beside '{name}'")
        down, up = both["a"], both["b"]
        if weights.has(name) and (order := weights.row_order(name)) is not None:
            up = up[order]
        made[name] = down, up * np.float32(alpha / down.shape[0] if alpha else 1.0)
    return made
