"""Measure the speed-up of fusion patterns on this machine, fused against unfused."""

from __future__ import annotations

import time
from collections.abc import Mapping
from math import isqrt, prod
from statistics import geometric_mean
from typing import Any, Literal

import numpy as np
from rich.table import Table

from kitsune.backends.cpu.threads.team import default_threads
from kitsune.cache.store import build_id, digest
from kitsune.config import FusionConfig
from kitsune.config.pattern_names import FusionPattern, parse_pattern
from kitsune.errors import InputError
from kitsune.frontends.operations import from_operations
from kitsune.fusion.opportunities import make_graph
from kitsune.ir.node import Graph, Node
from kitsune.model import compile as compile_model
from kitsune.model.compiled_model import CompiledModel
from kitsune.plan.pattern_examples import EXAMPLES
from kitsune.report.notebook import render_html
from kitsune.system.records import dataclass
from kitsune.tune.store_tables import Measurement, bucket
from kitsune.tune.timing import Effort, Times, interleave, median_interval, quartiles
from kitsune.tune.tuning_store import TuningStore, default_tuning_store

QUICK = Effort(repetitions=15, pause_s=0.002, patience_s=0.0, warm_s=0.001)
WHOLE = FusionPattern("whole_graph")  # what is measured is all of it, whatever fuses there


@dataclass(frozen=True, repr=False)
class BenchmarkResult:
    """The measured gain of fusion: the same operations fused and unfused.

    Times are medians; `launches` and `bytes` are (unfused, fused). Whether fusion won is what
    `interval` says: it holds the true speed-up with `confidence`.
    """

    pattern: FusionPattern
    tensor_size: int
    unfused_time_ms: float
    fused_time_ms: float
    speedup: float
    spread: tuple[float, float]  # the quartiles of the speed-up over the samples
    interval: tuple[float, float]
    confidence: float
    unfused_quartiles_ms: tuple[float, float]
    fused_quartiles_ms: tuple[float, float]
    samples: int
    launches: tuple[int, int]
    bytes: tuple[int, int]

    @property
    def ms_saved(self) -> float:
        """Milliseconds that fusion saves a call; negative where it loses."""
        return self.unfused_time_ms - self.fused_time_ms

    def __repr__(self) -> str:
        low, high = self.interval
        return (
            f"<BenchmarkResult {self.pattern}, {self.tensor_size:,} elements: "
            f"{self.speedup:.2f}× as fast fused ({low:.2f} to {high:.2f}), "
            f"{self.unfused_time_ms:.4g} → {self.fused_time_ms:.4g} ms, "
            f"{self.launches[0]} → {self.launches[1]} launches>"
        )

    def _repr_html_(self) -> str:
        low, high = self.interval
        table = Table(title=f"{self.pattern}, {self.tensor_size:,} elements")
        for name in ("", "unfused", "fused"):
            table.add_column(name, justify="right" if name else "left")
        table.add_row("ms a call", f"{self.unfused_time_ms:.4g}", f"{self.fused_time_ms:.4g}")
        table.add_row("launches", *map(str, self.launches))
        table.add_row("bytes moved", *(f"{n:,}" for n in self.bytes))
        sure = f"between {low:.2f} and {high:.2f} with {self.confidence:.0%} confidence"
        return render_html(table, f"speed-up {self.speedup:.2f}, {sure}; {self.samples} samples")


@dataclass(frozen=True)
class PatternStats:
    """The measurements of one pattern.

    How often it was measured, the geometric mean of the speed-ups, and in how many measurements
    fusion was certainly faster, or certainly slower.
    """

    measured: int
    speedup: float
    faster: int
    slower: int


