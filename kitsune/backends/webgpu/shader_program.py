"""Run kernels on a WebGPU device in one submit."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import field
from functools import cached_property
from math import prod
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from kitsune.backends.webgpu.buffers import LEAST_NBYTES, Buffer
from kitsune.backends.webgpu.commands import MAX_ENCODED, Commands, GpuClock, SizeTable
from kitsune.backends.webgpu.device import Device, pad_size, to_bytes
from kitsune.backends.webgpu.profiles import NATIVE, Profile
from kitsune.backends.webgpu.program_memory import ProgramMemory
from kitsune.backends.webgpu.units import Turns, Units, emit_units
from kitsune.errors import InputError
from kitsune.ir.ops.loop import describe_endless
from kitsune.ir.sizes import Size, Values, evaluate, substitute, symbols_of
from kitsune.lower.kernel import Kernel
from kitsune.system.records import dataclass

ALIGNMENT = 16  # of an output in the buffer that is read back
MAX_ROWS = 4096  # of sizes that differ from step to step
TURNS, MAX_TURNS = 8, 256  # of a loop that values end, encoded before it is asked if it goes on
NOWHERE: Mapping[int, int] = MappingProxyType({})
UNBOUND = Buffer(None, 0)  # of a place until somebody says whose it is


class BoundValues:
    """The sizes of a call: evaluates a size, each once."""

    def __init__(self, values: Values) -> None:
        self.names, self._values = values.keys(), values
        self._known: dict[int, int] = {}

    def __call__(self, size: int) -> int:
        if not isinstance(size, Size):
            return size
        found = self._known.get(size)
        if found is None:
            found = self._known[size] = evaluate(size, self._values)
        return found

    def substitute(self, size: int) -> int:
        """A size of which steps of loops are not known yet."""
        return substitute(size, self._values)


@dataclass(frozen=True)
class Dispatch:
    """A kernel, or a slice of one, as a device runs it: what it binds, by the number of the place,
    with the first byte and the bytes of each; its workgroups, and the sizes in its uniform."""

    pipeline: Any
    kernels: tuple[int, ...]  # that it computes
    bound: Sequence[int]
    offsets: tuple[int, ...]
    nbytes: tuple[int, ...]
    grid: tuple[int, ...]
    sizes: tuple[int, ...] = ()  # of which some are those of each step of a loop
    indirect: tuple[int, int] | None = None  # the place, and the byte of it, of its workgroups

    def bind_sizes(self, values: BoundValues) -> Dispatch:
        """The same for the sizes of a call."""
        is_bound = set(self.symbols) <= values.names
        sizes = map(values, self.sizes) if is_bound else map(values.substitute, self.sizes)
        nbytes, grid = tuple(map(values, self.nbytes)), tuple(map(values, self.grid))
        known = (self.pipeline, self.kernels, self.bound, self.offsets)
        return Dispatch(*known, nbytes, grid, tuple(sizes), self.indirect)

    @cached_property
    def symbols(self) -> tuple[str, ...]:
        """The numbers of steps that its sizes are of."""
        return tuple(dict.fromkeys(s.name for n in self.sizes for s in symbols_of(n)))


@dataclass
class Step:
    """A dispatch. Its bind group is made when it is first needed, and anew for other memory."""

    dispatch: Dispatch
    group: Any = None
    offsets: dict[tuple[int, ...], int] = field(default_factory=dict)  # of its sizes, by the step


def compile_kernels(
    kernels: Sequence[tuple[Kernel, Sequence[int]]],
    device: Device | None = None,
    profile: Profile = NATIVE,
) -> list[Dispatch]:
    """Kernels in order, each with the places bound to its buffers."""
    device = device or Device.open()
    within = profile.within(device.target)
    return compile_units(emit_units(kernels, (), (), device.target, within), device, profile)


def compile_units(made: Units, device: Device, profile: Profile) -> list[Dispatch]:
    """All shaders are compiled together."""
    wanted = [(unit.emitted.text, len(unit.bound)) for unit in made.units]
    pipelines = device.pipelines(wanted, profile.pipelines_at_once, profile.pipelines_kept)
    return [
        Dispatch(
            pipeline,
            unit.kernels,
            unit.bound,
            unit.offsets,
            unit.nbytes,
            unit.grid,
            unit.emitted.sizes,
            unit.indirect,
        )
        for pipeline, unit in zip(pipelines, made.units, strict=True)
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
        turns: Sequence[Turns] = (),
    ) -> None:
        self.device = device or Device.open()
        self.nbytes, self.inputs, self.outputs, self.kept = nbytes, inputs, outputs, kept
        self._clock: GpuClock | None = None
        self._memory = memory or ProgramMemory(self.device)
        self._needs: dict[Hashable, int] = {}  # of its memory
        self._places = self._assign_buffers(uploads, arena)
        self._version = self._memory.version
        self.steps, self._turns = [Step(each) for each in dispatches], turns
        self._table = self._make_table()
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

    def _make_table(self) -> SizeTable:
        """Room for the sizes of all dispatches, or for this many steps of loops."""
        distinct = dict.fromkeys(step.dispatch for step in self.steps if step.dispatch.sizes)
        counts = {turns.step: -(-turns.count // turns.stride) for turns in self._turns}
        rows = sum(
            min(prod(counts.get(name, 1) for name in each.symbols), MAX_ROWS) for each in distinct
        )
        return SizeTable(self.device, rows, max((len(d.sizes) for d in distinct), default=0))

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
            resources.append({"buffer": self._table.handle, "offset": 0, "size": size})
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
    ) -> tuple[list[np.ndarray[Any, np.dtype[np.uint8]]], dict[int, tuple[float, float]]]:
        """A call; and of each kernel when it first ran, in nanoseconds, and that with the time of
        all its runs."""
        self._clock = GpuClock(self.device, self.dispatches)
        try:
            made, ticks = self(arrays, kept), self._clock.read()
        finally:
            self._clock = None
        spans: dict[int, tuple[float, float]] = {}
        for number, (start, end) in zip(self._passes, ticks, strict=False):
            for kernel in self.steps[number].dispatch.kernels[:1]:
                first, until = spans.get(kernel, (start, start))
                spans[kernel] = first, until + end - start
        return made, spans

    @property
    def dispatches(self) -> int:
        """Of a call, in which loops that values end make one turn."""
        total = 0
        for number in range(len(self.steps)):
            around = [t for t in self._turns if t.first <= number < t.last]
            total += prod(-(-t.count // t.stride) for t in around if t.control is None)
        return total

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
        """One command buffer: copies in, a dispatch a kernel, copies of the outputs to `back`. Long
        loops take more, and so do those that values end."""
        with self.device.reporting("a program"):
            commands = Commands(self.device, self._table, self._clock)
            for number, buffer in zip(self.inputs, given, strict=False):
                place, size = self._places[number][0].handle, pad_size(self.nbytes[number])
                commands.copy((buffer.handle, 0), (place, 0), size)
            self._encode(commands, 0, len(self.steps), 0, {})
            for number, target in zip(self.outputs, back, strict=True):
                place, size = self._places[number], pad_size(self.nbytes[number])
                commands.copy((place[0].handle, place[1]), target, size)
            commands.finish()
        self._passes = commands.passes

    def _encode(
        self, commands: Commands, first: int, last: int, depth: int, values: dict[str, int]
    ) -> None:
        """The steps from `first` to before `last`; loops from number `depth` on begin there."""
        number = first
        while number < last:
            inner = range(depth, len(self._turns))
            begun = next((n for n in inner if self._turns[n].first == number), None)
            if begun is None:
                self._encode_step(commands, number, values)
                number += 1
                continue
            turns = self._turns[begun]
            if turns.control is None:
                for step in range(0, turns.count, turns.stride):
                    own = {**values, turns.step: step}
                    self._encode(commands, turns.first, turns.last, begun + 1, own)
            else:
                values[turns.done] = self._repeat_while(commands, begun, values)
            number = turns.last

    def _repeat_while(self, commands: Commands, number: int, values: dict[str, int]) -> int:
        """Repeat a loop until a value ends it; the number of its steps."""
        turns = self._turns[number]
        assert turns.control is not None
        control, first = self._places[turns.control][0], turns.first
        step, at_once = 0, TURNS
        while step <= turns.count:  # a step too many shows that nothing ended it
            left = -(-(turns.count + 1 - step) // turns.stride)
            for _ in range(min(at_once, left) if turns.is_gated else 1):
                own = {**values, turns.step: step}
                if turns.is_gated:
                    self._encode(commands, first, turns.last, number + 1, own)
                else:
                    self._encode_step(commands, first, own)
                step += turns.stride
            done = commands.read_number(control)
            if done < step and done <= turns.count:
                return done
            if not turns.is_gated:
                self._encode(commands, first + 1, turns.last, number + 1, own)
            at_once = min(2 * at_once, MAX_TURNS)
        raise InputError(describe_endless(turns.count))

    def _encode_step(self, commands: Commands, number: int, values: Mapping[str, int]) -> None:
        step = self.steps[number]
        each = step.dispatch
        at = self._find_sizes(commands, step, values) if each.sizes else None
        if step.group is None:
            step.group = self._group(step)
        grid: tuple[Any, ...] = each.grid
        if each.indirect is not None:
            grid = self._places[each.indirect[0]][0].handle, each.indirect[1]
        commands.dispatch(number, each.pipeline, step.group, () if at is None else (at,), grid)

    def _find_sizes(self, commands: Commands, step: Step, values: Mapping[str, int]) -> int:
        """Where the sizes of a dispatch are in the uniform; what is encoded may have to run first,
        to make room for them."""
        each = step.dispatch
        numbers = tuple(values[name] for name in each.symbols)
        found = step.offsets.get(numbers)
        if found is None:
            sizes = tuple(evaluate(n, values) for n in each.sizes) if numbers else each.sizes
            found = self._table.find(sizes)
            if found is None:
                commands.submit()
                self._table.clear()
                for other in self.steps:
                    other.offsets.clear()
                found = self._table.find(sizes)
            assert found is not None
            step.offsets[numbers] = found
        if commands.encoded >= MAX_ENCODED:
            commands.submit()
        return found
