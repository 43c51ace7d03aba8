"""Emit depthwise convolutions and pools as LLVM IR.

    for line of places, chunk of channels:                       # split over threads
        for some places side by side:
            for vector of channels:
                for element that their windows meet:             # unrolled
                    sums of the places in whose windows it is    # in registers
                after, store

Where a tile is not wholly inside the image, each element's place is looked up once for all
channels; what is outside is read from a line of what it counts as.
"""

from __future__ import annotations

from math import ceil

from kitsune.backends.cpu.llvm_text import Frame, decompose, multiply_add, vec
from kitsune.backends.cpu.memory_access import LINE
from kitsune.backends.cpu.micro_kernel import tiles
from kitsune.backends.cpu.numbers import KIND, STEP, cast, constant
from kitsune.backends.cpu.render import Render
from kitsune.backends.cpu.schedule.sliding_conv import (
    SlideSchedule,
    Spot,
    chunks,
    find_outer_axes,
    items,
    sliding,
    spots,
    tap_moves,
)
from kitsune.ir.affine import Affine
from kitsune.ir.sizes import Size, maximum, minimum
from kitsune.lower.kernel import Kernel, Pick
from kitsune.target import CpuTarget


def emit_slide(kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
    _Slides(kernel, target, frame).run()
    frame.t.do("ret void")


def tile_widths(along: int, places: int) -> list[tuple[int, int]]:
    """(end, places) of the tiles of each width along an axis: two widths that differ by one. Where
    calls decide how many places there are, as many tiles as fit, then narrower ones."""
    if not isinstance(along, Size):
        count, small, larger = tiles(along, places)
        middle = larger * (small + 1)
        wide, narrow = [(middle, small + 1)], [(along, small)]
        return (wide if larger else []) + (narrow if larger < count else [])
    made: list[tuple[int, int]] = []
    end: int = 0
    rest: int = along
    while places:
        end, rest = end + rest // places * places, rest % places
        made.append((end, places))
        places = ceil(places / 2) if places > 1 else 0
    return made


class _Slides:
    def __init__(self, kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
        found = sliding(kernel)
        assert found is not None
        self.kernel, self.target, self.frame, self.t = kernel, target, frame, frame.t
        self.found, self.plan = found, kernel.schedule
        plan: SlideSchedule = kernel.schedule
        self.dtype = found.fold.dtype
        self.kind, self.wide = KIND[self.dtype.name], vec(KIND[self.dtype.name], plan.lanes)
        self.stored = KIND[found.stored.name]  # of the image
        self.guards = found.seen.guards if isinstance(found.seen, Pick) else ()
        self.flat = kernel.flat(found.seen)
        self.outside = self._outside() if self.guards else ""
        self.moves = tap_moves(kernel, found.taps) if found.taps else []

    def _outside(self) -> str:
        """A chunk of what is outside of the image."""
        t, plan = self.t, self.plan
        line = t.slot(f"[{plan.chunk} x {self.stored}]", LINE)
        value = constant(self.found.stored, self.found.other, plan.lanes)
        wide, size = vec(self.stored, plan.lanes), self.found.stored.itemsize
        with t.loop("outside", 0, plan.chunk, plan.lanes) as it:
            t.store(wide, value, t.offset(line, it.index, self.stored), size)
            it.carry()
        return line

    def run(self) -> None:
        t, kernel, plan = self.t, self.kernel, self.plan
        rest = find_outer_axes(kernel)
        along = kernel.sizes[plan.along]
        lo, hi = self.frame.share(items(kernel))
        with t.loop("item", lo, hi) as item:
            digits = decompose(t, item.index, [*(a.size for a in rest), chunks(kernel)])
            at = dict(zip((a.name for a in rest), digits, strict=False))
            first = t.mul(digits[-1], plan.chunk)
            last = self.frame.smaller(t.add(first, plan.chunk), str(kernel.sizes[plan.lane]))
            start: int = 0
            for stop, places in tile_widths(along, plan.places):
                self._tiles(at, (first, last), str(start), str(stop), places)
                start = stop
            item.carry()

    def _tiles(
        self, at: dict[str, str], channels: tuple[str, str], start: str, stop: str, places: int
    ) -> None:
        t = self.t
        met = spots(self.kernel, self.found, places)
        with t.loop("place", start, stop, places) as it:
            here = at | {self.plan.along: it.index}
            if not self.guards:
                self._tile(here, channels, places, met, "")
            else:
                inside = self._inside(here, met)
                with t.when(inside):
                    self._tile(here, channels, places, met, "")
                with t.when(t.let(f"xor i1 {inside}, true")):
                    self._tile(here, channels, places, met, self._look_up(here, met, channels[0]))
            it.carry()

    def _inside(self, at: dict[str, str], met: list[Spot]) -> str:
        """Whether every element of a tile is inside the image."""
        t, held = self.t, ""
        for n, (place, size) in enumerate(self.guards):
            least, most = (f(*(spot.guards[n] for spot in met)) for f in (minimum, maximum))
            base = t.add(self._sum(place, at), least)
            one = t.let(f"icmp ult i64 {base}, {maximum(size - (most - least), 0)}")
            held = t.let(f"and i1 {held}, {one}") if held else one
        return held

    def _look_up(self, at: dict[str, str], met: list[Spot], channel: str) -> str:
        """Where each element of a tile is read, less the first channel."""
        t = self.t
        table = t.slot(f"[{len(met)} x ptr]", LINE)
        base = [self._sum(place, at) for place, _ in self.guards]
        start = self._start(at)
        away = t.let(f"sub i64 0, {channel}")
        outside = t.offset(self.outside, away, self.stored)
        for n, spot in enumerate(met):
            here = t.offset(start, spot.move, self.stored)
            for (_, size), value, move in zip(self.guards, base, spot.guards, strict=True):
                held = t.let(f"icmp ult i64 {t.add(value, move)}, {size}")
                here = t.let(f"select i1 {held}, ptr {here}, ptr {outside}")
            t.store("ptr", here, t.offset(table, n, "ptr"), 8)
        return table

    def _start(self, at: dict[str, str]) -> str:
        """A tile's first element, of the first channel."""
        base = self.frame.pointers[self.found.seen.buffer]
        return self.t.offset(base, self._sum(self.flat, at), self.stored)

    def _sum(self, place: Affine, at: dict[str, str]) -> str:
        total = str(place.const)
        for name, coef in place.terms:
            if name in at:
                total = self.t.add(total, self.t.mul(at[name], coef))
        return total

    # --- one tile --------------------------------------------------------------------------------

    def _tile(
        self,
        at: dict[str, str],
        channels: tuple[str, str],
        places: int,
        met: list[Spot],
        table: str,
    ) -> None:
        t, plan = self.t, self.plan
        start = "" if table else self._start(at)
        roots = [s.value for s in self.kernel.stores]
        with t.loop("channel", channels[0], channels[1], plan.lanes) as it:
            sums = self._sums(places, met, it.index, start, table)
            known = at | {plan.lane: it.index}
            known.pop(plan.along)
            outer = Render(
                t, self.kernel, self.target, self.frame.pointers, known, plan.lane, plan.lanes
            )
            outer.hoist(roots, [plan.along])
            for n, value in enumerate(sums):
                r = outer.inside({plan.along: t.add(at[plan.along], n)})
                r.bind(self.found.fold, value, wide=True)
                for s in self.kernel.stores:
                    r.store(s)
            it.carry()

    def _sums(
        self, places: int, met: list[Spot], channel: str, start: str, table: str
    ) -> list[str]:
        t = self.t
        weights: dict[int, str] = {}
        sums = [""] * places
        base = t.offset(start, channel, self.stored) if start else ""
        for n, spot in enumerate(met):
            if table:
                here = t.load("ptr", t.offset(table, n, "ptr"), 8)
                here = t.offset(here, channel, self.stored)
            else:
                here = t.offset(base, spot.move, self.stored)
            value = self._element(here)
            for place, tap in spot.uses:
                sums[place] = self._fold(sums[place], value, tap, channel, weights)
        return sums

    def _element(self, here: str) -> str:
        """A vector of the image, in the type it is folded in."""
        stored, lanes = self.found.stored, self.plan.lanes
        value = self.t.load(vec(self.stored, lanes), here, stored.itemsize)
        return value if stored == self.dtype else cast(self.t, value, stored, self.dtype, lanes)

    def _fold(self, total: str, value: str, tap: int, channel: str, weights: dict[int, str]) -> str:
        t, lanes, taps = self.t, self.plan.lanes, self.found.taps
        if taps is None:
            step = STEP[self.found.fold.attr.kind]
            r = Render(t, self.kernel, self.target, self.frame.pointers, {})
            return r.apply(step, self.dtype, [total, value], lanes) if total else value
        if tap not in weights:
            base = self.frame.pointers[taps.buffer]
            at = t.add(channel, self.kernel.flat(taps).const + self.moves[tap])
            weights[tap] = t.load(self.wide, t.offset(base, at, self.kind), self.dtype.itemsize)
        if not total:
            return t.let(f"fmul {self.wide} {value}, {weights[tap]}")
        return multiply_add(t, self.target, value, weights[tap], total, lanes, self.kind)
