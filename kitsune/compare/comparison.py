"""Compare a user's model with other runtimes: outputs first, then interleaved times.

    comparison = compare_model(Path("model.onnx"), feeds, threads=2)
    comparison.rows[2].ratio     # the speed-up over the first peer, the median of all turns

Each runtime has a process of its own, the same inputs and the same number of threads. They take
rounds, so that what slows the machine slows all of them; a ratio is of two samples of one round.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from kitsune import __version__
from kitsune.backends.cpu.host_target import machine_target
from kitsune.compare.runtimes import HF_DIRECTORY, OWN, PEERS, installed_version
from kitsune.compare.worker_pool import WorkerPool
from kitsune.errors import InputError
from kitsune.system.records import dataclass
from kitsune.tune.timing import Effort, Times, take_turns

ERROR_BOUND = 1e-3  # of the root mean square of an output: a peer that is further off is flagged
PATIENCE_S = 120.0  # with one answer of a peer, compiling included


@dataclass(frozen=True)
class Timing:
    """The time of a runtime. `ratio` is its time over kitsune's, the median of all turns between
    its quartiles; `difference` is the largest of any output from kitsune's, in units of the
    output's root mean square."""

    runtime: str
    version: str
    time_us: float
    low_us: float
    high_us: float
    ratio: float
    ratio_low: float
    ratio_high: float
    difference: float
    samples: int

    @property
    def is_same(self) -> bool:
        """Return whether it computes what kitsune does."""
        return self.difference <= ERROR_BOUND


@dataclass(frozen=True)
class Comparison:
    """`rows` begin with kitsune's; `missing` are peers that are not installed, `refused` those that
    could not run the model, with the reason. `quiet` is the share of kitsune's samples that had the
    machine alone."""

    model: str
    threads: int
    cpu: str
    sizes: dict[str, list[int]]
    rows: list[Timing]
    missing: list[str]
    refused: dict[str, str]
    quiet: float

    def data(self) -> dict[str, Any]:
        rows = [asdict(row) | {"is_same": row.is_same} for row in self.rows]
        return asdict(self) | {"rows": rows, "bound": ERROR_BOUND}


def compare_model(
    path: Path,
    feeds: Mapping[str, np.ndarray],
    threads: int,
    *,
    quick: bool = False,
    patience_s: float = PATIENCE_S,
    step: Callable[[str], None] = lambda what: None,
    pool: WorkerPool | None = None,
) -> Comparison:
    """Run the model with each runtime that is installed and reads it. `step` is called with what
    is done next; `pool` runs the runtimes, in processes of their own unless one is given."""
    if pool is None:
        with WorkerPool(threads, patience_s) as pool:
            return _compare_peers(pool, path, feeds, quick, step)
    return _compare_peers(pool, path, feeds, quick, step)


def _compare_peers(
    pool: WorkerPool,
    path: Path,
    feeds: Mapping[str, np.ndarray],
    quick: bool,
    step: Callable[[str], None],
) -> Comparison:
    versions = {name: installed_version(peer.package) for name, peer in PEERS.items()}
    refused = {name: why for name in PEERS if versions[name] and (why := _refuse(name, path))}
    names = [*OWN, *(name for name in PEERS if versions[name] and name not in refused)]
    with tempfile.TemporaryDirectory() as folder:
        built = _build_candidates(pool, path, feeds, Path(folder), names, step)
        present = {name: answer for name, answer in built.items() if "absent" not in answer}
        step("timing in turns")
        statistics, _ = time_candidates(pool, present, QUICK if quick else FULL)
    refused |= {name: str(answer["absent"]) for name, answer in built.items() if "absent" in answer}
    return Comparison(
        str(path),
        pool.threads,
        machine_target().name,
        {name: list(np.shape(array)) for name, array in feeds.items()},
        [
            _make_timing(name, versions.get(name) or __version__, numbers)
            for name, numbers in statistics.items()
        ],
        [name for name, version in versions.items() if not version],
        refused,
        statistics["kitsune"]["quiet"],
    )


