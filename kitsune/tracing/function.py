"""A function over tensors as a source: traced for the shapes and types of each call."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from kitsune.errors import InputError
from kitsune.frontends.open_axes import Axes
from kitsune.tracing.arguments import (
    number_outputs,
    split_named,
    to_array,
)
from kitsune.tracing.call import STATIC, Call, Traced

if TYPE_CHECKING:
    from kitsune.tensor.trace import Structure


class Watch(Protocol):
    def has_changed(self) -> bool: ...


class FunctionSource:
    """A function over tensors. Arrays and numbers are traced; flags and strings are part of the
    signature, and so is which parameters are given. `watch()` gives what tells whether the weights
    of live modules have changed since."""

    declared = None
    axes = Axes()
    file = ""

    def __init__(
        self, function: Callable[..., Any], watch: Callable[[], Watch | None] = lambda: None
    ) -> None:
        self.function, self.watch = function, watch
        self.title = str(getattr(function, "__name__", type(function).__name__))
        try:
            self._signature = inspect.signature(getattr(function, "forward", function))
        except (TypeError, ValueError):
            self._signature = inspect.signature(_anything)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._signature.parameters)

    def budget(self) -> None:
        return None

    def smallest(self) -> Call | None:
        return None

    def bind(self, args: Sequence[Any], named: Mapping[str, Any]) -> Call:
        args, named = split_named(args, named)
        try:
            bound = self._signature.bind(*args, **named)
        except TypeError as error:
            raise InputError(f"{error}", why=f"the function takes {self._signature}") from None
        names, arrays, key, fixed = [], [], list[Hashable](), dict[str, Any]()
        leaves = _leaves(bound)
        for name, value in leaves:
            if isinstance(value, STATIC):
                key.append((name, value))
                fixed[name] = value
                continue
            array = to_array(value, name)
            names.append(name)
            arrays.append(array)
            key.append((name, array.shape, array.dtype))
        is_positional = len(bound.args) == len(arrays) and not bound.kwargs
        given = tuple(name for name, _ in leaves)
        return Call(tuple(names), arrays, tuple(key), is_positional, bound, {}, given, fixed)

    def trace(self, call: Call) -> Traced:
        from kitsune.tensor import trace
        from kitsune.tensor.state import State

        def function(*tensors: Any) -> Any:
            assert call.bound is not None
            given = _substitute(call.bound, iter(tensors))
            return self.function(*given.args, **given.kwargs)

        arguments = zip(call.names, call.arrays, strict=True)
        state = State()
        graph, structure = trace(function, [(n, a.shape, a.dtype) for n, a in arguments], state)
        names, nested = _name_outputs(structure, len(graph.outputs) - len(state))
        draws = len(graph.inputs) - len(call.names) - len(state)
        return Traced(graph, names, nested, draws, state=state if len(state) else None)


def _anything(*args: Any) -> Any:
    """The signature of a function that does not tell its own."""


def _leaves(bound: inspect.BoundArguments) -> list[tuple[str, Any]]:
    """Each argument with a name of its own, those of `*args` and `**kwargs` one by one."""
    found: list[tuple[str, Any]] = []
    for name, value in bound.arguments.items():
        kind = bound.signature.parameters[name].kind
        if kind is inspect.Parameter.VAR_POSITIONAL:
            found += [(f"{name}{n}", v) for n, v in enumerate(value)]
        elif kind is inspect.Parameter.VAR_KEYWORD:
            found += value.items()
        else:
            found.append((name, value))
    return found


def _substitute(bound: inspect.BoundArguments, tensors: Any) -> inspect.BoundArguments:
    """Return the arguments with tensors in place of arrays."""

    def tensor(value: Any) -> Any:
        return value if isinstance(value, STATIC) else next(tensors)

    made: Any = {}
    for name, value in bound.arguments.items():
        kind = bound.signature.parameters[name].kind
        if kind is inspect.Parameter.VAR_POSITIONAL:
            made[name] = tuple(map(tensor, value))
        elif kind is inspect.Parameter.VAR_KEYWORD:
            made[name] = {key: tensor(v) for key, v in value.items()}
        else:
            made[name] = tensor(value)
    return inspect.BoundArguments(bound.signature, made)


def _name_outputs(structure: Structure, count: int) -> tuple[tuple[str, ...], Structure | None]:
    """Name a function's outputs, and return how to nest them."""
    if structure.kind is dict and all(not part.parts for part in structure.parts):
        return tuple(map(str, structure.keys)), structure
    is_flat = all(not part.parts for part in structure.parts)
    if not structure.parts or (structure.kind is tuple and is_flat and count > 1):
        return number_outputs(count), None
    return number_outputs(count), structure
