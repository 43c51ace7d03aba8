"""A loop of a plan: how the values of its body stand for those around it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import count as counting

from kitsune.ir.loops import inline_constants
from kitsune.ir.node import Graph, Node, node, walk
from kitsune.ir.ops import OPS, Kind, input_, reshape
from kitsune.ir.ops.loop import substitute
from kitsune.system.records import dataclass


@dataclass(frozen=True, eq=False)
class Carried:
    """A value that a step reads as `before` and leaves for the next one as `after`. It is `initial`
    before the first step, and `final` after the last, where that is read."""

    before: Node
    after: Node
    initial: Node
    final: Node | None


@dataclass(frozen=True, eq=False)
class Row:
    """One row of a value `outside`, which a step reads or makes as `inside`; of a `backward` one,
    the first step has the last row."""

    inside: Node
    outside: Node
    backward: bool


@dataclass(frozen=True, eq=False)
class Loop:
    """`graph` is what a step computes: of rows of values outside, of carried values and of
    `invariants`, which are inputs of it by the value outside."""

    nodes: tuple[Node, ...]  # its results that are read
    graph: Graph
    count: int
    has_condition: bool
    carried: tuple[Carried, ...]
    scanned: tuple[Row, ...]
    stacked: tuple[Row, ...]
    invariants: tuple[tuple[Node, Node], ...]

    @property
    def known_steps(self) -> int:
        """Its steps, or 1 where values end it."""
        return 1 if self.has_condition else self.count

    def outer_values(self) -> Iterator[Node]:
        """The values around it that every step may read or write."""
        yield from (c.initial for c in self.carried)
        yield from (row.outside for row in (*self.scanned, *self.stacked))
        yield from (outside for _, outside in self.invariants)

    def linked_values(self) -> Iterator[tuple[Node, Node]]:
        """The values inside that are in the memory of one outside, and that."""
        yield from ((row.inside, row.outside) for row in (*self.scanned, *self.stacked))
        yield from self.invariants


def make_loop(nodes: Sequence[Node], carries_rows: bool = True) -> Loop:
    """The loop that some nodes are results of. Its values are no other loop's. With `carries_rows`
    a step may read what the one before left as a row of a stacked result."""
    first_result, owner = nodes[0], object()
    body, inputs = inline_constants(first_result.attr("body"), first_result.inputs)
    first = body.carried + body.scanned
    read = {n.attr("output"): n for n in nodes}
    own = {n: input_(n.attr("name"), n.shape, n.dtype, owner) for n in body.graph.inputs}
    fed, made = tuple(own.values()), substitute(body.graph.outputs, own)
    numbers = [n for n in sorted(read) if n >= body.carried]
    left = made[: body.carried]
    states, rows = _separate(left, [made[n] for n in numbers], owner, carries_rows)
    return Loop(
        tuple(nodes),
        Graph(fed, tuple(dict.fromkeys((*states, *rows)))),
        first_result.attr("count"),
        body.has_condition,
        tuple(Carried(fed[n], after, inputs[n], read.get(n)) for n, after in enumerate(states)),
        tuple(
            Row(fed[n], inputs[n], body.is_backward(n - body.carried))
            for n in range(body.carried, first)
        ),
        tuple(
            Row(row, read[n], body.is_backward(n - body.carried + body.scanned))
            for n, row in zip(numbers, rows, strict=True)
        ),
        tuple(zip(fed[first:], inputs[first:], strict=True)),
    )


def _separate(
    states: Sequence[Node], rows: Sequence[Node], owner: Hashable, carries_rows: bool
) -> tuple[list[Node], list[Node]]:
    """Values that kernels write, each for one state and one row at most, and of this loop alone:
    others are copies. A reshape is in the memory of what it reshapes."""
    states, rows = list(map(_strip_reshapes, states)), list(map(_strip_reshapes, rows))
    fixed, taken = _find_fixed((*states, *rows)), set[Node]()

    def copy(x: Node, n: int) -> Node:
        made = reshape(x, shape=((1,) * n) + x.shape)
        return node(made.op, made.inputs, made.attrs, made.shape, made.dtype, made.line, owner)

    def take(x: Node) -> Node:
        if x in taken or x in fixed or OPS[x.op].kind is Kind.SOURCE:
            x = next(made for n in counting() if (made := copy(x, n)) not in taken)
        taken.add(x)
        return x

    after = [take(x) for x in states]
    pairs = zip(states, after, strict=True)
    free = {old: new for old, new in pairs if old is new and carries_rows}
    return after, [free.pop(x) if x in free else take(x) for x in rows]


def _find_fixed(outputs: Sequence[Node]) -> set[Node]:
    """What depends on no input: another loop may compute the same."""
    fixed: set[Node] = set()
    for x in walk(*outputs):
        if x.op != "input" and all(i in fixed for i in x.inputs):
            fixed.add(x)
    return fixed


def _strip_reshapes(node: Node) -> Node:
    while node.op == "reshape":
        node = node.inputs[0]
    return node
