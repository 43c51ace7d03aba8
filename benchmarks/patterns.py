"""The suite `patterns`: fused against unfused for each named pattern.

Launches are the kernels of one run. Bytes are what they read and write, each buffer once a kernel:
what fusion saves is the results that no longer pass through memory.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np

import kitsune as kt
from benchmarks import graphs
from benchmarks.bounds import F32_BOUND, check_error
from benchmarks.case import select_by_name
from benchmarks.graphs import Feeds
from benchmarks.grid import Grid
from benchmarks.latency import Progress
from kitsune.compare.comparison import FULL, QUICK, summarize
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph
from kitsune.lower.memory import Module
from kitsune.plan.pattern_examples import EXAMPLES
from kitsune.report.text_tables import time_text
from kitsune.target import CpuTarget
from kitsune.tune.timing import Effort, interleave

FUSED, UNFUSED = FusionConfig(), FusionConfig(enabled=False)
SIZES, QUICK_SIZES = (1 << 16, 1 << 22), (1 << 8,)  # elements of an example's largest activation
PATTERN_EFFORT = replace(FULL, repetitions=11)  # there are some eighty rows
# 1024 tokens: unfused, the scores grow with their square.
MAX_ELEMENTS = {"attention_pattern": 1 << 18}

# Speed-ups by fusion that documents 000 and 001 promise (docs/PROMISES.md).
DOCUMENT_000 = {
    "linear_activation": (1.2, 1.3),
    "elementwise_chain": (1.4, 1.6),
    "binary_unary": (1.3, 1.4),
    "attention_pattern": (1.3, 1.5),
    "quantized_matmul": (1.2, 1.4),
    "quantized_matmul_activation": (1.3, 1.5),
    "matrix_chain": (1.2, 1.3),
    "norm_activation": (1.15, 1.25),
}
DOCUMENT_001: dict[str, tuple[Callable[[int], Graph], float]] = {
    "add + relu": (graphs.add_relu_graph, 1.5),
    "mul + relu": (graphs.mul_relu_graph, 1.5),
    "matmul + bias + relu": (graphs.linear_relu_graph, 2.0),
    "affine + relu": (graphs.affine_relu_graph, 1.4),
}


@dataclass(frozen=True)
class Example:
    """A pattern's example graph, the document that names it, and the speed-up that it promises."""

    name: str
    document: str
    make: Callable[[int], Graph]
    promised: tuple[float, float] | None = None


def list_examples() -> list[Example]:
    named = [Example(name, "000", make, DOCUMENT_000.get(name)) for name, make in EXAMPLES.items()]
    others = [
        Example(name, "001", make, (gain, gain)) for name, (make, gain) in DOCUMENT_001.items()
    ]
    return [*named, *others]


def measure_patterns(
    only: Sequence[str], threads: Sequence[int], target: CpuTarget, quick: bool, progress: Progress
) -> list[dict[str, Any]]:
    """Measure a row for each example, size and number of threads."""
    effort, sizes = (QUICK, QUICK_SIZES) if quick else (PATTERN_EFFORT, SIZES)
    rows = []
    for example in select_by_name(list_examples(), only):
        for size in sorted({min(size, MAX_ELEMENTS.get(example.name, size)) for size in sizes}):
            progress(f"{example.name}, {size} elements")
            rows += [measure_example(example, size, n, target, effort) for n in threads]
    return rows


def measure_example(
    example: Example, size: int, threads: int, target: CpuTarget, effort: Effort
) -> dict[str, Any]:
    graph = example.make(size)
    feeds = move_from_zero(graphs.random_feeds(graph))
    expected = interpret(graph, graphs.widen_feeds(feeds))
    configs = {"kitsune": FUSED, "unfused": UNFUSED}
    calls = {
        name: partial(kt.compile(graph, config=config, threads=threads, wait=True), *feeds.values())
        for name, config in configs.items()
    }
    errors = [
        check_error(f"{example.name}, {size} elements", name, got, want, F32_BOUND)
        for name, call in calls.items()
        for got, want in zip(_list_outputs(call()), expected, strict=True)
    ]
    times = interleave(calls, effort)
    statistics = {name: summarize(times[name], times["kitsune"]) for name in calls}
    layouts = [lower_graph(graph, target, config) for config in (UNFUSED, FUSED)]
    return {
        "title": example.name,
        "size": f"{size:,}",
        "threads": threads,
        "document": example.document,
        **statistics["kitsune"],
        "error": max(errors),
        "promised": example.promised,
        "launches": [layout.launches for layout in layouts],
        "nbytes": [count_bytes(layout) for layout in layouts],
        "patterns": [step.pattern for step in layouts[1].steps],
        "candidates": {"unfused": statistics["unfused"]},
    }


def _list_outputs(result: Any) -> Sequence[np.ndarray]:
    return result if isinstance(result, tuple) else (result,)


def move_from_zero(feeds: Feeds) -> Feeds:
    """Floats at least 1/4 away from 0, which an example may divide by; a mask stays as it is."""
    quarter = np.float32(0.25)
    return {
        name: f if name == "mask" or f.dtype != np.float32 else f + np.copysign(quarter, f)
        for name, f in feeds.items()
    }


def count_bytes(layout: Module) -> int:
    """Return the bytes that the kernels of one run read and write."""
    return sum(b.nbytes for step in layout.steps for b in step.kernel.buffers)


# --- tables --------------------------------------------------------------------------------------


def make_pattern_grids(result: Mapping[str, Any]) -> list[Grid]:
    headings = (
        "pattern",
        "elements",
        "threads",
        "launches",
        "bytes",
        "unfused",
        "fused",
        "speed-up (quartiles)",
        "promised",
    )
    titles = {
        "000": "named patterns, and the speed-ups promised by document 000",
        "001": "op chains, and the speed-ups promised by document 001",
    }
    rows = {name: [r for r in result["rows"] if r["document"] == name] for name in titles}
    return [
        Grid(titles[name], headings, tuple(map(_format_row, own)))
        for name, own in rows.items()
        if own
    ]


def _format_row(row: Mapping[str, Any]) -> tuple[str, ...]:
    before, after = row["launches"]
    (unfused_nbytes, nbytes), unfused = row["nbytes"], row["candidates"]["unfused"]
    return (
        row["title"],
        row["size"],
        str(row["threads"]),
        f"{before} → {after}",
        f"{_format_nbytes(unfused_nbytes)} → {_format_nbytes(nbytes)}",
        time_text(unfused["time_us"]),
        time_text(row["time_us"]),
        f"{unfused['ratio']:.2f} ({unfused['ratio_low']:.2f}-{unfused['ratio_high']:.2f})",
        _format_promise(row["promised"]),
    )


def _format_promise(promised: Sequence[float] | None) -> str:
    if promised is None:
        return ""
    low, high = promised
    return f"{low:g}" if low == high else f"{low:g}-{high:g}"


def _format_nbytes(count: int) -> str:
    for unit, size in (("MB", 1e6), ("kB", 1e3)):
        if count >= size:
            return f"{count / size:.3g} {unit}"
    return f"{count} B"
