"""The suite of torch modules: made alike everywhere, measured through our backend, and shown."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("torch")
pytest.importorskip("transformers")

import torch

from benchmarks import onnx_files, torch_compile
from benchmarks.bars import CompileSpeedUp
from benchmarks.libraries.torch_modules import compute_expected, make_module_candidate, read_output
from benchmarks.tables import make_grids
from benchmarks.torch_compile import measure_modules
from benchmarks.torch_modules import CASES, QUICK, ModuleCase, find_module, select_modules
from benchmarks.worker import LibraryWorker, Message
from benchmarks.workers import LibraryPool
from kitsune.compare.worker import find_difference, start
from kitsune.errors import InputError


@pytest.fixture(autouse=True)
def as_before() -> Any:
    """What a candidate compiles with is a matter of its own process."""
    freezing = torch._inductor.config.freezing
    yield
    torch._inductor.config.freezing = freezing
    torch._dynamo.reset()


@pytest.mark.parametrize("case", QUICK, ids=lambda case: case.name)
def test_ours_is_what_eager_computes_in_float64(case: ModuleCase) -> None:
    candidate = make_module_candidate(case, 1, "kitsune", {"threads": 1})
    got = read_output(case, candidate, start(candidate))
    assert find_difference(got, compute_expected(case, 1)) < case.bound


def test_weights_are_the_same_each_time() -> None:
    case = QUICK[0]
    first, second = case.module().state_dict(), case.module().state_dict()
    assert all(torch.equal(value, second[name]) for name, value in first.items())


def test_training_moves_the_loss() -> None:
    losses = compute_expected(find_module("MLP, a step, 8-8-3, batch 4"), 1)
    assert losses.shape == (3,)
    assert losses[2] < losses[1] < losses[0]


def test_selection_by_name() -> None:
    assert select_modules([], quick=False) == list(CASES)
    assert [case.title for case in select_modules(["MiniLM"], quick=False)] == ["MiniLM"]
    with pytest.raises(InputError, match="no case is called nothing"):
        select_modules(["nothing"], quick=True)


def test_a_bar_of_starts() -> None:
    times = {"kitsune": 2.0, "other": 6.0, "neither": 1.0}
    row = {"starts": {name: {"start_us": time} for name, time in times.items()}}
    assert CompileSpeedUp(4, "other", "neither").check(row) == (True, "compiling: other 5 of 4")
    assert CompileSpeedUp(6, "other", "neither").check(row) == (False, "compiling: other 5 of 6")
    assert CompileSpeedUp(6, "absent", "neither").check(row) is None
    assert CompileSpeedUp(6, "other", "absent").check(row) is None
    assert CompileSpeedUp(6, "other", "kitsune").check(row) == (True, "")


class InProcess(LibraryPool):
    """Answers from this process: each of its own would import torch and Dynamo. That a process
    measures a module is the matter of `test_a_wrong_result_is_an_error`."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.workers: dict[str, LibraryWorker] = {}

    def ask(self, candidate: str, message: Message) -> dict[str, Any]:
        library = self.find_process(candidate)
        torch._dynamo.reset()
        worker = self.workers.setdefault(library, LibraryWorker(library, self.threads))
        return worker.answer(message)


def test_a_module_beside_eager(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(onnx_files, "LibraryPool", InProcess)
    monkeypatch.setattr(torch_compile, "PEERS", ("torch",))
    case = find_module("MLP, a step, 8-8-3, batch 4")
    [row] = measure_modules([case], [1], True, 60.0, lambda text: None)
    assert {"kitsune", "kitsune, warm", "torch", "aot_eager"} == row["starts"].keys()
    assert row["candidates"]["torch"]["ratio"] > 0
    assert row["error"] < 1e-4
    [grid] = make_grids({"suite": "torch", "rows": [row]})
    [cells] = grid.rows
    assert len(cells) == len(grid.headings)
    assert cells[:2] == (case.name, "1")


def test_a_wrong_result_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch_compile, "PEERS", ())
    monkeypatch.setattr(torch_compile, "compute_expected", lambda case, threads: np.zeros(3))
    case = find_module("MLP, a step, 8-8-3, batch 4")
    with pytest.raises(Exception, match="kitsune computes something else in MLP"):
        measure_modules([case], [1], True, 60.0, lambda text: None)
