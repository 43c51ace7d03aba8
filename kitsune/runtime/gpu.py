"""Layout in, something to call out: the program as one WebGPU submit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

import numpy as np

from kitsune.backends.webgpu.access import stored, stored_nbytes
from kitsune.backends.webgpu.buffers import Buffer, Buffers
from kitsune.backends.webgpu.device import Device
from kitsune.backends.webgpu.emit import check
from kitsune.backends.webgpu.profiles import NATIVE, Profile
from kitsune.backends.webgpu.program import GpuProgram
from kitsune.backends.webgpu.ranges import flow, unsupported
from kitsune.backends.webgpu.wgsl import I32
from kitsune.errors import DeviceError, InputError, UnsupportedError
from kitsune.ir.node import Node
from kitsune.lower.memory import Layout, Ref, Step
from kitsune.runtime.chain import Refused
from kitsune.runtime.linked import signature
from kitsune.runtime.program import fit_all, spec
from kitsune.target import GpuTarget

SAME: Mapping[Node, Node] = MappingProxyType({})


@dataclass(frozen=True)
class Traffic:
    """What one call makes the device do."""

    dispatches: int
    submits: int
    up_nbytes: int
    down_nbytes: int


class WebGpuProgram:
    """`call` takes NumPy arrays and returns new ones; a tuple of them when there are several.

    A refusal names nodes as `origin` knows them. A device that is lost while a call runs is opened
    again, and the call repeated.
    """

    def __init__(
        self, layout: Layout, target: GpuTarget, origin: Mapping[Node, Node] = SAME,
        profile: Profile = NATIVE, buffers: Buffers | None = None,
    ) -> None:  # fmt: skip
        self.layout, self.target = layout, target
        self.inputs, self.outputs = signature(layout)
        if (refused := refusal(layout, target)) is not None:
            raise Refused(refused, [origin.get(n, n) for n in refused.nodes])
        self._profile, self._buffers = profile, buffers
        used = {ref for step in layout.steps for ref in step.refs}
        self._fed = [n for n in range(len(layout.inputs)) if Ref("input", n) in used]
        self._made = [n for n in range(len(layout.outputs)) if Ref("output", n) in used]
        self._program = self._load()

    def _load(self) -> GpuProgram:
        """The program on the device that is open now."""
        layout, device, profile = self.layout, Device.open(), self._profile
        refs: dict[Ref, int] = {}
        sizes: list[int] = []
        for step in layout.steps:
            for ref, buffer in zip(step.refs, step.kernel.buffers, strict=True):
                if ref not in refs:
                    refs[ref] = len(sizes)
                    sizes.append(0)
                sizes[refs[ref]] = max(sizes[refs[ref]], stored_nbytes(buffer, profile))
        uploads = {
            number: _sent(device, layout.constants[ref.at], profile)
            for ref, number in refs.items() if ref.place == "constant"
        }  # fmt: skip
        return GpuProgram(
            [(step.kernel, [refs[r] for r in step.refs]) for step in layout.steps],
            sizes,
            uploads,
            [refs[Ref("input", n)] for n in self._fed],
            [refs[Ref("output", n)] for n in self._made],
            device,
            {number: ref.at for ref, number in refs.items() if ref.place == "arena"},
            profile,
            self._buffers,
        )

    @property
    def traffic(self) -> Traffic:
        program = self._program
        return Traffic(
            len(program.steps), 1 if self._made else 0,
            sum(program.nbytes[n] for n in program.inputs),
            sum(program.nbytes[n] for n in program.outputs),
        )  # fmt: skip

    def door(self, fallback: Callable[..., Any]) -> Callable[..., Any]:
        """A function for arrays that fit exactly; `fallback` takes every other call."""
        wanted = [spec(argument) for argument in self.inputs]

        def call(*arrays: Any, **named: Any) -> Any:
            given = [(getattr(a, "shape", None), getattr(a, "dtype", None)) for a in arrays]
            if named or given != wanted:
                return fallback(*arrays, **named)
            return self.general(*arrays)

        return call

    @property
    def call(self) -> Callable[..., Any]:
        return self.general

    def general(self, *arrays: Any) -> Any:
        """The program over arrays that can be converted exactly."""
        given = fit_all(arrays, self.inputs)
        for number in self._fed:
            value = beyond(given[number])
            if value is not None:
                raise InputError(
                    f"'{self.inputs[number].name}' holds {value}",
                    why="on WebGPU an i64 holds what fits 32 bits",
                    hint="run this model on the CPU",
                )
        fed = [given[n] for n in self._fed]
        raw = self._again(lambda program: program(fed)) if self._made else []
        made = dict(zip(self._made, raw, strict=True))
        outputs = []
        for number, (shape, dtype) in enumerate(map(spec, self.outputs)):
            if number not in made:  # a result without elements
                outputs.append(np.empty(shape, dtype))
                continue
            size = int(np.prod(shape)) * dtype.itemsize
            outputs.append(made[number][:size].view(dtype).reshape(shape))
        return outputs[0] if len(outputs) == 1 else tuple(outputs)

    def on_device(self, given: list[Buffer]) -> list[Buffer]:
        """All inputs as buffers to all outputs as new buffers; those without elements are empty."""
        return self._program.on_device([given[n] for n in self._fed])

    def _again(self, run: Callable[[GpuProgram], Any]) -> Any:
        try:
            return run(self._program)
        except DeviceError:
            if not self._program.device.lost:
                raise
        self._program = self._load()
        return run(self._program)


def _sent(device: Device, node: Node, profile: Profile) -> Buffer:
    """A constant on the device, as long as somebody has the array itself."""
    array: np.ndarray = node.attr("value").value
    form = f"{node.dtype} {profile.three_bits}"
    return device.constant(array, form, lambda: stored(array, node.dtype, node.shape, profile))


# --- refusals ------------------------------------------------------------------------------------


def refusal(layout: Layout, target: GpuTarget) -> Refused | None:
    """What WebGPU cannot run of a layout: the first kernel, with the line it comes from."""
    return next(_refusals(layout, target), None)


def _refusals(layout: Layout, target: GpuTarget) -> Iterator[Refused]:
    large = {
        node: value for node in layout.constants
        if (value := beyond(node.attr("value").value)) is not None
    }  # fmt: skip
    known = flow((step.kernel, step.refs) for step in layout.steps)
    for step, here in zip(layout.steps, known, strict=True):
        for node in large.keys() & set(step.values):
            yield Refused(unsupported(f"i64 constant of {large[node]}", node.line), step.nodes)
        try:
            check(step.kernel, target, here)
        except UnsupportedError as error:
            yield Refused(_placed(error, step), step.nodes)
            return


def _placed(error: UnsupportedError, step: Step) -> UnsupportedError:
    line = next((n.line for n in reversed(step.nodes) if n.line), "")
    return UnsupportedError(error.what, why=error.why, at=error.at or line, hint=error.hint)


def beyond(array: np.ndarray) -> int | None:
    """A number of an i64 array that does not fit 32 bits, if there is one."""
    if array.dtype != np.int64 or array.size == 0:
        return None
    ends = (int(array.min()), int(array.max()))
    return next((n for n in ends if not I32[0] <= n <= I32[1]), None)


def open_target() -> GpuTarget:
    """The limits of this machine's adapter."""
    return Device.open().target
