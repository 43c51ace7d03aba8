"""Name groups, predict their gain, and find where to cut groups that are not allowed.

A group is not allowed when its pattern is switched off, when it goes beyond its pattern's form and
automatic fusion is off, or when it is too small or gains too little. Cutting keeps what other
patterns allow: the parts are chosen so that most ops stay in groups that are allowed.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import TYPE_CHECKING

from kitsune.config.pattern_names import NAMED, FusionPattern
from kitsune.ir.node import Node
from kitsune.ir.ops import OPS, Kind
from kitsune.ir.sizes import count, hint
from kitsune.plan.checks import check_size
from kitsune.plan.cost import (
    SLOW_ADDITIONS,
    compute_dependency_factor,
    count_additions,
    count_arithmetic,
    count_live_values,
    count_repeats,
    predict_kernel_us,
    predict_unfused_op,
    read_nbytes,
)
from kitsune.plan.group import Group, Predicted, Work, make_structural_key
from kitsune.plan.patterns import list_ops, name_pattern

if TYPE_CHECKING:
    from kitsune.plan.planner import Planner

ForbiddenPairs = dict[Node, dict[Node, str]]  # pairs that may not share a kernel, and why
GPU_RECOMPUTATIONS = 8  # times that a GPU's contraction computes an element of an operand
CPU_QUERY_BLOCK = 64  # in a block of attention on a CPU
MAX_CUTS = 16  # places at which a group that gains too little may be cut in two
MARGIN = 0.1  # of `min_fusion_benefit`, for the error of predictions: a measurement has none


# --- what a group is -----------------------------------------------------------------------------


def name_group(planner: Planner, group: Group) -> None:
    """Fill in what a finished group is called and what it is predicted to gain."""
    group.predicted, group.timed = predict_group(planner, group), planner.measured.find_group(group)
    name = name_pattern(group.kind, group.nodes, len(group.folded_views()), len(group.outputs))
    group.pattern = group.custom or (name.pattern.name if name else "")
    group.automatic = bool(name and name.automatic and not group.custom)


def predict_group(planner: Planner, group: Group) -> Predicted:
    """What it gains, which depends on how many kernels compute each node of it."""
    nodes = (*group.nodes, *group.folded_views())
    counts = planner.count_shares()
    shares = {n: max(1, counts[n]) for n in nodes}
    known, key = planner.memo.predictions, (make_structural_key(group).key, tuple(shares.values()))
    if key not in known:
        known[key] = _predict_group(planner, group, shares)
    return known[key]


def _predict_group(planner: Planner, group: Group, shares: Mapping[Node, int]) -> Predicted:
    """What `shares` say is computed by several kernels counts once in all."""
    m, own = planner.cost_model, frozenset(group.nodes)
    moved, common = count_traffic(planner, group)
    each = {n: predict_unfused_op(m, n, own, moved) for n in shares}
    unfused_us, unfused_nbytes = 0.0, 0
    for node, one in each.items():
        unfused_us += one.time_us / shares[node]
        unfused_nbytes += one.nbytes // shares[node]
    core_us = max((one.core_us for one in each.values()), default=0.0)
    if len(shares) == 1:
        work = next(iter(each.values())).work
        return Predicted(unfused_us, unfused_us, core_us, unfused_nbytes, unfused_nbytes, work)
    work = count_fused_work(planner, group, moved, [one.work for one in each.values()])
    return Predicted(
        unfused_us, predict_kernel_us(m, work), core_us, unfused_nbytes, moved + common, work
    )


def count_fused_work(planner: Planner, group: Group, moved: int, each: list[Work]) -> Work:
    """What one kernel of these nodes does, `each` of which does so much by itself."""
    m, packed = planner.cost_model, find_operands(planner, group)
    sums = {n: count_arithmetic(n) * count_recomputations(group, n, packed) for n in group.nodes}
    spilled = (
        2.0 * max(0, count_live_values(group.nodes) - m.registers) * count(group.space)
    )  # and read back
    waits = compute_dependency_factor(m, group.nodes)
    products_us = sum(work.matmul_us for work in each)
    return Work(
        moved,
        waits * sum(sums.values()) + spilled,
        slow=waits * sum(s for n, s in sums.items() if count_additions(n) >= SLOW_ADDITIONS),
        spilled=spilled,
        matmul_us=products_us,
        operands=sum(work.operands for work in each),
        rows=count_rows(group),
        tile_padding=sum(w.tile_padding * w.matmul_us for w in each) / products_us
        if products_us
        else 0.0,
    )


def count_rows(group: Group) -> int:
    """How often it begins a row that it reduces."""
    return count(n for d, n in enumerate(group.space) if d not in group.row) if group.row else 0


def count_traffic(planner: Planner, group: Group) -> tuple[int, int]:
    """(bytes that a kernel moves and fusion can change, bytes that its contractions read from
    outside in any case)."""
    core = {
        planner.root(i)
        for n in group.nodes
        if OPS[n.op].kind is Kind.CONTRACT
        for i in n.inputs
        if i not in group.nodes
    }
    read: dict[Node, int] = {}
    for i in group.reads():
        root = planner.root(i)
        read[root] = min(hint(root.nbytes), read.get(root, 0) + read_nbytes([i]))
    common = sum(count for root, count in read.items() if root in core)
    return sum(read.values()) - common + sum(hint(n.nbytes) for n in group.outputs), common


def find_operands(planner: Planner, group: Group) -> dict[Node, int]:
    """What the products of a kernel read, inside it and directly outside, and how often it computes
    an element of each. A CPU packs the operands of a contraction once, and the queries of
    attention; keys and values are needed again for every block of queries. A GPU packs nothing."""
    contractions = [n for n in group.nodes if OPS[n.op].kind is Kind.CONTRACT]
    if group.kind not in ("contract", "attention") or not contractions:
        return {}
    packs = planner.limits.packs_operands
    once, again = list(contractions[0].inputs), list[Node]()
    mine = set(group.nodes)
    if group.kind == "attention" and len(contractions) > 1:
        *inner, anchor = contractions
        once = [n.inputs[0] for n in inner]
        again = [*(n.inputs[1] for n in inner), *(i for i in anchor.inputs if i not in mine)]
    blocks = -(-hint(group.space[-2]) // CPU_QUERY_BLOCK)
    found: dict[Node, int] = {}
    for roots, times in (
        (once, 1 if packs else GPU_RECOMPUTATIONS),
        (again, blocks if packs else GPU_RECOMPUTATIONS),
    ):
        stack = list(roots)
        while stack:
            node = stack.pop()
            if found.get(node, 0) < times:
                found[node] = times
                stack.extend(node.inputs if node in mine else ())
    return found


def count_recomputations(group: Group, node: Node, packed: dict[Node, int]) -> int:
    """How often a kernel computes each element of a node; `packed` are its operands."""
    if OPS[node.op].kind is not Kind.MAP:
        return 1
    return packed.get(node) or count_repeats(node.shape, find_loops(group, node))


def find_loops(group: Group, node: Node) -> tuple[int, ...]:
    """The space that a node which is no operand is computed over. What a reduction made is the same
    all along the row, and is computed once for it, also behind a view that drops its axes."""
    space = group.space
    if group.kind == "attention" and group.anchor is not None:
        scores = group.anchor.inputs[0].shape
        if can_broadcast(node.shape, scores):
            return scores
    if not can_broadcast(node.shape, space):
        return node.shape
    aligned = (1,) * (len(space) - len(node.shape)) + node.shape
    return tuple(1 if d in group.row and aligned[d] == 1 else n for d, n in enumerate(space))


def can_broadcast(small: tuple[int, ...], large: tuple[int, ...]) -> bool:
    """Whether a shape broadcasts to another."""
    pairs = zip(small[::-1], large[::-1], strict=False)
    return len(small) <= len(large) and all(a in (1, b) for a, b in pairs)


# --- what is not allowed -------------------------------------------------------------------------


def find_cuts(planner: Planner) -> list[tuple[Node, Node, str]]:
    """Pairs of nodes to keep apart, with the reason. Many views stay folded where the group gains
    too little: to store each of nested concatenations is a kernel more for every one of them."""
    found: list[tuple[Node, Node, str]] = []
    for group in planner.groups:
        views = group.folded_views()
        nodes = [*views, *group.nodes]
        if not group.pattern or len(nodes) < 2:
            continue
        reason = check_min_size(planner, group)
        parted = [[n] for n in nodes]
        if reason is None:
            reason = find_objection(planner, group)
            nodes = nodes if len(views) <= MAX_CUTS else group.nodes
            parted = split_nodes(planner, group, nodes) if reason is not None else []
        if reason is not None:
            pairs = [(a, b) for p, q in combinations(parted, 2) for a in p for b in q]
            pairs += find_outer_cuts(planner, group, pairs)
            found += [(a, b, reason) for a, b in pairs]
    return found


def find_outer_cuts(
    planner: Planner, group: Group, pairs: list[tuple[Node, Node]]
) -> list[tuple[Node, Node]]:
    """The other inputs of a node that is parted from one, where the group holds as many ops as it
    may: with these in their place it would be objected to again, one full group after another."""
    if check_size(planner, group.size + 1) is None:
        return []
    mine = set(group.nodes)
    readers = dict.fromkeys(b for a, b in pairs if a in b.inputs)
    return [(i, r) for r in readers for i in dict.fromkeys(r.inputs) if i not in mine]


def check_min_size(planner: Planner, group: Group) -> str | None:
    """Why a group is to be taken apart altogether."""
    for name in (n.op for n in group.nodes):
        if name in planner.never:
            return f"never_fuse('{name}') is in force"
    size, least = count(group.space), planner.config.min_tensor_size
    return f"{size} elements are fewer than min_tensor_size {least}" if size < least else None


def find_objection(planner: Planner, group: Group) -> str | None:
    """Why the configuration does not have a group as it is, or None."""
    config = planner.config
    if group.custom:
        return (
            f"never_fuse('{group.custom}') is in force" if group.custom in planner.never else None
        )
    name = name_pattern(group.kind, group.nodes, len(group.folded_views()), len(group.outputs))
    if name is None:
        return None
    reason = check_enabled(planner, name.pattern, list_ops(group.nodes))
    if reason is None and group.kind == "contract" and group.row:
        reason = check_enabled(planner, NAMED["reduction"], ())
    if reason is None and name.automatic and not config.use_auto_fusion:
        reason = f"this is more than {name.pattern.name}, and use_auto_fusion is False"
    if reason is None and has_recomputed_matmul(planner, group):
        return None  # what it saves is memory that grows with the square of a length
    return reason or check_gain(group, config.min_fusion_benefit)


def check_gain(group: Group, least: float) -> str | None:
    """Why a group gains less than it must: as measured, or else as predicted."""
    p, timed = group.predicted, group.timed
    if timed is not None:
        least = max(0.0, least - MARGIN)
        times = f"{timed.unfused_us:.3g} µs unfused, {timed.fused_us:.3g} fused"
        said = f"a measured gain of {timed.gain:.2f} ({times}) is under {least:g}"
        return said if timed.gain < least else None
    if p.benefit >= least:
        return None
    apart, together = p.unfused_us - p.core_us, p.fused_us - p.core_us
    times = f"{apart:.3g} µs unfused, {together:.3g} fused, beside {p.core_us:.3g} either way"
    return f"a predicted gain of {p.benefit:.2f} ({times}) is under min_fusion_benefit {least:g}"


def has_recomputed_matmul(planner: Planner, group: Group) -> bool:
    """Whether it computes products that other kernels compute too, so that none stores them."""
    return any(OPS[n.op].kind is Kind.CONTRACT and len(planner.holders(n)) > 1 for n in group.nodes)


def check_enabled(planner: Planner, pattern: FusionPattern, ops: tuple[str, ...]) -> str | None:
    if pattern.name in planner.never:
        return f"never_fuse('{pattern.name}') is in force"
    return planner.config.refusal(pattern, ops)


def split_nodes(planner: Planner, group: Group, nodes: list[Node]) -> list[list[Node]]:
    """Runs of nodes that nothing is said against: cut where most ops stay in company. A long run is
    cut at one of MAX_CUTS places, or in the middle where none helps: to predict what a part gains
    takes time in proportion to its length."""
    if len(nodes) == 1 or (
        len(nodes) < len(group.nodes)
        and find_objection(planner, build_part(planner, group, nodes)) is None
    ):
        return [nodes]

    def count_fused(at: int) -> tuple[int, int]:
        sides = [build_part(planner, group, s) for s in (nodes[:at], nodes[at:]) if len(s) > 1]
        return sum(len(s.nodes) for s in sides if find_objection(planner, s) is None), at

    step = -(-(len(nodes) - 1) // MAX_CUTS)
    best, at = max(count_fused(at) for at in range(len(nodes) - 1, 0, -step))
    if step > 1 and not best:
        at = len(nodes) // 2
    return [*split_nodes(planner, group, nodes[:at]), *split_nodes(planner, group, nodes[at:])]


def build_part(planner: Planner, group: Group, nodes: list[Node]) -> Group:
    """The group that a run of another's nodes would be, as far as its name and time go."""
    own = [n for n in nodes if n not in group.folded]
    contractions = sum(OPS[n.op].kind is Kind.CONTRACT for n in own)
    kind = group.kind
    if kind in ("contract", "attention") and contractions < 2:
        kind = "contract" if contractions else "row"
    mine = set(nodes)
    made = Group(kind, own or nodes, group.space, group.row, folded=group.folded)
    made.outputs = [
        n
        for n in made.nodes
        if n in planner.results or any(r not in mine for r in planner.readers[n])
    ]
    made.predicted, made.timed = predict_group(planner, made), planner.measured.find_group(made)
    return made
