"""Detect changed parameters or buffers of live `kt.nn` modules since a trace."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from kitsune.nn.module import Module
from kitsune.tensor import Tensor


class ModuleWatch:
    """A snapshot of what modules hold: a tensor's array is replaced, never written to, so identity
    tells changes. A quantised tensor holds no array, before and after."""

    def __init__(self, modules: list[Module]) -> None:
        inside = {id(m): m for module in modules for m in module.modules()}
        self._modes = [(m, m.training) for m in inside.values()]
        places = [
            (vars(m), name, value)
            for m in inside.values()
            for name, value in vars(m).items()
            if isinstance(value, Tensor)
        ]
        self._places = [(table, name, t, t.realize()._array) for table, name, t in places]

    def has_changed(self) -> bool:
        for table, name, tensor, array in self._places:
            if table.get(name) is not tensor or tensor._array is not array:
                return True
        return any(m.training is not mode for m, mode in self._modes)


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
