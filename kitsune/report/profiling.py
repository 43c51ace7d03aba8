"""Profile a call: time every kernel of its programs."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, replace
from statistics import median, median_low
from typing import Any

from kitsune.backends.base import fit_all
from kitsune.backends.cpu.roofline import LEVELS, Roof, roof
from kitsune.backends.cpu.timed_program import TimedProgram
from kitsune.backends.host_program import HostProgram
from kitsune.compiler import CompiledGraph
from kitsune.ir.node import Node, Origin
from kitsune.ir.rewrite import Subgraph
from kitsune.lower.memory import Step
from kitsune.report.counts import counts
from kitsune.report.explain_graph import name_op
from kitsune.report.profile_report import HOST, Event, KernelProfile, Profile
from kitsune.system.records import dataclass

LEAST_CALLS, MOST_CALLS = 7, 100
ENOUGH_S = 0.8  # of calls, with clocks and without in turns
STAGED_CALLS = 3  # of a model whose sizes depend on values, for its ops on the host

Times = dict[str, dict[int, float]]  # microseconds of each kernel, by track


@dataclass(frozen=True)
class _Timed:
    """A subgraph and a program of it that says when its kernels ran; `names` are theirs."""

    subgraph: Subgraph
    program: Any
    names: tuple[str, ...]

    def events(self) -> list[Event]:
        """Return the events of the latest call, in microseconds of the program's clock."""
        if isinstance(self.program, TimedProgram):
            return [
                Event(self.names[s.step], s.thread, s.start_ns / 1e3, s.end_ns / 1e3, part=s.part)
                for s in self.program.spans()
            ]
        spans = zip(self.names, self.program.spans, strict=True)
        return [Event(name, 0, start / 1e3, end / 1e3) for name, (start, end) in spans]


Programs = Sequence[tuple[CompiledGraph, Sequence[Any]]]  # of a call, and what each is given
Hosts = list[tuple[int, Any, int, int]]  # after which program, the op, from when to when
Went = Callable[[Callable[[int, Any, int, int], None]], Programs]


def profile_call(went: Went, threads: int | None) -> Profile:
    """`went` makes a call and says which programs it went through; it is given a function to tell
    of the ops on the host between them."""
    hosts: list[Hosts] = []
    while not hosts or (hosts[-1] and len(hosts) < STAGED_CALLS):
        hosts.append([])
        programs = went(lambda *each: hosts[-1].append(each))
    compiled = programs[0][0]
    size = compiled.backend.threads(threads)
    limits = roof(size) if compiled.target.device == "cpu" else None
    first, made = 0, list[Profile]()
    for stage, (compiled, arrays) in enumerate(programs):
        made.append(_profile_program(compiled, arrays, limits, size, first, stage))
        first += sum(len(part.module.steps) for part in compiled.subgraphs)
        made += _hosts(made[-1], [[h for h in call if h[0] == stage] for call in hosts], stage)
    return _together(made)


def _profile_program(
    compiled: CompiledGraph,
    arrays: Sequence[Any],
    limits: Roof | None,
    threads: int,
    first: int,
    stage: int,
) -> Profile:
    parts, seen = _timed_parts(compiled, threads, first), list[tuple[Node, int, int]]()
    host_names, calls = _host_names(compiled, stage), list[tuple[float, list[Event]]]()
    program: Any = parts[0].program
    if len(parts) > 1 or parts[0].subgraph.hosts:
        program = HostProgram(compiled.program.graph, parts, lambda *each: seen.append(each))
    given = fit_all(arrays, compiled.program.loaded.inputs)

    def once() -> None:
        seen.clear()
        start = time.perf_counter()
        program.slow_path(*given)
        took_us = 1e6 * (time.perf_counter() - start)
        events = _events(parts, seen, host_names)
        if limits is not None:  # how arrays come in and go out is no part of a program
            took_us = max((e.end_us for e in events), default=0.0)
        calls.append((took_us, events))

    fast_call = compiled.program.loaded.fast_path(compiled.program.loaded.slow_path)
    untimed_us = _interleave_calls(lambda: fast_call(*given), once, calls)
    total_us = median_low(took for took, _ in calls)
    events = next(events for took, events in calls if took == total_us)
    return Profile(
        compiled.target.device,
        threads,
        len(calls),
        _with_shares(_kernels(compiled, calls, first, limits, stage), total_us),
        total_us,
        untimed_us,
        _overhead(parts, total_us),
        asdict(limits) if limits else {},
        [replace(event, stage=stage) for event in events],
    )


def _with_shares(kernels: Sequence[KernelProfile], total_us: float) -> list[KernelProfile]:
    return [replace(kernel, share=kernel.time_us / (total_us or 1.0)) for kernel in kernels]


