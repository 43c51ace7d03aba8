"""What a compiled model says of itself: its kernels, its memory, and how right it is."""

from __future__ import annotations

import json
import re
import threading
from dataclasses import asdict, replace
from typing import Any

import numpy as np
import onnx.parser
import pytest

import kitsune as kt
from kitsune import compiler
from kitsune.errors import UnsupportedError, VerifyError
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import constant, input_, matmul, relu, softmax
from kitsune.lower.kernel import Body
from kitsune.lower.lower import Lowered, lower_groups
from kitsune.report import verify_model as verify_module
from kitsune.report.shadow import DriftWarning
from kitsune.system.progress import STAGES

x = input_("x", (3, 4))
A = np.arange(12, dtype=np.float32).reshape(3, 4) - 5


def two_kernels() -> Graph:
    w = constant(np.ones((4, 5), np.float32))
    return Graph((x,), (relu(matmul(softmax(x, axes=(1,)), w)),))


# --- kernels and memory --------------------------------------------------------------------------


def test_explain_and_kernels() -> None:
    model = kt.compile(two_kernels())
    said = model.explain()
    assert [g.pattern for g in said.groups] == ["-", "linear_activation"]
    assert [str(r).partition(":")[0] for r in said.refusals] == [
        "matmul[3,5] is not in softmax[3,4]'s kernel"
    ]
    assert '"kernels_after": 2' in said.to_json()
    assert "linear_activation" in str(said)
    first, second = model.kernels
    assert first.kernel.kind == "row"
    assert second.kernel.kind == "contract"
    assert "define void @kt_contract" in second.source
    assert "vfmadd" in second.assembly or "mulps" in second.assembly


def test_every_stage_has_its_time() -> None:
    """Those of the compilation alone: what is planned for a report is not part of it."""

    def model(rows: int) -> kt.CompiledModel:
        return kt.compile(
            lambda t: (t @ kt.tensor(np.eye(4, dtype=np.float32))).relu(),
            np.zeros((rows, 4), np.float32),
        )

    first = model(11)
    first(np.zeros((11, 4), np.float32))
    said = first.explain()
    assert tuple(said.costs) in (STAGES, STAGES[1:])  # another test may have imported everything
    assert all(ms > 0 for ms in said.times_ms.values())
    assert "first result after " in str(said)
    assert re.search(r"^llvm +[\d.]+ +[\d.]+", said.to_text(all=True), re.MULTILINE)
    assert json.loads(said.to_json())["costs"]["llvm"] == asdict(said.costs["llvm"])
    known = model(11)
    for _ in range(2):
        assert tuple(known.explain().times_ms) == ("read", "trace", "rewrite", "load")


def test_fusion_can_be_turned_off_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    def kernels() -> int:
        return len(kt.compile(lambda t: (t * 2 + 1).relu(), A).kernels)

    assert kernels() == 1
    monkeypatch.setenv("KITSUNE_DISABLE", "1")
    assert kernels() == 3
    monkeypatch.setenv("KITSUNE_DISABLE", "0")
    assert kernels() == 1


