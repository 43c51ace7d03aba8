"""Run kernels on a WebGPU device in one submit."""

from __future__ import annotations

import weakref
from collections import OrderedDict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from kitsune.backends.webgpu.access import stored_nbytes
from kitsune.backends.webgpu.buffers import LEAST_NBYTES, Buffer, Buffers
from kitsune.backends.webgpu.device import Device, pad_size, to_bytes
from kitsune.backends.webgpu.emit_shader import emit, workgroups
from kitsune.backends.webgpu.gpu_clock import GpuClock
from kitsune.backends.webgpu.profiles import NATIVE, Profile
from kitsune.backends.webgpu.ranges import Known, flow
from kitsune.backends.webgpu.split import Slice, split
from kitsune.errors import InputError
from kitsune.lower.kernel import Kernel, format_kernel
from kitsune.system.locks import make_lock
from kitsune.target import GpuTarget

ALIGNMENT = 16  # of an output in the buffer that is read back
NOWHERE: Mapping[int, int] = MappingProxyType({})
UNBOUND = Buffer(None, 0)  # of a place until somebody says whose it is


@dataclass
class Step:
    """A dispatch. Its bind group is made when it is first needed, and anew for other memory."""

    pipeline: Any
    part: Slice
    bound: Sequence[int]
    grid: tuple[int, int, int]
    group: Any = None


MAX_CACHED_SHADERS = 1024
_shaders: OrderedDict[Hashable, str] = OrderedDict()  # by what `emit` reads, oldest first
_shaders_lock = make_lock()


def shaders(
    kernels: Sequence[tuple[Kernel, Sequence[Hashable]]], target: GpuTarget, profile: Profile
) -> list[str]:
    """The text of each kernel of a program, over the places bound to it."""
    flows = zip(kernels, flow(kernels), strict=True)
    return [_shader(kernel, target, known, profile) for (kernel, _), known in flows]


def _shader(kernel: Kernel, target: GpuTarget, known: Known, profile: Profile) -> str:
    """Emit a kernel, or find the text of an equal one: the sizes and widths of a bundle share
    most of their kernels."""
    facts = tuple(sorted(known.items(), key=lambda item: item[0]))
    key = (format_kernel(kernel), facts, target, profile)
    with _shaders_lock:
        found = _shaders.get(key)
    if found is None:
        found = emit(kernel, target, known, profile)
        with _shaders_lock:
            _shaders[key] = found
            if len(_shaders) > MAX_CACHED_SHADERS:
                _shaders.popitem(last=False)
    return found


