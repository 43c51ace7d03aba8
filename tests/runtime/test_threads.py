"""The thread pool: every thread runs the program, barriers hold, and nothing else notices."""

from __future__ import annotations

import dataclasses
import os
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import kitsune
from kitsune.backends.cpu.jit import Loaded, assembly, compile_object, host_target, load
from kitsune.backends.cpu.sync import BARRIER_NBYTES, BARRIER_TEXT, barrier_text, waiting_text
from kitsune.errors import InputError, UnsupportedError
from kitsune.runtime import native, threads
from kitsune.runtime.threads import RUN, Pool, default_threads, pool
from kitsune.target import WASM32, CpuTarget
from tests.runtime.forking import in_fork

pytestmark = pytest.mark.skipif(
    not native.has_threads(host_target()), reason="no pool on this system"
)
forks = pytest.mark.filterwarnings("ignore:This process.*multi-threaded:DeprecationWarning")

# args: cells, out, in, n, barrier, phases, errors. The programs below read what they need.
PROGRAMS = """
declare void @kt_barrier(ptr, i64)

; for i in range(tid, n, nth): out[i] = 2 * in[i] + 1;  cells[tid] = nth
define void @double(ptr %args, i64 %tid, i64 %nth) #0 {
entry:
  %cells = load ptr, ptr %args
  %cell = getelementptr i64, ptr %cells, i64 %tid
  store i64 %nth, ptr %cell
  %out.p = getelementptr ptr, ptr %args, i64 1
  %out = load ptr, ptr %out.p
  %in.p = getelementptr ptr, ptr %args, i64 2
  %in = load ptr, ptr %in.p
  %n.p = getelementptr ptr, ptr %args, i64 3
  %n = load i64, ptr %n.p
  br label %loop
loop:
  %i = phi i64 [%tid, %entry], [%next, %body]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %done
body:
  %x.p = getelementptr i64, ptr %in, i64 %i
  %x = load i64, ptr %x.p
  %twice = shl i64 %x, 1
  %y = add i64 %twice, 1
  %y.p = getelementptr i64, ptr %out, i64 %i
  store i64 %y, ptr %y.p
  %next = add i64 %i, %nth
  br label %loop
done:
  ret void
}

; for phase in range(phases):
;     cells[tid] += 1; barrier(); errors += sum(cell != phase + 1 for cell in cells); barrier()
define void @phases(ptr %args, i64 %tid, i64 %nth) #0 {
entry:
  %cells = load ptr, ptr %args
  %cell = getelementptr i64, ptr %cells, i64 %tid
  %barrier.p = getelementptr ptr, ptr %args, i64 4
  %barrier = load ptr, ptr %barrier.p
  %phases.p = getelementptr ptr, ptr %args, i64 5
  %phases = load i64, ptr %phases.p
  %errors.p = getelementptr ptr, ptr %args, i64 6
  %errors = load ptr, ptr %errors.p
  br label %phase
phase:
  %p = phi i64 [0, %entry], [%expected, %checked]
  %expected = add i64 %p, 1
  %old = load i64, ptr %cell
  %new = add i64 %old, 1
  store i64 %new, ptr %cell
  call void @kt_barrier(ptr %barrier, i64 %nth)
  br label %check
check:
  %t = phi i64 [0, %phase], [%t.next, %check]
  %other.p = getelementptr i64, ptr %cells, i64 %t
  %other = load i64, ptr %other.p
  %wrong = icmp ne i64 %other, %expected
  %count = zext i1 %wrong to i64
  %before = atomicrmw add ptr %errors, i64 %count monotonic
  %t.next = add i64 %t, 1
  %more = icmp ult i64 %t.next, %nth
  br i1 %more, label %check, label %checked
checked:
  call void @kt_barrier(ptr %barrier, i64 %nth)
  %again = icmp ult i64 %expected, %phases
  br i1 %again, label %phase, label %done
done:
  ret void
}

; tid 0 runs `double` on the same pool, from inside the program: args are kt_run, pool, inner args
define void @nested(ptr %args, i64 %tid, i64 %nth) #0 {
entry:
  %first = icmp eq i64 %tid, 0
  br i1 %first, label %inner, label %done
inner:
  %run = load ptr, ptr %args
  %pool.p = getelementptr ptr, ptr %args, i64 1
  %pool = load ptr, ptr %pool.p
  %inner.p = getelementptr ptr, ptr %args, i64 2
  %inner.args = load ptr, ptr %inner.p
  call void %run(ptr %pool, ptr @double, ptr %inner.args, i64 %nth)
  br label %done
done:
  ret void
}
"""


def programs() -> Loaded:
    host = host_target()
    return load([compile_object(PROGRAMS, host), compile_object(barrier_text(host), host)], host)


LOADED = programs()
DOUBLE, PHASES, NESTED = (LOADED.address(name) for name in ("double", "phases", "nested"))


