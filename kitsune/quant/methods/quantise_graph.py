"""Replace the weights of a graph that are only multiplied, convolved with or gathered by quantised
ones.

Kernels dequantise such a weight in registers. A quantised weight lives as long as the weight it was
made from, so that all signatures of a model share it.
"""

from __future__ import annotations

import weakref
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from kitsune.ir.dtypes import Packed, make_packed_type
from kitsune.ir.loops import inline_constants
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import dequantize, loop, packed_constant
from kitsune.ir.ops.loop import loop_key
from kitsune.ir.packing import GROUPS
from kitsune.ir.packing import dequantize as unpacked
from kitsune.ir.rewrite import fold_constants, rebuild
from kitsune.quant.methods.levels import Activations
from kitsune.quant.methods.quantised_weight import QuantisedWeight, record, use_column_scales
from kitsune.quant.methods.rounding import refusal, relative_error, round_weight
from kitsune.quant.methods.weight_search import OPERAND, Weight, find_weights
from kitsune.system.progress import progress
from kitsune.system.records import dataclass


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
    dtype = make_packed_type(bits, group or GROUPS[bits], symmetric)
    return lambda name: dtype


def fold_for_packing(graph: Graph) -> Graph:
    """Fold constants, except views of weights, as `find_weights` expects."""
    return fold_constants(graph, keep_weights=True)


class LowBit(NamedTuple):
    """A graph with packed weights, what became of each weight, and those that were packed."""

    graph: Graph
    layers: list[Layer]
    made: dict[str, QuantisedWeight]


def quantise_weights(
    graph: Graph,
    choose: Choose,
    method: str = "rtn",
    known: Mapping[str, QuantisedWeight] | None = None,
    activations: Activations = None,
) -> LowBit:
    """Quantise the weights that `choose` names. Those in `known` were rounded before; the inputs of
    others are quantised as `activations` says."""
    graph = fold_for_packing(graph)
    work = _Work(choose, method, known or {}, activations)
    weights = find_weights(graph, work.names)
    with progress("rounding weights", len({w.name for w in weights.values()})) as work.step:
        packed = work.pack_graph(graph, weights)
    made = {name: found[0] for name, found in work.made.items() if found is not None}
    return LowBit(packed, list(work.layers.values()), made)


class _Work:
    """Packs the weights of one graph, each once."""

    def __init__(
        self,
        choose: Choose,
        method: str,
        known: Mapping[str, QuantisedWeight],
        activations: Activations,
    ) -> None:
        self._choose, self._method, self._known = choose, method, known
        self._activations = activations
        self.step: Callable[[str], None] = lambda name: None  # called with each weight's name
        self.made: dict[str, tuple[QuantisedWeight, Node] | None] = {}
        self.layers: dict[str, Layer] = {}
        self.names = Counter[str]()
        self._loops: dict[Any, list[Node]] = {}

    def pack_graph(self, graph: Graph, weights: Mapping[tuple[Node, str], Weight]) -> Graph:
        """The graph with quantised weights, those that steps of its loops multiply by included."""
        new: dict[Node, Node] = {}
        for node in graph.nodes():
            inputs = tuple(new[i] for i in node.inputs)
            at = OPERAND.get(node.op)
            weight = None if at is None else weights.get((node.inputs[at], node.op))
            if weight is not None:
                new[node] = self.apply_to(node, inputs, weight)
            else:
                new[node] = made = rebuild(node, inputs)
                new[node] = self._pack_loop(made) if node.op == "loop" else made
        return Graph(graph.inputs, tuple(new[o] for o in graph.outputs))

    def _pack_loop(self, node: Node) -> Node:
        """A result of a loop whose weights are constants of its body until they are packed."""
        key = loop_key(node)
        if key not in self._loops:
            body, inputs = inline_constants(node.attr("body"), node.inputs)
            step = self.pack_graph(body.graph, find_weights(body.graph, self.names))
            self._loops[key] = loop(replace(body, graph=step), node.attr("count"), *inputs)
        made: Node = self._loops[key][node.attr("output")]
        return made

    def apply_to(self, node: Node, inputs: tuple[Node, ...], weight: Weight) -> Node:
        """Rebuild a reader of a weight, with the quantised weight if it can be quantised."""
        if weight.name not in self.made:
            self.step(weight.name)
            self.made[weight.name] = self._pack_weight(weight)
        found = self.made[weight.name]
        return rebuild(node, inputs) if found is None else found[0].apply_to(node, found[1], inputs)

    def _pack_weight(self, weight: Weight) -> tuple[QuantisedWeight, Node] | None:
        dtype = self._choose(weight.name)
        if dtype is None:
            return None
        w, shape = weight.matrix(), weight.node.shape
        if (error := refusal(w, dtype)) is not None:
            kept = Layer(weight.name, dtype, shape, w.nbytes, w.nbytes, 0.0, str(error.what))
            self.layers[weight.name] = kept
            return None
        made = self._known.get(weight.name) or self._round_weight(weight, w, dtype)
        self.layers[weight.name] = Layer(
            weight.name,
            made.dtype,
            shape,
            made.data.nbytes,
            w.nbytes,
            made.error,
            output_error=made.output_error,
        )
        record(made.data, weight.name, made.error)
        return made, weight.restore_layout(
            dequantize(packed_constant(made.data, made.shape, made.dtype))
        )

    def _round_weight(self, weight: Weight, w: np.ndarray, dtype: Packed) -> QuantisedWeight:
        if self._activations is not None:
            dtype = use_column_scales(dtype, weight.op, w.shape[0])
        data, lost = _once(weight, w, dtype, self._method)
        return QuantisedWeight(
            weight.name, dtype, data, (w.shape[0], w.shape[1]), lost, activations=self._activations
        )


# --- kept results --------------------------------------------------------------------------------

_MADE: dict[tuple[object, ...], tuple[np.ndarray, float]] = {}


def _once(weight: Weight, w: np.ndarray, dtype: Packed, method: str) -> tuple[np.ndarray, float]:
    """The bytes of a weight and their error; `w` is its matrix."""
    source, views, node = weight.source.attr("value").value, list[Any](), weight.node
    while node is not weight.source:
        views.append((node.op, node.attrs))
        node = node.inputs[0]
    key = (id(source), weight.op, *views, dtype, method)
    if key not in _MADE:
        data = round_weight(w, dtype, method)
        lost = relative_error(w, unpacked(data, (w.shape[0], w.shape[1]), dtype))
        _MADE[key] = data, lost
        weakref.finalize(source, _MADE.pop, key, None).atexit = False
    return _MADE[key]
