"""Interpret a torch.fx graph of ATen ops over lazy tensors.

The graph is torch.fx's, without mutation: what AOTAutograd and torch.export make. Its symbolic
sizes are numbers here, those of one call, or sizes that each call decides.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import torch
from torch.fx import GraphModule, Node
from torch.fx.node import map_arg
from torch.utils._pytree import tree_flatten

from kitsune.errors import KitsuneError
from kitsune.ir.dtypes import f64
from kitsune.ir.node import Node as IrNode
from kitsune.ir.size_order import UnknownSize
from kitsune.ir.sizes import is_symbolic
from kitsune.tensor.core import Tensor
from kitsune.tracing.aten.control_flow import CONTROLS
from kitsune.tracing.aten.host import call_torch
from kitsune.tracing.aten.strides import as_strided, dim_order, find_storage, roots
from kitsune.tracing.aten.symbolic_sizes import (
    bind_symbols,
    check_sizes,
    convert_size,
    evaluate_size,
)
from kitsune.tracing.aten.table import Decline, call_row, find_row
from kitsune.tracing.aten.tensor_arrays import convert_dtype, held_tensor

# What the memory of a traced tensor decides; ours are contiguous.
ADDRESSES = (torch.ops.aten.sym_stride.int, torch.ops.aten.sym_storage_offset.default)


class Follower:
    """Follows a graph node by node. `sizes` are what its symbols stand for where calls decide
    some of them: everything is then checked against the sizes that torch has for it."""

    def __init__(self, module: GraphModule, sizes: Mapping[str, int] | None = None) -> None:
        self.module = module
        self._sizes = sizes if sizes and is_symbolic(sizes.values()) else None
        self.values: dict[Node, Any] = {}
        self.current: Node | None = None  # the node being followed, to say where a fault is
        self._drawn: list[IrNode] = []  # what the latest random op made
        self._roots: dict[int, Node] | None = None  # whose memory a node's value is a view of
        self._symbols: dict[Any, int] | None = None  # sizes of this call, by torch's symbols

    def follow(self, inputs: Sequence[Any]) -> list[Any]:
        given = iter(inputs)
        for node in self.module.graph.nodes:
            self.current = node
            if node.op == "placeholder":
                self.values[node] = next(given)
            elif node.op == "output":
                made, self.current = self._substitute(node.args[0]), None
                return list(made) if isinstance(made, (tuple, list)) else [made]
            elif node.op == "get_attr":
                self.values[node] = self._attribute(node.target)
            else:
                # Sizes that are rounded from a float are converted whole.
                is_float = isinstance(node.meta.get("val"), torch.SymFloat)
                with suppress(*([UnknownSize] if is_float else [])):
                    self.values[node] = self._compute(node)
        return []

    def where(self) -> tuple[str, str]:
        """The node being followed, and the line of the user's code that it comes from."""
        node = self.current
        if node is None:
            return "", ""
        lines = str(node.meta.get("stack_trace") or "").splitlines()
        code = [x.strip() for x in lines if x.strip(" ^~")]
        return f"node '{node.name}' ({node.target})", code[-1] if code else ""

    def _substitute(self, arguments: Any) -> Any:
        return map_arg(arguments, self._find_value)

    def _find_value(self, node: Node) -> Any:
        if node not in self.values:
            raise UnknownSize(f"the number {node.meta.get('val')} is not known before a call")
        return self.values[node]

    def _attribute(self, target: str) -> Any:
        found: Any = self.module
        for name in target.split("."):
            found = getattr(found, name)
        return held_tensor(found) if isinstance(found, torch.Tensor) else found

    def _compute(self, node: Node) -> Any:
        said = node.meta.get("val")
        if self._sizes is not None and isinstance(said, torch.SymInt):
            return convert_size(said, self._sizes)
        args, options = self._substitute(node.args), self._substitute(node.kwargs)
        made = self._call(node, args, options)
        if self._sizes is not None:
            check_sizes(made, said, self._sizes)
        return made

    def _call(self, node: Node, args: Any, options: Any) -> Any:
        target: Any = node.target
        if isinstance(target, torch._ops.HigherOrderOperator) and target.__name__ in CONTROLS:
            return tuple(CONTROLS[target.__name__](self._call_graph, *args, **options))
        if not isinstance(target, torch._ops.OpOverload):
            return target(*args, **options)
        if target is torch.ops.aten.as_strided.default:
            if self._sizes is not None:
                raise UnknownSize("as_strided reads by addresses that depend on sizes")
            return self._gather_strided(node, args, options)
        if target in ADDRESSES:
            return self._evaluate(node.meta["val"])
        row = find_row(target)
        if row is not None:
            try:
                args = _widen_integers(args, node)
                return _cast_result(call_row(row, target, args, options), node)
            except (Decline, KitsuneError) as error:
                if isinstance(error, UnknownSize):
                    raise
        if self._sizes is not None:
            raise UnknownSize(f"torch computes {target}, for the sizes of one call")
        return self._call_torch(node, args, options)

    def _call_graph(self, graph: GraphModule, inputs: Sequence[Any]) -> list[Any]:
        """The outputs of a graph that a node of this one calls."""
        return Follower(graph, self._sizes).follow(inputs)

    def _gather_strided(self, node: Node, args: Any, options: Any) -> Tensor:
        """Gather from the storage that a tensor had when the graph was traced: its root's."""
        said = dict(zip(("self", "size", "stride", "storage_offset"), args, strict=False)) | options
        source: Any = node.args[0]
        if self._roots is None:
            self._roots = roots(self.module)
        root = self._roots[find_storage(source) or 0]
        offset = said.get("storage_offset")
        if offset is None:
            offset = self._evaluate(source.meta["val"].storage_offset())
        offset -= self._evaluate(root.meta["val"].storage_offset())
        return as_strided(self.values[root], root.meta["val"], said["size"], said["stride"], offset)

    def _evaluate(self, size: Any) -> int:
        """A size, stride or offset of the traced graph, for the sizes of this call."""
        if self._symbols is None:
            inputs = [(n, v) for n, v in self.values.items() if n.op == "placeholder"]
            self._symbols = bind_symbols(inputs)
        return evaluate_size(size, self._symbols)

    def _call_torch(self, node: Node, args: Any, options: Any) -> Any:
        op: Any = node.target
        is_random = torch.Tag.nondeterministic_seeded in op.tags
        after = self._drawn if is_random else []
        orders = [dim_order(n.meta["val"]) for n in _leaves(node) if _is_tensor(n)]
        made, nodes = call_torch(op, args, options, node.meta.get("val"), after, orders)
        if is_random:
            self._drawn = nodes[:1]
        return made


