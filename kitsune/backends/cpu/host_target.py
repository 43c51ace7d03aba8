"""Make the CpuTarget of this machine, with the measured speed of one of its cores.

    target = machine_target()

Measured by the first process that compiles, in some 20 ms, and kept in the cache: later ones plan
with the same numbers. `kitsune doctor` measures again, and takes the time for what was left out.
`KITSUNE_MEASURE=0` leaves the numbers that a target has by default, and so does a cache that cannot
be used: every process would measure something else.
"""

from __future__ import annotations

import ctypes
import functools
import json
import os
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from kitsune.backends.cpu import jit, peak_kernels
from kitsune.backends.cpu.binary import Phase
from kitsune.backends.cpu.jit import compile_cached
from kitsune.backends.cpu.threads.control_block import BARRIER_NBYTES, barrier_text
from kitsune.backends.cpu.threads.team import PROGRAM, Job, default_threads, pool
from kitsune.cache.store import cache_folder, default_store, digest
from kitsune.target import CpuTarget

FORM = "1"  # of what is stored
FARTHEST = 3.0  # times the default: what is measured beyond was disturbed, or is not believed
MEMORY_NBYTES = 64 * 2**20  # the most that is read; caches of half of it hide the memory behind
PIECE_NBYTES = 2**20  # in which it is asked for from the system
# For the system to give it, and then for the samples of each number, two of them at least; the
# second to be thorough.
PATIENCE_S = {False: 0.01, True: 5.0}
SAMPLES_S = {False: 0.001, True: 0.05}
SAMPLE_NBYTES = 8 * 2**20  # read in one sample, over and over where it is a cache's
MEETING_US = 1000.0  # worth waking workers for
MEETINGS = 8  # samples of many barriers each, of which some may lack a thread
STEP = peak_kernels.STREAMS * peak_kernels.LINES * 64  # bytes that are read in one iteration


def machine_target() -> CpuTarget:
    """The CPU of this process, as plans are made for it."""
    return jit.host_target() if is_off() else _known(cache_folder())


def is_off() -> bool:
    return os.environ.get("KITSUNE_MEASURE", "") == "0"


@functools.cache
def _known(folder: Path) -> CpuTarget:
    host = jit.host_target()
    if default_store().refusal:
        return host
    return replace(
        host, **clamp_measurements(load_measurements() or measure_and_keep(thorough=False), host)
    )


def load_measurements() -> dict[str, Any] | None:
    """What was measured before on this machine."""
    found = default_store().get(_key(jit.host_target()))
    return None if found is None else json.loads(found)


def measure_and_keep(thorough: bool) -> dict[str, Any]:
    """Measure, for the plans of later processes."""
    host = jit.host_target()
    numbers = measure_core(host, thorough)
    default_store().put(_key(host), json.dumps(numbers).encode())
    return numbers


def _key(host: CpuTarget) -> str:
    return f"machine-{digest(repr(host), str(os.cpu_count()), FORM)}"


def clamp_measurements(numbers: Mapping[str, Any], target: CpuTarget) -> dict[str, Any]:
    """Numbers not too far from the default ones, and no cache slower than what is behind it."""

    def near(number: float, usual: float) -> float:
        return float(f"{min(max(number, usual / FARTHEST), usual * FARTHEST):.2g}")

    pairs = zip(numbers["read_gbps"], target.read_gbps, strict=True)
    reads = [usual if number is None else near(number, usual) for number, usual in pairs]
    barrier = numbers["barrier_ns"]
    return {
        "read_gbps": tuple(min(reads[: n + 1]) for n in range(len(reads))),
        "fma_gflops": near(numbers["fma_gflops"], target.fma_gflops),
        "barrier_ns": target.barrier_ns if barrier is None else near(barrier, target.barrier_ns),
    }


# --- measuring -----------------------------------------------------------------------------------


