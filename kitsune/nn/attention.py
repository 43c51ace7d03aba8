"""Attention layers, batch first: [batch, sequence, features]."""

from __future__ import annotations

from math import sqrt
from typing import Any

from kitsune.errors import ShapeError, UnsupportedError
from kitsune.ir.ops.op_table import caller, show
from kitsune.nn.layers import Dropout, LayerNorm, Linear, uniform
from kitsune.nn.module import Module, Parameter
from kitsune.tensor import Tensor, zeros
from kitsune.tensor.lazy import as_tensor


class MultiheadAttention(Module):
    """Queries of one sequence over keys and values of another, or of itself, in several heads.

    `attn_mask` is [L, S] or broadcasts with [batch, heads, L, S]; a bool one keeps where it is
    true, as in scaled_dot_product_attention. The result is the output: weights are never stored.
    """

    def __init__(
        self,
        embed_dim: int,
        num_heads: int,
        bias: bool = True,
        kdim: int | None = None,
        vdim: int | None = None,
    ) -> None:
        super().__init__()
        if embed_dim % num_heads:
            raise ShapeError(
                f"{embed_dim} features in {num_heads} heads", why="they do not divide", at=caller()
            )
        self.embed_dim, self.num_heads = embed_dim, num_heads
        sizes = {"q": embed_dim, "k": kdim or embed_dim, "v": vdim or embed_dim}
        for name, size in sizes.items():  # torch: Xavier uniform, and biases of zero
            setattr(self, f"{name}_proj", _projection(size, embed_dim, bias))
        self.out_proj = _projection(embed_dim, embed_dim, bias, kaiming=True)

    q_proj: Linear
    k_proj: Linear
    v_proj: Linear

    def forward(
        self,
        query: Any,
        key: Any = None,
        value: Any = None,
        attn_mask: Any = None,
        is_causal: bool = False,
    ) -> Tensor:
        """Self-attention of `query`, or attention over `key` and `value` (which is `key` unless
        given)."""
        q = as_tensor(query)
        k = q if key is None else as_tensor(key)
        v = k if value is None else as_tensor(value)
        if q.ndim < 2 or q.shape[-1] != self.embed_dim:
            raise ShapeError(
                f"attention of {self.embed_dim} features over {show(q.shape)}",
                why="it takes [batch, sequence, features]",
                at=caller(),
            )
        heads = [
            self._split(proj(x))
            for proj, x in ((self.q_proj, q), (self.k_proj, k), (self.v_proj, v))
        ]
        mixed = heads[0].scaled_dot_product_attention(
            heads[1], heads[2], attn_mask, is_causal=is_causal
        )
        joined: Tensor = self.out_proj(mixed.transpose(-3, -2).flatten(-2))
        return joined

    def _split(self, x: Tensor) -> Tensor:
        """[..., sequence, features] to [..., heads, sequence, depth]"""
        return x.unflatten(-1, (self.num_heads, -1)).transpose(-3, -2)

    def extra_repr(self) -> str:
        return f"{self.embed_dim}, {self.num_heads}"


def _projection(inputs: int, outputs: int, bias: bool, kaiming: bool = False) -> Linear:
    made = Linear(inputs, outputs, bias)
    if not kaiming:
        made.weight = uniform((outputs, inputs), sqrt(6 / (inputs + outputs)))
    if bias:
        made.bias = Parameter(zeros(outputs))
    return made


class TransformerEncoderLayer(Module):
    """Self-attention and a feed-forward part, each with a residual and a LayerNorm."""

    def __init__(
        self,
        d_model: int,
        nhead: int,
        dim_feedforward: int = 2048,
        dropout: float = 0.1,
        activation: str = "relu",
        norm_first: bool = False,
    ) -> None:
        super().__init__()
        if activation not in ("relu", "gelu", "silu"):
            raise UnsupportedError(
                f"no activation '{activation}'", at=caller(), hint="use 'relu', 'gelu' or 'silu'"
            )
        self.activation, self.norm_first = activation, norm_first
        self.self_attn = MultiheadAttention(d_model, nhead)
        self.linear1 = Linear(d_model, dim_feedforward)
        self.linear2 = Linear(dim_feedforward, d_model)
        self.norm1, self.norm2 = LayerNorm(d_model), LayerNorm(d_model)
        self.dropout = Dropout(dropout)

    def forward(self, x: Any, mask: Any = None, is_causal: bool = False) -> Tensor:
        out = as_tensor(x)
        if self.norm_first:
            out = out + self._attend(self.norm1(out), mask, is_causal)
            return out + self._feed_forward(self.norm2(out))
        out = self.norm1(out + self._attend(out, mask, is_causal))
        made: Tensor = self.norm2(out + self._feed_forward(out))
        return made

    def _attend(self, x: Tensor, mask: Any, is_causal: bool) -> Tensor:
        made: Tensor = self.dropout(self.self_attn(x, attn_mask=mask, is_causal=is_causal))
        return made

    def _feed_forward(self, x: Tensor) -> Tensor:
        hidden = getattr(self.linear1(x), self.activation)()
        made: Tensor = self.dropout(self.linear2(self.dropout(hidden)))
        return made
