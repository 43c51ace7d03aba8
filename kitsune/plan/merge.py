"""Merge, shrink and launch finished groups, and rematerialise values in their consumers.

Row kernels over the same rows are merged: two that a node reads, or siblings that read a tensor. A
group that binds more buffers than a shader may loses its last nodes. Small groups share a launch.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING

from kitsune.config.pattern_names import NAMED
from kitsune.ir.dtypes import Packed
from kitsune.ir.node import Node
from kitsune.ir.ops import OPS, Kind
from kitsune.ir.ops.op_table import show
from kitsune.ir.sizes import count, hint
from kitsune.plan.checks import check_size, find_forbidden_pair
from kitsune.plan.cost import count_arithmetic, count_repeats, read_nbytes
from kitsune.plan.group import Group, SharedValues, Timed, collect_between, is_number, singleton
from kitsune.plan.index_walk import check_index_maps
from kitsune.plan.judge import check_enabled, find_loops, find_operands
from kitsune.plan.patterns import is_dequantisation
from kitsune.system.records import dataclass

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


# --- rematerialising ------------------------------------------------------------------------------
# Rematerialise elementwise values in their consumers where that is cheaper than storing them.
#
# A value that other kernels read is either stored by its producer or recomputed by each reader from
# the producer's inputs and other outputs: whichever is predicted to take less time.


def rematerialise(planner: Planner) -> None:
    """Latest first, so that chains fold into their final reader. A kernel that makes a result, or
    does more than elementwise work, stays, but single values of it may still be recomputed."""
    for group in sorted(planner.groups, key=planner.last_rank, reverse=True):
        stored = [n for n in group.nodes if planner.is_stored(n, group)]
        whole = group.is_map() and planner.results.isdisjoint(group.nodes)
        left = [[n] for n in reversed(stored) if n not in planner.results]
        for nodes in [stored] if whole else left:
            readers = list(dict.fromkeys(g for n in nodes for g in planner.find_reading_groups(n)))
            reads = _collect_reads(planner, group, nodes, readers)
            if not group.is_map() and not _can_rematerialise(reads):
                continue
            reason = _check_quantised_attention(planner, group, readers)
            if any(reader.kind == "loop" for reader in readers):
                reason = "every step of a loop reads it"
            reason = reason or check_cost(planner, group, nodes, reads, whole)
            reason = reason or _copy_into_readers(planner, group, reads, whole)
            if reason is not None:
                for node in nodes:
                    for reader in planner.readers[node]:
                        planner.refuse(node, reader, reason)


@dataclass
class Read:
    """How one kernel reads values of another: `entries` are (value as it is read, the node that
    reads it), through folded views the last of them. To compute the values itself it needs
    `needed`: the views in between, and all down to what the other is given, or stores besides."""

    entries: list[tuple[Node, Node]] = field(default_factory=list)
    needed: set[Node] = field(default_factory=set)


def _collect_reads(
    planner: Planner, group: Group, nodes: list[Node], readers: list[Group]
) -> dict[Group, Read]:
    """How each reader reads `nodes` of a group: in one pass, as there may be hundreds of them."""
    besides = {n for n in group.nodes if n not in nodes and planner.is_stored(n, group)}
    given = {*group.reads(), *besides}
    made_of = {node: collect_between(node, given) for node in nodes}
    found = {reader: Read() for reader in readers}
    for path, node in _walk_paths(planner, nodes):
        known = planner.held.get(path[-1], [])
        for reader in planner.held.get(node, []):
            if reader in found:
                found[reader].entries.append((path[-1], node))
                if reader not in known:
                    found[reader].needed |= {*path[1:], *made_of[path[0]]}
    return found


def _can_rematerialise(reads: Mapping[Group, Read]) -> bool:
    """Whether readers can recompute values from the producer's inputs and other outputs. A
    contraction reads stored operands in place, so it does not recompute them."""
    needed = (n for read in reads.values() for n in read.needed)
    return all(r.kind == "row" for r in reads) and all(
        OPS[n.op].kind in (Kind.MAP, Kind.VIEW) and OPS[n.op].reach is None for n in needed
    )


def _check_quantised_attention(planner: Planner, group: Group, readers: list[Group]) -> str | None:
    """Why attention may not read codes, where the configuration does not have it."""
    if any(r.kind == "attention" for r in readers) and any(map(is_dequantisation, group.nodes)):
        return check_enabled(planner, NAMED["quantized_attention"], ())
    return None


def check_cost(
    planner: Planner, group: Group, nodes: list[Node], reads: Mapping[Group, Read], whole: bool
) -> str | None:
    """None when making the values again takes no longer than storing and reading them."""
    if not reads:
        return "nothing reads it"
    if all(OPS[n.op].kind is Kind.VIEW for n in group.nodes):
        return "it stores a view"
    m = planner.cost_model
    made_again = {n for read in reads.values() for n in read.needed}
    leaves = {planner.root(i) for n in made_again for i in n.inputs if i not in made_again}
    if any(isinstance(leaf.dtype, Packed) for leaf in leaves):
        return None  # unpacked weights are never worth storing
    if planner.limits.widens_int8 and _is_int8_conversion(group, leaves, reads):
        return None  # nor are bytes that are only converted
    made = sum(hint(node.nbytes) for node in nodes)
    stored_us = m.move(made) * (1 + len(reads))
    if whole:
        work = m.compute(sum(map(count_arithmetic, group.nodes)))
        stored_us += m.launch_us + max(m.move(read_nbytes(leaves)), work)
    again_us = 0.0
    mine = set(group.nodes)
    for reader, read in reads.items():
        needed = read.needed & mine
        loaded = {planner.root(i) for n in needed for i in n.inputs if i not in needed}
        times = max(_count_recomputations(planner, reader, *entry) for entry in read.entries)
        sums = sum(map(count_arithmetic, needed))
        again_us += m.move(read_nbytes(loaded - _find_sources(planner, reader))) + m.compute(
            sums * times
        )
    timed = _look_up_times(planner, group, nodes, reads, Timed(stored_us, again_us))
    if timed.fused_us <= timed.unfused_us:
        return None
    again, stored = timed.fused_us, timed.unfused_us
    return f"recomputing it takes {again:.3g} µs where storing it takes {stored:.3g}"


def _find_sources(planner: Planner, reader: Group) -> set[Node]:
    """What a kernel reads from memory: found once until it absorbs something."""
    if reader not in planner.sources:
        planner.sources[reader] = {planner.root(i) for i in reader.reads()}
    return planner.sources[reader]


def _is_int8_conversion(group: Group, leaves: set[Node], readers: Iterable[Group]) -> bool:
    """Whether it converts int8; less zero points, where a contraction packs them anyway."""
    known = {"cast", "pad", *(["sub"] if all(r.kind == "contract" for r in readers) else [])}
    maps = {n.op for n in group.nodes if OPS[n.op].kind is Kind.MAP}
    large = [leaf.dtype for leaf in leaves if leaf.shape]
    return maps <= known and all(dtype.is_int and dtype.itemsize == 1 for dtype in large)


def _look_up_times(
    planner: Planner,
    group: Group,
    values: list[Node],
    reads: Mapping[Group, Read],
    predicted: Timed,
) -> Timed:
    """Return the times of storing and of recomputing: measured if known, else predicted."""
    views = (n for read in reads.values() for n in read.needed if n not in group.nodes)
    nodes = dict.fromkeys((*group.nodes, *views, *(n for r in reads for n in r.nodes)))
    shared = SharedValues(tuple(values), tuple(nodes), predicted.unfused_us, predicted.fused_us)
    planner.shared.append(shared)
    return planner.measured.find_recomputation(shared.values, shared.nodes) or predicted


def _walk_paths(planner: Planner, nodes: list[Node]) -> Iterator[tuple[tuple[Node, ...], Node]]:
    """(a value and the folded views it is read through, a node that reads the last of them).
    Followed from the value: a kernel may read hundreds of others."""
    stack: list[tuple[tuple[Node, ...], Node]]
    stack = [((node,), reader) for node in reversed(nodes) for reader in planner.readers[node]]
    while stack:
        path, reader = stack.pop()
        yield path, reader
        if reader in planner.views:
            stack.extend(((*path, reader), after) for after in planner.readers[reader])


def _count_recomputations(planner: Planner, reader: Group, value: Node, node: Node) -> float:
    """How often a reader would compute each element of what it now loads."""
    size = max(count(planner.root(value).shape), 1)
    grown = count(value.shape) / size
    if OPS[node.op].reach is not None:
        return _count_viewed(planner, reader, node) / size
    times = find_operands(planner, reader).get(value)
    if times is not None:
        return grown * times
    if OPS[node.op].kind is not Kind.MAP:
        return grown
    return grown * count_repeats(value.shape, find_loops(reader, node))


def _count_viewed(planner: Planner, reader: Group, node: Node) -> int:
    """Elements of what a kernel computes for a node of it. Views of its own repeat these: a padded
    image is computed for each tap of windows over it, unless a contraction makes it first."""
    most, stack = count(node.shape), [node]
    while reader.kind == "row" and stack:
        for after in planner.readers[stack.pop()]:
            if after in reader.nodes and OPS[after.op].kind is Kind.VIEW:
                most = max(most, count(after.shape))
                stack.append(after)
    return most


def _copy_into_readers(
    planner: Planner, group: Group, reads: Mapping[Group, Read], whole: bool
) -> str | None:
    """Copy the nodes, and the views between, into every reader; all or none."""
    before = [(r, list(r.nodes), list(r.outputs)) for r in reads]
    moved: list[tuple[Group, Node]] = []
    reason = None
    for reader, read in reads.items():
        wanted = read.needed
        moved += [(reader, n) for n in wanted]
        reason = reason or find_forbidden_pair(planner, reader.nodes, wanted)
        reader.nodes = sorted({*reader.nodes, *wanted}, key=planner.rank.__getitem__)
        reader.outputs = [n for n in reader.nodes if planner.home.get(n) is reader]
        reason = reason or check_size(planner, reader.size)
        reason = (
            reason
            or check_index_maps(reader, planner.memo, planner.checked)
            or check_bindings(planner, reader)
        )
    if reason is not None:
        for reader, old, outputs in before:
            reader.nodes, reader.outputs = old, outputs
        return reason
    for changed in (group, *reads):
        planner.sources.pop(changed, None)
    if whole:
        planner.remove_group(group)
    for reader, node in moved:
        planner.held.setdefault(node, []).append(reader)
    if not whole:
        _remove_unneeded(planner, group, {node for _, node in moved})
    return None


def _remove_unneeded(planner: Planner, group: Group, moved: set[Node]) -> None:
    """Of what was copied into readers, a kernel computes no longer what it does not need itself."""
    for node in sorted(moved & set(group.nodes), key=planner.rank.__getitem__, reverse=True):
        if not planner.is_stored(node, group) and all(node not in n.inputs for n in group.nodes):
            planner.remove_node(group, node)
