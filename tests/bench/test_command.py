"""`python -m benchmarks`: bad options are refused before anything is measured."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from benchmarks import __main__ as command
from benchmarks.run import NAMES

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    calls: list[dict[str, Any]] = []

    def bench(suite: str, threads: list[int], **options: Any) -> dict[str, Any]:
        calls.append({"suite": suite, "threads": threads, **options})
        return {}

    monkeypatch.setattr(command, "bench", bench)
    return calls


def test_options_become_arguments(measured: list[dict[str, Any]]) -> None:
    words = ["--suite", "onnx", "--quick", "--threads", "1", "--only", "MiniLM", "--patience", "5"]
    assert command.main(words) == 0
    [call] = measured
    assert (call["suite"], call["threads"], call["only"]) == ("onnx", [1], ["MiniLM"])
    assert (call["quick"], call["patience_s"], call["page"]) == (True, 5.0, None)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--threads", "0"], "0 threads"),
        (["--save", "no/such/folder/a.json"], "there is no folder"),
        (["--plot", "no/such/folder/a.svg"], "there is no folder"),
    ],
)
def test_bad_options_end_before_measuring(
    words: list[str],
    message: str,
    measured: list[dict[str, Any]],
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert command.main(["--suite", "rows", *words]) == 2
    assert message in capsys.readouterr().err
    assert measured == []


@pytest.mark.parametrize("words", [[], ["--suite", "nothing"]])
def test_a_suite_must_be_named(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(words)
    assert ended.value.code == 2
    assert "--suite" in capsys.readouterr().err


def test_make_bench_runs_every_suite() -> None:
    lines = (ROOT / "Makefile").read_text(encoding="utf-8").splitlines()
    [suites] = [line.partition("?=")[2].split() for line in lines if line.startswith("SUITES ?=")]
    assert tuple(suites) == NAMES
