"""Report the memory that a call takes, and how much buffer reuse saves."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from rich.table import Table

from kitsune.backends.base import nbytes
from kitsune.backends.cpu.native_program import NativeProgram
from kitsune.backends.host_program import HostProgram
from kitsune.backends.wasm.wasm_program import WasmProgram
from kitsune.compiler import CompiledGraph
from kitsune.ir.node import Node
from kitsune.report.notebook import Block, PrintableReport
from kitsune.system.free_memory import format_nbytes
from kitsune.system.records import dataclass


@dataclass(frozen=True, repr=False)
class MemoryReport(PrintableReport):
    """Bytes. Prints as a table; the arena holds values between kernels, one after another in the
    same memory."""

    inputs_nbytes: int
    outputs_nbytes: int
    weights_nbytes: int  # packed as the kernels read them
    arena_nbytes: int  # for the sizes of the call
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
        for name, count in (
            ("inputs", self.inputs_nbytes),
            ("outputs", self.outputs_nbytes),
            ("weights", self.weights_nbytes),
            ("arena", self.arena_nbytes),
            ("scratch", self.scratch_nbytes),
            ("between stages", self.handed_nbytes),
            ("peak", self.peak_nbytes),
            ("saved by reuse", self.saved_nbytes),
        ):
            if name != "between stages" or count:
                table.add_row(name, f"{count:,}", format_nbytes(count))
        if self.submits:
            table.caption = f"{self.dispatches} dispatches in {self.submits} submits a call"
        return [table]


def memory_report(*stages: CompiledGraph) -> MemoryReport:
    """Report the memory of a call that runs these programs, each of which holds its buffers between
    calls. Those for any size are bound to the sizes of the call."""
    if all(is_native(compiled) for compiled in stages):
        return _report_native(stages)
    layouts = [compiled.module() for compiled in stages]
    return MemoryReport(
        inputs_nbytes=_total(layouts[0].inputs),
        outputs_nbytes=_total(layouts[-1].outputs),
        weights_nbytes=sum(_total(each.constants) for each in layouts),
        arena_nbytes=sum(each.arena_nbytes for each in layouts),
        scratch_nbytes=0,
        unshared_nbytes=sum(each.unshared_nbytes for each in layouts),
        handed_nbytes=sum(_total(each.inputs) for each in layouts[1:]),
        dispatches=sum(each.dispatches for compiled in stages for each in compiled.traffic),
        submits=sum(each.submits for compiled in stages for each in compiled.traffic),
    )


def is_native(compiled: CompiledGraph) -> bool:
    """Whether all programs of a graph are of the CPU's code, which says what it takes."""
    return all(isinstance(each, (NativeProgram, WasmProgram)) for each in _programs(compiled))


def _programs(compiled: CompiledGraph) -> list[Any]:
    """The programs of a graph, bound to the sizes of a call where it is."""
    loaded = compiled.program.loaded
    if isinstance(loaded, HostProgram):
        return [part.program for part in loaded.subgraphs]
    return [loaded]


def _report_native(stages: Sequence[CompiledGraph]) -> MemoryReport:
    programs = [each for compiled in stages for each in _programs(compiled)]
    binaries = [each.binary for each in programs]
    ends = [compiled.program.loaded for compiled in stages]
    return MemoryReport(
        inputs_nbytes=sum(map(nbytes, ends[0].inputs)),
        outputs_nbytes=sum(map(nbytes, ends[-1].outputs)),
        weights_nbytes=sum(each.weights_nbytes for each in programs),
        arena_nbytes=sum(binary.arena_nbytes for binary in binaries),
        scratch_nbytes=sum(binary.scratch_nbytes for binary in binaries),
        unshared_nbytes=sum(binary.unshared_nbytes for binary in binaries),
        handed_nbytes=sum(nbytes(a) for each in ends[1:] for a in each.inputs),
    )


def _total(nodes: Iterable[Node]) -> int:
    return sum(node.nbytes for node in nodes)
