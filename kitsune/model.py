"""`compile()`: a Graph in, a CompiledModel out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

import numpy as np

from kitsune.backends.cpu import jit
from kitsune.compiler import Compiled, compile_graph
from kitsune.config import FusionConfig
from kitsune.errors import UnsupportedError
from kitsune.ir.node import Graph, Node
from kitsune.lower.kernel import Kernel
from kitsune.lower.memory import Step
from kitsune.report.explain import Explanation, explain
from kitsune.runtime.program import CpuProgram, fit_all
from kitsune.target import CpuTarget, GpuTarget

DEVICES = ("cpu", "webgpu")


@dataclass(frozen=True)
class KernelInfo:
    """One kernel of a compiled model. `source` is LLVM IR or WGSL; `assembly` the CPU's."""

    name: str
    pattern: str
    nodes: tuple[Node, ...]
    kernel: Kernel
    source: str = field(repr=False)
    target: CpuTarget | GpuTarget = field(repr=False)

    @property
    def assembly(self) -> str:
        if isinstance(self.target, GpuTarget):
            raise UnsupportedError("a WebGPU kernel has no assembly", hint="read .source")
        return jit.assembly(self.source, self.target)


class CompiledModel:
    """Call it with one NumPy array for each input of the graph, in order."""

    def __init__(self, compiled: Compiled, program: Any, target: CpuTarget | GpuTarget) -> None:
        self._compiled, self._program, self._target = compiled, program, target
        self._call = program.call
        wanted, made = compiled.graph.outputs, compiled.layout.outputs
        if wanted != made:
            self._call = self._rearranged

    def __call__(self, *arrays: Any) -> Any:
        return self._call(*arrays)

    def _rearranged(self, *arrays: Any) -> Any:
        """For a graph that returns an input, a constant, or one value twice."""
        layout = self._compiled.layout
        given = fit_all(arrays, layout.inputs)
        out = self._program.call(*given) if layout.outputs else ()
        values: dict[Node, Any] = dict(
            zip(layout.outputs, out if isinstance(out, tuple) else (out,), strict=True)
        )
        values |= dict(zip(layout.inputs, given, strict=True))
        results = tuple(
            np.array(values[o] if o in values else o.attr("value").value)
            for o in self._compiled.graph.outputs
        )
        return results[0] if len(results) == 1 else results

    @property
    def kernels(self) -> list[KernelInfo]:
        steps = enumerate(self._compiled.layout.steps)
        return [self._info(number, step) for number, step in steps]

    def _info(self, number: int, step: Step) -> KernelInfo:
        source = self._program.source(step.kernel)
        name = f"{number}_{step.kernel.kind}"
        return KernelInfo(name, step.pattern, step.nodes, step.kernel, source, self._target)

    def explain(self) -> Explanation:
        return explain(self._compiled.plan, self._compiled.layout)


def compile(  # noqa: A001 - the name users type
    source: Graph,
    *,
    config: FusionConfig | None = None,
    device: Literal["cpu", "webgpu"] = "cpu",
    threads: int | None = None,
    target: CpuTarget | None = None,
) -> CompiledModel:
    """Plan, lower, emit and load. `target` lowers a CPU on purpose, to another level's kernels."""
    config = FusionConfig() if config is None else config
    _check_arguments(source, config)
    if device == "cpu":
        cpu = target or jit.host_target()
        compiled = compile_graph(source, cpu, config)
        return CompiledModel(compiled, CpuProgram(compiled.layout, cpu, threads), cpu)
    if device == "webgpu":
        from kitsune.runtime.gpu import WebGpuProgram, open_target

        gpu = open_target()
        compiled = compile_graph(source, gpu, config)
        return CompiledModel(compiled, WebGpuProgram(compiled.layout, gpu), gpu)
    raise UnsupportedError(f"no device '{device}'", hint=f"choose from {', '.join(DEVICES)}")


def _check_arguments(source: object, config: object) -> None:
    if not isinstance(source, Graph):
        raise UnsupportedError(
            f"cannot compile a {type(source).__name__}", hint="pass a kitsune.ir.node.Graph"
        )
    if not isinstance(config, FusionConfig):
        raise UnsupportedError(
            f"config is a {type(config).__name__}", hint="pass FusionConfig(...), an instance"
        )
