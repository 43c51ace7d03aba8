"""Replace the symbols of a graph by the sizes of a call."""

from __future__ import annotations

from typing import Any

from kitsune.ir.node import Graph, Node, walk
from kitsune.ir.ops import OPS
from kitsune.ir.sizes import Size, Values, evaluate, symbols_of


def bind_sizes(graph: Graph, values: Values) -> Graph:
    """The graph with numbers in the place of sizes that calls decide."""
    made: dict[Node, Node] = {}
    for node in walk(*graph.inputs, *graph.outputs):
        attrs = {name: _bind(value, values) for name, value in node.attrs}
        inputs = tuple(made[i] for i in node.inputs)
        is_same = inputs == node.inputs and attrs == dict(node.attrs)
        made[node] = node if is_same else OPS[node.op].build(inputs, attrs, node.line)
    return Graph(tuple(made[n] for n in graph.inputs), tuple(made[n] for n in graph.outputs))


def _bind(value: Any, values: Values) -> Any:
    if isinstance(value, tuple):
        return tuple(_bind(each, values) for each in value)
    return evaluate(value, values) if isinstance(value, Size) else value


def symbols_in(graph: Graph) -> set[str]:
    """The names of the symbols in the shapes of its inputs."""
    return {s.name for node in graph.inputs for n in node.shape for s in symbols_of(n)}
