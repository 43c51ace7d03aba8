"""Code of the first level gives the bits of the final code, which replaces it in the background."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from benchmarks import graphs
from kitsune.backends.cpu import jit, linker
from kitsune.backends.cpu.jit import cpu_target
from kitsune.cache import programs
from kitsune.compiler import CompiledGraph, compile_graph
from kitsune.config import FusionConfig
from kitsune.ir.node import Graph
from kitsune.system import background

pytestmark = pytest.mark.skipif(not jit.is_parallel(), reason="LLVM compiles under a lock")

FUNCTIONS = ("exp", "log", "tanh", "sin", "sqrt", "gelu", "sigmoid", "erf", "softplus")


@pytest.fixture(autouse=True)
def _first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """However small a program is, and whatever is cached, it is compiled in a hurry."""
    monkeypatch.setattr(linker, "WORTH_REPLACING_US", 0.0)
    monkeypatch.setattr(linker, "FIRST_LOSS", 0.0)
    monkeypatch.setenv("KITSUNE_CACHE_DIR", str(tmp_path))
    jit.forget_objects()
    programs.clear_loaded()


def layers(x: kt.Tensor, w: kt.Tensor) -> kt.Tensor:
    return ((x @ w).relu() @ w).softmax(-1)


W = np.random.default_rng(0).standard_normal((32, 32)).astype(np.float32)
X = np.random.default_rng(1).standard_normal((8, 32)).astype(np.float32)


def is_first(compiled: CompiledGraph) -> bool:
    return not compiled.is_finished


def compile_first(graph: Graph, level: str, config: FusionConfig) -> CompiledGraph:
    return compile_graph(graph, cpu_target(level), config, 2, is_hurried=True)


CASES: dict[str, Any] = {
    "rows": graphs.row_graph(37, 501),
    "columns": graphs.row_graph(501, 37, axis=0),
    "linear": graphs.linear_graph(45, 130, 200),
    "low-bit": graphs.linear_graph(9, 128, 80, bits=4),
    "attention": graphs.attention_graph(1, 3, 150, 24),
    "gradients": graphs.linear_grad_graph(33, 70, 90),
}


@pytest.mark.parametrize("numerics", ["strict", "fast"])
@pytest.mark.parametrize("level", ["host", "x86-64-v3"])
@pytest.mark.parametrize("name", CASES)
def test_both_levels_give_the_same_bits(name: str, level: str, numerics: Any) -> None:
    if level != "host" and not jit.host_target().fma:
        pytest.skip("no such CPU")
    graph = CASES[name]
    feeds = graphs.random_feeds(graph)
    arrays = [feeds[node.attr("name")] for node in graph.inputs]
    compiled = compile_first(graph, level, FusionConfig(numerics=numerics))
    assert is_first(compiled)
    first = compiled.program.run(arrays)
    compiled.finish()
    assert compiled.is_finished
    for mine, want in zip(compiled.program.run(arrays), first, strict=True):
        np.testing.assert_array_equal(mine.view(np.uint8), want.view(np.uint8))


@pytest.mark.parametrize("precision", ["f32", "f16", "bf16"])
def test_both_levels_give_the_same_bits_of_functions(precision: str) -> None:
    def everything(x: kt.Tensor) -> tuple[kt.Tensor, ...]:
        return tuple(
            getattr(x.abs() if name in ("log", "sqrt") else x, name)() for name in FUNCTIONS
        )

    x = np.random.default_rng(2).standard_normal((64, 33)).astype(np.float32) * 4
    model = kt.compile(everything, precision=precision)
    first = model(x)
    wait_for_background()
    assert model._latest.compiled.is_finished
    for mine, want in zip(model(x), first, strict=True):
        np.testing.assert_array_equal(mine.view(np.uint8), want.view(np.uint8))


def test_both_levels_give_the_same_bits_of_convolutions_and_scans() -> None:
    stem, separate = kt.nn.Conv2d(3, 24, 3, padding=1), kt.nn.Conv2d(24, 24, 3, groups=24)

    def network(x: kt.Tensor) -> tuple[kt.Tensor, ...]:
        made = separate(stem(x).relu())
        return made.sigmoid(), made.cumsum(-1), made.amax(1)

    x = np.random.default_rng(3).standard_normal((1, 3, 24, 24)).astype(np.float32)
    model = kt.compile(network)
    first = model(x)
    wait_for_background()
    assert model._latest.compiled.is_finished
    for mine, want in zip(model(x), first, strict=True):
        np.testing.assert_array_equal(mine, want)


def wait_for_background() -> None:
    thread = background._running
    if thread is not None:
        thread.join(60)


# --- in a model ----------------------------------------------------------------------------------


def test_a_call_starts_the_background_and_later_calls_run_the_final_code() -> None:
    model = kt.compile(layers, X, W, threads=1)
    assert is_first(model._latest.compiled)
    first = model(X, W)
    wait_for_background()
    program = model._latest.compiled.subgraphs[0].program
    assert model._latest.compiled.is_finished
    assert not program.binary.is_first
    np.testing.assert_array_equal(model(X, W), first)


def test_all_sizes_of_a_program_run_the_final_code() -> None:
    model = kt.compile(layers, dynamic={"x": {0: "rows"}}, threads=1)
    first = {rows: model(X[:rows], W) for rows in (1, 5, 8)}
    wait_for_background()
    for rows, want in first.items():
        np.testing.assert_array_equal(model(X[:rows], W), want)


def test_a_user_who_waits_gets_the_final_code_at_once() -> None:
    model = kt.compile(layers, X, W, wait=True)
    assert model._latest.compiled.is_finished
    other = kt.compile(lambda x, w: (x @ w).tanh())
    other.warm_up([[X.shape, W.shape]])
    assert other._latest.compiled.is_finished


def test_a_saved_model_has_the_final_code(tmp_path: Path) -> None:
    model = kt.compile(layers, X, W)
    model.save(tmp_path / "m.kitsune", native=True)
    assert model._latest.compiled.is_finished
    np.testing.assert_array_equal(
        kt.load(tmp_path / "m.kitsune", trust_native=True)(X, W), model(X, W)
    )


def test_another_process_goes_on_where_one_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "start", lambda job: None)  # as if the process ended
    first = kt.compile(layers, X, W)(X, W)
    wait_for_writer()
    [_] = tmp_path.glob("**/program-*")
    programs.clear_loaded()
    monkeypatch.setattr(jit, "compile_object", lambda *_, **__: pytest.fail("LLVM runs"))
    model = kt.compile(layers, X, W)
    np.testing.assert_array_equal(model(X, W), first)
    assert is_first(model._latest.compiled)
    monkeypatch.undo()
    monkeypatch.setenv("KITSUNE_CACHE_DIR", str(tmp_path))
    model._latest.compiled.finish()
    np.testing.assert_array_equal(model(X, W), first)
    [_] = tmp_path.glob("**/program-*")
    programs.clear_loaded()
    again = kt.compile(layers, X, W)
    assert again._latest.compiled.is_finished
    np.testing.assert_array_equal(again(X, W), first)


def wait_for_writer() -> None:
    for thread in threading.enumerate():
        if thread.name == programs.WRITER:
            thread.join(60)


def test_kernels_that_are_cached_are_final_in_any_model() -> None:
    kt.compile(layers, X, W, wait=True)
    jit.forget_objects()
    programs.clear_loaded()
    again = kt.compile(lambda x, w: layers(x, w) + 0.0, X, W)
    wanted = kt.compile(lambda x, w: ((x @ w).relu() @ w).softmax(-1), X, W)
    assert wanted._latest.compiled.is_finished
    assert again(X, W).shape == (8, 32)


def test_small_programs_are_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linker, "WORTH_REPLACING_US", 1e9)
    assert kt.compile(layers, X, W)._latest.compiled.is_finished


def test_kernels_that_calls_spend_long_in_are_final_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(linker, "FIRST_LOSS", 1e9)
    monkeypatch.setattr(linker, "WORTH_REPLACING_US", 5e3)  # more than the calls of kernels save
    assert kt.compile(layers, X, W)._latest.compiled.is_finished


# --- processes that end and fork -----------------------------------------------------------------

SCRIPT = """
import os, sys, threading, time
import numpy as np
import kitsune as kt
from kitsune.backends.cpu import jit, linker
from kitsune.system import background
linker.WORTH_REPLACING_US = linker.FIRST_LOSS = 0.0
x = np.linspace(-1, 1, 8 * 32, dtype=np.float32).reshape(8, 32)
w = np.linspace(-1, 1, 32 * 32, dtype=np.float32).reshape(32, 32)
def layers(x, w):
    return ((x @ w).relu() @ w).softmax(-1)
