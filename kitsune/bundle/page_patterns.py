r"""Translate the regular expressions of tokenizers from Oniguruma's syntax to JavaScript's.

The two differ in what classes mean: `\s` and `\d` here are properties of Unicode. A pattern is used
with the flag `u`. What JavaScript has no equal for is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from kitsune.errors import UnsupportedError

WORD = r"\p{L}\p{M}\p{N}\p{Pc}"
CLASSES = {
    "s": r"\p{White_Space}",
    "S": r"\P{White_Space}",
    "d": r"\p{Nd}",
    "D": r"\P{Nd}",
    "h": "0-9a-fA-F",
}
CATEGORIES = frozenset(
    [
        "L",
        "LC",
        "Lu",
        "Ll",
        "Lt",
        "Lm",
        "Lo",
        "M",
        "Mn",
        "Mc",
        "Me",
        "N",
        "Nd",
        "Nl",
        "No",
        "P",
        "Pc",
        "Pd",
        "Ps",
        "Pe",
        "Pi",
        "Pf",
        "Po",
        "S",
        "Sm",
        "Sc",
        "Sk",
        "So",
        "Z",
        "Zs",
        "Zl",
        "Zp",
        "C",
        "Cc",
        "Cf",
        "Co",
        "Cs",
        "Cn",
        "Alphabetic",
        "White_Space",
        "Emoji",
    ]
)
SCRIPTS = frozenset(
    [
        "Arabic",
        "Armenian",
        "Bengali",
        "Cyrillic",
        "Devanagari",
        "Ethiopic",
        "Georgian",
        "Greek",
        "Gujarati",
        "Gurmukhi",
        "Han",
        "Hangul",
        "Hebrew",
        "Hiragana",
        "Kannada",
        "Katakana",
        "Khmer",
        "Lao",
        "Latin",
        "Malayalam",
        "Mongolian",
        "Myanmar",
        "Sinhala",
        "Tamil",
        "Telugu",
        "Thai",
        "Tibetan",
    ]
)
FOLDED = {"s": "sSſ", "k": "kKK"}  # letters that more than two characters stand for
SYNTAX = frozenset("^$\\.*+?()[]{}|/")
TOKEN = re.compile(
    r"\\(?P<property>[pP])\{(?P<name>\^?\w+)\}|\\x\{(?P<code>[0-9a-fA-F]{1,6})\}"
    r"|\\(?P<short>x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|[rntfv])|\\(?P<escaped>.)"
    r"|(?P<open>\((?:\?(?:i:|[:=!]|<[=!])|(?!\?)))|(?P<repeat>(?:[*+?]|\{\d*,?\d*\})[?+]?)"
    r"|(?P<plain>.)",
    re.DOTALL,
)


def translate_pattern(pattern: str, name: str) -> str:
    """Return a pattern of JavaScript that matches the same; `name` is of its file in errors."""
    try:
        is_folded = pattern.startswith("(?i)")
        return "".join(_translate(pattern.removeprefix("(?i)"), is_folded))
    except ValueError as error:
        raise UnsupportedError(
            f"the vocabulary of '{name}' does not run in a page",
            why=f"its pattern {pattern[:60]!r} has {error}",
        ) from None


def _translate(pattern: str, is_folded: bool) -> Iterator[str]:
    groups, at, depth = [is_folded], 0, 0  # whether each open group ignores case; open sets
    while at < len(pattern):
        match = TOKEN.match(pattern, at)
        assert match is not None
        found, text = match.groupdict(), match.group()
        at = match.end()
        if depth and (found["open"] or found["repeat"]):  # a set has neither
            text, at = pattern[match.start()], match.start() + 1
            found = {"plain": text}
        if found.get("open"):
            groups.append(groups[-1] or text == "(?i:")
            yield "(?:" if text in ("(", "(?i:") else text
        elif found.get("repeat"):
            yield _repeat(text)
        elif text == "[" and not found.get("escaped"):
            if depth or pattern.startswith(":", at):
                raise ValueError("a set inside another")
            depth = 1
            yield "[^" if pattern.startswith("^", at) else "["
            at += pattern.startswith("^", at)
        elif text == "]" and depth:
            depth = 0
            yield "]"
        elif text == ")":
            groups.pop()
            yield ")"
        else:
            yield _atom(found, text, bool(depth), groups[-1])


def _repeat(text: str) -> str:
    if len(text) > 1 and text.endswith("+"):
        raise ValueError(f"the possessive repetition {text!r}")
    return f"{{0{text[1:]}" if text.startswith("{,") else text


def _atom(found: dict[str, str | None], text: str, in_set: bool, is_folded: bool) -> str:
    """One character, class or anchor."""
    if found.get("name") is not None:
        return _property(str(found["property"]), str(found["name"]))
    if found.get("code") is not None:
        return f"\\u{{{found['code']}}}"
    if found.get("short") is not None:
        return text
    if (sign := found.get("escaped")) is not None:
        return _escaped(sign, in_set)
    if is_folded and text.isalpha():
        same = FOLDED.get(text.lower(), text.lower() + text.upper())
        return same if in_set else f"[{same}]"
    if text in "^$" and not in_set:
        raise ValueError(f"the anchor {text!r}")
    if in_set and text == "&":
        raise ValueError("an intersection of sets")
    if text == "." and not in_set:
        return r"[^\n]"
    return f"\\{text}" if text in "{}" else text


def _escaped(sign: str, in_set: bool) -> str:
    if sign in CLASSES:
        return CLASSES[sign] if in_set or len(CLASSES[sign]) > 11 else f"[{CLASSES[sign]}]"
    if sign == "w":
        return WORD if in_set else f"[{WORD}]"
    if sign == "W" and not in_set:
        return f"[^{WORD}]"
    if sign in "Az" and not in_set:
        return "^" if sign == "A" else "$"
    if sign.isalnum():
        raise ValueError(f"the class '\\{sign}'")
    return f"\\{sign}" if sign in SYNTAX or (sign == "-" and in_set) else sign


def _property(sign: str, name: str) -> str:
    if name.startswith("^"):
        sign, name = ("P" if sign == "p" else "p"), name[1:]
    if name in SCRIPTS:
        name = f"Script={name}"
    elif name not in CATEGORIES:
        raise ValueError(f"the property '{name}'")
    return f"\\{sign}{{{name}}}"
