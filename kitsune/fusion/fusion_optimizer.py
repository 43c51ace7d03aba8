"""`FusionOptimizer`: process-wide fusion settings and statistics."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from statistics import geometric_mean
from typing import Any

from kitsune.config import FusionConfig, default_config, set_default_config
from kitsune.config.activation_names import Activation
from kitsune.config.pattern_names import (
    NAMED,
    BinaryOp,
    FusionPattern,
    ScalarOp,
    parse_pattern,
)
from kitsune.errors import UnsupportedError
from kitsune.fusion.fusion_tracker import PerformanceTracker
from kitsune.fusion.opportunities import FusionDetector, FusionOpportunity, make_graph
from kitsune.ir.node import Graph
from kitsune.report.stats import FusionStats
from kitsune.system.locks import make_lock, make_rlock
from kitsune.system.records import dataclass
from kitsune.tune.tuning_store import tune_here


@dataclass(frozen=True)
class FusionStatsSummary:
    """`average_speedup` is the geometric mean of what was measured; None until something was."""

    total_fusions: int
    average_speedup: float | None
    patterns_used: tuple[str, ...]


class FusionOptimizer:
    """Settings for fusion that may change at run time, and statistics of what they gain.

    `global_()` is the one of the process: its settings apply to every compile that is given no
    configuration. Others are independent. Safe across threads.
    """

    _global: FusionOptimizer | None = None
    _making = make_lock()

    def __init__(self, config: FusionConfig | None = None) -> None:
        self._lock = make_rlock()
        self._config = config or FusionConfig()
        self._applied: list[str] = []
        self._speedups: list[float] = []

    @classmethod
    def global_(cls) -> FusionOptimizer:
        with cls._making:
            if cls._global is None:
                cls._global = _ProcessOptimizer()
            return cls._global

    # --- settings ---------------------------------------------------------------------------------

    @property
    def config(self) -> FusionConfig:
        return self._config

    def _set(self, **changes: Any) -> None:
        with self._lock:
            self._config = replace(self._config, **changes)

    def set_enabled(self, enabled: bool) -> None:
        self._set(enabled=enabled)

    def set_min_tensor_size(self, size: int) -> None:
        self._set(min_tensor_size=size)

    def enable_pattern(self, pattern: str | FusionPattern) -> None:
        with self._lock:
            wanted, now = parse_pattern(pattern), self.config.patterns
            if now is not None and wanted not in now:
                self._set(patterns=(*now, wanted))

    def disable_pattern(self, pattern: str | FusionPattern) -> None:
        """A pattern with ops of its own is taken out from among the others of its name."""
        with self._lock:
            wanted = parse_pattern(pattern)
            now = self.config.patterns
            allowed = list(NAMED.values()) if now is None else [parse_pattern(p) for p in now]
            if wanted.ops:
                allowed = [q for p in allowed for q in _expand_pattern(p, wanted)]
            same = {wanted} if wanted.ops else {p for p in allowed if p.name == wanted.name}
            self._set(patterns=tuple(p for p in allowed if p not in same))

    # --- work -------------------------------------------------------------------------------------

    def detect_opportunities(self, graph: Any, *example_inputs: Any) -> list[FusionOpportunity]:
        return FusionDetector(self.config).detect(graph, *example_inputs)

    def apply_fusions(
        self,
        graph: Any,
        opportunities: Sequence[FusionOpportunity] | None = None,
        *example_inputs: Any,
    ) -> FusionStats:
        """Plan with the settings of now, and count which opportunities that realises; what it
        gains is measured against the same graph unfused."""
        whole = make_graph(graph, *example_inputs)
        if opportunities is None:
            opportunities = self.detect_opportunities(whole)
        groups = [set(g.nodes) for g in tune_here(whole, self.config).plan.groups]
        applied = [o for o in opportunities if any(set(o.nodes) <= g for g in groups)]
        if applied:
            self._measure(whole, applied)
        saved = sum(o.memory_savings for o in applied)
        return FusionStats(len(applied), len(opportunities) - len(applied), saved)

    def _measure(self, graph: Graph, applied: Sequence[FusionOpportunity]) -> None:
        result = PerformanceTracker().benchmark(graph, config=self.config)
        with self._lock:
            self._applied += [o.pattern.name for o in applied]
            self._speedups.append(result.speedup)

    def get_stats(self) -> FusionStatsSummary:
        with self._lock:
            average = geometric_mean(self._speedups) if self._speedups else None
            used = tuple(dict.fromkeys(self._applied))
            return FusionStatsSummary(len(self._applied), average, used)


class _ProcessOptimizer(FusionOptimizer):
    """The optimizer of the whole process."""

    @property
    def config(self) -> FusionConfig:
        return default_config()

    def _set(self, **changes: Any) -> None:
        with self._lock:
            set_default_config(replace(self.config, **changes))


def _expand_pattern(pattern: FusionPattern, wanted: FusionPattern) -> list[FusionPattern]:
    """A pattern as all that it allows, where one of these is to be taken out."""
    if pattern.name != wanted.name or pattern.ops:
        return [pattern]
    if pattern.name == "linear_activation":
        endings = [None, *Activation]
        return [
            FusionPattern.LinearLayer(bias, end)
            for bias in (True, False)
            for end in endings
            if bias or end
        ]
    if pattern.name == "binary_unary":
        return [FusionPattern.BinaryActivation(a, b) for a in BinaryOp for b in Activation]
    if pattern.name == "scalar_activation":
        return [FusionPattern.ScalarActivation(a, b) for a in ScalarOp for b in Activation]
    raise UnsupportedError(
        f"{pattern.name} cannot be switched off for {', '.join(wanted.ops)} alone",
        hint=f"switch off all of it: disable_pattern('{pattern.name}')",
    )
