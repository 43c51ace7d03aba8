"""The thread pool: every part is done once, threads wait where they have to, and nothing else
notices."""

from __future__ import annotations

import dataclasses
import os
import threading
import time
from collections.abc import Callable

import numpy as np
import pytest

from kitsune.backends.cpu.jit import Loaded, assembly, compile_object, host_target, load
from kitsune.backends.cpu.threads import team as threads
from kitsune.backends.cpu.threads import team_code as native
from kitsune.backends.cpu.threads.control_block import BARRIER_NBYTES, barrier_text
from kitsune.backends.cpu.threads.team import Pool, default_threads, pool
from kitsune.errors import InputError, UnsupportedError
from kitsune.target import WASM32, CpuTarget
from tests.runtime.forking import in_fork
from tests.runtime.jobs import all_asleep, control, job, repeat_until, wait_until

pytestmark = pytest.mark.skipif(
    not native.has_threads(host_target()), reason="no pool on this system"
)
forks = pytest.mark.filterwarnings("ignore:This process.*multi-threaded:DeprecationWarning")

# args: cells, out, in, n, barrier, turns, errors. The programs below read what they need.
PROGRAMS = """
declare void @kt_barrier(ptr, i64)

; for i in range(part, n, parts): out[i] = 2 * in[i] + 1;  cells[tid] = parts
define void @double(ptr %args, i64 %first, i64 %last, i64 %tid, i64 %part, i64 %parts) #0 {
entry:
  %cells = load ptr, ptr %args
  %cell = getelementptr i64, ptr %cells, i64 %tid
  store i64 %parts, ptr %cell
  %out.p = getelementptr ptr, ptr %args, i64 1
  %out = load ptr, ptr %out.p
  %in.p = getelementptr ptr, ptr %args, i64 2
  %in = load ptr, ptr %in.p
  %n.p = getelementptr ptr, ptr %args, i64 3
  %n = load i64, ptr %n.p
  br label %loop
loop:
  %i = phi i64 [%part, %entry], [%next, %body]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %done
body:
  %x.p = getelementptr i64, ptr %in, i64 %i
  %x = load i64, ptr %x.p
  %twice = shl i64 %x, 1
  %y = add i64 %twice, 1
  %y.p = getelementptr i64, ptr %out, i64 %i
  store i64 %y, ptr %y.p
  %next = add i64 %i, %parts
  br label %loop
done:
  ret void
}

; A phase adds to its own cell; all parts of the phase before are there, or it counts an error.
; for turn in range(first, max(first + 1, last)): cells[turn] += 1 / parts, in units of 1 / 1000
define void @phases(ptr %args, i64 %first, i64 %last, i64 %tid, i64 %part, i64 %parts) #0 {
entry:
  %cells = load ptr, ptr %args
  %errors.p = getelementptr ptr, ptr %args, i64 6
  %errors = load ptr, ptr %errors.p
  %turns.p = getelementptr ptr, ptr %args, i64 5
  %turns = load i64, ptr %turns.p
  %all = icmp slt i64 %last, 0
  %end = select i1 %all, i64 %turns, i64 %last
  br label %turn
turn:
  %t = phi i64 [%first, %entry], [%t.next, %counted]
  %initial = icmp eq i64 %t, 0
  br i1 %initial, label %counted, label %check
check:
  %before = sub i64 %t, 1
  %before.p = getelementptr i64, ptr %cells, i64 %before
  %made = load atomic i64, ptr %before.p monotonic, align 8
  %wrong = icmp ne i64 %made, 1000
  %count = zext i1 %wrong to i64
  %errors.before = atomicrmw add ptr %errors, i64 %count monotonic
  br label %counted
counted:
  %cell = getelementptr i64, ptr %cells, i64 %t
  %share = udiv i64 1000, %parts
  %ignored = atomicrmw add ptr %cell, i64 %share monotonic
  %t.next = add i64 %t, 1
  %more = icmp ult i64 %t.next, %end
  br i1 %more, label %turn, label %done
done:
  ret void
}

; for turn in range(turns):
;     cells[part] += 1; barrier(); errors += sum(cell != turn + 1 for cell in cells); barrier()
define void @meet(ptr %args, i64 %first, i64 %last, i64 %tid, i64 %part, i64 %parts) #0 {
entry:
  %cells = load ptr, ptr %args
  %cell = getelementptr i64, ptr %cells, i64 %part
  %barrier.p = getelementptr ptr, ptr %args, i64 4
  %barrier = load ptr, ptr %barrier.p
  %turns.p = getelementptr ptr, ptr %args, i64 5
  %turns = load i64, ptr %turns.p
  %errors.p = getelementptr ptr, ptr %args, i64 6
  %errors = load ptr, ptr %errors.p
  br label %turn
turn:
  %p = phi i64 [0, %entry], [%expected, %checked]
  %expected = add i64 %p, 1
  %old = load i64, ptr %cell
  %new = add i64 %old, 1
  store i64 %new, ptr %cell
  call void @kt_barrier(ptr %barrier, i64 %parts)
  br label %check
check:
  %t = phi i64 [0, %turn], [%t.next, %check]
  %other.p = getelementptr i64, ptr %cells, i64 %t
  %other = load i64, ptr %other.p
  %wrong = icmp ne i64 %other, %expected
  %count = zext i1 %wrong to i64
  %before = atomicrmw add ptr %errors, i64 %count monotonic
  %t.next = add i64 %t, 1
  %more = icmp ult i64 %t.next, %parts
  br i1 %more, label %check, label %checked
checked:
  call void @kt_barrier(ptr %barrier, i64 %parts)
  %again = icmp ult i64 %expected, %turns
  br i1 %again, label %turn, label %done
done:
  ret void
}

; part 0 runs a job on the same pool, from inside the program: args are kt_run, pool, job, its args
define void @nested(ptr %args, i64 %first, i64 %last, i64 %tid, i64 %part, i64 %parts) #0 {
entry:
  %initial = icmp eq i64 %part, 0
  br i1 %initial, label %inner, label %done
inner:
  %run = load ptr, ptr %args
  %pool.p = getelementptr ptr, ptr %args, i64 1
  %pool = load ptr, ptr %pool.p
  %job.p = getelementptr ptr, ptr %args, i64 2
  %job = load ptr, ptr %job.p
  %inner.p = getelementptr ptr, ptr %args, i64 3
  %inner.args = load ptr, ptr %inner.p
  call void %run(ptr %pool, ptr %job, ptr %inner.args)
  br label %done
done:
  ret void
}
"""


