"""Graph in, Graph out: scales after a product with a constant weight become part of the weight.

`linear_bn`: x W·s + t for a batch norm, or any run of constant scales and shifts, after a linear
layer: W and its bias are scaled once, before anything runs. Each weight is rounded once more than
before, which stays within the n·ε that strict numerics allows the product's sums.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from kitsune.ir.dtypes import f32, f64
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import add, constant, matmul
from kitsune.ir.rewrite import Fired, rebuild

MOST_NBYTES = 1 << 24  # of a weight: scaling it copies it, at every start


@dataclass(frozen=True)
class Scaled:
    """x W·scale + shift so far, in float64 along the last axis; `steps` were scales."""

    product: Node
    scale: np.ndarray
    shift: np.ndarray
    steps: int = 0
    shifted: bool = False

    def times(self, factor: np.ndarray) -> Scaled:
        return replace(self, scale=self.scale * factor, shift=self.shift * factor,
                       steps=self.steps + 1)  # fmt: skip

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
        made = _start(node) or (_follow(node, source, found[source]) if source else None)
        if made is not None:
            found[node] = made
            if source is not None and made.product is not node:
                inner.add(source)
    ends = {n: s for n, s in found.items() if n not in inner and s.steps}
    return _replaced(graph, ends, fired) if ends else graph


def _start(node: Node) -> Scaled | None:
    """A product with a constant matrix."""
    if node.op != "matmul" or node.dtype not in (f32, f64):
        return None
    weight = node.inputs[1]
    if weight.op != "constant" or len(weight.shape) != 2 or not weight.dtype.itemsize:
        return None
    if weight.attr("value").value.nbytes > MOST_NBYTES:
        return None
    return Scaled(node, np.ones(1), np.zeros(1))


def _follow(node: Node, source: Node, so_far: Scaled) -> Scaled | None:
    if node.shape != source.shape or node.dtype != source.dtype:
        return None
    others = [_along_columns(i, node) for i in node.inputs if i is not source]
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


def _along_columns(node: Node, like: Node) -> np.ndarray | None:
    """The values of a constant that is the same in every row, in float64."""
    if node.op != "constant" or not node.dtype.is_float or not node.dtype.itemsize:
        return None
    if any(n != 1 for n in node.shape[:-1]) or len(node.shape) > len(like.shape):
        return None
    value = node.attr("value").value.astype(np.float64)
    return np.asarray(value.reshape(-1))


def _replaced(graph: Graph, ends: dict[Node, Scaled], fired: list[Fired]) -> Graph:
    new: dict[Node, Node] = {}
    for node in graph.nodes():
        made = _built(ends[node], new) if node in ends else None
        if made is None:
            new[node] = rebuild(node, tuple(new[i] for i in node.inputs))
        else:
            new[node] = made
            note = f"{ends[node].steps} scales are part of the weight"
            fired.append(Fired("linear_bn", node, made, note))
    return Graph(graph.inputs, tuple(new[o] for o in graph.outputs))


def _built(scaled: Scaled, new: dict[Node, Node]) -> Node | None:
    """The product with scaled weights; None where scaling leaves the range of their type."""
    x, weight = scaled.product.inputs
    old = weight.attr("value").value
    with np.errstate(all="ignore"):
        made = (old * scaled.scale).astype(old.dtype)
        shift = scaled.shift.astype(old.dtype)
    smallest = np.finfo(old.dtype).tiny
    lost = (np.abs(made) < smallest) & (old != 0) & (scaled.scale != 0)
    if not np.isfinite(made).all() or not np.isfinite(shift).all() or lost.any():
        return None
    product = matmul(new[x], constant(made))
    return add(product, constant(shift)) if scaled.shifted else product
