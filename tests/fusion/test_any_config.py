"""Random graphs mean the same under any configuration; shared values are stored or made again."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.config.pattern_names import NAMED
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import add, exp, gelu, input_, matmul, mul, neg, relu, sigmoid, tanh
from kitsune.plan.group import Plan
from kitsune.target import X86_64_V3
from tests.backends_fixture import CPU, assert_outputs, random_feeds
from tests.fusion.test_patterns import of
from tests.graphs import around_a_contraction, around_reductions, attentions, dags, trained


@st.composite
def configs(draw: st.DrawFn) -> FusionConfig:
    patterns = draw(st.one_of(st.none(), st.lists(st.sampled_from(sorted(NAMED)), unique=True)))
    pairs = st.lists(st.sampled_from(["add", "mul", "sub", "neg", "tanh"]), min_size=2, max_size=3)
    custom = draw(st.dictionaries(st.sampled_from(["one", "two"]), pairs))
    return FusionConfig(
        patterns=patterns,
        use_auto_fusion=draw(st.booleans()),
        max_fusion_size=draw(st.sampled_from([1, 2, 4, 64])),
        min_fusion_benefit=draw(st.sampled_from([0.0, 1.1, 3.0])),
        min_tensor_size=draw(st.sampled_from([0, 50])),
        custom_patterns=custom,
    )


@settings(max_examples=40)
@given(
    graph=st.one_of(around_a_contraction(), around_reductions(), attentions(), dags(), trained()),
    config=configs(),
)
def test_any_configuration_equals_the_oracle(graph: Graph, config: FusionConfig) -> None:
    feeds = random_feeds(graph)
    assert_outputs(graph, feeds, CPU[0].run(graph, feeds, config))


# --- stored as one more result, or made again ----------------------------------------------------


def planned(*outputs: Node) -> Plan:
    return lower_graph(of(*outputs), X86_64_V3, FusionConfig()).plan


def stores(plan: Plan, node: Node) -> int:
    return sum(node in g.outputs for g in plan.groups)


def makes(plan: Plan, node: Node) -> int:
    return sum(node in g.nodes for g in plan.groups)


x, y = input_("x", (256, 256)), input_("y", (256, 256))
w = input_("w", (256, 256))


def test_a_value_that_two_products_read_is_made_by_both() -> None:
    scaled = mul(x, 3.0)
    made = planned(matmul(scaled, w), matmul(w, scaled))
    assert (makes(made, scaled), stores(made, scaled)) == (2, 0)


def test_a_dear_value_that_two_products_read_is_stored() -> None:
    dear = exp(sigmoid(tanh(gelu(x))))
    made = planned(matmul(dear, w), matmul(w, dear))
    assert (makes(made, dear), stores(made, dear)) == (1, 1)


def test_a_cheap_value_beside_a_result_is_rebuilt() -> None:
    """The kernel stays for its result, and leaves the other value to the product that reads it."""
    scaled = mul(x, 3.0)
    result = relu(neg(add(scaled, y)))
    made = planned(result, matmul(scaled, w))
    assert (makes(made, scaled), stores(made, scaled)) == (2, 0)


def test_a_dear_value_beside_a_result_is_one_more_result() -> None:
    dear = gelu(x)
    made = planned(relu(neg(add(dear, y))), matmul(dear, w), matmul(w, dear))
    assert (makes(made, dear), stores(made, dear)) == (1, 1)
    (group,) = [g for g in made.groups if dear in g.nodes]
    assert len(group.outputs) == 2
