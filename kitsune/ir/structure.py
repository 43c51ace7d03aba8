"""Describe the structure of a graph: everything but the names of its inputs and the values of its
larger constants."""

from __future__ import annotations

from kitsune.ir.node import Graph, Node

MAX_INLINE_ELEMENTS = 16  # constants of up to this many elements are part of the structure


def structure(graph: Graph) -> str:
    """A line a node, inputs first. Graphs of equal text have equal programs, and the same numbers
    for the same nodes."""
    number: dict[Node, int] = {}
    lines = []
    for node in graph.nodes():
        number[node] = len(number)
        inputs = [number[i] for i in node.inputs]
        lines.append(f"{node.op} {inputs} {node.shape} {node.dtype} {_attributes(node)}")
    fed = [(number.get(i, -1), i.shape, str(i.dtype)) for i in graph.inputs]
    return "\n".join([*lines, f"{fed} {[number[o] for o in graph.outputs]}"])


def _attributes(node: Node) -> str:
    if node.op == "input":
        return ""
    if node.op != "constant":
        return repr(node.attrs)
    value = node.attr("value").value
    return value.tobytes().hex() if value.size <= MAX_INLINE_ELEMENTS else str(value.shape)
