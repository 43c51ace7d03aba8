"""Write a decoder of a Hugging Face directory as a GGUF file, quantised, for llama.cpp and kitsune.

A type is one format (Q4_0 … Q8_0, Q2_K … Q6_K, F16, BF16) or a mix: in Q3_K_M, Q4_K_M and Q5_K_M
the value and down projections of some layers have more bits. The output matrix is Q6_K or wider.
Rows that blocks of 256 do not divide get a format with blocks of 32.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator, Mapping
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from kitsune.errors import InputError, UnsupportedError
from kitsune.frontends.decoders import rope
from kitsune.frontends.decoders.description import Decoder
from kitsune.frontends.decoders.huggingface import SafetensorsWeights, read_decoder
from kitsune.frontends.decoders.weights import check_sizes
from kitsune.frontends.gguf.blocks import FORMATS, IDS, decode_tensor
from kitsune.generation.gguf_vocabulary import PREFIX
from kitsune.generation.sentencepiece import BPE, read_piece_table
from kitsune.generation.tokenizer_config import read_tokenizer_config
from kitsune.generation.vocabulary import CONTROL, PRE_TOKENIZERS, UNUSED, USER_DEFINED
from kitsune.quant.checkpoint_export import ExportedLayer, read_source
from kitsune.quant.gguf_encode import FLOATS, KINDS, count_bytes, encode_rows
from kitsune.quant.methods.rounding import relative_error
from kitsune.system.files import read_bytes, wrap_errors, write_atomically
from kitsune.system.records import dataclass

ALIGNMENT = 32
ARCHITECTURES = {"llama": "llama", "mistral": "llama", "qwen2": "qwen2", "qwen3": "qwen3"}
FILE_TYPES = {  # llama.cpp's numbers
    "F32": 0,
    "F16": 1,
    "Q4_0": 2,
    "Q4_1": 3,
    "Q8_0": 7,
    "Q5_0": 8,
    "Q5_1": 9,
    "Q2_K": 10,
    "Q3_K_S": 11,
    "Q3_K_M": 12,
    "Q4_K_S": 14,
    "Q4_K_M": 15,
    "Q5_K_S": 16,
    "Q5_K_M": 17,
    "Q6_K": 18,
    "BF16": 32,
}
NUMBERS = {name: number for number, name in IDS.items()}
MORE_BITS = {"Q3_K_M": "Q5_K", "Q4_K_M": "Q6_K", "Q5_K_M": "Q6_K"}  # of some layers of a mix
# What a row gets that blocks of 256 do not divide, as llama.cpp has it.
SHORTER = {"Q2_K": "Q4_0", "Q3_K": "Q4_0", "Q4_K": "Q5_0", "Q5_K": "Q5_1", "Q6_K": "Q8_0"}


@dataclass(frozen=True)
class Item:
    """A tensor to write: its name, its values and its format."""

    name: str
    values: np.ndarray
    kind: str


def export_gguf(
    source: str | PathLike[str],
    path: str | PathLike[str],
    type: str = "Q4_K_M",  # noqa: A002 - as llama.cpp calls it
    *,
    importance: Mapping[str, np.ndarray] | None = None,
) -> list[ExportedLayer]:
    """Write a GGUF file.

    Args:
        source: a Hugging Face directory of a decoder with float weights and its tokenizer.
        path: the file to write.
        type: the format of the matrices, such as "Q4_0" or "Q4_K_M".
        importance: for the name of a matrix, as GGUF has it, how much errors of each column count.
    """
    folder = Path(source)
    if type not in FILE_TYPES:
        raise UnsupportedError(f"no type '{type}'", hint=f"choose from {', '.join(FILE_TYPES)}")
    layers: list[ExportedLayer] = []
    with wrap_errors(str(source)):
        config = read_source(folder)
        model, weights = read_decoder(config, folder), SafetensorsWeights(folder, config)
        check_sizes(model, weights, folder)
        items = list(_list_tensors(weights, model, type))
        if (freqs := _rope_factors(config, model)) is not None:
            items.append(Item("rope_freqs.weight", freqs, "F32"))
        metadata = _describe(config, model, folder, type) | _read_tokens(folder, model.vocabulary)
        write_atomically(path, _write(metadata, items, importance or {}, layers))
    return layers


# --- tensors -------------------------------------------------------------------------------------


def _list_tensors(weights: SafetensorsWeights, model: Decoder, kind: str) -> Iterator[Item]:
    is_tied = not weights.has("output.weight")
    for name, array in sorted(weights.arrays.items()):
        values = np.asarray(array)
        part = name.split(".")[-2]
        heads = {"attn_q": model.heads, "attn_k": model.kv_heads}.get(part)
        if heads is not None and ARCHITECTURES[model.family] == "llama":
            values = _interleave(values, heads)
        chosen = "F32" if values.ndim == 1 else _choose(name, values, model.layers, kind, is_tied)
        yield Item(name, values, chosen)


def _interleave(values: np.ndarray, heads: int) -> np.ndarray:
    """Rows of a head's two parts next to each other, as files of Llama have them."""
    apart = values.reshape(heads, 2, -1, *values.shape[1:])
    return np.asarray(apart.swapaxes(1, 2).reshape(values.shape))


