"""Convolution and pooling on every back end against NumPy, and which kernels they become."""

from __future__ import annotations

from itertools import product
from operator import add as add_
from typing import Any

import numpy as np
import pytest

from kitsune.autodiff import gradients
from kitsune.backends.cpu.jit import host_target
from kitsune.compiler import lower_graph
from kitsune.ir.dtypes import DType, f16, f32, f64, i8, i32
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph, Node, Shape
from kitsune.ir.ops import add, constant, conv, conv_transpose, input_, max_pool, relu, sum_pool
from tests.backends_fixture import FUSED, UNFUSED, Backend, check, random_feeds

# image, weights, strides, dilations, zeros before and after, groups
CONVOLUTIONS: dict[str, tuple[Any, ...]] = {
    "1-D": ((2, 6, 40), (5, 6, 4), (3,), (2,), (1,), (3,), 1),
    "3x3": ((1, 16, 12, 12), (24, 16, 3, 3), (1, 1), (1, 1), (1, 1), (1, 1), 1),
    "3x3 of a batch in steps": ((3, 5, 9, 8), (7, 5, 3, 3), (2, 2), (1, 1), (0, 1), (1, 0), 1),
    "1x1": ((2, 6, 9, 11), (8, 6, 1, 1), (1, 1), (1, 1), (0, 0), (0, 0), 1),
    "1x1 in steps": ((2, 6, 9, 11), (8, 6, 1, 1), (2, 3), (1, 1), (0, 0), (0, 0), 1),
    "groups": ((2, 6, 9, 11), (8, 3, 3, 3), (2, 1), (1, 2), (1, 0), (1, 2), 2),
    "depthwise": ((2, 24, 12, 13), (24, 1, 3, 3), (1, 1), (1, 1), (1, 1), (1, 1), 24),
    "depthwise, two each": ((2, 6, 12, 13), (12, 1, 3, 5), (2, 2), (1, 2), (1, 1), (0, 1), 6),
    "one channel": ((2, 1, 9, 9), (3, 1, 3, 3), (1, 1), (2, 2), (2, 2), (2, 2), 1),
    "3-D": ((1, 4, 5, 6, 7), (6, 2, 2, 3, 2), (1, 2, 1), (1, 1, 2), (0, 1, 1), (1, 1, 0), 2),
    "nothing in the batch": ((0, 4, 5), (2, 4, 3), (1,), (1,), (1,), (1,), 1),
}


def made(name: str, dtype: DType = f32) -> tuple[Node, Node, Node]:
    image, weights, *rest = CONVOLUTIONS[name]
    x, w = input_("x", image, dtype), input_("w", weights, dtype)
    return x, w, conv(x, w, *rest)


