#!/usr/bin/env python3
"""Write the speed-up tables of README.md and docs/BENCHMARKS.md from the results in benchmarks/.

    python scripts/standing.py [--check]

A cell is the speed-up over another library: its time divided by ours, the geometric mean over the
cases of a suite (each case is the median over interleaved samples). README.md has one row
a suite, both machines in a cell, and a few libraries; docs/BENCHMARKS.md has every library.
`--check` only compares.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import geometric_mean
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = (ROOT / "benchmarks", ROOT / "benchmarks" / "avx512")
BEGIN, END = "<!-- made by scripts/standing.py -->\n\n", "<!-- end -->"
MACHINES = {"znver3": "AVX2 (Zen 3)", "emeraldrapids": "AVX-512 (Emerald Rapids)"}
PEERS = {
    "torch": "PyTorch",
    "torch.compile": "torch.compile",
    "onnxruntime": "ONNX Runtime",
    "openvino": "OpenVINO",
    "jax": "JAX",
    "tinygrad": "tinygrad",
    "ggml": "ggml",
}
BOTH = "\u00a0/\u00a0"  # between the numbers of two machines, in one line
SHORT_PEERS = ("torch", "torch.compile", "onnxruntime", "openvino", "ggml")

Case = Mapping[str, Any]  # a row of a suite's file
Ratios = dict[str, float]  # speed-up over each library


@dataclass(frozen=True)
class Suite:
    name: str  # in the field's words
    file: str
    holds: Callable[[Case], bool] = lambda case: True


SUITES = (
    Suite("Linear + bias + GELU", "linear"),
    Suite("Elementwise chains", "elementwise"),
    Suite("Softmax, LayerNorm, RMSNorm", "rows"),
    Suite("Attention, 128 to 8192 tokens", "attention"),
    Suite("Batch-1 MLP latency", "small"),
    Suite("BERT encoder", "models"),
    Suite("Training step", "train"),
    Suite("Trained ONNX models", "onnx"),
    Suite("PyTorch models, compiled", "torch"),
    Suite(
        "4-bit weights, batch 1",
        "quant",
        lambda case: case["title"].startswith("4 bits") and case["size"].startswith("1×"),
    ),
    Suite("8- to 1-bit weights, batch 1, 32", "quant"),
)


# --- from files to speed-ups ---------------------------------------------------------------------


@dataclass(frozen=True)
class Result:
    """One suite on one machine."""

    machine: str
    cases: Sequence[Ratios]

    @property
    def ahead(self) -> str:
        """In how many cases no library is faster."""
        return f"{sum(min(case.values()) >= 1 for case in self.cases)}/{len(self.cases)}"

    def mean(self, peer: str) -> str:
        found = [case[peer] for case in self.cases if peer in case]
        if not found:
            return ""
        value = geometric_mean(found)
        return f"{value:.2f}" if value < 10 else f"{value:.0f}"


def results(suite: Suite) -> list[Result]:
    """One for each machine that the suite was measured on."""
    made = []
    for path in (folder / f"{suite.file}.json" for folder in FOLDERS):
        if path.exists():
            data = json.loads(path.read_text(encoding="utf-8"))
            cases = [case for row in data["rows"] if suite.holds(row) and (case := ratios(row))]
            cpu = data["machine"]["cpu"]
            made.append(Result(MACHINES.get(cpu, cpu), cases))
    return made


def ratios(case: Case) -> Ratios:
    """Speed-up over each library; over its fastest way where it is called in several."""
    found: Ratios = {}
    for name, measured in case["candidates"].items():
        peer = name if name in PEERS else name.split()[0]
        if peer in PEERS and measured.get("ratio"):
            found[peer] = min(found.get(peer, float("inf")), measured["ratio"])
    return found


# --- tables --------------------------------------------------------------------------------------


def short_table() -> str:
    """Both machines in one cell."""
    lines = []
    for suite in SUITES:
        made = results(suite)
        cells = [[each.mean(peer) for each in made] for peer in SHORT_PEERS]
        ahead = ",\u00a0".join(each.ahead for each in made)
        only = f", {made[0].machine.split()[0]} only" if len(made) == 1 else ""
        lines.append([suite.name + only, *(BOTH.join(filter(None, each)) for each in cells), ahead])
    return markdown(["", *(PEERS[peer] for peer in SHORT_PEERS), "faster than all"], lines, 1)


def full_table() -> str:
    lines = [
        [suite.name, each.machine, each.ahead, *(each.mean(peer) for peer in PEERS)]
        for suite in SUITES
        for each in results(suite)
    ]
    return markdown(["", "2 cores", "faster than all", *PEERS.values()], lines, 2)


def markdown(head: Sequence[str], lines: Sequence[Sequence[str]], texts: int) -> str:
    """`texts` columns are aligned left, numbers right."""
    rule = ["---"] * texts + ["---:"] * (len(head) - texts)
    return "".join(f"| {' | '.join(cells)} |\n" for cells in (head, rule, *lines))


if __name__ == "__main__":
    for page, table in (("README.md", short_table()), ("docs/BENCHMARKS.md", full_table())):
        before = (ROOT / page).read_text(encoding="utf-8")
        head, rest = before.split(BEGIN)
        after = head + BEGIN + table + "\n" + END + rest.split(END, 1)[1]
        if "--check" not in sys.argv:
            (ROOT / page).write_text(after, encoding="utf-8")
        elif after != before:
            sys.exit(f"{page} is stale: run python scripts/standing.py")
