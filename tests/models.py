"""Graphs at sizes a test can afford, odd ones: those of the gate, and every kind of kernel."""

from __future__ import annotations

from collections.abc import Callable

from benchmarks.graphs import (
    attention_graph,
    layer_norm_grad_graph,
    linear_grad_graph,
    linear_graph,
    row_graph,
)
from kitsune.ir.dtypes import i64
from kitsune.ir.node import Graph
from kitsune.ir.ops import add, cumsum, gather, input_, scatter_add, transpose

GATES: dict[str, Callable[[], Graph]] = {
    "row": lambda: row_graph(5, 37),
    "linear": lambda: linear_graph(7, 33, 19),
    "linear_4bit": lambda: linear_graph(7, 33, 19, bits=4),
    "attention": lambda: attention_graph(2, 3, 21, 10),
    "linear_grad": lambda: linear_grad_graph(7, 33, 19),
    "layer_norm_grad": lambda: layer_norm_grad_graph(7, 33),
}


def updates() -> Graph:
    """Many of each place, in rows and in elements."""
    x, i, u = input_("x", (5, 70)), input_("i", (300,), i64), input_("u", (300, 70))
    across = scatter_add(transpose(x), i, transpose(u), axis=1)
    return Graph((x, i, u), (scatter_add(x, i, u, axis=0), across))


def scans() -> Graph:
    x = input_("x", (40, 70))
    return Graph((x,), (cumsum(x, axis=0), cumsum(x, axis=1, reverse=True)))


def reads() -> Graph:
    """Rows and elements that indices choose, and a matrix read across its rows."""
    x, i, y = input_("x", (30, 70)), input_("i", (41,), i64), input_("y", (70, 30))
    return Graph((x, i, y), (gather(x, i, axis=0), gather(x, i, axis=1), add(x, transpose(y))))


KERNELS = GATES | {"scans": scans, "updates": updates, "reads": reads}
