"""Run graphs of ATen ops as functions over tensors."""

from __future__ import annotations

from kitsune.tracing.aten import elementwise, indexing, products, reductions, shapes
from kitsune.tracing.aten.arrays import array_of, held_tensor, tensor_of, torch_threads
from kitsune.tracing.aten.follow import Follower
from kitsune.tracing.aten.module import ModuleFunction
from kitsune.tracing.aten.table import Decline, call_row, decompositions, row_of

__all__ = [
    "Decline",
    "Follower",
    "ModuleFunction",
    "array_of",
    "call_row",
    "decompositions",
    "held_tensor",
    "row_of",
    "tensor_of",
    "torch_threads",
]
FAMILIES = (elementwise, indexing, products, reductions, shapes)  # which fill the table
