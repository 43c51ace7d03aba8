"""Assign kernels to phases: kernels of one phase run without a barrier between them.

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
from kitsune.ir.size_order import knows
from kitsune.ir.sizes import hint, is_multiple
from kitsune.lower.kernel import Axis, Kernel, Load, Pick, Store

if TYPE_CHECKING:
    from kitsune.ir.node import Node
    from kitsune.lower.lower import Lowered

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
        self.loops = low.group.loops
        self.writers |= {low.nodes[n]: (low.kernel, n) for n in low.kernel.written_buffers()}
        self.are_small = self.are_small and _is_small(low.kernel)
        self.scratches += _has_scratch(low.kernel)
        self.wave = low.group.wave

    def can_add(self, low: Lowered) -> bool:
        """Whether its parts need nothing of the others' but what the same parts of them made."""
        if low.group.loops != self.loops:
            return False
        needed = [n for n, node in enumerate(low.nodes) if node in self.writers]
        if not needed and low.group.wave == self.wave:
            return True
        if not self.are_small or not _is_small(low.kernel):
            return False
        if self.scratches + _has_scratch(low.kernel) > 1:
            return False  # each has its own idea of which scratch is whose
        for number in needed:
            spans = {find_span(low.kernel, number), find_span(*self.writers[low.nodes[number]])}
            if len(spans) > 1 or None in spans:
                return False
        return True


def assign_phases(lowered: Sequence[Lowered]) -> list[int]:
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
    return kernel.schedule_or_default.has_scratch()


def _is_small(kernel: Kernel) -> bool:
    moved = sum(hint(buffer.nbytes) for buffer in kernel.buffers)
    return kernel.schedule_or_default.can_share_phase() and moved <= SMALL_NBYTES


# --- which elements an item touches ---------------------------------------------------------------


def find_span(kernel: Kernel, number: int) -> Span | None:
    """The elements of a buffer that each item of a kernel reads or writes, if that is known."""
    spans = {_find_access_span(kernel, access) for access in kernel.accesses.get(number, ())}
    return spans.pop() if len(spans) == 1 else None


def _find_access_span(kernel: Kernel, access: Load | Pick | Store) -> Span | None:
    items = kernel.schedule_or_default.items(kernel)
    if items is None or isinstance(access, Pick) or (isinstance(access, Store) and access.at):
        return None
    flat, size = kernel.flat(access), kernel.buffers[access.buffer].size
    if items.lane is None:
        return _find_row_span(kernel, items.axes, flat, size)
    if flat != _number_points((*items.axes, items.lane), 1):
        return None
    return Span(prod(axis.size for axis in items.axes), items.lane.size, items.chunk)


def _find_row_span(kernel: Kernel, items: tuple[Axis, ...], flat: Affine, size: int) -> Span | None:
    """Of a kernel whose items are the points of some axes."""
    count = prod(axis.size for axis in items)
    if not count or not is_multiple(size, count):
        return None
    each = size // count
    names = {axis.name for axis in items}
    inside = affine(flat.const, {name: c for name, c in flat.terms if name not in names})
    least, most = inside.span(kernel.sizes)
    outside = affine(0, {name: c for name, c in flat.terms if name in names})
    is_inside = knows(">=", least, 0) and knows("<", most, each)
    ordered = outside == _number_points(items, each) and is_inside
    return Span(count, each) if ordered else None


def _number_points(axes: tuple[Axis, ...], step: int) -> Affine:
    """The points of axes one after another, `step` apart."""
    terms: dict[str, int] = {}
    for axis in reversed(axes):
        terms[axis.name] = step
        step *= axis.size
    return affine(0, {axis.name: terms[axis.name] for axis in axes if axis.size != 1})
