"""Run a binary on the CPU: it takes NumPy arrays and returns new ones."""

from __future__ import annotations

import contextlib
import ctypes
import functools
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, NoReturn

import numpy as np

from kitsune.backends.base import fit_all, nbytes, spec
from kitsune.backends.cpu import jit
from kitsune.backends.cpu.arena import Arena
from kitsune.backends.cpu.binary import (
    Binary,
    BinaryProgram,
    PackedConstant,
    constant_value,
    pack_constants,
    room_nbytes,
)
from kitsune.backends.cpu.threads.fast_path import make_fast_path, try_lock, unlock
from kitsune.backends.cpu.threads.result_memory import empty
from kitsune.backends.cpu.threads.team import Job, default_threads, pool
from kitsune.errors import UnsupportedError
from kitsune.ir.budget import is_from_file
from kitsune.ir.guards import Guard
from kitsune.ir.sizes import Values
from kitsune.lower.memory import Module
from kitsune.system.free_memory import allocate_aligned, check_growth, check_memory
from kitsune.system.locks import make_lock
from kitsune.system.progress import Stages
from kitsune.target import CpuTarget

MAX_SPARES = 4  # arenas that wait for calls of several threads at once
WORTH_RELEASING_US = 5.0  # below this much work, giving up the interpreter's lock costs more


class NativeProgram(BinaryProgram):
    """`call` takes NumPy arrays and returns new ones; a tuple of them unless there is one.

    `values` are those of the constants, in the order of `binary.constants`. `binary.code` is shared
    by programs that differ in their constants alone.
    `name` is a digest of what it computes and how, wherever it runs; nothing if that has no name.
    Memory is taken, and constants are packed, when the program is first called. What is `shared`
    with programs for other sizes has both.
    """

    def __init__(
        self,
        binary: Binary,
        values: Sequence[np.ndarray],
        threads: int | None,
        stages: Stages,
        name: str = "",
        shared: DynamicProgram | None = None,
    ) -> None:
        self.binary, self.name = binary, name
        self._shared = shared
        self.code: jit.Loaded = binary.code
        self._values, self._stages = values, stages
        self._further: tuple[int, ...] = ()  # arguments that the program has besides
        self._table = np.array(binary.table, np.int64)  # of sizes
        self._table_address = (self._table.ctypes.data,) if binary.table else ()
        wanted = pool(threads)
        self._job = Job(self.code.address(binary.entry), binary.phases, wanted.size)
        self.threads = self._job.threads
        self.pool = wanted if self.threads > 1 else None
        self._lock = ctypes.c_int32(0) if shared is None else shared.lock
        # Memory of calls that did not get the arena, for the next of them.
        self._spares: list[np.ndarray] = [] if shared is None else shared.spares
        needed = {
            "results": sum(nbytes(a) for a in binary.outputs),
            "values in between": binary.arena_nbytes + binary.scratch_nbytes,
            "weights": 0 if shared is not None and shared.is_packed else self._count_weights(),
        }
        check_memory(needed)
        if is_from_file():
            given = sum(map(nbytes, binary.inputs)) + sum(value.nbytes for value in values)
            check_growth(given, needed)

    def _count_weights(self) -> int:
        """Bytes of the constants, once they are packed."""
        panels = (constant.panels for constant in self.binary.constants)
        return sum(map(room_nbytes, self._values, panels))

    @property
    def _arena_nbytes(self) -> int:
        return self.binary.arena_nbytes + self.binary.scratch_nbytes

    @functools.cached_property
    def _arena(self) -> np.ndarray:
        shared = self._shared
        return (allocate_aligned if shared is None else shared.arena.memory)(self._arena_nbytes)

    def note_use(self, is_idle: bool) -> None:
        """Tell the memory that it shares with other sizes that calls of this one come."""
        if self._shared is not None:
            self._shared.note_need(0 if is_idle else self._arena_nbytes)

    @functools.cached_property
    def _constants(self) -> list[PackedConstant]:
        if self._shared is not None:
            return self._shared.constants
        with self._stages.time("pack"):
            return pack_constants(
                self.binary.constants, self._values, max(self.threads, default_threads())
            )

    @functools.cached_property
    def _addresses(self) -> list[int]:
        """Where the constants are."""
        if self._shared is not None:
            return self._shared.addresses
        return [c.array.ctypes.data for c in self._constants]

    @functools.cached_property
    def call(self) -> Callable[..., Any]:
        return self.fast_path(self.slow_path)

    def constant(self, number: int) -> np.ndarray:
        """A constant as its kernels read it."""
        return self._constants[number].array

    @property
    def weights_nbytes(self) -> int:
        return sum(c.array.nbytes for c in self._constants)

    def fast_path(self, fallback: Callable[..., Any]) -> Callable[..., Any]:
        """A native function that calls the program; `fallback` takes what is unusual."""
        barrier = self.pool.barrier if self.pool else 0
        fixed = [*self._addresses, self._arena.ctypes.data, barrier, *self._table_address]
        return make_fast_path(
            [spec(a) for a in self.binary.inputs],
            [spec(a) for a in self.binary.outputs],
            fixed,
            self._job,
            self.pool,
            self.binary.work_us > WORTH_RELEASING_US,
            fallback,
            ctypes.addressof(self._lock),
            owner=self,
        )

    def slow_path(self, *arrays: Any) -> Any:
        """The slow path: converts what can be converted exactly, and explains what cannot."""
        given = fit_all(arrays, self.binary.inputs)
        outputs = [empty(shape, dtype) for shape, dtype in map(spec, self.binary.outputs)]
        word = ctypes.addressof(self._lock)
        mine = try_lock(word)
        arena = self._arena if mine else self._borrow_arena()
        try:
            self._run([*given, *outputs], arena)
        finally:
            if mine:
                unlock(word)
            else:
                self._return_arena(arena)
        return outputs[0] if len(outputs) == 1 else tuple(outputs)

    def _borrow_arena(self) -> np.ndarray:
        """Memory for a call while another thread's call has the arena."""
        with contextlib.suppress(IndexError):
            while True:
                spare = self._spares.pop()
                if spare.nbytes >= self._arena_nbytes:
                    return spare
        return allocate_aligned(self._arena_nbytes)

    def _return_arena(self, arena: np.ndarray) -> None:
        if len(self._spares) < MAX_SPARES:
            self._spares.append(arena)

    def _run(self, arrays: Sequence[np.ndarray], arena: np.ndarray) -> None:
        barrier = self.pool.barrier if self.pool else 0
        pointers = [*(a.ctypes.data for a in arrays), *self._addresses]
        further = (*self._table_address, *self._further)
        table = np.array([*pointers, arena.ctypes.data, barrier, *further], np.int64)
        runner = self.pool or pool(1)
        runner.run(self._job, table.ctypes.data)


