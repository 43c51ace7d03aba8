"""Assign groups to waves: small independent elementwise loops are launched as one kernel.

Threads join at a barrier between kernels because one reads what another wrote. Small elementwise
loops that do not read each other, such as an optimizer's updates of many tensors, share one launch:
every thread does its share of each, with one barrier at the end. Each loop then costs a call inside
the program, a few nanoseconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kitsune.config.patterns import NAMED
from kitsune.ir.node import Node
from kitsune.plan.group import Group
from kitsune.plan.judge import check_enabled

if TYPE_CHECKING:
    from kitsune.plan.planner import Planner

SMALL_NBYTES = 1 << 22  # moving more takes so long that a barrier does not matter
WAITING_NBYTES = 1 << 16  # results this small, which nobody reads, wait for each other at the end


def assign_waves(planner: Planner, ordered: Sequence[Group]) -> list[Group]:
    """The groups with `wave` filled in, those of one launch side by side."""
    together = planner.limits.shares_launches and not planner.off
    if not together or check_enabled(planner, NAMED["multi_tensor"], ()) is not None:
        for number, group in enumerate(ordered):
            group.wave = number
        return list(ordered)
    late = [g for g in ordered if _can_wait(planner, g)]
    done = [g for g in ordered if g not in late] + late if len(late) > 1 else list(ordered)
    wave, made, loose = -1, set[Node](), False
    for group in done:
        reads = {planner.root(i) for i in group.reads()}
        if not (loose and _is_small(group)) or reads & made:
            wave, made = wave + 1, set()
        loose = _is_small(group)
        made |= set(group.outputs)
        group.wave = wave
    return done


def _is_small(group: Group) -> bool:
    """Elementwise kernels share no scratch, and have no barrier inside."""
    return group.is_map() and group.predicted.fused_nbytes <= SMALL_NBYTES


def _can_wait(planner: Planner, group: Group) -> bool:
    if not _is_small(group) or group.predicted.fused_nbytes > WAITING_NBYTES:
        return False
    return all(n in planner.results and not planner.find_reading_groups(n) for n in group.outputs)
