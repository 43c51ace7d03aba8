"""Linked and the values of its constants in, something to call out."""

from __future__ import annotations

import ctypes
import functools
import time
from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Any
from weakref import WeakValueDictionary

import numpy as np

from kitsune.aligned import allocate_aligned
from kitsune.backends.cpu import jit
from kitsune.errors import InputError
from kitsune.ir.dtypes import DType
from kitsune.ir.node import Node
from kitsune.lower.memory import InPlace, Layout
from kitsune.lower.pack import Panels
from kitsune.runtime.available import check_memory
from kitsune.runtime.door import make_door, try_lock, unlock
from kitsune.runtime.linked import Argument, Constant, Linked
from kitsune.runtime.panels import find_panels, keep_panels, panels_key
from kitsune.runtime.results import empty
from kitsune.runtime.threads import Job, default_threads, pool
from kitsune.stages import Stages
from kitsune.target import CpuTarget

WORTH_SHARING_NBYTES = 1 << 22  # of weights, which threads lay out together
WORTH_RELEASING_US = 5.0  # below this much work, giving up the interpreter's lock costs more


class NativeProgram:
    """`call` takes NumPy arrays and returns new ones; a tuple of them unless there is one.

    `values` are those of the constants, in the order of `linked.constants`. `code` is what
    `linked.objects` were loaded as: programs that differ in their constants alone may share it.
    `name` is a digest of what it computes and how, wherever it runs; nothing if that has no name.
    Memory is taken, and constants are laid out, when the program is first called.
    """

    def __init__(
        self,
        linked: Linked,
        values: Sequence[np.ndarray],
        code: jit.Loaded,
        threads: int | None,
        stages: Stages,
        name: str = "",
    ) -> None:
        self.linked, self.code, self.name = linked, code, name
        self._values, self._stages = values, stages
        self._further: tuple[int, ...] = ()  # arguments that the program has besides
        wanted = pool(threads)
        self._job = Job(code.address(linked.entry), linked.phases, wanted.size)
        self.threads = self._job.threads
        self.pool = wanted if self.threads > 1 else None
        if self.pool:
            self.pool.prepare()
        self._lock = ctypes.c_int32(0)
        check_memory(
            {
                "results": sum(nbytes(a) for a in linked.outputs),
                "values in between": linked.arena_nbytes + linked.scratch_nbytes,
                "weights": sum(map(_room, values, (c.panels for c in linked.constants))),
            }
        )

    @functools.cached_property
    def _arena(self) -> np.ndarray:
        return allocate_aligned(self.linked.arena_nbytes + self.linked.scratch_nbytes)

    @functools.cached_property
    def _constants(self) -> list[LaidOut]:
        start = time.perf_counter()
        made = lay_out(self.linked.constants, self._values, max(self.threads, default_threads()))
        self._stages.add("pack", 1e3 * (time.perf_counter() - start))
        return made

    @functools.cached_property
    def call(self) -> Callable[..., Any]:
        return self.door(self.general)

    @property
    def inputs(self) -> tuple[Argument, ...]:
        return self.linked.inputs

    @property
    def outputs(self) -> tuple[Argument, ...]:
        return self.linked.outputs

    @property
    def in_place(self) -> InPlace:
        return self.linked.in_place

    def constant(self, number: int) -> np.ndarray:
        """A constant as its kernels read it."""
        return self._constants[number].array

    @property
    def weights_nbytes(self) -> int:
        return sum(c.array.nbytes for c in self._constants)

    def door(self, fallback: Callable[..., Any]) -> Callable[..., Any]:
        """A native function that calls the program; `fallback` takes what is unusual."""
        barrier = self.pool.barrier if self.pool else 0
        fixed = [c.array.ctypes.data for c in self._constants]
        fixed += [self._arena.ctypes.data, barrier]
        return make_door(
            [spec(a) for a in self.linked.inputs],
            [spec(a) for a in self.linked.outputs],
            fixed,
            self._job,
            self.pool,
            self.linked.work_us > WORTH_RELEASING_US,
            fallback,
            ctypes.addressof(self._lock),
            owner=self,
        )

    def general(self, *arrays: Any) -> Any:
        """The slower door: converts what can be converted exactly, and explains what cannot."""
        given = fit_all(arrays, self.linked.inputs)
        outputs = [empty(shape, dtype) for shape, dtype in map(spec, self.linked.outputs)]
        word = ctypes.addressof(self._lock)
        mine = try_lock(word)
        arena = self._arena if mine else allocate_aligned(self._arena.nbytes)
        try:
            self._run([*given, *outputs], arena)
        finally:
            if mine:
                unlock(word)
        return outputs[0] if len(outputs) == 1 else tuple(outputs)

    def _run(self, arrays: Sequence[np.ndarray], arena: np.ndarray) -> None:
        barrier = self.pool.barrier if self.pool else 0
        pointers = [a.ctypes.data for a in (*arrays, *(c.array for c in self._constants))]
        table = np.array([*pointers, arena.ctypes.data, barrier, *self._further], np.int64)
        runner = self.pool or pool(1)
        runner.run(self._job, table.ctypes.data)


