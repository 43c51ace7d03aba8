#!/usr/bin/env python3
"""Writes the README's table of where we stand, from the results in benchmarks/.

A cell is the geometric mean, over the cases of a suite, of how many times our time a library takes.
`--check` only compares.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from statistics import geometric_mean
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "README.md"
FOLDERS = (ROOT / "benchmarks", ROOT / "benchmarks" / "avx512")
BEGIN, END = "<!-- made by scripts/standing.py -->\n\n", "<!-- end -->"
SUITES = {
    "linear": "a product, a bias, gelu", "elementwise": "elementwise chains",
    "rows": "softmax and norms", "attention": "attention, 128 to 8192 tokens",
    "small": "MLPs of one sample", "models": "BERT encoders", "train": "steps of training",
    "onnx": "trained ONNX models", "torch": "models through torch.compile",
    "quant": "weights of 8 to 1 bits",
}  # fmt: skip
CPUS = {"znver3": "AVX2, Zen 3", "emeraldrapids": "AVX-512, Emerald Rapids"}
PEERS = ("torch", "torch.compile", "onnxruntime", "openvino", "jax", "tinygrad", "ggml")


def row(file: Path, told: str) -> str:
    found = json.loads(file.read_text(encoding="utf-8"))
    cases = [case for case in map(ratios, found["rows"]) if case]
    cpu = CPUS.get(found["machine"]["cpu"], found["machine"]["cpu"])
    ahead = sum(min(case.values()) >= 1 for case in cases)
    cells = [mean([case[peer] for case in cases if peer in case]) for peer in PEERS]
    return f"| {told} | {cpu} | {ahead} of {len(cases)} | {' | '.join(cells)} |"


def rows(suite: str, told: str) -> list[str]:
    """One for each machine that it was measured on."""
    files = [folder / f"{suite}.json" for folder in FOLDERS]
    return [row(file, told) for file in files if file.exists()]


def ratios(case: dict[str, Any]) -> dict[str, float]:
    """How many times our time each peer takes; the fastest where one is called in several ways."""
    found: dict[str, float] = {}
    for name, measured in case["candidates"].items():
        peer = name if name in PEERS else name.split()[0]
        if peer in PEERS and measured.get("ratio"):
            found[peer] = min(found.get(peer, float("inf")), measured["ratio"])
    return found


def mean(ratios: list[float]) -> str:
    if not ratios:
        return ""
    found = geometric_mean(ratios)
    return f"{found:.2f}" if found < 10 else f"{found:.0f}"


def table() -> str:
    head = f"| | on two cores | ahead of all | {' | '.join(PEERS)} |"
    rule = f"|---|---|{'---:|' * (1 + len(PEERS))}"
    made = [line for suite in SUITES.items() for line in rows(*suite)]
    return "\n".join([head, rule, *made]) + "\n"


if __name__ == "__main__":
    before = PAGE.read_text(encoding="utf-8")
    head, rest = before.split(BEGIN)
    after = head + BEGIN + table() + "\n" + END + rest.split(END, 1)[1]
    if "--check" not in sys.argv:
        PAGE.write_text(after, encoding="utf-8")
    elif after != before:
        sys.exit("README.md is stale: run python scripts/standing.py")
