"""Calls of one door from several threads and processes: its arena serves one at a time."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from kitsune.backends.cpu.jit import compile_object, host_target, load
from kitsune.backends.cpu.threads import fast_path as door
from kitsune.backends.cpu.threads import team_code as native
from kitsune.backends.cpu.threads.control_block import barrier_text
from kitsune.backends.cpu.threads.fast_path import Spec, make_fast_path, try_lock, unlock
from kitsune.backends.cpu.threads.team import Pool, pool
from tests.runtime.forking import in_fork
from tests.runtime.jobs import job

pytestmark = pytest.mark.skipif(door._api() is None, reason="no fast door on this interpreter")
has_pool = pytest.mark.skipif(not native.has_threads(host_target()), reason="no pool here")

I64, HOST = np.dtype(np.int64), host_target()

PROGRAM = """
declare void @kt_barrier(ptr, i64)

; args: x, out, arena, barrier, n.  arena = x; barrier; out = reversed(arena), all i64
define void @reverse(ptr %args, i64 %first, i64 %last, i64 %tid, i64 %part, i64 %parts) #0 {
entry:
  %x = load ptr, ptr %args
  %out.p = getelementptr ptr, ptr %args, i64 1
  %out = load ptr, ptr %out.p
  %arena.p = getelementptr ptr, ptr %args, i64 2
  %arena = load ptr, ptr %arena.p
  %barrier.p = getelementptr ptr, ptr %args, i64 3
  %barrier = load ptr, ptr %barrier.p
  %n.p = getelementptr i64, ptr %args, i64 4
  %n = load i64, ptr %n.p
  %end = sub i64 %n, 1
  br label %store
store:
  %i = phi i64 [%part, %entry], [%i.next, %store]
  %xi.p = getelementptr i64, ptr %x, i64 %i
  %xi = load i64, ptr %xi.p
  %ai.p = getelementptr i64, ptr %arena, i64 %i
  store i64 %xi, ptr %ai.p
  %i.next = add i64 %i, %parts
  %i.more = icmp slt i64 %i.next, %n
  br i1 %i.more, label %store, label %wait
wait:
  call void @kt_barrier(ptr %barrier, i64 %parts)
  br label %load
load:
  %j = phi i64 [%part, %wait], [%j.next, %load]
  %mirrored = sub i64 %end, %j
  %aj.p = getelementptr i64, ptr %arena, i64 %mirrored
  %aj = load i64, ptr %aj.p
  %oj.p = getelementptr i64, ptr %out, i64 %j
  store i64 %aj, ptr %oj.p
  %j.next = add i64 %j, %parts
  %j.more = icmp slt i64 %j.next, %n
  br i1 %j.more, label %load, label %done
done:
  ret void
}
"""

LOADED = load([compile_object(PROGRAM, HOST), compile_object(barrier_text(HOST), HOST)], HOST)
REVERSE = LOADED.address("reverse")


class Reverse:
    """x[::-1] through a shared arena: two calls in it at once would show."""

    def __init__(self, n: int, threads: Pool | None, release_gil: bool = True) -> None:
        self.n, self.slow_calls, self.threads = n, 0, threads
        self.arena, self.barrier = np.zeros(n, np.int64), np.zeros(16, np.int64)
        spec: Spec = ((n,), I64)
        fixed = [self.arena.ctypes.data, self.barrier.ctypes.data, n]
        if threads:
            threads.start()
        self.job = job(REVERSE, threads.size if threads else 1, meets=True)
        self.fast_path = make_fast_path(
            [spec], [spec], fixed, self.job, threads, release_gil, self.slow
        )

    def slow(self, x: np.ndarray) -> np.ndarray:
        self.slow_calls += 1
        out, arena, barrier = (np.zeros(self.n, np.int64) for _ in range(3))
        table = np.array([each.ctypes.data for each in (x, out, arena, barrier)] + [self.n])
        if self.threads:
            self.threads.run(self.job, table.ctypes.data)
        else:
            out = x[::-1].copy()
        return out


@pytest.mark.parametrize("size", [1, pytest.param(2, marks=has_pool)])
def test_calls_from_several_threads(size: int) -> None:
    model, failures = Reverse(20_000, pool(size) if size > 1 else None), []

    def work(start: int) -> None:
        x = np.arange(start, start + 20_000)
        for _ in range(150):
            if not np.array_equal(model.fast_path(x), x[::-1]):
                failures.append(start)

    workers = [threading.Thread(target=work, args=(n * 7,)) for n in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert failures == []
    assert model.slow_calls < 600
    slow_calls = model.slow_calls
    model.fast_path(np.arange(20_000))
    assert model.slow_calls == slow_calls


@has_pool
@pytest.mark.filterwarnings("ignore:This process.*multi-threaded:DeprecationWarning")
def test_a_forked_child_starts_its_pool_through_the_fallback() -> None:
    model, x = Reverse(1000, pool(2)), np.arange(1000)
    np.testing.assert_array_equal(model.fast_path(x), x[::-1])
    assert model.slow_calls == 0
    assert try_lock(model.fast_path.__self__.lock)  # type: ignore[attr-defined]

    def child() -> None:
        for _ in range(10):
            assert np.array_equal(model.fast_path(x), x[::-1])
        assert model.slow_calls == 1

    assert in_fork(child) == 0
    model.fast_path(x)
    assert model.slow_calls == 1
    unlock(model.fast_path.__self__.lock)  # type: ignore[attr-defined]
    np.testing.assert_array_equal(model.fast_path(x), x[::-1])
    assert model.slow_calls == 1
