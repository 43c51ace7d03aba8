"""Who is woken for what: short programs let workers sleep, a late worker gives the pool a rest."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import kitsune
import kitsune as kt
from kitsune.backends.cpu.binary import Phase
from kitsune.backends.cpu.jit import compile_object, host_target, load
from kitsune.backends.cpu.threads import team_code as native
from kitsune.backends.cpu.threads.control_block import barrier_text
from kitsune.backends.cpu.threads.team import PARTS, Job, Pool
from kitsune.ir.node import Graph
from kitsune.ir.ops import add, exp, input_, matmul, mul, relu, sum_, tanh
from tests.runtime.jobs import LONG_US, SHORT_US, all_asleep, control, job, repeat_until, wait_until

pytestmark = pytest.mark.skipif(
    not native.has_threads(host_target()), reason="no pool on this system"
)

PROGRAMS = """
declare i32 @sched_yield()
declare void @kt_barrier(ptr, i64)

; args: seen, go.  seen[tid] = parts.  Unless it is alone, the caller waits until a worker is here,
; and a worker waits for go.
define void @hold(ptr %args, i64 %first, i64 %last, i64 %tid, i64 %part, i64 %parts) #0 {
entry:
  %seen = load ptr, ptr %args
  %cell = getelementptr i64, ptr %seen, i64 %tid
  store atomic i64 %parts, ptr %cell monotonic, align 8
  %alone = icmp eq i64 %parts, 1
  br i1 %alone, label %done, label %which
which:
  %caller = icmp eq i64 %tid, 0
  %worker.p = getelementptr i64, ptr %seen, i64 1
  %go.p = getelementptr ptr, ptr %args, i64 1
  %go = load ptr, ptr %go.p
  %word = select i1 %caller, ptr %worker.p, ptr %go
  br label %wait
wait:
  %value = load atomic i64, ptr %word acquire, align 8
  %set = icmp ne i64 %value, 0
  br i1 %set, label %done, label %yield
yield:
  %ignored = call i32 @sched_yield()
  br label %wait
done:
  ret void
}

; args: seen, go, barrier.  The same, but they meet afterwards.
define void @stall(ptr %args, i64 %first, i64 %last, i64 %tid, i64 %part, i64 %parts) #0 {
entry:
  %caller = icmp eq i64 %tid, 0
  %alone = icmp eq i64 %parts, 1
  %free = or i1 %caller, %alone
  br i1 %free, label %meet, label %late
late:
  call void @hold(ptr %args, i64 %first, i64 %last, i64 %tid, i64 %part, i64 %parts)
  br label %meet
meet:
  %barrier.p = getelementptr ptr, ptr %args, i64 2
  %barrier = load ptr, ptr %barrier.p
  call void @kt_barrier(ptr %barrier, i64 %parts)
  ret void
}

