"""The graphs of the gate at sizes a test can afford, odd ones: what every stage has to handle."""

from __future__ import annotations

from collections.abc import Callable

from kitsune.bench.graphs import (
    attention_graph,
    layer_norm_grad_graph,
    linear_grad_graph,
    linear_graph,
    row_graph,
)
from kitsune.ir.node import Graph

GATES: dict[str, Callable[[], Graph]] = {
    "row": lambda: row_graph(5, 37),
    "linear": lambda: linear_graph(7, 33, 19),
    "linear_4bit": lambda: linear_graph(7, 33, 19, bits=4),
    "attention": lambda: attention_graph(2, 3, 21, 10),
    "linear_grad": lambda: linear_grad_graph(7, 33, 19),
    "layer_norm_grad": lambda: layer_norm_grad_graph(7, 33),
}
