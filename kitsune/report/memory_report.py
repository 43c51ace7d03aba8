"""Report the memory that a call takes, and how much buffer reuse saves."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass

from rich.table import Table

from kitsune.backends.cpu.native_program import NativeProgram
from kitsune.backends.wasm.wasm_program import WasmProgram
from kitsune.compiler import CompiledGraph
from kitsune.ir.node import Node
from kitsune.report.notebook import Block, PrintableReport
from kitsune.system.free_memory import format_nbytes


@dataclass(frozen=True, repr=False)
class MemoryReport(PrintableReport):
    """Bytes. Prints as a table; the arena holds values between kernels, one after another in the
    same memory."""

    inputs_nbytes: int
    outputs_nbytes: int
    weights_nbytes: int  # packed as the kernels read them
    arena_nbytes: int
    scratch_nbytes: int  # of the kernels, beside the arena
    unshared_nbytes: int  # what the arena would take without reuse
    handed_nbytes: int = 0  # what later stages are given, where sizes depend on values
    dispatches: int = 0  # kernels that one call sends to a GPU
    submits: int = 0

    @property
    def saved_nbytes(self) -> int:
        return self.unshared_nbytes - self.arena_nbytes

    @property
    def peak_nbytes(self) -> int:
        """While a call runs, all of it together."""
        held = self.weights_nbytes + self.arena_nbytes + self.scratch_nbytes
        return held + self.inputs_nbytes + self.outputs_nbytes + self.handed_nbytes

    def to_json(self) -> str:
        made = {"saved_nbytes": self.saved_nbytes, "peak_nbytes": self.peak_nbytes}
        return json.dumps(asdict(self) | made, indent=2)

    def parts(self) -> list[Block]:
        table = Table(title="memory", title_justify="left")
        table.add_column("")
        table.add_column("bytes", justify="right")
        table.add_column("")
        for name, nbytes in (
            ("inputs", self.inputs_nbytes),
            ("outputs", self.outputs_nbytes),
            ("weights", self.weights_nbytes),
            ("arena", self.arena_nbytes),
            ("scratch", self.scratch_nbytes),
            ("between stages", self.handed_nbytes),
            ("peak", self.peak_nbytes),
            ("saved by reuse", self.saved_nbytes),
        ):
            if name != "between stages" or nbytes:
                table.add_row(name, f"{nbytes:,}", format_nbytes(nbytes))
        if self.submits:
            table.caption = f"{self.dispatches} dispatches in {self.submits} submits a call"
        return [table]


def memory_report(*stages: CompiledGraph) -> MemoryReport:
    """Report the memory of a call that runs these programs, each of which holds its buffers between
    calls."""
    layouts = [compiled.module() for compiled in stages]
    programs = [part.program for compiled in stages for part in compiled.parts]
    native = [p for p in programs if isinstance(p, (NativeProgram, WasmProgram))]
    weights = sum(p.weights_nbytes for p in native)
    return MemoryReport(
        inputs_nbytes=_total(layouts[0].inputs),
        outputs_nbytes=_total(layouts[-1].outputs),
        weights_nbytes=weights if native else sum(_total(each.constants) for each in layouts),
        arena_nbytes=sum(each.arena_nbytes for each in layouts),
        scratch_nbytes=sum(p.binary.scratch_nbytes for p in native),
        unshared_nbytes=sum(each.unshared_nbytes for each in layouts),
        handed_nbytes=sum(_total(each.inputs) for each in layouts[1:]),
        dispatches=sum(each.dispatches for compiled in stages for each in compiled.traffic),
        submits=sum(each.submits for compiled in stages for each in compiled.traffic),
    )


def _total(nodes: Iterable[Node]) -> int:
    return sum(node.nbytes for node in nodes)
