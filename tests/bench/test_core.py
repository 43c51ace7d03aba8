from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from kitsune.backends.cpu import jit
from kitsune.bench import core as core_module
from kitsune.bench.compiling import COMPILERS, compile_times
from kitsune.bench.core import measure_candidates, measure_kernel, run_core
from kitsune.bench.core_cases import core_cases, quick_core_cases, ten_ops
from kitsune.bench.encoder import (
    TINY,
    Sizes,
    block_weights,
    encoder_graph,
    jax_encoder,
    torch_encoder,
)
from kitsune.bench.functions import JAX_THREADS, jax_jit, torch_compiled
from kitsune.bench.graphs import random_feeds
from kitsune.bench.grid import print_grids
from kitsune.bench.limits import Limits
from kitsune.bench.measure import difference
from kitsune.bench.run import tables
from kitsune.bench.suite import F32_BOUND, QUICK
from kitsune.errors import KitsuneError, UnsupportedError
from kitsune.ir.interp import interpret

LIMIT = Limits(1, 100.0, 200.0, 10.0)


@pytest.fixture(scope="module")
def quick() -> dict[str, Any]:
    return run_core([1, 2], quick=True)


# --- the whole -----------------------------------------------------------------------------------


def test_every_case_has_a_row_for_each_number_of_threads(quick: dict[str, Any]) -> None:
    rows = [(row["title"], row["size"], row["threads"]) for row in quick["rows"]]
    assert rows == [(case.title, case.size, n) for n in (1, 2) for case in quick_core_cases()]
    assert [row["threads"] for row in quick["calls"]] == [1, 2]
    assert [limit["threads"] for limit in quick["limits"]] == [1, 2]


def test_the_full_suite_has_the_cases_of_the_quick_one() -> None:
    assert {case.title for case in core_cases()} == {case.title for case in quick_core_cases()}


def test_a_row_has_its_fields(quick: dict[str, Any]) -> None:
    for row in (*quick["rows"], *quick["calls"]):
        assert row["time_us"] >= row["best_us"] > 0
        assert 0 <= row["error"] <= F32_BOUND
        unfused = row["candidates"]["unfused"]
        assert 0 < unfused["ratio_low"] <= unfused["ratio"] <= unfused["ratio_high"]
        assert row["candidates"]["jax"] == {"absent": "left out of a quick run"}
    assert "numpy" in quick["calls"][0]["candidates"]


def test_starting_is_measured(quick: dict[str, Any]) -> None:
    assert quick["import_ms"] > 0
    compilers = quick["compile"]["compilers"]
    assert compilers["ours"]["cold_ms"] > 0
    assert all(compilers["ours"][f"{which}_ms"] > 0 for which in ("warm", "first", "later"))
    assert compilers["ours"]["kernels"] >= TINY.layers
    assert [name for name, times in compilers.items() if "absent" in times] == [
        "torch.compile", "jax",
    ]  # fmt: skip


def test_the_tables_show_the_numbers(quick: dict[str, Any]) -> None:
    out = io.StringIO()
    print_grids(*tables(quick), Console(file=out))
    text = out.getvalue()
    row = quick["rows"][0]
    assert f"{row['title']}, {row['size']}" in text
    unfused = row["candidates"]["unfused"]
    assert f"{unfused['ratio']:.2f} ({unfused['ratio_low']:.2f}-" in text
    assert "no jax: left out of a quick run" in text
    assert str(TINY) in text


def test_a_failure_in_the_other_process_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    done = subprocess.CompletedProcess([], 3, "")
    monkeypatch.setattr(core_module.subprocess, "run", lambda *_, **__: done)
    with pytest.raises(KitsuneError, match="with 2 threads failed"):
        run_core([2], quick=True)


# --- kernels -------------------------------------------------------------------------------------


