"""The Plan: groups of nodes that share a kernel, in execution order, and every refusal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from kitsune.ir.node import Graph, Node, Shape
from kitsune.ir.ops import OPS, Kind
from kitsune.ir.rewrite import rebuild

Class = Literal["row", "contract", "attention"]


@dataclass(eq=False)
class Group:
    """Nodes of one kernel. `space` is the shape its loops run over; `row` the reduced dimensions.

    A node after a bijective view in the group is in that view's frame: `frames` leads, node by
    node, back to the last one that is indexed by the loops directly.
    """

    kind: Class
    nodes: list[Node]
    space: Shape
    row: tuple[int, ...] = ()
    outputs: list[Node] = field(default_factory=list)
    pattern: str = ""
    frames: dict[Node, Node] = field(default_factory=dict)  # node after a view → its input
    folded: set[Node] = field(default_factory=set)  # views outside, read through at the loads

    @property
    def anchor(self) -> Node | None:
        contractions = [n for n in self.nodes if OPS[n.op].kind is Kind.CONTRACT]
        return contractions[-1] if contractions else None

    def is_map(self) -> bool:
        return self.kind == "row" and not self.row

    def __str__(self) -> str:
        return " · ".join(n.op for n in self.nodes)


@dataclass(frozen=True)
class Refusal:
    """`consumer` is not in `producer`'s kernel, and why."""

    producer: Node
    consumer: Node
    reason: str

    def __str__(self) -> str:
        return f"{self.consumer} is not in {self.producer}'s kernel: {self.reason}"


@dataclass(frozen=True)
class Plan:
    graph: Graph
    groups: tuple[Group, ...]
    refusals: tuple[Refusal, ...]


def expanded(group: Group) -> tuple[set[Node], dict[Node, Node]]:
    """The group's members with every composite spelled out, and what each old node became."""
    members = set(group.nodes)
    new: dict[Node, Node] = {}
    inside: set[Node] = set()
    for old in _inputs_first(group.nodes):
        inputs = tuple(new.get(i, i) for i in old.inputs)
        row = OPS[old.op]
        new[old] = row.expand(*inputs, **dict(old.attrs)) if row.expand else rebuild(old, inputs)
        outside = {i for i in old.inputs if i not in members}
        inside |= _between(new[old], outside | inside)
    return inside, new


def _inputs_first(nodes: Iterable[Node]) -> list[Node]:
    """The nodes, each after those of them it reads."""
    wanted, done = set(nodes), dict[Node, None]()
    stack = [(n, False) for n in nodes]
    while stack:
        node, ready = stack.pop()
        if node in done or node not in wanted:
            continue
        if ready:
            done[node] = None
        else:
            stack.append((node, True))
            stack.extend((i, False) for i in node.inputs)
    return list(done)


def _between(node: Node, stop: set[Node]) -> set[Node]:
    """`node` and what it is made of, down to `stop` and to values from outside."""
    found: set[Node] = set()
    stack = [node]
    while stack:
        here = stack.pop()
        if here in found or here in stop or OPS[here.op].kind is Kind.SOURCE:
            continue
        found.add(here)
        stack.extend(here.inputs)
    return found
