"""Load a module as a program that runs in one WebGPU submit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from kitsune.backends.base import (
    Refused,
    bind_arguments,
    fit_all,
    make_exact_path,
    signature,
    spec,
)
from kitsune.backends.webgpu.access import encode_array, stored_nbytes
from kitsune.backends.webgpu.buffers import Buffer, Buffers
from kitsune.backends.webgpu.device import Device
from kitsune.backends.webgpu.emit_shader import check
from kitsune.backends.webgpu.profiles import NATIVE, Profile
from kitsune.backends.webgpu.program_memory import ProgramMemory
from kitsune.backends.webgpu.ranges import Range, flow, make_unsupported_error
from kitsune.backends.webgpu.repeat import Placed, Span, place_kernels
from kitsune.backends.webgpu.shader_program import BoundValues, GpuProgram, compile_units
from kitsune.backends.webgpu.split import split
from kitsune.backends.webgpu.tensor import DeviceTensor
from kitsune.backends.webgpu.units import Units, emit_units
from kitsune.backends.webgpu.wgsl import I32
from kitsune.errors import DeviceError, InputError, UnsupportedError
from kitsune.ir.dtypes import i64
from kitsune.ir.node import Node
from kitsune.ir.sizes import Values
from kitsune.lower.kernel import Kernel
from kitsune.lower.memory import InPlace, Module, Ref, Room, Step, place_rooms
from kitsune.system.records import dataclass
from kitsune.target import GpuTarget

COUNTER = (-(1 << 29), (1 << 29) - 1)  # of what a loop counts with, beside its steps


@dataclass(frozen=True)
class Traffic:
    """What one call makes the device do."""

    dispatches: int
    submits: int
    up_nbytes: int
    down_nbytes: int


class WebGpuProgram:
    """`call` takes NumPy arrays and returns new ones; a tuple of them when there are several. An
    input that a result is `in_place` of is a DeviceTensor, and stays where it is.

    A device that is lost while a call runs is opened
    again, and the call repeated; what a caller kept on it is lost with it. For sizes that calls
    decide, `values` are those of this program, and `load` gives what it shares with others.
    """

    def __init__(
        self,
        module: Module,
        target: GpuTarget,
        profile: Profile = NATIVE,
        buffers: Buffers | None = None,
        values: Values | None = None,
        load: Callable[[], LoadedKernels] | None = None,
    ) -> None:
        self.module, self.target = module, target
        self.inputs, self.outputs = bind_arguments(signature(module), values or {})
        if load is None and (refused := refusal(module, target)) is not None:
            raise refused
        self._values = values or {}
        self._load_kernels = load or (lambda: LoadedKernels(module, profile, buffers))
        loaded = self._load_kernels()
        used, self._steps = loaded.used, loaded.steps
        self._counters = find_counters(module)
        self._kept = sorted(old for _, old in module.in_place)
        read = [n for n in range(len(module.inputs)) if Ref("input", n) in used]
        self._fed = [n for n in read if n not in self._kept]
        self._made = [n for n in range(len(module.outputs)) if Ref("output", n) in used]
        self._program = self._bind(loaded)

    def _load(self) -> GpuProgram:
        """The program on the device that is open now."""
        return self._bind(self._load_kernels())

    def _bind(self, loaded: LoadedKernels) -> GpuProgram:
        try:
            return loaded.bind_sizes(self._values, self._fed, self._made, self._kept)
        except DeviceError as error:
            if not loaded.device.lost or not self._kept:
                raise
            raise _state_lost(error) from error

    @property
    def kernels(self) -> int:
        return self.module.launches

    @property
    def in_place(self) -> InPlace:
        return self.module.in_place

    @property
    def traffic(self) -> Traffic:
        program = self._program
        return Traffic(
            program.dispatches,
            1 if self._made else 0,
            sum(program.nbytes[n] for n in program.inputs),
            sum(program.nbytes[n] for n in program.outputs),
        )

    def note_use(self, is_idle: bool) -> None:
        """Calls run this program now, or another one of the model."""
        self._program.note_use(is_idle)

    def fast_path(self, fallback: Callable[..., Any]) -> Callable[..., Any]:
        """A function for arrays that fit exactly; `fallback` takes every other call."""
        return (
            self.slow_path if self._kept else make_exact_path(self.inputs, self.slow_path, fallback)
        )

    @property
    def call(self) -> Callable[..., Any]:
        return self.slow_path

    def slow_path(self, *arrays: Any) -> Any:
        """The program over arrays that can be converted exactly."""
        kept = self._resident([a for n, a in enumerate(arrays) if n in self._kept])
        sent = [n for n in range(len(self.inputs)) if n not in self._kept]
        wanted = [self.inputs[n] for n in sent]
        fitting = fit_all([a for n, a in enumerate(arrays) if n not in self._kept], wanted)
        given = dict(zip(sent, fitting, strict=True))
        for number in self._fed:
            is_counter = number in self._counters
            value = beyond(given[number], COUNTER if is_counter else I32)
            if value is not None:
                bits = "30 bits, where a loop may count with it" if is_counter else "32 bits"
                raise InputError(
                    f"'{self.inputs[number].name}' holds {value}",
                    why=f"on WebGPU an i64 holds what fits {bits}",
                    hint="run this model on the CPU",
                )
        fed = [given[n] for n in self._fed]
        raw = self._again(lambda program: self._call(program, fed, kept)) if self._made else []
        made = dict(zip(self._made, raw, strict=True))
        outputs = []
        for number, (shape, dtype) in enumerate(map(spec, self.outputs)):
            if number not in made:  # a result without elements
                outputs.append(np.empty(shape, dtype))
                continue
            size = int(np.prod(shape)) * dtype.itemsize
            outputs.append(made[number][:size].view(dtype).reshape(shape))
        return outputs[0] if len(outputs) == 1 else tuple(outputs)

    def _resident(self, tensors: Sequence[Any]) -> list[Buffer]:
        """The memory of inputs that stay where they are."""
        wanted = [self.inputs[n] for n in self._kept]
        for tensor, argument in zip(tensors, wanted, strict=True):
            said = getattr(tensor, "shape", None), getattr(tensor, "dtype", None)
            if not isinstance(tensor, DeviceTensor) or said != (argument.shape, argument.dtype):
                raise InputError(
                    f"'{argument.name}' is no {argument.dtype}{list(argument.shape)} on the device",
                    why="a result is written where it is",
                )
        return [tensor.buffer for tensor in tensors]

    def _call(
        self, program: GpuProgram, fed: list[np.ndarray], kept: list[Buffer]
    ) -> list[np.ndarray]:
        return program(fed, kept)

    def run_on_device(self, given: list[Buffer]) -> list[Buffer]:
        """All inputs as buffers to all outputs as new buffers; those without elements are empty."""
        return self._program.run_on_device([given[n] for n in self._fed])

    def _again(self, run: Callable[[GpuProgram], Any]) -> Any:
        if self._program.device.lost:  # as another program found out
            self._program = self._load()
        try:
            return run(self._program)
        except DeviceError as error:
            if not self._program.device.lost:
                raise
            self._program = self._load()
            if self._kept:
                raise _state_lost(error) from error
        return run(self._program)


def _state_lost(error: DeviceError) -> DeviceError:
    return DeviceError(error.what, why="the state stored on it is lost", hint="begin anew")


def make_state_error(error: DeviceError) -> DeviceError:
    """What a lost device had that no call sends again."""
    return DeviceError(error.what, why="the state stored on it is lost", hint="begin anew")


@dataclass(frozen=True)
class Bound:
    """The memory that a program binds, by number: where it is and how much of it; the kernels with
    the numbers of their buffers; and the spans of kernels that it repeats. Values that begin at the
    same byte of the arena have numbers of their own, as a shader may not write to what overlaps
    something else it binds."""

    refs: list[Ref]
    nbytes: list[int]
    kernels: list[tuple[Kernel, list[int]]]
    steps: list[int | None]  # their numbers among the module's; copies are none
    spans: list[Span]
    held: dict[int, Range]  # what numbers some memory holds


def emit_bound(bound: Bound, target: GpuTarget, profile: Profile) -> Units:
    """The shaders of a program, for a profile within what the target grants."""
    return emit_units(bound.kernels, bound.spans, bound.nbytes, target, profile, bound.held)


def places(module: Module, profile: Profile) -> Bound:
    numbers: dict[tuple[Ref, int], int] = {}
    kernels = []
    placed, spans = place_kernels(module)
    for each in placed:
        sizes = (stored_nbytes(buffer, profile) for buffer in each.kernel.buffers)
        keys = zip(each.refs, sizes, strict=True)
        kernels.append((each.kernel, [numbers.setdefault(key, len(numbers)) for key in keys]))
    refs = [ref for ref, _ in numbers]
    spans = [_number_condition(span, refs) for span in spans]
    held = _find_held(module, placed)
    return Bound(
        refs,
        [nbytes for _, nbytes in numbers],
        kernels,
        [each.step for each in placed],
        spans,
        {n: held[ref] for n, ref in enumerate(refs) if ref in held},
    )


def _find_held(module: Module, placed: Sequence[Placed]) -> dict[Ref, Range]:
    """The numbers in constants that loops begin with, as counters do, and in inputs that may be."""
    copied = {ref for each in placed if each.step is None for ref in each.refs}
    arrays = {
        ref: module.constants[ref.at].attr("value").value
        for ref in copied
        if ref.place == "constant"
    }
    found = {
        ref: Range(int(array.min()), int(array.max()))
        for ref, array in arrays.items()
        if array.dtype == np.int64 and array.size
    }
    return found | {Ref("input", n): Range(*COUNTER) for n in find_counters(module)}


def find_counters(module: Module) -> list[int]:
    """The inputs that a loop may count with: single i64 numbers, which are to fit 30 bits."""
    inputs = enumerate(module.inputs) if module.loops else ()
    return [n for n, node in inputs if node.dtype == i64 and all(size == 1 for size in node.shape)]


def _number_condition(span: Span, refs: list[Ref]) -> Span:
    """The span with the number of the memory that its condition is in."""
    if span.condition is None:
        return span
    ref, offset = span.condition
    return replace(span, condition=(refs.index(ref), offset))


class LoadedKernels:
    """The pipelines, the constants and the memory of a module on the device that is open now; the
    memory that is `used`, and the `steps` of the module that kernels are."""

    def __init__(self, module: Module, profile: Profile, buffers: Buffers | None = None) -> None:
        self.device, self._rooms = Device.open(), module.rooms
        self._bound = places(module, profile)
        self.used = frozenset(self._bound.refs)
        self.steps = self._bound.steps
        self._uploads = {
            number: _sent(self.device, module.constants[ref.at], profile)
            for number, ref in enumerate(self._bound.refs)
            if ref.place == "constant"
        }
        bound, target = self._bound, self.device.target
        within = profile.within(target)
        self._made = emit_bound(bound, target, within)
        self._dispatches = compile_units(self._made, self.device, profile)
        self.memory = ProgramMemory(self.device, buffers)

    def bind_sizes(
        self, values: Values, fed: Sequence[int], made: Sequence[int], kept: Sequence[int]
    ) -> GpuProgram:
        """The program for sizes that a call decides, over the numbers of inputs that are sent, of
        outputs, and of inputs that stay where they are."""
        refs, known = self._bound.refs, BoundValues(values)
        rooms = [Room(known(r.nbytes), r.first, r.last) for r in self._rooms]
        starts = place_rooms(rooms)[0]
        arena = {n: ref.at for n, ref in enumerate(refs) if ref.place == "arena"}
        arena |= {n: starts[ref.at] for n, ref in enumerate(refs) if ref.place == "room"}
        return GpuProgram(
            [each.bind_sizes(known) for each in self._dispatches],
            [known(n) for n in (*self._bound.nbytes, *self._made.controls)],
            self._uploads,
            [refs.index(Ref("input", n)) for n in fed],
            [refs.index(Ref("output", n)) for n in made],
            self.device,
            arena,
            self.memory,
            [refs.index(Ref("input", n)) for n in kept],
            [replace(each, count=known(each.count)) for each in self._made.turns],
        )


def _sent(device: Device, node: Node, profile: Profile) -> Buffer:
    """A constant on the device, as long as somebody has the array itself."""
    array: np.ndarray = node.attr("value").value
    form = f"{node.dtype} {profile.three_bits}"
    return device.constant(
        array, form, lambda: encode_array(array, node.dtype, node.shape, profile)
    )


# --- refusals ------------------------------------------------------------------------------------


def refusal(module: Module, target: GpuTarget) -> Refused | None:
    """What WebGPU cannot run of a module: the first kernel, with the line it comes from."""
    return next(_refusals(module, target), None)


def _refusals(module: Module, target: GpuTarget) -> Iterator[Refused]:
    large = {
        node: value
        for node in module.constants
        if (value := beyond(node.attr("value").value)) is not None
    }
    placed, spans = place_kernels(module)
    kernels = [(each.kernel, each.refs) for each in placed]
    known = flow(kernels, spans, _find_held(module, placed))
    for each, here in zip(placed, known, strict=True):
        if each.step is None:
            continue
        step = module.steps[each.step]
        nodes = step.loops[0].nodes if step.loops else step.nodes  # those of the graph
        for node in large.keys() & set(step.values):
            error = make_unsupported_error(f"i64 constant of {large[node]}", node.line)
            yield Refused(error, nodes)
        try:
            for part in split(each.kernel, target):
                check(part.kernel, target, here)
        except UnsupportedError as error:
            yield Refused(_add_line(error, step), nodes)
            return


def _add_line(error: UnsupportedError, step: Step) -> UnsupportedError:
    line = next((n.line for n in reversed(step.nodes) if n.line), "")
    return UnsupportedError(error.what, why=error.why, at=error.at or line, hint=error.hint)


def beyond(array: np.ndarray, ends: tuple[int, int] = I32) -> int | None:
    """A number of an i64 array that is not between two ends, if there is one."""
    if array.dtype != np.int64 or array.size == 0:
        return None
    found = (int(array.min()), int(array.max()))
    return next((n for n in found if not ends[0] <= n <= ends[1]), None)


def open_target() -> GpuTarget:
    """The limits of this machine's adapter."""
    return Device.open().target
