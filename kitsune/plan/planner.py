"""Decide which nodes share a kernel, and record why the others do not.

One pass puts each node in its producer's kernel where that is legal; a second merges kernels that
read the same rows; a third recomputes cheap elementwise kernels inside their readers. What came out
is then judged: groups that the configuration does not allow, or that are predicted to gain too
little, are cut, and the graph is planned again with those nodes kept apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from kitsune.config import FusionConfig
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, Kind
from kitsune.ir.ops.loop import loop_key
from kitsune.ir.rewrite import Fired
from kitsune.ir.sizes import hint
from kitsune.plan.attention_groups import find_attention
from kitsune.plan.checks import find_refusal
from kitsune.plan.cost import NO_MEASUREMENTS, Measured, predict_unfused
from kitsune.plan.custom_patterns import find_custom_patterns
from kitsune.plan.group import (
    STARTING,
    Group,
    Plan,
    PlanningMemo,
    Refusal,
    SharedValues,
    reduced_axes,
    singleton,
)
from kitsune.plan.index_walk import CheckedWalk, check_index_maps, leaf_is_affine
from kitsune.plan.judge import ForbiddenPairs, find_cuts, name_group
from kitsune.plan.loop_values import make_loop
from kitsune.plan.merge import (
    assign_waves,
    check_mergeable,
    fit_bindings,
    merge_groups,
    merge_siblings,
    rematerialise,
)
from kitsune.target import CostModel, Limits

EPILOGUE_PRIORITY = {
    "attention": 2,
    "contract": 1,
}  # an epilogue of these saves a pass over their results
MAX_ROUNDS = 200  # of judging: each parts at least one pair of every group it objects to


class Planner:
    """The state of planning one graph; checks read it. With a reason in `off` nothing is fused."""

    def __init__(
        self,
        graph: Graph,
        limits: Limits,
        cost_model: CostModel,
        config: FusionConfig,
        never: tuple[str, ...] = (),
        apart: ForbiddenPairs | None = None,
        measured: Measured = NO_MEASUREMENTS,
        known: PlanningMemo | None = None,
    ) -> None:
        self.memo = known or PlanningMemo()
        self.graph, self.limits, self.config, self.never = graph, limits, config, never
        self.measured = measured
        self.cost_model = cost_model.with_coefficients(measured.coefficients)
        self.shared: list[SharedValues] = []
        self.forbidden_pairs: ForbiddenPairs = (
            apart or {}
        )  # pairs that may not share a kernel, and why
        self.off = config.off(limits.device) or ""
        self.results = set(graph.outputs)
        self.order = list(graph.nodes())
        self.rank = {n: i for i, n in enumerate(self.order)}
        self.readers: dict[Node, list[Node]] = {n: [] for n in self.order}
        for n in self.order:
            for i in dict.fromkeys(n.inputs):
                self.readers[i].append(n)
        self.home: dict[Node, Group] = {}  # the kernel a node is computed in, and stored by
        self.held: dict[Node, list[Group]] = {}  # every kernel that computes it
        self.groups: dict[Group, None] = {}
        self.loops: dict[tuple[Any, ...], Group] = {}  # by what makes their results those of one
        self.views: set[Node] = set()  # views folded into the loads of their readers
        self.refusals: list[Refusal] = []
        self.sources: dict[Group, set[Node]] = {}  # what kernels read, while they absorb others
        self.checked: dict[Group, CheckedWalk] = {}  # index maps found while kernels grow
        self.shares: dict[Node, int] = {}  # see `count_shares`

    # --- questions --------------------------------------------------------------------------------

    def root(self, node: Node) -> Node:
        """What is stored, below the views folded into a load."""
        while node in self.views:
            node = node.inputs[0]
        return node

    def inputs(self, group: Group) -> set[Group]:
        """The kernels this one reads."""
        homes = {self.home.get(self.root(i)) for i in group.reads()}
        return {h for h in homes if h is not None and h is not group}

    def last_rank(self, group: Group) -> int:
        return max(self.rank[n] for n in group.nodes)

    def waits_for(self, late: Group, early: Group) -> bool:
        """Whether `late` reads `early`, directly or through others. What is not placed yet counts
        as a kernel of its own."""
        first = min(self.rank[n] for n in early.nodes)
        seen: set[Node | Group] = set()
        stack: list[Node | Group] = [late]
        while stack:
            here = stack.pop()
            if here is early:
                return True
            if here in seen:
                continue
            seen.add(here)
            if isinstance(here, Group):
                reads = here.reads() if self.last_rank(here) > first else []
            else:
                reads = list(here.inputs) if self.rank[here] > first else []
            stack.extend(self.home.get(root, root) for root in map(self.root, reads))
        return False

    def holders(self, node: Node) -> list[Group]:
        """The kernels that compute a node; of a view folded into loads, those that read it."""
        if node not in self.views:
            return self.held.get(node, [])
        return [g for r in self.find_readers(node) for g in self.held.get(r, [])]

    def count_shares(self) -> dict[Node, int]:
        """How many kernels of the finished plan compute each node, or read it, of a folded view. In
        one pass from the last: nested concatenations have a number of paths that doubles."""
        if not self.shares:
            found: dict[Node, frozenset[Group]] = {}
            for node in reversed(self.order):
                if node in self.views:
                    found[node] = frozenset().union(*(found[r] for r in self.readers[node]))
                else:
                    found[node] = frozenset(self.held.get(node, ()))
            self.shares = {node: len(groups) for node, groups in found.items()}
        return self.shares

    def find_readers(self, node: Node) -> list[Node]:
        """Readers of a node, through the views folded into their loads; each is visited once."""
        found: dict[Node, None] = {}
        stack = list(self.readers[node])
        while stack:
            reader = stack.pop()
            if reader not in found:
                found[reader] = None
                stack.extend(self.readers[reader] if reader in self.views else ())
        return [reader for reader in found if reader not in self.views]

    def find_reading_groups(self, node: Node) -> list[Group]:
        """Kernels that read a node and do not compute it themselves."""
        mine = self.held.get(node, [])
        readers = (g for r in self.find_readers(node) for g in self.held.get(r, []))
        return [g for g in dict.fromkeys(readers) if g not in mine]

    def is_read_elsewhere(self, node: Node) -> bool:
        """Whether something is made of a node by a kernel that does not compute it."""
        mine = set(self.held.get(node, []))
        return any(mine.isdisjoint(self.held.get(r, [])) for r in self.readers[node])

    def is_stored(self, node: Node, group: Group) -> bool:
        """Whether `group` must write the node: it is a result, or another kernel reads it."""
        if self.home.get(node) is not group:
            return False
        return node in self.results or bool(self.find_reading_groups(node))

    # --- changes ----------------------------------------------------------------------------------

    def new_group(self, group: Group) -> Group:
        group.folded = self.views
        self.groups[group] = None
        for n in group.nodes:
            self.assign(group, n)
        return group

    def assign(self, group: Group, node: Node) -> None:
        """Compute a node in a kernel and store it from there."""
        self.home[node] = group
        held = self.held.setdefault(node, [])
        if group not in held:
            held.append(group)

    def remove_group(self, group: Group) -> None:
        """The kernel is no longer needed: what it computed is computed elsewhere."""
        del self.groups[group]
        for n in group.nodes:
            self._unassign(group, n)

    def remove_node(self, group: Group, node: Node) -> None:
        """A kernel does not compute a node any more."""
        group.nodes.remove(node)
        group.frames.pop(node, None)
        self._unassign(group, node)

    def _unassign(self, group: Group, node: Node) -> None:
        self.held[node].remove(group)
        if self.home.get(node) is group:
            del self.home[node]

    def refuse(self, producer: Node, consumer: Node, reason: str) -> None:
        self.refusals.append(Refusal(producer, consumer, reason))

    # --- the passes -------------------------------------------------------------------------------

    def run(self) -> Plan:
        if not self.off:
            if self.config.custom_patterns:
                find_custom_patterns(self)
            find_attention(self)
        for node in self.order:
            kind = OPS[node.op].kind
            if kind is Kind.LOOP:
                self.place_loop(node)
            elif kind is not Kind.SOURCE and node not in self.home:
                self.place(node)
        if not self.off:
            merge_siblings(self)
            rematerialise(self)
            fit_bindings(self)
        return self.finish()

    def place(self, node: Node) -> None:
        """Put a node in its producer's kernel, or in one of its own."""
        if not self.off and OPS[node.op].kind not in STARTING:
            for group in self.candidates(node):
                reason = find_refusal(self, group, node) or self.join(group, node)
                if reason is None:
                    return
                for producer in dict.fromkeys(node.inputs):
                    if self.home.get(producer) is group:
                        self.refuse(producer, node, reason)
        self.start(node)

    def place_loop(self, node: Node) -> None:
        """Results of one loop are one group, which reads what is stored."""
        key = loop_key(node)
        group = self.loops.get(key)
        if group is None:
            self.loops[key] = self.new_group(Group("loop", [node], node.shape))
            for view in [i for i in dict.fromkeys(node.inputs) if i in self.views]:
                self.store_view(view)
        else:
            group.nodes.append(node)
            self.assign(group, node)

    def candidates(self, node: Node) -> list[Group]:
        """Kernels that compute an input, after merging what can be merged; those first from which
        joining saves the most."""
        homes = {self.home[i]: None for i in node.inputs if i in self.home}
        if OPS[node.op].kind is Kind.MAP and OPS[node.op].reach is None and len(homes) > 1:
            merge_groups(self, list(homes))
            homes = {self.home[i]: None for i in node.inputs if i in self.home}
        return sorted(
            homes, key=lambda g: (EPILOGUE_PRIORITY.get(g.kind, 0), self.last_rank(g)), reverse=True
        )

    def join(self, group: Group, node: Node) -> str | None:
        """Join, unless then some index has no affine form; the group is unchanged on a refusal."""
        row = OPS[node.op]
        source = next(i for i in node.inputs if self.home.get(i) is group)
        framed = row.kind is Kind.VIEW or source in group.frames
        before = group.row
        group.nodes.append(node)
        if framed:
            group.frames[node] = source
        if row.kind is Kind.REDUCE:
            group.row = reduced_axes(node)
        if framed or row.reach is not None or any(i in self.views for i in node.inputs):
            group.outputs = [node]
            reason = check_index_maps(group, self.memo, self.checked)
        else:
            reason = None  # its index is its producer's
        if reason is None:
            self.assign(group, node)
            return None
        group.nodes.pop()
        group.frames.pop(node, None)
        group.row = before
        return reason

    def start(self, node: Node) -> None:
        if OPS[node.op].kind is Kind.VIEW and not self.off and self.fold(node):
            return
        group = self.new_group(singleton(node))
        group.outputs = [node]
        if any(i in self.views for i in node.inputs) and check_index_maps(group, self.memo):
            for view in [i for i in node.inputs if i in self.views]:
                self.store_view(view)

    def fold(self, node: Node) -> bool:
        """Fold a view into its readers' loads, unless it is a result or has no affine index."""
        if node in self.results:
            return False
        if any(self.forbidden_pairs.get(node, {}).get(r) for r in self.readers[node]):
            return False
        self.views.add(node)
        if not leaf_is_affine(self.views, node):
            if node.inputs[0] not in self.views:
                self.views.discard(node)
                return False
            self.store_view(node.inputs[0])  # a reshape of what is stored is free
        return True

    def store_view(self, view: Node) -> None:
        self.views.discard(view)
        self.new_group(Group("row", [view], view.shape))
        for reader in self.readers[view]:
            self.refuse(view, reader, "the next reshape has no affine index, so the view is stored")

    def finish(self) -> Plan:
        for group in self.groups:
            group.outputs = [n for n in group.nodes if self.is_stored(n, group)]
        for group in self.groups:
            if group.kind != "loop":
                name_group(self, group)
        refusals = [] if self.off else list(list_refusals(self))
        groups = self.expand_loops(assign_waves(self, self.schedule()), refusals)
        return Plan(self.graph, groups, tuple(refusals), self.off, shared=tuple(self.shared))

    def expand_loops(self, groups: Sequence[Group], refusals: list[Refusal]) -> tuple[Group, ...]:
        """The kernels of a step in the place of each loop."""
        made: list[Group] = []
        added = 0  # waves
        for group in groups:
            group.wave += added
            if group.kind != "loop":
                made.append(group)
                continue
            loop = make_loop(group.nodes, self.limits.carries_rows)
            settings = self.limits, self.cost_model, self.config, self.never
            plan = plan_graph(loop.graph, *settings, measured=self.measured)
            for inner in plan.groups:
                inner.loops = (loop, *inner.loops)
                inner.wave += group.wave
                inner.predicted = inner.predicted.repeat(hint(loop.known_steps))
            made += plan.groups
            refusals += plan.refusals
            added += max((inner.wave for inner in plan.groups), default=group.wave) - group.wave
        return tuple(made)

    def schedule(self) -> list[Group]:
        """Kernels in an order where each comes after those it reads."""
        done: dict[Group, None] = {}
        stack = [(g, False) for g in reversed(self.groups)]
        while stack:
            group, ready = stack.pop()
            if group in done:
                continue
            if ready:
                done[group] = None
                continue
            stack.append((group, True))
            needed = sorted(self.inputs(group), key=self.last_rank, reverse=True)
            stack.extend((g, False) for g in needed)
        return list(done)


