"""The `Source` interface: bind the arguments of a call to names, and trace a graph for it."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import field, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import numpy as np

from kitsune.backends.base import Pack
from kitsune.errors import DTypeError, InputError, what_is
from kitsune.frontends.dynamic_axes import Axes, Declared
from kitsune.ir.budget import Budget
from kitsune.ir.dtypes import from_numpy
from kitsune.ir.guards import Guard
from kitsune.ir.node import Graph
from kitsune.ir.sizes import Values
from kitsune.ir.verify_graph import IndexCheck
from kitsune.system.records import dataclass

if TYPE_CHECKING:
    from kitsune.tensor.state import State
    from kitsune.tensor.trace import CapturedTensors, Structure
    from kitsune.tracing.onnx import Rest


STATIC = (bool, str, type(None))  # arguments that are part of the signature, value and all


MAX_KEPT = 64  # elements of an array that a signature keeps: they may decide about shapes


def _drop_values(value: Any) -> Any:
    if not isinstance(value, np.ndarray) or value.size <= MAX_KEPT or value.dtype.hasobject:
        return value
    return np.broadcast_to(np.zeros((), value.dtype), value.shape)


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
    form: Hashable = None  # the key without sizes: calls of one form may run a program for any size
    sizes: Values = field(default_factory=dict)  # that earlier stages of its model are bound to

    def drop_values(self) -> Call:
        """The same as a signature to keep: larger arrays of a model of a file become placeholders
        of their shapes, but for those whose values are part of the key."""
        if self.bound is not None:
            return self
        feeds = {n: v if n in self.fixed else _drop_values(v) for n, v in self.feeds.items()}
        pairs = zip(self.names, self.arrays, strict=False)
        arrays = [feeds[n] if n in feeds else _drop_values(a) for n, a in pairs]
        return replace(self, feeds=feeds, arrays=arrays)


@dataclass(frozen=True)
class Traced:
    """The graph of one call. The results are nested by `structure`; without one they are the only
    output, or a tuple. After the call's own inputs the graph has `draws` more, for the counters of
    random ops. `rest` makes the results of what a call feeds and what the graph made of it, where
    sizes depend on values. The graph depends on the values of those inputs that are `numbers`, with
    symbols in the place of sizes. A graph from a file of ours was
    rewritten, and comes with its `index_checks`; one that `is_cached` comes from the
    cache, and the source traces it again for reports. The last inputs and outputs of
    the graph are those of `state`. It holds while the `captured` tensors have not changed."""

    graph: Graph
    output_names: tuple[str, ...]
    structure: Structure | None = None
    draws: int = 0
    rest: Rest | None = None
    index_checks: Sequence[IndexCheck] | None = None
    is_cached: bool = False
    state: State | None = None
    numbers: Mapping[str, np.ndarray] = field(default_factory=dict)
    captured: CapturedTensors | None = None

    @property
    def pack(self) -> Pack | None:
        return None if self.structure is None else self.structure.unflatten

    @property
    def is_whole(self) -> bool:
        """Whether the graph is all of a call: nothing is random, kept, or left to a later stage."""
        return not (self.draws or self.rest or self.state or self.numbers)

    @property
    def hidden(self) -> Callable[[], list[np.ndarray]] | None:
        """Gives the values of the counters and of the state, anew for each call."""
        if not self.draws and self.state is None:
            return None
        from kitsune.tensor.random_numbers import next_counters

        counters = partial(next_counters, self.draws)
        state = self.state
        return counters if state is None else lambda: [*counters(), *state.read()]


@dataclass(frozen=True)
class DynamicTrace:
    """A graph for every size of the dynamic axes, and the relations of sizes that it holds for. It
    was traced for a call of these `shapes`."""

    traced: Traced
    guards: tuple[Guard, ...]
    shapes: Hashable


@runtime_checkable
class DynamicSource(Protocol):
    """A source whose graph may serve every size of some axes."""

    static_reason: str  # why the latest `trace_dynamic` returned nothing

    def budget(self) -> Budget | None: ...

    def dynamic_name(self, number: int) -> str:
        """A name for one of its graphs for any size in the cache; empty if there is none."""

    def trace_dynamic(self, call: Call) -> DynamicTrace | None:
        """Trace one graph for every size of the dynamic axes; None where there is no such graph."""


class Source(Protocol):
    @property
    def title(self) -> str:
        """The name that a person knows it by: a file's, a function's or a class's."""

    @property
    def names(self) -> tuple[str, ...]: ...

    @property
    def declared(self) -> tuple[Sequence[Declared], Sequence[Declared]] | None:
        """Inputs and outputs, if the source declares them before any call."""

    @property
    def axes(self) -> Axes:
        """The dynamic axes that the source declares, if any."""

    @property
    def file(self) -> str:
        """The file it is from, if it is data from a file; nothing for code and graphs."""

    def budget(self) -> Budget | None:
        """The limit on tracing and folding a file."""

    def smallest(self) -> Call | None:
        """A call with the smallest inputs that are declared, where they are."""

    def bind(self, args: Sequence[Any], named: Mapping[str, Any]) -> Call:
        """The arguments of a call, each with the name of its input."""

    def trace(self, call: Call) -> Traced:
        """Trace the graph for calls like this one."""


