"""Networks of the suites, an MLP and a BERT encoder: as a function of ops and as a module."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from benchmarks.case import Values


def mlp_module(*widths: int) -> Callable[[], Any]:
    def make() -> Any:
        from kitsune import nn

        layers: list[Any] = []
        for fan_in, fan_out in pairwise(widths):
            layers += [nn.Linear(fan_in, fan_out), nn.ReLU()]
        return nn.Sequential(*layers[:-1])

    return make


def mlp_weights(*widths: int) -> dict[str, tuple[int, ...]]:
    pairs = list(pairwise(widths))
    shapes: dict[str, tuple[int, ...]] = {}
    for number, (fan_in, fan_out) in enumerate(pairs):
        shapes |= {f"{2 * number}.weight": (fan_out, fan_in), f"{2 * number}.bias": (fan_out,)}
    return shapes


def mlp_function(layers: int) -> Callable[[Any, Values, Values], Any]:
    names = [(f"{2 * number}.weight", f"{2 * number}.bias") for number in range(layers)]

    def compute(ops: Any, x: Values, w: Values) -> Any:
        y = x["x"]
        for weight, bias in names[:-1]:
            y = ops.relu(ops.linear(y, w[weight], w[bias]))
        weight, bias = names[-1]
        return ops.linear(y, w[weight], w[bias])

    return compute


@dataclass(frozen=True)
class Encoder:
    layers: int
    tokens: int
    width: int
    heads: int
    hidden: int

    def __str__(self) -> str:
        return f"{self.layers} layers, width {self.width}, {self.tokens} tokens"

    def module(self) -> Any:
        from kitsune import nn

        layer = (self.width, self.heads, self.hidden)
        return nn.Sequential(
            *(
                nn.TransformerEncoderLayer(*layer, dropout=0.0, activation="gelu")
                for _ in range(self.layers)
            )
        )

    def weights(self) -> dict[str, tuple[int, ...]]:
        """Return the weights by the names that the module has for them."""
        width, hidden = self.width, self.hidden
        linears = {f"self_attn.{name}_proj": (width, width) for name in ("q", "k", "v", "out")}
        linears |= {"linear1": (hidden, width), "linear2": (width, hidden)}
        shapes: dict[str, tuple[int, ...]] = {}
        for n in range(self.layers):
            for name, shape in linears.items():
                shapes |= {f"{n}.{name}.weight": shape, f"{n}.{name}.bias": shape[:1]}
            for norm in ("norm1", "norm2"):
                shapes |= {f"{n}.{norm}.weight": (width,), f"{n}.{norm}.bias": (width,)}
        return shapes

    def compute(self, ops: Any, x: Values, w: Values) -> Any:
        y = x["x"]
        for n in range(self.layers):
            y = self._layer(ops, y, w, n)
        return y

    def _layer(self, ops: Any, x: Any, w: Values, n: int) -> Any:
        def linear(y: Any, name: str) -> Any:
            return ops.linear(y, w[f"{n}.{name}.weight"], w[f"{n}.{name}.bias"])

        def norm(y: Any, name: str) -> Any:
            return ops.layer_norm(y, w[f"{n}.{name}.weight"], w[f"{n}.{name}.bias"])

        q, k, v = (linear(x, f"self_attn.{name}_proj") for name in "qkv")
        mixed = linear(ops.attention(q, k, v, self.heads), "self_attn.out_proj")
        y = norm(x + mixed, "norm1")
        return norm(y + linear(ops.gelu(linear(y, "linear1")), "linear2"), "norm2")


SMALL_BERT = Encoder(layers=6, tokens=128, width=384, heads=12, hidden=1536)
BERT_BASE = Encoder(layers=12, tokens=128, width=768, heads=12, hidden=3072)
TINY = Encoder(layers=2, tokens=8, width=32, heads=2, hidden=64)
BLOCK = Encoder(layers=1, tokens=128, width=384, heads=6, hidden=1536)
