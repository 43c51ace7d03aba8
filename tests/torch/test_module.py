"""`kt.compile` of torch modules and exported programs: eager's results, as arrays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.errors import InputError, UnsupportedError

torch = pytest.importorskip("torch")
from kitsune.tracing.aten import Follower  # noqa: E402 - where there is a torch

nn = torch.nn
pytestmark = pytest.mark.filterwarnings("ignore")  # torch's own, of its own


class Encoder(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.embed = nn.Embedding(40, 16)
        self.layers = nn.ModuleList(
            nn.TransformerEncoderLayer(16, 2, 32, 0.1, "gelu", batch_first=True) for _ in range(2)
        )
        self.head = nn.Linear(16, 3)

    def forward(self, ids: Any, mask: Any = None, pooled: bool = True) -> dict[str, Any]:
        h = self.embed(ids)
        for layer in self.layers:
            h = layer(h, src_key_padding_mask=mask)
        return {"hidden": h, "scores": self.head(h.mean(1) if pooled else h)}


@pytest.fixture(scope="module")
def encoder() -> Any:
    torch.manual_seed(0)
    return Encoder()  # in training mode: what is compiled is not


def ids(batch: int, length: int) -> Any:
    return torch.randint(0, 40, (batch, length))


def wanted(module: Any, *args: Any, **options: Any) -> Any:
    module.eval()
    with torch.no_grad():
        return module(*args, **options)


def test_a_module_at_several_shapes(encoder: Any) -> None:
    model = kt.compile(encoder)
    for shape in ((2, 7), (2, 9), (3, 7), (1, 1)):
        x = ids(*shape)
        got, want = model(x), wanted(encoder, x)
        assert list(got) == ["hidden", "scores"]
        for name, value in want.items():
            np.testing.assert_allclose(got[name], value.numpy(), rtol=1e-4, atol=1e-5)


def test_flags_and_optional_inputs(encoder: Any) -> None:
    model = kt.compile(encoder)
    x, mask = ids(2, 6), torch.zeros(2, 6, dtype=torch.bool)
    mask[1, 4:] = True
    got = model(ids=x, mask=mask, pooled=False)
    want = wanted(encoder, x, mask, pooled=False)
    np.testing.assert_allclose(got["scores"][0], want["scores"].numpy()[0], rtol=1e-4, atol=1e-5)


def test_arrays_are_taken_as_well(encoder: Any) -> None:
    x = ids(2, 5)
    model = kt.compile(encoder, x.numpy())
    np.testing.assert_allclose(model(x)["scores"], model(x.numpy())["scores"])


def test_attention_and_linear_layers_fuse(encoder: Any) -> None:
    model = kt.compile(encoder, ids(2, 8))
    patterns = {group.pattern for group in model.explain().groups}
    assert {"attention_pattern", "linear_activation"} <= patterns


def test_an_exported_program() -> None:
    module = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2)).eval()
    x = torch.randn(3, 4)
    model = kt.compile(torch.export.export(module, (x,)))
    np.testing.assert_allclose(model(x), wanted(module, x).numpy(), rtol=1e-5, atol=1e-6)
    with pytest.raises(InputError, match="not exported for"):
        model(torch.randn(5, 4))


def test_it_is_saved_and_runs_without_torch(encoder: Any, tmp_path: Path) -> None:
    x = ids(2, 6)
    model = kt.compile(encoder, x)
    model.save(tmp_path / "encoder.kitsune")
    np.save(tmp_path / "x.npy", x.numpy())
    script = f"""
import sys
sys.modules["torch"] = None  # importing it fails
import numpy as np, kitsune as kt
made = kt.load({str(tmp_path / "encoder.kitsune")!r})(np.load({str(tmp_path / "x.npy")!r}))
np.save({str(tmp_path / "y.npy")!r}, made["scores"])
"""
    subprocess.run([sys.executable, "-c", script], check=True)
    np.testing.assert_array_equal(np.load(tmp_path / "y.npy"), model(x)["scores"])


def test_a_convolutional_network() -> None:
    torch.manual_seed(0)
    module = nn.Sequential(
        nn.Conv2d(3, 8, 3, stride=2, padding=1),
        nn.BatchNorm2d(8),
        nn.ReLU6(),
        nn.Conv2d(8, 8, 3, padding=1, groups=8),
        nn.Hardswish(),
        nn.MaxPool2d(3, 2, 1),
        nn.AdaptiveAvgPool2d(1),
        nn.Flatten(),
        nn.Linear(8, 5),
    )
    module[1].running_mean.normal_()
    x = torch.randn(2, 3, 20, 20)
    model = kt.compile(module, x)
    np.testing.assert_allclose(model(x), wanted(module, x).numpy(), rtol=1e-4, atol=1e-5)
    assert "host" not in {group.kind for group in model.explain().groups}


def test_a_module_that_cannot_be_exported_says_why() -> None:
    class Branching(nn.Module):
        def forward(self, x: Any) -> Any:
            return x if x.sum() > 0 else -x

    with pytest.raises(UnsupportedError, match="cannot export Branching"):
        kt.compile(Branching())(torch.ones(3))


class Strided(nn.Module):
    """Adds elements of a buffer that has every second row of its memory."""

    def __init__(self, size: tuple[int, ...], stride: tuple[int, ...]) -> None:
        super().__init__()
        self.register_buffer("rows", torch.arange(48.0).reshape(8, 6)[::2])
        self.size, self.stride = size, stride

    def forward(self, x: Any) -> Any:
        return x + self.rows.as_strided(self.size, self.stride)


def test_as_strided_of_a_tensor_with_gaps() -> None:
    module, x = Strided((3, 4), (12, 1)), torch.ones(3, 4)
    np.testing.assert_array_equal(kt.compile(module)(x), module(x).numpy())


def test_as_strided_that_reads_a_gap_says_which_node_and_element() -> None:
    module, x = Strided((3, 4), (6, 1)), torch.ones(3, 4)
    with pytest.raises(UnsupportedError) as caught:
        kt.compile(module)(x)
    assert "node 'as_strided' (aten.as_strided.default)" in caught.value.what
    assert "reads element 6 of the memory" in caught.value.why
    assert "return x + self.rows.as_strided(self.size, self.stride)" in caught.value.at
    with pytest.warns(RuntimeWarning, match="Decline at node 'as_strided'"):
        got = torch.compile(module, backend="kitsune")(x)
    torch.testing.assert_close(got, module(x))


def test_whatever_fails_at_a_node_is_an_error_that_names_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(self: Any, node: Any, args: Any, options: Any) -> Any:
        raise KeyError("a fault of ours")

    monkeypatch.setattr(Follower, "_call", fail)
    with pytest.raises(UnsupportedError, match=r"cannot compile node 'relu' \(aten.relu.default\)"):
        kt.compile(nn.ReLU())(torch.ones(3))
