"""Models of other libraries on the device: modules of torch, decoders of GGUF files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
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
