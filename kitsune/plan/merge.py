"""Merge row kernels over the same rows: two that a node reads, or siblings that read a tensor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kitsune.ir.node import Node
from kitsune.ir.ops import OPS
from kitsune.ir.ops.op_table import show
from kitsune.plan.checks import check_size, find_forbidden_pair
from kitsune.plan.group import Group
from kitsune.plan.index_walk import check_index_maps

if TYPE_CHECKING:
    from kitsune.plan.planner import Planner


def merge_groups(planner: Planner, groups: list[Group]) -> None:
    """Merge, pairwise, what may be merged."""
    groups = sorted((g for g in groups if g.kind == "row"), key=planner.last_rank)
    while len(groups) > 1:
        first, second = groups[0], groups[1]
        if check_mergeable(planner, first, second) is None:
            join_groups(planner, first, second)
            groups.pop(1)
        else:
            groups.pop(0)


def check_mergeable(planner: Planner, a: Group, b: Group) -> str | None:
    """None when both can be one kernel, or the reason."""
    if a.space != b.space:
        return f"loops differ: {show(a.space)} and {show(b.space)}"
    if a.row and b.row and a.row != b.row:
        return f"rows differ: axes {show(a.row)} and {show(b.row)}"
    row = a.row or b.row
    if row and (a.frames or b.frames) and not (a.row and b.row):
        return "one of them is stored through a view"
    if any(_waits_indirectly(planner, x, y) for x, y in ((a, b), (b, a))):
        return "one waits for the other through a third kernel or a view"
    reason = check_size(planner, a.size + b.size) or find_forbidden_pair(planner, a.nodes, b.nodes)
    if reason is None and any(_reaches(planner, x, y) for x, y in ((a, b), (b, a))):
        return check_index_maps(_build_merged(planner, a, b), planner.memo)
    return reason


def _reaches(planner: Planner, late: Group, early: Group) -> bool:
    """Whether `late` reads nodes of `early` at other indices than they are computed at."""
    return any(
        planner.home.get(i) is early
        for n in late.nodes
        if OPS[n.op].reach is not None
        for i in n.inputs
    )


def _build_merged(planner: Planner, a: Group, b: Group) -> Group:
    """The kernel of both, storing what nothing in it reads."""
    nodes = sorted({*a.nodes, *b.nodes}, key=planner.rank.__getitem__)
    read = {i for n in nodes for i in n.inputs}
    outputs = [n for n in nodes if n not in read]
    return Group(
        "row",
        nodes,
        a.space,
        a.row or b.row,
        outputs,
        frames=a.frames | b.frames,
        folded=planner.views,
    )


def _waits_indirectly(planner: Planner, late: Group, early: Group) -> bool:
    """Whether `late` needs `early` other than by reading its nodes directly."""
    for i in late.reads():
        home = planner.home.get(planner.root(i))
        if home is early and i in planner.views:
            return True
        if home is not None and home not in (early, late) and planner.waits_for(home, early):
            return True
    return False


def join_groups(planner: Planner, a: Group, b: Group) -> None:
    planner.remove_group(b)
    for n in b.nodes:
        planner.assign(a, n)
    a.nodes = sorted({*a.nodes, *b.nodes}, key=planner.rank.__getitem__)
    a.row = a.row or b.row
    a.frames |= b.frames
    a.custom = a.custom or b.custom


def merge_siblings(planner: Planner) -> None:
    """Reductions over the same rows that read a tensor in common load it once."""
    readers: dict[tuple[Node, tuple[int, ...]], list[Group]] = {}
    for group in list(planner.groups):
        if group.kind != "row" or not group.row:
            continue
        keys = [(leaf, group.row) for leaf in _leaves(planner, group)]
        known = dict.fromkeys(g for key in keys for g in readers.get(key, []))
        into = next((g for g in known if check_mergeable(planner, g, group) is None), None)
        if into is not None:
            join_groups(planner, into, group)
        for key in keys:
            readers.setdefault(key, []).append(into or group)


def _leaves(planner: Planner, group: Group) -> list[Node]:
    """The tensors as large as its loops that it reads."""
    read = dict.fromkeys(planner.root(i) for i in group.reads())
    return [i for i in read if i.shape == group.space]