def test_fusion_can_be_watched_from_outside(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("INFO", "kitsune"):
        kt.compile(two_kernels())
        assert caplog.messages == []
        monkeypatch.setenv("KITSUNE_LOG", "1")
        kt.compile(two_kernels())
    assert any(message.startswith("linear_activation: ") for message in caplog.messages)
    assert any(message.startswith("refused: ") for message in caplog.messages)


def test_memory_is_accounted_for() -> None:
    a, w = input_("a", (32, 32)), constant(np.eye(32, dtype=np.float32))
    node = a
    for _ in range(6):
        node = relu(matmul(node, w))
    said = kt.compile(Graph((a,), (node,))).memory_report()
    one = 32 * 32 * 4
    assert (said.inputs_nbytes, said.outputs_nbytes, said.weights_nbytes) == (one, one, one)
    assert said.arena_nbytes == 2 * one
    assert said.unshared_nbytes - said.arena_nbytes == said.saved_nbytes == 3 * one
    assert said.peak_nbytes == 5 * one + said.scratch_nbytes
    assert json.loads(said.to_json())["peak_nbytes"] == said.peak_nbytes
    assert "saved by reuse" in str(said)


# --- verify --------------------------------------------------------------------------------------


def test_every_kernel_is_verified() -> None:
    model = kt.compile(lambda t: (t.softmax(1) @ kt.ones(4, 5)).relu(), threads=2)
    said = model.verify(A)
    assert [each.kernel for each in said.kernels] == ["0_row", "1_contract"]
    assert said.is_right
    assert 0 < said.worst < 1e-6
    assert json.loads(said.to_json())["is_right"]
    assert "1_contract" in str(said)
    assert "2 kernels, 2 results: all are right" in str(said)
    said.check()


def test_one_kernel_is_counted_as_one() -> None:
    model = kt.compile(lambda t: t + 1)
    assert "1 kernel, 1 result: all are right" in str(model.verify(A))
    assert str(model.explain(A)).startswith("1 op in 1 kernel")


@pytest.mark.webgpu
def test_webgpu_models() -> None:
    model = kt.compile(lambda t: (t.softmax(1) @ kt.ones(4, 5)).relu(), device="webgpu")
    want = np.full((3, 5), 1, np.float32)
    for given in (A, A.tolist(), np.asfortranarray(A)):
        np.testing.assert_allclose(model(given), want, rtol=1e-6)
    said = model.verify(A)
    assert [each.kernel for each in said.kernels] == ["0_row", "1_contract"]
    assert said.is_right
    assert "fn main" in model.kernels[0].source
    assert model.memory_report().weights_nbytes == 4 * 5 * 4
    with pytest.raises(UnsupportedError, match="has no assembly"):
        _ = model.kernels[0].assembly


def test_kinds_of_results_are_verified() -> None:
    special = np.array([[np.nan, np.inf, -np.inf, 1, -1]], np.float32)
    model = kt.compile(lambda t: (t.exp(), t > 0, t.isnan(), (t > 0).sum(1)))
    said = model.verify(special)
    assert said.is_right
    assert said.worst < 1e-6


def wrong_relu(node: Node, args: Any, feeds: Any) -> np.ndarray:
    value = verify_module_evaluate(node, args, feeds)
    return value + np.float32(0.01) if node.op == "relu" else value


verify_module_evaluate = verify_module.evaluate


def test_a_wrong_kernel_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verify_module, "evaluate", wrong_relu)
    model = kt.compile(two_kernels())
    said = model.verify(A)
    assert [each.is_right for each in said.kernels] == [True, False]
    with pytest.raises(VerifyError, match=r"kernel 1_contract .* computes something else"):
        said.check()
    checked = kt.compile(two_kernels(), config=kt.FusionConfig(verify=True))
    with pytest.raises(VerifyError, match="kernel 1_contract"):
        checked(A)


def slightly_wrong(*given: Any) -> list[Lowered]:
    """Kernels of several ops store a hundredth too much; those of one are right."""
    made = []
    for low in lower_groups(*given):
        stores, body = low.kernel.stores, Body()
        wrong = [replace(s, value=body.add(s.value, body.const(0.01))) for s in stores]
        fused = len(low.group.nodes) > 1
        made.append(replace(low, kernel=replace(low.kernel, stores=tuple(wrong))) if fused else low)
    return made


