"""What keeps a legal group from being formed: size, gain, switches, devices. Each says so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir.node import Graph
from kitsune.ir.ops import (
    add,
    input_,
    matmul,
    maximum,
    minimum,
    mul,
    neg,
    relu,
    reshape,
    softmax,
    sub,
    sum_,
    tanh,
)
from kitsune.plan.cost import count_repeats
from kitsune.report.explanation import Explanation, explain
from kitsune.target import X86_64_V3, CpuTarget, GpuTarget
from tests.backends_fixture import CPU, check
from tests.fusion.test_patterns import explained, of, reasons
from tests.planning import cost_model

x, y, w = input_("x", (4, 6)), input_("y", (4, 6)), input_("w", (6, 5))
linear, chain = of(relu(matmul(x, w))), of(neg(tanh(add(x, y))))


def for_target(graph: Graph, target: CpuTarget | GpuTarget, config: FusionConfig) -> Explanation:
    made = lower_graph(graph, target, config)
    return explain(made.plan, made)


# --- size ----------------------------------------------------------------------------------------


def long_chain(length: int) -> Graph:
    node = x
    for n in range(length):
        node = sub(x, node) if n % 3 == 1 else (maximum, add, minimum)[n % 3](node, y)
    return of(node)


@pytest.mark.parametrize("most", [1, 2, 5, 7])
def test_no_kernel_has_more_ops_than_allowed(most: int) -> None:
    config = FusionConfig(max_fusion_size=most)
    made = explained(long_chain(12), config)
    assert max(len(g.ops) for g in made.groups) <= most
    assert f"{most + 1} ops are more than max_fusion_size {most}" in reasons(made)
    check(CPU[0], long_chain(12), config=config)


def test_views_do_not_count() -> None:
    graph = of(reshape(relu(matmul(reshape(x, shape=(6, 4)), input_("m", (4, 3)))), shape=(18,)))
    (group,) = explained(graph, FusionConfig(max_fusion_size=2)).groups
    assert group.ops == ["matmul", "relu", "reshape"]


def test_a_chain_of_any_length_compiles() -> None:
    """A kernel of hundreds of ops would be deeper than the interpreter's stack."""
    check(CPU[0], long_chain(700))


def test_attention_is_counted_too() -> None:
    graph = of(matmul(softmax(matmul(x, input_("k", (6, 4))), axes=(1,)), input_("v", (4, 3))))
    made = explained(graph, FusionConfig(max_fusion_size=2))
    assert "attention_pattern" not in made.patterns
    assert "3 ops are more than max_fusion_size 2" in reasons(made)


# --- gain ----------------------------------------------------------------------------------------


def test_a_group_that_gains_too_little_is_not_formed_and_says_so_with_numbers() -> None:
    made = explained(chain, FusionConfig(min_fusion_benefit=100.0))
    assert made.kernels_after == 3
    assert all(
        r.startswith("a predicted gain of ")
        and r.endswith(" is under min_fusion_benefit 100")
        and "µs unfused" in r
        for r in reasons(made)
    )


def test_machine_constants_decide() -> None:
    """One slow function of another gains nothing where memory keeps up with the arithmetic, and
    loses a little to waiting; it gains where memory is slow."""
    slow = replace(X86_64_V3, read_gbps=(1.0, 1.0, 1.0, 1.0))
    graph = of(tanh(tanh(input_("large", (1024, 1024)))))
    made = for_target(graph, X86_64_V3, FusionConfig())
    assert made.kernels_after == 2
    numbers = "a predicted gain of 0.77 (420 µs unfused, 545 fused, beside 419 either way)"
    assert numbers in reasons(made)[0]
    assert for_target(graph, slow, FusionConfig()).kernels_after == 1


def test_what_gains_stays_when_the_rest_is_cut_off() -> None:
    graph = of(tanh(neg(tanh(input_("large", (1024, 1024))))))
    made = explained(graph)
    assert [g.ops for g in made.groups] == [["tanh", "neg"], ["tanh"]]


def test_small_tensors_are_not_fused_for_their_own_sake() -> None:
    made = explained(chain, FusionConfig(min_tensor_size=25))
    assert made.kernels_after == 3
    assert "24 elements are fewer than min_tensor_size 25" in reasons(made)
    assert explained(chain, FusionConfig(min_tensor_size=24)).kernels_after == 1


def test_small_tensors_are_fused_with_large_ones() -> None:
    graph = of(mul(x, relu(neg(sum_(x, axes=(1,))))))
    assert explained(graph, FusionConfig(min_tensor_size=24)).kernels_after == 1


def test_what_follows_a_reduction_is_counted_once_a_row() -> None:
    graph = of(tanh(neg(sum_(input_("tall", (4096, 64)), axes=(0,)))))
    assert explained(graph).kernels_after == 1


# --- switches ------------------------------------------------------------------------------------

SWITCHES = {
    "enable_elementwise": chain,
    "enable_reduction": of(softmax(mul(x, y), axes=(1,))),
    "enable_matmul": linear,
}


@pytest.mark.parametrize("switch", SWITCHES)
def test_a_switch_stops_its_fusions_and_no_others(switch: str) -> None:
    config = FusionConfig(**{switch: False})
    for name, graph in SWITCHES.items():
        made = explained(graph, config)
        assert (made.kernels_after == 1) == (name != switch)
    assert any(f"{switch} is False" in r for r in reasons(explained(SWITCHES[switch], config)))


@pytest.mark.parametrize(
    ("config", "says"),
    [
        (FusionConfig(enabled=False), "fusion is switched off"),
        (FusionConfig(devices={"cpu": False}), "fusion is switched off for cpu"),
    ],
)
def test_a_program_without_fusion_says_so(config: FusionConfig, says: str) -> None:
    made = explained(linear, config)
    assert (made.off, made.kernels_after, made.patterns, made.refusals) == (says, 2, [], [])
    assert f"{says}: every op is a kernel of its own" in str(made)


def test_a_device_is_switched_off_alone() -> None:
    config = FusionConfig(devices={"cpu": False})
    assert for_target(linear, GpuTarget("any"), config).kernels_after == 1
    wasm = replace(X86_64_V3, triple="wasm32-unknown-unknown")
    assert for_target(linear, wasm, config).kernels_after == 1
    assert for_target(linear, wasm, FusionConfig(devices={"wasm": False})).kernels_after == 2


# --- the model behind the gain -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("small", "large", "times"),
    [
        ((6,), (4, 6), 4),  # made again in every row
        ((4, 1), (4, 6), 1),  # once before each row
        ((1,), (4, 6), 1),
        ((4, 6), (4, 6), 1),
        ((2, 1, 6), (2, 5, 6), 5),
    ],
)
def test_how_often_a_broadcast_value_is_computed(
    small: tuple[int, ...], large: tuple[int, ...], times: int
) -> None:
    assert count_repeats(small, large) == times


def test_memory_is_slower_the_more_there_is() -> None:
    m = cost_model(X86_64_V3)
    per_byte = [m.move(n) / n for n in (1 << 12, 1 << 17, 1 << 22, 1 << 26)]
    assert per_byte == sorted(per_byte)
    assert per_byte[0] < per_byte[-1]
