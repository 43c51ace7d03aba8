"""Build a case with torch's functional names, which kitsune has too."""

from __future__ import annotations

from typing import Any

from benchmarks.case import EPS


class Functional:
    """Words of `torch.nn.functional` or `kitsune.nn.functional`."""

    def __init__(self, functional: Any) -> None:
        self.functional = functional
        for name in ("linear", "relu", "gelu", "tanh", "sigmoid", "mse_loss"):
            setattr(self, name, getattr(functional, name))

    def matmul(self, x: Any, weight: Any) -> Any:
        return self.functional.linear(x, weight)

    def softmax(self, x: Any) -> Any:
        return self.functional.softmax(x, -1)

    def layer_norm(self, x: Any, weight: Any, bias: Any) -> Any:
        return self.functional.layer_norm(x, tuple(weight.shape), weight, bias, EPS)

    def rms_norm(self, x: Any, weight: Any) -> Any:
        return self.functional.rms_norm(x, tuple(weight.shape), weight, EPS)

    def attention(self, q: Any, k: Any, v: Any, heads: int) -> Any:
        split = [x.unflatten(-1, (heads, -1)).transpose(1, 2) for x in (q, k, v)]
        mixed = self.functional.scaled_dot_product_attention(*split)
        return mixed.transpose(1, 2).flatten(2)