def _interleave_calls(
    plain: Callable[[], Any], timed: Callable[[], Any], calls: list[Any]
) -> float:
    """Alternate plain and timed calls; return the median time of the plain ones in microseconds."""
    plain()
    timed()
    calls.clear()
    times, deadline = list[float](), time.perf_counter() + ENOUGH_S
    while len(times) < LEAST_CALLS or (len(times) < MOST_CALLS and time.perf_counter() < deadline):
        start = time.perf_counter()
        plain()
        times.append(1e6 * (time.perf_counter() - start))
        timed()
    return median(times)


def _timed_parts(compiled: CompiledGraph, threads: int, first: int) -> list[_Timed]:
    made = []
    for part in compiled.subgraphs:
        layout = part.module
        names = tuple(f"{first + n}_{s.kernel.kind}" for n, s in enumerate(layout.steps))
        first += len(names)
        made.append(
            _Timed(part.subgraph, compiled.backend.load_timing_program(part.module, threads), names)
        )
    return made


def _overhead(parts: Sequence[_Timed], total_us: float) -> float | None:
    """Percent of a call that reading the clocks takes; the passes of a GPU are not comparable."""
    programs = [p.program for p in parts if isinstance(p.program, TimedProgram)]
    if not programs:
        return None
    spent_ns = sum(program.stamps * program.stamp_ns() for program in programs)
    return spent_ns / (10 * total_us) if total_us else 0.0


# --- events --------------------------------------------------------------------------------------


def _host_names(compiled: CompiledGraph, stage: int) -> dict[Node, str]:
    hosts = [node for part in compiled.subgraphs for node in part.subgraph.hosts]
    return {node: f"host{stage}.{n}" for n, node in enumerate(hosts)}


def _events(
    parts: Sequence[_Timed], seen: Sequence[tuple[Node, int, int]], names: Mapping[Node, str]
) -> list[Event]:
    """Return the events of one call, relative to its first event. The clock of a GPU is not the
    host's: its kernels are placed after the events before them."""
    found: list[Event] = []
    for part in parts:
        mine = part.events()
        if not isinstance(part.program, TimedProgram) and mine:
            mine = _shift_events(mine, max((e.end_us for e in found), default=0.0))
        found += mine
    found += [Event(names[node], HOST, start / 1e3, end / 1e3) for node, start, end in seen]
    return _shift_events(found, 0.0)


def _shift_events(events: Sequence[Event], start_us: float) -> list[Event]:
    """Shift events so that the first starts at `start_us`."""
    by = start_us - min((e.start_us for e in events), default=0.0)
    moved = [replace(e, start_us=e.start_us + by, end_us=e.end_us + by) for e in events]
    return sorted(moved, key=lambda event: event.start_us)


# --- kernels -------------------------------------------------------------------------------------


def _kernels(
    compiled: CompiledGraph,
    calls: Sequence[tuple[float, list[Event]]],
    first: int,
    limits: Roof | None,
    stage: int,
) -> list[KernelProfile]:
    """Return the kernels in the order they run: those of each part, then its host calls."""
    phases = _phases(compiled, first)
    shared = [_shares(events, phases) for _, events in calls]
    tracks = [_tracks(events) for _, events in calls]
    host_names, made, number = _host_names(compiled, stage), list[KernelProfile](), first
    for part in compiled.subgraphs:
        layout = part.module
        weights = sum(n.nbytes for n in layout.constants)
        for step in layout.steps:
            name = f"{number}_{step.kernel.kind}"
            time_us = median(each.get(name, 0.0) for each in shared)
            row = _row(name, step, time_us, weights, limits, stage)
            row = _repeat(row, layout.count_runs(step))
            made.append(_add_thread_times(row, [each.get(name, {}) for each in tracks], limits))
            number += 1
        for node in part.subgraph.hosts:
            name = host_names[node]
            time_us = median(sum(each.get(name, {}).values()) for each in tracks)
            moved = sum(n.nbytes for n in (*node.inputs, node))
            made.append(replace(_host(name, name_op(node), time_us, stage), nbytes=moved))
    return made


def _phases(compiled: CompiledGraph, first: int) -> dict[str, tuple[int, int]]:
    """The kernels that threads go through together, by what they have in common: a phase, or a
    loop."""
    found, number = dict[str, tuple[int, int]](), first
    for which, part in enumerate(compiled.subgraphs):
        stages = part.module.stages
        for step in part.module.steps:
            stage = next(begin for begin, last in stages if begin <= step.phase <= last)
            found[f"{number}_{step.kernel.kind}"] = (which, stage)
            number += 1
    return found


def _shares(events: Sequence[Event], phases: Mapping[str, tuple[int, int]]) -> dict[str, float]:
    """Microseconds of each kernel: those of its phase, by what its threads took of them."""
    grouped: dict[tuple[int, int], list[Event]] = defaultdict(list)
    for event in events:
        if event.track != HOST:
            grouped[phases[event.name]].append(event)
    found: dict[str, float] = {}
    for mine in grouped.values():
        whole = max(e.end_us for e in mine) - min(e.start_us for e in mine)
        busy = sum(e.end_us - e.start_us for e in mine) or 1.0
        for e in mine:
            took = whole * (e.end_us - e.start_us) / busy
            found[e.name] = found.get(e.name, 0.0) + took
    return found


