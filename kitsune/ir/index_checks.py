"""Build the nodes that check whether an index from data lies outside its axis, or a loop goes on.

A kernel never reads outside a tensor: it moves such an index inside. These nodes are the other half
of that promise: a compiled model computes them beside its results, and raises when one is true.
"""

from __future__ import annotations

import numpy as np

from kitsune.ir.dtypes import i64
from kitsune.ir.interp import describe_outside
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, any_, cast, ge, logical_or, lt
from kitsune.ir.size_order import knows
from kitsune.ir.sizes import maximum, minimum

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
