"""Cases, and whether every library says the same of them."""

from __future__ import annotations

import dataclasses
import importlib
import sys
from typing import Any

import numpy as np
import pytest

from benchmarks.bounds import F32_BOUND, INT8_BOUND, check_error
from benchmarks.case import Case, Workload
from benchmarks.libraries.kitsune import make_weights
from benchmarks.oracle import compute_expected, select_rows, trace_case
from benchmarks.suites import (
    LINEAR,
    MODELS,
    QUANT,
    SMALL,
    SUITES,
    TRAIN,
    find_case,
    select_cases,
)
from benchmarks.worker import LibraryWorker
from benchmarks.workers import HOME
from kitsune.compare.runtimes import import_library, installed_version
from kitsune.compare.worker import find_difference
from kitsune.errors import InputError, UnsupportedError, VerifyError

QUICK = [(suite.name, case) for suite in SUITES.values() for case in suite.quick]
PACKAGE = {
    "pytorch": "torch",
    "onnx": "onnxruntime",
    "onnx_quantised": "onnxruntime",
    "ggml": "llama_cpp",
}  # of a library's module, where names differ


def quick_id(value: Any) -> str:
    return value.name if isinstance(value, Case) else str(value)


@pytest.fixture(autouse=True)
def one_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEV", "CPU")  # tinygrad's device, as its own process has it


# --- the data ------------------------------------------------------------------------------------


def test_every_case_has_a_name_of_its_own() -> None:
    for suite in SUITES.values():
        names = [case.name for case in (*suite.cases, *suite.quick)]
        assert len(set(names)) == len(names)
        assert {case.title for case in suite.quick} <= {case.title for case in suite.cases}


def test_every_candidate_has_a_library() -> None:
    assert {name for suite in SUITES.values() for name in suite.candidates} <= HOME.keys()


def test_every_case_that_must_reach_something_says_what() -> None:
    for suite in SUITES.values():
        assert all(case.bars for case in suite.cases)


def test_cases_are_selected_by_their_names() -> None:
    assert select_cases(LINEAR, quick=False) == list(LINEAR.cases)
    assert [c.size for c in select_cases(LINEAR, False, ["512", "1×4096"])] == [
        "512×768×768",
        "1×4096×4096",
    ]
    assert find_case("linear", LINEAR.quick[0].name) is LINEAR.quick[0]
    with pytest.raises(InputError, match="no case is called 7×7"):
        select_cases(LINEAR, True, ["7×7"])


def test_inputs_are_the_same_in_every_process() -> None:
    case = LINEAR.quick[0]
    one, other = Workload.make(case, 1), Workload.make(case, 2)
    assert all(np.array_equal(one.weights[n], other.weights[n]) for n in case.weights)
    assert not np.array_equal(one.weights["bias"], one.inputs["x"][0, :1])


def test_a_module_has_the_weights_of_its_case() -> None:
    for case in (*MODELS.quick, *SMALL.quick, *TRAIN.quick):
        assert case.module is not None
        state = case.module().state_dict()
        assert {name: value.shape for name, value in state.items()} == dict(case.weights)


# --- the oracle ----------------------------------------------------------------------------------


def test_the_oracle_computes_some_rows_of_a_long_case() -> None:
    case = next(c for c in SUITES["attention"].quick if c.stride > 1)
    whole = compute_expected(Workload.make(dataclasses.replace(case, stride=1), 1))
    some = compute_expected(Workload.make(case, 1))
    assert some.shape[1] == case.inputs["q"][1] // case.stride
    np.testing.assert_allclose(some, select_rows(case, whole), rtol=1e-12)


def test_learning_lowers_the_loss() -> None:
    losses = compute_expected(Workload.make(TRAIN.quick[0], 1))
    assert losses.shape == (3,)
    assert losses[0] > losses[1] > losses[2]


def test_a_graph_has_its_weights_inside_or_outside() -> None:
    case = LINEAR.quick[0]
    assert len(trace_case(case).inputs) == 3
    assert len(trace_case(case, Workload.make(case, 1).weights).inputs) == 1


@pytest.mark.parametrize("wrong", [np.nan, np.inf, 1.01])
def test_one_wrong_element_is_found(wrong: float) -> None:
    got = np.ones((3, 4))
    got[1, 3] = wrong
    with pytest.raises(VerifyError, match="torch computes something else in a case"):
        check_error("a case", "torch", got, np.ones((3, 4)), 1e-3)


def test_a_difference_is_in_units_of_the_array() -> None:
    small = np.full(4, 1e-3)
    assert find_difference(small * 1.5, small) == pytest.approx(0.5)
    assert find_difference(small, small) == 0
    assert find_difference(small[:3], small) == np.inf


# --- libraries -----------------------------------------------------------------------------------