; args: seen.  seen[tid] = parts
define void @note(ptr %args, i64 %first, i64 %last, i64 %tid, i64 %part, i64 %parts) #0 {
  %seen = load ptr, ptr %args
  %cell = getelementptr i64, ptr %seen, i64 %tid
  store atomic i64 %parts, ptr %cell monotonic, align 8
  ret void
}
"""

HOST = host_target()
LOADED = load([compile_object(PROGRAMS, HOST), compile_object(barrier_text(HOST), HOST)], HOST)
HOLD, STALL, NOTE = map(LOADED.address, ("hold", "stall", "note"))


class Seen:
    """The arguments of these programs."""

    def __init__(self, barrier: int = 0) -> None:
        self.seen, self.go = np.zeros(64, np.int64), np.zeros(1, np.int64)
        self.table = np.array([self.seen.ctypes.data, self.go.ctypes.data, barrier])

    def run(self, p: Pool, work: Job) -> int:
        """Into how many parts the caller saw it cut: 1 when it ran alone."""
        self.seen[:] = 0
        p.run(work, self.table.ctypes.data)
        return int(self.seen[0])


@pytest.fixture
def sleeping() -> Iterator[Pool]:
    """A pool of two whose worker has started and sleeps."""
    p = Pool(2)
    p.start()
    wait_until(lambda: all_asleep(p))
    yield p
    p.close()


def short(p: Pool) -> Job:
    return job(NOTE, p.size, work_us=SHORT_US)


def long(p: Pool) -> Job:
    return job(NOTE, p.size, work_us=LONG_US)


def drowse(p: Pool) -> None:
    """Wait until the workers sleep, and until what was done before does not count any more."""
    wait_until(lambda: all_asleep(p))
    time.sleep(3 * native.GAP_NS / 1e9)


# --- waking --------------------------------------------------------------------------------------


def test_a_short_program_lets_workers_sleep(sleeping: Pool) -> None:
    for _ in range(30):
        drowse(sleeping)
        assert Seen().run(sleeping, short(sleeping)) == 1
    assert control(sleeping).wakes == 0


def test_a_long_program_wakes_them(sleeping: Pool) -> None:
    assert Seen().run(sleeping, long(sleeping)) == 2
    assert control(sleeping).wakes == 1


def test_short_programs_that_follow_each_other_wake_them(sleeping: Pool) -> None:
    drowse(sleeping)
    seen, work = Seen(), short(sleeping)
    first = [seen.run(sleeping, work) for _ in range(3)]
    assert first == [1, 1, 1]
    repeat_until(lambda: seen.run(sleeping, work) == 2)
    assert control(sleeping).wakes >= 1


def test_a_short_program_uses_workers_that_are_awake(sleeping: Pool) -> None:
    seen = Seen()

    def soon_after() -> bool:
        seen.run(sleeping, long(sleeping))
        return not all_asleep(sleeping) and seen.run(sleeping, short(sleeping)) == 2

    repeat_until(soon_after)


# --- resting -------------------------------------------------------------------------------------


def hold_a_worker(p: Pool, program: int = HOLD, meets: bool = False) -> None:
    """Run a program in which the worker, if it comes, is much later than its work explains."""
    seen, over = Seen(p.barrier), threading.Event()

    def release() -> None:
        wait_until(lambda: bool(seen.seen[1]) or over.is_set())
        time.sleep(0.2)
        seen.go[0] = 1

    releasing = threading.Thread(target=release)
    releasing.start()
    seen.run(p, job(program, p.size, meets=meets))
    over.set()
    releasing.join()


def test_a_worker_that_is_late_gives_the_pool_a_rest(sleeping: Pool) -> None:
    repeat_until(lambda: hold_a_worker(sleeping) or control(sleeping).rest_ns > 0)
    control(sleeping).rested_ns = time.monotonic_ns() + 3_600_000_000_000
    assert Seen().run(sleeping, long(sleeping)) == 1
    wait_until(lambda: all_asleep(sleeping))

    control(sleeping).rested_ns = time.monotonic_ns()  # it has rested
    assert Seen().run(sleeping, long(sleeping)) == 2
    assert control(sleeping).spins == control(sleeping).rested_spins
    before = control(sleeping).rest_ns
    assert before >= native.REST_NS
    repeat_until(lambda: hold_a_worker(sleeping) or control(sleeping).rest_ns != before)
    assert control(sleeping).rest_ns in (0, min(2 * before, native.MOST_REST_NS))


def test_a_worker_that_is_late_for_a_meeting_does_too(sleeping: Pool) -> None:
    repeat_until(lambda: hold_a_worker(sleeping, STALL, True) or control(sleeping).rest_ns > 0)


def test_a_pool_recovers_when_nobody_was_late_for_a_while(sleeping: Pool) -> None:
    control(sleeping).rest_ns = native.REST_NS
    control(sleeping).rested_ns = time.monotonic_ns() - 2 * native.REST_NS
    Seen().run(sleeping, long(sleeping))
    assert control(sleeping).rest_ns == 0


# --- jobs ----------------------------------------------------------------------------------------


def cut(*phases: Phase, threads: int = 2) -> list[tuple[int, int, int]]:
    made = Job(NOTE, phases, threads)
    return [(stage.first, stage.last, stage.parts) for stage in made._stages]


def test_phases_too_small_to_share_are_the_callers() -> None:
    small, large, huge = Phase(1.0, False), Phase(30.0, False), Phase(1e4, False)
    assert cut(small, small, small) == [(0, 3, 1)]
    assert cut(small, small, large, small) == [(0, 2, 1), (2, 3, 2), (3, 4, 1)]
    assert cut(huge, huge) == [(0, 1, 2 * PARTS), (1, 2, 2 * PARTS)]
    assert cut(huge, huge, threads=1) == [(0, 2, 1)]
    assert cut(Phase(1e4, True), threads=3) == [(0, 1, 3)]
    assert cut(Phase(1e4, False, most_parts=5)) == [(0, 1, 5)]
    assert cut(Phase(1e4, False, most_parts=1), huge) == [(0, 1, 1), (1, 2, 2 * PARTS)]
    assert cut() == []


def test_what_is_left_is_counted_from_the_end() -> None:
    made = Job(NOTE, [Phase(1.0, False), Phase(30.0, False), Phase(500.0, False)], 2)
    assert [stage.left_ns for stage in made._stages] == [531_000, 530_000, 500_000]
    assert made.threads == 2
    assert Job(NOTE, [Phase(1.0, False)] * 3, 2).threads == 1


# --- whole programs ------------------------------------------------------------------------------


def deep() -> Graph:
    """Phases of several sizes, some in a team: results of one are operands of the next."""
    x, w = input_("x", (96, 160)), input_("w", (160, 160))
    y = x
    for _ in range(4):
        y = tanh(mul(matmul(relu(y), add(w, exp(tanh(sum_(y, axes=(0,)))))), 0.1))
    return Graph((x, w), (add(y, x),))


def test_programs_of_several_python_threads_at_once() -> None:
    rng = np.random.default_rng(0)
    graph = deep()
    feeds = [[rng.standard_normal(n.shape).astype(np.float32) for n in graph.inputs] for _ in "abc"]
    alone = kt.compile(graph, threads=1)
    want = [alone(*each) for each in feeds]
    models = [kt.compile(graph, threads=n) for n in (2, 2, 3)]
    wrong: list[int] = []

    def work(number: int) -> None:
        for turn in range(60):
            case = (number + turn) % 3
            got = models[(number + turn) % len(models)](*feeds[case])
            if not np.array_equal(got, want[case]):
                wrong.append(number)

    started = [threading.Thread(target=work, args=(n,)) for n in range(4)]
    for thread in started:
        thread.start()
    for thread in started:
        thread.join()
    assert wrong == []


def test_a_process_that_holds_a_cpu_changes_no_result() -> None:
    rng = np.random.default_rng(0)
    graph = deep()
    feeds = [rng.standard_normal(n.shape).astype(np.float32) for n in graph.inputs]
    want = kt.compile(graph, threads=1)(*feeds)
    model = kt.compile(graph, threads=2)
    cpu = min(os.sched_getaffinity(0))
    text = f"import os; os.sched_setaffinity(0, {{{cpu}}})\nwhile True: pass"
    hog = subprocess.Popen([sys.executable, "-c", text])
    try:
        for _ in range(300):
            np.testing.assert_array_equal(model(*feeds), want)
    finally:
        hog.kill()
        hog.wait()


SCRIPT = """
import threading
import numpy as np
import kitsune as kt
from kitsune.ir.node import Graph
from kitsune.ir.ops import exp, input_, relu
def compiled(n, threads):
    x = input_("x", (n,))
    y = x
    for _ in range(5):
        y = exp(relu(y))
    return kt.compile(Graph((x,), (y,)), threads=threads), np.zeros(n, np.float32)
small, x = compiled(64, 2)
for _ in range(100):
    small(x)
assert threading.active_count() == 1, "a small program started a pool"
large, x = compiled(1 << 18, 1)
large(x)
assert threading.active_count() == 1, "one thread started a pool"
large, x = compiled(1 << 18, 2)
large(x)
assert threading.active_count() == 2, "a large program did not"
"""


def test_a_process_has_workers_only_when_a_program_wants_them() -> None:
    root = str(Path(kitsune.__file__).parents[1])
    finished = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env=os.environ | {"PYTHONPATH": root, "KITSUNE_MEASURE": "0"},
    )
    assert (finished.returncode, finished.stderr) == (0, "")
