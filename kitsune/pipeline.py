"""Graph in, Layout out: the pipeline from what was traced to kernels over memory, top to bottom."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import prod

from kitsune.config import Ambient, FusionConfig, is_set
from kitsune.ir.budget import is_from_file
from kitsune.ir.node import Graph, Node
from kitsune.ir.rewrite import Fired, fold_constants, rewrite
from kitsune.ir.rules import CANONICAL, SIMPLIFY
from kitsune.ir.verify import verify
from kitsune.lowbit.graphs import quantise_weights, uniform
from kitsune.lower.convolve import direct
from kitsune.lower.lower import Lowered, lower_groups
from kitsune.lower.memory import ALIGN, Layout, arrange
from kitsune.lower.schedule import schedule
from kitsune.lower.slide import slide
from kitsune.lower.verify import verify_kernel
from kitsune.lower.winograd import winograd
from kitsune.patterns import NAMED
from kitsune.plan.canonical import Canonical
from kitsune.plan.contracts import check_contracts, log_plan
from kitsune.plan.exact import in_floats
from kitsune.plan.folding import fold_scales
from kitsune.plan.group import Group, Plan
from kitsune.plan.layout import channels_last
from kitsune.plan.measured import NOTHING, Knobs, Measured
from kitsune.plan.planner import plan
from kitsune.plan.restructure import restructure
from kitsune.plan.spelling import spelled_out
from kitsune.stages import Stages
from kitsune.target import CpuTarget, GpuTarget


@dataclass(frozen=True)
class Compiled:
    graph: Graph
    plan: Plan
    layout: Layout


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
        graph = quantise_weights(graph, uniform(config.bits_per_weight)).graph
    graph = fold_constants(graph, keep_weights=folds_views and isinstance(target, CpuTarget))
    graph = in_floats(graph, target)
    source = spelled_out(graph)
    fired: list[Fired] = []
    if is_fused:
        graph = rewrite(
            graph, [r for r in CANONICAL if not r.implements or wanted(r.implements)], fired=fired
        )
        if wanted("linear_bn"):
            graph = fold_scales(graph, fired)  # while a convolution is one op
        if folds_views and isinstance(target, CpuTarget):
            graph = channels_last(graph, fired)
        graph = rewrite(spelled_out(graph), SIMPLIFY)
        graph = restructure(graph, target, wanted, config.min_fusion_benefit, fired)
    else:
        graph = source
    if is_set("KITSUNE_CHECK") or is_from_file():
        verify(graph, "rewriting")
    return Canonical(graph, source, tuple(fired))


def planned(
    source: Canonical,
    target: CpuTarget | GpuTarget,
    config: FusionConfig,
    ambient: Ambient,
    stages: Stages,
    measured: Measured = NOTHING,
) -> Compiled:
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
    source: Canonical,
    made: Plan,
    target: CpuTarget | GpuTarget,
    config: FusionConfig,
    measured: Measured,
) -> Layout:
    kept = [g for g in made.groups if not _is_empty(g)]
    lowered = lower_groups(kept, gpu=target if isinstance(target, GpuTarget) else None)
    if isinstance(target, CpuTarget):
        read = {node for low in lowered for node in low.reads}
        lowered = [
            _scheduled(low, _tuned(target, measured.knobs(low.group)), config, read)
            for low in lowered
        ]
    elif measured.schedules:
        lowered = [_written(low, measured.knobs(low.group)) for low in lowered]
    if is_set("KITSUNE_CHECK") or is_from_file():
        for low in lowered:
            verify_kernel(low.kernel)
    align = target.alignment if isinstance(target, GpuTarget) else ALIGN
    return arrange(source.graph, lowered, align, source.in_place)


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
