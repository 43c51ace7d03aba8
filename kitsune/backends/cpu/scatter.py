"""Scatter kernels in, LLVM text out.

    for c, o in copy, outer: out[c, o] = base            # split over threads, barrier
    for o in outer:                                      # split over threads
        for s in serial: out[at(s), o] ⊕= update[s, o]   # in order

Each element belongs to one point of the outer axes, so to one thread, which takes its updates in
order: results are the same bits for any number of threads.
"""

from __future__ import annotations

from math import prod

from kitsune.backends.cpu.frame import Frame, share
from kitsune.backends.cpu.render import Render
from kitsune.backends.cpu.row import emit_map, vectors
from kitsune.backends.cpu.text import decompose
from kitsune.lower.kernel import Axis, Kernel
from kitsune.lower.schedule import ScatterSchedule, copied
from kitsune.target import CpuTarget


def emit_scatter(kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
    plan: ScatterSchedule = kernel.schedule
    emit_map(copied(kernel), target, frame, kernel.stores[:1], plan.copy)
    frame.barrier()
    _updates(kernel, target, frame)
    frame.t.do("ret void")


def _updates(kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
    """Every update, chunks of the axis in the lanes being split over the threads."""
    plan: ScatterSchedule = kernel.schedule
    t = frame.t
    lane = next((a for a in kernel.role("outer") if a.name == plan.lane), None)
    rest = [a for a in kernel.role("outer") if a is not lane]
    chunks = -(-lane.size // plan.chunk) if lane else 1
    lo, hi = share(t, prod(a.size for a in rest) * chunks)
    with t.loop("item", lo, hi) as item:
        *digits, part = decompose(t, item.index, [*(a.size for a in rest), chunks])
        at = dict(zip((a.name for a in rest), digits, strict=True))
        r = Render(t, kernel, target, frame.pointers, at, plan.lane or None, plan.lanes)
        start = t.mul(part, plan.chunk)
        stop = start
        if lane:
            stop = frame.smaller(t.add(start, plan.chunk), str(lane.size))
        _in_order(r, list(kernel.role("serial")), lane, start, stop)
        item.carry()


def _in_order(r: Render, serial: list[Axis], lane: Axis | None, start: str, stop: str) -> None:
    t, store = r.t, r.kernel.stores[1]
    if serial:
        with t.loop("serial", 0, serial[0].size) as turn:
            inner = r.inside({serial[0].name: turn.index})
            _in_order(inner, serial[1:], lane, start, stop)
            turn.carry()
    elif lane is None:
        r.store(store)
    else:
        r.hoist([*store.at, store.value], [lane.name])
        vectors(r, lane, start, stop, lambda inner: inner.store(store))
