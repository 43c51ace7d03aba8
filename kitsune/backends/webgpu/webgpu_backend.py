"""The back end of WebGPU: a WGSL shader for each kernel, one submit for a call."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from kitsune.backends.base import Backend, Refused, Uses
from kitsune.backends.webgpu.dynamic_gpu_program import DynamicGpuProgram, add_guards, is_dynamic
from kitsune.backends.webgpu.emit_shader import emit
from kitsune.backends.webgpu.gpu_program import WebGpuProgram, refusal
from kitsune.backends.webgpu.tensor import DeviceTensor, zeros
from kitsune.backends.webgpu.timed_gpu_program import TimedGpuProgram
from kitsune.backends.webgpu.variants import set_knobs
from kitsune.ir.dtypes import DType, bf16, f16
from kitsune.lower.kernel import Kernel
from kitsune.lower.memory import Module
from kitsune.system.progress import Stages
from kitsune.system.records import dataclass
from kitsune.target import CostModel, GpuTarget, Limits


@dataclass(frozen=True)
class Shader:
    text: str


class WebGpuBackend(Backend):
    target: GpuTarget
    owns_state = True

    def limits(self) -> Limits:
        return Limits(
            device="webgpu",
            alignment=self.target.alignment,
            max_bindings=self.target.max_storage_buffers,
            max_merged_nbytes=1 << 28,  # a GPU is spared the dispatches
            f16_arithmetic=self.target.has_f16,
            contracts_only_f32=True,
            writes_in_place=True,
            dynamic_sizes=True,
        )

    def cost_model(self) -> CostModel:
        """The whole device. Other work fills the time in which a slow function waits."""
        return CostModel(
            levels=((float("inf"), 1e3 * self.target.read_gbps),),
            additions_per_us=500 * self.target.fma_gflops,
            launch_us=self.target.dispatch_ns / 1e3,
            registers=128,
            dependency_cost=0.0,
        )

    def schedule(self, kernel: Kernel, uses: Uses) -> Kernel:
        return set_knobs(kernel, uses.knobs) if uses.knobs else kernel

    def emit(self, kernel: Kernel) -> Shader:
        return Shader(emit(kernel, self.target))

    def link(
        self, sources: Iterable[Shader], module: Module, threads: int | None, stages: Stages
    ) -> Module:
        """The module itself. A shader's text depends on the ranges of values that earlier kernels
        store, so loading emits all shaders, and refuses kernels that the device cannot run. What
        emitting them assumes of sizes that calls decide are guards of the module."""
        return add_guards(module, self.target) if is_dynamic(module) else module

    def load(
        self,
        binary: Module,
        constants: Sequence[Any],
        threads: int | None,
        stages: Stages,
        name: str = "",
    ) -> WebGpuProgram | DynamicGpuProgram:
        made = DynamicGpuProgram if is_dynamic(binary) else WebGpuProgram
        return made(binary, self.target)

    def refusal(self, module: Module) -> Refused | None:
        return refusal(module, self.target)

    def load_timing_program(self, module: Module, threads: int) -> TimedGpuProgram:
        return TimedGpuProgram(module, self.target)

    def texts(self, kernel: Kernel) -> dict[str, str]:
        return {"wgsl": self.emit(kernel).text}

    def zeros(self, shape: tuple[int, ...], dtype: DType) -> DeviceTensor:
        return zeros(shape, dtype)

    def describe_f16(self, used: set[DType]) -> str:
        if not used & {f16, bf16}:
            return ""
        if f16 not in used:
            return "bf16 is stored, arithmetic is f32: WGSL has no bf16"
        if not self.target.has_f16:
            return f"f16 is stored, arithmetic is f32: '{self.target.name}' has no shader-f16"
        return (
            "f16 is added, multiplied and compared as it is; functions and sums along axes are f32"
        )