def test_copy_bandwidth_counts_each_array_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that takes 1 ms for 3 arrays of 8 MB moves 24 GB/s."""
    case = core_cases()[4]
    assert case.title == "add+relu"
    monkeypatch.setattr(core_module, "measure_candidates", lambda *_: {"time_us": 1000.0})
    row = measure_kernel(case, LIMIT, jit.host_target(), QUICK)
    nbytes = 3 * 4 * (1 << 24)
    assert row["nbytes"] == nbytes
    assert row["copy_percent"] == pytest.approx(100 * nbytes / 1e-3 / 10e9)
    small = measure_kernel(quick_core_cases()[0], LIMIT, jit.host_target(), QUICK)
    assert small["in_cache"]
    assert small["copy_percent"] is None


@pytest.mark.parametrize("case", [*quick_core_cases(), ten_ops(64)], ids=lambda case: case.name)
def test_torch_and_numpy_compute_the_same(case: Any) -> None:
    """`measure_candidates` checks each against the oracle before it times it."""
    pytest.importorskip("torch")
    row = measure_candidates(case, 1, jit.host_target(), QUICK)
    assert "ratio" in row["candidates"]["torch"]


@pytest.mark.parametrize("case", [*quick_core_cases(), ten_ops(64)], ids=lambda case: case.name)
def test_jax_computes_the_same(case: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("jax")
    monkeypatch.setenv(JAX_THREADS, "1")
    graph = case.make()
    feeds = random_feeds(graph)
    candidate = jax_jit(case.spellings.jax)(graph, feeds, 1)
    got = candidate.arrays(candidate.call())
    assert difference(got, interpret(graph, feeds)) < F32_BOUND


def test_jax_with_another_number_of_threads_is_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("jax")
    monkeypatch.setenv(JAX_THREADS, "2")
    case = ten_ops(8)
    with pytest.raises(UnsupportedError, match="was not started with 1 threads"):
        jax_jit(case.spellings.jax)(case.make(), {}, 1)


def test_a_peer_that_cannot_compile_is_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    torch = pytest.importorskip("torch")

    def refuse(function: Any, **options: Any) -> Any:
        def call(*args: Any) -> Any:
            raise RuntimeError("no working C++ compiler\nand more")

        return call

    monkeypatch.setattr(torch, "compile", refuse)
    case = ten_ops(8)
    graph = case.make()
    with pytest.raises(UnsupportedError, match="does not work here") as caught:
        torch_compiled(case.spellings.torch)(graph, random_feeds(graph), 1)
    assert caught.value.why == "no working C++ compiler"


# --- starting ------------------------------------------------------------------------------------


def encoded() -> tuple[Any, np.ndarray, np.ndarray]:
    """Weights, an input and what the oracle makes of them."""
    weights = block_weights(TINY)
    graph = encoder_graph(TINY, weights)
    (x,) = random_feeds(graph).values()
    (want,) = interpret(graph, {"x": x.astype(np.float64)})
    return weights, x, want


def test_blocks_have_weights_of_their_own() -> None:
    first, second = block_weights(TINY)
    assert first.keys() == second.keys()
    assert not np.array_equal(first["q"], second["q"])
    assert block_weights(Sizes(layers=1))[0]["up"].shape == (768, 3072)


def test_torch_encodes_the_same() -> None:
    torch = pytest.importorskip("torch")
    weights, x, want = encoded()
    got = torch_encoder(TINY, weights)(torch.from_numpy(x)).numpy()
    assert difference([got], [want]) < F32_BOUND


def test_jax_encodes_the_same() -> None:
    jax = pytest.importorskip("jax")
    weights, x, want = encoded()
    got = np.asarray(jax_encoder(TINY)(jax.numpy.asarray(x), weights))
    assert difference([got], [want]) < F32_BOUND


def test_a_compiler_that_fails_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    done = subprocess.CompletedProcess([], 1, "", "Traceback …\nKeyError: 'q'\n")
    monkeypatch.setattr("kitsune.bench.compiling.subprocess.run", lambda *_, **__: done)
    with pytest.raises(KitsuneError, match="ours failed to compile") as caught:
        compile_times("ours", tiny=True)
    assert caught.value.why == "KeyError: 'q'"


def test_a_compiler_that_is_not_installed_is_absent(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "jax.py").write_text("raise ImportError('hidden')\n")
    paths = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    monkeypatch.setenv("PYTHONPATH", paths)
    assert compile_times("jax", tiny=True) == {"absent": "jax is not installed"}


def test_compile_times_are_those_of_a_new_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cold first; every start sees the same cache, which was empty, and nobody else's."""
    seen: list[str] = []

    def run(command: list[str], env: dict[str, str], **_: Any) -> Any:
        folder = env["KITSUNE_CACHE_DIR"]
        seen.append(folder)
        assert len(os.listdir(folder)) == len(seen) - 1
        open(os.path.join(folder, str(len(seen))), "x").close()
        times = {"compile_ms": 100.0 / len(seen), "first_ms": 8.0 - len(seen), "later_ms": 1.0}
        text = json.dumps(times | {"kernels": 3})
        return subprocess.CompletedProcess(command, 0, f"noise\n{text}\n", "")

    monkeypatch.setattr("kitsune.bench.compiling.subprocess.run", run)
    assert compile_times("ours", tiny=True) == {
        "cold_ms": 100.0, "warm_ms": 25.0, "first_ms": 4.0, "later_ms": 1.0, "kernels": 3,
    }  # fmt: skip
    assert len(set(seen)) == 1


def test_every_compiler_prints_json() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kitsune.bench.compiling", "ours", "--tiny"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert json.loads(done.stdout)["compile_ms"] > 0
    assert set(COMPILERS) == {"ours", "torch.compile", "jax"}
