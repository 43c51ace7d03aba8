"""The name of a suite in, its numbers out: printed as tables or JSON, or put into a page.

A page has its numbers beside it, `<suite>.json`. A run of a few cases, or of one number of threads,
replaces those rows and keeps the others, as long as the machine and the versions are the same.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console

from kitsune import __version__
from kitsune.backends.cpu import jit
from kitsune.bench.calls import Progress, measure_suite
from kitsune.bench.files import CASES, measure_files, selected_files
from kitsune.bench.grid import markdown, print_grids, update_page
from kitsune.bench.libraries import version
from kitsune.bench.patterns import measure_patterns
from kitsune.bench.starts import measure_starts
from kitsune.bench.suites import SUITES, selected
from kitsune.bench.table import grids, notes

PATIENCE_S = 60.0  # with one answer of a peer
NAMES = (*SUITES, "patterns", "onnx")
PACKAGES = ("llvmlite", "torch", "onnxruntime", "openvino", "jax", "tinygrad")
SAME = ("machine", "versions", "quick")  # what rows of one table have in common


def bench(
    suite: str, threads: Sequence[int], only: Sequence[str] = (), quick: bool = False,
    patience_s: float = PATIENCE_S, as_json: bool = False, page: Path | None = None,
) -> dict[str, Any]:  # fmt: skip
    """Measure, print tables (or JSON), and return the same as data."""
    with Console(file=sys.stderr).status("starting") as status:
        result = run(suite, threads, only, quick, patience_s, status.update)
    if page is not None:
        numbers = page.parent / f"{suite}.json"
        if numbers.exists():
            result = merged(json.loads(numbers.read_text(encoding="utf-8")), result)
        update_page(page, suite, markdown(grids(result), notes(result)))
        numbers.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        print_grids(grids(result), notes(result))
    return result


def run(
    suite: str,
    threads: Sequence[int],
    only: Sequence[str],
    quick: bool,
    patience_s: float,
    progress: Progress,
) -> dict[str, Any]:
    target = jit.host_target()
    limits: list[dict[str, Any]] = []
    missing: list[str] = []
    if suite == "patterns":
        rows = measure_patterns(only, threads, target, quick, progress)
    elif suite == "onnx":
        files = selected_files(only)
        rows, missing = measure_files(files, threads, quick, patience_s, progress)
    elif suite == "compile":
        found = SUITES[suite]
        cases = selected(found, quick, only)
        rows = measure_starts(found, cases, threads, quick, patience_s, progress)
    else:
        found = SUITES[suite]
        cases = selected(found, quick, only)
        limits, rows = measure_suite(found, cases, threads, target, quick, patience_s, progress)
    return {
        "suite": suite,
        "machine": {"cpu": target.name, "cpus": os.cpu_count(), "lanes": target.lanes},
        "quick": quick,
        "versions": {"kitsune": __version__, "numpy": np.__version__}
        | {name: version(name) for name in PACKAGES},
        "limits": limits,
        "missing": missing,
        "rows": rows,
    }


def merged(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """The new rows in the place of the old ones of the same case and number of threads."""
    if any(old.get(name) != new[name] for name in SAME):
        return dict(new)
    suite = SUITES.get(new["suite"])
    cases = [(case.title, case.size) for case in (suite.cases if suite else CASES)]

    def place(row: Mapping[str, Any]) -> tuple[int, int]:
        """By number of threads, in the order of the suite; what that does not name comes last."""
        case = (row["title"], row["size"])
        return row["threads"], cases.index(case) if case in cases else len(cases)

    limits = _replaced(old["limits"], new["limits"], ("threads",))
    rows = _replaced(old["rows"], new["rows"], ("title", "size", "threads"))
    return {**new, "limits": sorted(limits, key=lambda each: each["threads"]),
            "rows": sorted(rows, key=place)}  # fmt: skip


def _replaced(
    old: Sequence[Mapping[str, Any]], new: Sequence[Mapping[str, Any]], key: Sequence[str]
) -> list[Any]:
    rows = {tuple(row[name] for name in key): row for row in old}
    return list((rows | {tuple(row[name] for name in key): row for row in new}).values())
