"""Schedule scans and scatters for a CPU."""

from __future__ import annotations

from dataclasses import replace

from kitsune.backends.cpu.schedule.row_loops import (
    RowSchedule,
    choose_lane,
    find_loop_prims,
    lane_candidates,
    lanes_within,
    most_lanes,
    row_schedule,
    widest,
)
from kitsune.lower.kernel import Kernel, Schedule
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget


@dataclass(frozen=True, kw_only=True)
class ScanSchedule(Schedule):
    """`lane` is an outer axis, each lane a scan of its own, or the serial axis, where a vector is
    scanned at a time; empty for one element at a time."""

    lane: str
    lanes: int

    def __str__(self) -> str:
        return f"{self.lanes} lanes along {self.lane}" if self.lane else "one element at a time"


@dataclass(frozen=True, kw_only=True)
class ScatterSchedule(Schedule):
    """The first store is a map, `copy`. Updates go by vectors of the outer axis `lane`, which the
    threads split unless there are `rows` of it to split; it is empty for one element at a time."""

    lane: str
    lanes: int
    rows: bool
    copy: RowSchedule

    def __str__(self) -> str:
        how = f"{self.lanes} lanes along {self.lane}" if self.lane else "one element at a time"
        return f"copy: {self.copy}; update: {how}{', by rows' if self.rows else ''}"


def schedule_scan(kernel: Kernel, target: CpuTarget) -> ScanSchedule:
    lane = choose_lane(kernel, lane_candidates(kernel, "serial"), kernel.stores)
    if lane.size == 1:
        return ScanSchedule(lane="", lanes=1)
    if lane.role == "serial":
        return ScanSchedule(lane=lane.name, lanes=target.lanes)
    return ScanSchedule(
        lane=lane.name,
        lanes=lanes_within(lane.size, most_lanes(kernel, lane, target), target.lanes),
    )


def schedule_scatter(kernel: Kernel, target: CpuTarget) -> ScatterSchedule:
    """Updates that are contiguous along an outer axis go by vectors of it."""
    copy = row_schedule(make_copy_kernel(kernel), target, set())
    lane = choose_lane(kernel, lane_candidates(kernel, "serial"), kernel.stores[1:])
    if lane.role != "outer" or lane.size == 1:
        return ScatterSchedule(lane="", lanes=1, rows=True, copy=copy)
    lanes = lanes_within(
        lane.size, 2 * target.lanes * 4 // widest(find_loop_prims(kernel, lane)), target.lanes
    )
    rows = kernel.extent("outer") // lane.size
    return ScatterSchedule(lane=lane.name, lanes=lanes, rows=rows >= 64, copy=copy)


def make_copy_kernel(kernel: Kernel) -> Kernel:
    """A scatter's first store, as a map of its own."""
    store = kernel.stores[0]
    axes = [replace(a, role="outer") for a in kernel.role("outer", "copy")]
    axes.sort(key=lambda a: -kernel.flat(store).coef(a.name))
    return replace(kernel, kind="row", axes=tuple(axes), stores=(store,), schedule=None)
