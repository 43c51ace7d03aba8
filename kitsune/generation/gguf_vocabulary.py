"""Read the vocabulary of a GGUF file's metadata."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from kitsune.errors import InputError, UnsupportedError, what_is
from kitsune.generation.text_tokenizer import TextTokenizer
from kitsune.generation.vocabulary import (
    UNKNOWN,
    Vocabulary,
    build_byte_level_bpe,
    build_sentencepiece_bpe,
    build_unigram,
    find_pre_tokenizer,
)

PREFIX = "tokenizer.ggml."
KINDS = ("gpt2", "llama", "t5")


def read_vocabulary(metadata: Mapping[str, Any], path: str) -> TextTokenizer:
    """The tokenizer that a GGUF file describes."""
    kind = metadata.get(f"{PREFIX}model")
    if kind not in KINDS:
        raise UnsupportedError(
            f"'{path}' has a vocabulary of kind '{kind}'", why=f"known are {', '.join(KINDS)}"
        )
    fields = _Fields(metadata, path)
    table = _read_table(fields, has_scores=kind != "gpt2")
    begins = kind == "llama"
    if kind == "gpt2":
        split = find_pre_tokenizer(fields.read("pre", str, "default"), path)
        made = build_byte_level_bpe(table, fields.texts("merges"), split)
        begins = split.has_whole_words
    else:
        made = (build_sentencepiece_bpe if kind == "llama" else build_unigram)(table)
    roles = {name: fields.token(name, table) for name in ("bos", "eos", "eot", "eom")}
    begins = bool(metadata.get(f"{PREFIX}add_bos_token", begins))
    return TextTokenizer(
        made,
        path,
        before=[roles["bos"]] if begins and roles["bos"] is not None else [],
        names={
            f"{name}_token": "" if (n := roles[name]) is None else table.tokens[n]
            for name in ("bos", "eos")
        },
        ends=frozenset(n for name, n in roles.items() if name != "bos" and n is not None),
        template=metadata.get("tokenizer.chat_template"),
    )


def _read_table(fields: _Fields, has_scores: bool) -> Vocabulary:
    tokens = fields.texts("tokens")
    types = fields.read("token_type", np.ndarray, np.zeros(len(tokens), np.int32)).tolist()
    scores = fields.read("scores", np.ndarray).tolist() if has_scores else []
    counts = [len(tokens), len(scores), len(types)]
    if has_scores and len(set(counts)) > 1:
        raise InputError(
            f"'{fields.path}' has no vocabulary that can be read",
            why="of {} tokens {} have a score and {} a type".format(*counts),
        )
    table = Vocabulary(fields.path, tokens, types)
    unknown = fields.token("unknown", table)
    if unknown is None and has_scores and UNKNOWN in types:
        unknown = types.index(UNKNOWN)
    return Vocabulary(
        fields.path,
        tokens,
        types,
        scores,
        unknown,
        has_prefix=bool(fields.read("add_space_prefix", bool, True)),
        trims=bool(fields.read("remove_extra_whitespaces", bool, False)),
        character_map=bytes(fields.read("precompiled_charsmap", np.ndarray, np.zeros(0, np.uint8))),
    )


class _Fields:
    """The fields of a vocabulary, with checks of their types."""

    def __init__(self, metadata: Mapping[str, Any], path: str) -> None:
        self._metadata, self.path = metadata, path

    def read(self, name: str, kind: type, otherwise: Any = None) -> Any:
        found = self._metadata.get(PREFIX + name, otherwise)
        if not isinstance(found, kind):
            raise self._unreadable(name, found)
        return found

    def texts(self, name: str) -> list[str]:
        found = self.read(name, Sequence)
        made = list(found)
        if isinstance(found, str) or not all(isinstance(each, str) for each in made):
            raise self._unreadable(name, found)
        return made

    def token(self, name: str, table: Vocabulary) -> int | None:
        """Return a token that the file names by its id."""
        found = self._metadata.get(f"{PREFIX}{name}_token_id")
        return found if isinstance(found, int) and 0 <= found < len(table.tokens) else None

    def _unreadable(self, name: str, found: Any) -> InputError:
        return InputError(
            f"'{self.path}' has no vocabulary that can be read",
            why=f"'{PREFIX}{name}' is {what_is(found)}",
        )
