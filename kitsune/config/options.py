"""Enums of strings and keyword options; an unknown name is answered with the one that was meant."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Iterable
from difflib import get_close_matches
from enum import Enum
from functools import wraps
from typing import ParamSpec, TypeVar

from kitsune.errors import ConfigError, UnsupportedError
from kitsune.system.lazy_imports import closest_name

P = ParamSpec("P")
R = TypeVar("R")


def check_options(what: str, given: Iterable[str], known: Collection[str]) -> None:
    """Raise for the first option given to `what` that is not among those known."""
    for name in given:
        if name not in known:
            meant = closest_name(name, known)
            raise ConfigError(
                f"{what} has no option '{name}'",
                why=f"the options are {', '.join(known)}",
                hint=f"did you mean '{meant}'?" if meant else "",
            )


def named_options(function: Callable[P, R], what: str = "") -> Callable[P, R]:
    """The same function, which answers an unknown keyword with the one that was meant."""
    kinds = (inspect.Parameter.KEYWORD_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    parameters = inspect.signature(function).parameters.values()
    known = tuple(p.name for p in parameters if p.kind in kinds and p.name != "self")
    name = what or f"{function.__name__}()"

    @wraps(function)
    def call(*args: P.args, **options: P.kwargs) -> R:
        check_options(name, options, known)
        return function(*args, **options)

    return call


# --- choices --------------------------------------------------------------------------------------
#
# Enums that take their values as strings, and the error for a name that does not exist.


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
