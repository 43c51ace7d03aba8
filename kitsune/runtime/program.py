"""Layout in, something to call out: the program in machine code, with its constants and arena."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from kitsune.backends.cpu import jit
from kitsune.backends.cpu.emit import emit, scratch_nbytes, symbol
from kitsune.backends.cpu.link import ENTRY, program_text
from kitsune.backends.cpu.sync import barrier_object
from kitsune.errors import InputError
from kitsune.ir.dtypes import DType
from kitsune.ir.node import Node
from kitsune.lower.kernel import Kernel
from kitsune.lower.memory import Layout, Step
from kitsune.lower.pack import pack_constants
from kitsune.runtime.door import make_door, try_lock, unlock
from kitsune.runtime.threads import pool
from kitsune.target import CpuTarget

WORTH_WAKING_US = 60.0  # below this much work, waking other threads costs more than it saves


class CpuProgram:
    """`call` takes NumPy arrays and returns new ones; a tuple of them when there are several."""

    def __init__(self, layout: Layout, target: CpuTarget, threads: int | None) -> None:
        self.layout, self.target = layout, target
        wanted = pool(threads)
        self.threads = wanted.size if work_us(layout) > WORTH_WAKING_US else 1
        self.pool = wanted if self.threads > 1 else None
        self.sources = emit_all(layout, target)
        self.compile_ms: list[float] = []
        self._code = self._compile()
        self._address = self._code.address(ENTRY)
        self._constants = self._pack()
        self._scratch = max(
            (scratch_nbytes(s.kernel, self.threads) for s in layout.steps), default=0
        )
        self._arena = aligned(layout.arena_nbytes + self._scratch)
        self._lock = ctypes.c_int32(0)
        self.call = self._door()

    def _compile(self) -> jit.Loaded:
        objects = []
        for text in self.sources.values():
            start = time.perf_counter()
            objects.append(jit.compile_object(text, self.target))
            self.compile_ms.append(1e3 * (time.perf_counter() - start))
        objects.append(jit.compile_object(program_text(self.layout), self.target))
        return jit.load([*objects, barrier_object(self.target)], self.target)

    def _pack(self) -> list[np.ndarray]:
        """Each constant as the kernels that read it want it."""
        arrays = [np.ascontiguousarray(n.attr("value").value) for n in self.layout.constants]
        packed: dict[int, np.ndarray] = {}
        for step in self.layout.steps:
            mine = {b: arrays[ref.at] for b, ref in enumerate(step.refs) if ref.place == "constant"}
            for buffer, array in pack_constants(step.kernel, mine).items():
                packed[step.refs[buffer].at] = array
        return [on_a_line(packed.get(n, array)) for n, array in enumerate(arrays)]

    def _door(self) -> Any:
        barrier = self.pool.barrier if self.pool else 0
        fixed = [a.ctypes.data for a in self._constants] + [self._arena.ctypes.data, barrier]
        return make_door(
            [spec(n) for n in self.layout.inputs], [spec(n) for n in self.layout.outputs], fixed,
            self._address, self.pool, self.threads, work_us(self.layout) > 5.0, self.general,
            ctypes.addressof(self._lock),
        )  # fmt: skip

    def source(self, kernel: Kernel) -> str:
        return self.sources[symbol(kernel)]

    def general(self, *arrays: Any) -> Any:
        """The slower door: converts what can be converted exactly, and explains what cannot."""
        given = fit_all(arrays, self.layout.inputs)
        outputs = [np.empty(shape, dtype) for shape, dtype in map(spec, self.layout.outputs)]
        word = ctypes.addressof(self._lock)
        mine = try_lock(word)
        arena = self._arena if mine else aligned(self._arena.nbytes)
        try:
            self._run([*given, *outputs], arena)
        finally:
            if mine:
                unlock(word)
        return outputs[0] if len(outputs) == 1 else tuple(outputs)

    def _run(self, arrays: Sequence[np.ndarray], arena: np.ndarray) -> None:
        barrier = self.pool.barrier if self.pool else 0
        pointers = [a.ctypes.data for a in (*arrays, *self._constants)]
        table = np.array([*pointers, arena.ctypes.data, barrier], np.int64)
        runner = self.pool or pool(1)
        runner.run(self._address, table.ctypes.data)


def emit_all(layout: Layout, target: CpuTarget) -> dict[str, str]:
    """The text of each kernel, by its symbol: equal kernels are written once."""
    kernels = {symbol(step.kernel): step.kernel for step in layout.steps}
    return {name: emit(kernel, target) for name, kernel in kernels.items()}


def spec(node: Node) -> tuple[tuple[int, ...], np.dtype[Any]]:
    return node.shape, node.dtype.numpy


def fit_all(arrays: Sequence[Any], inputs: Sequence[Node]) -> list[np.ndarray]:
    """Each argument as the program wants it, or the reason why one cannot be."""
    if len(arrays) != len(inputs):
        names = ", ".join(n.attr("name") for n in inputs)
        raise InputError(
            f"{len(arrays)} arrays for {len(inputs)} inputs",
            why=f"the inputs are {names or 'none'}",
        )
    return [fit(a, n) for a, n in zip(arrays, inputs, strict=True)]


def fit(value: Any, node: Node) -> np.ndarray:
    """An argument as a C-contiguous array of the input's shape and type, losing nothing."""
    name, want = node.attr("name"), node.dtype
    try:
        array = np.asarray(value)
    except (TypeError, ValueError) as error:
        raise InputError(f"'{name}' is not an array: {error}") from error
    if array.shape != node.shape:
        raise InputError(
            f"'{name}' has shape {list(array.shape)}",
            why=f"the program was compiled for {list(node.shape)}",
        )
    if array.dtype != want.numpy and not _loses_nothing(array.dtype, want):
        raise InputError(
            f"'{name}' is {array.dtype}", why=f"the program was compiled for {want}",
            hint=f"pass {name}.astype('{want.numpy}') if rounding is meant",
        )  # fmt: skip
    return np.require(array, want.numpy, ["C", "A"])


def _loses_nothing(dtype: np.dtype[Any], want: DType) -> bool:
    return bool(np.can_cast(dtype, want.numpy, "safe"))


def aligned(nbytes: int) -> np.ndarray:
    """Zeroed bytes that begin at a cache line."""
    raw = np.zeros(nbytes + 64, np.uint8)
    start = -raw.ctypes.data % 64
    return raw[start : start + nbytes]


def on_a_line(array: np.ndarray) -> np.ndarray:
    """The array, moved if it does not begin at a cache line."""
    if array.ctypes.data % 64 == 0 or array.nbytes < 4096:
        return array
    moved = aligned(array.nbytes).view(array.dtype).reshape(array.shape)
    moved[...] = array
    return moved


def work_us(layout: Layout) -> float:
    """Roughly how long one core works on a program: a guess that decides how many to wake."""
    return sum(_step_us(step) for step in layout.steps)


def _step_us(step: Step) -> float:
    kernel = step.kernel
    moved = sum(b.nbytes for b in kernel.buffers) / 15e3
    if kernel.kind == "row":
        points = kernel.extent("outer", "row")
        return max(moved, points * sum(1 for _ in kernel.prims()) / 20e3)
    flops = 2 * kernel.extent("batch", "m", "n", "k")
    if kernel.kind == "attention":
        pairs = kernel.extent("batch", "query", "key")
        flops = 2 * pairs * (kernel.extent("depth") + kernel.extent("value"))
    return max(moved, flops / 80e3)