def _choose(name: str, values: np.ndarray, layers: int, kind: str, is_tied: bool) -> str:
    """Return the format of a matrix in a file of a type."""
    base, place = kind.removesuffix("_S").removesuffix("_M"), name.split(".")
    is_head = place[0] == "output" or (is_tied and place[0] == "token_embd")
    if base not in FLOATS and is_head and base != "Q8_0":
        base = "Q6_K"
    elif kind in MORE_BITS and place[-2] in ("attn_v", "ffn_down"):
        n, eighth = int(place[1]), layers // 8
        is_wide = n < eighth or n >= layers - eighth or (n - eighth) % 3 == 2
        base = MORE_BITS[kind] if is_wide else base
    if base in KINDS and values.shape[1] % FORMATS[base].block:
        base = SHORTER.get(base, "F16")
        base = base if values.shape[1] % FORMATS[base].block == 0 else "F16"
    return base


def _rope_factors(config: Mapping[str, Any], model: Decoder) -> np.ndarray | None:
    """Return the factors that Llama 3 divides its frequencies by."""
    said = config.get("rope_parameters") or config.get("rope_scaling") or {}
    kind = said.get("rope_type", said.get("type", "default"))
    if kind not in ("default", "linear", "llama3"):
        raise UnsupportedError(
            f"positions are scaled by '{kind}'", why="written are default, linear and llama3"
        )
    if kind != "llama3":
        return None
    if ARCHITECTURES[model.family] != "llama":
        raise UnsupportedError(f"no factors of positions for '{model.family}'")
    frequencies = _frequencies(model)
    plain = rope.frequencies(2 * len(frequencies), _rope_base(config))
    return np.asarray(plain / np.array(frequencies), np.float32)


def _frequencies(model: Decoder) -> tuple[float, ...]:
    rotation = model.kinds[0].rotation
    return () if rotation is None else rotation.frequencies


# --- metadata ------------------------------------------------------------------------------------


def _rope_base(config: Mapping[str, Any]) -> float:
    said = config.get("rope_parameters") or config.get("rope_scaling") or {}
    return float(said.get("rope_theta") or config.get("rope_theta") or 10000.0)


def _describe(config: Mapping[str, Any], model: Decoder, folder: Path, kind: str) -> dict[str, Any]:
    name = ARCHITECTURES[model.family]
    said = config.get("rope_parameters") or config.get("rope_scaling") or {}
    fields: dict[str, Any] = {
        "context_length": int(config["max_position_embeddings"]),
        "embedding_length": model.width,
        "block_count": model.layers,
        "feed_forward_length": int(config["intermediate_size"]),
        "attention.head_count": model.heads,
        "attention.head_count_kv": model.kv_heads,
        "attention.key_length": model.head,
        "attention.value_length": model.head,
        "attention.layer_norm_rms_epsilon": float(model.epsilon),
        "rope.dimension_count": 2 * len(_frequencies(model)),
        "rope.freq_base": _rope_base(config),
        "vocab_size": model.vocabulary,
    }
    if said.get("rope_type", said.get("type")) == "linear":
        fields |= {"rope.scaling.type": "linear", "rope.scaling.factor": float(said["factor"])}
    head = {"general.architecture": name, "general.name": folder.resolve().name}
    kinds = {"general.file_type": FILE_TYPES[kind], "general.quantization_version": 2}
    return head | kinds | {f"{name}.{key}": value for key, value in fields.items()}


def _read_tokens(folder: Path, count: int) -> dict[str, Any]:
    """Return the vocabulary of a directory's tokenizer as metadata."""
    file, pieces = folder / "tokenizer.json", folder / "tokenizer.model"
    said = json.loads(read_bytes(file)) if file.is_file() else {}
    model = said.get("model") or {}
    if model.get("type") == "BPE" and "ByteLevel" in json.dumps(said.get("pre_tokenizer")):
        fields = _read_byte_level(said, file)
    elif pieces.is_file():
        fields = _read_pieces(pieces)
    else:
        raise UnsupportedError(
            f"'{folder}' has no tokenizer that a GGUF file holds",
            why="known are a tokenizer.json of byte-level BPE, and SentencePiece's tokenizer.model",
        )
    tokens, types = fields["tokens"], fields["token_type"]
    if len(tokens) > count:
        raise InputError(f"'{folder}' has {len(tokens)} tokens", why=f"its model has {count}")
    missing = count - len(tokens)
    fields["tokens"] = [*tokens, *(f"[PAD{n}]" for n in range(len(tokens), count))]
    fields["token_type"] = np.array([*types, *[UNUSED] * missing], np.int32)
    if "scores" in fields:
        fields["scores"] = np.array([*fields["scores"], *[-1000.0] * missing], np.float32)
    return {PREFIX + key: value for key, value in fields.items()} | _read_roles(folder, tokens)


