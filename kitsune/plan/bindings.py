"""A GPU kernel may bind only that many buffers: groups that need more give up their last nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kitsune.ir.node import Node
from kitsune.ir.ops import OPS, Kind
from kitsune.plan.cost import is_number
from kitsune.plan.group import Group
from kitsune.plan.merge import join_groups, unmergeable

if TYPE_CHECKING:
    from kitsune.plan.planner import Planner


def bound(planner: Planner, group: Group) -> int:
    """Buffers a group binds: what it reads and what it stores."""
    buffers = {r for i in group.reads() if not is_number(r := planner.root(i))}
    return len(buffers) + sum(planner.is_stored(n, group) for n in group.nodes)


def too_many(planner: Planner, group: Group) -> str | None:
    limit = planner.limits.max_bindings
    if limit is None:
        return None
    count = bound(planner, group)
    return f"{count} buffers are more than the {limit} a shader may bind" if count > limit else None


def fit_bindings(planner: Planner) -> None:
    """Peel nodes off the end of a group until it fits; what was peeled shares kernels again."""
    if planner.limits.max_bindings is None:
        return
    for group in list(planner.groups):
        peeled: list[Group] = []
        while (reason := too_many(planner, group)) and (node := _last(group)):
            planner.refuse(node.inputs[0], node, reason)
            _release(planner, group, node)
            peeled.insert(0, planner.new_group(Group("row", [node], node.shape)))
            _share(planner, peeled)


def _release(planner: Planner, group: Group, node: Node) -> None:
    group.nodes.remove(node)
    group.frames.pop(node, None)
    planner.held[node].remove(group)


def _last(group: Group) -> Node | None:
    """The last node, unless it is what the loops are made for."""
    last = group.nodes[-1]
    peelable = len(group.nodes) > 1 and OPS[last.op].kind in (Kind.MAP, Kind.VIEW)
    return last if peelable else None


def _share(planner: Planner, peeled: list[Group]) -> None:
    """The node peeled last joins those peeled before it, where they still fit."""
    if len(peeled) < 2 or unmergeable(planner, peeled[0], peeled[1]):
        return
    first, second = peeled[:2]
    before, after = list(first.nodes), list(second.nodes)
    join_groups(planner, first, second)
    if too_many(planner, first) is None:
        peeled.pop(1)
        return
    for node in after:
        planner.held[node].remove(first)
    first.nodes, second.nodes = before, after
    planner.new_group(second)
