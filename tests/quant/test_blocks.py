"""Where blocks end, and what training them one after the other does."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.errors import InputError
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import add, constant, input_, lt, matmul, mul, relu
from kitsune.quant.finetune import block_ends

RNG = np.random.default_rng(0)


def product(x: Node) -> Node:
    return matmul(x, constant(RNG.standard_normal((8, 8)).astype(np.float32)))


def test_a_chain_is_cut_behind_what_follows_every_second_product() -> None:
    x = input_("x", (2, 8))
    a = product(x)
    b = product(relu(a))
    end = mul(relu(b), 2.0)
    c = product(end)
    out = product(c)
    assert block_ends(Graph((x,), (out,)), {a, b, c, out}) == [[end], [out]]


def test_a_residual_block_stays_whole() -> None:
    x = input_("x", (2, 8))
    a = product(x)
    b = product(relu(a))
    c = product(relu(b))
    sum_ = add(a, c)  # a is read behind b and c
    d = product(sum_)
    out = product(relu(d))
    assert block_ends(Graph((x,), (out,)), {a, b, c, d, out}) == [[sum_], [out]]


def test_what_depends_on_no_product_may_cross_an_end() -> None:
    x, mask = input_("x", (2, 8)), input_("mask", (2, 8))
    weight = mul(mask, 2.0)
    a = product(x)
    b = mul(product(a), weight)
    c = product(b)
    out = add(mul(product(c), weight), 1.0)
    ends = block_ends(Graph((x, mask), (out,)), {a, b.inputs[0], c, out.inputs[0].inputs[0]})
    assert ends == [[b], [out]]


def test_outputs_that_a_block_has_reached_are_not_learned_again() -> None:
    x = input_("x", (2, 8))
    a = product(x)
    b = product(relu(a))
    c = product(b)
    out = product(c)
    products = {a, b, c, out}
    assert block_ends(Graph((x,), (b, out)), products) == [[b], [out]]
    assert block_ends(Graph((x,), (out, a, b)), products) == [[b], [out]]
    assert block_ends(Graph((x,), (b, lt(out, 0.0))), products) == [[b]]


def residual() -> Any:
    kt.manual_seed(0)
    layers = [kt.nn.Linear(64, 64) for _ in range(5)]

    def model(x: Any) -> Any:
        for first, second in ((0, 1), (2, 3)):
            x = x + layers[second](layers[first](x).relu())
        return layers[4](x)

    return model


def test_blocks_learn_to_give_what_they_gave_in_floats() -> None:
    model, rng = residual(), np.random.default_rng(0)
    mixed = rng.standard_normal((24, 64))  # inputs lie near a plane
    x = rng.standard_normal((9, 128, 24)) @ mixed + 0.3 * rng.standard_normal((9, 128, 64))
    *data, held = (x / 5).astype(np.float32)
    small = kt.quantize(kt.compile(model), 2, "gptq", symmetric=False, calibration=data)
    trained = small.fine_tune(data, steps=96)
    want = np.asarray(kt.compile(model)(held))
    before, after = (np.linalg.norm(np.asarray(m(held)) - want) for m in (small, trained))
    assert after < before
    assert len(trained.source.losses) == 3 * 96  # two residual blocks, and the last layer


def test_a_model_that_gives_the_end_of_a_block_as_well() -> None:
    kt.manual_seed(0)
    layers = [kt.nn.Linear(64, 64) for _ in range(3)]

    def model(x: Any) -> Any:
        hidden = layers[1](layers[0](x).relu())
        return hidden, layers[2](hidden)

    data = list(RNG.standard_normal((3, 32, 64)).astype(np.float32))
    small = kt.quantize(kt.compile(model), 2, "gptq", symmetric=False, calibration=data)
    trained = small.fine_tune(data, steps=2)
    assert len(trained.source.losses) == 2 * 2


def test_nothing_to_learn_is_said() -> None:
    data = [RNG.standard_normal((4, 64)).astype(np.float32)]
    small = kt.quantize(kt.compile(residual()), 8)
    small(data[0])
    with pytest.raises(InputError, match="nothing to learn"):
        small.fine_tune(data)
