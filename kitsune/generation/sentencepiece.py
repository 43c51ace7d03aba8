"""SentencePiece tokenizers: BPE and Unigram.

Spaces are characters like others, written ▁. BPE models (Llama 2, Mistral, Gemma, Phi-3) merge the
two neighbours that together are the piece with the best score, repeatedly. Unigram models (T5,
XLM-R, ALBERT) choose the segmentation with the greatest sum of log probabilities. A character
without a piece is encoded in bytes.
"""

from __future__ import annotations

import re
import struct
from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from heapq import heapify, heappop, heappush
from itertools import dropwhile
from typing import Any

import numpy as np

from kitsune.errors import InputError
from kitsune.generation.normalizers import Change, CharacterMap
from kitsune.generation.vocabulary import PREFIX, USER_DEFINED, Vocabulary

NORMAL, UNUSED, BYTE = 1, 5, 6  # types of tokens
SPACE = "▁"
UNKNOWN_TEXT = " ⁇ "  # what a token that stands for anything unknown is written as
UNLIKELY = 10.0  # how far below the least likely piece a character without one is


class SentencePieces(Vocabulary):
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
            n: byte
            for byte in range(256)
            if (n := self._ids.get(f"<0x{byte:02X}>")) is not None and self._types[n] == BYTE
        }
        self._spelling = {byte: n for n, byte in self._byte_of.items()}
        self._unknown = self._id("unknown")
        self._has_prefix = bool(self._field("add_space_prefix", bool, True))
        # Other libraries than SentencePiece's add no space to one that is there.
        self._is_once = bool(self._metadata.get(f"{PREFIX}is_prefix_once", False))
        self._trims = bool(self._field("remove_extra_whitespaces", bool, False))
        self._changes: list[Change] = list(self._metadata.get(f"{PREFIX}changes", ()))
        characters = bytes(self._field("precompiled_charsmap", np.ndarray, np.zeros(0, np.uint8)))
        if characters:
            self._changes.append(CharacterMap(characters, path).longest)
        self._words = re.compile(self._pattern())

    @abstractmethod
    def _pattern(self) -> str:
        """Return the pattern of the parts of a text that are tokenised separately."""

    def _plain(self, text: str) -> list[int]:
        made = list[int]()
        for word in self._words.findall(self._normalize(text)):
            for token in self._word(word):
                if token != self._unknown or made[-1:] != [token]:  # a run of unknown is one
                    made.append(token)
        return made

    def _normalize(self, text: str) -> str:
        """Return the text that is split into pieces."""
        for change in self._changes:
            text = change(text)
        if self._trims:
            text = re.sub(" +", " ", text).strip(" ")
        if not text:
            return ""
        spaced = text.replace(" ", SPACE)
        if self._has_prefix and not (self._is_once and spaced.startswith(SPACE)):
            spaced = SPACE + spaced
        return spaced.rstrip(SPACE) if self._trims else spaced

    def _encode_bytes(self, piece: str) -> Sequence[int]:
        spelled = [self._spelling.get(byte) for byte in piece.encode("utf-8", "replace")]
        known = [n for n in spelled if n is not None]
        if len(known) == len(spelled):
            return known
        return [] if self._unknown is None else [self._unknown]

    def decode(self, ids: Sequence[int]) -> str:
        """Decode without the space that every text begins with; without any, if texts are
        trimmed."""
        known = [n for n in ids if 0 <= n < len(self.tokens) and n not in self._silent]
        if self._trims:
            known = list(dropwhile(lambda n: self.tokens[n] == SPACE, known))
        text = super().decode(known)
        is_spaced = self._has_prefix or self._trims
        if is_spaced and known and self.tokens[known[0]].startswith(SPACE):
            return text.removeprefix(" ")
        return text

    def _bytes(self, token: int) -> bytes:
        if token in self._byte_of:
            return bytes([self._byte_of[token]])
        text = UNKNOWN_TEXT if token == self._unknown else self.tokens[token].replace(SPACE, " ")
        return text.encode("utf-8", "replace")


class SentencePieceBPE(SentencePieces):
    begins = True

    def _pattern(self) -> str:
        """Words, where no piece goes on after one."""
        is_cut = not any(SPACE in text.lstrip(SPACE) for text in self._scores)
        return f"{SPACE}*[^{SPACE}]+|{SPACE}+" if is_cut else "(?s:.+)"

    def _encode_word(self, word: str) -> tuple[int, ...]:
        found, split = _merge_word(word, self._scores)
        return tuple(token for piece in found for token in self._encode_piece(piece, split))

    def _encode_piece(self, piece: str, split: Mapping[str, tuple[str, str]]) -> Iterator[int]:
        """Yield the token of a piece, or those of what it was merged from if it is unused."""
        known = self._ids[piece] if piece in self._scores else None
        if known is not None and self._types[known] != UNUSED:
            yield known
        elif piece in split:
            for part in split[piece]:
                yield from self._encode_piece(part, split)
        else:
            yield from self._encode_bytes(piece)


class Unigram(SentencePieces):
    """Sums are rounded to f32 as the library's are, which decides between ways that are equally
    likely; those of `tokenizers` are f64."""

    def __init__(self, metadata: Mapping[str, Any], path: str) -> None:
        super().__init__(metadata, path)
        kinds = {text: self._types[self._ids[text]] for text in self._scores}
        normal = [self._scores[text] for text, kind in kinds.items() if kind == NORMAL]
        self._scores = {text: s for text, s in self._scores.items() if kinds[text] != UNUSED}
        self._longest = max(map(len, self._scores), default=1)
        self._is_exact = self._field("scores", np.ndarray).dtype == np.float64
        self._unlikely = self._round(min(normal, default=0.0) - UNLIKELY)

    def _pattern(self) -> str:
        """Every ▁ begins a word, where the file says that words are cut by themselves."""
        is_cut = self._metadata.get(f"{PREFIX}cuts_words", False)
        return f"{SPACE}?[^{SPACE}]+|{SPACE}" if is_cut else "(?s:.+)"

    def _encode_word(self, word: str) -> tuple[int, ...]:
        return tuple(
            token
            for piece in self._likeliest(word)
            for token in (
                [self._ids[piece]] if piece in self._scores else self._encode_bytes(piece)
            )
        )

    def _likeliest(self, word: str) -> list[str]:
        """The pieces with the greatest sum of scores: the best way to each place is the best way
        to where its last piece begins, and that piece."""
        best: list[tuple[float, int] | None] = [
            (0.0, 0),
            *[None] * len(word),
        ]  # sum, and from where
        for start in range(len(word)):
            here = best[start]
            assert here is not None  # a character goes on from everywhere
            for end in range(start + 1, min(start + self._longest, len(word)) + 1):
                score = self._scores.get(word[start:end])
                if score is None and end == start + 1:
                    score = self._unlikely
                if score is None:
                    continue
                known, total = best[end], self._round(here[0] + score)
                if known is None or total > known[0]:
                    best[end] = total, start
        return list(_backwards(word, best))[::-1]

    def _round(self, value: float) -> float:
        return value if self._is_exact else float(*struct.unpack("f", struct.pack("f", value)))


def _backwards(word: str, best: Sequence[tuple[float, int] | None]) -> Iterator[str]:
    """The pieces of a word from its end."""
    end = len(word)
    while end:
        found = best[end]
        assert found is not None
        yield word[found[1] : end]
        end = found[1]


def _merge_word(
    word: str, scores: Mapping[str, float]
) -> tuple[list[str], dict[str, tuple[str, str]]]:
    """Return the pieces of a word by BPE, and what each was merged from. The best score comes
    first, and of equal ones the leftmost."""
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
