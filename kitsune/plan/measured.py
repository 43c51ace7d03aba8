"""Measured times and schedules of groups, which planning looks up by structural key.

    measured = Measured({group_key(group): Timed(unfused_us=80.0, fused_us=100.0)})

Times are known by structure: what the nodes compute from what, over sizes up to a power of two, in
which types. A group that was timed is judged by its times instead of by what is predicted. A key
also names the kinds of its nodes, so that what cannot concern a graph is set aside: measuring more
of other structures leaves its programs as they are.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from hashlib import blake2b
from typing import Any, TypeVar

from kitsune.ir.node import Graph, Node, Shape
from kitsune.ir.ops import OPS, Kind
from kitsune.plan.group import Group, Timed, sort_inputs_first

V = TypeVar("V")
Knobs = Mapping[str, Any]  # fields of `Tuning`, by name, that a kernel is scheduled with


@dataclass(frozen=True)
class Measured:
    """`groups` are times by `group_key`, `recomputations` those of storing a value
    (unfused) and of recomputing it (fused) by `recompute_key`, `programs` those of whole graphs;
    `schedules` are the best knobs of kernels by `group_key`; `coefficients` the cost function's."""

    groups: Mapping[str, Timed] = field(default_factory=dict)
    recomputations: Mapping[str, Timed] = field(default_factory=dict)
    programs: Mapping[str, Timed] = field(default_factory=dict)
    schedules: Mapping[str, Knobs] = field(default_factory=dict)
    coefficients: Mapping[str, float] = field(default_factory=dict)

    @cached_property
    def name(self) -> str:
        """A digest of all that plans look up; nothing where nothing was measured. Programs are for
        whoever decides whether to fuse at all."""
        turned = sorted((key, sorted(knobs.items())) for key, knobs in self.schedules.items())
        parts = [sorted(self.groups.items()), sorted(self.recomputations.items()), turned]
        parts.append(sorted(self.coefficients.items()))
        return compute_digest(parts) if any(parts) else ""

    def restrict_to(self, graph: Graph) -> Measured:
        """What a plan of the graph may look up."""
        if not (self.groups or self.recomputations or self.schedules):
            return self
        kinds = {hash_node_kind(n) for n in graph.nodes() if OPS[n.op].kind is not Kind.SOURCE}
        mine = {key for key, needed in self._required_kinds.items() if needed <= kinds}

        def select_matching(table: Mapping[str, V]) -> dict[str, V]:
            return {key: value for key, value in table.items() if key in mine}

        times = select_matching(self.groups), select_matching(self.recomputations), self.programs
        return Measured(*times, select_matching(self.schedules), self.coefficients)

    @cached_property
    def _required_kinds(self) -> dict[str, frozenset[str]]:
        """By key, the kinds of nodes that a graph must have for it to matter."""
        keys = (*self.groups, *self.recomputations, *self.schedules)
        return {key: frozenset(key.split(".")[1:]) for key in keys}

    def find_group(self, group: Group) -> Timed | None:
        return self.groups.get(group_key(group)) if self.groups else None

    def find_recomputation(self, values: Collection[Node], nodes: Iterable[Node]) -> Timed | None:
        return (
            self.recomputations.get(recompute_key(values, nodes)) if self.recomputations else None
        )

    def find_program(self, graph: Graph) -> Timed | None:
        return self.programs.get(program_key(graph)) if self.programs else None

    def find_knobs(self, group: Group) -> Knobs:
        return self.schedules.get(group_key(group), {}) if self.schedules else {}


NO_MEASUREMENTS = Measured()


# --- structure -----------------------------------------------------------------------------------


def group_key(group: Group) -> str:
    """Of a group with the views that its loads go through."""
    return _key([*group.folded_views(), *group.nodes], group.outputs)


def program_key(graph: Graph) -> str:
    """Of a whole graph as it was traced."""
    computed = [n for n in graph.nodes() if OPS[n.op].kind is not Kind.SOURCE]
    return compute_digest(("program", describe_structure(computed, graph.outputs)))


def recompute_key(values: Collection[Node], nodes: Iterable[Node]) -> str:
    """Of values that may be recomputed, among the nodes that make and read them."""
    return _key(list(nodes), values)


def _key(nodes: Sequence[Node], outputs: Collection[Node]) -> str:
    """What they compute, and then of which kinds they are: "3f…c2.a1b2c3.d4e5f6"."""
    return ".".join(
        [
            compute_digest(describe_structure(nodes, outputs)),
            *sorted({hash_node_kind(n) for n in nodes}),
        ]
    )


def hash_node_kind(node: Node) -> str:
    """The same for nodes of one op, of about the same size and of one type."""
    return _hash_kind(node.op, bucket_shape(node.shape), str(node.dtype))


@lru_cache(maxsize=4096)
def _hash_kind(op: str, size: str, dtype: str) -> str:
    return blake2b(f"{op} {size} {dtype}".encode(), digest_size=3).hexdigest()


def describe_structure(
    nodes: Iterable[Node], outputs: Collection[Node]
) -> tuple[list[str], list[str]]:
    """What others may have in common with these nodes, whatever order they are in: what each is
    made of, and what they read from outside, with how many of them read it."""
    mine, made = set(nodes), dict[Node, str]()
    readers: dict[Node, int] = {}
    for node in sort_inputs_first(mine):
        for i in dict.fromkeys(node.inputs):
            if i not in mine:
                readers[i] = readers.get(i, 0) + 1
                made[i] = f"{_describe_source(i)} {bucket_shape(i.shape)} {i.dtype}"
        inputs = [made[i] for i in node.inputs]
        said = (node.op, inputs, bucket_shape(node.shape), str(node.dtype), node.attrs)
        made[node] = compute_digest((*said, node in outputs))
    own = sorted(made[n] for n in mine)
    return own, sorted(f"{made[i]} {count}" for i, count in readers.items())


def _describe_source(node: Node) -> str:
    if node.op not in ("constant", "size"):
        return "value"
    return "constant" if node.shape else "number"


def bucket_shape(shape: Shape) -> str:
    """Sizes up to the next power of two: tensors of similar size behave the same. "8x64"."""
    return "x".join(str(1 << max(n - 1, 0).bit_length()) for n in shape)


def compute_digest(parts: object) -> str:
    return blake2b(repr(parts).encode(), digest_size=16).hexdigest()
