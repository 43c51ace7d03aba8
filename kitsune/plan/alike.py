"""Group in, key out: groups with equal keys have equal loops, and every layer of a network has the
same few. What planning and lowering find out about one of them holds for the others.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

from kitsune.ir.node import Node
from kitsune.ir.ops import OPS
from kitsune.plan.cost import is_number
from kitsune.plan.group import Group, Predicted, expanded


@dataclass(frozen=True)
class Likeness:
    """`nodes` are the group's own, then the views and leaves outside: those of another group with
    the same key stand at the same places."""

    key: Hashable
    nodes: tuple[Node, ...]


@dataclass(frozen=True)
class Known:
    """What planning has found out about groups, by their keys."""

    refusals: dict[Hashable, str | None] = field(default_factory=dict)
    predictions: dict[Hashable, Predicted] = field(default_factory=dict)


def likeness(group: Group) -> Likeness:
    """The key has all that loops are made of: ops, attributes, shapes, types, who reads whom, and
    the values of numbers, which are part of the code. Of leaves it has no more than their kind."""
    nodes, own = list(group.nodes), len(group.nodes)
    at = {node: n for n, node in enumerate(nodes)}
    rows: list[Hashable] = []
    for n, node in enumerate(nodes):  # which grows by what is met
        is_folded = node in group.folded
        if n >= own and not is_folded:
            rows.append((node.shape, node.dtype, node.attrs if is_number(node) else None))
            continue
        for i in node.inputs:
            if i not in at:
                at[i] = len(nodes)
                nodes.append(i)
        reads = tuple([at[i] for i in node.inputs])
        rows.append((OPS[node.op], node.attrs, node.shape, node.dtype, reads, is_folded))
    frames = tuple((at[after], at[before]) for after, before in group.frames.items())
    outputs = tuple(at[node] for node in group.outputs)
    known = (group.kind, group.space, group.row, own, outputs, frames, _spelled(group, nodes))
    return Likeness((known, tuple(rows)), tuple(nodes))


def _spelled(group: Group, nodes: list[Node]) -> tuple[int, ...]:
    """Which nodes outside a composite of the group has among those it decomposes to: they are
    computed, where those of most groups are read."""
    if not any(OPS[node.op].expand for node in group.nodes):
        return ()
    members, _ = expanded(group)
    own = len(group.nodes)
    return tuple(n for n, node in enumerate(nodes) if n >= own and node in members)
