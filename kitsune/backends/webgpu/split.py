"""Split a kernel into slices where a buffer is larger than may be bound.

    for a in range(0, size, step):                # a dispatch each
        kernel over axis[a : a + step], every buffer that moves along the axis bound from there

An axis serves if each buffer either does not move along it or moves so that a step of it is a
stretch of memory of its own.
"""

from __future__ import annotations

from dataclasses import replace
from math import gcd, lcm

from kitsune.ir.affine import Affine
from kitsune.ir.dtypes import Packed
from kitsune.ir.sizes import Size
from kitsune.lower.kernel import Axis, Buffer, Kernel, list_affines
from kitsune.system.records import dataclass
from kitsune.target import GpuTarget

ROLES = ("outer", "batch", "m", "query")  # axes of which each step stores something else


@dataclass(frozen=True)
class Slice:
    """A kernel, and at which byte of each buffer what it binds begins."""

    kernel: Kernel
    offsets: tuple[int, ...]


def split(kernel: Kernel, target: GpuTarget) -> list[Slice]:
    """The kernel itself where everything can be bound, or where no axis serves."""
    whole = [Slice(kernel, (0,) * len(kernel.buffers))]
    if all(b.nbytes <= target.max_binding_nbytes for b in kernel.buffers):
        return whole
    if kernel.kind not in ("row", "contract", "attention") or _moves(kernel):
        return whole
    for axis in kernel.axes:
        if axis.role in ROLES and (strides := _strides(kernel, axis)) is not None:
            step = _step(kernel, strides, target)
            if step:
                return [_slice(kernel, axis, strides, a, step) for a in range(0, axis.size, step)]
    return whole


def _moves(kernel: Kernel) -> bool:
    """Whether it reaches memory at another offset in each step of a loop."""
    accesses = (*kernel.reads(), *kernel.stores)
    return any(isinstance(kernel.flat(access).const, Size) for access in accesses)


def _strides(kernel: Kernel, axis: Axis) -> list[int] | None:
    """Elements of each buffer that one step of the axis moves on by, 0 for none; None where a step
    is no stretch of its own, or its number is computed with."""
    numbered = (a for p in kernel.prims() if p.op != "load" for a in list_affines(p))
    if any(a.coef(axis.name) for a in numbered) or any(s.dynamic for s in kernel.stores):
        return None
    strides: list[int | None] = [None] * len(kernel.buffers)
    for access in (*kernel.reads(), *kernel.stores):
        buffer, flat = kernel.buffers[access.buffer], kernel.flat(access)
        stride = flat.coef(axis.name)
        if strides[access.buffer] not in (None, stride):
            return None
        if stride and not _is_cut(kernel, buffer, axis, flat):
            return None
        strides[access.buffer] = stride
    return [stride or 0 for stride in strides]


def _is_cut(kernel: Kernel, buffer: Buffer, axis: Axis, flat: Affine) -> bool:
    """Whether the steps of the axis are all of a buffer, one after the other."""
    stride, is_flat = flat.coef(axis.name), len(buffer.shape) == 1
    least, most = flat.substitute(axis.name, Affine()).span(kernel.sizes)
    is_whole = is_flat and buffer.size == stride * axis.size
    return is_whole and 0 <= least <= most < stride and not isinstance(buffer.dtype, Packed)


def _step(kernel: Kernel, strides: list[int], target: GpuTarget) -> int:
    """How much of the axis every binding holds, beginning where one may; 0 for none."""
    most, unit = 1 << 62, 1
    for buffer, stride in zip(kernel.buffers, strides, strict=True):
        if not stride:
            if buffer.nbytes > target.max_binding_nbytes:
                return 0
            continue
        nbytes = stride * buffer.dtype.itemsize
        most = min(most, target.max_binding_nbytes // nbytes)
        unit = lcm(unit, target.alignment // gcd(target.alignment, nbytes))
    return most // unit * unit


def _slice(kernel: Kernel, axis: Axis, strides: list[int], first: int, step: int) -> Slice:
    count = min(step, axis.size - first)
    axes = tuple(replace(a, size=count) if a is axis else a for a in kernel.axes)
    buffers = tuple(
        replace(b, shape=(count * stride,)) if stride else b
        for b, stride in zip(kernel.buffers, strides, strict=True)
    )
    offsets = tuple(
        first * stride * b.dtype.itemsize for b, stride in zip(kernel.buffers, strides, strict=True)
    )
    return Slice(replace(kernel, axes=axes, buffers=buffers), offsets)
