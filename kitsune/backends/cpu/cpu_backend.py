"""The back end of CPUs: LLVM IR, compiled in the process."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from kitsune.backends.base import Backend, Uses
from kitsune.backends.cpu import jit
from kitsune.backends.cpu.binary import Binary
from kitsune.backends.cpu.native_program import DynamicProgram, NativeProgram
from kitsune.backends.cpu.threads.team import pool
from kitsune.cache.store import build_id
from kitsune.lower.kernel import Kernel
from kitsune.lower.memory import ALIGN, Module
from kitsune.system.locks import can_start_threads
from kitsune.system.progress import Stages
from kitsune.target import CostModel, CpuTarget, Limits, RowTile

if TYPE_CHECKING:
    from kitsune.backends.cpu.emit import Emitted
    from kitsune.backends.cpu.timed_program import TimedProgram


class CpuBackend(Backend):
    """Emitting and linking are imported when they run: a program from the cache needs neither."""

    target: CpuTarget

    def limits(self) -> Limits:
        target = self.target
        height, vectors = target.tuning.tile
        return Limits(
            device=target.device,
            alignment=ALIGN,
            row_tile=RowTile(
                height=height,
                width=vectors * target.lanes,
                max_nbytes=target.l2_nbytes // 2,
                min_blocks=target.tuning.items,
            ),
            score_cache_nbytes=target.l3_nbytes,
            packs_operands=True,
            int8_dot=bool(target.dot8),
            widens_int8=True,
            channels_last=True,
            shares_launches=True,
            writes_in_place=True,
            dynamic_sizes=True,
            carries_rows=True,
            runs_saved_graphs=True,
        )

    def cost_model(self) -> CostModel:
        """One core. A slow function that waits for another takes 1.15 times the time of both apart
        for two in a row, 1.6 times for six."""
        target = self.target
        rooms = (target.l1_nbytes, target.l2_nbytes, target.l3_nbytes, float("inf"))
        return CostModel(
            levels=tuple(zip(rooms, (1e3 * g for g in target.read_gbps), strict=True)),
            additions_per_us=500 * target.fma_gflops,
            launch_us=target.barrier_ns / 1e3,
            registers=target.registers,
            dependency_cost=0.15,
        )

    def schedule(self, kernel: Kernel, uses: Uses) -> Kernel:
        target = self.target
        if uses.knobs:
            target = replace(target, tuned=replace(target.tuning, **uses.knobs))
        from kitsune.backends.cpu.emit import schedule_kernel

        return schedule_kernel(kernel, target, uses.constants, uses.final)

    def emit(self, kernel: Kernel) -> Emitted:
        from kitsune.backends.cpu.emit import emit_kernel

        return emit_kernel(kernel, self.target)

    def link(
        self, sources: Iterable[Emitted], module: Module, threads: int | None, stages: Stages
    ) -> Binary:
        from kitsune.backends.cpu.linker import link

        return link(sources, module, self.target, pool(threads).size, stages)

    def link_first(
        self, sources: Iterable[Emitted], module: Module, threads: int | None, stages: Stages
    ) -> Binary:
        from kitsune.backends.cpu.linker import link

        is_first = self.target.device == "cpu" and jit.is_parallel() and can_start_threads()
        size = pool(threads).size
        return link(sources, module, self.target, size, stages, is_first=is_first)

    def is_first(self, binary: Binary) -> bool:
        return binary.is_first

    def replace_code(self, program: NativeProgram | DynamicProgram, binary: Binary) -> bool:
        from kitsune.backends.cpu.linker import CURRENT

        old = program.binary
        if not old.differs_in_code(binary):
            return False
        old.code.replace(CURRENT, binary.code, binary.entry)
        program.binary = replace(binary, inputs=old.inputs)
        return True

    def load(
        self,
        binary: Binary,
        constants: Sequence[Any],
        threads: int | None,
        stages: Stages,
        name: str = "",
    ) -> NativeProgram | DynamicProgram:
        values = [constants[constant.number] for constant in binary.constants]
        if binary.is_dynamic:
            return DynamicProgram(binary, values, threads, stages, name)
        program = NativeProgram(binary, values, threads, stages, name)
        if program.pool:
            program.pool.prepare()
        return program

    def threads(self, wanted: int | None) -> int:
        return pool(wanted).size

    def rename_inputs(self, binary: Binary, names: Sequence[str]) -> Binary:
        named = zip(binary.inputs, names, strict=True)
        return replace(binary, inputs=tuple(replace(a, name=name) for a, name in named))

    def fingerprint(self) -> str:
        return f"{build_id()} {jit.recipe(self.target)} {self.target!r}"

    def is_portable(self) -> bool:
        return True

    def decode(self, data: bytes) -> Binary:
        return Binary.from_bytes(data)

    def map_code(self, binary: Binary, is_trusted: bool = False) -> Binary:
        return replace(binary, code=jit.load(binary.objects, self.target, is_trusted))

    def load_timing_program(self, module: Module, threads: int) -> TimedProgram:
        from kitsune.backends.cpu.timed_program import TimedProgram

        return TimedProgram(module, self.target, threads)

    def texts(self, kernel: Kernel) -> dict[str, str]:
        return {"llvm": self.emit(kernel).text}

    def assembly(self, kernel: Kernel) -> str:
        return jit.assembly(self.emit(kernel).text, self.target)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.target.name}>"
