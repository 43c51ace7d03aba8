"""Thread counts in, the gate's numbers out: our programs, their unfused twins, and the peers.

    result = gate(threads=[1, 2], prototypes=None, as_json=False, quick=False)

Every candidate of a row is checked against the NumPy oracle, then all are timed in turns. Times are
medians; a ratio is the candidate's time divided by ours, so above 1 we are faster. `best_us` and
`best_ratio` are the same of the fastest samples: on a busy machine the medians are other people's.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import llvmlite
import numpy as np
from rich.console import Console

from kitsune import __version__
from kitsune.backends.cpu import jit
from kitsune.bench import graphs, peers
from kitsune.bench.cases import STRICT, Case, gate_cases, quick_cases
from kitsune.bench.graphs import Feeds
from kitsune.bench.limits import Limits, measure_limits
from kitsune.bench.measure import Arrays, Candidate, Effort, check, interleave
from kitsune.bench.peers import Build
from kitsune.bench.prototypes import Prototypes
from kitsune.bench.table import print_gate
from kitsune.compiler import compile_graph
from kitsune.config import FusionConfig
from kitsune.errors import UnsupportedError
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph
from kitsune.runtime.program import CpuProgram
from kitsune.target import CpuTarget

F32_BOUND = 1e-4  # of an array's root mean square: far above rounding, far below a mistake
COARSE_BOUND = 0.15  # the worst of many elements with activations in 8 bits or products in bf16

GATE, QUICK = Effort(), Effort(repetitions=2, pause_s=0.0, patience_s=0.0, warm_s=0.0)
COLD_COMPILES = 3
OURS = ("time_us", "best_us", "quiet", "error")  # what a row says of our own program
QUICK_COPY_NBYTES = 1 << 20


def gate(
    threads: Sequence[int], prototypes: Path | None, as_json: bool, quick: bool
) -> dict[str, Any]:
    """Measure, print a table (or JSON), and return the same as data."""
    result = run_gate(threads, prototypes, quick)
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        print_gate(result)
    return result


def run_gate(
    threads: Sequence[int], prototypes: Path | None = None, quick: bool = False
) -> dict[str, Any]:
    """The numbers. `quick` takes tiny sizes and two repetitions: to see that it works at all."""
    target = jit.host_target()
    effort, cases = (QUICK, quick_cases()) if quick else (GATE, gate_cases())
    started = _load_average()
    rows: list[dict[str, Any]] = []
    with ExitStack() as stack:
        programs = None
        if prototypes is not None:
            programs = Prototypes(prototypes, target)
            stack.callback(programs.close)
        status = stack.enter_context(Console(file=sys.stderr).status("the machine's limits"))
        copied = QUICK_COPY_NBYTES if quick else 0
        limits = {n: measure_limits(n, target, effort, copied) for n in threads}
        for case in cases:
            status.update(case.name)
            rows += measure_case(case, limits, target, programs, effort)
    return {
        "machine": _machine(target, started),
        "limits": [each.json() for each in limits.values()],
        "quick": quick,
        "versions": _versions(),
        "rows": rows,
    }


# --- a case --------------------------------------------------------------------------------------


def measure_case(
    case: Case, limits: Mapping[int, Limits], target: CpuTarget, prototypes: Prototypes | None,
    effort: Effort,
) -> list[dict[str, Any]]:  # fmt: skip
    """One row for each number of threads."""
    graph = case.make()
    feeds = case.feeds(graph)
    expected = interpret(graph, {name: f.astype(np.float64) for name, f in feeds.items()})
    about = {
        "case": case.letter, "title": case.title, "size": case.size,
        "numerics": case.config.numerics, "compile": cold_compile(graph, case.config, target),
    }  # fmt: skip
    rows = []
    for threads, limit in limits.items():
        present, absent = _candidates(case, graph, feeds, threads, target, prototypes, effort)
        measured = _measured(case, present, expected, effort)
        ours = measured.pop("ours")
        rows.append({
            **about, "threads": threads, **{name: ours[name] for name in OURS},
            "limit": _limit(case, graph, limit, ours["time_us"]),
            "candidates": measured | {name: {"absent": why} for name, why in absent.items()},
        })  # fmt: skip
    return rows


def _measured(
    case: Case, candidates: Sequence[Candidate], expected: Arrays, effort: Effort
) -> dict[str, dict[str, Any]]:
    """Time, ratio and error by name of candidate: all checked, then all timed."""
    bounds = [COARSE_BOUND if each.approximate else F32_BOUND for each in candidates]
    pairs = zip(candidates, bounds, strict=True)
    errors = [check(case.name, each, expected, bound) for each, bound in pairs]
    times = interleave({each.name: each.call for each in candidates}, effort)
    ours = times["ours"]
    return {
        each.name: {
            "time_us": 1e6 * times[each.name].median,
            "best_us": 1e6 * times[each.name].best,
            "ratio": times[each.name].median / ours.median,
            "best_ratio": times[each.name].best / ours.best,
            "quiet": times[each.name].quiet / effort.repetitions,
            "error": error,
            "note": each.note,
        }
        for each, error in zip(candidates, errors, strict=True)
    }


def _limit(case: Case, graph: Graph, limits: Limits, time_us: float) -> dict[str, Any]:
    """How near our time is to the least the machine could take."""
    bytewise = case.config.numerics == "fast"
    least_s, bound = limits.seconds(graphs.flops(graph), graphs.nbytes(graph), bytewise)
    return {"bound": bound, "least_us": 1e6 * least_s, "percent": 1e8 * least_s / time_us}


# --- who takes part ------------------------------------------------------------------------------


def _candidates(
    case: Case, graph: Graph, feeds: Feeds, threads: int, target: CpuTarget,
    prototypes: Prototypes | None, effort: Effort,
) -> tuple[list[Candidate], dict[str, str]]:  # fmt: skip
    """Those that are there, ours first, and why the others are not."""
    configs = {"ours": case.config, "unfused": replace(case.config, enabled=False)}
    if case.config.numerics == "fast":
        configs["strict"] = STRICT
    present = [
        program_candidate(name, graph, feeds, config, target, threads)
        for name, config in configs.items()
    ]
    absent = dict.fromkeys(case.slow_peers, "left out of a quick run") if effort is QUICK else {}
    builds = case.peers | ({} if effort is QUICK else case.slow_peers)
    if prototypes is not None and case.prototype is not None:
        builds = builds | {"prototype": case.prototype(prototypes)}
    for name, build in builds.items():
        built = _built(build, graph, feeds, threads)
        if isinstance(built, str):
            absent[name] = built
        else:
            present.append(built)
    return present, absent


def _built(build: Build, graph: Graph, feeds: Feeds, threads: int) -> Candidate | str:
    """The candidate, or why there is none."""
    try:
        return build(graph, feeds, threads)
    except UnsupportedError as error:
        return f"{error.what}: {error.why}" if error.why else error.what


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
    return Candidate(name, lambda: program.call(*fed), arrays, approximate=approximate)


# --- compiling -----------------------------------------------------------------------------------


def cold_compile(graph: Graph, config: FusionConfig, target: CpuTarget) -> dict[str, Any]:
    """The fastest of several compilations from the graph to something to call, on one thread.

    What a process does once (LLVM's own start, the thread pool, the call door) was done by a first
    compilation that does not count; kernels are then forgotten, so that each is compiled again.
    """
    CpuProgram(compile_graph(graph, target, config).layout, target, 1)
    whole: list[float] = []
    worst: list[float] = []
    kernels = 0
    for _ in range(COLD_COMPILES):
        jit.compile_object.cache_clear()
        start = time.perf_counter()
        program = CpuProgram(compile_graph(graph, target, config).layout, target, 1)
        whole.append(1e3 * (time.perf_counter() - start))
        worst.append(max(program.compile_ms, default=0.0))
        kernels = len(program.compile_ms)
    return {
        "cold_ms": min(whole),
        "worst_kernel_ms": min(worst),
        "kernels": kernels,
    }


# --- where it ran --------------------------------------------------------------------------------


def _machine(target: CpuTarget, load: float) -> dict[str, Any]:
    return {
        "cpu": target.name,
        "cpus": os.cpu_count(),
        "lanes": target.lanes,
        "dot8": target.dot8,
        "load_average": [load, _load_average()],  # before and after
    }


def _load_average() -> float:
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0  # Windows has none


def _versions() -> dict[str, str | None]:
    return {
        "kitsune": __version__,
        "numpy": np.__version__,
        "llvmlite": llvmlite.__version__,
        "torch": peers.version("torch"),
        "onnxruntime": peers.version("onnxruntime"),
    }