def plan_graph(
    graph: Graph,
    limits: Limits,
    cost_model: CostModel,
    config: FusionConfig,
    never: tuple[str, ...] = (),
    rewritten: tuple[Fired, ...] = (),
    source: Graph | None = None,
    measured: Measured = NO_MEASUREMENTS,
) -> Plan:
    """`never` names patterns and ops that are not to be fused; `rewritten` what rewriting did to
    `source`; what was `measured` is not predicted."""
    apart: ForbiddenPairs = {}
    known = PlanningMemo()
    for _ in range(MAX_ROUNDS):
        planner = Planner(graph, limits, cost_model, config, never, apart, measured, known)
        made = planner.run()
        found = [] if planner.off else find_cuts(planner)
        if not found:
            before = graph if source is None else source
            predict = partial(predict_unfused, before, graph, cost_model)
            return replace(made, rewritten=rewritten, predict_unfused=predict)
        for one, other, reason in found:
            apart.setdefault(one, {})[other] = reason
            apart.setdefault(other, {})[one] = reason
    raise AssertionError(f"groups are still being cut after {MAX_ROUNDS} plans")


# --- refusals -------------------------------------------------------------------------------------


def list_refusals(planner: Planner) -> Iterator[Refusal]:
    """List the reasons why adjacent nodes share no kernel, at least one a pair, in the order of the
    consumers. Pairs that a later pass fused after all are left out."""
    given: dict[tuple[Node, Node], list[Refusal]] = {}
    for r in dict.fromkeys(planner.refusals):
        given.setdefault((r.producer, r.consumer), []).append(r)
    for producer, consumer in walk_pairs(planner.order):
        if not is_in_one_kernel(planner, producer, consumer):
            known = given.get((producer, consumer))
            yield from known or [
                Refusal(producer, consumer, derive_reason(planner, producer, consumer))
            ]