def _tracks(events: Sequence[Event]) -> Times:
    found: Times = defaultdict(dict)
    for e in events:
        found[e.name][e.track] = found[e.name].get(e.track, 0.0) + e.end_us - e.start_us
    return found


def _row(
    name: str, step: Step, time_us: float, weights: int, limits: Roof | None, stage: int
) -> KernelProfile:
    work = counts(step.kernel)
    limit_us, bound = _limit(step, weights, limits) if limits else (None, "")
    lines = [n.line for n in step.nodes if n.line and n.op != "constant"]
    origins = [str(p) for o in lines for p in (o.parts or (o,) if isinstance(o, Origin) else (o,))]
    return KernelProfile(
        name,
        step.kernel.kind,
        step.pattern or "-",
        [n.op for n in step.nodes],
        time_us,
        0.0,
        [],
        1.0,
        work.nbytes,
        work.flops,
        limit_us,
        bound,
        stage,
        list(dict.fromkeys(origins)),
    )


def _repeat(row: KernelProfile, times: int) -> KernelProfile:
    """The row of a kernel that a loop repeats."""
    limit = None if row.limit_us is None else times * row.limit_us
    return replace(row, nbytes=times * row.nbytes, flops=times * row.flops, limit_us=limit)


def _limit(step: Step, weights: int, limits: Roof) -> tuple[float, str]:
    """The least time a kernel takes, and what it then waits for. All weights are read in a call, so
    they lie where all of them fit; other values lie where those of the kernel fit."""
    work = counts(step.kernel)
    is_weight = [ref.place == "constant" for ref in step.refs]
    moved = [(number, n) for side in (work.read, work.written) for number, n in side.items()]
    fixed = sum(n for number, n in moved if is_weight[number])
    rest = work.nbytes - fixed
    levels = (limits.level(weights), limits.level(rest))
    wide = 2 if any(b.dtype.name == "f64" for b in step.kernel.buffers) else 1
    arithmetic_us = wide * limits.arithmetic_us(work.products, work.sums)
    times = [limits.move_us(fixed, levels[0]), limits.move_us(rest, levels[1])]
    if arithmetic_us > sum(times):
        return arithmetic_us, "fma"
    return sum(times), LEVELS[levels[times.index(max(times))]]


def _add_thread_times(
    row: KernelProfile, calls: Sequence[Mapping[int, float]], limits: Roof | None
) -> KernelProfile:
    threads = limits.threads if limits else 1
    each = [median(call.get(t, 0.0) for call in calls) for t in range(threads)]
    balances = [sum(c.values()) / (len(c) * max(c.values())) for c in calls if any(c.values())]
    return replace(row, threads_us=each, balance=median(balances) if balances else 1.0)


def _host(name: str, op: str, time_us: float, stage: int) -> KernelProfile:
    return KernelProfile(name, "host", "-", [op], time_us, 0.0, [], 1.0, 0, 0, None, "", stage)


# --- stages --------------------------------------------------------------------------------------


def _hosts(before: Profile, calls: Sequence[Hosts], stage: int) -> list[Profile]:
    """Ops on the host after a program, as a profile of their own; `calls` did the same ops."""
    rows, events, at = list[KernelProfile](), list[Event](), 0.0
    for n, same in enumerate(zip(*calls, strict=True)):
        took = median((end - start) / 1e3 for _, _, start, end in same)
        name = f"between{stage}.{n}"
        rows.append(_host(name, same[0][1].name, took, stage))
        events.append(Event(name, HOST, at, at + took, stage))
        at += took
    if not rows:
        return []
    return [
        replace(
            before, kernels=rows, events=events, total_us=at, untimed_us=at, overhead_percent=None
        )
    ]


def _together(profiles: Sequence[Profile]) -> Profile:
    """Profiles of what runs one after the other."""
    total, events, at = sum(p.total_us for p in profiles), list[Event](), 0.0
    for p in profiles:
        events += _shift_events(p.events, at)
        at = max([at, *(e.end_us for e in events)])
    kernels = [replace(k, share=k.time_us / (total or 1.0)) for p in profiles for k in p.kernels]
    spent = [p.overhead_percent * p.total_us for p in profiles if p.overhead_percent is not None]
    return replace(
        profiles[0],
        kernels=kernels,
        events=events,
        total_us=total,
        calls=min(p.calls for p in profiles),
        untimed_us=sum(p.untimed_us for p in profiles),
        overhead_percent=sum(spent) / (total or 1.0) if spent else None,
    )
