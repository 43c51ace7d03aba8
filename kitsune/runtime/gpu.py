"""Layout in, something to call out: the program as one WebGPU submit."""

from __future__ import annotations

from typing import Any

import numpy as np

from kitsune.backends.webgpu.device import Device, GpuProgram
from kitsune.backends.webgpu.emit import emit
from kitsune.lower.kernel import Kernel
from kitsune.lower.memory import Layout, Ref
from kitsune.runtime.program import fit_all, spec
from kitsune.target import GpuTarget


class WebGpuProgram:
    """`call` takes NumPy arrays and returns new ones; a tuple of them when there are several."""

    def __init__(self, layout: Layout, target: GpuTarget) -> None:
        self.layout, self.target = layout, target
        self.threads = 0
        refs: dict[Ref, int] = {}
        sizes: list[int] = []
        for step in layout.steps:
            for ref, buffer in zip(step.refs, step.kernel.buffers, strict=True):
                if ref not in refs:
                    refs[ref] = len(sizes)
                    sizes.append(0)
                sizes[refs[ref]] = max(sizes[refs[ref]], buffer.nbytes)
        uploads = {
            number: np.ascontiguousarray(layout.constants[ref.at].attr("value").value)
            for ref, number in refs.items() if ref.place == "constant"
        }  # fmt: skip
        self._fed = [n for n in range(len(layout.inputs)) if Ref("input", n) in refs]
        self._made = [n for n in range(len(layout.outputs)) if Ref("output", n) in refs]
        self._program = GpuProgram(
            [(step.kernel, [refs[r] for r in step.refs]) for step in layout.steps],
            sizes,
            uploads,
            [refs[Ref("input", n)] for n in self._fed],
            [refs[Ref("output", n)] for n in self._made],
        )

    def source(self, kernel: Kernel) -> str:
        return emit(kernel, self.target)

    def call(self, *arrays: Any) -> Any:
        given = fit_all(arrays, self.layout.inputs)
        raw = self._program([given[n] for n in self._fed]) if self._made else []
        made = dict(zip(self._made, raw, strict=True))
        outputs = []
        for number, (shape, dtype) in enumerate(map(spec, self.layout.outputs)):
            if number not in made:  # a result without elements
                outputs.append(np.empty(shape, dtype))
                continue
            size = int(np.prod(shape)) * dtype.itemsize
            outputs.append(made[number][:size].view(dtype).reshape(shape))
        return outputs[0] if len(outputs) == 1 else tuple(outputs)


def open_target() -> GpuTarget:
    """The limits of this machine's adapter."""
    return Device.open().target
