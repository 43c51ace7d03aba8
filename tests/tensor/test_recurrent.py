"""kt.nn.LSTM, GRU and RNN equal torch's, with gradients; kt.scan and kt.while_loop."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.autodiff import gradients
from kitsune.errors import ShapeError, UnsupportedError
from kitsune.tensor import lazy
from kitsune.tensor.lazy_program import PROGRAMS

RNG = np.random.default_rng(4)


def floats(*shape: int) -> np.ndarray:
    return RNG.standard_normal(shape).astype(np.float32)


LAYERS: list[tuple[str, dict[str, Any]]] = [
    ("LSTM", {}),
    ("LSTM", {"num_layers": 2, "bidirectional": True, "batch_first": True}),
    ("GRU", {"bidirectional": True}),
    ("LSTM", {"proj_size": 2, "num_layers": 2, "bidirectional": True}),
    ("GRU", {"bias": False, "num_layers": 2}),
    ("RNN", {"nonlinearity": "relu"}),
]


@pytest.mark.filterwarnings("ignore:LSTM with projections")
@pytest.mark.parametrize(("name", "options"), LAYERS)
def test_a_layer_and_its_gradients_equal_torch(name: str, options: dict[str, Any]) -> None:
    torch = pytest.importorskip("torch")
    theirs = getattr(torch.nn, name)(3, 4, **options)
    mine = getattr(kt.nn, name)(3, 4, **options)
    mine.load_state_dict({k: v.detach().numpy() for k, v in theirs.state_dict().items()})
    values = floats(5, 2, 3)
    count = options.get("num_layers", 1) * (1 + options.get("bidirectional", False))
    batch = 5 if options.get("batch_first") else 2
    start = [floats(count, batch, width) for width in (options.get("proj_size", 4), 4)]
    x, tx = kt.tensor(values, requires_grad=True), torch.tensor(values, requires_grad=True)
    states, given = tuple(map(kt.tensor, start)), tuple(map(torch.tensor, start))
    got, last = mine(x, states if name == "LSTM" else states[0])
    want, final = theirs(tx, given if name == "LSTM" else given[0])
    np.testing.assert_allclose(got.numpy(), want.detach().numpy(), rtol=1e-4, atol=1e-5)
    ends = (last, final) if name != "LSTM" else (last[1], final[1])
    np.testing.assert_allclose(ends[0].numpy(), ends[1].detach().numpy(), rtol=1e-4, atol=1e-5)
    got, last = mine(x, states if name == "LSTM" else states[0])
    ((got * got).sum() + (last[1] if name == "LSTM" else last).sum()).backward()
    ((want * want).sum() + (final[1] if name == "LSTM" else final).sum()).backward()
    np.testing.assert_allclose(x.grad.numpy(), tx.grad.numpy(), rtol=1e-3, atol=1e-4)
    expected = {k: p.grad.numpy() for k, p in theirs.named_parameters()}
    for key, parameter in mine.named_parameters():
        found = parameter.grad.numpy()
        np.testing.assert_allclose(found, expected[key], rtol=1e-3, atol=1e-4)


@pytest.mark.parametrize("name", ["LSTM", "GRU", "RNN"])
def test_gradients_of_a_layer_are_those_of_finite_differences(name: str) -> None:
    layer = getattr(kt.nn, name)(3, 4, bidirectional=True)
    x, steps = floats(6, 2, 3), {}

    def loss() -> kt.Tensor:
        made = layer(kt.tensor(x))[0]
        return (made * made * made).sum()

    loss().backward()
    rng = np.random.default_rng(1)
    found = 0.0
    for key, parameter in layer.named_parameters():
        steps[key] = 1e-2 * rng.standard_normal(parameter.shape).astype(np.float32)
        found += float((parameter.grad.numpy() * steps[key]).sum())
    ends = []
    for sign in (1, -1):
        before = {key: p.numpy().copy() for key, p in layer.named_parameters()}
        layer.load_state_dict({key: before[key] + sign * steps[key] for key in before})
        ends.append(loss().item())
        layer.load_state_dict(before)
    assert (ends[0] - ends[1]) / 2 == pytest.approx(found, rel=1e-2, abs=1e-4)


def test_training_steps_of_an_lstm_share_one_program(monkeypatch: pytest.MonkeyPatch) -> None:
    built = []

    def count_gradients(*args: Any) -> Any:
        built.append(args)
        return gradients(*args)

    monkeypatch.setattr(lazy, "gradients", count_gradients)
    layer, head = kt.nn.LSTM(3, 4), kt.nn.Linear(4, 1)
    parameters = [*layer.parameters(), *head.parameters()]
    optimizer = kt.optim.SGD(parameters, lr=0.1)
    x, y = kt.tensor(floats(6, 2, 3)), kt.tensor(floats(2, 1))
    losses, programs = [], []
    for _ in range(8):
        optimizer.zero_grad()
        loss = kt.nn.mse_loss(head(layer(x)[1][0][0]), y)
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
        programs.append(len(PROGRAMS))
    assert losses[-1] < losses[0]
    assert programs[2] == programs[-1]
    assert len(built) == 1  # gradients are built at the first step only


def test_a_single_sequence_has_no_batch() -> None:
    layer = kt.nn.GRU(3, 4)
    x = floats(5, 3)
    got, last = layer(kt.tensor(x))
    want, final = layer(kt.tensor(x[:, None]))
    np.testing.assert_allclose(got.numpy(), want.numpy()[:, 0], rtol=1e-6)
    np.testing.assert_allclose(last.numpy(), final.numpy()[:, 0], rtol=1e-6)
    with pytest.raises(ShapeError, match="the last of 3"):
        layer(kt.zeros(5, 2, 4))


def test_a_compiled_layer_takes_any_length() -> None:
    layer = kt.nn.LSTM(3, 4)
    compiled = kt.compile(lambda x: layer(x)[0], floats(75, 1, 3), dynamic={"x": {0: "steps"}})
    for steps in (75, 2, 300):
        x = floats(steps, 1, 3)
        want = layer(kt.tensor(x))[0].numpy()
        np.testing.assert_allclose(compiled(x), want, rtol=1e-4, atol=1e-5)


def test_scan_nests_carries_and_results() -> None:
    rows = floats(6, 3)

    def step(carry: Any, row: Any) -> Any:
        total, (count,) = carry
        return (total + row, [count + 1]), {"sum": total + row, "row": row * 2}

    last, made = kt.scan(step, (kt.zeros(3), [kt.tensor(0)]), rows, reverse=True)
    np.testing.assert_allclose(last[0].numpy(), rows.sum(0), rtol=1e-5)
    assert last[1][0].item() == 6
    np.testing.assert_allclose(made["sum"].numpy(), rows[::-1].cumsum(0)[::-1], rtol=1e-5)
    np.testing.assert_allclose(made["row"].numpy(), rows * 2)


def test_what_a_scan_cannot_carry_is_said() -> None:
    with pytest.raises(ShapeError, match="after a step"):
        kt.scan(lambda c, x: (c.sum(), x), kt.zeros(3), kt.zeros(4, 3))
    with pytest.raises(UnsupportedError, match="another structure"):
        kt.scan(lambda c, x: ((c, c), x), kt.zeros(3), kt.zeros(4, 3))
    with pytest.raises(ShapeError, match="the same first dim"):
        kt.scan(lambda c, x: (c, c), kt.zeros(3), (kt.zeros(4, 3), kt.zeros(5, 3)))


def test_a_while_loop_ends_where_its_condition_does() -> None:
    def double(n: Any, x: Any) -> Any:
        return n + 1, x * 2

    n, x = kt.while_loop(lambda n, x: x.sum() < 100, double, (kt.tensor(0), kt.ones(3)))
    assert (n.item(), x.numpy().tolist()) == (6, [64.0, 64.0, 64.0])
    n, _ = kt.while_loop(lambda n, x: x.sum() < 1, double, (kt.tensor(0), kt.ones(3)))
    assert n.item() == 0
