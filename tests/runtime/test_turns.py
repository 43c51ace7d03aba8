"""Processes that compile the same program take turns."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kitsune.cache import store as cache
from kitsune.cache.store import Store

KEY = f"object-{'0' * 40}"


def hold(folder: str, started: Any, ends: Any) -> None:
    with Store(Path(folder)).take_turn(KEY):
        started.set()
        ends.wait(60)


has_locks = pytest.mark.skipif(os.name == "nt", reason="no file locks here")


@pytest.fixture
def turns(tmp_path: Path) -> Store:
    folder = tmp_path / "turns"
    folder.mkdir(mode=0o700)
    return Store(folder)


@pytest.fixture
def holder(turns: Store) -> Iterator[tuple[Any, Any]]:
    """Another process that has the turn, and the event that ends it."""
    context = multiprocessing.get_context("spawn")
    started, ends = context.Event(), context.Event()
    process = context.Process(target=hold, args=(str(turns.folder), started, ends))
    process.start()
    assert started.wait(60)
    yield process, ends
    process.join()


@has_locks
def test_another_process_waits_for_its_turn(turns: Store, holder: tuple[Any, Any]) -> None:
    _, ends = holder
    threading.Timer(0.2, ends.set).start()
    with turns.take_turn(KEY) as has_waited:
        assert has_waited
        assert ends.is_set()
    with turns.take_turn(KEY) as has_waited:
        assert not has_waited


@has_locks
def test_the_turn_of_a_killed_process_is_over(turns: Store, holder: tuple[Any, Any]) -> None:
    process, _ = holder
    process.kill()
    process.join()
    with turns.take_turn(KEY) as has_waited:
        assert not has_waited


@has_locks
def test_patience_has_an_end(turns: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "PATIENCE_S", 0.05)
    with turns.take_turn(KEY), Store(turns.folder).take_turn(KEY) as has_waited:
        assert has_waited
