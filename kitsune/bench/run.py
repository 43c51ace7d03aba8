"""The name of a suite in, its numbers out: printed as tables or JSON, or put into a page."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from kitsune.bench.core import run_core
from kitsune.bench.core_table import core_grids, core_notes
from kitsune.bench.gate import run_gate
from kitsune.bench.grid import Grid, markdown, print_grids, update_page
from kitsune.bench.pattern_suite import pattern_grids, pattern_notes, run_patterns
from kitsune.bench.table import gate_grid, gate_notes


def bench(
    suite: str, threads: Sequence[int], prototypes: Path | None = None, quick: bool = False,
    as_json: bool = False, page: Path | None = None,
) -> dict[str, Any]:  # fmt: skip
    """Measure, print a table (or JSON), and return the same as data."""
    with Console(file=sys.stderr).status("starting") as status:
        if suite == "gate":
            result = run_gate(threads, prototypes, quick, status.update)
        elif suite == "core":
            result = run_core(threads, quick, status.update)
        else:
            result = run_patterns(threads, quick, status.update)
    grids, notes = tables(result)
    if page is not None:
        update_page(page, suite, markdown(grids, notes))
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        print_grids(grids, notes)
    return result


def tables(result: dict[str, Any]) -> tuple[list[Grid], list[str]]:
    if result["suite"] == "gate":
        return [gate_grid(result)], gate_notes(result)
    if result["suite"] == "core":
        return core_grids(result), core_notes(result)
    return pattern_grids(result), pattern_notes(result)
