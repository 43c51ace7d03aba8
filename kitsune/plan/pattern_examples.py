"""Build an example graph for each named fusion pattern, on which it fires.

The size is the number of elements of the example's largest activation, roughly: shapes that a
pattern needs to be itself come first.
"""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt

import numpy as np

from kitsune.ir import ops
from kitsune.ir.dtypes import f32, i8, make_packed_type
from kitsune.ir.node import Graph, Node
from kitsune.ir.packing import quantize

COLUMNS = 256  # of a row that is reduced
TENSORS = 32  # that one optimizer updates
CHANNELS = 16  # of an image
GROUP = 32  # rows of a low-bit weight that share a scale


def matrix_width(size: int) -> int:
    """Of a square matrix of about that many elements."""
    return max(16, isqrt(size))


def draw_values(*shape: int) -> np.ndarray:
    """Numbers for a constant, scaled so that a matmul's elements stay near 1."""
    drawn = np.random.default_rng(0).standard_normal(shape, np.float32)
    return np.asarray(drawn / np.float32(shape[0] ** 0.5))


def make_rows(size: int) -> Node:
    return ops.input_("x", (max(1, size // COLUMNS), COLUMNS))


def make_graph(*outputs: Node) -> Graph:
    """The graph of these results; its inputs in the order they are met."""
    inputs = [n for n in Graph((), outputs).nodes() if n.op == "input"]
    return Graph(tuple(inputs), outputs)


# --- examples ------------------------------------------------------------------------------------


def elementwise_chain(size: int) -> Graph:
    """((a + b)·c − a)/d."""
    a, b, c, d = (ops.input_(name, (size,)) for name in "abcd")
    return make_graph(ops.div(ops.sub(ops.mul(ops.add(a, b), c), a), d))


def linear_activation(size: int) -> Graph:
    """relu(x W + b)."""
    n = matrix_width(size)
    product = ops.matmul(ops.input_("x", (n, n)), ops.constant(draw_values(n, n)))
    return make_graph(ops.relu(ops.add(product, ops.input_("b", (n,)))))


def binary_unary(size: int) -> Graph:
    return make_graph(ops.relu(ops.add(ops.input_("a", (size,)), ops.input_("b", (size,)))))


def scalar_activation(size: int) -> Graph:
    return make_graph(ops.relu(ops.mul(ops.input_("x", (size,)), 2.0)))


def activation_chain(size: int) -> Graph:
    return make_graph(ops.tanh(ops.relu(ops.input_("x", (size,)))))


def norm_activation(size: int) -> Graph:
    w, b = (ops.input_(name, (COLUMNS,)) for name in "wb")
    return make_graph(ops.relu(ops.layer_norm(make_rows(size), w, b, axes=(1,), eps=1e-5)))


def reduction(size: int) -> Graph:
    """softmax(x·s + m)."""
    x, s = make_rows(size), ops.input_("s", (COLUMNS,))
    return make_graph(ops.softmax(ops.add(ops.mul(x, s), ops.input_("m", x.shape)), axes=(1,)))


def attention_pattern(size: int) -> Graph:
    """Four heads of 64, a mask over the keys."""
    tokens = max(16, size // 256)
    q, k, v = (ops.input_(name, (4, tokens, 64)) for name in "qkv")
    mask = ops.input_("mask", (1, 1, tokens))
    return make_graph(ops.attention(q, k, v, mask))


def matrix_chain(size: int) -> Graph:
    """(a b) c, where c has few columns and a (b c) is much less work."""
    n = matrix_width(size)
    a, b = ops.input_("a", (n, n)), ops.input_("b", (n, n))
    return make_graph(ops.matmul(ops.matmul(a, b), ops.input_("c", (n, max(1, n // 16)))))


def reshape_op(size: int) -> Graph:
    """An op over a tensor split into heads of 64, as attention wants them."""
    heads, depth = 4, 64
    tokens = max(1, size // (heads * depth))
    split = ops.reshape(ops.input_("x", (tokens, heads * depth)), shape=(tokens, heads, depth))
    return make_graph(ops.exp(ops.permute(split, order=(1, 0, 2))))


def linear_bn(size: int) -> Graph:
    """relu(batch_norm(x W + b)), the statistics known: it is decomposed as a front end does."""
    n = matrix_width(size)
    x = ops.add(ops.matmul(ops.input_("x", (n, n)), ops.constant(draw_values(n, n))), vector(n))
    variance = ops.constant(np.linspace(0.5, 2.0, n, dtype=np.float32))
    normal = ops.mul(ops.sub(x, vector(n)), ops.rsqrt(ops.add(variance, 1e-5)))
    return make_graph(ops.relu(ops.add(ops.mul(normal, vector(n)), vector(n))))


def vector(n: int) -> Node:
    return ops.constant(np.linspace(-1.0, 1.0, n, dtype=np.float32))


def conv_bn_activation(size: int) -> Graph:
    """relu(batch_norm(conv(x))) of 3x3, the statistics known."""
    n = max(4, isqrt(size // CHANNELS))
    x, w = ops.input_("x", (1, CHANNELS, n, n)), ops.constant(draw_values(CHANNELS, CHANNELS, 3, 3))
    made = ops.conv(x, w, strides=(1, 1), dilations=(1, 1), before=(1, 1), after=(1, 1))
    mean, variance = vector(CHANNELS), ops.constant(np.linspace(0.5, 2, CHANNELS, dtype=np.float32))
    return make_graph(
        ops.relu(ops.batch_norm(made, mean, variance, vector(CHANNELS), vector(CHANNELS)))
    )


def multi_tensor(size: int) -> Graph:
    """p − 0.1·g, for each of many tensors."""
    each = max(1, size // TENSORS)
    pairs = [(ops.input_(f"p{n}", (each,)), ops.input_(f"g{n}", (each,))) for n in range(TENSORS)]
    return make_graph(*(ops.sub(p, ops.mul(g, 0.1)) for p, g in pairs))


def quantized_matmul(size: int) -> Graph:
    """A few rows times a square 4-bit weight of that many elements, and a bias."""
    n = matrix_width(size)
    return make_graph(
        ops.add(ops.matmul(ops.input_("x", (4, n)), low_bit(n)), ops.input_("b", (n,)))
    )


def quantized_matmul_activation(size: int) -> Graph:
    return make_graph(ops.relu(quantized_matmul(size).outputs[0]))


def quantized_attention(size: int) -> Graph:
    """softmax(q kᵀ/8) v over keys and values of bytes, a scale for each token."""
    heads, depth = 4, 64
    tokens = max(16, size // (heads * depth))
    shape = (heads, tokens, depth)
    k, v = (
        ops.mul(
            ops.cast(ops.input_(name, shape, i8), dtype=f32),
            ops.input_(f"{name}_scale", (heads, tokens, 1)),
        )
        for name in "kv"
    )
    return make_graph(ops.attention(ops.input_("q", shape), k, v, scale=0.125))


def low_bit(n: int) -> Node:
    dtype = make_packed_type(4, GROUP)
    return ops.dequantize(ops.packed_constant(quantize(draw_values(n, n), dtype), (n, n), dtype))


EXAMPLES: dict[str, Callable[[int], Graph]] = {
    "linear_activation": linear_activation,
    "elementwise_chain": elementwise_chain,
    "binary_unary": binary_unary,
    "scalar_activation": scalar_activation,
    "activation_chain": activation_chain,
    "norm_activation": norm_activation,
    "reduction": reduction,
    "attention_pattern": attention_pattern,
    "matrix_chain": matrix_chain,
    "reshape_op": reshape_op,
    "linear_bn": linear_bn,
    "conv_bn_activation": conv_bn_activation,
    "multi_tensor": multi_tensor,
    "quantized_matmul": quantized_matmul,
    "quantized_matmul_activation": quantized_matmul_activation,
    "quantized_attention": quantized_attention,
}
