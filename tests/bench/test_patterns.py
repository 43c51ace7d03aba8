from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from benchmarks.graphs import add_relu_graph
from benchmarks.grid import Grid, format_markdown, print_grids, update_page
from benchmarks.patterns import (
    DOCUMENT_000,
    DOCUMENT_001,
    Example,
    list_examples,
    measure_example,
    move_from_zero,
)
from benchmarks.run import run
from benchmarks.tables import list_notes, make_grids
from kitsune.backends.cpu import jit
from kitsune.compare.comparison import QUICK
from kitsune.errors import InputError
from kitsune.plan.pattern_examples import EXAMPLES


@pytest.fixture(scope="module")
def quick() -> dict[str, Any]:
    return run("patterns", [1], (), quick=True, patience_s=60.0, progress=lambda stage: None)


# --- patterns ------------------------------------------------------------------------------------


def test_every_promise_has_an_example() -> None:
    assert DOCUMENT_000.keys() <= EXAMPLES.keys()
    promised = {e.name: e.promised for e in list_examples() if e.promised}
    assert promised.keys() == DOCUMENT_000.keys() | DOCUMENT_001.keys()
    assert promised["add + relu"] == (1.5, 1.5)


def test_fusing_saves_launches_and_bytes() -> None:
    example = Example("add + relu", "001", add_relu_graph, (1.5, 1.5))
    row = measure_example(example, 1000, 1, jit.host_target(), QUICK)
    assert row["launches"] == [2, 1]
    assert row["nbytes"] == [4 * 5 * 1000, 4 * 3 * 1000]  # 3 arrays and 2; fused, 3
    unfused = row["candidates"]["unfused"]
    assert unfused["ratio_low"] <= unfused["ratio"] <= unfused["ratio_high"]


def test_a_name_that_no_pattern_has() -> None:
    with pytest.raises(InputError, match="no case is called nothing"):
        run("patterns", [1], ["nothing"], quick=True, patience_s=60.0, progress=lambda stage: None)


def test_nothing_is_divided_by_zero() -> None:
    feeds = {
        "d": np.array([0.0, -0.1, 2.0], np.float32),
        "mask": np.zeros(2, np.float32),
        "n": np.zeros(2, np.int64),
    }
    moved = move_from_zero(feeds)
    assert np.allclose(moved["d"], [0.25, -0.35, 2.25])
    assert not moved["mask"].any()
    assert not moved["n"].any()


def test_every_example_is_measured(quick: dict[str, Any]) -> None:
    assert [row["title"] for row in quick["rows"]] == [e.name for e in list_examples()]
    for row in quick["rows"]:
        before, after = row["launches"]
        assert 1 <= after <= before
        assert row["time_us"] > 0
        assert row["candidates"]["unfused"]["ratio"] > 0


def test_the_tables_show_promises(quick: dict[str, Any]) -> None:
    out = io.StringIO()
    print_grids(make_grids(quick), list_notes(quick), Console(file=out))
    text = out.getvalue()
    assert "document 000" in text
    assert "1.4-1.6" in text  # elementwise_chain
    assert "matmul + bias + relu" in text


# --- pages ---------------------------------------------------------------------------------------

GRID = Grid("a title", ("case", "time\nhere"), (("x|y", "1 µs"),))


def test_a_grid_in_markdown() -> None:
    assert format_markdown([GRID], ["a note"]).splitlines() == [
        "**a title**",
        "",
        "| case | time here |",
        "| --- | ---: |",
        "| x\\|y | 1 µs |",
        "",
        "- a note",
    ]


def test_a_page_is_updated_where_it_is_marked(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- bench: core -->\nold\n<!-- end -->\nafter\n")
    for _ in range(2):
        update_page(page, "core", "new \\1")
        marked = "<!-- bench: core -->\n\nnew \\1\n\n<!-- end -->"
        assert page.read_text() == f"before\n{marked}\nafter\n"


def test_a_page_without_the_mark_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- bench: gate -->\n<!-- end -->\n")
    with pytest.raises(InputError, match="0 places marked <!-- bench: core -->"):
        update_page(page, "core", "new")
    assert page.read_text() == "<!-- bench: gate -->\n<!-- end -->\n"
