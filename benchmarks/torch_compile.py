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

# Threads are said to torch and to our backend. Compilers use all CPUs: the default one does.
FREE = {"KITSUNE_NUM_THREADS": ""}
COMPARED = ("kitsune", "torch.compile", TRACING)  # starts


def measure_modules(
    cases: Sequence[ModuleCase],
    threads: Sequence[int],
    quick: bool,
    patience_s: float,
    progress: Progress,
) -> list[dict[str, Any]]:
    """A row for each case and number of threads; all are compared with eager torch in float64."""
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
                rows.append(
                    measure_file(
                        case, message, count, quick, patience_s, PEERS, [TRACING], FREE, COMPARED
                    )
                )
    return sorted(rows, key=lambda row: row["threads"])
