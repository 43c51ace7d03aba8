"""Lazy tensors are planned with what was measured."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.autograd import AutogradContext
from kitsune.backends.cpu.host_target import machine_target
from kitsune.compiler import CompiledGraph, compile_graph
from kitsune.errors import UnsupportedError
from kitsune.fusion import FusionDetector
from kitsune.ir.node import Graph
from kitsune.plan.cost import Measured, group_key, program_key
from kitsune.plan.group import Timed
from kitsune.plan.pattern_examples import EXAMPLES
from kitsune.tensor.lazy_program import PROGRAMS
from kitsune.tune.tuning_store import load_measured, record
from tests.gguf_files import write_model

ROOT = Path(__file__).parent.parent.parent


def kernels_of(model: Any, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many kernels each program has that running `model` compiles."""
    counts: list[int] = []

    def counted(graph: Graph, *where: Any, **more: Any) -> CompiledGraph:
        made = compile_graph(graph, *where, **more)
        counts.append(len(made.module().steps))
        return made

    monkeypatch.setattr("kitsune.tensor.lazy_program.compile_graph", counted)
    model()
    return counts


def test_lazy_tensors_are_planned_with_what_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    x = np.ones((64, 40), np.float32)

    def value() -> None:
        PROGRAMS.clear()
        _ = (kt.tensor(x) * 2 + 1).relu().numpy()

    assert kernels_of(value, monkeypatch) == [1]
    model = kt.compile(lambda t: (t * 2 + 1).relu(), x)
    key = group_key(model._latest.compiled.module().plan.groups[0])
    record(Measured(groups={key: Timed(1.0, 2.0)}), {}, model._target, None)
    assert kernels_of(value, monkeypatch) == [2]


def test_a_context_is_planned_with_what_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    context = AutogradContext()
    x = context.input((64, 40))
    last = context.record_operation_with_fusion("relu", context.record_operation("add", x, 1.0))
    graph, arrays = context.to_graph(), {x: np.full((64, 40), -2.0, np.float32)}
    assert last.pattern == "scalar_activation"
    assert kernels_of(lambda: context.run([last], arrays), monkeypatch) == [1]

    target = machine_target()
    record(Measured(programs={program_key(graph): Timed(1.0, 2.0)}), {}, target, None)
    assert kernels_of(lambda: context.run([last], arrays), monkeypatch) == [2]
    assert context.optimize_with_fusion().applied_count == 0
    assert FusionDetector().detect(context) == []


def test_the_steps_of_a_decoder_are_planned_with_what_was_learned(tmp_path: Path) -> None:
    path = write_model(tmp_path / "small.gguf")
    ids = [1, 2, 3]
    usual = kt.create_model(None, path, context=16, threads=1)
    built = usual._steps.compile_step(1)
    found = {group_key(g): Timed(1.0, 2.0) for g in built.module().plan.groups if g.pattern}
    assert found
    record(Measured(found), {}, built.target, 1)

    apart = kt.create_model(None, path, context=16, threads=1)
    steps = apart._steps.compile_step(1).module().steps
    assert len(steps) > len(built.module().steps)
    np.testing.assert_allclose(apart.logits(ids), usual.logits(ids), rtol=1e-4, atol=1e-4)


def test_the_environment_tunes_lazy_tensors_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KITSUNE_TUNE", "0.2")
    PROGRAMS.clear()
    _ = (kt.tensor(np.ones((32, 24), np.float32)).exp() + 1).numpy()
    assert len(load_measured(machine_target(), None).programs) == 1
    monkeypatch.setenv("KITSUNE_TUNE", "soon")
    with pytest.raises(UnsupportedError, match="KITSUNE_TUNE is 'soon'"):
        kt.compile(EXAMPLES["binary_unary"](64))


TUNES = """
import sys
import kitsune as kt
from kitsune.plan.pattern_examples import EXAMPLES
from kitsune.plan.group import Timed
from kitsune.tune import tuner
tuner.measure = lambda *given: Timed(2.0, 1.0, samples=9)  # on a machine that is quiet
if sys.argv[1] == "reuse":
    tuner.Tuner.run = None  # whoever tunes here fails
for tune in (1.0,) if sys.argv[1] == "tune" else (False, True):
    model = kt.compile(EXAMPLES["binary_unary"](1 << 16), threads=1, tune=tune)
    assert model.explain().measured_gain is not None
print(model.explain().groups[0].measured_gain)
"""


def test_a_later_process_reuses_it(tmp_path: Path) -> None:
    environment = {**os.environ, "KITSUNE_CACHE_DIR": str(tmp_path), "PYTHONPATH": str(ROOT)}
    said = [
        subprocess.run(
            [sys.executable, "-c", TUNES, what],
            env=environment,
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for what in ("tune", "reuse")
    ]
    assert said[0] == said[1]


def test_threads_may_tune_at_once() -> None:
    graphs = [EXAMPLES["binary_unary"](n) for n in (64, 512, 4096)]
    models: list[Any] = []
    at_once = [
        threading.Thread(target=lambda g=g: models.append(kt.compile(g, threads=1, tune=0.2)))
        for g in graphs
    ]
    for each in at_once:
        each.start()
    for each in at_once:
        each.join()
    assert len(models) == 3
    assert len(load_measured(models[0]._target, 1).programs) == 3
