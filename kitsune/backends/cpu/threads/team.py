"""How many threads a program gets, and the pool that runs it: `pool(n).run(job, args)`.

A program is a native `void program(args, first, last, tid, part, parts)` that does one part of the
phases from `first` up to `last`. A job says into how many parts each phase is cut. What a program
computes depends neither on that nor on who does which part, so workers that are late, asleep or
busy with another program are simply not waited for.

Workers are daemon threads inside one native call, started when a job first wants them. They spin
for about a millisecond after a program, then sleep in the kernel. Programs that take turns with
those of another library use its threads instead (`threads_of`). In Python only Linux has a pool so
far: elsewhere every pool has one thread, the caller's. (A library in C has one on every system.)
"""

from __future__ import annotations

import atexit
import ctypes
import functools
import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import accumulate
from pathlib import Path
from typing import Any

from kitsune.backends.cpu.binary import Phase
from kitsune.backends.cpu.jit import host_target
from kitsune.backends.cpu.llvm_text import PART_US, PARTS
from kitsune.backends.cpu.threads import team_code as native
from kitsune.backends.cpu.threads.control_block import (
    DEAD,
    LINE,
    MASK_NBYTES,
    MAX_THREADS,
    Control,
    JobSpec,
    StageSpec,
)
from kitsune.errors import InputError
from kitsune.system.locks import make_lock

WORTH_SHARING_US = 4.0  # a phase with less work is done sooner than it is shared
WORTH_WAKING_US = 200.0  # below this much work, waking a sleeper costs more than it saves

SPIN_NS = 1_000_000  # a worker's patience before it parks
CLOSE_SECONDS = 1.0  # what an exiting process grants a program that still runs
CGROUPS = Path("/sys/fs/cgroup")

PROGRAM = ctypes.CFUNCTYPE(None, ctypes.c_void_p, *[ctypes.c_int64] * 5)
WORKER = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64)
RUN = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
CLOSE = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)
PAUSES = ctypes.CFUNCTYPE(None, ctypes.c_int64)
CALLOC = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_size_t, ctypes.c_size_t)
UNLOCK = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


# --- how many ------------------------------------------------------------------------------------


def default_threads() -> int:
    """`KITSUNE_NUM_THREADS`, `OMP_NUM_THREADS` as Ray and others set it for each of their
    processes, or the CPUs this process may use within its cgroup's quota."""
    if not native.has_threads(host_target()):
        return 1
    asked = os.environ.get("KITSUNE_NUM_THREADS", "").strip()
    if not asked:
        # A list is of nested levels. What is no count there is another library's to complain of.
        shared = os.environ.get("OMP_NUM_THREADS", "").partition(",")[0].strip()
        if shared.isdecimal() and 1 <= int(shared) <= MAX_THREADS:
            return int(shared)
        quota = cgroup_quota(Path("/proc/self/cgroup"), CGROUPS)
        return max(1, min(len(os.sched_getaffinity(0)), int(quota), MAX_THREADS))
    if not asked.isdecimal() or not 1 <= int(asked) <= MAX_THREADS:
        raise InputError(
            f"cannot use KITSUNE_NUM_THREADS={asked!r}", why=f"a count from 1 to {MAX_THREADS}"
        )
    return int(asked)


def check_count(threads: Any) -> None:
    if not isinstance(threads, int) or not 1 <= threads <= MAX_THREADS:
        raise InputError(
            f"cannot use {threads!r} threads",
            why=f"a count from 1 to {MAX_THREADS}",
            hint="threads=None takes as many as the process may use",
        )


def cgroup_quota(membership: Path, root: Path) -> float:
    """CPUs' worth of time a second the process's control groups allow; 1024 when unlimited.

    Each ancestor may set its own limit. In a container the paths of `membership` may be the
    host's and not exist here: the walk up to `root` then finds the container's own.
    """
    quota = float(MAX_THREADS)
    for line in _read(membership).splitlines():
        _, controllers, path = line.split(":", 2)
        if controllers and "cpu" not in controllers.split(","):
            continue
        base = root / "cpu" if controllers else root
        folder = base / path.strip("/")
        for place in (folder, *folder.parents):
            quota = min(quota, _limit(place))
            if place == base:
                break
    return quota


