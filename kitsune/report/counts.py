"""Count the operations of a kernel and the bytes it must move."""

from __future__ import annotations

from math import prod

from kitsune.backends.cpu.schedule.winograd_tiles import WinogradSchedule
from kitsune.lower.kernel import BINDING, READING, STRUCTURE, Kernel, Prim, free_axes
from kitsune.plan.cost import WEIGHTS
from kitsune.system.records import dataclass

FREE = (*STRUCTURE, "cast", "bits", "halve")  # no arithmetic of their own


@dataclass(frozen=True)
class Counts:
    """`products` are the multiply-adds of contractions, as two each; `sums` all else, a function as
    the additions that it takes the time of. What does not vary along a loop is counted once."""

    products: int
    sums: int
    read: dict[int, int]  # bytes of each buffer
    written: dict[int, int]

    @property
    def flops(self) -> int:
        return self.products + self.sums

    @property
    def nbytes(self) -> int:
        return sum(self.read.values()) + sum(self.written.values())


def counts(kernel: Kernel) -> Counts:
    memo: dict[Prim, frozenset[str]] = {}

    def points(*prims: Prim) -> int:
        axes = frozenset().union(*(free_axes(p, memo) for p in prims))
        return prod(kernel.sizes[name] for name in axes if name in kernel.sizes)

    products = sums = 0
    read: dict[int, int] = {}
    for p in kernel.prims():
        if p.op == "dot":
            products += 2 * points(*p.args)
        elif p.op in BINDING:
            sums += points(*p.args)
        elif p.op in READING:
            read[p.attr.buffer] = read.get(p.attr.buffer, 0) + points(p)
        elif p.op not in FREE:
            sums += WEIGHTS.get(p.op, 1) * points(p)
    return Counts(
        int(products / _winograd_saving(kernel)),
        sums,
        {n: _nbytes(kernel, n, elements) for n, elements in read.items()},
        {n: kernel.buffers[n].nbytes for n in kernel.written_buffers()},
    )


def _winograd_saving(kernel: Kernel) -> float:
    """Return how many times fewer multiplications Winograd takes than direct convolution."""
    if not isinstance(kernel.schedule, WinogradSchedule):
        return 1.0
    places = kernel.schedule.places
    return 9 * places**2 / (places + 2) ** 2


def _nbytes(kernel: Kernel, number: int, elements: int) -> int:
    """Each element once; of a table that is looked up in, no more than what is looked up."""
    buffer = kernel.buffers[number]
    return min(buffer.nbytes, -(-elements * buffer.nbytes // max(1, buffer.size)))
