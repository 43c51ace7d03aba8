"""Run a suite by name and print its results as tables, JSON or Markdown.

A page has its numbers beside it, `<suite>.json`. A run of a few cases, or of one number of threads,
replaces those rows and keeps the others, as long as the machine and the versions are the same.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.cost_model import measure_cost
from benchmarks.dynamic_cases import CASES as MODELS
from benchmarks.dynamic_cases import select_dynamic
from benchmarks.dynamic_sizes import measure_dynamic
from benchmarks.grid import format_markdown, print_grids, update_page
from benchmarks.instructions import compare_counts, count_instructions, select_counted
from benchmarks.latency import Progress, measure_suite
from benchmarks.onnx_files import CASES, measure_files, select_files
from benchmarks.patterns import measure_patterns
from benchmarks.recurrent_files import LAYERS, RECURRENT_PEERS, select_layers
from benchmarks.regressions import compare_runs, make_changes_grid
from benchmarks.start_times import CASES as STARTS
from benchmarks.start_times import measure_starts, select_starts
from benchmarks.suites import SUITES, select_cases
from benchmarks.tables import list_notes, make_grids
from benchmarks.torch_compile import measure_modules
from benchmarks.torch_modules import CASES as MODULES
from benchmarks.torch_modules import select_modules
from kitsune import __version__
from kitsune.backends.cpu import jit
from kitsune.compare.runtimes import installed_version
from kitsune.errors import InputError
from kitsune.report.data import json_text
from kitsune.system.progress import progress

PATIENCE_S = 60.0  # with one answer of a peer
NAMES = (
    *SUITES,
    "compile",
    "patterns",
    "onnx",
    "loops",
    "torch",
    "dynamic",
    "cost",
    "instructions",
)
PACKAGES = ("llvmlite", "torch", "onnxruntime", "openvino", "jax", "tinygrad")
MERGE_KEYS = ("machine", "versions", "quick")  # what rows of one table have in common


def bench(
    suite: str,
    threads: Sequence[int],
    only: Sequence[str] = (),
    quick: bool = False,
    patience_s: float = PATIENCE_S,
    as_json: bool = False,
    page: Path | None = None,
    saved: Path | None = None,
) -> dict[str, Any]:
    """Measure, print tables (or JSON), and return the same as data; `changes` are those since a
    result that was `saved`."""
    before = None if saved is None else read_result(saved, suite)
    with progress(f"bench {suite}") as step:
        result = run(suite, threads, only, quick, patience_s, step)
    if page is not None:
        numbers = page.parent / f"{suite}.json"
        if numbers.exists():
            result = merge_results(json.loads(numbers.read_text(encoding="utf-8")), result)
        update_page(page, suite, format_markdown(make_grids(result), list_notes(result)))
        plain = json.dumps(drop_samples(result), indent=1)
        numbers.write_text(plain + "\n", encoding="utf-8")
    compare = compare_counts if suite == "instructions" else compare_runs
    changes = [] if before is None else compare(before, result)
    if before is not None:
        result = {**result, "changes": [change.json() for change in changes]}
    if as_json:
        print(json_text(result))
    else:
        print_grids(make_grids(result), list_notes(result))
    if changes and not as_json:
        print_grids([make_changes_grid(changes)], [])
    return result


def read_result(path: Path, suite: str) -> dict[str, Any]:
    """Read a result of the same suite that `--save` wrote."""
    try:
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        saved = found["suite"]
    except OSError as error:
        raise InputError(f"cannot read '{path}'", why=error.strerror or "") from None
    except (ValueError, KeyError, TypeError) as error:
        raise InputError(f"'{path}' is no saved run", why=str(error)) from None
    if saved != suite:
        raise InputError(f"'{path}' is a run of {saved}", hint=f"compare it with --suite {saved}")
    return found


def drop_samples(value: Any) -> Any:
    """Return the same data without the time of every sample."""
    if isinstance(value, list):
        return [drop_samples(each) for each in value]
    if not isinstance(value, Mapping):
        return value
    return {name: drop_samples(each) for name, each in value.items() if name != "samples_us"}


def run(
    suite: str,
    threads: Sequence[int],
    only: Sequence[str],
    quick: bool,
    patience_s: float,
    progress: Progress,
) -> dict[str, Any]:
    target = jit.host_target()
    limits, missing = list[dict[str, Any]](), list[str]()
    if (cases := SUITES.get(suite)) is not None:
        chosen = select_cases(cases, quick, only)
        limits, rows = measure_suite(cases, chosen, threads, target, quick, patience_s, progress)
    else:
        rows, missing = _measure_other(suite, threads, only, quick, patience_s, progress)
    return {
        "suite": suite,
        "machine": {"cpu": target.name, "cpus": os.cpu_count(), "lanes": target.lanes},
        "quick": quick,
        "versions": {"kitsune": __version__, "numpy": np.__version__}
        | {name: installed_version(name) for name in PACKAGES},
        "limits": limits,
        "missing": missing,
        "rows": rows,
    }


def _measure_other(
    suite: str,
    threads: Sequence[int],
    only: Sequence[str],
    quick: bool,
    patience_s: float,
    progress: Progress,
) -> tuple[list[dict[str, Any]], list[str]]:
    """Measure a suite whose cases are no computations in ops that every library has."""
    if suite == "patterns":
        return measure_patterns(only, threads, jit.host_target(), quick, progress), []
    if suite == "cost":
        return measure_cost(threads, quick, progress), []
    if suite == "instructions":
        return count_instructions(select_counted(only, quick), progress), []
    if suite == "onnx":
        return measure_files(select_files(only), threads, quick, patience_s, progress)
    if suite == "loops":
        layers = select_layers(only, quick)
        return measure_files(layers, threads, quick, patience_s, progress, RECURRENT_PEERS)
    if suite == "torch":
        modules = select_modules(only, quick)
        return measure_modules(modules, threads, quick, patience_s, progress), []
    if suite == "dynamic":
        models = select_dynamic(only, quick)
        return measure_dynamic(models, threads, quick, patience_s, progress)
    return measure_starts(select_starts(only, quick), threads, quick, patience_s, progress)


def merge_results(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """Replace old rows by new ones of the same case and number of threads."""
    if any(old.get(name) != new[name] for name in MERGE_KEYS):
        return dict(new)
    suite = SUITES.get(new["suite"])
    known: Sequence[Any] = suite.cases if suite else (*CASES, *LAYERS, *MODULES, *MODELS, *STARTS)
    cases = [(case.title, case.size) for case in known]

    def place(row: Mapping[str, Any]) -> tuple[int, int]:
        """Order rows by number of threads, then as in the suite; unknown cases come last."""
        case = (row["title"], row["size"])
        return row["threads"], cases.index(case) if case in cases else len(cases)

    limits = _replace_rows(old["limits"], new["limits"], ("threads",))
    rows = _replace_rows(old["rows"], new["rows"], ("title", "size", "threads"))
    return {
        **new,
        "limits": sorted(limits, key=lambda each: each["threads"]),
        "rows": sorted(rows, key=place),
    }


def _replace_rows(
    old: Sequence[Mapping[str, Any]], new: Sequence[Mapping[str, Any]], key: Sequence[str]
) -> list[Any]:
    rows = {tuple(row[name] for name in key): row for row in old}
    return list((rows | {tuple(row[name] for name in key): row for row in new}).values())
