"""Rules in, graph out: match patterns on nodes, replace what they match until nothing changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from kitsune.errors import RewriteError
from kitsune.ir.interp import evaluate
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, Kind, constant

Found = dict[str, Node]


@dataclass(frozen=True)
class Pat:
    """A node with holes. `op=None` matches anything; a repeated `name` must match the same node;
    `value` matches a constant of that value in f32. Commuting ops match in either order."""

    op: str | None = None
    inputs: tuple[Pat, ...] | None = None
    name: str | None = None
    value: float | None = None

    def match(self, node: Node) -> Found | None:
        return next(self._matches(node, {}), None)

    def _matches(self, node: Node, found: Found) -> Iterator[Found]:
        if self.op is not None and self.op != node.op:
            return
        if self.value is not None and not is_constant(node, self.value):
            return
        if self.name is not None:
            if found.get(self.name, node) is not node:
                return
            found = {**found, self.name: node}
        if self.inputs is None:
            yield found
            return
        if len(self.inputs) != len(node.inputs):
            return
        yield from _match_all(self.inputs, node.inputs, found)
        if OPS[node.op].commutes and node.inputs[0] is not node.inputs[1]:
            yield from _match_all(self.inputs, node.inputs[::-1], found)

    def __add__(self, other: Pat) -> Pat:
        return Pat("add", (self, other))

    def __sub__(self, other: Pat) -> Pat:
        return Pat("sub", (self, other))

    def __mul__(self, other: Pat) -> Pat:
        return Pat("mul", (self, other))

    def __truediv__(self, other: Pat) -> Pat:
        return Pat("div", (self, other))

    def __matmul__(self, other: Pat) -> Pat:
        return Pat("matmul", (self, other))


def _match_all(pats: Sequence[Pat], nodes: Sequence[Node], found: Found) -> Iterator[Found]:
    if not pats:
        yield found
        return
    for first in pats[0]._matches(nodes[0], found):
        yield from _match_all(pats[1:], nodes[1:], first)


def any_(name: str) -> Pat:
    return Pat(name=name)


def op_(op: str, *inputs: Pat, name: str | None = None) -> Pat:
    return Pat(op, inputs, name)


def value_(value: float) -> Pat:
    return Pat("constant", (), value=value)


def is_constant(node: Node, value: float) -> bool:
    if node.op != "constant" or node.dtype.itemsize == 0:
        return False
    data = node.attr("value").value
    return data.size == 1 and float(data.reshape(())) == float(np.float32(value))


@dataclass(frozen=True)
class Rule:
    pattern: Pat
    build: Callable[..., Node | None]

    @property
    def name(self) -> str:
        return self.build.__name__


def rule(pattern: Pat) -> Callable[[Callable[..., Node | None]], Rule]:
    return lambda build: Rule(pattern, build)


def rebuild(node: Node, inputs: tuple[Node, ...]) -> Node:
    """`node` over other inputs."""
    return node if inputs == node.inputs else OPS[node.op](*inputs, **dict(node.attrs))


def rewrite(graph: Graph, rules: Sequence[Rule], limit: int = 100) -> Graph:
    """Apply the first rule that fits, inputs first, until a sweep changes nothing."""
    by_op: dict[str | None, list[Rule]] = {}
    for r in rules:
        by_op.setdefault(r.pattern.op, []).append(r)
    fired: Counter[str] = Counter()
    for _ in range(limit):
        new: dict[Node, Node] = {}
        for node in graph.nodes():
            out = rebuild(node, tuple(new[i] for i in node.inputs))
            for r in by_op.get(out.op, []):
                found = r.pattern.match(out)
                made = r.build(**found) if found is not None else None
                if made is not None and made is not out:
                    fired[r.name] += 1
                    out = made
                    break
            new[node] = out
        outputs = tuple(new[o] for o in graph.outputs)
        if outputs == graph.outputs:
            return graph
        graph = Graph(graph.inputs, outputs)
    raise RewriteError(
        f"rules still changing the graph after {limit} sweeps",
        why=f"most often fired: {', '.join(f'{n} ({c}x)' for n, c in fired.most_common(3))}",
        hint="one of them undoes another; give the form you want a single direction",
    )


def fold_constants(graph: Graph) -> Graph:
    """Nodes that depend on constants alone become constants. Low-bit weights stay packed, and a
    view that only repeats a constant stays a view: folding either costs the memory it saves."""
    new: dict[Node, Node] = {}
    for node in graph.nodes():
        out = rebuild(node, tuple(new[i] for i in node.inputs))
        known = out.inputs and all(
            i.op == "constant" and i.dtype.itemsize and i.shape is not None for i in out.inputs
        )
        if known and OPS[out.op].kind is not Kind.SOURCE and out.op != "expand":
            values = [i.attr("value").value for i in out.inputs]
            out = constant(np.ascontiguousarray(evaluate(out, values, {})).reshape(out.shape))
        new[node] = out
    return Graph(graph.inputs, tuple(new[o] for o in graph.outputs))
