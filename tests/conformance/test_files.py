"""A small part of the campaign of damaged files, `python -m tests.conformance.files`."""

from __future__ import annotations

import os
import random
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from kitsune.errors import InputError
from kitsune.system.files import wrap_errors
from tests.conformance import files, onnx_files
from tests.conformance.file_kinds import Files, Kind, Stage
from tests.conformance.mutations import change_message, read_message, write_message

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits of Linux")

COUNTS = {"onnx": 12, "external": 4, "artefacts": 8, "tokenizers": 12, "templates": 12}
COUNTS |= {"samples": 12, "settings": 24, "bundles": 4, "checkpoints": 4, "requests": 24}


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", COUNTS)
def test_a_damaged_file_is_refused_by_an_error_of_ours_or_harmless(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KITSUNE_NUM_THREADS", "1")
    if name == "requests":
        pytest.importorskip("starlette")
    kind = files.all_kinds()[name]
    found = files.run_kind(kind, COUNTS[name], "test", tmp_path, most_seeds=3)
    assert len(found) == COUNTS[name]
    assert [each for each in found if each.outcome in files.FAILURES] == []


# --- the campaign itself --------------------------------------------------------------------------


def use(folder: Path, stage: Stage) -> None:
    """What the one file says."""
    what = (folder / "file").read_text()
    stage("run" if what == "greedy run" else "load")
    if what == "foreign":
        raise KeyError("inside")
    if what == "crash":
        os.abort()
    while what == "endless":
        pass
    if what == "asleep":
        time.sleep(60)
    if what.startswith("greedy"):
        with wrap_errors("file"):
            _ = [np.empty(1 << 28, np.uint8) for _ in range(64)]  # a process may reuse some memory
    if what == "refused":
        raise InputError("no")


WHAT = {
    "fine": files.RAN,
    "refused": files.REFUSED,
    "foreign": files.FOREIGN,
    "crash": files.CRASH,
    "endless": files.TIME,
    "greedy": files.MEMORY,
    "greedy run": files.REFUSED,
}


def test_the_campaign_tells_every_kind_of_failure(tmp_path: Path) -> None:
    kind = Kind("fake", lambda _: [], lambda _, given: given, use, seconds=1.0)
    found = {}
    for what in WHAT:
        seeds = [{"file": what.encode()}]
        (found[what],) = files.outcomes(kind, seeds, "0", 1, tmp_path)
    assert {what: each.outcome for what, each in found.items()} == WHAT
    assert "KeyError" in found["foreign"].detail
    assert "SIGABRT" in found["crash"].detail
    assert "test_files.py" in found["endless"].detail


def test_a_worker_that_is_silent_is_over_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "WALL_FACTOR", 1)
    kind = Kind("fake", lambda _: [], lambda _, given: given, use, seconds=1.0)
    (found,) = files.outcomes(kind, [{"file": b"asleep"}], "0", 1, tmp_path)
    assert found.outcome == files.TIME


def test_a_worker_that_dies_is_followed_by_another(tmp_path: Path) -> None:
    def change(rng: random.Random, given: Files) -> Files:
        return {"file": rng.choice([b"fine", b"crash"])}

    kind = Kind("fake", lambda _: [], change, use)
    found = list(files.outcomes(kind, [{}], "0", 8, tmp_path))
    assert [each.number for each in found] == list(range(8))
    assert {each.outcome for each in found} == {files.RAN, files.CRASH}


def test_a_seed_decides_every_file() -> None:
    data = onnx_files.models()["mlp"]
    made = [change_message(random.Random("a"), data) for _ in range(2)]
    assert made[0] == made[1] != data
    assert write_message(read_message(data) or []) == data
