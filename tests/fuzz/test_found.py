"""Graphs that were wrong once, as small as they get."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from kitsune.ir.dtypes import make_packed_type
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    add,
    attention,
    constant,
    dequantize,
    eq,
    exp,
    expand,
    input_,
    lt,
    matmul,
    max_,
    mul,
    neg,
    packed_constant,
    relu,
    reshape,
    slice_,
    sum_,
    transpose,
    where,
)
from kitsune.ir.packing import quantize
from tests.backends_fixture import FUSED, UNFUSED, Backend, check


def x(*shape: int) -> Node:
    return input_("x", shape)


def y(*shape: int) -> Node:
    return input_("y", shape)


def weight(k: int, n: int) -> Node:
    return constant(np.random.default_rng(0).standard_normal((k, n)).astype(np.float32))


def low_bit(k: int, n: int) -> Node:
    dtype = make_packed_type(8, 32)
    return dequantize(packed_constant(quantize(np.ones((k, n), np.float32), dtype), (k, n), dtype))


def folded_condition() -> Node:
    return lt(constant(0.1), constant(0.0))


FOUND: dict[str, Callable[[], tuple[Node, ...]]] = {
    "a kernel without axes": lambda: (reshape(x(), shape=(1,)),),
    "a condition that is a constant": lambda: (where(folded_condition(), x(), y()),),
    "a reshape of an input, returned": lambda: (reshape(x(3, 2), shape=(2, 3)),),
    "a reshape that regroups digits": lambda: (reshape(neg(x(3, 2)), shape=(1, 1, 1, 2, 3)),),
    "panels wider than the matrix": lambda: (matmul(x(1, 1), weight(1, 1)),),
    "one low-bit value in every lane": lambda: (matmul(low_bit(1, 1), x(1, 1)),),
    "loops of other sizes": lambda: (
        add(x(40), sum_(slice_(neg(x(40)), starts=(0,), sizes=(27,), steps=(1,)), axes=(0,))),
    ),
    "a weight that is also added": lambda: (
        matmul(y(5, 20), weight(20, 20)),
        add(x(20, 20), weight(20, 20)),
    ),
    "a weight in its own epilogue": lambda: (
        add(matmul(x(20, 20), weight(20, 20)), weight(20, 20)),
    ),
    "a weight on both sides": lambda: (
        matmul(y(5, 20), weight(20, 20)),
        matmul(weight(20, 20), x(20, 7)),
    ),
    "a weight for one row and for many": lambda: (
        matmul(y(5, 20), weight(20, 20)),
        matmul(x(1, 20), weight(20, 20)),
    ),
    "a weight and its transpose": lambda: (
        matmul(y(5, 20), weight(20, 20)),
        matmul(y(5, 20), transpose(weight(20, 20))),
    ),
    "attention to one key": lambda: (attention(x(1, 1, 1), y(1, 1, 1), y(1, 1, 1)),),
    "an input, returned": lambda: (x(3), relu(x(3))),
    "an input and nothing else": lambda: (x(3),),
    "a constant, returned": lambda: (weight(3, 3), relu(x(3))),
    "a result, returned twice": lambda: (relu(x(3)), relu(x(3))),
    "a low-bit weight, returned": lambda: (low_bit(5, 3), matmul(x(2, 5), low_bit(5, 3))),
    "nothing but constants": lambda: (expand(constant(np.ones((1, 3))), shape=(4, 3)),),
    "a product with no rows": lambda: (matmul(x(0, 3), weight(3, 4)),),
    "a reshape of nothing": lambda: (relu(reshape(exp(x(0, 4)), shape=(2, 0, 3))),),
}


def graph_of(outputs: tuple[Node, ...]) -> Graph:
    return Graph(tuple(n for n in Graph((), outputs).nodes() if n.op == "input"), outputs)


@pytest.mark.parametrize("config", [FUSED, UNFUSED], ids=["fused", "unfused"])
@pytest.mark.parametrize("name", FOUND)
def test_found(backend: Backend, name: str, config: object) -> None:
    check(backend, graph_of(FOUND[name]()), config=FUSED if config is FUSED else UNFUSED)


def test_a_maximum_finds_itself(backend: Backend) -> None:
    """The mask of a maximum's gradient compares a value with one computed in another pass: a fused
    multiply-add in one of the two would make them differ."""
    a, b, c = (input_(name, (64, 50)) for name in "abc")
    product = mul(a, b)
    total = add(product, c)
    hit = where(eq(total, max_(total, axes=(1,))), constant(1.0), constant(0.0))
    graph = Graph((a, b, c), (hit, product))
    feeds = {
        name: np.random.default_rng(n).standard_normal((64, 50)).astype(np.float32)
        for n, name in enumerate("abc")
    }
    got, _ = backend.run(graph, feeds, FUSED)
    np.testing.assert_array_equal(got.sum(1), np.ones(64))
