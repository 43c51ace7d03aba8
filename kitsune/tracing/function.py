"""A function over tensors as a source: traced for the shapes and types of each call."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from kitsune.errors import InputError, KitsuneError
from kitsune.frontends.dynamic_axes import Axes
from kitsune.ir.guards import record_guards
from kitsune.ir.node import Shape
from kitsune.ir.ops.op_table import caller
from kitsune.ir.size_order import UnknownSize, decide_equality
from kitsune.tracing.call import (
    STATIC,
    Call,
    DynamicTrace,
    Traced,
    number_outputs,
    split_named,
    to_array,
)
from kitsune.tracing.function_axes import NamedAxes, ObservedAxes, SymbolicShapes

if TYPE_CHECKING:
    from kitsune.tensor.trace import Structure


class Watch(Protocol):
    def has_changed(self) -> bool: ...


class FunctionSource:
    """A function over tensors. Arrays and numbers are traced; flags and strings are part of the
    signature, and so is which parameters are given. `watch()` gives what tells whether live modules
    have changed since; without one, they and captured tensors are frozen. `dynamic` names dynamic
    axes, or puts symbols in the place of their sizes itself; True makes those dynamic whose sizes
    were seen to differ."""

    declared = None
    file = ""

    def __init__(
        self,
        function: Callable[..., Any],
        watch: Callable[[], Watch | None] | None = None,
        dynamic: bool | Mapping[str, Mapping[int, str]] | SymbolicShapes = False,
        bounds: Mapping[str, tuple[int, int]] | None = None,
        static_reason: str = "dynamic=False",
    ) -> None:
        self.function, self._watch = function, watch
        self._given = dynamic, bounds, static_reason
        self.title = str(getattr(function, "__name__", type(function).__name__))
        self.static_reason = "" if dynamic else static_reason
        self._static_forms: set[Hashable] = set()  # without a graph for any size
        try:
            self._signature = inspect.signature(getattr(function, "forward", function))
        except (TypeError, ValueError):
            self._signature = inspect.signature(_anything)
        self._dynamic: SymbolicShapes | None
        if isinstance(dynamic, Mapping):
            self._dynamic = NamedAxes(dynamic, self._signature)
        elif isinstance(dynamic, bool):
            self._dynamic = ObservedAxes() if dynamic else None
        else:
            self._dynamic = dynamic
        self.axes = Axes((), bounds, names=self._dynamic.names if self._dynamic else ())

    def __reduce__(self) -> Any:
        return FunctionSource, (self.function, self._watch, *self._given)

    @property
    def is_frozen(self) -> bool:
        return self._watch is None

    def watch(self) -> Watch | None:
        return None if self._watch is None else self._watch()

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
        if self._dynamic is not None:
            self._dynamic.check(dict(zip(names, arrays, strict=True)), self.axes)
        form = tuple((name, len(shape), *rest) for name, shape, *rest in map(_split_part, key))
        return Call(tuple(names), arrays, tuple(key), is_positional, bound, {}, given, fixed, form)

    def dynamic_name(self, number: int) -> str:
        return ""

    def trace_dynamic(self, call: Call) -> DynamicTrace | None:
        """Trace one graph for every size of the dynamic axes of calls of this form; None where all
        are static, or the function needs to know a size, and `static_reason` says why."""
        if self._dynamic is None or self.is_static(call):
            return None
        try:
            shapes = self._dynamic.symbolic_shapes(call, self.axes)
            if shapes is None:
                return None
            with record_guards(caller) as guards, decide_equality():
                traced = self._trace(call, shapes)
            _check_dynamic(traced)
        except Exception as error:  # noqa: BLE001 - what fails with symbols may not with numbers
            is_refused = isinstance(error, KitsuneError) and not isinstance(error, UnknownSize)
            self.static_reason = str(error) or type(error).__name__
            if not is_refused:  # one that the function refuses says nothing of other sizes
                self.make_static(call, self.static_reason)
            return None
        return DynamicTrace(traced, tuple(guards), call.key)

    def is_static(self, call: Call) -> bool:
        """Whether calls of this form get a program for each size."""
        return call.form in self._static_forms

    def make_static(self, call: Call, reason: str) -> None:
        """Let calls of this form get a program for each size."""
        self.static_reason = reason
        self._static_forms.add(call.form)

    def trace(self, call: Call) -> Traced:
        return self._trace(call, [array.shape for array in call.arrays])

    def _trace(self, call: Call, shapes: Sequence[Shape]) -> Traced:
        from kitsune.tensor import trace
        from kitsune.tensor.state import State
        from kitsune.tensor.trace import CapturedTensors

        def function(*tensors: Any) -> Any:
            assert call.bound is not None
            given = _substitute(call.bound, iter(tensors))
            return self.function(*given.args, **given.kwargs)

        arguments = zip(call.names, shapes, call.arrays, strict=True)
        state, captured = State(), None if self.is_frozen else CapturedTensors()
        specs = [(n, s, a.dtype) for n, s, a in arguments]
        graph, structure = trace(function, specs, state, captured)
        names, nested = _name_outputs(structure, len(graph.outputs) - len(state))
        draws = len(graph.inputs) - len(call.names) - len(state)
        kept = state if len(state) else None
        return Traced(graph, names, nested, draws, state=kept, captured=captured or None)


def _check_dynamic(traced: Traced) -> None:
    """Raise where no program for any size computes a graph."""
    hosts = (node.attr("call").name for node in traced.graph.nodes() if node.op == "host")
    if host := next(hosts, ""):
        raise UnknownSize(f"no kernel computes {host}")
    if traced.draws or traced.state is not None:
        what = "draws random numbers" if traced.draws else "changes its buffers"
        raise UnknownSize(f"the function {what}")


def _split_part(part: Any) -> tuple[Any, ...]:
    """A part of a call's key as a name, a shape and what else there is: static values have none."""
    return part if len(part) == 3 else (part[0], (), type(part[1]), part[1])


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
