"""The suite `compile`: processor time from process start to a model's first result.

Every start is a process of its own, imports and all, and the libraries take turns. Cold is a
process that finds an empty cache, warm one that finds what a cold one left. Kitsune's first result
may come from code that is not final yet; `final` is the time when that is in place. The files were
not written this moment, as files are that users have.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

from benchmarks.bert_file import BertSizes, write_bert
from benchmarks.bounds import check_error
from benchmarks.case import select_by_name
from benchmarks.convolution_files import write_efficientnet, write_yolo
from benchmarks.grid import Grid
from benchmarks.latency import Progress
from benchmarks.onnx_files import BOUND, MINILM, FileCase, make_ids, make_values
from benchmarks.resnet50 import write_resnet50
from benchmarks.workers import CACHES, ROOT
from kitsune.compare.runtimes import installed_version
from kitsune.errors import VerifyError
from kitsune.report.text_tables import time_text

STARTS, QUICK_STARTS = 5, 1
WARM = "kitsune, warm"
PEERS = {"onnxruntime": "onnxruntime", "openvino": "openvino", "torch.compile": "torch"}
SLOW = "torch.compile"  # takes so long that it is started once, with one number of threads
PATIENCE_FACTOR = 10
ROOM_NBYTES = 60 << 20  # of peak memory beyond onnxruntime's


@dataclass(frozen=True)
class StartCase:
    """A file, and how many times onnxruntime's time a first result may take."""

    file: FileCase
    first: float
    is_module: bool = False  # whether the worker has a torch module of its sizes

    @property
    def title(self) -> str:
        return self.file.title

    @property
    def size(self) -> str:
        return self.file.size

    @property
    def name(self) -> str:
        return self.file.name


def written(title: str, write: Callable[[Path], None], side: int) -> FileCase:
    return FileCase(title, f"1×{side}×{side}", make_values("x", 1, 3, side, side), write=write)


CASES = (
    StartCase(FileCase("MiniLM-L3", "1×128", make_ids(1, 128), *MINILM), 1.2, True),
    StartCase(FileCase("BERT-base", "1×128", make_ids(1, 128), write=write_bert), 1.2, True),
    StartCase(written("EfficientNet-lite0", write_efficientnet, 224), 2.0),
    StartCase(written("ResNet-50", write_resnet50, 224), 2.0, True),
    StartCase(written("YOLOv8n", write_yolo, 320), 2.0),
)
TINY = BertSizes(layers=1, width=64, heads=2)
TINY_FILE = FileCase("tiny BERT", "1×16", make_ids(1, 16), write=partial(write_bert, sizes=TINY))
QUICK_CASES = (StartCase(TINY_FILE, 1.2),)


def select_starts(only: Sequence[str], quick: bool) -> list[StartCase]:
    return select_by_name(QUICK_CASES if quick else CASES, only)


def measure_starts(
    cases: Sequence[StartCase],
    threads: Sequence[int],
    quick: bool,
    patience_s: float,
    progress: Progress,
) -> tuple[list[dict[str, Any]], list[str]]:
    """Measure a row for each case and number of threads; list the files that are missing."""
    rows, missing = [], list[str]()
    for case in cases:
        with tempfile.TemporaryDirectory() as folder:
            path = case.file.path(Path(folder))
            if path is None:
                missing.append(case.title)
                continue
            for count in threads:
                run = Starts(case, path, Path(folder), count, PATIENCE_FACTOR * patience_s)
                progress(f"{case.name}, {count} threads")
                repetitions = QUICK_STARTS if quick else STARTS
                rows.append(run.measure(repetitions, with_slow=count == max(threads)))
    return sorted(rows, key=lambda row: row["threads"]), missing


class Starts:
    """Starts processes with one model."""

    def __init__(
        self, case: StartCase, path: Path, folder: Path, threads: int, patience_s: float
    ) -> None:
        self.case, self.path, self.folder, self.threads = case, path, folder, threads
        self.patience_s = patience_s
        feeds: Any = case.file.feeds()
        np.savez(folder / "feeds.npz", **feeds)

    def measure(self, repetitions: int, with_slow: bool) -> dict[str, Any]:
        """Medians of several starts of each, in turns; a cold one of ours leaves the cache that a
        warm one finds."""
        found: dict[str, list[dict[str, Any]]] = {"kitsune": [], WARM: []}
        found |= {name: [] for name in PEERS}
        for number in range(repetitions):
            with tempfile.TemporaryDirectory() as caches:
                for name, starts in found.items():
                    is_slow = name == SLOW and (number > 0 or not with_slow)
                    if not is_slow and not any("absent" in each for each in starts):
                        starts.append(self.start(name, Path(caches)))
        ours = {name: _take_medians(found.pop(name)) for name in ("kitsune", WARM)}
        peers = {name: _take_medians(starts) for name, starts in found.items() if starts}
        return _make_row(self.case, self.threads, ours, peers)

    def start(self, name: str, caches: Path) -> dict[str, Any]:
        """What one process says of its start, or why there is none."""
        is_module = name == SLOW
        if is_module and not self.case.is_module:
            return {"absent": "no torch module of this file", "asked": False}
        if name in PEERS and installed_version(PEERS[name]) is None:
            return {"absent": f"{PEERS[name]} is not installed"}
        result = self.folder / "result.npy"
        given = [self.case.title if is_module else str(self.path), str(self.folder / "feeds.npz")]
        library = "kitsune" if name == WARM else name
        command = ["-m", "benchmarks.start_worker", library, *given, str(self.threads), str(result)]
        variables = {variable: value.format(caches) for variable, value in CACHES.items()}
        variables["TORCHINDUCTOR_COMPILE_THREADS"] = "1"  # else it is others' processor time
        done = subprocess.run(
            [sys.executable, *command],
            env=os.environ | variables,
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=self.patience_s,
            check=False,
        )
        if done.returncode and name not in PEERS:
            raise VerifyError(f"kitsune does not start in {self.case.name}", why=done.stderr)
        if done.returncode:
            return {"absent": (done.stderr.strip().splitlines() or ["it failed"])[-1]}
        if not is_module:
            self._check(name, np.load(result))
        found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        return found

    def _check(self, name: str, made: np.ndarray) -> None:
        """Compare a result with the first of ours."""
        expected = self.folder / "expected.npy"
        if not expected.exists():
            np.save(expected, made)
        check_error(self.case.name, name, made, np.load(expected), BOUND)


