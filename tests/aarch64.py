"""Module and arrays in, arrays out, computed by code for aarch64 that an emulator runs.

A program's objects and a few lines that read its memory, call it and write that memory again are
binary into an executable that needs no library: by the linker in `ziglang`, for `qemu-aarch64`.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

import numpy as np

from kitsune.backends.base import nbytes
from kitsune.backends.cpu.binary import Binary, constant_value, pack_constants
from kitsune.backends.cpu.emit import emit_module
from kitsune.backends.cpu.jit import compile_object
from kitsune.backends.cpu.linker import link
from kitsune.backends.cpu.threads.control_block import BARRIER_NBYTES
from kitsune.lower.memory import Module
from kitsune.system.progress import Stages
from kitsune.target import CpuTarget

EMULATOR = "qemu-aarch64"
CPUS = {"aarch64": "cortex-a57", "aarch64-neoverse-n1": "neoverse-n1", "aarch64-apple-m1": "max"}
LINE = 64

# `svc(a, b, c, number)` as machine code, since LLVM has no assembler for other machines here:
# mov x8, x3; svc #0; ret. Linux's numbers: 63 reads, 64 writes, 93 exits.
MAIN = """
@svc = internal constant [3 x i32] [i32 -1442642968, i32 -738197503, i32 -698416192],
       section ".text", align 4
@memory = internal global [{nbytes} x i8] zeroinitializer, align 64
@args = internal global [{count} x ptr] [{pointers}]
declare void @{entry}(ptr, i64, i64, i64, i64, i64)

define i32 @sched_yield() #0 {{
  ret i32 0
}}

define i32 @clock_gettime(i32 %clock, ptr %time) #0 {{
  store [2 x i64] zeroinitializer, ptr %time
  ret i32 0
}}

; read or write the whole memory
define internal void @move(i64 %file, i64 %number) #0 {{
entry:
  br label %more
more:
  %done = phi i64 [0, %entry], [%sum, %some]
  %at = getelementptr i8, ptr @memory, i64 %done
  %left = sub i64 {nbytes}, %done
  %got = call i64 @svc(i64 %file, ptr %at, i64 %left, i64 %number)
  %stuck = icmp sle i64 %got, 0
  br i1 %stuck, label %fail, label %some
some:
  %sum = add i64 %done, %got
  %whole = icmp eq i64 %sum, {nbytes}
  br i1 %whole, label %ready, label %more
ready:
  ret void
fail:
  %never = call i64 @svc(i64 1, ptr null, i64 0, i64 93)
  unreachable
}}

define void @_start() #0 {{
  call void @move(i64 0, i64 63)
  call void @{entry}(ptr @args, i64 0, i64 -1, i64 0, i64 0, i64 1)
  call void @move(i64 1, i64 64)
  %never = call i64 @svc(i64 0, ptr null, i64 0, i64 93)
  unreachable
}}
"""


def missing() -> str:
    """What keeps this machine from running such code; empty if nothing does."""
    if not shutil.which(EMULATOR):
        return f"no {EMULATOR} (Debian's qemu-user)"
    return "" if find_spec("ziglang") else "no ziglang, whose linker is used"


def _linker() -> Path:
    """What `python -m ziglang` starts, without another Python before it."""
    spec = find_spec("ziglang")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).with_name("zig")


def run_aarch64(layout: Module, target: CpuTarget, *given: np.ndarray) -> list[np.ndarray]:
    """The outputs of a program, in order."""
    binary = link(emit_module(layout, target), layout, target, 1, Stages())
    values = [constant_value(n) for n in layout.constants]
    blank = [np.zeros(a.shape, a.dtype.numpy) for a in binary.outputs]
    laid_out = [c.array for c in pack_constants(binary.constants, values)]
    room = [np.zeros(binary.arena_nbytes + binary.scratch_nbytes, np.uint8)]
    arrays = [*given, *blank, *laid_out, *room, np.zeros(BARRIER_NBYTES, np.uint8)]
    memory, places = _image(arrays)
    after = _execute(binary, target, memory, places)
    outputs = []
    for argument, at in zip(binary.outputs, places[len(given) :], strict=False):
        raw = after[at : at + nbytes(argument)]
        outputs.append(np.frombuffer(raw, argument.dtype.numpy).reshape(argument.shape))
    return outputs


def _image(arrays: Sequence[np.ndarray]) -> tuple[bytes, list[int]]:
    """The arrays one after the other, each at a cache line, and where each begins."""
    data, places = bytearray(), []
    for array in arrays:
        data += bytes(-len(data) % LINE)
        places.append(len(data))
        data += array.tobytes()
    return bytes(data + bytes(LINE)), places


def _execute(binary: Binary, target: CpuTarget, memory: bytes, places: list[int]) -> bytes:
    pointers = ", ".join(f"ptr getelementptr (i8, ptr @memory, i64 {at})" for at in places)
    main = MAIN.format(nbytes=len(memory), count=len(places), pointers=pointers, entry=binary.entry)
    with tempfile.TemporaryDirectory() as folder:
        program, files = Path(folder) / "program", []
        for n, data in enumerate([compile_object(main, target), *binary.objects]):
            files.append(Path(folder) / f"{n}.o")
            files[-1].write_bytes(data)
        link_command = [_linker(), "ld.lld", "-static", "-o", program, *files]
        subprocess.run(link_command, check=True, capture_output=True)
        run_command = [EMULATOR, "-cpu", CPUS[target.name], program]
        return subprocess.run(run_command, input=memory, check=True, capture_output=True).stdout
