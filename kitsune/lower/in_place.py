"""Let results take the memory of an input where that is safe.

A caller may donate an input to a result: the optimizer state that a training step
replaces. The result is then written where the input was, if every element is read for the last time
by the very point that writes it:

    for each point: old = input[i]; …; input[i] = new       # i the same, and no other point's

A scatter into such an input writes its updates and leaves the rest where it is: the keys and values
of a language model's cache.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from kitsune.ir.node import Node
from kitsune.lower.kernel import READING, Kernel, walk

if TYPE_CHECKING:
    from kitsune.lower.lower import Lowered


def assign_in_place(
    lowered: Sequence[Lowered], phases: Sequence[int], asked: Mapping[Node, Node]
) -> tuple[list[Lowered], dict[Node, Node]]:
    """Mark the buffers of kernels that share memory; return the kernels and, of the requested pairs
    of result and input, those that do share it."""
    made, taken = list(lowered), dict[Node, Node]()
    for new, old in asked.items():
        readers = [n for n, low in enumerate(lowered) if old in low.reads]
        writer = next((n for n in readers if new in _list_written(lowered[n])), None)
        if writer is None or any(phases[n] >= phases[writer] for n in readers if n != writer):
            continue
        low = made[writer]
        pair = low.nodes.index(new), low.nodes.index(old)
        if _is_pointwise(low.kernel, *pair) or _is_scatter_base(low.kernel, *pair):
            kernel = replace(low.kernel, in_place=(*low.kernel.in_place, pair))
            made[writer], taken[new] = replace(low, kernel=kernel), old
    return made, taken


def _list_written(low: Lowered) -> list[Node]:
    return [low.nodes[number] for number in low.kernel.written_buffers()]


def _is_pointwise(kernel: Kernel, new: int, old: int) -> bool:
    """Whether each point reads of `old` just the element that it writes to `new`, and reads it
    first."""
    store, *others = (s for s in kernel.stores if s.buffer == new)
    if others or store.combine or store.at or not kernel.schedule_or_default.stores_at_once(kernel):
        return False
    if kernel.buffers[new].dtype != kernel.buffers[old].dtype:
        return False
    flat, points = kernel.flat(store), kernel.role("outer", "batch", "m", "n")
    if not all(flat.coef(axis.name) for axis in points if axis.size > 1):
        return False
    reads = [p for p in kernel.prims() if p.op in READING and p.attr.buffer == old]
    if any(p.op != "load" or kernel.flat(p.attr) != flat for p in reads):
        return False
    until = kernel.stores.index(store) + 1
    early = set(walk(tuple(s.value for s in kernel.stores[:until]), into_bound=False))
    return early.issuperset(reads)


def _is_scatter_base(kernel: Kernel, new: int, old: int) -> bool:
    """Whether a scatter starts from `old` as it is, and reads nothing else of it: then there is
    nothing to copy, and only the updates are written."""
    if kernel.kind != "scatter" or kernel.buffers[new].dtype != kernel.buffers[old].dtype:
        return False
    start = kernel.stores[0]
    reads = [p for p in kernel.prims() if p.op in READING and p.attr.buffer == old]
    if start.buffer != new or reads != [start.value] or start.value.op != "load":
        return False
    return kernel.flat(start.value.attr) == kernel.flat(start)
