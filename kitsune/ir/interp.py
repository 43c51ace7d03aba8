"""The oracle: run a graph with NumPy, one op at a time. Slow, obvious, and always right."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from kitsune.ir.dtypes import Packed
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS
from kitsune.ir.packing import dequantize


def interpret(graph: Graph, feeds: Mapping[str, np.ndarray]) -> list[np.ndarray]:
    """The value of each output. Feeds may be float64, for a reference finer than the kernels."""
    values: dict[Node, np.ndarray] = {}
    for node in graph.nodes():
        values[node] = evaluate(node, [values[i] for i in node.inputs], feeds)
    return [values[o] for o in graph.outputs]


def evaluate(node: Node, args: list[np.ndarray], feeds: Mapping[str, np.ndarray]) -> np.ndarray:
    if node.op == "input":
        return feeds[node.attr("name")]
    attrs = dict(node.attrs)
    value = OPS[node.op].numpy(*args, **attrs)
    if isinstance(node.dtype, Packed):
        return dequantize(value, node.shape, node.dtype)  # type: ignore[arg-type]
    return np.asarray(value)