def _leaves(node: Node) -> list[Any]:
    return [x for x in tree_flatten((node.args, node.kwargs))[0] if isinstance(x, Node)]


def _is_tensor(node: Node) -> bool:
    return isinstance(node.meta.get("val"), torch.Tensor)


def _widen_integers(args: Any, node: Node) -> Any:
    """Cast integers to f64 where torch computes with them in f64, its default dtype at the time:
    beside numbers they are f32 here."""
    said = node.meta.get("val")
    if not isinstance(said, torch.Tensor) or said.dtype != torch.float64:
        return args
    tensors = [x for x in args if isinstance(x, Tensor)]
    if torch.Tag.pointwise not in node.target.tags or any(x.dtype.is_float for x in tensors):
        return args
    return [x.to(f64) if isinstance(x, Tensor) else x for x in args]


def _cast_result(made: Any, node: Node) -> Any:
    """Cast a result to the type that torch gives it."""
    said = node.meta.get("val")
    if isinstance(made, Tensor) and isinstance(said, torch.Tensor):
        wanted = convert_dtype(said.dtype)
        return made if made.dtype == wanted else made.to(wanted)
    if isinstance(made, tuple) and isinstance(said, (tuple, list)):
        return tuple(
            m.to(convert_dtype(s.dtype)) if isinstance(s, torch.Tensor) else m
            for m, s in zip(made, said, strict=False)
        )
    return made
