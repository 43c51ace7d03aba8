"""Thread counts in, the core's numbers out: kernels, what a call costs, what starting costs.

    result = run_core(threads=[1, 2], quick=False)

The kernels and the call are measured as the gate's cases are: checked, then timed in turns. JAX has
the same number of threads from its first array on, so each number of threads has a process of its
own, in which all candidates take their turns. `quick` leaves the compiling peers out.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rich.console import Console

from kitsune.backends.cpu import jit
from kitsune.bench import graphs
from kitsune.bench.compiling import COMPILERS, compile_times
from kitsune.bench.core_cases import CoreCase, core_cases, quick_core_cases, ten_ops
from kitsune.bench.encoder import BERT_BASE, TINY
from kitsune.bench.functions import JAX_THREADS
from kitsune.bench.limits import Limits, measure_limits
from kitsune.bench.measure import Effort
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
from kitsune.config import FusionConfig
from kitsune.errors import KitsuneError
from kitsune.ir.interp import interpret
from kitsune.target import CpuTarget

IMPORTS = 7
CONFIGS = {
    "ours": FusionConfig(),
    "fast": FusionConfig(numerics="fast"),
    "unfused": FusionConfig(enabled=False),
}
IMPORT_TIME = (
    "import time, numpy; start = time.perf_counter(); import kitsune; "
    "print(1e3 * (time.perf_counter() - start))"
)


def run_core(
    threads: Sequence[int], quick: bool = False, progress: Progress = lambda stage: None
) -> dict[str, Any]:
    started = load_average()
    parts = [_in_a_process(count, quick) for count in threads]
    progress("import and compile time")
    return {
        "suite": "core",
        "machine": machine(jit.host_target(), started),
        "limits": [part["limit"] for part in parts],
        "quick": quick,
        "versions": versions(("torch", "jax")),
        "rows": [row for part in parts for row in part["rows"]],
        "calls": [part["call"] for part in parts],
        "import_ms": import_time(1 if quick else IMPORTS),
        "compile": compile_all(quick),
    }


# --- one number of threads -----------------------------------------------------------------------


def _in_a_process(threads: int, quick: bool) -> dict[str, Any]:
    """`measure_threads` where JAX has not started yet; its progress is on this terminal."""
    command = [sys.executable, "-m", "kitsune.bench.core", str(threads), *["quick"] * quick]
    done = subprocess.run(
        command, env=os.environ | {JAX_THREADS: str(threads)}, stdout=subprocess.PIPE, text=True,
        check=False,
    )  # fmt: skip
    if done.returncode:
        raise KitsuneError(f"measuring with {threads} threads failed", why="its error is above")
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return result


def measure_threads(threads: int, quick: bool, progress: Progress) -> dict[str, Any]:
    target = jit.host_target()
    effort, cases = (QUICK, quick_core_cases()) if quick else (FULL, core_cases())
    progress("the machine's limits")
    limit = measure_limits(threads, target, effort, QUICK_COPY_NBYTES if quick else 0)
    rows = []
    for case in cases:
        progress(case.name)
        rows.append(measure_kernel(case, limit, target, effort))
    progress("the cost of a call")
    call = measure_candidates(ten_ops(64), threads, target, effort)
    return {"limit": limit.json(), "rows": rows, "call": call}


def measure_kernel(
    case: CoreCase, limit: Limits, target: CpuTarget, effort: Effort
) -> dict[str, Any]:
    """The bytes are those that have to move: each input and each output once. What takes more than
    half of the last cache counts as out of it: arrays of other programs are there as well."""
    nbytes = graphs.nbytes(case.make())
    row = measure_candidates(case, limit.threads, target, effort)
    in_cache = nbytes <= target.l3_nbytes // 2
    percent = 100 * nbytes / (row["time_us"] * 1e-6) / (limit.copy_gbs * 1e9)
    return {
        **row, "nbytes": nbytes, "in_cache": in_cache, "promised": case.promised,
        "copy_percent": None if in_cache else percent,
    }  # fmt: skip


def measure_candidates(
    case: CoreCase, threads: int, target: CpuTarget, effort: Effort
) -> dict[str, Any]:
    graph = case.make()
    feeds = graphs.random_feeds(graph)
    expected = interpret(graph, graphs.in_float64(feeds))
    candidates = [
        replace(program_candidate(name, graph, feeds, config, target, threads), approximate=False)
        for name, config in CONFIGS.items()
    ]
    quick = effort is QUICK
    everyone, quickly = case.spellings.peers(), case.spellings.quick_peers()
    present, absent = take_part(quickly if quick else everyone, graph, feeds, threads)
    if quick:
        absent |= dict.fromkeys(everyone.keys() - quickly.keys(), "left out of a quick run")
    numbers = measured(case.name, [*candidates, *present], expected, effort)
    ours = numbers.pop("ours")
    return {
        "title": case.title, "size": case.size, "threads": threads,
        **{name: ours[name] for name in ("time_us", "best_us", "quiet", "error")},
        "candidates": numbers | {name: {"absent": why} for name, why in absent.items()},
    }  # fmt: skip


# --- starting ------------------------------------------------------------------------------------


def import_time(repetitions: int) -> float:
    """Milliseconds that `import kitsune` takes where NumPy is there already: the least of some."""
    times = [
        subprocess.run(
            [sys.executable, "-c", IMPORT_TIME], capture_output=True, text=True, check=True
        ).stdout
        for _ in range(repetitions)
    ]
    return min(map(float, times))


def compile_all(quick: bool) -> dict[str, Any]:
    """Cold and warm compile times of a stack of BERT's blocks, by compiler."""
    sizes = TINY if quick else BERT_BASE
    times = {
        who: {"absent": "left out of a quick run"}
        if quick and who != "ours"
        else compile_times(who, tiny=quick)
        for who in COMPILERS
    }
    return {"model": str(sizes), "compilers": times}


def main(arguments: Sequence[str]) -> int:
    """One number of threads in a process of its own: numbers on the standard output, as JSON."""
    threads, quick = int(arguments[0]), "quick" in arguments[1:]
    with Console(stderr=True).status("starting") as status:
        print(json.dumps(measure_threads(threads, quick, status.update)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
