"""Schedule contractions with a low-bit weight: tiles, blocks of rows, unpacked chunks."""

from __future__ import annotations

from dataclasses import replace
from math import ceil

from kitsune.backends.cpu.schedule.contraction import (
    ITEMS,
    ContractSchedule,
    choose_pack_a,
)
from kitsune.backends.cpu.schedule.gemm_tiles import MANY_ROWS, find_dot
from kitsune.ir.dtypes import Packed
from kitsune.ir.size_order import knows
from kitsune.ir.sizes import Size
from kitsune.lower.kernel import Kernel
from kitsune.target import CpuTarget

BLOCK_COLUMNS = 256  # that share what is copied of a
STREAMS = 4  # places of a packed weight that one row reads at once
# Tiles of up to this many rows unpack a weight in registers, and up to this many tiles do, each for
# itself: with 4 bits, 12 rows take 0.84 of the time of a chunk unpacked for all (AVX-512). Where
# registers hold fewer rows, a single tile does.
FEW_ROWS, FEW_TILES = 4, 4


def low_bit(kernel: Kernel, target: CpuTarget) -> Kernel:
    """The kernel with the schedule of a low-bit weight, where it has one. Where calls decide the
    number of rows, one row, few and many have a schedule each."""
    if kernel.kind != "contract" or kernel.schedule is not None:
        return kernel
    int8, m = kernel.fast and bool(target.dot8), kernel.extent("m")
    row = kernel.buffers[find_dot(kernel).args[1].attr.buffer].dtype.format
    int8 = (int8 and row.has_int8_words) or (int8 and row.uniform is not None)
    if not isinstance(m, Size):
        return replace(kernel, schedule=_plan_rows(kernel, target, int8, m))
    fewer = []
    for most in (1, FEW_ROWS):
        plan = _plan_rows(bind_rows(kernel, most), target, int8, most)
        limit = plan.mr * (FEW_TILES if plan.mr == FEW_ROWS else 1)
        if not knows(">", m, limit):
            fewer.append((limit, plan))
    many = _plan_rows(kernel, target, int8, MANY_ROWS)
    return replace(kernel, schedule=replace(many, fewer=tuple(fewer)))


def bind_rows(kernel: Kernel, most: int) -> Kernel:
    """The kernel for calls of up to this many rows: of one, where that is all."""
    if most > 1:
        return kernel
    axes = (replace(axis, size=1) if axis.role == "m" else axis for axis in kernel.axes)
    return replace(kernel, axes=tuple(axes))


def _plan_rows(kernel: Kernel, target: CpuTarget, int8: bool, m: int) -> ContractSchedule:
    """The schedule of m rows, or of up to m where calls decide their number. Rows share an unpacked
    chunk, which passes by their tiles from one of the caches; the sums of a block of rows take a
    quarter of the first."""
    k = kernel.extent("k")
    a, b = find_dot(kernel).args
    dtype = kernel.buffers[b.attr.buffer].dtype
    assert isinstance(dtype, Packed)
    lanes = int(target.dot8[-3:]) // 32 if int8 else target.lanes
    mr, nr = _choose_tile(m, kernel.extent("n"), target, lanes, int8)
    is_dynamic = isinstance(kernel.extent("m"), Size)
    in_registers = m <= (FEW_ROWS if is_dynamic else mr)
    few = _choose_tile(FEW_ROWS, kernel.extent("n"), target, lanes, int8)
    if mr < m <= FEW_ROWS * FEW_TILES and few[0] == FEW_ROWS:
        (mr, nr), in_registers = few, True
    count = max(1, ceil(target.l1_nbytes / 4 / (4 * nr * mr)))  # tiles in a block of rows
    blocks = -(-m // (mr * count))
    mc = mr if in_registers else -(-m // (mr * blocks)) * mr
    if_aliased = mr > (2 if in_registers else target.tuning.page_rows)
    pack_a = choose_pack_a(kernel, a, "run" if if_aliased else "none")
    several = len(kernel.role("m")) > 1 or len(kernel.role("k")) > 1
    reads_sums = not dtype.symmetric and (in_registers or kernel.batch_invariant)
    if int8 or k % dtype.group or several or reads_sums or is_dynamic:
        pack_a = "run"  # where calls decide, the last tile may have rows that are not there
    tables = int8 and m == 1 and dtype.code_bits == 1 and dtype.symmetric and nr > 16
    tables = tables and target.dot8 == "maddubs256" and not kernel.batch_invariant
    plan = ContractSchedule(
        mr=mr,
        nr=nr,
        mc=mc,
        pack_a=pack_a,
        pack_b="unpack",
        int8=int8,
        tables=tables,
        chunk=-(-k // dtype.group),
        in_registers=in_registers,
    )
    return plan if in_registers else _block(kernel, plan, dtype, target)


def _block(
    kernel: Kernel, plan: ContractSchedule, dtype: Packed, target: CpuTarget
) -> ContractSchedule:
    """An unpacked chunk takes half of the L1 or an eighth of the second, and what a block
    of rows multiplies it with at most half of that one: so much stays there while panels pass by. A
    longer k goes by parts."""
    size = (2 if dtype.code_bits == 8 else 1) if plan.int8 else 4
    in_rows, in_chunk = plan.mc * dtype.group * size, plan.nr * (dtype.group * size + 4)
    room = target.l2_nbytes // 2
    near = target.l1_nbytes // 2 if target.tuning.unpacks_near else target.l2_nbytes // 8
    most = max(1, min(room // in_rows, near // in_chunk))
    chunk = ceil(plan.chunk / ceil(plan.chunk / most))
    chunk = -(-chunk // dtype.groups) * dtype.groups  # whole blocks
    plan = replace(plan, chunk=chunk)
    kc = chunk * dtype.group * max(1, room // (chunk * in_rows))
    if kc >= kernel.extent("k"):
        return plan
    blocks, panels = -(-kernel.hint_extent("m") // plan.mc), -(-kernel.extent("n") // plan.nr)
    group = max(1, BLOCK_COLUMNS // plan.nr)
    while group > 1 and blocks * ceil(panels / group) < target.tuning.items:
        group //= 2
    return replace(plan, kc=kc, group=group) if group > 1 else plan


def _choose_tile(m: int, n: int, target: CpuTarget, lanes: int, int8: bool) -> tuple[int, int]:
    """Rows and columns: int8 sums leave room for the f32 sums they are added to. A single row reads
    several parts of the weight at a time, as long as threads have something to share."""
    vectors, most = 16 // lanes, target.tuning.low_bit_blocks
    total = target.tuning.low_bit[int8]
    mr = min(m, 4 if int8 else 8, total // vectors)
    if m == 1:
        blocks = -(-n // 16)
        return mr, 16 * next(s for s in (STREAMS, 2, 1) if s == 1 or blocks >= s * ITEMS)
    return mr, 16 * min(most, total // (mr * vectors))
