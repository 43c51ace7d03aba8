r"""Refuse regular expressions of tokenizers that may take more than linear time.

`tokenizers` matches with Oniguruma, which backtracks. A loop followed by something that can fail
scans a run of characters for nothing, and does so again from each of them, unless a later
alternative takes the whole run: `\s*[\r\n]+` needs a `\s+` after it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from kitsune.errors import InputError, UnsupportedError
from kitsune.ir.regex import LOOPS, check_pattern, parser

# The parts of a pattern that are known here.
ESCAPED = re.compile(
    r"\\(?:(?P<set>[pP]\{\^?\w+\}|[sSdDwWhH])|(?P<anchor>[bBAzZG])"
    r"|(?P<code>x\{[0-9a-fA-F]+\}|x[0-9a-fA-F]{1,2}|u[0-9a-fA-F]{4}|[rntfvea0])|(?P<sign>[^\w]))",
    re.DOTALL,
)
GROUP = re.compile(r"\((?:(?!\?)|\?(?P<kind>i?:|[=!>]|<[=!]))")
REPEAT = re.compile(
    r"(?P<times>[*+?])[?+]?|(?P<counted>\{\d+(?:,\d*)?\}|\{,\d+\})\??(?P<again>\+?)"
)
POSIX = re.compile(r"\[:\^?[a-z]+:\]")
ASSERTIONS = {"ASSERT", "ASSERT_NOT", "AT"}
FIRST_SET = 0xE000  # characters for private use, of which each stands for a set
MAX_SHORT = 16  # times: what repeats more often counts as endless
Item = tuple[Any, Any]


def check_onig_pattern(pattern: str, path: str) -> None:
    """Raise if matching may take more than linear time, or the pattern cannot be analysed."""
    tokens = list(_scan(pattern.removeprefix("(?i)"), path))
    check_pattern("".join(r"\w" if is_set else text for text, is_set in tokens), f"'{path}'")
    numbers: dict[str, str] = {}
    texts = [
        (numbers.setdefault(text, chr(FIRST_SET + len(numbers))) if is_set else text)
        for text, is_set in tokens
    ]
    alternatives = [list(_flatten(parser.parse(text))) for text in _alternatives(texts)]
    for n, items in enumerate(alternatives):
        wasted = [
            items[at][1][2]
            for at in range(len(items))
            if _is_endless(items[at]) and any(map(_can_fail, items[at + 1 :]))
        ]
        hidden = any(_hides_loop(item) for item in items)
        if (
            hidden
            or len(wasted) > 1
            or not all(_is_taken(x, alternatives[n + 1 :]) for x in wasted)
        ):
            raise InputError(
                f"'{path}' has the regular expression {pattern[:60]!r}",
                why="a repetition is followed by what may fail, and no alternative takes its run",
                hint="matching it may take quadratic time, so that files may not have it",
            )


# --- parse ---------------------------------------------------------------------------------------


def _scan(pattern: str, path: str) -> Iterator[tuple[str, bool]]:
    """Yield the parts of an Oniguruma pattern in Python's syntax, and whether each is a set of
    characters, which is left as it is. Possessive and lazy repetitions become greedy ones."""
    at = 0
    while at < len(pattern):
        character = pattern[at]
        if character == "[":
            end = _set_end(pattern, at, path)
            yield pattern[at:end], True
        elif character in "\\(*+?" or (character == "{" and REPEAT.match(pattern, at)):
            kind = {"\\": ESCAPED, "(": GROUP}.get(character, REPEAT)
            match = kind.match(pattern, at)
            if match is None or match.groupdict().get("again"):  # a{1,3}+ is (?:a{1,3})+
                raise _unknown(pattern, at, path)
            end = match.end()
            yield _translate(match)
        else:
            end = at + 1
            yield re.escape(character) if character == "{" else character, character == "."
        at = end


def _translate(match: re.Match[str]) -> tuple[str, bool]:
    found = match.groupdict()
    if match.re is ESCAPED:
        if found["set"] or found["code"]:
            return match.group(), True
        return r"\b" if found["anchor"] else re.escape(found["sign"]), False
    if match.re is REPEAT:
        return found["times"] or found["counted"], False
    kind = found["kind"]
    return f"(?{kind}" if kind in ("=", "!", "<=", "<!", "i:") else "(?:", False


def _set_end(pattern: str, start: int, path: str) -> int:
    """Return where a set of characters ends; sets may be nested."""
    at, depth = start, 0
    while at < len(pattern):
        if pattern[at] == "\\":
            at += 2
        elif depth and (posix := POSIX.match(pattern, at)):
            at = posix.end()
        elif pattern[at] == "[":
            depth, at = depth + 1, at + 1 + pattern.startswith("^", at + 1)
            if pattern.startswith("]", at):  # a literal one for some engines
                break
        elif pattern[at] == "]":
            depth, at = depth - 1, at + 1
            if not depth:
                return at
        else:
            at += 1
    raise _unknown(pattern, start, path)


def _unknown(pattern: str, at: int, path: str) -> UnsupportedError:
    return UnsupportedError(
        f"'{path}' has a regular expression that cannot be analysed",
        why=f"{pattern[at : at + 20]!r} at {at} is not known here",
    )


def _alternatives(texts: Sequence[str]) -> list[str]:
    """Split a pattern at the `|` that are in no group."""
    made, depth = [""], 0
    for text in texts:
        depth += text.startswith("(") - (text == ")")
        if text == "|" and not depth:
            made.append("")
        else:
            made[-1] += text
    return made


def _flatten(items: Any) -> Iterator[Item]:
    """Yield the items of a sequence, and of groups in it that are one sequence."""
    for op, value in items:
        body = list(value[-1]) if str(op) == "SUBPATTERN" and not value[1] else None
        if body is not None and not any(str(inner) == "BRANCH" for inner, _ in body):
            yield from _flatten(body)
        else:
            yield op, value


# --- judge ---------------------------------------------------------------------------------------


def _is_endless(item: Item) -> bool:
    return str(item[0]) in LOOPS and item[1][1] > MAX_SHORT


def _can_fail(item: Item) -> bool:
    """Return whether an item may not match somewhere: all but what may be empty."""
    return str(item[0]) in ASSERTIONS or str(item[0]) not in LOOPS or item[1][0] > 0


def _hides_loop(item: Item) -> bool:
    """Return whether there is an endless repetition inside an item."""
    return "MAXREPEAT" in repr(item[1][2] if str(item[0]) in LOOPS else item[1])


def _is_taken(body: Any, later: Sequence[Sequence[Item]]) -> bool:
    """Return whether one of the next alternatives repeats the same, and cannot fail after it; those
    before it must repeat the same too."""
    for items in later:
        first = next((at for at, item in enumerate(items) if _is_endless(item)), len(items))
        if first == len(items) or any(map(_can_fail, items[:first])):
            return False
        if repr(items[first][1][2]) != repr(body):
            return False
        if not any(map(_can_fail, items[first + 1 :])):
            return True
    return False
