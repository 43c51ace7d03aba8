"""Schedule row kernels for a CPU: lanes, cached values, non-temporal stores."""

from __future__ import annotations

from dataclasses import replace

from kitsune.backends.cpu.schedule.expression_rewrites import (
    lift_exponentials,
    multiply_by_inverse,
    relax_maxima,
)
from kitsune.backends.cpu.schedule.prefetch import choose_map_prefetch, choose_row_prefetch
from kitsune.ir.affine import Guards, affine
from kitsune.ir.dtypes import boolean
from kitsune.ir.sizes import Size, hint, is_multiple
from kitsune.lower.axes import compute_strides
from kitsune.lower.kernel import (
    READING,
    TRANSCENDENTAL,
    Axis,
    Body,
    Buffer,
    Items,
    Kernel,
    Prim,
    Role,
    Schedule,
    Store,
    free_axes,
    rewrite_kernel,
    walk,
)
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget

FUNCTIONS = TRANSCENDENTAL | {"exp_lifted"}
SLOW = FUNCTIONS | {"div", "rem", "sqrt", "rsqrt"}
SLOW_COST = 12  # of one of them, where a sum or a product costs 1
MAX_STRIDED_LOADS = 16  # elements of a row that are transposed in registers at a time


@dataclass(frozen=True, kw_only=True)
class RowSchedule(Schedule):
    """`lane` is the axis in the vector's lanes, `lanes` its width; `keep` names the values computed
    once per row and kept in scratch for later stages; a map's work item is `chunk` elements. What
    is read `prefetch_nbytes` later, in whole rows or in elements of a map, is prefetched in the
    pass that makes `keep`, or else the last. With `late` a row is stored in the pass of the next
    that prefetches. A map whose loads are contiguous along `across` instead goes by tiles, `tile`
    of its elements wide. The maxima that are `loose` need not keep a NaN."""

    lane: str
    lanes: int
    keep: tuple[Prim, ...] = ()
    chunk: int = 0
    streams: tuple[int, ...] = ()  # buffers written past the cache
    prefetch_nbytes: int = 0
    across: str = ""
    tile: int = 0
    loose: tuple[Prim, ...] = ()
    late: bool = False

    def stores_at_once(self, kernel: Kernel) -> bool:
        is_map = kernel.kind == "row" and not kernel.role("row")
        return is_map and not self.across

    def can_share_phase(self) -> bool:
        return True

    def has_scratch(self) -> bool:
        return bool(self.keep)

    def items(self, kernel: Kernel) -> Items | None:
        if self.across:
            return None
        outer = kernel.role("outer")
        lanes = [axis for axis in outer if axis.name == self.lane]
        if kernel.role("row"):
            return None if lanes else Items(outer)
        rest = tuple(axis for axis in outer if axis.name != self.lane)
        size = kernel.sizes[self.lane]
        if not self.chunk or (not isinstance(size, Size) and size <= self.chunk):
            return Items(rest)
        return Items(rest, lanes[0], self.chunk)

    def __str__(self) -> str:
        parts = [f"{self.lanes} lanes along {self.lane}"]
        parts += [f"{len(self.keep)} values kept per row"] if self.keep else []
        parts += ["non-temporal stores"] if self.streams else []
        parts += [f"prefetch {self.prefetch_nbytes} bytes ahead"] if self.prefetch_nbytes else []
        parts += ["stored with the next row"] if self.late else []
        parts += [f"tiles of {self.tile} along {self.across}"] if self.across else []
        return ", ".join(parts)


