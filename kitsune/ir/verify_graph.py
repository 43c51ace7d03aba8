"""Verify that a graph obeys the rules of the op table, and build the checks of a call's indices."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from kitsune.errors import KitsuneError, VerifyError
from kitsune.ir.dtypes import boolean, i64
from kitsune.ir.interp import describe_outside
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, any_, cast, constant, ge, input_, logical_or, lt
from kitsune.ir.ops.loop import LoopBody, describe_endless, free_names
from kitsune.ir.rewrite import rebuild
from kitsune.ir.size_order import knows
from kitsune.ir.sizes import maximum, minimum


def verify(graph: Graph, stage: str) -> None:
    fed, seen = set(graph.inputs), set[LoopBody]()
    for node in graph.nodes():
        if node.op not in OPS:
            raise VerifyError(f"{stage} left an op '{node.op}' that has no row", at=node.line)
        if node.op == "input" and node not in fed:
            raise VerifyError(f"{stage} left an input '{node.attr('name')}' that nobody feeds")
        _verify_node(node, stage)
        if node.op == "loop" and (body := node.attr("body")) not in seen:
            seen.add(body)
            verify(body.graph, stage)


def _verify_node(node: Node, stage: str) -> None:
    """Shape, types and attributes are what the row says of its inputs."""
    row, attrs = OPS[node.op], dict(node.attrs)
    dtypes = tuple(i.dtype for i in node.inputs)
    if row.attrs is not None and attrs.keys() != row.attrs.keys():
        raise VerifyError(
            f"{stage} left {node} with attributes {', '.join(attrs) or 'none'}",
            why=f"its row has {', '.join(row.attrs) or 'none'}",
            at=node.line,
        )
    try:
        shape = row.shape(*(i.shape for i in node.inputs), **attrs)
        dtype = row.dtype(*dtypes, **attrs)
        met = row.meet(dtypes) if row.meet is not None and dtypes else dtypes
    except KitsuneError as error:
        raise VerifyError(
            f"{stage} left {node}: {error.what}", why=error.why, at=node.line
        ) from error
    if shape != node.shape:
        raise VerifyError(f"{stage} left {node} whose row says {list(shape)}", at=node.line)
    if dtype != node.dtype:
        raise VerifyError(f"{stage} left {node} of {node.dtype}, not {dtype}", at=node.line)
    if met != dtypes:
        raise VerifyError(
            f"{stage} left {node} of {' and '.join(map(str, dtypes))}",
            why=f"its operands meet in {' and '.join(map(str, met))}",
            at=node.line,
        )


# --- checks at run time ---------------------------------------------------------------------------
#
# Build the nodes that check whether an index from data lies outside its axis, or a loop goes on.
#
# A kernel never reads outside a tensor: it moves such an index inside. These nodes are the other
# half of that promise: a compiled model computes them beside its results, and raises when one is
# true.


# A node that is true when data names no element; what to say then, and of which line.
IndexCheck = tuple[Node, str, str]


def add_index_checks(graph: Graph) -> tuple[Graph, list[IndexCheck]]:
    """The graph, and what it computes beside: bool scalars that are true when an index is out of
    range or a loop does not end, with what to say then, and of which line. Loops carry the checks
    of their steps, so the graph is another where they have some. Constant indices were checked
    where they were written."""
    new: dict[Node, Node] = {}
    found: dict[Node, tuple[str, str]] = {}
    bodies: dict[LoopBody, tuple[LoopBody, list[tuple[str, str]]]] = {}
    for node in graph.nodes():
        inputs = tuple(new[i] for i in node.inputs)
        new[node] = made = rebuild(node, inputs)
        if node.op == "loop":
            body = made.attr("body")
            if body not in bodies:
                bodies[body] = _carry_checks(body)
            new[node] = _rebuild_loop(made, *bodies[body], found)
        elif (check := _check_node(made)) is not None:
            found[check] = describe_outside(made, _find_bounds(made)[1]), node.line
    made_graph = Graph(graph.inputs, tuple(new[o] for o in graph.outputs))
    return made_graph, [(node, text, line) for node, (text, line) in found.items()]


def find_index_checks(graph: Graph) -> list[tuple[Node, str]]:
    """The checks of a graph, at the line of the op that each is about."""
    return [(node, text) for node, text, _ in add_index_checks(graph)[1]]


def _find_bounds(node: Node) -> tuple[int, int]:
    """Which operand of a node has indices, and of an axis of which size."""
    bounds = OPS[node.op].bounds
    assert bounds is not None
    found: tuple[int, int] = bounds(*(i.shape for i in node.inputs), **dict(node.attrs))
    return found


def _check_node(node: Node) -> Node | None:
    if OPS[node.op].bounds is None:
        return None
    operand, size = _find_bounds(node)
    wrong = _wrong(node.inputs[operand], size)
    if wrong is None:
        return None
    one = any_(wrong, axes=tuple(range(len(wrong.shape))))
    return OPS["reshape"].build((one,), {"shape": ()}, node.line)


def _carry_checks(body: LoopBody) -> tuple[LoopBody, list[tuple[str, str]]]:
    """The body that carries whether a check of any step was true, and what each says."""
    graph, checks = add_index_checks(body.graph)
    if not checks:
        return body, []
    names, carried = free_names(graph), body.carried
    flags = [input_(next(names), (), boolean) for _ in checks]
    after = [logical_or(flag, node) for flag, (node, _, _) in zip(flags, checks, strict=True)]
    inputs, outputs = graph.inputs, graph.outputs
    made = Graph(
        (*inputs[:carried], *flags, *inputs[carried:]),
        (*outputs[:carried], *after, *outputs[carried:]),
    )
    told = [(text, line) for _, text, line in checks]
    return replace(body, graph=made, carried=carried + len(checks)), told


def _rebuild_loop(
    node: Node, body: LoopBody, told: list[tuple[str, str]], found: dict[Node, tuple[str, str]]
) -> Node:
    """A result of a loop that carries checks; these are added to `found`."""
    first, output = body.carried - len(told), node.attr("output")
    inputs = (*node.inputs[:first], *(constant(False) for _ in told), *node.inputs[first:])

    def build(number: int) -> Node:
        attrs = {"body": body, "count": node.attr("count"), "output": number}
        return OPS["loop"].build(inputs, attrs, node.line)

    found |= {build(first + n): text for n, text in enumerate(told)}
    if body.has_condition:
        found[build(0)] = describe_endless(node.attr("count")), node.line
    return build(output if output < first else output + len(told))


def _wrong(indices: Node, size: int) -> Node | None:
    """Return the node that says which indices are outside, if any can be."""
    limits = np.iinfo(indices.dtype.numpy)  # type: ignore[type-var]
    low, high = limits.min, limits.max
    if indices.op == "clamp":
        low = maximum(low, indices.attr("low") if indices.attr("low") is not None else low)
        high = minimum(high, indices.attr("high") if indices.attr("high") is not None else high)
    if indices.op == "constant" or (knows(">=", low, -size) and knows("<", high, size)):
        return None
    if limits.min == 0:
        return ge(indices, size)
    wide = cast(indices, dtype=i64) if indices.dtype != i64 else indices
    return logical_or(ge(wide, size), lt(wide, -size))
