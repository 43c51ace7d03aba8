"""Normalise text before it is tokenised."""

from __future__ import annotations

import base64
import binascii
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import numpy as np

from kitsune.errors import InputError, UnsupportedError
from kitsune.ir.regex import check_pattern

Change = Callable[[str], str]
# Of a node of a map of characters, a double array: it has a value, its label, where its own are.
HAS_VALUE, LABEL, VALUE = 1 << 8, 1 << 31 | 0xFF, (1 << 31) - 1
MAX_DEPTH = 16  # of sequences of changes
JOINERS = "\u200c\u200d"  # which belong to the character before them
MOST_OF_CLUSTER = 5  # bytes of a character with its marks that is looked up as one


class CharacterMap:
    """The character map of a SentencePiece model: a trie over UTF-8, then zero-terminated
    replacement texts."""

    def __init__(self, raw: bytes, path: str) -> None:
        nbytes = int.from_bytes(raw[:4], "little")
        if nbytes % 4 or not 4 <= nbytes <= len(raw) - 4:
            raise InputError(
                f"'{path}' has a map of characters that cannot be read",
                why=f"a trie of {nbytes} bytes in {len(raw)}",
            )
        self._nodes: list[int] = np.frombuffer(raw, "<u4", nbytes // 4, 4).tolist()
        self._texts = raw[4 + nbytes :]

    def longest(self, text: str) -> str:
        """Each longest run of characters that the map has as what stands for it."""
        raw, at, made = text.encode("utf-8", "replace"), 0, bytearray()
        while at < len(raw):
            end, value = max(self._prefixes(raw, at), default=(at, -1))
            if end == at:
                end = at + _width(raw[at])
                made += raw[at:end]
            else:
                made += self._text(value)
            at = end
        return made.decode("utf-8", "replace")

    def clusters(self, text: str) -> str:
        """Each character with its marks, or else each by itself, as what stands for the shortest
        beginning of it that the map has: the way of the `tokenizers` library."""
        return "".join(map(self._cluster, _clusters(text)))

    def _cluster(self, cluster: str) -> str:
        raw = cluster.encode("utf-8", "replace")
        found = self._prefixes(raw, 0) if len(raw) <= MOST_OF_CLUSTER else iter(())
        for _, value in found:
            return self._text(value).decode("utf-8", "replace")
        return cluster if len(cluster) == 1 else "".join(map(self._cluster, cluster))

    def _text(self, value: int) -> bytes:
        return self._texts[value : self._texts.find(b"\0", value)]

    def _prefixes(self, raw: bytes, at: int) -> Iterator[tuple[int, int]]:
        """Return the end and value of each key that begins here, the shortest first."""
        nodes, place = self._nodes, _children(self._nodes[0])
        for end in range(at, len(raw)):
            place ^= raw[end]
            if place >= len(nodes) or nodes[place] & LABEL != raw[end]:
                return
            node = nodes[place]
            place ^= _children(node)
            if node & HAS_VALUE and place < len(nodes):
                yield end + 1, nodes[place] & VALUE


def _children(node: int) -> int:
    return (node >> 10) << ((node & 1 << 9) >> 6)


def _width(first: int) -> int:
    """Bytes of a character of UTF-8 that begins with this one."""
    return 1 if first < 0xC0 else 2 if first < 0xE0 else 3 if first < 0xF0 else 4


def _clusters(text: str) -> Iterator[str]:
    """Characters with the marks after them; the two that end a line are one."""
    start = 0
    for at in range(1, len(text) + 1):
        if at < len(text) and _goes_on(text[at - 1], text[at]):
            continue
        yield text[start:at]
        start = at


def _goes_on(before: str, after: str) -> bool:
    if before in "\r\n" or unicodedata.category(before) in ("Cc", "Zl", "Zp"):
        return before + after == "\r\n"
    return after in JOINERS or unicodedata.category(after)[0] == "M"


# --- those of tokenizer.json ---------------------------------------------------------------------


def parse_normalizer(said: Mapping[str, Any] | None, path: str, depth: int = 0) -> list[Change]:
    """Return the changes of a `normalizer`, in order."""
    kind = None if said is None else said.get("type")
    if said is None:
        return []
    if kind == "Sequence":
        if depth >= MAX_DEPTH:
            raise InputError(f"'{path}' has changes nested more than {MAX_DEPTH} deep")
        inner = said["normalizers"]
        return [change for each in inner for change in parse_normalizer(each, path, depth + 1)]
    if kind == "Precompiled":
        try:
            raw = base64.b64decode(said["precompiled_charsmap"] or "", validate=True)
        except (binascii.Error, TypeError) as error:
            raise InputError(
                f"'{path}' has a map of characters that cannot be read", why=str(error)
            ) from error
        return [CharacterMap(raw, path).clusters] if raw else []
    if kind == "Replace":
        return [_replacing(said["pattern"], str(said["content"]), path)]
    if kind == "Strip":
        sides = bool(said.get("strip_left")), bool(said.get("strip_right"))
        return [STRIPS[sides]]
    if kind in NAMED:
        return [NAMED[kind]]
    raise UnsupportedError(f"'{path}' changes texts by '{kind}'", why="it is no change known here")


def _replacing(pattern: Any, content: str, path: str) -> Change:
    if not isinstance(pattern, dict) or not all(isinstance(v, str) for v in pattern.values()):
        raise InputError(f"'{path}' replaces {pattern!r}", why="it is no pattern")
    if "String" in pattern:
        return lambda text: text.replace(pattern["String"], content)
    try:
        check_pattern(pattern["Regex"], f"'{path}'")
        found = re.compile(pattern["Regex"])
    except (re.error, KeyError) as error:
        raise UnsupportedError(
            f"'{path}' replaces a pattern that is not known here", why=str(error)
        ) from error
    return lambda text: found.sub(lambda _: content, text)


def _lowercase(text: str) -> str:
    """Each character by itself, whatever it stands beside."""
    return "".join(map(str.lower, text))


def _without_marks(text: str) -> str:
    return "".join(c for c in text if unicodedata.category(c)[0] != "M")


STRIPS: dict[tuple[bool, bool], Change] = {
    (True, True): str.strip,
    (True, False): str.lstrip,
    (False, True): str.rstrip,
    (False, False): str,
}
NAMED: dict[str, Change] = {
    "Lowercase": _lowercase,
    "StripAccents": _without_marks,
    **{form: partial(unicodedata.normalize, form) for form in ("NFC", "NFD", "NFKC", "NFKD")},
}
