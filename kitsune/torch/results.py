"""Give the results of a compiled graph the strides and the shared memory of the traced one.

a view of an input, or of another result     the view ops are run on that by torch
dense in another order of dims               stored in that order by its kernel, and permuted
not dense                                    copied into memory with those strides
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch.fx import GraphModule, Node
from torch.fx.node import map_arg

from kitsune.tensor.core import Tensor
from kitsune.tracing.aten.strides import (
    dim_order,
    find_hint,
    find_storage,
    inverse,
    is_dense,
    is_in_order,
    roots,
)
from kitsune.tracing.aten.symbolic_sizes import bind_symbols, convert_size
from kitsune.tracing.aten.tensor_arrays import to_tensor

Layout = tuple[tuple[int, ...], tuple[int, ...], bool]


class Results:
    """The results of a graph. `made` are the nodes that a program computes for them, some of which
    are results themselves and others the memory that several are views of."""

    def __init__(self, graph: GraphModule) -> None:
        self.inputs = [n for n in graph.graph.nodes if n.op == "placeholder"]
        (output,) = graph.graph.find_nodes(op="output")
        said = output.args[0]
        self._results = list(said) if isinstance(said, (tuple, list)) else [said]
        self._roots = roots(graph)
        self._bases = {n: self._base(n) for n in dict.fromkeys(self._results) if _is_tensor(n)}
        others = [n for n in self._results if isinstance(n, Node) and n not in self._bases]
        made = [*(base or n for n, base in self._bases.items()), *others]
        self.made = [n for n in dict.fromkeys(made) if n not in self.inputs]
        self._place = {n: _stored_order(n) for n in self.made}
        viewed = [n for n, base in self._bases.items() if base not in (None, n)]
        self._replayed = self._between(viewed)

    def _base(self, node: Node) -> Node | None:
        """Return what a result is a view of; None if it is not known to share memory."""
        if node in self.inputs:
            return node
        storage = find_storage(node)
        root = self._roots[storage] if storage is not None else node
        if root is node or not self._is_replayable(node, root):
            return None
        sharing = [n for n in dict.fromkeys(self._results) if find_storage(n) == storage]
        is_shared = root in self.inputs or len(sharing) > 1 or _overlaps(node.meta["val"])
        return root if is_shared else None

    def _is_replayable(self, node: Node, root: Node) -> bool:
        """Return whether only views and sizes lie between."""
        for n in self._between([node], {root}):
            is_view = _is_tensor(n) and find_storage(n) == find_storage(root)
            if not (is_view or _is_number(n) or isinstance(n.meta.get("val"), (list, tuple))):
                return False
        return True

    def _between(self, nodes: Sequence[Node], ends: set[Node] | None = None) -> list[Node]:
        """Return the nodes to run for some results, in order, beyond inputs and what the program
        computes."""
        ends = set(self.made) if ends is None else ends
        wanted, stack = set[Node](), list(nodes)
        while stack:
            node = stack.pop()
            if node not in wanted and node not in ends and node.op != "placeholder":
                wanted.add(node)
                stack.extend(node.all_input_nodes)
        return [n for n in next(iter(wanted)).graph.nodes if n in wanted] if wanted else []

    def collect_stored(self, values: Callable[[Node], Any]) -> list[Any]:
        """Return the outputs of a program for `made`, given the value of each: tensors in memory
        order."""
        found = []
        for node in self.made:
            value, place = values(node), self._place[node]
            if isinstance(value, Tensor) and place is not None:
                value = value.permute(*place)
            found.append(value)
        return found

    def layouts(self, given: Sequence[Any]) -> list[Layout | None]:
        """The sizes and strides of `made` for calls with inputs of these sizes; None where results
        are stored row by row, as NumPy has them."""
        numbers = bind_symbols(zip(self.inputs, given, strict=True))
        return [
            _layout(node.meta["val"], numbers)
            if self._place[node] is not None or _has_zero_size(node)
            else None
            for node in self.made
        ]

    def convert_numbers(self, values: Mapping[str, int]) -> dict[int, int]:
        """The results among `made` that are sizes, by their places, for values of the symbols."""
        said = {n: node.meta.get("val") for n, node in enumerate(self.made)}
        return {n: convert_size(v, values) for n, v in said.items() if isinstance(v, torch.SymInt)}

    @property
    def has_only_sizes(self) -> bool:
        """Whether all results among `made` are tensors, or numbers that sizes decide."""
        said = [node.meta.get("val") for node in self.made]
        return all(isinstance(v, (torch.Tensor, torch.SymInt)) for v in said)

    def tensors(
        self, given: Sequence[Any], arrays: Sequence[Any], layouts: Sequence[Layout | None]
    ) -> list[Any]:
        """All results, from the inputs of a call and what the program returned for `made`."""
        known = dict(zip(self.inputs, given, strict=True))
        for node, array, layout in zip(self.made, arrays, layouts, strict=True):
            known[node] = self._restore(node, array, layout)
        for node in self._replayed:
            args, options = map_arg((node.args, node.kwargs), known.__getitem__)
            known[node] = node.target(*args, **options)
        return [known[n] if isinstance(n, Node) else n for n in self._results]

    def _restore(self, node: Node, array: Any, layout: Layout | None) -> Any:
        if not hasattr(array, "dtype"):
            return array
        tensor, place = to_tensor(array), self._place[node]
        if layout is None:
            return tensor if place is None else tensor.permute(inverse(place))
        sizes, strides, dense = layout
        if dense:
            return tensor.as_strided(sizes, strides)
        assert place is not None
        tensor = tensor.permute(inverse(place))
        return torch.empty_strided(sizes, strides, dtype=tensor.dtype).copy_(tensor)


def _layout(value: torch.Tensor, numbers: dict[Any, int]) -> Layout | None:
    """Sizes and strides as numbers, and whether a tensor fills its memory; None where a size is
    known only when the program has run."""

    def number(size: Any) -> int:
        return (
            int(size.node.expr.xreplace(numbers)) if isinstance(size, torch.SymInt) else int(size)
        )

    try:
        sizes, strides = tuple(map(number, value.shape)), tuple(map(number, value.stride()))
    except TypeError:
        return None
    return sizes, strides, is_dense(value)


def _is_tensor(node: Any) -> bool:
    return isinstance(node, Node) and isinstance(node.meta.get("val"), torch.Tensor)


def _is_number(node: Node) -> bool:
    return isinstance(node.meta.get("val"), (int, float, bool, torch.SymInt, torch.SymFloat))


def _has_zero_size(node: Node) -> bool:
    """NumPy gives an empty array other strides than torch does."""
    return _is_tensor(node) and 0 in map(find_hint, node.meta["val"].shape)


def _overlaps(value: torch.Tensor) -> bool:
    """Return whether some elements are one in memory, as of an expanded tensor."""
    pairs = zip(value.shape, value.stride(), strict=True)
    return any(find_hint(size) > 1 and find_hint(stride) == 0 for size, stride in pairs)


def _stored_order(node: Node) -> tuple[int, ...] | None:
    """Return the dim order in which a result is stored, if that is not row-major."""
    value = node.meta.get("val")
    if not isinstance(value, torch.Tensor):
        return None
    order = dim_order(value)
    return None if is_in_order(order) and is_dense(value) else order
