"""Recurrent modules, loops and branches of torch run as loops of the program."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
import pytest

import kitsune as kt

torch = pytest.importorskip("torch")

LAYERS: list[tuple[str, dict[str, Any]]] = [
    ("LSTM", {"num_layers": 2, "bidirectional": True, "batch_first": True}),
    ("LSTM", {"proj_size": 2, "bidirectional": True, "bias": False}),
    ("GRU", {"num_layers": 2, "bias": False}),
    ("GRU", {"bidirectional": True}),
    ("RNN", {"nonlinearity": "relu"}),
    ("RNN", {"nonlinearity": "tanh", "bidirectional": True}),
]
pytestmark = pytest.mark.filterwarnings("ignore")  # torch.export of a module with flat weights


class Model(torch.nn.Module):  # type: ignore[misc]
    def __init__(self, name: str, options: dict[str, Any]) -> None:
        super().__init__()
        self.layer = getattr(torch.nn, name)(3, 4, **options)

    def forward(self, x: Any) -> Any:
        made, last = self.layer(x)
        return made, *(last if isinstance(last, tuple) else (last,))


def compare(found: Any, wanted: Any) -> None:
    for mine, other in zip(found, wanted, strict=True):
        np.testing.assert_allclose(mine, other.detach().numpy(), rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize(("name", "options"), LAYERS)
def test_a_recurrent_module_is_a_loop(name: str, options: dict[str, Any]) -> None:
    module = Model(name, options).eval()
    x = torch.randn(7, 5, 3)
    compiled = kt.compile(module, x, threads=1)
    compare(compiled(x.numpy()), module(x))
    steps = {g.steps for g in compiled.explain().groups if g.loop is not None}
    assert steps == {5 if options.get("batch_first") else 7}


@pytest.mark.parametrize(("name", "options"), LAYERS)
def test_a_recurrent_module_trains(fresh: None, name: str, options: dict[str, Any]) -> None:
    module, x = Model(name, options), torch.randn(7, 5, 3)
    same, y = deepcopy(module), x.clone().requires_grad_()
    x.requires_grad_()
    compiled = torch.compile(module, backend="kitsune", fullgraph=True)
    made, wanted = compiled(x), same(y)
    compare([each.detach() for each in made], wanted)
    weights = [torch.randn_like(each) for each in wanted]
    for results in (made, wanted):
        sum((a * b).sum() for a, b in zip(results, weights, strict=True)).backward()
    compare([x.grad, *(p.grad for p in module.parameters())], [y.grad, *_grads(same)])
    loops = [g.loop for m in kt.torch.models() for g in m.explain().groups if g.loop is not None]
    assert loops


def _grads(module: Any) -> list[Any]:
    return [p.grad for p in module.parameters()]


def test_dropout_between_layers_is_that_of_torch(fresh: None) -> None:
    """What the backward graph drops is what the forward one did."""
    module = torch.nn.GRU(3, 4, num_layers=2, dropout=0.5)
    compiled = torch.compile(module, backend="kitsune", fullgraph=True)
    x = torch.randn(6, 2, 3, requires_grad=True)
    torch.manual_seed(3)
    made = compiled(x)[0]
    torch.manual_seed(3)
    again = compiled(x)[0]
    np.testing.assert_array_equal(made.detach(), again.detach())
    step = 1e-2 * torch.randn_like(x)
    (found,) = torch.autograd.grad(made.sum(), x)
    ends = []
    for sign in (1, -1):
        torch.manual_seed(3)
        ends.append(compiled((x + sign * step).detach().requires_grad_())[0].sum().item())
    assert (ends[0] - ends[1]) / 2 == pytest.approx((found * step).sum().item(), rel=1e-2, abs=1e-4)


def test_ops_of_layers_run_in_torch_too() -> None:
    from kitsune.torch.recurrent_modules import _run_layers

    layer, x = torch.nn.LSTM(3, 4, proj_size=2), torch.randn(7, 5, 3)
    states = torch.zeros(1, 5, 2), torch.zeros(1, 5, 4)
    how = True, 1, 0.0, True, False, False
    made = _run_layers("lstm", x, states, list(layer._flat_weights), *how)
    wanted = layer(x)[0]
    compare([made[0].detach()], [wanted])
    found, other = (torch.autograd.grad(y.sum(), layer.parameters()) for y in (made[0], wanted))
    compare(found, other)


def test_packed_sequences_are_torchs(fresh: None) -> None:
    from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

    layer = torch.nn.LSTM(3, 4)

    def run(x: Any, lengths: Any) -> Any:
        made, _ = layer(pack_padded_sequence(x, lengths, enforce_sorted=False))
        return pad_packed_sequence(made)[0]

    x, lengths = torch.randn(7, 3, 3), torch.tensor([4, 7, 2])
    with torch.no_grad():
        compare([torch.compile(run, backend="kitsune")(x, lengths)], [run(x, lengths)])


# --- loops and branches --------------------------------------------------------------------------


class While(torch.nn.Module):  # type: ignore[misc]
    def forward(self, n: Any, x: Any) -> Any:
        from torch._higher_order_ops import while_loop

        fixed = x * 3
        return while_loop(lambda n, y: n < 5, lambda n, y: (n + 1, y * 2 + fixed), (n, x))


class Scan(torch.nn.Module):  # type: ignore[misc]
    def forward(self, h: Any, x: Any) -> Any:
        from torch._higher_order_ops import scan

        return scan(lambda h, x: (h * 0.5 + x, h + x), h, x, dim=1, reverse=True)


class Branch(torch.nn.Module):  # type: ignore[misc]
    def forward(self, x: Any) -> Any:
        return (torch.cond(x.sum() > 0, lambda x: x * 2, lambda x: x - 1, (x,)),)


CONTROLS = [
    (While(), (torch.tensor(0), torch.ones(3))),
    (Scan(), (torch.ones(4), torch.ones(4, 3))),
    (Branch(), (torch.ones(4),)),
    (Branch(), (-torch.ones(4),)),
]


@pytest.mark.parametrize(("module", "inputs"), CONTROLS)
def test_control_flow_is_loops(fresh: None, module: Any, inputs: tuple[Any, ...]) -> None:
    wanted = module(*inputs)
    compiled = kt.compile(module, *inputs, threads=1)
    compare(compiled(*inputs), wanted)
    assert any(g.loop is not None for g in compiled.explain().groups)
    with torch.no_grad():
        compare(torch.compile(module, backend="kitsune", fullgraph=True)(*inputs), wanted)
    assert any(g.loop is not None for m in kt.torch.models() for g in m.explain().groups)


@pytest.mark.parametrize(("module", "inputs"), CONTROLS[1:])
def test_gradients_of_control_flow(fresh: None, module: Any, inputs: tuple[Any, ...]) -> None:
    found = []
    for call in (torch.compile(module, backend="kitsune", fullgraph=True), module):
        given = [x.clone().requires_grad_() for x in inputs]
        sum((y * y).sum() for y in call(*given)).backward()
        found.append([x.grad for x in given])
    compare(*found)