# --- arguments ------------------------------------------------------------------------------------
#
# Convert the arguments of a call to arrays of types that kernels support.


def split_named(
    args: Sequence[Any], named: Mapping[str, Any]
) -> tuple[Sequence[Any], Mapping[str, Any]]:
    """Treat a single dict as the inputs by name."""
    if len(args) == 1 and not named and isinstance(args[0], Mapping):
        return (), {str(name): value for name, value in args[0].items()}
    return args, named


def to_numpy(value: Any, name: str) -> Any:
    """Convert tensors and DLPack objects to what NumPy reads."""
    if isinstance(value, (np.ndarray, np.generic)) or not hasattr(value, "__dlpack__"):
        return value
    try:
        return np.from_dlpack(value)
    except (BufferError, TypeError, RuntimeError, AttributeError, ValueError) as error:
        raise InputError(
            f"'{name}' cannot be read: {error}",
            hint="pass a NumPy array, or a tensor that is on the CPU and needs no gradient",
        ) from error


def to_array(value: Any, name: str) -> np.ndarray:
    """Convert an argument to an array of a type that kernels have. Numbers and lists of them become
    f32, i64 or bool, as in `kt.tensor`."""
    given = to_numpy(value, name)
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
            f"'{name}' is {what_is(value)} of {array.dtype}", why=error.why, hint=error.hint
        ) from error
    return array


def number_outputs(count: int) -> tuple[str, ...]:
    return ("output",) if count == 1 else tuple(f"output{n}" for n in range(count))


def join_names(names: Any) -> str:
    return ", ".join(f"'{name}'" for name in names) or "none"


# --- example arguments, to compile before the first call ------------------------------------------

NO_DYNAMIC_AXES = Axes()


def make_example(
    signature: Any, axes: Axes = NO_DYNAMIC_AXES
) -> tuple[Sequence[Any], Mapping[str, Any]]:
    """Arguments of a call with these shapes: one shape, several in a list, or a dict of shapes by
    input and of sizes by axis. They are of the declared types, or f32; inputs that a dict does not
    name have the sizes of those that it does, and the smallest ones elsewhere."""
    inputs = axes.inputs
    types = {value.name: value.dtype.numpy for value in inputs if value.dtype is not None}
    if isinstance(signature, Mapping):
        named = axes.complete_shapes(signature)
        return (), {name: _placeholder(spec, types.get(name)) for name, spec in named.items()}
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
    if isinstance(spec, tuple) and not _is_shape(spec):
        raise InputError(f"{spec} is not a shape", why="its sizes are whole numbers, 0 or more")
    zero = np.zeros((), np.float32 if dtype is None else dtype)
    if not _is_shape(spec):
        return spec
    try:
        return np.broadcast_to(zero, tuple(spec))
    except ValueError as error:
        raise InputError(f"no array has the shape {list(spec)}", why=str(error)) from None


def is_placeholder(array: Any) -> bool:
    """Whether an array repeats one element in all of its places, as those of `example` do."""
    return isinstance(array, np.ndarray) and array.size > 1 and not any(array.strides)


def _is_shape(spec: Any) -> bool:
    sizes = isinstance(spec, (list, tuple)) and all(isinstance(n, (int, np.integer)) for n in spec)
    return sizes and all(n >= 0 for n in spec)


def sample_array(array: np.ndarray) -> np.ndarray:
    """Values for an array of which only shape and type are meant: random floats, ones otherwise."""
    if array.dtype.kind != "f":
        return np.ones(array.shape, array.dtype)
    return np.random.default_rng(0).standard_normal(array.shape).astype(array.dtype)
