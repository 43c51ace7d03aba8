"""Groups in, cuts out: what a plan made is named and predicted, and what is not allowed is parted.

A group is not allowed when its pattern is switched off, when it goes beyond its pattern's form and
automatic fusion is off, or when it is too small or gains too little. Cutting keeps what other
patterns allow: the parts are chosen so that most ops stay in groups that are allowed.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import TYPE_CHECKING

from kitsune.config.patterns import NAMED, FusionPattern
from kitsune.ir.node import Node
from kitsune.ir.ops import OPS, Kind
from kitsune.ir.sizes import count, hint
from kitsune.plan.alike import likeness
from kitsune.plan.checks import too_long
from kitsune.plan.cost import (
    SLOW,
    additions,
    alone,
    arithmetic,
    chained,
    kernel_us,
    live,
    read_nbytes,
    repeats,
)
from kitsune.plan.group import Group, Predicted, Work
from kitsune.plan.patterns import name_of, spelled_ops

if TYPE_CHECKING:
    from kitsune.plan.planner import Planner

Apart = dict[Node, dict[Node, str]]  # pairs that may not share a kernel, and why
AGAIN = 8  # times that a GPU's contraction computes an element of an operand
QUERIES = 64  # in a block of attention on a CPU
MAX_CUTS = 16  # places at which a group that gains too little may be cut in two
MARGIN = 0.1  # of `min_fusion_benefit`, for the error of predictions: a measurement has none


# --- what a group is -----------------------------------------------------------------------------


def named(planner: Planner, group: Group) -> None:
    """Fill in what a finished group is called and what it is predicted to gain."""
    group.predicted, group.timed = predicted(planner, group), planner.measured.group(group)
    name = name_of(group.kind, group.nodes, len(group.through()), len(group.outputs))
    group.pattern = group.custom or (name.pattern.name if name else "")
    group.automatic = bool(name and name.automatic and not group.custom)


def predicted(planner: Planner, group: Group) -> Predicted:
    """What it gains, which depends on how many kernels compute each node of it."""
    nodes = (*group.nodes, *group.through())
    shares = {n: max(1, len(set(planner.holders(n)))) for n in nodes}
    known, key = planner.known.predictions, (likeness(group).key, tuple(shares.values()))
    if key not in known:
        known[key] = _predicted(planner, group, shares)
    return known[key]


def _predicted(planner: Planner, group: Group, shares: Mapping[Node, int]) -> Predicted:
    """What `shares` say is computed by several kernels counts once in all."""
    m, own = planner.cost_model, frozenset(group.nodes)
    moved, common = traffic(planner, group)
    each = {n: alone(m, n, own, moved) for n in shares}
    apart_us, apart_nbytes = 0.0, 0
    for node, one in each.items():
        apart_us += one.time_us / shares[node]
        apart_nbytes += one.nbytes // shares[node]
    core_us = max((one.core_us for one in each.values()), default=0.0)
    if len(shares) == 1:
        work = next(iter(each.values())).work
        return Predicted(apart_us, apart_us, core_us, apart_nbytes, apart_nbytes, work)
    work = together(planner, group, moved, [one.work for one in each.values()])
    return Predicted(apart_us, kernel_us(m, work), core_us, apart_nbytes, moved + common, work)


def together(planner: Planner, group: Group, moved: int, each: list[Work]) -> Work:
    """What one kernel of these nodes does, `each` of which does so much by itself."""
    m, packed = planner.cost_model, operands(planner, group)
    sums = {n: arithmetic(n) * again(group, n, packed) for n in group.nodes}
    spilled = 2.0 * max(0, live(group.nodes) - m.registers) * count(group.space)  # and read back
    waits = chained(m, group.nodes)
    products_us = sum(work.products_us for work in each)
    return Work(
        moved,
        waits * sum(sums.values()) + spilled,
        slow=waits * sum(s for n, s in sums.items() if additions(n) >= SLOW),
        spilled=spilled,
        products_us=products_us,
        operands=sum(work.operands for work in each),
        rows=rows(group),
        few=sum(w.few * w.products_us for w in each) / products_us if products_us else 0.0,
    )


def rows(group: Group) -> int:
    """How often it begins a row that it reduces."""
    return count(n for d, n in enumerate(group.space) if d not in group.row) if group.row else 0


def traffic(planner: Planner, group: Group) -> tuple[int, int]:
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


def operands(planner: Planner, group: Group) -> dict[Node, int]:
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
    blocks = -(-group.space[-2] // QUERIES)
    found: dict[Node, int] = {}
    for roots, times in ((once, 1 if packs else AGAIN), (again, blocks if packs else AGAIN)):
        stack = list(roots)
        while stack:
            node = stack.pop()
            if found.get(node, 0) < times:
                found[node] = times
                stack.extend(node.inputs if node in mine else ())
    return found


def again(group: Group, node: Node, packed: dict[Node, int]) -> int:
    """How often a kernel computes each element of a node; `packed` are its operands."""
    if OPS[node.op].kind is not Kind.MAP:
        return 1
    return packed.get(node) or repeats(node.shape, loops(group, node))


def loops(group: Group, node: Node) -> tuple[int, ...]:
    """The space that a node which is no operand is computed over. What a reduction made is the same
    all along the row, and is computed once for it, also behind a view that drops its axes."""
    space = group.space
    if group.kind == "attention" and group.anchor is not None:
        scores = group.anchor.inputs[0].shape
        if repeated(node.shape, scores):
            return scores
    if not repeated(node.shape, space):
        return node.shape
    aligned = (1,) * (len(space) - len(node.shape)) + node.shape
    return tuple(1 if d in group.row and aligned[d] == 1 else n for d, n in enumerate(space))


def repeated(small: tuple[int, ...], large: tuple[int, ...]) -> bool:
    """Whether a shape broadcasts to another."""
    pairs = zip(small[::-1], large[::-1], strict=False)
    return len(small) <= len(large) and all(a in (1, b) for a, b in pairs)


# --- what is not allowed -------------------------------------------------------------------------


def cuts(planner: Planner) -> list[tuple[Node, Node, str]]:
    """Pairs of nodes to keep apart, with the reason."""
    found: list[tuple[Node, Node, str]] = []
    for group in planner.groups:
        nodes = [*group.through(), *group.nodes]
        if not group.pattern or len(nodes) < 2:
            continue
        reason = too_small(planner, group)
        parted = [[n] for n in nodes]
        if reason is None:
            reason = objection(planner, group)
            parted = parts(planner, group, nodes) if reason is not None else []
        if reason is not None:
            pairs = [(a, b) for p, q in combinations(parted, 2) for a in p for b in q]
            pairs += beyond(planner, group, pairs)
            found += [(a, b, reason) for a, b in pairs]
    return found


def beyond(
    planner: Planner, group: Group, pairs: list[tuple[Node, Node]]
) -> list[tuple[Node, Node]]:
    """The other inputs of a node that is parted from one, where the group holds as many ops as it
    may: with these in their place it would be objected to again, one full group after another."""
    if too_long(planner, group.size + 1) is None:
        return []
    mine = set(group.nodes)
    readers = dict.fromkeys(b for a, b in pairs if a in b.inputs)
    return [(i, r) for r in readers for i in dict.fromkeys(r.inputs) if i not in mine]


def too_small(planner: Planner, group: Group) -> str | None:
    """Why a group is to be taken apart altogether."""
    for name in (n.op for n in group.nodes):
        if name in planner.never:
            return f"never_fuse('{name}') is in force"
    size, least = count(group.space), planner.config.min_tensor_size
    return f"{size} elements are fewer than min_tensor_size {least}" if size < least else None


def objection(planner: Planner, group: Group) -> str | None:
    """Why the configuration does not have a group as it is, or None."""
    config = planner.config
    if group.custom:
        return (
            f"never_fuse('{group.custom}') is in force" if group.custom in planner.never else None
        )
    name = name_of(group.kind, group.nodes, len(group.through()), len(group.outputs))
    if name is None:
        return None
    reason = switched_off(planner, name.pattern, spelled_ops(group.nodes))
    if reason is None and group.kind == "contract" and group.row:
        reason = switched_off(planner, NAMED["reduction"], ())
    if reason is None and name.automatic and not config.use_auto_fusion:
        reason = f"this is more than {name.pattern.name}, and use_auto_fusion is False"
    if reason is None and recomputes(planner, group):
        return None  # what it saves is memory that grows with the square of a length
    return reason or too_little(group, config.min_fusion_benefit)


def too_little(group: Group, least: float) -> str | None:
    """Why a group gains less than it must: as measured, or else as predicted."""
    p, timed = group.predicted, group.timed
    if timed is not None:
        least = max(0.0, least - MARGIN)
        times = f"{timed.apart_us:.3g} µs apart, {timed.together_us:.3g} together"
        said = f"a measured gain of {timed.gain:.2f} ({times}) is under {least:g}"
        return said if timed.gain < least else None
    if p.benefit >= least:
        return None
    apart, together = p.apart_us - p.core_us, p.together_us - p.core_us
    times = f"{apart:.3g} µs apart, {together:.3g} together, beside {p.core_us:.3g} either way"
    return f"a predicted gain of {p.benefit:.2f} ({times}) is under min_fusion_benefit {least:g}"


def recomputes(planner: Planner, group: Group) -> bool:
    """Whether it computes products that other kernels compute too, so that none stores them."""
    return any(OPS[n.op].kind is Kind.CONTRACT and len(planner.holders(n)) > 1 for n in group.nodes)


def switched_off(planner: Planner, pattern: FusionPattern, ops: tuple[str, ...]) -> str | None:
    if pattern.name in planner.never:
        return f"never_fuse('{pattern.name}') is in force"
    return planner.config.refusal(pattern, ops)


def parts(planner: Planner, group: Group, nodes: list[Node]) -> list[list[Node]]:
    """Runs of nodes that nothing is said against: cut where most ops stay in company. A long run is
    cut at one of MAX_CUTS places, or in the middle where none helps: to predict what a part gains
    takes time in proportion to its length."""
    if len(nodes) == 1 or (
        len(nodes) < len(group.nodes) and objection(planner, part(planner, group, nodes)) is None
    ):
        return [nodes]

    def kept(at: int) -> tuple[int, int]:
        sides = [part(planner, group, s) for s in (nodes[:at], nodes[at:]) if len(s) > 1]
        return sum(len(s.nodes) for s in sides if objection(planner, s) is None), at

    step = -(-(len(nodes) - 1) // MAX_CUTS)
    best, at = max(kept(at) for at in range(len(nodes) - 1, 0, -step))
    if step > 1 and not best:
        at = len(nodes) // 2
    return [*parts(planner, group, nodes[:at]), *parts(planner, group, nodes[at:])]


def part(planner: Planner, group: Group, nodes: list[Node]) -> Group:
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
    made.predicted, made.timed = predicted(planner, made), planner.measured.group(made)
    return made
