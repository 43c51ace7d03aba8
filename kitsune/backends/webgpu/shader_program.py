"""Run kernels on a WebGPU device in one submit."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from kitsune.backends.webgpu.access import stored_nbytes
from kitsune.backends.webgpu.buffers import LEAST_NBYTES, Buffer
from kitsune.backends.webgpu.device import Device, pad_size, to_bytes
from kitsune.backends.webgpu.emit_shader import Emitted, emit_kernel, workgroups
from kitsune.backends.webgpu.gpu_clock import GpuClock
from kitsune.backends.webgpu.profiles import NATIVE, Profile
from kitsune.backends.webgpu.program_memory import ProgramMemory
from kitsune.backends.webgpu.ranges import Known, flow
from kitsune.backends.webgpu.split import split
from kitsune.errors import InputError
from kitsune.ir.guards import Guard, assume, record_guards
from kitsune.ir.sizes import Values, evaluate, symbols_of
from kitsune.lower.kernel import Kernel, format_kernel
from kitsune.system.locks import make_lock
from kitsune.system.records import dataclass
from kitsune.target import GpuTarget

ALIGNMENT = 16  # of an output in the buffer that is read back
UNIFORM_ALIGNMENT = 256  # of the sizes of a dispatch in the buffer that has those of all
NOWHERE: Mapping[int, int] = MappingProxyType({})
UNBOUND = Buffer(None, 0)  # of a place until somebody says whose it is


@dataclass(frozen=True)
class Dispatch:
    """A kernel, or a slice of one, as a device runs it: what it binds, by the number of the place,
    with the first byte and the bytes of each; its workgroups, and the sizes in its uniform."""

    pipeline: Any
    number: int  # of its kernel
    bound: Sequence[int]
    offsets: tuple[int, ...]
    nbytes: tuple[int, ...]
    grid: tuple[int, ...]
    sizes: tuple[int, ...] = ()

    def bind_sizes(self, values: Values) -> Dispatch:
        """The same for the sizes of a call; sizes below zero wrap around."""
        return replace(
            self,
            nbytes=tuple(evaluate(n, values) for n in self.nbytes),
            grid=tuple(evaluate(n, values) for n in self.grid),
            sizes=tuple(evaluate(n, values) % 2**32 for n in self.sizes),
        )


@dataclass
class Step:
    """A dispatch. Its bind group is made when it is first needed, and anew for other memory."""

    dispatch: Dispatch
    uniform: int = 0  # the first byte of its sizes
    group: Any = None


MAX_CACHED_SHADERS = 1024
_shaders: OrderedDict[Hashable, tuple[Emitted, tuple[Guard, ...]]] = OrderedDict()
_shaders_lock = make_lock()  # they are found by what `emit` reads, oldest first


def shaders(
    kernels: Sequence[tuple[Kernel, Sequence[Hashable]]], target: GpuTarget, profile: Profile
) -> list[Emitted]:
    """The shader of each kernel of a program, over the places bound to it."""
    flows = zip(kernels, flow(kernels), strict=True)
    return [_shader(kernel, target, known, profile) for (kernel, _), known in flows]


def _shader(kernel: Kernel, target: GpuTarget, known: Known, profile: Profile) -> Emitted:
    """Emit a kernel, or find the shader of an equal one: the sizes and widths of a bundle share
    most of their kernels."""
    facts = tuple(sorted(known.items(), key=lambda item: item[0]))
    sizes = (*(a.size for a in kernel.axes), *(b.size for b in kernel.buffers))
    symbols = frozenset(s for size in sizes for s in symbols_of(size))
    key = (format_kernel(kernel), symbols, facts, target, profile)
    with _shaders_lock:
        found = _shaders.get(key)
    if found is None:
        with record_guards() as guards:
            emitted = emit_kernel(kernel, target, known, profile)
        found = emitted, tuple(guards)
        with _shaders_lock:
            _shaders[key] = found
            if len(_shaders) > MAX_CACHED_SHADERS:
                _shaders.popitem(last=False)
    assume(found[1])
    return found[0]


def compile_kernels(
    kernels: Sequence[tuple[Kernel, Sequence[int]]],
    device: Device | None = None,
    profile: Profile = NATIVE,
) -> list[Dispatch]:
    """Kernels in order, each with the places bound to its buffers. All shaders are compiled
    together."""
    device = device or Device.open()
    target, profile = device.target, profile.within(device.target)
    slices = [
        (number, part, bound)
        for number, (kernel, bound) in enumerate(kernels)
        for part in split(kernel, target)
    ]
    made = shaders([(part.kernel, bound) for _, part, bound in slices], target, profile)
    wanted = [(one.text, len(bound)) for one, (_, _, bound) in zip(made, slices, strict=True)]
    pipelines = device.pipelines(wanted, profile.pipelines_at_once, profile.pipelines_kept)
    return [
        Dispatch(
            pipeline,
            number,
            bound,
            part.offsets,
            tuple(stored_nbytes(b, profile) for b in part.kernel.buffers),
            workgroups(part.kernel, target, profile),
            emitted.sizes,
        )
        for pipeline, emitted, (number, part, bound) in zip(pipelines, made, slices, strict=True)
    ]


class GpuProgram:
    """Dispatches in order, run as one submit.

    A place is memory of its own, or, if `arena` has it, starts at that byte of memory that places
    share. `uploads` fill places once: with an array, or with a buffer that is there already. A
    call writes `inputs`, runs, and returns the bytes of `outputs`. Places that are `kept` are
    buffers of whoever calls, which a call names, and which it may write to. Programs that differ in
    their sizes alone may share `memory`.
    """

    def __init__(
        self,
        dispatches: Sequence[Dispatch],
        nbytes: Sequence[int],
        uploads: Mapping[int, Any],
        inputs: Sequence[int],
        outputs: Sequence[int],
        device: Device | None = None,
        arena: Mapping[int, int] = NOWHERE,
        memory: ProgramMemory | None = None,
        kept: Sequence[int] = (),
    ) -> None:
        self.device = device or Device.open()
        self.nbytes, self.inputs, self.outputs, self.kept = nbytes, inputs, outputs, kept
        self._clock: GpuClock | None = None
        self._memory = memory or ProgramMemory(self.device)
        self._needs: dict[Hashable, int] = {}  # of its memory
        self._places = self._assign_buffers(uploads, arena)
        self._version = self._memory.version
        self._uniform, starts = self._write_sizes(dispatches)
        self.steps = [Step(each, starts.get(each.sizes, 0)) for each in dispatches]
        self.offsets, total = [], 0
        for number in outputs:
            self.offsets.append(total)
            total += -(-pad_size(nbytes[number]) // ALIGNMENT) * ALIGNMENT
        self._result_nbytes = max(total, LEAST_NBYTES)

    # --- memory ----------------------------------------------------------------------------------

    def _assign_buffers(
        self, uploads: Mapping[int, Any], arena: Mapping[int, int]
    ) -> list[tuple[Buffer, int]]:
        """The buffer and the offset of each place; one that is stored has none of its own."""
        total = max((at + pad_size(self.nbytes[n]) for n, at in arena.items()), default=0)
        if total > self.device.target.max_buffer_nbytes:
            arena = NOWHERE  # larger than a buffer may be: places do not share
        shared = self._take("arena", total) if arena else None
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
                placed.append((self._take(number, nbytes), 0))
                if given is not None:
                    self.device.upload(placed[-1][0], given)
        return placed

    def _take(self, name: Hashable, nbytes: int) -> Buffer:
        self._needs[name] = nbytes
        return self._memory.take(name, nbytes)

    def note_use(self, is_idle: bool) -> None:
        """Calls are of these sizes now, or of another program."""
        self._memory.note_use({} if is_idle else self._needs)

    def _write_sizes(
        self, dispatches: Sequence[Dispatch]
    ) -> tuple[Any, dict[tuple[int, ...], int]]:
        """A buffer with the sizes of all dispatches, and where those of each begin."""
        distinct = list(dict.fromkeys(each.sizes for each in dispatches if each.sizes))
        if not distinct:
            return None, {}
        starts, total = {}, 0
        for sizes in distinct:
            starts[sizes] = total
            total += -(-4 * len(sizes) // UNIFORM_ALIGNMENT) * UNIFORM_ALIGNMENT
        table = np.zeros(total // 4, np.uint32)
        for sizes, start in starts.items():
            table[start // 4 : start // 4 + len(sizes)] = sizes
        buffer = self.device.create(total, "UNIFORM|COPY_DST")
        self.device.upload(Buffer(buffer, total), table)
        return buffer, starts

    # --- commands --------------------------------------------------------------------------------

    def _keep(self, given: Sequence[Buffer]) -> None:
        """Bind memory of whoever calls, and what of the program's own is other memory since."""
        named = zip(self.kept, given, strict=True)
        fresh = {n: buffer for n, buffer in named if self._places[n][0] is not buffer}
        for number, buffer in fresh.items():
            self._places[number] = (buffer, 0)
        has_grown = self._version != self._memory.version
        if has_grown:
            for name, nbytes in self._needs.items():
                self._memory.take(name, nbytes)
        self._version = self._memory.version
        for step in self.steps:
            if has_grown or not fresh.keys().isdisjoint(step.dispatch.bound):
                step.group = None

    def _group(self, step: Step) -> Any:
        each = step.dispatch
        bound = each.bound
        assert len(set(bound)) == len(bound) == len(each.nbytes), f"{each.nbytes} over {bound}"
        resources = []
        for number, start, nbytes in zip(bound, each.offsets, each.nbytes, strict=True):
            buffer, offset = self._places[number]
            size = pad_size(nbytes)
            resources.append({"buffer": buffer.handle, "offset": offset + start, "size": size})
        if each.sizes:
            size = 4 * len(each.sizes)
            resources.append({"buffer": self._uniform, "offset": step.uniform, "size": size})
        entries = [{"binding": n, "resource": one} for n, one in enumerate(resources)]
        layout = self.device.layout(len(bound), bool(each.sizes))
        with self.device.reporting("a binding"):
            return self.device.handle.create_bind_group(layout=layout, entries=entries)

    def __call__(
        self, arrays: Sequence[ArrayLike], kept: Sequence[Buffer] = ()
    ) -> list[np.ndarray[Any, np.dtype[np.uint8]]]:
        """Arrays for `inputs` and buffers for what is `kept`, in their order; outputs as bytes, to
        be viewed as their type."""
        raws = [to_bytes(data) for data in arrays]
        self._check(raw.nbytes for raw in raws)
        with self._memory.lock:
            self._keep(kept)
            for number, raw in zip(self.inputs, raws, strict=True):
                self.device.upload(self._places[number][0], raw)
            result = self._memory.take_result(self._result_nbytes)
            self._submit((), [(result, offset) for offset in self.offsets])
            raw = self.device.read_mapped(result, self._result_nbytes)
        places = zip(self.outputs, self.offsets, strict=True)
        return [raw[at : at + self.nbytes[number]] for number, at in places]

    def run_timed(
        self, arrays: Sequence[ArrayLike], kept: Sequence[Buffer] = ()
    ) -> tuple[list[np.ndarray[Any, np.dtype[np.uint8]]], list[tuple[float, float]]]:
        """A call, and from when to when each kernel ran, in nanoseconds."""
        self._clock = GpuClock(self.device, len(self.steps))
        try:
            made, spans = self(arrays, kept), iter(self._clock.read())
        finally:
            self._clock = None
        numbers = [step.dispatch.number for step in self.steps]
        whole = [list(islice(spans, numbers.count(n))) for n in dict.fromkeys(numbers)]
        return made, [(parts[0][0], parts[-1][1]) for parts in whole]

    def run_on_device(self, given: Sequence[Buffer]) -> list[Buffer]:
        """The same from buffers to new buffers, which the caller owns; nothing is waited for."""
        self._check(buffer.nbytes for buffer in given)
        made = [self._memory.buffers.take(self.nbytes[number]) for number in self.outputs]
        with self._memory.lock:
            self._keep(())
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
                    step.group = self._group(step)
                if step.dispatch.pipeline is not current:
                    current = step.dispatch.pipeline
                    run.set_pipeline(current)
                run.set_bind_group(0, step.group)
                run.dispatch_workgroups(*step.dispatch.grid)
            run.end()
        if clock is not None:
            clock.resolve(encoder)
