"""Hold the memory of a program: buffers that grow to what the largest of its sizes needs."""

from __future__ import annotations

import weakref
from collections.abc import Hashable, Mapping
from typing import Any

from kitsune.backends.webgpu.buffers import Buffer, Buffers
from kitsune.backends.webgpu.device import Device
from kitsune.system.locks import make_lock

GROWTH = 1.5  # so that slowly growing sizes do not allocate each time


class ProgramMemory:
    """Buffers by name, and one to read results from. Programs of one model for other sizes share
    it, one call at a time, which `lock` is for. `version` counts what has grown: whoever bound the
    memory before binds it anew."""

    def __init__(self, device: Device, buffers: Buffers | None = None) -> None:
        self.buffers = buffers or device.buffers
        self.lock = make_lock()
        self.version = 0
        self._device = device
        self._owned: dict[Hashable, Buffer] = {}
        self._result: Any = None
        weakref.finalize(self, _give_all, self.buffers, self._owned).atexit = False

    def take(self, name: Hashable, nbytes: int) -> Buffer:
        """A buffer of at least that many bytes, the same for one name."""
        found = self._owned.get(name)
        if found is None:
            found = self._owned[name] = self.buffers.take(nbytes)
        elif nbytes > found.nbytes:
            with self.lock:
                grown = self.buffers.take(self._grow(nbytes, found.nbytes))
                self.buffers.drop(found)
                found.handle, found.nbytes = grown.handle, grown.nbytes
                self.version += 1
        return found

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


def _give_all(buffers: Buffers, owned: Mapping[Hashable, Buffer]) -> None:
    for buffer in owned.values():
        buffers.give(buffer)
