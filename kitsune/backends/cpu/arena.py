"""The memory between kernels of a program for any size: it grows in place, and is given back.

Programs that are bound to sizes hold the address of the arena in native code. So address space is
reserved ahead, and pages come as they are first written: an arena seldom moves. Pages above what
recent calls needed go back to the system. How much that is, the second largest of the latest calls
says: a size that comes once is over when the next call of another size is, and sizes that take
turns keep their memory. (Trimming at once would fault every page of a large size again at each of
its calls, 0.1 ms a MiB; a timer would need a thread.)
"""

from __future__ import annotations

import mmap
from collections import deque
from collections.abc import Sequence
from contextlib import suppress

import numpy as np

from kitsune.lower.memory import Room, place_rooms
from kitsune.system.free_memory import allocate_aligned, installed_nbytes
from kitsune.system.locks import make_lock

HEADROOM = 4  # times what is needed, reserved as address space
LEAST_NBYTES = 1 << 26  # reserved for the smallest
GROWTH = 1.5  # of memory that cannot be reserved, so that slowly growing sizes do not move it often
RECENT = 32  # calls of another size than the one before, which say how much stays
SLACK_NBYTES = 1 << 22  # not worth giving back
MAX_ORDERS = 16  # of the sizes of rooms, whose placement is remembered
HUGE_NBYTES = 1 << 22  # from here on huge pages pay, as NumPy has it: 4 % of a MiniLM's time
FIRST = 64  # the byte of a page at which it begins: others' large arrays begin at the first
CAN_TRIM = hasattr(mmap, "MADV_DONTNEED")


class Arena:
    """`memory(nbytes)` is at least that large, and shared by all who ask. `note_use` counts what
    each call needs; `trim` gives back the rest while no call runs."""

    def __init__(self) -> None:
        self._lock = make_lock()
        self._pages: mmap.mmap | None = None
        self._memory: np.ndarray | None = None
        self._is_huge = False  # whether the system was asked for huge pages
        self._recent: deque[int] = deque(maxlen=RECENT)
        self._written = 0  # bytes that calls may have written since the latest trim

    @property
    def nbytes(self) -> int:
        """What calls have written, and was not given back."""
        return self._written

    def memory(self, nbytes: int) -> np.ndarray:
        with self._lock:
            if self._memory is None or nbytes > self._memory.nbytes:
                self._trim(0)  # programs that have the address may still write there
                self._memory, self._is_huge = self._reserve(nbytes), False
            if nbytes >= HUGE_NBYTES and not self._is_huge and self._pages is not None:
                self._is_huge = True
                with suppress(OSError, AttributeError):  # a kernel, or a system, without them
                    self._pages.madvise(mmap.MADV_HUGEPAGE)
            return self._memory

    def _reserve(self, nbytes: int) -> np.ndarray:
        known = 0 if self._memory is None else self._memory.nbytes
        room = max(LEAST_NBYTES, HEADROOM * nbytes)
        if CAN_TRIM and room <= installed_nbytes():
            try:
                self._pages = mmap.mmap(-1, room, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
                return np.frombuffer(self._pages, np.uint8)[FIRST:]
            except OSError:  # a limit on address space
                pass
        self._pages = None
        return allocate_aligned(max(nbytes, int(GROWTH * known)))

    def note_use(self, nbytes: int) -> bool:
        """Count a call that needs this much; whether memory above that should be given back."""
        self._recent.append(nbytes)
        self._written = max(self._written, nbytes)
        return CAN_TRIM and self._written - self._wanted() > SLACK_NBYTES

    def _wanted(self) -> int:
        """What is worth keeping: what the latest call needs, and the second largest before."""
        return max(self._recent[-1], *sorted(self._recent)[-2:-1], 0)

    def trim(self) -> None:
        """Give back what recent calls did not need. No call may run meanwhile."""
        with self._lock:
            self._trim(self._wanted() if self._recent else 0)

    def _trim(self, wanted: int) -> None:
        if self._pages is None:
            return
        first = -(-(FIRST + wanted) // mmap.PAGESIZE) * mmap.PAGESIZE
        last = min(len(self._pages), -(-(FIRST + self._written) // mmap.PAGESIZE) * mmap.PAGESIZE)
        if last > first:
            self._pages.madvise(mmap.MADV_DONTNEED, first, last - first)
        self._written = min(self._written, wanted)


class RoomPlacer:
    """Places rooms whose sizes calls decide. Where sizes have the order of some that were placed
    before, each room lies directly above the same ones as then: no fit is searched."""

    def __init__(self, rooms: Sequence[Room]) -> None:
        self._rooms = rooms
        self._known: dict[tuple[int, ...], list[tuple[int, list[int]]]] = {}  # by order of sizes

    def place(self, nbytes: Sequence[int]) -> tuple[list[int], int]:
        """The first byte of each, and the bytes of all."""
        order = tuple(sorted(range(len(nbytes)), key=nbytes.__getitem__))
        stacked = self._known.get(order)
        if stacked is None:
            return self._search(order, nbytes)
        offsets, total = [0] * len(nbytes), 0
        for room, below in stacked:
            at = max([offsets[n] + nbytes[n] for n in below], default=0)
            offsets[room], total = at, max(total, at + nbytes[room])
        return offsets, total

    def _search(self, order: tuple[int, ...], nbytes: Sequence[int]) -> tuple[list[int], int]:
        sized = [Room(n, r.first, r.last) for n, r in zip(nbytes, self._rooms, strict=True)]
        offsets, total = place_rooms(sized)
        stacked = list[tuple[int, list[int]]]()
        for n in sorted(range(len(sized)), key=lambda n: (offsets[n], nbytes[n])):
            room = sized[n]
            below = [
                o for o, _ in stacked if sized[o].first <= room.last and room.first <= sized[o].last
            ]
            stacked.append((n, below))
        if len(self._known) < MAX_ORDERS:
            self._known[order] = stacked
        return offsets, total
