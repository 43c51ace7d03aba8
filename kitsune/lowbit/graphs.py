"""Graph in, Graph out: weights that are only multiplied, convolved with, or whose rows are only
gathered, become weights of a few bits.

Kernels read such a weight through `dequantize`, which they do in registers. What was
rounded once is kept as long as the weight that it was made of, so that other signatures of a model
share it.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from kitsune.ir.dtypes import Packed, packed
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import dequantize, packed_constant
from kitsune.ir.packing import GROUPS
from kitsune.ir.packing import dequantize as unpacked
from kitsune.ir.rewrite import fold_constants, rebuild
from kitsune.lowbit.kept import keep
from kitsune.lowbit.levels import Activations
from kitsune.lowbit.packed import Made, by_column
from kitsune.lowbit.rounding import refusal, relative_error, rounded
from kitsune.lowbit.weights import OPERAND, Weight, weights_of
from kitsune.progress import progress


@dataclass(frozen=True)
class Layer:
    """One weight: its name, what it takes now and took, and ‖w − made‖ / ‖w‖. A weight that was
    `kept` as it is has the reason. Of one that was calibrated, `output_error` is the error of its
    product, on the batches that it was calibrated with."""

    name: str
    dtype: Packed
    shape: tuple[int, ...]
    nbytes: int
    nbytes_before: int
    error: float
    kept: str = ""
    output_error: float | None = None


Choose = Callable[[str], Packed | None]  # the type for a weight of a name; None to leave it


def uniform(bits: int, symmetric: bool = True, group: int | None = None) -> Choose:
    """The same type for every weight."""
    dtype = packed(bits, group or GROUPS[bits], symmetric)
    return lambda name: dtype


def prepared(graph: Graph) -> Graph:
    """As its weights are looked for: constants folded, but for views of weights."""
    return fold_constants(graph, keep_weights=True)


class LowBit(NamedTuple):
    """A graph with packed weights, what became of each weight, and those that were packed."""

    graph: Graph
    layers: list[Layer]
    made: dict[str, Made]


def with_low_bit_weights(
    graph: Graph,
    choose: Choose,
    method: str = "rtn",
    known: Mapping[str, Made] | None = None,
    activations: Activations = None,
) -> LowBit:
    """The graph with the weights that `choose` names packed. Those that are `known` by name were
    rounded before; what others are multiplied with becomes bytes as `activations` says."""
    graph = prepared(graph)
    weights = weights_of(graph)
    work = _Work(choose, method, known or {}, activations)
    new: dict[Node, Node] = {}
    with progress("rounding weights", len({w.name for w in weights.values()})) as work.step:
        for node in graph.nodes():
            inputs = tuple(new[i] for i in node.inputs)
            at = OPERAND.get(node.op)
            weight = None if at is None else weights.get((node.inputs[at], node.op))
            new[node] = rebuild(node, inputs) if weight is None else work.over(node, inputs, weight)
    outputs = tuple(new[o] for o in graph.outputs)
    made = {name: found[0] for name, found in work.made.items() if found is not None}
    return LowBit(Graph(graph.inputs, outputs), list(work.layers.values()), made)


class _Work:
    """Packs the weights of one graph, each once."""

    def __init__(
        self, choose: Choose, method: str, known: Mapping[str, Made], activations: Activations
    ) -> None:
        self._choose, self._method, self._known = choose, method, known
        self._activations = activations
        self.step: Callable[[str], None] = lambda name: None  # called with each weight's name
        self.made: dict[str, tuple[Made, Node] | None] = {}
        self.layers: dict[str, Layer] = {}

    def over(self, node: Node, inputs: tuple[Node, ...], weight: Weight) -> Node:
        """A reader of a weight, which is in a few bits where it may be."""
        if weight.name not in self.made:
            self.step(weight.name)
            self.made[weight.name] = self._packed(weight)
        found = self.made[weight.name]
        return rebuild(node, inputs) if found is None else found[0].over(node, found[1], inputs)

    def _packed(self, weight: Weight) -> tuple[Made, Node] | None:
        dtype = self._choose(weight.name)
        if dtype is None:
            return None
        w, shape = weight.matrix(), weight.node.shape
        if (error := refusal(w, dtype)) is not None:
            kept = Layer(weight.name, dtype, shape, w.nbytes, w.nbytes, 0.0, str(error.what))
            self.layers[weight.name] = kept
            return None
        made = self._known.get(weight.name) or self._rounded(weight, w, dtype)
        self.layers[weight.name] = Layer(
            weight.name,
            made.dtype,
            shape,
            made.data.nbytes,
            w.nbytes,
            made.error,
            output_error=made.output_error,
        )
        keep(made.data, weight.name, made.error)
        return made, weight.restored(dequantize(packed_constant(made.data, made.shape, made.dtype)))

    def _rounded(self, weight: Weight, w: np.ndarray, dtype: Packed) -> Made:
        if self._activations is not None:
            dtype = by_column(dtype, weight.op, w.shape[0])
        data, lost = _once(weight.source.attr("value").value, w, weight.op, dtype, self._method)
        return Made(
            weight.name, dtype, data, (w.shape[0], w.shape[1]), lost, activations=self._activations
        )


# --- kept results --------------------------------------------------------------------------------

_MADE: dict[tuple[object, ...], tuple[np.ndarray, float]] = {}


def _once(
    source: np.ndarray, w: np.ndarray, op: str, dtype: Packed, method: str
) -> tuple[np.ndarray, float]:
    """The bytes of a weight and their error; `w` is `source` as an op sees it."""
    key = (id(source), op, w.shape, w.strides, dtype, method)
    if key not in _MADE:
        data = rounded(w, dtype, method)
        lost = relative_error(w, unpacked(data, (w.shape[0], w.shape[1]), dtype))
        _MADE[key] = data, lost
        weakref.finalize(source, _MADE.pop, key, None).atexit = False
    return _MADE[key]
