"""Kernel and Target in, schedule out: which axis fills the lanes, tile sizes, what is packed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil

from kitsune.ir.affine import axis
from kitsune.ir.dtypes import Packed, f32
from kitsune.lower.axes import as_row
from kitsune.lower.kernel import (
    READING,
    Body,
    Kernel,
    Prim,
    rewritten,
)
from kitsune.lower.narrow import narrowed
from kitsune.lower.quotients import by_inverse
from kitsune.lower.rows import (
    RowSchedule,
    choose_lane,
    in_loops,
    lane_candidates,
    lanes_within,
    most_lanes,
    row_schedule,
    widest,
)
from kitsune.target import CpuTarget


@dataclass(frozen=True)
class ScanSchedule:
    """`lane` is an outer axis, each lane a scan of its own, or the serial axis, where a vector is
    scanned at a time; empty for one element at a time."""

    lane: str
    lanes: int

    def __str__(self) -> str:
        return f"{self.lanes} lanes along {self.lane}" if self.lane else "one element at a time"


@dataclass(frozen=True)
class ScatterSchedule:
    """The first store is a map, `copy`. Updates go by vectors of the outer axis `lane`, which the
    threads split unless there are `rows` of it to split; it is empty for one element at a time."""

    lane: str
    lanes: int
    rows: bool
    copy: RowSchedule

    def __str__(self) -> str:
        how = f"{self.lanes} lanes along {self.lane}" if self.lane else "one element at a time"
        return f"copy: {self.copy}; update: {how}{', by rows' if self.rows else ''}"


@dataclass(frozen=True)
class ContractSchedule:
    """`mr`×`nr` register tile, blocks of `mc` rows. `pack_a` and `pack_b` say who lays an operand
    out: "none" (read where it is), "run" (each call) or, for b, "constant" (once, before) or
    "unpack" (a low-bit weight, `chunk` groups of rows at a time)."""

    mr: int
    nr: int
    mc: int
    pack_a: str
    pack_b: str
    a_along: str = "k"  # the contiguous axis of a packed a
    int8: bool = False  # int8 activations against low-bit weights
    chunk: int = 0

    def __str__(self) -> str:
        form = f", {self.chunk} groups at a time" if self.chunk else ""
        form += ", int8 activations" if self.int8 else ""
        return (
            f"{self.mr}x{self.nr} tile, {self.mc} rows a block, "
            f"pack a: {self.pack_a}, pack b: {self.pack_b}{form}"
        )


@dataclass(frozen=True)
class AttentionSchedule:
    """Blocks of `groups` times `queries`, which fill the lanes, by `keys`; `mr` rows of keys or
    values in the register tile."""

    queries: int
    groups: int
    keys: int
    mr: int

    def __str__(self) -> str:
        return f"{self.groups}x{self.queries} queries x {self.keys} keys, {self.mr} rows a tile"


def schedule(kernel: Kernel, target: CpuTarget, constants: set[int], final: set[int]) -> Kernel:
    """The kernel with the schedule for a CPU. `constants` are the buffers known at compile time,
    `final` those that no other kernel reads."""
    kernel = narrowed(kernel)
    if kernel.kind == "contract":
        kernel = _turn(kernel)
        if _is_vector(kernel, constants):
            kernel = as_row(kernel)
    if kernel.kind == "row":
        kernel = by_inverse(kernel)
        return replace(kernel, schedule=row_schedule(kernel, target, final))
    if kernel.kind == "contract":
        return replace(kernel, schedule=_contract(kernel, target, constants))
    made = {"scan": _scan, "scatter": _scatter, "attention": _attention}[kernel.kind]
    return replace(kernel, schedule=made(kernel, target))


# --- scan and scatter ----------------------------------------------------------------------------


def _scan(kernel: Kernel, target: CpuTarget) -> ScanSchedule:
    lane = choose_lane(kernel, lane_candidates(kernel, "serial"), kernel.stores)
    if lane.size == 1:
        return ScanSchedule("", 1)
    if lane.role == "serial":
        return ScanSchedule(lane.name, target.lanes)
    return ScanSchedule(
        lane.name, lanes_within(lane.size, most_lanes(kernel, lane, target), target.lanes)
    )


def _scatter(kernel: Kernel, target: CpuTarget) -> ScatterSchedule:
    """Updates that are contiguous along an outer axis go by vectors of it."""
    copy = row_schedule(copied(kernel), target, set())
    lane = choose_lane(kernel, lane_candidates(kernel, "serial"), kernel.stores[1:])
    if lane.role != "outer" or lane.size == 1:
        return ScatterSchedule("", 1, True, copy)
    lanes = lanes_within(
        lane.size, 2 * target.lanes * 4 // widest(in_loops(kernel, lane)), target.lanes
    )
    rows = kernel.extent("outer") // lane.size
    return ScatterSchedule(lane.name, lanes, rows >= 64, copy)


def copied(kernel: Kernel) -> Kernel:
    """A scatter's first store, as a map of its own."""
    store = kernel.stores[0]
    axes = [replace(a, role="outer") for a in kernel.role("outer", "copy")]
    axes.sort(key=lambda a: -kernel.flat(store).coef(a.name))
    return replace(kernel, kind="row", axes=tuple(axes), stores=(store,), schedule=None)


