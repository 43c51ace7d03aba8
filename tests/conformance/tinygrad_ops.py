"""tinygrad's tests of its operators, with kitsune's Tensor in place of tinygrad's.

`python -m tests.conformance.tinygrad_ops` loads test/backend/test_ops.py of tinygrad, whose tests
call `helper_test_op(shapes, torch_function, tensor_function)`. Each call is a case, run twice: the
tensor function over `kt.Tensor`, and the torch function through `torch.compile(backend="kitsune")`,
both against torch in eager mode, results and gradients. tinygrad itself is not needed.
"""

from __future__ import annotations

import importlib.util
import sys
import types
import unittest
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch

import kitsune as kt
from kitsune.errors import KitsuneError
from tests.conformance.forked import warm_up
from tests.conformance.suites import (
    DIFFERS,
    OK,
    Outcome,
    Results,
    Suite,
    attempt,
    describe,
    known_failures,
    parser,
    spaced,
)

SUITE = Suite(
    "tinygrad",
    "test/backend/test_ops.py",
    "git clone --depth 1 https://github.com/tinygrad/tinygrad {folder}",
)
NOT_OFFERED, REFUSED = "not offered", "refused"
OUTSIDE, EAGER = "needs tinygrad itself", "eager torch refuses it"
DTYPES = {
    "float": "float32",
    "half": "float16",
    "double": "float64",
    "int": "int32",
    "long": "int64",
    "char": "int8",
    "uchar": "uint8",
    "short": "int16",
    "bool": "bool",
    "default_float": "float32",
    "default_int": "int32",
    "uint": "uint32",
    "ushort": "uint16",
    "ulong": "uint64",
}


class Absent:
    """Whatever else of tinygrad the file imports: false, and callable."""

    def __getattr__(self, name: str) -> Absent:
        if name.startswith("__"):
            raise AttributeError(name)
        return self

    def __call__(self, *_: Any, **__: Any) -> Absent:
        return self

    def __contains__(self, _: object) -> bool:
        return False

    def __getitem__(self, _: Any) -> Absent:
        return self

    def __bool__(self) -> bool:
        return False

    def __ge__(self, _: object) -> bool:
        return False


class Device(Absent):
    DEFAULT = "CPU"


class Renderer:
    """Of a GPU; nothing is one."""


class Dtypes:
    def __getattr__(self, name: str) -> np.dtype[Any]:
        if name.startswith("__"):
            raise AttributeError(name)
        return np.dtype(DTYPES.get(name, name))


class TensorName:
    """`Tensor` as the tests write it: a class, and the functions that make or take tensors."""

    def __call__(self, *args: Any, **options: Any) -> kt.Tensor:
        return kt.Tensor(*args, **options)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(kt.Tensor if hasattr(kt.Tensor, name) else kt, name)


@dataclass
class Case:
    """One call of helper_test_op."""

    shapes: Any
    torch_function: Callable[..., Any]
    tensor_function: Callable[..., Any]
    options: dict[str, Any]

    def arrays(self) -> list[np.ndarray[Any, Any]]:
        if self.shapes is None:
            made = [np.asarray(value) for value in self.options.get("vals") or []]
        else:
            random = np.random.RandomState(0)
            low, high = self.options.get("low", -2), self.options.get("high", 2)
            made = [random.uniform(low, high, size) for size in self.shapes]
        narrow = {"f": np.float32, "i": np.int32}
        return [np.asarray(x, narrow.get(x.dtype.kind, x.dtype)) for x in made]

    def expect(self, function: Callable[..., Any]) -> list[np.ndarray[Any, Any]]:
        """The result of a function of torch, and its gradients where the case wants them."""
        arrays = self.arrays()
        wants_grad = not self.options.get("forward_only") and bool(arrays)
        given = [torch.tensor(x, requires_grad=wants_grad and x.dtype.kind == "f") for x in arrays]
        result = function(*given)
        values = [result.detach().numpy()]
        if wants_grad and result.requires_grad:
            gradients = torch.autograd.grad(result.sum(), given, allow_unused=True)
            values += [g.numpy() for g in gradients if g is not None]
        return values

    def through_torch(self) -> Outcome:
        torch._dynamo.reset()
        want = self.expect(self.torch_function)
        compiled = torch.compile(self.torch_function, backend="kitsune", dynamic=False)
        return self.compare(self.expect(compiled), want)

    def through_tensor(self) -> Outcome:
        want = self.expect(self.torch_function)
        is_trained = len(want) > 1
        given = [kt.Tensor(x, requires_grad=is_trained) for x in self.arrays()]
        try:
            result = self.tensor_function(*given)
            values = [result.numpy()]
            if is_trained:
                result.sum().backward()
                values += [x.grad.numpy() for x in given if x.grad is not None]
        except KitsuneError as error:
            return Outcome(REFUSED, describe(error))
        except (AttributeError, TypeError, NotImplementedError) as error:
            return Outcome(NOT_OFFERED, describe(error))
        return self.compare(values, want)

    def compare(self, got: Sequence[Any], want: Sequence[Any]) -> Outcome:
        if len(got) != len(want):
            return Outcome(DIFFERS, f"{len(got)} results and gradients for {len(want)}")
        for n, (mine, theirs) in enumerate(zip(got, want, strict=True)):
            kind = "grad_" if n else ""
            atol = self.options.get(f"{kind}atol", 1e-4 if n else 1e-6)
            rtol = self.options.get(f"{kind}rtol", 1e-3)
            if mine.shape != theirs.shape:
                return Outcome(DIFFERS, f"{kind}shape {mine.shape} for {theirs.shape}")
            if not np.allclose(mine, theirs, rtol, atol, equal_nan=True):
                worst = np.nanmax(np.abs(np.subtract(mine, theirs, dtype=np.float64)))
                return Outcome(DIFFERS, f"{kind}values, by {worst:.1e}")
        return Outcome(OK)


