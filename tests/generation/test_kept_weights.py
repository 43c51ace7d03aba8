"""Weights that a process packed anew are mapped by later ones, and never those of another file."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.cache import programs as panels
from kitsune.cache import traced_models as files
from kitsune.frontends.decoders import gguf
from kitsune.frontends.gguf import repack
from tests.gguf_files import write_model

IDS = np.arange(5)


@pytest.fixture(autouse=True)
def _cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache of the test's own, for weights of any size; files count as left alone for long."""
    monkeypatch.setenv("KITSUNE_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(panels, "WORTH_MAPPING_NBYTES", 1)
    monkeypatch.setattr(files, "SETTLED_S", -1e9)


@pytest.fixture
def packed(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The weights that were packed so far."""
    made: list[Any] = []

    def counted(some: Any) -> np.ndarray:
        made.append(some)
        return repack(some)

    monkeypatch.setattr(gguf, "repack", counted)
    return made


def logits(path: Path) -> np.ndarray:
    """Of a new model; everything it wrote is on the disk then."""
    result = np.asarray(kt.compile(path)(IDS))
    for thread in threading.enumerate():
        if thread.name == panels.WRITER:
            thread.join()
    return result


def test_weights_are_packed_once(tmp_path: Path, packed: list[Any]) -> None:
    path = write_model(tmp_path / "m.gguf")
    first = logits(path)
    assert packed
    packed.clear()
    np.testing.assert_array_equal(logits(path), first)
    assert not packed


def test_another_file_in_its_place_is_packed_anew(tmp_path: Path, packed: list[Any]) -> None:
    path = write_model(tmp_path / "m.gguf", seed=1)
    first = logits(path)
    write_model(path, seed=2)
    packed.clear()
    assert not np.array_equal(logits(path), first)
    assert packed


def test_damaged_weights_are_packed_anew(tmp_path: Path, packed: list[Any]) -> None:
    path = write_model(tmp_path / "m.gguf")
    first = logits(path)
    count = len(packed)
    for entry in (tmp_path / "cache").glob("packed-*"):
        entry.write_bytes(entry.read_bytes()[:-1])
    packed.clear()
    np.testing.assert_array_equal(logits(path), first)
    assert len(packed) == count
