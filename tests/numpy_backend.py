"""A back end on one page: NumPy interprets kernels. It shows what the interface asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from kitsune.backends.base import Argument, Backend, Uses, fit_all, make_exact_path, signature
from kitsune.ir.dtypes import DType, Packed
from kitsune.ir.packing import dequantize
from kitsune.lower.kernel import Kernel
from kitsune.lower.memory import InPlace, Module, Ref
from kitsune.system.progress import Stages
from kitsune.target import CostModel, Limits, Target
from tests.kernels import Loops


@dataclass(frozen=True)
class NumpyTarget(Target):
    name: str = "numpy"
    max_bindings: int | None = 6

    @property
    def device(self) -> str:
        return "numpy"


@dataclass(frozen=True)
class Source:
    text: str
    kernel: Kernel


@dataclass(frozen=True)
class Binary:
    """Kernels by number of the step, over the memory of the module."""

    module: Module
    kernels: tuple[Kernel, ...]


class NumpyBackend(Backend):
    target: NumpyTarget

    def limits(self) -> Limits:
        return Limits(device="numpy", max_bindings=self.target.max_bindings)

    def cost_model(self) -> CostModel:
        return CostModel(
            levels=((float("inf"), 1e4),),
            additions_per_us=1e3,
            launch_us=10.0,
            registers=64,
            dependency_cost=0.0,
        )

    def schedule(self, kernel: Kernel, uses: Uses) -> Kernel:
        return kernel

    def emit(self, kernel: Kernel) -> Source:
        return Source(str(kernel), kernel)

    def link(
        self, sources: Iterable[Source], module: Module, threads: int | None, stages: Stages
    ) -> Binary:
        emitted = [source.kernel for source in sources]
        return Binary(module, tuple(emitted[n] for n in module.kernel_numbers()))

    def load(
        self,
        binary: Binary,
        constants: Sequence[Any],
        threads: int | None,
        stages: Stages,
        name: str = "",
    ) -> NumpyProgram:
        numbers = {node: n for n, node in enumerate(binary.module.graph.nodes())}
        values = [(n, constants[numbers[n]]) for n in binary.module.constants]
        return NumpyProgram(binary, [_unpack(v, n.shape, n.dtype) for n, v in values])

    def texts(self, kernel: Kernel) -> dict[str, str]:
        return {"kernel": self.emit(kernel).text}


class NumpyProgram:
    """Runs one kernel after the other, over one arena that they share."""

    in_place: InPlace = ()

    def __init__(self, binary: Binary, constants: Sequence[np.ndarray]) -> None:
        self._binary, self._constants = binary, constants
        self.inputs, self.outputs = signature(binary.module)

    @property
    def kernels(self) -> int:
        return self._binary.module.launches

    def fast_path(self, fallback: Callable[..., Any]) -> Callable[..., Any]:
        return make_exact_path(self.inputs, self.slow_path, fallback)

    def slow_path(self, *arrays: Any) -> Any:
        given = [a.reshape(-1) for a in fit_all(arrays, self.inputs)]
        module = self._binary.module
        outputs = [_empty(argument) for argument in self.outputs]
        arena = np.full(module.arena_nbytes, 0xAB, np.uint8)
        places = {"input": given, "output": [o.reshape(-1) for o in outputs]}
        places["constant"] = list(self._constants)

        def memory(ref: Ref, dtype: DType, size: int) -> np.ndarray:
            if ref.place != "arena":
                return places[ref.place][ref.at]
            return arena[ref.at : ref.at + size * dtype.itemsize].view(dtype.numpy)

        for step, kernel in zip(module.steps, self._binary.kernels, strict=True):
            bound = zip(step.refs, kernel.buffers, strict=True)
            buffers = {n: memory(ref, b.dtype, b.size) for n, (ref, b) in enumerate(bound)}
            with np.errstate(all="ignore"):
                Loops(kernel, buffers).run()
        return outputs[0] if len(outputs) == 1 else tuple(outputs)


def _empty(argument: Argument) -> np.ndarray:
    return np.empty(argument.shape, argument.dtype.numpy)


def _unpack(value: np.ndarray, shape: tuple[int, ...], dtype: DType) -> np.ndarray:
    """A constant as kernels index it: flat, and low-bit weights as f32."""
    if isinstance(dtype, Packed):
        value = dequantize(value, (shape[0], shape[1]), dtype)
    return value.reshape(-1)
