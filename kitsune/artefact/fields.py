"""Validate values read from JSON."""

from __future__ import annotations

from typing import Any, TypeVar

from kitsune.errors import InputError
from kitsune.ir.bind_sizes import decode_size
from kitsune.ir.size_order import bounds

T = TypeVar("T")


def check_type(value: Any, kind: type[T], what: str) -> T:
    if type(value) is not kind:
        raise InputError(f"{what} is {str(value)[:60]!r}", why=f"it should be a {kind.__name__}")
    return value


def check_list(value: Any, kind: type[T], what: str) -> list[T]:
    return [check_type(v, kind, what) for v in check_type(value, list, what)]


def field(record: Any, name: str, kind: type[T], what: str) -> T:
    """A field that must be there."""
    if name not in check_type(record, dict, what):
        raise InputError(f"{what} has no '{name}'")
    return check_type(record[name], kind, f"'{name}' of {what}")


def sizes(value: Any, what: str) -> tuple[int, ...]:
    """A shape; calls may decide some of its sizes."""
    made = tuple(decode_size(n, what) for n in check_type(value, list, what))
    if any(bounds(n)[0] < 0 for n in made):
        raise InputError(f"{what} is {list(made)}", why="sizes are 0 or more")
    return made
