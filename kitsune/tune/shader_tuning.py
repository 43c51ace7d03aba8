"""Tune the shader variant of each kernel of a graph on one GPU adapter.

    measured = measured_shaders(graph, target, config, budget_s=10.0)
    compiled = compile_graph(graph, target, config, measured=measured)

Each kernel is dispatched alone over its real sizes, in the few ways that are worth trying
(`backends/webgpu/variants.py`), all in turns. The fastest is recorded in the tuning store by what
the kernel computes, and by the adapter, its limits and the browser: another time nothing is timed.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import asdict

from kitsune.backends.webgpu.access import stored_nbytes
from kitsune.backends.webgpu.buffers import LEAST_NBYTES
from kitsune.backends.webgpu.device import Device
from kitsune.backends.webgpu.profiles import NATIVE, Profile, list_knobs
from kitsune.backends.webgpu.shader_program import GpuProgram, compile_kernels
from kitsune.backends.webgpu.variants import VARIANTS, Knobs, variants
from kitsune.cache.store import build_id, digest
from kitsune.compiler import CompiledGraph, compile_graph
from kitsune.config import FusionConfig
from kitsune.errors import DeviceError
from kitsune.ir.node import Graph
from kitsune.lower.kernel import Kernel
from kitsune.lower.memory import Step
from kitsune.plan.cost import Measured, group_key
from kitsune.plan.group import Group
from kitsune.target import GpuTarget
from kitsune.tune.store_tables import Choice
from kitsune.tune.timing import Effort, Sampler, take_turns
from kitsune.tune.tuning_store import TuningStore, default_tuning_store

SUBJECT = "shader"
EFFORT = Effort(repetitions=5, pause_s=0.0, patience_s=0.02, warm_s=0.0)
SUBMIT_S = 0.004  # what the dispatches of one submit take together, about
MOST_DISPATCHES = 64
WORTH_S = 0.0005  # a kernel that takes less, its submit included, is as good as it needs to be
HOPELESS = 1.5  # times the best of a first look: not looked at again
GAIN = 0.95  # of the time of the profile's own way, which another has to stay below


def measure_shaders(
    graph: Graph,
    target: GpuTarget,
    config: FusionConfig,
    budget_s: float | None,
    store: TuningStore | None = None,
) -> Measured:
    """Return what the store knows of the adapter's kernels; with a budget in seconds, first time
    the kernels of the graph that it does not know."""
    store = default_tuning_store() if store is None else store
    place, build_name = adapter_name(target, NATIVE), build_id()
    known = {c.structure: _knobs(c) for c in store.choices(SUBJECT, build_name, place)}
    if budget_s is not None:
        deadline, new = time.monotonic() + budget_s, list[Choice]()
        for group, step in kernels(compile_graph(graph, target, config)):
            key = group_key(group)
            if key not in known and time.monotonic() < deadline:
                known[key] = fastest(step.kernel, target, NATIVE)
                value = json.dumps(known[key], sort_keys=True)
                title = f"{step.kernel.kind} {step.pattern}".strip()
                new.append(Choice(build_name, SUBJECT, key, place, 0, value, title, time.time()))
        store.record(*new)
    return Measured(schedules={key: knobs for key, knobs in known.items() if knobs})


def kernels(compiled: CompiledGraph) -> Iterator[tuple[Group, Step]]:
    """Each with the group it was lowered from."""
    for part in compiled.subgraphs:
        made = part.module
        groups = {tuple(group.outputs): group for group in made.plan.groups}
        yield from ((groups[step.outputs], step) for step in made.steps)


def adapter_name(target: GpuTarget, profile: Profile) -> str:
    """Return the name of an adapter in one browser, with the features and limits it grants."""
    granted = digest(json.dumps(asdict(target), sort_keys=True))[:8]
    return f"webgpu {target.name} {granted} {profile.browser}"


def _knobs(choice: Choice) -> Knobs:
    """Parse the knobs of a variant; empty if the stored value is malformed."""
    found = {
        json.dumps(knobs, sort_keys=True): knobs for ways in VARIANTS.values() for knobs in ways
    }
    return found.get(choice.value, {})


# --- timing --------------------------------------------------------------------------------------


def fastest(kernel: Kernel, target: GpuTarget, profile: Profile, effort: Effort = EFFORT) -> Knobs:
    """Return the knobs of the fastest variant of a kernel; empty if the default is about as
    fast."""
    ways, bench = variants(kernel, target, profile), Bench(kernel, profile)
    if len(ways) == 1 or bench.seconds < WORTH_S:
        return {}
    samplers = {n: s for n, way in enumerate(ways) if (s := bench.sampler(way)) is not None}
    most = HOPELESS * min(s.seconds for s in samplers.values())
    kept = {str(n): s for n, s in samplers.items() if s.seconds <= most or n == 0}
    times = take_turns(kept, dict.fromkeys(kept, effort.repetitions), effort)
    best = min(times, key=lambda n: times[n].median)
    if times[best].median > GAIN * times["0"].median:
        return {}
    return list_knobs(ways[int(best)])


class Bench:
    """Memory for one kernel, over which it runs in any way it is written."""

    def __init__(self, kernel: Kernel, profile: Profile) -> None:
        self._device, self._profile = Device.open(), profile
        self._nbytes = [stored_nbytes(b, profile) for b in kernel.buffers]
        self._memory = {n: self._device.buffers.take(size) for n, size in enumerate(self._nbytes)}
        self.seconds = self._make_sampler(kernel, 1).seconds  # of one, and its submit
        self._count = round(min(MOST_DISPATCHES, max(1.0, SUBMIT_S / self.seconds)))

    def __del__(self) -> None:
        for buffer in self._memory.values():
            self._device.buffers.give(buffer)

    def sampler(self, way: Kernel) -> Sampler | None:
        """A submit of several; None where the driver does not take the shader."""
        try:
            return self._make_sampler(way, self._count)
        except DeviceError:
            if self._device.lost:
                raise
            return None

    def _make_sampler(self, way: Kernel, count: int) -> Sampler:
        bound, sign = range(len(self._nbytes)), len(self._nbytes)
        program = GpuProgram(
            compile_kernels([(way, bound)] * count, self._device, self._profile),
            [*self._nbytes, LEAST_NBYTES],
            self._memory,
            [],
            [sign],
            self._device,
        )
        # What is read back, and so waited for, is a few bytes that no kernel knows.
        program([])  # a driver may compile only now
        return Sampler(lambda: program([]))
