"""Choose prefetch distances: how many bytes before its use a value is fetched, by kind of loop.

The distances themselves are numbers of a CPU's level, in `Tuning`. 0 means that the hardware
prefetches well enough, or that a cache holds the data already.
"""

from __future__ import annotations

from math import ceil

from kitsune.ir.sizes import hint
from kitsune.lower.kernel import Kernel
from kitsune.target import CpuTarget


def choose_map_prefetch(kernel: Kernel, is_slow: bool, target: CpuTarget) -> int:
    """The distance along a map that L2 does not hold. The hardware prefetches what is read without
    a pause, and loses pace where the arithmetic `is_slow`."""
    return target.tuning.map_prefetch_nbytes if is_slow and _exceeds_l2(kernel, target) else 0


def choose_row_prefetch(kernel: Kernel, passes: int, target: CpuTarget) -> int:
    """The distance across rows that L2 does not hold. The hardware stops prefetching where a row
    is read again, in several `passes`."""
    if passes < 2 or not _exceeds_l2(kernel, target):
        return 0
    is_short = 0 < _row_nbytes(kernel) <= target.l2_nbytes // 4
    return target.tuning.map_prefetch_nbytes if is_short else 0


def choose_panel_prefetch(b_nbytes: int, target: CpuTarget) -> int:
    """The distance along the panel of b that a tile reads, where L1 does not hold b. For GEMMs of
    one tile of rows; where there are more, each fetches a share of the next panel (`gemm.py`)."""
    return target.tuning.panel_prefetch_nbytes if b_nbytes > target.l1_nbytes else 0


def choose_lowbit_prefetch(target: CpuTarget) -> int:
    """The distance along each block of a low-bit weight that few rows are multiplied with."""
    return target.tuning.lowbit_prefetch_nbytes


def count_steps(kernel: Kernel, nbytes: int) -> int:
    """A distance as elements of a map, or as rows."""
    if kernel.role("row"):
        return ceil(nbytes / _row_nbytes(kernel)) if nbytes else 0
    return nbytes // _item_nbytes(kernel)


def _exceeds_l2(kernel: Kernel, target: CpuTarget) -> bool:
    read = {p.attr.buffer for p in kernel.prims() if p.op == "load"}
    return sum(hint(kernel.buffers[buffer].nbytes) for buffer in read) > target.l2_nbytes


def _row_nbytes(kernel: Kernel) -> int:
    return hint(kernel.extent("row")) * _item_nbytes(kernel)


def _item_nbytes(kernel: Kernel) -> int:
    """The size of the smallest element that is read."""
    return min((p.dtype.itemsize for p in kernel.prims() if p.op == "load"), default=4)
