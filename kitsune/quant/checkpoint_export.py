"""Write a Hugging Face directory with quantised weights, for transformers, vLLM and kitsune.

compressed-tensors: `weight_packed` [N, K·bits/32] along K, `weight_scale`, `weight_zero_point`,
`weight_shape`. GPTQ: `qweight` [K·bits/32, N] along K, `qzeros` along N, less
one, `scales`, `g_idx`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from fnmatch import fnmatch
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from kitsune.errors import InputError, UnsupportedError
from kitsune.frontends.checkpoints.stored_weight import pack_fields
from kitsune.frontends.decoders.architectures import HUGGINGFACE, is_decoder
from kitsune.frontends.decoders.huggingface import match_layers
from kitsune.frontends.pretrained import check_directory, is_quantised, read_config
from kitsune.frontends.safetensors import load_file, load_metadata, save_file
from kitsune.ir.dtypes import make_packed_type
from kitsune.quant.methods.rounding import METHODS, check_method, factors, refusal, relative_error
from kitsune.system.files import read_bytes, wrap_errors, write_folder
from kitsune.system.records import dataclass

FAMILIES = ("llama", "mistral", "qwen2", "qwen3")  # whose checkpoints are written
BITS = {"compressed-tensors": (4, 8), "gptq": (2, 3, 4, 8)}
INDEX = "model.safetensors.index.json"
KEPT = ("*.json", "*.model", "*.jinja", "*.txt")  # copied from the directory of the floats
Tensors = dict[str, np.ndarray]


@dataclass(frozen=True)
class Rounding:
    """How weights are rounded."""

    bits: int
    group: int | None  # columns that share a scale; all of a row without
    symmetric: bool
    method: str


@dataclass(frozen=True)
class ExportedLayer:
    """A weight before and after: bytes, and the error relative to its norm."""

    name: str
    nbytes_before: int
    nbytes: int
    error: float


def export_checkpoint(
    source: str | PathLike[str],
    path: str | PathLike[str],
    format: str = "compressed-tensors",  # noqa: A002 - as configurations call it
    *,
    bits: int = 4,
    group_size: int | None = 128,
    symmetric: bool = True,
    method: str = "rtn",
    skip: Sequence[str] = (),
) -> list[ExportedLayer]:
    """Write the directory of a decoder with the linear layers of its blocks quantised.

    Args:
        source: a Hugging Face directory of a decoder with float weights.
        path: the directory to write.
        format: "compressed-tensors" or "gptq".
        bits: 4 or 8; 2 and 3 too for "gptq".
        group_size: columns of a weight that share a scale; None is a whole row.
        symmetric: around zero; otherwise each scale has a zero point.
        method: "rtn" or "hqq", as of `kt.quantize`.
        skip: patterns of layers that stay floats.
    """
    source, path = Path(source), Path(path)
    with wrap_errors(str(source)):
        config = read_source(source)
    if format not in BITS or bits not in BITS[format]:
        raise UnsupportedError(
            f"no {bits}-bit weights in '{format}'",
            hint="; ".join(
                f"{name}: {', '.join(map(str, all_))} bits" for name, all_ in BITS.items()
            ),
        )
    check_method(method, METHODS)
    if path.exists() and any(path.iterdir() if path.is_dir() else [path]):
        raise InputError(f"'{path}' is not empty", hint="name a directory that does not exist")
    how = Rounding(bits, group_size, symmetric, method)
    with wrap_errors(str(source)), write_folder(path) as place:
        for file in [file for pattern in KEPT for file in sorted(source.glob(pattern))]:
            if file.name not in ("config.json", INDEX):
                (place / file.name).write_bytes(read_bytes(file))
        layers, left = _write_files(source, place, config, how, ENCODERS[format], skip)
        said = DESCRIPTIONS[format](how, left) | {"quant_method": format}
        _write_json(place / "config.json", {**config, "quantization_config": said})
    return layers


def read_source(source: Path) -> Mapping[str, Any]:
    check_directory(source)
    config = read_config(source)
    if is_quantised(config):
        raise InputError(f"'{source}' is quantised already", hint="give the float checkpoint")
    if not is_decoder(config) or config["model_type"] not in FAMILIES:
        known = ", ".join(FAMILIES)
        raise UnsupportedError(
            f"'{source}' is of model type {config.get('model_type')!r}",
            why=f"checkpoints are written of {known}",
        )
    return config


Encode = Callable[[np.ndarray, Rounding], tuple[Tensors, np.ndarray]]


def _write_files(
    source: Path,
    path: Path,
    config: Mapping[str, Any],
    how: Rounding,
    encode: Encode,
    skip: Sequence[str],
) -> tuple[list[ExportedLayer], list[str]]:
    """Write each file of tensors with its weights quantised; return what was, and which of the
    model's linear layers were not."""
    names = HUGGINGFACE[config["model_type"]].names
    pattern = match_layers(names)
    layers, left, index = list[ExportedLayer](), ["lm_head"], dict[str, str]()
    for file in sorted(source.glob("*.safetensors")):
        made: Tensors = {}
        for name, array in load_file(file).items():
            found = pattern.fullmatch(name)
            is_block = found is not None and found[2] is not None and found[4] == "weight"
            if found is None or not is_block or array.ndim != 2 or "norm" in names[found[3]]:
                made[name] = array
            elif any(fnmatch(found[1], each) for each in skip):
                made[name] = array
                left.append(found[1])
            else:
                parts, layer = _encode_layer(found[1], array, how, encode)
                made |= parts
                layers.append(layer)
        save_file(made, path / file.name, load_metadata(file) or {"format": "pt"})
        index |= dict.fromkeys(made, file.name)
    if len(set(index.values())) > 1:
        _write_json(path / INDEX, {"metadata": {}, "weight_map": index})
    return layers, left


