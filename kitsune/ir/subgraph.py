"""Split a graph at nodes that only NumPy computes, and extract nodes as graphs of their own."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, Kind, input_
from kitsune.ir.rewrite import rebuild


@dataclass(frozen=True)
class Subgraph:
    """A part of a graph that one program computes. Its inputs stand for `feeds` and its outputs for
    `makes`, nodes of the whole graph. NumPy computes `hosts` after it. `origin` maps its own nodes
    to those of the whole graph, where they differ."""

    graph: Graph
    feeds: tuple[Node, ...]
    makes: tuple[Node, ...]
    hosts: tuple[Node, ...]
    origin: Mapping[Node, Node] = field(default_factory=dict, compare=False, repr=False)


def split_at_host(graph: Graph, on_host: Collection[Node] = ()) -> list[Subgraph]:
    """Split a graph into subgraphs that run in order, with NumPy in between: for HOST nodes, and
    for nodes `on_host`, which the device has no kernel for. Most graphs are one subgraph.

    Subgraph d holds the nodes with d host nodes on the longest path to them. The host nodes of a
    subgraph read what it and those before it made, and run after it.
    """
    hosts = {*on_host, *(n for n in graph.nodes() if is_host(n))}
    if not hosts:
        return [Subgraph(graph, graph.inputs, graph.outputs, ())]
    depth: dict[Node, int] = {}
    for node in graph.nodes():
        depth[node] = max((depth[i] + (i in hosts) for i in node.inputs), default=0)
    wanted = set(graph.outputs)
    for node in depth:
        wanted |= {i for i in node.inputs if node in hosts or depth[i] < depth[node]}
    count = 1 + max(depth[n] + (n in hosts) for n in depth)
    return [_make_subgraph(depth, wanted, hosts, number) for number in range(count)]


def is_host(node: Node) -> bool:
    return OPS[node.op].kind is Kind.HOST


def _make_subgraph(
    depth: dict[Node, int], wanted: set[Node], on_host: set[Node], number: int
) -> Subgraph:
    mine = [n for n in depth if depth[n] == number and OPS[n.op].kind is not Kind.SOURCE]
    hosts = tuple(n for n in mine if n in on_host)
    new, feeds = extract_nodes(n for n in mine if n not in on_host)
    makes = tuple(n for n in mine if n in wanted and n not in on_host)
    made = Graph(tuple(feeds.values()), tuple(new[n] for n in makes))
    origin = {new[n]: n for n in mine if n in new}
    return Subgraph(made, tuple(feeds), makes, hosts, origin)


def extract_nodes(nodes: Iterable[Node]) -> tuple[dict[Node, Node], dict[Node, Node]]:
    """Rebuild nodes, inputs first, over new inputs: what each became, and the input for each value
    from outside. Constants and sizes stay as they are."""
    new: dict[Node, Node] = {}
    feeds: dict[Node, Node] = {}
    for node in nodes:
        for i in node.inputs:
            if i not in new:
                new[i] = i
                if i.op not in ("constant", "size"):
                    new[i] = feeds[i] = input_(f"value{len(feeds)}", i.shape, i.dtype, owner=i)
        new[node] = rebuild(node, tuple(new[i] for i in node.inputs))
    return new, feeds


def extract_graph(nodes: Collection[Node], outputs: Collection[Node]) -> Graph:
    """Return the graph of some nodes, inputs first, with some of them as its outputs."""
    new, feeds = extract_nodes(nodes)
    return Graph(tuple(feeds.values()), tuple(new[n] for n in nodes if n in outputs))
