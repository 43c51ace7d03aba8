"""A GPU kernel may bind only so many buffers: groups that need more give up their last nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kitsune.ir.node import Node
from kitsune.ir.ops import OPS, Kind
from kitsune.plan.group import Group
from kitsune.plan.merge import join_groups, unmergeable
from kitsune.target import GpuTarget

if TYPE_CHECKING:
    from kitsune.plan.planner import Planner


def bound(planner: Planner, group: Group) -> int:
    """Buffers a group binds: what it reads and what it stores."""
    mine = set(group.nodes)
    read = {planner.root(i) for n in group.nodes for i in n.inputs if i not in mine}
    buffers = {n for n in read if not (n.op == "constant" and n.shape == ())}
    return len(buffers) + sum(planner.is_stored(n, group) for n in group.nodes)


def too_many(planner: Planner, group: Group) -> str | None:
    if not isinstance(planner.target, GpuTarget):
        return None
    count, limit = bound(planner, group), planner.target.max_storage_buffers
    return f"{count} buffers are more than the {limit} a shader may bind" if count > limit else None


def fit_bindings(planner: Planner) -> None:
    """Peel nodes off the end of a group until it fits; what was peeled shares kernels again."""
    for group in list(planner.groups):
        peeled: list[Group] = []
        while (reason := too_many(planner, group)) and (node := _last(group)):
            planner.refuse(node.inputs[0], node, reason)
            group.nodes.remove(node)
            group.frames.pop(node, None)
            peeled.insert(0, planner.new_group(Group("row", [node], node.shape)))
            _share(planner, peeled)


def _last(group: Group) -> Node | None:
    """The last node, unless it is what the loops are made for."""
    last = group.nodes[-1]
    peelable = len(group.nodes) > 1 and OPS[last.op].kind in (Kind.MAP, Kind.VIEW)
    return last if peelable else None


def _share(planner: Planner, peeled: list[Group]) -> None:
    """The node peeled last joins those peeled before it, where they still fit."""
    if len(peeled) < 2 or unmergeable(planner, peeled[0], peeled[1]):
        return
    nodes = [list(g.nodes) for g in peeled[:2]]
    first, second = peeled[:2]
    join_groups(planner, first, second)
    if too_many(planner, first) is None:
        peeled.pop(1)
        return
    first.nodes = nodes[0]
    second.nodes = nodes[1]
    planner.groups.append(second)
    for n in nodes[1]:
        planner.home[n] = second