def programs() -> Loaded:
    host = host_target()
    return load([compile_object(PROGRAMS, host), compile_object(barrier_text(host), host)], host)


LOADED = programs()
DOUBLE, PHASES, MEET, NESTED = map(LOADED.address, ("double", "phases", "meet", "nested"))


class Arguments:
    """One program's arguments, with memory of their own."""

    def __init__(self, n: int = 0, turns: int = 0) -> None:
        self.cells = np.zeros(max(64, turns), np.int64)
        self.inputs, self.out = np.arange(n), np.full(n, -1)
        self.barrier = np.zeros(BARRIER_NBYTES, np.uint8)
        self.errors = np.zeros(1, np.int64)
        arrays = [self.cells, self.out, self.inputs]
        pointers = [array.ctypes.data for array in arrays]
        pointers += [n, self.barrier.ctypes.data, turns, self.errors.ctypes.data]
        self.table = np.array(pointers, np.int64)

    @property
    def address(self) -> int:
        return self.table.ctypes.data

    def check(self) -> None:
        np.testing.assert_array_equal(self.out, 2 * self.inputs + 1)


def run_double(p: Pool, n: int = 1000, parts: int | None = None) -> list[int]:
    """Run and check; by the number of each thread that came, into how many parts it was cut."""
    arguments = Arguments(n)
    p.run(job(DOUBLE, p.size, parts), arguments.address)
    arguments.check()
    return [int(cell) for cell in arguments.cells[: p.size]]