class PerformanceTracker:
    """Measures what fusion gains, and stores the results.

    They are in `benchmarks`, by pattern and size, and in the tuning store, for later processes.
    """

    def __init__(
        self,
        threads: int | None = None,
        effort: Effort = QUICK,
        device: Literal["cpu", "webgpu"] = "cpu",
        store: TuningStore | None = None,
    ) -> None:
        self.threads, self.effort, self.device = threads, effort, device
        self.store = default_tuning_store() if store is None else store
        self.benchmarks: dict[tuple[FusionPattern, int], BenchmarkResult] = {}

    def benchmark_pattern(
        self, pattern: str | FusionPattern, tensor_size: int, config: FusionConfig | None = None
    ) -> BenchmarkResult:
        """The pattern's own example over tensors of about `tensor_size` elements."""
        wanted = parse_pattern(pattern)
        if not isinstance(tensor_size, int) or tensor_size < 1:
            raise InputError(f"a tensor of {tensor_size!r} elements", why="it has 1 or more")
        graph = example(wanted, tensor_size)
        result = self.benchmark(graph, pattern=wanted, tensor_size=tensor_size, config=config)
        self.benchmarks[(wanted, tensor_size)] = result
        return result

    def benchmark(
        self,
        source: Any,
        *example_inputs: Any,
        pattern: FusionPattern = WHOLE,
        tensor_size: int = 0,
        config: FusionConfig | None = None,
    ) -> BenchmarkResult:
        """Any computation with fusion and without; 0 elements are those of its largest input. A
        function is given examples of its arguments."""
        graph = make_graph(source, *example_inputs)
        size = tensor_size or max((prod(node.shape) for node in graph.inputs), default=0)
        models = {
            "unfused": self._compile(graph, FusionConfig(enabled=False)),
            "fused": self._compile(graph, config),
        }
        times = _time_models(models, feeds(graph), self.effort)
        result = _result(pattern, size, models, times)
        quiet = min(each.quiet for each in times.values())
        self.store.record(self._measurement(graph, models["fused"], result, quiet))
        return result

    def get_stats(self) -> dict[str, PatternStats]:
        """Return the statistics by pattern of everything in the store that this build measured."""
        found: dict[str, list[Measurement]] = {}
        for each in self.store.measurements(build=build_id()):
            found.setdefault(each.subject, []).append(each)
        return {
            subject: PatternStats(
                len(each),
                geometric_mean(m.speedup for m in each),
                sum(m.speedup_low > 1 for m in each),
                sum(m.speedup_high < 1 for m in each),
            )
            for subject, each in found.items()
        }

    def _compile(self, graph: Graph, config: FusionConfig | None) -> CompiledModel:
        return compile_model(graph, config=config, device=self.device, threads=self.threads)

    def _measurement(
        self, graph: Graph, fused: CompiledModel, result: BenchmarkResult, quiet: int
    ) -> Measurement:
        kernels, inputs = fused.kernels, graph.inputs
        (unfused_low, unfused_high), (fused_low, fused_high) = (
            result.unfused_quartiles_ms,
            result.fused_quartiles_ms,
        )
        return Measurement(
            build=build_id(),
            subject=str(result.pattern),
            source=digest(*(kernel.source for kernel in kernels)),
            bucket=bucket(node.shape for node in inputs),
            dtype=", ".join(dict.fromkeys(str(node.dtype) for node in inputs)),
            device=next((f"{self.device} {k.target.name}" for k in kernels), self.device),
            threads=self.threads or default_threads(),
            elements=result.tensor_size,
            samples=result.samples,
            quiet=quiet,
            unfused_low_ms=unfused_low,
            unfused_ms=result.unfused_time_ms,
            unfused_high_ms=unfused_high,
            fused_low_ms=fused_low,
            fused_ms=result.fused_time_ms,
            fused_high_ms=fused_high,
            speedup_low=result.interval[0],
            speedup=result.speedup,
            speedup_high=result.interval[1],
            confidence=result.confidence,
            launches_unfused=result.launches[0],
            launches_fused=result.launches[1],
            nbytes_unfused=result.bytes[0],
            nbytes_fused=result.bytes[1],
            taken=time.time(),
        )


def _time_models(
    models: Mapping[str, CompiledModel], arrays: list[np.ndarray], effort: Effort
) -> dict[str, Times]:
    return interleave({n: lambda m=m: m(*arrays) for n, m in models.items()}, effort)  # type: ignore[misc]


def _result(
    pattern: FusionPattern,
    size: int,
    models: Mapping[str, CompiledModel],
    times: Mapping[str, Times],
) -> BenchmarkResult:
    quotients = times["unfused"].quotients(times["fused"])
    low, middle, high = quartiles(quotients)
    least, most, confidence = median_interval(quotients)
    before, after = (models[name].explain() for name in ("unfused", "fused"))
    slow, fast = (
        quartiles([1e3 * s for s in times[name].samples]) for name in ("unfused", "fused")
    )
    return BenchmarkResult(
        pattern,
        size,
        slow[1],
        fast[1],
        middle,
        (low, high),
        (least, most),
        confidence,
        (slow[0], slow[2]),
        (fast[0], fast[2]),
        len(quotients),
        (before.launches, after.launches),
        (before.moved_nbytes, after.moved_nbytes),
    )


def example(pattern: FusionPattern, tensor_size: int) -> Graph:
    """A graph on which the pattern fires: its ops in a chain, or the example of its name."""
    if pattern.ops:
        side = max(1, isqrt(max(1, tensor_size)))
        return from_operations(pattern.ops, [(max(1, tensor_size // side), side)])
    if pattern.name not in EXAMPLES:
        raise InputError(
            f"no example of {pattern}",
            why=f"there are those of {', '.join(EXAMPLES)}",
            hint="give the pattern its ops, or a graph of your own: tracker.benchmark(graph)",
        )
    return EXAMPLES[pattern.name](tensor_size)


def feeds(graph: Graph) -> list[np.ndarray]:
    """Values for every input, of its type, near one."""
    rng = np.random.default_rng(0)
    return [_random_input(node, rng) for node in graph.inputs]


def _random_input(node: Node, rng: np.random.Generator) -> np.ndarray:
    if node.dtype.is_float:
        return rng.standard_normal(node.shape).astype(node.dtype.numpy)
    return rng.integers(0, 2, node.shape).astype(node.dtype.numpy)
