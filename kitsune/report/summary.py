"""Describe a compiled model in one line and as a small table, without compiling anything."""

from __future__ import annotations

from collections.abc import Sequence

from kitsune.backends.base import backend_for
from kitsune.backends.cpu.native_program import NativeProgram
from kitsune.compiler import CompiledGraph
from kitsune.ir.node import Node
from kitsune.lower.kernel import Kernel
from kitsune.report.notebook import clean, fields_html
from kitsune.system.free_memory import format_nbytes
from kitsune.system.records import dataclass
from kitsune.target import Target

MAX_SHOWN = 3  # inputs or outputs that the line names
MAX_LISTED = 20  # those that the table names


@dataclass(frozen=True)
class Value:
    """An input or output as `model.inputs` and `model.outputs` describe it; shape and type are None
    until the model was compiled for some. A model of a file says them at once; a dynamic
    size is a name, or None."""

    name: str
    shape: tuple[int | str | None, ...] | None
    dtype: str | None

    def __str__(self) -> str:
        if self.shape is None:
            return f"{self.name}: {self.dtype or '?'}"
        sizes = ",".join("?" if n is None else str(n) for n in self.shape)
        return f"{self.name}: {self.dtype}[{sizes}]"

    @property
    def kind(self) -> str:
        """The type and sizes on one line: "f32[batch, 384]"."""
        if self.shape is None:
            return self.dtype or "?"
        sizes = ", ".join("?" if n is None else clean(str(n), 24) for n in self.shape)
        return f"{self.dtype}[{sizes}]"


@dataclass(frozen=True)
class ModelSummary:
    """Name, inputs, outputs, configuration and size of a model. `kernels` and `weights_nbytes`
    describe the signature used last, and are None if nothing was compiled yet."""

    name: str
    device: str
    target: str
    inputs: Sequence[Value]
    outputs: Sequence[Value]
    compiled: int  # signatures that it is compiled for
    kernels: int | None
    weights_nbytes: int | None

    def line(self) -> str:
        name = f" '{clean(self.name)}'" if self.name else ""
        count = f"{len(self.inputs)} input{'' if len(self.inputs) == 1 else 's'}"
        given = f" ({_list_values(self.inputs, True)})" if self.inputs else ""
        made = f" → {_list_values(self.outputs, False)}" if self.outputs else ""
        return f"<CompiledModel{name} on {self.device}: {count}{given}{made}; {self._state()}>"

    def _state(self) -> str:
        if self.kernels is None or self.weights_nbytes is None:
            return "not compiled yet"
        kernels = f"{self.kernels:,} kernel{'' if self.kernels == 1 else 's'}"
        return f"{kernels}, {format_nbytes(self.weights_nbytes)} of weights"

    def html(self) -> str:
        rows: list[tuple[str, object]] = [("device", f"{self.device} ({clean(self.target)})")]
        for side, values in (("input", self.inputs), ("output", self.outputs)):
            rows += [
                (f"{side} {clean(v.name)}", v.kind if v.dtype else "known at the first call")
                for v in values[:MAX_LISTED]
            ]
            if len(values) > MAX_LISTED:
                rows.append((f"{side}s", f"and {len(values) - MAX_LISTED} more"))
        rows.append(("compiled for", f"{self.compiled} signature{'s' * (self.compiled != 1)}"))
        if self.kernels is not None and self.weights_nbytes is not None:
            rows += [
                ("kernels", f"{self.kernels:,}"),
                ("weights", format_nbytes(self.weights_nbytes)),
            ]
        return fields_html(f"CompiledModel {clean(self.name)}".strip(), rows)


def summarise(
    title: str,
    target: Target,
    inputs: Sequence[Value],
    outputs: Sequence[Value],
    variants: Sequence[CompiledGraph],
) -> ModelSummary:
    """A summary of a model that is compiled for some signatures, the one used last at the end."""
    return ModelSummary(
        title,
        target.device,
        target.name,
        inputs,
        outputs,
        len(variants),
        count_kernels(variants[-1]) if variants else None,
        count_weight_bytes(variants[-1]) if variants else None,
    )


def _list_values(values: Sequence[Value], with_names: bool) -> str:
    kinds = [v.kind if v.dtype or not with_names else "" for v in values[:MAX_SHOWN]]
    names = [clean(v.name) if with_names else "" for v in values[:MAX_SHOWN]]
    shown = [" ".join(filter(None, each)) for each in zip(names, kinds, strict=True)]
    return ", ".join([*shown, "…"] if len(values) > MAX_SHOWN else shown)


def count_kernels(compiled: CompiledGraph) -> int:
    """Count the kernels that one call launches, which a linked program knows without its plan."""
    return sum(part.program.kernels for part in compiled.subgraphs)


def count_weight_bytes(compiled: CompiledGraph) -> int:
    """Return the bytes of the weights, packed where kernels read packed panels."""
    programs = [part.program for part in compiled.subgraphs]
    native = [p for p in programs if isinstance(p, NativeProgram)]
    if len(native) == len(programs):
        return sum(p.weights_nbytes for p in native)
    graph = compiled.program.graph
    return sum(node.nbytes for node in graph.nodes() if node.op == "constant")


# --- one kernel: its ops, its source and its assembly ---------------------------------------------


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
