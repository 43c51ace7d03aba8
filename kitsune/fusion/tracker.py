"""Patterns in, measured speed-ups out: fused against unfused, in turns, on this machine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import isqrt
from typing import Any

import numpy as np

from kitsune.config import FusionConfig
from kitsune.frontends.operations import from_operations
from kitsune.fusion.opportunities import graph_of
from kitsune.ir.node import Graph, Node
from kitsune.model import CompiledModel
from kitsune.model import compile as compile_model
from kitsune.patterns import FusionPattern, as_pattern
from kitsune.plan.examples import EXAMPLES
from kitsune.tune.timing import Effort, Times, interleave

QUICK = Effort(repetitions=9, pause_s=0.002, patience_s=0.0, warm_s=0.001)


@dataclass(frozen=True)
class BenchmarkResult:
    """Times are medians; `launches` and `nbytes` are (unfused, fused)."""

    pattern: FusionPattern
    tensor_size: int
    unfused_time_ms: float
    fused_time_ms: float
    speedup: float
    spread: tuple[float, float]  # the quartiles of the speed-up over the samples
    launches: tuple[int, int]
    bytes: tuple[int, int]

    @property
    def ms_saved(self) -> float:
        return self.unfused_time_ms - self.fused_time_ms


class PerformanceTracker:
    """Measures, and keeps what it measured in `benchmarks`, by pattern and size."""

    def __init__(self, threads: int | None = None, effort: Effort = QUICK) -> None:
        self.threads, self.effort = threads, effort
        self.benchmarks: dict[tuple[FusionPattern, int], BenchmarkResult] = {}

    def benchmark_pattern(
        self, pattern: str | FusionPattern, tensor_size: int, config: FusionConfig | None = None
    ) -> BenchmarkResult:
        """The pattern's own example over tensors of about `tensor_size` elements."""
        wanted = as_pattern(pattern)
        graph = example(wanted, tensor_size)
        result = self.benchmark(graph, wanted, tensor_size, config)
        self.benchmarks[(wanted, tensor_size)] = result
        return result

    def benchmark(
        self,
        source: Any,
        pattern: FusionPattern,
        tensor_size: int,
        config: FusionConfig | None = None,
    ) -> BenchmarkResult:
        """Any computation with fusion and without."""
        graph = graph_of(source)
        models = {
            "unfused": compile_model(
                graph, config=FusionConfig(enabled=False), threads=self.threads
            ),
            "fused": compile_model(graph, config=config, threads=self.threads),
        }
        times = _timed(models, feeds(graph), self.effort)
        low, middle, high = times["unfused"].ratios(times["fused"])
        before, after = (models[name].explain() for name in ("unfused", "fused"))
        return BenchmarkResult(
            pattern, tensor_size, 1e3 * times["unfused"].median, 1e3 * times["fused"].median,
            middle, (low, high), (before.launches, after.launches),
            (before.moved_nbytes, after.moved_nbytes),
        )  # fmt: skip


def _timed(
    models: Mapping[str, CompiledModel], arrays: list[np.ndarray], effort: Effort
) -> dict[str, Times]:
    return interleave({n: lambda m=m: m(*arrays) for n, m in models.items()}, effort)  # type: ignore[misc]


def example(pattern: FusionPattern, tensor_size: int) -> Graph:
    """A graph on which the pattern fires: its ops in a chain, or the example of its name."""
    if pattern.ops:
        side = max(1, isqrt(max(1, tensor_size)))
        return from_operations(pattern.ops, [(max(1, tensor_size // side), side)])
    return EXAMPLES[pattern.name](tensor_size)


def feeds(graph: Graph) -> list[np.ndarray]:
    """Values for every input, of its type, near one."""
    rng = np.random.default_rng(0)
    return [_feed(node, rng) for node in graph.inputs]


def _feed(node: Node, rng: np.random.Generator) -> np.ndarray:
    if node.dtype.is_float:
        return rng.standard_normal(node.shape).astype(node.dtype.numpy)
    return rng.integers(0, 2, node.shape).astype(node.dtype.numpy)
