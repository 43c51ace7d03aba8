"""Link a binary to one WebAssembly module, and run it by wasmtime.

The module exports `kt_main(args, tid, threads)`, and `kt_program` for whoever times its phases,
and imports its memory, nothing else. `Places` says what lies where in that memory.
"""

from __future__ import annotations

import atexit
import ctypes
import functools
import importlib.util
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any
from weakref import WeakSet

import numpy as np

from kitsune.backends.base import fit_all, make_exact_path, nbytes
from kitsune.backends.cpu.arena import GROWTH
from kitsune.backends.cpu.binary import Binary, BinaryProgram, PackedConstant, pack_constants
from kitsune.backends.cpu.linker import ENTRY
from kitsune.backends.cpu.native_program import DynamicProgram
from kitsune.backends.cpu.threads.control_block import BARRIER_NBYTES
from kitsune.backends.wasm.entry_code import MAIN, WORDS_NBYTES
from kitsune.errors import DeviceError, VerifyError, needs
from kitsune.ir.sizes import Values
from kitsune.lower.memory import ALIGN
from kitsune.system.locks import make_lock
from kitsune.system.progress import Stages
from kitsune.system.records import dataclass

STACK_NBYTES = 1 << 18  # of each thread
TABLES_NBYTES = 1 << 16  # behind the first thread's stack, and in its room: constants of kernels
PAGE_NBYTES = 1 << 16
MOST_NBYTES = 1 << 32  # what 32 bits address
MOST_THREADS = 16  # of a page
WASMTIME, ZIGLANG = "wasmtime", "ziglang"  # packages


# --- the module ----------------------------------------------------------------------------------


