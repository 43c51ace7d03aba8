"""Emit scan and scatter kernels as LLVM IR. A scan:

    for o in outer:                      # split over threads
        total = identity
        for s in serial:                 # in order, or backwards
            total = total ⊕ value; store what is made of it

Lanes run along a contiguous outer axis, each with a scan of its own. Along the serial axis itself a
vector is scanned in log₂ steps, then moved by the total so far.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod

from kitsune.backends.cpu.llvm_text import Frame, decompose, vec
from kitsune.backends.cpu.numbers import KIND, STEP, identity
from kitsune.backends.cpu.render import Render
from kitsune.backends.cpu.row_kernels import each_row, emit_map, emit_vectors
from kitsune.backends.cpu.schedule.scan_loops import ScanSchedule, ScatterSchedule, make_copy_kernel
from kitsune.ir.size_order import knows
from kitsune.lower.kernel import Axis, Kernel, Prim
from kitsune.target import CpuTarget


def emit_scan(kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
    plan: ScanSchedule = kernel.schedule
    each_row(kernel, target, frame, plan.lane, plan.lanes, lambda r: Sweep(kernel, r).run())
    frame.t.do("ret void")


class Sweep:
    """The scans of one kernel at one place of the outer loops."""

    def __init__(self, kernel: Kernel, r: Render) -> None:
        self.kernel, self.r, self.t = kernel, r, r.t
        self.scans = [p for p in kernel.prims() if p.op == "scan"]
        (self.reverse,) = {p.attr.reverse for p in self.scans}
        serial = kernel.role("serial")
        self.along = r.lanes > 1 and any(a.name == r.lane for a in serial)
        self.total_lanes = 1 if self.along else r.lanes

    def run(self) -> None:
        names = {a.name for a in self.kernel.role("serial")}
        roots = [*(p.args[0] for p in self.scans), *(s.value for s in self.kernel.stores)]
        self.r.hoist(roots, names)
        for s in self.kernel.stores:
            self.r.base(s, names)
        start = [identity(p.attr.kind, p.dtype, self.total_lanes) for p in self.scans]
        self.nest(list(self.kernel.role("serial")), self.r, start)

    def nest(self, axes: list[Axis], r: Render, totals: list[str]) -> list[str]:
        """Loops over the serial axes, carrying the totals through."""
        if not axes:
            return self.point(r, totals)
        name, size = axes[0].name, axes[0].size
        if self.along and len(axes) == 1:
            return self.vectors(r, name, size, totals)
        return self.each(
            size, 1, totals, lambda i, now: self.nest(axes[1:], r.inside({name: i}, r.active), now)
        )

    def each(
        self, size: int, step: int, totals: list[str], body: Callable[[str, list[str]], list[str]]
    ) -> list[str]:
        """`body` at 0, step, … below size, a multiple of the step; reversed, from the last."""
        kinds = [vec(KIND[p.dtype.name], self.total_lanes) for p in self.scans]
        with self.t.loop("step", 0, size, step, list(zip(kinds, totals, strict=True))) as it:
            index = it.index
            if self.reverse:
                index = self.t.let(f"sub i64 {size - step}, {index}")
            it.carry(*body(index, it.values))
        return it.values

    def vectors(self, r: Render, name: str, size: int, totals: list[str]) -> list[str]:
        """The axis that fills the lanes: full vectors, and the tail after or before them."""
        tail = size % r.lanes
        full = size - tail

        def whole(now: list[str]) -> list[str]:
            return self.each(full, r.lanes, now, lambda i, v: self.point(r.inside({name: i}), v))

        def rest(now: list[str]) -> list[str]:
            if knows("==", tail, 0):
                return now
            return self.point(r.inside({name: str(full)}, str(tail)), now)

        return whole(rest(totals)) if self.reverse else rest(whole(totals))

    def point(self, r: Render, totals: list[str]) -> list[str]:
        """One place of the serial axes, or a vector of them: new totals, then the stores."""
        new = []
        for p, total in zip(self.scans, totals, strict=True):
            value = r.spread(p.args[0])
            if self.along:
                made, last = self.prefix(r, p, total, value)
            else:
                last = r.apply(STEP[p.attr.kind], p.dtype, [total, value], r.lanes)
                made = total if p.attr.exclusive else last
            new.append(last)
            r.bind(p, made, wide=r.lanes > 1)
        for s in self.kernel.stores:
            r.store(s)
        return new

    def prefix(self, r: Render, p: Prim, total: str, value: str) -> tuple[str, str]:
        """A vector scanned from `total` on, and the total after it."""
        kind, step = KIND[p.dtype.name], STEP[p.attr.kind]
        value = r.valid(value, kind, identity(p.attr.kind, p.dtype, r.lanes))
        distance = 1
        while distance < r.lanes:
            moved = self.shift_lanes(r, p, value, distance, identity(p.attr.kind, p.dtype, r.lanes))
            value = r.apply(step, p.dtype, [moved, value], r.lanes)
            distance *= 2
        before = self.t.splat(kind, total, r.lanes)
        made = r.apply(step, p.dtype, [before, value], r.lanes)
        end = 0 if self.reverse else r.lanes - 1
        last = self.t.let(f"extractelement {vec(kind, r.lanes)} {made}, i64 {end}")
        return (self.shift_lanes(r, p, made, 1, before) if p.attr.exclusive else made), last

    def shift_lanes(self, r: Render, p: Prim, value: str, by: int, fill: str) -> str:
        """Each lane's value `by` lanes on in the order of the scan, and `fill` before them."""
        wide, n = vec(KIND[p.dtype.name], r.lanes), r.lanes
        source = [i + by if self.reverse else i - by for i in range(n)]
        picks = ", ".join(f"i32 {i if 0 <= i < n else n}" for i in source)
        return self.t.let(f"shufflevector {wide} {value}, {wide} {fill}, <{n} x i32> <{picks}>")


