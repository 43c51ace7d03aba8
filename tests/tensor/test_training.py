"""A training step as a function: what `Optimizer.step` does, with everything in and out by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune import nn
from kitsune.errors import InputError, ShapeError
from kitsune.optim import SGD, Adam, AdamW, Optimizer, TrainingStep

OPTIMIZERS: dict[str, Callable[[nn.Module], Optimizer]] = {
    "sgd": lambda m: SGD(m.parameters(), lr=0.05),
    "momentum": lambda m: SGD(m.parameters(), lr=0.05, momentum=0.9, nesterov=True),
    "adam": lambda m: Adam(m.parameters(), lr=0.01, weight_decay=0.1),
    "groups": lambda m: AdamW(
        [
            {"params": [p for n, p in m.named_parameters() if n.endswith("weight")], "lr": 0.01},
            {"params": [p for n, p in m.named_parameters() if n.endswith("bias")], "lr": 0.02},
        ]
    ),
}
X = np.random.default_rng(0).standard_normal((16, 3)).astype(np.float32)
TARGET = (X.sum(1) > 0).astype(np.int32)


def network(*between: nn.Module) -> nn.Module:
    kt.manual_seed(0)
    return nn.Sequential(nn.Linear(3, 8, bias=False), *between, nn.Tanh(), nn.Linear(8, 2))


@pytest.mark.parametrize("name", OPTIMIZERS)
def test_steps_are_the_optimizers(name: str) -> None:
    """Also from where the optimizer is in the middle, and with buffers that change."""
    model = network(nn.BatchNorm1d(8))
    optimizer = OPTIMIZERS[name](model)
    step = TrainingStep(model, kt.cross_entropy, optimizer)

    def eager() -> float:
        loss = kt.cross_entropy(model(X), TARGET)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        return float(loss.item())

    eager()
    values = step.inputs(X, TARGET)
    before = {name: value.copy() for name, value in values.items()}
    run = kt.compile(step, values)
    for _ in range(5):
        values |= run(values)
    for given, now in zip(before.values(), step.inputs(X, TARGET).values(), strict=True):
        np.testing.assert_array_equal(given, now)  # the module is as it was
    losses = [eager() for _ in range(5)]
    np.testing.assert_allclose(values["loss"], losses[-1], rtol=1e-5)
    for key, want in step.inputs(X, TARGET).items():
        np.testing.assert_allclose(values[key], want, rtol=1e-3, atol=1e-5, err_msg=key)


def test_frozen_parameters_are_constants() -> None:
    model = network()
    learned = model[-1]
    step = TrainingStep(model, kt.cross_entropy, Adam(learned.parameters()))
    values = step.inputs(X, TARGET)
    assert "0.weight" not in values
    after = kt.compile(step, values)(values)
    assert set(after) == set(values) - {"x", "target"} | {"loss"}
    assert not np.array_equal(after["2.weight"], values["2.weight"])


def test_a_shared_parameter_learns_from_both_places() -> None:
    class Twice(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.first, self.second = nn.Linear(3, 3), nn.Linear(3, 3)
            self.second.weight = self.first.weight

        def forward(self, x: Any) -> Any:
            return self.second(self.first(x).tanh())

    model = Twice()
    optimizer = SGD(model.parameters(), lr=0.1)
    step = TrainingStep(model, kt.cross_entropy, optimizer)
    values = step.inputs(X, TARGET)
    after = kt.compile(step, values)(values)
    kt.cross_entropy(model(X), TARGET).backward()
    optimizer.step()
    np.testing.assert_allclose(
        after["first.weight"], model.first.weight.numpy(), rtol=1e-5, atol=1e-6
    )
    assert model.second.weight is model.first.weight


def test_what_is_no_step() -> None:
    model = network()
    with pytest.raises(InputError, match="not the module's"):
        TrainingStep(model, kt.cross_entropy, Adam(network().parameters()))
    model.step = kt.zeros(2)
    with pytest.raises(InputError, match="two values of a step are called 'step'"):
        TrainingStep(model, kt.cross_entropy, Adam(model.parameters()))
    del model.step
    step = TrainingStep(model, lambda y, target: y.sum(1), Adam(model.parameters()))
    with pytest.raises(ShapeError, match=r"a loss of \[16\]"):
        kt.compile(step, step.inputs(X, TARGET))
