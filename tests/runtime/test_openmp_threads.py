"""A pool over the threads of torch's OpenMP: the same programs, by the threads that torch has."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Iterator

import numpy as np
import pytest

import kitsune as kt
from kitsune.backends.cpu.jit import host_target
from kitsune.backends.cpu.threads import team_code as native
from kitsune.backends.cpu.threads.team import Pool, pool, use_openmp_threads
from tests.runtime.forking import in_fork
from tests.runtime.jobs import control, repeat_until
from tests.runtime.test_threads import await_all, in_threads, meet, run_double
from tests.runtime.test_waking import deep

torch = pytest.importorskip("torch")
TORCH = ctypes.CDLL(torch._C.__file__)
pytestmark = pytest.mark.skipif(
    not native.has_threads(host_target()) or not hasattr(TORCH, "GOMP_parallel"),
    reason="no pool on this system, or no OpenMP in torch",
)


@pytest.fixture(params=[2, 3])
def borrowed_pool(request: pytest.FixtureRequest) -> Iterator[Pool]:
    with use_openmp_threads(TORCH):
        yield pool(request.param)


def test_every_part_is_done_by_all_threads(borrowed_pool: Pool) -> None:
    for parts in (1, 2, 7, 64, 1000):
        assert set(run_double(borrowed_pool, parts=parts)) <= {0, 1, parts}
    await_all(borrowed_pool)


def test_no_thread_passes_a_barrier_early(borrowed_pool: Pool) -> None:
    repeat_until(lambda: meet(borrowed_pool, 500) == borrowed_pool.size)


def test_a_pool_starts_no_thread_of_its_own() -> None:
    with use_openmp_threads(TORCH):
        p = Pool(2, pool(2)._lender)
    before = threading.active_count()
    await_all(p)
    assert threading.active_count() == before
    assert control(p).lend


def test_a_library_without_openmp_lends_nothing() -> None:
    with use_openmp_threads(ctypes.CDLL("libm.so.6")):
        assert pool(2) is pool(2)
        assert pool(2)._lender == 0


def test_python_threads_share_a_pool(borrowed_pool: Pool) -> None:
    def work(n: int) -> None:
        for _ in range(50):
            assert set(run_double(borrowed_pool, 200 + n)) <= {0, 1, borrowed_pool.size}
            assert 1 <= meet(borrowed_pool, 20) <= borrowed_pool.size

    in_threads(3, work)


def test_a_forked_child_has_workers_of_its_own(borrowed_pool: Pool) -> None:
    await_all(borrowed_pool)
    assert in_fork(lambda: await_all(borrowed_pool)) == 0
    await_all(borrowed_pool)


def test_programs_that_take_turns_with_torch_compute_the_same() -> None:
    rng, graph = np.random.default_rng(0), deep()
    feeds = [rng.standard_normal(n.shape).astype(np.float32) for n in graph.inputs]
    want = kt.compile(graph, threads=1)(*feeds)
    model = kt.compile(graph, threads=2)
    with use_openmp_threads(TORCH):
        np.testing.assert_array_equal(model(*feeds), want)
    large = torch.ones(1 << 18)
    for _ in range(50):
        np.testing.assert_array_equal(model(*feeds), want)
        assert float((large + 1).sum()) == 1 << 19