def emit_scatter(kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
    """Copy the base, then fold the updates in.

        for c, o in copy, outer: out[c, o] = base           # split over threads, barrier
        for o in outer:                                     # split over threads
            for s in serial: out[at(s), o] ⊕= update[s, o]  # in order

    Each element belongs to one point of the outer axes, so to one thread, which takes its updates
    in order: results are the same bits for any number of threads. In place there is no copy.
    """
    plan: ScatterSchedule = kernel.schedule
    if not kernel.in_place:
        emit_map(make_copy_kernel(kernel), target, frame, kernel.stores[:1], plan.copy)
        frame.barrier()
    _updates(kernel, target, frame)
    frame.t.do("ret void")


def _updates(kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
    """Every update: each thread has its rows of the axis in the lanes, or its part of all rows."""
    plan: ScatterSchedule = kernel.schedule
    t = frame.t
    lane = next((a for a in kernel.role("outer") if a.name == plan.lane), None)
    rest = [a for a in kernel.role("outer") if a is not lane]
    count = prod(a.size for a in rest)
    if plan.rows or lane is None:
        _rows(
            kernel,
            target,
            frame,
            rest,
            lane,
            frame.share(count),
            ("0", str(lane.size if lane else 0)),
        )
        return
    first, last = frame.share(-(-lane.size // plan.lanes))
    start = t.mul(first, plan.lanes)
    stop = frame.smaller(t.mul(last, plan.lanes), str(lane.size))
    with t.when(t.let(f"icmp slt i64 {start}, {stop}")):
        _rows(kernel, target, frame, rest, lane, ("0", str(count)), (start, stop))


def _rows(
    kernel: Kernel,
    target: CpuTarget,
    frame: Frame,
    rest: list[Axis],
    lane: Axis | None,
    rows: tuple[str, str],
    span: tuple[str, str],
) -> None:
    """The updates of some points of the `rest` and a `span` of the axis in the lanes."""
    t, plan = frame.t, kernel.schedule
    with t.loop("item", *rows) as item:
        digits = decompose(t, item.index, [a.size for a in rest])
        at = dict(zip((a.name for a in rest), digits, strict=True))
        r = Render(t, kernel, target, frame.pointers, at, plan.lane or None, plan.lanes)
        _emit_updates_in_order(r, list(kernel.role("serial")), lane, *span)
        item.carry()


def _emit_updates_in_order(
    r: Render, serial: list[Axis], lane: Axis | None, start: str, stop: str
) -> None:
    t, store = r.t, r.kernel.stores[1]
    if serial:
        with t.loop("serial", 0, serial[0].size) as it:
            inner = r.inside({serial[0].name: it.index})
            _emit_updates_in_order(inner, serial[1:], lane, start, stop)
            it.carry()
    elif lane is None:
        r.store(store)
    else:
        r.hoist([*store.at, store.value], [lane.name])
        emit_vectors(r, lane, start, stop, lambda inner: inner.store(store))
