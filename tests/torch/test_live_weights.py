"""What a live module holds now is what a call uses, however it was written to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

import kitsune as kt  # noqa: E402 - where there is a torch
import kitsune.torch  # noqa: E402
from kitsune.errors import InputError  # noqa: E402
from kitsune.tracing.aten import parameter_watch  # noqa: E402

nn = torch.nn
pytestmark = [
    pytest.mark.filterwarnings("ignore"),  # torch's own, of its own
    pytest.mark.usefixtures("fresh"),
]


def by_dynamo(module: Any) -> Callable[[Any], Any]:
    return torch.compile(module, backend="kitsune")


def by_export(module: Any) -> Callable[[Any], Any]:
    model = kt.compile(module)
    return lambda x: torch.from_numpy(np.asarray(model(x.numpy())))


COMPILERS = {"torch.compile": by_dynamo, "kt.compile": by_export}


@pytest.fixture(params=COMPILERS)
def compiler(request: pytest.FixtureRequest) -> Callable[[Any], Callable[[Any], Any]]:
    return COMPILERS[request.param]


def assert_follows(module: Any, call: Callable[[Any], Any], x: Any) -> None:
    with torch.no_grad():
        torch.testing.assert_close(call(x), module(x), rtol=1e-5, atol=1e-5)


def step_of(make: Callable[[Any], Any]) -> Callable[[Any], None]:
    def write(module: Any) -> None:
        optimizer = make(module.parameters())
        module(torch.ones(2, 16)).square().sum().backward()
        optimizer.step()

    return write


def scale_data(module: Any) -> None:
    module.weight.data.mul_(2)


def write_numpy(module: Any) -> None:
    module.weight.detach().numpy()[:] = 1


def average(module: Any) -> None:
    for p in module.parameters():
        p.data.lerp_(torch.ones_like(p), 0.5)  # as a loop over averages of weights does


def replace(module: Any) -> None:
    module.weight = nn.Parameter(torch.ones_like(module.weight))


def load(module: Any) -> None:
    module.load_state_dict(nn.Linear(16, module.out_features).state_dict())


WRITES: dict[str, Callable[[Any], None]] = {
    "fused AdamW": step_of(lambda p: torch.optim.AdamW(p, lr=0.1, fused=True)),
    "fused SGD": step_of(lambda p: torch.optim.SGD(p, lr=0.01, fused=True)),
    "foreach AdamW": step_of(lambda p: torch.optim.AdamW(p, lr=0.1, foreach=True)),
    "p.data.mul_": scale_data,
    "a NumPy view": write_numpy,
    "an average of weights": average,
    "another parameter": replace,
    "load_state_dict": load,
}


@pytest.mark.parametrize("how", WRITES)
def test_a_write_is_seen_by_the_next_call(
    how: str, compiler: Callable[[Any], Callable[[Any], Any]]
) -> None:
    module = nn.Linear(16, 4)
    call, x = compiler(module), torch.randn(8, 16)
    assert_follows(module, call, x)
    WRITES[how](module)
    assert_follows(module, call, x)
    assert_follows(module, call, torch.randn(5, 16))


@pytest.mark.parametrize("how", ["fused AdamW", "p.data.mul_"])
def test_writes_to_weights_too_large_to_compare_whole(
    how: str, compiler: Callable[[Any], Callable[[Any], Any]]
) -> None:
    module = nn.Linear(16, 1000, bias=False)
    assert module.weight.nbytes > parameter_watch.WHOLE_NBYTES
    call, x = compiler(module), torch.randn(8, 16)
    assert_follows(module, call, x)
    WRITES[how](module)
    assert_follows(module, call, x)


def test_statistics_of_eager_training_are_used_when_evaluating(
    compiler: Callable[[Any], Callable[[Any], Any]],
) -> None:
    module = nn.Sequential(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4), nn.ReLU())
    call = compiler(module)
    for epoch in range(3):
        module.train()
        module(torch.randn(8, 3, 9, 9) * 3 + epoch)
        module.eval()
        assert_follows(module, call, torch.randn(2, 3, 9, 9))


def test_inference_tensors_have_no_version_and_are_followed() -> None:
    with torch.inference_mode():
        module = nn.Linear(16, 4)
        call, x = by_dynamo(module), torch.randn(8, 16)
        call(x)
        module.weight.mul_(3)
        assert_follows(module, call, x)


def test_a_write_that_evades_every_sign_needs_a_refresh(
    compiler: Callable[[Any], Callable[[Any], Any]],
) -> None:
    module = nn.Linear(16, 1000, bias=False)
    model = (
        kt.compile(module) if compiler is by_export else torch.compile(module, backend="kitsune")
    )
    x = torch.randn(8, 16)
    with torch.no_grad():
        np.asarray(model(x))
        module.weight.data[501, 3] = 100.0  # one element in sixteen thousand, without a version
        kitsune.torch.refresh(model)
        np.testing.assert_allclose(np.asarray(model(x)), module(x).numpy(), rtol=1e-5, atol=1e-4)


def test_refresh_of_something_else_says_what_it_takes() -> None:
    with pytest.raises(InputError, match="cannot refresh a str"):
        kitsune.torch.refresh("model.onnx")


def test_frozen_weights_stay() -> None:
    module = nn.Linear(16, 4)
    model, x = kt.compile(module, freeze=True), torch.randn(8, 16).numpy()
    before = np.array(model(x))
    module.weight.data.mul_(2)
    np.testing.assert_array_equal(model(x), before)


def test_a_watch_compares_small_tensors_whole_and_samples_large_ones() -> None:
    small, large = torch.zeros(64), torch.zeros(300, 300)
    seen = parameter_watch.Watch([small, large, large[:, ::2], large.t()])
    assert not seen.has_changed()
    small.data[63] = 1.0
    assert seen.has_changed()
    seen = parameter_watch.Watch([large])
    large.data.add_(1.0)
    assert seen.has_changed()
