"""kt.nn over images against torch, argument by argument, and gradients by finite differences."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune import nn
from kitsune.errors import ShapeError, UnsupportedError
from kitsune.nn import functional

torch = pytest.importorskip("torch", reason="torch is the reference of these")
RNG = np.random.default_rng(0)
SIZES = {1: (13,), 2: (9, 8), 3: (6, 5, 7)}


def drawn(*shape: int) -> np.ndarray:
    return RNG.standard_normal(shape).astype(np.float32)


def same(got: kt.Tensor, want: Any) -> None:
    want = want.detach().numpy()
    assert got.shape == want.shape
    np.testing.assert_allclose(got.numpy(), want, rtol=2e-5, atol=2e-5)


# name → positional and named arguments after the image, for as many filters as there are
CONVOLUTIONS: list[tuple[tuple[Any, ...], dict[str, Any]]] = [
    ((), {}),
    ((2, 1), {}),
    ((1, "same", 2), {}),
    ((), {"padding": "valid", "stride": 2}),
    ((), {"padding": 2, "dilation": 2, "groups": 2}),
]


@pytest.mark.parametrize("rank", [1, 2, 3])
@pytest.mark.parametrize(("args", "named"), CONVOLUTIONS)
def test_convolutions(rank: int, args: tuple[Any, ...], named: dict[str, Any]) -> None:
    groups = named.get("groups", 1)
    x, w, b = drawn(2, 4, *SIZES[rank]), drawn(6, 4 // groups, *(3,) * rank), drawn(6)
    got = getattr(functional, f"conv{rank}d")(x, w, b, *args, **named)
    want = getattr(torch.nn.functional, f"conv{rank}d")
    same(got, want(*map(torch.tensor, (x, w, b)), *args, **named))


@pytest.mark.parametrize("rank", [1, 2, 3])
@pytest.mark.parametrize("args", [(), (2, 1), (3, 1, 2), (2, 0, 1, 2), (2, 1, 0, 1, 2)])
def test_transposed_convolutions(rank: int, args: tuple[Any, ...]) -> None:
    groups = args[3] if len(args) > 3 else 1
    x, w, b = drawn(2, 4, *SIZES[rank]), drawn(4, 6 // groups, *(3,) * rank), drawn(6)
    got = getattr(functional, f"conv_transpose{rank}d")(x, w, b, *args)
    want = getattr(torch.nn.functional, f"conv_transpose{rank}d")
    same(got, want(*map(torch.tensor, (x, w, b)), *args))


@pytest.mark.parametrize("rank", [1, 2, 3])
@pytest.mark.parametrize("args", [(2,), (3, 2, 1), (3, 1, 0, 2), (3, 2, 1, 1, True)])
def test_the_largest_of_windows(rank: int, args: tuple[Any, ...]) -> None:
    x = drawn(2, 4, *SIZES[rank])
    want = getattr(torch.nn.functional, f"max_pool{rank}d")
    same(getattr(functional, f"max_pool{rank}d")(x, *args), want(torch.tensor(x), *args))


@pytest.mark.parametrize("rank", [1, 2, 3])
@pytest.mark.parametrize("args", [(2,), (3, 2, 1), (3, 2, 1, True), (3, 2, 1, True, False)])
def test_averages_of_windows(rank: int, args: tuple[Any, ...]) -> None:
    x = drawn(2, 4, *SIZES[rank])
    want = getattr(torch.nn.functional, f"avg_pool{rank}d")
    same(getattr(functional, f"avg_pool{rank}d")(x, *args), want(torch.tensor(x), *args))


@pytest.mark.parametrize("size", [1, 4, (3, 5), (None, 2)])
def test_averages_of_as_many_windows_as_asked(size: Any) -> None:
    x = drawn(2, 3, 8, 12)
    want = torch.nn.functional.adaptive_avg_pool2d(torch.tensor(x), size)
    same(functional.adaptive_avg_pool2d(x, size), want)


def test_an_image_alone() -> None:
    x, w = drawn(4, 9, 8), drawn(5, 4, 3, 3)
    same(functional.conv2d(x, w), torch.nn.functional.conv2d(*map(torch.tensor, (x, w))))
    same(functional.max_pool2d(x, 2), torch.nn.functional.max_pool2d(torch.tensor(x), 2))


# --- layers --------------------------------------------------------------------------------------


def pairs() -> list[tuple[str, Any, Any]]:
    def layers(of: Any) -> list[Any]:
        return [
            of.Conv1d(4, 6, 3, 2, 1),
            of.Conv2d(4, 6, (3, 2), padding=1, groups=2, bias=False),
            of.Conv3d(4, 2, 2),
            of.ConvTranspose2d(4, 6, 3, 2, 1, 1),
            of.MaxPool2d(3, 2, 1),
            of.AvgPool2d(2),
            of.AdaptiveAvgPool2d((1, 1)),
            of.BatchNorm2d(4),
            of.MaxPool1d(2),
            of.AvgPool3d(2),
            of.BatchNorm3d(4),
            of.AdaptiveAvgPool1d(3),
        ]

    return [(str(a), a, b) for a, b in zip(layers(nn), layers(torch.nn), strict=True)]


@pytest.mark.parametrize(("name", "mine", "reference"), pairs(), ids=lambda x: str(x))
def test_layers(name: str, mine: nn.Module, reference: Any) -> None:
    """In training and after it, with torch's parameters under torch's names."""
    state = {key: value.numpy() for key, value in reference.state_dict().items()}
    state.pop("num_batches_tracked", None)
    assert state.keys() == mine.state_dict().keys()
    mine.load_state_dict(state)
    rank = next(n for n in (1, 2, 3) if f"{n}d" in name)
    x = drawn(3, 4, *SIZES[rank])
    for training in (True, False):
        mine.train(training)
        reference.train(training)
        same(mine(x), reference(torch.tensor(x)))


def test_weights_are_drawn_as_torch_draws_them() -> None:
    layer = nn.Conv2d(16, 64, 3, groups=4)
    bound = 1 / (4 * 9) ** 0.5
    for parameter in (layer.weight.numpy(), layer.bias.numpy()):  # type: ignore[union-attr]
        assert np.abs(parameter).max() <= bound
        assert np.abs(parameter).max() > 0.8 * bound
    assert repr(layer) == (
        "Conv2d(16, 64, kernel_size=(3, 3), stride=1, padding=0, groups=4, bias=True)"
    )


def test_what_is_refused() -> None:
    with pytest.raises(ShapeError, match="no \\[3,4\\]"):
        functional.conv2d(np.zeros((3, 4), np.float32), np.zeros((1, 3, 1, 1), np.float32))
    with pytest.raises(ShapeError, match="stride"):
        functional.max_pool2d(np.zeros((1, 1, 4, 4), np.float32), 2, (1, 2, 3))
    with pytest.raises(ShapeError, match="padding"):
        functional.max_pool2d(np.zeros((1, 1, 4, 4), np.float32), 2, 1, 2)
    with pytest.raises(UnsupportedError, match="same"):
        functional.conv1d(
            np.zeros((1, 1, 4), np.float32), np.zeros((1, 1, 3), np.float32), None, 2, "same"
        )
    with pytest.raises(UnsupportedError, match="reflect"):
        nn.Conv2d(1, 1, 1, padding_mode="reflect")
    with pytest.raises(ShapeError, match="BatchNorm2d of 3 features"):
        nn.BatchNorm2d(3)(np.zeros((2, 3), np.float32))


# --- gradients -----------------------------------------------------------------------------------

GRADIENTS: dict[str, tuple[tuple[int, ...], Any]] = {
    "conv1d": ((2, 4, 7), lambda x, w: functional.conv1d(x, w.reshape(4, 4, 2), None, 2, 1)),
    "conv2d": (
        (1, 2, 5, 4),
        lambda x, w: functional.conv2d(x, w.reshape(4, 2, 2, 2), None, 1, 1, 2),
    ),
    "groups": (
        (1, 4, 5, 4),
        lambda x, w: functional.conv2d(x, w.reshape(4, 2, 2, 2), None, 2, 1, 1, 2),
    ),
    "depthwise": (
        (1, 8, 4, 5),
        lambda x, w: functional.conv2d(x, w.reshape(8, 1, 2, 2), None, 1, 1, 1, 8),
    ),
    "transposed": (
        (1, 4, 3, 3),
        lambda x, w: functional.conv_transpose2d(x, w.reshape(4, 2, 2, 2), None, 2),
    ),
    "average": ((1, 2, 6, 6), lambda x, w: functional.avg_pool2d(x * w.sum(), 3, 2, 1)),
    "largest": ((1, 2, 6, 6), lambda x, w: functional.max_pool2d(x * w.sum(), 3, 2, 1)),
    "as asked": ((1, 2, 6, 6), lambda x, w: functional.adaptive_avg_pool2d(x * w.sum(), (4, 3))),
}


@pytest.mark.parametrize("name", GRADIENTS)
def test_gradients_by_finite_differences(name: str) -> None:
    shape, function = GRADIENTS[name]
    values = [RNG.standard_normal(shape), RNG.standard_normal(32)]
    weigh = RNG.standard_normal(function(*map(kt.tensor, values)).shape)

    def total(given: list[np.ndarray]) -> kt.Tensor:
        return (function(*map(kt.tensor, given)) * weigh).sum()

    leaves = [kt.tensor(v, requires_grad=True) for v in values]
    (function(*leaves) * weigh).sum().backward()
    for n, leaf in enumerate(leaves):
        assert leaf.grad is not None
        for at in RNG.choice(values[n].size, 5, replace=False):
            ends = []
            for step in (1e-5, -1e-5):
                moved = [v.copy() for v in values]
                moved[n].flat[at] += step
                ends.append(total(moved).item())
            slope = (ends[0] - ends[1]) / 2e-5
            assert leaf.grad.numpy().flat[at] == pytest.approx(slope, rel=1e-5, abs=1e-6)


def test_a_network_learns() -> None:
    """Loss and gradients of a small network, with a step, as torch has them."""

    def build(of: Any) -> Any:
        return of.Sequential(
            of.Conv2d(1, 8, 3, padding=1),
            of.BatchNorm2d(8),
            of.ReLU(),
            of.MaxPool2d(2),
            of.Conv2d(8, 8, 3, stride=2, groups=2),
            of.ReLU(),
            of.AdaptiveAvgPool2d(1),
            of.Flatten(),
            of.Linear(8, 3),
        )

    mine, reference = build(nn), build(torch.nn)
    state = {k: v.numpy().copy() for k, v in reference.state_dict().items() if "num_b" not in k}
    mine.load_state_dict(state)
    x, y = drawn(4, 1, 12, 12), np.array([0, 2, 1, 2])
    loss = nn.cross_entropy(mine(x), y)
    loss.backward()
    want = torch.nn.functional.cross_entropy(reference(torch.tensor(x)), torch.tensor(y))
    want.backward()
    assert loss.item() == pytest.approx(want.item(), rel=1e-5)
    for (name, p), q in zip(mine.named_parameters(), reference.parameters(), strict=True):
        assert p.grad is not None, name
        np.testing.assert_allclose(p.grad.numpy(), q.grad.numpy(), rtol=1e-3, atol=1e-5)
