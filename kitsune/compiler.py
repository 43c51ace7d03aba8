"""Graph in, something to call out: the pipeline, top to bottom."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import prod
from typing import TYPE_CHECKING

from kitsune.config import AMBIENT, Ambient, FusionConfig, default_config
from kitsune.ir.checks import index_checks
from kitsune.ir.node import Graph, Node
from kitsune.ir.rewrite import Fired, fold_constants, rewrite
from kitsune.ir.rules import CANONICAL, SIMPLIFY
from kitsune.ir.verify import verify
from kitsune.lowbit.graphs import uniform, with_low_bit_weights
from kitsune.lower.convolve import direct
from kitsune.lower.lower import Lowered, lower_groups
from kitsune.lower.memory import ALIGN, InPlace, Layout, arrange, joined
from kitsune.lower.schedule import schedule
from kitsune.lower.slide import slide
from kitsune.lower.verify import verify_kernel
from kitsune.lower.winograd import winograd
from kitsune.patterns import NAMED
from kitsune.plan.contracts import check_contracts, log_plan
from kitsune.plan.folding import fold_scales
from kitsune.plan.group import Group, Plan, Timed, Unfused
from kitsune.plan.layout import channels_last
from kitsune.plan.measured import NOTHING, Knobs, Measured
from kitsune.plan.planner import plan
from kitsune.plan.restructure import restructure
from kitsune.plan.spelling import spelled_out
from kitsune.stages import Stages
from kitsune.target import CpuTarget, GpuTarget

if TYPE_CHECKING:
    from kitsune.runtime.chain import Refused, Segment
    from kitsune.runtime.executable import Executable, Program
    from kitsune.runtime.gpu import Traffic


@dataclass(frozen=True)
class Compiled:
    graph: Graph
    plan: Plan
    layout: Layout


def compile_graph(graph: Graph, target: CpuTarget | GpuTarget, config: FusionConfig) -> Compiled:
    ambient = AMBIENT.get()
    return planned(canonical(graph, target, config, ambient), target, config, ambient, Stages())


@dataclass(frozen=True)
class Canonical:
    """A graph with one spelling per meaning, what it was, and the fusion patterns that rewriting
    applied."""

    graph: Graph
    source: Graph
    fired: tuple[Fired, ...] = ()
    in_place: InPlace = ()  # outputs that may be written where an input is


def canonical(
    graph: Graph, target: CpuTarget | GpuTarget, config: FusionConfig, ambient: Ambient
) -> Canonical:
    """No later stage looks at the values of larger constants."""
    verify(graph, "the front end")

    def wanted(pattern: str) -> bool:
        return pattern not in ambient.never and config.refusal(NAMED[pattern]) is None

    is_fused = config.off(target.device) is None
    folds_views = is_fused and wanted("reshape_op")
    if config.use_quantized_weights:
        graph = with_low_bit_weights(graph, uniform(config.bits_per_weight)).graph
    graph = fold_constants(graph, keep_weights=folds_views and isinstance(target, CpuTarget))
    source = spelled_out(graph)
    fired: list[Fired] = []
    if is_fused:
        graph = rewrite(graph, [r for r in CANONICAL if not r.implements or wanted(r.implements)],
                        fired=fired)  # fmt: skip
        if wanted("linear_bn"):
            graph = fold_scales(graph, fired)  # while a convolution is one op
        if folds_views and isinstance(target, CpuTarget):
            graph = channels_last(graph, fired)
        graph = rewrite(spelled_out(graph), SIMPLIFY)
        graph = restructure(graph, target, wanted, config.min_fusion_benefit, fired)
    else:
        graph = source
    if _is_set("KITSUNE_CHECK"):
        verify(graph, "rewriting")
    return Canonical(graph, source, tuple(fired))


def planned(
    source: Canonical, target: CpuTarget | GpuTarget, config: FusionConfig, ambient: Ambient,
    stages: Stages, measured: Measured = NOTHING,
) -> Compiled:  # fmt: skip
    """A canonical graph as kernels over memory; what was `measured` is not predicted."""
    graph = source.graph
    with stages.time("plan"):  # which nodes share a kernel
        made = plan(graph, target, config, ambient.never, source.fired, source.source, measured)
    if config.debug:
        log_plan(made)
    check_contracts(made, config, ambient)
    with stages.time("lower"):  # their loops
        return Compiled(graph, made, _lowered(source, made, target, config, measured))


def _lowered(
    source: Canonical, made: Plan, target: CpuTarget | GpuTarget, config: FusionConfig,
    measured: Measured,
) -> Layout:  # fmt: skip
    kept = [g for g in made.groups if not _is_empty(g)]
    lowered = lower_groups(kept, f32_tiles=isinstance(target, GpuTarget))
    if isinstance(target, CpuTarget):
        read = {node for low in lowered for node in low.reads}
        lowered = [
            _scheduled(low, _tuned(target, measured.knobs(low.group)), config, read)
            for low in lowered
        ]
    elif measured.schedules:
        lowered = [_written(low, measured.knobs(low.group)) for low in lowered]
    if _is_set("KITSUNE_CHECK"):
        for low in lowered:
            verify_kernel(low.kernel)
    align = target.alignment if isinstance(target, GpuTarget) else ALIGN
    return arrange(source.graph, lowered, align, source.in_place)


@dataclass(frozen=True)
class Part:
    """A segment of a graph ready to run; most graphs have one. Its plan is made when somebody asks,
    if the program was known."""

    segment: Segment
    program: Program
    plan: Callable[[], Compiled]


@dataclass(frozen=True)
class Built:
    """A graph ready to run."""

    executable: Executable
    target: CpuTarget | GpuTarget
    parts: tuple[Part, ...]
    stages: Stages
    apart: Mapping[Node, str]  # nodes that NumPy computes as the device has no kernel, and why
    timed: Timed | None = None  # what was measured of the whole, unfused and fused

    @property
    def traffic(self) -> list[Traffic]:
        """What each part makes a GPU do."""
        parts = self.parts if isinstance(self.target, GpuTarget) else ()
        return [part.program.traffic for part in parts]  # type: ignore[attr-defined]

    def plan(self) -> Compiled:
        """The kernels of all parts together; buffers are numbered by part."""
        made = [part.plan() for part in self.parts]
        return made[0] if len(made) == 1 else _joined(self.executable.graph, made)


def _joined(graph: Graph, made: Sequence[Compiled]) -> Compiled:
    groups, waves = list[Group](), 0
    for each in made:
        groups += [replace(group, wave=waves + group.wave) for group in each.plan.groups]
        waves += 1 + max((group.wave for group in each.plan.groups), default=-1)
    before = [each.plan.unfused for each in made]
    unfused = Unfused(
        sum(u.kernels for u in before), sum(u.nbytes for u in before), before[0].rewriting
    )  # fmt: skip
    whole = Plan(
        graph, tuple(groups), tuple(r for each in made for r in each.plan.refusals),
        made[0].plan.off, made[0].plan.rewritten, unfused,
    )  # fmt: skip
    return Compiled(graph, whole, joined(graph, [each.layout for each in made]))


def build(
    graph: Graph, target: CpuTarget | GpuTarget, config: FusionConfig, threads: int | None = None,
    stages: Stages | None = None, in_place: InPlace = (), is_rewritten: bool = False,
    measured: Measured = NOTHING,
) -> Built:  # fmt: skip
    """The graph with its hidden checks, planned and compiled unless that was done before; `stages`
    is given where some were gone through already. Outputs that may be `in_place` of an input are,
    where that can be and no check could fail after it. One that `is_rewritten`, for a CPU, was
    canonical before it was saved. What was `measured` is not predicted, and a graph that loses by
    fusion is not fused."""
    from kitsune.runtime.chain import Refused

    timed = measured.program(graph)
    if timed is not None and timed.gain < 1:
        config = replace(config, enabled=False)
    checks = index_checks(graph)
    messages = [(text, node.line) for node, text in checks]
    ambient = AMBIENT.get()
    stages = stages or Stages()
    with stages.time("rewrite"):
        done = graph.outputs if is_rewritten and isinstance(target, CpuTarget) else ()
        todo = (*graph.outputs[len(done) :], *(node for node, _ in checks))
        ready = canonical(Graph(graph.inputs, todo), target, config, ambient)
        if done:
            whole = Graph(graph.inputs, (*done, *ready.graph.outputs))
            ready = Canonical(whole, whole, ready.fired)
        if target.device == "cpu" and not checks:
            ready = replace(ready, in_place=in_place)
    apart: dict[Node, str] = {}  # what the device has no kernel for, and why
    while True:
        try:
            made = _assembled(ready, messages, apart, target, config, threads, stages, measured)
            return replace(made, timed=timed)
        except Refused as refused:
            if isinstance(target, CpuTarget):
                raise
            found = _alone(refused, target, config)
            if found.keys() <= apart.keys():
                raise
            apart |= found


def _alone(whole: Refused, target: GpuTarget, config: FusionConfig) -> dict[Node, str]:
    """Those of a refused kernel's nodes that a device refuses by themselves, and why; all, if there
    are none."""
    from kitsune.runtime.chain import by_themselves
    from kitsune.runtime.gpu import refusal

    found = {}
    for node in whole.nodes:
        made = compile_graph(by_themselves([node], [node]), target, replace(config, enabled=False))
        if (reason := refusal(made.layout, target)) is not None:
            found[node] = reason.what
    return found or dict.fromkeys(whole.nodes, whole.what)


def _assembled(
    ready: Canonical, messages: Sequence[tuple[str, str]], apart: Mapping[Node, str],
    target: CpuTarget | GpuTarget, config: FusionConfig, threads: int | None, stages: Stages,
    measured: Measured,
) -> Built:  # fmt: skip
    """The programs of a canonical graph, one for each segment, together."""
    from kitsune.runtime.chain import ChainProgram, cut
    from kitsune.runtime.executable import Executable

    ambient = AMBIENT.get()  # whatever is in force when somebody asks for the plan
    with stages.time("rewrite"):
        segments = cut(ready.graph, apart)
    # What must fuse may do so in any of several segments.
    each = ambient if len(segments) == 1 else replace(ambient, must=())
    sources = [ready] if len(segments) == 1 else [
        Canonical(s.graph, s.graph, () if n else ready.fired) for n, s in enumerate(segments)
    ]  # fmt: skip
    parts = tuple(
        _part(segment, source, target, config, each, threads, stages, measured)
        for segment, source in zip(segments, sources, strict=True)
    )
    stages.end()
    program = parts[0].program if len(parts) == 1 else ChainProgram(ready.graph, parts)
    built = Built(Executable(ready.graph, program, messages), target, parts, stages, apart)
    if ambient.must and len(parts) > 1:
        check_contracts(built.plan().plan, config, ambient)
    return built


def _part(
    segment: Segment, source: Canonical, target: CpuTarget | GpuTarget, config: FusionConfig,
    ambient: Ambient, threads: int | None, stages: Stages, measured: Measured,
) -> Part:  # fmt: skip
    plan_once = cache(lambda: planned(source, target, config, ambient, stages, measured))
    if isinstance(target, CpuTarget):
        from kitsune.runtime.programs import load_program

        applied = [f.pattern for f in source.fired] if ambient.must else []  # which contracts read
        settings = f"{config} {ambient} {applied} {source.in_place}"
        program: Program = load_program(
            source.graph, lambda: plan_once().layout, target,
            None if config.debug else settings, threads, stages, measured.name,
        )  # fmt: skip
    else:
        from kitsune.runtime.gpu import WebGpuProgram

        layout = plan_once().layout
        with stages.time("load"):
            program = WebGpuProgram(layout, target, segment.origin)
    return Part(segment, program, plan_once)


def in_force(config: FusionConfig | None) -> FusionConfig:
    """The configuration given, or that of the place. `KITSUNE_DISABLE` turns fusion off, and
    `KITSUNE_LOG` logs what fuses and what does not."""
    found = config or AMBIENT.get().config or default_config()
    if _is_set("KITSUNE_DISABLE"):
        found = replace(found, enabled=False)
    return replace(found, debug=True) if _is_set("KITSUNE_LOG") else found


def _is_set(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def _is_empty(group: Group) -> bool:
    """Whether its results have no elements: such a kernel has nothing to do."""
    return not any(prod(node.shape) for node in group.outputs)


def _tuned(target: CpuTarget, knobs: Knobs) -> CpuTarget:
    """The target as a kernel was measured to run best on it."""
    return replace(target, tuned=replace(target.tuning, **knobs)) if knobs else target


def _written(low: Lowered, knobs: Knobs) -> Lowered:
    """Tell a kernel how its shader was measured to run best."""
    from kitsune.backends.webgpu.variants import with_knobs

    return replace(low, kernel=with_knobs(low.kernel, knobs))


def _scheduled(low: Lowered, target: CpuTarget, config: FusionConfig, read: set[Node]) -> Lowered:
    """Tell a kernel how to run here: what it knows beforehand, and what nobody will read again."""
    constants = {n for n, node in enumerate(low.nodes) if node.op == "constant"}
    final = {n for n in low.kernel.written() if low.nodes[n] not in read}
    kernel = replace(low.kernel, fast=config.numerics == "fast")
    scheduled = schedule(kernel, target, constants, final)
    return replace(low, kernel=winograd(direct(slide(scheduled, target), target), target))