def measure_core(target: CpuTarget, thorough: bool) -> dict[str, Any]:
    """What a core does, in `CpuTarget`'s own names and units; None for what takes longer than is
    granted: memory, which a system may be slow to give, and threads, which nobody may need."""
    texts = [peak_kernels.fma_text(target), peak_kernels.read_text(target)]
    codes = [jit.load([compile_cached(text, target)], target) for text in texts]
    operands = np.full(peak_kernels.OPERAND_NBYTES // 4, 1e-3, np.float32)
    fma_s = _best_s(lambda: _call(codes[0], operands), SAMPLES_S[thorough])
    return {
        "read_gbps": _reads(codes[1], operands, target, thorough),
        "fma_gflops": 1e-9 * peak_kernels.fma_flops(target) / fma_s,
        "barrier_ns": barrier_ns(default_threads(), target) if thorough else None,
    }


def _reads(
    code: jit.Loaded, operands: np.ndarray, target: CpuTarget, thorough: bool
) -> list[float | None]:
    """From each cache; to be thorough, from memory too, where a moderate amount does not fit the
    caches."""
    third = min(target.l3_nbytes // 4, 4 * target.l2_nbytes)
    memory = MEMORY_NBYTES if thorough and 2 * target.l3_nbytes <= MEMORY_NBYTES else 0
    source = _allocate_written(max(memory, third), time.perf_counter() + PATIENCE_S[thorough])
    found: list[float | None] = []
    for nbytes in (target.l1_nbytes // 2, target.l2_nbytes // 2, third, memory):
        size = nbytes // STEP * STEP
        if not 0 < size <= source.nbytes:
            found.append(None)
            continue
        form = np.array([size // peak_kernels.STREAMS, max(1, SAMPLE_NBYTES // size)])
        call = functools.partial(_call, code, operands, source, form)
        seconds = _best_s(call, SAMPLES_S[thorough])
        found.append(1e-9 * size * int(form[1]) / seconds)
    return found


def _allocate_written(nbytes: int, deadline: float) -> np.ndarray:
    """Memory from a cache line on, as much as the system gives in that time. It has been written
    to: what has not is one page of zeros, over and over."""
    memory = np.empty(nbytes + 64, np.uint8)
    memory = memory[-memory.ctypes.data % 64 :][:nbytes]
    for at in range(0, nbytes, PIECE_NBYTES):
        memory[at : at + PIECE_NBYTES] = 1
        if time.perf_counter() > deadline:
            return memory[: at + PIECE_NBYTES]
    return memory


def barrier_ns(threads: int, target: CpuTarget) -> float | None:
    """The least time in which that many threads meet; one has nobody to meet."""
    if threads == 1:
        return None
    texts = peak_kernels.meet_text(), barrier_text(target)
    code = jit.load([compile_cached(text, target) for text in texts], target)
    memory = np.zeros(BARRIER_NBYTES + 128, np.uint8)
    barrier = memory[-memory.ctypes.data % 64 :]
    met = barrier[BARRIER_NBYTES : BARRIER_NBYTES + 8].view(np.int64)
    job = Job(code.address(peak_kernels.ENTRY), [Phase(MEETING_US, True)], threads)
    times = []
    for _ in range(MEETINGS):
        start = time.perf_counter()
        pool(threads).run(job, barrier.ctypes.data)
        if met[0] == threads:  # all of them came
            times.append(time.perf_counter() - start)
    return 1e9 * min(times) / peak_kernels.MEETINGS if times else None


def _call(code: jit.Loaded, *arrays: np.ndarray) -> None:
    """On this thread alone."""
    table = (ctypes.c_void_p * len(arrays))(*(a.ctypes.data for a in arrays))
    PROGRAM(code.address(peak_kernels.ENTRY))(ctypes.addressof(table), 0, -1, 0, 0, 1)


def _best_s(call: Callable[[], None], seconds: float) -> float:
    """Seconds of the fastest call of a few; the first one is not counted."""
    call()
    times: list[float] = []
    while len(times) < 2 or sum(times) < seconds:
        start = time.perf_counter()
        call()
        times.append(time.perf_counter() - start)
    return min(times)
