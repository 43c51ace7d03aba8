"""Measure the machine's limits: arithmetic and memory bandwidth.

The kernels are those of `backends/cpu/peak_kernels.py`, run by the thread team that runs programs.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any, NamedTuple

import numpy as np

from kitsune.backends.cpu import jit
from kitsune.backends.cpu.binary import Phase
from kitsune.backends.cpu.peak_kernels import (
    ENTRY,
    OPERAND_NBYTES,
    STREAMS,
    copy_text,
    dot8_ops,
    dot8_text,
    fma_flops,
    fma_text,
    read_text,
)
from kitsune.backends.cpu.threads.team import Job, pool
from kitsune.system.free_memory import allocate_aligned
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget
from kitsune.tune.timing import Effort, Times, interleave

LONG_PHASE_US = 1000.0  # worth waking workers for
COPY_LLC_FACTOR = 4  # arrays to copy are this many times the LLC


@dataclass(frozen=True)
class MachineLimits:
    """The limits of `threads` threads together."""

    threads: int
    fma_gflops: float  # f32 multiply-adds, two operations each
    dot8_gops: float  # int8 multiply-adds, likewise; 0 where there is no instruction
    copy_gbs: float  # bytes read and bytes written, arrays larger than the caches
    read_gbs: float  # bytes read, likewise

    def seconds(self, flops: float, read: float, written: float) -> tuple[float, str]:
        """Return the least time that much work takes, and what bounds it. Bytes that are only read
        take less than those that are copied."""
        copied = min(read, written)
        memory = 2 * copied / self.copy_gbs + (max(read, written) - copied) / self.read_gbs
        arithmetic = flops / self.fma_gflops
        return (1e-9 * arithmetic, "fma") if arithmetic > memory else (1e-9 * memory, "memory")

    def with_medians(self, times: Mapping[str, Times]) -> MachineLimits:
        """Return the limits as they are at the median of `times`, measured in turns with a program
        on the same, perhaps busy, machine."""
        medians = {FIELDS[name]: 1e-9 / each.median for name, each in times.items()}
        return MachineLimits(**self.json() | medians)

    def json(self) -> dict[str, Any]:
        return asdict(self)


FIELDS = {"fma": "fma_gflops", "dot8": "dot8_gops", "copy": "copy_gbs", "read": "read_gbs"}


class LimitCall(NamedTuple):
    """A call that reaches a limit, and the operations or bytes in it."""

    call: Callable[[], None]
    amount: float


def measure_limits(
    threads: int, limit_calls: Mapping[str, LimitCall], effort: Effort
) -> MachineLimits:
    """Measure the best of several runs."""
    times = interleave({name: each.call for name, each in limit_calls.items()}, effort)
    rates = {FIELDS[name]: 1e-9 * limit_calls[name].amount / times[name].best for name in times}
    return MachineLimits(threads, **{"dot8_gops": 0.0} | rates)


def make_limit_calls(threads: int, target: CpuTarget, copied: int = 0) -> dict[str, LimitCall]:
    """Return the calls that reach each limit; the copy is of `copied` bytes, by default more than
    caches hold."""
    copied = copied or COPY_LLC_FACTOR * target.l3_nbytes
    work = {"fma": (fma_text(target), threads * fma_flops(target))}
    if target.dot8:
        work["dot8"] = (dot8_text(target), threads * dot8_ops(target))
    work["copy"] = (copy_text(target, copied), 2 * copied)
    work["read"] = (read_text(target), copied)
    operands = allocate_aligned(threads * OPERAND_NBYTES)
    operands.view(np.float32)[:] = 1e-3
    source, destination = allocate_aligned(copied), allocate_aligned(copied)
    source[:] = 1  # memory that nobody wrote is one page of zeros, which stays in the cache
    arguments = {
        "fma": (operands,),
        "dot8": (operands,),
        "copy": (source, destination),
        "read": (operands, source, np.array([copied // STREAMS, 1])),
    }
    return {
        name: LimitCall(_make_call(text, arguments[name], threads, target), amount)
        for name, (text, amount) in work.items()
    }


def _make_call(
    text: str, arrays: tuple[np.ndarray, ...], threads: int, target: CpuTarget
) -> Callable[[], None]:
    code = jit.load([jit.compile_object(text, target)], target)
    job = Job(code.address(ENTRY), [Phase(LONG_PHASE_US, False)], threads, parts=threads)
    runner = pool(threads)
    table = (ctypes.c_void_p * len(arrays))(*(a.ctypes.data for a in arrays))
    kept = (code, arrays)  # the address and the pointers do not keep their owners alive

    def call() -> None:
        assert kept
        runner.run(job, ctypes.addressof(table))

    return call