def tap_by_tap(
    x: np.ndarray,
    w: np.ndarray,
    strides: Shape,
    dilations: Shape,
    before: Shape,
    after: Shape,
    groups: int,
) -> np.ndarray:
    """The sum that a convolution is, written as it is defined."""
    x = np.pad(x, [(0, 0), (0, 0), *zip(before, after, strict=True)])
    reaches = [(k - 1) * d + 1 for k, d in zip(w.shape[2:], dilations, strict=True)]
    sizes = zip(x.shape[2:], reaches, strides, strict=True)
    places = [(n - reach) // s + 1 for n, reach, s in sizes]
    out = np.zeros((x.shape[0], w.shape[0], *places), x.dtype)
    each = w.shape[0] // groups
    for m, c in product(range(w.shape[0]), range(w.shape[1])):
        channel = x[:, m // each * w.shape[1] + c]
        for tap in product(*map(range, w.shape[2:])):
            moves = zip(tap, strides, dilations, places, strict=True)
            cut = [slice(k * d, k * d + (n - 1) * s + 1, s) for k, s, d, n in moves]
            seen, weight = (slice(None), *cut), (m, c, *tap)
            out[:, m] += channel[seen] * w[weight]
    return out


@pytest.mark.parametrize("name", CONVOLUTIONS)
@pytest.mark.parametrize("dtype", [f64, i32], ids=str)
def test_a_convolution_is_the_sum_it_is_defined_as(name: str, dtype: DType) -> None:
    x, w, y = made(name, dtype)
    feeds = random_feeds(Graph((x, w), (y,)))
    (got,) = interpret(Graph((x, w), (y,)), feeds)
    want = tap_by_tap(feeds["x"], feeds["w"], *CONVOLUTIONS[name][2:])
    assert got.dtype == want.dtype
    np.testing.assert_allclose(got, want, rtol=1e-12, atol=1e-12)


@pytest.mark.in_turn(4)
@pytest.mark.parametrize("name", CONVOLUTIONS)
@pytest.mark.parametrize("config", [FUSED, UNFUSED], ids=["fused", "unfused"])
def test_convolution_with_bias_and_activation(backend: Backend, name: str, config: Any) -> None:
    x, w, y = made(name)
    bias = input_("b", (1, y.shape[1], *(1,) * (len(y.shape) - 2)))
    check(backend, Graph((x, w, bias), (relu(add(y, bias)),)), None, config)


@pytest.mark.in_turn
@pytest.mark.parametrize("name", ["3x3", "groups", "depthwise", "1-D"])
@pytest.mark.parametrize("dtype", [f16, f64, i32], ids=str)
def test_convolution_in_other_types(backend: Backend, name: str, dtype: DType) -> None:
    x, w, y = made(name, dtype)
    check(backend, Graph((x, w), (y,)))


@pytest.mark.parametrize("name", ["3x3 of a batch in steps", "groups", "depthwise", "1x1 in steps"])
def test_gradients_of_a_convolution(backend: Backend, name: str) -> None:
    x, w, y = made(name)
    seed = input_("seed", y.shape)
    check(backend, Graph((x, w, seed), tuple(gradients(y, [x, w], seed))))


# image, weights, strides, dilations, what is cut off before and after, groups
TRANSPOSED: dict[str, tuple[Any, ...]] = {
    "2-D": ((1, 3, 4, 5), (3, 4, 3, 3), (1, 1), (1, 1), (0, 0), (0, 0), 1),
    "in steps": ((2, 3, 4, 5), (3, 2, 3, 2), (2, 3), (1, 1), (1, 0), (0, 1), 1),
    "as large as its steps": ((1, 4, 3, 5), (4, 2, 2, 3), (2, 3), (1, 1), (0, 0), (0, 0), 1),
    "groups in steps": ((2, 4, 7), (4, 3, 5), (2,), (1,), (1,), (-1,), 2),
    "smaller than its steps": ((1, 2, 4), (2, 2, 2), (3,), (1,), (0,), (-2,), 1),
    "1-D groups, more at the end": ((2, 4, 7), (4, 3, 3), (2,), (2,), (1,), (-1,), 2),
}


@pytest.mark.parametrize("name", TRANSPOSED)
def test_transposed_convolution_spreads_each_element(backend: Backend, name: str) -> None:
    image, weights, strides, dilations, before, after, groups = TRANSPOSED[name]
    x, w = input_("x", image), input_("w", weights)
    y = conv_transpose(x, w, strides, dilations, before, after, groups)
    graph = Graph((x, w), (y,))
    feeds = random_feeds(graph)
    check(backend, graph, feeds)
    ends = zip(y.shape[2:], before, after, strict=True)
    whole = np.zeros((*y.shape[:2], *(n + a + max(b, 0) for n, a, b in ends)))
    each, wide = weights[0] // groups, weights[1]
    for c, place in product(range(image[1]), product(*map(range, image[2:]))):
        for tap in product(*map(range, weights[2:])):
            moves = zip(place, strides, tap, dilations, strict=True)
            filters = slice(c // each * wide, (c // each + 1) * wide)
            to = (slice(None), filters, *(p * s + k * d for p, s, k, d in moves))
            weight, at = (c, slice(None), *tap), (slice(None), c, *place)
            whole[to] += feeds["x"][at][:, None] * feeds["w"][weight]
    cut = (slice(None), slice(None), *map(slice, before, map(add_, before, y.shape[2:])))
    np.testing.assert_allclose(interpret(graph, feeds)[0], whole[cut], atol=1e-4)


# --- pooling -------------------------------------------------------------------------------------

# image, kernel, strides, dilations, elements before and after
POOLS: dict[str, tuple[Any, ...]] = {
    "2x2": ((2, 3, 8, 10), (2, 2), (2, 2), (1, 1), (0, 0), (0, 0)),
    "3x3 over the edges": ((2, 3, 9, 11), (3, 3), (2, 2), (1, 1), (1, 1), (1, 1)),
    "dilated": ((1, 2, 9, 11), (2, 3), (1, 3), (3, 2), (0, 2), (2, 1)),
    "1-D": ((3, 4, 21), (5,), (1,), (1,), (2,), (2,)),
    "3-D": ((1, 2, 5, 6, 4), (2, 3, 2), (1, 2, 2), (1, 1, 1), (1, 0, 0), (0, 1, 0)),
}


@pytest.mark.in_turn
@pytest.mark.parametrize("name", POOLS)
@pytest.mark.parametrize("dtype", [f32, f16, i8], ids=str)
def test_pools(backend: Backend, name: str, dtype: DType) -> None:
    image, *rest = POOLS[name]
    x = input_("x", image, dtype)
    check(backend, Graph((x,), (max_pool(x, *rest), sum_pool(x, *rest))))


def test_padding_is_never_the_largest() -> None:
    x = input_("x", (1, 1, 2), i8)
    y = max_pool(x, (2,), (1,), (1,), (1,), (1,))
    (got,) = interpret(Graph((x,), (y,)), {"x": np.array([[[-128, -5]]], np.int8)})
    np.testing.assert_array_equal(got, [[[-128, -5, -5]]])


# --- the kernels they become ---------------------------------------------------------------------


def kinds(image: Shape, weights: Shape, groups: int = 1) -> list[str]:
    """The kernels of a convolution with constant weights, its bias and its activation."""
    x, rank = input_("x", image), len(image) - 2
    around, ones = tuple(n // 2 for n in weights[2:]), (1,) * rank
    y = conv(x, constant(np.ones(weights, np.float32)), ones, ones, around, around, groups)
    bias = constant(np.ones((1, weights[0], *ones), np.float32))
    plan = lower_graph(Graph((x,), (relu(add(y, bias)),)), host_target(), FUSED).plan
    kept = [g for g in plan.groups if {n.op for n in g.nodes} - {"pad", "permute"}]
    assert all(g.pattern == "conv_bn_activation" for g in kept if g.kind == "contract")
    return [g.kind for g in kept]


def test_bias_and_activation_are_in_the_kernel_of_the_product() -> None:
    assert kinds((1, 64, 56, 56), (64, 64, 3, 3)) == ["contract"]
    assert kinds((1, 256, 56, 56), (64, 256, 1, 1)) == ["contract"]
    assert kinds((1, 512, 7, 7), (512, 512, 3, 3)) == ["contract"]
    assert kinds((1, 64, 56, 56), (64, 16, 3, 3), 4) == ["contract"]


def test_a_depthwise_convolution_is_one_row_kernel() -> None:
    assert kinds((1, 96, 112, 112), (96, 1, 3, 3), 96) == ["row"]
