"""Partition a graph of ATen ops: kernels run what they can hold, and torch runs the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch.fx import GraphModule, Node
from torch.fx.experimental.symbolic_shapes import free_unbacked_symbols
from torch.fx.passes.infra.partitioner import CapabilityBasedPartitioner
from torch.fx.passes.operator_support import OperatorSupportBase
from torch.utils._pytree import tree_flatten

from kitsune.tracing.aten.control_flow import CONTROLS
from kitsune.tracing.aten.table import has_row
from kitsune.tracing.aten.tensor_arrays import TYPES

READS_VALUES = {torch.Tag.data_dependent_output, torch.Tag.dynamic_output_shape}


class Holdable(OperatorSupportBase):  # type: ignore[misc]
    """Nodes whose values are all tensors of kernel types, or numbers."""

    def is_node_supported(self, submodules: Mapping[str, torch.nn.Module], node: Node) -> bool:
        if node.op not in ("call_function", "get_attr"):
            return False
        return is_holdable(node) and all(map(is_readable, node.all_input_nodes))


def is_holdable(node: Node) -> bool:
    """Whether kernels can compute a node. They can read, and not compute, those whose results have
    sizes or numbers that only values tell, as nonzero."""
    return is_readable(node) and not _reads_values(node) and not _finds_sizes(node)


def is_readable(node: Node) -> bool:
    """Whether kernels can read what a node makes; not of ops that are called for what they do, or
    that call graphs which are no loops."""
    if isinstance(node.target, torch._ops.HigherOrderOperator) and not _calls_holdable(node):
        return False
    if _has_effect(node):
        return False
    if "val" not in node.meta:
        return bool(node.op == "get_attr")
    values = _list_values(node)
    return bool(values) and all(map(_is_known, values))


def _calls_holdable(node: Node) -> bool:
    """Whether a node is a loop or a branch of graphs that kernels compute."""
    target: Any = node.target
    graphs = [_read_graph(n) for n in node.all_input_nodes if n.op == "get_attr"]
    called = [n for g in graphs if g is not None for n in g.graph.nodes if n.op != "output"]
    return target.__name__ in CONTROLS and all(map(is_holdable, called))


def _read_graph(node: Node) -> GraphModule | None:
    found: Any = node.graph.owning_module
    for name in str(node.target).split("."):
        found = getattr(found, name)
    return found if isinstance(found, GraphModule) else None


def _list_values(node: Node) -> list[Any]:
    return [v for v in tree_flatten(node.meta.get("val"))[0] if v is not None]


def _finds_sizes(node: Node) -> bool:
    """Whether an op makes a size that none of its inputs has, and only its values tell."""
    if node.op == "placeholder":
        return False
    made, given = map(_find_unbacked, ([node], node.all_input_nodes))
    return not made <= given


def _find_unbacked(nodes: Sequence[Node]) -> set[Any]:
    return {s for node in nodes for v in _list_values(node) for s in free_unbacked_symbols(v)}


def _reads_values(node: Node) -> bool:
    """Whether the values of a tensor decide what number or how many elements an op returns."""
    op: Any = node.target
    is_op = isinstance(op, torch._ops.OpOverload)
    return is_op and bool(READS_VALUES & set(op.tags)) and not has_row(op)


def _has_effect(node: Node) -> bool:
    """Return whether an op writes to its arguments, or nobody reads what a custom one returns."""
    op: Any = node.target
    if not isinstance(op, torch._ops.OpOverload):
        return False
    is_custom = op.namespace not in ("aten", "prims")
    return bool(op._schema.is_mutable or (not node.users and is_custom))


def _is_known(value: Any) -> bool:
    if isinstance(value, torch.Tensor):
        return value.dtype in TYPES and value.layout is torch.strided and value.device.type == "cpu"
    return isinstance(value, (int, float, torch.SymInt, torch.SymFloat))


def partition_graph(
    graph: GraphModule, make: Callable[[GraphModule], Callable[..., Any]]
) -> Callable[..., Any] | None:
    """A function over the whole graph that calls what `make` makes of each part, or None where one
    part is all of it."""
    if all(is_holdable(n) for n in graph.graph.nodes if n.op != "output"):
        return None
    found = CapabilityBasedPartitioner(graph, Holdable(), allows_single_node_partition=True)
    split: Callable[..., Any] = found.fuse_partitions(found.propose_partitions())
    for name, part in list(split.named_children()):  # type: ignore[attr-defined]
        if isinstance(part, GraphModule):
            setattr(split, name, _Part(make(part)))
    return split


class _Part(torch.nn.Module):  # type: ignore[misc]
    def __init__(self, call: Callable[..., Any]) -> None:
        super().__init__()
        self._call = call

    def forward(self, *args: Any) -> Any:
        made = self._call(list(args))
        return made[0] if len(made) == 1 else tuple(made)
