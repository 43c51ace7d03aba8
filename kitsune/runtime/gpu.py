"""Layout in, something to call out: the program as one WebGPU submit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from kitsune.backends.webgpu.device import Device, GpuProgram
from kitsune.backends.webgpu.ranges import flow, refusal, unsupported
from kitsune.backends.webgpu.wgsl import I32
from kitsune.errors import InputError
from kitsune.lower.memory import Layout, Ref
from kitsune.runtime.linked import signature
from kitsune.runtime.program import fit_all, spec
from kitsune.target import GpuTarget


class WebGpuProgram:
    """`call` takes NumPy arrays and returns new ones; a tuple of them when there are several."""

    def __init__(self, layout: Layout, target: GpuTarget) -> None:
        self.target = target
        self.inputs, self.outputs = signature(layout)
        check(layout)
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
        raw = self._program([given[n] for n in self._fed]) if self._made else []
        made = dict(zip(self._made, raw, strict=True))
        outputs = []
        for number, (shape, dtype) in enumerate(map(spec, self.outputs)):
            if number not in made:  # a result without elements
                outputs.append(np.empty(shape, dtype))
                continue
            size = int(np.prod(shape)) * dtype.itemsize
            outputs.append(made[number][:size].view(dtype).reshape(shape))
        return outputs[0] if len(outputs) == 1 else tuple(outputs)


def check(layout: Layout) -> None:
    """Refuse what WebGPU cannot run, with the line it comes from."""
    known = flow((step.kernel, step.refs) for step in layout.steps)
    for step, here in zip(layout.steps, known, strict=True):
        reason = refusal(step.kernel, here)
        if reason is not None:
            raise unsupported(reason, next((n.line for n in reversed(step.nodes) if n.line), ""))
    for node in layout.constants:
        value = beyond(node.attr("value").value)
        if value is not None:
            raise unsupported(f"i64 constant of {value}", node.line)


def beyond(array: np.ndarray) -> int | None:
    """A number of an i64 array that does not fit 32 bits, if there is one."""
    if array.dtype != np.int64 or array.size == 0:
        return None
    ends = (int(array.min()), int(array.max()))
    return next((n for n in ends if not I32[0] <= n <= I32[1]), None)


def open_target() -> GpuTarget:
    """The limits of this machine's adapter."""
    return Device.open().target
