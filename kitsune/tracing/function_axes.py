"""The dynamic axes of a function's arguments: named by the user, or observed."""

from __future__ import annotations

import inspect
from collections.abc import Hashable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Protocol

from kitsune.errors import InputError, what_is
from kitsune.frontends.dynamic_axes import Axes, Declared, make_symbols
from kitsune.ir.dtypes import from_numpy
from kitsune.ir.node import Shape
from kitsune.tracing.call import Call, join_names

Arrays = Mapping[str, Any]  # the arguments of a call that are traced
MANY = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)


class SymbolicShapes(Protocol):
    """Puts symbols in the place of the dynamic sizes of a call."""

    @property
    def names(self) -> tuple[str, ...]:
        """The axes that the user named."""

    def check(self, arrays: Arrays, axes: Axes) -> None:
        """Raise where the sizes of a call contradict what is known of its axes."""

    def symbolic_shapes(self, call: Call, axes: Axes) -> Sequence[Shape] | None:
        """The shapes of a call's arrays, with symbols; None where all its axes are static."""


class _DeclaredAxes:
    """Declares which axes of a call are dynamic."""

    names: tuple[str, ...] = ()

    def check(self, arrays: Arrays, axes: Axes) -> None:
        """Every size is as good as another."""

    def declare(self, form: Hashable, arrays: Arrays) -> list[Declared]:
        """The arguments of a call, with names for dynamic axes."""
        raise NotImplementedError

    def symbolic_shapes(self, call: Call, axes: Axes) -> Sequence[Shape] | None:
        arrays = dict(zip(call.names, call.arrays, strict=True))
        declared = self.declare(call.form, arrays)
        if not Axes(declared).has_dynamic:
            return None
        shapes = make_symbols(declared, axes, arrays)
        return [shapes[name] for name in call.names]


class NamedAxes(_DeclaredAxes):
    """`dynamic={"x": {0: "batch"}}`: names of axes by argument. Axes of one name have one size."""

    def __init__(self, given: Mapping[str, Any], signature: inspect.Signature) -> None:
        parameters = signature.parameters
        takes_any = any(p.kind in MANY for p in parameters.values())
        for argument, axes in given.items():
            if argument not in parameters and not takes_any:
                near = get_close_matches(str(argument), parameters, 1)
                raise InputError(
                    f"dynamic: there is no argument '{argument}'",
                    why=f"the arguments are {join_names(parameters)}",
                    hint=f"did you mean '{near[0]}'?" if near else "",
                )
            _check_names(argument, axes)
        self._given = {str(argument): dict(axes) for argument, axes in given.items()}
        self.names = tuple(dict.fromkeys(n for axes in given.values() for n in axes.values()))

    def check(self, arrays: Arrays, axes: Axes) -> None:
        """Raise where one name has two sizes in a call, or one that is out of its bounds."""
        sizes: dict[str, tuple[int, str]] = {}
        for value in self.declare(None, arrays):
            shape = arrays[value.name].shape
            for name, size in zip(value.shape or (), shape, strict=True):
                if not isinstance(name, str):
                    continue
                before, argument = sizes.setdefault(name, (size, value.name))
                if before != size:
                    here = f"{size} in '{value.name}'"
                    raise InputError(
                        f"the axis '{name}' is {before} in '{argument}' and {here}",
                        why="dynamic gives both one name, so they have one size",
                    )
            axes.check(value, shape)

    def declare(self, form: Hashable, arrays: Arrays) -> list[Declared]:
        found = []
        for argument, array in arrays.items():
            shape: list[int | str | None] = list(array.shape)
            for axis, name in self._given.get(argument, {}).items():
                if not -len(shape) <= axis < len(shape):
                    last = f"its axes are 0 to {len(shape) - 1}" if shape else "it is a number"
                    raise InputError(f"dynamic: '{argument}' has no axis {axis}", why=last)
                shape[axis] = name
            found.append(_declare(argument, array, shape))
        return found


class ObservedAxes(_DeclaredAxes):
    """Axes whose sizes were seen to differ between calls of one form. Those that always had equal
    sizes have one name."""

    def __init__(self) -> None:
        self._first: dict[Hashable, tuple[int, ...]] = {}
        self._classes: dict[Hashable, list[Any]] = {}  # a label of each axis: its sizes so far
        self._is_dynamic: dict[Hashable, list[bool]] = {}

    def declare(self, form: Hashable, arrays: Arrays) -> list[Declared]:
        self._observe(form, [n for array in arrays.values() for n in array.shape])
        states = zip(self._classes[form], self._is_dynamic[form], strict=True)
        names: dict[int, str] = {}
        found = []
        for argument, array in arrays.items():
            shape: list[int | str | None] = []
            for axis, size in enumerate(array.shape):
                label, is_dynamic = next(states)
                name = names.setdefault(label, f"{argument}_{axis}")
                shape.append(name if is_dynamic else size)
            found.append(_declare(argument, array, shape))
        return found

    def _observe(self, form: Hashable, sizes: Sequence[int]) -> None:
        """Split the classes of axes that have different sizes now."""
        first = self._first.setdefault(form, tuple(sizes))
        before = self._classes.get(form, [0] * len(sizes))
        labels: dict[tuple[int, int], int] = {}
        pairs = zip(before, sizes, strict=True)
        self._classes[form] = [labels.setdefault(pair, len(labels)) for pair in pairs]
        was_dynamic = self._is_dynamic.get(form, [False] * len(sizes))
        differs = (n != m for n, m in zip(sizes, first, strict=True))
        self._is_dynamic[form] = [a or b for a, b in zip(was_dynamic, differs, strict=True)]


def _declare(argument: str, array: Any, shape: Sequence[int | str | None]) -> Declared:
    dtype = from_numpy(array.dtype)
    return Declared(argument, tuple(shape), dtype, str(dtype))


def _check_names(argument: str, axes: Any) -> None:
    if not isinstance(axes, Mapping):
        raise InputError(
            f"dynamic: the axes of '{argument}' are {what_is(axes)}",
            hint=f"name them by number: dynamic={{'{argument}': {{0: 'batch'}}}}",
        )
    for axis, name in axes.items():
        if not isinstance(axis, int) or isinstance(axis, bool):
            raise InputError(
                f"dynamic: {axis!r} is no axis of '{argument}'", why="axes are numbers"
            )
        if not isinstance(name, str) or not name:
            raise InputError(
                f"dynamic: axis {axis} of '{argument}' is named {name!r}", why="a name is a word"
            )