def _limit(folder: Path) -> float:
    """The quota one group sets: cgroup 2's "max 100000", or cgroup 1's pair of files."""
    spelled = _read(folder / "cpu.max").split() or [
        _read(folder / "cpu.cfs_quota_us").strip(),
        _read(folder / "cpu.cfs_period_us").strip(),
    ]
    try:
        granted, period = float(spelled[0]), float(spelled[1])
    except (ValueError, IndexError):
        return float(MAX_THREADS)
    return granted / period if granted > 0 and period > 0 else float(MAX_THREADS)


def _read(path: Path) -> str:
    try:
        return path.read_text()
    except OSError:
        return ""


# --- jobs ----------------------------------------------------------------------------------------


class Job:
    """A program, and for a pool of `threads` how each of its phases is run: in that many `parts`,
    or as its work suggests."""

    def __init__(
        self, program: int, phases: Sequence[Phase], threads: int, parts: int | None = None
    ) -> None:
        stages = _stages([(phase, parts or _parts(phase, threads)) for phase in phases])
        self.threads = threads if any(stage.parts > 1 for stage in stages) else 1
        self._stages = (StageSpec * len(stages))(*stages)
        work_ns = stages[0].left_ns if stages else 0
        self._spec = JobSpec(program, ctypes.addressof(self._stages), len(stages), work_ns)
        self.program = program

    @property
    def address(self) -> int:
        return ctypes.addressof(self._spec)

    def most_calls(self, steps: Sequence[int]) -> int:
        """At most that many times one thread begins a part or ends a step of one, if each phase has
        that many steps."""
        return sum(
            stage.parts * (1 + sum(steps[stage.first : stage.last])) for stage in self._stages
        )


def _stages(phases: Sequence[tuple[Phase, int]]) -> list[StageSpec]:
    """Phases next to each other that are the caller's alone are one stage."""
    stages: list[tuple[int, int, int, bool, int]] = []
    for number, (phase, parts) in enumerate(phases):
        first, meets, work_ns = number, phase.meets, int(1000 * phase.work_us)
        if stages and stages[-1][2] == parts == 1:
            first, _, _, meets, before_ns = stages.pop()
            work_ns += before_ns
        stages.append((first, number + 1, parts, meets, work_ns))
    left_ns = list(accumulate(stage[-1] for stage in reversed(stages)))[::-1]
    return [StageSpec(*stage, left) for stage, left in zip(stages, left_ns, strict=True)]


def _parts(phase: Phase, threads: int) -> int:
    """Into how many parts a phase is cut: where it can be, a multiple of the threads, so that all
    finish together when none is late."""
    if threads == 1 or phase.work_us < WORTH_SHARING_US:
        return 1
    if phase.meets:
        return threads
    each = max(1, min(PARTS, int(phase.work_us / (threads * PART_US))))
    return min(threads * each, phase.most_parts)


# --- pools ---------------------------------------------------------------------------------------


