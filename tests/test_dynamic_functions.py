"""Functions over tensors: one program for the sizes that calls decide."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.model import dispatch

RNG = np.random.default_rng(3)
W = RNG.standard_normal((16, 16)).astype(np.float32)
SIZES = (7, 3, 1, 12, 2, 33, 7, 64, 1, 5)
BATCH = {"x": {0: "batch"}}


def causal(x: kt.Tensor) -> kt.Tensor:
    n = x.shape[0]
    hidden = kt.ones(n, n).tril() == 0
    return (x @ x.T).masked_fill(hidden, -1e9).softmax(-1) @ x


def fold(x: kt.Tensor) -> kt.Tensor:
    return x.reshape(-1, 4, 4).transpose(1, 2).reshape(x.shape[0], -1)


OPEN: dict[str, Callable[..., Any]] = {
    "softmax": lambda x: (x * 2).softmax(-1),
    "softmax over the dynamic axis": lambda x: x.softmax(0),
    "mlp": lambda x: ((x @ W).relu() @ W).gelu(),
    "layer_norm": lambda x: x.layer_norm(16),
    "mean over the dynamic axis": lambda x: x.mean(0),
    "divide by a size": lambda x: x.sum(0) / x.shape[0],
    "reshape": fold,
    "arange": lambda x: x * kt.arange(x.shape[0]).unsqueeze(1),
    "zeros": lambda x: kt.cat([x, kt.zeros(x.shape[0], 2), kt.ones_like(x)], 1),
    "causal attention": causal,
    "last": lambda x: x[-1],
    "reverse": lambda x: x[::-1],
    "bool": lambda x: (x > 0).sum(0) * x.shape[0],
}
GUARDED: dict[str, Callable[..., Any]] = {
    "equal": lambda x: x * 10 if x.shape[0] == 1 else x + 1,
    "not equal": lambda x: x + 1 if x.shape[0] != 1 else x * 10,
    "in": lambda x: x * 10 if 1 in x.shape else x + 1,
    "shape": lambda x: x * 10 if x.shape == (7, 16) else x + 1,
    "squeeze": lambda x: x.squeeze(0),
    "differences": lambda x: x[1:] - x[:-1] if x.shape[0] > 1 else x,
}
CLOSED: dict[str, Callable[..., Any]] = {
    "first three": lambda x: x[:3],
    "len": lambda x: x * len(x),
    "loop": lambda x: sum(x[i] for i in range(x.shape[0])),
    "root": lambda x: x * x.shape[0] ** -0.5,
    "read": lambda x: x * float(kt.ones(x.shape[0]).sum()),
}


@pytest.fixture
def compiles(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every graph that is compiled."""
    seen: list[Any] = []
    whole = dispatch.compile_graph

    def count(graph: Any, *args: Any, **options: Any) -> Any:
        seen.append(graph)
        return whole(graph, *args, **options)

    monkeypatch.setattr(dispatch, "compile_graph", count)
    return seen


def rows(n: int) -> np.ndarray:
    return np.random.default_rng(n).standard_normal((n, 16)).astype(np.float32)


