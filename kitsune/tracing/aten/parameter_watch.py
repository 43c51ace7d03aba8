"""Detect changed weights of a live torch module since a program packed them.

Nothing tells of every write: `_version` misses fused optimizers, eager BatchNorm statistics,
`.data` and NumPy views. A weight has changed when one of four signs says so:

    address or version   of the tensor; and whether the module still holds this tensor
    optimizer steps      a hook on every torch optimizer
    the value            of up to WHOLE_NBYTES: statistics, scales, biases
    a fingerprint        of SAMPLES elements spread over a larger one

A write that evades all four (a few elements of a large weight through `.data`) needs
`kitsune.torch.refresh(model)`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

import numpy as np
import torch
from torch.optim.optimizer import register_optimizer_step_post_hook

from kitsune.tracing.aten.tensor_arrays import to_array

WHOLE_NBYTES = 16 * 1024
SAMPLES = 16

_steps: dict[int, int] = {}  # id of a parameter → optimizer steps that it was part of


@torch._dynamo.disable  # type: ignore[untyped-decorator]
def _count_step(optimizer: torch.optim.Optimizer, args: Any, options: Any) -> None:
    for group in optimizer.param_groups:
        for p in group["params"]:
            _steps[id(p)] = _steps.get(id(p), 0) + 1


register_optimizer_step_post_hook(_count_step)


def get_version(tensor: torch.Tensor) -> int:
    return 0 if tensor.is_inference() else int(tensor._version)


class Weight:
    """One tensor as it was when a program packed it. Holding it keeps its id from being reused."""

    __slots__ = ("_address", "_sample", "_seen", "_steps", "_version", "tensor")

    def __init__(self, tensor: torch.Tensor) -> None:
        self.tensor = tensor
        self._address, self._version = tensor.data_ptr(), get_version(tensor)
        self._steps = _steps.get(id(tensor), 0)
        self._sample = _sample(to_array(tensor))
        self._seen = self._sample.tobytes()

    def has_changed(self) -> bool:
        tensor = self.tensor
        return (
            tensor.data_ptr() != self._address
            or get_version(tensor) != self._version
            or _steps.get(id(tensor), 0) != self._steps
            or self._sample.tobytes() != self._seen
        )


def _sample(array: np.ndarray) -> np.ndarray:
    """A view of all of a small array, or of elements spread over a large one."""
    order = sorted(range(array.ndim), key=lambda d: -abs(array.strides[d]))
    dense: np.ndarray = array.transpose(order)
    if array.nbytes <= WHOLE_NBYTES:
        return dense
    if dense.flags.c_contiguous:
        flat: np.ndarray = dense.reshape(-1)
        return flat[:: max(1, (flat.size - 1) // (SAMPLES - 1))]
    step = -(-array.shape[0] // SAMPLES)  # a view of something larger: a few of its rows
    index = (slice(None, None, step), *[slice(1)] * (array.ndim - 1))
    rows: np.ndarray = array[index]
    return rows


class Watch:
    """The weights that some programs were made with."""

    def __init__(self, tensors: Iterable[torch.Tensor]) -> None:
        self._weights = [Weight(t) for t in tensors]

    def has_changed(self) -> bool:
        return any(w.has_changed() for w in self._weights)

    def holds(self, tensors: Iterable[torch.Tensor]) -> bool:
        """Return whether these are the tensors that are watched, one by one."""
        return all(w.tensor is t for w, t in zip(self._weights, tensors, strict=True))

    def ids(self) -> set[int]:
        return {id(w.tensor) for w in self._weights}


class ModuleWatch(Watch):
    """All parameters and buffers of a module, and that it still holds them. Values of buffers that
    `changed_buffers()` names may change: calls write to these."""

    def __init__(
        self, module: torch.nn.Module, changed_buffers: Callable[[], Collection[str]] = tuple
    ) -> None:
        self._places: list[tuple[Mapping[str, Any], str, torch.Tensor]] = [
            (table, name, tensor)
            for owner in module.modules()
            for table in (owner._parameters, owner._buffers)
            for name, tensor in table.items()
            if tensor is not None
        ]
        unique = {id(tensor): tensor for _, _, tensor in self._places}
        super().__init__(unique.values())
        self._module, self._changed_buffers = module, changed_buffers

    def has_changed(self) -> bool:
        if any(table.get(name) is not tensor for table, name, tensor in self._places):
            return True
        if names := self._changed_buffers():
            written = {id(self._module.get_buffer(name)) for name in names}
            return any(w.has_changed() for w in self._weights if id(w.tensor) not in written)
        return super().has_changed()
