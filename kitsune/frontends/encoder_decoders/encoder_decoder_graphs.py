"""Build the graphs of an encoder-decoder: from a source to keys and values, and on to logits.

    x = embedding[ids]                                    # or two convolutions over a sound
    for each layer of the encoder:
        x += attention(norm(x), norm(x)) @ Wo             # every token sees every other
        x += down(activation(up(norm(x))))
    keys, values = norm(x) @ Wk, norm(x) @ Wv             # of each layer of the decoder, once

    y = embedding[tokens]
    for each layer of the decoder:
        y += attention(norm(y), cache) @ Wo               # as a decoder alone
        y += attention(norm(y), keys, values) @ Wo        # of the source
        y += down(activation(up(norm(y))))
    logits = norm(y) @ Wout

What a layer has follows from the weights that are there. A norm stands before each part, or after
its sum with x.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf

import numpy as np

from kitsune.frontends.decoders.decoder_graph import Cache
from kitsune.frontends.decoders.mlp_activations import ACTIVATIONS
from kitsune.frontends.encoder_decoders.encoder_decoder_description import (
    EncoderDecoder,
    decoder_buckets,
    encoder_buckets,
    sinusoids,
)
from kitsune.frontends.encoder_decoders.encoder_decoder_weights import EncoderDecoderWeights
from kitsune.ir.dtypes import DType, f32, i64
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    add,
    attention,
    cast,
    clamp,
    constant,
    conv,
    gather,
    input_,
    iota,
    layer_norm,
    le,
    lt,
    matmul,
    mul,
    permute,
    reshape,
    rms_norm,
    scatter,
    slice_,
    slice_from_start,
    softmax,
    sub,
    transpose,
    where,
)

LEADING = 2  # inputs of a step before the lengths, the source and the cache


def encoder_graph(
    model: EncoderDecoder, weights: EncoderDecoderWeights, batch: int, source: int
) -> Graph:
    """Token ids [batch, source] and, for more than one row, the length of each, or the log-mel
    frames of sounds in; the encoder's states, and the keys and values of each decoder layer out."""
    return EncoderGraph(model, weights, batch, source).graph()


def step_graph(
    model: EncoderDecoder,
    weights: EncoderDecoderWeights,
    batch: int,
    tokens: int,
    source: int,
    cache: Cache,
    is_every: bool = False,
) -> Graph:
    """Token ids [batch, tokens], the position of the first, for more than one row the lengths of
    the sources, their keys and values, and those of the tokens before in; the logits after the
    last token (after every one if `is_every`), and the keys and values with those of the tokens
    out."""
    return StepGraph(model, weights, batch, tokens, source, cache, is_every).graph()


