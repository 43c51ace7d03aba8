"""Emit scatter kernels as LLVM IR.

    for c, o in copy, outer: out[c, o] = base            # split over threads, barrier; not in place
    for o in outer:                                      # split over threads
        for s in serial: out[at(s), o] ⊕= update[s, o]   # in order

Each element belongs to one point of the outer axes, so to one thread, which takes its updates in
order: results are the same bits for any number of threads.
"""

from __future__ import annotations

from math import prod

from kitsune.backends.cpu.llvm_text import Frame, decompose
from kitsune.backends.cpu.render import Render
from kitsune.backends.cpu.row_kernels import emit_map, emit_vectors
from kitsune.backends.cpu.schedule.scan_loops import ScatterSchedule, make_copy_kernel
from kitsune.lower.kernel import Axis, Kernel
from kitsune.target import CpuTarget


def emit_scatter(kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
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
