"""The harness of other projects' suites: small configurations, failures, absent suites."""

from __future__ import annotations

import os
import signal
import sys
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.conformance import suites
from tests.conformance.suites import Outcome, Results, Suite, attempt, spaced


def test_an_absent_suite_is_skipped_with_the_command_that_gets_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    suite = Suite("other", "tests/test_ops.py", "git clone https://example.org/other {folder}")
    assert suite.find(str(tmp_path)) is None
    printed = capsys.readouterr().out
    assert "other skipped" in printed
    assert f"git clone https://example.org/other {tmp_path / 'other'}" in printed
    (tmp_path / "other" / "tests").mkdir(parents=True)
    (tmp_path / "other" / "tests" / "test_ops.py").touch()
    assert suite.find(str(tmp_path)) == tmp_path / "other"


def test_the_cache_folder_is_that_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KITSUNE_SUITES", "/some/where")
    assert suites.cache_folder() == Path("/some/where")
    assert suites.cache_folder("/given") == Path("/given")


def test_only_a_failure_that_is_not_known_fails_the_run(capsys: pytest.CaptureFixture[str]) -> None:
    results = Results("a suite", known={"b": "a reason"})
    results.add("a", Outcome(suites.OK))
    results.add("b", Outcome(suites.DIFFERS, "by 1"))
    assert results.finish() == 0
    assert "known: a reason" in capsys.readouterr().out
    results.add("c", Outcome(suites.EXCEPTION, "ValueError"))
    assert results.finish() == 1
    assert "unexpected: c" in capsys.readouterr().out


@pytest.mark.skipif(not hasattr(signal, "SIGPROF"), reason="no SIGPROF")
def test_a_case_that_takes_too_long_or_raises_is_an_outcome() -> None:
    def spin() -> Outcome:
        while True:
            pass

    def fail() -> Outcome:
        raise ValueError("a\nb")

    assert attempt(spin, 0.05).kind == suites.TIMEOUT
    assert attempt(fail, 10) == Outcome(suites.EXCEPTION, "ValueError: a b")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
def test_a_case_that_crashes_its_process_is_an_outcome(tmp_path: Path) -> None:
    from tests.conformance.forked import run_forked

    def crash() -> Outcome:
        os.kill(os.getpid(), signal.SIGKILL)
        return Outcome(suites.OK)

    file = tmp_path / "outcomes.jsonl"
    results = Results("a suite", file=str(file))
    results.add("crash", run_forked(crash, 10))
    results.add("fine", run_forked(lambda: Outcome(suites.OK, "as it is"), 10))
    assert results.outcomes["crash"].detail == "the process ended with SIGKILL"
    assert results.outcomes["fine"] == Outcome(suites.OK, "as it is")
    assert Results("again", file=str(file)).outcomes == results.outcomes


def test_a_sample_is_evenly_spaced() -> None:
    assert spaced(list(range(10)), 5) == [0, 2, 4, 6, 8]
    assert spaced([1, 2], 5) == spaced([1, 2], 0) == [1, 2]


@pytest.mark.parametrize("model_type", ["llama", "bart", "vit"])
def test_a_small_model_of_an_architecture_runs(model_type: str) -> None:
    pytest.importorskip("transformers")
    from tests.conformance import tiny_models

    model = tiny_models.tiny_model(model_type)
    assert sum(weight.numel() for weight in model.parameters()) < 500_000
    given = tiny_models.make_inputs(model)
    assert given[model.main_input_name].shape[0] == 2
    if model_type == "llama":  # padded on the left
        assert given["attention_mask"][0].tolist() == [False] * 3 + [True] * 9


def test_only_a_test_that_fails_alike_without_a_compiler_is_no_failure() -> None:
    pytest.importorskip("torch")
    from tests.conformance.inductor_suite import INDUCTOR_ONLY, Compiler, judge

    compiler = Compiler()

    class Case(unittest.TestCase):
        def test_counts_kernels(self) -> None:
            self.fail("kernels")

        def test_differs_first(self) -> None:
            if not compiler.is_eager:
                self.fail("numbers")
            self.fail("kernels")

        def test_differs(self) -> None:
            if not compiler.is_eager:
                self.fail("numbers")

    def kind(name: str) -> str:
        compiler.is_eager = False
        return judge(Case(name), compiler, is_verbose=False).kind

    assert kind("test_counts_kernels") == INDUCTOR_ONLY
    assert kind("test_differs_first") == suites.DIFFERS
    assert kind("test_differs") == suites.DIFFERS


def test_calls_of_tinygrads_helper_are_compared_with_torch(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from tests.conformance.tinygrad_ops import NOT_OFFERED, Helper, load_tests, run_test

    file = tmp_path / "test_ops.py"
    file.write_text(
        "import unittest, torch\nfrom tinygrad import Tensor, dtypes\n"
        "def helper_test_op(*args): raise AssertionError\n"
        "class TestOps(unittest.TestCase):\n  def test_it(self):\n"
        "    helper_test_op([(3, 4)], lambda x: x.exp())\n"
        "    helper_test_op([(3, 4)], lambda x: x.exp(), lambda x: x.log())\n"
        "    helper_test_op([(3, 4)], lambda x: x.exp(), lambda x: x.no_such_method())\n",
        encoding="utf-8",
    )
    results = Results("a few")
    helper = Helper(results, limit=60)
    tests = load_tests(file, helper)
    assert "tinygrad" not in sys.modules
    run_test(tests("test_it"), "test_it", helper)
    kinds = [results.outcomes[f"test_it[{n}] tensor"].kind for n in range(3)]
    assert kinds == [suites.OK, suites.DIFFERS, NOT_OFFERED]
    assert results.outcomes["test_it[0] torch"].kind == suites.OK


def test_results_may_differ_by_what_the_last_bits_of_values_change() -> None:
    torch = pytest.importorskip("torch")
    from tests.conformance.nnsmith_models import is_close, last_bits, widen

    class Tangents(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.ops = torch.nn.ModuleList([torch.nn.Identity()])

        def forward(self, x: object) -> list[object]:
            return [self.ops[0](x).tan()]

    angles = torch.tensor([0.5, 1.5703], dtype=torch.float16)
    want = Tangents()(angles)
    (change,) = last_bits(Tangents(), [angles], want)
    exact = widen(want[0])
    assert change[0] < 0.02 < 100 < change[1]
    assert is_close(exact + np.array([0.0, change[1]]), exact, change).all()
    assert not is_close(exact + np.array([0.1, 0.0]), exact, change)[0]


def test_gradients_of_attention_are_judged_by_its_formula() -> None:
    """torch's own kernel has others where every key of a row has the least mask."""
    torch = pytest.importorskip("torch")
    pytest.importorskip("transformers")
    from tests.conformance.transformers_models import call, compare_f64, distance

    class Attention(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.weight = torch.nn.Parameter(torch.randn(1, 1, 9, 8))

        def forward(self, x: Any) -> Any:
            mask = torch.full((9, 9), torch.finfo(torch.float32).min).triu().to(x.dtype)
            return torch.nn.functional.scaled_dot_product_attention(x, x, x * self.weight, mask)

    torch.manual_seed(0)
    model, inputs = Attention(), {"x": torch.randn(1, 2, 9, 8)}
    eager = call(model, model, inputs, "gradients")
    with torch.nn.attention.sdpa_kernel(torch.nn.attention.SDPBackend.MATH):
        right = call(model, model, inputs, "gradients")
    assert distance(right[1], eager[1]) > 0.1
    assert compare_f64(model, inputs, "gradients", right, eager, 1.0) == 0.0
