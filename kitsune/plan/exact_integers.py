"""Rewrite i32 convolutions of int8 values to f32 where the sums stay exact.

A sum of integers in f32 is the same integer as long as no part of it passes 2²⁴. Where weights show
that none does, an i32 convolution becomes an f32 one: on targets without int8 dot products, and for
depthwise convolutions, which have no channels to group.
"""

from __future__ import annotations

import numpy as np

from kitsune.ir.dtypes import f32, i32
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, cast, constant
from kitsune.ir.ops.op_table import use_line
from kitsune.ir.rewrite import read_constant, rebuild
from kitsune.target import Limits

MAX_EXACT_F32_INTEGER = 1 << 24  # below which f32 has every integer


def convolve_in_f32(graph: Graph, limits: Limits) -> Graph:
    nodes = list(graph.nodes())
    if not any(node.op == "conv" and node.dtype == i32 for node in nodes):
        return graph
    work = _F32Rewriter(limits.int8_dot)
    for node in nodes:
        with use_line(node.line):
            work.add(node)
    return Graph(graph.inputs, tuple(work.new[o] for o in graph.outputs))


class _F32Rewriter:
    """Every node so far; those of i32 that f32 holds also in f32, with the largest they can be."""

    def __init__(self, words: bool) -> None:
        self.has_int8_dot = words
        self.new: dict[Node, Node] = {}
        self.floats: dict[Node, tuple[Node, float]] = {}

    def add(self, node: Node) -> None:
        inputs = tuple(self.new[i] for i in node.inputs)
        found = None
        if node.dtype == i32:
            found = (
                self._convert_conv(node, inputs)
                if node.op == "conv"
                else self._convert_offset(node)
            )
        if found is not None:
            self.floats[node] = found
            self.new[node] = cast(found[0], dtype=i32)
        elif node.op == "cast" and node.dtype == f32 and node.inputs[0] in self.floats:
            self.new[node] = self.floats[node.inputs[0]][0]
        else:
            self.new[node] = rebuild(node, inputs)

    def _convert_conv(self, node: Node, inputs: tuple[Node, ...]) -> tuple[Node, float] | None:
        """In f32, if it should be and no sum is too large."""
        x, weights = inputs
        alone = weights.shape[1] == 1 and node.attr("groups") > 1
        taps = _read_constant(weights)
        if (self.has_int8_dot and not alone) or not _is_small(x) or taps is None:
            return None
        most = np.abs(taps.astype(np.float64)).reshape(len(taps), -1).sum(1).max(initial=0) * 255
        if most >= MAX_EXACT_F32_INTEGER:
            return None
        image = cast(x.inputs[0] if x.op == "cast" else x, dtype=f32)
        filters = constant(taps.astype(np.float32))
        return OPS["conv"].build((image, filters), dict(node.attrs), node.line), most

    def _convert_offset(self, node: Node) -> tuple[Node, float] | None:
        """Add or subtract a constant from such a sum."""
        if node.op not in ("add", "sub") or node.inputs[0] not in self.floats:
            return None
        total, most = self.floats[node.inputs[0]]
        term = _read_constant(self.new[node.inputs[1]])
        if term is None:
            return None
        most += float(np.abs(term.astype(np.float64)).max(initial=0))
        if most >= MAX_EXACT_F32_INTEGER:
            return None
        other = constant(term.astype(np.float32))
        return OPS[node.op].build((total, other), dict(node.attrs), node.line), most


def _read_constant(node: Node) -> np.ndarray | None:
    """A constant, which may be held in fewer bytes."""
    return read_constant(node.inputs[0] if node.op == "cast" else node)


def _is_small(x: Node) -> bool:
    """Whether integers are int8 values, or int8 values less zero points: within ±255."""
    if x.op == "sub":
        return all(map(_is_small, x.inputs))
    return x.op == "cast" and x.inputs[0].dtype.is_int and x.inputs[0].dtype.itemsize == 1