def _build_candidates(
    pool: WorkerPool,
    path: Path,
    feeds: Mapping[str, np.ndarray],
    folder: Path,
    names: Sequence[str],
    step: Callable[[str], None],
) -> dict[str, dict[str, Any]]:
    """Load the model in each runtime, call it once and compare the outputs with kitsune's."""
    np.savez(folder / "feeds.npz", **feeds)  # type: ignore[arg-type]
    message = {
        "file": str(path),
        "feeds": str(folder / "feeds.npz"),
        "outputs": str(folder / "outputs.npz"),
    }
    built = {}
    for name in names:
        step(_display_name(name))
        built[name] = pool.ask(name, {**message, "build": name})
    return built


def _make_timing(name: str, version: str, statistics: Mapping[str, Any]) -> Timing:
    keys = ("time_us", "low_us", "high_us", "ratio", "ratio_low", "ratio_high")
    return Timing(
        _display_name(name),
        version,
        **{key: float(statistics[key]) for key in keys},
        difference=float(statistics["error"]),
        samples=int(statistics["turns"]),
    )


def _display_name(name: str) -> str:
    return "kitsune, unfused" if name == "unfused" else name


def _refuse(peer: str, path: Path) -> str:
    """Return why a peer cannot read the model; nothing where it can."""
    reads = PEERS[peer].reads
    can_read = path.is_dir() if reads == HF_DIRECTORY else path.suffix == ".onnx"
    return "" if can_read else f"it reads {reads}"


def check_feeds(path: Path, feeds: Mapping[str, Any]) -> dict[str, np.ndarray]:
    """Return the inputs if all of them are arrays, which every runtime takes."""
    for name, value in feeds.items():
        if not isinstance(value, np.ndarray):
            raise InputError(
                f"the input '{name}' of '{path}' is not an array",
                hint="give --feeds FILE, an .npz of the inputs by name",
            )
    return dict(feeds)


# --- measure --------------------------------------------------------------------------------------
#
# Time the candidates of a worker pool in turns.


FULL, QUICK = Effort(), Effort(repetitions=2, pause_s=0.0, patience_s=0.0, warm_s=0.0)
BUDGET_S = 4.0  # of a candidate's samples; what takes long takes fewer turns
KITSUNE = "kitsune"  # the candidate that ratios are relative to


def time_candidates(
    pool: WorkerPool,
    built: Mapping[str, Mapping[str, Any]],
    effort: Effort,
    limits: Sequence[str] = (),
) -> tuple[dict[str, dict[str, Any]], dict[str, Times]]:
    """Sample candidates that were built, and limits of the machine in the same turns. Return the
    statistics of each candidate, and the times of one operation or byte of each limit."""
    turns = choose_turns({name: answer["call_us"] for name, answer in built.items()}, effort)
    extremes = {f"limit of {name}": name for name in limits}

    def sample(name: str, warm_s: float) -> float:
        answer = pool.ask(name, {"sample": name, "warm_s": warm_s})
        return float(answer.get("seconds", np.nan))

    samplers = {name: partial(sample, name) for name in (*built, *extremes)}
    times = take_turns(samplers, turns | dict.fromkeys(extremes, turns[KITSUNE]), effort)
    statistics = {
        name: {**summarize(times[name], times[KITSUNE]), "error": built[name]["error"]}
        for name in built
    }
    return statistics, {limit: times[name] for name, limit in extremes.items()}


def choose_turns(call_us: Mapping[str, float], effort: Effort) -> dict[str, int]:
    """Choose as many turns as the budget allows, and no more for a peer than for kitsune."""
    turns = {
        name: max(1, min(effort.repetitions, round(1e6 * BUDGET_S / time_us)))
        for name, time_us in call_us.items()
    }
    least = max(2, turns[KITSUNE])
    return {name: min(count, least) for name, count in turns.items()} | {KITSUNE: least}


def summarize(times: Times, reference: Times) -> dict[str, Any]:
    """Summarise a candidate's samples. Times are medians, with the least and the quartiles; a
    ratio is the median of its time over that of `reference`, turn by turn, so above 1 kitsune is
    faster."""
    low, ratio, high = times.ratios(reference)
    first, third = np.quantile(times.samples, (0.25, 0.75))
    return {
        "time_us": 1e6 * times.median,
        "best_us": 1e6 * times.best,
        "low_us": 1e6 * float(first),
        "high_us": 1e6 * float(third),
        "ratio": ratio,
        "ratio_low": low,
        "ratio_high": high,
        "best_ratio": times.best / reference.best,
        "turns": len(times.samples),
        "samples_us": [round(1e6 * each, 4) for each in times.samples],
        "quiet": times.quiet / len(times.samples),
    }
