"""Forms of ATen ops at their edges: a number first, NaN, empty operands, errors as of torch."""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import pytest

torch = pytest.importorskip("torch")

import kitsune as kt  # noqa: E402
from kitsune.errors import InputError  # noqa: E402

X = torch.linspace(-3, 3, 24).reshape(4, 6)
NAN = torch.tensor([float("nan"), 1.0, -2.0, 0.0])
aten = torch.ops.aten
SAME: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "copy_ of a number": (lambda x: torch.zeros_like(x).copy_(2) + x, (X,)),
    "a number divided by a tensor": (lambda x: torch.div(42, x), (X,)),
    "aten.div.Tensor of a number": (lambda x: aten.div.Tensor(42, x), (X,)),
    "a whole number divided by integers": (lambda x: torch.div(42, x), (torch.tensor([4, 5]),)),
    "aten.div of two numbers": (lambda a, b: aten.div(a, b, rounding_mode="floor"), (1024, 100)),
    "remainder of a number": (lambda x: torch.remainder(7, x), (X,)),
    "sign of NaN": (torch.sign, (NAN,)),
    "sgn of NaN": (torch.sgn, (NAN,)),
    "sign of integers": (torch.sign, (torch.tensor([-4, 0, 3]),)),
    "norm of a negative order": (lambda x: torch.norm(x, p=-41.0, dim=1), (X,)),
    "norm that overflows": (lambda x: torch.linalg.vector_norm(x * 1e3, 20, 1), (X,)),
    "addmv of empty operands": (
        torch.addmv,
        (torch.tensor([2]), torch.zeros(0, 0).long(), torch.zeros(0).long()),
    ),
    "integers by a number": (lambda a: a // 3 + a % 3 + torch.fmod(a, 3), (torch.arange(-4, 5),)),
}
RAISES: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "integers // 0": (lambda a: a // (a - a), (torch.tensor([4, 5]),)),
    "integers % 0": (lambda a: a % (a - a), (torch.tensor([4, 5]),)),
    "integers // the number 0": (lambda a: a // 0, (torch.tensor([4, 5]),)),
    "mm of two types": (lambda x: torch.mm(x, torch.ones(6, 2).long()), (X,)),
    "addmm of two types": (lambda x: torch.addmm(x, torch.ones(4, 2).long(), x[:2]), (X,)),
}


def compiled(function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
    torch._dynamo.reset()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return torch.compile(function, backend="kitsune")(*args)


@pytest.mark.parametrize("name", SAME)
def test_a_form_of_an_op_gives_what_torch_gives(name: str) -> None:
    function, args = SAME[name]
    want, made = function(*args), compiled(function, args)
    assert made.dtype == want.dtype
    torch.testing.assert_close(made, want, equal_nan=True)


@pytest.fixture
def f64_by_default() -> Iterator[None]:
    torch.set_default_dtype(torch.float64)
    yield
    torch.set_default_dtype(torch.float32)


@pytest.mark.usefixtures("f64_by_default")
def test_integers_meet_numbers_in_the_default_dtype_of_torch() -> None:
    def function(n: Any) -> tuple[Any, ...]:
        turns = n * (2 * math.pi)
        return turns, turns.cos().long(), n / 7, n.sqrt(), 0.1**n, torch.atan2(n, n + 3)

    n = torch.arange(64)
    want, made = function(n), compiled(function, (n,))
    torch.testing.assert_close(made, want, rtol=1e-14, atol=0)


@pytest.mark.parametrize("name", RAISES)
def test_what_torch_refuses_is_refused(name: str) -> None:
    function, args = RAISES[name]
    with pytest.raises(RuntimeError):
        function(*args)
    with pytest.raises(RuntimeError):
        compiled(function, args)


class Doubled(torch.nn.Module):
    def forward(self, x: Any) -> Any:
        return x * 2


def test_sizes_outside_the_range_of_an_export_are_refused() -> None:
    rows = torch.export.Dim("rows", min=4, max=8)
    program = torch.export.export(Doubled(), (torch.ones(5, 3),), dynamic_shapes=({0: rows},))
    model = kt.compile(program)
    assert model(torch.ones(4, 3)).shape == (4, 3)
    assert model(torch.ones(8, 3)).shape == (8, 3)
    for count in (3, 9):
        with pytest.raises(InputError, match=rf"given \[{count}, 3\].*from 4 to 8"):
            model(torch.ones(count, 3))


def test_a_size_of_one_is_inside_a_range_without_a_lower_bound() -> None:
    rows = torch.export.Dim("rows", max=8)
    program = torch.export.export(Doubled(), (torch.ones(5, 3),), dynamic_shapes=({0: rows},))
    assert kt.compile(program)(torch.ones(1, 3)).shape == (1, 3)


class Counter(torch.nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("count", torch.zeros(3))

    def forward(self, x: Any) -> Any:
        self.count.add_(x)
        return self.count * 2


def test_a_module_that_changes_a_buffer_counts_with_torch_compile() -> None:
    torch._dynamo.reset()
    module = Counter()
    run = torch.compile(module, backend="kitsune")
    assert [float(run(torch.ones(3))[0]) for _ in range(3)] == [2.0, 4.0, 6.0]
