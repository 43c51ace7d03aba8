"""Each named pattern fires on its own example, can be switched off alone, and shows."""

from __future__ import annotations

import json
from collections.abc import Callable

import numpy as np
import pytest

from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.config.pattern_names import NAMED, FusionPattern
from kitsune.errors import UnsupportedError
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    add,
    attention,
    constant,
    exp,
    gelu,
    input_,
    layer_norm,
    matmul,
    mul,
    neg,
    permute,
    relu,
    reshape,
    sigmoid,
    softmax,
    sub,
    sum_,
    tanh,
)
from kitsune.ir.rewrite import any_, op_
from kitsune.lower.memory import Module
from kitsune.plan.pattern_examples import EXAMPLES
from kitsune.report.explanation import Explanation, explain
from kitsune.target import X86_64_V3
from tests.backends_fixture import CPU, Backend, check

SMALL = 256  # elements: a plan depends on the shape of a graph, not on its size


def compiled(graph: Graph, config: FusionConfig | None = None) -> Module:
    return lower_graph(graph, X86_64_V3, config or FusionConfig())


def explained(graph: Graph, config: FusionConfig | None = None) -> Explanation:
    made = compiled(graph, config)
    return explain(made.plan, made)


def without(name: str) -> FusionConfig:
    return FusionConfig(patterns=[p for p in NAMED if p != name])


def reasons(explanation: Explanation) -> list[str]:
    return [r.reason for r in explanation.refusals]


def of(*outputs: Node) -> Graph:
    inputs = [n for n in Graph((), outputs).nodes() if n.op == "input"]
    return Graph(tuple(inputs), outputs)


x, y = input_("x", (4, 6)), input_("y", (4, 6))
w, b = input_("w", (6, 5)), input_("b", (5,))


# --- the named ones ------------------------------------------------------------------------------


def test_every_name_has_an_example() -> None:
    assert set(EXAMPLES) == set(NAMED)


@pytest.mark.parametrize("name", EXAMPLES)
def test_it_fires_on_its_example_and_shows(name: str) -> None:
    explanation = explained(EXAMPLES[name](SMALL))
    assert name in explanation.patterns
    assert name in str(explanation)
    assert f'"{name}"' in explanation.to_json() or name == "multi_tensor"


@pytest.mark.parametrize("name", EXAMPLES)
def test_it_can_be_switched_off_alone(name: str) -> None:
    explanation = explained(EXAMPLES[name](SMALL), without(name))
    assert name not in explanation.patterns


GROUPED = [n for n in EXAMPLES if n not in ("matrix_chain", "linear_bn", "multi_tensor")]


@pytest.mark.parametrize("name", GROUPED)
def test_a_group_that_is_switched_off_says_so(name: str) -> None:
    explanation = explained(EXAMPLES[name](SMALL), without(name))
    assert f"pattern {name} is switched off" in reasons(explanation)


@pytest.mark.parametrize("name", EXAMPLES)
def test_it_is_enough_by_itself(name: str) -> None:
    explanation = explained(EXAMPLES[name](SMALL), FusionConfig(patterns=[name]))
    assert explanation.patterns == [name]


@pytest.mark.parametrize("name", EXAMPLES)
@pytest.mark.parametrize("choice", ["all", "without", "only"])
def test_its_results_are_those_of_the_oracle(name: str, choice: str) -> None:
    configs = {
        "all": FusionConfig(),
        "without": without(name),
        "only": FusionConfig(patterns=[name]),
    }
    check(HOST, EXAMPLES[name](SMALL), config=configs[choice])


HOST: Backend = CPU[0]


@pytest.mark.parametrize("name", EXAMPLES)
def test_fusing_saves_launches_or_bytes_or_work(name: str) -> None:
    explanation = explained(EXAMPLES[name](SMALL))
    assert explanation.predicted_gain > 1.1
    assert explanation.launches < explanation.kernels_before or name == "matrix_chain"
    if name not in ("matrix_chain", "multi_tensor"):
        assert explanation.nbytes_after < explanation.nbytes_before


# --- several in one graph ------------------------------------------------------------------------