# --- contract ------------------------------------------------------------------------------------


def the_dot(kernel: Kernel) -> Prim:
    return next(p for p in kernel.prims() if p.op == "dot")


def _turn(kernel: Kernel) -> Kernel:
    """Exchange the operands when the result is contiguous along m: lanes run along n."""
    if not kernel.role("m"):
        return kernel
    inner = {a.name: abs(kernel.flat(kernel.stores[0]).coef(a.name)) for a in kernel.axes}
    along_m = any(inner[a.name] == 1 for a in kernel.role("m") if a.size > 1)
    along_n = any(inner[a.name] == 1 for a in kernel.role("n") if a.size > 1)
    if not along_m or along_n:
        return kernel
    swap = {"m": "n", "n": "m"}
    axes = tuple(replace(a, role=swap.get(a.role, a.role)) for a in kernel.axes)  # type: ignore[arg-type]

    def exchange(body: Body, p: Prim, args: tuple[Prim, ...]) -> Prim:
        return body.prim(p.op, args[::-1] if p.op == "dot" else args, p.dtype, p.attr)

    return rewritten(replace(kernel, axes=axes), exchange)


def _is_vector(kernel: Kernel, constants: set[int]) -> bool:
    """A matrix times a vector whose matrix is contiguous along k and changes with every call is a
    sum along rows; packing it would read it twice."""
    if kernel.extent("n") > 1 and kernel.extent("m") > 1:
        return False
    k = {a.name for a in kernel.role("k")}
    loads = [p for side in the_dot(kernel).args for p in side.walk() if p.op in READING]
    if any(isinstance(kernel.buffers[p.attr.buffer].dtype, Packed) for p in loads):
        return False
    if any(p.attr.buffer in constants for p in loads):
        return False
    return all(any(kernel.flat(p.attr).coef(a) == 1 for a in k) for p in loads)


def _contract(kernel: Kernel, target: CpuTarget, constants: set[int]) -> ContractSchedule:
    m, k = kernel.extent("m"), kernel.extent("k")
    a, b = the_dot(kernel).args
    if is_low_bit(kernel, b):
        return _low_bit(kernel, target, kernel.fast and bool(target.dot8))
    mr, nr = _tile(m, target)
    rows = max(mr, ceil(target.l2_nbytes / 2 / max(4 * k, 1) / mr) * mr)
    blocks = max(1, ceil(m / rows))
    rows = ceil(ceil(m / blocks) / mr) * mr  # blocks of even height
    pack_a, along = _pack_a(kernel, a, target)
    pack_b = _pack_b(kernel, b, constants, m, nr)
    return ContractSchedule(mr, nr, max(rows, mr), pack_a, pack_b, along)