class Pool:
    """`size` threads, the caller's included: its own, or those that the function at the address
    `lender` calls functions on. Get one from `pool`."""

    def __init__(self, size: int, lender: int = 0) -> None:
        self.size = size
        self._lender = lender
        self.address = 0  # of the control block, or 0: one thread needs none
        self.barrier = 0  # of a barrier for whatever program the pool is running
        self.run_address = 0  # of kt_run
        self._workers: list[threading.Thread] = []
        self._starting = make_lock()

    def run(self, job: Job, args: int) -> None:
        """Run a job on the caller's thread and those of the workers that come."""
        if job.threads == 1 or self.size == 1:
            PROGRAM(job.program)(args, 0, -1, 0, 0, 1)
            return
        self.start()
        self._run(self.address, job.address, args)

    def prepare(self) -> None:
        """Give a pool of several threads its control block, without workers as yet. The block is
        never freed: workers look at it until the process ends."""
        with self._starting:
            if self.size == 1 or self.address:
                return
            self.run_address = native.runtime().address("kt_run")
            self._run = RUN(self.run_address)
            calloc = CALLOC(("PyMem_RawCalloc", ctypes.pythonapi))
            start = calloc(1, ctypes.sizeof(Control) + 2 * LINE)
            if not start:
                raise MemoryError
            address = start + -start % (2 * LINE)
            self.barrier = address + Control.barrier.offset
            self._control = Control.from_address(address)
            self._control.lock = DEAD
            self.address = address

    def start(self) -> None:
        """Give a new or forked pool its workers.

        Returns when all of them are in native code: to get there they need the interpreter's
        lock, which a caller who waits for them in a program may hold.
        """
        self.prepare()
        with self._starting:
            if self.size == 1 or self._control.lock != DEAD:
                return
            try:
                self._populate()
            except BaseException:
                self.address = 0  # workers already there sleep on a block nobody will use
                raise

    def _populate(self) -> None:
        allowed = os.sched_getaffinity(0)
        spins = _spins()
        self._control.patience = spins
        crowded = self.size > len(allowed)  # without a CPU for each, none may spin
        self._control.spins = self._control.rested_spins = 0 if crowded else spins
        self._control.worth_waking_ns = int(1000 * WORTH_WAKING_US)
        self._control.lend = self._lender
        self._workers = [] if self._lender else self._start_workers()
        self._control.size = self.size if self._lender else 1 + len(self._workers)
        self._place(allowed)
        while self._control.ready < len(self._workers):
            time.sleep(1e-5)
        _function("kt_unlock", UNLOCK)(self.address + Control.lock.offset)

    def _start_workers(self) -> list[threading.Thread]:
        """As many of the workers as the system grants."""
        work = _function("kt_worker", WORKER)
        workers: list[threading.Thread] = []
        for tid in range(1, self.size):
            worker = threading.Thread(
                target=work, args=(self.address, tid), name=f"kitsune-{tid}", daemon=True
            )
            try:
                worker.start()
            except RuntimeError:  # no more threads
                break
            workers.append(worker)
        return workers

    def _place(self, allowed: set[int]) -> None:
        """Tell native code which CPUs the workers may use, and who they are."""
        for tid, worker in enumerate(self._workers, 1):
            self._control.tids[tid] = worker.native_id or 0
        for cpu in allowed:
            if cpu < MASK_NBYTES * 8:
                self._control.allowed[cpu // 8] |= 1 << cpu % 8
        known = all(worker.native_id for worker in self._workers)
        room = self.size <= len(allowed) and max(allowed) < MASK_NBYTES * 8
        self._control.cpu = -1
        self._control.apart = int(known and room)

    def forget_workers(self) -> None:
        """In a forked child: they stayed in the parent, perhaps in the middle of a program. OpenMP
        does not know of that and would wait for its own, so the child has workers of ours."""
        self._lender = 0
        self._workers = []
        if self.address:
            ctypes.memset(self.address, 0, ctypes.sizeof(Control))
            self._control.lock = DEAD

    def close(self) -> None:
        """Send the workers home, so that none is left in native code when the process goes."""
        if not self.address or self._control.lock == DEAD:
            return
        close, deadline = _function("kt_close", CLOSE), time.monotonic() + CLOSE_SECONDS
        while not close(self.address):
            if time.monotonic() > deadline:
                return
            time.sleep(1e-3)
        for worker in self._workers:
            worker.join(CLOSE_SECONDS)


_POOLS: dict[tuple[int, int], Pool] = {}  # by size and lender
_openmp_library = ContextVar("lender", default=0)  # of pools that are asked for


@contextmanager
def use_openmp_threads(library: ctypes.CDLL) -> Iterator[None]:
    """Pools that are asked for inside work on the threads of the OpenMP that a library is linked
    with, if it is: threads of our own would compete with those for the processor."""
    found = hasattr(library, "GOMP_parallel")
    address = ctypes.cast(library.GOMP_parallel, ctypes.c_void_p).value if found else 0
    token = _openmp_library.set(address or 0)
    try:
        yield
    finally:
        _openmp_library.reset(token)


def pool(threads: int | None = None) -> Pool:
    """The process's pool of that many threads; by default as many as it may use. Its workers start
    with the first job that wants them."""
    size = default_threads() if threads is None else threads
    check_count(size)
    if not native.has_threads(host_target()):
        size = 1
    key = size, _openmp_library.get()
    return _POOLS.get(key) or _POOLS.setdefault(key, Pool(*key))


def _function(name: str, prototype: Callable[[int], Any]) -> Any:
    """One of the runtime's functions, for ctypes to call without the interpreter's lock."""
    return prototype(native.runtime().address(name))


@functools.cache
def _spins() -> int:
    """Pauses in `SPIN_NS`: one takes 10 cycles on some CPUs and 140 on others."""
    pauses, count = _function("kt_pauses", PAUSES), 1000
    times = []
    for _ in range(3):
        start = time.perf_counter_ns()
        pauses(count)
        times.append(time.perf_counter_ns() - start)
    return max(1, count * SPIN_NS // max(1, min(times)))


def _after_fork() -> None:
    for each in _POOLS.values():
        each.forget_workers()


def _close_pools() -> None:
    for each in _POOLS.values():
        each.close()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
atexit.register(_close_pools)