def _read_roles(folder: Path, tokens: list[str]) -> dict[str, Any]:
    config = read_tokenizer_config(folder)
    ids = {token: n for n, token in enumerate(tokens)}
    made: dict[str, Any] = {
        f"{PREFIX}{role.removesuffix('_token')}_token_id".replace("unk_", "unknown_"): ids[text]
        for role, text in config.names.items()
        if role in ("bos_token", "eos_token", "unk_token") and text in ids
    }
    if config.adds_bos is not None:
        made[f"{PREFIX}add_bos_token"] = config.adds_bos
    return made | ({"tokenizer.chat_template": config.template} if config.template else {})


def _read_byte_level(said: Mapping[str, Any], file: Path) -> dict[str, Any]:
    by_id = {number: token for token, number in said["model"]["vocab"].items()}
    types = dict.fromkeys(by_id, 1)
    for added in said.get("added_tokens") or []:
        by_id[added["id"]] = added["content"]
        types[added["id"]] = CONTROL if added.get("special") else USER_DEFINED
    if sorted(by_id) != list(range(len(by_id))):
        raise InputError(f"'{file}' has gaps between the ids of its tokens")
    merges = said["model"].get("merges") or []
    return {
        "model": "gpt2",
        "pre": _name_pre_tokenizer(said["pre_tokenizer"], file),
        "tokens": [by_id[n] for n in range(len(by_id))],
        "token_type": [types[n] for n in range(len(by_id))],
        "merges": [each if isinstance(each, str) else " ".join(each) for each in merges],
    }


def _name_pre_tokenizer(said: Mapping[str, Any], file: Path) -> str:
    """Return llama.cpp's name of a pre-tokenizer, by its pattern."""
    steps = said["pretokenizers"] if said.get("type") == "Sequence" else [said]
    patterns = [(s.get("pattern") or {}).get("Regex", "") for s in steps if s["type"] == "Split"]
    has_digits = any(s["type"] == "Digits" for s in steps)
    found = patterns[0] if patterns else ""
    for name in ("gpt-2", "smollm", "llama-bpe", "qwen2", "tekken"):
        known = PRE_TOKENIZERS[name]
        if (known.pattern, known.isolates_digits) == (found, has_digits) and len(patterns) < 2:
            return name
    raise UnsupportedError(
        f"'{file}' splits texts by {patterns}", why="it is none of llama.cpp's pre-tokenizers"
    )


def _read_pieces(file: Path) -> dict[str, Any]:
    kind, table = read_piece_table(file)
    if kind != BPE:
        raise UnsupportedError(f"'{file}' is a Unigram model", why="files of decoders have BPE")
    fields = {"tokens": list(table.tokens), "token_type": list(table.types)}
    return {
        "model": "llama",
        "pre": "default",
        **fields,
        "scores": list(table.scores),
        "add_space_prefix": table.has_prefix,
    }


# --- the file ------------------------------------------------------------------------------------


def _write(
    metadata: Mapping[str, Any],
    items: list[Item],
    importance: Mapping[str, np.ndarray],
    layers: list[ExportedLayer],
) -> Iterator[bytes | memoryview]:
    """Yield the bytes of a file, one tensor at a time."""
    head = [b"GGUF", struct.pack("<IQQ", 3, len(items), len(metadata))]
    head += [_text(name) + _value(found) for name, found in metadata.items()]
    at = 0
    for item in items:
        shape = item.values.shape
        head.append(_text(item.name) + struct.pack(f"<I{len(shape)}Q", len(shape), *shape[::-1]))
        head.append(struct.pack("<IQ", NUMBERS[item.kind], at))
        nbytes = count_bytes(item.kind, shape)
        at += nbytes + -nbytes % ALIGNMENT
    start = b"".join(head)
    yield start + bytes(-len(start) % ALIGNMENT)
    for item in items:
        values = item.values.astype(np.float32)
        rows = values.reshape(-1, values.shape[-1])
        raw = encode_rows(rows, item.kind, importance.get(item.name))
        if values.ndim == 2:
            made = decode_tensor(raw, item.kind, (len(rows), rows.shape[1])).dequantize()
            lost = relative_error(rows, made)
            layers.append(ExportedLayer(item.name, item.values.nbytes, raw.nbytes, lost))
        yield raw.reshape(-1).data
        yield bytes(-raw.nbytes % ALIGNMENT)


def _text(value: str) -> bytes:
    raw = value.encode("utf-8")
    return struct.pack("<Q", len(raw)) + raw


def _value(found: Any) -> bytes:
    """A value with its type before it."""
    if isinstance(found, bool):
        return struct.pack("<I?", 7, found)
    if isinstance(found, int):
        if not 0 <= found < 1 << 32:
            raise InputError(f"a size or token is {found}", why="a GGUF file has 32 bits for it")
        return struct.pack("<II", 4, found)
    if isinstance(found, float):
        return struct.pack("<If", 6, found)
    if isinstance(found, str):
        return struct.pack("<I", 8) + _text(found)
    if isinstance(found, np.ndarray):
        kind = 6 if found.dtype == np.float32 else 5
        return struct.pack("<IIQ", 9, kind, found.size) + found.tobytes()
    return struct.pack("<IIQ", 9, 8, len(found)) + b"".join(map(_text, found))
