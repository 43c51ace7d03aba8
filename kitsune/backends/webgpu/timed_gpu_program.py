"""Run a WebGPU program that records when each of its kernels ran."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from kitsune.backends.webgpu.buffers import Buffer
from kitsune.backends.webgpu.gpu_program import WebGpuProgram
from kitsune.backends.webgpu.shader_program import GpuProgram


class TimedGpuProgram(WebGpuProgram):
    """`spans` are of the latest call, in nanoseconds of the device's own clock. Each kernel is in a
    pass of its own for that."""

    spans: Sequence[tuple[float, float]] = ()

    def _call(
        self, program: GpuProgram, fed: list[np.ndarray], kept: list[Buffer]
    ) -> list[np.ndarray]:
        made, spans = program.run_timed(fed, kept)
        timed = {self._steps[number]: span for number, span in spans.items()}
        self.spans = _arrange([timed.get(n) for n in range(len(self.module.steps))])
        return made


def _arrange(spans: Sequence[tuple[float, float] | None]) -> list[tuple[float, float]]:
    """One after the other, as the kernels of a loop take turns; those that another one's shader
    computes take no time."""
    made, end = list[tuple[float, float]](), 0.0
    for span in spans:
        start, until = span or (end, end)
        start, until = max(start, end), max(start, end) + until - start
        made.append((start, until))
        end = until
    return made
