"""Saved runs: what became slower is told from noise, and from a machine that changed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benchmarks import run as runs
from benchmarks.__main__ import main
from benchmarks.plot import draw_plot
from benchmarks.regressions import Change, compare_runs
from kitsune.errors import InputError


def samples(time_us: float, noise: float, seed: int, count: int = 15) -> list[float]:
    rng = np.random.default_rng(seed)
    return [float(t) for t in time_us * np.exp(noise * rng.standard_normal(count))]


def result(
    ours: float, peer: float | None, seed: int, noise: float = 0.02, unfused: float = 200.0
) -> dict[str, Any]:
    mine = samples(ours, noise, seed)
    found: dict[str, Any] = {"unfused": {"samples_us": samples(unfused, noise, seed + 1)}}
    if peer is not None:
        theirs = samples(peer, noise, seed + 2)
        ratio = peer / ours
        found["torch"] = {
            "samples_us": theirs,
            "ratio": ratio,
            "ratio_low": 0.9 * ratio,
            "ratio_high": 1.1 * ratio,
        }
    row = {
        "title": "softmax",
        "size": "64×64",
        "threads": 2,
        "samples_us": mine,
        "candidates": found,
    }
    return {"suite": "rows", "rows": [row]}


def verdict(old: dict[str, Any], new: dict[str, Any]) -> Change:
    (change,) = compare_runs(old, new)
    return change


@pytest.mark.parametrize(
    ("ours", "peer", "expected"),
    [
        (100.0, 200.0, "same"),
        (120.0, 200.0, "slower"),
        (80.0, 200.0, "faster"),
        (130.0, 260.0, "same"),  # the machine is slower, for everybody
        (120.0, None, "slower"),
        (101.0, None, "same"),
    ],
)
def test_verdicts(ours: float, peer: float | None, expected: str) -> None:
    change = verdict(result(100.0, None if peer is None else 200.0, 1), result(ours, peer, 50))
    assert change.verdict == expected
    assert change.low is not None
    assert change.high is not None
    assert change.low <= (change.ratio or 0) <= change.high
    assert change.against == (("unfused",) if peer is None else ("torch",))


def test_without_peers_the_unfused_program_tells_of_the_machine() -> None:
    change = verdict(result(100.0, None, 1), result(140.0, None, 50, unfused=280.0))
    assert change.verdict == "same"
    assert change.ratio == pytest.approx(1.0, abs=0.05)


def test_noise_is_no_regression() -> None:
    """A spread of a fifth on either side hides a change of five per cent."""
    for seed in range(20):
        old, new = result(100.0, 200.0, seed, 0.2), result(105.0, 200.0, 100 + seed, 0.2)
        assert verdict(old, new).verdict == "same"


def test_too_few_samples_say_nothing() -> None:
    old, new = result(100.0, None, 1), result(500.0, None, 2)
    new["rows"][0]["samples_us"] = [500.0, 500.0]
    assert verdict(old, new) == Change("softmax", "64×64", 2, None, None, None, "too few samples")


def test_cases_that_only_one_run_has_are_left_out() -> None:
    assert compare_runs({"rows": []}, result(1.0, None, 1)) == []


# --- the command ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("ours", "code"), [(100.0, 0), (140.0, 1)])
def test_a_regression_is_exit_code_1(
    ours: float,
    code: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    old, new = result(100.0, 200.0, 1), result(ours, 200.0, 50)
    (tmp_path / "old.json").write_text(json.dumps(old))
    monkeypatch.setattr(runs, "run", lambda *_: new)
    compared = ["--compare", str(tmp_path / "old.json"), "--save", str(tmp_path / "new.json")]
    drawn = ["--plot", str(tmp_path / "rows.svg")]
    assert main(["--suite", "rows", "--json", *compared, *drawn]) == code
    shown = json.loads(capsys.readouterr().out)
    assert [c["verdict"] for c in shown["changes"]] == [["same", "slower"][code]]
    saved = json.loads((tmp_path / "new.json").read_text())
    assert saved["rows"][0]["samples_us"] == new["rows"][0]["samples_us"]
    assert "<svg" in (tmp_path / "rows.svg").read_text()


def test_files_that_are_no_runs(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text("{}")
    with pytest.raises(InputError, match="is no saved run"):
        runs.read_result(tmp_path / "a.json", "rows")
    (tmp_path / "b.json").write_text('{"suite": "linear"}')
    with pytest.raises(InputError, match="is a run of linear"):
        runs.read_result(tmp_path / "b.json", "rows")
    with pytest.raises(InputError, match="cannot read"):
        runs.read_result(tmp_path / "absent.json", "rows")


def test_pages_keep_no_samples() -> None:
    kept = runs.drop_samples(result(100.0, 200.0, 1))
    assert "samples_us" not in json.dumps(kept)
    assert kept["rows"][0]["candidates"]["torch"]["ratio"] == 2.0


# --- the plot ------------------------------------------------------------------------------------


def test_bars_are_as_long_as_ratios() -> None:
    made = result(100.0, 400.0, 1)
    made["rows"][0]["title"] = "a < b & c"
    text = draw_plot(made)
    assert "a &lt; b &amp; c" in text
    widths = [float(w) for w in re.findall(r'<rect x="[\d.]+" y="[\d.]+" width="([\d.]+)"', text)]
    slower = draw_plot(result(100.0, 900.0, 1))
    assert "9.00×" in slower
    assert widths
    assert "4.00×" in text
    assert text.count("<svg") == text.count("</svg>") == 1