def link_module(
    objects: Iterable[bytes], shared: bool = False, functions: Sequence[str] = (MAIN, ENTRY)
) -> bytes:
    """Objects as one module, equal ones once, which exports these functions. With `shared`, its
    memory is one that several threads have."""
    objects = list(dict.fromkeys(objects))
    with tempfile.TemporaryDirectory(prefix="kitsune-wasm-") as folder:
        paths = [Path(folder) / f"{n}.o" for n in range(len(objects))]
        for path, data in zip(paths, objects, strict=True):
            path.write_bytes(data)
        made = Path(folder) / "module.wasm"
        exported = (f"--export={name}" for name in (*functions, "__stack_pointer"))
        options = [
            "--no-entry",
            *exported,
            "--import-memory",
            "--stack-first",
            "-z",
            f"stack-size={STACK_NBYTES - TABLES_NBYTES}",
            "--strip-all",
        ]
        if shared:
            options += ["--shared-memory", f"--max-memory={MOST_NBYTES}"]
        command = [find_zig(), "wasm-ld", *options, *map(str, paths), "-o", str(made)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise VerifyError("wasm-ld does not accept the objects", why=done.stderr.strip())
        return made.read_bytes()


@functools.cache
def find_zig(extra: str = "web", what: str = "no WebAssembly here") -> str:
    """The program of the package, which passes `wasm-ld` on to LLVM's linker. `what` cannot be done
    without it, and `extra` brings it."""
    ziglang = _package(ZIGLANG, extra, what)
    name = next(n for n in ("zig", "zig.exe") if (Path(ziglang.__file__).parent / n).exists())
    return str(Path(ziglang.__file__).parent / name)


def missing_packages() -> list[str]:
    """Those that WebAssembly needs here and that are not installed."""
    return [name for name in (ZIGLANG, WASMTIME) if importlib.util.find_spec(name) is None]


def _package(name: str, extra: str = "web", what: str = "no WebAssembly here") -> Any:
    with needs(extra, what, DeviceError):
        return importlib.import_module(name)


# --- its memory ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Places:
    """Where things are in a module's memory, in bytes. The stack is at its very beginning, scratch
    right behind the arena."""

    arguments: int  # the table of pointers that `kt_main` is given
    barrier: int  # and behind it the words that parts are taken from
    constants: tuple[int, ...]
    sizes: int  # their table, where calls decide some; what lies behind it depends on them
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    arena: int
    scratch: int

    def table(self, constants: int) -> list[int]:
        """The pointers, in the order of the program's arguments; it has that many constants."""
        fixed = self.arena, self.barrier, self.sizes
        return [*self.inputs, *self.outputs, *self.constants[:constants], *fixed]


def place(binary: Binary, constants: Sequence[int]) -> Places:
    """`constants` are the bytes of each, as its kernels want it. Where calls decide sizes, the
    binary is bound to those of one."""
    at = STACK_NBYTES

    def take(size: int) -> int:
        nonlocal at
        here, at = at, at + -(-max(1, size) // ALIGN) * ALIGN
        return here

    count = len(binary.inputs) + len(binary.outputs) + len(constants) + 3
    return Places(
        arguments=take(4 * count),
        barrier=take(BARRIER_NBYTES + WORDS_NBYTES),
        constants=tuple(take(n) for n in constants),
        sizes=take(8 * len(binary.table)),
        inputs=tuple(take(nbytes(a)) for a in binary.inputs),
        outputs=tuple(take(nbytes(a)) for a in binary.outputs),
        arena=take(binary.arena_nbytes),
        scratch=at,
    )


def count_pages(binary: Binary, constants: Sequence[int]) -> int:
    """The pages of memory that a binary needs on one thread."""
    return pages(place(binary, constants).scratch + binary.scratch_nbytes)


def pages(total_nbytes: int) -> int:
    if total_nbytes > MOST_NBYTES - PAGE_NBYTES:
        raise DeviceError(
            f"the program needs {total_nbytes / 2**30:.1f} GiB of memory",
            why="WebAssembly addresses 4 GiB",
            hint="quantize its weights, or compile it for smaller shapes",
        )
    return -(-total_nbytes // PAGE_NBYTES)


# --- run by wasmtime -----------------------------------------------------------------------------


def compile_module(objects: Sequence[bytes]) -> Any:
    """Link objects to one module and compile it for this machine, ready to be given a memory."""
    wasmtime = _package(WASMTIME)
    return _keep_open(wasmtime.Module(_engine(), link_module(objects)))


@functools.cache
def _engine() -> Any:
    return _keep_open(_package(WASMTIME).Engine())


_open: WeakSet[Any] = WeakSet()  # what wasmtime would free too late when the process ends


def _keep_open(thing: Any) -> Any:
    _open.add(thing)
    return thing


@atexit.register
def _close() -> None:
    for thing in list(_open):
        thing.close()


class WasmProgram(BinaryProgram):
    """`slow_path` takes NumPy arrays and returns new ones; a tuple of them unless there is one. It
    copies them into the module's memory, calls it once on one thread, and copies results out.

    `values` are those of the constants, in the order of `binary.constants`; memory is taken, and
    they are packed, when the program is first called. What is `shared` with programs for other
    sizes has both.
    """

    def __init__(
        self,
        binary: Binary,
        values: Sequence[np.ndarray],
        stages: Stages,
        shared: DynamicWasmProgram | None = None,
    ) -> None:
        self.binary = binary
        self._values, self._stages, self._shared = values, stages, shared

    def fast_path(self, fallback: Callable[..., Any]) -> Callable[..., Any]:
        """A function for arrays that fit exactly; `fallback` takes every other call."""
        return make_exact_path(self.inputs, self.slow_path, fallback)

    def slow_path(self, *arrays: Any) -> Any:
        """The program over arrays that can be converted exactly."""
        given = fit_all(arrays, self.inputs)
        made = self._instance.run(self.binary, given)
        return made[0] if len(made) == 1 else tuple(made)

    @functools.cached_property
    def _instance(self) -> _Instance:
        if self._shared is not None:
            return self._shared.open(self.binary)
        with self._stages.time("pack"):
            return _Instance(self.binary, pack_constants(self.binary.constants, self._values))

    @property
    def weights_nbytes(self) -> int:
        return self._instance.weights_nbytes


class DynamicWasmProgram(DynamicProgram):
    """One module and one memory for all sizes; `bind_sizes` gives the program for those of a call.
    The memory grows to what the largest of them needs."""

    _instance: _Instance | None = None

    def bind_sizes(self, values: Values) -> WasmProgram:  # type: ignore[override]  # no native one
        bound = self.binary.bind_sizes(values)
        count_pages(bound, [c.array.nbytes for c in self.constants])  # refuses what is too large
        return WasmProgram(bound, self._values, self._stages, shared=self)

    def open(self, bound: Binary) -> _Instance:
        """The module with its memory, which has room for at least these sizes."""
        with self._sharing:
            if self._instance is None:
                self._instance = _Instance(bound, self.constants)
            return self._instance


class _Instance:
    """A module with memory, in which its constants are, and what a call needs."""

    def __init__(self, binary: Binary, constants: Sequence[PackedConstant]) -> None:
        wasmtime = _package(WASMTIME)
        arrays = [c.array for c in constants]
        self._nbytes = [a.nbytes for a in arrays]
        self._store = _keep_open(wasmtime.Store(_engine()))
        places, self._pages = place(binary, self._nbytes), count_pages(binary, self._nbytes)
        limits = wasmtime.Limits(self._pages, None)
        self._owner = wasmtime.Memory(self._store, wasmtime.MemoryType(limits))
        instance = wasmtime.Instance(self._store, binary.code, [self._owner])
        self._main = instance.exports(self._store)[MAIN]
        self._memory = self._view()
        self._last: tuple[Binary, Places] | None = None  # what is in the memory
        self._lock = make_lock()
        for array, at in zip(arrays, places.constants, strict=True):
            self._write(at, array)

    @property
    def weights_nbytes(self) -> int:
        return sum(self._nbytes)

    def run(self, binary: Binary, arrays: Sequence[np.ndarray]) -> list[np.ndarray]:
        """The outputs of a binary, which is bound where calls decide sizes, one call at a time."""
        with self._lock:
            places = self._arrange(binary)
            for array, at in zip(arrays, places.inputs, strict=True):
                self._write(at, array)
            self._main(self._store, places.arguments, 0, 1)
            return [
                self._memory[at : at + nbytes(a)].copy().view(a.dtype.numpy).reshape(a.shape)
                for a, at in zip(binary.outputs, places.outputs, strict=True)
            ]

    def _arrange(self, binary: Binary) -> Places:
        """Where things are for a binary, with its tables in the memory, which grows if need be."""
        if self._last is not None and self._last[0] is binary:
            return self._last[1]
        places, needed = place(binary, self._nbytes), count_pages(binary, self._nbytes)
        if needed > self._pages:
            most = pages(MOST_NBYTES - PAGE_NBYTES)
            wanted = min(most, max(needed, int(GROWTH * self._pages)))
            self._owner.grow(self._store, wanted - self._pages)
            self._pages = wanted
            self._memory = self._view()
        self._write(places.arguments, np.array(places.table(len(self._nbytes)), np.uint32))
        self._write(places.sizes, np.array(binary.table, np.int64))
        self._last = binary, places
        return places

    def _write(self, at: int, array: np.ndarray) -> None:
        self._memory[at : at + array.nbytes] = array.reshape(-1).view(np.uint8)

    def _view(self) -> np.ndarray:
        """The whole memory, until it grows."""
        address = ctypes.addressof(self._owner.data_ptr(self._store).contents)
        return np.ctypeslib.as_array(
            (ctypes.c_uint8 * (self._pages * PAGE_NBYTES)).from_address(address)
        )
