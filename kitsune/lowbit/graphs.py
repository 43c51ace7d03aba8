"""Graph in, Graph out: matrices that are only multiplied, or whose rows are only gathered, become
weights of a few bits.

Kernels read such a weight through `dequantize`, which they do in registers. What was
rounded once is kept as long as the weight that it was made of, so that other signatures of a model
share it.
"""

from __future__ import annotations

import weakref
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import prod

import numpy as np

from kitsune.ir.dtypes import Packed, f32, packed
from kitsune.ir.node import Graph, Node, Origin
from kitsune.ir.ops import OPS, Kind, dequantize, packed_constant, transpose
from kitsune.ir.packing import GROUPS
from kitsune.ir.packing import dequantize as unpacked
from kitsune.ir.rewrite import fold_constants, rebuild, seen_constant
from kitsune.lowbit.kept import keep
from kitsune.lowbit.rounding import refusal, relative_error, rounded

SMALL = 1024  # weights of fewer numbers stay as they are


@dataclass(frozen=True)
class Layer:
    """One weight: its name, what it takes now and took, and ‖w − made‖ / ‖w‖. A weight that was
    `kept` as it is has the reason."""

    name: str
    dtype: Packed
    shape: tuple[int, ...]
    nbytes: int
    nbytes_before: int
    error: float
    kept: str = ""


Choose = Callable[[str], Packed | None]  # the type for a weight of a name; None to leave it


def uniform(bits: int, symmetric: bool = True, group: int | None = None) -> Choose:
    """The same type for every weight."""
    dtype = packed(bits, group or GROUPS[bits], symmetric)
    return lambda name: dtype


def with_low_bit_weights(
    graph: Graph, choose: Choose, method: str = "rtn"
) -> tuple[Graph, list[Layer]]:
    """The graph with the weights that `choose` names packed, and what became of each."""
    graph = fold_constants(graph, keep_weights=True)
    nodes = list(graph.nodes())
    weights = _weights(graph, nodes)
    work = _Work(choose, method)
    new: dict[Node, Node] = {}
    for node in nodes:
        inputs = [new[i] for i in node.inputs]
        at = OPERAND.get(node.op)
        if at is not None and node.inputs[at] in weights:
            inputs[at] = work.packed(node, inputs[at])
        new[node] = rebuild(node, tuple(inputs))
    return Graph(graph.inputs, tuple(new[o] for o in graph.outputs)), list(work.layers.values())


OPERAND = {"matmul": 1, "gather": 0}  # which one is the weight


def _weights(graph: Graph, nodes: Sequence[Node]) -> set[Node]:
    """Nodes that are only multiplied or gathered from, as they are or seen otherwise."""
    others = set(graph.outputs)
    for node in reversed(nodes):
        kind = OPS[node.op].kind
        if node.op == "gather" and node.attr("axis") == 0:
            others.update(node.inputs[1:])
        elif kind is not Kind.CONTRACT and (kind is not Kind.VIEW or node in others):
            others.update(node.inputs)
    return set(nodes) - others


class _Work:
    """Packs the weights of one graph, each once."""

    def __init__(self, choose: Choose, method: str) -> None:
        self._choose, self._method = choose, method
        self._made: dict[tuple[Node, bool], Node] = {}
        self._names: Counter[str] = Counter()
        self.layers: dict[Node, Layer] = {}

    def packed(self, reader: Node, weight: Node) -> Node:
        """An operand in a few bits, where it is a constant matrix that may be."""
        key = weight, reader.op == "gather"
        if key not in self._made:
            self._made[key] = self._packed(reader, weight)
        return self._made[key]

    def _packed(self, reader: Node, weight: Node) -> Node:
        source = weight
        while OPS[source.op].kind is Kind.VIEW:
            source = source.inputs[0]
        is_matrix = len(weight.shape) == 2 and prod(weight.shape) >= SMALL
        if source.op != "constant" or source.dtype != f32 or not is_matrix:
            return weight
        name = self._name(reader, source)
        dtype = self._choose(name)
        if dtype is None:
            return weight
        value = seen_constant(weight)
        assert value is not None
        w = value.reshape(weight.shape)
        if (error := refusal(w, dtype)) is not None:
            kept = Layer(name, dtype, w.shape, w.nbytes, w.nbytes, 0.0, str(error.what))
            self.layers[weight] = kept
            return weight
        # Rows that are gathered have their scales along them, as columns that are multiplied do.
        turned = reader.op == "gather"
        rows, (n, k) = (w.T, weight.shape) if turned else (w, weight.shape[::-1])
        data, lost = _once(source.attr("value").value, rows, dtype, self._method)
        self.layers[weight] = Layer(name, dtype, w.shape, data.nbytes, w.nbytes, lost)
        keep(data, name, lost)
        made = dequantize(packed_constant(data, (k, n), dtype))
        return transpose(made) if turned else made

    def _name(self, reader: Node, source: Node) -> str:
        """What a file calls a weight, or where it is read, with a number if others are too."""
        name = str(source.line if isinstance(source.line, Origin) else reader.line)
        self._names[name] += 1
        return name if self._names[name] == 1 else f"{name} ({self._names[name]})"


# --- kept results --------------------------------------------------------------------------------

_MADE: dict[tuple[object, ...], tuple[np.ndarray, float]] = {}


def _once(
    source: np.ndarray, w: np.ndarray, dtype: Packed, method: str
) -> tuple[np.ndarray, float]:
    """The bytes of a weight and their error; `w` is `source`, or a view of it."""
    key = (id(source), w.shape, w.strides, dtype, method)
    if key not in _MADE:
        data = rounded(w, dtype, method)
        lost = relative_error(w, unpacked(data, (w.shape[0], w.shape[1]), dtype))
        _MADE[key] = data, lost
        weakref.finalize(source, _MADE.pop, key, None).atexit = False
    return _MADE[key]
