"""`with kitsune.torch.fusing()`: torch's results from kernels that fuse what is written."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch")

from kitsune.torch import fusing  # noqa: E402 - where there is a torch
from kitsune.torch.eager import Recorder  # noqa: E402


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many results each program that runs computes."""
    import kitsune.torch.eager as eager

    found: list[int] = []
    realize = eager.realize

    def counted(*tensors: Any) -> None:
        found.append(len(tensors))
        realize(*tensors)

    monkeypatch.setattr(eager, "realize", counted)
    torch.manual_seed(0)
    return found


def test_a_chain_is_one_program_with_one_result(programs: list[int]) -> None:
    x, y = torch.randn(100), torch.randn(100)
    with fusing():
        z = x.add(y).relu().mul(2)
    assert programs == [1]
    torch.testing.assert_close(z, (x + y).relu() * 2)


def test_the_backward_pass_is_recorded_too(programs: list[int]) -> None:
    x = torch.randn(20, 30, requires_grad=True)
    w = torch.randn(30, 10, requires_grad=True)
    with fusing():
        loss = torch.nn.functional.gelu(x @ w).softmax(-1).square().sum()
        loss.backward()
    assert len(programs) == 1
    got = x.grad.clone(), w.grad.clone(), loss.detach()
    x.grad = w.grad = None
    want = torch.nn.functional.gelu(x @ w).softmax(-1).square().sum()
    want.backward()
    for a, b in zip(got, (x.grad, w.grad, want.detach()), strict=True):
        torch.testing.assert_close(a, b, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize(
    "read", [lambda t: t.item(), lambda t: t.numpy().item(), lambda t: t.tolist(), float, bool]
)
def test_reading_runs_what_is_recorded(read: Any) -> None:
    x = torch.full((4,), 3.0)
    with fusing():
        assert read(x.add(1).sum()) == read(torch.tensor(16.0))


def test_views_and_changes_in_place_keep_their_meaning() -> None:
    def function(x: Any) -> Any:
        y = x * 2
        row = y[1]
        y.add_(1)
        row.mul_(5)
        z = y.view(-1) + 1
        y[0] = 7
        return y, row, z, y.t()

    x = torch.randn(3, 4)
    with fusing():
        got = function(x)
    for a, b in zip(got, function(x), strict=True):
        torch.testing.assert_close(a, b)


def test_inputs_that_change_afterwards_do_not_matter() -> None:
    x = torch.ones(5)
    with fusing():
        y = x + 1
        x.zero_()
    assert y.tolist() == [2.0] * 5
    assert x.tolist() == [0.0] * 5


def test_ops_without_rows_run_between() -> None:
    x = torch.randn(4, 4)
    with fusing():
        got = torch.linalg.inv(x + 4 * torch.eye(4)).exp()
    torch.testing.assert_close(got, torch.linalg.inv(x + 4 * torch.eye(4)).exp())


def test_an_error_inside_leaves_nothing_behind() -> None:
    x = torch.ones(3)
    made = []

    def function() -> None:
        with fusing():
            made.append(x + 1)
            x @ torch.ones(4)

    with pytest.raises(RuntimeError):
        function()
    assert made[0].tolist() == [2.0] * 3
    assert (x + 1).tolist() == [2.0] * 3


def test_long_loops_are_run_in_stretches(programs: list[int]) -> None:
    x = torch.zeros(8)
    with fusing():
        for _ in range(1300):
            x = x + 1
    assert x.tolist() == [1300.0] * 8
    assert 2 <= len(programs) <= 4


def test_a_module_trains(programs: list[int]) -> None:
    model = torch.nn.Sequential(torch.nn.Linear(6, 8), torch.nn.Tanh(), torch.nn.Linear(8, 1))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    x, y = torch.randn(32, 6), torch.randn(32, 1)
    losses = []
    for _ in range(20):
        optimizer.zero_grad()
        with fusing():
            loss = torch.nn.functional.mse_loss(model(x), y)
            loss.backward()
        optimizer.step()
        losses.append(loss.item())
    assert losses[-1] < 0.8 * losses[0]
    assert len(programs) == 20


def test_nothing_is_recorded_outside() -> None:
    recorder = Recorder()
    assert (torch.ones(2) + 1).tolist() == [2.0, 2.0]
    assert not recorder._records


def test_a_training_step_with_clipped_gradients_equals_eagers() -> None:
    def trained(is_fused: bool) -> list[Any]:
        torch.manual_seed(0)
        model = torch.nn.Sequential(torch.nn.Linear(8, 16), torch.nn.ReLU(), torch.nn.Linear(16, 4))
        optimizer = torch.optim.AdamW(model.parameters(), lr=1e-2)
        for _ in range(2):
            x, y = torch.randn(12, 8), torch.randint(4, (12,))
            with fusing() if is_fused else torch.enable_grad():
                optimizer.zero_grad()
                torch.nn.functional.cross_entropy(model(x), y).backward()
                torch.nn.utils.clip_grad_norm_(model.parameters(), 0.1)
                optimizer.step()
        return list(model.parameters())

    for fused, eager in zip(trained(True), trained(False), strict=True):
        torch.testing.assert_close(fused, eager, rtol=1e-4, atol=1e-5)


def test_numbers_are_stacked_as_numbers() -> None:
    x, y = torch.tensor(1.0), torch.tensor(2.0)
    with fusing():
        z = torch.stack([x, y])
    torch.testing.assert_close(z, torch.tensor([1.0, 2.0]))
