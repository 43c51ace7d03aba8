"""A compiled `kt.nn` module computes with what it holds now."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from functools import partial

import numpy as np
import pytest

import kitsune as kt

X = np.ones((2, 4), np.float32)


def network() -> kt.nn.Module:
    kt.manual_seed(0)
    return kt.nn.Sequential(kt.nn.Linear(4, 3), kt.nn.BatchNorm1d(3)).eval()


def train(net: kt.nn.Module) -> None:
    optimizer = kt.optim.SGD(net.parameters(), lr=0.5)
    (net(kt.tensor(X)) ** 2).sum().backward()
    optimizer.step()


def take_statistics(net: kt.nn.Module) -> None:
    net.train()
    net(kt.tensor(np.random.default_rng(0).standard_normal((8, 4), np.float32)))
    net.eval()


def load(net: kt.nn.Module) -> None:
    net.load_state_dict({name: v * 2 for name, v in net.state_dict().items()})


@pytest.mark.parametrize("write", [train, take_statistics, load])
@pytest.mark.parametrize(
    "source", [lambda net: net, lambda net: net.forward, lambda net: lambda x: net(x) * 2]
)
def test_known_and_new_sizes_use_the_weights_of_now(
    source: Callable[[kt.nn.Module], Callable[..., kt.Tensor]],
    write: Callable[[kt.nn.Module], None],
) -> None:
    net = network()
    function = source(net)
    model = kt.compile(function)
    before = np.array(model(X))
    write(net)
    for x in (X, np.ones((5, 4), np.float32), X):
        want = function(kt.tensor(x)).numpy()
        np.testing.assert_allclose(model(x), want, rtol=1e-5, atol=1e-6)
    assert not np.allclose(model(X), before)


def test_dropout_follows_the_mode() -> None:
    net = kt.nn.Sequential(kt.nn.Dropout(0.5))
    model = kt.compile(net.eval())
    np.testing.assert_array_equal(model(X), X)
    net.train()
    assert (np.asarray(model(np.ones((64, 64), np.float32))) == 0).any()


def test_frozen_modules_and_tensors_stay() -> None:
    net, w = network(), kt.tensor([1.0, 2.0])
    frozen = kt.compile(net, freeze=True), kt.compile(lambda v: v * w, freeze=True)
    before, ones = np.array(frozen[0](X)), np.ones(2, np.float32)
    assert frozen[1](ones).tolist() == [1.0, 2.0]
    train(net)
    w.copy_([5.0, 6.0])
    np.testing.assert_array_equal(frozen[0](X), before)
    assert frozen[1](ones).tolist() == [1.0, 2.0]


def scale(v: kt.Tensor, weights: dict[str, kt.Tensor]) -> kt.Tensor:
    return v * weights["scale"] + weights["bias"]


@pytest.mark.parametrize(
    "capture",
    [
        lambda weights: lambda v: scale(v, weights),
        lambda weights: partial(scale, weights=weights),
        lambda weights: lambda v: v * weights["scale"].sqrt() ** 2 + weights["bias"],
    ],
    ids=["in another function", "partial", "through an op"],
)
def test_captured_tensors_are_followed_wherever_they_are(
    capture: Callable[[dict[str, kt.Tensor]], Callable[..., kt.Tensor]],
) -> None:
    weights = {"scale": kt.tensor([1.0, 2.0]), "bias": kt.tensor([0.5, 0.5])}
    model = kt.compile(capture(weights))
    for expected in ([1.5, 2.5], [5.5, 6.5]):
        for rows in (1, 3, 1):
            np.testing.assert_allclose(model(np.ones((rows, 2), np.float32)), [expected] * rows)
        weights["scale"].copy_([5.0, 6.0])


FACTORS = kt.tensor([1.0, 2.0])


def multiply(v: kt.Tensor) -> kt.Tensor:
    return v * FACTORS


@pytest.mark.parametrize("freeze", [False, True])
def test_a_pickled_function_is_frozen_if_it_was(freeze: bool) -> None:
    FACTORS.copy_([1.0, 2.0])
    model, ones = kt.compile(multiply, freeze=freeze), np.ones(2, np.float32)
    for each in (model, pickle.loads(pickle.dumps(model))):
        FACTORS.copy_([1.0, 2.0])
        assert each(ones).tolist() == [1.0, 2.0]
        FACTORS.copy_([5.0, 6.0])
        assert each(ones).tolist() == ([1.0, 2.0] if freeze else [5.0, 6.0])


def test_a_function_whose_tensors_stay_is_traced_once() -> None:
    traces, w = [], kt.tensor([1.0, 2.0])

    def function(x: kt.Tensor) -> kt.Tensor:
        traces.append(x)
        return x * w + kt.tensor([1.0, 1.0])  # and one that is made while it is traced

    model = kt.compile(function)
    for _ in range(4):
        assert model(np.ones(2, np.float32)).tolist() == [2.0, 3.0]
    assert len(traces) == 1


def test_a_quantised_module_is_traced_once() -> None:
    class Counted(kt.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.linear, self.traces = kt.nn.Linear(64, 64), 0

        def forward(self, x: kt.Tensor) -> kt.Tensor:
            self.traces += 1
            return self.linear(x)

    net = kt.quantize(Counted(), bits=4)
    model, x = kt.compile(net), np.ones((2, 64), np.float32)
    results = [np.array(model(x)) for _ in range(3)]
    assert net.traces == 1
    np.testing.assert_array_equal(results[0], results[2])


def test_every_kind_of_write_is_noticed_after_calls_that_saw_none() -> None:
    net = network()
    linear = net[0]
    model = kt.compile(net)
    writes: list[Callable[[], object]] = [
        lambda: linear.weight.copy_(np.full((3, 4), 2, np.float32)),
        lambda: setattr(linear, "weight", kt.nn.Parameter(np.ones((3, 4), np.float32))),
        lambda: setattr(linear, "bias", kt.tensor(np.full(3, 5, np.float32))),
        lambda: train(net),
        net.train,
        net.eval,
    ]
    for write in writes:
        for _ in range(3):
            np.testing.assert_allclose(model(X), net(kt.tensor(X)).numpy(), rtol=1e-6)
        write()
    np.testing.assert_allclose(model(X), net(kt.tensor(X)).numpy(), rtol=1e-6)


def test_a_compiled_module_in_training_updates_its_statistics_at_every_call() -> None:
    net, twin = network().train(), network().train()
    model, rng = kt.compile(net), np.random.default_rng(0)
    for rows in (8, 8, 5, 8):
        x = rng.standard_normal((rows, 4), np.float32)
        np.testing.assert_allclose(model(x), twin(kt.tensor(x)).numpy(), rtol=1e-4, atol=1e-5)
        for name, value in twin.state_dict().items():
            np.testing.assert_allclose(net.state_dict()[name], value, rtol=1e-4, err_msg=name)
    net.eval()
    twin.eval()
    np.testing.assert_allclose(model(x), twin(kt.tensor(x)).numpy(), rtol=1e-4, atol=1e-5)


def test_a_tensor_that_a_function_writes_to_has_the_value_of_the_last_call() -> None:
    total = kt.zeros(3)

    def accumulate(x: kt.Tensor) -> kt.Tensor:
        own = kt.zeros(3)
        own.copy_(x * 2)
        total.copy_(total + x)
        return total + own

    model = kt.compile(accumulate)
    x = np.arange(3, dtype=np.float32)
    assert [model(x)[1] for _ in range(3)] == [3, 4, 5]
    np.testing.assert_array_equal(total.numpy(), 3 * x)
    total.copy_(np.zeros(3, np.float32))
    assert model(x)[1] == 3
