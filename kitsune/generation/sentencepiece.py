"""Read SentencePiece's `tokenizer.model`, with what `tokenizer_config.json` beside it adds."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from kitsune.errors import InputError, UnsupportedError
from kitsune.generation.text_tokenizer import TextTokenizer
from kitsune.generation.tokenizer_config import CONFIG, read_tokenizer_config
from kitsune.generation.vocabulary import (
    CONTROL,
    USER_DEFINED,
    Vocabulary,
    build_sentencepiece_bpe,
    build_unigram,
)
from kitsune.system.files import read_bytes

# Fields of SentencePiece's messages.
PIECE, TRAINER, NORMALIZER = 1, 2, 3  # of a model
TEXT, SCORE, TYPE = 1, 2, 3  # of a piece
MODEL_TYPE, HAS_SUFFIX, UNKNOWN_ID, BEGIN_ID, END_ID = 3, 24, 40, 41, 42  # of a trainer
CHARACTERS, HAS_PREFIX, TRIMS, ESCAPES = 2, 3, 4, 5  # of a normalizer
UNIGRAM, BPE = 1, 2  # types of models
BUILDERS: dict[int, Callable[[Vocabulary], Any]] = {
    UNIGRAM: build_unigram,
    BPE: build_sentencepiece_bpe,
}


def read_piece_table(path: Path) -> tuple[int, Vocabulary]:
    """The type of a SentencePiece model and its pieces, with tokens that are added to them."""
    kind, _, table = _read_model(path)
    return kind, _add_tokens(table, read_tokenizer_config(path.parent).added)


def _read_model(path: Path) -> tuple[int, Mapping[int, list[Any]], Vocabulary]:
    """The type of a model, its trainer and its pieces."""
    model: dict[int, list[Any]] = _message(read_bytes(path), path)
    if TRAINER not in model or NORMALIZER not in model:
        raise InputError(f"'{path}' is no model of SentencePiece", why="its end is missing")
    trainer, normalizer = (_message(model[part][-1], path) for part in (TRAINER, NORMALIZER))
    kind = trainer.get(MODEL_TYPE, [UNIGRAM])[-1]
    has_suffix, escapes = trainer.get(HAS_SUFFIX, [0])[-1], normalizer.get(ESCAPES, [1])[-1]
    if kind not in BUILDERS or has_suffix or not escapes:
        raise UnsupportedError(
            f"'{path}' splits texts in a way that is not known here",
            why="known are BPE and Unigram, with spaces before words",
        )
    return kind, trainer, _read_table(model, trainer, normalizer, path)


def read_pieces(path: Path) -> TextTokenizer:
    """The tokenizer of a SentencePiece model."""
    kind, trainer, table = _read_model(path)
    config = read_tokenizer_config(path.parent)
    table = _add_tokens(table, config.added)
    begin, end = (_id(trainer, field, usual) for field, usual in ((BEGIN_ID, 1), (END_ID, 2)))
    known = range(len(table.tokens))
    has_begin = config.adds_bos if config.adds_bos is not None else kind == BPE
    tokens = {"bos_token": begin, "eos_token": end}
    return TextTokenizer(
        BUILDERS[kind](table),
        str(path),
        before=[begin] if has_begin and begin in known else [],
        names={name: table.tokens[n] for name, n in tokens.items() if n in known},
        ends=frozenset({end} & set(known)),
        template=config.template,
    )


def _read_table(
    model: Mapping[int, list[Any]],
    trainer: Mapping[int, list[Any]],
    normalizer: Mapping[int, list[Any]],
    path: Path,
) -> Vocabulary:
    pieces = [_message(raw, path) for raw in model.get(PIECE, [])]
    unknown = _id(trainer, UNKNOWN_ID, 0)
    return Vocabulary(
        str(path),
        tokens=[_text(piece, path) for piece in pieces],
        types=[int(piece.get(TYPE, [1])[-1]) for piece in pieces],
        scores=[float(piece.get(SCORE, [0.0])[-1]) for piece in pieces],
        unknown=unknown if unknown in range(len(pieces)) else None,
        has_prefix=bool(normalizer.get(HAS_PREFIX, [1])[-1]),
        trims=bool(normalizer.get(TRIMS, [1])[-1]),
        character_map=bytes(normalizer.get(CHARACTERS, [b""])[-1]),
    )


def _add_tokens(table: Vocabulary, added: Mapping[int, Mapping[str, Any]]) -> Vocabulary:
    """Add the tokens of `tokenizer_config.json`, or have them replace those with the same id."""
    tokens, types, scores = list(table.tokens), list(table.types), list(table.scores)
    for n, token in sorted(added.items()):
        if not 0 <= n <= len(tokens):
            raise InputError(
                f"'{table.path}' has {len(tokens)} tokens", why=f"{CONFIG} adds token {n}"
            )
        kind = CONTROL if token.get("special") else USER_DEFINED
        tokens[n : n + 1], types[n : n + 1] = [str(token["content"])], [kind]
        scores[n : n + 1] = [0.0]
    return replace(table, tokens=tokens, types=types, scores=scores)


def _id(trainer: Mapping[int, list[Any]], field: int, usual: int) -> int:
    return int(trainer.get(field, [usual])[-1])


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
    while shift < 64:
        value |= (raw[at] & 127) << shift
        at, shift = at + 1, shift + 7
        if raw[at - 1] < 128:
            return value, at
    raise ValueError(f"a number of more than 64 bits before {at}")


def _text(piece: Mapping[int, list[Any]], path: Path) -> str:
    try:
        return str(piece[TEXT][-1], "utf-8")
    except (KeyError, TypeError, UnicodeDecodeError) as error:
        raise InputError(f"'{path}' has a piece without a text", why=str(error)) from error