class StackGraph:
    """Builds the layers of an encoder or of a decoder over [batch · tokens] rows."""

    name = ""

    def __init__(
        self, model: EncoderDecoder, weights: EncoderDecoderWeights, batch: int, tokens: int
    ) -> None:
        self.model, self.weights, self.batch, self.tokens = model, weights, batch, tokens
        self.inputs = list[Node]()

    def input(self, name: str, shape: tuple[int, ...], dtype: DType = f32) -> Node:
        self.inputs.append(input_(name, shape, dtype))
        return self.inputs[-1]

    # --- parts ---

    def embed(self, ids: Node, vocabulary: int) -> Node:
        own = f"{self.name}.token_embd.weight"
        table = self.weights.matrix(own if self.weights.has(own) else "token_embd.weight")
        x = gather(transpose(table), clamp(ids, low=0, high=vocabulary - 1), axis=0)
        scale = self.model.embedding_scale
        return x if scale == 1.0 else mul(x, scale)

    def position_table(self, count: int) -> Node:
        """The table that positions are rows of."""
        if self.model.positions == "sinusoidal":
            return constant(sinusoids(count, self.model.width))
        found = transpose(self.weights.matrix(f"{self.name}.position_embd.weight"))
        first = self.model.position_offset
        if not first and found.shape[0] == count:
            return found
        sizes = (count, found.shape[1])
        return slice_(found, starts=(first, 0), sizes=sizes, steps=(1, 1))

    def rows(self, x: Node) -> Node:
        """[batch, tokens, width] as a matrix, after the norm that some embeddings have."""
        x = reshape(x, shape=(self.batch * self.tokens, self.model.width))
        name = f"{self.name}.token_embd_norm"
        return self.norm(name, x) if self.weights.has(f"{name}.weight") else x

    def residual(self, norm: str, x: Node, part: Callable[[Node], Node]) -> Node:
        if self.model.is_prenorm:
            return add(x, part(self.norm(norm, x)))
        return self.norm(norm, add(x, part(x)))

    def feed_forward(self, name: str, h: Node) -> Node:
        activation = ACTIVATIONS[self.model.activation]
        if self.weights.has(f"{name}.ffn_gate.weight"):
            gate, up = self.linear(f"{name}.ffn_gate", h), self.linear(f"{name}.ffn_up", h)
            return self.linear(f"{name}.ffn_down", mul(activation(gate), up))
        return self.linear(f"{name}.ffn_down", activation(self.linear(f"{name}.ffn_up", h)))

    def finish(self, x: Node) -> Node:
        name = f"{self.name}.output_norm"
        return self.norm(name, x) if self.weights.has(f"{name}.weight") else x

    # --- attention ---

    def split_heads(self, x: Node, heads: int) -> Node:
        """[batch, tokens, heads, size of a head]"""
        return reshape(x, shape=(self.batch, self.tokens, heads, self.model.head))

    def merge_heads(self, x: Node, heads: int) -> Node:
        joined = permute(x, order=(0, 2, 1, 3))
        return reshape(joined, shape=(self.batch * self.tokens, heads * self.model.head))

    def mix(self, q: Node, k: Node, v: Node, seen: Node | None, bias: Node | None) -> Node:
        """Attention of [batch, heads, tokens, size] with biases of scores, where there are any."""
        scale = self.model.attention_scale
        if bias is None:
            return attention(q, k, v, mask=seen, scale=scale)
        scores = matmul(q, transpose(k))
        scores = add(scores if scale in (None, 1.0) else mul(scores, scale), bias)
        if seen is not None:
            scores = where(seen, scores, -inf)
        return matmul(softmax(scores, axes=(3,)), v)

    def relative_table(self, buckets: np.ndarray) -> Node:
        """The bias of each distance, as [heads, distances]."""
        found = self.weights.values(f"{self.name}.blk.0.attn_rel_b.weight")
        return constant(np.ascontiguousarray(found.astype(np.float32)[buckets].T))

    # --- layers ---

    def linear(self, name: str, x: Node) -> Node:
        made, bias = self.weights.multiply(x, f"{name}.weight"), f"{name}.bias"
        return add(made, self.weights.vector(bias)) if self.weights.has(bias) else made

    def norm(self, name: str, x: Node) -> Node:
        weight, bias = self.weights.vector(f"{name}.weight"), f"{name}.bias"
        last, epsilon = (len(x.shape) - 1,), self.model.epsilon
        if self.weights.has(bias):
            made: Node = layer_norm(x, weight, self.weights.vector(bias), axes=last, eps=epsilon)
        else:
            made = rms_norm(x, weight, axes=last, eps=epsilon)
        return made


