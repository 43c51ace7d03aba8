"""The whole path on every back end present, in a few seconds: runs before each commit."""

from __future__ import annotations

import numpy as np
import pytest

from kitsune.autodiff import gradients
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir.dtypes import make_packed_type
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    add,
    attention,
    constant,
    dequantize,
    gelu,
    input_,
    layer_norm,
    matmul,
    packed_constant,
    permute,
    reshape,
    sum_,
)
from kitsune.ir.packing import quantize
from kitsune.target import X86_64_V3
from tests.backends_fixture import FUSED, UNFUSED, Backend, check

LENGTH, HEADS, DEPTH = 10, 2, 12
WIDTH = HEADS * DEPTH


class Layer:
    """A transformer's layer with weights of its own: attention and a low-bit feed-forward network,
    each after a norm."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)

    def weight(self, k: int, n: int, bits: int = 0) -> Node:
        value = (self.rng.standard_normal((k, n)) / k**0.5).astype(np.float32)
        if not bits:
            return constant(value)
        dtype = make_packed_type(bits, 32)
        return dequantize(packed_constant(quantize(value, dtype), (k, n), dtype))

    def norm(self, x: Node) -> Node:
        return layer_norm(x, self.weight(1, WIDTH), self.weight(1, WIDTH), axes=(1,), eps=1e-5)

    def heads(self, x: Node) -> Node:
        wide = matmul(x, self.weight(WIDTH, WIDTH))
        return permute(reshape(wide, shape=(LENGTH, HEADS, DEPTH)), order=(1, 0, 2))

    def attention(self, x: Node, mask: Node) -> Node:
        q, k, v = (self.heads(x) for _ in range(3))
        mixed = permute(attention(q, k, v, mask, DEPTH**-0.5), order=(1, 0, 2))
        return matmul(reshape(mixed, shape=(LENGTH, WIDTH)), self.weight(WIDTH, WIDTH))

    def feed_forward(self, x: Node) -> Node:
        inner = gelu(add(matmul(x, self.weight(WIDTH, 40, bits=4)), self.weight(1, 40)))
        return matmul(inner, self.weight(40, WIDTH, bits=8))

    def __call__(self, x: Node, mask: Node) -> Node:
        x = add(x, self.attention(self.norm(x), mask))
        return add(x, self.feed_forward(self.norm(x)))


def transformer() -> Graph:
    x, mask = input_("x", (LENGTH, WIDTH)), input_("mask", (LENGTH, LENGTH))
    return Graph((x, mask), (Layer(seed=0)(x, mask),))


def training_step() -> Graph:
    """The loss of a two-layer network and its gradients."""
    x, w1, b1 = input_("x", (9, 13)), input_("w1", (13, 21)), input_("b1", (21,))
    w2, y = input_("w2", (21, 3)), input_("y", (9, 3))
    error = add(matmul(gelu(add(matmul(x, w1), b1)), w2), y)
    loss = sum_(matmul(error, permute(error, order=(1, 0))), axes=(0, 1))
    wrt = (w1, b1, w2)
    return Graph((x, w1, b1, w2, y), (loss, *gradients(loss, wrt)))


@pytest.mark.parametrize("config", [FUSED, UNFUSED], ids=["fused", "unfused"])
@pytest.mark.parametrize("make", [transformer, training_step], ids=["transformer", "training"])
def test_the_whole_path(backend: Backend, make: object, config: FusionConfig) -> None:
    assert callable(make)
    check(backend, make(), config=config)


def test_fusion_makes_fewer_kernels() -> None:
    graph = transformer()
    fused, unfused = (
        len(lower_graph(graph, X86_64_V3, config).steps) for config in (FUSED, UNFUSED)
    )
    assert fused == 7  # norm, q with k and v, attention, its projection, norm, two of the network
    assert unfused > 3 * fused
