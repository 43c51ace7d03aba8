"""Small random models of every architecture of transformers, through torch.compile.

`python -m tests.conformance.transformers_models` builds them as transformers' own tests do where
those are present (author_models.py), else by heuristics (tiny_models.py), runs each eagerly and
with `backend="kitsune"`, and compares the results; a third of them with the gradients of every
weight, a third with sizes that change between calls. Decoders get prompts that are padded on the
left.
"""

from __future__ import annotations

import copy
import functools
import sys
import warnings
import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import isinf
from typing import Any

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.overrides import TorchFunctionMode
from torch.utils._pytree import tree_flatten, tree_map_only

from tests.conformance.author_models import (
    SUITE,
    author_model,
    has_tests,
    load_common,
)
from tests.conformance.forked import run_forked, warm_up
from tests.conformance.suites import (
    DIFFERS,
    LEFT_MESSAGE,
    LEFT_TO_TORCH,
    OK,
    TIMEOUT,
    Outcome,
    Results,
    describe,
    known_failures,
    parser,
    spaced,
)
from tests.conformance.tiny_models import make_inputs, model_types, tiny_model

TOLERANCE = 2e-4  # of the largest value of a result
F64_FACTOR = 4.0  # as far from f64 as this times eager's own distance counts as equal
LAST_BIT = 6e-8  # of an f32
NOT_BUILT = "cannot be built"
SLOW_ANYWAY = "takes too long without any compiler"
CHECKS = ("gradients", "dynamic sizes", "forward")
MORE_TOKENS = 5  # of the second size, in the inputs of transformers' tests
SIZES = ((2, 12), (3, 17))  # batch, tokens; the second with dynamic sizes


def check_of(model_type: str) -> str:
    """One of CHECKS, the same at every run."""
    return CHECKS[zlib.crc32(model_type.encode()) % len(CHECKS)]


def build(model_type: str, count: int) -> tuple[torch.nn.Module, list[dict[str, Any]]]:
    """A small model and `count` sets of inputs of different sizes: those of transformers' own tests
    where they are present and make them, else those of our heuristics."""
    if has_tests():
        with suppress(Exception):
            found = author_model(model_type)
            model = found.model
            for tokens in (MORE_TOKENS, 0):  # of some tests, the length is fixed
                with suppress(Exception), torch.no_grad():
                    given = [found.inputs(n, n * tokens) for n in range(count)]
                    for inputs in given:
                        model(**copy.deepcopy(inputs))
                    return model, given
    made = tiny_model(model_type)
    return made, [make_inputs(made, *size) for size in SIZES[:count]]


def run_model(model_type: str, backend: str = "kitsune") -> Outcome:
    """Compare an architecture's results, compiled and eager."""
    torch._dynamo.reset()
    check = check_of(model_type)
    try:
        model, given = build(model_type, 2 if check == "dynamic sizes" else 1)
        want = [call(model, model, inputs, check) for inputs in given]
    except Exception as error:  # noqa: BLE001 - of transformers, not of kitsune
        return Outcome(NOT_BUILT, describe(error))
    if not all(any(x.numel() for x in tensors) for tensors in want):
        return Outcome(NOT_BUILT, "its results hold no numbers")
    compiled = torch.compile(model, backend=backend, dynamic=check == "dynamic sizes")
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        outcome = compare(model, compiled, check, given, want)
    left = [str(w.message) for w in said if str(w.message).startswith(LEFT_MESSAGE)]
    return Outcome(LEFT_TO_TORCH, left[0]) if left and outcome.kind == OK else outcome


def compare(
    model: torch.nn.Module,
    compiled: Callable[..., Any],
    check: str,
    given: Sequence[dict[str, Any]],
    want: Sequence[list[torch.Tensor]],
) -> Outcome:
    """The results of a compiled model for some inputs, against those that are wanted."""
    worst = 0.0
    for inputs, expected in zip(given, want, strict=True):
        got = call(model, compiled, inputs, check)
        if len(got) != len(expected):
            return Outcome(DIFFERS, f"{check}: {len(got)} results for {len(expected)}")
        error = max((distance(*pair) for pair in zip(got, expected, strict=True)), default=0.0)
        if not error <= TOLERANCE:
            error = compare_f64(model, inputs, check, got, expected, error)
        if not error <= TOLERANCE:
            return Outcome(DIFFERS, f"{check}: {error:.1e} of the largest value")
        worst = max(worst, error)
    return Outcome(OK, f"{check}, {worst:.0e}")