def compare(function: Callable[..., Any], model: Any) -> None:
    for n in SIZES:
        wanted = function(kt.tensor(rows(n))).numpy()
        got = model(rows(n))
        assert got.shape == wanted.shape
        np.testing.assert_allclose(got, wanted, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("dynamic", [BATCH, True], ids=["named", "observed"])
@pytest.mark.parametrize("name", OPEN)
def test_every_size_runs_few_programs(name: str, dynamic: Any, compiles: list[Any]) -> None:
    model = kt.compile(OPEN[name], dynamic=dynamic)
    compare(OPEN[name], model)
    assert len(compiles) <= (4 if dynamic is True else 3), model.guards


@pytest.mark.parametrize("dynamic", [BATCH, True], ids=["named", "observed"])
@pytest.mark.parametrize("name", GUARDED)
def test_what_a_function_asks_of_sizes_is_guarded(name: str, dynamic: Any) -> None:
    model = kt.compile(GUARDED[name], dynamic=dynamic)
    compare(GUARDED[name], model)
    assert model.guards


@pytest.mark.parametrize("name", CLOSED)
def test_a_function_that_needs_a_number_is_compiled_for_each_size(
    name: str, compiles: list[Any]
) -> None:
    model = kt.compile(CLOSED[name], dynamic=BATCH)
    compare(CLOSED[name], model)
    assert len(compiles) == len(set(SIZES))
    assert "each size has a program of its own" in model.explain().note


def test_dynamic_false_compiles_for_each_size(compiles: list[Any]) -> None:
    model = kt.compile(OPEN["softmax"], dynamic=False)
    compare(OPEN["softmax"], model)
    assert len(compiles) == len(set(SIZES))
    assert model.guards == ()


def test_axes_that_change_together_are_one_until_they_differ(compiles: list[Any]) -> None:
    model = kt.compile(lambda x, y: x.sum(0) + y.sum(0))
    for n, m in ((2, 2), (3, 3), (9, 9), (3, 4), (5, 6)):
        np.testing.assert_allclose(
            model(rows(n), rows(m)), rows(n).sum(0) + rows(m).sum(0), rtol=1e-4, atol=1e-4
        )
    assert len(compiles) == 3


def test_types_and_flags_have_programs_of_their_own() -> None:
    model = kt.compile(lambda x, twice: x * 2 if twice else x + 1, dynamic=BATCH)
    for n in (3, 4):
        np.testing.assert_allclose(model(rows(n), True), rows(n) * 2)
        np.testing.assert_allclose(model(rows(n), False), rows(n) + 1)
        assert model(rows(n).astype(np.float64), True).dtype == np.float64


def test_gradients_and_draws_are_compiled_for_each_size() -> None:
    slope = kt.autograd.grad(lambda x: (x * x).sum())
    model = kt.compile(lambda x: slope(x), dynamic=BATCH)
    noisy = kt.compile(lambda x: x.dropout(0.5), dynamic=BATCH)
    for n in (3, 4, 5):
        np.testing.assert_allclose(model(rows(n)), 2 * rows(n), rtol=1e-6)
        assert set(np.unique(noisy(np.ones((n, 16), np.float32)))) <= {0.0, 2.0}
    assert model.guards == noisy.guards == ()


def test_a_live_module_uses_its_weights_of_now() -> None:
    layer = kt.nn.Linear(16, 4)
    model = kt.compile(layer)
    for n in (2, 3, 5):
        layer.weight.copy_(np.full((4, 16), n, np.float32))
        bias = layer.bias.numpy()
        np.testing.assert_allclose(
            model(rows(n)), n * rows(n).sum(1, keepdims=True) + bias, rtol=1e-4, atol=1e-4
        )


def test_a_saved_function_takes_any_size(tmp_path: Path) -> None:
    model = kt.compile(OPEN["mlp"], rows(8), dynamic=BATCH)
    model.save(tmp_path / "m.kitsune")
    compare(OPEN["mlp"], kt.load(tmp_path / "m.kitsune"))


def test_errors_name_the_axis() -> None:
    def add(x: kt.Tensor, mask: kt.Tensor) -> kt.Tensor:
        return x + mask

    both = {"x": {0: "batch"}, "mask": {0: "batch"}}
    model = kt.compile(add, dynamic=both, bounds={"batch": (2, 8)})
    with pytest.raises(kt.errors.InputError, match="'batch' is 3 in 'x' and 4 in 'mask'"):
        model(rows(3), rows(4))
    with pytest.raises(kt.errors.InputError, match="'batch' of 'x' is 9"):
        model(rows(9), rows(9))
    with pytest.raises(kt.errors.InputError, match="did you mean 'mask'"):
        kt.compile(add, dynamic={"maks": {0: "batch"}})
    with pytest.raises(kt.errors.InputError, match="'x' has no axis 2"):
        kt.compile(add, dynamic={"x": {2: "batch"}})(rows(3), rows(3))
    with pytest.raises(kt.errors.InputError, match="there is no axis 'sequence'"):
        kt.compile(add, dynamic=both, bounds={"sequence": (1, 2)})
