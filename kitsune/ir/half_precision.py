"""Rewrite a graph to store values in f16 or bf16.

Weights, inputs and values between kernels are f16 or bf16; inside a kernel values are f32: widened
where they are loaded and rounded where they are stored. Sums and products of many terms stay f32
until an elementwise op reads them. Results keep their type.
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
NEAR = 2.0**-7  # a number stays f32 if rounding it changes it by more


def lower_precision(graph: Graph, half: DType) -> Graph:
    """Rewrite a graph to a half-precision type. Composites are raised first: their inner values are
    never stored."""
    graph = rewrite(fold_constants(graph), CANONICAL)
    wide: dict[Node, Node] = {}  # each node's value as it is computed
    new: dict[Node, Node] = {}  # and as others read it
    for node in graph.nodes():
        wide[node] = _rebuild(node, [new[i] for i in node.inputs], half)
        keeps = _accumulates(node) or any(_is_number(new[i]) for i in node.inputs)
        is_wide = keeps or _is_number(wide[node]) or wide[node].dtype != f32
        new[node] = wide[node] if is_wide else _cast(wide[node], half)
    outputs = [
        wide[o] if wide[o].dtype == o.dtype else _cast(new[o], o.dtype) for o in graph.outputs
    ]
    return Graph(graph.inputs, tuple(outputs))


def _rebuild(node: Node, inputs: Sequence[Node], half: DType) -> Node:
    if node.op == "input":
        return node
    if node.op == "constant":
        return _constant(node, half)
    row, attrs = OPS[node.op], dict(node.attrs)
    if node.op == "cast" and node.dtype == f32 and not _is_size(node):
        attrs["dtype"] = half
    if row.kind is Kind.HOST or node.op in EXACT:
        inputs = [_cast(i, was.dtype) for i, was in zip(inputs, node.inputs, strict=True)]
    if _accumulates(node):
        inputs = [_cast(i, f32) for i in inputs]
    if row.meet is not None:
        wanted = row.meet(tuple(i.dtype for i in inputs))
        inputs = [_cast(i, dtype) for i, dtype in zip(inputs, wanted, strict=True)]
    return row.build(tuple(inputs), attrs, node.line)


def _is_number(node: Node) -> bool:
    """Return whether it is a number that f16 or bf16 cannot hold; results made with it may not
    fit."""
    is_constant = node.op == "constant" and node.shape == ()
    return node.dtype == f32 and (is_constant or _is_size(node))


def _is_size(node: Node) -> bool:
    return node.op == "cast" and node.inputs[0].op == "size"


def _accumulates(node: Node) -> bool:
    row = OPS[node.op]
    folds = row.kind in (Kind.REDUCE, Kind.SCAN) and row.fold in ("sum", "prod")
    return folds and node.dtype == f32


def _constant(node: Node, half: DType) -> Node:
    """Round a weight; a number too, if it is nearly the same."""
    if node.dtype != f32:
        return node
    value: np.ndarray = node.attr("value").value.reshape(node.shape)
    with np.errstate(over="ignore"):
        narrow = value.astype(half.numpy)
    if node.shape == () and not abs(float(narrow) - float(value)) <= NEAR * abs(float(value)):
        return node
    return constant(narrow)


def _cast(node: Node, dtype: DType) -> Node:
    return node if node.dtype == dtype else cast(node, dtype=dtype)
