"""Whatever `kt.compile` takes in, graphs out: one for each signature it is called with."""

from __future__ import annotations

import inspect
import operator
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from os import PathLike
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from kitsune.artefact.saved import Saved, Variant, load
from kitsune.errors import DTypeError, InputError, UnsupportedError
from kitsune.ir.dtypes import from_numpy
from kitsune.ir.node import Graph
from kitsune.runtime.executable import Pack
from kitsune.runtime.linked import Argument
from kitsune.runtime.program import fit

if TYPE_CHECKING:
    from kitsune.frontends.onnx import Declared, Rest
    from kitsune.tensor.trace import Structure

STATIC = (bool, str, type(None))  # arguments that are part of the signature, value and all


@dataclass(frozen=True)
class Call:
    """Arguments, in the order of the inputs they are for. Calls of equal `key` run one program."""

    names: tuple[str, ...]
    arrays: list[Any]
    key: Hashable
    is_positional: bool  # the same arrays in the same order, without names, are the same call
    bound: inspect.BoundArguments | None = field(default=None, repr=False)
    feeds: dict[str, Any] = field(default_factory=dict, repr=False)  # what a model of a file is fed
    given: tuple[str, ...] = ()  # the names of all arguments, in order, where some are not fed
    fixed: Mapping[str, Any] = field(default_factory=dict)  # values that are part of the key


@dataclass(frozen=True)
class Traced:
    """What one call computes. The results are nested by `structure`; without one they are the only
    output, or a tuple. After the call's own inputs the graph has `draws` more, for the counters of
    random ops. `rest` makes the results of what a call feeds and what the graph made of it, where
    sizes depend on values; it is given what builds further graphs."""

    graph: Graph
    output_names: tuple[str, ...]
    structure: Structure | None = None
    draws: int = 0
    rest: Rest | None = None

    @property
    def pack(self) -> Pack | None:
        return None if self.structure is None else self.structure.unflatten

    @property
    def hidden(self) -> Callable[[], list[np.ndarray]] | None:
        """Gives the values of the counters, anew for each call."""
        if not self.draws:
            return None
        from kitsune.tensor.random import next_counters

        return partial(next_counters, self.draws)


class Source(Protocol):
    @property
    def names(self) -> tuple[str, ...]: ...

    @property
    def declared(self) -> tuple[Sequence[Declared], Sequence[Declared]] | None:
        """Inputs and outputs, where the source says what they are before any call."""

    def smallest(self) -> Call | None:
        """A call with the smallest inputs that are declared, where they are."""

    def bind(self, args: Sequence[Any], named: Mapping[str, Any]) -> Call:
        """The arguments of a call, each with the name of its input."""

    def traced(self, call: Call) -> Traced:
        """The graph for calls like this one."""


def as_source(source: Any) -> Source:
    """A source for anything that can be compiled, or the reason why this cannot be."""
    if isinstance(source, Graph):
        return GraphSource(source)
    if _is_onnx(source):
        return OnnxSource(source)
    if isinstance(source, (str, PathLike)) and str(source).endswith(".kitsune"):
        return SavedSource(load(source))
    if foreign := _foreign(source):
        raise UnsupportedError(
            f"cannot compile {foreign}", why="there is no front end for it here",
            hint="pass a Graph, an ONNX model or a function over kt.Tensor",
        )  # fmt: skip
    if callable(source):
        return FunctionSource(source)
    raise UnsupportedError(
        f"cannot compile a {type(source).__name__}",
        hint="pass a Graph, an ONNX model or a function over kt.Tensor",
    )


def _is_onnx(source: Any) -> bool:
    if isinstance(source, (str, PathLike)):
        return str(source).endswith(".onnx")
    return type(source).__name__ == "ModelProto" and type(source).__module__.startswith("onnx")


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
    declared = None

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.names = tuple(str(n.attr("name")) for n in graph.inputs)

    def smallest(self) -> Call | None:
        return None

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

    declared = None

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        try:
            self._signature = inspect.signature(getattr(function, "forward", function))
        except (TypeError, ValueError):
            self._signature = inspect.signature(_anything)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._signature.parameters)

    def smallest(self) -> Call | None:
        return None

    def bind(self, args: Sequence[Any], named: Mapping[str, Any]) -> Call:
        args, named = _by_name(args, named)
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
            array = as_array(value, name)
            names.append(name)
            arrays.append(array)
            key.append((name, array.shape, array.dtype))
        is_positional = len(bound.args) == len(arrays) and not bound.kwargs
        given = tuple(name for name, _ in leaves)
        return Call(tuple(names), arrays, tuple(key), is_positional, bound, {}, given, fixed)

    def traced(self, call: Call) -> Traced:
        from kitsune.tensor import trace

        def function(*tensors: Any) -> Any:
            assert call.bound is not None
            given = _replaced(call.bound, iter(tensors))
            return self.function(*given.args, **given.kwargs)

        arguments = zip(call.names, call.arrays, strict=True)
        graph, structure = trace(function, [(n, a.shape, a.dtype) for n, a in arguments])
        names, nested = _returned(structure, len(graph.outputs))
        return Traced(graph, names, nested, draws=len(graph.inputs) - len(call.names))


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


