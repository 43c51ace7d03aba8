from __future__ import annotations

import ctypes
import dataclasses
import io
import json
import os
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from kitsune.backends.cpu import jit
from kitsune.bench import gate as gate_module
from kitsune.bench import graphs
from kitsune.bench.cases import linear, quick_cases
from kitsune.bench.gate import measure_case, run_gate
from kitsune.bench.grid import print_grids
from kitsune.bench.limits import Limits, measure_limits
from kitsune.bench.measure import Candidate, Effort, Times, check, difference, interleave
from kitsune.bench.prototypes import Prototypes, _bytes_on_avx2
from kitsune.bench.run import bench, tables
from kitsune.bench.suite import COARSE_BOUND, QUICK
from kitsune.errors import InputError, UnsupportedError, VerifyError
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph
from kitsune.ir.ops import OPS

PEERS = ("torch", "onnx", "onnxruntime")
LIMITS = {1: Limits(1, 100.0, 200.0, 10.0)}


def without_peers(patch: pytest.MonkeyPatch) -> None:
    for name in PEERS:
        patch.setitem(sys.modules, name, None)  # an import of it now fails


@pytest.fixture(scope="module")
def alone() -> dict[str, Any]:
    """A quick run where no peer is installed."""
    with pytest.MonkeyPatch.context() as patch:
        without_peers(patch)
        return run_gate([1, 2], quick=True)


# --- the whole -----------------------------------------------------------------------------------


def test_every_case_has_a_row_for_each_number_of_threads(alone: dict[str, Any]) -> None:
    rows = [(row["case"], row["size"], row["threads"]) for row in alone["rows"]]
    assert rows == [(case.letter, case.size, n) for case in quick_cases() for n in (1, 2)]
    assert {case for case, _, _ in rows} == set("abcd")


def test_a_row_has_its_fields(alone: dict[str, Any]) -> None:
    for row in alone["rows"]:
        assert row["time_us"] >= row["best_us"] > 0
        assert 0 <= row["error"] <= COARSE_BOUND
        assert row["limit"]["bound"] in ("fma", "dot8", "memory")
        assert row["limit"]["percent"] == pytest.approx(
            100 * row["limit"]["least_us"] / row["time_us"]
        )
        assert row["compile"]["cold_ms"] > row["compile"]["worst_kernel_ms"] > 0
        assert row["compile"]["kernels"] >= 1
        unfused = row["candidates"]["unfused"]
        assert 0 < unfused["ratio_low"] <= unfused["ratio"] <= unfused["ratio_high"]
        assert ("strict" in row["candidates"]) == (row["numerics"] == "fast")


def test_an_absent_peer_is_a_reason_and_no_number(alone: dict[str, Any]) -> None:
    named = {name for row in alone["rows"] for name in row["candidates"]}
    assert {"torch", "torch.compile", "torch backward", "onnxruntime"} <= named
    for row in alone["rows"]:
        for name, candidate in row["candidates"].items():
            if name not in ("unfused", "strict"):
                assert candidate.keys() == {"absent"}
    assert alone["rows"][0]["candidates"]["torch"]["absent"] == "torch is not installed"
    assert alone["rows"][0]["candidates"]["onnxruntime"]["absent"] == "onnx is not installed"
    assert alone["versions"]["torch"] is None


def test_limits_are_measured_for_each_number_of_threads(alone: dict[str, Any]) -> None:
    assert [limit["threads"] for limit in alone["limits"]] == [1, 2]
    assert all(limit["fma_gflops"] > 0 and limit["copy_gbs"] > 0 for limit in alone["limits"])


