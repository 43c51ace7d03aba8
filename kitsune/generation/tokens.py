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

    def decode(self, ids: Sequence[int]) -> str:
        """The text of tokens, without those that stand for none."""

    def chat(self, messages: Sequence[Mapping[str, Any]]) -> list[int]:
        """The tokens of a conversation, up to where the answer begins."""


def pieces(tokenizer: Tokenizer, ids: Iterator[int]) -> Iterator[str]:
    """The text of tokens as they come. A piece that ends within a character waits for the rest; the
    tokens before the latest piece are decoded with it, as spaces may depend on them."""
    seen, start, told = list[int](), 0, 0
    for token in ids:
        seen.append(token)
        before, whole = tokenizer.decode(seen[start:told]), tokenizer.decode(seen[start:])
        if len(whole) > len(before) and not whole.endswith(UNFINISHED):
            yield whole[len(before) :]
            start, told = told, len(seen)
    if told < len(seen):
        before, whole = tokenizer.decode(seen[start:told]), tokenizer.decode(seen[start:])
        if len(whole) > len(before):
            yield whole[len(before) :]


def until(texts: Iterator[str], stops: Sequence[str]) -> Iterator[str]:
    """Pieces of a text up to the first of some stops. What could be the beginning of one waits."""
    held = ""
    for text in texts:
        held += text
        found = [at for stop in stops if (at := held.find(stop)) >= 0]
        if found:
            if min(found):
                yield held[: min(found)]
            return
        keep = max((_overlap(held, stop) for stop in stops), default=0)
        if len(held) > keep:
            yield held[: len(held) - keep]
            held = held[len(held) - keep :]
    if held:
        yield held


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