def test_in_production_drift_from_unfused_is_reported_and_the_answer_returned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(compiler, "lower_groups", slightly_wrong)
    config = kt.FusionConfig(verify=0.5, debug=True)  # with it, no program is kept for others
    model = kt.compile(two_kernels(), config=config)
    told: list[str] = []
    model.on_drift(lambda each: told.append(each.kernel))
    right = kt.compile(two_kernels(), config=kt.FusionConfig(enabled=False))(A)
    expected = right + np.float32(0.01)
    model(A)
    with pytest.warns(DriftWarning, match=r"kernel 1_contract \(.*\) drifts"):
        got = model(A)
    np.testing.assert_array_equal(got, expected)
    for _ in range(2):  # once is enough
        model(A)
    stats = model.verification_stats
    assert (stats.calls, stats.checked, stats.drifted) == (4, 2, 2)
    assert stats.worst_kernel == "1_contract"
    assert stats.worst == pytest.approx(0.01, rel=0.01)
    assert told == ["1_contract"] * 2
    assert [each.is_right for each in model.verify(A).kernels] == [True, False]


def test_numpy_is_asked_only_about_kernels_that_differ_from_unfused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is left of equal values less their mean is rounding, which may be another unfused."""
    asked: list[Any] = []
    by_numpy = verify_module._compute_reference
    monkeypatch.setattr(
        verify_module, "_compute_reference", lambda *a: asked.append(1) or by_numpy(*a)
    )
    config = kt.FusionConfig(verify=1.0)
    model = kt.compile(lambda t: ((t - t.mean(1, True)) * 3).exp().softmax(1), config=config)
    model(A)
    assert (model.verification_stats.checked, asked) == (1, [])
    tiny = kt.compile(lambda t: (t * 0.1 + 0.3) - (t * 0.1 + 0.3).mean(1, True), config=config)
    tiny(np.full((4, 999), 0.7, np.float32))
    assert (tiny.verification_stats.checked, tiny.verification_stats.drifted) == (1, 0)


def test_what_a_call_returns_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each kernel is right by itself, and the program is not."""
    model = kt.compile(two_kernels(), config=kt.FusionConfig(verify=0.5))
    model(A)
    program = model._latest.compiled.program
    run = program.run
    monkeypatch.setattr(program, "run", lambda arrays: tuple(v * 2 for v in run(arrays)))
    with pytest.warns(DriftWarning, match=r"kernel 1_contract .* drifts"):
        model(A)


def test_drift_after_an_op_on_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "lower_groups", slightly_wrong)
    model = kt.compile(
        onnx.parser.parse_model(
            """<ir_version: 8, opset_import: ["": 17]>
        m (float[4, 3, 3] x) => (float[4] y) { a = Relu (x) b = Det (a) c = Exp (b) y = Neg (c) }"""
        ),
        config=kt.FusionConfig(verify=1.0, debug=True),
    )
    with pytest.warns(DriftWarning, match=r"kernel 1_row"):
        model(np.eye(3, dtype=np.float32) * np.ones((4, 1, 1), np.float32))
    assert model.verification_stats.worst_kernel == "1_row"


def test_threads_count_every_call() -> None:
    model = kt.compile(lambda t: t * 2, A, config=kt.FusionConfig(verify=0.1))
    at_once = [threading.Thread(target=lambda: [model(A) for _ in range(25)]) for _ in range(4)]
    for each in at_once:
        each.start()
    for each in at_once:
        each.join()
    stats = model.verification_stats
    assert (stats.calls, stats.checked, stats.drifted) == (100, 10, 0)


@pytest.mark.parametrize(("rate", "checks"), [(True, 6), (False, 0), (0.5, 3), (0.3, 1), (1.0, 6)])
def test_calls_are_checked_as_often_as_asked(
    rate: float, checks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    count: list[int] = []
    original = verify_module.verify_kernels
    monkeypatch.setattr(verify_module, "verify_kernels", lambda *a: count.append(1) or original(*a))
    model = kt.compile(lambda t: t * 2, config=kt.FusionConfig(verify=rate))
    for _ in range(3):
        np.testing.assert_array_equal(model(A), A * 2)
        model.run(None, {"t": A})
    assert len(count) == checks
