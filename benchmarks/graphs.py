"""Graphs of the fusion patterns that the suites measure, with random inputs."""

from __future__ import annotations

from math import prod

import numpy as np

from kitsune.autodiff import gradients
from kitsune.ir import ops
from kitsune.ir.dtypes import make_packed_type
from kitsune.ir.node import Graph, Node
from kitsune.ir.packing import quantize

GROUP = 32  # rows of a low-bit weight that share a scale
MASKED = -1e4  # added to a score, so that its exponential is 0 in f32

Feeds = dict[str, np.ndarray]


# --- rows and elements ----------------------------------------------------------------------------


def chain_graph(rows: int, columns: int) -> Graph:
    """gelu(x·scale + bias)·mask + res, scale and bias a row."""
    x, m, r = (ops.input_(name, (rows, columns)) for name in ("x", "keep", "res"))
    s, b = (ops.input_(name, (columns,)) for name in ("scale", "bias"))
    active = ops.gelu(ops.add(ops.mul(x, s), b))
    return Graph((x, s, b, m, r), (ops.add(ops.mul(active, m), r),))


def softmax_graph(rows: int, columns: int) -> Graph:
    x = ops.input_("x", (rows, columns))
    return Graph((x,), (ops.softmax(x, axes=(1,)),))


def layer_norm_graph(rows: int, columns: int) -> Graph:
    x = ops.input_("x", (rows, columns))
    w, b = (ops.input_(name, (columns,)) for name in "wb")
    return Graph((x, w, b), (ops.layer_norm(x, w, b, axes=(1,), eps=1e-5),))


def add_relu_graph(size: int) -> Graph:
    a, b = (ops.input_(name, (size,)) for name in "ab")
    return Graph((a, b), (ops.relu(ops.add(a, b)),))


def mul_relu_graph(size: int) -> Graph:
    a, b = (ops.input_(name, (size,)) for name in "ab")
    return Graph((a, b), (ops.relu(ops.mul(a, b)),))


def linear_relu_graph(size: int) -> Graph:
    """relu(x W + b), square matrices of about `size` elements."""
    width = max(16, round(size**0.5))
    x, b = ops.input_("x", (width, width)), ops.input_("b", (width,))
    return Graph((x, b), (ops.relu(ops.add(ops.matmul(x, _weight(width, width, None)), b)),))


def affine_relu_graph(size: int) -> Graph:
    """relu(x·2 + 1)."""
    x = ops.input_("x", (size,))
    two, one = ops.constant(np.float32(2.0)), ops.constant(np.float32(1.0))
    return Graph((x,), (ops.relu(ops.add(ops.mul(x, two), one)),))


# --- the worked examples --------------------------------------------------------------------------


def row_graph(rows: int, columns: int, axis: int = 1) -> Graph:
    """gelu(softmax(x·s + m))·w + r, the softmax along `axis`."""
    x, m, r = (ops.input_(name, (rows, columns)) for name in "xmr")
    s, w = (ops.input_(name, (columns,)) for name in "sw")
    soft = ops.softmax(ops.add(ops.mul(x, s), m), axes=(axis,))
    return Graph((x, s, m, w, r), (ops.add(ops.mul(ops.gelu(soft), w), r),))


def linear_graph(m: int, k: int, n: int, bits: int | None = None) -> Graph:
    """relu(ls·((x·a) W + b) + r), the weight W a constant: f32, or `bits` wide in groups of 32."""
    x, a = ops.input_("x", (m, k)), ops.input_("a", (k,))
    ls, b, r = ops.input_("ls", (n,)), ops.input_("b", (n,)), ops.input_("r", (m, n))
    w = _weight(k, n, bits)
    return Graph((x, a, ls, b, r), (ops.relu(_linear(x, a, w, ls, b, r)),))


def attention_graph(batch: int, heads: int, tokens: int, depth: int, mask: bool = True) -> Graph:
    """[batch, tokens, heads·depth] in and out; `mask` is added to the scores, one value a key."""
    whole, split = (batch, tokens, heads * depth), (batch, tokens, heads, depth)
    q, k, v = (ops.input_(name, whole) for name in "qkv")
    keys = ops.input_("mask", (batch, 1, 1, tokens)) if mask else None
    a, b, c = (ops.permute(ops.reshape(x, shape=split), order=(0, 2, 1, 3)) for x in (q, k, v))
    mixed = ops.attention(a, b, c, keys, depth**-0.5)
    joined = ops.reshape(ops.permute(mixed, order=(0, 2, 1, 3)), shape=whole)
    return Graph((q, k, v) if keys is None else (q, k, v, keys), (joined,))


