"""Row kernels over the same rows become one: a node that reads two of them, or siblings that
read the same tensors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kitsune.ir.node import Node
from kitsune.plan.group import Group

if TYPE_CHECKING:
    from kitsune.plan.planner import Planner


def merge(planner: Planner, groups: list[Group]) -> None:
    """Merge, pairwise, what may be merged."""
    groups = sorted((g for g in groups if g.kind == "row"), key=planner.last)
    while len(groups) > 1:
        first, second = groups[0], groups[1]
        if unmergeable(planner, first, second) is None:
            join_groups(planner, first, second)
            groups.pop(1)
        else:
            groups.pop(0)


def unmergeable(planner: Planner, a: Group, b: Group) -> str | None:
    """None when both can be one kernel, or the reason."""
    if a.space != b.space:
        return f"loops differ: {list(a.space)} and {list(b.space)}"
    if a.row and b.row and a.row != b.row:
        return f"rows differ: axes {list(a.row)} and {list(b.row)}"
    row = a.row or b.row
    if row and (a.frames or b.frames) and not (a.row and b.row):
        return "one of them is stored through a view"
    if any(_through(planner, x, y) for x, y in ((a, b), (b, a))):
        return "one waits for the other through a third kernel or a view"
    return None


def _through(planner: Planner, late: Group, early: Group) -> bool:
    """Whether `late` needs `early` other than by reading its nodes directly."""
    mine = set(late.nodes)
    for i in {i for n in late.nodes for i in n.inputs if i not in mine}:
        home = planner.home.get(planner.root(i))
        if home is early and i in planner.views:
            return True
        if home not in (None, early, late) and planner.waits_for(home, early):
            return True
    return False


def join_groups(planner: Planner, a: Group, b: Group) -> None:
    a.nodes = sorted(a.nodes + [n for n in b.nodes if n not in a.nodes], key=planner.rank.get)  # type: ignore[arg-type]
    a.row = a.row or b.row
    a.frames |= b.frames
    planner.groups.remove(b)
    for n in b.nodes:
        planner.home[n] = a


def merge_siblings(planner: Planner) -> None:
    """Reductions over the same rows that read a tensor in common load it once."""
    for a in list(planner.groups):
        for b in list(planner.groups):
            if a is b or a not in planner.groups or b not in planner.groups:
                continue
            if a.kind == b.kind == "row" and a.row and a.row == b.row:
                shared = _leaves(planner, a) & _leaves(planner, b)
                if shared and unmergeable(planner, a, b) is None:
                    join_groups(planner, a, b)


def _leaves(planner: Planner, group: Group) -> set[Node]:
    mine = set(group.nodes)
    read = {planner.root(i) for n in group.nodes for i in n.inputs if i not in mine}
    return {i for i in read if len(i.shape) == len(group.space) and i.shape == group.space}