def built(suite: str, case: Case, name: str, folder: Any) -> dict[str, Any]:
    path = folder / "expected.npy"
    np.save(path, compute_expected(Workload.make(case, 1)))
    message = {"build": name, "suite": suite, "case": case.name, "expected": str(path)}
    return LibraryWorker(HOME[name], 1).answer(message)


@pytest.mark.parametrize("name", ["kitsune", "unfused", "fast"])
@pytest.mark.parametrize(("suite", "case"), QUICK, ids=quick_id)
def test_we_compute_every_case(suite: str, case: Case, name: str, tmp_path: Any) -> None:
    if case.learns and name != "kitsune":
        pytest.skip("only our fused form learns")
    answer = built(suite, case, name, tmp_path)
    rounded = case.bits and (name == "fast" or (name == "kitsune" and case.numerics == "fast"))
    assert answer["error"] <= (INT8_BOUND if rounded else F32_BOUND)
    assert answer["call_us"] > 0


@pytest.mark.parametrize("name", ["torch", "onnxruntime", "openvino", "jax"])
@pytest.mark.parametrize(("suite", "case"), QUICK, ids=quick_id)
def test_a_peer_computes_every_case(suite: str, case: Case, name: str, tmp_path: Any) -> None:
    """A worker compares before it answers. The peers that call a compiler are too slow for this."""
    pytest.importorskip(PACKAGE.get(HOME[name], HOME[name]))
    if name not in SUITES[suite].candidates:
        pytest.skip("not in this suite")
    assert "absent" not in (answer := built(suite, case, name, tmp_path)), answer


@pytest.mark.parametrize("name", QUANT.candidates)
@pytest.mark.parametrize("bits", [8, 4])
def test_quantised_candidates_compute_with_the_same_values(
    bits: int, name: str, tmp_path: Any
) -> None:
    pytest.importorskip(PACKAGE.get(HOME[name], HOME[name]))
    case = next(c for c in QUANT.quick if c.bits == bits)
    answer = built("quant", case, name, tmp_path)
    if bits == 8 and name == "torch int4":
        assert answer == {"absent": "its op has no 8-bit weights"}
    else:
        assert "absent" not in answer, answer


def test_a_quantised_matmul_counts_its_packed_bytes() -> None:
    case = next(c for c in QUANT.quick if c.copies > 1)
    work = Workload.make(case, 1)
    (low,), (weight,) = work.packed.values(), make_weights(work).values()
    assert compute_expected(work).shape == (1, weight.shape[0])
    assert weight.nbytes == case.copies * low.data.nbytes
    np.testing.assert_array_equal(low.dequantise(), work.weights["weight"])
    codes, scales = low.unpack()
    values = (codes.astype(np.float32) - 8) * np.repeat(scales, low.dtype.group, 1)
    np.testing.assert_allclose(values, low.dequantise(), rtol=1e-6)


@pytest.mark.parametrize("name", ["kitsune", "onnxruntime"])
def test_what_computes_something_else_is_not_sampled(name: str, tmp_path: Any) -> None:
    """It is an error when we do, and a reason to leave a peer out."""
    pytest.importorskip("onnxruntime")
    case, worker, path = LINEAR.quick[0], LibraryWorker(HOME[name], 1), tmp_path / "expected.npy"
    np.save(path, compute_expected(Workload.make(case, 1)) * 1.01)
    message = {"build": name, "suite": "linear", "case": case.name, "expected": str(path)}
    if name == "kitsune":
        with pytest.raises(VerifyError, match="kitsune computes something else in linear"):
            worker.answer(message)
    else:
        absent = worker.answer(message)["absent"]
        assert absent.startswith("onnxruntime computes something else in linear")
    assert not worker.samplers


def test_a_peer_that_is_not_installed_is_a_reason(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    for name in ("torch", "jax", "onnx", "openvino", "tinygrad"):
        monkeypatch.setitem(sys.modules, name, None)  # an import of it now fails
    reasons = [
        built("linear", LINEAR.quick[0], name, tmp_path)["absent"]
        for name in ("torch", "torch.compile", "jax", "onnxruntime", "openvino", "tinygrad")
    ]
    missing = ("torch", "torch", "jax", "onnx", "openvino", "tinygrad")
    assert reasons == [f"no {name}: the package {name} is not installed" for name in missing]
    with pytest.raises(UnsupportedError, match="jax is not installed"):
        import_library("jax")


def test_a_peer_that_fails_is_a_reason(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    module = importlib.import_module("benchmarks.libraries.jax")

    def fails(work: Workload) -> Any:
        raise RuntimeError("no such instruction\nand more")

    monkeypatch.setitem(module.CANDIDATES, "jax", fails)
    answer = built("linear", LINEAR.quick[0], "jax", tmp_path)
    assert answer == {"absent": "RuntimeError: no such instruction"}


def test_versions() -> None:
    assert installed_version("numpy") == np.__version__
    assert installed_version("no-such-package") is None