def _take_medians(starts: Sequence[dict[str, Any]]) -> dict[str, Any]:
    if any("absent" in start for start in starts):
        return next(start for start in starts if "absent" in start)
    return {
        stage: {unit: median(start[stage][unit] for start in starts) for unit in starts[0][stage]}
        for stage in starts[0]
    }


def _make_row(
    case: StartCase, threads: int, ours: Mapping[str, Any], peers: Mapping[str, Any]
) -> dict[str, Any]:
    row = {
        "title": case.title,
        "size": case.size,
        "threads": threads,
        "starts": {**ours},
        "candidates": {**peers},
    }
    return row | {"bars": _check_bars(case, ours, peers)}


def _check_bars(
    case: StartCase, ours: Mapping[str, Any], peers: Mapping[str, Any]
) -> list[dict[str, Any]]:
    cold, warm = ours["kitsune"], ours[WARM]
    bars = list[tuple[bool, str]]()

    def compare(label: str, got: float, wanted: float, bound: float) -> None:
        bars.append((got <= bound * wanted, f"{label} {got / wanted:.2f} of {bound:g}"))

    def read(name: str) -> float | None:
        found = peers.get(name, {})
        return found["first"]["cpu_us"] if "first" in found else None

    if (theirs := read("onnxruntime")) is not None:
        compare("first result", cold["first"]["cpu_us"], theirs, case.first)
        compare("final", cold["final"]["cpu_us"], theirs, 2.5)
        compare("warm", warm["first"]["cpu_us"], theirs, 0.7)
        room = cold["final"]["peak_nbytes"] - peers["onnxruntime"]["first"]["peak_nbytes"]
        text = f"memory: {room / 1e6:+.0f} of {ROOM_NBYTES / 1e6:.0f} MB"
        bars.append((room <= ROOM_NBYTES, text))
    for name, factor in (("openvino", 1.0), ("torch.compile", 0.05)):
        if (theirs := read(name)) is not None:
            compare(name, cold["first"]["cpu_us"], theirs, factor)
    return [{"reached": reached, "text": text} for reached, text in bars]


# --- tables --------------------------------------------------------------------------------------


def make_start_grids(rows: Sequence[Mapping[str, Any]]) -> list[Grid]:
    stages = [("kitsune", "first"), ("kitsune", "final"), (WARM, "first")]
    stages += [(name, "first") for name in PEERS]
    columns = ("kitsune: first result", "final code", "warm", *PEERS)
    title = "Processor time from process start to the first result, imports included"
    memory = "Peak memory of the process"
    return [
        _make_grid(f"{title}: medians of {STARTS}", rows, stages, columns, "cpu_us"),
        _make_grid(f"{memory}: medians of {STARTS}", rows, stages, columns, "peak_nbytes"),
    ]


def _make_grid(
    title: str,
    rows: Sequence[Mapping[str, Any]],
    stages: Sequence[tuple[str, str]],
    columns: Sequence[str],
    unit: str,
) -> Grid:
    is_time = unit == "cpu_us"

    def format_cell(row: Mapping[str, Any], name: str, stage: str) -> str:
        found = {**row["starts"], **row["candidates"]}.get(name, {})
        if stage not in found:
            return "cannot" if "absent" in found and found.get("asked", True) else ""
        value = found[stage][unit]
        return time_text(value) if is_time else f"{value / 1e6:.0f} MB"

    def format_row(row: Mapping[str, Any]) -> tuple[str, ...]:
        missed = [bar["text"] for bar in row["bars"] if not bar["reached"]]
        verdict = "missed: " + "; ".join(missed) if missed else "reached" if row["bars"] else ""
        cells = (format_cell(row, *stage) for stage in stages)
        bars = (verdict,) if is_time else ()
        return f"{row['title']}, {row['size']}", str(row["threads"]), *cells, *bars

    headings = ("case", "threads", *columns, *(("bars",) if is_time else ()))
    return Grid(title, headings, tuple(map(format_row, rows)))