"""


def run_script(body: str, cache: Path) -> str:
    root = Path(kt.__file__).parents[1]
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT + textwrap.dedent(body)],
        env=os.environ | {"PYTHONPATH": str(root), "KITSUNE_CACHE_DIR": str(cache)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    return done.stdout


def test_a_process_ends_though_the_background_is_at_work(tmp_path: Path) -> None:
    said = run_script(
        """
        slept = threading.Event()
        def sleep(self):
            slept.set()
            time.sleep(1000)
        from kitsune.compiler import CompiledSubgraph
        CompiledSubgraph.finish = sleep
        model = kt.compile(layers)
        print(model(x, w).shape)
        slept.wait(10)
        """,
        tmp_path,
    )
    assert said == "(8, 32)\n"


def test_a_process_ends_while_llvm_compiles(tmp_path: Path) -> None:
    said = run_script(
        """
        inside = threading.Event()
        emit = jit.emitter()
        def slow(machine, module):
            if background.is_here():
                inside.set()
                time.sleep(0.2)
            return emit(machine, module)
        jit.emitter = lambda: slow
        model = kt.compile(layers)
        model(x, w)
        print(inside.wait(10))
        """,
        tmp_path,
    )
    assert said == "True\n"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_a_child_finishes_what_its_parent_began(tmp_path: Path) -> None:
    said = run_script(
        """
        import warnings
        warnings.simplefilter("ignore")
        background.CHILD_DELAY_S = 0.0
        start, background.start = background.start, lambda job: None
        model = kt.compile(layers, threads=1)
        first = model(x, w)
        compiled = model._latest.compiled
        background.start = start
        go = threading.Event()
        background.start(lambda: go.wait(5) and None)
        background.start(compiled.finish)
        child = os.fork()
        if not child:
            go.set()
            background._running.join(20)
            same = bool((model(x, w) == first).all())
            os._exit(0 if same and compiled.is_finished else 1)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
        go.set()
        """,
        tmp_path,
    )
    assert said == "0\n"


def test_one_daemon_thread_runs_jobs_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    go, seen = threading.Event(), list[Any]()

    def job(number: int) -> None:
        go.wait(10)
        seen.append((number, background.is_here(), threading.current_thread().daemon))

    background.start(lambda: job(1))
    background.start(lambda: job(2))
    go.set()
    wait_for_background()
    assert seen == [(1, True, True), (2, True, True)]
    monkeypatch.setattr(background, "_is_ending", True)
    background.start(lambda: job(3))
    assert len(seen) == 2
