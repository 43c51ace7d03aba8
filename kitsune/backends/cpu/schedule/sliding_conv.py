"""Schedule depthwise convolutions and pools: windows slide over tiles of positions.

    out[…, o, c] = after(fold over taps of x[…, o·stride + tap, c]·w[tap, c])

A depthwise convolution and a pool are this, channels last. Several places side by side read each
element of the image once for all the windows it is in, and each weight once for all places. An
image of bytes is converted as it is read.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from math import ceil, prod

from kitsune.backends.cpu.schedule.direct_conv import ITEMS, find_access
from kitsune.ir.affine import Affine
from kitsune.ir.dtypes import DType, boolean
from kitsune.ir.sizes import Size, count, hint
from kitsune.lower.kernel import Axis, Kernel, Load, Pick, Prim, Schedule, free_axes
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget

MOST_TAPS = 64  # that are unrolled
PLACES = 7  # side by side: their sums, a line of weights and an element fit 16 registers
WEIGHTS_NBYTES = 1 << 14  # of the channels that are done at a time
FEWEST = 4  # lanes


@dataclass(frozen=True, kw_only=True)
class SlideSchedule(Schedule):
    """`places` along the axis `along` at a time, `lanes` of `lane` in a vector, `chunk` of it in an
    item of work."""

    lane: str
    lanes: int
    along: str
    places: int
    chunk: int

    def __str__(self) -> str:
        return (
            f"{self.places} places along {self.along} at a time, {self.lanes} lanes along "
            f"{self.lane}, {self.chunk} of it in an item"
        )


@dataclass(frozen=True)
class Sliding:
    """The one reduction of a kernel: of elements `seen`, `other` where a guard fails, each times a
    weight where there are `taps`. They are folded in another type than they are `stored` in."""

    fold: Prim
    seen: Load | Pick
    other: float
    stored: DType
    taps: Load | None


def slide(kernel: Kernel, target: CpuTarget) -> Kernel:
    """The kernel with a schedule by tiles of places, where it is of that form."""
    found = sliding(kernel) if kernel.kind == "row" else None
    if found is None:
        return kernel
    dtype = found.fold.dtype
    lane = _lane(kernel, found)
    along = _find_tile_axis(kernel, lane) if lane else None
    if lane is None or along is None:
        return kernel
    if isinstance(lane.size, Size):
        return kernel
    lanes = target.lanes * 4 // dtype.itemsize
    while lane.size % lanes:
        lanes //= 2
    if lanes < min(FEWEST, target.lanes):
        return kernel
    taps, rest = kernel.extent("row"), count(a.size for a in kernel.role("outer"))
    rest //= lane.size * hint(along.size)
    most = max(1, WEIGHTS_NBYTES // (taps * dtype.itemsize * lanes)) * lanes
    parts = max(ceil(lane.size / most), min(ceil(ITEMS / rest), lane.size // lanes))
    chunk = ceil(lane.size / lanes / parts) * lanes
    if isinstance(along.size, Size):
        places = PLACES if _shares_reads(kernel, found, along) else max(1, MOST_TAPS // taps)
        places = min(PLACES, places)  # tiles of each width repeat the taps
    else:
        places = ceil(along.size / ceil(along.size / PLACES))
    return replace(
        kernel,
        schedule=SlideSchedule(
            lane=lane.name, lanes=lanes, along=along.name, places=places, chunk=chunk
        ),
    )


def _shares_reads(kernel: Kernel, found: Sliding, along: Axis) -> bool:
    """Whether places side by side read anything once for all: weights, or elements that the windows
    of two meet. Those of images in a batch meet none."""
    flat = kernel.flat(found.seen)
    step, moves = (
        hint(flat.coef(along.name)),
        [(a, hint(flat.coef(a.name))) for a in kernel.role("row")],
    )
    shared = (step % move == 0 and step // move < a.size for a, move in moves if move)
    return found.taps is not None or any(shared)


def sliding(kernel: Kernel) -> Sliding | None:
    folds = [p for p in kernel.prims() if p.op == "reduce"]
    taps = kernel.extent("row")
    if len(folds) != 1 or isinstance(taps, Size) or not 1 < taps <= MOST_TAPS:
        return None
    fold = folds[0]
    if fold.dtype == boolean or any(s.at or s.combine for s in kernel.stores):
        return None
    inner, memo = {axis.name for axis in kernel.role("row")}, dict[Prim, frozenset[str]]()
    if any(free_axes(s.value, memo) & inner for s in kernel.stores):
        return None  # more is done in the window than to fold it
    for value, weight in _factors(fold):
        seen = _match_windows(kernel, value)
        if seen is None or (weight is not None and not _is_weight(kernel, weight)):
            continue
        return Sliding(fold, *seen, None if weight is None else weight.attr)
    return None


def _factors(fold: Prim) -> list[tuple[Prim, Prim | None]]:
    """(element, weight) of what is folded, either way round."""
    value = fold.args[0]
    if fold.attr.kind == "sum" and value.op == "mul" and value.dtype.is_float:
        return [(value.args[0], value.args[1]), (value.args[1], value.args[0])]
    return [(value, None)]


def _match_windows(kernel: Kernel, value: Prim) -> tuple[Load | Pick, float, DType] | None:
    """An element of an image, what is outside of it, and the type of both."""
    if value.op == "cast" and value.args[0].dtype.is_int and value.args[0].dtype.itemsize == 1:
        value = value.args[0]
    access, other = find_access(value)
    if access is None or kernel.buffers[access.buffer].dtype != value.dtype:
        return None
    return access, other, value.dtype


def _is_weight(kernel: Kernel, weight: Prim) -> bool:
    """Whether it is the same at all places: one for each tap and lane."""
    if weight.op != "load" or kernel.buffers[weight.attr.buffer].dtype != weight.dtype:
        return False
    flat = kernel.flat(weight.attr)
    outer = [a for a in kernel.role("outer") if flat.coef(a.name)]
    return len(outer) == 1 and flat.coef(outer[0].name) == 1


def _lane(kernel: Kernel, found: Sliding) -> Axis | None:
    """The outer axis along which everything is contiguous, and no element is outside."""
    reads = [found.seen, *([found.taps] if found.taps else [])]
    flats = [kernel.flat(access) for access in (*reads, *kernel.stores)]
    guards = found.seen.guards if isinstance(found.seen, Pick) else ()
    for axis in kernel.role("outer"):
        if all(f.coef(axis.name) == 1 for f in flats):
            return None if any(a.coef(axis.name) for a, _ in guards) else axis
    return None


def _find_tile_axis(kernel: Kernel, lane: Axis) -> Axis | None:
    """The axis whose places are side by side in the result; all others vary along it too."""
    others = [a for a in kernel.role("outer") if a is not lane]
    stored = [{a.name for a in others if kernel.flat(s).coef(a.name)} for s in kernel.stores]
    if not others or any(names != {a.name for a in others} for names in stored):
        return None
    return min(others, key=lambda a: abs(hint(kernel.flat(kernel.stores[0]).coef(a.name))))


@dataclass(frozen=True)
class Spot:
    """An element that the windows of a tile meet: how far it is from the tile's first, in memory
    and in each guard, and for which place it is which tap."""

    move: int
    guards: tuple[int, ...]
    uses: tuple[tuple[int, int], ...]  # (place, number of the tap)


def spots(kernel: Kernel, found: Sliding, places: int) -> list[Spot]:
    """In the order in which each place's taps are numbered."""
    row, along = kernel.role("row"), kernel.schedule.along
    flat = kernel.flat(found.seen)
    guards = found.seen.guards if isinstance(found.seen, Pick) else ()
    uses: dict[tuple[int, tuple[int, ...], int], list[tuple[int, int]]] = {}
    for number, digits in enumerate(product(*(range(a.size) for a in row))):
        at = dict(zip((a.name for a in row), digits, strict=True))
        for place in range(places):
            here = at | {along: place}
            move = _offset_tap(flat, here)
            key = (digits[0], tuple(_offset_tap(a, here) for a, _ in guards), move)
            uses.setdefault(key, []).append((place, number))
    ordered = sorted(uses.items(), key=lambda item: (item[0][0], hint(item[0][2])))
    return [Spot(move, inside, tuple(met)) for (_, inside, move), met in ordered]


def _offset_tap(a: Affine, at: dict[str, int]) -> int:
    return sum(coef * at.get(name, 0) for name, coef in a.terms)


def tap_moves(kernel: Kernel, taps: Load) -> list[int]:
    """How far each tap's weights are from the first's."""
    row, flat = kernel.role("row"), kernel.flat(taps)
    counts = product(*(range(a.size) for a in row))
    return [_offset_tap(flat, dict(zip((a.name for a in row), c, strict=True))) for c in counts]


def find_outer_axes(kernel: Kernel) -> tuple[Axis, ...]:
    """The outer axes that a tile is one point of."""
    plan: SlideSchedule = kernel.schedule
    return tuple(a for a in kernel.role("outer") if a.name not in (plan.lane, plan.along))


def chunks(kernel: Kernel) -> int:
    plan: SlideSchedule = kernel.schedule
    return ceil(kernel.sizes[plan.lane] / plan.chunk)


def items(kernel: Kernel) -> int:
    return prod(a.size for a in find_outer_axes(kernel)) * chunks(kernel)
