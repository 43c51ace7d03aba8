"""Modules: what they hold, what they compute, and how they are saved."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune import nn
from kitsune.errors import InputError, ShapeError, UnsupportedError
from tests.tensor.programs import counting
from tests.tensor.test_methods import attention

RNG = np.random.default_rng(0)
X = RNG.standard_normal((5, 8)).astype(np.float32)


class Block(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(8)
        self.layers = nn.ModuleList([nn.Linear(8, 8), nn.Linear(8, 8, bias=False)])
        self.scale = nn.Parameter([2.0])
        self.steps = kt.zeros(1)

    def forward(self, x: Any) -> kt.Tensor:
        x = self.norm(x)
        for layer in self.layers:
            x = layer(x).relu()
        return x * self.scale


def test_parameters_and_buffers_by_name() -> None:
    block = Block()
    assert [n for n, _ in block.named_parameters()] == [
        "scale",
        "norm.weight",
        "norm.bias",
        "layers.0.weight",
        "layers.0.bias",
        "layers.1.weight",
    ]
    assert [n for n, _ in block.named_buffers()] == ["steps"]
    assert all(p.requires_grad and p.is_leaf for p in block.parameters())
    assert len(list(block.modules())) == 5
    block.layers[1].weight = block.layers[0].weight
    assert len(list(block.parameters())) == 5  # a tied weight is one parameter


def test_modules_print_what_is_inside() -> None:
    model = nn.Sequential(nn.Linear(8, 4), nn.GELU("tanh"), nn.ModuleList([nn.Dropout(0.1)]))
    assert repr(model) == (
        "Sequential(\n  (0): Linear(8, 4, bias=True)\n  (1): GELU(approximate='tanh')\n"
        "  (2): ModuleList(\n    (0): Dropout(p=0.1)\n  )\n)"
    )


def test_train_and_eval_reach_every_module() -> None:
    model = nn.Sequential(nn.Dropout(0.5), nn.Sequential(nn.Dropout(0.5)))
    x = kt.ones(50)
    assert (model(x).numpy() == 0).any()
    np.testing.assert_array_equal(model.eval()(x).numpy(), x.numpy())
    assert model.train()[1][0].training


def test_a_module_without_forward() -> None:
    with pytest.raises(UnsupportedError, match="Module has no forward"):
        nn.Module()(1)


def test_initialisation_is_torchs() -> None:
    kt.manual_seed(0)
    layer = nn.Linear(64, 256)
    weight, bias = layer.weight.numpy(), layer.bias.numpy()
    assert weight.shape == (256, 64)
    for values in (weight, bias):
        assert np.abs(values).max() <= 1 / 8
        assert np.abs(values).max() > 0.11
    assert abs(weight.var() - 1 / 64 / 3) < 1e-4
    kt.manual_seed(0)
    np.testing.assert_array_equal(nn.Linear(64, 256).weight.numpy(), weight)


def test_gradients_of_a_module() -> None:
    block = Block()
    block(X).sum().backward()
    assert all(p.grad is not None and p.grad.shape == p.shape for p in block.parameters())
    block.zero_grad()
    assert all(p.grad is None for p in block.parameters())
    block.requires_grad_(False)
    assert not block(X).requires_grad


# --- layers --------------------------------------------------------------------------------------


def test_linear() -> None:
    layer = nn.Linear(8, 3)
    want = X @ layer.weight.numpy().T + layer.bias.numpy()
    np.testing.assert_allclose(layer(X).numpy(), want, rtol=1e-5, atol=1e-6)


def test_norms() -> None:
    centred = X - X.mean(-1, keepdims=True)
    want = centred / np.sqrt(centred.var(-1, keepdims=True) + 1e-5)
    np.testing.assert_allclose(nn.LayerNorm(8)(X).numpy(), want, rtol=1e-4, atol=1e-5)
    bare = nn.LayerNorm((8,), elementwise_affine=False)
    assert list(bare.parameters()) == []
    np.testing.assert_allclose(bare(X).numpy(), want, rtol=1e-4, atol=1e-5)
    want = X / np.sqrt((X * X).mean(-1, keepdims=True) + 1e-6)
    np.testing.assert_allclose(nn.RMSNorm(8)(X).numpy(), want, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("shape", [(6, 4), (6, 4, 3)])
def test_batch_norm_learns_its_statistics(shape: tuple[int, ...]) -> None:
    layer = nn.BatchNorm1d(4, momentum=0.5)
    x = RNG.standard_normal(shape).astype(np.float32) * 2 + 1
    axes = (0, 2) if len(shape) == 3 else (0,)
    spread = (1, 4, 1) if len(shape) == 3 else (1, 4)
    mean, var = x.mean(axes), x.var(axes)
    want = (x - mean.reshape(spread)) / np.sqrt(var.reshape(spread) + 1e-5)
    with counting() as count:
        np.testing.assert_allclose(layer(x).numpy(), want, rtol=1e-4, atol=1e-5)
        unbiased = x.var(axes, ddof=1)
        np.testing.assert_allclose(layer.running_mean.numpy(), mean / 2, rtol=1e-5, atol=1e-6)
        np.testing.assert_allclose(layer.running_var.numpy(), 0.5 + unbiased / 2, rtol=1e-5)
        assert count.ran == 1  # the averages came with the result
    layer.eval()
    got = layer(x).numpy()
    want = (x - mean.reshape(spread) / 2) / np.sqrt(0.5 + unbiased.reshape(spread) / 2 + 1e-5)
    np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-5)


def test_batch_norm_averages_that_nobody_read_in_between() -> None:
    layer = nn.BatchNorm1d(2, momentum=0.1)
    mean = np.zeros(2)
    for n in range(3):
        x = np.array([[n, 1.0], [n + 2, 3.0]], np.float32)
        layer(x)
        mean = 0.9 * mean + 0.1 * x.mean(0)
    np.testing.assert_allclose(layer.running_mean.numpy(), mean, rtol=1e-6)


def test_batch_norm_refuses_what_has_no_variance() -> None:
    with pytest.raises(ShapeError, match=r"BatchNorm1d of \[1,2\]"):
        nn.BatchNorm1d(2)(kt.zeros(1, 2))
    with pytest.raises(ShapeError, match="2 features over"):
        nn.BatchNorm1d(2)(kt.zeros(4, 3))


def test_embedding() -> None:
    layer = nn.Embedding(10, 4)
    ids = np.array([[1, 2], [9, 1]])
    np.testing.assert_array_equal(layer(ids).numpy(), layer.weight.numpy()[ids])
    layer(ids).sum().backward()
    counts = np.bincount(ids.ravel(), minlength=10)
    np.testing.assert_array_equal(layer.weight.grad.numpy(), np.repeat(counts[:, None], 4, 1))


@pytest.mark.parametrize(
    ("module", "method"),
    [
        (nn.ReLU(), "relu"),
        (nn.ReLU6(), "relu6"),
        (nn.SiLU(), "silu"),
        (nn.Tanh(), "tanh"),
        (nn.Sigmoid(), "sigmoid"),
        (nn.Mish(), "mish"),
        (nn.Hardswish(), "hardswish"),
        (nn.GELU(), "gelu"),
        (nn.ELU(), "elu"),
        (nn.LeakyReLU(), "leaky_relu"),
        (nn.Softplus(), "softplus"),
    ],
)
def test_activations(module: nn.Module, method: str) -> None:
    want = getattr(kt.tensor(X), method)().numpy()
    np.testing.assert_array_equal(module(X).numpy(), want)
    np.testing.assert_array_equal(getattr(nn.functional, method)(X).numpy(), want)


def test_activations_with_options() -> None:
    x = kt.tensor(X)
    pairs = [
        (nn.LeakyReLU(0.3), x.leaky_relu(0.3)),
        (nn.ELU(0.5), x.elu(0.5)),
        (nn.GELU("tanh"), x.gelu("tanh")),
        (nn.Softplus(2.0), x.softplus(2.0)),
        (nn.Softmax(0), x.softmax(0)),
        (nn.LogSoftmax(), x.log_softmax(-1)),
        (nn.Flatten(0), x.flatten()),
    ]
    for module, want in pairs:
        np.testing.assert_array_equal(module(x).numpy(), want.numpy())


# --- attention -----------------------------------------------------------------------------------


def multihead(layer: nn.MultiheadAttention, q: np.ndarray, kv: np.ndarray, add: Any) -> np.ndarray:
    def project(x: np.ndarray, linear: nn.Linear) -> np.ndarray:
        out = x @ linear.weight.numpy().T + linear.bias.numpy()
        return out.reshape(*x.shape[:-1], layer.num_heads, -1).swapaxes(-3, -2)

    mixed = attention(
        project(q, layer.q_proj), project(kv, layer.k_proj), project(kv, layer.v_proj), add
    )
    joined = mixed.swapaxes(-3, -2).reshape(q.shape)
    return joined @ layer.out_proj.weight.numpy().T + layer.out_proj.bias.numpy()


def test_multihead_attention() -> None:
    layer = nn.MultiheadAttention(8, 2)
    x, y = (RNG.standard_normal((2, n, 8)).astype(np.float32) for n in (5, 7))
    close = {"rtol": 1e-4, "atol": 1e-5}
    np.testing.assert_allclose(layer(x).numpy(), multihead(layer, x, x, 0.0), **close)
    np.testing.assert_allclose(layer(x, y).numpy(), multihead(layer, x, y, 0.0), **close)
    keep = np.tril(np.ones((5, 5), bool))
    add = np.where(keep, 0, -np.inf)
    np.testing.assert_allclose(
        layer(x, is_causal=True).numpy(), multihead(layer, x, x, add), **close
    )
    np.testing.assert_allclose(
        layer(x, attn_mask=keep).numpy(), multihead(layer, x, x, add), **close
    )
    assert nn.MultiheadAttention(8, 2, kdim=3, vdim=4)(
        x, kt.zeros(2, 6, 3), kt.zeros(2, 6, 4)
    ).shape == (2, 5, 8)
    with pytest.raises(ShapeError, match="8 features in 3 heads"):
        nn.MultiheadAttention(8, 3)
    with pytest.raises(ShapeError, match="8 features over"):
        layer(kt.zeros(2, 5, 4))


@pytest.mark.parametrize("norm_first", [False, True])
def test_transformer_layer(norm_first: bool) -> None:
    layer = nn.TransformerEncoderLayer(8, 2, 16, activation="gelu", norm_first=norm_first).eval()
    x = kt.tensor(RNG.standard_normal((2, 5, 8)).astype(np.float32))
    fed = lambda h: layer.linear2(layer.linear1(h).gelu())  # noqa: E731
    if norm_first:
        h = x + layer.self_attn(layer.norm1(x))
        want = h + fed(layer.norm2(h))
    else:
        h = layer.norm1(x + layer.self_attn(x))
        want = layer.norm2(h + fed(h))
    np.testing.assert_allclose(layer(x).numpy(), want.numpy(), rtol=1e-4, atol=1e-5)
    causal = layer(x, is_causal=True).numpy()
    changed = np.array(x)
    changed[:, -1] += 1
    np.testing.assert_allclose(
        layer(changed, is_causal=True).numpy()[:, :-1], causal[:, :-1], rtol=1e-4, atol=1e-5
    )
    with pytest.raises(UnsupportedError, match="activation 'cube'"):
        nn.TransformerEncoderLayer(8, 2, activation="cube")


# --- losses --------------------------------------------------------------------------------------


def test_losses() -> None:
    logits, labels = X[:, :3], np.array([0, 2, 1, 1, 0])
    logp = logits - np.log(np.exp(logits).sum(-1, keepdims=True))
    picked = -logp[np.arange(5), labels]
    target = np.abs(X[:, 3:6])
    p = 1 / (1 + np.exp(-logits))
    bits = (target > 0.5).astype(np.float32)
    bce = -(bits * np.log(p) + (1 - bits) * np.log(1 - p))
    d = np.abs(logits - target)
    smooth = 0.9 * picked - 0.1 * logp.mean(-1)
    soft = target / target.sum(-1, keepdims=True)
    cases = [
        (kt.cross_entropy(logits, labels), picked.mean()),
        (kt.cross_entropy(logits, labels, "sum"), picked.sum()),
        (kt.cross_entropy(logits, labels, "none"), picked),
        (kt.cross_entropy(logits, labels, label_smoothing=0.1), smooth.mean()),
        (kt.cross_entropy(logits, soft), -(logp * soft).sum(-1).mean()),
        (kt.nll_loss(logp, labels), picked.mean()),
        (kt.mse_loss(logits, target), (d * d).mean()),
        (kt.l1_loss(logits, target), d.mean()),
        (kt.smooth_l1_loss(logits, target), np.where(d < 1, d * d / 2, d - 0.5).mean()),
        (kt.smooth_l1_loss(logits, target, beta=0), d.mean()),
        (kt.binary_cross_entropy(p, bits), bce.mean()),
        (kt.binary_cross_entropy_with_logits(logits, bits), bce.mean()),
    ]
    for got, want in cases:
        np.testing.assert_allclose(got.numpy(), want, rtol=1e-5, atol=1e-6)


def test_losses_do_not_overflow() -> None:
    far = kt.tensor([[1000.0, -1000.0]])
    assert kt.cross_entropy(far, [0]).item() == 0
    assert kt.cross_entropy(far, [1]).item() == 2000
    assert kt.binary_cross_entropy_with_logits(far, [[0.0, 0.0]]).item() == 500
    assert kt.binary_cross_entropy([[0.0, 1.0]], [[1.0, 0.0]]).item() == 100


# --- checkpoints ---------------------------------------------------------------------------------


def test_a_checkpoint_brings_everything_back(tmp_path: Path) -> None:
    model = nn.Sequential(nn.Linear(8, 4), nn.BatchNorm1d(4), Block().layers)
    model[1](model[0](X)).numpy()
    path = tmp_path / "model.safetensors"
    nn.save(model, path)
    other = nn.Sequential(nn.Linear(8, 4), nn.BatchNorm1d(4), Block().layers)
    assert nn.load(other, path) is other
    want, got = model.state_dict(), other.state_dict()
    assert want.keys() == got.keys()
    assert "1.running_mean" in got
    for name in want:
        np.testing.assert_array_equal(got[name], want[name])
    assert other[0].weight.requires_grad


def test_a_state_that_does_not_fit_changes_nothing() -> None:
    model = nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 1))
    before = model.state_dict()
    state = {**before, "0.weight": np.zeros((2, 2)), "1.weight": np.zeros((1, 3))}
    with pytest.raises(ShapeError, match=r"'1.weight' is \[1,2\]"):
        model.load_state_dict(state)
    with pytest.raises(InputError, match=r"missing: 1\.bias; unknown: extra"):
        model.load_state_dict(
            {**{n: v for n, v in before.items() if n != "1.bias"}, "extra": np.zeros(1)}
        )
    np.testing.assert_array_equal(model[0].weight.numpy(), before["0.weight"])
    model.load_state_dict({"0.weight": np.zeros((2, 2)), "extra": np.zeros(1)}, strict=False)
    assert not model[0].weight.numpy().any()


def test_a_step_is_one_program_from_the_first_on() -> None:
    model = nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.Dropout(0.1), nn.Linear(16, 3))
    optimizer = kt.optim.AdamW(model.parameters())
    labels = np.array([0, 1, 2, 0, 1])
    with counting() as count:
        for _ in range(4):
            loss = kt.cross_entropy(model(X), labels)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            assert math.isfinite(loss.item())
        assert (count.compiled, count.ran) == (2, 5)  # one that draws the weights, one a step


LOSSES = [
    (nn.MSELoss(), kt.mse_loss, {}),
    (nn.L1Loss("sum"), kt.l1_loss, {"reduction": "sum"}),
    (nn.SmoothL1Loss(beta=0.5), kt.smooth_l1_loss, {"beta": 0.5}),
    (nn.BCEWithLogitsLoss(), kt.binary_cross_entropy_with_logits, {}),
    (nn.CrossEntropyLoss(label_smoothing=0.1), kt.cross_entropy, {"label_smoothing": 0.1}),
]


@pytest.mark.parametrize(("module", "function", "options"), LOSSES)
def test_losses_as_modules(module: nn.Module, function: Any, options: dict[str, Any]) -> None:
    a, b = kt.rand(4, 3), kt.rand(4, 3)
    assert module(a, b).tolist() == function(a, b, **options).tolist()


def test_losses_of_probabilities_and_classes() -> None:
    p, t, classes = kt.rand(4, 3), kt.rand(4, 3), np.array([0, 2, 1, 1])
    assert nn.BCELoss()(p, t).item() == kt.binary_cross_entropy(p, t).item()
    assert nn.NLLLoss()(p, classes).item() == kt.nll_loss(p, classes).item()
    assert repr(nn.MSELoss("sum")) == "MSELoss(reduction='sum')"
    assert nn.Identity()(p) is p
