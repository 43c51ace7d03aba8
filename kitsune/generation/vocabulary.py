"""The vocabulary of a GGUF file in, a tokenizer out.

A text is cut at the tokens that are written out whole, then into words by the pattern that the
model was trained with, then each word into bytes, of which pairs are joined in the order in which
training found them most often.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

import numpy as np

from kitsune.errors import InputError, UnsupportedError
from kitsune.generation.tokens import rendered

CONTROL, USER_DEFINED = 3, 4  # types of tokens that texts name whole
ENDS = ("<|im_end|>", "<|endoftext|>", "<|eot_id|>", "<|end_of_text|>")
PREFIX = "tokenizer.ggml."
WORDS_KEPT = 1 << 14

# --- words ---------------------------------------------------------------------------------------
# Patterns are over a shadow of the text, in which every letter, number and space is one of ASCII.

_ENDINGS = "'s|'t|'re|'ve|'m|'ll|'d"
_ANY_CASE = "'(?:[sS]|[tT]|[rR][eE]|[vV][eE]|[mM]|[lL][lL]|[dD])"
_GPT2 = rf"{_ENDINGS}| ?[A-Za-z]+| ?[0-9]+| ?[^\sA-Za-z0-9]+|\s+(?!\S)|\s+"


def _llama3(digits: str) -> str:
    return (
        rf"{_ANY_CASE}|[^\r\nA-Za-z0-9]?[A-Za-z]+|[0-9]{digits}| ?[^\sA-Za-z0-9]+[\r\n]*"
        r"|\s*[\r\n]+|\s+(?!\S)|\s+"
    )


# Each pattern cuts the pieces that the one before it left.
PATTERNS = {
    "gpt-2": (_GPT2,), "default": (_GPT2,), "smollm": ("[0-9]|[^0-9]+", _GPT2),
    "llama-bpe": (_llama3("{1,3}"),), "llama3": (_llama3("{1,3}"),), "qwen2": (_llama3(""),),
}  # fmt: skip


class _Shadow(dict[int, str]):
    """What stands for a character: ASCII for itself, and one character for each kind of others. No
    pattern names `a` or a tab by themselves."""

    def __missing__(self, code: int) -> str:
        character, kind = chr(code), unicodedata.category(chr(code))[0]
        if code < 128:
            made = character
        elif kind in "LN":
            made = "a" if kind == "L" else "0"
        else:
            made = "\t" if character.isspace() else "!"
        self[code] = made
        return made


_SHADOW = _Shadow()


def words(text: str, patterns: Iterable[str]) -> list[str]:
    found = [text]
    for pattern in patterns:
        cut = re.compile(pattern)
        found = [
            piece[match.start() : match.end()]
            for piece in found
            for match in cut.finditer(piece.translate(_SHADOW))
        ]
    return found


# --- bytes ---------------------------------------------------------------------------------------


def _byte_names() -> list[str]:
    """The character by which such vocabularies call each byte: itself where it can be seen."""
    seen = {*range(33, 127), *range(161, 173), *range(174, 256)}
    others = iter(range(256, 512))
    return [chr(byte if byte in seen else next(others)) for byte in range(256)]


NAMES = _byte_names()
BYTES = {name: byte for byte, name in enumerate(NAMES)}


class Vocabulary:
    """Byte pairs, as GPT-2 has them."""

    def __init__(self, metadata: Mapping[str, Any], path: str) -> None:
        self._metadata, self._path = metadata, path
        kind, cut = self._field("model", str), self._field("pre", str, "default")
        if kind != "gpt2" or cut not in PATTERNS:
            raise UnsupportedError(
                f"'{path}' has a vocabulary of kind '{kind}', cut as '{cut}'",
                why=f"known is gpt2, cut as {', '.join(PATTERNS)}",
            )
        self._patterns = PATTERNS[cut]
        self.tokens: list[str] = self._field("tokens", list)
        self._ids = {token: n for n, token in enumerate(self.tokens)}
        self._ranks = {merge: n for n, merge in enumerate(self._field("merges", list))}
        types = self._field("token_type", np.ndarray, np.zeros(len(self.tokens), np.int32))
        self._whole = {
            token: n for n, (token, kind) in enumerate(zip(self.tokens, types, strict=False))
            if kind in (CONTROL, USER_DEFINED) and token
        }  # fmt: skip
        self._silent = {
            n for n, kind in enumerate(types[: len(self.tokens)]) if kind == CONTROL
        }  # fmt: skip
        longest_first = sorted(self._whole, key=len, reverse=True)
        self._cut = re.compile("|".join(map(re.escape, longest_first))) if self._whole else None
        self._word = lru_cache(WORDS_KEPT)(self._merged)

    def _field(self, name: str, kind: type, otherwise: Any = None) -> Any:
        found = self._metadata.get(PREFIX + name, otherwise)
        texts = found if isinstance(found, list) else []
        if not isinstance(found, kind) or not all(isinstance(each, str) for each in texts):
            raise InputError(f"'{self._path}' has no vocabulary that can be read",
                             why=f"'{PREFIX}{name}' is a {type(found).__name__}")  # fmt: skip
        return found

    def _id(self, name: str) -> int | None:
        """A token that the file names by its number."""
        found = self._metadata.get(f"{PREFIX}{name}_token_id")
        return found if isinstance(found, int) and 0 <= found < len(self.tokens) else None

    @property
    def ends(self) -> frozenset[int]:
        named = [self._id(name) for name in ("eos", "eot", "eom")]
        return frozenset(n for n in (*named, *map(self._whole.get, ENDS)) if n is not None)

    # --- encode ---

    def encode(self, text: str) -> list[int]:
        begin = self._id("bos") if self._metadata.get(f"{PREFIX}add_bos_token") else None
        return [*([] if begin is None else [begin]), *self._encoded(text)]

    def _encoded(self, text: str) -> list[int]:
        made, at = list[int](), 0
        for match in self._cut.finditer(text) if self._cut else ():
            made += self._plain(text[at : match.start()])
            made.append(self._whole[match.group()])
            at = match.end()
        return made + self._plain(text[at:])

    def _plain(self, text: str) -> list[int]:
        return [token for word in words(text, self._patterns) for token in self._word(word)]

    def _merged(self, word: str) -> tuple[int, ...]:
        parts = [NAMES[byte] for byte in word.encode("utf-8", "replace")]
        while len(parts) > 1:
            pairs = {f"{one} {two}" for one, two in pairwise(parts)}
            best = min(pairs, key=lambda pair: self._ranks.get(pair, len(self._ranks)))
            if best not in self._ranks:
                break
            parts = list(_joined(parts, best))
        missing = self._id("unknown")
        found = [self._ids.get(part, missing) for part in parts]
        return tuple(token for token in found if token is not None)

    # --- decode ---

    def decode(self, ids: Sequence[int]) -> str:
        return b"".join(map(self._bytes, ids)).decode("utf-8", "replace")

    def _bytes(self, token: int) -> bytes:
        if token in self._silent or not 0 <= token < len(self.tokens):
            return b""
        text = self.tokens[token]
        if text in self._whole:
            return text.encode("utf-8", "replace")
        return bytes(BYTES[c] for c in text if c in BYTES)

    # --- chat ---

    def chat(self, messages: Sequence[Mapping[str, Any]]) -> list[int]:
        template = self._metadata.get("tokenizer.chat_template")
        if not isinstance(template, str):
            raise UnsupportedError(f"'{self._path}' has no template for conversations",
                                   hint="call generate() with a text")  # fmt: skip
        named = {
            f"{name}_token": "" if (n := self._id(name)) is None else self.tokens[n]
            for name in ("bos", "eos")
        }
        return self._encoded(rendered(template, messages, **named))


def _joined(parts: Sequence[str], pair: str) -> Iterator[str]:
    """Parts with every occurrence of a pair made one."""
    at = 0
    while at < len(parts):
        if " ".join(parts[at : at + 2]) == pair:
            yield parts[at] + parts[at + 1]
            at += 2
        else:
            yield parts[at]
            at += 1
