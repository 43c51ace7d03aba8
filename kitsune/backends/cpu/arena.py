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

import numpy as np

from kitsune.system.free_memory import allocate_aligned, installed_nbytes
from kitsune.system.locks import make_lock

HEADROOM = 4  # times what is needed, reserved as address space
LEAST_NBYTES = 1 << 26  # reserved for the smallest
GROWTH = 1.5  # of memory that cannot be reserved, so that slowly growing sizes do not move it often
RECENT = 32  # calls of another size than the one before, which say how much stays
SLACK_NBYTES = 1 << 22  # not worth giving back
FIRST = 64  # the byte of a page at which it begins: others' large arrays begin at the first
CAN_TRIM = hasattr(mmap, "MADV_DONTNEED")


class Arena:
    """`memory(nbytes)` is at least that large, and shared by all who ask. `note_use` counts what
    each call needs; `trim` gives back the rest while no call runs."""

    def __init__(self) -> None:
        self._lock = make_lock()
        self._pages: mmap.mmap | None = None
        self._memory: np.ndarray | None = None
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
                self._memory = self._reserve(nbytes)
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
