"""Sizes in, a stack of BERT's blocks out: as a graph, as a torch module, as a JAX function.

The same weights in each, so that they can be compared; the torch and JAX forms are written as their
users write them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from kitsune.bench.peers import library
from kitsune.ir import ops
from kitsune.ir.node import Graph, Node

EPS = 1e-12
Weights = dict[str, np.ndarray]  # of one block


@dataclass(frozen=True)
class Sizes:
    layers: int = 12
    tokens: int = 128
    width: int = 768
    heads: int = 12
    hidden: int = 3072

    def __str__(self) -> str:
        return f"{self.layers} blocks, {self.tokens} tokens, width {self.width}"


BERT_BASE, TINY = Sizes(), Sizes(layers=2, tokens=8, width=32, heads=2, hidden=64)


def block_weights(sizes: Sizes, seed: int = 0) -> list[Weights]:
    """Matrices are [in, out]; each block has its own numbers."""
    rng = np.random.default_rng(seed)
    width, hidden = sizes.width, sizes.hidden
    matrices = {"q": (width, width), "k": (width, width), "v": (width, width), "o": (width, width),
                "up": (width, hidden), "down": (hidden, width)}  # fmt: skip

    def one() -> Weights:
        made: Weights = {}
        for name, shape in matrices.items():
            made[name] = rng.standard_normal(shape, np.float32) / np.float32(shape[0] ** 0.5)
            made[f"{name}.bias"] = rng.standard_normal(shape[1], np.float32)
        for norm in ("mixed", "fed"):
            made[f"{norm}.scale"] = rng.standard_normal(width, np.float32)
            made[f"{norm}.shift"] = rng.standard_normal(width, np.float32)
        return made

    return [one() for _ in range(sizes.layers)]


# --- our graph -----------------------------------------------------------------------------------


def encoder_graph(sizes: Sizes, weights: list[Weights]) -> Graph:
    x = ops.input_("x", (1, sizes.tokens, sizes.width))
    y = x
    for block in weights:
        y = _block(sizes, {name: ops.constant(value) for name, value in block.items()}, y)
    return Graph((x,), (y,))


def _block(sizes: Sizes, w: dict[str, Node], x: Node) -> Node:
    """norm(x + attention(x)), then norm of that + mlp of that."""
    split = (1, sizes.tokens, sizes.heads, sizes.width // sizes.heads)

    def linear(y: Node, name: str) -> Node:
        return ops.add(ops.matmul(y, w[name]), w[f"{name}.bias"])

    def by_head(name: str) -> Node:
        return ops.permute(ops.reshape(linear(x, name), shape=split), order=(0, 2, 1, 3))

    def norm(y: Node, name: str) -> Node:
        scale, shift = w[f"{name}.scale"], w[f"{name}.shift"]
        normed: Node = ops.layer_norm(y, scale, shift, axes=(2,), eps=EPS)
        return normed

    q, k, v = (by_head(name) for name in "qkv")
    mixed = ops.attention(q, k, v, scale=split[3] ** -0.5)
    joined = ops.reshape(ops.permute(mixed, order=(0, 2, 1, 3)), shape=x.shape)
    y = norm(ops.add(x, linear(joined, "o")), "mixed")
    return norm(ops.add(y, linear(ops.gelu(linear(y, "up")), "down")), "fed")


# --- the peers' forms ----------------------------------------------------------------------------


def torch_encoder(sizes: Sizes, weights: list[Weights]) -> Any:
    """An `nn.Module` in inference."""
    torch = library("torch")
    functional = torch.nn.functional

    class Block(torch.nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self, w: Weights) -> None:
            super().__init__()
            for name in ("q", "k", "v", "o", "up", "down"):
                linear = torch.nn.Linear(*w[name].shape)
                linear.weight.data = torch.from_numpy(np.ascontiguousarray(w[name].T))
                linear.bias.data = torch.from_numpy(w[f"{name}.bias"])
                self.add_module(name, linear)
            for name in ("mixed", "fed"):
                norm = torch.nn.LayerNorm(sizes.width, eps=EPS)
                norm.weight.data = torch.from_numpy(w[f"{name}.scale"])
                norm.bias.data = torch.from_numpy(w[f"{name}.shift"])
                self.add_module(name, norm)

        def forward(self, x: Any) -> Any:
            split = (*x.shape[:2], sizes.heads, sizes.width // sizes.heads)
            q, k, v = (f(x).view(split).transpose(1, 2) for f in (self.q, self.k, self.v))
            mixed = functional.scaled_dot_product_attention(q, k, v)
            y = self.mixed(x + self.o(mixed.transpose(1, 2).reshape(x.shape)))
            return self.fed(y + self.down(functional.gelu(self.up(y))))

    return torch.nn.Sequential(*(Block(w) for w in weights)).eval().requires_grad_(False)


def jax_encoder(sizes: Sizes) -> Callable[[Any, list[dict[str, Any]]], Any]:
    """encoder(x, weights)."""
    jax = library("jax")
    split = (1, sizes.tokens, sizes.heads, sizes.width // sizes.heads)

    def norm(x: Any, w: dict[str, Any], name: str) -> Any:
        mean = x.mean(-1, keepdims=True)
        var = ((x - mean) ** 2).mean(-1, keepdims=True)
        return (x - mean) * jax.lax.rsqrt(var + EPS) * w[f"{name}.scale"] + w[f"{name}.shift"]

    def block(x: Any, w: dict[str, Any]) -> Any:
        q, k, v = ((x @ w[name] + w[f"{name}.bias"]).reshape(split) for name in "qkv")
        mixed = jax.nn.dot_product_attention(q, k, v)
        y = norm(x + mixed.reshape(x.shape) @ w["o"] + w["o.bias"], w, "mixed")
        up = jax.nn.gelu(y @ w["up"] + w["up.bias"], approximate=False)
        return norm(y + up @ w["down"] + w["down.bias"], w, "fed")

    def encoder(x: Any, weights: list[dict[str, Any]]) -> Any:
        for w in weights:
            x = block(x, w)
        return x

    return encoder
