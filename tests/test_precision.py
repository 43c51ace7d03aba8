"""precision="f16" and "bf16": halves are stored, f32 is computed, results keep their type."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune import nn
from kitsune.ir.dtypes import bf16, f16, f32
from kitsune.ir.half_precision import lower_precision
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph
from kitsune.ir.ops import add, argmax, constant, div, exp, input_, matmul, mul, relu, softmax, sum_
from tests.tolerances import UNIT

HALVES = [f16, bf16]
RNG = np.random.default_rng(0)
X = RNG.standard_normal((8, 64), np.float32)
W = RNG.standard_normal((64, 32), np.float32) / 8


def relative(got: np.ndarray, want: np.ndarray) -> float:
    return float(np.sqrt(np.mean((got - want) ** 2) / np.mean(want**2)))


@pytest.mark.parametrize("half", HALVES, ids=str)
def test_weights_and_values_between_kernels_are_f16_and_bf16(half: Any) -> None:
    x, i = input_("x", (8, 64)), input_("i", (8, 32))
    hidden = relu(add(matmul(x, constant(W)), constant(W[0])))
    made = lower_precision(Graph((x, i), (softmax(mul(hidden, i), axes=(1,)),)), half)
    stored = [n for n in made.nodes() if n.op in ("matmul", "relu", "mul", "softmax")]
    weights = [n for n in made.nodes() if n.op == "constant" and n.shape]
    assert {n.dtype for n in (*stored, *weights)} == {half}
    assert {n.dtype for n in (*made.inputs, *made.outputs)} == {f32}


@pytest.mark.parametrize("half", HALVES, ids=str)
def test_sums_are_accumulated_in_f32(half: Any) -> None:
    """70,000 is more than any f16, and 4,097 ones are more than bf16 counts to."""
    x = input_("x", (2, 70000))
    made = lower_precision(Graph((x,), (mul(sum_(x, axes=(1,)), 1e-4),)), half)
    assert next(n for n in made.nodes() if n.op == "sum").dtype == f32
    (got,) = interpret(made, {"x": np.ones((2, 70000), np.float32)})
    np.testing.assert_allclose(got, 7.0, rtol=4 * UNIT[half.name])


def test_numbers_that_f16_and_bf16_do_not_have_stay() -> None:
    x = input_("x", (4,))
    made = lower_precision(Graph((x,), (div(x, add(mul(x, x), 1e-9)),)), f16)
    (got,) = interpret(made, {"x": np.zeros(4, np.float32)})
    np.testing.assert_array_equal(got, np.zeros(4))


def test_integers_bools_and_doubles_stay() -> None:
    x, wide = input_("x", (4, 8)), input_("wide", (4, 8), kt.tensor([1.0], dtype="f64").dtype)
    made = lower_precision(Graph((x, wide), (argmax(x, axis=1), exp(wide))), f16)
    assert [str(o.dtype) for o in made.outputs] == ["i64", "f64"]


@pytest.mark.parametrize(("half", "most"), [("f16", 2e-3), ("bf16", 2e-2)])
def test_a_transformer_block(half: str, most: float) -> None:
    kt.manual_seed(0)
    block = nn.TransformerEncoderLayer(64, 4, 128, dropout=0.0, activation="gelu").eval()
    x = RNG.standard_normal((2, 16, 64), np.float32)
    want, model = kt.compile(block)(x), kt.compile(block, precision=half)
    got = model(x)
    assert got.dtype == np.float32
    assert 0 < relative(got, want) < most
    assert model.verify(x).is_right


def test_f16_and_bf16_take_half_the_memory() -> None:
    def twice(x: kt.Tensor) -> kt.Tensor:
        return (x.softmax(-1) @ W).softmax(0).softmax(1)

    whole, half = kt.compile(twice, X), kt.compile(twice, X, precision="f16")
    moved = [model.explain().moved_nbytes for model in (whole, half)]
    assert moved[1] < 0.8 * moved[0]


@pytest.mark.webgpu
@pytest.mark.parametrize("precision", ["f16", "bf16"])
def test_f16_and_bf16_on_a_gpu(precision: str) -> None:
    """Values are halves where they are stored, whether or not the adapter computes with them."""

    def twice(x: kt.Tensor) -> kt.Tensor:
        return (x.softmax(1) @ kt.tensor(W)).relu().layer_norm((W.shape[1],))

    model = kt.compile(twice, X, precision=precision, device="webgpu")
    want = kt.compile(twice, X, precision=precision)(X)
    np.testing.assert_allclose(model(X), want, rtol=0.05, atol=0.05)
    moved = [m.explain().moved_nbytes for m in (model, kt.compile(twice, X, device="webgpu"))]
    assert moved[0] < moved[1]
