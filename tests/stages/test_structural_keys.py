"""Groups that are alike: one kernel serves them all, and nothing else is taken for alike."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from kitsune.config import FusionConfig
from kitsune.ir.dtypes import f32
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import add, constant, input_, matmul, max_, mul, relu, softmax
from kitsune.lower.lower import lower_group, lower_groups
from kitsune.plan.group import Group, PlanningMemo, make_structural_key
from kitsune.plan.index_walk import check_index_maps
from kitsune.plan.judge import predict_group
from kitsune.target import X86_64_V3
from tests.graphs import dags, trained
from tests.planning import make_planner, plan


def layers(count: int) -> Graph:
    x = y = input_(name="x", shape=(4, 64), dtype=f32)
    for n in range(count):
        y = relu(add(matmul(y, constant(np.full((64, 64), n, np.float32))), 1.0))
    return Graph((x,), (y,))


def test_equal_layers_have_one_kernel_over_their_own_weights() -> None:
    made = plan(layers(3), X86_64_V3, FusionConfig())
    lowered = lower_groups(made.groups)
    assert len(lowered) == 3
    assert len({id(low.kernel) for low in lowered}) == 1
    weights = [n for low in lowered for n in low.nodes if n.op == "constant"]
    assert [n.attr("value").value[0, 0] for n in weights] == [0, 1, 2]


@given(graph=st.one_of(dags(14), trained()))
def test_what_is_known_of_groups_is_what_each_would_be_found_to_be(graph: Graph) -> None:
    planner = make_planner(graph, X86_64_V3, FusionConfig())
    groups = planner.run().groups
    for low, group in zip(lower_groups(groups), groups, strict=True):
        single = lower_group(group)
        assert (str(low.kernel), low.nodes) == (str(single.kernel), single.nodes)
        known, planner.memo = planner.memo, PlanningMemo()
        fresh = predict_group(planner, group), check_index_maps(group, planner.memo)
        planner.memo = known
        assert (predict_group(planner, group), check_index_maps(group, known)) == fresh


def beside_softmax(x: Node, other: Node) -> Group:
    weights = softmax(x, axes=(1,))
    result = mul(weights, other)
    return Group("row", [weights, result], x.shape, (1,), outputs=[result])


def test_what_a_composite_computes_itself_is_not_like_what_is_read() -> None:
    x = input_(name="x", shape=(4, 64), dtype=f32)
    other = input_(name="y", shape=(4, 64), dtype=f32)
    own, read = beside_softmax(x, max_(x, axes=(1,))), beside_softmax(x, max_(other, axes=(1,)))
    assert make_structural_key(own).key != make_structural_key(read).key
    kernels = [low.kernel for low in lower_groups([own, read])]
    assert [len(kernel.reads()) for kernel in kernels] == [1, 2]


def test_numbers_are_part_of_a_group_and_values_of_tensors_are_not() -> None:
    x = input_(name="x", shape=(4, 64), dtype=f32)
    groups = [Group("row", [y], y.shape, outputs=[y]) for y in (add(x, 1.0), add(x, 2.0))]
    tensors = [constant(np.full((4, 64), n, np.float32)) for n in range(2)]
    groups += [Group("row", [y], y.shape, outputs=[y]) for y in (add(x, t) for t in tensors)]
    keys = [make_structural_key(group).key for group in groups]
    assert keys[0] != keys[1]
    assert keys[2] == keys[3]
