"""Read the fields of a JSON object: each with its type, its bounds, and an error that names it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kitsune.errors import what_is
from kitsune.serving.request_errors import RequestError

MAX_DEPTH = 64  # of objects and lists within each other
MAX_DIGITS = 18  # of a whole number in a text
# Half of a character that UTF-16 has two numbers for: alone it is in no text.
HALF = re.compile(r"\\u[dD][89a-fA-F]")


def parse_object(data: bytes) -> Fields:
    """The JSON object of a body."""
    try:
        text = data.decode("utf-8")
        found = json.loads(text, parse_constant=_refuse_constant)
        if HALF.search(text):
            json.dumps(found, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError) as error:
        raise RequestError(
            "the body is no JSON", why=str(error)[:200], code="invalid_json"
        ) from None
    if not isinstance(found, dict):
        raise RequestError(
            f"the body is {what_is(found)}", why="it is a JSON object", code="invalid_json"
        )
    if _depth(found) > MAX_DEPTH:
        raise RequestError(f"the body is nested deeper than {MAX_DEPTH} levels")
    return Fields(found)


def parse_count(text: str) -> int | None:
    """The whole number that a text is; None if it is none, or a very large one."""
    return int(text) if text.isdecimal() and len(text) <= MAX_DIGITS else None


def _refuse_constant(name: str) -> Any:
    raise ValueError(f"{name} is no JSON number")


def _depth(value: Any) -> int:
    depth, level = 0, [value]
    while level and depth <= MAX_DEPTH:
        depth += 1
        inner = [
            v.values() if isinstance(v, dict) else v for v in level if isinstance(v, (dict, list))
        ]
        level = [each for values in inner for each in values]
    return depth


class Fields:
    """The fields of an object. A field that is null counts as absent."""

    def __init__(self, found: Mapping[str, Any], path: str = "") -> None:
        self.found, self._path = found, path

    def __contains__(self, name: str) -> bool:
        return self.found.get(name) is not None

    def path(self, name: str) -> str:
        return f"{self._path}.{name}" if self._path else name

    def fail(self, name: str, why: str, hint: str = "") -> RequestError:
        """An error about a field."""
        shown = json.dumps(self.found.get(name), ensure_ascii=True)[:60]
        return RequestError(
            f"{self.path(name)} is {shown}", why=why, hint=hint, param=self.path(name)
        )

    def required(self, name: str) -> Any:
        if name not in self:
            raise RequestError(f"{self.path(name)} is missing", param=self.path(name))
        return self.found[name]

    def text(self, name: str, default: Any) -> Any:
        return self._typed(name, default, lambda v: isinstance(v, str), "a text")

    def flag(self, name: str, default: bool = False) -> bool:
        return bool(self._typed(name, default, lambda v: isinstance(v, bool), "true or false"))

    def items(self, name: str, default: Any) -> Any:
        return self._typed(name, default, lambda v: isinstance(v, list), "a list")

    def object(self, name: str) -> Fields:
        found = self._typed(name, {}, lambda v: isinstance(v, dict), "an object")
        return Fields(found, self.path(name))

    def integer(self, name: str, default: Any, low: int, high: float) -> Any:
        return self._typed(
            name, default, lambda v: _is_int(v) and low <= v <= high, _range(low, high)
        )

    def number(self, name: str, default: Any, low: float, high: float) -> Any:
        what = f"a number from {low:g} to {high:g}"
        return self._typed(name, default, lambda v: _is_number(v) and low <= v <= high, what)

    def choice(self, name: str, default: Any, choices: Sequence[str]) -> Any:
        return self._typed(name, default, lambda v: v in choices, " or ".join(map(repr, choices)))

    def _typed(self, name: str, default: Any, is_valid: Callable[[Any], bool], what: str) -> Any:
        if name not in self:
            return default
        value = self.found[name]
        if not is_valid(value):
            raise self.fail(name, f"it must be {what}")
        return value


def _range(low: int, high: float) -> str:
    return f"a whole number from {low}" + (f" to {high}" if high < float("inf") else "")


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)
