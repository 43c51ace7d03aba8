"""Graph and feeds in, outputs out, on every back end that tests compare with the oracle."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any
from unittest.mock import patch
from zlib import crc32

import numpy as np
import pytest

from kitsune.backends.base import load_module
from kitsune.backends.cpu import native_program as program
from kitsune.backends.cpu.jit import cpu_target
from kitsune.backends.cpu.threads import team as pools
from kitsune.backends.cpu.threads.control_block import Control
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir.dtypes import DTYPES, DType, Packed, boolean, f16, f32, i32, u32
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS
from kitsune.lower.memory import Module
from kitsune.target import CPU_LEVELS, X86_64_V4, CpuTarget
from tests.hosts import REAL, can_run
from tests.tolerances import RELATIVE, assert_close, in_float64, magnitude, rounding_noise

Feeds = Mapping[str, np.ndarray]
WIDE = "x86-64-v4"
WASM_LEVELS = ("wasm32", "wasm32-relaxed")
WASM_SAMPLE = 36  # of so many tests that WebAssembly could run, one is, unless all are asked for
FUSED, UNFUSED = FusionConfig(), FusionConfig(enabled=False)


@dataclass(frozen=True)
class Backend:
    """One way to run a graph: `run(graph, feeds, config)` compiles and calls it."""

    name: str
    run: Callable[[Graph, Feeds, FusionConfig], list[np.ndarray]]
    dtypes: frozenset[DType] = frozenset(DTYPES.values())

    def lacks(self, graph: Graph) -> str:
        """A type that the graph needs and the back end does not have; empty if there is none."""
        used = {n.dtype for n in graph.nodes() if not isinstance(n.dtype, Packed)}
        return ", ".join(sorted(d.name for d in used - self.dtypes))

    def __str__(self) -> str:
        return self.name


def on_cpu(level: str, threads: int) -> Backend:
    """The CPU back end at a level of features. Graphs of tests are small: every one is split over
    the threads, in more parts than threads, however little each then has to do."""

    def run(graph: Graph, feeds: Feeds, config: FusionConfig = FUSED) -> list[np.ndarray]:
        target = wide_target() if level == "wide" else cpu_target(level)
        compiled = lower_graph(graph, target, config)
        with patch.object(pools, "_parts", lambda phase, n: n if phase.meets or n == 1 else 5 * n):
            loaded = program.CpuProgram(compiled, target, threads)
        assert loaded.threads == threads or not compiled.steps
        if loaded.pool:
            loaded.pool.start()
            Control.from_address(loaded.pool.address).worth_waking_ns = 0
        return call(compiled, loaded.call, feeds)

    return Backend(f"cpu {level} {threads}t", run)


def wide_target() -> CpuTarget:
    """The tiles and lanes of AVX-512: on a machine without it, code generation splits vectors."""
    if can_run(X86_64_V4):
        return cpu_target(WIDE)
    return replace(REAL, name="wide", lanes=16, registers=32, level=WIDE)


def on_webgpu() -> Backend:
    """The adapter of this machine."""

    def run(graph: Graph, feeds: Feeds, config: FusionConfig = FUSED) -> list[np.ndarray]:
        from kitsune.backends.webgpu.gpu_program import WebGpuProgram, open_target

        target = open_target()
        compiled = lower_graph(graph, target, config)
        return call(compiled, WebGpuProgram(compiled, target).call, feeds)

    return Backend("webgpu", run, frozenset((f32, f16, i32, u32, boolean)))


def on_wasm(level: str) -> Backend:
    """The CPU back end as WebAssembly, run by wasmtime."""

    def run(graph: Graph, feeds: Feeds, config: FusionConfig = FUSED) -> list[np.ndarray]:
        target = cpu_target(level)
        compiled = lower_graph(graph, target, config)
        return call(compiled, load_module(compiled, target, 1).slow_path, feeds)

    return Backend(level, run)


def call(compiled: Module, function: Callable[..., Any], feeds: Feeds) -> list[np.ndarray]:
    """Every output of the graph, in order; those that are inputs or constants are not computed."""
    fed = {n: feeds[n.attr("name")] for n in compiled.graph.inputs}
    out = function(*fed.values())
    made = compiled.outputs
    known = fed | dict(zip(made, out if len(made) != 1 else (out,), strict=True))
    return [known[o] if o in known else o.attr("value").value for o in compiled.graph.outputs]


# Levels below the host's run on it too, so one machine tests them all.
def levels() -> list[Backend]:
    """The host, its lower levels, and AVX-512 where the host does not have it. A level with the
    host's own vectors and products of bytes makes the same kernels: it is left out."""
    lower = [(CPU_LEVELS[name], n) for name, n in (("x86-64-v2", 1), ("x86-64-v3", 2), (WIDE, 2))]
    known = [(t.name, n) for t, n in lower if can_run(t) and _shape(t) != _shape(REAL)]
    wide = [] if can_run(X86_64_V4) else [on_cpu("wide", 2)]
    return [on_cpu("host", 2), *(on_cpu(name, n) for name, n in known), *wide]


def _shape(target: CpuTarget) -> tuple[Any, ...]:
    return target.lanes, target.registers, target.fma, target.dot8


