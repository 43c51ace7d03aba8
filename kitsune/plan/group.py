"""The Plan: groups of nodes that share a kernel, in execution order, and every refusal."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import field, replace
from functools import cached_property
from math import inf
from typing import Literal

from kitsune.ir.node import Graph, Node, Origin, Shape, walk_reachable
from kitsune.ir.ops import OPS, Kind
from kitsune.ir.rewrite import Fired, rebuild
from kitsune.plan.loop_values import Loop
from kitsune.system.records import dataclass

Class = Literal["row", "contract", "attention", "scan", "scatter", "loop"]
STARTING = (Kind.CONTRACT, Kind.SCAN, Kind.INDEX)  # nodes that start a kernel


@dataclass(frozen=True)
class RewriteResult:
    """A graph in canonical form, the graph it was rewritten from, and the fusion patterns that
    rewriting applied."""

    graph: Graph
    source: Graph
    fired: Sequence[Fired] = ()


@dataclass(frozen=True)
class Work:
    """What a kernel does, counted: bytes it moves, which live among `footprint` others; additions,
    with those of slow functions, and what is spilled, as parts of them; what its contractions take
    in any case; rows that it begins."""

    nbytes: float = 0.0
    additions: float = 0.0
    footprint: float = 0.0
    slow: float = 0.0
    spilled: float = 0.0
    matmul_us: float = 0.0
    operands: float = 0.0  # bytes that contractions read
    rows: float = 0.0
    tile_padding: float = 0.0  # share of multiply-adds spent on padded rows and columns of tiles


@dataclass(frozen=True)
class Predicted:
    """A group's predicted times unfused and fused. `core_us` is the
    time its largest op takes for arithmetic and for reading inputs, the same either way."""

    unfused_us: float = 0.0
    fused_us: float = 0.0
    core_us: float = 0.0
    unfused_nbytes: int = 0
    fused_nbytes: int = 0
    work: Work = Work()  # of the fused kernel

    @property
    def gain(self) -> float:
        """The speed-up of the whole."""
        return self.unfused_us / self.fused_us if self.fused_us else 1.0

    @property
    def benefit(self) -> float:
        """The speed-up of what fusion can change: beside a large core no gain would show."""
        rest = self.fused_us - self.core_us
        return (self.unfused_us - self.core_us) / rest if rest > 0 else inf

    def repeat(self, times: int) -> Predicted:
        """Of a kernel that a loop repeats."""
        return replace(
            self,
            unfused_us=times * self.unfused_us,
            fused_us=times * self.fused_us,
            core_us=times * self.core_us,
            unfused_nbytes=times * self.unfused_nbytes,
            fused_nbytes=times * self.fused_nbytes,
        )

    @property
    def saved_nbytes(self) -> int:
        return self.unfused_nbytes - self.fused_nbytes


@dataclass(frozen=True)
class Timed:
    """Measured times of nodes in separate kernels, and fused in one. The evidence beside it is
    the interquartile range of the gain over the gain, the number of samples, and the share of them
    that had the machine alone; plans do not depend on it."""

    unfused_us: float
    fused_us: float
    spread: float = field(default=0.0, compare=False, repr=False)
    samples: int = field(default=0, compare=False, repr=False)
    quiet: float = field(default=1.0, compare=False, repr=False)

    @property
    def gain(self) -> float:
        return self.unfused_us / self.fused_us


@dataclass(eq=False)
class Group:
    """Nodes of one kernel. `space` is the shape its loops run over; `row` the reduced dimensions.

    A node after a bijective view in the group is in that view's frame: `frames` leads, node by
    node, back to the last one that is indexed by the loops directly.
    """

    kind: Class
    nodes: list[Node]
    space: Shape
    row: tuple[int, ...] = ()
    outputs: list[Node] = field(default_factory=list)
    pattern: str = ""
    automatic: bool = False  # it goes beyond the plain form of its pattern
    custom: str = ""  # the user's own pattern that it was begun for
    frames: dict[Node, Node] = field(default_factory=dict)  # node after a view → its input
    folded: set[Node] = field(default_factory=set)  # views outside, read through at the loads
    predicted: Predicted = field(default_factory=Predicted)
    timed: Timed | None = None  # what was measured of it
    wave: int = 0  # kernels of one wave run without waiting for each other
    loops: tuple[Loop, ...] = ()  # that repeat it, the outermost first

    @property
    def anchor(self) -> Node | None:
        contractions = [n for n in self.nodes if OPS[n.op].kind is Kind.CONTRACT]
        return contractions[-1] if contractions else None

    @property
    def size(self) -> int:
        """Ops that `max_fusion_size` counts: views cost nothing."""
        return sum(OPS[n.op].kind is not Kind.VIEW for n in self.nodes)

    def is_map(self) -> bool:
        return self.kind == "row" and not self.row

    def reads(self) -> list[Node]:
        """What it reads from outside, as its nodes name it."""
        mine = set(self.nodes)
        return list(dict.fromkeys(i for n in self.nodes for i in n.inputs if i not in mine))

    def folded_views(self) -> list[Node]:
        """The views outside that its loads go through."""
        found: dict[Node, None] = {}
        for i in self.reads():
            while i in self.folded:
                found[i] = None
                i = i.inputs[0]
        return list(found)

    def __str__(self) -> str:
        return " · ".join(n.op for n in self.nodes)


@dataclass(frozen=True)
class Refusal:
    """`consumer` is not in `producer`'s kernel, and why."""

    producer: Node
    consumer: Node
    reason: str

    def __str__(self) -> str:
        return describe_refusal(
            describe_node(self.producer), describe_node(self.consumer), self.reason
        )


