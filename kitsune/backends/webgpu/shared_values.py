"""Choose which values of a row each pass keeps for the passes after it.

    for x in row: kept[x] = v = f(in[x]); r0 += v           # and not f(in[x]) anew in every pass
    for x in row: kept[x] = w = g(kept[x], r0); r1 += w
    for x in row: out[x] = h(kept[x], r1)

A thread reads only what it wrote itself. What a pass computes is stored where that saves later ones
more than it costs, in a few arrays; one whose values no later pass reads is written over.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from kitsune.lower.kernel import READING, TRANSCENDENTAL, Prim
from kitsune.system.records import dataclass

MOST_NBYTES = 8192  # of the variables of a function, by WGSL's limits
# What things cost, against adding two numbers.
READ, SAME_READ, FUNCTION, KEPT_READ, KEPT_WRITE = 24, 4, 8, 4, 4

Slots = dict[Prim, int]  # values, and the numbers of the arrays that hold them


@dataclass(frozen=True)
class Pass:
    """What a pass finds in which array, and what it leaves in which."""

    reads: Slots
    writes: Slots


class Keeping:
    """`passes` are what each computes: the terms of its sums, or what it stores. A value varies
    along the axes that `free` says; a pass goes along those of `row`, and what varies along none of
    `apart` is read by all threads at once. There are at most that many arrays."""

    def __init__(
        self,
        passes: Sequence[Sequence[Prim]],
        free: Mapping[Prim, frozenset[str]],
        row: frozenset[str],
        apart: frozenset[str],
        most: int,
    ) -> None:
        self._passes, self._free, self._row, self._apart = passes, free, row, apart
        self._most = most
        self.passes: list[Pass] = []
        held: Slots = {}
        for number in range(len(passes)):
            held = self._plan(number, held)
        self.count = 1 + max((n for p in self.passes for n in p.writes.values()), default=-1)

    def _plan(self, number: int, held: Slots) -> Slots:
        """Decide about a pass; what is held after it."""
        roots, later = self._passes[number], self._passes[number + 1 :]
        computed = self._find_computed(roots, held)
        reads = {p: slot for p, slot in held.items() if p in computed}
        writes: Slots = {}
        while (best := self._best(computed, later, held)) is not None:
            slot = self._slot(later, held, best)
            if slot is None:
                break
            held = {p: n for p, n in held.items() if n != slot} | {best: slot}
            writes = {p: n for p, n in writes.items() if n != slot} | {best: slot}
        self.passes.append(Pass(reads, writes))
        return held

    def _best(
        self, computed: Collection[Prim], later: Sequence[Sequence[Prim]], held: Slots
    ) -> Prim | None:
        """What it saves most to keep, if it saves anything."""
        now = self._cost(later, held)
        gains = {
            p: now - self._cost(later, {*held, p})
            for p in computed
            if p not in held and p.dtype.is_float and self._row & self._free[p]
        }
        best = max(gains, key=gains.__getitem__, default=None)
        return best if best is not None and gains[best] > KEPT_WRITE else None

    def _slot(self, later: Sequence[Sequence[Prim]], held: Slots, best: Prim) -> int | None:
        """An array for a value: one that nobody needs any more once this is stored, or a new
        one."""
        known = {*held, best}
        needed = {p for roots in later for p in self._find_computed(roots, known)}
        taken = {slot for p, slot in held.items() if p in needed}
        return next((n for n in range(self._most) if n not in taken), None)

    def _find_computed(self, roots: Sequence[Prim], held: Collection[Prim]) -> set[Prim]:
        """What a pass computes, and what it reads of what is held."""
        found: set[Prim] = set()
        stack = list(roots)
        while stack:
            p = stack.pop()
            if p not in found and p.op != "reduce":
                found.add(p)
                stack += [] if p in held else p.args
        return found

    def _cost(self, passes: Sequence[Sequence[Prim]], held: Collection[Prim]) -> int:
        return sum(
            KEPT_READ if p in held else self._each(p)
            for roots in passes
            for p in self._find_computed(roots, held)
        )

    def _each(self, p: Prim) -> int:
        """One element of a value, once its arguments are there."""
        if not self._row & self._free[p]:
            return 0
        if p.op in READING:
            return READ if self._apart & self._free[p] else SAME_READ
        return FUNCTION if p.op in TRANSCENDENTAL else int(bool(p.args))
