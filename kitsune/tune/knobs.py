"""List the schedule knobs of a kernel that may make it faster, with the values to try.

What is tried leaves the meaning of a kernel as it is. Whether it leaves its bits as they are is
seen by running it.
"""

from __future__ import annotations

from typing import Any

from kitsune.backends.cpu.schedule.attention_blocks import AttentionSchedule
from kitsune.backends.cpu.schedule.contraction import ContractSchedule
from kitsune.backends.cpu.schedule.row_loops import RowSchedule
from kitsune.lower.kernel import Kernel
from kitsune.plan.cost import Knobs

# Register tiles, by how many sums they have.
TILES = {
    12: [(6, 2), (4, 3), (3, 4), (12, 1)],
    8: [(4, 2), (2, 4), (8, 1)],
    24: [(8, 3), (6, 4), (12, 2), (4, 6)],
}

Values = dict[str, list[Any]]  # by knob, those that are worth trying

CONTRACT: Values = {"unroll": [(2, 2), (8, 2)], "items": [4, 64], "columns": [32, 128]}
ROW: Values = {
    "vectors": [1, 2, 4, 8],
    "map_prefetch_nbytes": [0, 2048, 4096],
    "streams": [True, False],
    "chunk": [1024, 16384],
}
ATTENTION: Values = {"block": [(32, 128), (128, 128), (64, 64), (64, 256)]}


def variants(kernel: Kernel, tile: tuple[int, int]) -> Values:
    """Return the knobs of a kernel; `tile` is the register tile of its CPU level."""
    plan = kernel.schedule
    if type(plan) is ContractSchedule and plan.pack_b != "unpack":  # convolutions have their own
        return {"tile": TILES.get(tile[0] * tile[1], []), **CONTRACT}
    if isinstance(plan, RowSchedule):
        return dict(ROW)
    return dict(ATTENTION) if isinstance(plan, AttentionSchedule) else {}


def is_known(knobs: Knobs) -> bool:
    """Return whether all of it is what `variants` may say."""
    tiles = {"tile": [tile for tiles in TILES.values() for tile in tiles]}
    return all(
        any(
            type(value) is type(v) and value == v
            for table in (tiles, CONTRACT, ROW, ATTENTION)
            for v in table.get(name, [])
        )
        for name, value in knobs.items()
    )
