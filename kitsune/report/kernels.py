"""Describe one kernel of a compiled model: its ops, its source and its assembly."""

from __future__ import annotations

from kitsune.backends.base import backend_for
from kitsune.ir.node import Node
from kitsune.lower.kernel import Kernel
from kitsune.report.notebook import fields_html
from kitsune.system.records import dataclass
from kitsune.target import Target


@dataclass(frozen=True, repr=False)
class KernelInfo:
    """One kernel of a compiled model."""

    name: str
    pattern: str
    nodes: tuple[Node, ...]
    kernel: Kernel
    target: Target

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
        return backend_for(self.target).emit(self.kernel).text

    @property
    def assembly(self) -> str:
        """The assembly of the CPU."""
        return backend_for(self.target).assembly(self.kernel)
