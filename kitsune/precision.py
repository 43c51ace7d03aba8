"""Graph in, Graph out: the same computation with what is stored in f16 or bf16.

Weights, inputs and what kernels hand to each other are halves; inside a kernel values are f32, so a
half is widened where it is loaded and rounded where it is stored. Sums and products of many terms
are f32 until something elementwise is made of them. Results keep their type.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from kitsune.ir.dtypes import DType, f32
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, Kind, cast, constant
from kitsune.ir.rewrite import fold_constants, rewrite
from kitsune.ir.rules import CANONICAL

EXACT = ("bitcast",)  # ops that read the very bits of what they are given
NEAR = 2.0**-7  # a number is kept as f32 where a half of it would be further off


def in_precision(graph: Graph, half: DType) -> Graph:
    """Composites get their names first: their inner steps are never stored."""
    graph = rewrite(fold_constants(graph), CANONICAL)
    wide: dict[Node, Node] = {}  # each node's value as it is computed
    new: dict[Node, Node] = {}  # and as others read it
    for node in graph.nodes():
        wide[node] = _computed(node, [new[i] for i in node.inputs], half)
        keeps = _accumulates(node) or any(_is_number(new[i]) for i in node.inputs)
        is_wide = keeps or _is_number(wide[node]) or wide[node].dtype != f32
        new[node] = wide[node] if is_wide else _as(wide[node], half)
    outputs = [wide[o] if wide[o].dtype == o.dtype else _as(new[o], o.dtype) for o in graph.outputs]
    return Graph(graph.inputs, tuple(outputs))


def _computed(node: Node, inputs: Sequence[Node], half: DType) -> Node:
    if node.op == "input":
        return node
    if node.op == "constant":
        return _constant(node, half)
    row, attrs = OPS[node.op], dict(node.attrs)
    if node.op == "cast" and node.dtype == f32:
        attrs["dtype"] = half
    if row.kind is Kind.HOST or node.op in EXACT:
        inputs = [_as(i, was.dtype) for i, was in zip(inputs, node.inputs, strict=True)]
    if _accumulates(node):
        inputs = [_as(i, f32) for i in inputs]
    if row.meet is not None:
        wanted = row.meet(tuple(i.dtype for i in inputs))
        inputs = [_as(i, dtype) for i, dtype in zip(inputs, wanted, strict=True)]
    return row.build(tuple(inputs), attrs, node.line)


def _is_number(node: Node) -> bool:
    """Whether it is a number that halves do not have; what is made with one may not fit either."""
    return node.op == "constant" and node.shape == () and node.dtype == f32


def _accumulates(node: Node) -> bool:
    row = OPS[node.op]
    folds = row.kind in (Kind.REDUCE, Kind.SCAN) and row.fold in ("sum", "prod")
    return folds and node.dtype == f32


def _constant(node: Node, half: DType) -> Node:
    """A weight in halves; a number too, if it is nearly the same."""
    if node.dtype != f32:
        return node
    value: np.ndarray = node.attr("value").value.reshape(node.shape)
    with np.errstate(over="ignore"):
        narrow = value.astype(half.numpy)
    if node.shape == () and not abs(float(narrow) - float(value)) <= NEAR * abs(float(value)):
        return node
    return constant(narrow)


def _as(node: Node, dtype: DType) -> Node:
    return node if node.dtype == dtype else cast(node, dtype=dtype)
