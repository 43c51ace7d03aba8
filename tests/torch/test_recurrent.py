"""Recurrent modules of torch run as loops of the program."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import kitsune as kt

torch = pytest.importorskip("torch")

LAYERS: list[tuple[str, dict[str, Any]]] = [
    ("LSTM", {"num_layers": 2, "bidirectional": True, "batch_first": True}),
    ("GRU", {"bias": False}),
    ("RNN", {"nonlinearity": "relu"}),
]


@pytest.mark.filterwarnings("ignore")  # torch.export of a module with flat weights
@pytest.mark.parametrize(("name", "options"), LAYERS)
def test_a_recurrent_module_is_a_loop(name: str, options: dict[str, Any]) -> None:
    class Model(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.layer = getattr(torch.nn, name)(3, 4, **options)

        def forward(self, x: Any) -> Any:
            return self.layer(x)[0]

    module = Model().eval()
    x = torch.randn(7, 5, 3)
    compiled = kt.compile(module, x, threads=1)
    want = module(x).detach().numpy()
    np.testing.assert_allclose(compiled(x.numpy()), want, rtol=1e-4, atol=1e-5)
    steps = {g.steps for g in compiled.explain().groups if g.loop is not None}
    assert steps == {5 if options.get("batch_first") else 7}