def await_all(p: Pool) -> None:
    """Run programs until every thread has come to one."""
    came: set[int] = set()

    def run() -> bool:
        came.update(n for n, parts in enumerate(run_double(p, 200_000, 64)) if parts == 64)
        return len(came) == control(p).size

    repeat_until(run)


def meet(p: Pool, turns: int) -> int:
    """Run a program whose threads meet; how many they were."""
    arguments = Arguments(turns=turns)
    p.run(job(MEET, p.size, meets=True), arguments.address)
    came = int(np.count_nonzero(arguments.cells))
    assert arguments.errors[0] == 0
    assert list(arguments.cells[:came]) == [turns] * came
    return came


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


@pytest.mark.parametrize("parts", [1, 2, 3, 7, 64, 1000])
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_every_part_is_done(size: int, parts: int) -> None:
    for _ in range(20):
        assert set(run_double(pool(size), parts=parts)) <= {0, 1, parts}


@pytest.mark.parametrize("size", [2, 3, 4])
def test_every_thread_comes(size: int) -> None:
    await_all(pool(size))


@pytest.mark.parametrize(("size", "parts"), [(1, 1), (2, 2), (2, 5), (3, 8), (4, 4), (4, 40)])
def test_a_phase_begins_when_all_of_the_one_before_is_done(size: int, parts: int) -> None:
    turns = 3000
    work = job(PHASES, size, parts, phases=turns)

    def run() -> None:
        arguments = Arguments(turns=turns)
        pool(size).run(work, arguments.address)
        assert arguments.errors[0] == 0
        assert set(arguments.cells[:turns]) == {1000}

    for _ in range(3):
        run()


@pytest.mark.parametrize("size", [2, 3, 4])
def test_no_thread_passes_a_barrier_early(size: int) -> None:
    repeat_until(lambda: meet(pool(size), 1000) == size)


def test_the_pool_has_a_barrier_of_its_own() -> None:
    p, arguments = pool(2), Arguments(turns=500)
    p.prepare()
    arguments.table[4] = p.barrier
    for _ in range(20):
        arguments.cells[:] = 0
        p.run(job(MEET, 2, meets=True), arguments.address)
        assert arguments.errors[0] == 0


def test_a_barrier_of_one_returns_at_once() -> None:
    arguments = Arguments(turns=10)
    pool(1).run(job(MEET, 1, meets=True), arguments.address)
    assert arguments.cells[0] == 10
    assert not arguments.barrier.any()


def test_python_threads_share_a_pool() -> None:
    def work(n: int) -> None:
        for _ in range(100):
            assert set(run_double(pool(2), 200 + n)) <= {0, 1, 2}
            assert meet(pool(2), 20) in (1, 2)

    in_threads(4, work)


def test_a_program_inside_a_program_runs_alone() -> None:
    p, inner = pool(2), Arguments(100)
    p.prepare()
    double = job(DOUBLE, 2)
    table = np.array([p.run_address, p.address, double.address, inner.address], np.int64)
    for _ in range(20):
        inner.out[:] = -1
        p.run(job(NESTED, 2), table.ctypes.data)
        inner.check()
        assert list(inner.cells[:2]) in ([1, 0], [0, 1])


def test_more_threads_than_cpus() -> None:
    p = Pool(3 * len(os.sched_getaffinity(0)) + 1)
    try:
        for _ in range(20):
            run_double(p, 5000, 50)
            meet(p, 5)
        await_all(p)
        repeat_until(lambda: meet(p, 3) > 1)
    finally:
        p.close()


# --- making --------------------------------------------------------------------------------------


def test_one_thread_has_no_pool() -> None:
    before = threading.active_count()
    alone = Pool(1)
    assert run_double(alone) == [1]
    alone.start()
    assert (alone.address, alone.barrier, alone.run_address) == (0, 0, 0)
    assert threading.active_count() == before


def test_workers_start_with_the_first_job_that_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "_POOLS", {})
    before = threading.active_count()
    p = pool(3)
    p.prepare()
    assert run_double(p, parts=1) == [1, 0, 0]
    assert threading.active_count() == before
    run_double(p)
    assert threading.active_count() == before + 2
    p.close()
    assert threading.active_count() == before


