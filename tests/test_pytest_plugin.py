"""The pytest plugin: a user's test fails with the reason when a fusion is lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

pytest_plugins = ["pytester"]
pytestmark = pytest.mark.host("usual")

ROOT = Path(__file__).parent.parent
# By its module's name, whether or not an installed kitsune has it as an entry point.
LOADED = ("-p", "no:kitsune", "-p", "kitsune.pytest_plugin", "-p", "no:cacheprovider")

LAYER = """
import numpy as np
import kitsune as kt
from kitsune.fusion import FusionConfig

x, w = np.ones((64, 64), np.float32), np.ones((64, 64), np.float32)
config = FusionConfig({options})


def layer(x):
    return (x @ w + 1).relu().softmax(-1)


def model():
    return kt.compile(layer, x, config=config)

"""
Run = Callable[..., pytest.RunResult]


@pytest.fixture
def run(pytester: pytest.Pytester) -> Run:
    """Writes a module of one test and runs it; `options` are those of FusionConfig."""

    def run(test: str, *arguments: str, options: str = "") -> pytest.RunResult:
        pytester.makepyfile(test_layer=LAYER.format(options=options) + test)
        return pytester.runpytest_inprocess(*LOADED, *arguments)

    return run


CONTRACT = """
def test_it(assert_fused, assert_kernels):
    assert_fused(model(), "linear_activation")
    assert_kernels(model(), at_most={most})
"""
SNAPSHOT = """
def test_it(plan_snapshot):
    plan_snapshot(model())
"""
FILE = Path("__plans__") / "test_layer.test_it.json"


# --- contracts -----------------------------------------------------------------------------------


def test_contracts_that_hold(run: Run) -> None:
    run(CONTRACT.format(most=2)).assert_outcomes(passed=1)


def test_a_lost_fusion_fails_with_the_reason(run: Run) -> None:
    result = run(CONTRACT.format(most=2), options="enable_matmul=False")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        [
            '>   *assert_fused(model(), "linear_activation")',
            "E * linear_activation did not fuse",
            "E * why: *linear_activation is switched off: enable_matmul is False*",
        ]
    )
    result.stdout.no_fnmatch_line("*pytest_plugin.py*")  # the failure is at the test's own line


def test_more_kernels_fail_with_the_reason(run: Run) -> None:
    result = run(CONTRACT.format(most=1))
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        ["E * 2 kernels are more than 1", "E * why: *is not in *'s kernel*"]
    )


# --- snapshots -----------------------------------------------------------------------------------


def test_a_plan_is_written_when_asked_and_then_compared(
    run: Run, pytester: pytest.Pytester
) -> None:
    missing = run(SNAPSHOT)
    missing.assert_outcomes(failed=1)
    missing.stdout.fnmatch_lines(["*no plan *test_layer.test_it.json: run pytest --update-plans*"])
    assert not (pytester.path / FILE).exists()
    run(SNAPSHOT, "--update-plans").assert_outcomes(passed=1)
    stored = json.loads((pytester.path / FILE).read_text(encoding="utf-8"))
    assert [(row["pattern"], row["ops"]) for row in stored["groups"]] == [
        ("linear_activation", ["matmul", "add", "relu"]),
        ("-", ["softmax"]),
    ]
    assert stored["groups"][0].keys() == {"pattern", "kind", "ops", "stores", "parts"}
    run(SNAPSHOT).assert_outcomes(passed=1)


def test_a_plan_that_changed_fails_with_the_reason(run: Run, pytester: pytest.Pytester) -> None:
    run(SNAPSHOT, "--update-plans").assert_outcomes(passed=1)
    before = (pytester.path / FILE).read_text(encoding="utf-8")
    result = run(SNAPSHOT, options="enable_matmul=False")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        [
            ">   *plan_snapshot(model())",
            "E * the plan is not that of *test_layer.test_it.json",
            "E * lost: linear_activation of matmul · add · relu",
            "E * made: a kernel of matmul",
            "E * why: *linear_activation is switched off: enable_matmul is False",
            "E * try: pytest --update-plans*",
            'E *-    {"pattern": "linear_activation", *',
            'E *+    {"pattern": "-", "kind": *, "ops": [[]"matmul"[]]*',
        ]
    )
    assert (pytester.path / FILE).read_text(encoding="utf-8") == before
    run(SNAPSHOT, "--update-plans", options="enable_matmul=False").assert_outcomes(passed=1)
    assert (pytester.path / FILE).read_text(encoding="utf-8") != before


def test_reasons_are_those_of_what_was_lost(run: Run) -> None:
    busy = """
