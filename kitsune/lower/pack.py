"""Constant in, constant out: an operand laid out once as the contraction's panels."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from kitsune.lower.kernel import Axis, Kernel, Prim, free_axes
from kitsune.lower.schedule import ContractSchedule, the_dot


def pack_constants(kernel: Kernel, arrays: dict[int, np.ndarray]) -> dict[int, np.ndarray]:
    """The buffers whose constants the schedule wants in panels, laid out so."""
    plan = kernel.schedule
    if not isinstance(plan, ContractSchedule) or plan.pack_b != "constant":
        return {}
    b = the_dot(kernel).args[1]
    return {b.attr.buffer: panels(kernel, arrays[b.attr.buffer])}


def form(kernel: Kernel, buffer: int) -> tuple[Any, ...]:
    """What a kernel wants a constant to be: empty for the array itself, else what its panels depend
    on. Kernels that want the same form of one constant share it."""
    plan = kernel.schedule
    if not isinstance(plan, ContractSchedule) or plan.pack_b != "constant":
        return ()
    b = the_dot(kernel).args[1]
    if b.attr.buffer != buffer:
        return ()
    flat = kernel.flat(b.attr)
    return plan.nr, flat.const, *((x.size, flat.coef(x.name)) for x in _panel_axes(kernel, b))


def _panel_axes(kernel: Kernel, b: Prim) -> list[Axis]:
    varying = free_axes(b, {})
    batch = [x for x in kernel.role("batch") if x.name in varying]
    return [*batch, *kernel.role("k"), *kernel.role("n")]


def panels(kernel: Kernel, array: np.ndarray) -> np.ndarray:
    """`[batch][ceil(n/nr)][k][nr]`, zeros after the last column."""
    plan: ContractSchedule = kernel.schedule
    b = the_dot(kernel).args[1]
    flat = kernel.flat(b.attr)
    axes = _panel_axes(kernel, b)
    raw = np.ascontiguousarray(array, np.float32).reshape(-1)[flat.const :]
    strides = [flat.coef(x.name) * 4 for x in axes]
    view = np.lib.stride_tricks.as_strided(raw, [x.size for x in axes], strides, writeable=False)
    k, n = kernel.extent("k"), kernel.extent("n")
    count = -(-n // plan.nr)
    matrix = view.reshape(prod(x.size for x in axes if x.role == "batch"), k, n)
    out = aligned_zeros((matrix.shape[0], count, k, plan.nr))
    full = n // plan.nr
    whole = matrix[:, :, : full * plan.nr].reshape(matrix.shape[0], k, full, plan.nr)
    out[:, :full] = whole.transpose(0, 2, 1, 3)
    if full < count:
        out[:, full, :, : n - full * plan.nr] = matrix[:, :, full * plan.nr :]
    return out


def aligned_zeros(shape: tuple[int, ...]) -> np.ndarray:
    """Zeros that begin at a cache line."""
    nbytes = 4 * prod(shape)
    raw = np.zeros(nbytes + 64, np.uint8)
    start = -raw.ctypes.data % 64
    return raw[start : start + nbytes].view(np.float32).reshape(shape)
