"""The pieces of SentencePiece's models that join pairs (Llama 2, Mistral, Gemma, Phi-3): a text in,
tokens out, and back.

Spaces are characters like others, written ▁. The two neighbours that together are the piece with
the best score are joined, again and again. A character without a piece is spelled in bytes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from heapq import heapify, heappop, heappush
from typing import Any

import numpy as np

from kitsune.errors import InputError
from kitsune.generation.vocabulary import USER_DEFINED, Vocabulary

NORMAL, UNUSED, BYTE = 1, 5, 6  # types of tokens
SPACE = "▁"
UNKNOWN_TEXT = " ⁇ "  # what a token that stands for anything unknown is written as


class SentencePieces(Vocabulary):
    begins = True

    def __init__(self, metadata: Mapping[str, Any], path: str) -> None:
        super().__init__(metadata, path)
        scores = self._field("scores", np.ndarray)
        counts = [len(self.tokens), len(scores), len(self._types)]
        if len(set(counts)) > 1:
            raise InputError(
                f"'{path}' has no vocabulary that can be read",
                why="of {} tokens {} have a score and {} a type".format(*counts),
            )
        joined = (NORMAL, USER_DEFINED, UNUSED)
        self._scores = {
            text: float(score)
            for text, score, kind in zip(self.tokens, scores, self._types, strict=True)
            if kind in joined
        }
        self._byte_of = {
            n: byte for byte in range(256) if (n := self._ids.get(f"<0x{byte:02X}>")) is not None
            and self._types[n] == BYTE
        }  # fmt: skip
        self._spelling = {byte: n for n, byte in self._byte_of.items()}
        self._unknown = self._id("unknown")
        self._has_prefix = bool(self._field("add_space_prefix", bool, True))
        # Where no piece goes on after a word, words are joined each by itself.
        is_cut = not any(SPACE in text.lstrip(SPACE) for text in self._scores)
        self._words = re.compile(f"{SPACE}*[^{SPACE}]+|{SPACE}+" if is_cut else "(?s:.+)")

    def _plain(self, text: str) -> list[int]:
        if not text:
            return []
        spaced = (SPACE if self._has_prefix else "") + text.replace(" ", SPACE)
        made = list[int]()
        for word in self._words.findall(spaced):
            for token in self._word(word):
                if token != self._unknown or made[-1:] != [token]:  # a run of unknown is one
                    made.append(token)
        return made

    def _tokens_of(self, word: str) -> tuple[int, ...]:
        found, split = _joined(word, self._scores)
        return tuple(token for piece in found for token in self._named(piece, split))

    def _named(self, piece: str, split: Mapping[str, tuple[str, str]]) -> Iterator[int]:
        """The token of a piece. Those that are out of use are what they were joined from."""
        known = self._ids[piece] if piece in self._scores else None
        if known is not None and self._types[known] != UNUSED:
            yield known
        elif piece in split:
            for part in split[piece]:
                yield from self._named(part, split)
        else:
            yield from self._bytes_of(piece)

    def _bytes_of(self, piece: str) -> Sequence[int]:
        spelled = [self._spelling.get(byte) for byte in piece.encode("utf-8", "replace")]
        known = [n for n in spelled if n is not None]
        if len(known) == len(spelled):
            return known
        return [] if self._unknown is None else [self._unknown]

    def decode(self, ids: Sequence[int]) -> str:
        """Without the space that every text begins with."""
        text = super().decode(ids)
        return text.removeprefix(" ") if self._has_prefix else text

    def _bytes(self, token: int) -> bytes:
        if token in self._byte_of:
            return bytes([self._byte_of[token]])
        text = UNKNOWN_TEXT if token == self._unknown else self.tokens[token].replace(SPACE, " ")
        return text.encode("utf-8", "replace")


def _joined(word: str, scores: Mapping[str, float]) -> tuple[list[str], dict[str, tuple[str, str]]]:
    """Pieces of a word, and what each of those that were joined was joined from. The best score
    comes first, and of equal ones the leftmost."""
    pieces: list[str | None] = list(word)  # None: part of an earlier one
    after, before = list(range(1, len(word) + 1)), list(range(-1, len(word) - 1))
    split: dict[str, tuple[str, str]] = {}

    def pair(left: int, right: int) -> tuple[float, int, int, str] | None:
        both = f"{pieces[left]}{pieces[right]}"
        return (-scores[both], left, right, both) if both in scores else None

    queue = [found for n in range(len(word) - 1) if (found := pair(n, n + 1)) is not None]
    heapify(queue)
    while queue:
        _, left, right, both = heappop(queue)
        one, two = pieces[left], pieces[right]
        if one is None or two is None or one + two != both:
            continue  # one of them was joined with another since
        split[both] = one, two
        pieces[left], pieces[right] = both, None
        after[left] = end = after[right]
        if end < len(word):
            before[end] = left
        neighbours = [(before[left], left)] if before[left] >= 0 else []
        neighbours += [(left, end)] if end < len(word) else []
        for at in neighbours:
            if (found := pair(*at)) is not None:
                heappush(queue, found)
    return [piece for piece in pieces if piece is not None], split
