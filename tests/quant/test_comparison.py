"""The example of operations with a few bits: every width, scheme and fusion on each device."""

from __future__ import annotations

import runpy
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "quantised_operations.py"


@pytest.fixture(scope="module", params=["cpu", "webgpu"])
def rows(request: Any) -> list[Any]:
    if request.param == "webgpu":
        pytest.importorskip("wgpu")
    return list(runpy.run_path(str(EXAMPLE))["compared"]([request.param]))


def test_every_combination_is_there(rows: list[Any]) -> None:
    assert len({(r.bits, r.symmetric, r.fused) for r in rows}) == len(rows) == 5 * 2 * 2


def test_kernels_compute_what_codes_stand_for(rows: list[Any]) -> None:
    assert all(r.kernel < 1e-5 for r in rows)


def test_fusing_makes_one_kernel(rows: list[Any]) -> None:
    assert all(r.kernels == 1 if r.fused else r.kernels > 1 for r in rows)


def test_fewer_bits_are_smaller_and_further_off(rows: list[Any]) -> None:
    for symmetric in (True, False):
        of = [r for r in rows if r.symmetric is symmetric and r.fused]
        for wide, narrow in pairwise(of):
            assert narrow.nbytes < wide.nbytes
            assert narrow.rounding > wide.rounding


def test_the_page_has_the_table() -> None:
    page = (ROOT / "docs" / "QUANTISATION.md").read_text(encoding="utf-8")
    found = runpy.run_path(str(EXAMPLE))
    block = found["BLOCK"].search(page)
    assert block is not None
    lines = [line for line in block[0].splitlines() if line.startswith("|")]
    assert len(lines) == 2 + 5 * 2 * 2 * 2  # headings, then a row for each on two devices