def _returned(structure: Structure, count: int) -> tuple[tuple[str, ...], Structure | None]:
    """Names of a function's outputs, and how to nest them as it does."""
    if structure.kind is dict and all(not part.parts for part in structure.parts):
        return tuple(map(str, structure.keys)), structure
    is_flat = all(not part.parts for part in structure.parts)
    if not structure.parts or (structure.kind is tuple and is_flat and count > 1):
        return _numbered(count), None
    return _numbered(count), structure


# --- an ONNX model -------------------------------------------------------------------------------


class OnnxSource:
    """Traced for the shapes of each call, and for the values of inputs that decide about shapes."""

    def __init__(self, source: Any) -> None:
        try:
            from kitsune.frontends import onnx
        except ModuleNotFoundError as error:
            raise UnsupportedError(
                "cannot compile an ONNX model", why=f"{error.name} is not installed",
                hint="pip install kitsune-fusion[onnx]",
            ) from None  # fmt: skip
        self._model = onnx.load(source)
        self._stage, self._rest = onnx.first_stage(self._model), onnx.Rest
        self.declared = self._model.inputs, self._model.outputs
        self.names = tuple(value.name for value in self._model.inputs)

    def smallest(self) -> Call | None:
        """Sizes that the file leaves open are 1."""
        if any(value.shape is None or value.dtype is None for value in self._model.inputs):
            return None
        sizes = [tuple(n if isinstance(n, int) else 1 for n in v.shape or ())
                 for v in self._model.inputs]  # fmt: skip
        return self.bind(*example(sizes, self.declared))

    def bind(self, args: Sequence[Any], named: Mapping[str, Any]) -> Call:
        args, named = _by_name(args, named)
        feeds = self._feeds(args, named)
        step = self._stage.step(feeds)
        names = step.trace.feeds
        is_positional = names == self.names and not named and not step.by_value
        fixed = {name: feeds[name] for name in feeds if name in step.by_value}
        return Call(names, [feeds[n] for n in names], step.key, is_positional, None, feeds,
                    tuple(feeds), fixed)  # fmt: skip

    def traced(self, call: Call) -> Traced:
        step = self._stage.step(call.feeds)
        names = tuple(value.name for value in self._model.outputs)
        rest = None if step.rest is None else self._rest(step)
        return Traced(step.trace.graph, names, rest=rest)

    def _feeds(self, args: Sequence[Any], named: Mapping[str, Any]) -> dict[str, Any]:
        """Each input's value, checked against what the file declares of it."""
        known = {v.name: v for v in (*self._model.inputs, *self._model.optional_inputs)}
        given = dict(zip(self.names, args, strict=False)) | dict(named)
        missing = [name for name in self.names if name not in given]
        unknown = [name for name in given if name not in known]
        if missing or unknown or len(args) > len(self.names):
            raise InputError(
                f"inputs {_listed(given)} are given" if len(args) <= len(self.names)
                else f"{len(args)} arrays for {len(self.names)} inputs",
                why=f"the inputs are {_listed(self.names)}",
            )  # fmt: skip
        return {name: _fed(given[name], known[name]) for name in known if name in given}


def _fed(value: Any, declared: Declared) -> Any:
    """A value as an array of the type and rank that an input is declared with."""
    if declared.dtype is None:
        return value
    given = plain(value, declared.name)
    array = np.asarray(given)
    sizes = declared.shape
    if sizes is not None and (
        len(sizes) != array.ndim
        or any(isinstance(n, int) and n != m for n, m in zip(sizes, array.shape, strict=True))
    ):
        wanted = ", ".join("?" if n is None else str(n) for n in sizes)
        raise InputError(
            f"'{declared.name}' has shape {list(array.shape)}", why=f"the model takes [{wanted}]"
        )
    return fit(given, Argument(declared.name, array.shape, declared.dtype))


# --- a saved model -------------------------------------------------------------------------------


