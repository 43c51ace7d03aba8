"""Graph in, Layout out: the pipeline, top to bottom."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from math import prod

from kitsune.config import FusionConfig
from kitsune.ir.node import Graph, Node
from kitsune.ir.rewrite import fold_constants, rewrite
from kitsune.ir.rules import CANONICAL
from kitsune.ir.verify import verify
from kitsune.lower.lower import Lowered, lower_group
from kitsune.lower.memory import Layout, arrange
from kitsune.lower.schedule import schedule
from kitsune.lower.verify import verify_kernel
from kitsune.plan.group import Group, Plan
from kitsune.plan.planner import plan
from kitsune.target import CpuTarget, GpuTarget


@dataclass(frozen=True)
class Compiled:
    graph: Graph
    plan: Plan
    layout: Layout


def compile_graph(graph: Graph, target: CpuTarget | GpuTarget, config: FusionConfig) -> Compiled:
    check = os.environ.get("KITSUNE_CHECK", "") not in ("", "0")
    verify(graph, "the front end")
    graph = fold_constants(graph)
    if config.enabled:
        graph = rewrite(graph, CANONICAL)  # one spelling per meaning
    if check:
        verify(graph, "rewriting")
    made = plan(graph, target, config)  # which nodes share a kernel
    kept = [g for g in made.groups if not _is_empty(g)]
    lowered = [lower_group(g) for g in kept]  # their loops
    if isinstance(target, CpuTarget):
        read = {node for low in lowered for node in low.reads}
        lowered = [_scheduled(low, target, config, read) for low in lowered]
    if check:
        for low in lowered:
            verify_kernel(low.kernel)
    return Compiled(graph, made, arrange(graph, lowered))


def _is_empty(group: Group) -> bool:
    """Whether its results have no elements: such a kernel has nothing to do."""
    return not any(prod(node.shape) for node in group.outputs)


def _scheduled(low: Lowered, target: CpuTarget, config: FusionConfig, read: set[Node]) -> Lowered:
    """Tell a kernel how to run here: what it knows beforehand, and what nobody will read again."""
    constants = {n for n, node in enumerate(low.nodes) if node.op == "constant"}
    final = {n for n in low.kernel.written() if low.nodes[n] not in read}
    kernel = replace(low.kernel, fast=config.numerics == "fast")
    return replace(low, kernel=schedule(kernel, target, constants, final))