WASM = [pytest.param(on_wasm(name), marks=pytest.mark.wasm) for name in WASM_LEVELS]
NATIVE = list(levels())
CPU = [*NATIVE, *WASM]
BACKENDS = [*CPU, pytest.param(on_webgpu(), marks=pytest.mark.webgpu)]


@pytest.fixture(scope="session", params=BACKENDS, ids=str)
def backend(request: pytest.FixtureRequest) -> Backend:
    chosen: Backend = request.param
    return chosen


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every test on the host and on one of the other levels; those marked `in_turn` on one level,
    the next case on the next. Kernels in WebAssembly are those of a CPU: a sample of the tests
    shows that they work."""
    if config.getoption("--every-level"):
        return
    kept: list[pytest.Item] = []
    left_out: list[pytest.Item] = []
    values: Values = defaultdict(dict)
    for item in items:
        (kept if _is_sampled(item, values) else left_out).append(item)
    config.hook.pytest_deselected(items=left_out)
    items[:] = kept


Values = dict[tuple[str, str], dict[int, int]]  # of a test's parameter, and the place of each


def _is_sampled(item: pytest.Item, values: Values) -> bool:
    given = getattr(item, "callspec", None)
    on = [v.name for v in given.params.values() if isinstance(v, Backend)] if given else []
    if set(on) & set(WASM_LEVELS):
        return crc32(item.nodeid.encode()) % WASM_SAMPLE == 0
    natives = {each.name for each in NATIVE}
    mark = item.get_closest_marker("in_turn")
    if mark and (not on or set(on) & natives):
        cases = mark.args[0] if mark.args else len(NATIVE)
        return _turn(item.nodeid.partition("[")[0], given.params, values) % cases == 0
    others = [each.name for each in NATIVE[1:]]
    for name in set(on) & set(others):
        stem = item.nodeid.replace(name, "")
        return others[crc32(stem.encode()) % len(others)] == name
    return True


def _turn(test: str, params: Mapping[str, Any], values: Values) -> int:
    """The sum of the places of the parameters' values: of neighbours in any of them, the next."""
    places = []
    for name, value in params.items():
        known = values[test, name]
        places.append(known.setdefault(id(value), len(known)))
    return sum(places)


# --- against the oracle --------------------------------------------------------------------------


def random_feeds(graph: Graph, seed: int = 0) -> dict[str, np.ndarray]:
    """Standard normal values; for bools, their signs; for integers, those up to 9; for indices, any
    of their axis."""
    rng = np.random.default_rng(seed)
    limits = index_limits(graph)
    return {n.attr("name"): _drawn(n, rng, limits.get(n)) for n in graph.inputs}


def _drawn(node: Node, rng: np.random.Generator, limit: int | None) -> np.ndarray:
    normal = np.asarray(rng.standard_normal(node.shape))
    if node.dtype == boolean:
        return normal > 0
    if not node.dtype.is_int:
        return normal.astype(node.dtype.numpy)
    most = 9 if limit is None else limit - 1
    least = 0 if node.dtype.family == "uint" else -9 if limit is None else -limit
    value = rng.integers(least, most + 1, node.shape)
    value.flat[:1], value.flat[1:2] = most, least  # the ends, whatever is drawn
    return value.astype(node.dtype.numpy)


def index_limits(graph: Graph) -> dict[Node, int]:
    """The size of the axis that each operand of indices is for."""
    limits: dict[Node, int] = {}
    for node in graph.nodes():
        bounds = OPS[node.op].bounds
        if bounds is not None:
            which, size = bounds(*(i.shape for i in node.inputs), **dict(node.attrs))
            limits[node.inputs[which]] = min(size, limits.get(node.inputs[which], size))
    return limits


def oracle(graph: Graph, feeds: Feeds) -> list[np.ndarray]:
    """The outputs, floats in float64."""
    return in_float64(graph, feeds)


class Expected:
    """What outputs must equal, but for roundings and what the graph makes of them."""

    def __init__(self, graph: Graph, feeds: Feeds) -> None:
        self.graph, self.feeds, self.values = graph, feeds, oracle(graph, feeds)

    @cached_property
    def noise(self) -> list[np.ndarray]:
        """Five more runs of the oracle: made only for results that need it."""
        return rounding_noise(self.graph, self.feeds)

    def check(self, got: Sequence[np.ndarray]) -> None:
        for at, (node, mine) in enumerate(zip(self.graph.outputs, got, strict=True)):
            want, name = self.values[at], node.dtype.name
            assert mine.dtype == node.dtype.numpy
            try:
                assert_close(mine, want, name)
            except AssertionError:
                unit = RELATIVE[name]
                if not want.size or not unit:
                    raise
                assert_close(mine, want, name, magnitude(want) + 4 * self.noise[at] / unit)


def assert_outputs(graph: Graph, feeds: Feeds, got: Sequence[np.ndarray]) -> None:
    """Each output equals the oracle's."""
    Expected(graph, feeds).check(got)


def check(
    backend: Backend, graph: Graph, feeds: Feeds | None = None, config: FusionConfig = FUSED
) -> None:
    """Compile, run, compare."""
    if lacking := backend.lacks(graph):
        pytest.skip(f"no {lacking} on {backend}")
    given = random_feeds(graph) if feeds is None else feeds
    assert_outputs(graph, given, backend.run(graph, given, config))
