"""Run graphs of ATen ops as functions over tensors."""

from __future__ import annotations

from kitsune.tracing.aten import index_ops, pointwise, products, recurrent_ops, reduce_ops, shapes
from kitsune.tracing.aten.follow import Follower
from kitsune.tracing.aten.module_function import ModuleFunction
from kitsune.tracing.aten.table import Decline, call_row, decompositions, find_row
from kitsune.tracing.aten.tensor_arrays import held_tensor, to_array, to_tensor, torch_threads

__all__ = [
    "Decline",
    "Follower",
    "ModuleFunction",
    "call_row",
    "decompositions",
    "find_row",
    "held_tensor",
    "to_array",
    "to_tensor",
    "torch_threads",
]
FAMILIES = (
    pointwise,
    index_ops,
    products,
    recurrent_ops,
    reduce_ops,
    shapes,
)  # fill the table
