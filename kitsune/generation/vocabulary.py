"""Base class of tokenizers: special tokens, and encoding of the text between them.

A text is cut at the tokens that are written out whole; each kind has its own way with the rest.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

import numpy as np

from kitsune.errors import InputError, what_is
from kitsune.generation.templates import render
from kitsune.generation.tokens import no_template

CONTROL, USER_DEFINED = 3, 4  # types of tokens that texts name whole
ENDS = ("<|im_end|>", "<|endoftext|>", "<|eot_id|>", "<|end_of_text|>", "</s>")
PREFIX = "tokenizer.ggml."
WORDS_KEPT = 1 << 14
SPACES = re.compile(r"\s*")


class Vocabulary(ABC):
    """`metadata` has the names that GGUF gives to the parts of a vocabulary, and further ones for
    what only other files have."""

    begins: ClassVar[bool] = False  # texts begin with a token of their own, unless the file says

    def __init__(self, metadata: Mapping[str, Any], path: str) -> None:
        self._metadata, self._path = metadata, path
        self.tokens = self._texts("tokens")
        self._ids = {token: n for n, token in enumerate(self.tokens)}
        types = self._field("token_type", np.ndarray, np.zeros(len(self.tokens), np.int32))
        self._types: list[int] = types[: len(self.tokens)].tolist()
        self._whole = {
            token: n
            for n, (token, kind) in enumerate(zip(self.tokens, self._types, strict=False))
            if kind in (CONTROL, USER_DEFINED) and token
        }
        self._silent = {n for n, kind in enumerate(self._types) if kind == CONTROL}
        longest_first = sorted(self._whole, key=len, reverse=True)
        self._cut = re.compile("|".join(map(re.escape, longest_first)))
        self._word = lru_cache(WORDS_KEPT)(self._encode_word)

    def _field(self, name: str, kind: type, otherwise: Any = None) -> Any:
        found = self._metadata.get(PREFIX + name, otherwise)
        if not isinstance(found, kind):
            raise self._unreadable(name, found)
        return found

    def _texts(self, name: str) -> list[str]:
        found = self._field(name, Sequence)
        made = list(found)
        if isinstance(found, str) or not all(isinstance(each, str) for each in made):
            raise self._unreadable(name, found)
        return made

    def _unreadable(self, name: str, found: Any) -> InputError:
        return InputError(
            f"'{self._path}' has no vocabulary that can be read",
            why=f"'{PREFIX}{name}' is {what_is(found)}",
        )

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
        begins = self._metadata.get(f"{PREFIX}add_bos_token", self.begins)
        begin = self._id("bos") if begins else None
        usual = [] if begin is None else [begin], list[int]()
        before, after = self._metadata.get(f"{PREFIX}around", usual)
        return [*before, *self._encode(text), *after]

    def _encode(self, text: str) -> list[int]:
        """Encode special tokens, with the spaces that they absorb, and the text between them.
        Spaces are searched from the token on: a pattern would try each run of them from every
        start."""
        made, at = list[int](), 0
        left, right = (self._metadata.get(f"{PREFIX}{side}", ()) for side in ("lstrip", "rstrip"))
        while self._whole and (match := self._cut.search(text, at)) is not None:
            found, before = match.group(), text[at : match.start()]
            made += self._plain(before.rstrip() if found in left else before)
            made.append(self._whole[found])
            at = match.end()
            if found in right:
                at = SPACES.match(text, at).end()  # type: ignore[union-attr]
        return made + self._plain(text[at:])

    @abstractmethod
    def _plain(self, text: str) -> list[int]:
        """The tokens of a text, or of what is left of one, without tokens that are written whole;
        `_word` gives those of a word."""

    @abstractmethod
    def _encode_word(self, word: str) -> tuple[int, ...]: ...

    # --- decode ---

    def decode(self, ids: Sequence[int]) -> str:
        known = [n for n in ids if 0 <= n < len(self.tokens) and n not in self._silent]
        return b"".join(map(self._decode_token, known)).decode("utf-8", "replace")

    def _decode_token(self, token: int) -> bytes:
        text = self.tokens[token]
        return text.encode("utf-8", "replace") if text in self._whole else self._bytes(token)

    @abstractmethod
    def _bytes(self, token: int) -> bytes:
        """Return the bytes of a token that is not special."""

    # --- chat ---

    def chat(self, messages: Sequence[Mapping[str, Any]]) -> list[int]:
        template = self._metadata.get("tokenizer.chat_template")
        if not isinstance(template, str):
            raise no_template(self._path)
        named = {
            f"{name}_token": "" if (n := self._id(name)) is None else self.tokens[n]
            for name in ("bos", "eos")
        }
        return self._encode(render(template, messages, **named))
