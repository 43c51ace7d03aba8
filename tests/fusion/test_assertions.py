"""Assertions: code that relies on a fusion is told, with the reasons, when it did not happen."""

from __future__ import annotations

import logging

import pytest

import kitsune as kt
from kitsune.config import AMBIENT, FusionConfig
from kitsune.errors import FusionError, UnsupportedError
from kitsune.fusion import assert_fused, assert_kernels, must_fuse, never_fuse
from kitsune.ir.ops import add, input_, matmul, relu, softmax, sum_
from tests.fusion.test_patterns import of

x, y, w = input_("x", (4, 6)), input_("y", (4, 6)), input_("w", (6, 5))
scores = matmul(x, input_("k", (6, 4)))
attention = of(matmul(softmax(scores, axes=(1,)), input_("v", (4, 3))))
near_miss = of(matmul(softmax(scores, axes=(0,)), input_("v", (4, 3))))
linear, plain = of(relu(matmul(x, w))), of(relu(x))


def test_a_contract_that_is_met_says_nothing() -> None:
    with must_fuse("attention_pattern"):
        kt.compile(attention)
    with must_fuse("linear_activation"), never_fuse("reduction"):
        kt.compile(linear)


def test_a_contract_that_is_not_met_gives_the_reasons() -> None:
    with must_fuse("attention_pattern"), pytest.raises(FusionError) as caught:
        kt.compile(near_miss)
    assert "attention_pattern did not fuse" in str(caught.value)
    assert "softmax runs over axes [0], not over the keys" in str(caught.value)


def test_a_graph_without_the_form_says_that() -> None:
    with must_fuse("attention_pattern"), pytest.raises(FusionError, match="has its form: matmul"):
        kt.compile(plain)


def test_every_model_of_the_block_is_checked() -> None:
    with must_fuse("linear_activation"):
        kt.compile(linear)
        with pytest.raises(FusionError):
            kt.compile(plain)


def test_a_contract_ends_with_its_block_whatever_happens() -> None:
    before = AMBIENT.get()
    with pytest.raises(FusionError), must_fuse("reduction"), never_fuse("linear_activation"):
        kt.compile(plain)
    assert AMBIENT.get() == before


def test_a_contract_under_a_configuration_that_forbids_it() -> None:
    off = FusionConfig(patterns=["reduction"])
    with (
        must_fuse("linear_activation"),
        pytest.raises(FusionError, match="pattern linear_activation is switched off"),
    ):
        kt.compile(linear, config=off)
    with must_fuse("linear_activation"), pytest.raises(FusionError, match="fusion is switched off"):
        kt.compile(linear, config=FusionConfig(enabled=False))


def test_a_custom_pattern_that_must_fuse() -> None:
    config = FusionConfig(custom_patterns={"mine": ["add", "relu"]})
    with must_fuse("mine"):
        kt.compile(of(relu(add(x, y))), config=config)
    with must_fuse("mine"), pytest.raises(FusionError, match="mine did not fuse"):
        kt.compile(plain, config=config)
    with must_fuse("mine"), pytest.raises(UnsupportedError, match="no fusion pattern 'mine'"):
        kt.compile(plain)


def test_what_may_never_fuse_does_not() -> None:
    with never_fuse("linear_activation"):
        model = kt.compile(linear)
    explanation = model.explain()  # after the block: the plan is the one that was compiled
    assert explanation.kernels_after == 2
    assert "never_fuse('linear_activation') is in force" in str(explanation)
    assert kt.compile(linear).explain().kernels_after == 1


def test_an_op_may_be_kept_by_itself() -> None:
    with never_fuse("softmax"):
        explanation = kt.compile(attention).explain()
    assert [g.ops for g in explanation.groups] == [["matmul"], ["softmax"], ["matmul"]]


@pytest.mark.parametrize("assertion", [must_fuse, never_fuse])
def test_an_assertion_names_something(assertion: object) -> None:
    with pytest.raises(FusionError, match="name patterns"), must_fuse():
        pass
    with pytest.raises(UnsupportedError, match="no fusion pattern or op"), never_fuse("nothing"):
        pass


def test_a_model_is_held_to_a_number_of_kernels() -> None:
    two = kt.compile(of(sum_(matmul(x, w), axes=(0,))))
    assert_kernels(two, at_most=2)
    with pytest.raises(FusionError, match="2 kernels are more than 1") as caught:
        assert_kernels(two, at_most=1)
    assert "sum runs along other axes than the columns of matmul[4,5]" in str(caught.value)


def test_a_model_is_held_to_a_pattern() -> None:
    model = kt.compile(linear)
    assert_fused(model, "linear_activation", "linear_layer")
    with pytest.raises(FusionError, match="reduction did not fuse"):
        assert_fused(model, "reduction")
    with pytest.raises(FusionError, match="it is none of the named patterns"):
        assert_fused(model, "reductions")
    with pytest.raises(FusionError, match="a Graph has no kernels"):
        assert_fused(linear, "reduction")


def test_debug_logs_what_fused_and_what_did_not(caplog: pytest.LogCaptureFixture) -> None:
    graph = of(relu(add(matmul(x, w), input_("b", (5,)))), sum_(matmul(x, w), axes=(0,)))
    with caplog.at_level(logging.INFO, logger="kitsune"):
        kt.compile(graph, config=FusionConfig(debug=True))
    said = caplog.text
    assert "linear_activation: matmul · add · relu, predicted gain" in said
    assert "refused: sum[1,5] is not in matmul[4,5]'s kernel" in said
    caplog.clear()
    with caplog.at_level(logging.INFO, logger="kitsune"):
        kt.compile(graph)
    assert not caplog.text