def describe_node(node: Node) -> str:
    """A node as reports name it: with the node of its file, where it has one."""
    return f"{node} of {node.line}" if isinstance(node.line, Origin) else str(node)


def describe_refusal(producer: str, consumer: str, reason: str) -> str:
    return f"{consumer} is not in {producer}'s kernel: {reason}"


@dataclass(frozen=True)
class Unfused:
    """A kernel for every op of the graph as it was written: how many, the bytes they move, and the
    predicted speed-up by rewriting alone."""

    kernels: int = 0
    nbytes: int = 0
    rewriting: float = 1.0


@dataclass(frozen=True)
class SharedValues:
    """`values` that kernels read: `nodes` are those that make them, those of the readers, and the
    views between. Storing them is predicted to take one time, recomputing them another."""

    values: tuple[Node, ...]
    nodes: tuple[Node, ...]
    stored_us: float
    recompute_us: float


@dataclass(frozen=True)
class Plan:
    """`off` says why nothing was fused, where that is so. `rewritten` are the named patterns that
    rewriting applied before, and `predict_unfused` says what the graph takes without either, once a
    report asks. `shared` are the values of which it was decided whether to store them."""

    graph: Graph
    groups: tuple[Group, ...]
    refusals: tuple[Refusal, ...]
    off: str = ""
    rewritten: tuple[Fired, ...] = ()
    predict_unfused: Callable[[], Unfused] = field(default=Unfused, compare=False, repr=False)
    shared: tuple[SharedValues, ...] = ()

    @cached_property
    def unfused(self) -> Unfused:
        return self.predict_unfused()

    def patterns(self) -> list[str]:
        """Every pattern that fired, once, in order."""
        grouped = [g.pattern for g in self.groups if g.pattern]
        grouped += ["multi_tensor"] if len({g.wave for g in self.groups}) < len(self.groups) else []
        return list(dict.fromkeys([*(f.pattern for f in self.rewritten), *grouped]))


def reduced_axes(node: Node) -> tuple[int, ...]:
    """The axes that a REDUCE folds along."""
    attrs = dict(node.attrs)
    return attrs["axes"] if "axes" in attrs else (attrs["axis"],)


def singleton(node: Node) -> Group:
    """A kernel for one node."""
    kind = OPS[node.op].kind
    if kind is Kind.CONTRACT:
        return Group("contract", [node], node.shape)
    if kind is Kind.SCAN:
        return Group("scan", [node], node.shape)
    if kind is Kind.INDEX:
        return Group("scatter", [node], node.inputs[-1].shape)
    if kind is Kind.REDUCE:
        return Group("row", [node], node.inputs[0].shape, reduced_axes(node))
    return Group("row", [node], node.shape)