class EncoderGraph(StackGraph):
    """Builds the graph of an encoder and of the projections of its states."""

    name = "enc"

    def graph(self) -> Graph:
        model = self.model
        x = self.rows(self.read_sound() if model.mels else self.read_tokens())
        seen, bias = self.mask(), self.bias()
        for n in range(model.encoder_layers):
            x = self.layer(f"enc.blk.{n}", x, seen, bias)
        x = self.finish(x)
        states = reshape(x, shape=(self.batch, self.tokens, model.width))
        projected = [
            self.project(f"dec.blk.{n}.cross_attn_{part}", x)
            for n in range(model.decoder_layers)
            for part in "kv"
        ]
        return Graph(tuple(self.inputs), (states, *projected))

    def read_tokens(self) -> Node:
        ids = self.input("input_ids", (self.batch, self.tokens), i64)
        x = self.embed(ids, self.model.source_vocabulary)
        if self.model.positions == "relative":
            return x
        table = self.position_table(self.model.source_context)
        return add(x, slice_from_start(table, (self.tokens, self.model.width)))

    def read_sound(self) -> Node:
        """Two convolutions along the frames, the second of which takes every other."""
        frames = self.input("input_features", (self.batch, self.model.mels, 2 * self.tokens))
        activation = ACTIVATIONS[self.model.activation]
        x = frames
        for n in (1, 2):
            name = f"enc.conv{n}"
            taps = self.weights.tensor(f"{name}.weight", 3)
            x = conv(x, taps, strides=(n,), dilations=(1,), before=(1,), after=(1,))
            bias = reshape(self.weights.vector(f"{name}.bias"), shape=(self.model.width, 1))
            x = activation(add(x, bias))
        return add(permute(x, order=(0, 2, 1)), self.position_table(self.model.source_context))

    def mask(self) -> Node | None:
        """The tokens of each row that are part of its source; of a single row all are."""
        if self.batch == 1 or self.model.mels:
            return None
        return mask_lengths(self.input("lengths", (self.batch,), i64), self.batch, self.tokens)

    def bias(self) -> Node | None:
        if self.model.positions != "relative":
            return None
        most = self.model.max_distance
        key, query = (
            iota(shape=(1, self.tokens), axis=1, dtype=i64),
            iota(shape=(self.tokens, 1), axis=0, dtype=i64),
        )
        apart = add(clamp(sub(key, query), low=-most, high=most), most)
        return gather(self.relative_table(encoder_buckets(self.model)), apart, axis=1)

    def layer(self, name: str, x: Node, seen: Node | None, bias: Node | None) -> Node:
        heads = self.model.encoder_heads

        def attend(h: Node) -> Node:
            q, k, v = (
                permute(self.split_heads(self.linear(f"{name}.attn_{p}", h), heads), order=_BY_HEAD)
                for p in "qkv"
            )
            joined = self.merge_heads(self.mix(q, k, v, seen, bias), heads)
            return self.linear(f"{name}.attn_output", joined)

        x = self.residual(f"{name}.attn_norm", x, attend)
        return self.residual(f"{name}.ffn_norm", x, lambda h: self.feed_forward(name, h))

    def project(self, name: str, x: Node) -> Node:
        """Keys or values that a layer of the decoder attends to."""
        made = self.split_heads(self.linear(name, x), self.model.decoder_heads)
        return permute(made, order=_BY_HEAD)


