"""Models of other libraries on the device: modules of torch, decoders of GGUF files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.backends.webgpu.device import Device
from kitsune.config import FusionConfig
from kitsune.errors import DeviceError
from tests.gguf_files import write_model

pytestmark = pytest.mark.webgpu


def test_a_module_of_torch() -> None:
    """An image in patches, attention between them, and classes; in one submit."""
    torch = pytest.importorskip("torch")

    class Patches(torch.nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.cut = torch.nn.Conv2d(3, 32, 4, stride=4)
            self.norm = torch.nn.BatchNorm2d(32)
            self.layer = torch.nn.TransformerEncoderLayer(
                32, 4, 48, batch_first=True, activation="gelu"
            )
            self.head = torch.nn.Linear(32, 10)

        def forward(self, image: Any) -> Any:
            found = self.norm(self.cut(image)).flatten(2).transpose(1, 2)
            return self.head(self.layer(found).mean(1)).softmax(-1)

    torch.manual_seed(0)
    module, image = Patches().eval(), torch.randn(2, 3, 16, 12)
    model = kt.compile(module, image, device="webgpu")
    with torch.no_grad():
        want = module(image).numpy()
    np.testing.assert_allclose(np.asarray(model(image)), want, atol=2e-6)
    said = model.explain()
    assert (said.submits, said.apart) == (1, [])


@pytest.mark.filterwarnings("ignore")  # torch's own, of its own
def test_torch_compile_on_the_device() -> None:
    """Weights are sent once; what a call gives and gets is copied, and `explain` says how much."""
    torch = pytest.importorskip("torch")
    import kitsune.torch

    torch._dynamo.reset()
    torch.manual_seed(0)
    layers = (
        torch.nn.Linear(12, 24),
        torch.nn.GELU(),
        torch.nn.LayerNorm(24),
        torch.nn.Linear(24, 5),
    )
    module, x = torch.nn.Sequential(*layers), torch.randn(7, 12)
    fused = torch.compile(module, backend="kitsune", options={"device": "webgpu"})
    others = kitsune.torch.models()
    with torch.no_grad():
        torch.testing.assert_close(fused(x), module(x), rtol=1e-5, atol=1e-5)
    (model,) = (m for m in kitsune.torch.models() if m not in others)
    said = model.explain()
    assert (said.submits, said.apart, said.copied_nbytes) == (1, [], (7 * 12 * 4, 7 * 5 * 4))
    assert "336 B are sent to the device and 140 B read back" in " ".join(str(said).split())

    module(x).square().sum().backward()
    want = [p.grad.clone() for p in module.parameters()]
    module.zero_grad()
    fused(x).square().sum().backward()
    for parameter, gradient in zip(module.parameters(), want, strict=True):
        torch.testing.assert_close(parameter.grad, gradient, rtol=1e-4, atol=1e-4)
    made = [m for m in kitsune.torch.models() if m not in others]
    assert len(made) == 3
    assert all(each.explain().submits for each in made)


def test_a_decoder_of_a_file(tmp_path: Path) -> None:
    """Packed weights as the file has them; logits after each token."""
    path = write_model(tmp_path / "small.gguf")
    ids = np.array([1, 5, 9, 3, 7])
    model = kt.compile(path, device="webgpu")
    want = np.asarray(kt.compile(path)(ids))
    np.testing.assert_allclose(np.asarray(model(ids)), want, atol=1e-4 * np.abs(want).max())
    said = model.explain()
    assert (said.submits, said.apart) == (1, [])
    assert said.weights


def test_a_text_is_written_on(tmp_path: Path) -> None:
    """The tokens of the CPU, from a cache that stays on the device: of a prompt, of two texts in
    turns, and of one that was known in part."""
    path = write_model(tmp_path / "small.gguf")
    model, plain = kt.create_model("llama", path, hardware="webgpu"), kt.create_model("llama", path)
    prompt = [1, *range(5, 80)]
    made, want = (list(m.tokens(prompt, 8)) for m in (model, plain))
    assert made == want
    other = [3, 9, 4]
    turns = zip(model.tokens(prompt, 4), model.tokens(other, 4), strict=True)
    assert list(map(list, zip(*turns, strict=True))) == [want[:4], list(plain.tokens(other, 4))]
    got, logits = (m.logits([*prompt[:70], 2, 7]) for m in (model, plain))
    np.testing.assert_allclose(got, logits, atol=1e-4 * np.abs(logits).max())
    said = model.explain()
    assert (said.submits, said.apart) == (1, [])
    assert said.copied_nbytes == (2 * 8, 4 * model.config.vocabulary)

    Device.open().handle.destroy()
    with pytest.raises(DeviceError, match=r"was lost\n  why: the state stored on it is lost"):
        model.logits([*prompt, 4])
    assert list(model.tokens(prompt, 8)) == want


def test_a_cache_needs_no_fusion(tmp_path: Path) -> None:
    """Places in the cache fit 32 bits whichever kernels they go through."""
    path, plain = write_model(tmp_path / "small.gguf"), FusionConfig(enabled=False)
    model = kt.create_model("llama", path, plain, hardware="webgpu")
    prompt = list(range(5, 12))
    want = list(kt.create_model("llama", path).tokens(prompt, 4))
    assert list(model.tokens(prompt, 4)) == want
