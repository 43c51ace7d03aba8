"""The cases of the gate: which graph, at which size, against whom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from kitsune.bench import graphs, peers
from kitsune.bench.graphs import Feeds
from kitsune.bench.peers import Build
from kitsune.bench.prototypes import Prototypes
from kitsune.config import FusionConfig
from kitsune.ir.node import Graph

STRICT, FAST = FusionConfig(), FusionConfig(numerics="fast")

FromPrototypes = Callable[[Prototypes], Build]


@dataclass(frozen=True)
class Case:
    """`letter` is its place in the gate; `peers` and `slow_peers` are by name of the column."""

    letter: str
    title: str
    size: str
    make: Callable[[], Graph]
    config: FusionConfig = STRICT
    feeds: Callable[[Graph], Feeds] = graphs.random_feeds
    peers: dict[str, Build] = field(default_factory=dict)
    slow_peers: dict[str, Build] = field(default_factory=dict)  # left out of a quick run
    prototype: FromPrototypes | None = None

    @property
    def name(self) -> str:
        return f"({self.letter}) {self.size}"


def row(rows: int, columns: int) -> Case:
    return Case(
        "a", "gelu(softmax(x·s+m))·w+r", f"{rows}×{columns}",
        partial(graphs.row_graph, rows, columns),
        peers={"torch": peers.torch_row, "onnxruntime": peers.onnx_row},
        slow_peers={"torch.compile": peers.torch_compiled_row},
    )  # fmt: skip


def linear(m: int, k: int, n: int) -> Case:
    return Case(
        "b", "relu(ls·((x·a)W+b)+r)", f"{m}×{k}×{n}", partial(graphs.linear_graph, m, k, n),
        peers={"torch": peers.torch_linear, "onnxruntime": peers.onnx_linear},
        prototype=lambda programs: programs.linear,
    )  # fmt: skip


def linear_4bit(m: int, k: int, n: int) -> Case:
    return Case(
        "b", "relu(ls·((x·a)W+b)+r)", f"{m}×{k}×{n} 4-bit",
        partial(graphs.linear_graph, m, k, n, bits=4), FAST,
        peers={"torch": peers.torch_linear_4bit, "onnxruntime": peers.onnx_linear_4bit},
        prototype=lambda programs: programs.linear_4bit,
    )  # fmt: skip


def attention(heads: int, tokens: int, depth: int) -> Case:
    return Case(
        "c", "attention, key mask", f"{heads}×{tokens}×{depth}",
        partial(graphs.attention_graph, 1, heads, tokens, depth),
        peers={"torch": peers.torch_attention(heads), "onnxruntime": peers.onnx_attention(heads)},
        prototype=lambda programs: programs.attention(heads),
    )  # fmt: skip


def linear_grad(m: int, k: int, n: int) -> Case:
    return Case(
        "d", "gradients of (b)", f"{m}×{k}×{n}", partial(graphs.linear_grad_graph, m, k, n),
        feeds=graphs.linear_grad_feeds,
        peers={"torch": peers.torch_linear_grad(forward=True),
               "torch backward": peers.torch_linear_grad(forward=False)},
    )  # fmt: skip


def layer_norm_grad(rows: int, columns: int) -> Case:
    return Case(
        "d", "gradients of layer_norm", f"{rows}×{columns}",
        partial(graphs.layer_norm_grad_graph, rows, columns),
        peers={"torch": peers.torch_layer_norm_grad(forward=True),
               "torch backward": peers.torch_layer_norm_grad(forward=False)},
    )  # fmt: skip


def gate_cases() -> list[Case]:
    return [
        row(4096, 1024), linear(128, 768, 3072), linear(512, 768, 768),
        linear_4bit(1, 4096, 4096), linear_4bit(32, 4096, 4096), attention(12, 512, 64),
        linear_grad(128, 768, 3072), layer_norm_grad(4096, 768),
    ]  # fmt: skip


def quick_cases() -> list[Case]:
    """The same kinds at sizes that take no time: to see that everything works."""
    return [
        row(6, 32), linear(4, 32, 48), linear_4bit(1, 64, 32), linear_4bit(4, 64, 32),
        attention(2, 16, 8), linear_grad(4, 32, 48), layer_norm_grad(6, 32),
    ]  # fmt: skip
