"""Graph and feeds in, outputs out, on every back end that tests compare with the oracle."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest

from kitsune.backends.cpu.jit import cpu_target, host_target
from kitsune.compiler import Compiled, compile_graph
from kitsune.config import FusionConfig
from kitsune.ir.dtypes import boolean
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph
from kitsune.runtime import program
from kitsune.target import CpuTarget
from tests.tolerances import RELATIVE, assert_close, magnitude, rounding_noise

Feeds = Mapping[str, np.ndarray]
FUSED, UNFUSED = FusionConfig(), FusionConfig(enabled=False)


@dataclass(frozen=True)
class Backend:
    """One way to run a graph: `run(graph, feeds, config)` compiles and calls it."""

    name: str
    run: Callable[[Graph, Feeds, FusionConfig], list[np.ndarray]]

    def __str__(self) -> str:
        return self.name


def on_cpu(level: str, threads: int) -> Backend:
    """The CPU back end at a level of features. Graphs of tests are small: every one is split over
    the threads, however little each then has to do."""

    def run(graph: Graph, feeds: Feeds, config: FusionConfig = FUSED) -> list[np.ndarray]:
        target = wide_target() if level == "wide" else cpu_target(level)
        compiled = compile_graph(graph, target, config)
        with patch.object(program, "WORTH_WAKING_US", -1.0):
            loaded = program.CpuProgram(compiled.layout, target, threads)
        assert loaded.threads == threads or not compiled.layout.steps
        return call(compiled, loaded.call, feeds)

    return Backend(f"cpu {level} {threads}t", run)


def wide_target() -> CpuTarget:
    """The tiles and lanes of AVX-512 on a machine without it: code generation splits vectors."""
    return replace(host_target(), name="wide", lanes=16, registers=32)


def on_webgpu() -> Backend:
    """The adapter of this machine."""

    def run(graph: Graph, feeds: Feeds, config: FusionConfig = FUSED) -> list[np.ndarray]:
        from kitsune.runtime.gpu import WebGpuProgram, open_target

        target = open_target()
        compiled = compile_graph(graph, target, config)
        return call(compiled, WebGpuProgram(compiled.layout, target).call, feeds)

    return Backend("webgpu", run)


def call(compiled: Compiled, function: Callable[..., Any], feeds: Feeds) -> list[np.ndarray]:
    """Every output of the graph, in order; those that are inputs or constants are not computed."""
    fed = {n: feeds[n.attr("name")] for n in compiled.graph.inputs}
    out = function(*fed.values())
    made = compiled.layout.outputs
    known = fed | dict(zip(made, out if len(made) != 1 else (out,), strict=True))
    return [known[o] if o in known else o.attr("value").value for o in compiled.graph.outputs]


# Levels below the host's run on it too, so one machine tests them all.
CPU = [on_cpu("host", 2), on_cpu("x86-64-v2", 1), on_cpu("x86-64-v3", 2), on_cpu("wide", 2)]
BACKENDS = [*CPU, pytest.param(on_webgpu(), marks=pytest.mark.webgpu)]


@pytest.fixture(scope="session", params=BACKENDS, ids=str)
def backend(request: pytest.FixtureRequest) -> Backend:
    chosen: Backend = request.param
    return chosen


# --- against the oracle --------------------------------------------------------------------------


def random_feeds(graph: Graph, seed: int = 0) -> dict[str, np.ndarray]:
    """Standard normal values; for bools, their signs."""
    rng = np.random.default_rng(seed)
    drawn = {n: np.asarray(rng.standard_normal(n.shape)) for n in graph.inputs}
    return {
        n.attr("name"): value > 0 if n.dtype == boolean else value.astype(n.dtype.numpy)
        for n, value in drawn.items()
    }


def oracle(graph: Graph, feeds: Feeds) -> list[np.ndarray]:
    """The outputs in float64."""
    with np.errstate(all="ignore"):
        wide = {k: v.astype(np.float64) if v.dtype == np.float32 else v for k, v in feeds.items()}
        return interpret(graph, wide)


def assert_outputs(graph: Graph, feeds: Feeds, got: Sequence[np.ndarray]) -> None:
    """Each output equals the oracle's, but for roundings and what the graph makes of them."""
    noise = rounding_noise(graph, feeds)
    for node, mine, want, moved in zip(
        graph.outputs, got, oracle(graph, feeds), noise, strict=True
    ):
        assert mine.dtype == node.dtype.numpy
        scale = magnitude(want) + 4 * moved / RELATIVE["f32"] if want.size else None
        assert_close(mine, want, node.dtype.name, scale)


def check(
    backend: Backend, graph: Graph, feeds: Feeds | None = None, config: FusionConfig = FUSED
) -> None:
    """Compile, run, compare."""
    given = random_feeds(graph) if feeds is None else feeds
    assert_outputs(graph, given, backend.run(graph, given, config))