class Arguments:
    """One program's arguments, with memory of their own."""

    def __init__(self, n: int = 0, phases: int = 0) -> None:
        self.cells = np.zeros(64, np.int64)
        self.inputs, self.out = np.arange(n), np.full(n, -1)
        self.barrier = np.zeros(BARRIER_NBYTES, np.uint8)
        self.errors = np.zeros(1, np.int64)
        arrays = [self.cells, self.out, self.inputs]
        pointers = [array.ctypes.data for array in arrays]
        pointers += [n, self.barrier.ctypes.data, phases, self.errors.ctypes.data]
        self.table = np.array(pointers, np.int64)

    @property
    def address(self) -> int:
        return self.table.ctypes.data

    def check(self) -> None:
        np.testing.assert_array_equal(self.out, 2 * self.inputs + 1)


def run_double(p: Pool, n: int = 1000) -> list[int]:
    """Run and check; the number of threads each thread saw."""
    arguments = Arguments(n)
    p.run(DOUBLE, arguments.address)
    arguments.check()
    return [int(cell) for cell in arguments.cells if cell]


def in_threads(count: int, work: Callable[[int], None]) -> None:
    """`work(0)` … `work(count - 1)` at once; an exception in any is raised here."""
    failures: list[BaseException] = []

    def guarded(n: int) -> None:
        try:
            work(n)
        except BaseException as failure:  # noqa: BLE001 - raised again by the caller
            failures.append(failure)

    started = [threading.Thread(target=guarded, args=(n,)) for n in range(count)]
    for thread in started:
        thread.start()
    for thread in started:
        thread.join()
    if failures:
        raise failures[0]


# --- running -------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_every_thread_takes_its_share(size: int) -> None:
    for _ in range(50):
        assert run_double(pool(size)) == [size] * size


@pytest.mark.parametrize("size", [2, 3, 4])
def test_no_thread_passes_a_barrier_early(size: int) -> None:
    arguments = Arguments(phases=3000)
    pool(size).run(PHASES, arguments.address)
    assert arguments.errors[0] == 0
    assert list(arguments.cells[:size]) == [3000] * size


def test_the_pool_has_a_barrier_of_its_own() -> None:
    p, arguments = pool(2), Arguments(phases=500)
    arguments.table[4] = p.barrier
    for _ in range(2):
        arguments.cells[:] = 0
        p.run(PHASES, arguments.address)
        assert arguments.errors[0] == 0
        assert list(arguments.cells[:2]) == [500, 500]


def test_a_barrier_of_one_returns_at_once() -> None:
    arguments = Arguments(phases=10)
    pool(1).run(PHASES, arguments.address)
    assert arguments.cells[0] == 10
    assert not arguments.barrier.any()


def test_a_run_may_ask_for_fewer_or_more_threads() -> None:
    p = pool(4)
    run = RUN(p.run_address)
    for turn in range(300):
        asked = (2, 4, 3, 1, 9)[turn % 5]
        arguments = Arguments(100)
        run(p.address, DOUBLE, arguments.address, asked)
        arguments.check()
        nth = min(asked, 4)
        assert list(arguments.cells[:5]) == [nth] * nth + [0] * (5 - nth)


def test_python_threads_share_a_pool() -> None:
    def work(n: int) -> None:
        for _ in range(100):
            seen = run_double(pool(2), 200 + n)
            assert seen in ([2, 2], [1])
            arguments = Arguments(phases=20)
            pool(2).run(PHASES, arguments.address)
            assert arguments.errors[0] == 0

    in_threads(4, work)


def test_a_program_inside_a_program_runs_alone() -> None:
    p, inner = pool(2), Arguments(100)
    table = np.array([p.run_address, p.address, inner.address], np.int64)
    p.run(NESTED, table.ctypes.data)
    inner.check()
    assert list(inner.cells[:2]) == [1, 0]
    assert run_double(p) == [2, 2]


def test_one_thread_has_no_pool() -> None:
    before = threading.active_count()
    alone = Pool(1)
    assert run_double(alone) == [1]
    assert (alone.address, alone.barrier, alone.run_address) == (0, 0, 0)
    assert threading.active_count() == before


# --- making --------------------------------------------------------------------------------------


def test_pools_are_shared_by_size() -> None:
    assert pool(2) is pool(2)
    assert pool(2) is not pool(3)
    assert pool().size == default_threads()


def test_threads_asking_at_once_get_one_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "_POOLS", {})
    before = threading.active_count()
    got: list[Pool] = []
    in_threads(6, lambda _: got.append(pool(3)))
    assert len({id(p) for p in got}) == 1
    assert threading.active_count() == before + 2
    got[0].close()
    assert threading.active_count() == before


@pytest.mark.parametrize("count", [0, -1, 5000])
def test_impossible_counts_are_errors(count: int) -> None:
    with pytest.raises(InputError, match=f"cannot use {count} threads"):
        pool(count)


def test_a_closed_pool_runs_alone() -> None:
    p = Pool(2)
    p.start()
    assert run_double(p) == [2, 2]
    p.close()
    assert run_double(p) == [1]


