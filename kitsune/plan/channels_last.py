"""Rewrite images to channels-last layout from one convolution to the next.

A file's images are `[batch, channels, *sizes]`. Windows of `[batch, *sizes, channels]` are runs of
memory, filters fill the lanes, and what is done to each channel is done to a row. So convolutions
are decomposed over images in that order, and whatever follows them and can keep it does:
arithmetic, pools, reductions, pieces joined or cut. Axes are exchanged where an image comes in, and
where something reads it that counts on its order.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

import numpy as np

from kitsune.ir.node import Graph, Node, Shape
from kitsune.ir.ops import OPS, Kind, constant, permute, reshape
from kitsune.ir.ops.op_table import use_line
from kitsune.ir.ops.views import inverse
from kitsune.ir.ops.window import conv_last, is_depthwise
from kitsune.ir.rewrite import Fired, fold_constants, rebuild
from kitsune.ir.sizes import hint
from kitsune.system.records import dataclass

Order = tuple[int, ...]


@dataclass(frozen=True)
class Permuted:
    """A value in memory under another order of its axes: `made` is permute(value, order)."""

    node: Node
    order: Order

    def place(self, axis: int) -> int:
        """Where an axis of the value is in `made`."""
        return self.order.index(axis)

    def permute_attr(self, given: tuple[Any, ...]) -> tuple[Any, ...]:
        """What is given for each axis of the value, for those of `made`."""
        return tuple(given[axis] for axis in self.order)


def use_channels_last(graph: Graph, fired: list[Fired]) -> Graph:
    work = _LayoutRewriter()
    for node in graph.nodes():
        work.add(node)
    convolutions = [n for n in work.permuted if n.op == "conv"]
    if not convolutions:
        return graph
    made = Graph(graph.inputs, tuple(work.get_plain(o) for o in graph.outputs))
    first = convolutions[0]
    others = len(work.permuted) - len(convolutions)
    note = (
        f"{len(convolutions)} convolutions and {others} ops after them are channels last: windows "
        "are runs of memory, filters fill the lanes"
    )
    fired.append(Fired("reshape_op", first, work.permuted[first].node, note))
    return fold_constants(made, keep_weights=True)


class _LayoutRewriter:
    """Every node so far, in its own order or another; either is made of the other when asked."""

    def __init__(self) -> None:
        self.plain: dict[Node, Node] = {}
        self.permuted: dict[Node, Permuted] = {}

    def add(self, node: Node) -> None:
        follow = FOLLOW.get(node.op) or BY_KIND.get(OPS[node.op].kind)
        with use_line(node.line):
            found = follow(self, node) if follow else None
        if found is None:
            self.plain[node] = rebuild(node, tuple(self.get_plain(i) for i in node.inputs))
        elif found.order == tuple(range(len(node.shape))):
            self.plain[node] = found.node
        else:
            self.permuted[node] = found

    def get_plain(self, node: Node) -> Node:
        if node not in self.plain:
            turned = self.permuted[node]
            self.plain[node] = permute(turned.node, order=inverse(turned.order))
        return self.plain[node]

    def get_permuted(self, node: Node, order: Order) -> Node:
        turned = self.permuted.get(node)
        if turned is None:
            return permute_node(self.plain[node], order)
        return permute_node(turned.node, tuple(map(turned.place, order)))

    def align_operand(self, node: Node, order: Order) -> Node:
        """An operand that broadcasts to axes of which `order` is another order."""
        ahead = len(order) - len(node.shape)
        if not ahead:
            return self.get_permuted(node, order)
        made = self.get_plain(node)
        if not node.shape:
            return made
        return permute_node(reshape_node(made, (*(1,) * ahead, *node.shape)), order)


def permute_node(node: Node, order: Order) -> Node:
    """In another order of axes. Moving an axis of one element is a reshape."""
    if order == tuple(range(len(order))):
        return node
    shape = tuple(node.shape[axis] for axis in order)
    kept = [axis for axis in order if node.shape[axis] != 1]
    if kept == sorted(kept):
        return reshape_node(node, shape)
    if node.op == "constant" and node.dtype.itemsize:
        value = node.attr("value").value.transpose(order)
        return constant(np.ascontiguousarray(value))
    return permute(node, order=order)


def reshape_node(node: Node, shape: Shape) -> Node:
    if node.shape == shape:
        return node
    if node.op == "constant" and node.dtype.itemsize:
        return constant(node.attr("value").value.reshape(shape))
    return reshape(node, shape=shape)


# --- which ops keep an order, and how ------------------------------------------------------------


def _follow_conv(work: _LayoutRewriter, node: Node) -> Permuted | None:
    """A depthwise one does too little to be worth turning an image for."""
    x, weights = node.inputs
    if is_depthwise(weights, node.attr("groups")) and x not in work.permuted:
        return None
    order = (0, *range(2, len(node.shape)), 1)
    made = conv_last(work.get_permuted(x, order), work.get_plain(weights), **dict(node.attrs))
    return Permuted(made, order)


def _follow_elementwise(work: _LayoutRewriter, node: Node) -> Permuted | None:
    """In the order of its first operand that is turned and as large as its result."""
    if OPS[node.op].reach is not None:
        return None
    turned = [work.permuted[i] for i in node.inputs if i in work.permuted and i.shape == node.shape]
    if not turned:
        return None
    order = turned[0].order
    return Permuted(rebuild(node, tuple(work.align_operand(i, order) for i in node.inputs)), order)


def _make_follower(change: Callable[[Permuted, dict[str, Any]], dict[str, Any]]) -> Any:
    """An op of one tensor whose result has the same axes, with its attributes changed."""

    def follow(work: _LayoutRewriter, node: Node) -> Permuted | None:
        turned = work.permuted.get(node.inputs[0]) if len(node.inputs) == 1 else None
        if turned is None or len(node.shape) != len(turned.order):
            return None
        attrs = change(turned, dict(node.attrs))
        return Permuted(OPS[node.op].build((turned.node,), attrs, node.line), turned.order)

    return follow


def _permute_padding(turned: Permuted, attrs: dict[str, Any]) -> dict[str, Any]:
    return attrs | {name: turned.permute_attr(attrs[name]) for name in ("before", "after")}


def _permute_attrs(turned: Permuted, attrs: dict[str, Any]) -> dict[str, Any]:
    return {name: turned.permute_attr(given) for name, given in attrs.items()}


def _permute_axes(turned: Permuted, attrs: dict[str, Any]) -> dict[str, Any]:
    if "axes" in attrs:
        return attrs | {"axes": tuple(sorted(map(turned.place, attrs["axes"])))}
    return attrs | {"axis": turned.place(attrs["axis"])}


def _follow_reduction(work: _LayoutRewriter, node: Node) -> Permuted | None:
    if not {"axes", "axis"} & dict(node.attrs).keys():
        return None
    follow: Callable[[_LayoutRewriter, Node], Permuted | None] = _make_follower(_permute_axes)
    return follow(work, node)


def _follow_concat(work: _LayoutRewriter, node: Node) -> Permuted | None:
    turned = [work.permuted[i] for i in node.inputs if i in work.permuted]
    if not turned:
        return None
    order = turned[0].order
    pieces = tuple(work.get_permuted(i, order) for i in node.inputs)
    attrs = {"axis": turned[0].place(node.attr("axis"))}
    return Permuted(OPS["concat"].build(pieces, attrs, node.line), order)


def _follow_window(work: _LayoutRewriter, node: Node) -> Permuted | None:
    """Its new axis is the last in either order."""
    turned = work.permuted.get(node.inputs[0])
    if turned is None:
        return None
    attrs = dict(node.attrs) | {"axis": turned.place(node.attr("axis"))}
    made = OPS["window"].build((turned.node,), attrs, node.line)
    return Permuted(made, (*turned.order, len(turned.order)))


def _follow_permute(work: _LayoutRewriter, node: Node) -> Permuted | None:
    """The same memory; only what its axes are called changes."""
    turned = work.permuted.get(node.inputs[0])
    if turned is None:
        return None
    place = inverse(node.attr("order"))
    return Permuted(turned.node, tuple(place[axis] for axis in turned.order))


def _follow_reshape(work: _LayoutRewriter, node: Node) -> Permuted | None:
    """Axes that are cut or joined, or of one element. Those that are joined have to be next to each
    other in memory, and are moved there if they are not."""
    source = node.inputs[0]
    turned = work.permuted.get(source)
    if turned is None or not all((*node.shape, *source.shape)):
        return None
    pieces = _match_axes(source.shape, node.shape)
    if pieces is None:
        return None
    pieces.sort(key=lambda piece: max(map(turned.place, piece[0])))
    alone = [axis for axis in turned.order if source.shape[axis] == 1]
    made = work.get_permuted(source, (*alone, *(axis for old, _ in pieces for axis in old)))
    order = [axis for _, new in pieces for axis in new]
    for axis, size in enumerate(node.shape):
        if size == 1:
            order.insert(_find_insert_position(order, axis), axis)
    return Permuted(reshape_node(made, tuple(node.shape[a] for a in order)), tuple(order))


def _match_axes(source: Shape, shape: Shape) -> list[tuple[list[int], list[int]]] | None:
    """The fewest axes of a reshape's source, and those of its result, that hold as many elements;
    axes of one element left out. None where that is not known of sizes that calls decide."""
    made = []
    left = [(axis, n) for axis, n in enumerate(source) if n != 1]
    right = [(axis, n) for axis, n in enumerate(shape) if n != 1]
    while left or right:
        old, new = left[:1], right[:1]
        while (a := prod(n for _, n in old)) != (b := prod(n for _, n in new)):
            side, rest = (old, left) if hint(a) < hint(b) else (new, right)
            if len(side) == len(rest):
                return None
            side.append(rest[len(side)])
        del left[: len(old)], right[: len(new)]
        made.append(([axis for axis, _ in old], [axis for axis, _ in new]))
    return made


def _find_insert_position(order: list[int], axis: int) -> int:
    """Where to put an axis of one element: behind the axis before it, but never last, where the
    lanes are."""
    at = order.index(axis - 1) + 1 if axis - 1 in order else 0
    return min(at, max(len(order) - 1, 0))


def _follow_gather(work: _LayoutRewriter, node: Node) -> Permuted | None:
    """Elements along one axis, by a list of indices."""
    x, indices = node.inputs
    turned = work.permuted.get(x)
    if turned is None or len(indices.shape) != 1:
        return None
    attrs = {"axis": turned.place(node.attr("axis"))}
    inputs = (turned.node, work.get_plain(indices))
    return Permuted(OPS["gather"].build(inputs, attrs, node.line), turned.order)


FOLLOW: dict[str, Callable[[_LayoutRewriter, Node], Permuted | None]] = {
    "conv": _follow_conv,
    "pad": _make_follower(_permute_padding),
    "slice": _make_follower(_permute_attrs),
    "expand": _make_follower(_permute_attrs),
    "concat": _follow_concat,
    "gather": _follow_gather,
    "window": _follow_window,
    "permute": _follow_permute,
    "reshape": _follow_reshape,
}
BY_KIND: dict[Kind, Callable[[_LayoutRewriter, Node], Permuted | None]] = {
    Kind.MAP: _follow_elementwise,
    Kind.REDUCE: _follow_reduction,
    Kind.SCAN: _follow_reduction,
}