class CpuProgram(NativeProgram):
    """The program of a layout, linked and loaded on the way. Its object files come from the cache
    unless `compile_object` makes them."""

    def __init__(
        self,
        layout: Layout,
        target: CpuTarget,
        threads: int | None,
        compile_object: Callable[[str, CpuTarget], bytes] | None = None,
        is_timed: bool = False,
    ) -> None:
        from kitsune.runtime.linking import link

        numbers, stages = {node: n for n, node in enumerate(layout.constants)}, Stages()
        size = pool(threads).size
        linked = link(layout, numbers, target, size, stages, compile_object, is_timed)
        code = jit.load(linked.objects, target)
        values = [constant_value(n) for n in layout.constants]
        super().__init__(linked, values, code, threads, stages)


# --- constants -----------------------------------------------------------------------------------


def constant_value(node: Node) -> np.ndarray:
    return np.ascontiguousarray(node.attr("value").value)


class LaidOut:
    """A constant's value, and the same as a kernel wants it. While this lives, the value's address
    is no other array's."""

    def __init__(self, value: np.ndarray, array: np.ndarray) -> None:
        self.value, self.array = value, array


_laid_out: WeakValueDictionary[tuple[int, Panels | None], LaidOut] = WeakValueDictionary()


def lay_out(
    constants: Sequence[Constant], values: Sequence[np.ndarray], threads: int = 1
) -> list[LaidOut]:
    """Each value as its kernels want it, once for all the programs of this process. Panels are kept
    for other processes too; what is only moved to a cache line is not."""
    keys = [(id(value), constant.panels) for constant, value in zip(constants, values, strict=True)]
    found = {key: made for key in keys if (made := _laid_out.get(key)) is not None}
    missing = {key: value for key, value in zip(keys, values, strict=True) if key not in found}
    panels = {key: value for key, value in missing.items() if key[1]}
    total = sum(_room(value, key[1]) for key, value in panels.items())
    kept = panels_key([(value, key[1]) for key, value in panels.items()], total)
    known = find_panels(kept, total) if kept else None
    memory = allocate_aligned(total) if known is None else known
    found |= _together(panels, memory, known is None, threads)
    if kept and known is None:
        keep_panels(kept, memory)
    moved = {key: value for key, value in missing.items() if not key[1]}
    room = allocate_aligned(sum(_room(v, None) for v in moved.values()))
    found |= _together(moved, room, True, threads)
    return [found[key] for key in keys]


def _together(
    missing: Mapping[tuple[int, Panels | None], np.ndarray],
    memory: np.ndarray,
    is_new: bool,
    threads: int,
) -> dict[tuple[int, Panels | None], LaidOut]:
    """What is made together lies together: one large piece of memory comes in large pages. Memory
    that is not new holds it already."""
    found, unfilled, at = {}, list[tuple[np.ndarray, np.ndarray, Panels | None]](), 0
    for key, value in missing.items():
        size = _room(value, key[1])
        array = _place(value, key[1], memory[at : at + size])
        if is_new and size:
            unfilled.append((array, value, key[1]))
        found[key] = LaidOut(value, array)
        at += size
    _fill_all(unfilled, threads if memory.nbytes > WORTH_SHARING_NBYTES else 1)
    _laid_out.update(found)
    return found