def block() -> Graph:
    """A transformer's block with a scaled sum at its end: attention, linear layers, norms."""
    rng = np.random.default_rng(0)

    def weight(*shape: int) -> Node:
        return constant(rng.standard_normal(shape, np.float32) / np.float32(shape[0] ** 0.5))

    def heads(z: Node) -> Node:
        return permute(reshape(z, shape=(1, 8, 2, 8)), order=(0, 2, 1, 3))

    t = input_("t", (1, 8, 16))
    q, k, v = (heads(add(matmul(t, weight(16, 16)), weight(16))) for _ in range(3))
    mixed = reshape(permute(attention(q, k, v), order=(0, 2, 1, 3)), shape=(1, 8, 16))
    normed = layer_norm(add(mixed, t), weight(16), weight(16), axes=(2,), eps=1e-5)
    fed = gelu(add(matmul(normed, weight(16, 32)), weight(32)))
    chosen = neg(softmax(matmul(fed, weight(32, 16)), axes=(1,)))
    return of(chosen, tanh(relu(input_("g", (8, 16)))), relu(mul(input_("s", (3,)), 2.0)))


TOGETHER = {
    "attention_pattern",
    "linear_activation",
    "reduction",
    "activation_chain",
    "scalar_activation",
    "multi_tensor",
}


def test_several_patterns_in_one_graph() -> None:
    assert set(explained(block()).patterns) >= TOGETHER


def test_several_patterns_together_compute_what_the_oracle_does() -> None:
    check(HOST, block())


@pytest.mark.parametrize("name", sorted(TOGETHER))
def test_one_of_several_is_switched_off_and_the_others_stay(name: str) -> None:
    patterns = set(explained(block(), without(name)).patterns)
    assert name not in patterns
    assert patterns >= {"attention_pattern", "linear_activation"} - {name}


# --- parametrised --------------------------------------------------------------------------------

add_relu = of(relu(add(x, y)))
add_tanh = of(tanh(add(x, y)))
linear = of(relu(add(matmul(x, w), b)))
bias_only = of(add(matmul(x, w), b))
scaled = of(relu(mul(x, 2.0)))

PARAMETRISED: dict[str, tuple[FusionPattern, Graph, Graph]] = {
    "binary": (FusionPattern.BinaryActivation("add", "relu"), add_relu, add_tanh),
    "linear": (FusionPattern.LinearLayer(True, "relu"), linear, bias_only),
    "bias": (FusionPattern.LinearLayer(has_bias=True), bias_only, linear),
    "scalar": (FusionPattern.ScalarActivation("mul", "relu"), scaled, of(relu(add(x, 2.0)))),
}


@pytest.mark.parametrize("kind", PARAMETRISED)
def test_a_parametrised_pattern_fits_its_ops_alone(kind: str) -> None:
    pattern, fits, other = PARAMETRISED[kind]
    config = FusionConfig(patterns=[pattern])
    assert explained(fits, config).patterns == [pattern.name]
    refused = explained(other, config)
    assert refused.patterns == [] or refused.groups[0].ops == list(pattern.ops)
    assert any(f"is on only for {pattern}" in r for r in reasons(refused))


def test_a_pattern_left_open_fits_any_ops() -> None:
    for pattern in (FusionPattern.BinaryActivation, FusionPattern.BinaryUnary, "binary_activation"):
        config = FusionConfig(patterns=[pattern])  # type: ignore[list-item]
        assert explained(add_relu, config).patterns == ["binary_unary"]
        assert explained(add_tanh, config).patterns == ["binary_unary"]


# --- automatic fusion ----------------------------------------------------------------------------

BEYOND: dict[str, Callable[[], Graph]] = {
    "a prologue": lambda: of(relu(add(matmul(mul(x, y), w), b))),
    "two results": lambda: of(add(x, y), relu(add(x, y))),
    "two reductions": lambda: of(softmax(neg(softmax(x, axes=(1,))), axes=(1,))),
    "an epilogue of attention": lambda: of(relu(attention(x, y, input_("z", (4, 3))))),
}


@pytest.mark.parametrize("what", BEYOND)
def test_automatic_fusion_goes_beyond_the_forms_and_can_be_switched_off(what: str) -> None:
    graph = BEYOND[what]()
    assert any(g.automatic for g in explained(graph).groups)
    plain = explained(graph, FusionConfig(use_auto_fusion=False))
    assert not any(g.automatic for g in plain.groups)
    assert any("use_auto_fusion is False" in r for r in reasons(plain))
    check(HOST, graph, config=FusionConfig(use_auto_fusion=False))


def test_without_automatic_fusion_what_has_a_form_still_fuses() -> None:
    plain = explained(BEYOND["a prologue"](), FusionConfig(use_auto_fusion=False))
    assert [g.ops for g in plain.groups] == [["mul"], ["matmul", "add", "relu"]]


# --- custom patterns -----------------------------------------------------------------------------