def test_a_system_out_of_threads_gives_a_smaller_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    start = threading.Thread.start

    def refuse(thread: threading.Thread) -> None:
        if thread.name == "kitsune-2":
            raise RuntimeError("can't start new thread")
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", refuse)
    p = Pool(4)
    p.start()
    assert run_double(p) == [2, 2]
    p.close()


def test_an_interrupted_start_can_be_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    p = Pool(2)
    with monkeypatch.context() as patched:
        patched.setattr(p, "_place", lambda _: (_ for _ in ()).throw(KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt):
            p.start()
    p.start()
    for _ in range(20):
        assert run_double(p) == [2, 2]
    p.close()


def test_the_runtime_is_text_for_any_linux() -> None:
    arm = CpuTarget("neon", "aarch64-unknown-linux-gnu", "generic", "", 4, 32, True)
    code = assembly(native.runtime_text(arm), arm)
    assert all(f"{name}:" in code for name in ("kt_run", "kt_worker", "kt_close"))
    assert "yield" in code
    assert "kt_barrier:" in assembly(waiting_text(arm) + BARRIER_TEXT, arm)
    for other in (WASM32, dataclasses.replace(arm, triple="aarch64-apple-darwin")):
        with pytest.raises(UnsupportedError, match="no thread pool"):
            native.runtime_object(other)
    with pytest.raises(UnsupportedError, match="no barrier for 'wasm32'"):
        barrier_text(WASM32)


# --- manners -------------------------------------------------------------------------------------


def test_an_idle_pool_burns_no_cpu() -> None:
    run_double(pool(2))
    time.sleep(0.05)
    burnt = time.process_time()
    time.sleep(0.5)
    assert time.process_time() - burnt < 0.1
    assert run_double(pool(2)) == [2, 2]


def test_workers_keep_off_the_callers_cpu() -> None:
    allowed = os.sched_getaffinity(0)
    if len(allowed) < 2:
        pytest.skip("one CPU")
    p = Pool(2)
    p.start()
    assert run_double(p) == [2, 2]
    caller = native.Control.from_address(p.address).cpu
    assert caller in allowed
    assert os.sched_getaffinity(p._workers[0].native_id or -1) == allowed - {caller}
    p.close()


def test_workers_without_a_cpu_each_go_anywhere() -> None:
    allowed = os.sched_getaffinity(0)
    p = Pool(len(allowed) + 1)
    p.start()
    run_double(p)
    assert all(os.sched_getaffinity(w.native_id or -1) == allowed for w in p._workers)
    p.close()


@forks
def test_a_forked_child_gets_workers_of_its_own() -> None:
    p = pool(2)
    assert run_double(p) == [2, 2]

    def child() -> None:
        assert threading.active_count() == 1
        assert pool(2) is p
        assert run_double(p) == [2, 2]
        arguments = Arguments(phases=100)
        p.run(PHASES, arguments.address)
        assert arguments.errors[0] == 0

    assert in_fork(child) == 0
    assert run_double(p) == [2, 2]


@forks
def test_a_fork_in_the_middle_of_a_program() -> None:
    p, stop = pool(2), threading.Event()

    def keep_running() -> None:
        while not stop.is_set():
            arguments = Arguments(phases=2000)
            p.run(PHASES, arguments.address)

    def child() -> None:
        for _ in range(5):
            assert run_double(p) == [2, 2]

    running = threading.Thread(target=keep_running)
    running.start()
    try:
        assert [in_fork(child) for _ in range(5)] == [0] * 5
    finally:
        stop.set()
        running.join()


SCRIPT = """
import atexit, os, sys, threading, time
late = []
atexit.register(lambda: [work() for work in late])
from kitsune.backends.cpu.jit import compile_object, host_target, load
from kitsune.runtime.threads import pool
text = '''
define void @busy(ptr %args, i64 %tid, i64 %nth) #0 {
entry:
  br label %loop
loop:
  %i = phi i64 [0, %entry], [%next, %loop]
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 100000
  br i1 %more, label %loop, label %done
done:
  ret void
}
'''
code = load([compile_object(text, host_target())], host_target())
def run(): pool(2).run(code.address("busy"), 0)
run()
"""


def run_script(body: str) -> subprocess.CompletedProcess[str]:
    root = Path(kitsune.__file__).parents[1]
    return subprocess.run(
        [sys.executable, "-c", SCRIPT + textwrap.dedent(body)],
        env=os.environ | {"PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    "body",
    [
        "pass",
        "time.sleep(0.05)",
        "pool(4)",
        "late.append(run)",
        "sys.exit()",
        """
        def forever():
            while True: run()
        threading.Thread(target=forever, daemon=True).start()
        time.sleep(0.02)
        """,
        """
        import warnings; warnings.simplefilter('ignore')
        child = os.fork()
        run()
        if child: assert os.waitpid(child, 0)[1] == 0
        """,
    ],
    ids=["spinning", "parked", "two-pools", "late", "exit", "daemon", "fork"],
)
def test_the_interpreter_exits_cleanly(body: str) -> None:
    finished = run_script(body)
    assert (finished.returncode, finished.stderr) == (0, "")
