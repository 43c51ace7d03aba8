"""Graph in, Plan out: decide which nodes share a kernel, and record why the others do not.

One pass puts each node in its producer's kernel where that is legal; a second merges kernels that
read the same rows; a third recomputes cheap elementwise kernels inside their readers.
"""

from __future__ import annotations

from kitsune.config import FusionConfig
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, Kind
from kitsune.plan.absorb import absorb
from kitsune.plan.attention import find_attention
from kitsune.plan.bindings import fit_bindings
from kitsune.plan.checks import refusal
from kitsune.plan.group import Group, Plan, Refusal
from kitsune.plan.indexing import leaf_is_affine, refusal_of
from kitsune.plan.merge import merge, merge_siblings
from kitsune.plan.patterns import name_pattern
from kitsune.target import CpuTarget, GpuTarget


class Planner:
    """The state of planning one graph; checks read it."""

    def __init__(self, graph: Graph, target: CpuTarget | GpuTarget, config: FusionConfig) -> None:
        self.graph, self.target, self.config = graph, target, config
        self.results = set(graph.outputs)
        self.order = list(graph.nodes())
        self.rank = {n: i for i, n in enumerate(self.order)}
        self.readers: dict[Node, list[Node]] = {n: [] for n in self.order}
        for n in self.order:
            for i in dict.fromkeys(n.inputs):
                self.readers[i].append(n)
        self.home: dict[Node, Group] = {}
        self.groups: list[Group] = []
        self.views: set[Node] = set()  # views folded into the loads of their readers
        self.refusals: list[Refusal] = []

    def root(self, node: Node) -> Node:
        """What is stored, below the views folded into a load."""
        while node in self.views:
            node = node.inputs[0]
        return node

    def inputs(self, group: Group) -> set[Group]:
        """The kernels this one reads."""
        mine = set(group.nodes)
        read = {i for n in group.nodes for i in n.inputs if i not in mine}
        homes = {self.home.get(self.root(i)) for i in read}
        return {h for h in homes if h is not None and h is not group}

    def waits_for(self, late: Group, early: Group) -> bool:
        """Whether `late` reads `early`, directly or through others."""
        seen: set[Group] = set()
        stack = [late]
        while stack:
            here = stack.pop()
            if here is early:
                return True
            if here not in seen:
                seen.add(here)
                stack.extend(self.inputs(here))
        return False

    def new_group(self, group: Group) -> Group:
        group.folded = self.views
        self.groups.append(group)
        for n in group.nodes:
            self.home[n] = group
        return group

    def refuse(self, producer: Node, consumer: Node, reason: str) -> None:
        self.refusals.append(Refusal(producer, consumer, reason))

    # --- the passes -------------------------------------------------------------------------------

    def run(self) -> Plan:
        if self.config.enabled:
            for group in find_attention(self):
                self.new_group(group)
        for node in self.order:
            if OPS[node.op].kind is not Kind.SOURCE and node not in self.home:
                self.place(node)
        if self.config.enabled:
            merge_siblings(self)
            absorb(self)
            fit_bindings(self)
        return self.finish()

    def place(self, node: Node) -> None:
        """Put a node in its producer's kernel, or in one of its own."""
        if self.config.enabled and OPS[node.op].kind is not Kind.CONTRACT:
            for group in self.candidates(node):
                reason = refusal(self, group, node) or self.join(group, node)
                if reason is None:
                    return
                producer = next(i for i in node.inputs if self.home.get(i) is group)
                self.refuse(producer, node, reason)
        elif self.config.enabled:
            for i in dict.fromkeys(node.inputs):
                if i in self.home:
                    reason = f"{node.op} reads each element many times, so it starts a kernel"
                    self.refuse(i, node, reason)
        self.start(node)

    def candidates(self, node: Node) -> list[Group]:
        """Kernels that compute an input, after merging what can be merged; the latest first."""
        homes = {self.home[i]: None for i in node.inputs if i in self.home}
        if OPS[node.op].kind is Kind.MAP and len(homes) > 1:
            merge(self, list(homes))
            homes = {self.home[i]: None for i in node.inputs if i in self.home}
        heavy = {"attention": 2, "contract": 1, "row": 0}
        return sorted(homes, key=lambda g: (heavy[g.kind], self.last(g)), reverse=True)

    def last(self, group: Group) -> int:
        return max(self.rank[n] for n in group.nodes)

    def join(self, group: Group, node: Node) -> str | None:
        """Join, unless then some index has no affine form; the group is unchanged on a refusal."""
        source = next(i for i in node.inputs if self.home.get(i) is group)
        framed = OPS[node.op].kind is Kind.VIEW or source in group.frames
        row = group.row
        group.nodes.append(node)
        if framed:
            group.frames[node] = source
        if OPS[node.op].kind is Kind.REDUCE:
            group.row = node.attr("axes")
        if framed or any(i in self.views for i in node.inputs):
            group.outputs = [node]
            reason = refusal_of(group)
        else:
            reason = None  # its index is its producer's
        if reason is None:
            self.home[node] = group
            return None
        group.nodes.pop()
        group.frames.pop(node, None)
        group.row = row
        return reason

    def start(self, node: Node) -> None:
        row = OPS[node.op]
        if row.kind is Kind.VIEW and self.config.enabled and self.fold(node):
            return
        if row.kind is Kind.CONTRACT:
            group = self.new_group(Group("contract", [node], node.shape))
        elif row.kind is Kind.REDUCE:
            group = self.new_group(Group("row", [node], node.inputs[0].shape, node.attr("axes")))
        else:
            group = self.new_group(Group("row", [node], node.shape))
        group.outputs = [node]
        if any(i in self.views for i in node.inputs) and refusal_of(group):
            for view in [i for i in node.inputs if i in self.views]:
                self.store_view(view)

    def fold(self, node: Node) -> bool:
        """Fold a view into its readers' loads, unless it is a result or has no affine index."""
        if node in self.results:
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
            group.pattern = name_pattern(group)
        refusals = [r for r in dict.fromkeys(self.refusals) if not self.share(r)]
        return Plan(self.graph, tuple(self.schedule(self.groups)), tuple(refusals))

    def share(self, refusal: Refusal) -> bool:
        """Whether a later pass brought the two together after all."""
        return any(refusal.producer in g.nodes for g in self.holders(refusal.consumer))

    def is_stored(self, node: Node, group: Group) -> bool:
        """Whether `group` must write the node: it is a result, or another kernel reads it."""
        if self.home.get(node) is not group:
            return False
        return node in self.results or any(
            node not in g.nodes for reader in self.seen_by(node) for g in self.holders(reader)
        )

    def seen_by(self, node: Node) -> list[Node]:
        """Readers of a node, through the views folded into their loads."""
        found: list[Node] = []
        stack = list(self.readers[node])
        while stack:
            reader = stack.pop()
            if reader in self.views:
                stack.extend(self.readers[reader])
            found.append(reader)
        return found

    def holders(self, node: Node) -> list[Group]:
        return [g for g in self.groups if node in g.nodes]

    def schedule(self, groups: list[Group]) -> list[Group]:
        """Kernels in an order where each comes after those it reads."""
        done: list[Group] = []
        seen: set[Group] = set()

        def visit(group: Group) -> None:
            if group in seen:
                return
            seen.add(group)
            for other in sorted(self.inputs(group), key=self.last):
                visit(other)
            done.append(group)

        for group in groups:
            visit(group)
        return done


def plan(graph: Graph, target: CpuTarget | GpuTarget, config: FusionConfig) -> Plan:
    return Planner(graph, target, config).run()
