"""Every adjacent pair of ops that did not end in one kernel has a reason in the plan."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.case import Workload
from benchmarks.oracle import trace_case
from benchmarks.suites import MODELS
from kitsune.autodiff import gradients
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.config.pattern_names import NAMED
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, Kind, sum_
from kitsune.plan.group import Plan
from kitsune.target import X86_64_V3, CpuTarget, GpuTarget
from tests.graphs import around_a_contraction, around_reductions, attentions, dags, maps, trained
from tests.models import GATES

CONFIGS = {
    "all": FusionConfig(),
    "no automatic fusion": FusionConfig(use_auto_fusion=False),
    "few patterns": FusionConfig(patterns=["linear_activation", "reduction"]),
    "none": FusionConfig(patterns=[]),
    "short kernels": FusionConfig(max_fusion_size=3),
    "large gains": FusionConfig(min_fusion_benefit=2.0),
    "no reshape_op": FusionConfig(patterns=[p for p in NAMED if p != "reshape_op"]),
}


def apart(plan: Plan) -> list[tuple[Node, Node]]:
    """Adjacent pairs, both computed, that no kernel has in common. A view that is folded into the
    loads of its readers is where they are."""
    holders: dict[Node, set[int]] = {}
    for number, group in enumerate(plan.groups):
        for node in (*group.nodes, *group.folded_views()):
            holders.setdefault(node, set()).add(number)
    computed = [n for n in plan.graph.nodes() if OPS[n.op].kind is not Kind.SOURCE]
    return [
        (producer, consumer)
        for consumer in computed
        for producer in consumer.inputs
        if producer in holders and not holders[producer] & holders[consumer]
    ]


def assert_every_reason(plan: Plan) -> None:
    given_ = {(r.producer, r.consumer) for r in plan.refusals}
    wanted = apart(plan)
    missing = [(str(p), str(c)) for p, c in wanted if (p, c) not in given_]
    assert not missing
    assert given_ <= set(wanted)  # and what shares a kernel has none
    assert all(r.reason for r in plan.refusals)


def plan_of(graph: Graph, target: CpuTarget | GpuTarget, config: FusionConfig) -> Plan:
    return lower_graph(graph, target, config).plan


@given(
    graph=st.one_of(
        maps(), around_a_contraction(), around_reductions(), attentions(), dags(14), trained()
    ),
    target=st.sampled_from([X86_64_V3, GpuTarget("any")]),
    choice=st.sampled_from(sorted(CONFIGS)),
)
def test_any_graph(graph: Graph, target: CpuTarget | GpuTarget, choice: str) -> None:
    assert_every_reason(plan_of(graph, target, CONFIGS[choice]))


@pytest.mark.parametrize("choice", CONFIGS)
@pytest.mark.parametrize("name", GATES)
def test_the_graphs_of_the_gate(name: str, choice: str) -> None:
    assert_every_reason(plan_of(GATES[name](), X86_64_V3, CONFIGS[choice]))


def encoder() -> Graph:
    (case,) = MODELS.quick
    return trace_case(case, Workload.make(case, threads=1).weights)


def encoder_grad() -> Graph:
    graph = encoder()
    (out,) = graph.outputs
    total = sum_(out, axes=tuple(range(len(out.shape))))
    return Graph(graph.inputs, tuple(gradients(total, graph.inputs)))


@pytest.mark.parametrize("choice", CONFIGS)
@pytest.mark.parametrize("make", [encoder, encoder_grad], ids=["forward", "backward"])
def test_a_transformer(make: object, choice: str) -> None:
    graph = encoder() if make is encoder else encoder_grad()
    for target in (X86_64_V3, GpuTarget("any")):
        assert_every_reason(plan_of(graph, target, CONFIGS[choice]))
