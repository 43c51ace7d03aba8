"""Graph in, something to call out: planned and compiled only where that was not done before."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import compress
from typing import TYPE_CHECKING

from kitsune.config import AMBIENT, Ambient, FusionConfig, default_config, is_set
from kitsune.ir.checks import Check, index_checks
from kitsune.ir.node import Graph, Node
from kitsune.plan.canonical import Canonical
from kitsune.plan.group import Group, Plan, Timed, Unfused
from kitsune.plan.measured import NOTHING, Measured
from kitsune.stages import Stages
from kitsune.target import CpuTarget, GpuTarget

if TYPE_CHECKING:
    from kitsune.lower.memory import InPlace
    from kitsune.pipeline import Compiled
    from kitsune.runtime.chain import Refused, Segment
    from kitsune.runtime.executable import Executable, Program
    from kitsune.runtime.gpu import Traffic


def compile_graph(
    graph: Graph, target: CpuTarget | GpuTarget, config: FusionConfig, measured: Measured = NOTHING
) -> Compiled:
    """The graph as kernels over memory; nothing is compiled to machine code."""
    from kitsune.pipeline import canonical, planned

    config, ambient = _unless_slower(config, measured.program(graph)), AMBIENT.get()
    source = canonical(graph, target, config, ambient)
    return planned(source, target, config, ambient, Stages(), measured)


def _unless_slower(config: FusionConfig, timed: Timed | None) -> FusionConfig:
    """Without fusion where the whole was timed to lose by it."""
    loses = timed is not None and timed.gain < 1
    return replace(config, enabled=False) if loses else config


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
    from kitsune.lower.memory import joined

    groups, waves = list[Group](), 0
    for each in made:
        groups += [replace(group, wave=waves + group.wave) for group in each.plan.groups]
        waves += 1 + max((group.wave for group in each.plan.groups), default=-1)
    before = [each.plan.unfused for each in made]
    unfused = Unfused(
        sum(u.kernels for u in before), sum(u.nbytes for u in before), before[0].rewriting
    )
    whole = Plan(
        graph,
        tuple(groups),
        tuple(r for each in made for r in each.plan.refusals),
        made[0].plan.off,
        made[0].plan.rewritten,
        unfused,
    )
    layout = joined(graph, [each.layout for each in made])
    return replace(made[0], graph=graph, plan=whole, layout=layout)


def build(
    graph: Graph,
    target: CpuTarget | GpuTarget,
    config: FusionConfig,
    threads: int | None = None,
    stages: Stages | None = None,
    in_place: InPlace = (),
    checks: Sequence[Check] | None = None,
    measured: Measured = NOTHING,
) -> Built:
    """The graph with its hidden checks, planned and compiled unless that was done before; `stages`
    is given where some were gone through already. Outputs that may be `in_place` of an input are,
    where that can be and no check could fail after it. One that was saved comes with its `checks`,
    and was made canonical for a CPU. What was `measured` is not predicted, and a graph that loses
    by fusion is not fused."""
    from kitsune.runtime.chain import Refused

    timed = measured.program(graph)
    config = _unless_slower(config, timed)
    stages = stages or Stages()
    with stages.time("rewrite"):
        ready, messages = _checked(graph, checks, target, config)
        if target.device != "wasm" and not messages:
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


def _checked(
    graph: Graph,
    known: Sequence[Check] | None,
    target: CpuTarget | GpuTarget,
    config: FusionConfig,
) -> tuple[Canonical, list[tuple[str, str]]]:
    """The canonical graph, whose last outputs are checks, and what to say of each. Those that
    rewriting proves to find nothing are left out."""
    checks = known
    if checks is None:
        checks = [(node, text, node.line) for node, text in index_checks(graph)]
    messages = [(text, line) for _, text, line in checks]
    whole = Graph(graph.inputs, (*graph.outputs, *(node for node, _, _ in checks)))
    if known is not None and isinstance(target, CpuTarget):
        return Canonical(whole, whole), messages
    from kitsune.pipeline import canonical

    ready, count = canonical(whole, target, config, AMBIENT.get()), len(graph.outputs)
    outputs, last = ready.graph.outputs[:count], ready.graph.outputs[count:]
    active = [not (node.op == "constant" and not node.attr("value").value) for node in last]
    made = Graph(graph.inputs, (*outputs, *compress(last, active)))
    return replace(ready, graph=made), list(compress(messages, active))


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
    ready: Canonical,
    messages: Sequence[tuple[str, str]],
    apart: Mapping[Node, str],
    target: CpuTarget | GpuTarget,
    config: FusionConfig,
    threads: int | None,
    stages: Stages,
    measured: Measured,
) -> Built:
    """The programs of a canonical graph, one for each segment, together."""
    from kitsune.runtime.chain import ChainProgram, cut
    from kitsune.runtime.executable import Executable

    ambient = AMBIENT.get()  # whatever is in force when somebody asks for the plan
    with stages.time("rewrite"):
        segments = cut(ready.graph, apart)
    # What must fuse may do so in any of several segments.
    each = ambient if len(segments) == 1 else replace(ambient, must=())
    sources = (
        [ready]
        if len(segments) == 1
        else [Canonical(s.graph, s.graph, () if n else ready.fired) for n, s in enumerate(segments)]
    )
    parts = tuple(
        _part(segment, source, target, config, each, threads, stages, measured)
        for segment, source in zip(segments, sources, strict=True)
    )
    stages.end()
    program = parts[0].program if len(parts) == 1 else ChainProgram(ready.graph, parts)
    built = Built(Executable(ready.graph, program, messages), target, parts, stages, apart)
    if ambient.must and len(parts) > 1:
        from kitsune.plan.contracts import check_contracts

        check_contracts(built.plan().plan, config, ambient)
    return built


def _part(
    segment: Segment,
    source: Canonical,
    target: CpuTarget | GpuTarget,
    config: FusionConfig,
    ambient: Ambient,
    threads: int | None,
    stages: Stages,
    measured: Measured,
) -> Part:
    measured = measured.within(source.graph)

    @cache
    def plan_once() -> Compiled:
        from kitsune.pipeline import planned

        return planned(source, target, config, ambient, stages, measured)

    if isinstance(target, CpuTarget):
        from kitsune.runtime.programs import load_program

        applied = [f.pattern for f in source.fired] if ambient.must else []  # which contracts read
        settings = f"{config} {ambient} {applied} {source.in_place}"
        program: Program = load_program(
            source.graph,
            lambda: plan_once().layout,
            target,
            None if config.debug else settings,
            threads,
            stages,
            measured.name,
        )
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
    if is_set("KITSUNE_DISABLE"):
        found = replace(found, enabled=False)
    return replace(found, debug=True) if is_set("KITSUNE_LOG") else found
