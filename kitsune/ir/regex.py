"""Refuse regular expressions from files that Python may match in exponential time.

Python's `re` backtracks and cannot be interrupted. A pattern is accepted if no repetition holds
another repetition of varying length, or alternatives with a common beginning, and none refers back.
"""

from __future__ import annotations

import importlib
import re
import sys
from typing import Any

from kitsune.errors import InputError, UnsupportedError

# Python's own parser, which moved in 3.11.
parser: Any = importlib.import_module("re._parser" if sys.version_info >= (3, 11) else "sre_parse")

MAX_PATTERN = 10_000  # characters
MAX_COUNTED = 1_000  # the largest number in {m,n}
LOOPS = {"MAX_REPEAT", "MIN_REPEAT"}
ATOMIC = {"POSSESSIVE_REPEAT", "ATOMIC_GROUP"}


def check_pattern(pattern: str, what: str) -> None:
    """Raise if matching the pattern may take exponential time, or it is none."""
    if len(pattern) > MAX_PATTERN:
        raise _make_error(pattern, what, f"it has {len(pattern):,} characters, not {MAX_PATTERN:,}")
    try:
        tree = parser.parse(pattern)
    except (re.error, RecursionError, OverflowError) as error:
        raise UnsupportedError(
            f"{what} has the regular expression {_shown(pattern)!r}", why=str(error)
        ) from None
    why = _unsafe(list(tree), False)
    if why:
        raise _make_error(pattern, what, why)


def _unsafe(items: list[Any], is_repeated: bool) -> str:
    """Why a sequence may backtrack without bound; nothing if it does not."""
    loops = 0
    for op, value in items:
        name = str(op)
        if name in ("GROUPREF", "GROUPREF_EXISTS", "GROUPREF_IGNORE"):
            return "it refers back to a group"
        if name in LOOPS:
            low, high, body = value
            is_endless = high is parser.MAXREPEAT
            if not is_endless and high > MAX_COUNTED:
                return f"it repeats up to {high:,} times"
            varies = low != high
            if varies and is_repeated:
                return "a repetition is inside another"
            if varies and is_endless:
                loops += 1
            if why := _unsafe(list(body), is_repeated or varies):
                return why
        elif name == "BRANCH":
            branches = [list(branch) for branch in value[1]]
            if is_repeated and _overlap(branches):
                return "alternatives inside a repetition have a common beginning"
            for branch in branches:
                if why := _unsafe(branch, is_repeated):
                    return why
        elif name in ATOMIC:
            body = value[2] if name == "POSSESSIVE_REPEAT" else value
            if why := _unsafe(list(body), is_repeated):
                return why
        elif name == "SUBPATTERN":
            if why := _unsafe(list(value[-1]), is_repeated):
                return why
        elif name in ("ASSERT", "ASSERT_NOT") and (why := _unsafe(list(value[1]), is_repeated)):
            return why
    return "it repeats without end in more than four places" if loops > 4 else ""


def _overlap(branches: list[list[Any]]) -> bool:
    """Return whether alternatives may begin with the same character: only literals can be
    compared."""
    seen = set[int]()
    for branch in branches:
        if not branch or str(branch[0][0]) != "LITERAL" or branch[0][1] in seen:
            return True
        seen.add(branch[0][1])
    return False


def _make_error(pattern: str, what: str, why: str) -> InputError:
    return InputError(
        f"{what} has the regular expression {_shown(pattern)!r}",
        why=why,
        hint="matching it may never end, so that files may not have it",
    )


def _shown(pattern: str) -> str:
    return pattern if len(pattern) <= 60 else pattern[:60] + "…"
