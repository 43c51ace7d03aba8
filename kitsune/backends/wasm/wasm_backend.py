"""The back end of WebAssembly: the CPU's kernels as one module, run by wasmtime or by a page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from kitsune.backends.cpu.binary import Binary
from kitsune.backends.cpu.cpu_backend import CpuBackend
from kitsune.backends.wasm.wasm_program import DynamicWasmProgram, WasmProgram, compile_module
from kitsune.errors import UnsupportedError
from kitsune.lower.memory import Module
from kitsune.system.progress import Stages
from kitsune.target import Limits


class WasmBackend(CpuBackend):
    """Arrays are outside of its memory, so nothing is written in place."""

    def limits(self) -> Limits:
        return replace(super().limits(), writes_in_place=False)

    def load(  # type: ignore[override]  # its program is no native one
        self,
        binary: Binary,
        constants: Sequence[Any],
        threads: int | None,
        stages: Stages,
        name: str = "",
    ) -> WasmProgram | DynamicWasmProgram:
        values = [constants[constant.number] for constant in binary.constants]
        if binary.is_dynamic:
            return DynamicWasmProgram(binary, values, threads, stages, name)
        return WasmProgram(binary, values, stages)

    def is_portable(self) -> bool:
        return False

    def map_code(self, binary: Binary, is_trusted: bool = False) -> Binary:
        return replace(binary, code=compile_module(binary.objects))

    def load_timing_program(self, module: Module, threads: int) -> None:  # type: ignore[override]
        raise UnsupportedError("kernels on 'wasm' are not timed", hint="profile on the CPU")
