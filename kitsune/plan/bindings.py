"""Shrink GPU groups that bind more buffers than a shader may: peel off their last nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kitsune.ir.node import Node
from kitsune.ir.ops import OPS, Kind
from kitsune.plan.cost import is_number
from kitsune.plan.group import Group
from kitsune.plan.merge import check_mergeable, join_groups

if TYPE_CHECKING:
    from kitsune.plan.planner import Planner


def count_bindings(planner: Planner, group: Group) -> int:
    """Count the buffers a group binds: those it reads and those it stores."""
    buffers = {r for i in group.reads() if not is_number(r := planner.root(i))}
    return len(buffers) + sum(planner.is_stored(n, group) for n in group.nodes)


def check_bindings(planner: Planner, group: Group) -> str | None:
    limit = planner.limits.max_bindings
    if limit is None:
        return None
    count = count_bindings(planner, group)
    return f"{count} buffers are more than the {limit} a shader may bind" if count > limit else None


def fit_bindings(planner: Planner) -> None:
    """Peel nodes off the end of a group until it fits; what was peeled shares kernels again."""
    if planner.limits.max_bindings is None:
        return
    for group in list(planner.groups):
        peeled: list[Group] = []
        while (reason := check_bindings(planner, group)) and (node := _find_peelable(group)):
            planner.refuse(node.inputs[0], node, reason)
            _remove_node(planner, group, node)
            peeled.insert(0, planner.new_group(Group("row", [node], node.shape)))
            _merge_peeled(planner, peeled)


def _remove_node(planner: Planner, group: Group, node: Node) -> None:
    group.nodes.remove(node)
    group.frames.pop(node, None)
    planner.held[node].remove(group)


def _find_peelable(group: Group) -> Node | None:
    """The last node, unless it is what the loops are made for."""
    last = group.nodes[-1]
    peelable = len(group.nodes) > 1 and OPS[last.op].kind in (Kind.MAP, Kind.VIEW)
    return last if peelable else None


def _merge_peeled(planner: Planner, peeled: list[Group]) -> None:
    """The node peeled last joins those peeled before it, where they still fit."""
    if len(peeled) < 2 or check_mergeable(planner, peeled[0], peeled[1]):
        return
    first, second = peeled[:2]
    before, after = list(first.nodes), list(second.nodes)
    join_groups(planner, first, second)
    if check_bindings(planner, first) is None:
        peeled.pop(1)
        return
    for node in after:
        planner.held[node].remove(first)
    first.nodes, second.nodes = before, after
    planner.new_group(second)
