"""A program for sizes that calls decide: one code, one copy of the packed weights, one arena."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, NoReturn

import numpy as np

from kitsune.backends.cpu.arena import Arena
from kitsune.backends.cpu.binary import Binary, BinaryProgram, PackedConstant, pack_constants
from kitsune.backends.cpu.native_program import NativeProgram
from kitsune.backends.cpu.threads.fast_path import try_lock, unlock
from kitsune.backends.cpu.threads.team import default_threads, pool
from kitsune.errors import UnsupportedError
from kitsune.ir.guards import Guard
from kitsune.ir.sizes import Values
from kitsune.system.locks import make_lock
from kitsune.system.progress import Stages


class DynamicProgram(BinaryProgram):
    """`bind_sizes` gives the program for the sizes of a call. Constants are packed when the first
    of these is called; the arena grows to what the larger ones of late need."""

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
