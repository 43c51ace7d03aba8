"""Map each kernel to the nodes of the model file that it computes.

Every graph node has the line of the file's node that it was made of, and what rewriting makes has
the line of what it replaces. A node of the file may have no graph node left: the steps of a GELU
that were raised into one, a batch norm that is part of a weight, a view that loads go through. It
belongs to the kernel that reads it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kitsune.ir.node import Graph, Node, Origin, walk_reachable
from kitsune.ir.ops import OPS, Kind
from kitsune.system.records import dataclass

# How a chain spells ONNX's ops where it does not use their own names.
SPELLING = {"BatchNormalization": "BN", "Relu": "ReLU", "Gelu": "GELU", "LeakyRelu": "LeakyReLU"}


@dataclass(frozen=True)
class Chain:
    """Nodes of a file that are one kernel: their ops, "Conv-BN-ReLU", and where the first is."""

    name: str
    node: int
    origin: str


@dataclass(frozen=True)
class Coverage:
    """Nodes of a file that one kernel does, in the order of the file; `working` leaves out those
    that only look at their input in another way."""

    origins: tuple[Origin, ...] = ()
    working: tuple[Origin, ...] = ()

    @property
    def chain(self) -> Chain | None:
        """Return the chain of ops, empty for a single op."""
        if len(self.working) < 2:
            return None
        name = "-".join(SPELLING.get(o.op, o.op) for o in self.working)
        return Chain(name, self.working[0].number, str(self.working[0]))


def find_coverage(source: Graph, groups: Sequence[Sequence[Node]]) -> list[Coverage]:
    """Return, for each group of nodes, the nodes that it computes of the file that `source` was
    traced from."""
    reads = _reads(source)
    busy = {o for n in source.nodes() if OPS[n.op].kind is not Kind.VIEW for o in _origins(n)}
    own = [{o for node in group for o in _origins(node)} for group in groups]
    everywhere = {o for each in own for o in each}
    made = []
    for each in own:
        found = sorted(_closure(each, reads, everywhere - each), key=lambda origin: origin.place)
        made.append(Coverage(tuple(found), tuple(o for o in found if o in busy)))
    return made


def _origins(node: Node) -> Iterator[Origin]:
    if isinstance(node.line, Origin) and node.op != "constant":
        yield from node.line.parts or (node.line,)


def _reads(source: Graph) -> dict[Origin, set[Origin]]:
    """The nodes of the file that each reads directly, those left out that no input reaches."""
    varies, reads = set(source.inputs), dict[Origin, set[Origin]]()
    for node in source.nodes():
        if varies.isdisjoint(node.inputs):
            continue
        varies.add(node)
        for mine in _origins(node):
            others = {o for i in node.inputs if i in varies for o in _origins(i)}
            reads.setdefault(mine, set()).update(others - {mine})
    return reads


def _closure(
    own: set[Origin], reads: dict[Origin, set[Origin]], elsewhere: set[Origin]
) -> set[Origin]:
    """Return the file nodes that a kernel computes itself, and those that only it reads."""
    return set(walk_reachable(own, lambda o: o not in elsewhere and o in reads, reads.__getitem__))
