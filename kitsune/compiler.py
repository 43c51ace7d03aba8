"""Compile a graph to a program, on one page.

    rewrite → plan → lower → schedule → (cache, or emit → link) → load

A graph is cut into segments where only NumPy can compute a node; most have one segment. The binary
of a segment is cached by the structure of its graph: on a hit nothing after rewriting runs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import compress
from math import prod
from typing import Any

from kitsune.backends.base import Backend, Uses, backend_for, constant_values, link_module
from kitsune.cache import programs
from kitsune.cache.programs import ProgramKey, program_key
from kitsune.config import AMBIENT, Ambient, FusionConfig, default_config, is_set
from kitsune.ir.budget import is_from_file
from kitsune.ir.index_checks import Check, index_checks
from kitsune.ir.node import Graph, Node
from kitsune.lower.lower import lower_groups
from kitsune.lower.memory import InPlace, Module, arrange, join_modules
from kitsune.lower.verify import verify_kernel
from kitsune.plan.canonical import Canonical, canonicalize
from kitsune.plan.contracts import check_contracts, log_plan
from kitsune.plan.group import Group, Plan, Timed
from kitsune.plan.measured import NOTHING, Measured
from kitsune.plan.planner import plan_graph
from kitsune.runtime.executable import Executable
from kitsune.runtime.program import Program
from kitsune.runtime.segments import ChainProgram, Refused, Segment, by_themselves, cut
from kitsune.system.stage_times import Stages


@dataclass(frozen=True)
class Options:
    """All that decides how a canonical graph is compiled."""

    target: Any
    config: FusionConfig
    ambient: Ambient = field(default_factory=AMBIENT.get)
    threads: int | None = None
    measured: Measured = NOTHING  # what was measured is not predicted

    @property
    def backend(self) -> Backend:
        return backend_for(self.target)


# --- the pipeline --------------------------------------------------------------------------------


def lower_graph(
    graph: Graph, target: Any, config: FusionConfig, measured: Measured = NOTHING
) -> Module:
    """The graph as scheduled kernels over memory; nothing is emitted."""
    options = Options(target, _unless_slower(config, measured.program(graph)), measured=measured)
    source = canonicalize(graph, options.backend.limits(), options.config, options.ambient)
    return lower_canonical(source, options, Stages())


def lower_canonical(source: Canonical, options: Options, stages: Stages) -> Module:
    backend, config, measured = options.backend, options.config, options.measured
    limits = backend.limits()
    with stages.time("plan"):  # which nodes share a kernel
        plan = plan_graph(
            source.graph,
            limits,
            backend.cost_model(),
            config,
            options.ambient.never,
            tuple(source.fired),
            source.source,
            measured,
        )
    if config.debug:
        log_plan(plan)
    check_contracts(plan, config, options.ambient)
    with stages.time("lower"):  # their loops, how they run, and over which memory
        return _lower_plan(plan, backend, config, measured, source.in_place)


def _lower_plan(
    plan: Plan, backend: Backend, config: FusionConfig, measured: Measured, in_place: InPlace
) -> Module:
    limits = backend.limits()
    lowered = lower_groups([g for g in plan.groups if not _is_empty(g)], limits)
    read = {node for low in lowered for node in low.reads}
    scheduled = []
    for low in lowered:
        uses = Uses(
            constants=frozenset(n for n, node in enumerate(low.nodes) if node.op == "constant"),
            final=frozenset(n for n in low.kernel.written() if low.nodes[n] not in read),
            knobs=measured.knobs(low.group),
        )
        kernel = replace(low.kernel, fast=config.numerics == "fast")
        scheduled.append(replace(low, kernel=backend.schedule(kernel, uses)))
    if is_set("KITSUNE_CHECK") or is_from_file():
        for low in scheduled:
            verify_kernel(low.kernel)
    return arrange(plan, scheduled, limits.alignment, in_place)


def _is_empty(group: Group) -> bool:
    """Whether its results have no elements: such a kernel has nothing to do."""
    return not any(prod(node.shape) for node in group.outputs)


def compile_segment(segment: Segment, source: Canonical, options: Options, stages: Stages) -> Part:
    """The program of a segment: its binary from the cache, or planned, emitted and linked now."""
    backend, part = options.backend, Part(segment, source, options, stages)
    with stages.time("load"):
        key = _key(source, options)
        binary = programs.loaded(key)
        if binary is None and (entry := programs.read(key)) is not None:
            binary = backend.map_code(backend.decode(entry.data), entry.is_own)
            if entry.is_own:  # one that a file brought runs for its model alone
                programs.remember(key, binary)
    if binary is None:
        binary = link_module(part.module(), options.target, options.threads, stages)
        programs.write(key, binary)
        with stages.time("load"):
            binary = backend.map_code(binary)
        programs.remember(key, binary)
    with stages.time("load"):
        names = [node.attr("name") for node in source.graph.inputs]
        part.program = backend.load(
            backend.rename_inputs(binary, names),
            constant_values(source.graph),
            options.threads,
            stages,
            key.portable,
        )
    return part


def _key(source: Canonical, options: Options) -> ProgramKey:
    """Nothing is cached where the configuration asks for logs of how it is made."""
    if options.config.debug:
        return ProgramKey()
    backend, ambient = options.backend, options.ambient
    applied = [f.pattern for f in source.fired] if ambient.must else []  # which contracts read
    return program_key(
        source.graph,
        backend.fingerprint(),
        f"{options.config} {ambient} {applied} {source.in_place}",
        options.measured.name,
        backend.threads(options.threads),
        backend.is_portable(),
    )


# --- graphs with their checks and segments -------------------------------------------------------


class Part:
    """A segment of a graph with its program."""

    program: Program

    def __init__(
        self, segment: Segment, source: Canonical, options: Options, stages: Stages
    ) -> None:
        self.segment = segment
        self._source, self._options, self._stages = source, options, stages

    def module(self) -> Module:
        """The kernels of its program; planned for a report if the binary came from the cache."""
        return self._module

    @cached_property
    def _module(self) -> Module:
        return lower_canonical(self._source, self._options, self._stages)


@dataclass(frozen=True)
class Built:
    """A graph ready to run."""

    executable: Executable
    target: Any
    parts: tuple[Part, ...]
    stages: Stages
    apart: Mapping[Node, str]  # nodes that NumPy computes as the device has no kernel, and why
    timed: Timed | None = None  # what was measured of the whole, unfused and fused

    @property
    def backend(self) -> Backend:
        return backend_for(self.target)

    @property
    def traffic(self) -> list[Any]:
        """The copies and dispatches of each part on a device with memory of its own."""
        found = (getattr(part.program, "traffic", None) for part in self.parts)
        return [traffic for traffic in found if traffic is not None]

    def module(self) -> Module:
        """The kernels of all parts together; buffers are numbered by part."""
        modules = [part.module() for part in self.parts]
        return modules[0] if len(modules) == 1 else join_modules(self.executable.graph, modules)


def build(
    graph: Graph,
    target: Any,
    config: FusionConfig,
    threads: int | None = None,
    stages: Stages | None = None,
    in_place: InPlace = (),
    checks: Sequence[Check] | None = None,
    measured: Measured = NOTHING,
) -> Built:
    """Compile a graph with its hidden checks. Outputs that may be written `in_place` of an input
    are, where that can be and no check could fail after it. A saved graph comes with its `checks`,
    in canonical form. A graph that was measured to lose by fusion is not fused."""
    timed = measured.program(graph)
    options = Options(target, _unless_slower(config, timed), threads=threads, measured=measured)
    stages = stages or Stages()
    with stages.time("rewrite"):
        ready, messages = _add_checks(graph, checks, options)
        if options.backend.limits().writes_in_place and not messages:
            ready = replace(ready, in_place=in_place)
    on_host: dict[Node, str] = {}  # nodes that the device has no kernel for, and why
    while True:
        try:
            made = _assemble(ready, messages, on_host, options, stages)
            return replace(made, timed=timed)
        except Refused as refused:
            found = _find_refused(refused, options)
            if found.keys() <= on_host.keys():
                raise
            on_host |= found


def _unless_slower(config: FusionConfig, timed: Timed | None) -> FusionConfig:
    """Without fusion where the whole was timed to lose by it."""
    loses = timed is not None and timed.gain < 1
    return replace(config, enabled=False) if loses else config


def _add_checks(
    graph: Graph, known: Sequence[Check] | None, options: Options
) -> tuple[Canonical, list[tuple[str, str]]]:
    """The canonical graph, whose last outputs are checks, and the message of each. Those that
    rewriting proves to find nothing are left out."""
    checks = known
    if checks is None:
        checks = [(node, text, node.line) for node, text in index_checks(graph)]
    messages = [(text, line) for _, text, line in checks]
    whole = Graph(graph.inputs, (*graph.outputs, *(node for node, _, _ in checks)))
    limits = options.backend.limits()
    if known is not None and limits.runs_saved_graphs:
        return Canonical(whole, whole), messages
    ready, count = canonicalize(whole, limits, options.config, options.ambient), len(graph.outputs)
    outputs, last = ready.graph.outputs[:count], ready.graph.outputs[count:]
    active = [not (node.op == "constant" and not node.attr("value").value) for node in last]
    made = Graph(graph.inputs, (*outputs, *compress(last, active)))
    return replace(ready, graph=made), list(compress(messages, active))


def _find_refused(whole: Refused, options: Options) -> dict[Node, str]:
    """Those of a refused kernel's nodes that the device refuses by themselves, and why; all, if
    there are none."""
    unfused = replace(options.config, enabled=False)
    found = {}
    for node in whole.nodes:
        module = lower_graph(by_themselves([node], [node]), options.target, unfused)
        if (reason := options.backend.refusal(module)) is not None:
            found[node] = reason.what
    return found or dict.fromkeys(whole.nodes, whole.what)


def _assemble(
    ready: Canonical,
    messages: Sequence[tuple[str, str]],
    on_host: Mapping[Node, str],
    options: Options,
    stages: Stages,
) -> Built:
    """The programs of a canonical graph, one for each segment, together."""
    with stages.time("rewrite"):
        segments = cut(ready.graph, on_host)
    ambient, config = options.ambient, options.config
    if len(segments) == 1:
        parts: tuple[Part, ...] = (_compile(segments[0], ready, options, stages),)
    else:  # what must fuse may do so in any of several segments
        each = replace(options, ambient=replace(ambient, must=()))
        parts = tuple(
            _compile(s, Canonical(s.graph, s.graph, () if n else ready.fired), each, stages)
            for n, s in enumerate(segments)
        )
    stages.end()
    program = parts[0].program if len(parts) == 1 else ChainProgram(ready.graph, parts)
    executable = Executable(ready.graph, program, messages)
    built = Built(executable, options.target, parts, stages, on_host)
    if ambient.must and len(parts) > 1:
        check_contracts(built.module().plan, config, ambient)
    return built


def _compile(segment: Segment, source: Canonical, options: Options, stages: Stages) -> Part:
    """A refusal names the nodes of the whole graph."""
    measured = options.measured.within(source.graph)
    try:
        return compile_segment(segment, source, replace(options, measured=measured), stages)
    except Refused as refused:
        raise Refused(refused, [segment.origin.get(n, n) for n in refused.nodes]) from refused


def in_force(config: FusionConfig | None) -> FusionConfig:
    """The configuration given, or that of the place. `KITSUNE_DISABLE` turns fusion off, and
    `KITSUNE_LOG` logs what fuses and what does not."""
    found = config or AMBIENT.get().config or default_config()
    if is_set("KITSUNE_DISABLE"):
        found = replace(found, enabled=False)
    return replace(found, debug=True) if is_set("KITSUNE_LOG") else found
