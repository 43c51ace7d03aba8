"""Decompose composites that contain contractions, so that planning fuses their parts.

Elementwise ops around a contraction are then fused with it, whoever wrote it.
"""

from __future__ import annotations

from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, Kind
from kitsune.ir.ops.op_table import use_line
from kitsune.ir.rewrite import rebuild


def decompose_composites(graph: Graph) -> Graph:
    if not any(is_composite(n) for n in graph.nodes()):
        return graph
    new: dict[Node, Node] = {}
    for node in graph.nodes():
        inputs = tuple(new[i] for i in node.inputs)
        expand = OPS[node.op].expand if is_composite(node) else None
        with use_line(node.line):
            new[node] = expand(*inputs, **dict(node.attrs)) if expand else rebuild(node, inputs)
    return Graph(graph.inputs, tuple(new[o] for o in graph.outputs))


def is_composite(node: Node) -> bool:
    """Whether it is made of contractions, and planned as those."""
    row = OPS[node.op]
    return row.kind is Kind.CONTRACT and row.expand is not None
