"""The suite `instructions`: instructions of one call of twelve programs, counted by Valgrind.

    python -m benchmarks --suite instructions --compare benchmarks/instructions.json

All are compiled for AVX2 and for caches of one size, whatever the machine has. What else runs
changes a time, and a count hardly: two runs of one build differed by 0.3 % at most. What a count
does not see are caches, branches, and instructions that wait.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from benchmarks.case import Case, Shapes, select_by_name
from benchmarks.grid import Grid
from benchmarks.instruction_worker import COUNTED_CALLS, LEVEL
from benchmarks.latency import Progress
from benchmarks.regressions import Change
from benchmarks.suites import (
    attention,
    chain,
    layer_norm,
    linear,
    mlp_step,
    quantised_matmul,
    small_mlp,
    softmax,
)
from benchmarks.workers import ROOT
from kitsune.errors import UnsupportedError, VerifyError

MARGIN = 0.02  # counts of one build differed by 0.003 at most
LIMIT_S = 600.0  # for all cases
TOTAL = re.compile(r"^desc: Trigger: Client Request: case (\d+)$.*?^totals: (\d+)$", re.M | re.S)


def convolution(channels: int, side: int) -> Case:
    def make() -> Any:
        from kitsune import nn

        return nn.Conv2d(channels, channels, 3, padding=1)

    shapes = {"weight": (channels, channels, 3, 3), "bias": (channels,)}
    size = f"1×{channels}×{side}×{side}"
    return _make_case("convolution 3×3", size, (1, channels, side, side), shapes, make)


def recurrent(hidden: int, steps: int) -> Case:
    def make() -> Any:
        from kitsune import nn

        return nn.LSTM(hidden, hidden)

    gates = 4 * hidden
    shapes = {
        "weight_ih_l0": (gates, hidden),
        "weight_hh_l0": (gates, hidden),
        "bias_ih_l0": (gates,),
        "bias_hh_l0": (gates,),
    }
    return _make_case("LSTM", f"{hidden}, {steps} steps", (steps, 1, hidden), shapes, make)


def _make_case(title: str, size: str, x: tuple[int, ...], weights: Shapes, make: Any) -> Case:
    return Case(title, size, {"x": x}, weights, lambda *_: None, module=make)


CASES = tuple(
    replace(case, bars=(), without={})
    for case in (
        linear(64, 256, 512),
        linear(1, 512, 512),
        chain(64, 1024, "64 k"),
        softmax(64, 512),
        layer_norm(64, 768),
        attention(4, 128, 64),
        convolution(32, 28),
        recurrent(64, 16),
        quantised_matmul(4, 1, 1024, 1024, "strict"),
        quantised_matmul(4, 16, 1024, 512, "fast"),
        small_mlp(64, 64, 64, 10),
        mlp_step(16, 64, 128, 10),
    )
)
QUICK_CASES = (replace(linear(4, 32, 48), bars=()), replace(small_mlp(8, 8, 8, 4), bars=()))


def select_counted(only: Sequence[str], quick: bool) -> list[Case]:
    return select_by_name(QUICK_CASES if quick else CASES, only)


def count_instructions(cases: Sequence[Case], progress: Progress) -> list[dict[str, Any]]:
    """Count a call of each case, in one process under Valgrind."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        raise UnsupportedError(
            "nothing here counts instructions",
            why="the program valgrind is not installed",
            hint="on Debian: apt-get install valgrind",
        )
    progress(f"{len(cases)} cases under valgrind")
    with tempfile.TemporaryDirectory() as folder:
        _run_worker(valgrind, [case.name for case in cases], Path(folder))
        files = sorted(Path(folder).glob("counts*"))
        texts = [file.read_text(encoding="utf-8", errors="replace") for file in files]
    found = {int(number): int(total) for text in texts for number, total in TOTAL.findall(text)}
    return [
        {
            "title": case.title,
            "size": case.size,
            "threads": 1,
            "candidates": {},
            "instructions": found[number] // COUNTED_CALLS,
        }
        for number, case in enumerate(cases)
    ]


def _run_worker(valgrind: str, names: Sequence[str], folder: Path) -> None:
    options = ["-q", "--tool=callgrind", "--instr-atstart=no"]
    options.append(f"--callgrind-out-file={folder / 'counts'}")
    worker = [sys.executable, "-m", "benchmarks.instruction_worker", json.dumps(names)]
    same = {"PYTHONHASHSEED": "0", "KITSUNE_MEASURE": "0", "KITSUNE_NUM_THREADS": "1"}
    same["KITSUNE_CACHE_DIR"] = str(folder / "cache")
    for command in (worker, [valgrind, *options, *worker]):  # the first compiles, at full speed
        done = subprocess.run(
            command,
            env=os.environ | same,
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=LIMIT_S,
            check=False,
        )
        if done.returncode:
            raise VerifyError("the counted cases do not run", why=done.stderr[-2000:])


# --- tables --------------------------------------------------------------------------------------


def make_instruction_grid(result: Mapping[str, Any]) -> Grid:
    cases = tuple(
        (f"{row['title']}, {row['size']}", f"{row['instructions']:,}") for row in result["rows"]
    )
    return Grid(f"instructions of a call, {LEVEL}, one thread", ("case", "instructions"), cases)


def compare_counts(old: Mapping[str, Any], new: Mapping[str, Any]) -> list[Change]:
    """Compare every case that both counted."""
    before = {(row["title"], row["size"]): row["instructions"] for row in old["rows"]}
    changes = []
    for row in new["rows"]:
        was = before.get((row["title"], row["size"]))
        if was:
            ratio = row["instructions"] / was
            slower, faster = ratio > 1 + MARGIN, ratio < 1 / (1 + MARGIN)
            verdict = "slower" if slower else "faster" if faster else "same"
            changes.append(Change(row["title"], row["size"], 1, ratio, None, None, verdict))
    return changes
