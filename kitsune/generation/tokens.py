"""Encode and decode text for generation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from kitsune.errors import UnsupportedError, spell

UNFINISHED = "\ufffd"  # what a character that lacks bytes decodes to


class Tokenizer(Protocol):
    @property
    def ends(self) -> frozenset[int]:
        """Tokens after which there is nothing."""

    def encode(self, text: str) -> list[int]:
        """The tokens of a text, with those that begin one if the model was trained so."""

    def encode_plain(self, text: str) -> list[int]:
        """The tokens of a text alone."""

    def decode(self, ids: Sequence[int]) -> str:
        """The text of tokens, without those that stand for none."""

    def render_chat(
        self, messages: Sequence[Mapping[str, Any]], tools: Sequence[Any] | None = None
    ) -> str:
        """The text of a conversation, as the template has it."""

    def chat(
        self, messages: Sequence[Mapping[str, Any]], tools: Sequence[Any] | None = None
    ) -> list[int]:
        """The tokens of a conversation, up to where the answer begins. `tools` are those that the
        model may call."""

    @property
    def template(self) -> str | None:
        """The template of conversations, if there is one."""

    def definition(self) -> str | None:
        """The JSON text of the package tokenizers that defines it, if it has one."""


class TextDecoder:
    """The text of tokens as they come. A piece that ends within a character waits for the rest; the
    tokens before the latest piece are decoded with it, as spaces may depend on them."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        self._tokenizer, self._ids = tokenizer, list[int]()
        self._told = 0  # tokens whose text was returned

    def add(self, token: int) -> str:
        """The text that is complete with one more token."""
        self._ids.append(token)
        text = self._find_text()
        if not text or text.endswith(UNFINISHED):
            return ""
        del self._ids[: self._told]
        self._told = len(self._ids)
        return text

    def end(self) -> str:
        """What is left, complete or not."""
        return self._find_text() if self._told < len(self._ids) else ""

    def _find_text(self) -> str:
        before = self._tokenizer.decode(self._ids[: self._told])
        return self._tokenizer.decode(self._ids)[len(before) :]


class StopFinder:
    """A text up to the first of some stops. What could be the beginning of one waits."""

    def __init__(self, stops: Sequence[str]) -> None:
        self._stops, self._held = stops, ""
        self.is_found = False

    def add(self, text: str) -> str:
        """The text that no stop can be in any more."""
        self._held += text
        found = [at for stop in self._stops if (at := self._held.find(stop)) >= 0]
        if found:
            self.is_found = True
            return self._cut(min(found))
        return self._cut(
            len(self._held) - max((_overlap(self._held, s) for s in self._stops), default=0)
        )

    def end(self) -> str:
        return "" if self.is_found else self._cut(len(self._held))

    def _cut(self, length: int) -> str:
        text, self._held = self._held[:length], self._held[length:]
        return text


def pieces(tokenizer: Tokenizer, ids: Iterator[int]) -> Iterator[str]:
    """The text of tokens, in pieces that are not empty."""
    decoder = TextDecoder(tokenizer)
    for token in ids:
        if text := decoder.add(token):
            yield text
    if text := decoder.end():
        yield text


def until(texts: Iterator[str], stops: Sequence[str]) -> Iterator[str]:
    """Pieces of a text up to the first of some stops."""
    finder = StopFinder(stops)
    for piece in texts:
        if text := finder.add(piece):
            yield text
        if finder.is_found:
            return
    if text := finder.end():
        yield text


def _overlap(text: str, stop: str) -> int:
    """Return how many of the last characters could begin a stop."""
    most = min(len(text), len(stop) - 1)
    return next((n for n in range(most, 0, -1) if text.endswith(stop[:n])), 0)


def no_template(path: object) -> UnsupportedError:
    return UnsupportedError(
        f"'{path}' has no template for conversations",
        why="it was trained to continue texts, or its template was left out",
        hint=spell("call generate() with a text", "give --raw"),
    )
