"""Whatever `kt.compile` takes in, graphs out: one for each signature it is called with."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from os import PathLike
from typing import Any, Protocol

import numpy as np

from kitsune.errors import DTypeError, InputError, UnsupportedError
from kitsune.ir.dtypes import from_numpy
from kitsune.ir.node import Graph
from kitsune.runtime.executable import Pack

STATIC = (bool, str, type(None))  # arguments that are part of the signature, value and all


@dataclass(frozen=True)
class Call:
    """Arguments, in the order of the inputs they are for. Calls of equal `key` run one program."""

    names: tuple[str, ...]
    arrays: list[Any]
    key: Hashable
    is_positional: bool  # the same arrays in the same order, without names, are the same call
    bound: inspect.BoundArguments | None = field(default=None, repr=False)


@dataclass(frozen=True)
class Traced:
    """What one call computes. `pack` makes the results' structure of the graph's outputs; None if
    that is the only one, or a tuple."""

    graph: Graph
    output_names: tuple[str, ...]
    pack: Pack | None = None


class Source(Protocol):
    @property
    def names(self) -> tuple[str, ...]: ...

    def bind(self, args: Sequence[Any], named: Mapping[str, Any]) -> Call:
        """The arguments of a call, each with the name of its input."""

    def traced(self, call: Call) -> Traced:
        """The graph for calls like this one."""


def as_source(source: Any) -> Source:
    """A source for anything that can be compiled, or the reason why this cannot be."""
    if isinstance(source, Graph):
        return GraphSource(source)
    if foreign := _foreign(source):
        raise UnsupportedError(
            f"cannot compile {foreign}", why="there is no front end for it here",
            hint="pass a Graph or a function over kt.Tensor",
        )  # fmt: skip
    if callable(source):
        return FunctionSource(source)
    raise UnsupportedError(
        f"cannot compile a {type(source).__name__}",
        hint="pass a Graph or a function over kt.Tensor",
    )


def _foreign(source: Any) -> str:
    """What a model of another library is called, or nothing."""
    if isinstance(source, (str, PathLike)):
        return f"the file {str(source)!r}"
    homes = {base.__module__.partition(".")[0] for base in type(source).__mro__}
    for library in ("torch", "onnx", "transformers"):
        if library in homes:
            return f"a {library} {type(source).__name__}"
    return ""


# --- a graph -------------------------------------------------------------------------------------


class GraphSource:
    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.names = tuple(str(n.attr("name")) for n in graph.inputs)

    def bind(self, args: Sequence[Any], named: Mapping[str, Any]) -> Call:
        args, named = _by_name(args, named)
        if named:
            given = dict(zip(self.names, args, strict=False)) | dict(named)
            if len(args) + len(named) != len(given) or given.keys() != set(self.names):
                raise InputError(
                    f"inputs {_listed(given)} are given",
                    why=f"the inputs are {_listed(self.names)}",
                )
            args = [given[name] for name in self.names]
        if len(args) != len(self.names):
            raise InputError(
                f"{len(args)} arrays for {len(self.names)} inputs",
                why=f"the inputs are {_listed(self.names)}",
            )
        return Call(self.names, list(map(plain, args, self.names)), (), True)

    def traced(self, call: Call) -> Traced:
        return Traced(self.graph, _numbered(len(self.graph.outputs)))


# --- a function ----------------------------------------------------------------------------------


class FunctionSource:
    """A function over tensors. Arrays and numbers are traced; flags and strings are part of the
    signature, and so is which parameters are given."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        try:
            self._signature = inspect.signature(getattr(function, "forward", function))
        except (TypeError, ValueError):
            self._signature = inspect.signature(_anything)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._signature.parameters)

    def bind(self, args: Sequence[Any], named: Mapping[str, Any]) -> Call:
        args, named = _by_name(args, named)
        try:
            bound = self._signature.bind(*args, **named)
        except TypeError as error:
            raise InputError(f"{error}", why=f"the function takes {self._signature}") from None
        names, arrays, key = [], [], list[Hashable]()
        for name, value in _leaves(bound):
            if isinstance(value, STATIC):
                key.append((name, value))
                continue
            array = as_array(value, name)
            names.append(name)
            arrays.append(array)
            key.append((name, array.shape, array.dtype))
        is_positional = len(bound.args) == len(arrays) and not bound.kwargs
        return Call(tuple(names), arrays, tuple(key), is_positional, bound)

    def traced(self, call: Call) -> Traced:
        from kitsune.tensor import trace

        def function(*tensors: Any) -> Any:
            assert call.bound is not None
            given = _replaced(call.bound, iter(tensors))
            return self.function(*given.args, **given.kwargs)

        arguments = zip(call.names, call.arrays, strict=True)
        graph, structure = trace(function, [(n, a.shape, a.dtype) for n, a in arguments])
        return Traced(graph, *_returned(structure, len(graph.outputs)))


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


