"""Compile a graph to a program, on one page.

    rewrite → split at host nodes → (cache, or plan → lower → schedule → emit → link) → load

A graph is split into subgraphs where only NumPy can compute a node; most graphs are one. The binary
of a subgraph is cached by the structure of its graph: on a hit nothing between rewriting and
loading runs. A graph from a saved model, or from the cache of traced models, is rewritten already.
A graph that is compiled in a hurry may run code of the first level, until `finish` replaces it.
Stages that a program from the cache does not go through are imported when they run.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import cached_property
from itertools import compress
from math import prod
from typing import Any

from kitsune.backends.base import (
    Backend,
    GraphProgram,
    Program,
    Refused,
    Uses,
    backend_for,
    constant_values,
    emit_kernels,
)
from kitsune.backends.host_program import HostProgram
from kitsune.cache import programs
from kitsune.cache.programs import ProgramKey, program_key
from kitsune.config import AMBIENT, Ambient, FusionConfig, default_config, is_set
from kitsune.ir.bind_sizes import symbols_in
from kitsune.ir.budget import is_from_file
from kitsune.ir.guards import assume, record_guards
from kitsune.ir.node import Graph, Node
from kitsune.ir.rewrite import Subgraph, extract_graph, split_at_host
from kitsune.ir.size_order import UnknownSize
from kitsune.ir.sizes import Values
from kitsune.ir.verify_graph import IndexCheck, add_index_checks
from kitsune.lower.kernel import Kernel
from kitsune.lower.lower import Lowered, lower_groups
from kitsune.lower.memory import InPlace, Module, join_modules, plan_memory
from kitsune.plan.cost import NO_MEASUREMENTS, Measured
from kitsune.plan.group import Group, Plan, RewriteResult, Timed
from kitsune.system import background
from kitsune.system.locks import make_lock
from kitsune.system.progress import Stages
from kitsune.system.records import dataclass

MAX_ALTERNATIVES = 8  # binaries of one graph for any size, of different guards


@dataclass(frozen=True)
class CompileOptions:
    """All that decides how a rewritten graph is compiled."""

    target: Any
    config: FusionConfig
    ambient: Ambient = field(default_factory=AMBIENT.get)
    threads: int | None = None
    measured: Measured = NO_MEASUREMENTS  # what was measured is not predicted
    in_place: InPlace = ()  # outputs that may be written where an input is

    @property
    def backend(self) -> Backend:
        return backend_for(self.target)


# --- the pipeline --------------------------------------------------------------------------------


def compile_graph(
    graph: Graph,
    target: Any,
    config: FusionConfig,
    threads: int | None = None,
    stages: Stages | None = None,
    in_place: InPlace = (),
    index_checks: Sequence[IndexCheck] | None = None,
    measured: Measured = NO_MEASUREMENTS,
    is_hurried: bool = False,
) -> CompiledGraph:
    """Compile a graph with its hidden checks. Outputs that may be written `in_place` of an input
    are, where that can be and no check could fail after it. A saved graph comes with its
    `index_checks`, in canonical form. A graph that was measured to lose by fusion is not fused.
    One that `is_hurried` may be compiled at the first level; whoever asks for that finishes it."""
    timed = measured.find_program(graph)
    config = _disable_if_slower(config, timed)
    options = CompileOptions(target, config, threads=threads, measured=measured)
    backend, stages = options.backend, stages or Stages()
    with stages.time("rewrite"):
        ready, messages = _rewrite_with_checks(graph, index_checks, options)
    if backend.limits().writes_in_place and not messages:
        options = replace(options, in_place=in_place)
    on_host: dict[Node, str] = {}  # nodes without kernels, and why
    while True:
        parts = _split(ready, on_host, options, stages)
        try:
            for part in parts:
                binary = _get_binary(part, is_hurried)
                if binary is None:
                    with programs.take_turn(part.key, not is_hurried) as has_waited:
                        found = _read_binary(part) if has_waited else None
                        binary = part.link(stages, is_hurried) if found is None else found
                assume(getattr(binary, "guards", ()))
                with stages.time("load"):
                    own = backend.rename_inputs(binary, part.input_names)
                    values, name = constant_values(part.subgraph.graph), part.key.portable
                    part.program = backend.load(own, values, threads, stages, name)
        except Refused as refused:
            _add_refused(on_host, refused, part, ready.graph, options)
            continue
        stages.end()
        return _assemble(ready.graph, parts, messages, options, stages, on_host, timed)


def _get_binary(part: CompiledSubgraph, is_hurried: bool = False) -> Any:
    """The binary of a subgraph from this process or the cache, with its code; None if new. Where
    calls decide sizes, the first of several whose guards hold at the hints. In a hurry, one of the
    first level will do that a process left which ended before it was finished."""
    hints = _find_hints(part.subgraph.graph)
    keys = [part.key.alternative(n) for n in range(MAX_ALTERNATIVES)] if hints else [part.key]
    for key in keys:
        part.key, part.is_finished = key, True  # a miss leaves the key of the new binary
        binary = _read_binary(part)
        if binary is None and is_hurried:
            binary = part.read_first()
        if binary is None or all(guard.holds(hints) for guard in getattr(binary, "guards", ())):
            return binary
    return None


def _find_hints(graph: Graph) -> dict[str, int]:
    """The hints of sizes that calls decide; none where all are known."""
    return {symbol.name: symbol.hint for symbol in symbols_in(graph)}


def _read_binary(part: CompiledSubgraph) -> Any:
    backend = part.options.backend
    with part.stages.time("load"):
        binary = programs.get_loaded(part.key)
        if binary is None and (entry := programs.read_binary(part.key)) is not None:
            binary = backend.map_code(backend.decode(entry.data), entry.is_own)
            if entry.is_own:  # one that a file brought runs for its model alone
                programs.put_loaded(part.key, binary)
        return binary


def lower_rewritten(source: RewriteResult, options: CompileOptions, stages: Stages) -> Module:
    """Plan a rewritten graph, lower it and schedule its kernels; nothing is emitted."""
    with record_guards() as guards:
        module = _lower_rewritten(source, options, stages)
    assume(guards)
    return replace(module, guards=tuple(guards))


def _lower_rewritten(source: RewriteResult, options: CompileOptions, stages: Stages) -> Module:
    from kitsune.plan.patterns import check_required_patterns, log_plan
    from kitsune.plan.planner import plan_graph

    backend, config = options.backend, options.config
    with stages.time("plan"):  # which nodes share a kernel
        plan = plan_graph(
            source.graph,
            backend.limits(),
            backend.cost_model(),
            config,
            options.ambient.never,
            tuple(source.fired),
            source.source,
            options.measured,
        )
    if config.debug:
        log_plan(plan)
    check_required_patterns(plan, config, options.ambient)
    with stages.time("lower"):  # their loops, how they run, and over which memory
        return _lower_plan(plan, options)


def _lower_plan(plan: Plan, options: CompileOptions) -> Module:
    from kitsune.lower.verify_kernel import verify_kernel

    backend, is_invariant = options.backend, options.config.batch_invariant
    limits = backend.limits()
    groups = [g for g in plan.groups if not _is_empty(g)]
    lowered = lower_groups(groups, limits, is_invariant)
    read = {node for low in lowered for node in low.reads}
    for loop in {loop for low in lowered for loop in low.group.loops}:
        read |= {*loop.graph.outputs, *loop.outer_values()}
    scheduled, known = [], dict[tuple[Any, ...], Kernel]()
    checks = is_set("KITSUNE_CHECK") or is_from_file()
    for low in lowered:
        uses = Uses(
            constants=frozenset(n for n, node in enumerate(low.nodes) if node.op == "constant"),
            final=frozenset(n for n in low.kernel.written_buffers() if low.nodes[n] not in read),
            knobs=options.measured.find_knobs(low.group),
        )
        repeated = bool(low.group.loops), _find_invariants(low)
        key = id(low.kernel), uses, repeated  # layers repeat, and share the kernel
        if key not in known:
            kernel = replace(
                low.kernel,
                fast=options.config.numerics == "fast",
                batch_invariant=is_invariant,
                is_repeated=repeated[0],
                invariants=repeated[1],
            )
            known[key] = backend.schedule(kernel, uses)
            if checks:
                verify_kernel(known[key])
        scheduled.append(replace(low, kernel=known[key]))
    return plan_memory(plan, scheduled, limits.alignment, options.in_place)


def _find_invariants(low: Lowered) -> frozenset[int]:
    """The buffers that are the same at every step of the innermost loop around a kernel."""
    loops = low.group.loops
    inside = {node for node, _ in loops[-1].invariants} if loops else set()
    return frozenset(n for n, node in enumerate(low.nodes) if node in inside)


def _is_empty(group: Group) -> bool:
    """Whether its results have no elements: such a kernel has nothing to do."""
    return not any(prod(node.shape) for node in group.outputs)


def lower_graph(
    graph: Graph,
    target: Any,
    config: FusionConfig,
    measured: Measured = NO_MEASUREMENTS,
    in_place: InPlace = (),
) -> Module:
    """The graph as scheduled kernels over memory; nothing is emitted. Outputs that may be written
    `in_place` of an input are, where that can be."""
    config = _disable_if_slower(config, measured.find_program(graph))
    options = CompileOptions(target, config, measured=measured, in_place=in_place)
    source = _canonicalize(graph, options)
    return lower_rewritten(source, options, Stages())


# --- what compiling makes ------------------------------------------------------------------------


class CompiledSubgraph:
    """A subgraph with its program, and its kernels for reports."""

    program: Program
    is_queued = False  # to be finished in the background

    def __init__(
        self, subgraph: Subgraph, source: RewriteResult, options: CompileOptions, stages: Stages
    ) -> None:
        self.subgraph, self.source, self.options, self.stages = subgraph, source, options, stages
        self.is_finished = True  # all its code is what it will be
        self._sources: list[Any] | None = None  # of a program that is still to be finished
        self._finishing = make_lock()

    @cached_property
    def module(self) -> Module:
        """The kernels of its program; planned for a report if the binary came from the cache."""
        return lower_rewritten(self.source, self.options, self.stages)

    def link(self, stages: Stages, is_hurried: bool = False) -> Any:
        """A new binary, with its code; cached under another key if it is of the first level."""
        backend, sources = self.options.backend, self._sources
        emitted = emit_kernels(self.module, backend, stages) if sources is None else sources
        kept, link = list[Any](), backend.link_first if is_hurried else backend.link
        given = _copy_to(kept, emitted) if is_hurried else emitted
        binary = link(given, self.module, self.options.threads, stages)
        if is_first := backend.is_first(binary):
            self._sources, self.is_finished = kept, False
            programs.write_later(programs.write_binary, self.key.first(), binary)
        else:
            programs.write_binary(self.key, binary)
        with stages.time("load"):
            binary = backend.map_code(binary)
        if not is_first:
            programs.put_loaded(self.key, binary)
        return binary

    def read_first(self) -> Any:
        """A binary of the first level from the cache, with its code."""
        backend, entry = self.options.backend, programs.read_binary(self.key.first())
        if entry is None or not entry.is_own:
            return None
        with self.stages.time("load"):
            binary = backend.map_code(backend.decode(entry.data), is_trusted=True)
        self.is_finished = not backend.is_first(binary)
        return binary

    def finish(self) -> None:
        """Replace code of the first level, by what is cached meanwhile or compiled now."""
        with self._finishing, programs.take_turn(self.key):
            if self.is_finished:
                return
            found = _read_binary(self)
            if found is None or not self.options.backend.replace_code(self.program, found):
                self.options.backend.replace_code(self.program, self.link(Stages()))
            self._sources, self.is_finished = None, True
            programs.drop_binary(self.key.first())

    @property
    def input_names(self) -> list[str]:
        return [node.attr("name") for node in self.subgraph.graph.inputs]

    @cached_property
    def key(self) -> ProgramKey:
        """The key of its binary; none where the configuration asks for logs of how it is made."""
        source, options = self.source, self.options
        if options.config.debug:
            return ProgramKey()
        backend, ambient = options.backend, options.ambient
        applied = [f.pattern for f in source.fired] if ambient.must else []  # assertions read it
        return program_key(
            source.graph,
            backend.fingerprint(),
            f"{options.config} {ambient} {applied} {options.in_place}",
            options.measured.name,
            backend.threads(options.threads),
            backend.is_portable(),
        )


def _copy_to(kept: list[Any], sources: Iterable[Any]) -> Iterator[Any]:
    for source in sources:
        kept.append(source)
        yield source


@dataclass(frozen=True)
class CompiledGraph:
    """The program of a graph, and what reports ask of it."""

    program: GraphProgram
    target: Any
    subgraphs: tuple[CompiledSubgraph, ...]
    stages: Stages
    on_host: Mapping[Node, str]  # nodes that NumPy computes as the device has no kernel, and why
    timed: Timed | None = None  # what was measured of the whole, unfused and fused

    @property
    def backend(self) -> Backend:
        return backend_for(self.target)

    def bind_sizes(self, values: Values) -> CompiledGraph:
        """The same for the sizes of a call, where calls decide some."""
        return replace(self, program=self.program.bind_sizes(values))

    @property
    def is_finished(self) -> bool:
        """Whether all code is what it will be."""
        return all(part.is_finished for part in self.subgraphs)

    def finish(self) -> None:
        """Replace code of the first level now."""
        for part in self.subgraphs:
            part.finish()

    def finish_later(self) -> None:
        """Replace code of the first level in the background, once."""
        for part in self.subgraphs:
            if not part.is_finished and not part.is_queued:
                part.is_queued = True
                background.start(part.finish)

    @property
    def traffic(self) -> list[Any]:
        """The copies and dispatches of each part on a device with memory of its own."""
        found = (getattr(part.program, "traffic", None) for part in self.subgraphs)
        return [traffic for traffic in found if traffic is not None]

    def module(self) -> Module:
        """The kernels of all parts together; buffers are numbered by part."""
        modules = [part.module for part in self.subgraphs]
        return modules[0] if len(modules) == 1 else join_modules(self.program.graph, modules)


# --- checks, and nodes without a kernel ----------------------------------------------------------


def _rewrite_with_checks(
    graph: Graph, known: Sequence[IndexCheck] | None, options: CompileOptions
) -> tuple[RewriteResult, list[tuple[str, str]]]:
    """The rewritten graph, whose last outputs are checks, and the message of each. Those that
    rewriting proves to find nothing are left out."""
    index_checks = known
    if index_checks is None:
        graph, index_checks = add_index_checks(graph)
    messages = [(text, line) for _, text, line in index_checks]
    whole = Graph(graph.inputs, (*graph.outputs, *(node for node, _, _ in index_checks)))
    limits = options.backend.limits()
    if known is not None and limits.runs_saved_graphs:
        return RewriteResult(whole, whole), messages
    ready, count = _canonicalize(whole, options), len(graph.outputs)
    outputs, last = ready.graph.outputs[:count], ready.graph.outputs[count:]
    active = [not (node.op == "constant" and not node.attr("value").value) for node in last]
    made = Graph(graph.inputs, (*outputs, *compress(last, active)))
    return replace(ready, graph=made), list(compress(messages, active))


def _canonicalize(graph: Graph, options: CompileOptions) -> RewriteResult:
    from kitsune.plan.canonical import canonicalize

    return canonicalize(graph, options.backend.limits(), options.config, options.ambient)


def _split(
    ready: RewriteResult, on_host: Mapping[Node, str], options: CompileOptions, stages: Stages
) -> tuple[CompiledSubgraph, ...]:
    """The subgraphs of a rewritten graph, still without programs."""
    with stages.time("rewrite"):
        subgraphs = split_at_host(ready.graph, on_host)
    if len(subgraphs) == 1:
        options = replace(options, measured=options.measured.restrict_to(ready.graph))
        return (CompiledSubgraph(subgraphs[0], ready, options, stages),)
    # What must fuse may do so in any of several subgraphs.
    shared = replace(options, ambient=replace(options.ambient, must=()), in_place=())
    parts = []
    for n, subgraph in enumerate(subgraphs):
        source = RewriteResult(subgraph.graph, subgraph.graph, () if n else ready.fired)
        own = replace(shared, measured=options.measured.restrict_to(subgraph.graph))
        parts.append(CompiledSubgraph(subgraph, source, own, stages))
    return tuple(parts)


def _add_refused(
    on_host: dict[Node, str],
    refused: Refused,
    part: CompiledSubgraph,
    graph: Graph,
    options: CompileOptions,
) -> None:
    """Leave the nodes of a refused kernel to NumPy, which runs them between programs for the sizes
    of a call; raise where that is no help."""
    if _find_hints(graph):
        raise UnknownSize(refused.what, why=refused.why, at=refused.at) from refused
    found = _find_refused(refused, part, options)
    if found.keys() <= on_host.keys():
        raise refused
    on_host |= found


def _find_refused(
    whole: Refused, part: CompiledSubgraph, options: CompileOptions
) -> dict[Node, str]:
    """Those nodes of a refused kernel that the device refuses on their own, and why; all, if there
    are none. They are nodes of the whole graph."""
    unfused = replace(options.config, enabled=False)
    nodes = [part.subgraph.origin.get(n, n) for n in whole.nodes]
    found = {}
    for node in nodes:
        module = lower_graph(extract_graph([node], [node]), options.target, unfused)
        if (reason := options.backend.refusal(module)) is not None:
            found[node] = reason.what
    return found or dict.fromkeys(nodes, whole.what)


def _assemble(
    graph: Graph,
    parts: tuple[CompiledSubgraph, ...],
    messages: Sequence[tuple[str, str]],
    options: CompileOptions,
    stages: Stages,
    on_host: Mapping[Node, str],
    timed: Timed | None,
) -> CompiledGraph:
    """The programs of all subgraphs as one."""
    loaded = parts[0].program if len(parts) == 1 else HostProgram(graph, parts)
    program = GraphProgram(graph, loaded, messages)
    made = CompiledGraph(program, options.target, parts, stages, on_host, timed)
    if options.ambient.must and len(parts) > 1:
        from kitsune.plan.patterns import check_required_patterns

        check_required_patterns(made.module().plan, options.config, options.ambient)
    return made


# --- configuration -------------------------------------------------------------------------------


def _disable_if_slower(config: FusionConfig, timed: Timed | None) -> FusionConfig:
    """Without fusion where the whole was timed to lose by it: at one size, so not where results may
    not depend on that."""
    loses = timed is not None and timed.gain < 1 and not config.batch_invariant
    return replace(config, enabled=False) if loses else config


def resolve_config(config: FusionConfig | None) -> FusionConfig:
    """The configuration given, or that of the context. `KITSUNE_DISABLE` turns fusion off, and
    `KITSUNE_LOG` logs what fuses and what does not."""
    found = config or AMBIENT.get().config or default_config()
    if is_set("KITSUNE_DISABLE"):
        found = replace(found, enabled=False)
    return replace(found, debug=True) if is_set("KITSUNE_LOG") else found
