"""The memory order of a traced graph's tensors: strides and shared storage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from torch.fx import GraphModule, Node

from kitsune.ir import ops
from kitsune.tensor.core import Tensor
from kitsune.tensor.lazy import apply
from kitsune.tracing.aten.table import Decline

UNKNOWN = 4099  # a prime: no product of other sizes


def find_hint(size: Any) -> int:
    """A size, or what it was when the graph was traced. One that only values tell counts as
    `UNKNOWN`, in every size that it is part of."""
    if not isinstance(size, torch.SymInt):
        return int(size)
    if size.node.hint is not None:
        return int(size.node.hint)
    known, expr = size.node.shape_env.backed_var_to_val, size.node.expr
    return int(expr.subs({s: known.get(s, UNKNOWN) for s in expr.free_symbols}))


def dim_order(value: torch.Tensor) -> tuple[int, ...]:
    """The dims of a tensor, slowest first: 0, 2, 3, 1 for channels_last."""
    sizes, strides = map(find_hint, value.shape), map(find_hint, value.stride())
    known = list(zip(sizes, strides, strict=True))
    moving = [d for d, (size, _) in enumerate(known) if size != 1]
    order = iter(sorted(moving, key=lambda d: -known[d][1]))
    return tuple(next(order) if size != 1 else d for d, (size, _) in enumerate(known))


def is_dense(value: torch.Tensor) -> bool:
    """Return whether elements fill their memory, in some order of the dims, none of them shared."""
    expected = 1
    if 0 in map(find_hint, value.shape):
        return True
    for d in reversed(dim_order(value)):
        size, stride = find_hint(value.shape[d]), find_hint(value.stride()[d])
        if size != 1 and stride != expected:
            return False
        expected *= size
    return True


def inverse(order: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted(range(len(order)), key=order.__getitem__))


def is_in_order(order: Sequence[int]) -> bool:
    return tuple(order) == tuple(range(len(order)))


def find_storage(node: Any) -> int | None:
    """What tells the memory of a node's value from others'."""
    value = node.meta.get("val") if isinstance(node, Node) else None
    if not isinstance(value, torch.Tensor) or value.layout is not torch.strided:
        return None
    return int(value.untyped_storage()._cdata)


def roots(graph: GraphModule) -> dict[int, Node]:
    """The node that each piece of memory was made by."""
    found: dict[int, Node] = {}
    for node in graph.graph.nodes:
        storage = find_storage(node)
        if storage is not None:
            found.setdefault(storage, node)
    return found


def as_strided(
    root: Tensor, traced: torch.Tensor, size: Sequence[int], stride: Sequence[int], offset: int
) -> Tensor:
    """Gather elements of the memory of `root` by address; `traced` has its strides."""
    wanted = _addresses(size, stride, offset)
    if is_dense(traced):
        order = dim_order(traced)
        flat = root.permute(*order).reshape(-1) if traced.dim() else root.reshape(1)
        index, is_there = wanted, (wanted >= 0) & (wanted < flat.shape[0])
    else:
        flat = root.reshape(-1)
        index, is_there = _find_addresses(wanted, root.shape, traced.stride())
    if not is_there.all():
        raise Decline(
            f"as_strided of sizes {list(size)} and strides {list(stride)} reads element "
            f"{wanted[~is_there].min()} of the memory of a tensor of sizes {list(root.shape)} and "
            f"strides {list(map(find_hint, traced.stride()))}, which has no value there"
        )
    return apply(ops.gather, flat, Tensor._holding(index), axis=0)


def _addresses(size: Sequence[int], stride: Sequence[int], offset: int = 0) -> np.ndarray:
    """The element number in memory of each element of a strided tensor."""
    found = np.full((), offset, np.int64)
    for count, step in zip(size, stride, strict=True):
        found = found[..., None] + np.arange(count, dtype=np.int64) * step
    return found


def _find_addresses(
    wanted: np.ndarray, size: Sequence[int], stride: Sequence[Any]
) -> tuple[np.ndarray, np.ndarray]:
    """Return which element of a strided tensor lies at each address, and whether one does."""
    if any(isinstance(step, torch.SymInt) for step in stride):
        raise Decline(f"as_strided of a tensor with gaps and the strides {list(stride)}")
    stored = _addresses(size, stride).reshape(-1)
    order = np.argsort(stored, kind="stable")
    at = np.searchsorted(stored[order], wanted)
    found: np.ndarray = order[np.minimum(at, max(stored.size - 1, 0))]
    return found, (at < stored.size) & (stored[found] == wanted)
