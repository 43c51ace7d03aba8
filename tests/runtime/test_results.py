"""Large results: blocks are handed out again, never twice at a time, and never too many kept."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator

import numpy as np
import pytest

import kitsune as kt
from benchmarks.graphs import add_relu_graph, random_feeds
from kitsune.backends.cpu.threads import result_memory as results
from kitsune.backends.cpu.threads.result_memory import (
    BLOCKS,
    LARGE_NBYTES,
    PAGE,
    PLACES,
    count_free_nbytes,
    empty,
    forget,
    handler,
)

pytestmark = pytest.mark.skipif(handler() is None, reason="NumPy's allocators are not known here")

F32 = np.dtype(np.float32)
COUNT = LARGE_NBYTES // 4


def owner(array: np.ndarray) -> str:
    from numpy._core.multiarray import get_handler_name

    return str(get_handler_name(array))


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    forget()
    yield
    forget()


def test_a_block_is_handed_out_again() -> None:
    first = empty((COUNT,), F32)
    address = first.ctypes.data
    assert address % 64 == 0
    assert first.flags.owndata
    del first
    assert count_free_nbytes() == LARGE_NBYTES
    second = empty((2, COUNT // 2), F32)
    assert second.ctypes.data == address
    assert count_free_nbytes() == 0


def test_blocks_begin_at_other_places_of_a_page() -> None:
    arrays = [empty((COUNT,), F32) for _ in range(PLACES)]
    assert len({array.ctypes.data % PAGE for array in arrays}) == PLACES


def test_blocks_in_use_are_apart() -> None:
    arrays = [empty((COUNT,), F32) for _ in range(5)]
    for n, array in enumerate(arrays):
        array[:] = n
    del arrays[1], arrays[2]
    arrays += [empty((COUNT,), F32) for _ in range(3)]
    for n, array in enumerate(arrays[3:], 10):
        array[:] = n
    assert [int(a[0]) for a in arrays] == [0, 2, 4, 10, 11, 12]
    assert all((a == a[0]).all() for a in arrays)


def test_another_size_gets_memory_of_its_own() -> None:
    del_me = empty((COUNT,), F32)
    del del_me
    larger = empty((COUNT + 1,), F32)
    larger[:] = 1
    assert count_free_nbytes() == LARGE_NBYTES


def test_a_smaller_array_gets_the_smallest_block_that_is_large_enough() -> None:
    blocks = [empty((n * COUNT,), F32) for n in (8, 2, 4)]
    places = [block.ctypes.data for block in blocks]
    while blocks:
        del blocks[0]
    arrays = [empty((n * COUNT,), F32) for n in (3, 3, 3, 2)]
    assert [a.ctypes.data for a in arrays[:2] + arrays[3:]] == [places[2], places[0], places[1]]
    assert count_free_nbytes() == 0
    del arrays[0], arrays[2]
    assert count_free_nbytes() == (4 + 2) * LARGE_NBYTES


def test_arrays_leave_no_more_than_the_budget_of_their_blocks_unused() -> None:
    made = results._make_handler()
    assert made is not None
    kept = made[1]
    before, kept.budget = kept.budget, 8 * LARGE_NBYTES
    try:
        small = list[np.ndarray]()
        for unused in (7, 7, 7):
            large = empty((8 * COUNT,), F32)
            del large
            small.append(empty((COUNT,), F32))
            assert kept.unused == unused * LARGE_NBYTES
        small.clear()
        assert kept.unused == 0
    finally:
        kept.budget = before


def test_small_arrays_are_numpys_own() -> None:
    assert owner(empty((COUNT,), F32)) == "kitsune"
    assert owner(empty((COUNT - 1,), F32)) == "default_allocator"
    assert owner(np.empty(COUNT, F32)) == "default_allocator"


def test_no_more_than_the_budget_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    made = results._make_handler()
    assert made is not None
    kept = made[1]
    before = kept.budget
    try:
        kept.budget = 3 * LARGE_NBYTES
        arrays = [empty((COUNT,), F32) for _ in range(5)]
        newest = arrays[-1].ctypes.data
        while arrays:
            del arrays[0]
        assert count_free_nbytes() == 3 * LARGE_NBYTES
        assert empty((COUNT,), F32).ctypes.data == newest
        huge = empty((4 * COUNT,), F32)
        del huge
        assert count_free_nbytes() == 3 * LARGE_NBYTES
    finally:
        kept.budget = before


def test_no_more_than_this_many_blocks_are_kept() -> None:
    arrays = [empty((COUNT,), F32) for _ in range(BLOCKS + 3)]
    arrays.clear()
    assert count_free_nbytes() == BLOCKS * LARGE_NBYTES
    forget()
    assert count_free_nbytes() == 0


def test_an_array_can_be_resized() -> None:
    array = empty((COUNT,), F32)
    array[:] = np.arange(COUNT)
    array.resize(2 * COUNT, refcheck=False)
    assert np.array_equal(array[:COUNT], np.arange(COUNT))
    assert not array[COUNT:].any()
    array.resize(COUNT // 2, refcheck=False)
    assert np.array_equal(array, np.arange(COUNT // 2))
    del array
    assert count_free_nbytes() == (2 + 1) * LARGE_NBYTES


def test_zeros_are_zeros() -> None:
    """NumPy asks the same functions for cleared memory."""
    dirty = empty((COUNT,), F32)
    dirty[:] = 7
    del dirty
    previous = results._use(handler())
    try:
        clean = np.zeros(COUNT, F32)
    finally:
        results._use(previous)
    assert owner(clean) == "kitsune"
    assert not clean.any()


def test_results_of_a_model() -> None:
    graph = add_relu_graph(COUNT)
    model, feeds = kt.compile(graph), list(random_feeds(graph).values())
    want = np.maximum(feeds[0] + feeds[1], 0)
    first = model(*feeds)
    kept = model(*feeds)
    assert owner(first) == owner(kept) == "kitsune"
    address = first.ctypes.data
    del first
    third = model(*feeds)
    assert third.ctypes.data == address
    assert np.array_equal(kept, want)
    assert np.array_equal(third, want)
    strided = [np.repeat(f, 2)[::2] for f in feeds]  # the general door
    general = model(*strided)
    assert owner(general) == "kitsune"
    assert np.array_equal(general, want)
    assert owner(np.empty(COUNT, F32)) == "default_allocator"


def test_references_are_not_lost() -> None:
    graph = add_relu_graph(COUNT)
    model, feeds = kt.compile(graph), list(random_feeds(graph).values())
    model(*feeds)
    before = sys.getrefcount(handler())
    for _ in range(50):
        model(*feeds)
    assert sys.getrefcount(handler()) <= before + 2  # the context remembers one or another


def test_threads_share_the_blocks() -> None:
    wrong: list[int] = []

    def work(number: int) -> None:
        for _ in range(60):
            array = empty((COUNT,), F32)
            array[:] = number
            if not (array == number).all():
                wrong.append(number)

    threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_a_taken_lock_is_no_obstacle() -> None:
    made = results._make_handler()
    assert made is not None
    made[1].lock = 1
    try:
        array = empty((COUNT,), F32)
        array[:] = 1
        del array
        forget()
        assert count_free_nbytes() == 0
    finally:
        made[1].lock = 0


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
def test_a_child_has_blocks_of_its_own() -> None:
    made = results._make_handler()
    assert made is not None
    array = empty((COUNT,), F32)
    del array
    made[1].lock = 1
    try:
        child = os.fork()
        if child == 0:
            os._exit(0 if made[1].lock == 0 and count_free_nbytes() == LARGE_NBYTES else 1)
        assert os.waitpid(child, 0)[1] == 0
    finally:
        made[1].lock = 0


def test_an_array_may_be_the_last_to_go() -> None:
    """Its memory is freed after every module is gone."""
    code = (
        "import sys, numpy as np\n"
        "from kitsune.backends.cpu.threads.result_memory import LARGE_NBYTES, empty\n"
        "sys.kept = empty((LARGE_NBYTES,), np.dtype(np.uint8))\n"
        "np.kept = empty((LARGE_NBYTES,), np.dtype(np.uint8))\n"
        "class Late:\n"
        "    def __init__(self): self.array = empty((LARGE_NBYTES,), np.dtype(np.uint8))\n"
        "    def __del__(self): self.array[:] = 1; del self.array\n"
        "sys.late = Late()\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_budget_is_a_share_of_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = {"SC_PHYS_PAGES": 1 << 24, "SC_PAGE_SIZE": 4096}
    monkeypatch.setattr(os, "sysconf", sizes.__getitem__, raising=False)
    assert results.budget() == 1 << 30
    sizes["SC_PHYS_PAGES"] = 1 << 23
    assert results.budget() == 1 << 29
    monkeypatch.delattr(os, "sysconf")
    assert results.budget() == results.LEAST_NBYTES
