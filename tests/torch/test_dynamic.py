"""`torch.compile(dynamic=True)`: one program for every size, equal to eager at each."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest

from kitsune.model import dispatch

torch = pytest.importorskip("torch")

pytestmark = [
    pytest.mark.filterwarnings("ignore"),  # torch's own, of its own
    pytest.mark.usefixtures("fresh"),
]
PAIRS = [(2, 7), (3, 5), (2, 33), (8, 4), (5, 16), (4, 64), (2, 2), (7, 9), (3, 130), (16, 12)]


@pytest.fixture
def compiles(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every graph that is compiled."""
    seen: list[Any] = []
    whole = dispatch.compile_graph

    def compile_graph(graph: Any, *args: Any, **options: Any) -> Any:
        seen.append(graph)
        return whole(graph, *args, **options)

    monkeypatch.setattr(dispatch, "compile_graph", compile_graph)
    return seen


def compare(
    function: Callable[..., Any], make: Callable[..., tuple[Any, ...]], sizes: list[Any]
) -> None:
    """Compare with eager at all sizes, each of them twice."""
    call = torch.compile(function, backend="kitsune", dynamic=True)
    with torch.no_grad():
        for size in [*sizes, *sizes]:
            given = make(*size)
            got, want = call(*given), function(*given)
            torch.testing.assert_close(got, want, rtol=1e-4, atol=1e-4)
            assert got[0].stride() == want[0].stride()


class Encoder(torch.nn.Module):
    """Two layers of attention with a mask of keys, and a mean over the sequence."""

    def __init__(self, width: int = 32, heads: int = 4) -> None:
        super().__init__()
        self.heads = heads
        self.mix = torch.nn.ModuleList(torch.nn.Linear(width, 3 * width) for _ in range(2))
        self.out = torch.nn.ModuleList(torch.nn.Linear(width, width) for _ in range(2))
        self.norm = torch.nn.LayerNorm(width)

    def forward(self, x: Any, mask: Any) -> tuple[Any, Any]:
        batch, length, width = x.shape
        for mix, out in zip(self.mix, self.out, strict=True):
            q, k, v = (
                t.view(batch, length, self.heads, -1).transpose(1, 2) for t in mix(x).chunk(3, -1)
            )
            made = torch.nn.functional.scaled_dot_product_attention(q, k, v, mask[:, None, None])
            x = self.norm(x + out(made.transpose(1, 2).reshape(batch, length, width)))
        return x, x.mean(1)


def test_an_encoder_of_any_batch_and_length(compiles: list[Any]) -> None:
    def make(batch: int, length: int) -> tuple[Any, ...]:
        mask = torch.rand(batch, length) < 0.8
        mask[:, 0] = True
        return torch.randn(batch, length, 32), mask

    compare(Encoder().eval(), make, PAIRS)
    assert len(compiles) <= 4  # one for each range of rows


def test_a_decoder_of_any_length(compiles: list[Any]) -> None:
    transformers = pytest.importorskip("transformers")
    config = transformers.GPT2Config(
        vocab_size=50, n_positions=160, n_embd=32, n_layer=2, n_head=4, use_cache=False
    )
    model = transformers.GPT2Model(config).eval()

    def decode(ids: Any) -> tuple[Any]:
        return (model(input_ids=ids).last_hidden_state,)

    compare(decode, lambda b, n: (torch.randint(0, 50, (b, n)),), PAIRS)
    assert len(compiles) <= 5  # one for each range of rows


def test_an_mlp_of_any_batch(compiles: list[Any]) -> None:
    mlp = torch.nn.Sequential(
        torch.nn.Linear(16, 64), torch.nn.GELU(), torch.nn.Linear(64, 8)
    ).eval()
    compare(lambda x: (mlp(x),), lambda n: (torch.randn(n, 16),), [(n,) for n in range(2, 71, 4)])
    assert len(compiles) <= 4  # one for each range of rows


def test_a_growing_cache_of_keys(compiles: list[Any]) -> None:
    def step(q: Any, past: Any, k: Any) -> tuple[Any, Any]:
        keys = torch.cat([past, k], dim=2)
        return torch.softmax(q @ keys.transpose(-1, -2), -1) @ keys, keys

    def make(n: int) -> tuple[Any, ...]:
        return torch.randn(1, 4, 1, 8), torch.randn(1, 4, n, 8), torch.randn(1, 4, 1, 8)

    compare(step, make, [(n,) for n in range(2, 20)])
    assert len(compiles) <= 2


def test_numbers_that_are_sizes_of_no_tensor(compiles: list[Any]) -> None:
    def places(x: Any, n: int) -> tuple[Any, Any]:
        return torch.arange(n) * 2 + x.shape[0], x[: x.shape[0] - 1] * n

    compare(places, lambda b, n: (torch.randn(b, 3), n), PAIRS)
    assert len(compiles) <= 3


def test_a_result_that_is_computed_from_a_number_that_may_be_negative() -> None:
    def chunks(x: Any, length: int, step: int) -> tuple[Any, int]:
        twice = step * 2
        return torch.div(length, twice, rounding_mode="trunc") + x, twice

    given = [(8, 2), (18, 3), (20, -5), (21, -1)]
    compare(chunks, lambda length, step: (torch.randn(length), length, step), given)


