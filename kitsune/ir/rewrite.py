"""Rewrite a graph by rules until nothing changes, and split it into subgraphs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import field

import numpy as np

from kitsune.errors import RewriteError
from kitsune.ir.budget import can_spend
from kitsune.ir.dtypes import i8, i16, i32, u8
from kitsune.ir.interp import evaluate, work_nbytes
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, Kind, cast, constant, input_
from kitsune.ir.ops.op_table import use_line
from kitsune.ir.ops.sources import is_random
from kitsune.ir.sizes import has_sizes
from kitsune.system.records import dataclass

MAX_SWEEPS = 100  # after which rules undo each other
Found = dict[str, Node]


@dataclass(frozen=True)
class Pat:
    """A node with holes. `op=None` matches anything; a repeated `name` must match the same node;
    `value` matches a constant of that value in its type. Commuting ops match in either order."""

    op: str | None = None
    inputs: tuple[Pat, ...] | None = None
    name: str | None = None
    value: float | None = None

    def match(self, node: Node) -> Found | None:
        """The first way to fill the holes."""
        return next(self.matches(node), None)

    def matches(self, node: Node) -> Iterator[Found]:
        """Every way: commuting ops may offer several."""
        return self._matches(node, {})

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


def op_(op: str, *inputs: Pat) -> Pat:
    return Pat(op, inputs)


def value_(value: float) -> Pat:
    return Pat("constant", (), value=value)


def is_constant(node: Node, value: float) -> bool:
    if node.op != "constant" or node.dtype.itemsize == 0:
        return False
    data = node.attr("value").value
    if data.size != 1 or not (node.dtype.is_float or float(value).is_integer()):
        return False
    return bool(data.reshape(()) == np.asarray(value).astype(data.dtype))


@dataclass(frozen=True)
class Rule:
    """A rewrite rule. Its name is `title`, or that of the function that builds the replacement.
    `implements` is the named fusion pattern that switches it off."""

    pattern: Pat
    build: Callable[..., Node | None]
    implements: str = ""
    title: str = ""

    @property
    def name(self) -> str:
        return self.title or self.build.__name__

    def apply(self, node: Node) -> Node | None:
        """Return the replacement of a node by the first match that `build` does not decline. A
        result of another shape or type is not a replacement: a number of shape [1,1] made the node
        larger."""
        for found in self.pattern.matches(node):
            made = self.build(**found)
            if made is None or made is node:
                continue
            if (made.shape, made.dtype) == (node.shape, node.dtype):
                return made
        return None


def rule(pattern: Pat, implements: str = "") -> Callable[[Callable[..., Node | None]], Rule]:
    return lambda build: Rule(pattern, build, implements)


@dataclass(frozen=True)
class Fired:
    """A named fusion pattern that rewriting applied, and what it turned into what."""

    pattern: str
    before: Node
    after: Node
    note: str = ""


def rebuild(node: Node, inputs: tuple[Node, ...]) -> Node:
    """`node` over other inputs."""
    if inputs == node.inputs:
        return node
    return OPS[node.op].build(inputs, dict(node.attrs), node.line)


def rewrite(graph: Graph, rules: Sequence[Rule], fired: list[Fired] | None = None) -> Graph:
    """Apply the first rule that fits, inputs first, until a sweep changes nothing. Rules that
    implement a named pattern are noted in `fired`."""
    by_op: dict[str | None, list[Rule]] = {}
    for r in rules:
        by_op.setdefault(r.pattern.op, []).append(r)
    count: Counter[str] = Counter()
    settled: set[Node] = set()  # nothing fires on them: what a rule says depends on the node alone
    for _ in range(MAX_SWEEPS):
        new: dict[Node, Node] = {}
        for node in graph.nodes():
            out = rebuild(node, tuple(new[i] for i in node.inputs))
            if out not in settled:
                first, made = _apply_first(by_op.get(out.op, ()), out)
                if first is None:
                    settled.add(out)
                else:
                    count[first.name] += 1
                    if first.implements and fired is not None:
                        fired.append(Fired(first.implements, out, made))
                    out = made
            new[node] = out
        outputs = tuple(new[o] for o in graph.outputs)
        if outputs == graph.outputs:
            return graph
        graph = Graph(graph.inputs, outputs)
    raise RewriteError(
        f"rules still changing the graph after {MAX_SWEEPS} sweeps",
        why=f"most often fired: {', '.join(f'{n} ({c}x)' for n, c in count.most_common(3))}",
        hint="one of them undoes another; give the form you want a single direction",
    )


def _apply_first(rules: Sequence[Rule], node: Node) -> tuple[Rule | None, Node]:
    """The first rule that makes something of a node, and that, which comes from where it did."""
    if rules:
        with use_line(node.line):
            for r in rules:
                made = r.apply(node)
                if made is not None:
                    return r, made
    return None, node


def fold_constants(graph: Graph, keep_weights: bool = False) -> Graph:
    """Nodes that depend on constants alone become constants. Low-bit weights stay packed, and a
    view that only repeats a constant stays a view: folding either costs the memory it saves. With
    `keep_weights` a view that is only multiplied stays one as well, for weight packing."""
    new: dict[Node, Node] = {}
    nodes = list(graph.nodes())
    weights = _weights(graph, nodes)
    known: dict[Node, np.ndarray | None] = {}  # None until something needs the value
    for node in nodes:
        out = rebuild(node, tuple(new[i] for i in node.inputs))
        if _is_computable(out, known):
            known[out] = None
            is_kept = keep_weights and node in weights and OPS[out.op].kind is Kind.VIEW
            if out.op != "constant" and not is_kept:
                value = _compute(out, known)
                out = constant(np.ascontiguousarray(value).reshape(out.shape))
                known[out] = value
        new[node] = _narrow_weight(out) if node in weights else out
    return Graph(graph.inputs, tuple(new[o] for o in graph.outputs))


def _is_computable(node: Node, known: Collection[Node]) -> bool:
    """Whether a node depends on constants alone, and may be computed now."""
    if node.op == "constant":
        return bool(node.dtype.itemsize)
    if not node.inputs or node.op == "expand" or any(i not in known for i in node.inputs):
        return False
    if is_random(node) or any(has_sizes(value) for _, value in node.attrs):
        return False
    return can_spend(work_nbytes(node))  # else the program computes it at every call


def _compute(node: Node, known: dict[Node, np.ndarray | None]) -> np.ndarray:
    if node.op == "constant":
        return np.asarray(node.attr("value").value)
    found = known[node]
    if found is None:
        value = evaluate(node, [_compute(i, known) for i in node.inputs], {})
        known[node] = found = value.astype(node.dtype.numpy, copy=False)
    return found


def is_weight(node: Node) -> bool:
    """Whether a node is a constant, as it is or seen through views."""
    while OPS[node.op].kind is Kind.VIEW:
        if any(has_sizes(each) for _, each in node.attrs):
            return False
        node = node.inputs[0]
    return node.op == "constant" and bool(node.dtype.itemsize)


def read_constant(node: Node) -> np.ndarray | None:
    """A constant as a node sees it, through views or as it is; None for anything else."""
    return _compute_view(node) if is_weight(node) else None


def _compute_view(node: Node) -> np.ndarray:
    if node.op == "constant":
        return np.asarray(node.attr("value").value)
    return evaluate(node, [_compute_view(node.inputs[0])], {})


def _weights(graph: Graph, nodes: Sequence[Node]) -> set[Node]:
    """Nodes that are only multiplied, as they are or seen otherwise."""
    others = set(graph.outputs)
    for node in reversed(nodes):
        kind = OPS[node.op].kind
        if kind is not Kind.CONTRACT and (kind is not Kind.VIEW or node in others):
            others.update(node.inputs)
    return set(nodes) - others


def _narrow_weight(node: Node) -> Node:
    """Store i32 weights that are only multiplied in the smallest integer type that holds them, for
    int8 dot-product instructions."""
    if node.op != "constant" or node.dtype != i32 or not node.shape:
        return node
    value = node.attr("value").value
    low, high = value.min(initial=0), value.max(initial=0)
    for small, limits in ((i8, (-128, 127)), (u8, (0, 255)), (i16, (-32768, 32767))):
        if limits[0] <= low and high <= limits[1]:
            return cast(constant(value.astype(small.numpy)), dtype=i32)
    return node


# --- subgraphs ------------------------------------------------------------------------------------
#
# Split a graph at nodes that only NumPy computes, and extract nodes as graphs of their own.


@dataclass(frozen=True)
class Subgraph:
    """A part of a graph that one program computes. Its inputs stand for `feeds` and its outputs for
    `makes`, nodes of the whole graph. NumPy computes `hosts` after it. `origin` maps its own nodes
    to those of the whole graph, where they differ."""

    graph: Graph
    feeds: tuple[Node, ...]
    makes: tuple[Node, ...]
    hosts: tuple[Node, ...]
    origin: Mapping[Node, Node] = field(default_factory=dict, compare=False, repr=False)


def split_at_host(graph: Graph, on_host: Collection[Node] = ()) -> list[Subgraph]:
    """Split a graph into subgraphs that run in order, with NumPy in between: for HOST nodes, and
    for nodes `on_host`, which the device has no kernel for. Most graphs are one subgraph.

    Subgraph d holds the nodes with d host nodes on the longest path to them. The host nodes of a
    subgraph read what it and those before it made, and run after it.
    """
    hosts = {*on_host, *(n for n in graph.nodes() if is_host(n))}
    if not hosts:
        return [Subgraph(graph, graph.inputs, graph.outputs, ())]
    depth: dict[Node, int] = {}
    for node in graph.nodes():
        depth[node] = max((depth[i] + (i in hosts) for i in node.inputs), default=0)
    wanted = set(graph.outputs)
    for node in depth:
        wanted |= {i for i in node.inputs if node in hosts or depth[i] < depth[node]}
    count = 1 + max(depth[n] + (n in hosts) for n in depth)
    return [_make_subgraph(depth, wanted, hosts, number) for number in range(count)]


def is_host(node: Node) -> bool:
    return OPS[node.op].kind is Kind.HOST


def _make_subgraph(
    depth: dict[Node, int], wanted: set[Node], on_host: set[Node], number: int
) -> Subgraph:
    mine = [n for n in depth if depth[n] == number and OPS[n.op].kind is not Kind.SOURCE]
    hosts = tuple(n for n in mine if n in on_host)
    new, feeds = extract_nodes(n for n in mine if n not in on_host)
    makes = tuple(n for n in mine if n in wanted and n not in on_host)
    made = Graph(tuple(feeds.values()), tuple(new[n] for n in makes))
    origin = {new[n]: n for n in mine if n in new}
    return Subgraph(made, tuple(feeds), makes, hosts, origin)


def extract_nodes(nodes: Iterable[Node]) -> tuple[dict[Node, Node], dict[Node, Node]]:
    """Rebuild nodes, inputs first, over new inputs: what each became, and the input for each value
    from outside. Constants and sizes stay as they are."""
    new: dict[Node, Node] = {}
    feeds: dict[Node, Node] = {}
    for node in nodes:
        for i in node.inputs:
            if i not in new:
                new[i] = i
                if i.op not in ("constant", "size"):
                    new[i] = feeds[i] = input_(f"value{len(feeds)}", i.shape, i.dtype, owner=i)
        new[node] = rebuild(node, tuple(new[i] for i in node.inputs))
    return new, feeds


def extract_graph(nodes: Collection[Node], outputs: Collection[Node]) -> Graph:
    """Return the graph of some nodes, inputs first, with some of them as its outputs."""
    new, feeds = extract_nodes(nodes)
    return Graph(tuple(feeds.values()), tuple(new[n] for n in nodes if n in outputs))
