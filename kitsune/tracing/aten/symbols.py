"""Evaluate the symbolic sizes of a torch.fx graph for the sizes of one call.

A graph that is traced with `dynamic=True` computes sizes in its nodes; strides and offsets of its
tensors are expressions of the same symbols, which no node may compute. The hint of an expression is
its value when the graph was traced, and wrong for other sizes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import torch
from torch.fx import Node

from kitsune.tensor.core import Tensor
from kitsune.tracing.aten.table import Decline


def bind_symbols(values: Mapping[Node, Any]) -> dict[Any, int]:
    """Symbol → its value in a call, of the inputs among the values of nodes."""
    inputs = [(n.meta.get("val"), value) for n, value in values.items() if n.op == "placeholder"]
    sizes = [pair for said, value in inputs for pair in _sizes(said, value)]
    return {said.node.expr: size for said, size in sizes if said.node.expr.is_Symbol}


def _sizes(said: Any, value: Any) -> Iterator[tuple[torch.SymInt, int]]:
    """Each symbolic size of an input, and what it is."""
    if isinstance(said, torch.SymInt) and isinstance(value, int):
        yield said, value
    if isinstance(said, torch.Tensor) and isinstance(value, Tensor):
        pairs = zip(said.shape, value.shape, strict=True)
        yield from ((size, n) for size, n in pairs if isinstance(size, torch.SymInt))


def evaluate_size(size: Any, symbols: Mapping[Any, int]) -> int:
    """A size, stride or offset of the traced graph as a number."""
    if not isinstance(size, torch.SymInt):
        return int(size)
    found = size.node.expr.subs(symbols)
    if not found.is_number:
        raise Decline(f"{size} depends on sizes that only a call finds out")
    return int(found)
