"""Benchmark torch modules: eager, Inductor, and kitsune as a backend of torch.compile.

Each case has processes of its own, whose libraries find empty caches on the disk.
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.latency import Progress
from benchmarks.libraries.torch_modules import compute_expected
from benchmarks.onnx_files import measure_file
from benchmarks.torch_modules import PEERS, TRACING, ModuleCase

# torch and the backend are told their number of threads; to compile, both may use all CPUs.
ALL_CPUS = {"KITSUNE_NUM_THREADS": ""}
REPEATED = ("kitsune", "torch.compile", TRACING)  # starts


def measure_modules(
    cases: Sequence[ModuleCase],
    threads: Sequence[int],
    quick: bool,
    patience_s: float,
    progress: Progress,
) -> list[dict[str, Any]]:
    """Measure a row for each case and number of threads, compared with eager torch in float64."""
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "expected.npy"
        for case in cases:
            progress(f"{case.name}, expected")
            np.save(path, compute_expected(case, max(threads)))
            message = {
                "case": case.name,
                "module": case.name,
                "expected": str(path),
                "bound": case.bound,
            }
            for count in threads:
                progress(f"{case.name}, {count} threads")
                row = measure_file(
                    case,
                    message,
                    count,
                    quick=quick,
                    patience_s=patience_s,
                    peers=PEERS,
                    others=[TRACING],
                    variables=ALL_CPUS,
                    repeated=REPEATED,
                )
                rows.append(row)
    return sorted(rows, key=lambda row: row["threads"])
