"""Optimizers against their formulas in NumPy, float64, over twenty steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.errors import InputError
from kitsune.nn import GELU, LayerNorm, Linear, MultiheadAttention, Sequential
from kitsune.optim import SGD, Adam, AdamW, lr_scheduler
from tests.tensor.programs import counting

W = np.array([[0.5, -1.0], [2.0, 0.25], [-0.75, 1.5]])
B = np.array([0.1, -0.2])
X = np.array([[1.0, 2.0, -1.0], [0.5, -1.5, 2.0], [-1.0, 0.0, 1.0], [2.0, 1.0, 0.5]])
Y = np.array([[1.0, 0.0], [-1.0, 2.0], [0.5, 0.5], [0.0, -1.0]])

Update = Callable[[np.ndarray, np.ndarray, dict[str, np.ndarray], int], np.ndarray]


def sgd(lr: float, momentum: float = 0, decay: float = 0, nesterov: bool = False) -> Update:
    def update(p: np.ndarray, g: np.ndarray, state: dict[str, np.ndarray], t: int) -> np.ndarray:
        g = g + decay * p
        if momentum:
            state["b"] = g if t == 1 else momentum * state["b"] + g
            g = g + momentum * state["b"] if nesterov else state["b"]
        return p - lr * g

    return update


def adam(lr: float, decay: float = 0, decoupled: float = 0, eps: float = 1e-8) -> Update:
    def update(p: np.ndarray, g: np.ndarray, state: dict[str, np.ndarray], t: int) -> np.ndarray:
        p = p * (1 - lr * decoupled)
        g = g + decay * p
        state["m"] = 0.9 * state.get("m", 0) + 0.1 * g
        state["v"] = 0.999 * state.get("v", 0) + 0.001 * g * g
        m, v = state["m"] / (1 - 0.9**t), state["v"] / (1 - 0.999**t)
        return p - lr * m / (np.sqrt(v) + eps)

    return update


CASES: list[tuple[Callable[[Any], Any], Update]] = [
    (lambda p: SGD(p, lr=0.1), sgd(0.1)),
    (lambda p: SGD(p, lr=0.05, momentum=0.9), sgd(0.05, 0.9)),
    (
        lambda p: SGD(p, lr=0.05, momentum=0.9, weight_decay=0.1, nesterov=True),
        sgd(0.05, 0.9, 0.1, True),
    ),
    (lambda p: Adam(p, lr=0.1), adam(0.1)),
    (lambda p: Adam(p, lr=0.1, weight_decay=0.1, eps=1e-3), adam(0.1, 0.1, eps=1e-3)),
    (lambda p: AdamW(p, lr=0.1, weight_decay=0.2), adam(0.1, decoupled=0.2)),
]


def loss_of(w: kt.Tensor, b: kt.Tensor, dtype: str) -> kt.Tensor:
    return kt.mse_loss(kt.tensor(X, dtype=dtype) @ w + b, kt.tensor(Y, dtype=dtype))


@pytest.mark.parametrize(("make", "update"), CASES)
def test_twenty_steps(make: Callable[[Any], Any], update: Update) -> None:
    w, b = (kt.tensor(v, dtype="f32", requires_grad=True) for v in (W, B))
    optimizer = make([w, b])
    want, states = [W, B], [dict[str, np.ndarray](), dict[str, np.ndarray]()]
    with counting() as count:
        for t in range(1, 21):
            optimizer.zero_grad()
            loss = loss_of(w, b, "f32")
            loss.backward()
            optimizer.step()
            residual = X @ want[0] + want[1] - Y
            np.testing.assert_allclose(loss.item(), (residual**2).mean(), rtol=1e-4, atol=1e-6)
            error = residual * 2 / residual.size
            grads = [X.T @ error, error.sum(0)]
            want = [update(p, g, s, t) for p, g, s in zip(want, grads, states, strict=True)]
        assert (count.compiled, count.ran) == (1, 20)  # losses included
    np.testing.assert_allclose(w.numpy(), want[0], rtol=2e-4, atol=2e-5)
    np.testing.assert_allclose(b.numpy(), want[1], rtol=2e-4, atol=2e-5)


def test_doubles_are_updated_as_doubles() -> None:
    w, b = (kt.tensor(v, requires_grad=True) for v in (W, B))
    optimizer = Adam([w, b], lr=0.1)
    loss_of(w, b, "f64").backward()
    optimizer.step()
    residual = X @ W + B - Y
    want = adam(0.1)(W, X.T @ residual * 2 / residual.size, {}, 1)
    np.testing.assert_allclose(w.numpy(), want, rtol=1e-10)


def test_f16_and_bf16_keep_their_state_in_single_precision() -> None:
    w = kt.tensor([1.0, 2.0], dtype="f16", requires_grad=True)
    optimizer = Adam([w], lr=0.125)
    (w * 0.001).sum().backward()
    optimizer.step()
    assert str(w.dtype) == "f16"
    assert str(optimizer.state[0]["v"].dtype) == "f32"
    np.testing.assert_allclose(w.numpy(), [0.875, 1.875], rtol=1e-2)


def test_an_optimizer_shows_its_options() -> None:
    said = repr(SGD(Linear(4, 2).parameters(), lr=0.1, momentum=0.9))
    assert said.startswith("<SGD lr=0.1, momentum=0.9")
    assert said.endswith("; parameters: 2>")


def test_a_rate_that_changes_does_not_compile_again() -> None:
    w = kt.tensor([1.0], requires_grad=True)
    optimizer = SGD([w], lr=1.0)
    with counting() as count:
        for rate in (1.0, 0.5, 0.25):
            optimizer.lr = rate
            optimizer.zero_grad()
            (w * 2).sum().backward()
            optimizer.step()
        assert count.compiled == 1
    assert w.item() == 1 - 2 * 1.75


def test_all_updates_and_the_loss_are_one_program() -> None:
    params = [kt.ones(64, requires_grad=True) for _ in range(8)]
    optimizer = SGD(params, lr=0.1, momentum=0.9)
    loss = sum((p * p).sum() for p in params)
    loss.backward()
    with counting() as count:
        optimizer.step()
        assert (count.ran, count.outputs) == (1, [17])


def test_parameters_without_a_gradient_stay() -> None:
    a, b = kt.ones(1, requires_grad=True), kt.ones(1, requires_grad=True)
    optimizer = SGD([a, b], lr=0.5)
    a.sum().backward()
    optimizer.step()
    assert (a.item(), b.item()) == (0.5, 1)


def test_arrays_that_were_read_before_a_step_stay_as_they_were() -> None:
    w = kt.tensor(np.ones((256, 256), "f4"), requires_grad=True)
    optimizer = Adam([w], lr=0.5)
    seen = []
    for _ in range(4):
        seen.append((w.numpy(), w.numpy().copy(), w.detach()))
        optimizer.zero_grad()
        (w * w).sum().backward()
        optimizer.step()
    for array, copy, detached in seen:
        np.testing.assert_array_equal(array, copy)
        np.testing.assert_array_equal(detached.numpy(), copy)
    assert len({float(copy[0, 0]) for _, copy, _ in seen}) == 4


def address(tensor: kt.Tensor) -> int:
    """Where its value is; the array is let go again."""
    return int(tensor.numpy().ctypes.data)


def train(model: Linear, optimizer: Adam) -> None:
    optimizer.zero_grad()
    x = np.linspace(-1, 1, 8 * 64, dtype="f4").reshape(8, 64)
    y = model(x)
    (y * y).sum().backward()
    optimizer.step()


def test_state_is_written_where_it_is() -> None:
    model = Linear(64, 48)
    optimizer = Adam(model.parameters(), lr=0.1)
    moments = optimizer.state[0]
    train(model, optimizer)
    before = {name: (address(t), t.numpy().copy()) for name, t in moments.items()}
    train(model, optimizer)
    for name, (place, value) in before.items():
        assert address(moments[name]) == place
        assert (moments[name].numpy() != value).any()


HELD = {
    "an array": lambda t: t.numpy(),
    "a view": lambda t: t.numpy()[3:, ::2],
    "a tensor": lambda t: t.detach(),
    "a memoryview": lambda t: memoryview(t.numpy()),
    "a graph": lambda t: t * 1,
}


@pytest.mark.parametrize("hold", HELD.values(), ids=HELD)
def test_state_that_somebody_holds_is_not_written_to(hold: Any) -> None:
    model, alike = Linear(64, 48), Linear(64, 48)
    alike.load_state_dict(model.state_dict())
    optimizer, undisturbed = (Adam(m.parameters(), lr=0.1) for m in (model, alike))
    held, copies = [], []
    for _ in range(4):
        train(model, optimizer)
        train(alike, undisturbed)
        for tensor in optimizer.state[0].values():
            copies.append(np.array(hold(tensor)))
            held.append(hold(tensor))
    for value, copy in zip(held, copies, strict=True):
        np.testing.assert_array_equal(np.asarray(value), copy)
    for (name, one), other in zip(
        optimizer.state_dict().items(), undisturbed.state_dict().values(), strict=True
    ):
        np.testing.assert_array_equal(one, other, err_msg=name)
    np.testing.assert_array_equal(model.weight.numpy(), alike.weight.numpy())


def test_a_run_is_the_same_without_fusion(monkeypatch: pytest.MonkeyPatch) -> None:
    """Loss by loss: layers, normalisation, attention and both moments."""
    start = None
    losses: dict[str, list[float]] = {}
    for disabled in ("", "1"):
        monkeypatch.setenv("KITSUNE_DISABLE", disabled)
        model = Sequential(Linear(24, 32), GELU(), LayerNorm(32), MultiheadAttention(32, 4))
        start = start or model.state_dict()
        model.load_state_dict(start)
        optimizer = AdamW(model.parameters(), lr=0.01)
        x = np.sin(np.arange(2 * 9 * 24, dtype="f4")).reshape(2, 9, 24)
        losses[disabled] = []
        for _ in range(12):
            optimizer.zero_grad()
            y = model(x)
            loss = ((y - 0.5) * (y - 0.5)).mean()
            loss.backward()
            optimizer.step()
            losses[disabled].append(loss.item())
    assert losses[""][-1] < 0.5 * losses[""][0]
    np.testing.assert_allclose(losses[""], losses["1"], rtol=1e-4)


def test_a_saved_state_stays_as_it_was() -> None:
    model = Linear(64, 48)
    optimizer = Adam(model.parameters(), lr=0.1)
    train(model, optimizer)
    saved = optimizer.state_dict()
    copies = {name: value.copy() for name, value in saved.items()}
    train(model, optimizer)
    train(model, optimizer)
    for name, value in saved.items():
        np.testing.assert_array_equal(value, copies[name])


def test_gradients_can_be_read_after_the_step() -> None:
    w = kt.ones(2, requires_grad=True)
    optimizer = SGD([w], lr=1.0)
    (w * w).sum().backward()
    optimizer.step()
    assert w.grad is not None
    assert w.grad.tolist() == [2, 2]  # of the value it was computed at
    assert w.tolist() == [-1, -1]
    last, w.grad = w.grad, None
    (w * last).sum().backward()  # a gradient is a constant to the next one
    assert w.grad is not None
    assert w.grad.tolist() == [2, 2]


def test_gradients_that_are_never_forgotten_add_up_and_do_not_grow() -> None:
    w = kt.ones(2, requires_grad=True)
    optimizer = SGD([w], lr=0.125)
    want, total = np.ones(2), np.zeros(2)
    with counting() as count:
        for _ in range(6):
            (w * w).sum().backward()
            optimizer.step()
            total = total + 2 * want
            want = want - 0.125 * total
        assert count.compiled <= 4
    np.testing.assert_allclose(w.numpy(), want, rtol=1e-6)
    assert w.grad is not None
    np.testing.assert_allclose(w.grad.numpy(), total, rtol=1e-6)


def test_state_goes_on_where_it_was() -> None:
    def run(steps: int, state: dict[str, Any] | None, start: np.ndarray) -> tuple[Any, Any]:
        w = kt.tensor(start, dtype="f32", requires_grad=True)
        optimizer = Adam([w], lr=0.1)
        if state is not None:
            optimizer.load_state_dict(state)
        for _ in range(steps):
            optimizer.zero_grad()
            (w * w * w).sum().backward()
            optimizer.step()
        return w.numpy(), optimizer.state_dict()

    whole, _ = run(6, None, B)
    half, state = run(3, None, B)
    assert state.keys() == {"steps", "0.m", "0.v"}
    np.testing.assert_array_equal(run(3, state, half)[0], whole)


# --- groups, clipping, schedules -----------------------------------------------------------------


def test_groups_have_options_of_their_own() -> None:
    w, b = (kt.tensor(v, dtype="f32", requires_grad=True) for v in (W, B))
    optimizer = AdamW(
        [{"params": [w]}, {"params": b, "lr": 0.5, "weight_decay": 0}], lr=0.1, weight_decay=0.2
    )
    want, states = [W, B], [dict[str, np.ndarray](), dict[str, np.ndarray]()]
    rules = [adam(0.1, decoupled=0.2), adam(0.5)]
    with counting() as count:
        for t in range(1, 6):
            optimizer.zero_grad()
            loss_of(w, b, "f32").backward()
            optimizer.step()
            residual = X @ want[0] + want[1] - Y
            error = residual * 2 / residual.size
            given = zip(rules, want, (X.T @ error, error.sum(0)), states, strict=True)
            want = [rule(p, g, s, t) for rule, p, g, s in given]
        assert count.compiled == 1
    np.testing.assert_allclose(w.numpy(), want[0], rtol=2e-4, atol=2e-5)
    np.testing.assert_allclose(b.numpy(), want[1], rtol=2e-4, atol=2e-5)
    assert [group["lr"] for group in optimizer.param_groups] == [0.1, 0.5]
    assert len(optimizer.state_dict()) == 5


def test_a_group_can_be_added_later() -> None:
    a, b = kt.ones(1, requires_grad=True), kt.ones(1, requires_grad=True)
    optimizer = SGD([a], lr=0.5)
    optimizer.add_param_group({"params": [b], "momentum": 0.9, "lr": 0.25})
    (a + b).sum().backward()
    optimizer.step()
    assert (a.item(), b.item()) == (0.5, 0.75)
    assert [list(state) for state in optimizer.state] == [[], ["momentum"]]


def test_clipping_scales_all_gradients_alike() -> None:
    w, b = (kt.tensor(v, dtype="f32", requires_grad=True) for v in (W, B))
    optimizer = SGD([w, b], lr=1.0)
    residual = X @ W + B - Y
    error = residual * 2 / residual.size
    grads = [X.T @ error, error.sum(0)]
    norm = np.sqrt(sum((g**2).sum() for g in grads))
    loss = loss_of(w, b, "f32")
    loss.backward()
    with counting() as count:
        before = kt.nn.utils.clip_grad_norm_([w, b], norm / 2)
        optimizer.step()
        np.testing.assert_allclose(loss.item(), (residual**2).mean(), rtol=1e-5)
        assert count.ran == 1
    np.testing.assert_allclose(before.item(), norm, rtol=1e-5)
    np.testing.assert_allclose(w.numpy(), W - grads[0] / 2, rtol=1e-4, atol=1e-6)
    np.testing.assert_allclose(b.numpy(), B - grads[1] / 2, rtol=1e-4, atol=1e-6)


def test_small_gradients_are_not_clipped() -> None:
    w = kt.tensor([3.0, -4.0], requires_grad=True)
    (w * kt.tensor([0.5, 2.0])).sum().backward()
    for norm_type, want in ((1.0, 2.5), (float("inf"), 2.0)):
        norm = kt.nn.utils.clip_grad_norm_(w, 100.0, norm_type)
        np.testing.assert_allclose(norm.item(), want, rtol=1e-6)
    assert w.grad is not None
    assert w.grad.tolist() == [0.5, 2.0]
    kt.nn.utils.clip_grad_value_(w, 1.0)
    assert w.grad.tolist() == [0.5, 1.0]
    assert kt.nn.utils.clip_grad_norm_([kt.ones(1, requires_grad=True)], 1.0).item() == 0


SCHEDULES: list[tuple[Callable[[Any], Any], list[float]]] = [
    (lambda o: lr_scheduler.StepLR(o, step_size=2, gamma=0.5), [1, 1, 0.5, 0.5, 0.25]),
    (lambda o: lr_scheduler.ExponentialLR(o, gamma=0.5), [1, 0.5, 0.25, 0.125, 0.0625]),
    (lambda o: lr_scheduler.LambdaLR(o, lambda epoch: 1 / (1 + epoch)), [1, 1 / 2, 1 / 3, 1 / 4]),
    (lambda o: lr_scheduler.LinearLR(o, 0.25, 1.0, 3), [0.25, 0.5, 0.75, 1, 1]),
    (
        lambda o: lr_scheduler.CosineAnnealingLR(o, T_max=4, eta_min=0.5),
        [1, 0.75 + 0.25 * np.sqrt(0.5), 0.75, 0.75 - 0.25 * np.sqrt(0.5), 0.5],
    ),
]


@pytest.mark.parametrize(("make", "want"), SCHEDULES)
def test_schedules(make: Callable[[Any], Any], want: list[float]) -> None:
    w, other = kt.ones(1, requires_grad=True), kt.ones(1, requires_grad=True)
    optimizer = SGD([{"params": w}, {"params": other, "lr": 1.0}], lr=1.0)
    scheduler, rates = make(optimizer), list[float]()
    for _ in want:
        rates.append(optimizer.lr)
        scheduler.step()
    np.testing.assert_allclose(rates, want, rtol=1e-12)
    again = make(SGD([{"params": w}, {"params": other}], lr=1.0))
    again.load_state_dict(scheduler.state_dict())
    assert again.get_last_lr() == scheduler.get_last_lr()


# --- one program a step --------------------------------------------------------------------------


def training(count: int, watched: bool) -> tuple[list[float], np.ndarray]:
    """Losses and weights of a loop that looks at its loss before its step, or after."""
    w, b = (kt.tensor(v, dtype="f32", requires_grad=True) for v in (W, B))
    optimizer, losses = Adam([w, b], lr=0.1), []
    for _ in range(count):
        optimizer.zero_grad()
        loss = loss_of(w, b, "f32") * (w.detach().abs().sum() + 1)
        if watched:
            losses.append(loss.item())
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    return losses[:: 2 if watched else 1], w.numpy()


def test_it_does_not_matter_when_the_loss_is_read() -> None:
    """Read before its backward pass, its gradients pass through values known already."""
    (before, w), (after, v) = training(6, True), training(6, False)
    np.testing.assert_allclose(before, after, rtol=1e-6)
    np.testing.assert_allclose(w, v, rtol=1e-5)


def test_detached_values_have_programs_of_their_own() -> None:
    """Two losses of the same ops, one of which stops the gradient of a factor."""
    for stopped, want in ((False, 1 - 0.5 * 2), (True, 1 - 0.5)):
        w = kt.ones(1, requires_grad=True)
        optimizer = SGD([w], lr=0.5)
        for _ in range(2):
            w.copy_(1.0)
            optimizer.zero_grad()
            (w * (w.detach() if stopped else w)).sum().backward()
            optimizer.step()
            assert w.item() == want


def test_a_parameter_that_changes_before_the_step_keeps_its_gradient() -> None:
    w = kt.ones(1, requires_grad=True)
    optimizer = SGD([w], lr=0.5)
    for _ in range(2):
        w.copy_(1.0)
        optimizer.zero_grad()
        (w * w).sum().backward()
        w.copy_(4.0)
        optimizer.step()
        assert w.item() == 4 - 0.5 * 2


def test_a_gradient_of_the_users_own_may_read_values() -> None:
    """What it reads is no part of what was computed before it."""
    scale = kt.tensor(1.0)
    doubled = kt.custom_op(
        "doubled_in_a_step",
        numpy=lambda x: 2 * x,
        scalar=lambda s, x: s.mul(2, x),
        grad=lambda g, y, x: [g * scale],
    )
    w = kt.ones(1, requires_grad=True)
    optimizer = SGD([w], lr=1.0)
    for value in (1.0, 2.0, 3.0):
        scale.copy_(value)
        w.copy_(0.0)
        optimizer.zero_grad()
        doubled(w).sum().backward()
        optimizer.step()
        assert w.item() == -value


def test_what_is_refused() -> None:
    w = kt.ones(2, requires_grad=True)
    for make in (
        lambda: SGD([]),
        lambda: SGD([kt.ones(2)]),
        lambda: SGD([w * 2]),
        lambda: SGD(["w"]),
        lambda: SGD([w], lr=-1),
        lambda: SGD([w], lr="fast"),
        lambda: SGD([w], nesterov=True),
        lambda: Adam([w], betas=(1.0, 0.9)),
        lambda: Adam([w], eps=float("nan")),
        lambda: SGD([w], momentum=-0.5),
        lambda: SGD([w, w]),
        lambda: SGD([{"params": [w]}, {"params": [w]}]),
        lambda: SGD([{"params": [w], "beta": 1}]),
        lambda: SGD([{"lr": 1.0}]),
        lambda: lr_scheduler.StepLR(SGD([w]), step_size=0),
        lambda: kt.nn.utils.clip_grad_norm_([w], -1.0),
    ):
        with pytest.raises(InputError) as error:
            make()
        assert "test_optim.py" in error.value.at
    optimizer = Adam([w])
    with pytest.raises(InputError, match="does not fit"):
        optimizer.load_state_dict({"steps": 1})
    with pytest.raises(InputError, match=r"'0\.m' has shape"):
        optimizer.load_state_dict({"steps": 1, "0.m": np.zeros(3), "0.v": np.zeros(2)})
