"""Estimate a kernel's work, which decides how threads share it."""

from __future__ import annotations

from math import prod

from kitsune.backends.cpu.schedule.row_loops import RowSchedule
from kitsune.ir.sizes import ceil_div, hint, maximum
from kitsune.lower.kernel import Kernel

MANY = 1 << 16


FROM_MEMORY, FROM_CACHE = 15e3, 40e3  # bytes a microsecond, by one core


PART_US = 25.0  # the least work of a part, where there are more parts than threads


PARTS = 8  # a thread, at most: who is late then leaves the more to others


def most_parts(kernel: Kernel) -> int:
    """Into how many parts it can be cut that have something to do; many, if that is not known."""
    plan = kernel.schedule
    if not isinstance(plan, RowSchedule) or plan.across:
        return MANY
    outer = kernel.role("outer")
    rest = prod(axis.size for axis in outer if axis.name != plan.lane)
    length = next((axis.size for axis in outer if axis.name == plan.lane), 1)
    at_once = plan.lanes if kernel.role("row") else plan.chunk or length
    return maximum(1, rest * ceil_div(length, maximum(1, at_once)))


def points(kernel: Kernel) -> int:
    """The points of its loops: its work grows with them."""
    return prod(axis.size for axis in kernel.axes)


def work_us(kernel: Kernel, rate: float = FROM_MEMORY) -> float:
    """Roughly how long one core works on a kernel that reads that many bytes in a microsecond: a
    guess that decides how it is shared."""
    same = {n for pair in kernel.in_place for n in pair} if kernel.kind == "scatter" else set()
    moved = sum(hint(b.nbytes) for n, b in enumerate(kernel.buffers) if n not in same) / rate
    if kernel.kind == "attention":
        pairs = kernel.extent("batch", "query", "key")
        flops = 2 * pairs * (kernel.extent("depth") + kernel.extent("value"))
        return max(moved, hint(flops) / 80e3)
    count = hint(prod(axis.size for axis in kernel.axes if not same or axis.role != "copy"))
    if kernel.kind == "contract":
        return max(moved, 2 * count / 80e3)
    return max(moved, count * sum(1 for _ in kernel.prims()) / 20e3)
