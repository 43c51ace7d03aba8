"""Find the weights of a graph and reshape each to the K×N matrix of a matmul.

| reader | weight                       | K                  | N       | stacks               |
|--------|------------------------------|--------------------|---------|----------------------|
| matmul | [K, N]                       | as it is           | columns | 1                    |
| gather | [N, K], rows are looked up   | along a row        | rows    | 1                    |
| conv   | [filters, channels, *kernel] | taps, then channels| filters | groups of channels   |

The columns of a stack meet inputs of their own: those of a depthwise convolution one channel each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import prod

import numpy as np

from kitsune.ir.array_names import find_name
from kitsune.ir.dtypes import f32
from kitsune.ir.node import SHARED_BYTES, Graph, Node, Origin
from kitsune.ir.ops import OPS, Kind, permute, reshape, transpose
from kitsune.ir.rewrite import read_constant
from kitsune.system.records import dataclass

# Weights of fewer numbers stay as they are. Any other is a constant of its own, which equal ones of
# other models do not share: it has the name that its own model gave it.
SMALL = SHARED_BYTES // f32.itemsize
OPERAND = {"matmul": 1, "gather": 0, "conv": 1}  # which one is the weight


@dataclass(frozen=True)
class Weight:
    """A constant, as `node` sees it, and the ops that read it in one way."""

    name: str
    node: Node
    source: Node
    reader: Node  # the first

    @property
    def op(self) -> str:
        return self.reader.op

    @property
    def stacks(self) -> int:
        return int(self.reader.attr("groups")) if self.op == "conv" else 1

    def matrix(self) -> np.ndarray:
        """K×N, a view where that can be."""
        value = read_constant(self.node)
        assert value is not None
        return reshape_to_matrix(value.reshape(self.node.shape), self.op)

    def restore_layout(self, made: Node) -> Node:
        """Restore a K×N node to the layout of its reader."""
        if self.op == "matmul":
            return made
        if self.op == "gather":
            return transpose(made)
        filters, channels, *kernel = self.node.shape
        rank = len(kernel)
        apart = reshape(transpose(made), shape=(filters, *kernel, channels))
        return permute(apart, order=(0, rank + 1, *range(1, rank + 1)))


def reshape_to_matrix(w: np.ndarray, op: str) -> np.ndarray:
    """Reshape a weight from the layout of its reader to K×N."""
    if op == "matmul":
        return w
    if op == "gather":
        return np.asarray(w.T)
    return np.asarray(w.transpose(*range(2, w.ndim), 1, 0).reshape(-1, w.shape[0]))


def find_weights(graph: Graph, names: Counter[str] | None = None) -> dict[tuple[Node, str], Weight]:
    """Return the weights of a graph by node and reader op, in graph order. `names` were given
    before, to weights of the graph around it."""
    nodes = list(graph.nodes())
    free, names = _only_read(graph, nodes), Counter[str]() if names is None else names
    found: dict[tuple[Node, str], Weight] = {}
    for node in nodes:
        at = OPERAND.get(node.op)
        if at is None or (key := (node.inputs[at], node.op)) in found or key[0] not in free:
            continue
        weight, source = key[0], _source(key[0])
        is_whole = node.op == "conv" or len(weight.shape) == 2
        if source is not None and is_whole and prod(weight.shape) >= SMALL:
            found[key] = Weight(_name(node, source, names), weight, source, node)
    return found


def _source(weight: Node) -> Node | None:
    """The f32 constant that is seen."""
    while OPS[weight.op].kind is Kind.VIEW:
        weight = weight.inputs[0]
    return weight if weight.op == "constant" and weight.dtype == f32 else None


def _name(reader: Node, source: Node, names: Counter[str]) -> str:
    """Return the name of a weight in its model or where it is read, with a number if it is not
    unique."""
    line = source.line if isinstance(source.line, Origin) else reader.line
    name = find_name(source.attr("value").value) or str(line)
    names[name] += 1
    return name if names[name] == 1 else f"{name} ({names[name]})"


def _only_read(graph: Graph, nodes: Sequence[Node]) -> set[Node]:
    """Nodes that are only multiplied or gathered from, as they are or seen otherwise."""
    others = set(graph.outputs)
    for node in reversed(nodes):
        kind = OPS[node.op].kind
        if node.op == "gather" and node.attr("axis") == 0:
            others.update(node.inputs[1:])
        elif kind is not Kind.CONTRACT and (kind is not Kind.VIEW or node in others):
            others.update(node.inputs)
    return set(nodes) - others
