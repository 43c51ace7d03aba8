"""Encode dispatches and copies into command buffers, with a uniform of the sizes that they read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from kitsune.backends.webgpu.buffers import Buffer
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


UNIFORM_ALIGNMENT = 256  # of the sizes of a dispatch in the buffer that has those of all
MAX_ENCODED = 8192  # dispatches of one command buffer


class SizeTable:
    """A uniform buffer with rows of sizes, equal ones once. New ones are sent together."""

    def __init__(self, device: Device, rows: int, length: int) -> None:
        self.pitch = -(-4 * max(length, 1) // UNIFORM_ALIGNMENT) * UNIFORM_ALIGNMENT
        self._device, self._rows = device, rows
        self._table = np.zeros((rows, self.pitch // 4), np.uint32)
        self._offsets: dict[tuple[int, ...], int] = {}
        self._sent = 0
        self.handle = device.create(rows * self.pitch, "UNIFORM|COPY_DST") if rows else None

    def find(self, sizes: tuple[int, ...]) -> int | None:
        """The first byte of a row, which is added; None where there is no room for it."""
        found = self._offsets.get(sizes)
        if found is None and len(self._offsets) < self._rows:
            row = len(self._offsets)
            self._table[row, : len(sizes)] = [n % 2**32 for n in sizes]  # below zero they wrap
            found = self._offsets[sizes] = row * self.pitch
        return found

    def clear(self) -> None:
        self._offsets.clear()
        self._sent = 0

    def send(self) -> None:
        rows = len(self._offsets)
        if rows > self._sent:
            raw = self._table[self._sent : rows].reshape(-1)
            with self._device.reporting("sizes"):
                self._device.handle.queue.write_buffer(self.handle, self._sent * self.pitch, raw)
            self._sent = rows


class Commands:
    """What is encoded until it is submitted: one pass for all dispatches, or with a clock one for
    each."""

    def __init__(self, device: Device, table: SizeTable, clock: GpuClock | None) -> None:
        self._device, self._table, self._clock = device, table, clock
        self._encoder = device.handle.create_command_encoder()
        self._pass: Any = None
        self._pipeline: Any = None
        self.encoded = 0
        self.passes: list[int] = []  # what was dispatched in each, by its number

    def dispatch(
        self,
        number: int,
        pipeline: Any,
        group: Any,
        offsets: Sequence[int],
        grid: tuple[Any, ...],
    ) -> None:
        """`grid` is the number of workgroups, or a buffer and the byte where that is."""
        if self._pass is None:
            is_timed = self._clock is not None and len(self.passes) < self._clock.kernels
            writes = self._clock.writes(len(self.passes)) if self._clock and is_timed else None
            self._pass = self._encoder.begin_compute_pass(timestamp_writes=writes)
            self._pipeline = None
            self.passes.append(number)
        if pipeline is not self._pipeline:
            self._pipeline = pipeline
            self._pass.set_pipeline(pipeline)
        self._pass.set_bind_group(0, group, offsets)
        if len(grid) == 2:
            self._pass.dispatch_workgroups_indirect(*grid)
        else:
            self._pass.dispatch_workgroups(*grid)
        self.encoded += 1
        if self._clock is not None:
            self._end_pass()

    def copy(self, source: tuple[Any, int], target: tuple[Any, int], nbytes: int) -> None:
        self._end_pass()
        self._encoder.copy_buffer_to_buffer(*source, *target, nbytes)

    def _end_pass(self) -> None:
        if self._pass is not None:
            self._pass.end()
            self._pass = None

    def submit(self) -> None:
        """Run what is encoded; what comes after it is another command buffer."""
        self._end_pass()
        self._table.send()
        self._device.handle.queue.submit([self._encoder.finish()])
        self._device.submits += 1
        self._encoder = self._device.handle.create_command_encoder()
        self.encoded = 0

    def finish(self) -> None:
        """Run the last of it."""
        self._end_pass()
        if self._clock is not None:
            self._clock.resolve(self._encoder)
        self._table.send()
        self._device.handle.queue.submit([self._encoder.finish()])
        self._device.submits += 1

    def read_number(self, buffer: Buffer) -> int:
        """The u32 that a buffer begins with, after all that is encoded."""
        self.submit()
        return int(self._device.read(Buffer(buffer.handle, 4)).view(np.uint32)[0])
