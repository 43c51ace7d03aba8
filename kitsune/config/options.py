"""Refuse keyword options that do not exist, and suggest the one that was meant."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Iterable
from functools import wraps
from typing import ParamSpec, TypeVar

from kitsune.errors import ConfigError
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
