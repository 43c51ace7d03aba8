"""Time the kernels of a device by timestamp queries."""

from __future__ import annotations

from typing import Any

import numpy as np

from kitsune.backends.webgpu.device import TIMESTAMPS, Device
from kitsune.errors import UnsupportedError

MOST_QUERIES = 4096  # of one set
QUERY_NBYTES = 8


class GpuClock:
    """Two timestamps a kernel, at the beginning and at the end of a pass of its own."""

    def __init__(self, device: Device, kernels: int) -> None:
        if TIMESTAMPS not in device.handle.features:
            raise UnsupportedError(
                f"'{device.target.name}' does not say when its kernels ran",
                why="it has no timestamp queries",
                hint="profile the model on the CPU",
            )
        self.kernels, self._device, self._count = kernels, device, 2 * kernels
        sizes = [min(MOST_QUERIES, self._count - at) for at in range(0, self._count, MOST_QUERIES)]
        with device.reporting("timestamps"):
            self._sets = [device.handle.create_query_set(type="timestamp", count=n) for n in sizes]
        nbytes = max(1, self._count) * QUERY_NBYTES
        self._resolved = device.create(nbytes, "QUERY_RESOLVE|COPY_SRC")
        self._result = device.create(nbytes, "MAP_READ|COPY_DST")

    def writes(self, kernel: int) -> dict[str, Any]:
        """What the pass of a kernel is begun with."""
        which, place = divmod(2 * kernel, MOST_QUERIES)
        return {
            "query_set": self._sets[which],
            "beginning_of_pass_write_index": place,
            "end_of_pass_write_index": place + 1,
        }

    def resolve(self, encoder: Any) -> None:
        """After the passes."""
        for number, queries in enumerate(self._sets):
            at = number * MOST_QUERIES * QUERY_NBYTES
            encoder.resolve_query_set(queries, 0, queries.count, self._resolved, at)
        encoder.copy_buffer_to_buffer(self._resolved, 0, self._result, 0, self._resolved.size)

    def read(self) -> list[tuple[float, float]]:
        """Of each kernel, in nanoseconds of the device's own clock; waits for the submit."""
        from wgpu.backends.wgpu_native import lib

        queue = self._device.handle.queue._internal
        period = float(lib.wgpuQueueGetTimestampPeriod(queue))
        ticks = self._device.read_mapped(self._result).view(np.uint64)[: self._count].reshape(-1, 2)
        return [(period * float(start), period * float(end)) for start, end in ticks]