def _fill_all(
    unfilled: Sequence[tuple[np.ndarray, np.ndarray, Panels | None]], threads: int
) -> None:
    """Several at a time: NumPy copies without the interpreter's lock, and memory that is new has to
    be cleared by the system."""
    if threads == 1 or len(unfilled) < 2:
        for each in unfilled:
            _fill(*each)
        return
    from concurrent.futures import ThreadPoolExecutor

    largest_first = sorted(unfilled, key=lambda each: -each[0].nbytes)
    with ThreadPoolExecutor(threads) as workers:
        list(workers.map(_fill, *zip(*largest_first, strict=True)))


def _room(value: np.ndarray, panels: Panels | None) -> int:
    """Bytes that a constant needs beside its own: whole cache lines, none if it stays in place."""
    if panels:
        return -(-panels.nbytes // 64) * 64
    in_place = value.ctypes.data % 64 == 0 or value.nbytes < 4096
    return 0 if in_place else -(-value.nbytes // 64) * 64


def _place(value: np.ndarray, panels: Panels | None, memory: np.ndarray) -> np.ndarray:
    """Where a constant is read: in memory of its own, if it has any."""
    if panels:
        return memory[: panels.nbytes].view(panels.dtype).reshape(panels.shape)
    if not memory.nbytes:
        return value
    return memory[: value.nbytes].view(value.dtype).reshape(value.shape)


def _fill(array: np.ndarray, value: np.ndarray, panels: Panels | None) -> None:
    if panels:
        panels.lay_out(value, array)
    else:
        array[...] = value


# --- arguments -----------------------------------------------------------------------------------


def nbytes(argument: Argument) -> int:
    return prod(argument.shape) * argument.dtype.itemsize


def spec(argument: Argument) -> tuple[tuple[int, ...], np.dtype[Any]]:
    return argument.shape, argument.dtype.numpy


def fit_all(arrays: Sequence[Any], inputs: Sequence[Argument]) -> list[np.ndarray]:
    """Each argument as the program wants it, or the reason why one cannot be."""
    if len(arrays) != len(inputs):
        names = ", ".join(i.name for i in inputs)
        raise InputError(
            f"{len(arrays)} arrays for {len(inputs)} inputs",
            why=f"the inputs are {names or 'none'}",
        )
    return [fit(a, i) for a, i in zip(arrays, inputs, strict=True)]


def fit(value: Any, wanted: Argument) -> np.ndarray:
    """An argument as a C-contiguous array of the input's shape and type, losing nothing."""
    name, dtype = wanted.name, wanted.dtype
    if _is_exact(value, wanted):
        return np.asarray(value)
    try:
        array = np.asarray(value)
    except (TypeError, ValueError) as error:
        raise InputError(f"'{name}' is not an array: {error}") from error
    if array.shape != wanted.shape:
        raise InputError(
            f"'{name}' has shape {list(array.shape)}",
            why=f"the program was compiled for {list(wanted.shape)}",
        )
    is_typed = hasattr(value, "dtype")
    if not (_loses_nothing(array.dtype, dtype) if is_typed else _means(array, dtype)):
        raise InputError(
            f"'{name}' is {array.dtype}",
            why=f"the program was compiled for {dtype}",
            hint=f"pass {name}.astype('{dtype.numpy}') if rounding is meant",
        )
    return np.require(array, dtype.numpy, ["C", "A"])


def _is_exact(value: Any, wanted: Argument) -> bool:
    """Whether a program can be given it as it is."""
    if type(value) is not np.ndarray or value.shape != wanted.shape:
        return False
    flags = value.flags
    return value.dtype == wanted.dtype.numpy and flags.c_contiguous and flags.aligned


def _loses_nothing(dtype: np.dtype[Any], want: DType) -> bool:
    return dtype == want.numpy or bool(np.can_cast(dtype, want.numpy, "safe"))


def _means(array: np.ndarray, want: DType) -> bool:
    """Whether Python's numbers can be meant as that type: floats round to any float type, whole
    numbers have to fit."""
    if not np.can_cast(array.dtype, want.numpy, "same_kind"):
        return bool(array.dtype.kind == "i" and (array.astype(want.numpy) == array).all())
    return array.dtype.kind == "f" or bool((array.astype(want.numpy) == array).all())
