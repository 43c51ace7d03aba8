"""The interface of a back end, and the registry of those there are.

A back end takes kernels to a program on one device:

    kernel = backend.schedule(kernel, uses)        # tile sizes, packing, vector axis
    source = backend.emit(kernel)                  # text: LLVM IR, WGSL
    binary = backend.link(sources, module, …)      # all kernels of a module, in order
    program = backend.load(binary, constants, …)   # callable

To add one: a folder with a subclass of `Backend`, a line in `BACKENDS`, and its name in
`tests/backends_fixture.py`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from typing import Any, Protocol

import numpy as np

from kitsune.backends.program import Program, Refused
from kitsune.errors import UnsupportedError
from kitsune.ir.dtypes import DType
from kitsune.lower.kernel import Kernel
from kitsune.lower.memory import Module
from kitsune.system.lazy_imports import imports
from kitsune.system.progress import Stages
from kitsune.target import CostModel, Limits

BACKENDS = {
    "cpu": "kitsune.backends.cpu.cpu_backend.CpuBackend",
    "wasm": "kitsune.backends.wasm.wasm_backend.WasmBackend",
    "webgpu": "kitsune.backends.webgpu.webgpu_backend.WebGpuBackend",
}


@dataclass(frozen=True)
class Uses:
    """How a module uses a kernel: the buffers that are constants, those that no later kernel reads,
    and the knobs that it was measured to run best with."""

    constants: frozenset[int] = frozenset()
    final: frozenset[int] = frozenset()
    knobs: Mapping[str, Any] = field(default_factory=dict, hash=False)


class Source(Protocol):
    """A kernel as text."""

    @property
    def text(self) -> str: ...


class Backend(ABC):
    """One device. Emitting is pure: no device, no clock, no environment."""

    target: Any
    owns_state = False  # state stays on the device: it must be written in place

    def __init__(self, target: Any) -> None:
        self.target = target

    @abstractmethod
    def limits(self) -> Limits:
        """What rewriting, planning and lowering may ask of the device."""

    @abstractmethod
    def cost_model(self) -> CostModel: ...

    @abstractmethod
    def schedule(self, kernel: Kernel, uses: Uses) -> Kernel:
        """The kernel with a `Schedule` of this back end, and rewritten as that demands."""

    @abstractmethod
    def emit(self, kernel: Kernel) -> Source: ...

    @abstractmethod
    def link(
        self, sources: Iterable[Any], module: Module, threads: int | None, stages: Stages
    ) -> Any:
        """A binary of a module; `sources` are those of its distinct kernels, in order."""

    @abstractmethod
    def load(
        self,
        binary: Any,
        constants: Sequence[Any],
        threads: int | None,
        stages: Stages,
        name: str = "",
    ) -> Program:
        """A program. `constants` are the values of the graph's constants, by node number; `name` is
        its portable name, with which a saved model finds it again."""

    # --- what not every back end has ---

    def threads(self, wanted: int | None) -> int:
        """The number of threads that a binary is linked for."""
        return 1

    def rename_inputs(self, binary: Any, names: Sequence[str]) -> Any:
        """The binary with the input names of another graph of the same structure."""
        return binary

    def fingerprint(self) -> str:
        """All of this device and version that a binary depends on; empty if none is cached."""
        return ""

    def is_portable(self) -> bool:
        """Whether a saved model may bring its binaries along."""
        return False

    def decode(self, data: bytes) -> Any:
        """The binary that `to_bytes` made these bytes of."""
        raise NotImplementedError

    def map_code(self, binary: Any, is_trusted: bool = False) -> Any:
        """The binary with its code ready to run in this process, to be shared by programs.
        `is_trusted` is for one that this machine wrote itself."""
        return binary

    def refusal(self, module: Module) -> Refused | None:
        """The first kernel that the device cannot run, and why."""
        return None

    def load_timing_program(self, module: Module, threads: int) -> Any:
        """A program that records when each kernel ran."""
        raise UnsupportedError(f"kernels on '{self.target.device}' are not timed")

    def texts(self, kernel: Kernel) -> dict[str, str]:
        """The source of a kernel by the name of its language, for reports."""
        raise UnsupportedError(f"kernels on '{self.target.device}' have no text")

    def assembly(self, kernel: Kernel) -> str:
        raise UnsupportedError(
            f"a kernel on '{self.target.device}' has no assembly", hint="read .source"
        )

    def zeros(self, shape: tuple[int, ...], dtype: DType) -> Any:
        """Memory for state that programs write in place."""
        return np.zeros(shape, dtype.numpy)

    def describe_f16(self, used: set[DType]) -> str:
        """How the device computes with the f16 and bf16 of a graph, if that needs saying."""
        return ""


@lru_cache(maxsize=256)
def backend_for(target: Any) -> Backend:
    """The back end of a `Target`."""
    module, _, name = BACKENDS[target.device].rpartition(".")
    with imports:
        found = import_module(module)
    made: Backend = getattr(found, name)(target)
    return made


def emit_kernels(module: Module, backend: Backend, stages: Stages) -> Iterator[Source]:
    """Emit the distinct kernels of a module, each when the linker asks for it: the linker compiles
    one while the next is being emitted."""
    for kernel in module.unique_kernels():
        with stages.time("emit"):
            source = backend.emit(kernel)
        yield source


def load_module(module: Module, target: Any, threads: int | None = None) -> Program:
    """The program of a module, linked and loaded without the program cache."""
    backend, stages = backend_for(target), Stages()
    binary = backend.link(emit_kernels(module, backend, stages), module, threads, stages)
    constants = constant_values(module.graph)
    program: Program = backend.load(backend.map_code(binary), constants, threads, stages)
    return program


def constant_values(graph: Any) -> list[np.ndarray | None]:
    """The value of each node that is a constant, by the number of the node."""
    return [
        np.ascontiguousarray(node.attr("value").value) if node.op == "constant" else None
        for node in graph.nodes()
    ]
