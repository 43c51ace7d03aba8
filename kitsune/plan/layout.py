"""Graph in, Graph out: images lie channels last from one convolution to the next.

A file's images are `[batch, channels, *sizes]`. Windows of `[batch, *sizes, channels]` are runs of
memory, filters fill the lanes, and what is done to each channel is done to a row. So convolutions
are decomposed over images in that order, and whatever follows them and can keep it does:
arithmetic, pools, reductions, pieces joined or cut. Axes are exchanged where an image comes in, and
where something reads it that counts on its order.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from kitsune.ir.node import Graph, Node, Shape
from kitsune.ir.ops import OPS, Kind, constant, permute, reshape
from kitsune.ir.ops.table import use_line
from kitsune.ir.ops.views import inverse
from kitsune.ir.ops.window import conv_last, is_depthwise
from kitsune.ir.rewrite import Fired, fold_constants, rebuild

Order = tuple[int, ...]


@dataclass(frozen=True)
class Turned:
    """A value in memory under another order of its axes: `made` is permute(value, order)."""

    made: Node
    order: Order

    def place(self, axis: int) -> int:
        """Where an axis of the value is in `made`."""
        return self.order.index(axis)

    def moved(self, given: tuple[Any, ...]) -> tuple[Any, ...]:
        """What is given for each axis of the value, for those of `made`."""
        return tuple(given[axis] for axis in self.order)


def channels_last(graph: Graph, fired: list[Fired]) -> Graph:
    nodes = list(graph.nodes())
    if all(node.op != "conv" for node in nodes):
        return graph
    work = _Work()
    for node in nodes:
        work.add(node)
    convolutions = [n for n in work.turned if n.op == "conv"]
    if not convolutions:
        return graph
    made = Graph(graph.inputs, tuple(work.plain_of(o) for o in graph.outputs))
    first = convolutions[0]
    others = len(work.turned) - len(convolutions)
    note = (
        f"{len(convolutions)} convolutions and {others} ops after them lie channels last: windows "
        "are runs of memory, filters fill the lanes"
    )
    fired.append(Fired("reshape_op", first, work.turned[first].made, note))
    return fold_constants(made, keep_weights=True)


class _Work:
    """Every node so far, in its own order or another; either is made of the other when asked."""

    def __init__(self) -> None:
        self.plain: dict[Node, Node] = {}
        self.turned: dict[Node, Turned] = {}

    def add(self, node: Node) -> None:
        follow = FOLLOW.get(node.op) or BY_KIND.get(OPS[node.op].kind)
        with use_line(node.line):
            found = follow(self, node) if follow else None
        if found is None:
            self.plain[node] = rebuild(node, tuple(self.plain_of(i) for i in node.inputs))
        elif found.order == tuple(range(len(node.shape))):
            self.plain[node] = found.made
        else:
            self.turned[node] = found

    def plain_of(self, node: Node) -> Node:
        if node not in self.plain:
            turned = self.turned[node]
            self.plain[node] = permute(turned.made, order=inverse(turned.order))
        return self.plain[node]

    def in_order(self, node: Node, order: Order) -> Node:
        turned = self.turned.get(node)
        if turned is None:
            return permuted(self.plain[node], order)
        return permuted(turned.made, tuple(map(turned.place, order)))

    def aligned(self, node: Node, order: Order) -> Node:
        """An operand that broadcasts to axes of which `order` is another order."""
        ahead = len(order) - len(node.shape)
        if not ahead:
            return self.in_order(node, order)
        made = self.plain_of(node)
        if not node.shape:
            return made
        return permuted(reshaped(made, (*(1,) * ahead, *node.shape)), order)


def permuted(node: Node, order: Order) -> Node:
    """In another order of axes. Moving an axis of one element is a reshape."""
    if order == tuple(range(len(order))):
        return node
    shape = tuple(node.shape[axis] for axis in order)
    kept = [axis for axis in order if node.shape[axis] != 1]
    if kept == sorted(kept):
        return reshaped(node, shape)
    if node.op == "constant" and node.dtype.itemsize:
        value = node.attr("value").value.transpose(order)
        return constant(np.ascontiguousarray(value))
    return permute(node, order=order)


def reshaped(node: Node, shape: Shape) -> Node:
    if node.shape == shape:
        return node
    if node.op == "constant" and node.dtype.itemsize:
        return constant(node.attr("value").value.reshape(shape))
    return reshape(node, shape=shape)


# --- which ops keep an order, and how ------------------------------------------------------------


def _convolution(work: _Work, node: Node) -> Turned | None:
    """A depthwise one does too little to be worth turning an image for."""
    x, weights = node.inputs
    if is_depthwise(weights, node.attr("groups")) and x not in work.turned:
        return None
    order = (0, *range(2, len(node.shape)), 1)
    made = conv_last(work.in_order(x, order), work.plain_of(weights), **dict(node.attrs))
    return Turned(made, order)


def _elementwise(work: _Work, node: Node) -> Turned | None:
    """In the order of its first operand that is turned and as large as its result."""
    if OPS[node.op].reach is not None:
        return None
    turned = [work.turned[i] for i in node.inputs if i in work.turned and i.shape == node.shape]
    if not turned:
        return None
    order = turned[0].order
    return Turned(rebuild(node, tuple(work.aligned(i, order) for i in node.inputs)), order)


def _following(change: Callable[[Turned, dict[str, Any]], dict[str, Any]]) -> Any:
    """An op of one tensor whose result has the same axes, with its attributes changed."""

    def follow(work: _Work, node: Node) -> Turned | None:
        turned = work.turned.get(node.inputs[0]) if len(node.inputs) == 1 else None
        if turned is None or len(node.shape) != len(turned.order):
            return None
        attrs = change(turned, dict(node.attrs))
        return Turned(OPS[node.op].build((turned.made,), attrs, node.line), turned.order)

    return follow


def _edges(turned: Turned, attrs: dict[str, Any]) -> dict[str, Any]:
    return attrs | {name: turned.moved(attrs[name]) for name in ("before", "after")}


def _cut(turned: Turned, attrs: dict[str, Any]) -> dict[str, Any]:
    return {name: turned.moved(given) for name, given in attrs.items()}


def _along(turned: Turned, attrs: dict[str, Any]) -> dict[str, Any]:
    if "axes" in attrs:
        return attrs | {"axes": tuple(sorted(map(turned.place, attrs["axes"])))}
    return attrs | {"axis": turned.place(attrs["axis"])}


def _reduction(work: _Work, node: Node) -> Turned | None:
    if not {"axes", "axis"} & dict(node.attrs).keys():
        return None
    follow: Callable[[_Work, Node], Turned | None] = _following(_along)
    return follow(work, node)


def _joined(work: _Work, node: Node) -> Turned | None:
    turned = [work.turned[i] for i in node.inputs if i in work.turned]
    if not turned:
        return None
    order = turned[0].order
    pieces = tuple(work.in_order(i, order) for i in node.inputs)
    attrs = {"axis": turned[0].place(node.attr("axis"))}
    return Turned(OPS["concat"].build(pieces, attrs, node.line), order)


def _window(work: _Work, node: Node) -> Turned | None:
    """Its new axis is the last in either order."""
    turned = work.turned.get(node.inputs[0])
    if turned is None:
        return None
    attrs = dict(node.attrs) | {"axis": turned.place(node.attr("axis"))}
    made = OPS["window"].build((turned.made,), attrs, node.line)
    return Turned(made, (*turned.order, len(turned.order)))


def _permutation(work: _Work, node: Node) -> Turned | None:
    """The same memory; only what its axes are called changes."""
    turned = work.turned.get(node.inputs[0])
    if turned is None:
        return None
    place = inverse(node.attr("order"))
    return Turned(turned.made, tuple(place[axis] for axis in turned.order))


def _reshape(work: _Work, node: Node) -> Turned | None:
    """Axes that are cut or joined, or of one element. Those that are joined have to be next to each
    other in memory, and are moved there if they are not."""
    source = node.inputs[0]
    turned = work.turned.get(source)
    if turned is None or not all((*node.shape, *source.shape)):
        return None
    pieces = _pieces(source.shape, node.shape)
    pieces.sort(key=lambda piece: max(map(turned.place, piece[0])))
    alone = [axis for axis in turned.order if source.shape[axis] == 1]
    made = work.in_order(source, (*alone, *(axis for old, _ in pieces for axis in old)))
    order = [axis for _, new in pieces for axis in new]
    for axis, size in enumerate(node.shape):
        if size == 1:
            order.insert(_beside(order, axis), axis)
    return Turned(reshaped(made, tuple(node.shape[a] for a in order)), tuple(order))


def _pieces(source: Shape, shape: Shape) -> list[tuple[list[int], list[int]]]:
    """The fewest axes of a reshape's source, and those of its result, that hold as many elements;
    axes of one element left out."""
    made = []
    left = [(axis, n) for axis, n in enumerate(source) if n != 1]
    right = [(axis, n) for axis, n in enumerate(shape) if n != 1]
    while left:
        old, new = [left.pop(0)], [right.pop(0)]
        while (a := prod(n for _, n in old)) != (b := prod(n for _, n in new)):
            (old if a < b else new).append((left if a < b else right).pop(0))
        made.append(([axis for axis, _ in old], [axis for axis, _ in new]))
    return made


def _beside(order: list[int], axis: int) -> int:
    """Where to put an axis of one element: behind the axis before it, but never last, where the
    lanes are."""
    at = order.index(axis - 1) + 1 if axis - 1 in order else 0
    return min(at, max(len(order) - 1, 0))


def _gathered(work: _Work, node: Node) -> Turned | None:
    """Elements along one axis, by a list of indices."""
    x, indices = node.inputs
    turned = work.turned.get(x)
    if turned is None or len(indices.shape) != 1:
        return None
    attrs = {"axis": turned.place(node.attr("axis"))}
    inputs = (turned.made, work.plain_of(indices))
    return Turned(OPS["gather"].build(inputs, attrs, node.line), turned.order)


FOLLOW: dict[str, Callable[[_Work, Node], Turned | None]] = {
    "conv": _convolution,
    "pad": _following(_edges),
    "slice": _following(_cut),
    "expand": _following(_cut),
    "concat": _joined,
    "gather": _gathered,
    "window": _window,
    "permute": _permutation,
    "reshape": _reshape,
}
BY_KIND: dict[Kind, Callable[[_Work, Node], Turned | None]] = {
    Kind.MAP: _elementwise,
    Kind.REDUCE: _reduction,
    Kind.SCAN: _reduction,
}