class GpuProgram:
    """Kernels in order, each with the places bound to its buffers, run as one submit.

    A place is memory of its own, or, if `arena` has it, starts at that byte of memory that places
    share. `uploads` fill places once: with an array, or with a buffer that is there already. A
    call writes `inputs`, runs, and returns the bytes of `outputs`. Places that are `kept` are
    buffers of whoever calls, which a call names, and which it may write to.
    """

    def __init__(
        self,
        kernels: Sequence[tuple[Kernel, Sequence[int]]],
        nbytes: Sequence[int],
        uploads: Mapping[int, Any],
        inputs: Sequence[int],
        outputs: Sequence[int],
        device: Device | None = None,
        arena: Mapping[int, int] = NOWHERE,
        profile: Profile = NATIVE,
        buffers: Buffers | None = None,
        kept: Sequence[int] = (),
    ) -> None:
        self.device = device or Device.open()
        self.nbytes, self.inputs, self.outputs, self.kept = nbytes, inputs, outputs, kept
        self.profile = profile.within(self.device.target)
        self._lock = make_lock()
        self._clock: GpuClock | None = None
        self._memory = buffers or self.device.buffers
        self._owned: list[Buffer] = []
        weakref.finalize(self, _give_all, self._memory, self._owned).atexit = False
        self._places = self._assign_buffers(uploads, arena)
        self.steps = self._steps(kernels)
        self.offsets, total = [], 0
        for number in outputs:
            self.offsets.append(total)
            total += -(-pad_size(nbytes[number]) // ALIGNMENT) * ALIGNMENT
        self.result = self.device.create(max(total, LEAST_NBYTES), "MAP_READ|COPY_DST")

    # --- memory ----------------------------------------------------------------------------------

    def _own(self, nbytes: int) -> Buffer:
        made = self._memory.take(nbytes)
        self._owned.append(made)
        return made

    def _assign_buffers(
        self, uploads: Mapping[int, Any], arena: Mapping[int, int]
    ) -> list[tuple[Buffer, int]]:
        """The buffer and the offset of each place; one that is stored has none of its own."""
        total = max((at + pad_size(self.nbytes[n]) for n, at in arena.items()), default=0)
        if total > self.device.target.max_buffer_nbytes:
            arena = NOWHERE  # larger than a buffer may be: places do not share
        shared = self._own(total) if arena else None
        placed = []
        for number, nbytes in enumerate(self.nbytes):
            given = uploads.get(number)
            if isinstance(given, Buffer):
                placed.append((given, 0))
            elif number in self.kept:
                placed.append((UNBOUND, 0))
            elif shared is not None and number in arena:
                placed.append((shared, arena[number]))
            else:
                placed.append((self._own(nbytes), 0))
                if given is not None:
                    self.device.upload(placed[-1][0], given)
        return placed

    # --- commands --------------------------------------------------------------------------------

    def _steps(self, kernels: Sequence[tuple[Kernel, Sequence[int]]]) -> list[Step]:
        """All shaders are compiled together."""
        target = self.device.target
        parts = [split(kernel, target) for kernel, _ in kernels]
        self._slices = [len(each) for each in parts]  # of each kernel
        slices = [(s, bound) for each, (_, bound) in zip(parts, kernels, strict=True) for s in each]
        kernels = [(s.kernel, bound) for s, bound in slices]
        texts = shaders(kernels, target, self.profile)
        wanted = [(shader, len(bound)) for shader, (_, bound) in zip(texts, kernels, strict=True)]
        made = self.device.pipelines(
            wanted, self.profile.pipelines_at_once, self.profile.pipelines_kept
        )
        return [
            Step(pipeline, s, bound, workgroups(s.kernel, target, self.profile))
            for pipeline, (s, bound) in zip(made, slices, strict=True)
        ]

    def _keep(self, given: Sequence[Buffer]) -> None:
        """Bind memory of whoever calls."""
        named = zip(self.kept, given, strict=True)
        fresh = {n: buffer for n, buffer in named if self._places[n][0] is not buffer}
        for number, buffer in fresh.items():
            self._places[number] = (buffer, 0)
        for step in self.steps:
            if not fresh.keys().isdisjoint(step.bound):
                step.group = None

    def _group(self, part: Slice, bound: Sequence[int]) -> Any:
        kernel = part.kernel
        assert len(set(bound)) == len(bound) == len(kernel.buffers), f"{kernel}\nbound to {bound}"
        entries = []
        for n, number in enumerate(bound):
            buffer, offset = self._places[number]
            offset += part.offsets[n]
            size = pad_size(stored_nbytes(kernel.buffers[n], self.profile))
            resource = {"buffer": buffer.handle, "offset": offset, "size": size}
            entries.append({"binding": n, "resource": resource})
        layout = self.device.layout(len(bound))
        with self.device.reporting("a binding"):
            return self.device.handle.create_bind_group(layout=layout, entries=entries)

    def __call__(
        self, arrays: Sequence[ArrayLike], kept: Sequence[Buffer] = ()
    ) -> list[np.ndarray[Any, np.dtype[np.uint8]]]:
        """Arrays for `inputs` and buffers for what is `kept`, in their order; outputs as bytes, to
        be viewed as their type."""
        raws = [to_bytes(data) for data in arrays]
        self._check(raw.nbytes for raw in raws)
        with self._lock:
            self._keep(kept)
            for number, raw in zip(self.inputs, raws, strict=True):
                self.device.upload(self._places[number][0], raw)
            back = [(self.result, offset) for offset in self.offsets]
            self._submit((), back)
            return self._read()

    def run_timed(
        self, arrays: Sequence[ArrayLike], kept: Sequence[Buffer] = ()
    ) -> tuple[list[np.ndarray[Any, np.dtype[np.uint8]]], list[tuple[float, float]]]:
        """A call, and from when to when each kernel ran, in nanoseconds."""
        self._clock = GpuClock(self.device, len(self.steps))
        try:
            made, spans = self(arrays, kept), iter(self._clock.read())
        finally:
            self._clock = None
        whole = [list(islice(spans, count)) for count in self._slices]
        return made, [(parts[0][0], parts[-1][1]) for parts in whole]

    def run_on_device(self, given: Sequence[Buffer]) -> list[Buffer]:
        """The same from buffers to new buffers, which the caller owns; nothing is waited for."""
        self._check(buffer.nbytes for buffer in given)
        made = [self._memory.take(self.nbytes[number]) for number in self.outputs]
        with self._lock:
            self._submit(given, [(buffer.handle, 0) for buffer in made])
        return made

    def _check(self, sizes: Iterable[int]) -> None:
        found = list(sizes)
        if len(found) != len(self.inputs):
            raise InputError(f"{len(found)} inputs for a program of {len(self.inputs)}")
        for number, nbytes in zip(self.inputs, found, strict=True):
            if nbytes != self.nbytes[number]:
                raise InputError(
                    f"an input of {nbytes} bytes",
                    why=f"buffer {number} takes {self.nbytes[number]} bytes",
                )

    def _submit(self, given: Sequence[Buffer], back: Sequence[tuple[Any, int]]) -> None:
        """One command buffer: copies in, a dispatch a kernel, copies of the outputs to `back`."""
        with self.device.reporting("a program"):
            encoder = self.device.handle.create_command_encoder()
            for number, buffer in zip(self.inputs, given, strict=False):
                place, size = self._places[number][0].handle, pad_size(self.nbytes[number])
                encoder.copy_buffer_to_buffer(buffer.handle, 0, place, 0, size)
            self._passes(encoder)
            for number, (handle, offset) in zip(self.outputs, back, strict=True):
                place, size = self._places[number], pad_size(self.nbytes[number])
                encoder.copy_buffer_to_buffer(place[0].handle, place[1], handle, offset, size)
            self.device.handle.queue.submit([encoder.finish()])
        self.device.submits += 1

    def _passes(self, encoder: Any) -> None:
        """One for all kernels; for a clock, one for each."""
        clock = self._clock
        passes = [self.steps] if clock is None else [[step] for step in self.steps]
        for number, steps in enumerate(passes):
            run = encoder.begin_compute_pass(timestamp_writes=clock and clock.writes(number))
            current = None
            for step in steps:
                if step.group is None:
                    step.group = self._group(step.part, step.bound)
                if step.pipeline is not current:
                    run.set_pipeline(step.pipeline)
                    current = step.pipeline
                run.set_bind_group(0, step.group)
                run.dispatch_workgroups(*step.grid)
            run.end()
        if clock is not None:
            clock.resolve(encoder)

    def _read(self) -> list[np.ndarray[Any, np.dtype[np.uint8]]]:
        """Waits for the submit."""
        raw = self.device.read_mapped(self.result)
        places = zip(self.outputs, self.offsets, strict=True)
        return [raw[at : at + self.nbytes[number]] for number, at in places]


def _give_all(memory: Buffers, owned: Sequence[Buffer]) -> None:
    for buffer in owned:
        memory.give(buffer)