def _encode_layer(
    name: str, array: np.ndarray, how: Rounding, encode: Encode
) -> tuple[Tensors, ExportedLayer]:
    n, k = array.shape
    group = how.group or k
    if k % group or k % 32 or n % 32 or group % 32:
        raise UnsupportedError(
            f"'{name}' is [{n},{k}]",
            why=f"rows and columns are multiples of 32, and columns of the group, {group}",
            hint="choose another group_size, or skip the layer",
        )
    weight = array.astype(np.float32)
    parts, values = encode(array, how)
    lost = relative_error(weight, values)
    nbytes = sum(part.nbytes for part in parts.values())
    made = {f"{name}.{part}": tensor for part, tensor in parts.items()}
    return made, ExportedLayer(name, array.nbytes, nbytes, lost)


def round_rows(
    array: np.ndarray, how: Rounding, dtype: np.dtype[Any], least: int = 0
) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Round an [N, K] weight to codes [N, K] with scales of a type and whole zero points from
    `least` on, both [N, groups]; return these and the values that they stand for."""
    weight = array.astype(np.float32)
    n, k = weight.shape
    packed = make_packed_type(how.bits, how.group or k, how.symmetric)
    if (error := refusal(weight.T, packed)) is not None:
        raise error
    found, minima = factors(weight.T, packed, how.method)
    scales = found.T.astype(np.float32).astype(dtype)
    wide, high = scales.astype(np.float32), (1 << how.bits) - 1
    zeros = np.full(scales.shape, 1 << (how.bits - 1), np.int32)
    if minima is not None:
        ratio = -minima.T.astype(np.float32) / np.where(wide == 0, 1, wide)
        zeros = np.rint(ratio).clip(least, high).astype(np.int32)
    groups = weight.reshape(n, scales.shape[1], -1)
    safe, moved = np.where(wide == 0, 1, wide)[..., None], zeros[..., None]
    codes = (np.rint(groups / safe) + moved).clip(0, high)
    values = (codes - moved) * wide[..., None]
    return codes.astype(np.uint8).reshape(n, k), scales, zeros, values.reshape(n, k)


# --- compressed-tensors --------------------------------------------------------------------------


def _encode_compressed(array: np.ndarray, how: Rounding) -> tuple[Tensors, np.ndarray]:
    dtype = array.dtype if array.dtype.itemsize == 2 else np.dtype(np.float32)
    codes, scales, zeros, values = round_rows(array, how, dtype)
    parts = {
        "weight_packed": pack_fields(codes, how.bits),
        "weight_scale": np.ascontiguousarray(scales),
        "weight_shape": np.array(array.shape, np.int64),
    }
    if not how.symmetric:
        packed = pack_fields(np.ascontiguousarray(zeros.T), how.bits)
        parts["weight_zero_point"] = np.ascontiguousarray(packed.T)
    return parts, values


def _describe_compressed(how: Rounding, left: Sequence[str]) -> dict[str, Any]:
    weights = {
        "num_bits": how.bits,
        "type": "int",
        "symmetric": how.symmetric,
        "strategy": "group" if how.group else "channel",
        "group_size": how.group,
        "dynamic": False,
        "actorder": None,
        "block_structure": None,
        "observer": "minmax",
        "observer_kwargs": {},
    }
    entry = {
        "targets": ["Linear"],
        "weights": weights,
        "input_activations": None,
        "output_activations": None,
    }
    return {
        "format": "pack-quantized",
        "quantization_status": "compressed",
        "config_groups": {"group_0": entry},
        "ignore": list(left),
        "kv_cache_scheme": None,
        "global_compression_ratio": None,
    }


# --- GPTQ ----------------------------------------------------------------------------------------


def _encode_gptq(array: np.ndarray, how: Rounding) -> tuple[Tensors, np.ndarray]:
    """Zero points begin at 1: less one, which is how they are stored, readers agree on them."""
    codes, scales, zeros, values = round_rows(array, how, np.dtype(np.float16), least=1)
    k = array.shape[1]
    parts = {
        "qweight": np.ascontiguousarray(pack_fields(codes, how.bits).T),
        "qzeros": pack_fields(np.ascontiguousarray(zeros.T) - 1, how.bits),
        "scales": np.ascontiguousarray(scales.T),
        "g_idx": (np.arange(k) // (how.group or k)).astype(np.int32),
    }
    return parts, values


def _describe_gptq(how: Rounding, left: Sequence[str]) -> dict[str, Any]:
    if len(left) > 1:
        raise UnsupportedError(
            f"'{left[1]}' is skipped", why="a GPTQ checkpoint has every layer of its blocks"
        )
    return {
        "bits": how.bits,
        "group_size": how.group or -1,
        "sym": how.symmetric,
        "desc_act": False,
        "lm_head": False,
        "checkpoint_format": "gptq",
        "pack_dtype": "int32",
    }


ENCODERS: dict[str, Encode] = {"compressed-tensors": _encode_compressed, "gptq": _encode_gptq}
DESCRIPTIONS: dict[str, Callable[[Rounding, Sequence[str]], dict[str, Any]]] = {
    "compressed-tensors": _describe_compressed,
    "gptq": _describe_gptq,
}


def _write_json(path: Path, said: Any) -> None:
    path.write_text(json.dumps(said, indent=2) + "\n", encoding="utf-8")
