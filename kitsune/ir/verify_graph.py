"""Verify that a graph obeys the rules of the op table, and build the checks of a call's indices."""

from __future__ import annotations

import numpy as np

from kitsune.errors import KitsuneError, VerifyError
from kitsune.ir.dtypes import i64
from kitsune.ir.interp import describe_outside
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, any_, cast, ge, logical_or, lt
from kitsune.ir.ops.loop import LoopBody
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


def find_index_checks(graph: Graph) -> list[tuple[Node, str]]:
    """(a bool scalar, true when an index is out of range; what to say then) of each, at the line of
    the op it is about. Constant indices were checked where they were written."""
    found: dict[Node, str] = {}
    for node in graph.nodes():
        row = OPS[node.op]
        if node.op == "loop" and node.attr("body").has_condition:
            attrs = dict(node.attrs) | {"output": 0}
            goes_on = row.build(node.inputs, attrs, node.line)
            found[goes_on] = f"a loop goes on after {attrs['count']:,} steps"
        if row.bounds is None:
            continue
        operand, size = row.bounds(*(i.shape for i in node.inputs), **dict(node.attrs))
        wrong = _wrong(node.inputs[operand], size)
        if wrong is not None:
            one = any_(wrong, axes=tuple(range(len(wrong.shape))))
            check = OPS["reshape"].build((one,), {"shape": ()}, node.line)
            found[check] = describe_outside(node, size)
    return list(found.items())


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
