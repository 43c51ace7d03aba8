"""Split a graph into blocks for block-wise fine-tuning.

A block ends where a single value carries all that later nodes know of the products before it:
behind a residual sum, or anywhere along a chain. It has two products or more, and goes as far
as there is such a place before the next product, so that what follows a product is in its block.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from kitsune.ir.node import Graph, Node, walk

FEWEST = 2  # products of a block


def block_ends(graph: Graph, products: Collection[Node]) -> list[list[Node]]:
    """One node for each block but the last, which ends with the graph's outputs that no block
    before it has reached."""
    nodes = list(graph.nodes())
    left = Counter(i for node in nodes for i in node.inputs)  # readers that come later
    touched, live = set[Node](), set[Node]()
    ends: list[list[Node]] = []
    last, count, at_last = None, 0, 0
    for node in nodes:
        if node in products:
            if last is not None and at_last >= FEWEST:
                ends.append([last])
                last, count = None, count - at_last
            count += 1
        left.subtract(node.inputs)
        live.difference_update([i for i in node.inputs if not left[i]])
        if node in products or not touched.isdisjoint(node.inputs):
            touched.add(node)
            live.update([node] if left[node] else [])
            if live == {node}:
                last, at_last = node, count
    touched.difference_update(walk(*(end for (end,) in ends)))
    rest = [o for o in graph.outputs if o in touched and o.dtype.is_float]
    return [*ends, rest] if rest or not ends else ends
