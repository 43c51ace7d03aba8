"""Call torch between kernels for ATen ops without a row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.utils._pytree import tree_flatten, tree_map

from kitsune.errors import UnsupportedError, what_is
from kitsune.ir.dtypes import DType
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops import host_call
from kitsune.tensor.core import Tensor
from kitsune.tracing.aten.strides import inverse, is_in_order
from kitsune.tracing.aten.tensor_arrays import TORCH_TYPES, convert_dtype, to_array, to_tensor


class TorchCall:
    """One op, run by torch. It is given its tensors in order, and after them results that it only
    waits for. Each tensor has the order of dims in memory that it had in the traced graph, as far
    as `orders` say: what an op draws, or a custom one computes, may depend on that. One that is
    tagged `needs_contiguous_strides` gets contiguous tensors."""

    def __init__(
        self,
        op: Any,
        args: Any,
        options: Any,
        said: Any = None,
        orders: Sequence[tuple[int, ...]] = (),
    ) -> None:
        self._op, self._given = op, (args, options)
        self.name = str(op)
        self.is_random = torch.Tag.nondeterministic_seeded in op.tags
        flat, _ = tree_flatten(self._given)
        self.tensors = [x for x in flat if isinstance(x, Tensor)]
        is_ordered = torch.Tag.needs_contiguous_strides not in op.tags
        has_orders = is_ordered and len(orders) == len(self.tensors)
        self._orders = list(orders) if has_orders else []
        made = said if _is_static(said) else self._described()
        self.is_single = isinstance(made, torch.Tensor)
        found = [made] if self.is_single else list(made)
        self.is_made = [m is not None for m in found]  # some ops leave results out when asked to
        self.results: tuple[tuple[Shape, DType], ...] = tuple(
            _described(m) for m in found if m is not None
        )

    def run(self, arrays: Sequence[np.ndarray]) -> Sequence[Any]:
        found = [to_tensor(_writable(a)) for a in arrays[: len(self.tensors)]]
        tensors = iter(
            [_order_arguments(t, order) for t, order in zip(found, self._orders, strict=True)]
            if self._orders
            else found
        )
        args, options = tree_map(
            lambda x: next(tensors) if isinstance(x, Tensor) else x, self._given
        )
        with torch.no_grad():
            made = self._op(*args, **options)
        results = [made] if isinstance(made, torch.Tensor) else list(made)
        return [to_array(t.contiguous()) for t in results if t is not None]

    def _described(self) -> Any:
        """What torch says of the results, without computing them."""

        def fake(x: Any) -> Any:
            return torch.empty(x.shape, dtype=TORCH_TYPES[x.dtype]) if isinstance(x, Tensor) else x

        with FakeTensorMode():  # of the CPU: some ops leave out there what others make
            args, options = tree_map(fake, self._given)
            return self._op(*args, **options)


def _is_static(said: Any) -> bool:
    """Return whether it tells of every result, in numbers."""
    found = [said] if isinstance(said, torch.Tensor) else list(said or ())
    return bool(found) and all(t is None or all(isinstance(n, int) for n in t.shape) for t in found)


def _described(made: Any) -> tuple[Shape, DType]:
    if not isinstance(made, torch.Tensor):
        raise UnsupportedError(f"an op of torch makes {what_is(made)}")
    return tuple(made.shape), convert_dtype(made.dtype)


def _writable(array: np.ndarray) -> np.ndarray:
    """torch knows no memory that must not be written; no op of a functional graph does so."""
    return array if array.flags.writeable else array.copy()


def _order_arguments(tensor: torch.Tensor, order: tuple[int, ...]) -> torch.Tensor:
    """The same values, in memory in another order of dims."""
    if is_in_order(order):
        return tensor
    return tensor.permute(order).contiguous().permute(inverse(order))


def call_torch(
    op: Any,
    args: Any,
    options: Any,
    said: Any,
    after: Sequence[Node],
    orders: Sequence[tuple[int, ...]] = (),
) -> tuple[Any, list[Node]]:
    """The results of an op, and their nodes; `said` is what is known of them. It runs after those
    of `after`: random ops draw in the order of the program."""
    call = TorchCall(op, args, options, said, orders)
    nodes = host_call(call, *(t.node for t in call.tensors), *after)
    made = iter([Tensor._from_node(n) for n in nodes])
    placed = tuple(next(made) if is_made else None for is_made in call.is_made)
    return (placed[0] if call.is_single else placed), nodes
