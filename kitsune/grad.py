"""Graph in, Graph out: reverse mode over the op table's `grad` column."""

from __future__ import annotations

from collections.abc import Sequence

from kitsune.errors import UnsupportedError
from kitsune.ir.node import Node, walk
from kitsune.ir.ops import OPS, add, constant, expand, reshape, sum_to


def gradients(output: Node, wrt: Sequence[Node], seed: Node | None = None) -> list[Node]:
    """∂(Σ seed·output)/∂w for each w; without a seed, of the sum of the outputs."""
    total = {output: _full(constant(1.0) if seed is None else seed, output)}
    needed = _depends_on(output, wrt)
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
            part = sum_to(part, source.shape)
            total[source] = add(total[source], part) if source in total else part
    return [_full(total.get(w, constant(0.0)), w) for w in wrt]


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
