"""Thread counts in, the gate's numbers out: our programs, their unfused twins, and the peers.

    result = run_gate(threads=[1, 2], prototypes=None, quick=False)

Every candidate of a row is checked against the NumPy oracle, then all are timed in turns. Times are
medians; a ratio is the median of the candidate's time over ours, turn by turn, so above 1 we are
faster. `best_us` and `best_ratio` are of the fastest samples: on a busy machine the medians are
other people's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

from kitsune.backends.cpu import jit
from kitsune.bench import graphs
from kitsune.bench.cases import STRICT, Case, gate_cases, quick_cases
from kitsune.bench.compiling import cold_compile
from kitsune.bench.graphs import Feeds
from kitsune.bench.limits import Limits, measure_limits
from kitsune.bench.measure import Candidate, Effort
from kitsune.bench.prototypes import Prototypes
from kitsune.bench.suite import (
    FULL,
    QUICK,
    QUICK_COPY_NBYTES,
    Progress,
    load_average,
    machine,
    measured,
    program_candidate,
    take_part,
    versions,
)
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph
from kitsune.target import CpuTarget

OURS = ("time_us", "best_us", "quiet", "error")  # what a row says of our own program


def run_gate(
    threads: Sequence[int], prototypes: Path | None = None, quick: bool = False,
    progress: Progress = lambda stage: None,
) -> dict[str, Any]:  # fmt: skip
    """The numbers. `quick` takes tiny sizes and two repetitions: to see that it works at all."""
    target = jit.host_target()
    effort, cases = (QUICK, quick_cases()) if quick else (FULL, gate_cases())
    started = load_average()
    rows: list[dict[str, Any]] = []
    with ExitStack() as stack:
        programs = None
        if prototypes is not None:
            programs = Prototypes(prototypes, target)
            stack.callback(programs.close)
        progress("the machine's limits")
        copied = QUICK_COPY_NBYTES if quick else 0
        limits = {n: measure_limits(n, target, effort, copied) for n in threads}
        for case in cases:
            progress(case.name)
            rows += measure_case(case, limits, target, programs, effort)
    return {
        "suite": "gate",
        "machine": machine(target, started),
        "limits": [each.json() for each in limits.values()],
        "quick": quick,
        "versions": versions(("torch", "onnxruntime")),
        "rows": rows,
    }


def measure_case(
    case: Case, limits: Mapping[int, Limits], target: CpuTarget, prototypes: Prototypes | None,
    effort: Effort,
) -> list[dict[str, Any]]:  # fmt: skip
    """One row for each number of threads."""
    graph = case.make()
    feeds = case.feeds(graph)
    expected = interpret(graph, graphs.in_float64(feeds))
    about = {
        "case": case.letter, "title": case.title, "size": case.size,
        "numerics": case.config.numerics, "compile": cold_compile(graph, case.config, target),
    }  # fmt: skip
    rows = []
    for threads, limit in limits.items():
        present, absent = _candidates(case, graph, feeds, threads, target, prototypes, effort)
        numbers = measured(case.name, present, expected, effort)
        ours = numbers.pop("ours")
        rows.append({
            **about, "threads": threads, **{name: ours[name] for name in OURS},
            "limit": _limit(case, graph, limit, ours["time_us"]),
            "candidates": numbers | {name: {"absent": why} for name, why in absent.items()},
        })  # fmt: skip
    return rows


def _limit(case: Case, graph: Graph, limits: Limits, time_us: float) -> dict[str, Any]:
    """How near our time is to the least the machine could take."""
    bytewise = case.config.numerics == "fast"
    least_s, bound = limits.seconds(graphs.flops(graph), graphs.nbytes(graph), bytewise)
    return {"bound": bound, "least_us": 1e6 * least_s, "percent": 1e8 * least_s / time_us}


def _candidates(
    case: Case, graph: Graph, feeds: Feeds, threads: int, target: CpuTarget,
    prototypes: Prototypes | None, effort: Effort,
) -> tuple[list[Candidate], dict[str, str]]:  # fmt: skip
    """Those that are there, ours first, and why the others are not."""
    configs = {"ours": case.config, "unfused": replace(case.config, enabled=False)}
    if case.config.numerics == "fast":
        configs["strict"] = STRICT
    ours = [
        program_candidate(name, graph, feeds, config, target, threads)
        for name, config in configs.items()
    ]
    left_out = dict.fromkeys(case.slow_peers, "left out of a quick run") if effort is QUICK else {}
    builds = case.peers | ({} if effort is QUICK else case.slow_peers)
    if prototypes is not None and case.prototype is not None:
        builds = builds | {"prototype": case.prototype(prototypes)}
    present, absent = take_part(builds, graph, feeds, threads)
    return [*ours, *present], left_out | absent
