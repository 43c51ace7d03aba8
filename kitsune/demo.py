"""`kitsune demo`: a transformer block compiled, explained, measured and checked."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

import kitsune as kt
from kitsune.config import FusionConfig
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    add,
    attention,
    constant,
    gelu,
    input_,
    layer_norm,
    matmul,
    permute,
    reshape,
)  # fmt: skip
from kitsune.model import CompiledModel


def transformer_block(tokens: int = 128, width: int = 384, heads: int = 6) -> Graph:
    """x + attention(norm(x)), then x + mlp(norm(x)): weights random, seed fixed."""
    rng = np.random.default_rng(0)

    def weight(rows: int, columns: int) -> Node:
        return constant(rng.standard_normal((rows, columns), np.float32) / rows**0.5)

    def norm(x: Node) -> Node:
        scale, shift = (constant(v.astype(np.float32)) for v in (np.ones(width), np.zeros(width)))
        return layer_norm(x, scale, shift, axes=(2,), eps=1e-5)

    def linear(x: Node, columns: int) -> Node:
        bias = constant(rng.standard_normal(columns, np.float32))
        return add(matmul(x, weight(x.shape[-1], columns)), bias)

    def split(x: Node) -> Node:
        by_head = reshape(x, shape=(1, tokens, heads, width // heads))
        return permute(by_head, order=(0, 2, 1, 3))

    x = input_("x", (1, tokens, width))
    mask = input_("mask", (1, 1, 1, tokens))
    normed = norm(x)
    q, k, v = (split(linear(normed, width)) for _ in range(3))
    mixed = attention(q, k, v, mask, (width // heads) ** -0.5)
    mixed = reshape(permute(mixed, order=(0, 2, 1, 3)), shape=(1, tokens, width))
    x1 = add(x, linear(mixed, width))
    y = add(x1, linear(gelu(linear(norm(x1), 4 * width)), width))
    return Graph((x, mask), (y,))


@dataclass(frozen=True)
class Demo:
    model: CompiledModel
    kernels_unfused: int
    fused_ms: float
    unfused_ms: float
    compile_ms: float
    worst_error: float


def run_demo(
    progress: Callable[[str], None] = lambda stage: None, tokens: int = 128, rounds: int = 40
) -> Demo:
    """Everything the demo shows, as data."""
    graph = transformer_block(tokens)
    progress("compiling")
    start = time.perf_counter()
    model = kt.compile(graph)
    compile_ms = 1e3 * (time.perf_counter() - start)
    unfused = kt.compile(graph, config=FusionConfig(enabled=False))
    rng = np.random.default_rng(1)
    feeds = {n.attr("name"): rng.standard_normal(n.shape, np.float32) for n in graph.inputs}
    progress("checking against NumPy")
    (want,) = interpret(graph, {k: v.astype(np.float64) for k, v in feeds.items()})
    args = [feeds[n.attr("name")] for n in graph.inputs]
    worst = float(np.abs(model(*args) - want).max() / np.sqrt(np.mean(want**2)))
    progress("measuring")
    fused_ms, unfused_ms = interleaved([model, unfused], args, rounds)
    return Demo(model, len(unfused.kernels), fused_ms, unfused_ms, compile_ms, worst)


def interleaved(models: Sequence[CompiledModel], args: Sequence[Any], rounds: int) -> list[float]:
    """Median milliseconds of each, called in turn so that the machine's moods hit all alike."""
    times: list[list[float]] = [[] for _ in models]
    for _ in range(rounds):
        for model, mine in zip(models, times, strict=True):
            model(*args)
            start = time.perf_counter()
            model(*args)
            mine.append(1e3 * (time.perf_counter() - start))
    return [float(np.median(t)) for t in times]
