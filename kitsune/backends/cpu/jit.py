"""Compile LLVM IR to object files and load them; detect the CPU of this machine.

    objects = [compile_object(text, host_target()) for text in texts]
    address = load(objects, host_target()).address("program")

The text is final: no middle-end pass runs over it, only code generation: at level 2, or first at
level 0, which takes a third of the time. Both give the same bits, as the text says which
multiplications and additions are one.
"""

from __future__ import annotations

import ctypes
import dataclasses
import functools
import os
import re
import struct
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import llvmlite
import llvmlite.binding as llvm
from llvmlite.binding import ffi

from kitsune import __version__
from kitsune.cache.store import default_store, digest
from kitsune.config import is_set
from kitsune.errors import DeviceError, UnsupportedError, VerifyError
from kitsune.system import background
from kitsune.system.locks import block_forks, can_start_threads, make_lock
from kitsune.system.progress import Cost, Stages
from kitsune.target import CPU_LEVELS, WASM32, CpuTarget

CODEGEN_LEVEL = 2  # 1 to 3 give the same speed and take the same time
FIRST_LEVEL = 0  # a third of the time of the others; a call takes 1.2 to 3 times as long
# Begins a module that does little in a call. It is compiled at the first level for good: calls of
# 0.65 µs take as long as with the other.
GLUE = "; glue\n"
CACHE_FOLDER = Path("/sys/devices/system/cpu/cpu0/cache")
SHARE_NBYTES = 16 * 2**20  # of the LLC that each CPU may count on, whatever the socket has


def architecture(target: CpuTarget) -> str:
    """The first part of the triple: "x86_64", "aarch64", "wasm32"."""
    return target.triple.partition("-")[0]


# --- text to objects -----------------------------------------------------------------------------


def compile_object(
    text: str, target: CpuTarget, is_assembly: bool = False, level: int | None = None
) -> bytes:
    """Compile a module whose functions end in `#0` to an object file, or to assembly.

    Module and context are freed here, in that order, which the garbage collector would not keep.
    """
    whole = f"{text}\n{attributes(target)}\n"
    with ExitStack() as opened:
        opened.enter_context(background.uninterrupted())
        level = choose_level(text) if level is None else level
        machine = opened.enter_context(_machine(target, level))
        context = opened.enter_context(llvm.create_context())
        try:
            module = opened.enter_context(llvm.parse_assembly(whole, context))
            module.triple = target.triple
            module.data_layout = str(machine.target_data)
            if level != FIRST_LEVEL or is_set("KITSUNE_CHECK"):
                module.verify()  # the final code of the same text is, too
        except RuntimeError as error:
            raise _make_llvm_error(str(error), whole) from error
        if is_assembly:
            return str(machine.emit_assembly(module)).encode()
        emit = emitter()
        return emit(machine, module) if emit else bytes(machine.emit_object(module))


def choose_level(text: str) -> int:
    """How well LLVM is to compile a module."""
    return FIRST_LEVEL if text.startswith(GLUE) else CODEGEN_LEVEL


def is_parallel() -> bool:
    """Whether several threads generate code at the same time, or one after the other."""
    return emitter() is not None


def recipe(target: CpuTarget) -> str:
    """What an object depends on beside its text: target, code generator and its settings."""
    version = ".".join(map(str, llvm.llvm_version_info))
    flags: tuple[str, ...] = (target.triple, target.cpu, attributes(target))
    flags += (f"level {CODEGEN_LEVEL}",)
    flags += ("pic",) * target.is_shared
    return " ".join((*flags, f"llvmlite {llvmlite.__version__}", f"LLVM {version}"))


def assembly(text: str, target: CpuTarget) -> str:
    """The same module as assembly, to read."""
    return compile_object(text, target, is_assembly=True).decode()


def attributes(target: CpuTarget) -> str:
    """The group `#0`. It says nothing of denormals, so they stay as IEEE has them."""
    listed = ["nounwind", f'"target-cpu"="{target.cpu}"', '"no-trapping-math"="true"']
    if target.features:
        listed.append(f'"target-features"="{target.features}"')
    if target.lanes == 16:
        listed.append('"prefer-vector-width"="512"')
    return f"attributes #0 = {{ {' '.join(listed)} }}"


def _make_llvm_error(message: str, text: str) -> VerifyError:
    """LLVM's words, and the line of ours they are about."""
    lines = text.splitlines()
    at = ""
    parsed = re.search(r"^<string>:(\d+):\d+: error: (.*)$", message, re.MULTILINE)
    if parsed:
        number, message = int(parsed[1]), parsed[2]
        at = f"line {number}: {lines[number - 1].strip()}"
    else:  # the verifier prints the instruction, not its place
        numbers = {line.strip(): n for n, line in reversed(list(enumerate(lines, 1)))}
        quoted = (line.strip() for line in message.splitlines())
        first = next((line for line in quoted if line in numbers), None)
        at = f"line {numbers[first]}: {first}" if first else ""
    return VerifyError("LLVM does not accept the generated text", why=message.strip(), at=at)