def test_json_is_what_is_returned(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    without_peers(monkeypatch)
    monkeypatch.setattr(gate_module, "quick_cases", lambda: [linear(4, 32, 48)])
    result = bench("gate", [1], as_json=True, quick=True)
    assert json.loads(capsys.readouterr().out) == result


def test_the_table_shows_ratios_and_who_is_absent(alone: dict[str, Any]) -> None:
    out = io.StringIO()
    print_grids(*tables(alone), Console(file=out))
    text = out.getvalue()
    row = alone["rows"][0]
    assert f"(a) {row['size']}" in text
    assert f"{row['candidates']['unfused']['ratio']:.2f}" in text
    assert "no torch: torch is not installed" in text
    assert "no torch.compile: left out of a quick run" in text


@pytest.mark.parametrize("case", quick_cases(), ids=lambda case: case.name)
def test_the_peers_compute_the_same(case: Any) -> None:
    """`measure_case` checks each against the oracle before it times it."""
    for name in PEERS:
        pytest.importorskip(name)
    (row,) = measure_case(case, LIMITS, jit.host_target(), None, QUICK)
    measured = [name for name, each in row["candidates"].items() if "absent" not in each]
    assert set(case.peers) <= set(measured)


# --- a wrong program -----------------------------------------------------------------------------


def test_a_wrong_program_is_not_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    without_peers(monkeypatch)
    wrong = dataclasses.replace(OPS["relu"], scalar=lambda s, x: s.min(x, s.const(0)))
    monkeypatch.setitem(OPS, "relu", wrong)
    monkeypatch.setattr("kitsune.bench.suite.interleave", lambda *_: pytest.fail("it was timed"))
    with pytest.raises(VerifyError, match=r"ours computes something else in \(b\) 4×32×48"):
        measure_case(linear(4, 32, 48), LIMITS, jit.host_target(), None, QUICK)


@pytest.mark.parametrize("wrong", [np.nan, np.inf, 1.01])
def test_one_wrong_element_is_found(wrong: float) -> None:
    expected = [np.ones((3, 4)), np.ones(7)]
    got = [array.copy() for array in expected]
    got[1][3] = wrong
    with pytest.raises(VerifyError, match="something else"):
        check("a case", Candidate("ours", lambda: got, list), expected, 1e-3)


def test_a_difference_is_in_units_of_its_own_array() -> None:
    small, large = np.full(4, 1e-3), np.full(4, 1e3)
    assert difference([small * 1.5, large], [small, large]) == pytest.approx(0.5)
    assert difference([small], [small]) == 0
    assert difference([small[:3]], [small]) == np.inf


def test_a_candidate_may_compute_less_than_the_graph() -> None:
    part = Candidate("prototype", lambda: [np.ones(2)], list, expected=[np.ones(2)])
    assert check("a case", part, [np.zeros(5)], 1e-6) == 0


# --- measuring -----------------------------------------------------------------------------------


def test_samples_are_taken_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    log: list[str] = []
    monkeypatch.setattr("time.sleep", lambda seconds: log.append("pause"))
    effort = Effort(repetitions=2, pause_s=1.0, patience_s=-1.0, warm_s=0.0)
    monkeypatch.setattr("kitsune.tune.timing._calls_in_a_sample", lambda call: 1)
    times = interleave({name: lambda name=name: log.append(name) for name in "ab"}, effort)
    turn = ["pause", "a", "a", "pause", "b", "b"]  # warmed up, then timed
    assert log == turn * 2
    assert [len(each.samples) for each in times.values()] == [2, 2]


def test_times() -> None:
    times = Times([3.0, 1.0, 2.0, 100.0])
    assert (times.median, times.best) == (2.5, 1.0)


def test_ratios_are_taken_turn_by_turn() -> None:
    """A turn in which the machine is slow counts no more than the others."""
    ours, other = Times([1.0, 1.0, 10.0, 1.0, 1.0]), Times([2.0, 3.0, 20.0, 1.0, 2.0])
    assert other.ratios(ours) == (2.0, 2.0, 2.0)
    assert ours.ratios(ours) == (1.0, 1.0, 1.0)


def test_limits_of_this_machine() -> None:
    target = jit.host_target()
    one = measure_limits(1, target, QUICK, copied=1 << 20)
    assert one.fma_gflops > 0.1
    assert one.copy_gbs > 0.1
    assert (one.dot8_gops > 0.1) == bool(target.dot8)


@pytest.mark.parametrize(
    ("flops", "nbytes", "bytewise", "expected"),
    [
        (1e11, 1e9, False, (1.0, "fma")),
        (1e11, 1e9, True, (0.5, "dot8")),
        (1e9, 1e10, True, (1.0, "memory")),
        (0, 1e10, False, (1.0, "memory")),
    ],
)
def test_the_bound_is_what_takes_longest(
    flops: float, nbytes: float, bytewise: bool, expected: tuple[float, str]
) -> None:
    assert LIMITS[1].seconds(flops, nbytes, bytewise) == expected


# --- graphs --------------------------------------------------------------------------------------


def test_what_a_graph_costs() -> None:
    graph = graphs.linear_graph(2, 32, 16)
    assert graphs.flops(graph) == 2 * 2 * 32 * 16
    assert graphs.nbytes(graph) == 4 * (2 * 32 + 32 + 16 + 16 + 2 * 16 + 32 * 16 + 2 * 16)
    packed = graphs.linear_graph(2, 32, 16, bits=4)
    assert graphs.nbytes(graph) - graphs.nbytes(packed) == 32 * 16 * 4 - (32 * 16 // 2 + 16 * 2)


def test_attention_takes_a_mask_or_none() -> None:
    shapes = [
        [n.shape for n in graphs.attention_graph(2, 3, 8, 4, m).inputs] for m in (True, False)
    ]
    assert shapes == [[(2, 8, 12)] * 3 + [(2, 1, 1, 8)], [(2, 8, 12)] * 3]
    masked = graphs.random_feeds(graphs.attention_graph(2, 3, 8, 4))["mask"]
    assert np.array_equal(masked[1, 0, 0] == 0, [True] * 6 + [False] * 2)


def test_gradients_are_measured_away_from_the_corner_of_relu() -> None:
    graph = graphs.linear_grad_graph(64, 32, 256)
    feeds = {name: f.astype(np.float64) for name, f in graphs.linear_grad_feeds(graph).items()}
    x, a, w, ls, b, r = (feeds[name] for name in ("x", "a", "w", "ls", "b", "r"))
    argument = ls * ((x * a) @ w + b) + r
    assert np.abs(argument).min() > 0.9 * graphs.KINK
    by_name = {node.attr("name"): node for node in graph.inputs}
    assert set(by_name) == set(feeds)
    gradient = interpret(Graph(graph.inputs, graph.outputs[-1:]), feeds)
    assert np.array_equal(gradient[0], np.where(argument > 0, feeds["g"], 0))


# --- prototypes ----------------------------------------------------------------------------------

FAKE = """
import os, sys, warnings
assert len(sys.argv) == 1
os.environ["OMP_NUM_THREADS"] = "7"
warnings.filterwarnings("ignore")
"""


def test_a_folder_without_prototypes_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"gemm_pf\.py"):
        Prototypes(tmp_path, jit.host_target())


def test_importing_prototypes_changes_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cpu").mkdir()
    for name in ("rt", "gemm_pf", "attn", "lowbit", "batch"):
        (tmp_path / "cpu" / f"{name}.py").write_text(f"{FAKE}V, ADECL, Mod = '', '', None\n")
    target = dataclasses.replace(jit.host_target(), lanes=8, fma=True, dot8="maddubs256")
    monkeypatch.setattr(sys, "argv", ["kitsune", "bench", "gate"])
    before = (list(sys.path), list(sys.argv), dict(os.environ), set(sys.modules))
    prototypes = Prototypes(tmp_path, target)
    assert (list(sys.path), list(sys.argv), dict(os.environ), set(sys.modules)) == before
    graph = graphs.linear_graph(1, 32, 16, bits=4)
    with pytest.raises(UnsupportedError, match="at most 2 threads"):
        prototypes.linear(graph, graphs.random_feeds(graph), 3)
    small = Prototypes(tmp_path, dataclasses.replace(target, lanes=4))
    with pytest.raises(UnsupportedError, match="needs avx2 and fma"):
        small.linear_4bit(graph, graphs.random_feeds(graph), 1)


def test_byte_products_on_avx2_equal_those_of_avx512() -> None:
    """The text is compiled where AVX2 is there, and its sums are those of the one instruction."""
    text = (
        "define void @f(ptr %o, ptr %a, ptr %b) #0 {\nentry:\n"
        "  %x = load <16 x i32>, ptr %o, align 4\n  %y = load <64 x i8>, ptr %a, align 1\n"
        "  %z = load <64 x i8>, ptr %b, align 1\n"
        "  %r = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512"
        "(<16 x i32> %x,<64 x i8> %y,<64 x i8> %z)\n"
        "  store <16 x i32> %r, ptr %o, align 4\n  ret void\n}\n"
    )
    if jit.host_target().dot8 not in ("maddubs256", "vnni256", "vnni512"):
        pytest.skip("the host has no AVX2")
    made = _bytes_on_avx2(lambda text: text)(text)
    target = jit.cpu_target("x86-64-v3")
    loaded = jit.load([jit.compile_object(made, target)], target)
    rng = np.random.default_rng(0)
    acc = rng.integers(-99, 99, 16, np.int32)
    a, b = rng.integers(0, 16, 64, np.uint8), rng.integers(-127, 128, 64, np.int8)
    products = a.astype(np.int32) * b
    want = acc + products.reshape(16, 4).sum(1)
    call = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 3)(loaded.address("f"))
    call(acc.ctypes.data, a.ctypes.data, b.ctypes.data)
    np.testing.assert_array_equal(acc, want)
