"""Hold the memory of a program: buffers that grow to what the larger of its sizes of late need."""

from __future__ import annotations

import weakref
from collections import deque
from collections.abc import Hashable, Mapping
from typing import Any

from kitsune.backends.webgpu.buffers import Buffer, Buffers
from kitsune.backends.webgpu.device import Device
from kitsune.system.locks import make_rlock

GROWTH = 1.5  # so that slowly growing sizes do not allocate each time
RECENT = 32  # calls of another size than the one before, which say how much stays
SLACK_NBYTES = 1 << 22  # not worth giving back

Needs = Mapping[Hashable, int]  # bytes by the name of the buffer


class ProgramMemory:
    """Buffers by name, and one to read results from. Programs of one model for other sizes share
    it, one call at a time, which `lock` is for. `version` counts what has another size since:
    whoever bound the memory before takes it again and binds it anew."""

    def __init__(self, device: Device, buffers: Buffers | None = None) -> None:
        self.buffers = buffers or device.buffers
        self.lock = make_rlock()
        self.version = 0
        self._device = device
        self._owned: dict[Hashable, Buffer] = {}
        self._result: Any = None
        self._recent: deque[Needs] = deque(maxlen=RECENT)
        weakref.finalize(self, _give_all, self.buffers, self._owned).atexit = False

    def take(self, name: Hashable, nbytes: int) -> Buffer:
        """A buffer of at least that many bytes, the same for one name."""
        found = self._owned.get(name)
        if found is None:
            found = self._owned[name] = self.buffers.take(nbytes)
        elif nbytes > found.nbytes:
            self._replace(found, self._grow(nbytes, found.nbytes))
        return found

    def _replace(self, buffer: Buffer, nbytes: int) -> None:
        """Give a buffer other memory; what was in it is lost."""
        with self.lock:
            made = self.buffers.take(nbytes)
            self.buffers.drop(buffer)
            buffer.handle, buffer.nbytes = made.handle, made.nbytes
            self.version += 1

    def take_result(self, nbytes: int) -> Any:
        """A buffer that can be mapped, of at least that many bytes."""
        if self._result is None or self._result.size < nbytes:
            before = 0 if self._result is None else self._result.size
            size = self._grow(nbytes, before)
            self._result = self._device.create(size, "MAP_READ|COPY_DST")
        return self._result

    def _grow(self, nbytes: int, before: int) -> int:
        wanted = max(nbytes, int(GROWTH * before) // 16 * 16)
        return max(nbytes, min(wanted, self._device.target.max_buffer_nbytes))

    def note_use(self, needs: Needs) -> None:
        """Before a call that needs this much, after one of another size: give back what a larger
        size needed that is over. The second largest of late stays, so that sizes that take turns
        do not allocate."""
        self._recent.append(needs)
        *_, second, _ = ({}, *sorted(self._recent, key=lambda each: sum(each.values())))
        kept = {name: max(needs.get(name, 0), second.get(name, 0)) for name in self._owned}
        held = sum(buffer.nbytes for buffer in self._owned.values())
        if held - GROWTH * sum(kept.values()) <= SLACK_NBYTES:
            return
        with self.lock:
            self._result = None
            for name, buffer in self._owned.items():
                if buffer.nbytes > kept[name]:
                    self._replace(buffer, kept[name])


def _give_all(buffers: Buffers, owned: Mapping[Hashable, Buffer]) -> None:
    for buffer in owned.values():
        buffers.give(buffer)
