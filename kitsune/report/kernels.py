"""Describe one kernel of a compiled model: its ops, its source and its assembly."""

from __future__ import annotations

from dataclasses import dataclass

from kitsune.errors import UnsupportedError
from kitsune.ir.node import Node
from kitsune.lower.kernel import Kernel
from kitsune.report.notebook import fields_html
from kitsune.target import CpuTarget, GpuTarget


@dataclass(frozen=True, repr=False)
class KernelInfo:
    """One kernel of a compiled model."""

    name: str
    pattern: str
    nodes: tuple[Node, ...]
    kernel: Kernel
    target: CpuTarget | GpuTarget

    def __repr__(self) -> str:
        pattern = f" {self.pattern}" if self.pattern else ""
        return f"<KernelInfo {self.name}{pattern}: {' · '.join(n.op for n in self.nodes)}>"

    def _repr_html_(self) -> str:
        buffers = self.kernel.buffers
        return fields_html(
            f"kernel {self.name}",
            (
                ("pattern", self.pattern or "-"),
                ("ops", " · ".join(n.op for n in self.nodes)),
                ("schedule", self.kernel.schedule or "-"),
                ("target", self.target.name),
                ("bytes", f"{sum(b.nbytes for b in buffers):,} in {len(buffers)} buffers"),
            ),
        )

    @property
    def source(self) -> str:
        """The LLVM IR, or the WGSL on a GPU."""
        if isinstance(self.target, GpuTarget):
            from kitsune.backends.webgpu import emit as webgpu

            return webgpu.emit(self.kernel, self.target)
        from kitsune.backends.cpu import emit as cpu

        return cpu.emit(self.kernel, self.target)

    @property
    def assembly(self) -> str:
        """The assembly of the CPU."""
        if isinstance(self.target, GpuTarget):
            raise UnsupportedError("a WebGPU kernel has no assembly", hint="read .source")
        from kitsune.backends.cpu import jit

        return jit.assembly(self.source, self.target)
