"""The suite `dynamic`: models that are called with many sizes, against runtimes that take any.

Each contender has a process of its own with an empty cache, and they take turns: a few sizes each,
then the next. Times are processor time, which other work on the machine disturbs least. Kitsune
runs the sizes once more in a new process that finds the cache of the first.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.bounds import check_error
from benchmarks.dynamic_cases import STATIC, DynamicCase
from benchmarks.grid import Grid
from benchmarks.latency import Progress
from benchmarks.workers import CACHES, ROOT
from kitsune.compare.worker_pool import WorkerPool
from kitsune.errors import KitsuneError
from kitsune.report.text_tables import time_text

WARM = "kitsune, warm"
SIZES_IN_TURN = 10
STEADY_ROUNDS, QUICK_ROUNDS, CALLS_IN_ROUND = 15, 2, 3
STEADY_S, LEAST_ROUNDS = 8.0, 3  # of one size: longer calls have fewer rounds, but so many
GROWTH_NBYTES, MOST_PROGRAMS = 40 << 20, 4  # one program, and at most three variants
BOUND = 1e-2  # of the root mean square of the first output; onnxruntime moves a detector by half
PATIENCE_FACTOR = 10  # an answer is a turn of calls


class DynamicPool(WorkerPool):
    own = ("kitsune", STATIC)
    folder = ROOT

    def command(self, process: str) -> list[str]:
        return ["-m", "benchmarks.dynamic_worker", str(self.threads)]


def measure_dynamic(
    cases: Sequence[DynamicCase],
    threads: Sequence[int],
    quick: bool,
    patience_s: float,
    progress: Progress,
) -> tuple[list[dict[str, Any]], list[str]]:
    """Measure a row for each case and number of threads; list the files that are missing."""
    rows, missing = [], list[str]()
    for case in cases:
        with tempfile.TemporaryDirectory() as folder:
            path = None if case.path is None else case.path(Path(folder))
            if case.path is not None and path is None:
                missing.append(case.title)
                continue
            for count in threads:
                progress(f"{case.name}, {count} threads")
                rounds = QUICK_ROUNDS if quick else STEADY_ROUNDS
                patience = PATIENCE_FACTOR * patience_s
                rows.append(measure_case(case, str(path or ""), count, rounds, patience))
    return sorted(rows, key=lambda row: row["threads"]), missing


def measure_case(
    case: DynamicCase, path: str, threads: int, rounds: int, patience_s: float
) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        caches = {variable: value.format(folder) for variable, value in CACHES.items()}
        with DynamicPool(threads, patience_s, caches) as pool:
            found = _open(pool, case, path, ("kitsune", *case.peers))
            _sweep(pool, case, found)
            _compare(pool, case, found, Path(folder))
            found |= _open(pool, case, path, (STATIC,))
            _time_steady(pool, case, found, rounds)
        with DynamicPool(threads, patience_s, caches) as pool:
            warm = _open(pool, case, path, ("kitsune",))
            _sweep(pool, case, warm)
    found[WARM] = warm["kitsune"]
    row: dict[str, Any] = {"title": case.title, "size": case.size, "threads": threads}
    row["candidates"] = {name: _summarise(each) for name, each in found.items()}
    return row | {"bars": list(_check_bars(case, row["candidates"]))}


# --- contenders ----------------------------------------------------------------------------------


def _open(
    pool: WorkerPool, case: DynamicCase, path: str, names: Sequence[str]
) -> dict[str, dict[str, Any]]:
    message = {"case": case.name, "file": path}
    return {name: pool.ask(name, {**message, "build": name}) for name in names}


def _present(found: Mapping[str, dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    return ((name, each) for name, each in found.items() if "absent" not in each)


def _sweep(pool: WorkerPool, case: DynamicCase, found: dict[str, dict[str, Any]]) -> None:
    """Call each with every size, in turns; the first size is where growth is counted from."""
    starts = [0, *range(1, len(case.sizes), SIZES_IN_TURN), len(case.sizes)]
    for first, stop in pairwise(starts):
        for name, each in list(_present(found)):
            for n in range(first, stop):
                times = 2 if n % case.again == 0 else 1
                answer = pool.ask(name, {"call": case.sizes[n], "times": times})
                if "absent" in answer:
                    found[name] = answer
                    break
                each.setdefault("calls", []).append(answer["calls"])
            else:
                if first == 0 or stop == len(case.sizes):
                    each.setdefault("memory", []).append(pool.ask(name, {"memory": True}))


def _compare(
    pool: WorkerPool, case: DynamicCase, found: dict[str, dict[str, Any]], folder: Path
) -> None:
    """Compare the first output of all with that of the first peer, for the first size. Another one
    that computes something else is left out."""
    outputs = {}
    for name, _ in _present(found):
        file = folder / f"{name}.npy"
        pool.ask(name, {"output": case.sizes[0], "file": str(file)})
        outputs[name] = np.load(file)
    reference = outputs.get(case.peers[0])
    if reference is None:
        return
    for name, output in outputs.items():
        try:
            found[name]["error"] = check_error(case.name, name, output, reference, BOUND)
        except KitsuneError as error:
            if name in pool.own:
                raise
            found[name] = {"absent": f"{error.what}: {error.why}"}


def _time_steady(
    pool: WorkerPool, case: DynamicCase, found: dict[str, dict[str, Any]], rounds: int
) -> None:
    """Call each with the steady sizes, in turns; the least time counts."""
    for size, _ in case.steady:
        label = "×".join(map(str, size))
        start = time.monotonic()
        for number in range(rounds + 1):  # the first compiles what is compiled for one size
            if number > LEAST_ROUNDS and time.monotonic() - start > STEADY_S:
                break
            for name, each in list(_present(found)):
                answer = pool.ask(name, {"call": size, "times": CALLS_IN_ROUND})
                if "absent" in answer:
                    found[name] = answer
                elif number:
                    known = each.setdefault("steady", {}).setdefault(label, [])
                    known += [cpu for cpu, _ in answer["calls"]]


# --- results -------------------------------------------------------------------------------------


def _summarise(each: Mapping[str, Any]) -> dict[str, Any]:
    """Return what tables and bars read of what was measured of a contender."""
    if "absent" in each:
        return dict(each)
    made: dict[str, Any] = {"error": each.get("error", 0.0)}
    made["steady_us"] = {size: 1e6 * min(t) for size, t in each.get("steady", {}).items()}
    if "calls" not in each:
        return made
    calls = each["calls"]
    more_ms = [1e3 * (c[0][0] - c[1][0]) for c in calls[1:] if len(c) > 1]
    before, after = each["memory"]
    return made | {
        "total_s": each["cpu_s"] + sum(c[0][0] for c in calls) + after["children_s"],
        "wall_s": each["wall_s"] + sum(c[0][1] for c in calls),
        "unseen_ms": {p: float(np.percentile(more_ms or [0.0], p)) for p in (50, 90)},
        "growth_nbytes": after["nbytes"] - before["nbytes"],
        "programs": after["programs"],
    }


def _check_bars(
    case: DynamicCase, found: Mapping[str, Mapping[str, Any]]
) -> Iterator[dict[str, Any]]:
    ours, static = found["kitsune"], found[STATIC]
    peers = {name: found[name] for name in case.peers if "absent" not in found[name]}

    def make(reached: bool, text: str) -> dict[str, Any]:
        return {"reached": bool(reached), "text": text}

    for name, peer in peers.items():
        if case.total:
            ratio = peer["total_s"] / ours["total_s"]
            yield make(ratio >= case.total, f"total {name} {ratio:.2f} of {case.total:g}")
    if case.unseen_ms < float("inf"):
        more = ours["unseen_ms"][90]
        yield make(more <= case.unseen_ms, f"unseen {more:.2f} of {case.unseen_ms:g} ms")
        growth = ours["growth_nbytes"]
        text = f"growth {growth / 2**20:.0f} of {GROWTH_NBYTES >> 20} MB"
        yield make(growth < GROWTH_NBYTES, text)
        yield make(ours["programs"] <= MOST_PROGRAMS, f"{ours['programs']} programs")
    for (size, us), (_, slack) in zip(ours["steady_us"].items(), case.steady, strict=True):
        if slack < float("inf"):
            ratio = us / static["steady_us"][size]
            yield make(ratio <= 1 + slack, f"{size} {ratio:.2f} of static's")
        elif "torch.compile" in peers:
            ratio = peers["torch.compile"]["steady_us"][size] / us
            yield make(ratio >= 1, f"{size} torch.compile {ratio:.2f}")


def make_dynamic_grids(result: Mapping[str, Any]) -> list[Grid]:
    return [_make_grid(row) for row in result["rows"]]


def _make_grid(row: Mapping[str, Any]) -> Grid:
    sizes = list(row["candidates"]["kitsune"]["steady_us"])
    names = ("kitsune", WARM, STATIC)
    names += tuple(name for name in row["candidates"] if name not in names)
    missed = [bar["text"] for bar in row["bars"] if not bar["reached"]]
    verdict = "missed: " + "; ".join(missed) if missed else "all bars are reached"
    return Grid(
        f"{row['title']}, {row['size']}, {row['threads']} thread(s): processor time of all sizes "
        f"with compiling, of an unseen size above a seen one, and of a call; {verdict}",
        (
            "runtime",
            "total",
            "wall",
            "unseen, median",
            "90 %",
            "growth",
            "programs",
            *(f"call of {size}" for size in sizes),
        ),
        tuple(_format(name, row["candidates"][name], sizes) for name in names),
    )


def _format(name: str, each: Mapping[str, Any], sizes: Sequence[str]) -> tuple[str, ...]:
    if "absent" in each:
        return name, "cannot", *("" for _ in range(5 + len(sizes)))
    steady = tuple(
        time_text(each["steady_us"][size]) if size in each["steady_us"] else "" for size in sizes
    )
    if "total_s" not in each:
        return name, *("" for _ in range(6)), *steady
    return (
        name,
        f"{each['total_s']:.2f} s",
        f"{each['wall_s']:.2f} s",
        *(f"{each['unseen_ms'][p]:.2f} ms" for p in (50, 90)),
        f"{each['growth_nbytes'] / 2**20:.0f} MB",
        str(each["programs"] or ""),
        *steady,
    )
