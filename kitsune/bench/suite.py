"""What the suites share: our programs as candidates, candidates in and their numbers out."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import llvmlite
import numpy as np

from kitsune import __version__
from kitsune.bench import peers
from kitsune.bench.graphs import Feeds
from kitsune.bench.measure import Arrays, Candidate, Effort, check, interleave
from kitsune.bench.peers import Build
from kitsune.compiler import compile_graph
from kitsune.config import FusionConfig
from kitsune.errors import UnsupportedError
from kitsune.ir.node import Graph
from kitsune.runtime.program import CpuProgram
from kitsune.target import CpuTarget

F32_BOUND = 1e-4  # of an array's root mean square: far above rounding, far below a mistake
COARSE_BOUND = 0.15  # the worst of many elements with activations in 8 bits or products in bf16

FULL, QUICK = Effort(), Effort(repetitions=2, pause_s=0.0, patience_s=0.0, warm_s=0.0)
QUICK_COPY_NBYTES = 1 << 20

Progress = Callable[[str], None]


# --- candidates ----------------------------------------------------------------------------------


def program_candidate(
    name: str, graph: Graph, feeds: Feeds, config: FusionConfig, target: CpuTarget, threads: int
) -> Candidate:
    """Our program for the graph, called as a user calls it: NumPy arrays in, new ones out."""
    compiled = compile_graph(graph, target, config)
    program = CpuProgram(compiled.layout, target, threads)
    fed = [feeds[node.attr("name")] for node in compiled.layout.inputs]

    def arrays(result: Any) -> Arrays:
        returned = result if isinstance(result, tuple) else (result,)
        by_node = dict(zip(compiled.layout.outputs, returned, strict=True))
        return [by_node[output] for output in compiled.graph.outputs]

    approximate = config.numerics == "fast"
    return Candidate(name, partial(program.call, *fed), arrays, approximate=approximate)


def built(build: Build, graph: Graph, feeds: Feeds, threads: int) -> Candidate | str:
    """The candidate, or why there is none."""
    try:
        return build(graph, feeds, threads)
    except UnsupportedError as error:
        return f"{error.what}: {error.why}" if error.why else error.what


def take_part(
    builds: dict[str, Build], graph: Graph, feeds: Feeds, threads: int
) -> tuple[list[Candidate], dict[str, str]]:
    """Those that are there, and why the others are not."""
    present, absent = [], {}
    for name, build in builds.items():
        made = built(build, graph, feeds, threads)
        if isinstance(made, str):
            absent[name] = made
        else:
            present.append(made)
    return present, absent


# --- numbers -------------------------------------------------------------------------------------


def measured(
    case: str, candidates: Sequence[Candidate], expected: Arrays, effort: Effort
) -> dict[str, dict[str, Any]]:
    """Time, ratio and error by name of candidate, ours among them: all checked, then all timed."""
    bounds = [COARSE_BOUND if each.approximate else F32_BOUND for each in candidates]
    pairs = zip(candidates, bounds, strict=True)
    errors = [check(case, each, expected, bound) for each, bound in pairs]
    times = interleave({each.name: each.call for each in candidates}, effort)
    ours = times["ours"]
    rows: dict[str, dict[str, Any]] = {}
    for each, error in zip(candidates, errors, strict=True):
        mine = times[each.name]
        low, ratio, high = mine.ratios(ours)
        rows[each.name] = {
            "time_us": 1e6 * mine.median,
            "best_us": 1e6 * mine.best,
            "ratio": ratio,
            "ratio_low": low,
            "ratio_high": high,
            "best_ratio": mine.best / ours.best,
            "quiet": mine.quiet / effort.repetitions,
            "error": error,
            "note": each.note,
        }
    return rows


# --- where it ran --------------------------------------------------------------------------------


def machine(target: CpuTarget, load: float) -> dict[str, Any]:
    return {
        "cpu": target.name,
        "cpus": os.cpu_count(),
        "lanes": target.lanes,
        "dot8": target.dot8,
        "load_average": [load, load_average()],  # before and after
    }


def load_average() -> float:
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0  # Windows has none


def versions(names: Sequence[str]) -> dict[str, str | None]:
    ours = {
        "kitsune": __version__,
        "numpy": np.__version__,
        "llvmlite": llvmlite.__version__,
    }
    return ours | {name: peers.version(name) for name in names}