def _replaced(bound: inspect.BoundArguments, tensors: Any) -> inspect.BoundArguments:
    """The same arguments with tensors for arrays."""

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


def _returned(structure: Any, count: int) -> tuple[tuple[str, ...], Pack | None]:
    """Names of a function's outputs, and how to nest them as it does."""
    if structure.kind is dict and all(not part.parts for part in structure.parts):
        return tuple(map(str, structure.keys)), structure.unflatten
    is_flat = all(not part.parts for part in structure.parts)
    if not structure.parts or (structure.kind is tuple and is_flat and count > 1):
        return _numbered(count), None
    return _numbered(count), structure.unflatten


# --- arguments -----------------------------------------------------------------------------------


def _by_name(
    args: Sequence[Any], named: Mapping[str, Any]
) -> tuple[Sequence[Any], Mapping[str, Any]]:
    """A single dict is the inputs by name."""
    if len(args) == 1 and not named and isinstance(args[0], Mapping):
        return (), {str(name): value for name, value in args[0].items()}
    return args, named


def plain(value: Any, name: str) -> Any:
    """What NumPy reads of an argument: tensors and DLPack objects become arrays."""
    if isinstance(value, (np.ndarray, np.generic)) or not hasattr(value, "__dlpack__"):
        return value
    try:
        return np.from_dlpack(value)
    except (BufferError, TypeError, RuntimeError, AttributeError, ValueError) as error:
        raise InputError(
            f"'{name}' cannot be read: {error}",
            hint="pass a NumPy array, or a tensor that is on the CPU and needs no gradient",
        ) from error


def as_array(value: Any, name: str) -> np.ndarray:
    """An argument as an array of a type that kernels have. Numbers and lists of them become f32,
    i64 or bool, as in `kt.tensor`."""
    given = plain(value, name)
    try:
        array = np.asarray(given)
    except (TypeError, ValueError) as error:
        raise InputError(f"'{name}' is not an array: {error}") from error
    if array.dtype == np.float64 and not hasattr(given, "dtype"):
        array = array.astype(np.float32)
    if not array.dtype.isnative:
        array = array.astype(array.dtype.newbyteorder("="))
    try:
        from_numpy(array.dtype)
    except DTypeError as error:
        raise InputError(
            f"'{name}' is a {type(value).__name__} of {array.dtype}", why=error.why, hint=error.hint
        ) from error
    return array


def example(signature: Any) -> tuple[Sequence[Any], Mapping[str, Any]]:
    """Arguments of a call with these shapes: one shape, several in a list, or a dict by name."""
    if isinstance(signature, Mapping):
        return (), {name: _placeholder(spec) for name, spec in signature.items()}
    if _is_shape(signature) or hasattr(signature, "shape"):
        signature = [signature]
    if not isinstance(signature, (list, tuple)):
        raise InputError(
            f"{signature!r} is not a shape",
            hint="write (2, 3) for one input, [(2, 3), (3,)] for two, {'x': (2, 3)} by name",
        )
    return [_placeholder(spec) for spec in signature], {}


def _placeholder(spec: Any) -> Any:
    """An array of a shape that takes no memory; anything else stands for itself."""
    return np.broadcast_to(np.float32(0), tuple(spec)) if _is_shape(spec) else spec


def _is_shape(spec: Any) -> bool:
    sizes = isinstance(spec, (list, tuple)) and all(isinstance(n, (int, np.integer)) for n in spec)
    return sizes and all(n >= 0 for n in spec)


def _numbered(count: int) -> tuple[str, ...]:
    return ("output",) if count == 1 else tuple(f"output{n}" for n in range(count))


def _listed(names: Any) -> str:
    return ", ".join(f"'{name}'" for name in names) or "none"
