"""Compare two results of a suite, and report what changed beyond noise.

Between two runs the machine itself changes. The peers that both measured, in turns with us, did
not: what is compared is our time over theirs, turn by turn. Where there are none, our own unfused
program stands in for them, and what slows both is not seen. Turns are drawn again at random, many
times, and a change is one that all but a percent of these draws agree on, by more than a margin.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from benchmarks.bars import OWN
from benchmarks.grid import Grid

CONFIDENCE = 0.99  # that a row which is called changed did
MARGIN = 0.03  # changes smaller than this are nobody's concern
DRAWS = 2000
MIN_SAMPLES = 5
UNFUSED = "unfused"  # of our own

Row = Mapping[str, Any]


@dataclass(frozen=True)
class Change:
    """The ratio of a case's time to its earlier time, with an interval; `verdict` is "slower",
    "faster", "same", or why there is none. `against` are the peers that tell how the machine
    changed."""

    title: str
    size: str
    threads: int
    ratio: float | None
    low: float | None
    high: float | None
    verdict: str
    against: tuple[str, ...] = ()

    def json(self) -> dict[str, Any]:
        return asdict(self)


def compare_runs(old: Mapping[str, Any], new: Mapping[str, Any]) -> list[Change]:
    """Compare every case that both measured with the same thread count."""
    before = {_row_key(row): row for row in old["rows"]}
    return [
        _compare_rows(before[_row_key(row)], row) for row in new["rows"] if _row_key(row) in before
    ]


def _row_key(row: Row) -> tuple[str, str, int]:
    return row["title"], row["size"], row["threads"]


def _compare_rows(old: Row, new: Row) -> Change:
    samples = [len(each.get("samples_us") or ()) for each in (old, new)]
    if min(samples) < MIN_SAMPLES:
        return Change(*_row_key(new), None, None, None, "too few samples")
    both = [name for name in _list_sampled(old) if name in _list_sampled(new)]
    peers = tuple(name for name in both if name not in OWN)
    peers = peers or tuple(name for name in both if name == UNFUSED)
    ratios = _bootstrap_ratios(new, peers, seed=1) / _bootstrap_ratios(old, peers, seed=2)
    outside = (1 - CONFIDENCE) / 2
    low, middle, high = map(float, np.quantile(ratios, (outside, 0.5, 1 - outside)))
    verdict = "slower" if low > 1 + MARGIN else "faster" if high < 1 / (1 + MARGIN) else "same"
    return Change(*_row_key(new), middle, low, high, verdict, peers)


def _list_sampled(row: Row) -> list[str]:
    return [
        name
        for name, each in row["candidates"].items()
        if len(each.get("samples_us") or ()) >= MIN_SAMPLES
    ]


def _bootstrap_ratios(row: Row, peers: Sequence[str], seed: int) -> np.ndarray:
    """Resample the turns many times; return kitsune's times, or their ratios to the peers'."""
    rng, ours = np.random.default_rng(seed), np.array(row["samples_us"])
    series = [
        ours[: len(theirs)] / theirs[: len(ours)]
        for theirs in (np.array(row["candidates"][name]["samples_us"]) for name in peers)
    ] or [ours]
    medians = [np.median(rng.choice(each, (DRAWS, len(each))), axis=1) for each in series]
    return np.median(np.stack(medians), axis=0) if len(medians) > 1 else medians[0]


def make_changes_grid(changes: Sequence[Change]) -> Grid:
    what = f"times of now over those of the saved run, {100 * CONFIDENCE:.0f} % interval"
    if all(change.low is None and change.ratio for change in changes):
        what = "counts of now over those of the saved run"  # which have no noise
    return Grid(
        what,
        ("case", "threads", "ratio", "interval", "verdict"),
        tuple(
            (
                f"{c.title}, {c.size}",
                str(c.threads),
                "" if c.ratio is None else f"{c.ratio:.3f}",
                "" if c.low is None else f"{c.low:.3f} to {c.high:.3f}",
                c.verdict,
            )
            for c in changes
        ),
    )