def busy(x):
    return ((x @ w).softmax(-1).sum(0) + (x @ w + 1).relu()).softmax(-1)

def test_it(plan_snapshot):
    plan_snapshot(kt.compile(busy, x, config=config))
"""
    run(busy, "--update-plans").assert_outcomes(passed=1)
    result = run(busy, options="enable_matmul=False")
    result.stdout.fnmatch_lines(["E * why: add*'s kernel: pattern linear_activation is switched*"])
    result.stdout.no_fnmatch_line("E * why: sum*")  # refused before, too


def test_fusion_that_is_off_says_so(run: Run) -> None:
    run(SNAPSHOT, "--update-plans").assert_outcomes(passed=1)
    result = run(SNAPSHOT, options="enabled=False")
    result.stdout.fnmatch_lines(["E * why: fusion is switched off"])


def test_several_plans_have_names(run: Run, pytester: pytest.Pytester) -> None:
    named = """
def test_it(plan_snapshot):
    plan_snapshot(model())
    plan_snapshot(model(), "other", shapes=[(8, 64)])
"""
    run(named, "--update-plans").assert_outcomes(passed=1)
    other = pytester.path / "__plans__" / "test_layer.test_it.other.json"
    assert "softmax[8,64]" in other.read_text(encoding="utf-8")
    assert "softmax[64,64]" in (pytester.path / FILE).read_text(encoding="utf-8")
    twice = run(SNAPSHOT + "    plan_snapshot(model())\n")
    twice.assert_outcomes(failed=1)
    twice.stdout.fnmatch_lines(["*two plans of one test*"])


def test_parameters_with_odd_characters_keep_their_own_files(
    run: Run, pytester: pytest.Pytester
) -> None:
    many = """
import pytest

@pytest.mark.parametrize("name", ["a/b", "a b", "plain", "long" * 80])
def test_it(plan_snapshot, name):
    plan_snapshot(model())
"""
    run(many, "--update-plans").assert_outcomes(passed=4)
    names = {path.name for path in (pytester.path / "__plans__").iterdir()}
    assert len(names) == 4
    assert "test_layer.test_it[plain].json" in names
    run(many).assert_outcomes(passed=4)


def test_classes_keep_their_tests_apart(run: Run, pytester: pytest.Pytester) -> None:
    two = """
class TestOne:
    def test_it(self, plan_snapshot):
        plan_snapshot(model())

class TestTwo(TestOne):
    pass
"""
    run(two, "--update-plans").assert_outcomes(passed=2)
    names = {path.name for path in (pytester.path / "__plans__").iterdir()}
    assert names == {"test_layer.TestOne.test_it.json", "test_layer.TestTwo.test_it.json"}


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"groups": [3], "rewrites": []}'])
def test_a_file_that_holds_no_plan(run: Run, pytester: pytest.Pytester, text: str) -> None:
    run(SNAPSHOT, "--update-plans").assert_outcomes(passed=1)
    (pytester.path / FILE).write_text(text, encoding="utf-8")
    run(SNAPSHOT).stdout.fnmatch_lines(["*holds no plan: run pytest --update-plans*"])


# --- manners -------------------------------------------------------------------------------------


def test_loading_it_imports_nothing_of_kitsune() -> None:
    code = (
        "import sys, pytest; before = set(sys.modules); import kitsune.pytest_plugin\n"
        "print(*sorted(set(sys.modules) - before))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )
    assert {n for n in done.stdout.split() if n.startswith("kitsune")} == {
        "kitsune",
        "kitsune.system",
        "kitsune.system.lazy_imports",
        "kitsune.pytest_plugin",
    }
    assert "numpy" not in done.stdout.split()


def test_it_is_an_entry_point() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert '[project.entry-points.pytest11]\nkitsune = "kitsune.pytest_plugin"\n' in project