@functools.cache
def _initialize(every: bool) -> None:
    """Register LLVM's code generators: the host's, or (only for other machines) every one."""
    if every:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
    else:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()


def _is_native(target: CpuTarget) -> bool:
    return architecture(target) == str(llvm.get_process_triple()).partition("-")[0]


def _create_machine(target: CpuTarget, level: int = CODEGEN_LEVEL) -> Any:
    native = _is_native(target)
    _initialize(every=not native)
    is_jit = native and not target.is_shared
    try:
        return llvm.Target.from_triple(target.triple).create_target_machine(
            cpu=target.cpu,
            features=target.features,
            opt=level,
            jit=is_jit,
            reloc="pic" if target.is_shared else "default",
            codemodel="jitdefault" if is_jit else "default",
        )
    except RuntimeError as error:
        raise UnsupportedError(
            f"LLVM has no code generator for {target.triple!r}", why=str(error)
        ) from error


@functools.lru_cache(maxsize=32)
def _idle(target: CpuTarget, level: int) -> list[Any]:
    """Machines for a target that no thread is using."""
    return []


@contextmanager
def _machine(target: CpuTarget, level: int = CODEGEN_LEVEL) -> Iterator[Any]:
    """A machine that is this thread's alone: generating code changes it."""
    idle = _idle(target, level)
    try:
        machine = idle.pop()
    except IndexError:
        machine = _create_machine(target, level)
    yield machine
    idle.append(machine)


# --- objects to code -----------------------------------------------------------------------------


class Loaded:
    """Objects linked together in executable memory, which lives as long as this does."""

    def __init__(self, engine: Any) -> None:
        self._engine = engine

    def address(self, name: str) -> int:
        """Where the function `name` starts."""
        address = int(self._engine.get_function_address(name))
        if not address:
            raise VerifyError(f"no function {name!r} in the loaded objects")
        return address

    def replace(self, name: str, code: Loaded, function: str) -> None:
        """Let the pointer `name` point to a function of other code, which lives as long as this."""
        self._later = code
        place = int(self._engine.get_global_value_address(name))
        ctypes.c_uint64.from_address(place).value = code.address(function)


def load(objects: Sequence[bytes], target: CpuTarget, is_known: bool = False) -> Loaded:
    """Link `objects` with each other and with what the process exports (libc), ready to call. Those
    that `is_known` says were loaded together before lack nothing."""
    if not _is_native(target):
        raise DeviceError(
            f"cannot run code for {target.name!r} in this process",
            why=f"it is for {target.triple}, this is {llvm.get_process_triple()}",
        )
    with background.uninterrupted():
        return Loaded(_load(objects, target, is_known))


def _load(objects: Sequence[bytes], target: CpuTarget, is_known: bool) -> Any:
    machine = _create_machine(target)  # not the shared one: the engine takes ownership
    empty = llvm.parse_assembly(f'target triple = "{target.triple}"')
    engine = llvm.create_mcjit_compiler(empty, machine)
    files = [_object_file(data) for data in objects]
    if not is_known:
        _check_symbols(files)
    for file in files:
        engine.add_object_file(file)
    engine.finalize_object()
    return engine


def _object_file(data: bytes) -> Any:
    file = llvm.ObjectFileRef.from_data(data)
    if not file:
        raise VerifyError("not an object file", why=f"{len(data)} bytes LLVM cannot read")
    return file


def _check_symbols(files: Sequence[Any]) -> None:
    """An engine leaves a missing symbol at address zero without a word: find it first.

    The process's own symbols are known once any engine was made.
    """
    symbols = [symbol for file in files for symbol in _global_symbols(file)]
    defined = {name for name, is_defined in symbols if is_defined}
    wanted = sorted({name for name, _ in symbols} - defined)
    missing = [name for name in wanted if llvm.address_of_symbol(name) is None]
    if missing:
        raise VerifyError(
            f"undefined symbols: {', '.join(missing)}",
            why="no loaded object defines them and the process does not export them",
        )


def _global_symbols(file: Any) -> Iterator[tuple[str, bool]]:
    """(name, is defined) from an ELF symbol table; nothing for the other formats."""
    sections = {section.name(): section.data() for section in file.sections() if section.size()}
    names = sections.get(b".strtab", b"")
    for name, info, _, section, _, _ in struct.iter_unpack(
        "<IBBHQQ", sections.get(b".symtab", b"")
    ):
        if info >> 4:  # binding: 0 is local
            yield names[name : names.index(b"\0", name)].decode(), section != 0


