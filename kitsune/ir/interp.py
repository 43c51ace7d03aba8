"""The oracle: interpret a graph with NumPy, one op at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod

import numpy as np

from kitsune.errors import InputError
from kitsune.ir.dtypes import Packed, f32, from_numpy
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS
from kitsune.ir.ops.op_table import Kind
from kitsune.ir.packing import dequantize


def interpret(graph: Graph, feeds: Mapping[str, np.ndarray]) -> list[np.ndarray]:
    """The value of each output. Feeds may be float64, for a reference finer than the kernels."""
    values: dict[Node, np.ndarray] = {}
    for node in graph.nodes():
        values[node] = evaluate(node, [values[i] for i in node.inputs], feeds)
    return [values[o] for o in graph.outputs]


def evaluate(node: Node, args: Sequence[np.ndarray], feeds: Mapping[str, np.ndarray]) -> np.ndarray:
    """The value of one node. f16 and bf16 are computed in f32 and rounded to the type of the
    result; infinities and NaNs are values like others."""
    if node.op == "input":
        return feeds[node.attr("name")]
    _check_indices(node, args)
    wide = [a.astype(f32.numpy) if _is_half(a) else a for a in args]
    with np.errstate(all="ignore"):
        value = np.asarray(OPS[node.op].numpy(*wide, **dict(node.attrs)))
        if isinstance(node.dtype, Packed):
            return dequantize(value, node.shape, node.dtype)  # type: ignore[arg-type]
        if any(map(_is_half, args)) and value.dtype == f32.numpy:
            return value.astype(node.dtype.numpy)
    return value


def work_nbytes(node: Node) -> int:
    """Return the bytes that computing a node writes or reads, whichever is more. Repeating is a
    view."""
    if node.op in ("constant", "expand"):
        return 0
    read = [i.nbytes for i in node.inputs]
    if OPS[node.op].kind is Kind.CONTRACT:
        return max(node.nbytes, *read) + prod(node.inputs[0].shape) * max(node.shape[-1:] or (1,))
    return max(node.nbytes, *read) if read else node.nbytes


def _is_half(a: np.ndarray) -> bool:
    return a.dtype.itemsize == 2 and from_numpy(a.dtype).is_float


def _check_indices(node: Node, args: Sequence[np.ndarray]) -> None:
    bounds = OPS[node.op].bounds
    if bounds is None:
        return
    operand, size = bounds(*(a.shape for a in args), **dict(node.attrs))
    if ((args[operand] < -size) | (args[operand] >= size)).any():
        raise InputError(describe_outside(node, size), at=node.line)


def describe_outside(node: Node, size: int) -> str:
    """Return the message about an index outside its axis."""
    return f"{node.op} has an index outside its axis of {size} elements"
