"""Detect tensors of live `kt.nn` modules that were replaced since a trace."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from kitsune.nn.module import Module
from kitsune.tensor import Tensor
from kitsune.tensor.lazy import Writes


class ModuleWatch:
    """A snapshot of which tensors modules hold; their values are watched where they are captured
    (`kitsune.tensor.trace`)."""

    def __init__(self, modules: list[Module]) -> None:
        inside = {id(m): m for module in modules for m in module.modules()}
        self._seen: object = None  # the write up to which nothing was replaced
        self._modes = [(m, m.training) for m in inside.values()]
        self._places = [
            (vars(m), name, value)
            for m in inside.values()
            for name, value in vars(m).items()
            if isinstance(value, Tensor)
        ]

    def has_changed(self) -> bool:
        if self._seen is Writes.latest:
            return False
        latest = Writes.latest
        if any(table.get(name) is not tensor for table, name, tensor in self._places):
            return True
        if any(m.training is not mode for m, mode in self._modes):
            return True
        self._seen = latest
        return False


def watch_modules(function: Callable[..., Any]) -> ModuleWatch | None:
    """A watch of the live modules that a function computes with, if there are any."""
    modules = find_modules(function)
    return ModuleWatch(modules) if modules else None


def find_modules(function: Callable[..., Any]) -> list[Module]:
    """Return the live modules that a function computes with: itself, its owner if it is a method,
    or what it captures as a closure or a global."""
    if isinstance(function, Module):
        return [function]
    if isinstance(function, partial):
        given = [*function.args, *function.keywords.values()]
        return [*find_modules(function.func), *(v for v in given if isinstance(v, Module))]
    owner = getattr(function, "__self__", None)
    found = [owner] if isinstance(owner, Module) else []
    return found + [v for v in _captured_values(function) if isinstance(v, Module)]


def _captured_values(function: Callable[..., Any]) -> Iterator[Any]:
    code = getattr(function, "__code__", None)
    if code is None:
        return
    for cell in getattr(function, "__closure__", None) or ():
        try:
            yield cell.cell_contents
        except ValueError:  # it is assigned later
            continue
    known = getattr(function, "__globals__", {})
    yield from (known[name] for name in code.co_names if name in known)
