"""What a fusion gains: bytes not moved against work done again."""

from __future__ import annotations

from math import prod

from kitsune.ir.dtypes import Packed
from kitsune.ir.node import Node
from kitsune.ir.ops import OPS, Kind

# Primitives that cost about as much as ten additions.
SLOW = {"exp", "log", "tanh", "erf", "gelu", "sigmoid", "silu", "div", "sqrt", "rsqrt"}


def nbytes(node: Node) -> int:
    if isinstance(node.dtype, Packed):
        return node.dtype.nbytes(*node.shape)
    return prod(node.shape) * node.dtype.itemsize


def work(nodes: list[Node]) -> int:
    """Arithmetic per element of an elementwise group, in additions."""
    maps = [n for n in nodes if OPS[n.op].kind is Kind.MAP]
    return sum(10 if n.op in SLOW else 1 for n in maps)