def row_schedule(kernel: Kernel, target: CpuTarget, final: set[int]) -> RowSchedule:
    lane = choose_lane(kernel, lane_candidates(kernel, "row"), kernel.stores)
    lanes = _count_lanes(kernel, lane, target)
    across, tile = find_strided_axis(kernel, lane, target)
    if across and hint(lane.size) >= 2 * tile <= lanes:
        streams = _streams(kernel, lane, 2 * tile, target, final)
        return RowSchedule(
            lane=lane.name,
            lanes=2 * tile,
            keep=(),
            chunk=64 * tile,
            streams=streams,
            across=across,
            tile=tile,
        )
    streams = _streams(kernel, lane, lanes, target, final)
    if not kernel.role("row"):
        is_slow = any(p.op in FUNCTIONS for p in find_loop_prims(kernel, lane))
        longest = target.tuning.chunk if isinstance(lane.size, Size) else lane.size
        chunk = max(lanes, min(longest, target.tuning.chunk))
        return RowSchedule(
            lane=lane.name,
            lanes=lanes,
            chunk=chunk,
            streams=streams,
            prefetch_nbytes=choose_map_prefetch(kernel, is_slow, target),
        )
    keep, loose = _find_cached_values(kernel), relax_maxima(kernel)
    passes = len(passes_over_row(kernel)) if lane.role == "row" else 0
    prefetch_nbytes = choose_row_prefetch(kernel, passes, target)
    return RowSchedule(
        lane=lane.name,
        lanes=lanes,
        keep=keep,
        streams=streams,
        prefetch_nbytes=prefetch_nbytes,
        loose=loose,
        late=prefetch_nbytes > 0 and _can_store_late(kernel, keep),
    )


def count_summed_rows(kernel: Kernel, target: CpuTarget) -> RowSchedule:
    """Of rows that were just summed, and are in a near cache."""
    lane = kernel.role("row")[-1]
    lanes = _count_lanes(kernel, lane, target)
    return RowSchedule(
        lane=lane.name, lanes=lanes, keep=_find_cached_values(kernel), loose=relax_maxima(kernel)
    )


def _count_lanes(kernel: Kernel, lane: Axis, target: CpuTarget) -> int:
    """As many as the axis fills. A batch-invariant sum along them has four vectors, whatever else
    its kernel computes. Fewer, for a row that is shorter, are the same sum: the upper half of
    lanes is added to the lower one, and would be empty."""
    size, sums = hint(lane.size), [p for p in kernel.prims() if p.op == "reduce"]
    if not (kernel.batch_invariant and lane.role == "row" and sums):
        return lanes_within(size, most_lanes(kernel, lane, target), target.lanes)
    most = 4 * target.lanes * 4 // widest(sums)
    return most if isinstance(lane.size, Size) else lanes_within(size, most, target.lanes)


