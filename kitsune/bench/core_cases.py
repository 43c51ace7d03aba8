"""The cases of the core suite: which graph, at which size, in each library's words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from kitsune.bench import graphs
from kitsune.bench.functions import Spellings
from kitsune.ir.node import Graph

EPS = 1e-5


@dataclass(frozen=True)
class CoreCase:
    title: str
    size: str
    make: Callable[[], Graph]
    spellings: Spellings
    promised: float | None = None  # by seed 001, over the same graph unfused

    @property
    def name(self) -> str:
        return f"{self.title}, {self.size}"


def chain(rows: int, columns: int, size: str) -> CoreCase:
    def torch(lib: Any, x: Any, s: Any, b: Any, m: Any, r: Any) -> Any:
        return lib.nn.functional.gelu(x * s + b) * m + r

    def jax(lib: Any, x: Any, s: Any, b: Any, m: Any, r: Any) -> Any:
        return lib.nn.gelu(x * s + b, approximate=False) * m + r

    make = partial(graphs.chain_graph, rows, columns)
    return CoreCase("gelu(x·scale+bias)·mask+res", size, make, Spellings(torch, jax))


def softmax(rows: int, columns: int) -> CoreCase:
    def torch(lib: Any, x: Any) -> Any:
        return lib.softmax(x, 1)

    def jax(lib: Any, x: Any) -> Any:
        return lib.nn.softmax(x, 1)

    make = partial(graphs.softmax_graph, rows, columns)
    return CoreCase("softmax", f"{rows}×{columns}", make, Spellings(torch, jax))


def layer_norm(rows: int, columns: int) -> CoreCase:
    def torch(lib: Any, x: Any, w: Any, b: Any) -> Any:
        return lib.nn.functional.layer_norm(x, x.shape[1:], w, b, EPS)

    def jax(lib: Any, x: Any, w: Any, b: Any) -> Any:
        mean = x.mean(1, keepdims=True)
        var = ((x - mean) ** 2).mean(1, keepdims=True)
        return (x - mean) * lib.lax.rsqrt(var + EPS) * w + b

    make = partial(graphs.layer_norm_graph, rows, columns)
    return CoreCase("layer_norm", f"{rows}×{columns}", make, Spellings(torch, jax))


def add_relu(elements: int, size: str) -> CoreCase:
    def torch(lib: Any, a: Any, b: Any) -> Any:
        return lib.relu(a + b)

    def jax(lib: Any, a: Any, b: Any) -> Any:
        return lib.nn.relu(a + b)

    make = partial(graphs.add_relu_graph, elements)
    return CoreCase("add+relu", size, make, Spellings(torch, jax), promised=1.5)


def mul_relu(elements: int, size: str) -> CoreCase:
    def torch(lib: Any, a: Any, b: Any) -> Any:
        return lib.relu(a * b)

    def jax(lib: Any, a: Any, b: Any) -> Any:
        return lib.nn.relu(a * b)

    make = partial(graphs.mul_relu_graph, elements)
    return CoreCase("mul+relu", size, make, Spellings(torch, jax), promised=1.5)


def ten_ops(elements: int) -> CoreCase:
    def torch(lib: Any, x: Any, a: Any, b: Any) -> Any:
        y = lib.tanh(x * a + b)
        return lib.sigmoid(lib.relu(y * x - a) + b) * y + x

    def jax(lib: Any, x: Any, a: Any, b: Any) -> Any:
        y = lib.numpy.tanh(x * a + b)
        return lib.nn.sigmoid(lib.nn.relu(y * x - a) + b) * y + x

    def numpy(lib: Any, x: Any, a: Any, b: Any) -> Any:
        y = lib.tanh(x * a + b)
        return 1 / (1 + lib.exp(-(lib.maximum(y * x - a, 0) + b))) * y + x

    make = partial(graphs.ten_ops_graph, elements)
    spellings = Spellings(torch, jax, numpy)
    return CoreCase("ten ops", f"{elements} elements", make, spellings)


def core_cases() -> list[CoreCase]:
    return [
        chain(16384, 1024, "16 M"), chain(64, 1024, "64 k"), softmax(4096, 1024),
        layer_norm(4096, 1024), add_relu(1 << 24, "16 M"), add_relu(1 << 16, "64 k"),
        mul_relu(1 << 24, "16 M"), mul_relu(1 << 16, "64 k"),
    ]  # fmt: skip


def quick_core_cases() -> list[CoreCase]:
    """The same at sizes that take no time: to see that everything works."""
    return [
        chain(3, 32, "96"), softmax(6, 32), layer_norm(6, 32), add_relu(99, "99"),
        mul_relu(99, "99"),
    ]  # fmt: skip
