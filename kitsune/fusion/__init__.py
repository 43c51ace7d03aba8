"""The public fusion API: configuration, engine, detector, optimizer, tracker and assertions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kitsune.config import FusionConfig
from kitsune.config.activation_names import Activation
from kitsune.config.pattern_names import BinaryOp, FusionPattern, ScalarOp
from kitsune.frontends.operations import Operation
from kitsune.fusion.assertions import assert_fused, assert_kernels, must_fuse, never_fuse
from kitsune.fusion.engine import FusedOperation, FusedOperations, FusionEngine
from kitsune.fusion.fusion_optimizer import FusionOptimizer, FusionStatsSummary
from kitsune.fusion.fusion_tracker import BenchmarkResult, PatternStats, PerformanceTracker
from kitsune.fusion.onnx_patterns import find_fusable_patterns
from kitsune.fusion.opportunities import FusionDetector, FusionOpportunity
from kitsune.report.stats import FusionStats
from kitsune.system.lazy_imports import checked_names

__all__ = [
    "Activation",
    "BenchmarkResult",
    "BinaryOp",
    "FusedOperation",
    "FusedOperations",
    "FusionConfig",
    "FusionDetector",
    "FusionEngine",
    "FusionOpportunity",
    "FusionOptimizer",
    "FusionPattern",
    "FusionStats",
    "FusionStatsSummary",
    "Operation",
    "PatternStats",
    "PerformanceTracker",
    "ScalarOp",
    "assert_fused",
    "assert_kernels",
    "find_fusable_patterns",
    "must_fuse",
    "never_fuse",
]

if not TYPE_CHECKING:
    __getattr__, __dir__ = checked_names(__name__, __all__)
