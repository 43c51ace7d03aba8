"""Reverse-mode differentiation of a graph, by the op table's `grad` column."""

from __future__ import annotations

from collections.abc import Sequence

from kitsune.errors import DTypeError, ShapeError, UnsupportedError
from kitsune.ir.node import Node, walk
from kitsune.ir.ops import OPS, add, cast, expand, fill, reshape, sum_to
from kitsune.ir.ops.op_table import can_broadcast, show
from kitsune.ir.polynomials import UnknownSize
from kitsune.ir.size_order import decides_equality
from kitsune.ir.sizes import is_symbolic


def gradients(output: Node, wrt: Sequence[Node], seed: Node | None = None) -> list[Node]:
    """∂(Σ seed·output)/∂w for each w; without a seed, of the sum of the outputs."""
    total = {output: _seed(output) if seed is None else _check_seed(seed, output)}
    needed = _depends_on(output, wrt)
    if decides_equality() and any(is_symbolic(node.shape) for node in needed):
        raise UnknownSize(
            "gradients are compiled for the sizes of a call", hint="compile with dynamic=False"
        )
    for node in reversed(list(walk(output))):
        if node not in total or node not in needed or not node.inputs:
            continue
        row = OPS[node.op]
        if row.grad is None:
            raise UnsupportedError(
                f"no gradient for '{node.op}'", at=node.line, hint="its row has no grad column"
            )
        parts = row.grad(total[node], node, *node.inputs, **dict(node.attrs))
        for source, part in zip(node.inputs, parts, strict=True):
            if part is None or source not in needed:
                continue
            part = _like(sum_to(part, source.shape), source)
            total[source] = add(total[source], part) if source in total else part
    return [_full(total[w], w) if w in total else fill(w.shape, 0, w.dtype) for w in wrt]


def _seed(output: Node) -> Node:
    if not output.dtype.is_float:
        raise DTypeError(
            f"no gradient of {output}, which is {output.dtype}",
            at=output.line,
            why="only floats vary smoothly",
        )
    return fill(output.shape, 1, output.dtype)


def _check_seed(seed: Node, output: Node) -> Node:
    if not can_broadcast(seed.shape, output.shape):
        raise ShapeError(
            f"a seed of {show(seed.shape)} for an output of {show(output.shape)}",
            why="it must broadcast to the output",
        )
    return _like(_full(seed, output), output)


def _like(g: Node, source: Node) -> Node:
    return g if g.dtype == source.dtype else cast(g, dtype=source.dtype)


def _full(g: Node, w: Node) -> Node:
    """A gradient that broadcasting left small, at its full shape."""
    if g.shape == w.shape:
        return g
    aligned = reshape(g, shape=(1,) * (len(w.shape) - len(g.shape)) + g.shape)
    return expand(aligned, shape=w.shape)


def _depends_on(output: Node, wrt: Sequence[Node]) -> set[Node]:
    needed = set(wrt)
    for node in walk(output):
        if any(i in needed for i in node.inputs):
            needed.add(node)
    return needed