class SavedSource:
    """The graphs of an artefact: one for each signature that it was saved for."""

    declared = None

    def __init__(self, saved: Saved) -> None:
        self.saved = saved
        self.names = saved.variants[0].given

    def smallest(self) -> Call | None:
        """The signature that it was first saved for."""
        first = self.saved.variants[0]
        return self._call(0, [], first.fed == first.given)

    def bind(self, args: Sequence[Any], named: Mapping[str, Any]) -> Call:
        args, named = _by_name(args, named)
        for is_same in (operator.eq, np.can_cast):
            for number, variant in enumerate(self.saved.variants):
                feeds = _fitting(variant, args, named, is_same)
                if feeds is not None:
                    return self._call(number, feeds, variant.fed == variant.given and not named)
        given = [*(_described("", v) for v in args), *(_described(n, v) for n, v in named.items())]
        saved = "; ".join(map(str, self.saved.variants))
        raise InputError(
            f"the model was not saved for {', '.join(given) or 'no inputs'}",
            why=f"it was saved for {saved}",
            hint="name more signatures when saving: model.save(path, shapes=[…])",
        )  # fmt: skip

    def _call(self, number: int, feeds: list[Any], is_positional: bool) -> Call:
        found = self.saved.variants[number]
        return Call(found.fed, feeds, number, is_positional and not found.fixed, None, {},
                    found.given, found.fixed)  # fmt: skip

    def traced(self, call: Call) -> Traced:
        assert isinstance(call.key, int)
        found = self.saved.variants[call.key]
        return Traced(found.graph, found.output_names, found.structure, found.draws)


def _fitting(
    variant: Variant, args: Sequence[Any], named: Mapping[str, Any], is_same: Callable[..., Any]
) -> list[Any] | None:
    """What a variant's graph is fed by a call, if it is a call of that variant."""
    given = dict(zip(variant.given, args, strict=False)) | dict(named)
    if len(args) + len(named) != len(given) or given.keys() != set(variant.given):
        return None
    for name, value in variant.fixed.items():
        if isinstance(value, STATIC):
            if type(given[name]) is not type(value) or given[name] != value:
                return None
        elif not np.array_equal(as_array(given[name], name), value):
            return None
    wanted = zip(variant.fed, variant.graph.inputs, strict=False)
    if any(isinstance(given[name], STATIC) for name in variant.fed):
        return None
    arrays = {name: as_array(given[name], name) for name in variant.fed}
    for name, node in wanted:
        array = arrays[name]
        if array.shape != node.shape or not is_same(array.dtype, node.dtype.numpy):
            return None
    return list(arrays.values())


def _described(name: str, value: Any) -> str:
    """An argument as an error shows it."""
    label = f"{name}: " if name else ""
    if isinstance(value, STATIC):
        return f"{label}{value!r}"
    array = as_array(value, name or "an argument")
    return f"{label}{from_numpy(array.dtype)}{list(array.shape)}"


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


def example(
    signature: Any, declared: tuple[Sequence[Declared], Sequence[Declared]] | None = None
) -> tuple[Sequence[Any], Mapping[str, Any]]:
    """Arguments of a call with these shapes: one shape, several in a list, or a dict by name. They
    are of the declared types, or f32."""
    inputs = () if declared is None else declared[0]
    types = {value.name: value.dtype.numpy for value in inputs if value.dtype is not None}
    if isinstance(signature, Mapping):
        return (), {name: _placeholder(spec, types.get(name)) for name, spec in signature.items()}
    if _is_shape(signature) or hasattr(signature, "shape"):
        signature = [signature]
    if not isinstance(signature, (list, tuple)):
        raise InputError(
            f"{signature!r} is not a shape",
            hint="write (2, 3) for one input, [(2, 3), (3,)] for two, {'x': (2, 3)} by name",
        )
    names = [value.name for value in inputs]
    in_order = [types.get(name) for name in names] + [None] * len(signature)
    return [_placeholder(spec, kind) for spec, kind in zip(signature, in_order, strict=False)], {}


def _placeholder(spec: Any, dtype: np.dtype[Any] | None) -> Any:
    """An array of a shape that takes no memory; anything else stands for itself."""
    zero = np.zeros((), np.float32 if dtype is None else dtype)
    return np.broadcast_to(zero, tuple(spec)) if _is_shape(spec) else spec


def _is_shape(spec: Any) -> bool:
    sizes = isinstance(spec, (list, tuple)) and all(isinstance(n, (int, np.integer)) for n in spec)
    return sizes and all(n >= 0 for n in spec)


def _numbered(count: int) -> tuple[str, ...]:
    return ("output",) if count == 1 else tuple(f"output{n}" for n in range(count))


def _listed(names: Any) -> str:
    return ", ".join(f"'{name}'" for name in names) or "none"