def test_pools_are_shared_by_size() -> None:
    assert pool(2) is pool(2)
    assert pool(2) is not pool(3)
    assert pool().size == default_threads()


def test_threads_asking_at_once_get_one_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "_POOLS", {})
    before = threading.active_count()
    got: list[Pool] = []

    def work(_: int) -> None:
        got.append(pool(3))
        run_double(got[-1])

    in_threads(6, work)
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
    await_all(p)
    p.close()
    assert run_double(p) == [1, 0]


def test_a_system_out_of_threads_gives_a_smaller_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    start = threading.Thread.start

    def refuse(thread: threading.Thread) -> None:
        if thread.name == "kitsune-2":
            raise RuntimeError("can't start new thread")
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", refuse)
    p = Pool(4)
    await_all(p)
    repeat_until(lambda: meet(p, 10) == 2)
    assert control(p).size == 2
    p.close()


def test_an_interrupted_start_can_be_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    p = Pool(2)
    with monkeypatch.context() as patched:
        patched.setattr(p, "_place", lambda _: (_ for _ in ()).throw(KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt):
            p.start()
    p.start()
    await_all(p)
    p.close()


def test_the_runtime_is_text_for_every_system_with_threads() -> None:
    arm = CpuTarget(
        "neon",
        triple="aarch64-unknown-linux-gnu",
        cpu="generic",
        features="",
        lanes=4,
        registers=32,
        fma=True,
    )
    code = assembly(native.runtime_text(arm), arm)
    assert all(f"{name}:" in code for name in ("kt_run", "kt_worker", "kt_close"))
    assert "yield" in code
    assert "kt_barrier:" in assembly(barrier_text(arm), arm)
    parks = {"aarch64-apple-darwin": "pthread_cond_wait", "aarch64-pc-windows-gnu": "WaitOnAddress"}
    for triple, call in parks.items():
        other = dataclasses.replace(arm, triple=triple)
        assert call in assembly(native.runtime_text(other), other)
        assert "sched_setaffinity" not in native.runtime_text(other)
    with pytest.raises(UnsupportedError, match="no threads for 'wasm32"):
        native.runtime_text(WASM32)
    assert "memory.atomic.wait32" in assembly(barrier_text(WASM32), WASM32)


# --- manners -------------------------------------------------------------------------------------


def test_an_idle_pool_burns_no_cpu() -> None:
    p = pool(2)
    run_double(p)
    wait_until(lambda: all_asleep(p))
    burnt = time.process_time()
    time.sleep(0.5)
    assert time.process_time() - burnt < 0.1
    await_all(p)


def test_workers_keep_off_the_callers_cpu() -> None:
    allowed = os.sched_getaffinity(0)
    if len(allowed) < 2:
        pytest.skip("one CPU")
    p = Pool(2)
    run_double(p)
    assert control(p).cpu in allowed
    worker = p._workers[0].native_id or -1
    assert os.sched_getaffinity(worker) == allowed - {control(p).cpu}
    p.close()


def test_workers_without_a_cpu_each_go_anywhere() -> None:
    allowed = os.sched_getaffinity(0)
    p = Pool(len(allowed) + 1)
    run_double(p)
    assert all(os.sched_getaffinity(w.native_id or -1) == allowed for w in p._workers)
    p.close()


@forks
def test_a_forked_child_gets_workers_of_its_own() -> None:
    p = pool(2)
    await_all(p)

    def child() -> None:
        assert threading.active_count() == 1
        assert pool(2) is p
        await_all(p)
        repeat_until(lambda: meet(p, 100) == 2)

    assert in_fork(child) == 0
    await_all(p)


@forks
def test_a_fork_in_the_middle_of_a_program() -> None:
    p, stop = pool(2), threading.Event()

    def keep_running() -> None:
        while not stop.is_set():
            meet(p, 2000)

    def child() -> None:
        await_all(p)

    running = threading.Thread(target=keep_running)
    running.start()
    try:
        assert [in_fork(child) for _ in range(5)] == [0] * 5
    finally:
        stop.set()
        running.join()
