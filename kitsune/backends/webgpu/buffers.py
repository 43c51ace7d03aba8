"""Allocate device memory; buffers that were given back are reused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from kitsune.system.locks import make_lock

LEAST_NBYTES = 16  # a binding holds at least one vec4f
PAGE_NBYTES = 4096

Rounding = Literal["words", "pages", "eighths", "powers"]


def round_size(nbytes: int, how: Rounding) -> int:
    """The size that is asked of the device: the coarser, the more often one given back fits again.
    Eighths of a power of two waste an eighth at most."""
    nbytes = max(LEAST_NBYTES, -(-nbytes // 4) * 4)
    if how == "words":
        return nbytes
    if how == "pages":
        return -(-nbytes // PAGE_NBYTES) * PAGE_NBYTES
    above = 1 << (nbytes - 1).bit_length()
    if how == "powers":
        return above
    step = max(4, above // 16)  # above is at most twice nbytes
    return -(-nbytes // step) * step


class Buffer:
    """Device memory of at least `nbytes`."""

    def __init__(self, handle: Any, nbytes: int) -> None:
        self.handle, self.nbytes = handle, nbytes


class Buffers:
    """Hands out storage buffers; `create(nbytes)` makes a new one. Numbers are bytes of the device,
    which may be more than was asked for."""

    def __init__(self, create: Callable[[int], Any], rounding: Rounding = "words") -> None:
        self._create, self._rounding = create, rounding
        self._lock = make_lock()
        self._free: dict[int, list[Any]] = {}
        self.live = 0
        self.pooled = 0
        self.peak = 0
        self.reused = 0  # how often one given back was handed out again

    def take(self, nbytes: int) -> Buffer:
        size = round_size(nbytes, self._rounding)
        with self._lock:
            free = self._free.get(size)
            handle = free.pop() if free else None
            if handle is not None:
                self.pooled -= size
                self.reused += 1
        if handle is None:
            handle = self._create(size)
        with self._lock:
            self.live += size
            self.peak = max(self.peak, self.live + self.pooled)
        return Buffer(handle, nbytes)

    def give(self, buffer: Buffer) -> None:
        """Back to the pool; its holder forgets it."""
        size = round_size(buffer.nbytes, self._rounding)
        with self._lock:
            self._free.setdefault(size, []).append(buffer.handle)
            self.live -= size
            self.pooled += size

    def drop(self, buffer: Buffer) -> None:
        """Let the device have it; its holder forgets it."""
        with self._lock:
            self.live -= round_size(buffer.nbytes, self._rounding)
        buffer.handle.destroy()

    def trim(self) -> int:
        """Let the device have what nobody uses: how many bytes."""
        with self._lock:
            handles = [handle for each in self._free.values() for handle in each]
            freed, self.pooled = self.pooled, 0
            self._free.clear()
        for handle in handles:
            handle.destroy()
        return freed

    def report(self) -> dict[str, int]:
        with self._lock:
            kept = sum(map(len, self._free.values()))
            return {
                "live": self.live,
                "pooled": self.pooled,
                "peak": self.peak,
                "pooled_buffers": kept,
                "reused": self.reused,
            }
