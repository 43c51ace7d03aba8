"""Byte-level BPE of GPT-2 and its successors: encode and decode text.

A text is cut into words by the pattern that the model was trained with, then each word into bytes,
of which pairs are joined in the order in which training found them most often.
"""

from __future__ import annotations

import re
import unicodedata
from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from kitsune.errors import UnsupportedError
from kitsune.generation.vocabulary import Vocabulary

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
    "gpt-2": (_GPT2,),
    "default": (_GPT2,),
    "smollm": ("[0-9]|[^0-9]+", _GPT2),
    "llama-bpe": (_llama3("{1,3}"),),
    "llama3": (_llama3("{1,3}"),),
    "qwen2": (_llama3(""),),
}


class _Shadow(dict[int, str]):
    """Map a character to its class: ASCII to itself, and one character for each kind of others. No
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


NEVER = 1 << 62  # the rank of what is never joined


class BytePairs(Vocabulary):
    def __init__(self, metadata: Mapping[str, Any], path: str) -> None:
        super().__init__(metadata, path)
        cut = self._field("pre", str, "default")
        if cut not in PATTERNS:
            raise UnsupportedError(
                f"'{path}' has byte pairs, cut as '{cut}'", why=f"known are {', '.join(PATTERNS)}"
            )
        self._patterns = PATTERNS[cut]
        self._ranks = Ranks(self._texts("merges"), self._ids)

    def _plain(self, text: str) -> list[int]:
        return [token for word in words(text, self._patterns) for token in self._word(word)]

    def _encode_word(self, word: str) -> tuple[int, ...]:
        parts = [NAMES[byte] for byte in word.encode("utf-8", "replace")]
        while len(parts) > 1:
            ranked = {pair: self._ranks.rank(*pair) for pair in pairwise(parts)}
            best = min(ranked, key=ranked.__getitem__)
            if ranked[best] == NEVER:
                break
            parts = list(_merge_pair(parts, best))
        missing = self._id("unknown")
        found = [self._ids.get(part, missing) for part in parts]
        return tuple(token for token in found if token is not None)

    def _bytes(self, token: int) -> bytes:
        return bytes(BYTES[c] for c in self.tokens[token] if c in BYTES)


class Ranks:
    """The merge ranks of pairs of tokens: sorted arrays of token numbers, in a tenth of the memory
    that strings take. Pairs of strings that are not tokens are in a dict."""

    def __init__(self, merges: Sequence[str], ids: Mapping[str, int]) -> None:
        self._ids, self._others = ids, dict[tuple[str, str], int]()
        pairs, ranks = array("q"), array("q")
        for rank, merge in enumerate(merges):
            one, _, two = merge.partition(" ")
            first, second = ids.get(one), ids.get(two)
            if first is None or second is None:
                self._others[one, two] = rank
            else:
                pairs.append(first << 32 | second)
                ranks.append(rank)
        order = np.argsort(pairs, kind="stable")
        self._pairs = array("q", np.asarray(pairs)[order].tobytes())
        self._ranks = array("q", np.asarray(ranks)[order].tobytes())

    def rank(self, one: str, two: str) -> int:
        first, second = self._ids.get(one), self._ids.get(two)
        if first is None or second is None:
            return self._others.get((one, two), NEVER)
        pair = first << 32 | second
        at = bisect_right(self._pairs, pair) - 1  # of merges that are there twice the last counts
        return self._ranks[at] if at >= 0 and self._pairs[at] == pair else NEVER


def _merge_pair(parts: Sequence[str], pair: tuple[str, str]) -> Iterator[str]:
    """Yield the parts with every occurrence of a pair merged."""
    at = 0
    while at < len(parts):
        if tuple(parts[at : at + 2]) == pair:
            yield parts[at] + parts[at + 1]
            at += 2
        else:
            yield parts[at]
            at += 1