def walk_pairs(order: list[Node]) -> Iterator[tuple[Node, Node]]:
    """(producer, consumer), both computed."""
    for consumer in order:
        for producer in dict.fromkeys(consumer.inputs):
            if OPS[producer.op].kind is not Kind.SOURCE:
                yield producer, consumer


def is_in_one_kernel(planner: Planner, producer: Node, consumer: Node) -> bool:
    """Whether some kernel computes both; a view that is folded into loads is where they are."""
    if producer in planner.views and consumer not in planner.views:
        return True
    holders = planner.holders(producer)
    return any(g in holders for g in planner.holders(consumer))


def derive_reason(planner: Planner, producer: Node, consumer: Node) -> str:
    """The reason for a pair that no pass had to decide about, from how the plan turned out."""
    early, late = planner.home.get(planner.root(producer)), planner.home.get(consumer)
    kind = OPS[consumer.op].kind
    if kind is Kind.LOOP:
        return "every step of a loop reads it, so it is stored before"
    if kind in STARTING:
        return f"{consumer.op} reads each element many times, so it starts a kernel"
    if early is None or late is None:
        return "one of the two is computed again by its readers"
    if kind is Kind.VIEW:
        return f"{consumer.op} is stored by itself"
    reason = find_refusal(planner, early, consumer)
    if reason is None and early.kind == late.kind == "row":
        reason = check_mergeable(planner, early, late)
    return reason or f"a {late.kind} kernel computes it, and the {early.kind} kernel is another"
