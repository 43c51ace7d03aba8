"""The suite `compile`: time from process start to a model's first result.

Cold is a process whose library finds an empty cache on the disk, warm one that finds what the cold
one left there. What a process does once whatever it compiles, importing the library first of all,
does not count; neither does making the model.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.case import Case, Workload
from benchmarks.latency import Progress, build
from benchmarks.oracle import compute_expected
from benchmarks.suites import Suite
from benchmarks.workers import LibraryPool

WARM_STARTS = 3
IMPORTS = 7
IMPORT_TIME = (
    "import time, numpy; start = time.perf_counter(); import kitsune; "
    "print(1e6 * (time.perf_counter() - start))"
)
# Where each keeps what it has compiled, and what makes it do so.
CACHES = {
    "KITSUNE_CACHE_DIR": "{}/kitsune",
    "TORCHINDUCTOR_CACHE_DIR": "{}/torch",
    "TORCHINDUCTOR_FX_GRAPH_CACHE": "1",
    "JAX_COMPILATION_CACHE_DIR": "{}/jax",
    "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
    "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "-1",
    "XDG_CACHE_HOME": "{}/other",  # tinygrad's is in there
}


def measure_starts(
    suite: Suite,
    cases: Sequence[Case],
    threads: Sequence[int],
    quick: bool,
    patience_s: float,
    progress: Progress,
) -> list[dict[str, Any]]:
    rows = []
    for count in threads:
        for case in cases:
            found = {}
            for name in ("kitsune", *suite.candidates):
                progress(f"{name}: {case.name}, {count} threads")
                warm = 1 if quick else WARM_STARTS
                found[name] = measure_start(suite, case, name, count, warm, patience_s)
            rows.append(_make_row(case, count, found, quick))
    return rows


def measure_start(
    suite: Suite, case: Case, name: str, threads: int, warm_starts: int, patience_s: float
) -> dict[str, Any]:
    """Measure starts, cold and warm: the time until it can be called, and of the first call. Return
    the reason if it cannot start."""
    with tempfile.TemporaryDirectory() as folder:
        caches = {variable: value.format(folder) for variable, value in CACHES.items()}
        path = Path(folder) / "expected.npy"
        np.save(path, compute_expected(Workload.make(case, threads)))
        starts = []
        for _ in range(1 + warm_starts):
            with LibraryPool(threads, patience_s, caches) as pool:
                starts.append(build(pool, suite, case, name, path))
            if "absent" in starts[-1]:
                return starts[-1]
    cold, *warm = starts
    fastest = min(warm, key=lambda start: float(start["start_us"] + start["first_us"]))
    return {
        "cold_us": cold["start_us"],
        "cold_first_us": cold["first_us"],
        "warm_us": fastest["start_us"],
        "warm_first_us": fastest["first_us"],
        "call_us": fastest["call_us"],
        "error": cold["error"],
    }


def _make_row(
    case: Case, threads: int, found: Mapping[str, dict[str, Any]], quick: bool
) -> dict[str, Any]:
    ours = found["kitsune"]
    row = {
        "title": case.title,
        "size": case.size,
        "threads": threads,
        **ours,
        "import_us": measure_import(1 if quick else IMPORTS),
        "candidates": {name: times for name, times in found.items() if name != "kitsune"},
    }
    answers = (bar.check(row) for bar in case.bars)
    return row | {"bars": [{"reached": a[0], "text": a[1]} for a in answers if a is not None]}


def measure_import(repetitions: int) -> float:
    """Return the microseconds of `import kitsune` after NumPy, the least of some."""
    times = [
        subprocess.run(
            [sys.executable, "-c", IMPORT_TIME], capture_output=True, text=True, check=True
        ).stdout
        for _ in range(repetitions)
    ]
    return min(map(float, times))
