"""PyTorch's tests of its own compiler, with kitsune in that compiler's place.

`python -m tests.conformance.inductor_suite` takes test/inductor/test_torchinductor.py and the files
of dynamic shapes, unbacked sizes and optimizers of the installed version of torch, puts our backend
where `compile_fx` was, and runs them. A test that counts Inductor's kernels or reads its generated
text fails in the same way with no compiler at all, and is counted apart.
"""

from __future__ import annotations

import functools
import logging
import os
import re
import sys
import unittest
import warnings
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tests.conformance.forked import run_forked, warm_up
from tests.conformance.suites import (
    DIFFERS,
    EXCEPTION,
    LEFT_MESSAGE,
    LEFT_TO_TORCH,
    MAX_DETAIL,
    OK,
    TIMEOUT,
    Outcome,
    Results,
    Suite,
    TimeLimitError,
    import_tests,
    known_failures,
    parser,
    spaced,
)

SUITE = Suite(
    "pytorch",
    "test/inductor/test_torchinductor.py",
    "git clone --depth 1 -b v2.13.0 https://github.com/pytorch/pytorch {folder}",
)
SKIPPED, EXPECTED = "skipped by the suite", "fails as the suite expects"
INDUCTOR_ONLY = "fails without any compiler"
CLASSES = {
    "inductor.test_torchinductor": ("CpuTests",),
    "inductor.test_torchinductor_dynamic_shapes": (
        "DynamicShapesCpuTests",
        "TestInductorDynamicCPU",
    ),
    "inductor.test_unbacked_symints": ("TestUnbackedSymintsCPU",),
    "inductor.test_compiled_optimizers": (
        "CompiledOptimizerParityTestsCPU",
        "CompiledOptimizerTests",
        "CompiledOptimizerBitwiseTestsCPU",
    ),
}


class Compiler:
    """Takes the place of `compile_fx`: kitsune, or torch's AOTAutograd without a compiler, which
    tells whether a test that fails is about Inductor itself."""

    def __init__(self) -> None:
        self.is_eager = False

    def __call__(self, module: Any, inputs: Sequence[Any], *_: Any, **__: Any) -> Any:
        import kitsune.torch as kt

        return aot_eager(module, inputs) if self.is_eager else kt.backend(module, inputs)


def aot_eager(module: Any, inputs: Sequence[Any]) -> Any:
    from torch._dynamo.backends.debugging import aot_eager

    return aot_eager(module, inputs)


def load_classes(folder: Path, compiler: Compiler) -> list[type[unittest.TestCase]]:
    """The test classes for the CPU, whether or not Inductor finds a C++ compiler here."""
    import torch._inductor.compile_fx as inductor
    from torch.testing._internal import inductor_utils

    os.environ["PYTORCH_PRINT_REPRO_ON_FAILURE"] = "0"
    inductor.compile_fx = compiler
    inductor_utils.HAS_CPU = inductor_utils.RUN_CPU = True
    give_no_code()
    sys.path.append(str(folder / "test"))
    modules = {name: import_tests(name) for name in CLASSES}
    for module in modules.values():
        read_function_names(str(module.__file__))
    return [
        getattr(modules[name], cls)
        for name, classes in CLASSES.items()
        for cls in classes
        if hasattr(modules[name], cls)
    ]


def give_no_code() -> None:
    """Give tests that read generated code an empty text: they compare numbers before they
    look for something in it."""
    from torch._inductor import utils

    utils.run_and_get_code = lambda run, *args, **options: (run(*args, **options), [""])
    utils.run_and_get_kernels = utils.run_and_get_code
    utils.run_and_get_cpp_code = lambda run, *args, **options: (run(*args, **options), "")


def read_function_names(file: str) -> None:
    """Let Dynamo tokenize a file of tests once, instead of in the process of every test: 0.7 s of
    processor time for a test became 0.1."""
    from torch._dynamo.funcname_cache import get_funcname

    get_funcname(file, 1)


def cases(classes: Sequence[type[unittest.TestCase]]) -> Iterator[tuple[str, unittest.TestCase]]:
    loader = unittest.TestLoader()
    for cls in classes:
        for name in loader.getTestCaseNames(cls):
            yield f"{cls.__name__}.{name}", cls(name)


def run_case(case: unittest.TestCase, is_verbose: bool) -> Outcome:
    """Run one test with its class's preparations."""
    result = unittest.TestResult()
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always", RuntimeWarning)
        unittest.TestSuite([case]).run(result)
    if is_verbose:
        for _, text in (*result.failures, *result.errors):
            print(text)
    outcome = outcome_of(result)
    left = [str(w.message) for w in said if str(w.message).startswith(LEFT_MESSAGE)]
    return Outcome(LEFT_TO_TORCH, left[0]) if left and outcome.kind == OK else outcome


def outcome_of(result: unittest.TestResult) -> Outcome:
    if result.errors or result.failures:
        text = (result.errors or result.failures)[0][1]
        if TimeLimitError.__name__ in text:
            return Outcome(TIMEOUT, last_line(text))
        return Outcome(EXCEPTION if result.errors else DIFFERS, last_line(text))
    if result.skipped:
        return Outcome(SKIPPED, result.skipped[0][1][:MAX_DETAIL])
    if result.unexpectedSuccesses:
        return Outcome(OK, "where Inductor fails")
    return Outcome(EXPECTED if result.expectedFailures else OK)


def last_line(text: str) -> str:
    """The message of a traceback: what follows its last indented line."""
    lines = text.strip().splitlines()
    start = max((n for n, line in enumerate(lines) if line.startswith("  ")), default=-1) + 1
    errors = [n for n, line in enumerate(lines) if re.match(r"[\w.]*(Error|Exception|\w+): ", line)]
    first = max(errors, default=start)
    return " ".join(" ".join(lines[first:]).split())[:MAX_DETAIL]


def judge(case: unittest.TestCase, compiler: Compiler, is_verbose: bool) -> Outcome:
    """Run a test, and again without a compiler where it fails: a test that then fails with the same
    message is about Inductor itself."""
    outcome = run_case(case, is_verbose)
    if outcome.kind not in (DIFFERS, EXCEPTION):
        return outcome
    compiler.is_eager = True
    is_same = run_case(case, is_verbose=False) == outcome
    return Outcome(INDUCTOR_ONLY, outcome.detail) if is_same else outcome


def main(arguments: list[str]) -> int:
    options = parser(__doc__ or "", count=0, seconds=60).parse_args(arguments)
    folder = SUITE.find(options.cache)
    if folder is None:
        return 0
    warnings.simplefilter("ignore")
    logging.disable(logging.WARNING)
    known = known_failures("inductor_known_failures.json")
    results = Results("Inductor's tests", known, options.out)
    compiler = Compiler()
    classes = load_classes(folder, compiler)
    chosen = [(name, case) for name, case in cases(classes) if options.only in name]
    warm_up()
    for name, case in spaced(chosen, options.count):
        if name not in results.outcomes:
            run = functools.partial(judge, case, compiler, options.verbose)
            results.add(name, run_forked(run, options.limit, options.verbose))
    return results.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
