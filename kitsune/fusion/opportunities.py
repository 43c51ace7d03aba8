"""Detect fusion opportunities: the planner's groups, best first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Any

from kitsune.config import FusionConfig
from kitsune.config.pattern_names import NAMED, FusionPattern
from kitsune.frontends.operations import Operation, from_operations
from kitsune.ir.node import Graph, Node
from kitsune.plan.group import Group
from kitsune.system.records import dataclass
from kitsune.tracing import make_source
from kitsune.tune.tuning_store import tune_here


@dataclass(frozen=True)
class FusionOpportunity:
    """Nodes that can share a kernel.

    `node_ids` number the nodes of `graph`, the computation in canonical spelling, inputs first.
    `estimated_speedup` is the cost model's, of these ops together over the same ops apart;
    `memory_savings` are the bytes that no longer travel to memory and back.
    """

    pattern: FusionPattern
    node_ids: tuple[int, ...]
    estimated_speedup: float
    memory_savings: int
    nodes: tuple[Node, ...] = field(repr=False)
    graph: Graph = field(repr=False)


class FusionDetector:
    """Finds opportunities without applying them."""

    def __init__(self, config: FusionConfig | None = None) -> None:
        self.config = config

    def detect(self, source: Any, *example_inputs: Any) -> list[FusionOpportunity]:
        """Best first. `source` is what `make_graph` takes."""
        compiled = tune_here(make_graph(source, *example_inputs), self.config)
        number = {node: n for n, node in enumerate(compiled.plan.graph.nodes())}
        graph = compiled.plan.graph
        found = [opportunity(g, number, graph) for g in compiled.plan.groups if g.pattern]
        return sorted(found, key=lambda o: -o.estimated_speedup)


def opportunity(group: Group, number: dict[Node, int], graph: Graph) -> FusionOpportunity:
    ids = tuple(sorted(number[n] for n in group.nodes if n in number))
    return FusionOpportunity(
        _pattern(group),
        ids,
        group.predicted.gain,
        group.predicted.saved_nbytes,
        tuple(group.nodes),
        graph,
    )


def _pattern(group: Group) -> FusionPattern:
    named = NAMED.get(group.pattern)
    ops = tuple(n.op for n in group.nodes)
    return FusionPattern(group.pattern, ops, named.fusion_type if named else "elementwise")


# --- what can be fused ---------------------------------------------------------------------------


def make_graph(source: Any, *example_inputs: Any, shapes: Sequence[Any] = ((64, 64),)) -> Graph:
    """Return the graph of a Graph, an AutogradContext, a list of op names or `Operation`s, or any
    `kt.compile` source with example arguments."""
    if isinstance(source, Graph):
        return source
    if hasattr(source, "to_graph"):
        recorded: Graph = source.to_graph()
        return recorded
    if isinstance(source, (list, tuple)) and all(isinstance(o, (str, Operation)) for o in source):
        return from_operations(source, shapes)
    found = make_source(source)
    return found.trace(found.bind(example_inputs, {})).graph
