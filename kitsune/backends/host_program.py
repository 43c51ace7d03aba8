"""Run the subgraphs of a graph one after the other, with NumPy between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from time import perf_counter_ns
from typing import Any, Protocol

import numpy as np

from kitsune.backends.base import (
    Argument,
    bind_program,
    fit_all,
    make_exact_path,
    note_use,
    unwrap_single,
)
from kitsune.ir.bind_sizes import bind_attrs
from kitsune.ir.guards import Guard
from kitsune.ir.interp import evaluate
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops.sources import check_result
from kitsune.ir.rewrite import Subgraph
from kitsune.ir.sizes import Values as Sizes
from kitsune.ir.sizes import bind_shape
from kitsune.lower.memory import InPlace, list_computed_outputs
from kitsune.system.records import dataclass

Values = dict[Node, np.ndarray]
Watch = Callable[[Node, int, int], None]  # a HOST node, and from when to when it ran, in ns


def evaluate_host(
    hosts: Sequence[Node], values: Values, watch: Watch | None = None, sizes: Sizes | None = None
) -> Values:
    """Compute host nodes by NumPy, as kernels read them, for the `sizes` of a call. A call with
    several results runs once."""
    made: Values = {}
    results: dict[tuple[Any, ...], Any] = {}
    for node in hosts:
        start = perf_counter_ns()
        args = [values[i] if i in values else _read_source(i, sizes or {}) for i in node.inputs]
        if node.op == "host":
            call, output = node.attr("call"), node.attr("output")
            if (call, node.inputs) not in results:
                results[call, node.inputs] = call.run(args)
            value = check_result(call, results[call, node.inputs][output], output, sizes)
        else:
            value = evaluate(bind_attrs(node, sizes or {}), args, {})
        made[node] = np.require(value, node.dtype.numpy, ["C", "A"])
        if watch is not None:
            watch(node, start, perf_counter_ns())
    return made


def _read_source(node: Node, sizes: Sizes) -> np.ndarray:
    """The value of a constant, or of a size."""
    return np.asarray(evaluate(bind_attrs(node, sizes), (), {}), node.dtype.numpy)


class SubgraphProgram(Protocol):
    """A subgraph and its program."""

    @property
    def subgraph(self) -> Subgraph: ...

    @property
    def program(self) -> Any: ...


@dataclass(frozen=True)
class BoundSubgraph:
    """A subgraph with its program for the sizes of a call."""

    subgraph: Subgraph
    program: Any


class HostProgram:
    """The subgraphs of a graph, each with its program, and NumPy between them. `watch` is called
    with each node that NumPy computes."""

    in_place: InPlace = ()

    @property
    def kernels(self) -> int:
        return sum(part.program.kernels for part in self._subgraphs)

    def __init__(
        self,
        graph: Graph,
        subgraphs: Sequence[SubgraphProgram],
        watch: Watch | None = None,
        sizes: Sizes | None = None,
    ) -> None:
        self._graph, self._subgraphs, self._watch, self._sizes = graph, subgraphs, watch, sizes
        self._made = list_computed_outputs(graph)
        named = [(str(node.attr("name")), node) for node in graph.inputs]
        self.inputs = tuple(self._argument(name, node) for name, node in named)
        self.outputs = tuple(self._argument(f"output{i}", n) for i, n in enumerate(self._made))

    def _argument(self, name: str, node: Node) -> Argument:
        shape = node.shape if self._sizes is None else bind_shape(node.shape, self._sizes)
        return Argument(name, shape, node.dtype)

    @property
    def subgraphs(self) -> Sequence[SubgraphProgram]:
        return self._subgraphs

    def bind_sizes(self, sizes: Sizes) -> HostProgram:
        """The same for the sizes of a call, where calls decide some."""
        parts = [BoundSubgraph(p.subgraph, bind_program(p.program, sizes)) for p in self._subgraphs]
        return HostProgram(self._graph, parts, self._watch, sizes)

    def note_use(self, is_idle: bool) -> None:
        for part in self._subgraphs:
            note_use(part.program, is_idle)

    @property
    def guards(self) -> tuple[Guard, ...]:
        """What planning and scheduling assumed of sizes."""
        return tuple(g for part in self._subgraphs for g in getattr(part.program, "guards", ()))

    @cached_property
    def _fast_paths(self) -> list[Callable[..., Any]]:
        return [part.program.fast_path(part.program.slow_path) for part in self._subgraphs]

    def fast_path(self, fallback: Callable[..., Any]) -> Callable[..., Any]:
        """A function for arrays that fit exactly; `fallback` takes every other call."""
        return make_exact_path(self.inputs, self.slow_path, fallback)

    def slow_path(self, *arrays: Any) -> Any:
        given = fit_all(arrays, self.inputs)
        values: Values = dict(zip(self._graph.inputs, given, strict=True))
        for part, run in zip(self._subgraphs, self._fast_paths, strict=True):
            subgraph = part.subgraph
            raw = run(*(values[n] for n in subgraph.feeds))
            made = raw if isinstance(raw, tuple) else (raw,)
            values |= zip(subgraph.makes, made, strict=True)
            values |= evaluate_host(subgraph.hosts, values, self._watch, self._sizes)
        return unwrap_single(copy_shared([values[n] for n in self._made], given))


def copy_shared(values: Sequence[Any], given: Sequence[Any]) -> tuple[Any, ...]:
    """Copy results that share memory with another, or with what the caller gave: what NumPy returns
    may be a view of its arguments."""
    seen = [array for array in given if isinstance(array, np.ndarray)]
    made: list[Any] = []
    for value in values:
        if isinstance(value, list):  # a sequence of ONNX
            value = list(copy_shared(value, seen))
        elif isinstance(value, np.ndarray):
            if any(np.may_share_memory(value, other) for other in seen):
                value = value.copy()
            seen.append(value)
        made.append(value)
    return tuple(made)
