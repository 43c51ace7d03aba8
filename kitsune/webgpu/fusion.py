"""`WebGPUOperationFusion`: run a backend's operations with one fusion configuration."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from kitsune.backends.webgpu.tensor import DeviceTensor
from kitsune.config import FusionConfig
from kitsune.frontends.operations import Operation
from kitsune.webgpu.backend import WebGPUBackend


class WebGPUOperationFusion:
    """Runs lists of operations on a WebGPU device, fused as a configuration says.

    `config.use_quantized_weights` quantises the weights of matmuls to `bits_per_weight`, once;
    without `use_browser_optimizations` shaders are written as for no browser in particular.
    """

    def __init__(self, backend: WebGPUBackend, config: FusionConfig | None = None) -> None:
        self.backend, self.config = backend, config or FusionConfig()

    def execute_fused_operations(
        self, tensors: Sequence[DeviceTensor], operations: Sequence[str | Operation]
    ) -> DeviceTensor:
        """A chain of operations, as `WebGPUBackend.execute_operations` has it."""
        config = self.config
        return self.backend.execute_operations(
            tensors,
            operations,
            use_fusion=config.enabled,
            browser=None if config.use_browser_optimizations else "native",
            use_quantization=config.use_quantized_weights,
            bits_per_weight=config.bits_per_weight,
            config=config,
        )

    async def execute_fused_operations_async(
        self, tensors: Sequence[DeviceTensor], operations: Sequence[str | Operation]
    ) -> DeviceTensor:
        return await asyncio.to_thread(self.execute_fused_operations, tensors, operations)
