"""The tuning store: kept between processes, bounded, made anew when it is damaged."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import threading
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from kitsune.errors import InputError
from kitsune.tune.store_tables import Measurement, bucket, parse_measurement
from kitsune.tune.tuning_store import TuningStore, default_tuning_store

ROOT = Path(__file__).parent.parent.parent
ONE = Measurement(
    build="b",
    subject="reduction",
    source="s",
    bucket="8x64",
    dtype="f32",
    device="cpu x",
    threads=2,
    elements=512,
    samples=15,
    quiet=3,
    unfused_low_ms=1.9,
    unfused_ms=2.0,
    unfused_high_ms=2.2,
    fused_low_ms=0.9,
    fused_ms=1.0,
    fused_high_ms=1.1,
    speedup_low=1.8,
    speedup=2.0,
    speedup_high=2.3,
    confidence=0.96,
    launches_unfused=2,
    launches_fused=1,
    nbytes_unfused=200,
    nbytes_fused=100,
    taken=1000.0,
)


def store_in(folder: Path, most: int = 100) -> TuningStore:
    return TuningStore(folder / "cache", most)


def test_what_is_recorded_is_there_for_the_next(tmp_path: Path) -> None:
    assert store_in(tmp_path).record(ONE)
    assert store_in(tmp_path).measurements() == [ONE]


def test_the_same_again_replaces(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    again = replace(ONE, fused_ms=1.5, taken=2000.0)
    store.record(ONE)
    store.record(again)
    assert store.measurements() == [again]
    assert ONE.name == again.name


@pytest.mark.parametrize(
    "other",
    [
        {"build": "c"},
        {"subject": "linear_bn"},
        {"source": "t"},
        {"bucket": "8x128"},
        {"dtype": "f16"},
        {"device": "cpu y"},
        {"threads": 1},
    ],
)
def test_each_part_of_the_key_keeps_two_apart(tmp_path: Path, other: dict[str, Any]) -> None:
    store, second = store_in(tmp_path), replace(ONE, taken=2000.0, **other)
    store.record(ONE, second)
    assert store.measurements() == [second, ONE]
    assert ONE.name != second.name


def test_by_pattern_and_by_build(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    bn = replace(ONE, subject="linear_bn")
    old = replace(ONE, build="old", taken=1.0)
    store.record(ONE, bn, old)
    assert store.measurements(subject="linear_bn") == [bn]
    assert store.measurements(build="old") == [old]
    assert store.measurements("reduction", "b") == [ONE]


def test_the_newest_are_kept(tmp_path: Path) -> None:
    store = store_in(tmp_path, most=3)
    for n in (5, 1, 4, 2, 3):
        store.record(replace(ONE, source=str(n), taken=float(n)))
    assert [m.source for m in store.measurements()] == ["5", "4", "3"]
    assert store.clear() == 3
    assert store.measurements() == []


def test_sizes_of_a_bucket() -> None:
    assert bucket([(1, 5), (64,), (), (0, 65)]) == "1x8, 64, , 1x128"


# --- damage --------------------------------------------------------------------------------------


def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


def overwritten(path: Path) -> None:
    path.write_bytes(b"this is no database, " * 500)


def of_another_form(path: Path) -> None:
    database = sqlite3.connect(path)
    database.execute("DROP TABLE measurement")
    database.execute("CREATE TABLE measurement (build TEXT)")
    database.commit()
    database.close()


@pytest.mark.parametrize("damage", [truncated, overwritten, of_another_form])
def test_a_damaged_file_is_set_aside(tmp_path: Path, damage: Any) -> None:
    store = store_in(tmp_path)
    store.record(ONE)
    damage(store.path)
    assert store.measurements() == []
    assert store.record(ONE)
    assert store.measurements() == [ONE]
    assert store.path.with_name("tuning-1.sqlite.damaged").exists()


def test_the_journal_of_a_damaged_file_goes_too(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    store.record(ONE)
    journal = store.path.with_name("tuning-1.sqlite-journal")
    journal.write_bytes(b"left by a crash")
    store._set_aside()
    assert [path.name for path in store.path.parent.iterdir()] == ["tuning-1.sqlite.damaged"]


def test_a_row_that_something_else_wrote_is_left_out(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    store.record(ONE, replace(ONE, source="other"))
    database = sqlite3.connect(store.path)
    database.execute("UPDATE measurement SET speedup = 'fast' WHERE source = 'other'")
    database.commit()
    database.close()
    assert store.measurements() == [ONE]


def test_a_folder_that_is_not_used(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("in the way")
    store = store_in(tmp_path)
    assert store.refusal
    assert not store.record(ONE)
    assert store.measurements() == []
    assert store.clear() == 0


def test_a_database_that_another_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kitsune.tune.tuning_store.PATIENCE_S", 0.01)
    store = store_in(tmp_path)
    store.record(ONE)
    other = sqlite3.connect(store.path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert not store.record(replace(ONE, source="other"))
    other.execute("ROLLBACK")
    other.close()
    assert store.measurements() == [ONE]


# --- several at once -----------------------------------------------------------------------------

WRITER = """
import sys
from dataclasses import replace
from pathlib import Path
from kitsune.tune.tuning_store import TuningStore
from tests.tune.test_store import ONE
store = TuningStore(Path(sys.argv[1]))
assert all(store.record(replace(ONE, source=f"{sys.argv[2]} {n}")) for n in range(20))
"""


def test_processes_share_it(tmp_path: Path) -> None:
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", WRITER, str(tmp_path / "cache"), str(n)],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
        )
        for n in range(3)
    ]
    assert [writer.wait() for writer in writers] == [0, 0, 0]
    assert len(store_in(tmp_path).measurements()) == 60


def test_threads_share_it(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    threads = [
        threading.Thread(target=store.record, args=(replace(ONE, source=str(n)),)) for n in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {m.source for m in store.measurements()} == set("01234567")


# --- what is let in ------------------------------------------------------------------------------


def test_data_and_back() -> None:
    assert parse_measurement(asdict(ONE)) == ONE
    assert parse_measurement({**asdict(ONE), "taken": 1000}) == ONE


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("speedup", "2"),
        ("speedup", float("nan")),
        ("speedup", float("inf")),
        ("speedup", 9.0),
        ("speedup_low", 0.0),
        ("threads", 2.0),
        ("threads", True),
        ("threads", -1),
        ("elements", 2**63),
        ("subject", None),
        ("subject", "\ud800"),
        ("subject", "a\x1b[2J"),
    ],
)
def test_what_is_no_measurement_is_refused(tmp_path: Path, field: str, value: Any) -> None:
    store = store_in(tmp_path)
    store.record(ONE)
    with pytest.raises(InputError, match="a measurement whose"):
        parse_measurement({**asdict(ONE), field: value})
    with pytest.raises(InputError):
        store.record(replace(ONE, **{field: value}))
    assert store.measurements() == [ONE]


@pytest.mark.parametrize("row", [3, [], {}, {"speedup": 2.0}, {**asdict(ONE), "more": 1}])
def test_other_fields_are_refused(row: Any) -> None:
    with pytest.raises(InputError, match="not a measurement"):
        parse_measurement(row)


def test_the_default_is_in_the_cache_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KITSUNE_CACHE_DIR", str(tmp_path / "mine"))
    assert default_tuning_store().path == tmp_path / "mine" / "tuning-1.sqlite"
    assert default_tuning_store() is default_tuning_store()