# --- which CPU -----------------------------------------------------------------------------------


@functools.cache
def host_target() -> CpuTarget:
    """The CPU of this process."""
    return detect_host()


def detect_host() -> CpuTarget:
    """Ask LLVM for this CPU's features and Linux for the sizes of its caches."""
    triple, cpu = str(llvm.get_process_triple()), str(llvm.get_host_cpu_name())
    try:
        features = llvm.get_host_cpu_features()
    except RuntimeError:  # LLVM cannot ask this system: what `cpu` implies
        features = llvm.FeatureMap()
    present = {name for name, is_present in features.items() if is_present}
    described = _vector_shape(triple, present) | _cache_sizes(CACHE_FOLDER)
    return CpuTarget(cpu, triple=triple, cpu=cpu, features=features.flatten(), **described)


def cpu_target(name: str) -> CpuTarget:
    """A named level, for this process where it is of the same architecture; or "host"."""
    host = host_target()
    if name == "host":
        return host
    if name not in CPU_LEVELS:
        raise UnsupportedError(
            f"no CPU target {name!r}", hint=f"one of {', '.join(['host', *CPU_LEVELS])}"
        )
    level = CPU_LEVELS[name]
    return dataclasses.replace(level, triple=host.triple) if _is_native(level) else level


def _vector_shape(triple: str, present: set[str]) -> dict[str, Any]:
    """Lanes, registers, fused multiply-add, byte dot product, level and instructions for powers of
    two and for bits of a CPU with these features."""
    if not triple.startswith("x86_64"):
        dot8 = "sdot128" if "dotprod" in present else ""
        return {"lanes": 4, "registers": 32, "fma": True, "dot8": dot8, "level": "aarch64"}
    lanes = 4
    if {"avx2", "fma"} <= present:
        lanes = 8
    if {"avx512f", "avx512vl", "avx512bw", "avx512dq"} <= present:
        lanes = 16
    choices = [
        ("vnni512", "avx512vnni" in present and lanes == 16),
        ("vnni256", "avxvnni" in present),
        ("maddubs256", "avx2" in present),
        ("maddubs128", "ssse3" in present),
    ]
    dot8 = next((name for name, is_there in choices if is_there), "")
    level = {4: "x86-64-v2", 8: "x86-64-v3", 16: "x86-64-v4"}[lanes]
    return {
        "lanes": lanes,
        "registers": 32 if lanes == 16 else 16,
        "fma": "fma" in present,
        "dot8": dot8,
        "level": "x86-64-vnni" if dot8 == "vnni512" else level,
        "permute_lanes": lanes if lanes >= 8 else 0,
        "has_scalef": lanes == 16,
        "has_gfni": lanes == 16 and "gfni" in present,
        "has_byte_tables": lanes == 16 and "avx512vbmi" in present,
    }


def _cache_sizes(folder: Path) -> dict[str, Any]:
    """{"l1_nbytes": …} for the levels Linux describes there; the rest keep their defaults. To a
    virtual machine of a few CPUs Linux describes the LLC of a socket that many share."""
    units = {"K": 2**10, "M": 2**20, "G": 2**30}
    sizes: dict[str, Any] = {}
    for index in sorted(folder.glob("index*")):
        try:
            level, kind, size = (
                (index / leaf).read_text().strip() for leaf in ("level", "type", "size")
            )
            if kind in ("Data", "Unified") and level in ("1", "2", "3"):
                sizes[f"l{level}_nbytes"] = int(size.rstrip("KMG")) * units.get(size[-1], 1)
        except (OSError, ValueError):
            continue
    if "l3_nbytes" in sizes:
        sizes["l3_nbytes"] = min(sizes["l3_nbytes"], SHARE_NBYTES * (os.cpu_count() or 1))
    return sizes


# --- unlocked -------------------------------------------------------------------------------------
#
# Emit object files on several threads at once, without the lock of llvmlite.
#
# llvmlite holds one lock of the process around every call, so that threads generate code one after
# the other. LLVM asks for less: that no two threads share a context or a machine. Here its function
# is called without that lock, on llvmlite's own library. Only for the versions whose library is
# known to look like this; for others there is no `emitter`, and code is generated under the lock.


FIRST, LAST = (0, 45), (0, 50)  # the versions of llvmlite that are known

Emitter = Callable[[Any, Any], bytes]


