"""Merge, shrink and launch finished groups.

Row kernels over the same rows are merged: two that a node reads, or siblings that read a tensor. A
group that binds more buffers than a shader may loses its last nodes. Small groups share a launch.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kitsune.config.pattern_names import NAMED
from kitsune.ir.node import Node
from kitsune.ir.ops import OPS, Kind
from kitsune.ir.ops.op_table import show
from kitsune.plan.checks import check_size, find_forbidden_pair
from kitsune.plan.group import Group, is_number, singleton
from kitsune.plan.index_walk import check_index_maps
from kitsune.plan.judge import check_enabled

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


# --- groups with too many bindings ----------------------------------------------------------------


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
            peeled.insert(0, planner.new_group(singleton(node)))
            _merge_peeled(planner, peeled)


def _remove_node(planner: Planner, group: Group, node: Node) -> None:
    group.nodes.remove(node)
    group.frames.pop(node, None)
    planner.held[node].remove(group)
    is_reduction = OPS[node.op].kind is Kind.REDUCE
    if is_reduction and not any(OPS[n.op].kind is Kind.REDUCE for n in group.nodes):
        group.row = ()


def _find_peelable(group: Group) -> Node | None:
    """The last node, unless it is what the loops are made for: of a row kernel that may be a
    reduction, as what comes before it has loops of its own."""
    last = group.nodes[-1]
    kinds = (Kind.MAP, Kind.VIEW, *([Kind.REDUCE] if group.kind == "row" else []))
    return last if len(group.nodes) > 1 and OPS[last.op].kind in kinds else None


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


# --- groups that share a launch -------------------------------------------------------------------

SMALL_NBYTES = 1 << 22  # moving more takes so long that a barrier does not matter
WAITING_NBYTES = 1 << 16  # results this small, which nobody reads, wait for each other at the end


def assign_waves(planner: Planner, ordered: Sequence[Group]) -> list[Group]:
    """Number the launch of each group, those of one launch side by side.

    Threads join at a barrier between kernels because one reads what another wrote. Small
    elementwise loops that do not read each other, such as an optimizer's updates of many tensors,
    share one launch: every thread does its share of each, with one barrier at the end. Each loop
    then costs a call inside the program, a few nanoseconds.
    """
    together = planner.limits.shares_launches and not planner.off
    if not together or check_enabled(planner, NAMED["multi_tensor"], ()) is not None:
        for number, group in enumerate(ordered):
            group.wave = number
        return list(ordered)
    late = [g for g in ordered if _can_wait(planner, g)]
    done = [g for g in ordered if g not in late] + late if len(late) > 1 else list(ordered)
    wave, made, loose = -1, set[Node](), False
    for group in done:
        reads = {planner.root(i) for i in group.reads()}
        if not (loose and _is_small(group)) or reads & made:
            wave, made = wave + 1, set()
        loose = _is_small(group)
        made |= set(group.outputs)
        group.wave = wave
    return done


def _is_small(group: Group) -> bool:
    """Elementwise kernels share no scratch, and have no barrier inside."""
    return group.is_map() and group.predicted.fused_nbytes <= SMALL_NBYTES


def _can_wait(planner: Planner, group: Group) -> bool:
    if not _is_small(group) or group.predicted.fused_nbytes > WAITING_NBYTES:
        return False
    return all(n in planner.results and not planner.find_reading_groups(n) for n in group.outputs)
