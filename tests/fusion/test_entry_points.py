"""The doors to the planner: engine, detector, optimizer and tracker."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.autograd import AutogradContext
from kitsune.config import FusionConfig, default_config, set_default_config
from kitsune.config.pattern_names import NAMED
from kitsune.errors import KitsuneError, UnsupportedError
from kitsune.frontends.operations import Operation, from_operations
from kitsune.fusion import (
    FusionDetector,
    FusionEngine,
    FusionOptimizer,
    FusionPattern,
    PerformanceTracker,
)
from kitsune.ir import ops
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph
from kitsune.tune.timing import Effort

SHORT = Effort(repetitions=3, pause_s=0.0, patience_s=0.0, warm_s=0.0)


def mlp() -> Graph:
    x, w = ops.input_("x", (8, 16)), ops.constant(np.ones((16, 32), np.float32))
    hidden = ops.relu(ops.add(ops.matmul(x, w), ops.constant(np.ones(32, np.float32))))
    return Graph((x,), (ops.softmax(hidden, axes=(0,)),))


# --- a list of operations ------------------------------------------------------------------------


def test_op_names_make_a_chain() -> None:
    graph = from_operations(["linear", "relu", "dropout"], [(8, 16), (16, 4)])
    assert [n.shape for n in graph.inputs] == [(8, 16), (16, 4), (4,)]
    assert [n.op for n in graph.nodes() if n.inputs] == ["matmul", "add", "relu"]


def test_records_say_what_each_reads() -> None:
    steps = [
        Operation("mul", ("x", "y"), name="product"),
        Operation("add", ("product", "x"), name="sum"),
        Operation("softmax", ("sum",), attrs={"axes": (0,)}),
    ]
    graph = from_operations(steps, {"x": (3, 4), "y": (4,)})
    x, y = np.full((3, 4), 2.0), np.arange(4.0)
    e = np.exp(x * y + x - (x * y + x).max(0))
    np.testing.assert_allclose(interpret(graph, {"x": x, "y": y})[0], e / e.sum(0))


@pytest.mark.parametrize(
    ("operations", "says"),
    [
        (["matmul", "rellu"], "did you mean 'relu'"),
        ([], "list op names"),
        ([Operation("relu", ("nowhere",))], "nothing is called 'nowhere'"),
        ([3.0], "cannot compile a list"),
    ],
)
def test_a_list_that_cannot_be_fused_says_why(operations: Any, says: str) -> None:
    with pytest.raises(KitsuneError, match=says):
        FusionEngine().fuse(operations)


# --- engine --------------------------------------------------------------------------------------


def test_engine_fuses_and_runs() -> None:
    engine = FusionEngine()
    fused = engine.fuse(["matmul", "add", "relu"], shapes=[(4, 8), (8, 6)])
    assert [str(o) for o in fused] == ["linear_activation(matmul, add, relu)"]
    assert len(fused) == 1
    assert fused[0].kind == "contract"
    x, w, b = (np.full(s, 0.5, np.float32) for s in ((4, 8), (8, 6), (6,)))
    np.testing.assert_allclose(fused(x, w, b), np.maximum(x @ w + b, 0), rtol=1e-6)


def test_engine_counts_what_it_did() -> None:
    engine = FusionEngine()
    engine.fuse(["matmul", "add", "relu"])
    engine.fuse(mlp())
    stats = engine.get_fusion_stats()
    assert stats["num_fused"] == 2
    assert stats["kernels_before"] == 7
    assert stats["kernels_after"] == 3
    assert stats["efficiency"] == pytest.approx(4 / 7)
    assert stats["by_pattern"] == {"linear_activation": 2}
    assert stats["bytes_saved"] > 0
    assert "measured_speedup" not in stats


def test_engine_takes_functions() -> None:
    fused = FusionEngine().fuse(lambda x, y: (x + y).relu(), np.ones(5), np.ones(5))
    assert [o.ops for o in fused] == [("add", "relu")]


def test_engine_without_fusion_keeps_every_op() -> None:
    engine = FusionEngine(enable_fusion=False)
    assert len(engine.fuse(["matmul", "add", "relu"])) == 3
    assert engine.get_fusion_stats()["efficiency"] == 0


def test_engine_measures_when_asked() -> None:
    engine = FusionEngine(profile=True)
    fused = engine.fuse(["add", "relu"])
    assert fused.measured is not None
    assert fused.measured.launches == (2, 1)
    assert engine.get_fusion_stats()["measured_speedup"] > 0


def test_registered_pattern_names_its_group() -> None:
    engine = FusionEngine(FusionConfig(patterns=[]))
    engine.register_pattern(
        FusionPattern("custom_activation", ["linear", "relu", "dropout"], "matmul")
    )
    assert engine.fuse(["linear", "relu", "dropout"])[0].pattern == "custom_activation"
    with pytest.raises(UnsupportedError, match="named pattern already"):
        engine.register_pattern(NAMED["reduction"])
    with pytest.raises(UnsupportedError, match="a str is no pattern"):
        engine.register_pattern("reduction")  # type: ignore[arg-type]


def test_engine_refuses_a_configuration_that_is_none() -> None:
    with pytest.raises(UnsupportedError, match="config is a dict"):
        FusionEngine({"enabled": True})  # type: ignore[arg-type]


# --- detector ------------------------------------------------------------------------------------


def test_detector_finds_the_best_first() -> None:
    graph = mlp()
    found = FusionDetector().detect(graph)
    assert [o.pattern.name for o in found] == ["linear_activation"]
    best = found[0]
    nodes = list(best.graph.nodes())
    assert [nodes[i].op for i in best.node_ids] == ["matmul", "add", "relu"]
    assert best.memory_savings == 4 * 8 * 32 * 4  # two results written and read again
    assert best.estimated_speedup > 1
    speedups = [o.estimated_speedup for o in found]
    assert speedups == sorted(speedups, reverse=True)


def test_detector_follows_the_configuration() -> None:
    found = FusionDetector(FusionConfig(enable_matmul=False)).detect(mlp())
    assert [o.pattern.ops for o in found] == [("add", "relu", "softmax")]


def test_detector_takes_an_autograd_context() -> None:
    context = AutogradContext()
    a, b = context.input((64, 64)), context.input((64, 64))
    context.record_operation("relu", context.record_operation("add", a, b))
    assert [o.pattern.ops for o in FusionDetector().detect(context)] == [("add", "relu")]


def test_detector_refuses_what_is_no_computation() -> None:
    with pytest.raises(UnsupportedError, match="cannot compile an int"):
        FusionDetector().detect(3)


# --- optimizer -----------------------------------------------------------------------------------


@pytest.fixture
def optimizer() -> Iterator[FusionOptimizer]:
    before = default_config()
    yield FusionOptimizer.global_()
    set_default_config(before)


def kernels(function: Any) -> int:
    return len(kt.compile(function, np.ones(64, np.float32)).kernels)


def test_the_global_optimizer_is_one_and_decides(optimizer: FusionOptimizer) -> None:
    assert FusionOptimizer.global_() is optimizer
    assert kernels(lambda x: (x + 1).relu()) == 1
    optimizer.set_enabled(False)
    assert kernels(lambda x: (x + 1).relu()) == 2
    optimizer.set_enabled(True)
    optimizer.set_min_tensor_size(1000)
    assert kernels(lambda x: (x + 1).relu()) == 2


def test_patterns_go_off_and_on(optimizer: FusionOptimizer) -> None:
    pattern = FusionPattern.BinaryActivation("add", "relu")
    optimizer.disable_pattern(pattern)
    add_relu = Graph(
        (a := ops.input_("a", (64,)), b := ops.input_("b", (64,))), (ops.relu(ops.add(a, b)),)
    )
    mul_relu = Graph((a, b), (ops.relu(ops.mul(a, b)),))
    assert [o.pattern.name for o in optimizer.detect_opportunities(add_relu)] == []
    assert [o.pattern.name for o in optimizer.detect_opportunities(mul_relu)] == ["binary_unary"]
    optimizer.enable_pattern(pattern)
    assert [o.pattern.name for o in optimizer.detect_opportunities(add_relu)] == ["binary_unary"]
    optimizer.disable_pattern("binary_unary")
    assert optimizer.detect_opportunities(mul_relu) == []


def test_linear_layers_go_off_one_by_one() -> None:
    optimizer = FusionOptimizer()
    optimizer.disable_pattern(FusionPattern.LinearLayer(has_bias=True, activation="relu"))
    without, other = (
        [o.pattern.ops for o in optimizer.detect_opportunities(["matmul", "add", last])]
        for last in ("relu", "gelu")
    )
    assert without == [("matmul", "add")]
    assert other == [("matmul", "add", "gelu")]


def test_a_pattern_of_any_ops_goes_off_as_a_whole() -> None:
    pattern = FusionPattern("reduction", ["exp", "sum"], "reduction")
    with pytest.raises(UnsupportedError, match="switch off all of it"):
        FusionOptimizer().disable_pattern(pattern)


def test_applied_fusions_are_counted_and_measured() -> None:
    optimizer = FusionOptimizer()
    assert optimizer.get_stats().total_fusions == 0
    found = optimizer.detect_opportunities(mlp())
    stats = optimizer.apply_fusions(mlp(), found)
    assert (stats.applied_count, stats.failed_count) == (1, 0)
    assert stats.total_memory_saved == found[0].memory_savings
    summary = optimizer.get_stats()
    assert summary.total_fusions == 1
    assert summary.average_speedup > 0
    assert summary.patterns_used == ("linear_activation",)


def test_opportunities_that_are_switched_off_fail() -> None:
    optimizer = FusionOptimizer()
    found = optimizer.detect_opportunities(mlp())
    optimizer.set_enabled(False)
    stats = optimizer.apply_fusions(mlp(), found)
    assert (stats.applied_count, stats.failed_count) == (0, 1)


def test_settings_from_many_threads_are_all_kept() -> None:
    optimizer = FusionOptimizer(FusionConfig(patterns=[]))
    names = list(NAMED)
    threads = [threading.Thread(target=optimizer.enable_pattern, args=(n,)) for n in names]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert {p.name for p in optimizer.config.patterns or ()} == set(names)  # type: ignore[union-attr]


# --- tracker -------------------------------------------------------------------------------------


def test_tracker_measures_a_pattern() -> None:
    tracker = PerformanceTracker(threads=1, effort=SHORT)
    pattern = FusionPattern.BinaryActivation("add", "relu")
    result = tracker.benchmark_pattern(pattern, 4096)
    assert result.launches == (2, 1)
    assert result.bytes == (4 * 4096 * 5, 4 * 4096 * 3)
    assert result.unfused_time_ms > 0
    assert result.fused_time_ms > 0
    assert result.ms_saved == pytest.approx(result.unfused_time_ms - result.fused_time_ms)
    assert tracker.benchmarks == {(pattern, 4096): result}


def test_tracker_knows_the_named_patterns() -> None:
    result = PerformanceTracker(threads=1, effort=SHORT).benchmark_pattern("norm_activation", 4096)
    assert result.launches[1] < result.launches[0]
