"""`FusionEngine`: fuse a list of operations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import field, replace
from typing import Any

from kitsune.config import FusionConfig
from kitsune.config.pattern_names import NAMED, FusionPattern
from kitsune.errors import UnsupportedError, what_is
from kitsune.fusion.fusion_tracker import BenchmarkResult, PerformanceTracker
from kitsune.fusion.opportunities import make_graph
from kitsune.ir.node import Graph
from kitsune.model import compile as compile_model
from kitsune.model.compiled_model import CompiledModel
from kitsune.report.explanation import Explanation
from kitsune.system.records import dataclass


@dataclass(frozen=True)
class FusedOperation:
    """One kernel: the ops it computes, in order, and the pattern that they make, if any."""

    ops: tuple[str, ...]
    pattern: str
    kind: str
    nbytes: int

    def __str__(self) -> str:
        return f"{self.pattern}({', '.join(self.ops)})" if self.pattern else self.ops[0]


@dataclass(frozen=True, repr=False)
class FusedOperations(Sequence[FusedOperation]):
    """The fused form of a list of operations, one entry per kernel. Call it to run it."""

    operations: tuple[FusedOperation, ...]
    graph: Graph = field(repr=False)
    explanation: Explanation = field(repr=False)
    model: CompiledModel = field(repr=False)
    measured: BenchmarkResult | None = None

    def __len__(self) -> int:
        return len(self.operations)

    def __getitem__(self, index: Any) -> Any:
        return self.operations[index]

    def __iter__(self) -> Iterator[FusedOperation]:
        return iter(self.operations)

    def __call__(self, *arrays: Any) -> Any:
        return self.model(*arrays)

    def __repr__(self) -> str:
        return f"<FusedOperations: {', '.join(map(str, self.operations))}>"

    def _repr_html_(self) -> str:
        return self.explanation._repr_html_()


class FusionEngine:
    """`profile=True` measures each call of `fuse` against the same operations unfused."""

    def __init__(
        self,
        config: FusionConfig | None = None,
        enable_fusion: bool = True,
        profile: bool = False,
    ) -> None:
        config = FusionConfig() if config is None else config
        if not isinstance(config, FusionConfig):
            raise UnsupportedError(f"config is {what_is(config)}", hint="pass FusionConfig(...)")
        self.config = config if enable_fusion else replace(config, enabled=False)
        self.profile = profile
        self._explained: list[Explanation] = []
        self._measured: list[BenchmarkResult] = []

    def fuse(
        self, operations: Any, *example_inputs: Any, shapes: Sequence[Any] = ((64, 64),)
    ) -> FusedOperations:
        """`operations` is a Graph, a function over tensors with examples of its arguments, or a
        list of op names or `Operation`s, whose first tensors have `shapes`."""
        graph = make_graph(operations, *example_inputs, shapes=shapes)
        model = compile_model(graph, config=self.config)
        explanation = model.explain()
        self._explained.append(explanation)
        measured = None
        if self.profile:
            measured = PerformanceTracker().benchmark(graph, config=self.config)
            self._measured.append(measured)
        made = tuple(
            FusedOperation(tuple(g.ops), "" if g.pattern == "-" else g.pattern, g.kind, g.nbytes)
            for g in explanation.groups
        )
        return FusedOperations(made, graph, explanation, model, measured)

    def register_pattern(self, pattern: FusionPattern) -> None:
        """Register a pattern: from now on a chain of its ops is one kernel if that is legal."""
        if not isinstance(pattern, FusionPattern):
            raise UnsupportedError(
                f"{what_is(pattern)} is no pattern",
                hint="FusionPattern(name='mine', ops=['linear', 'relu'])",
            )
        if pattern.name in NAMED:
            raise UnsupportedError(
                f"'{pattern.name}' is a named pattern already", hint="choose a name of its own"
            )
        custom = {**self.config.custom_patterns, pattern.name: pattern.ops}
        self.config = replace(self.config, custom_patterns=custom)

    def get_fusion_stats(self) -> dict[str, Any]:
        """Return the totals of all calls of `fuse`. `efficiency` is the fraction of kernels
        removed."""
        before = sum(e.kernels_before for e in self._explained)
        after = sum(e.kernels_after for e in self._explained)
        fused = [g.pattern for e in self._explained for g in e.groups if g.pattern != "-"]
        stats: dict[str, Any] = {
            "num_fused": len(fused),
            "efficiency": 1 - after / before if before else 0.0,
            "kernels_before": before,
            "kernels_after": after,
            "bytes_saved": sum(e.saved_nbytes for e in self._explained),
            "by_pattern": dict(Counter(fused)),
        }
        if self._measured:
            unfused = sum(m.unfused_time_ms for m in self._measured)
            stats["measured_speedup"] = unfused / sum(m.fused_time_ms for m in self._measured)
        return stats
