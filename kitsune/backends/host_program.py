"""Run the subgraphs of a graph one after the other, with NumPy between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from time import perf_counter_ns
from typing import Any, Protocol

import numpy as np

from kitsune.backends.graph_program import copy_shared
from kitsune.backends.program import Argument, fit_all, make_exact_path, unwrap_single
from kitsune.ir.interp import evaluate
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops.host_call import check_result
from kitsune.ir.subgraph import Subgraph
from kitsune.lower.memory import InPlace, list_computed_outputs

Values = dict[Node, np.ndarray]
Watch = Callable[[Node, int, int], None]  # a HOST node, and from when to when it ran, in ns


def evaluate_host(hosts: Sequence[Node], values: Values, watch: Watch | None = None) -> Values:
    """Compute host nodes by NumPy, as kernels read them. A call with several results runs once."""
    made: Values = {}
    results: dict[tuple[Any, ...], Any] = {}
    for node in hosts:
        start = perf_counter_ns()
        args = [values[i] if i in values else i.attr("value").value for i in node.inputs]
        if node.op == "host":
            call, output = node.attr("call"), node.attr("output")
            if (call, node.inputs) not in results:
                results[call, node.inputs] = call.run(args)
            value = check_result(call, results[call, node.inputs][output], output)
        else:
            value = evaluate(node, args, {})
        made[node] = np.require(value, node.dtype.numpy, ["C", "A"])
        if watch is not None:
            watch(node, start, perf_counter_ns())
    return made


class SubgraphProgram(Protocol):
    """A subgraph and its program."""

    @property
    def subgraph(self) -> Subgraph: ...

    @property
    def program(self) -> Any: ...


class HostProgram:
    """The subgraphs of a graph, each with its program, and NumPy between them. `watch` is called
    with each node that NumPy computes."""

    in_place: InPlace = ()

    @property
    def kernels(self) -> int:
        return sum(part.program.kernels for part in self._parts)

    def __init__(
        self, graph: Graph, parts: Sequence[SubgraphProgram], watch: Watch | None = None
    ) -> None:
        self._graph, self._parts, self._watch = graph, parts, watch
        self._made = list_computed_outputs(graph)
        self.inputs = tuple(Argument(n.attr("name"), n.shape, n.dtype) for n in graph.inputs)
        self.outputs = tuple(
            Argument(f"output{i}", n.shape, n.dtype) for i, n in enumerate(self._made)
        )

    @cached_property
    def _fast_paths(self) -> list[Callable[..., Any]]:
        return [part.program.fast_path(part.program.slow_path) for part in self._parts]

    def fast_path(self, fallback: Callable[..., Any]) -> Callable[..., Any]:
        """A function for arrays that fit exactly; `fallback` takes every other call."""
        return make_exact_path(self.inputs, self.slow_path, fallback)

    def slow_path(self, *arrays: Any) -> Any:
        given = fit_all(arrays, self.inputs)
        values: Values = dict(zip(self._graph.inputs, given, strict=True))
        for part, run in zip(self._parts, self._fast_paths, strict=True):
            subgraph = part.subgraph
            raw = run(*(values[n] for n in subgraph.feeds))
            made = raw if isinstance(raw, tuple) else (raw,)
            values |= zip(subgraph.makes, made, strict=True)
            values |= evaluate_host(subgraph.hosts, values, self._watch)
        return unwrap_single(copy_shared([values[n] for n in self._made], given))