class StepGraph(StackGraph):
    """Builds the graph of a decoder over some tokens of each row."""

    name = "dec"

    def __init__(
        self,
        model: EncoderDecoder,
        weights: EncoderDecoderWeights,
        batch: int,
        tokens: int,
        source: int,
        cache: Cache,
        is_every: bool,
    ) -> None:
        super().__init__(model, weights, batch, tokens)
        self.source, self.cache, self.is_every = source, cache, is_every
        self.kept = list[Node]()
        self.ids = self.input("decoder_input_ids", (batch, tokens), i64)
        last = cache.capacity - 1
        begin = clamp(self.input("position", (1,), i64), low=0, high=last)
        count = iota(shape=(tokens,), axis=0, dtype=i64)
        self.positions = clamp(add(begin, count), low=0, high=last)

    def graph(self) -> Graph:
        model = self.model
        shape = (self.batch, model.decoder_heads, self.source, model.head)
        self.seen = self.mask_source()
        self.projected = [
            [self.input(f"source.{n}.{part}", shape, self.cache.rows.dtype) for part in "kv"]
            for n in range(model.decoder_layers)
        ]
        place = iota(shape=(1, self.cache.capacity), axis=1, dtype=i64)
        at = reshape(self.positions, shape=(self.tokens, 1))
        self.before, self.bias = le(place, at), self.relative_bias(place, at)
        x = self.embed(self.ids, model.vocabulary)
        if model.positions != "relative":
            x = add(x, gather(self.position_table(model.context), self.positions, axis=0))
        x = self.rows(x)
        for n in range(model.decoder_layers):
            x = self.layer(n, x)
        return Graph(tuple(self.inputs), (self.logits(x), *self.kept))

    def mask_source(self) -> Node | None:
        if self.batch == 1 or self.model.mels:
            return None
        return mask_lengths(self.input("lengths", (self.batch,), i64), self.batch, self.source)

    def relative_bias(self, place: Node, at: Node) -> Node | None:
        if self.model.positions != "relative":
            return None
        apart = clamp(sub(at, place), low=0, high=self.model.max_distance)
        return gather(self.relative_table(decoder_buckets(self.model)), apart, axis=1)

    def layer(self, n: int, x: Node) -> Node:
        name = f"dec.blk.{n}"
        x = self.residual(f"{name}.attn_norm", x, lambda h: self.attend(n, h))
        x = self.residual(f"{name}.cross_attn_norm", x, lambda h: self.attend_source(n, h))
        return self.residual(f"{name}.ffn_norm", x, lambda h: self.feed_forward(name, h))

    def attend(self, n: int, h: Node) -> Node:
        name, heads = f"dec.blk.{n}", self.model.decoder_heads
        q, k, v = (self.split_heads(self.linear(f"{name}.attn_{p}", h), heads) for p in "qkv")
        keys, values = self.update_cache(f"{n}.k", k), self.update_cache(f"{n}.v", v)
        made = self.mix(permute(q, order=_BY_HEAD), keys, values, self.before, self.bias)
        return self.linear(f"{name}.attn_output", self.merge_heads(made, heads))

    def update_cache(self, name: str, x: Node) -> Node:
        """Return the cache after the tokens are written to it, as [batch, heads, places, size]. It
        is stored by places: a step writes one piece of memory."""
        shape = (self.cache.capacity, self.batch, *x.shape[2:])
        before = self.input(name, shape, self.cache.rows.dtype)
        added = cast(permute(x, order=(1, 0, 2, 3)), dtype=self.cache.rows.dtype)
        after = scatter(before, self.positions, added, axis=0)
        self.kept.append(after)
        return permute(cast(after, dtype=f32), order=(1, 2, 0, 3))

    def attend_source(self, n: int, h: Node) -> Node:
        name, heads = f"dec.blk.{n}", self.model.decoder_heads
        q = self.split_heads(self.linear(f"{name}.cross_attn_q", h), heads)
        keys, values = (cast(x, dtype=f32) for x in self.projected[n])
        made = self.mix(permute(q, order=_BY_HEAD), keys, values, self.seen, None)
        return self.linear(f"{name}.cross_attn_output", self.merge_heads(made, heads))

    def logits(self, x: Node) -> Node:
        model, rows = self.model, self.batch * self.tokens
        if not self.is_every and not (isinstance(self.tokens, int) and self.tokens == 1):
            each = reshape(x, shape=(self.batch, self.tokens, model.width))
            starts, sizes = (0, self.tokens - 1, 0), (self.batch, 1, model.width)
            x, rows = slice_(each, starts=starts, sizes=sizes, steps=(1, 1, 1)), self.batch
            x = reshape(x, shape=(rows, model.width))
        x = self.finish(x)
        x = x if model.logits_scale == 1.0 else mul(x, model.logits_scale)
        made = self.weights.multiply(x, f"{self.head()}.weight")
        if (bias := self.weights.logits_bias()) is not None:
            made = add(made, bias)
        if self.is_every:
            made = reshape(made, shape=(self.batch, self.tokens, model.vocabulary))
        return made

    def head(self) -> str:
        """The matrix of the logits: its own, or that of the embedding."""
        names = ("output", "dec.token_embd", "token_embd")
        return next(name for name in names if self.weights.has(f"{name}.weight"))


_BY_HEAD = (0, 2, 1, 3)  # [batch, tokens, heads, size] to [batch, heads, tokens, size]


def mask_lengths(lengths: Node, batch: int, tokens: int) -> Node:
    """Whether a token stands before the end of its row, as [batch, 1, 1, tokens]."""
    place = iota(shape=(1, 1, 1, tokens), axis=3, dtype=i64)
    return lt(place, reshape(clamp(lengths, low=1, high=1 << 24), shape=(batch, 1, 1, 1)))
