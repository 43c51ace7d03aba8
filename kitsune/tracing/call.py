"""The `Source` interface: bind the arguments of a call to names, and trace a graph for it."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import numpy as np

from kitsune.backends.graph_program import Pack
from kitsune.frontends.declared import Declared
from kitsune.frontends.dynamic_axes import Axes
from kitsune.ir.budget import Budget
from kitsune.ir.guards import Guard
from kitsune.ir.index_checks import IndexCheck
from kitsune.ir.node import Graph
from kitsune.ir.sizes import Values

if TYPE_CHECKING:
    from kitsune.tensor.state import State
    from kitsune.tensor.trace import Structure
    from kitsune.tracing.onnx_stage import Rest

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
    form: Hashable = None  # the key without sizes: calls of one form may run a program for any size
    sizes: Values = field(default_factory=dict)  # that earlier stages of its model are bound to


@dataclass(frozen=True)
class Traced:
    """The graph of one call. The results are nested by `structure`; without one they are the only
    output, or a tuple. After the call's own inputs the graph has `draws` more, for the counters of
    random ops. `rest` makes the results of what a call feeds and what the graph made of it, where
    sizes depend on values. The graph depends on the values of those inputs that are `numbers`, with
    symbols in the place of sizes. A graph from a file of ours was
    rewritten, and comes with its `index_checks`; one that `is_cached` comes from the
    cache, and the source traces it again for reports. The last inputs and outputs of
    the graph are those of `state`."""

    graph: Graph
    output_names: tuple[str, ...]
    structure: Structure | None = None
    draws: int = 0
    rest: Rest | None = None
    index_checks: Sequence[IndexCheck] | None = None
    is_cached: bool = False
    state: State | None = None
    numbers: Mapping[str, np.ndarray] = field(default_factory=dict)

    @property
    def pack(self) -> Pack | None:
        return None if self.structure is None else self.structure.unflatten

    @property
    def hidden(self) -> Callable[[], list[np.ndarray]] | None:
        """Gives the values of the counters and of the state, anew for each call."""
        if not self.draws and self.state is None:
            return None
        from kitsune.tensor.random import next_counters

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
