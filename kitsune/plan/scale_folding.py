"""Fold scales and batch norms after a matmul or convolution into its constant weight.

`linear_bn`: x W·s + t for a batch norm, or any run of constant scales and shifts, after a linear
layer or a convolution: W and its bias are scaled once, before anything runs. Each weight is rounded
once more than before, which stays within the n·ε that strict numerics allows the matmul's sums.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from kitsune.ir.dtypes import f32, f64
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, Kind, add, constant
from kitsune.ir.ops.op_table import use_line
from kitsune.ir.rewrite import Fired, read_constant, rebuild

MAX_WEIGHT_NBYTES = 1 << 24  # of a weight: scaling it copies it, at every start


@dataclass(frozen=True)
class Scaled:
    """x W·scale + shift so far, in float64 along the axis of columns, or of filters; `steps` were
    scales."""

    matmul: Node
    scale: np.ndarray
    shift: np.ndarray
    steps: int = 0
    shifted: bool = False

    def times(self, factor: np.ndarray) -> Scaled:
        return replace(
            self, scale=self.scale * factor, shift=self.shift * factor, steps=self.steps + 1
        )

    def plus(self, term: np.ndarray) -> Scaled:
        return replace(self, shift=self.shift + term, shifted=True)


def fold_scales(graph: Graph, fired: list[Fired]) -> Graph:
    readers: dict[Node, int] = dict.fromkeys(graph.outputs, 1)
    for node in graph.nodes():
        for i in node.inputs:
            readers[i] = readers.get(i, 0) + 1
    found: dict[Node, Scaled] = {}
    inner: set[Node] = set()
    for node in graph.nodes():
        source = next((i for i in node.inputs if i in found and readers[i] == 1), None)
        made = _start_chain(node) or (
            _extend_chain(node, source, found[source]) if source else None
        )
        if made is not None:
            found[node] = made
            if source is not None and made.matmul is not node:
                inner.add(source)
    ends = {n: s for n, s in found.items() if n not in inner and s.steps}
    return _replace_chains(graph, ends, fired) if ends else graph


def _start_chain(node: Node) -> Scaled | None:
    """Match a matmul with a constant matrix, or a convolution with constant weights."""
    if node.op not in ("matmul", "conv") or node.dtype not in (f32, f64):
        return None
    weight = source = node.inputs[1]
    while OPS[source.op].kind is Kind.VIEW:
        source = source.inputs[0]
    if source.op != "constant" or not source.dtype.itemsize:
        return None
    if node.op == "matmul" and len(weight.shape) != 2:
        return None
    if weight.nbytes > MAX_WEIGHT_NBYTES:
        return None
    return Scaled(node, np.ones(1), np.zeros(1))


def _extend_chain(node: Node, source: Node, so_far: Scaled) -> Scaled | None:
    if node.shape != source.shape or node.dtype != source.dtype:
        return None
    axis = _column_axis(so_far.matmul)
    others = [_read_column_constant(i, node, axis) for i in node.inputs if i is not source]
    given = [o for o in others if o is not None]
    if len(given) != len(node.inputs) - 1:
        return None
    first = node.inputs[0] is source
    if node.op == "batch_norm" and first:
        mean, var, w, b = given
        return so_far.plus(-mean).times(w / np.sqrt(var + node.attr("eps"))).plus(b)
    if len(given) != 1:
        return None
    (by,) = given
    if node.op == "mul":
        return so_far.times(by)
    if node.op == "div" and first:
        return so_far.times(1 / by)
    if node.op == "add":
        return so_far.plus(by)
    if node.op == "sub":
        return so_far.plus(-by) if first else so_far.times(-np.ones(1)).plus(by)
    return None


def _column_axis(product: Node) -> int:
    """The axis along which each has weights of its own, counted from the end."""
    return -1 if product.op == "matmul" else 1 - len(product.shape)


def _read_column_constant(node: Node, like: Node, axis: int) -> np.ndarray | None:
    """The values of a constant that is the same along every other axis, in float64."""
    if node.op != "constant" or not node.dtype.is_float or not node.dtype.itemsize:
        return None
    others = [n for d, n in enumerate(node.shape) if d - len(node.shape) != axis]
    if any(n != 1 for n in others) or len(node.shape) > len(like.shape):
        return None
    value = node.attr("value").value.astype(np.float64)
    return np.asarray(value.reshape(-1))


def _replace_chains(graph: Graph, ends: dict[Node, Scaled], fired: list[Fired]) -> Graph:
    new: dict[Node, Node] = {}
    for node in graph.nodes():
        with use_line(node.line):
            made = _build_scaled_matmul(ends[node], new) if node in ends else None
        if made is None:
            new[node] = rebuild(node, tuple(new[i] for i in node.inputs))
        else:
            new[node] = made
            note = f"{ends[node].steps} scales folded into the weight"
            fired.append(Fired("linear_bn", node, made, note))
    return Graph(graph.inputs, tuple(new[o] for o in graph.outputs))


def _build_scaled_matmul(scaled: Scaled, new: dict[Node, Node]) -> Node | None:
    """Build the matmul with scaled weights; None where scaling leaves the range of their type."""
    product = scaled.matmul
    old = read_constant(product.inputs[1])
    assert old is not None
    is_matrix = product.op == "matmul"
    scale = scaled.scale if is_matrix else scaled.scale.reshape(-1, *(1,) * (old.ndim - 1))
    with np.errstate(all="ignore"):
        made = (old * scale).astype(old.dtype)
        shift = scaled.shift.astype(old.dtype)
    smallest = np.finfo(old.dtype).tiny
    lost = (np.abs(made) < smallest) & (old != 0) & (scale != 0)
    if not np.isfinite(made).all() or not np.isfinite(shift).all() or lost.any():
        return None
    again = rebuild(product, (new[product.inputs[0]], constant(np.ascontiguousarray(made))))
    if not scaled.shifted:
        return again
    return add(again, constant(shift.reshape(-1, *(1,) * (-1 - _column_axis(product)))))
