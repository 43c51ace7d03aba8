"""A graph as a source: it has one signature."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kitsune.artefact.saved_model import graph_from_bytes, graph_to_bytes
from kitsune.errors import InputError
from kitsune.frontends.dynamic_axes import Axes
from kitsune.ir.node import Graph
from kitsune.tracing.call import Call, Traced, join_names, number_outputs, split_named, to_numpy


class GraphSource:
    title = "Graph"
    declared = None
    axes = Axes()
    file = ""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.names = tuple(str(n.attr("name")) for n in graph.inputs)

    def __reduce__(self) -> Any:
        return GraphSource._unpickle, (graph_to_bytes(self.graph),)

    @classmethod
    def _unpickle(cls, data: bytes) -> GraphSource:
        return cls(graph_from_bytes(data))

    def budget(self) -> None:
        return None

    def smallest(self) -> Call | None:
        return None

    def bind(self, args: Sequence[Any], named: Mapping[str, Any]) -> Call:
        args, named = split_named(args, named)
        if named:
            given = dict(zip(self.names, args, strict=False)) | dict(named)
            if len(args) + len(named) != len(given) or given.keys() != set(self.names):
                raise InputError(
                    f"inputs {join_names(given)} are given",
                    why=f"the inputs are {join_names(self.names)}",
                )
            args = [given[name] for name in self.names]
        if len(args) != len(self.names):
            raise InputError(
                f"{len(args)} arrays for {len(self.names)} inputs",
                why=f"the inputs are {join_names(self.names)}",
            )
        return Call(self.names, list(map(to_numpy, args, self.names)), (), True)

    def trace(self, call: Call) -> Traced:
        return Traced(self.graph, number_outputs(len(self.graph.outputs)))