def most_lanes(kernel: Kernel, lane: Axis, target: CpuTarget) -> int:
    """Two vectors at a time; four where each step waits for the one before, as in a sum along the
    lanes or a function of many steps. What walks down columns takes more, as far as registers go:
    each step is a jump in memory, worth more the more is read there."""
    inside = kernel.role("row", "serial")
    work = find_loop_prims(kernel, lane)
    in_vector = target.lanes * 4 // widest(work)
    if target.tuning.vectors:
        return target.tuning.vectors * in_vector
    sums = sum(p.op == "reduce" for p in kernel.prims())
    if lane.role != "outer" or not inside:
        waits = (lane.role == "row" and sums) or any(p.op in FUNCTIONS for p in work)
        return (4 if waits else 2) * in_vector
    if sums and not [p for p in kernel.prims() if p.op not in ("load", "const", "reduce")]:
        return max(2, target.registers // 2 // sums) * in_vector
    cost = sum(SLOW_COST if p.op in SLOW else 1 for p in work if p.op not in READING)
    vectors = 8 if cost <= SLOW_COST else 4 if cost <= 3 * SLOW_COST else 2
    while vectors > 2 and hint(kernel.extent("outer")) < 8 * vectors * in_vector:
        vectors //= 2  # something to share
    return vectors * in_vector


def find_loop_prims(kernel: Kernel, lane: Axis) -> list[Prim]:
    """What is computed in every lane, as often as the innermost loops turn."""
    memo: dict[Prim, frozenset[str]] = {}
    inside = {a.name for a in kernel.role("row", "serial")} - {lane.name}
    return [
        p
        for p in kernel.prims()
        if lane.name in (axes := free_axes(p, memo)) and (not inside or axes & inside)
    ]


def widest(work: list[Prim]) -> int:
    """Bytes of the largest value in a lane. Vectors divide integers as f64, and multiply 64 bits in
    parts that take twice the room."""
    most = 0
    for p in work:
        size = p.dtype.itemsize
        if p.dtype.is_int and p.op in ("div", "rem"):
            size = 8
        elif p.dtype.is_int and p.op == "mul" and size == 8:
            size = 16
        most = max(most, size)
    return most or 4


def lanes_within(size: int, most: int, native: int) -> int:
    """Not much wider than the axis is long."""
    while most > native and size < most:
        most //= 2
    return most


def lane_candidates(kernel: Kernel, inner: Role) -> list[Axis]:
    """Axes that may fill the lanes: the innermost of the outer ones, and of those inside."""
    last = kernel.role("outer")[-1:] + kernel.role(inner)[-1:]
    return [a for a in last if a.size != 1] or list(kernel.axes)


def choose_lane(kernel: Kernel, candidates: list[Axis], stores: tuple[Store, ...]) -> Axis:
    """The axis along which most accesses are contiguous; ties go to the longer, or to rows where
    how many there are may not matter."""
    roots = tuple(p for s in stores for p in (*s.at, s.value))
    reads = [p.attr for p in walk(roots) if p.op in READING and len(p.attr.index) == 1]
    accesses = [kernel.flat(access) for access in (*reads, *stores)]

    def score(axis: Axis) -> tuple[int, int]:
        strides = [abs(hint(i.coef(axis.name))) for i in accesses]
        return sum(s == 1 for s in strides) - sum(s > 1 for s in strides), (
            axis.role != "outer" if kernel.batch_invariant else hint(axis.size)
        )

    return max(candidates, key=score)


def _streams(
    kernel: Kernel, lane: Axis, lanes: int, target: CpuTarget, final: set[int]
) -> tuple[int, ...]:
    """Results that go past the cache: final, too large to be of use there, and stored in vectors
    that start at multiples of 16 bytes."""
    if not target.tuning.streams:
        return ()
    if (
        sum(hint(kernel.buffers[b].nbytes) for b in kernel.written_buffers())
        < target.l3_nbytes // 2
    ):
        return ()
    return tuple(
        s.buffer
        for s in kernel.stores
        if s.buffer in final and is_even(kernel, s, lane.name, lanes, 16)
    )


def find_strided_axis(kernel: Kernel, lane: Axis, target: CpuTarget) -> tuple[str, int]:
    """Along which axis a map's loads lie that lie across the lanes, and how many elements of it one
    vector register has; neither where there are none, or several sizes of them."""
    if kernel.role("row"):
        return "", 0
    for other in reversed(kernel.role("outer")):
        loads = find_strided_loads(kernel, lane.name, other.name)
        sizes = {p.dtype.itemsize for p in loads}
        if len(sizes) == 1 and hint(other.size) >= 64 // min(sizes):
            return other.name, min(MAX_STRIDED_LOADS, target.lanes * 4 // min(sizes))
    return "", 0


def find_strided_loads(kernel: Kernel, lane: str, across: str) -> list[Prim]:
    """Loads that jump from lane to lane and are contiguous along another axis; all of what one of
    them reads is there, or none."""
    found = []
    for p in kernel.prims():
        if p.op not in READING or not kernel.buffers[p.attr.buffer].dtype == p.dtype != boolean:
            continue
        if p.op == "pick" and (p.attr.dynamic or {lane, across} & _guard_axes(p.attr.guards)):
            continue
        flat = kernel.flat(p.attr)
        if flat.coef(across) == 1 and flat.coef(lane) not in (-1, 0, 1):
            found.append(p)
    return found


def _guard_axes(guards: Guards) -> set[str]:
    return {name for place, _ in guards for name, _ in place.terms}


def _can_store_late(kernel: Kernel, keep: tuple[Prim, ...]) -> bool:
    """Whether something is stored along the row, and all that is stored for it lasts until the next
    row has come to the pass that stores it: that pass makes the next row's."""
    needed, row = find_uses(kernel), {a.name for a in kernel.role("row")}
    stores = [s for s in kernel.stores if row & {name for name, _ in kernel.flat(s).terms}]
    return bool(stores) and len({min(needed[p]) for p in keep}) <= 1


def is_even(kernel: Kernel, store: Store, lane: str, lanes: int, nbytes: int) -> bool:
    """Whether the vectors of a store begin at multiples of that many bytes, if its buffer does."""
    flat = kernel.flat(store)
    others = [c for a, c in flat.terms if a != lane]
    piece = nbytes // kernel.buffers[store.buffer].dtype.itemsize
    return flat.coef(lane) == 1 and all(is_multiple(c, piece) for c in (lanes, *others, flat.const))


def _find_cached_values(kernel: Kernel) -> tuple[Prim, ...]:
    """Values that vary along the row, are slow to make, and are needed by more than one stage."""
    row = {a.name for a in kernel.role("row")}
    memo: dict[Prim, frozenset[str]] = {}
    stages = find_uses(kernel)
    kept: list[Prim] = []
    for p in kernel.prims():
        if p.op in SLOW and free_axes(p, memo) & row and len(stages[p]) > 1:
            kept.append(p)
    return tuple(kept)


def find_stages(kernel: Kernel) -> dict[Prim, int]:
    """The first pass over the row in which each primitive can be computed."""
    stage: dict[Prim, int] = {}
    for p in kernel.prims():
        stage[p] = max((stage[a] for a in p.args), default=0) + (p.op == "reduce")
    return stage


def find_uses(kernel: Kernel) -> dict[Prim, set[int]]:
    """The passes that use each primitive: a reduction's argument is used in the pass before it."""
    stage = find_stages(kernel)
    row = {a.name for a in kernel.role("row")}
    memo: dict[Prim, frozenset[str]] = {}
    needed: dict[Prim, set[int]] = {p: set() for p in kernel.prims()}

    def use(root: Prim, at: int) -> None:
        stack = [root]
        while stack:
            p = stack.pop()
            if at in needed[p] or p.op == "reduce" or not free_axes(p, memo) & row:
                continue
            needed[p].add(at)
            stack.extend(p.args)

    last = max((stage[s.value] for s in kernel.stores), default=0)
    for p in kernel.prims():
        if p.op == "reduce":
            use(p.args[0], stage[p] - 1)
    for s in kernel.stores:
        use(s.value, last)
    return needed


def passes_over_row(kernel: Kernel) -> set[int]:
    """The passes that read or write along the row."""
    return {n for passes in find_uses(kernel).values() for n in passes}


# --- row epilogue ---------------------------------------------------------------------------------
#
# Make the row kernel that reduces rows of a contraction's sums.
#
#     for o in m:                  # rows that were just summed
#         for each stage: for r in n: accumulate the stage's reductions, or store
#
# The sums are one more buffer, a row of which is as long as whole panels of columns.


def reduces_rows(kernel: Kernel) -> bool:
    return any(p.op == "reduce" for p in kernel.prims())


def row_words(kernel: Kernel, nr: int) -> int:
    """Of a row of sums, in panels of `nr` columns."""
    return -(-kernel.extent("n") // nr) * nr


def after_sums(kernel: Kernel, target: CpuTarget, nr: int) -> Kernel:
    """A row's number and a column's follow from all axes of m and n."""
    m, n, at = kernel.role("m"), kernel.role("n"), len(kernel.buffers)
    words = row_words(kernel, nr)
    index = affine(0, compute_strides(m, words) | compute_strides(n, 1))

    def make(body: Body, p: Prim, args: tuple[Prim, ...]) -> Prim:
        if p.op == "dot":
            return body.load(at, (index,), p.dtype)
        return body.prim(p.op, args, p.dtype, p.attr)

    dtype = next(p.dtype for p in kernel.prims() if p.op == "dot")
    outer = [replace(x, role="outer") for x in (*kernel.role("batch"), *m)]
    made = replace(
        rewrite_kernel(kernel, make),
        kind="row",
        axes=(*outer, *(replace(x, role="row") for x in n)),
        buffers=(*kernel.buffers, Buffer("sums", dtype, (kernel.extent("m") * words,))),
    )
    made = lift_exponentials(multiply_by_inverse(made))
    return replace(made, schedule=count_summed_rows(made, target))
