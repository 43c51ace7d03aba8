"""Emit row kernels and maps as LLVM IR.

    for o in outer:                      # split over threads
        for each stage:                  # a stage ends where a reduction is needed
            for r in row: accumulate the stage's reductions, or store

Where the rows are more than L2 holds, a row is stored while the next is read: memory
that only delivers in one pass and only takes in another is idle for half of the time. Without row
axes it is a plain map. Lanes run along the row, or along the outer axis when that is
the contiguous one: then each lane has a row of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

from kitsune.backends.cpu.llvm_text import Frame, decompose, shuffle_lanes, vec
from kitsune.backends.cpu.memory_access import LINE, find_streamed_buffers
from kitsune.backends.cpu.numbers import KIND, LOOSE_MAX, STEP, identity
from kitsune.backends.cpu.render import Render
from kitsune.backends.cpu.schedule.prefetch import count_steps
from kitsune.backends.cpu.schedule.row_loops import (
    RowSchedule,
    find_stages,
    find_uses,
    passes_over_row,
)
from kitsune.backends.cpu.transposed_maps import emit_transposed_map
from kitsune.ir.dtypes import Packed
from kitsune.ir.sizes import Size, ceil_div, hint, maximum
from kitsune.lower.kernel import Axis, Kernel, Load, Prim, Store
from kitsune.target import CpuTarget

BLOCK = 512  # terms an accumulator takes before it is added to the total


def emit_row(kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
    plan: RowSchedule = kernel.schedule
    if plan.keep:
        frame.private(-(-row_scratch(kernel) // 4))
    if not kernel.role("row"):
        emit_map(kernel, target, frame, kernel.stores, plan)
    else:
        lane = next((a for a in kernel.role("row") if a.name == plan.lane), None)

        streams = find_streamed_buffers(frame.t, kernel, target, plan, frame.pointers)

        def stages(r: Render) -> Stages:
            r.streams = streams
            return Stages(kernel, frame, r, lane)

        if plan.late:
            _late_rows(kernel, target, frame, stages)
        else:
            each_row(kernel, target, frame, plan.lane, plan.lanes, lambda r: stages(r).run())
    if plan.streams:
        frame.t.call("void", "llvm.x86.sse.sfence")  # before another thread reads what streamed by
    frame.t.do("ret void")


def row_scratch(kernel: Kernel) -> int:
    """Bytes of scratch a thread needs for the values kept per row."""
    return _cached_slots(kernel)[-1]


def count_scratch(kernel: Kernel, threads: int) -> int:
    """The same of all threads, whole cache lines each."""
    return threads * (-(-row_scratch(kernel) // LINE) * LINE)


def _cached_slots(kernel: Kernel) -> list[int]:
    """Where each kept value begins in a thread's scratch, and after the last where that ends."""
    plan: RowSchedule = kernel.schedule
    across = all(a.name != plan.lane for a in kernel.role("row"))
    length = kernel.extent("row") * (plan.lanes if across else 1) + plan.lanes
    slots = [0]
    for p in plan.keep:
        slots[-1] = -(-slots[-1] // p.dtype.itemsize) * p.dtype.itemsize
        slots.append(slots[-1] + length * p.dtype.itemsize)
    return slots


def emit_map(
    kernel: Kernel, target: CpuTarget, frame: Frame, stores: Sequence[Store], plan: RowSchedule
) -> None:
    """Every point of the outer axes, in chunks of the lane axis split over the threads."""
    if plan.across:
        emit_transposed_map(kernel, target, frame, stores, plan, emit_vectors)
        return
    t = frame.t
    lane = next(a for a in kernel.axes if a.name == plan.lane)
    rest = [a for a in kernel.axes if a.name != plan.lane and a.role == "outer"]
    chunks = maximum(1, ceil_div(lane.size, plan.chunk)) if plan.chunk else 1
    streams = find_streamed_buffers(t, kernel, target, plan, frame.pointers)
    lo, hi = frame.share(prod(a.size for a in rest) * chunks)
    with t.loop("item", lo, hi) as item:
        row, part = item.index, "0"
        if chunks != 1:
            row = t.let(f"udiv i64 {item.index}, {chunks}")
            part = t.let(f"urem i64 {item.index}, {chunks}")
        digits = decompose(t, row, [a.size for a in rest])
        r = Render(
            t,
            kernel,
            target,
            frame.pointers,
            dict(zip((a.name for a in rest), digits, strict=True)),
            lane.name,
            plan.lanes,
        )
        r.streams = streams
        r.hoist([s.value for s in stores], [lane.name])
        for s in stores:
            r.base(s, {lane.name})
        start = t.mul(part, plan.chunk)
        stop = frame.smaller(t.add(start, plan.chunk), str(lane.size)) if chunks != 1 else lane.size

        ahead = count_steps(kernel, plan.prefetch_nbytes)
        reads = _reads(kernel, target) if ahead else ()

        def point(inner: Render) -> None:
            for access in reads:
                inner.prefetch(access, lane.name, ahead)
            for s in stores:
                inner.store(s)

        emit_vectors(r, lane, str(start), str(stop), point)
        item.carry()


def _reads(kernel: Kernel, target: CpuTarget) -> list[Load]:
    """Each place that the kernel loads from, once, where L1 does not hold it all."""
    large = {n for n, b in enumerate(kernel.buffers) if hint(b.nbytes) > target.l1_nbytes}
    loads = [p.attr for p in kernel.prims() if p.op == "load" and p.attr.buffer in large]
    plain = [a for a in loads if not isinstance(kernel.buffers[a.buffer].dtype, Packed)]
    return list({(a.buffer, kernel.flat(a)): a for a in plain}.values())


def emit_vectors(
    r: Render, lane: Axis, start: str, stop: str, body: Callable[[Render], None]
) -> None:
    """`body` for full vectors of [start, stop), then for the tail of the whole axis, if any."""
    t = r.t
    tail, is_dynamic = lane.size % r.lanes, isinstance(lane.size, Size)
    limit = t.add(stop, 1 - r.lanes) if is_dynamic or tail else stop
    if is_dynamic or lane.size >= r.lanes:
        with t.loop("lane", start, limit, r.lanes) as it:
            body(r.inside({lane.name: it.index}))
            it.carry()
    if is_dynamic or tail:
        last = t.let(f"icmp eq i64 {stop}, {lane.size}")
        with t.when(last):
            body(r.inside({lane.name: str(lane.size - tail)}, active=str(tail)))


# --- rows ----------------------------------------------------------------------------------------


class Stages:
    """The passes over one row, at one place of the outer loops."""

    def __init__(self, kernel: Kernel, frame: Frame, r: Render, lane: Axis | None) -> None:
        self.kernel, self.frame, self.t, self.r = kernel, frame, frame.t, r
        self.lane = lane  # the row axis in the lanes, or None when lanes are rows
        self.plan: RowSchedule = kernel.schedule
        self.keep = {p: n for n, p in enumerate(self.plan.keep)}
        self.row = [a for a in kernel.role("row") if lane is None or a.name != lane.name]
        self.names = {a.name for a in kernel.role("row")}
        self.stage, self.needed = find_stages(kernel), find_uses(kernel)
        self.reduces = [p for p in kernel.prims() if p.op == "reduce"]
        self.last = max((self.stage[s.value] for s in kernel.stores), default=0)
        self.in_row = [s for s in kernel.stores if self._is_in_row(s)]
        # While kept values are made, which takes time; the pass that stores keeps memory busy.
        made = {min(self.needed[p]) for p in self.keep} or passes_over_row(kernel)
        made -= {self.last} if self.plan.late else set()
        self.asks_in = max(made) if kernel.role("outer") and self.plan.prefetch_nbytes else None
        self.before: Stages | None = None  # the row to store at each point of this one

    def run(self) -> None:
        self.fold()
        self.finish()

    def fold(self, before: Stages | None = None) -> None:
        """The passes that reduce, and stores of what they give. The row `before` is stored in the
        pass that asks for the next."""
        for n in range(self.last):
            folding = [p for p in self.reduces if self.stage[p] == n + 1]
            self.before = before if n == self.asks_in else None
            if self.before:
                self.before.begin([], self.in_row)
            if folding:
                self.pass_over_row(n, folding, [])
        for s in self.kernel.stores:
            if s not in self.in_row:
                self.r.store(s)

    def finish(self) -> None:
        """The pass that stores along the row."""
        if self.in_row:
            self.pass_over_row(self.last, [], self.in_row)

    def collect_reductions(self) -> list[str]:
        """What was reduced: all that `finish` has to know beside what is stored."""
        return [self.r.values[p] for p in self.reduces]

    def assume(self, folded: Sequence[str]) -> None:
        for p, value in zip(self.reduces, folded, strict=True):
            self.r.bind(p, value, wide=False)

    def _is_in_row(self, store: Store) -> bool:
        flat = self.kernel.flat(store)
        return any(flat.coef(name) for name in self.names)

    def begin(self, folding: list[Prim], storing: list[Store]) -> None:
        """What does not vary along the row, before a pass over it."""
        roots = [p.args[0] for p in folding] + [s.value for s in storing]
        self.r.hoist(roots, self.names)
        for s in storing:
            self.r.base(s, self.names)

    def pass_over_row(self, n: int, folding: list[Prim], storing: list[Store]) -> None:
        self.begin(folding, storing)
        lanes = self.r.lanes
        start = [(vec(KIND[p.dtype.name], lanes), _identity(p, lanes)) for p in folding]
        ends = self.nest(self.row, self.r, n, start, folding, storing)
        for p, end in zip(folding, ends, strict=True):
            if self.lane is None:
                self.r.bind(p, end, wide=lanes > 1)
            else:
                self.r.bind(p, fold_lanes(self.r, p, _step(p, self.plan), end), wide=False)

    def nest(
        self,
        axes: list[Axis],
        r: Render,
        n: int,
        carried: list[tuple[str, str]],
        folding: list[Prim],
        storing: list[Store],
    ) -> list[str]:
        """Loops over the row axes outside the lanes, carrying the accumulators through."""
        if not axes:
            if self.lane is None:
                return self.point(r, n, [v for _, v in carried], folding, storing)
            return self.lane_loop(r, n, carried, folding, storing)

        def it(index: str, sums: list[str]) -> list[str]:
            inner = [(kind, v) for (kind, _), v in zip(carried, sums, strict=True)]
            new = r.inside({axes[0].name: index}, r.active)
            return self.nest(axes[1:], new, n, inner, folding, storing)

        innermost = self.lane is None and len(axes) == 1
        return self.sweep(axes[0].size, 1, carried, folding if innermost else [], it)

    def sweep(
        self,
        size: int,
        step: int,
        carried: list[tuple[str, str]],
        folding: list[Prim],
        body: Callable[[str, list[str]], list[str]],
    ) -> list[str]:
        """`body` at 0, step, … below size. Long sums are made of the sums of blocks, so that their
        error grows with the length of a block and the number of blocks, not with their product."""
        t = self.t
        if not folding or (not isinstance(size, Size) and size // step <= BLOCK):
            with t.loop("row", 0, size, step, carried) as it:
                it.carry(*body(it.index, it.values))
            return it.values
        with t.loop("block", 0, size, BLOCK * step, carried) as outer:
            stop = self.frame.smaller(t.add(outer.index, BLOCK * step), str(size))
            fresh = [
                (kind, _identity(p, self.r.lanes))
                for (kind, _), p in zip(carried, folding, strict=True)
            ]
            with t.loop("row", outer.index, stop, step, fresh) as it:
                it.carry(*body(it.index, it.values))
            pairs = zip(folding, outer.values, it.values, strict=True)
            outer.carry(
                *(
                    self.r.apply(_step(p, self.plan), p.dtype, [a, b], self.r.lanes)
                    for p, a, b in pairs
                )
            )
        return outer.values

    def lane_loop(
        self,
        r: Render,
        n: int,
        carried: list[tuple[str, str]],
        folding: list[Prim],
        storing: list[Store],
    ) -> list[str]:
        lane = self.lane
        assert lane is not None
        full, is_dynamic = lane.size // r.lanes * r.lanes, isinstance(lane.size, Size)
        values = [v for _, v in carried]
        if is_dynamic or full:

            def it(index: str, sums: list[str]) -> list[str]:
                return self.point(r.inside({lane.name: index}), n, sums, folding, storing)

            values = self.sweep(full, r.lanes, carried, folding, it)
        if is_dynamic or full < lane.size:  # a dynamic row may leave no lanes for this
            inner = r.inside({lane.name: str(full)}, active=str(lane.size - full))
            values = self.point(inner, n, values, folding, storing)
        return values

    def point(
        self, r: Render, n: int, sums: Sequence[str], folding: list[Prim], storing: list[Store]
    ) -> list[str]:
        """One vector of the row: kept values, then accumulators, then stores. The row before comes
        first: what is stored of this one takes its place."""
        if self.before:
            at = {name: r.at[name] for name in self.names}
            old = self.before.r.inside(at, r.active)
            self.before.point(old, self.last, [], [], self.in_row)
        for p, slot in self.keep.items():
            if n in self.needed[p] and n > min(self.needed[p]):
                kind, size = KIND[p.dtype.name], p.dtype.itemsize
                r.bind(
                    p, r.load_vector(self.locate_cached(r, p, slot), kind, size), wide=r.lanes > 1
                )
        new = []
        for p, total in zip(folding, sums, strict=True):
            value = r.valid(r.spread(p.args[0]), KIND[p.dtype.name], _identity(p, r.lanes))
            new.append(r.apply(_step(p, self.plan), p.dtype, [total, value], r.lanes))
        if n == self.asks_in:
            following = self.kernel.role("outer")[-1].name
            ahead = count_steps(self.kernel, self.plan.prefetch_nbytes)
            for access in _reads(self.kernel, r.target):
                r.prefetch(access, following, ahead)
        for s in storing:
            r.store(s)
        for p, slot in self.keep.items():
            if n in self.needed[p] and n == min(self.needed[p]):
                kind, size = KIND[p.dtype.name], p.dtype.itemsize
                r.store_vector(self.locate_cached(r, p, slot), kind, size, r.spread(p))
        return new

    def locate_cached(self, r: Render, p: Prim, slot: int) -> str:
        """Where a kept value of this point lies in the thread's scratch."""
        axes = self.kernel.role("row")
        at, stride = "0", 1
        for a in reversed(axes):
            at = self.t.add(at, self.t.mul(r.at[a.name], stride))
            stride *= a.size
        if self.lane is None:
            at = self.t.mul(at, r.lanes)
        first = _cached_slots(self.kernel)[slot] // p.dtype.itemsize
        return self.t.offset(self.frame.scratch, self.t.add(at, first), KIND[p.dtype.name])


def _identity(p: Prim, lanes: int) -> str:
    return identity(p.attr.kind, p.dtype, lanes)


def _step(p: Prim, plan: RowSchedule) -> str:
    """What a reduction repeats."""
    return LOOSE_MAX if p in plan.loose else STEP[p.attr.kind]


def fold_lanes(r: Render, p: Prim, step: str, vector: str) -> str:
    """All lanes folded into one value, upper part onto lower: the same order for any machine
    width."""
    t, lanes, kind = r.t, r.lanes, KIND[p.dtype.name]
    while lanes > 1:
        half = lanes // 2
        parts = [shuffle_lanes(t, kind, lanes, vector, range(at, at + half)) for at in (0, half)]
        if half == 1:
            parts = [t.let(f"extractelement <1 x {kind}> {part}, i64 0") for part in parts]
        vector = r.apply(step, p.dtype, parts, half)
        lanes = half
    return vector


# --- the outer loops -----------------------------------------------------------------------------


def each_row(
    kernel: Kernel,
    target: CpuTarget,
    frame: Frame,
    lane: str,
    lanes: int,
    body: Callable[[Render], None],
) -> None:
    """`body` at every point of the outer axes, split over the threads; at `lanes` of them at once
    where the axis in the lanes is an outer one."""
    if any(a.name == lane for a in kernel.role("outer")):
        _across_rows(kernel, target, frame, lane, lanes, body)
        return
    lo, hi = frame.share(kernel.extent("outer"))
    with frame.t.loop("item", lo, hi) as item:
        body(_row(kernel, target, frame, lane, lanes, item.index))
        item.carry()


def _row(
    kernel: Kernel, target: CpuTarget, frame: Frame, lane: str, lanes: int, number: str
) -> Render:
    """The row of a number."""
    outer = kernel.role("outer")
    digits = decompose(frame.t, number, [a.size for a in outer])
    at = dict(zip((a.name for a in outer), digits, strict=True))
    return Render(frame.t, kernel, target, frame.pointers, at, lane or None, lanes)


def _late_rows(
    kernel: Kernel, target: CpuTarget, frame: Frame, stages: Callable[[Render], Stages]
) -> None:
    """for i in mine: reduce row i, and store row i - 1 at the same time; store the last row"""
    t, plan = frame.t, kernel.schedule

    def at(number: str) -> Stages:
        return stages(_row(kernel, target, frame, plan.lane, plan.lanes, number))

    lo, hi = frame.share(kernel.extent("outer"))
    with t.when(t.let(f"icmp slt i64 {lo}, {hi}")):
        first = at(lo)
        first.fold()
        kinds = [KIND[p.dtype.name] for p in first.reduces]
        carried = list(zip(kinds, first.collect_reductions(), strict=True))
        with t.loop("item", t.add(lo, 1), hi, carried=carried) as item:
            before, here = at(t.add(item.index, -1)), at(item.index)
            before.assume(item.values)
            here.fold(before)
            item.carry(*here.collect_reductions())
        last = at(t.add(hi, -1))
        last.assume(item.values)
        last.finish()


def _across_rows(
    kernel: Kernel,
    target: CpuTarget,
    frame: Frame,
    lane: str,
    lanes: int,
    body: Callable[[Render], None],
) -> None:
    t, size = frame.t, kernel.sizes[lane]
    rest = [a for a in kernel.role("outer") if a.name != lane]
    parts, tail = ceil_div(size, lanes), size % lanes
    lo, hi = frame.share(prod(a.size for a in rest) * parts)
    with t.loop("item", lo, hi) as item:
        digits = decompose(t, item.index, [*(a.size for a in rest), parts])
        at = dict(zip((a.name for a in rest), digits, strict=False))
        at[lane] = t.mul(digits[-1], lanes)

        def rows(active: str | None) -> None:
            body(Render(t, kernel, target, frame.pointers, at, lane, lanes, active))

        if not isinstance(tail, Size) and not tail:
            rows(None)
        else:
            whole = t.let(f"icmp ult i64 {digits[-1]}, {size // lanes}")
            with t.when(whole):
                rows(None)
            ragged = t.let(f"icmp eq i64 {digits[-1]}, {size // lanes}")
            with t.when(ragged):
                rows(str(tail))
        item.carry()
