"""A WebGPU program for sizes that calls decide: one set of shaders, one copy of the weights."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NoReturn

from kitsune.backends.base import signature
from kitsune.backends.webgpu.gpu_program import (
    LoadedKernels,
    WebGpuProgram,
    emit_bound,
    make_state_error,
    places,
    refusal,
)
from kitsune.backends.webgpu.profiles import NATIVE, Profile
from kitsune.errors import DeviceError, UnsupportedError
from kitsune.ir.guards import Guard, assume, record_guards
from kitsune.ir.sizes import Values, is_symbolic
from kitsune.lower.memory import InPlace, Module
from kitsune.system.locks import make_lock
from kitsune.target import GpuTarget


class DynamicGpuProgram:
    """`bind_sizes` gives the program for the sizes of a call, which compiles nothing: its shaders
    read the sizes. All of them share pipelines, weights and memory, which grows to what the largest
    needs."""

    def __init__(self, module: Module, target: GpuTarget, profile: Profile = NATIVE) -> None:
        self.module, self.target, self._profile = module, target, profile
        self.inputs, self.outputs = signature(module)
        self._lock = make_lock()
        self._kernels = self._load_anew()

    def bind_sizes(self, values: Values) -> WebGpuProgram:
        """On a device that turns out to be lost, again on one that is opened anew."""
        try:
            return self._bind_sizes(values)
        except DeviceError as error:
            if not self._kernels.device.lost:
                raise
            made = self._bind_sizes(values)
            if self.in_place:
                raise make_state_error(error) from error
            return made

    def _bind_sizes(self, values: Values) -> WebGpuProgram:
        return WebGpuProgram(
            self.module, self.target, self._profile, values=values, load=self._load
        )

    def note_use(self, is_idle: bool) -> None:
        """Calls run another program of the model: this one needs no memory for them."""
        if is_idle:
            self._kernels.memory.note_use({})

    def _load(self) -> LoadedKernels:
        """On the device that is open now: one that was lost has lost them."""
        with self._lock:
            if self._kernels.device.lost:
                self._kernels = self._load_anew()
            return self._kernels

    def _load_anew(self) -> LoadedKernels:
        with record_guards():  # those that the module has
            return LoadedKernels(self.module, self._profile)

    @property
    def guards(self) -> tuple[Guard, ...]:
        """What planning, lowering and emission assumed of sizes."""
        return self.module.guards

    @property
    def in_place(self) -> InPlace:
        return self.module.in_place

    @property
    def kernels(self) -> int:
        return self.module.launches

    def fast_path(self, fallback: Callable[..., Any]) -> NoReturn:
        raise UnsupportedError("a program for any size is bound to the sizes of a call first")

    def slow_path(self, *arrays: Any) -> NoReturn:
        raise UnsupportedError("a program for any size is bound to the sizes of a call first")


def is_dynamic(module: Module) -> bool:
    """Whether calls decide sizes of a module."""
    return any(is_symbolic(argument.shape) for side in signature(module) for argument in side)


def add_guards(module: Module, target: GpuTarget, profile: Profile = NATIVE) -> Module:
    """The module with the guards of emission. Refuses kernels that the device cannot run."""
    with record_guards() as guards:
        assume(module.guards)
        if (refused := refusal(module, target)) is not None:
            raise refused
        emit_bound(places(module, profile), target, profile.within(target))
    return replace(module, guards=tuple(guards))