@functools.cache
def emitter() -> Emitter | None:
    """machine, module → object file, or None where this llvmlite is not known."""
    parsed = re.match(r"(\d+)\.(\d+)", str(llvmlite.__version__))
    if not parsed or not FIRST <= (int(parsed[1]), int(parsed[2])) <= LAST:
        return None
    try:
        # A handle of our own: the types below are declared for nobody else.
        return _emitter(ctypes.CDLL(ffi.lib._name))
    except (AttributeError, OSError):
        return None


def _emitter(library: ctypes.CDLL) -> Emitter:
    emit = library.LLVMPY_TargetMachineEmitToMemory
    emit.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p]
    emit.restype = ctypes.c_void_p
    start, size = library.LLVMPY_GetBufferStart, library.LLVMPY_GetBufferSize
    free, free_text = library.LLVMPY_DisposeMemoryBuffer, library.LLVMPY_DisposeString
    for function in (start, size, free, free_text):
        function.argtypes = [ctypes.c_void_p]
    start.restype, size.restype = ctypes.c_void_p, ctypes.c_size_t
    free.restype = free_text.restype = None

    def emit_object(machine: Any, module: Any) -> bytes:
        error = ctypes.c_void_p()
        with block_forks():
            buffer = emit(machine, module, 1, ctypes.byref(error))
        if not buffer:
            message = ctypes.string_at(error.value).decode() if error.value else "no reason given"
            free_text(error)
            raise RuntimeError(message)
        try:
            return ctypes.string_at(start(buffer), size(buffer))
        finally:
            free(buffer)

    return emit_object


# --- objects --------------------------------------------------------------------------------------
#
# Compile LLVM IR to object files, cached in memory and on disk.


REMEMBERED = 512  # objects kept in memory as well
RELAXED = "@llvm.fmuladd."  # what becomes an instruction of relaxed SIMD

_remembered: OrderedDict[tuple[str, CpuTarget], bytes] = OrderedDict()
_remembered_lock = make_lock()


def compile_cached(text: str, target: CpuTarget) -> bytes:
    """The object file of a module, from memory, from disk or from LLVM."""
    found = find_object(text, target)
    return found if found is not None else _keep(text, target, compile_object(text, target))


def compile_objects(
    texts: Iterable[str],
    target: CpuTarget,
    threads: int,
    stages: Stages,
    light: Collection[str] = (),
) -> tuple[list[bytes], bool]:
    """The object file of each module, and whether any is at the first level: those of `light` texts
    that are not cached. LLVM works on several at a time, and begins with the first while the others
    are still being written."""
    is_serial = threads == 1 or not is_parallel() or not can_start_threads() or background.is_here()
    start, jobs = _other_threads_s(), list[tuple[str, bool, Any]]()
    with ExitStack() as opened:
        workers = None if is_serial else opened.enter_context(_open_workers(threads))
        for text in texts:
            job: Any = find_object(text, target)
            is_new, level = job is None, FIRST_LEVEL if text in light else None
            if is_new and workers:
                job = workers.submit(compile_object, text, target, level=level).result
            elif is_new:
                job = compile_object(text, target, level=level)
            jobs.append((text, is_new, job))
    if not is_serial:
        stages.add("llvm", Cost(cpu_ms=1e3 * (_other_threads_s() - start)))
    objects = [job() if callable(job) else job for _, _, job in jobs]
    for (text, is_new, _), data in zip(jobs, objects, strict=True):
        if is_new and text not in light:
            _keep(text, target, data)
    return objects, any(is_new and text in light for text, is_new, _ in jobs)


def _open_workers(threads: int) -> Any:
    from concurrent.futures import ThreadPoolExecutor

    return ThreadPoolExecutor(threads)


def _other_threads_s() -> float:
    """The processor time of all threads but this one."""
    return time.process_time() - time.thread_time()


def find_object(text: str, target: CpuTarget) -> bytes | None:
    """The object file of a module that was compiled before, for any program."""
    with _remembered_lock:
        found = _remembered.get((text, target))
    if found is None:
        found = default_store().get(_object_key(text, target))
        if found is not None:
            _remember(text, target, found)
    return found


def _keep(text: str, target: CpuTarget, data: bytes) -> bytes:
    _remember(text, target, data)
    default_store().put(_object_key(text, target), data)
    return data


def _object_key(text: str, target: CpuTarget) -> str:
    """An object that has nothing relaxed in it is the same for both kinds of WebAssembly."""
    same = WASM32 if target.relaxed and RELAXED not in text else target
    return "object-" + digest(text, recipe(same), __version__)


def _remember(text: str, target: CpuTarget, data: bytes) -> None:
    with _remembered_lock:
        _remembered[text, target] = data
        while len(_remembered) > REMEMBERED:
            _remembered.popitem(last=False)


def forget_objects() -> None:
    """Drop the objects in memory; those on disk stay."""
    with _remembered_lock:
        _remembered.clear()
