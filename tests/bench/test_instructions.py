"""Counting instructions: what Valgrind writes is read, and counts are compared without noise."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from benchmarks import instructions
from benchmarks.instructions import QUICK_CASES, compare_counts, count_instructions
from benchmarks.regressions import make_changes_grid
from kitsune.errors import UnsupportedError

DUMP = """version: 1
desc: Trigger: Client Request: case {number}
positions: line
events: Ir
summary: 0
totals: {total}
"""


def result(*counts: int) -> dict[str, Any]:
    names = ("softmax", "LSTM")
    rows = zip(names, counts, strict=False)
    return {"rows": [{"title": t, "size": "8", "threads": 1, "instructions": n} for t, n in rows]}


def test_a_count_is_what_valgrind_wrote_of_the_case(monkeypatch: pytest.MonkeyPatch) -> None:
    def write(valgrind: str, names: list[str], folder: Path) -> None:
        assert names == [case.name for case in QUICK_CASES]
        for number in range(len(names)):
            text = DUMP.format(number=number, total=4000 * (number + 1))
            (folder / f"counts.{9 - number}").write_text(text, encoding="utf-8")

    monkeypatch.setattr(instructions.shutil, "which", lambda _: "valgrind")
    monkeypatch.setattr(instructions, "_run_worker", write)
    rows = count_instructions(QUICK_CASES, lambda *_: None)
    assert [row["instructions"] for row in rows] == [1000, 2000]


def test_counts_are_compared_case_by_case() -> None:
    changes = compare_counts(result(1000, 1000), result(1030, 970))
    assert [(each.title, each.verdict) for each in changes] == [
        ("softmax", "slower"),
        ("LSTM", "faster"),
    ]
    assert [each.verdict for each in compare_counts(result(1000, 1000), result(1010))] == ["same"]
    assert make_changes_grid(changes).title.startswith("counts")


def test_without_valgrind_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(instructions.shutil, "which", lambda _: None)
    with pytest.raises(UnsupportedError, match="apt-get install valgrind"):
        count_instructions(QUICK_CASES, lambda *_: None)
