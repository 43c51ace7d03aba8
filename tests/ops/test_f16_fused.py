"""Fused f16 and bf16: values inside a kernel stay f32, as docs/NUMERICS.md says."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from kitsune.config import FusionConfig
from kitsune.ir.dtypes import DType, bf16, f16
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import add, div, exp, input_, max_, mul, sub, sum_, tanh
from tests.backends_fixture import on_cpu

SHAPE = (16, 64)
MANTISSA = {f16: 10, bf16: 7}


def softmax(x: Node) -> Node:
    e = exp(sub(x, max_(x, axes=(1,))))
    return div(e, sum_(e, axes=(1,)))


CHAINS: dict[str, Callable[[Node, Node, Node], Node]] = {
    "exp((x + y)·z)": lambda x, y, z: exp(mul(add(x, y), z)),
    "tanh(x·y + z)·x": lambda x, y, z: mul(tanh(add(mul(x, y), z)), x),
    "(x − y)·(x + y)·z": lambda x, y, z: mul(mul(sub(x, y), add(x, y)), z),
    "softmax(x·y + z)": lambda x, y, z: softmax(add(mul(x, y), z)),
}


@pytest.mark.parametrize("dtype", [f16, bf16], ids=str)
@pytest.mark.parametrize("name", CHAINS)
def test_a_fused_chain_is_rounded_once(name: str, dtype: DType) -> None:
    """Half a unit in the last place from float64; one op at a time, each op rounds."""
    x, y, z = (input_(each, SHAPE, dtype) for each in "xyz")
    graph = Graph((x, y, z), (CHAINS[name](x, y, z),))
    rng = np.random.default_rng(0)
    feeds = {n: rng.uniform(-1.5, 1.5, SHAPE).astype(dtype.numpy) for n in "xyz"}
    exact = interpret(graph, {n: a.astype(np.float64) for n, a in feeds.items()})[0]
    least = np.maximum(np.abs(exact), 2.0**-14)
    unit = 2.0 ** (np.floor(np.log2(least)) - MANTISSA[dtype])

    def error(config: FusionConfig) -> float:
        (made,) = on_cpu("host", 1).run(graph, feeds, config)
        return float(np.max(np.abs(made.astype(np.float64) - exact) / unit))

    assert error(FusionConfig()) <= 0.51
    assert error(FusionConfig(enabled=False)) > 1


@pytest.mark.parametrize("dtype", [f16, bf16], ids=str)
def test_unfused_every_op_rounds_as_the_oracle_does(dtype: DType) -> None:
    x, y, z = (input_(each, SHAPE, dtype) for each in "xyz")
    graph = Graph((x, y, z), (mul(sub(mul(add(x, y), z), x), add(mul(x, z), y)),))
    rng = np.random.default_rng(1)
    feeds = {n: rng.uniform(-1.5, 1.5, SHAPE).astype(dtype.numpy) for n in "xyz"}
    (made,) = on_cpu("host", 1).run(graph, feeds, FusionConfig(enabled=False))
    np.testing.assert_array_equal(made, interpret(graph, feeds)[0])