def _tile(m: int, target: CpuTarget) -> tuple[int, int]:
    """Rows and columns held in registers: accumulators, one row of b, and one value of a."""
    if target.registers >= 32 and target.lanes >= 8:
        mr, vectors = 8, 3
    else:
        mr, vectors = (6, 2) if target.registers >= 16 else (2, 2)
    total = mr * vectors
    nr = vectors * target.lanes
    if m < mr:
        mr = m
        wide = max(vectors, min(total // m, 64 // target.lanes, 8))
        nr = wide * target.lanes
    return mr, -(-nr // 16) * 16


def _pack_a(kernel: Kernel, a: Prim, target: CpuTarget) -> tuple[str, str]:
    """Read a where it is when each of m and k is one stride; pages that collide are copied."""
    m, k = kernel.role("m"), kernel.role("k")
    loads = [p for p in a.walk() if p.op in READING]
    strided = [kernel.flat(p.attr) for p in loads
               if not isinstance(kernel.buffers[p.attr.buffer].dtype, Packed)]  # fmt: skip
    along = "k"
    if k and m and strided:
        by_k = sum(i.coef(k[-1].name) == 1 for i in strided)
        by_m = sum(i.coef(m[-1].name) == 1 for i in strided)
        along = "m" if by_m > by_k else "k"
    plain = is_plain(kernel, a) and len(m) <= 1 and len(k) <= 1
    if not plain:
        return "run", along
    row = strided[0].coef(m[0].name) * 4 if m else 0
    if along == "k" and row and row % 4096 == 0 and kernel.extent("m") > 8:
        return "run", along
    return "none", along


def is_plain(kernel: Kernel, operand: Prim) -> bool:
    """Whether an operand is f32 in memory, which the tile can read."""
    return operand.op == "load" and kernel.buffers[operand.attr.buffer].dtype == f32


def _pack_b(kernel: Kernel, b: Prim, constants: set[int], m: int, nr: int) -> str:
    """Constants are laid out before, halves as f32."""
    if b.op == "load" and not isinstance(kernel.buffers[b.attr.buffer].dtype, Packed):
        readers = [p for p in kernel.prims() if p.op in READING and p.attr.buffer == b.attr.buffer]
        if b.attr.buffer in constants and len(readers) == 1:
            return "constant"
    if is_plain(kernel, b):
        n, k = kernel.role("n"), kernel.role("k")
        flat = kernel.flat(b.attr)
        direct = len(n) == 1 and len(k) <= 1 and flat.coef(n[0].name) == 1
        if direct and m <= 8 and n[0].size % nr == 0:
            return "none"
    return "run"


def _low_bit(kernel: Kernel, target: CpuTarget, int8: bool) -> ContractSchedule:
    """Rows share an unpacked chunk of half of L1; a block's tile takes a quarter."""
    m, k = kernel.extent("m"), kernel.extent("k")
    a, b = the_dot(kernel).args
    dtype = kernel.buffers[b.attr.buffer].dtype
    assert isinstance(dtype, Packed)
    lanes = int(target.dot8[-3:]) // 32 if int8 else target.lanes
    mr, nr = _low_bit_tile(m, target, lanes, int8, planes=1 + (dtype.bits == 3))
    count = max(1, target.l1_nbytes // 4 // (4 * nr) // mr)  # tiles in a block of rows
    blocks = -(-m // (mr * count))
    mc = -(-m // (mr * blocks)) * mr
    groups = chunk = -(-k // dtype.group)
    if m > mr:
        row = nr * ((2 if dtype.bits == 8 else 1) if int8 else 4)
        most = max(1, target.l1_nbytes // 2 // (dtype.group * row + 4 * nr))
        chunk = -(-groups // -(-groups // most))
    pack_a, _ = _pack_a(kernel, a, target)
    if int8 or k % dtype.group:
        pack_a = "run"
    return ContractSchedule(mr, nr, mc, pack_a, "unpack", int8=int8, chunk=chunk)


def _low_bit_tile(
    m: int, target: CpuTarget, lanes: int, int8: bool, planes: int
) -> tuple[int, int]:
    """Rows and columns: int8 sums leave room for the f32 sums they are added to. A single row reads
    two blocks at a time, one where the words of two planes would take the registers."""
    vectors = 16 // lanes
    many = target.registers >= 32
    total = (12 if many else 8) if int8 else (24 if many else 12)
    mr = min(m, 4 if int8 else 8, total // vectors)
    if m == 1:
        return mr, 32 if many or planes == 1 else 16
    return mr, 16 * (min(3, total // (mr * vectors)) if many else 1)


def is_low_bit(kernel: Kernel, b: Prim) -> bool:
    """Whether b is a packed weight read along its own rows and columns."""
    if b.op != "load" or not isinstance(kernel.buffers[b.attr.buffer].dtype, Packed):
        return False
    k, n = kernel.role("k"), kernel.role("n")
    if len(k) != 1 or len(n) != 1:
        return False
    if kernel.buffers[b.attr.buffer].dtype.group % 32 or not k[0].size:
        return False
    return bool(b.attr.index == (axis(k[0].name), axis(n[0].name)))


# --- attention -----------------------------------------------------------------------------------


def _attention(kernel: Kernel, target: CpuTarget) -> AttentionSchedule:
    wide = 4 if target.registers >= 32 else 2
    queries = wide * target.lanes
    blocks = max(1, -(-kernel.extent("key") // 128))  # of even length
    groups = max(1, min(64 // queries, -(-kernel.extent("query") // queries)))
    return AttentionSchedule(queries, groups, max(1, -(-kernel.extent("key") // blocks)), 6)
