"""Read vocabularies from GGUF metadata and SentencePiece's `tokenizer.model`."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from kitsune.errors import InputError, UnsupportedError
from kitsune.generation.bpe import BytePairs
from kitsune.generation.sentencepiece import SentencePieceBPE, SentencePieces, Unigram
from kitsune.generation.vocabulary import CONTROL, PREFIX, USER_DEFINED, Vocabulary

KINDS: dict[str, type[Vocabulary]] = {
    "gpt2": BytePairs,
    "llama": SentencePieceBPE,
    "t5": Unigram,
}
CONFIG = "tokenizer_config.json"
# Fields of SentencePiece's messages.
PIECE, TRAINER, NORMALIZER = 1, 2, 3  # of a model
TEXT, SCORE, TYPE = 1, 2, 3  # of a piece
MODEL_TYPE, HAS_SUFFIX, UNKNOWN_ID, BEGIN_ID, END_ID = 3, 24, 40, 41, 42  # of a trainer
CHARACTERS, HAS_PREFIX, TRIMS, ESCAPES = 2, 3, 4, 5  # of a normalizer
TYPES: dict[int, type[SentencePieces]] = {1: Unigram, 2: SentencePieceBPE}  # of models


def read_vocabulary(metadata: Mapping[str, Any], path: str) -> Vocabulary:
    """The vocabulary of a GGUF file."""
    kind = metadata.get(f"{PREFIX}model")
    if kind not in KINDS:
        raise UnsupportedError(
            f"'{path}' has a vocabulary of kind '{kind}'", why=f"known are {', '.join(KINDS)}"
        )
    return KINDS[kind](metadata, path)


def read_pieces(path: Path) -> SentencePieces:
    """The vocabulary of a `tokenizer.model`, with the tokens and the template that
    `tokenizer_config.json` beside it adds."""
    model: dict[int, list[Any]] = _message(path.read_bytes(), path)
    if TRAINER not in model or NORMALIZER not in model:
        raise InputError(f"'{path}' is no model of SentencePiece", why="its end is missing")
    trainer, normalizer = (_message(model[part][-1], path) for part in (TRAINER, NORMALIZER))
    kind = TYPES.get(trainer.get(MODEL_TYPE, [1])[-1])
    if kind is None or trainer.get(HAS_SUFFIX, [0])[-1] or not normalizer.get(ESCAPES, [1])[-1]:
        raise UnsupportedError(
            f"'{path}' cuts texts in a way that is not known here",
            why="known are joined pairs (bpe) and likely pieces (unigram) of words after a space",
        )
    characters = normalizer.get(CHARACTERS, [b""])[-1]
    pieces = [_message(raw, path) for raw in model.get(PIECE, [])]
    ids = {"unknown": (UNKNOWN_ID, 0), "bos": (BEGIN_ID, 1), "eos": (END_ID, 2)}
    made = {
        "tokens": [_text(piece, path) for piece in pieces],
        "scores": np.array([piece.get(SCORE, [0.0])[-1] for piece in pieces], np.float32),
        "token_type": np.array([piece.get(TYPE, [1])[-1] for piece in pieces], np.int32),
        "add_space_prefix": bool(normalizer.get(HAS_PREFIX, [1])[-1]),
        "remove_extra_whitespaces": bool(normalizer.get(TRIMS, [1])[-1]),
        "precompiled_charsmap": np.frombuffer(characters, np.uint8),
        **{f"{name}_token_id": trainer.get(n, [usual])[-1] for name, (n, usual) in ids.items()},
    }
    said = _config_beside(path)
    added = {int(n): token for n, token in (said.get("added_tokens_decoder") or {}).items()}
    add_tokens(made, added, path.with_name(CONFIG))
    if "add_bos_token" in said:
        made["add_bos_token"] = bool(said["add_bos_token"])
    metadata = {f"{PREFIX}{name}": value for name, value in made.items()}
    return kind(metadata | {"tokenizer.chat_template": said.get("chat_template")}, str(path))


def _config_beside(path: Path) -> dict[str, Any]:
    """Read the `tokenizer_config.json` beside a file, if there is one."""
    file = path.with_name(CONFIG)
    found = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found if isinstance(found, dict) else {}


def read_template(path: Path, tokens: Sequence[str]) -> tuple[Any, dict[str, int]]:
    """The template beside a file, and which tokens begin and end texts."""
    said = _config_beside(path)
    named = {
        f"{name}_token_id": text.get("content") if isinstance(text, dict) else text
        for name in ("bos", "eos")
        if (text := said.get(f"{name}_token")) is not None
    }
    ids = {name: tokens.index(text) for name, text in named.items() if text in tokens}
    return said.get("chat_template"), ids


def add_tokens(made: dict[str, Any], added: Mapping[int, Mapping[str, Any]], path: Path) -> None:
    """Tokens beside those of the model: they are written whole."""
    tokens, types = made["tokens"], made["token_type"].tolist()
    for n, token in sorted(added.items()):
        if n > len(tokens):
            raise InputError(f"'{path}' adds token {n} to {len(tokens)} tokens")
        if n == len(tokens):
            tokens.append("")
            types.append(0)
        tokens[n] = str(token["content"])
        types[n] = CONTROL if token.get("special") else USER_DEFINED
    made["token_type"] = np.array(types, np.int32)
    made["scores"] = np.pad(made["scores"], (0, len(tokens) - len(made["scores"])))


# --- protocol buffers ----------------------------------------------------------------------------


def _message(raw: bytes, path: Path) -> dict[int, list[Any]]:
    """The values of each field, in their order: whole numbers, f32, or bytes."""
    made: dict[int, list[Any]] = {}
    try:
        for field, value in _fields(memoryview(raw)):
            made.setdefault(field, []).append(value)
    except (IndexError, struct.error, ValueError) as error:
        raise InputError(f"'{path}' is no model of SentencePiece", why=str(error)) from error
    return made


def _fields(raw: memoryview) -> Iterator[tuple[int, Any]]:
    at = 0
    while at < len(raw):
        tag, at = _whole(raw, at)
        kind = tag & 7
        if kind == 0:
            value, at = _whole(raw, at)
            yield tag >> 3, value
            continue
        nbytes, at = _whole(raw, at) if kind == 2 else ({1: 8, 5: 4}.get(kind, 0), at)
        if at + nbytes > len(raw) or kind not in (1, 2, 5):
            raise ValueError(f"a field of kind {kind} and {nbytes} bytes at {at} of {len(raw)}")
        found = bytes(raw[at : at + nbytes])
        yield tag >> 3, struct.unpack("<f", found)[0] if kind == 5 else found
        at += nbytes


def _whole(raw: memoryview, at: int) -> tuple[int, int]:
    """A whole number in groups of seven bits, and where it ends."""
    value = shift = 0
    while True:
        value |= (raw[at] & 127) << shift
        at, shift = at + 1, shift + 7
        if raw[at - 1] < 128:
            return value, at


def _text(piece: Mapping[int, list[Any]], path: Path) -> str:
    try:
        return str(piece[TEXT][-1], "utf-8")
    except (KeyError, TypeError, UnicodeDecodeError) as error:
        raise InputError(f"'{path}' has a piece without a text", why=str(error)) from error