def linear_grad_graph(m: int, k: int, n: int) -> Graph:
    """∂/∂(x, a, w, ls, b, r) of relu(ls·((x·a) w + b) + r), given ∂/∂output as `g`."""
    x, a, w = ops.input_("x", (m, k)), ops.input_("a", (k,)), ops.input_("w", (k, n))
    ls, b, r = ops.input_("ls", (n,)), ops.input_("b", (n,)), ops.input_("r", (m, n))
    g = ops.input_("g", (m, n))
    wanted = (x, a, w, ls, b, r)
    return Graph((*wanted, g), tuple(gradients(ops.relu(_linear(*wanted)), wanted, g)))


def layer_norm_grad_graph(rows: int, columns: int) -> Graph:
    """∂/∂(x, w, b) of layer_norm over the columns, given ∂/∂output as `g`."""
    x, g = ops.input_("x", (rows, columns)), ops.input_("g", (rows, columns))
    w, b = ops.input_("w", (columns,)), ops.input_("b", (columns,))
    y = ops.layer_norm(x, w, b, axes=(1,), eps=1e-5)
    return Graph((x, w, b, g), tuple(gradients(y, (x, w, b), g)))


def _linear(x: Node, a: Node, w: Node, ls: Node, b: Node, r: Node) -> Node:
    return ops.add(ops.mul(ls, ops.add(ops.matmul(ops.mul(x, a), w), b)), r)


def _weight(k: int, n: int, bits: int | None) -> Node:
    values = np.random.default_rng(1).standard_normal((k, n), np.float32) / np.float32(k**0.5)
    if bits is None:
        return ops.constant(values)
    dtype = make_packed_type(bits, GROUP)
    return ops.dequantize(ops.packed_constant(quantize(values, dtype), (k, n), dtype))


# --- feeds ---------------------------------------------------------------------------------------


def random_feeds(graph: Graph, seed: int = 0) -> Feeds:
    """Standard normal values for every input but `mask`, which leaves out the last keys; zeros and
    ones for inputs that are no floats."""
    rng = np.random.default_rng(seed)

    def values(node: Node) -> np.ndarray:
        if node.dtype.numpy.kind == "f":
            return rng.standard_normal(node.shape, np.float32).astype(node.dtype.numpy, copy=False)
        return rng.integers(0, 2, node.shape).astype(node.dtype.numpy)

    feeds: Feeds = {node.attr("name"): values(node) for node in graph.inputs}
    if "mask" in feeds:
        tokens = feeds["mask"].shape[-1]
        feeds["mask"][...] = np.where(np.arange(tokens) < tokens - tokens // 4, 0.0, MASKED)
    return feeds


def widen_feeds(feeds: Feeds) -> Feeds:
    """Convert floats to float64 for the oracle, so that its own rounding does not count."""
    return {n: f.astype(np.float64) if f.dtype.kind == "f" else f for n, f in feeds.items()}


# --- what a graph costs --------------------------------------------------------------------------


def count_flops(graph: Graph) -> int:
    """Count the multiplications and additions of the graph's matmuls."""
    return sum(map(_count_flops, graph.nodes()))


def _count_flops(node: Node) -> int:
    if node.op == "matmul":
        return 2 * prod(node.shape) * node.inputs[0].shape[-1]
    if node.op == "attention":
        q, k, v = (each.shape for each in node.inputs[:3])
        return 2 * prod(node.shape[:-1]) * k[-2] * (q[-1] + v[-1])
    return 0


def count_bytes(graph: Graph) -> tuple[int, int]:
    """Return the bytes that must be read once, inputs and constants, and the bytes of the
    outputs."""
    read = {*graph.inputs, *(n for n in graph.nodes() if n.op == "constant")}
    return sum(n.nbytes for n in read), sum(n.nbytes for n in graph.outputs)