flat = input_("flat", (24,))
CUSTOM: dict[str, tuple[list[str], Graph]] = {
    "through a view": (
        ["reshape", "matmul", "add", "relu"],
        of(relu(add(matmul(reshape(flat, shape=(4, 6)), w), b))),
    ),
    "elementwise": (["add", "mul", "sigmoid"], of(sigmoid(mul(add(x, y), y)))),
    "around a reduction": (["exp", "softmax", "neg"], of(neg(softmax(exp(x), axes=(1,))))),
    "attention": (
        ["matmul", "softmax", "matmul"],
        of(matmul(softmax(matmul(x, input_("k", (6, 4))), axes=(1,)), input_("v", (4, 3)))),
    ),
    "a prologue": (["mul", "matmul"], of(matmul(mul(x, y), w))),
}


@pytest.mark.parametrize("what", CUSTOM)
def test_a_custom_pattern_fires_by_its_name(what: str) -> None:
    ops, graph = CUSTOM[what]
    config = FusionConfig(custom_patterns={"mine": ops})
    explanation = explained(graph, config)
    assert explanation.patterns == ["mine"]
    assert explanation.kernels_after == 1
    check(HOST, graph, config=config)


@pytest.mark.parametrize("what", ["through a view", "elementwise", "a prologue"])
def test_a_custom_pattern_is_enough_by_itself(what: str) -> None:
    ops, graph = CUSTOM[what]
    config = FusionConfig(patterns=[], custom_patterns={"mine": ops}, use_auto_fusion=False)
    assert explained(graph, config).patterns == ["mine"]


def test_automatic_fusion_adds_to_a_custom_pattern() -> None:
    longer = of(neg(sigmoid(mul(add(x, y), y))))
    config = FusionConfig(custom_patterns={"mine": ["add", "mul", "sigmoid"]})
    (group,) = explained(longer, config).groups
    assert group.pattern == "mine"
    assert group.ops == ["add", "mul", "sigmoid", "neg"]


def test_a_custom_pattern_of_the_rewrite_language() -> None:
    a, c = any_("a"), any_("c")
    config = FusionConfig(custom_patterns={"swish": a * op_("sigmoid", a + c)})
    (group,) = explained(of(mul(x, sigmoid(add(x, y)))), config).groups
    assert group.pattern == "swish"
    assert explained(of(mul(y, sigmoid(add(x, x)))), config).patterns == ["elementwise_chain"]


def test_a_custom_pattern_of_two_branches() -> None:
    a, c = any_("a"), any_("c")
    config = FusionConfig(custom_patterns={"both": op_("exp", a) + op_("tanh", c)})
    graph = of(add(exp(x), tanh(y)))
    assert explained(graph, config).patterns == ["both"]
    check(HOST, graph, config=config)


def test_a_custom_pattern_that_cannot_be_a_kernel_says_why() -> None:
    config = FusionConfig(custom_patterns={"mine": ["matmul", "softmax"]})
    assert explained(of(softmax(matmul(x, w), axes=(1,))), config).patterns == ["mine"]
    explanation = explained(of(softmax(matmul(x, w), axes=(0,))), config)
    assert explanation.patterns == []
    wanted = f"mine: softmax runs along other axes than the columns of {matmul(x, w)}"
    assert wanted in reasons(explanation)


def test_a_custom_pattern_that_would_wait_for_itself_says_so() -> None:
    total = matmul(sum_(relu(x), axes=(1,)), constant(np.ones((1, 6), np.float32)))
    graph = of(sub(relu(x), total))
    explanation = explained(graph, FusionConfig(custom_patterns={"mine": ["relu", "sub"]}))
    assert "mine" not in explanation.patterns
    assert any("would make a cycle" in r for r in reasons(explanation))


def test_two_custom_matches_that_would_wait_for_each_other() -> None:
    """Each by itself is a kernel; both together would make a cycle, so the second is refused."""
    first, second = exp(x), tanh(y)
    graph = of(neg(add(first, constant(1.0))), matmul(add(second, first), w))
    config = FusionConfig(custom_patterns={"a": ["exp", "add"], "b": ["tanh", "add"]})
    check(HOST, graph, config=config)


def test_an_unknown_op_in_a_custom_pattern_is_named() -> None:
    config = FusionConfig(custom_patterns={"mine": ["add", "reluu"]})
    with pytest.raises(UnsupportedError, match=r"no op 'reluu'[\s\S]*did you mean 'relu'"):
        compiled(add_relu, config)


# --- the explanation -----------------------------------------------------------------------------


def test_an_explanation_is_the_same_every_time() -> None:
    first, second = (explained(block()).to_json() for _ in range(2))
    assert first == second
    data = json.loads(first)
    assert data["kernels_after"] == len(data["groups"])
    assert data["nbytes_after"] == sum(g["nbytes"] for g in data["groups"])
    assert data["nbytes_before"] > data["nbytes_after"]
    assert data["predicted_gain"] > 1