def call(
    model: torch.nn.Module, run: Callable[..., Any], inputs: dict[str, Any], check: str
) -> list[torch.Tensor]:
    """The floating-point results of a call, and the gradient of every weight if they are checked: 0
    where there is none, as torch's AOTAutograd has it for what a graph does not use."""
    torch.manual_seed(0)  # of models that draw random numbers
    given = copy.deepcopy(inputs)
    if check != "gradients":
        with torch.no_grad():
            return floats(run(**given))
    model.zero_grad()
    results = floats(run(**given))
    sum((x * x).mean() for x in results if x.requires_grad).backward()  # type: ignore[union-attr]
    gradients = [
        torch.zeros_like(p) if p.grad is None else p.grad.clone() for p in model.parameters()
    ]
    return [*(x.detach() for x in results), *gradients]


def floats(results: Any) -> list[torch.Tensor]:
    found = tree_flatten(dict(results) if isinstance(results, dict) else results)[0]
    return [x for x in found if isinstance(x, torch.Tensor) and x.is_floating_point()]


def distance(got: torch.Tensor, want: torch.Tensor) -> float:
    """The largest difference over the largest value; infinite if shapes or NaNs differ."""
    if got.shape != want.shape or not torch.equal(got.isfinite(), want.isfinite()):
        return float("inf")
    finite = want.isfinite()
    if not finite.any():
        return 0.0
    a, b = got[finite].double(), want[finite].double()
    return float((a - b).abs().max() / b.abs().max().clamp(min=1e-6))


def compare_f64(
    model: torch.nn.Module,
    inputs: dict[str, Any],
    check: str,
    got: list[torch.Tensor],
    eager: list[torch.Tensor],
    error: float,
) -> float:
    """The error again, but 0 where f32 itself is as far from f64 as our results are. Attention is
    computed by its formula there: torch's kernel for CPUs has wrong gradients where a mask has the
    least number in all of a row. For a model without an f64 form, eager results with weights
    changed in their last bit take its place."""
    try:
        model.double()
        wide = {
            name: x.double() if isinstance(x, torch.Tensor) and x.is_floating_point() else x
            for name, x in inputs.items()
        }
        with InF64(), sdpa_kernel(SDPBackend.MATH):
            exact = call(model, model, wide, check)
    except Exception:  # noqa: BLE001 - a model that has no f64 form
        exact = call_changed(model.float(), inputs, check)
    finally:
        model.float()
    for mine, theirs, true in zip(got, eager, exact, strict=True):
        from_eager = distance(theirs, true)
        if isinf(from_eager):  # f64 says nothing of it
            return error
        if distance(mine, true) > max(F64_FACTOR * from_eager, TOLERANCE):
            return error
    return 0.0


class InF64(TorchFunctionMode):
    """Makes f64 of whatever a model asks to be f32."""

    def __torch_function__(
        self, function: Any, types: Any, args: Any = (), kwargs: Any = None
    ) -> Any:
        if function is torch.Tensor.float:
            return args[0].double()
        given = tree_map_only(torch.dtype, _widen, (args, kwargs or {}))
        return function(*given[0], **given[1])

    def __enter__(self) -> Any:
        torch.set_default_dtype(torch.float64)
        return super().__enter__()

    def __exit__(self, *error: Any) -> None:
        torch.set_default_dtype(torch.float32)
        super().__exit__(*error)


def _widen(dtype: torch.dtype) -> torch.dtype:
    return torch.float64 if dtype == torch.float32 else dtype


def call_changed(model: torch.nn.Module, inputs: dict[str, Any], check: str) -> list[torch.Tensor]:
    """The eager results of a model whose weights differ in their last bit."""
    changed = copy.deepcopy(model)
    torch.manual_seed(0)
    with torch.no_grad():
        for weight in changed.parameters():
            if weight.is_floating_point():
                weight.mul_(1 + LAST_BIT * torch.randn_like(weight))
    return call(changed, changed, inputs, check)


def judge(model_type: str, seconds: float, is_verbose: bool) -> Outcome:
    """Compare an architecture; one that takes too long is tried with torch's `aot_eager`, which
    traces as much and compiles nothing."""
    outcome = run_forked(functools.partial(run_model, model_type), seconds, is_verbose)
    if outcome.kind != TIMEOUT:
        return outcome
    again = run_forked(functools.partial(run_model, model_type, "aot_eager"), seconds)
    return Outcome(SLOW_ANYWAY, outcome.detail) if again.kind == TIMEOUT else outcome


def main(arguments: list[str]) -> int:
    offered = parser(__doc__ or "", count=0, seconds=60)
    offered.add_argument("--check", choices=CHECKS, help="only architectures that it is for")
    options = offered.parse_args(arguments)
    warnings.simplefilter("ignore")
    names = [name for name in model_types() if options.only in name]
    names = [name for name in names if options.check in (None, check_of(name))]
    known = known_failures("transformers_known_failures.json")
    results = Results("transformers models", known, options.out)
    if folder := SUITE.find(options.cache):
        load_common(folder)
    warm_up()
    for name in spaced(names, options.count):
        if name not in results.outcomes:
            results.add(name, judge(name, options.limit, options.verbose))
    return results.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
