"""Sizes in, graphs out: the shapes of fusion that the gate measures, and what to feed them."""

from __future__ import annotations

from math import prod

import numpy as np

from kitsune.grad import gradients
from kitsune.ir import ops
from kitsune.ir.dtypes import Packed, packed
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph, Node
from kitsune.ir.packing import quantize

GROUP = 32  # rows of a low-bit weight that share a scale
MASKED = -1e4  # added to a score, so that its exponential is 0 in f32
KINK = 1e-3  # how far a gradient's feeds keep away from relu's corner

Feeds = dict[str, np.ndarray]


# --- graphs --------------------------------------------------------------------------------------


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
    dtype = packed(bits, GROUP)
    return ops.dequantize(ops.packed_constant(quantize(values, dtype), (k, n), dtype))


# --- feeds ---------------------------------------------------------------------------------------


def random_feeds(graph: Graph, seed: int = 0) -> Feeds:
    """Standard normal values for every input but `mask`, which leaves out the last keys."""
    rng = np.random.default_rng(seed)
    feeds: Feeds = {
        node.attr("name"): rng.standard_normal(node.shape, np.float32) for node in graph.inputs
    }
    if "mask" in feeds:
        tokens = feeds["mask"].shape[-1]
        feeds["mask"][...] = np.where(np.arange(tokens) < tokens - tokens // 4, 0.0, MASKED)
    return feeds


def linear_grad_feeds(graph: Graph, seed: int = 0) -> Feeds:
    """Feeds whose result rounding cannot change: no argument of relu is within KINK of 0.

    Nearer than that, f32 and float64 may disagree on the sign, and a whole gradient with it.
    """
    feeds = random_feeds(graph, seed)
    feeds["w"] /= np.float32(feeds["w"].shape[0] ** 0.5)
    by_name = {node.attr("name"): node for node in graph.inputs}
    ahead = Graph(graph.inputs, (_linear(*(by_name[i] for i in ("x", "a", "w", "ls", "b", "r"))),))
    (argument,) = interpret(ahead, {name: f.astype(np.float64) for name, f in feeds.items()})
    feeds["r"] += np.where(np.abs(argument) < KINK, 4 * KINK, 0.0).astype(np.float32)
    return feeds


# --- what a graph costs --------------------------------------------------------------------------


def weight_of(graph: Graph) -> Node:
    """The constant matrix of a linear graph."""
    return next(n for n in graph.nodes() if n.op == "constant" and len(n.shape) == 2)


def flops(graph: Graph) -> int:
    """Multiplications and additions of the graph's matmuls."""
    products = (n for n in graph.nodes() if n.op == "matmul")
    return sum(2 * prod(n.shape) * n.inputs[0].shape[-1] for n in products)


def nbytes(graph: Graph) -> int:
    """Bytes that have to be moved once: inputs, constants and outputs."""
    constants = [n for n in graph.nodes() if n.op == "constant"]
    return sum(map(_nbytes, {*graph.inputs, *constants, *graph.outputs}))


def _nbytes(node: Node) -> int:
    if isinstance(node.dtype, Packed):
        k, n = node.shape
        return node.dtype.nbytes(k, n)
    return prod(node.shape) * node.dtype.itemsize
