"""Where the time of a call goes: spans from inside the program, work, limits, traces."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import onnx.parser
import pytest

import kitsune as kt
from kitsune.backends.cpu.roofline import Roof, roof
from kitsune.backends.cpu.timed_program import TimedProgram
from kitsune.ir.affine import axis
from kitsune.ir.dtypes import f32
from kitsune.lower.kernel import Axis, Body, Buffer, Kernel, Store
from kitsune.report.counts import counts
from kitsune.report.profile_report import HOST, Event, KernelProfile, Profile
from kitsune.report.profiling import _limit, _shares

pytestmark = pytest.mark.host("usual")

RNG = np.random.default_rng(0)
X, W = (RNG.standard_normal((96, 160)).astype(np.float32) for _ in range(2))
FEW = X[:48]
LIMITS = Roof(2, 100.0, (200.0, 100.0, 50.0, 10.0), (1e3, 1e4, 1e6, float("inf")))


def two_kernels(x: kt.Tensor, w: kt.Tensor) -> kt.Tensor:
    """48 rows are too few for threads to share: the softmax has a kernel of its own."""
    return (x @ w.T).relu().softmax(-1)


@pytest.fixture(scope="module")
def profile() -> Profile:
    return kt.compile(two_kernels, threads=2).profile(FEW, W)


STAGED = """<ir_version: 8, opset_import: ["": 17]>
m (float[n] x) => (float[k] y) { r = Relu (x) at = NonZero (r) f = Cast <to = 1> (at)
                                 q = Mul (f, f) y = Sqrt (q) }"""


# --- spans ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("threads", [1, 2])
def test_a_timed_program_computes_the_same_and_says_when(threads: int) -> None:
    model = kt.compile(two_kernels, X, W, threads=threads)
    built = model._latest.compiled
    layout = built.subgraphs[0].module
    timed = TimedProgram(layout, built.target, threads)  # type: ignore[arg-type]
    for _ in range(3):
        assert np.array_equal(timed.slow_path(X, W), model(X, W))
        spans = timed.spans()
        assert {span.step for span in spans} == set(range(len(layout.steps)))
        assert all(0 <= span.thread < threads for span in spans)
        for step in range(len(layout.steps)):
            parts = [span.part for span in spans if span.step == step]
            assert sorted(parts) == list(range(len(parts)))  # each part was done once
        for thread in range(threads):
            mine = [span for span in spans if span.thread == thread]
            ends = [(span.start_ns, span.end_ns) for span in mine]
            assert ends == sorted(ends)
            assert all(start <= end for start, end in ends)
    assert timed.stamps >= len(layout.steps) + 1
    assert timed.stamp_ns() > 0


def test_time_of_a_phase_is_shared_by_what_threads_took() -> None:
    events = [
        Event("0_row", 0, 0.0, 6.0),
        Event("1_row", 0, 6.0, 8.0),
        Event("0_row", 1, 2.0, 8.0),
        Event("1_row", 1, 8.0, 10.0),
        Event("2_row", 0, 20.0, 21.0),
        Event("host0.0", HOST, 11.0, 15.0),
    ]
    phases = {"0_row": (0, 0), "1_row": (0, 0), "2_row": (0, 1)}
    assert _shares(events, phases) == pytest.approx({"0_row": 7.5, "1_row": 2.5, "2_row": 1.0})


# --- work and limits -----------------------------------------------------------------------------


def test_work_of_a_contraction() -> None:
    model = kt.compile(lambda x, w: (x @ w).exp(), X, W.T.copy())
    work = counts(model.kernels[0].kernel)
    assert work.products == 2 * 96 * 160 * 96
    assert work.sums == 13 * 96 * 96  # exp takes the time of 13 additions
    assert work.nbytes == 4 * (96 * 160 + 160 * 96 + 96 * 96)


def test_a_table_counts_for_what_is_looked_up() -> None:
    table = RNG.standard_normal((5000, 32)).astype(np.float32)
    model = kt.compile(lambda i: kt.tensor(table)[i], np.arange(7))
    work = counts(model.kernels[0].kernel)
    assert 7 * 32 * 4 <= sum(work.read.values()) < 2 * 7 * 32 * 4


def test_the_limit_is_the_slower_of_arithmetic_and_bytes() -> None:
    fused = kt.compile(lambda x, w: (x @ w).relu(), X, W.T.copy())
    limit_us, bound = _limit(fused._latest.compiled.module().steps[0], 0, LIMITS)
    assert bound == "fma"
    assert limit_us == pytest.approx((2 * 96 * 160 * 96 + 2 * 96 * 96) / 100e3)
    moved = kt.compile(lambda x: x + 1, X)
    limit_us, bound = _limit(moved._latest.compiled.module().steps[0], 0, LIMITS)
    assert bound == "L3"  # 120 KB do not fit the second
    assert limit_us == pytest.approx(2 * X.nbytes / 50e3)


def test_a_roof_grows_with_threads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KITSUNE_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.delenv("KITSUNE_MEASURE")
    one, two = roof(1), roof(2)
    assert two.fma_gflops == 2 * one.fma_gflops
    assert two.read_gbps[0] == 2 * one.read_gbps[0]
    assert two.read_gbps[3] >= one.read_gbps[3]  # memory is shared: measured
    assert roof(2) == two  # and kept


def test_work_of_a_reduction() -> None:
    b = Body()
    x = b.load(0, (axis("o"), axis("r")), f32)
    total = b.reduce("sum", ("r",), b.mul(x, x))
    kernel = Kernel(
        "row",
        (Axis("o", 4, "outer"), Axis("r", 8, "row")),
        (Buffer("x", f32, (4, 8)), Buffer("y", f32, (4,))),
        (Store(1, (axis("o"),), b.sqrt(total)),),
    )
    work = counts(kernel)
    assert work.sums == 4 * 8 + 4 * 8 + 7 * 4  # squares, sums, a root for each row
    assert (work.read, work.written) == ({0: 128}, {1: 16})


# --- the profile ---------------------------------------------------------------------------------


def test_rows(profile: Profile) -> None:
    assert [k.kernel for k in profile.kernels] == ["0_contract", "1_row"]
    assert [k.ops for k in profile.kernels] == [["matmul", "relu"], ["softmax"]]
    assert all(k.time_us > 0 and k.limit_us and k.percent_of_limit for k in profile.kernels)
    assert all(len(k.threads_us) == 2 and 0 < k.balance <= 1 for k in profile.kernels)
    assert sum(k.share for k in profile.kernels) > 0
    assert profile.calls >= 7
    assert profile.overhead_percent is not None
    assert "0_contract" in str(profile)
    assert "of limit" in str(profile)


def test_json_has_what_the_table_shows(profile: Profile) -> None:
    data = json.loads(profile.to_json())
    assert [row["kernel"] for row in data["kernels"]] == ["0_contract", "1_row"]
    assert {"percent_of_limit", "intensity", "gflops", "gbps"} <= data["kernels"][0].keys()
    assert data["threads"] == 2


def test_chrome_trace(profile: Profile, tmp_path: Path) -> None:
    profile.to_chrome_trace(tmp_path / "trace.json")
    events = json.loads((tmp_path / "trace.json").read_text())["traceEvents"]
    tracks = {e["tid"]: e["args"]["name"] for e in events if e["name"] == "thread_name"}
    spans = [e for e in events if e["ph"] == "X"]
    assert tracks[2] == "thread 0"
    assert {e["tid"] for e in spans} <= tracks.keys()
    assert {e["name"] for e in spans} == {"0_contract", "1_row"}
    assert all(e["ts"] >= 0 and e["dur"] >= 0 for e in spans)


def test_a_host_op_between_kernels() -> None:
    model = kt.compile(
        onnx.parser.parse_model(
            """<ir_version: 8, opset_import: ["": 17]>
        m (float[4, 3, 3] x) => (float[4] y) { a = Relu (x) b = Det (a) y = Exp (b) }"""
        )
    )
    profile = model.profile(RNG.standard_normal((4, 3, 3)).astype(np.float32))
    assert [k.kernel for k in profile.kernels] == ["0_row", "host0.0", "1_row"]
    assert profile.kernels[1].ops == ["Det"]
    assert profile.kernels[1].time_us > 0
    order = [event.name for event in profile.events]
    assert order == sorted(order, key=["0_row", "host0.0", "1_row"].index)
    assert [e.track for e in profile.events if e.name == "host0.0"] == [HOST]


def test_stages_follow_each_other() -> None:
    profile = kt.compile(onnx.parser.parse_model(STAGED)).profile(
        np.array([1, -1, 2.0], np.float32)
    )
    assert [k.kernel for k in profile.kernels] == ["0_row", "between0.0", "1_row"]
    assert [k.ops[0] for k in profile.kernels] == ["relu", "NonZero", "cast"]
    assert [k.stage for k in profile.kernels] == [0, 0, 1]
    starts = [
        next(e.start_us for e in profile.events if e.name == k.kernel) for k in profile.kernels
    ]
    assert starts == sorted(starts)
    host = profile.kernels[1]
    assert (host.kind, host.limit_us, host.percent_of_limit) == ("host", None, None)


def test_a_model_without_kernels() -> None:
    profile = kt.compile(lambda x: x).profile(X)
    assert profile.kernels == []
    assert "a call" in str(profile)


@pytest.mark.webgpu
def test_nothing_is_called_the_limit_of_a_gpu() -> None:
    profile = kt.compile(two_kernels, device="webgpu").profile(X, W)
    assert [k.kernel for k in profile.kernels] == ["0_contract", "1_row"]
    assert all(k.time_us > 0 and k.limit_us is None for k in profile.kernels)
    assert profile.roof == {}
    assert profile.overhead_percent is None
    assert "of limit" not in str(profile)


def test_numbers_of_a_row() -> None:
    row = KernelProfile("0_row", "row", "-", ["add"], 2.0, 0.5, [2.0], 1.0, 4000, 8000, 1.0, "L1")
    assert (row.gflops, row.gbps, row.intensity, row.percent_of_limit) == (4.0, 2.0, 2.0, 50.0)