OPAQUE: dict[str, Callable[..., Any]] = {
    "a power of a size": lambda x, n: (x.new_ones(2**n, 2) * x.sum(), 2**n),
    "a number that is no size": lambda x, n: (x.clamp(-(2 ** (n - 1)), 2 ** (n - 1) - 1), 2**n),
    "bits": lambda x, n: (x.new_zeros(x.shape[0] | 5) + x.sum(), x.shape[1] & 6),
    "a shift": lambda x, n: (x.new_zeros(x.shape[0] << 1) + x.sum(), x.shape[0] >> 1),
    "ceil": lambda x, n: (x[: math.ceil(x.shape[0] / 3)] * 2,),
    "round": lambda x, n: (x[: round(x.shape[0] / 3)] * 2, round(x.shape[1] / 3)),
    "trunc": lambda x, n: (x[: int(x.shape[0] * 0.7)] * 2, int(x.shape[0] * 0.3)),
    "sqrt": lambda x, n: (x[: int(math.sqrt(x.shape[0]))] * 2,),
    "scale": lambda x, n: (torch.nn.functional.interpolate(x[None, None], scale_factor=1.7),),
}


@pytest.mark.parametrize("name", OPAQUE)
def test_sizes_that_are_no_polynomials(name: str, compiles: list[Any]) -> None:
    compare(OPAQUE[name], lambda b, n: (torch.randn(b, n + 7), n), [(8, 3), (9, 4), (10, 5)])
    assert len(compiles) == 1


NUMBERS: dict[str, Callable[..., Any]] = {
    "a factor": lambda x, n: (x * (x.shape[0] / 7), x.shape[0] / 3),
    "an end": lambda x, n: (torch.arange(0, x.shape[0] * 0.5, 0.5) + x.sum(),),
    "a size and a factor": lambda x, n: (x * math.floor(x.shape[0] ** 0.5),),
    "it may be negative": lambda x, n: (x[: -(x.shape[0] & 3) or None] * 2, 3 - 2**n),
}


@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_that_are_no_polynomials_of_sizes(name: str) -> None:
    compare(NUMBERS[name], lambda b, n: (torch.randn(b, n + 7), n), [(8, 3), (9, 4), (10, 5)])


def test_a_gradient_of_a_size_that_is_no_polynomial() -> None:
    def function(x: Any, n: int) -> Any:
        return (x[: 2**n] * 2 ** (n - 1)).exp().repeat(2**n, 1)

    call = torch.compile(function, backend="kitsune", dynamic=True)
    for n in (2, 3, 4):
        x = (0.1 * torch.randn(20, 3 + n)).requires_grad_()
        got, want = (torch.autograd.grad(f(x, n).sum(), x) for f in (call, function))
        torch.testing.assert_close(got, want, rtol=1e-4, atol=1e-4)


def test_ops_that_torch_computes_are_compiled_for_each_size(compiles: list[Any]) -> None:
    def function(x: Any) -> tuple[Any]:
        return (torch.linalg.matrix_exp(x @ x.mT) + 1,)

    compare(function, lambda n: (0.1 * torch.randn(n, 3),), [(n,) for n in (2, 3, 4, 5)])
    assert len(compiles) == 4


def test_a_cnn_runs_one_program_for_every_batch_and_height(compiles: list[Any]) -> None:
    torch.manual_seed(0)
    nn = torch.nn
    layers = nn.Sequential(
        nn.Conv2d(3, 16, 3, stride=2, padding=1),
        nn.ReLU(),
        nn.MaxPool2d(2),
        nn.Conv2d(16, 16, 3, padding=1, groups=16),
        nn.Conv2d(16, 32, 3, padding=1),
        nn.AdaptiveAvgPool2d(1),
        nn.Flatten(),
    ).eval()
    call = torch.compile(layers, backend="kitsune", dynamic=True)
    with torch.no_grad():
        for batch, height in ((4, 32), (2, 32), (7, 32), (9, 48), (3, 41), (5, 64)):
            x = torch.randn(batch, 3, height, 40)
            torch.testing.assert_close(call(x), layers(x), rtol=1e-4, atol=1e-4)
    assert len(compiles) == 1


def test_calls_decide_how_much_of_a_weight_is_read(compiles: list[Any]) -> None:
    """Its panels cannot be packed before a call: not of `w[:n]`, nor where the columns of a linear
    layer are those of two axes of which one is rounded up."""
    torch.manual_seed(0)
    weight, linear = torch.nn.Parameter(torch.randn(40, 16)), torch.nn.Linear(12, 16)

    def read_part(x: Any) -> tuple[Any]:
        return (x @ weight[: x.shape[1]],)

    def join_axes(x: Any) -> tuple[Any]:
        return (linear(x[:, :, ::2].permute(0, 3, 1, 2).flatten(2)),)

    compare(read_part, lambda b, n: (torch.randn(b, n),), [(5, 7), (6, 20), (3, 31)])
    assert len(compiles) == 1
    compare(join_axes, lambda b, n: (torch.randn(b, 4, n, 9 * b),), [(3, 6), (4, 5)])
