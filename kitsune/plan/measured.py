"""What was measured in, as numbers that planning looks up: times of groups, and how to run them.

    measured = Measured({group_key(group): Timed(apart_us=80.0, together_us=100.0)})

Times are known by structure: what the nodes compute from what, over sizes up to a power of two, in
which types. A group that was timed is judged by its times instead of by what is predicted.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from typing import Any

from kitsune.ir.node import Graph, Node, Shape
from kitsune.ir.ops import OPS, Kind
from kitsune.plan.group import Group, Timed, inputs_first

Knobs = Mapping[str, Any]  # fields of `Tuning`, by name, that a kernel is scheduled with


@dataclass(frozen=True)
class Measured:
    """`groups` are times by `group_key`, `again` those of storing a value (apart) and of making it
    again (together) by `again_key`, `programs` those of whole graphs unfused and fused; `schedules`
    say how kernels are best run, by `group_key`; `coefficients` are the cost function's."""

    groups: Mapping[str, Timed] = field(default_factory=dict)
    again: Mapping[str, Timed] = field(default_factory=dict)
    programs: Mapping[str, Timed] = field(default_factory=dict)
    schedules: Mapping[str, Knobs] = field(default_factory=dict)
    coefficients: Mapping[str, float] = field(default_factory=dict)

    @cached_property
    def name(self) -> str:
        """A digest of all of it; nothing where nothing was measured. Of programs it counts which
        are not to be fused: their times decide nothing else."""
        slow = sorted(key for key, timed in self.programs.items() if timed.gain < 1)
        turned = sorted((key, sorted(knobs.items())) for key, knobs in self.schedules.items())
        parts = [sorted(self.groups.items()), sorted(self.again.items()), turned, slow]
        parts.append(sorted(self.coefficients.items()))
        return digest_of(parts) if any(parts) else ""

    def group(self, group: Group) -> Timed | None:
        return self.groups.get(group_key(group)) if self.groups else None

    def made_again(self, values: Collection[Node], nodes: Iterable[Node]) -> Timed | None:
        return self.again.get(again_key(values, nodes)) if self.again else None

    def program(self, graph: Graph) -> Timed | None:
        return self.programs.get(program_key(graph)) if self.programs else None

    def knobs(self, group: Group) -> Knobs:
        return self.schedules.get(group_key(group), {}) if self.schedules else {}


NOTHING = Measured()


# --- structure -----------------------------------------------------------------------------------


def group_key(group: Group) -> str:
    """Of a group with the views that its loads go through."""
    return digest_of(structure([*group.through(), *group.nodes], group.outputs))


def program_key(graph: Graph) -> str:
    """Of a whole graph as it was traced."""
    computed = [n for n in graph.nodes() if OPS[n.op].kind is not Kind.SOURCE]
    return digest_of(("program", structure(computed, graph.outputs)))


def again_key(values: Collection[Node], nodes: Iterable[Node]) -> str:
    """Of values that may be made again, among the nodes that make and read them."""
    return digest_of(structure(nodes, values))


def structure(nodes: Iterable[Node], outputs: Collection[Node]) -> tuple[list[str], list[str]]:
    """What others may have in common with these nodes, whatever order they are in: what each is
    made of, and what they read from outside, with how many of them read it."""
    mine, made = set(nodes), dict[Node, str]()
    readers: dict[Node, int] = {}
    for node in inputs_first(mine):
        for i in dict.fromkeys(node.inputs):
            if i not in mine:
                readers[i] = readers.get(i, 0) + 1
                made[i] = f"{_outside(i)} {bucketed(i.shape)} {i.dtype}"
        inputs = [made[i] for i in node.inputs]
        said = (node.op, inputs, bucketed(node.shape), str(node.dtype), node.attrs)
        made[node] = digest_of((*said, node in outputs))
    own = sorted(made[n] for n in mine)
    return own, sorted(f"{made[i]} {count}" for i, count in readers.items())


def _outside(node: Node) -> str:
    if node.op != "constant":
        return "value"
    return "constant" if node.shape else "number"


def bucketed(shape: Shape) -> str:
    """Sizes up to the next power of two: tensors about as large behave alike. "8x64"."""
    return "x".join(str(1 << max(n - 1, 0).bit_length()) for n in shape)


def digest_of(parts: object) -> str:
    return blake2b(repr(parts).encode(), digest_size=16).hexdigest()
