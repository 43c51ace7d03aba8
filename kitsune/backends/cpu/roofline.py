"""Compute the roofline of this machine: peak arithmetic and memory bandwidth for some threads.

The numbers per core are those of the cost model (`backends/cpu/host_target.py`), times the threads;
memory bandwidth, which threads share, is measured once for that many threads and cached.
"""

from __future__ import annotations

import ctypes
import json
import time
from math import inf

import numpy as np

from kitsune.backends.cpu import jit, peak_kernels
from kitsune.backends.cpu.binary import Phase
from kitsune.backends.cpu.host_target import MEMORY_NBYTES, is_off, machine_target
from kitsune.backends.cpu.jit import compile_cached
from kitsune.backends.cpu.threads.team import Job, pool
from kitsune.cache.store import default_store, digest
from kitsune.system.free_memory import allocate_aligned
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget

LEVELS = ("L1", "L2", "L3", "memory")
LONG_US = 1000.0  # worth waking workers for
SAMPLES = 5


@dataclass(frozen=True)
class Roof:
    """Of `threads` threads together: f32 multiply-adds, as two each, and bytes read from what is
    large enough for all of them."""

    threads: int
    fma_gflops: float
    read_gbps: tuple[float, ...]
    rooms: tuple[float, ...]  # bytes that each level holds of what they share between them

    def level(self, footprint: float) -> int:
        """The cache level of that many bytes."""
        return next(n for n, room in enumerate(self.rooms) if footprint <= room)

    def arithmetic_us(self, products: float, sums: float) -> float:
        """Multiply-adds are two `products` each; any other op takes the time of one of them."""
        return (products + 2 * sums) / (1e3 * self.fma_gflops)

    def move_us(self, nbytes: float, level: int) -> float:
        return nbytes / (1e3 * self.read_gbps[level])


def roof(threads: int) -> Roof:
    target = machine_target()
    caches, memory = target.read_gbps[:3], target.read_gbps[3]
    if threads > 1 and not is_off():
        memory = max(memory, _memory_gbps(threads, target))
    return Roof(
        threads,
        threads * target.fma_gflops,
        (*(threads * rate for rate in caches), memory),
        (threads * target.l1_nbytes, threads * target.l2_nbytes, target.l3_nbytes, inf),
    )


def _memory_gbps(threads: int, target: CpuTarget) -> float:
    """Bytes that threads read together, of more than the caches hold."""
    store = default_store()
    key = f"machine-{digest(repr(jit.host_target()), str(threads), 'roof')}"
    found = store.get(key)
    if found is None:
        found = json.dumps(_measured_gbps(threads, target)).encode()
        store.put(key, found)
    return float(json.loads(found))


def _measured_gbps(threads: int, target: CpuTarget) -> float:
    nbytes = max(MEMORY_NBYTES, 2 * target.l3_nbytes)
    code = jit.load([compile_cached(peak_kernels.read_text(target), target)], target)
    operands, source = (
        allocate_aligned(threads * peak_kernels.OPERAND_NBYTES),
        allocate_aligned(nbytes),
    )
    source[:] = 1  # memory that nobody wrote is one page of zeros, which stays in the cache
    form = np.array([nbytes // peak_kernels.STREAMS, 1])
    arrays = (operands, source, form)
    table = (ctypes.c_void_p * len(arrays))(*(a.ctypes.data for a in arrays))
    job = Job(code.address(peak_kernels.ENTRY), [Phase(LONG_US, False)], threads, parts=threads)
    times = []
    for _ in range(SAMPLES):
        start = time.perf_counter()
        pool(threads).run(job, ctypes.addressof(table))
        times.append(time.perf_counter() - start)
    return 1e-9 * nbytes / min(times)
