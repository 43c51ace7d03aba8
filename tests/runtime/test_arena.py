"""The memory between kernels of a program for any size: bounded, and given back."""

from __future__ import annotations

import mmap
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.backends.cpu.arena import (
    CAN_TRIM,
    LEAST_NBYTES,
    RECENT,
    SLACK_NBYTES,
    Arena,
    RoomPlacer,
)
from kitsune.lower.memory import Room, place_rooms

pytestmark = pytest.mark.skipif(not CAN_TRIM, reason="no madvise on this system")
LARGE = 8 * SLACK_NBYTES


def resident_nbytes(memory: np.ndarray) -> int:
    """The pages of an array that take memory."""
    address, found = memory.ctypes.data, 0
    for line in Path("/proc/self/smaps").read_text().splitlines():
        head = line.split()[0]
        if "-" in head and not head.endswith(":"):
            first, last = (int(n, 16) for n in head.split("-"))
            is_it = first <= address < last
        elif head == "Rss:" and is_it:
            found += int(line.split()[1]) * 1024
    return found


def use(arena: Arena, nbytes: int) -> np.ndarray:
    """A call that writes so much."""
    memory = arena.memory(nbytes)
    if arena.note_use(nbytes):
        arena.trim()
    memory[:nbytes] = 1
    return memory


def test_a_size_that_came_once_gives_its_memory_back() -> None:
    arena = Arena()
    small = mmap.PAGESIZE
    use(arena, small)
    memory = use(arena, LARGE)
    assert arena.nbytes == LARGE
    use(arena, small)
    assert arena.nbytes == small
    if Path("/proc/self/smaps").exists():
        assert resident_nbytes(memory) < LARGE // 2


def test_sizes_that_take_turns_keep_theirs() -> None:
    arena, small = Arena(), mmap.PAGESIZE
    for _ in range(4):
        use(arena, small)
        use(arena, LARGE)
    use(arena, small)
    assert arena.nbytes == LARGE
    for _ in range(RECENT):
        use(arena, small)
    assert arena.nbytes == small


def test_a_growing_size_stays_where_it_is_until_the_reserve_is_used_up() -> None:
    arena = Arena()
    places = {
        use(arena, nbytes).ctypes.data for nbytes in range(1 << 20, LEAST_NBYTES // 2, 1 << 20)
    }
    assert len(places) == 1
    assert use(arena, 2 * LEAST_NBYTES).nbytes >= 2 * LEAST_NBYTES


def test_memory_that_cannot_be_reserved_is_allocated(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: Any, **options: Any) -> Any:
        raise OSError("a limit")

    monkeypatch.setattr(mmap, "mmap", fail)
    arena = Arena()
    assert use(arena, 1000).nbytes >= 1000
    assert use(arena, 5000).nbytes >= 5000
    arena.trim()


def layers(x: kt.Tensor, w: kt.Tensor) -> kt.Tensor:
    for _ in range(3):
        x = (x @ w).relu()
    return x.sum(0)


def test_a_model_gives_back_what_a_large_call_needed() -> None:
    model = kt.compile(layers, dynamic={"x": {0: "rows"}}, threads=1)
    w = np.random.default_rng(0).standard_normal((64, 64)).astype(np.float32) / 8
    rows = LARGE // (64 * 4)
    for count in (8, rows, 9, 8, 10):
        x = np.random.default_rng(count).standard_normal((count, 64)).astype(np.float32)
        want = x
        for _ in range(3):
            want = np.maximum(want @ w, 0)
        np.testing.assert_allclose(model(x, w), want.sum(0), rtol=1e-3, atol=1e-3)
    arenas = [p.program.arena for each in model._dynamic for p in each.compiled.subgraphs]
    assert 0 < sum(arena.nbytes for arena in arenas) < SLACK_NBYTES


def test_the_memory_report_is_of_the_sizes_asked_for() -> None:
    model = kt.compile(layers, dynamic={"x": {0: "rows"}}, threads=1)
    w = np.ones((64, 64), np.float32)
    model(np.ones((50, 64), np.float32), w)
    few, many = (model.memory_report([(rows, 64), (64, 64)]) for rows in (50, 5000))
    assert model.memory_report().to_json() == many.to_json()  # of the latest
    assert (few.inputs_nbytes, many.inputs_nbytes) == ((50 + 64) * 256, (5000 + 64) * 256)
    assert few.outputs_nbytes == many.outputs_nbytes == 256
    assert few.arena_nbytes < many.arena_nbytes
    assert few.weights_nbytes == many.weights_nbytes


def test_rooms_of_the_same_order_are_stacked_as_before() -> None:
    """At the sizes that were placed first nothing changes; at others rooms in use at the same time
    never overlap, and proportional sizes take proportional memory."""
    rng = np.random.default_rng(0)
    for _ in range(30):
        firsts = rng.integers(0, 12, 20)
        lives = [(int(first), int(first + rng.integers(0, 5))) for first in firsts]
        nbytes = [64 * int(n) for n in rng.integers(0, 40, len(lives))]
        placer = RoomPlacer([Room(0, *life) for life in lives])
        known = place_rooms([Room(n, *life) for n, life in zip(nbytes, lives, strict=True)])
        assert placer.place(nbytes) == known
        assert placer.place([3 * n for n in nbytes])[1] == 3 * known[1]
        ranks = np.argsort(np.argsort(nbytes, kind="stable")).tolist()
        grown = [n + 64 * (rank // 2) for n, rank in zip(nbytes, ranks, strict=True)]
        offsets, total = placer.place(grown)
        places = list(zip(offsets, grown, lives, strict=True))
        assert total == max(at + n for at, n, _ in places)
        for i, (at, n, (first, last)) in enumerate(places):
            for other, m, (begin, end) in places[:i]:
                if begin <= last and first <= end:
                    assert at + n <= other or other + m <= at