@dataclass
class Helper:
    """Takes the place of helper_test_op: runs each call at once, for its functions read variables
    of loops. The values that torch cannot compute eagerly are no case."""

    results: Results
    limit: float
    test: str = ""
    calls: int = 0

    def __call__(
        self, shapes: Any, torch_function: Any, tensor_function: Any = None, **options: Any
    ) -> None:
        case = Case(shapes, torch_function, tensor_function or torch_function, options)
        name = f"{self.test}[{self.calls}]"
        self.calls += 1
        try:
            case.expect(torch_function)
        except Exception as error:  # noqa: BLE001 - eager torch, before kitsune runs
            self.results.add(name, Outcome(EAGER, describe(error)))
            return
        self.results.add(f"{name} tensor", attempt(case.through_tensor, self.limit))
        self.results.add(f"{name} torch", attempt(case.through_torch, self.limit))


def load_tests(file: Path, helper: Helper) -> type[unittest.TestCase]:
    """The class of tests of the file, with stand-ins for what it imports from tinygrad."""
    for name in ("", ".helpers", ".tensor", ".renderer", ".renderer.nir"):
        module = types.ModuleType("tinygrad" + name)
        module.__dict__.update(
            Tensor=TensorName(),
            dtypes=Dtypes(),
            Device=Device(),
            NIRRenderer=Renderer,
            DEBUG=0,
            IMAGE=0,
            __path__=[],
            getenv=lambda _name, default=0: default,
            _to_np_dtype=lambda dtype: dtype,
            __getattr__=lambda name: getattr(Absent(), name),
        )
        sys.modules["tinygrad" + name] = module
    spec = importlib.util.spec_from_file_location("tinygrad_test_ops", file)
    assert spec is not None
    assert spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    for name in [name for name in sys.modules if name.partition(".")[0] == "tinygrad"]:
        del sys.modules[name]  # Dynamo looks at the modules it knows
    loaded.helper_test_op = helper
    made: type[unittest.TestCase] = loaded.TestOps
    return made


def run_test(case: unittest.TestCase, name: str, helper: Helper) -> None:
    """Run one test, whose calls the helper counts."""
    helper.test, helper.calls = name, 0
    try:
        getattr(case, name)()
    except unittest.SkipTest:
        pass
    except Exception as error:  # noqa: BLE001 - it uses Tensor by other ways than the helper
        if not helper.calls:
            helper.results.add(name, Outcome(OUTSIDE, describe(error)))


def summarise(results: Results) -> None:
    """Print what each of the two ways gives."""
    for way in ("tensor", "torch"):
        kinds = [o.kind for name, o in results.outcomes.items() if name.endswith(f" {way}")]
        said = ", ".join(f"{kinds.count(kind)} {kind}" for kind in sorted(set(kinds)))
        print(f"through {way}: {said}")


def main(arguments: list[str]) -> int:
    options = parser(__doc__ or "", count=0, seconds=30).parse_args(arguments)
    folder = SUITE.find(options.cache)
    if folder is None:
        return 0
    warnings.simplefilter("ignore")
    known = known_failures("tinygrad_known_failures.json")
    results = Results("tinygrad's operators", known, options.out)
    helper = Helper(results, options.limit)
    tests = load_tests(folder / SUITE.file, helper)
    names = [n for n in unittest.TestLoader().getTestCaseNames(tests) if options.only in n]
    done = {name.partition("[")[0] for name in results.outcomes}
    warm_up()
    for name in spaced(names, options.count):
        if name not in done:
            run_test(tests(name), name, helper)
    summarise(results)
    return results.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
