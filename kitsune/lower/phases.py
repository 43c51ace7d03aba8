"""Kernels in execution order in, phases out: which of them run without waiting for each other.

A phase is cut into parts, and whoever takes a part does it for each kernel of the phase in turn.
So a kernel may read what another of its phase made if the same part of that one made it: both are
cut into the same items, and an item reads only the elements that the same item wrote. That is
provable for row kernels whose items are rows, or pieces of one long row, one after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING

from kitsune.ir.affine import Affine, affine
from kitsune.lower.kernel import Axis, Kernel, Load, Pick, Store
from kitsune.lower.rows import RowSchedule

if TYPE_CHECKING:
    from kitsune.ir.node import Node
    from kitsune.lower.lower import Lowered

MANY = 1 << 16
FROM_MEMORY, FROM_CACHE = 15e3, 40e3  # bytes a microsecond, by one core
PART_US = 25.0  # the least work of a part, where there are more parts than threads
PARTS = 8  # a thread, at most: who is late then leaves the more to others
SMALL_NBYTES = 1 << 22  # a kernel that moves more takes so long that waiting does not matter


@dataclass(frozen=True)
class Span:
    """Which elements of a buffer an item touches: `each` of the `items` its own, from the first on.
    In a map whose items are `chunk` elements of a row, a row is `each`."""

    items: int
    each: int
    chunk: int = 0


class _Phase:
    """The kernels of one phase: who wrote which value, and what they all are."""

    def __init__(self, first: Lowered) -> None:
        self.writers: dict[Node, tuple[Kernel, int]] = {}
        self.are_small, self.scratches = True, 0
        self.add(first)

    def add(self, low: Lowered) -> None:
        self.writers |= {low.nodes[n]: (low.kernel, n) for n in low.kernel.written()}
        self.are_small = self.are_small and _is_small(low.kernel)
        self.scratches += _has_scratch(low.kernel)
        self.wave = low.group.wave

    def can_add(self, low: Lowered) -> bool:
        """Whether its parts need nothing of the others' but what the same parts of them made."""
        needed = [n for n, node in enumerate(low.nodes) if node in self.writers]
        if not needed and low.group.wave == self.wave:
            return True
        if not self.are_small or not _is_small(low.kernel):
            return False
        if self.scratches + _has_scratch(low.kernel) > 1:
            return False  # each has its own idea of which scratch is whose
        for number in needed:
            spans = {span(low.kernel, number), span(*self.writers[low.nodes[number]])}
            if len(spans) > 1 or None in spans:
                return False
        return True


def in_phases(lowered: Sequence[Lowered]) -> list[int]:
    """The number of each kernel's phase."""
    numbers: list[int] = []
    phase: _Phase | None = None
    for low in lowered:
        together = phase is not None and phase.can_add(low)
        if phase is not None and together:
            phase.add(low)
        else:
            phase = _Phase(low)
        numbers.append((numbers[-1] + (not together)) if numbers else 0)
    return numbers


def _has_scratch(kernel: Kernel) -> bool:
    return bool(getattr(kernel.schedule, "keep", False))


def _is_small(kernel: Kernel) -> bool:
    moved = sum(buffer.nbytes for buffer in kernel.buffers)
    return isinstance(kernel.schedule, RowSchedule) and moved <= SMALL_NBYTES


def most_parts(kernel: Kernel) -> int:
    """Into how many parts it can be cut that have something to do; many, if that is not known."""
    plan = kernel.schedule
    if not isinstance(plan, RowSchedule) or plan.across:
        return MANY
    outer = kernel.role("outer")
    rest = prod(axis.size for axis in outer if axis.name != plan.lane)
    length = next((axis.size for axis in outer if axis.name == plan.lane), 1)
    at_once = plan.lanes if kernel.role("row") else plan.chunk or length
    return max(1, rest * -(-length // max(1, at_once)))


def work_us(kernel: Kernel, rate: float = FROM_MEMORY) -> float:
    """Roughly how long one core works on a kernel that reads so many bytes in a microsecond: a
    guess that decides how it is shared."""
    same = {n for pair in kernel.in_place for n in pair} if kernel.kind == "scatter" else set()
    moved = sum(b.nbytes for n, b in enumerate(kernel.buffers) if n not in same) / rate
    if kernel.kind == "attention":
        pairs = kernel.extent("batch", "query", "key")
        flops = 2 * pairs * (kernel.extent("depth") + kernel.extent("value"))
        return max(moved, flops / 80e3)
    points = prod(axis.size for axis in kernel.axes if not same or axis.role != "copy")
    if kernel.kind == "contract":
        return max(moved, 2 * points / 80e3)
    return max(moved, points * sum(1 for _ in kernel.prims()) / 20e3)


# --- which elements an item touches ---------------------------------------------------------------


def span(kernel: Kernel, number: int) -> Span | None:
    """The elements of a buffer that each item of a kernel reads or writes, if that can be told."""
    spans = {_span(kernel, access) for access in kernel.accesses.get(number, ())}
    return spans.pop() if len(spans) == 1 else None


def _span(kernel: Kernel, access: Load | Pick | Store) -> Span | None:
    plan = kernel.schedule
    known = isinstance(plan, RowSchedule) and not plan.across and not isinstance(access, Pick)
    if not known or (isinstance(access, Store) and access.at):
        return None
    outer, flat = kernel.role("outer"), kernel.flat(access)
    size = kernel.buffers[access.buffer].size
    if kernel.role("row"):
        in_lanes = any(axis.name == plan.lane for axis in outer)
        return None if in_lanes else _of_rows(kernel, outer, flat, size)
    rest = tuple(axis for axis in outer if axis.name != plan.lane)
    length = kernel.sizes[plan.lane]
    if not plan.chunk or length <= plan.chunk:
        return _of_rows(kernel, rest, flat, size)
    order = _numbered((*rest, *(axis for axis in outer if axis.name == plan.lane)), 1)
    return Span(prod(a.size for a in rest), length, plan.chunk) if flat == order else None


def _of_rows(kernel: Kernel, items: tuple[Axis, ...], flat: Affine, size: int) -> Span | None:
    """Of a kernel whose items are the points of some axes."""
    count = prod(axis.size for axis in items)
    if not count or size % count:
        return None
    each = size // count
    names = {axis.name for axis in items}
    inside = affine(flat.const, {name: c for name, c in flat.terms if name not in names})
    least, most = inside.span(kernel.sizes)
    outside = affine(0, {name: c for name, c in flat.terms if name in names})
    ordered = outside == _numbered(items, each) and least >= 0 and most < each
    return Span(count, each) if ordered else None


def _numbered(axes: tuple[Axis, ...], step: int) -> Affine:
    """The points of axes one after another, `step` apart."""
    terms: dict[str, int] = {}
    for axis in reversed(axes):
        terms[axis.name] = step
        step *= axis.size
    return affine(0, {axis.name: terms[axis.name] for axis in axes if axis.size > 1})
