"""Compute structural keys of groups: groups with equal keys have equal loops.

The layers of a network repeat, so the results of planning and lowering are cached by these keys.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

from kitsune.ir.node import Node
from kitsune.ir.ops import OPS
from kitsune.plan.cost import is_number
from kitsune.plan.group import Group, Predicted, expand_composites


@dataclass(frozen=True)
class StructuralKey:
    """`nodes` are the group's own, then the views and leaves outside: those of another group with
    the same key stand at the same places."""

    key: Hashable
    nodes: tuple[Node, ...]


@dataclass(frozen=True)
class PlanningMemo:
    """Results of planning groups, cached by structural key."""

    refusals: dict[Hashable, str | None] = field(default_factory=dict)
    predictions: dict[Hashable, Predicted] = field(default_factory=dict)


def make_structural_key(group: Group) -> StructuralKey:
    """Hash what determines the loops: ops, attributes, shapes, types, edges, and the values of
    scalar constants, which are part of the code. A leaf counts by its shape and type alone."""
    nodes, own = list(group.nodes), len(group.nodes)
    at = {node: n for n, node in enumerate(nodes)}
    rows: list[Hashable] = []
    for n, node in enumerate(nodes):  # grows while it is walked
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
    known = (
        group.kind,
        group.space,
        group.row,
        own,
        outputs,
        frames,
        _find_computed_leaves(group, nodes),
    )
    return StructuralKey((known, tuple(rows)), tuple(nodes))


def _find_computed_leaves(group: Group, nodes: list[Node]) -> tuple[int, ...]:
    """List the outside nodes that appear in the decomposition of a composite of the group: those
    are computed inside the kernel, not loaded."""
    if not any(OPS[node.op].expand for node in group.nodes):
        return ()
    members, _ = expand_composites(group)
    own = len(group.nodes)
    return tuple(n for n, node in enumerate(nodes) if n >= own and node in members)