class CpuProgram(NativeProgram):
    """The program of a module, linked and loaded without the program cache."""

    def __init__(
        self,
        module: Module,
        target: CpuTarget,
        threads: int | None,
        is_timed: bool = False,
    ) -> None:
        from kitsune.backends.cpu.emit import emit_module
        from kitsune.backends.cpu.linker import link

        stages, size = Stages(), pool(threads).size
        sources = emit_module(module, target)
        binary = link(sources, module, target, size, stages, is_timed)
        binary = replace(binary, code=jit.load(binary.objects, target))
        super().__init__(binary, [constant_value(n) for n in module.constants], threads, stages)
        if self.pool:
            self.pool.prepare()


class DynamicProgram(BinaryProgram):
    """One code, one copy of the packed weights and one arena for all sizes. `bind_sizes` gives the
    program for those of a call. Constants are packed when the first of these is called; the arena
    grows to what the larger ones of late need."""

    def __init__(
        self,
        binary: Binary,
        values: Sequence[np.ndarray],
        threads: int | None,
        stages: Stages,
        name: str = "",
    ) -> None:
        self.binary, self.name = binary, name
        self._values, self._threads, self._stages = values, threads, stages
        self.lock = ctypes.c_int32(0)  # of the arena
        self.spares: list[np.ndarray] = []  # arenas of calls of several threads at once
        self.arena = Arena()
        self._sharing = make_lock()  # held while what all sizes share is made

    def bind_sizes(self, values: Values) -> NativeProgram:
        binary = self.binary.bind_sizes(values)
        given = self._values, self._threads, self._stages, self.name
        program = NativeProgram(binary, *given, shared=self)
        if program.pool:
            program.pool.prepare()
        return program

    @cached_property
    def constants(self) -> list[PackedConstant]:
        threads = max(pool(self._threads).size, default_threads())
        with self._stages.time("pack"):
            return pack_constants(self.binary.constants, self._values, threads)

    @cached_property
    def addresses(self) -> list[int]:
        """Where the constants are."""
        return [constant.array.ctypes.data for constant in self.constants]

    @property
    def is_packed(self) -> bool:
        """Whether the constants have their memory already."""
        return "constants" in vars(self)

    def note_use(self, is_idle: bool) -> None:
        """Calls run another program of the model: this one needs no memory for them."""
        if is_idle:
            self.note_need(0)

    def note_need(self, nbytes: int) -> None:
        """Before a call that needs that much of the arena, after one of another size: give back
        what a larger size needed that is over."""
        word = ctypes.addressof(self.lock)
        if self.arena.note_use(nbytes) and try_lock(word):
            try:
                self.arena.trim()
            finally:
                unlock(word)
            self.spares[:] = [spare for spare in self.spares if spare.nbytes <= nbytes]

    @property
    def guards(self) -> tuple[Guard, ...]:
        """What planning and scheduling assumed of sizes."""
        return self.binary.guards

    def fast_path(self, fallback: Callable[..., Any]) -> NoReturn:
        raise UnsupportedError("a program for any size is bound to the sizes of a call first")

    def slow_path(self, *arrays: Any) -> NoReturn:
        raise UnsupportedError("a program for any size is bound to the sizes of a call first")
