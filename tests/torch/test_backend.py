"""`torch.compile(backend="kitsune")`: eager's results, forward and backward."""

from __future__ import annotations

import copy
import subprocess
import sys
import threading
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from torch.fx.experimental.proxy_tensor import make_fx  # noqa: E402

import kitsune.torch  # noqa: E402 - where there is a torch
from kitsune.torch.dynamo import boxed  # noqa: E402
from kitsune.tune.tuning_store import TuneEffort, default_tuning_store  # noqa: E402

nn = torch.nn
pytestmark = [
    pytest.mark.filterwarnings("ignore"),  # torch's own, of its own
    pytest.mark.usefixtures("fresh"),
]


def compiled(source: Any, **options: Any) -> Any:
    return torch.compile(source, backend=kitsune.torch.backend, **options)


def close(got: Any, want: Any, tolerance: float = 1e-5) -> None:
    torch.testing.assert_close(got, want, rtol=tolerance, atol=tolerance)


class Mlp(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.net = nn.Sequential(nn.Linear(12, 24), nn.GELU(), nn.LayerNorm(24), nn.Linear(24, 5))

    def forward(self, x: Any) -> Any:
        return self.net(x)


class Cnn(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.net = nn.Sequential(
            nn.Conv2d(1, 4, 3, padding=1),
            nn.BatchNorm2d(4),
            nn.ReLU(),
            nn.MaxPool2d(2),
            nn.Conv2d(4, 8, 3, stride=2),
            nn.SiLU(),
            nn.Flatten(),
            nn.Linear(8 * 9, 5),
        )

    def forward(self, x: Any) -> Any:
        return self.net(x)


class Gpt(nn.Module):
    """A decoder of two blocks over 12 tokens of 30 kinds."""

    def __init__(self, dropout: float = 0.0) -> None:
        super().__init__()
        self.embed = nn.Embedding(30, 16)
        self.place = nn.Parameter(0.1 * torch.randn(12, 16))
        self.blocks = nn.ModuleList(
            nn.TransformerEncoderLayer(
                16, 2, 32, dropout, "gelu", batch_first=True, norm_first=True
            )
            for _ in range(2)
        )
        self.out = nn.Linear(16, 30)

    def forward(self, x: Any) -> Any:
        mask = nn.Transformer.generate_square_subsequent_mask(12)
        h = self.embed(x) + self.place
        for block in self.blocks:
            h = block(h, src_mask=mask, is_causal=True)
        return self.out(h)


def tokens() -> Any:
    return torch.randint(0, 30, (3, 12))


MODELS: dict[str, tuple[Callable[[], Any], Callable[[], Any]]] = {
    "mlp": (Mlp, lambda: torch.randn(7, 12)),
    "cnn": (Cnn, lambda: torch.randn(3, 1, 14, 14)),
    "gpt": (Gpt, tokens),
}


@pytest.mark.parametrize("name", MODELS)
def test_inference_is_eagers(name: str) -> None:
    make, example = MODELS[name]
    model, x = make().eval(), example()
    with torch.no_grad():
        close(compiled(model)(x), model(x))


@pytest.mark.parametrize("name", MODELS)
def test_training_follows_eagers(name: str) -> None:
    """The losses of a few steps, with batch statistics, and every parameter after them."""
    make, example = MODELS[name]
    eager = make().train()
    ours = copy.deepcopy(eager)
    fused = compiled(ours)
    optimizers = [torch.optim.SGD(m.parameters(), lr=0.05) for m in (eager, ours)]
    for _ in range(4):
        x = example()
        losses = []
        for model, optimizer in zip((eager, fused), optimizers, strict=True):
            optimizer.zero_grad()
            loss = (model(x) ** 2).mean()
            loss.backward()
            optimizer.step()
            losses.append(loss.item())
        assert losses[1] == pytest.approx(losses[0], rel=1e-4)
    for got, want in zip(ours.state_dict().values(), eager.state_dict().values(), strict=True):
        close(got, want, 1e-4)


def test_a_gpt_learns_as_eager_does() -> None:
    """A hundred steps at counting by threes: both curves fall, and stay together."""
    eager = Gpt()
    ours = copy.deepcopy(eager)
    curves: list[list[float]] = []
    for model, call in ((eager, eager), (ours, compiled(ours))):
        torch.manual_seed(1)
        optimizer = torch.optim.AdamW(model.parameters(), lr=3e-3)
        losses = []
        for _ in range(100):
            text = (torch.randint(0, 30, (8, 1)) + 3 * torch.arange(13)) % 30
            optimizer.zero_grad()
            loss = nn.functional.cross_entropy(
                call(text[:, :-1]).flatten(0, 1), text[:, 1:].flatten()
            )
            loss.backward()
            optimizer.step()
            losses.append(loss.item())
        curves.append(losses)
    assert curves[0][-1] < 0.5 * curves[0][0]
    assert max(abs(a - b) for a, b in zip(*curves, strict=True)) < 0.02


def test_weights_that_change_are_seen() -> None:
    model, x = Mlp().eval(), torch.randn(2, 12)
    fused = compiled(model)
    with torch.no_grad():
        close(fused(x), model(x))
        model.net[0].weight.mul_(2)
        close(fused(x), model(x))
        model.net[3].bias.data = torch.randn(5)
        close(fused(x), model(x))


@pytest.mark.parametrize("how", [{"options": {"tune": 0.2}}, {"mode": "max-autotune"}])
def test_tuning(how: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KITSUNE_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr("kitsune.tune.tuning_store.MOST", TuneEffort(0.2, thorough=True))
    model, x = Mlp().eval(), torch.randn(2, 12)
    with torch.no_grad():
        close(compiled(model, **how)(x), model(x))
    assert len(default_tuning_store().choices("program")) == 1


def test_what_cannot_be_tuned_for() -> None:
    with pytest.raises(Exception, match="tune='long' does not exist"):
        compiled(Mlp(), options={"tune": "long"})(torch.randn(2, 12))


def test_results_that_are_inputs_are_handed_on() -> None:
    """As the forward graph of a step does with weights that the backward graph needs."""
    x, y = torch.randn(3, 4), torch.randn(3, 4)
    graph = make_fx(lambda a, b: (a, a + b, b.clone()))(x, y)
    first, total, cloned = boxed(graph, {"threads": 1})([x, y])
    assert first is x
    close(total, x + y)
    assert torch.equal(cloned, y)
    assert cloned.data_ptr() != y.data_ptr()
    alone = boxed(make_fx(lambda a: (a,))(x), {"threads": 1})([x])
    assert torch.equal(alone[0], x)


def test_inference_mode() -> None:
    model, x = Mlp().eval(), torch.randn(2, 12)
    fused = compiled(model)
    with torch.inference_mode():
        close(fused(x), model(x))
        close(fused(x), model(x))


def test_sizes_may_change() -> None:
    def function(x: Any) -> Any:
        return (x.softmax(-1) @ x.transpose(-1, -2)).relu().sum(0)

    fused = compiled(function)
    for size in (5, 7, 9, 6):
        x = torch.randn(2, size, 8)
        close(fused(x), function(x))


def test_what_is_changed_in_place_is_changed() -> None:
    def function(x: Any, y: Any) -> Any:
        x.add_(y)
        y[1:].mul_(3)
        return x.view(-1)[::2], x.t()

    x, y = torch.randn(4, 4), torch.randn(4, 4)
    ours = x.clone(), y.clone()
    got, want = compiled(function)(*ours), function(x, y)
    for a, b in zip((*got, *ours), (*want, x, y), strict=True):
        close(a, b)


@pytest.mark.parametrize("kind", [torch.optim.SGD, torch.optim.Adam, torch.optim.AdamW])
def test_an_optimizers_step_can_be_compiled(kind: Any) -> None:
    theirs = [nn.Parameter(torch.randn(4, 6)) for _ in range(3)]
    mine = [nn.Parameter(p.detach().clone()) for p in theirs]
    eager, ours = kind(theirs, lr=0.1), kind(mine, lr=0.1)
    step = compiled(ours.step)
    for _ in range(3):
        for p, q in zip(theirs, mine, strict=True):
            p.grad = torch.randn(4, 6)
            q.grad = p.grad.clone()
        eager.step()
        step()
    for p, q in zip(theirs, mine, strict=True):
        close(q, p)


def test_dropout_draws_one_mask_for_both_passes() -> None:
    """What is dropped has no gradient, and a seed gives the same numbers again."""
    x = torch.ones(64, 64, requires_grad=True)
    fused = compiled(lambda x: nn.functional.dropout(x, 0.5) * 2)
    results = []
    for _ in range(2):
        torch.manual_seed(3)
        x.grad = None
        y = fused(x)
        y.sum().backward()
        assert torch.equal(y == 0, x.grad == 0)
        assert 0 < (y == 0).float().mean() < 1
        results.append(y.detach())
    assert torch.equal(*results)


def test_what_is_drawn_of_weights_is_drawn_anew() -> None:
    class Noisy(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.chance = nn.Parameter(torch.full((200,), 0.5))

        def forward(self, x: Any) -> Any:
            return x * torch.bernoulli(self.chance)

    fused, x = compiled(Noisy().eval()), torch.ones(200)
    with torch.no_grad():
        first, second = fused(x), fused(x)
    assert not torch.equal(first, second)
    assert set(first.tolist()) == {0.0, 1.0}


def test_checkpointed_blocks() -> None:
    from torch.utils.checkpoint import checkpoint

    model, x = Mlp(), torch.randn(3, 12)
    twin = copy.deepcopy(model)
    compiled(lambda x: checkpoint(model, x, use_reentrant=False))(x).sum().backward()
    twin(x).sum().backward()
    for p, q in zip(model.parameters(), twin.parameters(), strict=True):
        close(p.grad, q.grad)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_autocast(dtype: Any) -> None:
    model, x = Mlp().eval(), torch.randn(4, 12)
    fused = compiled(model)
    with torch.no_grad(), torch.autocast("cpu", dtype):
        got, want = fused(x), model(x)
    assert got.dtype is want.dtype
    close(got, want, 3e-2)


def test_a_graph_may_break() -> None:
    def function(x: Any) -> Any:
        y = x.relu() + 1
        if y.sum() > 0:  # the value decides
            return y * 2
        return y - 1

    fused = compiled(function)
    for x in (torch.ones(3), -torch.ones(3) * 5):
        close(fused(x), function(x))


def test_types_without_kernels_stay_with_torch() -> None:
    def function(x: Any) -> Any:
        return torch.fft.rfft(x * 2).abs().relu() + 1

    x = torch.randn(4, 16)
    close(compiled(function)(x), function(x))


def test_ops_without_kernels_are_named() -> None:
    fused = compiled(lambda x: torch.linalg.qr(x.relu()).R + 1)
    x = torch.randn(5, 5)
    close(fused(x), torch.linalg.qr(x.relu()).R + 1)
    said = "\n".join(str(model.explain()) for model in kitsune.torch.models())
    assert "aten.linalg_qr" in said


def test_options_are_those_of_a_configuration() -> None:
    x = torch.randn(8)
    fused = compiled(lambda x: x.exp() * 2, options={"enabled": False, "threads": 1})
    close(fused(x), x.exp() * 2)
    assert 2 in [len(model.kernels) for model in kitsune.torch.models()]
    with pytest.raises(Exception, match="did you mean 'max_fusion_size'"):
        compiled(lambda x: x + 1, options={"max_fusion_sise": 3})(x)


def test_several_threads_at_once() -> None:
    model = Mlp().eval()
    fused = compiled(model)
    inputs = [torch.randn(6, 12) for _ in range(4)]
    with torch.no_grad():
        wants = [model(x) for x in inputs]
        fused(inputs[0])
    wrong: list[int] = []

    def run(n: int) -> None:
        with torch.no_grad():
            for _ in range(20):
                if not torch.allclose(fused(inputs[n]), wants[n], atol=1e-5):
                    wrong.append(n)

    threads = [threading.Thread(target=run, args=(n,)) for n in range(len(inputs))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_the_name_is_known_to_torch() -> None:
    if not entry_points(group="torch_dynamo_backends", name="kitsune"):
        pytest.skip("this checkout of kitsune is not installed")
    assert "kitsune" in torch._dynamo.list_backends()
    x = torch.randn(3)
    close(torch.compile(lambda x: x.sin() * 2, backend="kitsune")(x), x.sin() * 2)


@pytest.mark.parametrize("order", [0, 1, 2, 3.5, float("inf"), float("-inf")])
def test_norms_are_kernels(order: float) -> None:
    x = torch.randn(3, 5)

    def function(x: Any) -> Any:
        return torch.linalg.vector_norm(x, order, dim=-1) + 1

    others = kitsune.torch.models()
    torch.testing.assert_close(compiled(function)(x), function(x), rtol=1e-4, atol=1e-5)
    (model,) = (m for m in kitsune.torch.models() if m not in others)
    assert all(node.op != "host" for node in model.traced()[0].nodes())


def test_the_default_backend_is_not_imported() -> None:
    """Its compiler alone takes seconds; Dynamo imports smaller parts of it itself."""
    script = """
import sys, torch
linear = torch.compile(torch.nn.Linear(4, 4), backend="kitsune")
linear(torch.ones(2, 4)).sum().backward()
print("torch._inductor.compile_fx" in sys.modules)
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.split()[-1] == "False"


# --- attention masks -----------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["bool", "float"])
def test_a_left_padded_batch_has_no_nan_forward_or_backward(kind: str) -> None:
    """Queries in the padding see no key at all: torch gives 0 for them."""
    torch.manual_seed(0)
    q, k, v = (torch.randn(2, 4, 9, 8, requires_grad=True) for _ in range(3))
    visible = torch.ones(9, 9, dtype=torch.bool).tril().repeat(2, 1, 1, 1)
    visible[1, :, :, :3] = False  # the second text is three tokens shorter
    mask = visible if kind == "bool" else visible.float().log()

    def attend(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> torch.Tensor:
        return torch.nn.functional.scaled_dot_product_attention(q, k, v, attn_mask=mask)

    want = attend(q, k, v)
    grads = torch.autograd.grad(want.square().sum(), (q, k, v))
    got = torch.compile(attend, backend="kitsune")(q, k, v)
    torch.testing.assert_close(got, want)
    assert (got[1, :, :3] == 0).all()
    for mine, theirs in zip(torch.autograd.grad(got.square().sum(), (q, k, v)), grads, strict=True):
        torch.testing.assert_close(mine, theirs)


def test_the_gradient_of_a_row_whose_keys_all_have_the_least_mask() -> None:
    """Its weights are equal. The attention of torch on CPUs loses their number in the logarithm of
    their sum, and makes the gradient that many times as large: its `math` form does not."""
    torch.manual_seed(0)
    q, k, v = (torch.randn(1, 2, 9, 8, requires_grad=True) for _ in range(3))
    mask = torch.zeros(9, 9).masked_fill(torch.ones(9, 9).triu() > 0, torch.finfo().min)

    def attend(*given: torch.Tensor) -> torch.Tensor:
        return torch.nn.functional.scaled_dot_product_attention(*given, attn_mask=mask).square()

    got = torch.autograd.grad(torch.compile(attend, backend="kitsune")(q, k, v).sum(), (q, k, v))
    with torch.nn.attention.sdpa_kernel(torch.nn.attention.SDPBackend.MATH):
        want = torch.autograd.grad(attend(q, k, v).sum(), (q, k, v))
    for mine, theirs in zip(got, want, strict=True):
        torch.testing.assert_close(mine, theirs)


def test_the_gradient_of_logsigmoid_is_that_of_eager() -> None:
    x = torch.linspace(-30, 30, 13, requires_grad=True)
    function = torch.nn.functional.logsigmoid
    compiled = torch.compile(lambda x: function(x), backend="kitsune")
    (want,) = torch.autograd.grad(function(x).sum(), x)
    (got,) = torch.autograd.grad(compiled(x).sum(), x)
    torch.testing.assert_close(got, want)


def test_the_gradients_of_a_state_space_model_are_those_of_eager() -> None:
    """Its cumulative sums, masks and padded chunks meet in one backward graph."""
    transformers = pytest.importorskip("transformers")
    config = transformers.Zamba2Config(
        hidden_size=16,
        mamba_d_state=2,
        chunk_size=8,
        num_hidden_layers=2,
        num_attention_heads=2,
        n_mamba_heads=8,
        mamba_ngroups=8,
        intermediate_size=4,
        vocab_size=99,
        layers_block_type=["mamba", "hybrid"],
        hybrid_layer_ids=[1],
        num_mem_blocks=1,
        pad_token_id=0,
    )
    torch.manual_seed(0)
    model, ids = transformers.Zamba2Model(config).eval(), torch.randint(1, 99, (2, 7))

    def gradients(run: Any) -> list[torch.Tensor]:
        model.zero_grad()
        run(input_ids=ids, attention_mask=torch.ones_like(ids))[0].square().sum().backward()
        return [p.grad.clone() for p in model.parameters() if p.grad is not None]

    want, got = gradients(model), gradients(torch.compile(model, backend="kitsune"))
    for mine, theirs in zip(got, want, strict=True):
        torch.testing.assert_close(mine, theirs, rtol=1e-3, atol=1e-4 * float(theirs.abs().max()))
