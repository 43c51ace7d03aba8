"""Enums that take their values as strings, and the error for a name that does not exist."""

from __future__ import annotations

from difflib import get_close_matches
from enum import Enum

from kitsune.errors import UnsupportedError

MOST_LISTED = 30  # names in a message that knows the one that is meant


class Choice(str, Enum):
    """An enum that takes its values as strings and answers others with those that exist."""

    @classmethod
    def _missing_(cls, value: object) -> None:
        words = "".join(f" {c.lower()}" if c.isupper() else c for c in cls.__name__)
        raise unknown(words.strip(), str(value), [member.value for member in cls])

    def __str__(self) -> str:
        return str(self.value)


def unknown(what: str, name: str, known: list[str]) -> UnsupportedError:
    """The error for a name that does not exist: those that do, and the nearest of them."""
    near = get_close_matches(name, known, 1)
    is_long = len(known) > MOST_LISTED and bool(near)
    return UnsupportedError(
        f"no {what} '{name}'",
        why="" if is_long else f"there are {', '.join(known)}",
        hint=f"did you mean '{near[0]}'?" if near else f"choose a {what} from that list",
    )
