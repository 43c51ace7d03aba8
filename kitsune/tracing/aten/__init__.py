"""Run graphs of ATen ops as functions over tensors."""

from __future__ import annotations

from kitsune.tracing.aten import elementwise, indexing, products, reductions, shapes
from kitsune.tracing.aten.arrays import held_tensor, to_array, to_tensor, torch_threads
from kitsune.tracing.aten.follow import Follower
from kitsune.tracing.aten.module import ModuleFunction
from kitsune.tracing.aten.table import Decline, call_row, decompositions, find_row

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
FAMILIES = (elementwise, indexing, products, reductions, shapes)  # which fill the table
