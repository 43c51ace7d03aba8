"""Plan and lower graphs for a target, as the compiler does."""

from __future__ import annotations

from typing import Any

from kitsune.backends.base import backend_for
from kitsune.config import FusionConfig
from kitsune.ir.node import Graph
from kitsune.plan.group import Plan
from kitsune.plan.planner import Planner, plan_graph
from kitsune.target import CostModel, Target


def plan(graph: Graph, target: Target, config: FusionConfig, *rest: Any, **options: Any) -> Plan:
    backend = backend_for(target)
    return plan_graph(graph, backend.limits(), backend.cost_model(), config, *rest, **options)


def make_planner(graph: Graph, target: Target, config: FusionConfig, **options: Any) -> Planner:
    backend = backend_for(target)
    return Planner(graph, backend.limits(), backend.cost_model(), config, **options)


def cost_model(target: Target) -> CostModel:
    return backend_for(target).cost_model()
