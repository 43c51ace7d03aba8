"""Describe a decoder: its sizes, and what its layers compute.

What a layer has (biases, norms before or after, gates, experts, sinks) follows from its weights. A
description says the rest: what no weight shows.
"""

from __future__ import annotations

from typing import Literal

from kitsune.system.records import dataclass


@dataclass(frozen=True)
class Rotation:
    """How positions rotate pairs of a head. With `long`, that holds up to `trained` tokens, and
    `long` for longer contexts."""

    frequencies: tuple[float, ...]
    magnitude: float = 1.0  # of what is rotated
    long: Rotation | None = None
    trained: int = 0


@dataclass(frozen=True)
class LayerKind:
    """What differs from layer to layer."""

    rotation: Rotation | None = None  # positions do not rotate if None
    window: int = 0  # latest tokens that each sees; 0: all
    chunk: int = 0  # tokens of a chunk, in which each sees no other chunk; 0: all are one


@dataclass(frozen=True)
class Experts:
    """A mixture of experts: `used` of `count` compute each token."""

    count: int
    used: int
    # The weights of the experts: a softmax over all, over those that are used, or sigmoids.
    scores: Literal["softmax", "softmax_of_used", "sigmoid"] = "softmax"
    is_normalised: bool = False  # weights of the used are divided by their sum
    scale: float = 1.0  # of the weights
    scales_input: bool = False  # weights multiply what an expert reads, not what it gives
    groups: int = 1  # of experts; only those of the best `used_groups` are used
    used_groups: int = 1
    is_alternating: bool = False  # columns of a joined gate and up matrix alternate


@dataclass(frozen=True)
class Latent:
    """Attention whose keys and values are projected from one short vector for each token."""

    rank: int  # of that vector
    plain: int  # values of a head that are not rotated
    rotated: int  # those that are; all heads share the keys'
    value: int  # of a head's values


@dataclass(frozen=True)
class Decoder:
    """The hyperparameters in a model's file."""

    family: str
    layers: int
    width: int
    heads: int
    kv_heads: int
    head: int  # the size of one
    vocabulary: int
    context: int  # tokens that it was trained to look at
    epsilon: float
    kinds: tuple[LayerKind, ...] = (LayerKind(),)  # of each layer; one for all if there is one
    activation: str = "silu"
    activation_limit: float = 0.0  # of gated activations with a clamp
    norm: Literal["rms", "layer"] = "rms"
    # Norms of queries and keys: each head alone, by the same weights or its own, or all heads as
    # one row. "unit" has no weights and comes after the rotation of the layers that rotate.
    head_norm: Literal["head", "each", "width", "unit", ""] = "head"
    is_interleaved: bool = False  # pairs that rotate are adjacent, not half a head apart
    is_parallel: bool = False  # the MLP reads what attention reads
    is_grouped: bool = False  # joined queries, keys and values stand by the heads of keys
    is_gate_joined: bool = False  # the gate is the first half of the up projection
    embedding_scale: float = 1.0
    residual_scale: float = 1.0
    logit_scale: float = 1.0
    logit_cap: float = 0.0  # logits become cap·tanh(logits/cap); 0: they do not
    score_scale: float | None = None  # 1/√head if None
    score_cap: float = 0.0
    # (floor, scale): queries of layers that do not rotate grow with the logarithm of the position.
    temperature: tuple[float, float] | None = None
    experts: Experts | None = None
    latent: Latent | None = None

    def kind(self, layer: int) -> LayerKind:
        return self.kinds[layer if len(self.kinds) > 1 else 0]

    @property
    def value_head(self) -> int:
        """The size of a head's values."""
        return self.head if self.latent is None else self.latent.value

    @property
    def cached_shapes(self) -> tuple[tuple[int, int], ...]:
        """The heads of what a cache has of a token, and their sizes, layer by layer."""
        pair = ((self.kv_heads, self.head), (self.kv_heads, self.value_head))
        return pair * self.layers
