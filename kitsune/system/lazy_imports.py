"""Import a package's public names when they are first used, and suggest one for a misspelling."""

from __future__ import annotations

import builtins
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Any

Getattr = Callable[[str], Any]
Dir = Callable[[], list[str]]


class ImportTimes:
    """The time that imports of the library have taken: `with imports:` around some adds theirs."""

    def __init__(self) -> None:
        self.wall_s = self.cpu_s = 0.0
        self._taken = self._since = 0.0, 0.0
        self._depth = 0  # imports inside others are part of them

    def __enter__(self) -> None:
        if not self._depth:
            self._since = time.perf_counter(), time.thread_time()
        self._depth += 1

    def __exit__(self, *failed: object) -> None:
        self._depth -= 1
        if not self._depth:
            self.wall_s += time.perf_counter() - self._since[0]
            self.cpu_s += time.thread_time() - self._since[1]

    def take_ms(self) -> tuple[float, float]:
        """Wall and processor time since the last time that this was asked."""
        (wall, cpu), self._taken = self._taken, (self.wall_s, self.cpu_s)
        return 1e3 * (self.wall_s - wall), 1e3 * (self.cpu_s - cpu)


imports = ImportTimes()


def lazy_names(
    package: str, homes: Mapping[str, str], modules: Iterable[str] = (), rest: str = ""
) -> tuple[Getattr, Dir]:
    """The `__getattr__` and `__dir__` of a package whose names are imported when first used.

    `homes` says which module defines each name, `modules` are sub-packages that are reached as
    attributes, and `rest` is a module whose whole `__all__` the package hands out as well.
    """
    own = {*homes, *modules}

    def names() -> set[str]:
        return own | set(_import(rest).__all__) if rest else own

    def find(name: str) -> Any:
        if name in modules:
            return _import(f"{package}.{name}")
        if name in homes:
            return getattr(_import(homes[name]), name)
        if name == "__all__":
            return sorted(
                each for each in names() if each not in set(dir(builtins)) or each in homes
            )
        if rest and not name.startswith("_") and name in _import(rest).__all__:
            return getattr(_import(rest), name)
        raise _missing_error(package, name, names)

    def get(name: str) -> Any:
        found = find(name)
        if name != "__all__":
            setattr(sys.modules[package], name, found)
        return found

    return get, lambda: _list_names(package, names())


def checked_names(package: str, names: Iterable[str]) -> tuple[Getattr, Dir]:
    """The `__getattr__` and `__dir__` of a package that has imported all of its public names."""
    public = set(names)

    def get(name: str) -> Any:
        raise _missing_error(package, name, lambda: public)

    return get, lambda: _list_names(package, public)


def closest_name(name: str, names: Iterable[str]) -> str:
    """The name that somebody who typed this one meant, or nothing if none is like it."""
    from difflib import get_close_matches

    known = sorted(names)
    if exact := get_close_matches(name, known, n=1, cutoff=0.7):
        return exact[0]
    by_lower = {each.lower(): each for each in known}
    found = get_close_matches(name.lower(), by_lower, n=1, cutoff=0.7)
    return by_lower[found[0]] if found else ""


def _import(module: str) -> Any:
    from importlib import import_module

    with imports:
        return import_module(module)


def _list_names(package: str, names: Iterable[str]) -> list[str]:
    """Return what `dir()` shows: the public names, and what Python itself defines in every
    module."""
    return sorted({*names, *(n for n in vars(sys.modules[package]) if n.startswith("__"))})


def _missing_error(package: str, name: str, names: Callable[[], Iterable[str]]) -> AttributeError:
    """The error about a name that is not there. Names with an underscore, which Python and editors
    look for, get no suggestion, because that would import what the package has not yet used."""
    meant = "" if name.startswith("_") else closest_name(name, names())
    suggestion = f"; did you mean '{meant}'?" if meant else ""
    # `obj` is None, so that Python does not append a suggestion of its own to ours.
    return AttributeError(
        f"module '{package}' has no attribute '{name}'{suggestion}", name=name, obj=None
    )