def expand_composites(group: Group) -> tuple[set[Node], dict[Node, Node]]:
    """The group's members with every composite decomposed, and what each old node became."""
    members = set(group.nodes)
    new: dict[Node, Node] = {}
    inside: set[Node] = set()
    for old in sort_inputs_first(group.nodes):
        inputs = tuple(new.get(i, i) for i in old.inputs)
        row = OPS[old.op]
        new[old] = row.expand(*inputs, **dict(old.attrs)) if row.expand else rebuild(old, inputs)
        outside = {i for i in old.inputs if i not in members}
        inside |= collect_between(new[old], outside | inside)
    return inside, new


def sort_inputs_first(nodes: Iterable[Node]) -> list[Node]:
    """The nodes, each after those of them it reads."""
    wanted, done = set(nodes), dict[Node, None]()
    stack = [(n, False) for n in nodes]
    while stack:
        node, ready = stack.pop()
        if node in done or node not in wanted:
            continue
        if ready:
            done[node] = None
        else:
            stack.append((node, True))
            stack.extend((i, False) for i in node.inputs)
    return list(done)


def collect_between(node: Node, stop: set[Node]) -> set[Node]:
    """`node` and what it is made of, down to `stop` and to values from outside."""

    def holds(here: Node) -> bool:
        return here not in stop and OPS[here.op].kind is not Kind.SOURCE

    return set(walk_reachable([node], holds, lambda here: here.inputs))


def is_number(node: Node) -> bool:
    return node.op in ("constant", "size") and node.shape == ()


# --- structural keys ------------------------------------------------------------------------------
#
# Compute structural keys of groups: groups with equal keys have equal loops.
#
# The layers of a network repeat, so the results of planning and lowering are cached by these keys.


@dataclass(frozen=True)
class StructuralKey:
    """`nodes` are the group's own, then the views and leaves outside: those of another group with
    the same key stand at the same places."""

    key: Hashable
    nodes: tuple[Node, ...]


@dataclass(frozen=True)
class PlanningMemo:
    """Results of planning groups, cached by structural key."""

    refusals: dict[Hashable, str | None] = field(default_factory=dict)
    predictions: dict[Hashable, Predicted] = field(default_factory=dict)


def make_structural_key(group: Group) -> StructuralKey:
    """Hash what determines the loops: ops, attributes, shapes, types, edges, and the values of
    scalar constants, which are part of the code. A leaf counts by its shape and type alone."""
    nodes, own = list(group.nodes), len(group.nodes)
    at = {node: n for n, node in enumerate(nodes)}
    rows: list[Hashable] = []
    for n, node in enumerate(nodes):  # grows while it is walked
        is_folded = node in group.folded
        if n >= own and not is_folded:
            rows.append((node.shape, node.dtype, node.attrs if is_number(node) else None))
            continue
        for i in node.inputs:
            if i not in at:
                at[i] = len(nodes)
                nodes.append(i)
        reads = tuple([at[i] for i in node.inputs])
        rows.append((OPS[node.op], node.attrs, node.shape, node.dtype, reads, is_folded))
    frames = tuple((at[after], at[before]) for after, before in group.frames.items())
    outputs = tuple(at[node] for node in group.outputs)
    known = (
        group.kind,
        group.space,
        group.row,
        own,
        outputs,
        frames,
        _find_computed_leaves(group, nodes),
    )
    return StructuralKey((known, tuple(rows)), tuple(nodes))


def _find_computed_leaves(group: Group, nodes: list[Node]) -> tuple[int, ...]:
    """List the outside nodes that appear in the decomposition of a composite of the group: those
    are computed inside the kernel, not loaded."""
    if not any(OPS[node.op].expand for node in group.nodes):
        return ()
    members, _ = expand_composites(group)
    own = len(group.nodes)
    return tuple(n for n, node in enumerate(nodes) if n >= own and node in members)
