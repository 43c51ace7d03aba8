"""The gate graphs at any size: a softmax chain, a linear layer, its 4-bit form, attention, and the
gradients of a linear layer and of a layer norm."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from kitsune.grad import gradients
from kitsune.ir.dtypes import packed
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
    mul,
    packed_constant,
    permute,
    relu,
    reshape,
    softmax,
)
from kitsune.ir.packing import quantize


def softmax_chain(m: int = 5, n: int = 37) -> Graph:
    x, mask, residual = (input_(name, (m, n)) for name in ("x", "mask", "residual"))
    scale, weight = input_("scale", (n,)), input_("weight", (n,))
    y = softmax(add(mul(x, scale), mask), axes=(1,))
    return Graph((x, scale, mask, weight, residual), (add(mul(gelu(y), weight), residual),))


def _layer(x: Node, a: Node, w: Node, scale: Node, bias: Node, residual: Node) -> Node:
    return relu(add(mul(scale, add(matmul(mul(x, a), w), bias)), residual))


def linear(m: int = 7, k: int = 33, n: int = 19, bits: int = 0) -> Graph:
    """With a constant weight, in f32 or packed."""
    value = np.random.default_rng(0).standard_normal((k, n)).astype(np.float32) / k**0.5
    w = constant(value)
    if bits:
        dtype = packed(bits, 32)
        w = dequantize(packed_constant(quantize(value, dtype), (k, n), dtype))
    x, a, residual = input_("x", (m, k)), input_("a", (k,)), input_("residual", (m, n))
    scale, bias = input_("scale", (n,)), input_("bias", (n,))
    return Graph((x, a, scale, bias, residual), (_layer(x, a, w, scale, bias, residual),))


def heads(batch: int = 2, count: int = 3, length: int = 21, depth: int = 10) -> Graph:
    """Attention from and to [batch, length, heads·depth], with a mask over the keys."""
    wide = (batch, length, count * depth)
    q, k, v = (input_(name, wide) for name in "qkv")
    mask = input_("mask", (batch, 1, 1, length))

    def split(t: Node) -> Node:
        return permute(reshape(t, shape=(batch, length, count, depth)), order=(0, 2, 1, 3))

    out = attention(split(q), split(k), split(v), mask, depth**-0.5)
    return Graph((q, k, v, mask), (reshape(permute(out, order=(0, 2, 1, 3)), shape=wide),))


def linear_backward(m: int = 7, k: int = 33, n: int = 19) -> Graph:
    x, a, w = input_("x", (m, k)), input_("a", (k,)), input_("w", (k, n))
    scale, bias = input_("scale", (n,)), input_("bias", (n,))
    residual, g = input_("residual", (m, n)), input_("g", (m, n))
    inputs = (x, a, w, scale, bias, residual)
    return Graph((*inputs, g), tuple(gradients(_layer(*inputs), inputs, g)))


def layer_norm_backward(m: int = 7, n: int = 33) -> Graph:
    x, w, b, g = input_("x", (m, n)), input_("w", (n,)), input_("b", (n,)), input_("g", (m, n))
    y = layer_norm(x, w, b, axes=(1,), eps=1e-5)
    return Graph((x, w, b, g), tuple(gradients(y, (x, w, b), g)))


GATES: dict[str, Callable[[], Graph]] = {
    "softmax_chain": softmax_chain,
    "linear": linear,
    "linear_4bit": lambda: linear(bits=4),
    "attention": heads,
    "linear_backward": linear_backward,
    "layer_norm_backward": layer_norm_backward,
}
