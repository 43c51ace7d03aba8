"""Tune a graph within a time budget: groups, rematerialised values, schedules, the whole program.

    measured = Tuner(Where(target, config, threads), budget_s=10.0).run(graph)
    compiled = compile_graph(graph, target, config, threads, measured=measured)

Every alternative is a program over the real shapes, and they are timed in turns. A plan is made
with what is known, its groups that are in doubt are timed by themselves against what the planner
would do without them, and the next plan knows more: until nothing new is in doubt, or time is up.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from math import log
from typing import Any

import numpy as np

from kitsune.backends.base import backend_for
from kitsune.compiler import CompiledGraph, compile_graph
from kitsune.config import AMBIENT
from kitsune.ir.node import Graph
from kitsune.plan.cost import Knobs, Measured, group_key, program_key, recompute_key
from kitsune.plan.group import Group, Plan, SharedValues, Timed
from kitsune.plan.planner import plan_graph
from kitsune.tune.candidates import (
    LOSES,
    WINS,
    Candidate,
    Timer,
    Where,
    feeds,
    force_plan,
    isolate_group,
    optimistic,
    shared_graph,
    time_interleaved,
)
from kitsune.tune.evidence import MAX_SPREAD, Expected, is_doubtful, measure
from kitsune.tune.fit import Sample
from kitsune.tune.knobs import variants
from kitsune.tune.timing import median_interval

ROUNDS = 8  # of planning with what was learned
NEAR = 2.0  # times the least gain, or more than that apart: of these, predictions are believed
SHARES = {"groups": 0.5, "schedules": 0.85}  # of the budget, by when each is over
LEAST_GAIN = 1.02  # of a schedule over the usual one

Progress = Callable[[float, str], None]  # how much of the budget is spent, and on what


class Tuner:
    """Decides by measuring. With `thorough`, what predictions are sure of is measured as well."""

    def __init__(
        self,
        where: Where,
        budget_s: float,
        known: Measured | None = None,
        thorough: bool = False,
        timer: Timer = time_interleaved,
        clock: Callable[[], float] = time.perf_counter,
        progress: Progress = lambda spent, what: None,
    ) -> None:
        self._where, self._budget_s, self._thorough = where, budget_s, thorough
        self._timer, self._clock, self._progress = timer, clock, progress
        self._start = clock()
        self._known = known = known or Measured()
        self._groups, self._again = dict(known.groups), dict(known.recomputations)
        self._programs, self._schedules = dict(known.programs), dict(known.schedules)
        self._skipped: set[str] = set()
        self._settled: set[str] = set()  # keys that this tuning has measured
        self.titles: dict[str, str] = {}  # what each structure is, for people
        self.samples: dict[str, Sample] = {}  # kernels and what they took

    @property
    def measured(self) -> Measured:
        known = dict(self._groups), dict(self._again), dict(self._programs), dict(self._schedules)
        return Measured(*known, self._known.coefficients)

    @property
    def new(self) -> Measured:
        """What this run measured."""
        found, known = self.measured, self._known
        return Measured(
            *(
                {
                    k: v
                    for k, v in getattr(found, f.name).items()
                    if getattr(known, f.name).get(k) != v
                }
                for f in fields(Measured)
            )
        )

    def run(self, graph: Graph) -> Measured:
        ambient = AMBIENT.set(replace(AMBIENT.get(), must=()))  # of what is compiled in the end
        try:
            before = self._programs.pop(program_key(graph), None)
            for _ in range(ROUNDS):
                if not self._settle(graph):
                    break
            self._tune_schedules(graph)
            if before is not None and not self.new.name:
                self._programs[program_key(graph)] = before
            else:
                self._never_slower(graph)
        finally:
            AMBIENT.reset(ambient)
        return self.measured

    def _build(self, graph: Graph, measured: Measured, enabled: bool = True) -> CompiledGraph:
        where = self._where
        config = where.config if enabled else replace(where.config, enabled=False)
        return compile_graph(graph, where.target, config, where.threads, measured=measured)

    def _is_late(self, share: float = 1.0) -> bool:
        return self._clock() - self._start > share * self._budget_s

    def _say(self, what: str) -> None:
        self._progress(min(1.0, (self._clock() - self._start) / self._budget_s), what)

    # --- groups, and values that are stored or rematerialised ---

    def _settle(self, graph: Graph) -> bool:
        """Time what is in doubt in the plan that is made now; whether anything was."""
        new = False
        for part in self._build(graph, self.measured).subgraphs:
            made = part.module.plan
            for group in self._doubtful(made):
                if self._is_late(SHARES["groups"]):
                    return False
                new |= self._compare_group(group)
            for shared in self._doubtful_values(made):
                if self._is_late(SHARES["groups"]):
                    return False
                new |= self._compare_rematerialised(shared, made)
        return new

    def _doubtful(self, made: Plan) -> list[Group]:
        """Groups that gain little more than they must, or were refused as they gain little less;
        the largest first."""
        where = self._where
        backend = backend_for(where.target)
        wide = plan_graph(
            made.graph,
            backend.limits(),
            backend.cost_model(),
            optimistic(where),
            where.never,
            measured=self.measured,
        )
        found: dict[str, Group] = {}
        for group in (*made.groups, *wide.groups):
            key = group_key(group)
            is_new = self._is_dynamic(key, self._groups.get(key), _predict_times(group))
            is_fused = bool(group.pattern) and not group.custom
            if is_new and is_fused and len(group.nodes) + len(group.folded_views()) > 1:
                least = max(where.config.min_fusion_benefit, 1.0)
                if self._thorough or group.predicted.benefit < NEAR * least:
                    found[key] = group
        return sorted(found.values(), key=lambda g: -g.predicted.fused_us)

    def _is_dynamic(self, key: str, known: Timed | None, expected: Expected) -> bool:
        """Return whether something is to be measured: it never was, or what was measured is
        doubtful."""
        if key in self._skipped or key in self._settled:
            return False
        return known is None or is_doubtful(known, expected)

    def _compare_group(self, group: Group) -> bool:
        """The group in one kernel against what is made of its nodes otherwise."""
        key = group_key(group)
        self.titles[key] = f"{group} {group.nodes[-1]}"
        self._say(f"fusing {group}")
        apart, fused = (
            replace(self.measured, groups={**self._groups, key: how}) for how in (LOSES, WINS)
        )
        expected, known = _predict_times(group), self._groups.get(key)
        timed = self._compare_plans(isolate_group(group), apart, fused, expected, known)
        if timed is None:
            self._skipped.add(key)
            return False
        self._settled.add(key)
        self._groups[key] = timed
        if not is_doubtful(timed, expected):
            self.samples[key] = Sample(self.titles[key], group.predicted.work, timed.fused_us)
        return timed != known

    def _doubtful_values(self, made: Plan) -> Iterator[SharedValues]:
        for shared in made.shared:
            key = recompute_key(shared.values, shared.nodes)
            apart = abs(log(max(shared.recompute_us, 1e-9) / max(shared.stored_us, 1e-9)))
            expected = Expected(shared.stored_us, shared.recompute_us)
            is_new = self._is_dynamic(key, self._again.get(key), expected)
            if is_new and (self._thorough or apart < log(NEAR)):
                yield shared

    def _compare_rematerialised(self, shared: SharedValues, made: Plan) -> bool:
        key = recompute_key(shared.values, shared.nodes)
        self.titles[key] = " and ".join(map(str, shared.values))
        self._say(f"making {self.titles[key]} again")
        stored, again = (
            replace(self.measured, recomputations={**self._again, key: how})
            for how in (LOSES, WINS)
        )
        known = self._again.get(key)
        graph = shared_graph(shared, made.graph.outputs)
        timed = self._compare_plans(graph, stored, again, None, known)
        if timed is None:
            self._skipped.add(key)
            return False
        self._settled.add(key)
        self._again[key] = timed
        return timed != known

    def _compare_plans(
        self,
        graph: Graph,
        apart: Measured,
        together: Measured,
        expected: Expected | None,
        known: Timed | None,
    ) -> Timed | None:
        """Time two plans of a graph in turns; None if they are the same."""
        if not graph.outputs:
            return None
        runs = [
            Candidate(force_plan(graph, self._where, m), self._where) for m in (apart, together)
        ]
        if len(runs[0].compiled.plan.groups) <= len(runs[1].compiled.plan.groups):
            return None
        ways = dict(zip(("apart", "together"), runs, strict=True))
        return measure(ways, self._timer, expected, known)

    # --- schedules ---

    def _tune_schedules(self, graph: Graph) -> None:
        """Tune the schedules of the slowest kernels, knob by knob, from the best value so far."""
        found: dict[str, Group] = {}
        for part in self._build(graph, self.measured).subgraphs:
            for group in part.module.plan.groups:
                found.setdefault(group_key(group), group)
        for key, group in sorted(found.items(), key=lambda kg: -kg[1].predicted.fused_us):
            if self._is_late(SHARES["schedules"]):
                return
            if key not in self._schedules:
                self._tune_schedule(key, group)

    def _tune_schedule(self, key: str, group: Group) -> None:
        graph = isolate_group(group)
        best: Knobs = {}
        usual = self._make_candidate(graph, key, best)
        if len(usual.compiled.steps) != 1:
            return
        kernel = usual.compiled.steps[0].kernel
        expected = usual()
        for knob, values in variants(kernel, self._where.target.tuning.tile).items():
            if self._is_late(SHARES["schedules"]):
                break
            self._say(f"{knob} of {group}")
            found = self._try_knob(graph, key, best, knob, values, expected)
            if found is None:
                return
            best = found
        self.titles[key] = f"{group} {group.nodes[-1]}"
        self._schedules[key] = best

    def _try_knob(
        self,
        graph: Graph,
        key: str,
        best: Knobs,
        knob: str,
        values: list[Any],
        expected: tuple[np.ndarray, ...],
    ) -> Knobs | None:
        """The knobs with the value of one that wins, if one does; None where timings are too noisy
        to tell, so that a later tuning tries again. Results have the same bits: sums in another
        order would depend on what was measured."""
        usual = self._make_candidate(graph, key, best)
        runs = {"usual": usual}
        for value in values:
            other = self._make_candidate(graph, key, {**best, knob: value})
            known = [run.kernels for run in runs.values()]
            if other.kernels not in known and same_bits(other(), expected):
                runs[repr(value)] = other
        if len(runs) == 1:
            return best
        times = self._timer(runs)
        if times["usual"].spread > MAX_SPREAD:
            return None
        rated = {name: median_interval(times["usual"].quotients(t)) for name, t in times.items()}
        name = max(rated, key=lambda name: rated[name][0])
        if rated[name][0] < LEAST_GAIN:
            return best
        return {**best, knob: next(value for value in values if repr(value) == name)}

    def _make_candidate(self, graph: Graph, key: str, knobs: Knobs) -> Candidate:
        measured = self.measured
        forced = replace(
            measured,
            groups={**measured.groups, key: WINS},
            schedules={**measured.schedules, key: knobs},
        )
        return Candidate(force_plan(graph, self._where, forced), self._where)

    # --- the whole ---

    def _never_slower(self, graph: Graph) -> None:
        """Fused against unfused: what loses is taken apart, group by group, the least promising
        first, until it does not; or is not fused at all."""
        self._say("the whole against unfused")
        unfused = Whole(self._build(graph, Measured(), enabled=False))
        timed = self._timed_whole(unfused, self._build(graph, self.measured))
        key = program_key(graph)
        self.titles[key] = f"{len(list(graph.nodes()))} nodes"
        for group in self._list_fused_groups(graph):
            if timed.gain >= 1 or self._is_late():
                break
            timed = self._without(graph, group, unfused, timed)
        self._programs[key] = timed

    def _list_fused_groups(self, graph: Graph) -> list[Group]:
        groups = [
            g
            for part in self._build(graph, self.measured).subgraphs
            for g in part.module.plan.groups
            if g.pattern and not g.custom
        ]
        return sorted(groups, key=lambda g: g.timed.gain if g.timed else g.predicted.benefit)

    def _without(self, graph: Graph, group: Group, unfused: Whole, timed: Timed) -> Timed:
        """The whole without one group, which stays apart if that is faster."""
        key = group_key(group)
        self._say(f"the whole without {group}")
        parted = replace(self.measured, groups={**self._groups, key: LOSES})
        then = self._timed_whole(unfused, self._build(graph, parted))
        if then.fused_us >= timed.fused_us:
            return timed
        self.titles[key] = f"{group} {group.nodes[-1]}"
        self._groups[key] = Timed(then.fused_us, timed.fused_us)
        return then

    def _timed_whole(self, unfused: Whole, fused: CompiledGraph) -> Timed:
        return measure({"apart": unfused, "together": Whole(fused)}, self._timer)


class Whole:
    """A compiled graph to time, over values of its own."""

    def __init__(self, compiled: CompiledGraph) -> None:
        self.compiled = compiled
        self._call = compiled.program.bind(self._general)
        self._arrays = feeds(compiled.program.graph.inputs)

    def _general(self, *arrays: Any) -> Any:
        return self.compiled.program.run(arrays)

    def __call__(self) -> Any:
        return self._call(*self._arrays)


def _predict_times(group: Group) -> Expected:
    return Expected(group.predicted.unfused_us, group.predicted.fused_us)


def same_bits(one: tuple[np.ndarray, ...], other: tuple[np.ndarray, ...]) -> bool:
    return all(a.tobytes() == b.tobytes() for a, b in zip(one, other, strict=True))
