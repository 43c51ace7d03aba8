"""A value of JSON in, the same out if it is what it should be."""

from __future__ import annotations

from typing import Any, TypeVar

from kitsune.errors import InputError

T = TypeVar("T")


def typed(value: Any, kind: type[T], what: str) -> T:
    if type(value) is not kind:
        raise InputError(f"{what} is {str(value)[:60]!r}", why=f"it should be a {kind.__name__}")
    return value


def listed(value: Any, kind: type[T], what: str) -> list[T]:
    return [typed(v, kind, what) for v in typed(value, list, what)]


def field(record: Any, name: str, kind: type[T], what: str) -> T:
    """A field that must be there."""
    if name not in typed(record, dict, what):
        raise InputError(f"{what} has no '{name}'")
    return typed(record[name], kind, f"'{name}' of {what}")


def sizes(value: Any, what: str) -> tuple[int, ...]:
    """A shape."""
    made = tuple(listed(value, int, what))
    if any(n < 0 for n in made):
        raise InputError(f"{what} is {list(made)}", why="sizes are 0 or more")
    return made
