"""Build the graph of a decoder: from token ids to logits.

    x = embedding[ids]
    for each layer:
        q, k, v = norm(x) @ Wq, norm(x) @ Wk, norm(x) @ Wv       # rotated by their positions
        keys[positions], values[positions] = k, v                # the cache, if there is one
        x += attention(q, keys, values) @ Wo
        x += down(activation(gate(norm(x))) · up(norm(x)))       # or down(activation(up(norm(x))))
    logits = norm(x) @ Wout

What a layer has follows from the weights that are there, by the names that GGUF has for them, and
what it computes from the model's description. One graph serves every architecture.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from kitsune.frontends.decoders import rope
from kitsune.frontends.decoders.adapters import adapt
from kitsune.frontends.decoders.cache_rows import CacheRows
from kitsune.frontends.decoders.description import Decoder, LayerKind, Rotation
from kitsune.frontends.decoders.experts import mix_experts
from kitsune.frontends.decoders.latent_attention import project_latent
from kitsune.frontends.decoders.masked_attention import attend, see_tokens
from kitsune.frontends.decoders.mlp_activations import activate, activate_gated
from kitsune.frontends.decoders.weights import Weights
from kitsune.ir.dtypes import DType, f32, i64
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    add,
    cast,
    clamp,
    concat,
    constant,
    div,
    floor,
    gather,
    ge,
    input_,
    iota,
    layer_norm,
    log1p,
    matmul,
    mul,
    neg,
    permute,
    reshape,
    rms_norm,
    scatter,
    sigmoid,
    slice_,
    slice_from_start,
    split,
    tanh,
    transpose,
    where,
)
from kitsune.ir.size_order import bounds
from kitsune.system.records import dataclass


@dataclass(frozen=True)
class Cache:
    """Room for the keys and values of `capacity` tokens."""

    capacity: int
    rows: CacheRows = CacheRows()


def whole_graph(model: Decoder, weights: Weights, tokens: int) -> Graph:
    """Build the graph from token ids to the logits after each of them. Calls may decide their
    number, up to the highest value of its symbol."""
    return DecoderGraph(model, weights, tokens, None).graph()


def step_graph(model: Decoder, weights: Weights, tokens: int, cache: Cache) -> Graph:
    """Token ids, the position of the first, and the keys and values of each layer in; the logits
    after the last, and keys and values with those of the tokens out. Calls may decide the number of
    tokens."""
    return DecoderGraph(model, weights, tokens, cache).graph()


class DecoderGraph:
    """Builds the graph of a decoder over some tokens of one sequence."""

    def __init__(self, model: Decoder, weights: Weights, tokens: int, cache: Cache | None) -> None:
        self.model, self.weights, self.tokens, self.cache = model, weights, tokens, cache
        self.inputs, self.kept = list[Node](), list[Node]()
        self.ids = self.input("input_ids", (tokens,), i64)
        self.positions, self.room = self.place_tokens()
        self._turns = dict[Rotation, tuple[Node, Node]]()

    def place_tokens(self) -> tuple[Node, int]:
        """The positions of the tokens, and how many positions there are."""
        count = iota(shape=(self.tokens,), axis=0, dtype=i64)
        if self.cache is None:
            return count, int(bounds(self.tokens)[1])
        room = self.cache.capacity
        # Of two places in the cache the sum fits 32 bits, whichever kernel stores it.
        begin = clamp(self.input("position", (1,), i64), low=0, high=room - 1)
        return clamp(add(begin, count), low=0, high=room - 1), room

    def input(self, name: str, shape: tuple[int, ...], dtype: DType) -> Node:
        self.inputs.append(input_(name, shape, dtype))
        return self.inputs[-1]

    def graph(self) -> Graph:
        made = self.head(self.hidden())
        return Graph(tuple(self.inputs), (made, *self.kept))

    def hidden(self) -> Node:
        """The normalised states of the tokens that are wanted, after the last layer."""
        x = self.embed()
        for n in range(self.model.layers):
            x = self.layer(f"blk.{n}", self.model.kind(n), x)
        return self.norm("output_norm", self.select(x))

    def head(self, x: Node) -> Node:
        """The logits of states."""
        name = "output" if self.weights.has("output.weight") else "token_embd"
        logits = _scale(self.linear(name, x), self.model.logit_scale)
        if self.model.logit_cap:
            logits = mul(tanh(div(logits, self.model.logit_cap)), self.model.logit_cap)
        return logits

    # --- parts ---

    def select(self, x: Node) -> Node:
        """The tokens whose logits are wanted: with a cache, the last."""
        return x if self.cache is None else self.last_token(x)

    def last_token(self, x: Node) -> Node:
        last = (self.tokens - 1, 0)
        return slice_(x, starts=last, sizes=(1, x.shape[1]), steps=(1, 1))

    def embed(self) -> Node:
        table = transpose(self.weights.matrix("token_embd.weight"))
        ids = clamp(self.ids, low=0, high=self.model.vocabulary - 1)
        x = _scale(gather(table, ids, axis=0), self.model.embedding_scale)
        if self.weights.has("position_embd.weight"):
            table = transpose(self.weights.matrix("position_embd.weight"))
            x = add(x, gather(table, self.positions, axis=0))
        return x

    def layer(self, name: str, kind: LayerKind, x: Node) -> Node:
        scale = self.model.residual_scale
        h = self.norm_if_any(f"{name}.attn_norm", x)
        read = self.norm_if_any(f"{name}.attn_norm_2", x, h)
        made = self.norm_if_any(f"{name}.post_attention_norm", self.attend(name, kind, read))
        if self.model.is_parallel:
            h = self.norm_if_any(f"{name}.ffn_norm", x, h)
            return add(x, _scale(add(made, self.mlp(name, h)), scale))
        x = add(x, _scale(made, scale))
        made = self.mlp(name, self.norm_if_any(f"{name}.ffn_norm", x))
        return add(x, _scale(self.norm_if_any(f"{name}.post_ffw_norm", made), scale))

    def mlp(self, name: str, h: Node) -> Node:
        if not self.weights.has(f"{name}.ffn_gate_inp.weight"):
            return self.dense_mlp(name, h, "")
        made = mix_experts(
            self.model, self.weights, name, h, self.linear(f"{name}.ffn_gate_inp", h)
        )
        if self.weights.has(f"{name}.ffn_up_shexp.weight"):
            shared = self.dense_mlp(name, h, "_shexp")
            if self.weights.has(f"{name}.ffn_gate_inp_shexp.weight"):
                shared = mul(sigmoid(self.linear(f"{name}.ffn_gate_inp_shexp", h)), shared)
            made = add(made, shared)
        return made

    def dense_mlp(self, name: str, h: Node, kind: str) -> Node:
        if self.weights.has(f"{name}.ffn_gate{kind}.weight"):
            gate, up = self.linears([f"{name}.ffn_gate{kind}", f"{name}.ffn_up{kind}"], h)
            made = activate_gated(self.model, gate, up)
        elif self.model.is_gate_joined:
            both = self.linear(f"{name}.ffn_up{kind}", h)
            gate, up = split(both, [both.shape[1] // 2] * 2, axis=1)
            made = activate_gated(self.model, gate, up)
        else:
            made = activate(self.model, self.linear(f"{name}.ffn_up{kind}", h))
        return self.linear(f"{name}.ffn_down{kind}", made)

    # --- attention ---

    def attend(self, name: str, kind: LayerKind, h: Node) -> Node:
        model = self.model
        if model.latent is not None:
            q, k, v = project_latent(self, name, kind, h)
        else:
            q, k, v = self.project_qkv(name, h)
            q, k = self.place(f"{name}.attn_q", kind, q), self.place(f"{name}.attn_k", kind, k)
            if model.temperature and kind.rotation is None:
                q = mul(q, self.temperature(*model.temperature))
        joined = reshape(
            self.mix(name, kind, q, k, v), shape=(self.tokens, model.heads * model.value_head)
        )
        return self.linear(f"{name}.attn_output", joined)

    def mix(self, name: str, kind: LayerKind, q: Node, k: Node, v: Node) -> Node:
        """Attention, as [tokens, heads, size of a head]."""
        if self.cache is not None:
            k, v = self.update_cache(f"{name}.k", k), self.update_cache(f"{name}.v", v)
        return self.attend_sequence(name, kind, q, k, v)

    def attend_sequence(self, name: str, kind: LayerKind, q: Node, k: Node, v: Node) -> Node:
        """Attention of one sequence's tokens over its keys and values."""
        is_causal = self.positions.op == "iota" and not (kind.window or kind.chunk)
        mask = None if is_causal else self.mask(kind, k)
        q, k, v = (permute(x, order=(1, 0, 2)) for x in (q, k, v))
        return attend(self.model, q, k, v, mask, self.sinks(name))

    def mask(self, kind: LayerKind, k: Node) -> Node:
        """The places that each token sees."""
        place = iota(shape=(1, k.shape[0]), axis=1, dtype=i64)
        return see_tokens(reshape(self.positions, shape=(self.tokens, 1)), place, kind, self.room)

    def sinks(self, name: str) -> Node | None:
        found = f"{name}.attn_sinks.weight"
        return self.weights.vector(found) if self.weights.has(found) else None

    def temperature(self, floor_scale: float, scale: float) -> Node:
        """1 + scale·log(1 + ⌊(position + 1)/floor⌋), as [tokens, 1, 1]."""
        count = div(add(cast(self.positions, dtype=f32), 1.0), floor_scale)
        made = add(mul(log1p(floor(count)), scale), 1.0)
        return reshape(made, shape=(self.tokens, 1, 1))

    def project_qkv(self, name: str, h: Node) -> list[Node]:
        """Project queries, keys and values, as [tokens, heads, size of a head]."""
        model, tokens = self.model, self.tokens
        counts = (model.heads, model.kv_heads, model.kv_heads)
        if not self.weights.has(f"{name}.attn_qkv.weight"):
            made = [self.linear(f"{name}.attn_{part}", h) for part in "qkv"]
            if model.head_norm == "width":
                made[0] = self.norm_if_any(f"{name}.attn_q_norm", made[0])
                made[1] = self.norm_if_any(f"{name}.attn_k_norm", made[1])
        else:
            whole = self.linear(f"{name}.attn_qkv", h)
            if model.is_grouped:
                each = model.heads // model.kv_heads
                whole = reshape(whole, shape=(tokens, model.kv_heads, each + 2, model.head))
                made = split(whole, [each, 1, 1], axis=2)
            else:
                made = split(whole, [count * model.head for count in counts], axis=1)
        return [
            reshape(x, shape=(tokens, count, model.head))
            for x, count in zip(made, counts, strict=True)
        ]

    def update_cache(self, name: str, x: Node) -> Node:
        """Return the cache after the tokens are written to it."""
        assert self.cache is not None
        capacity = self.cache.capacity

        def write(part: str, new: Node) -> Node:
            before = self.input(f"{name}{part}", (capacity, *new.shape[1:]), new.dtype)
            self.kept.append(scatter(before, self.positions, new, axis=0))
            return self.kept[-1]

        return self.cache.rows.update(x, write)

    def place(self, name: str, kind: LayerKind, x: Node) -> Node:
        """Normalise each head of queries or keys, and rotate it by its position."""
        how = self.model.head_norm
        if how in ("head", "each"):
            x = self.norm_if_any(f"{name}_norm", x)
        if kind.rotation is None:
            return x
        x = self.rotate(kind.rotation, x)
        if how == "unit":
            ones = constant(np.ones(x.shape[2], np.float32))
            x = rms_norm(x, ones, axes=(2,), eps=self.model.epsilon)
        return x

    def rotate(self, rotation: Rotation, x: Node) -> Node:
        """Map (a, b) to (a·cos − b·sin, b·cos + a·sin), a and b being the two parts of each head.
        Where they stand side by side, they are half a head apart in the result: of queries and
        keys alike."""
        turned = 2 * len(rotation.frequencies)
        x, *rest = split(x, [turned, *([x.shape[2] - turned] if turned < x.shape[2] else [])], 2)
        if self.model.is_interleaved:
            sizes, steps = (*x.shape[:2], turned // 2), (1, 1, 2)
            a, b = (slice_(x, starts=(0, 0, n), sizes=sizes, steps=steps) for n in (0, 1))
            x = concat(a, b, axis=2)
        else:
            a, b = split(x, [turned // 2] * 2, axis=2)
        if rotation not in self._turns:
            self._turns[rotation] = self.turns(rotation)
        cos, sin = self._turns[rotation]
        made = add(mul(x, cos), mul(concat(neg(b), a, axis=2), sin))
        return concat(made, *rest, axis=2) if rest else made

    def turns(self, rotation: Rotation) -> tuple[Node, Node]:
        """cos and sin of each token's angles, as [tokens, 1, size]."""
        if rotation.long is None or self.room <= rotation.trained:
            return self.look_up_turns(rotation)
        long = self.look_up_turns(rotation.long)
        if self.positions.op != "iota":
            return long  # as the cache has room for: what it holds is not rotated again
        last = slice_(self.positions, starts=(self.tokens - 1,), sizes=(1,), steps=(1,))
        is_long = reshape(ge(last, rotation.trained), shape=(1, 1, 1))
        short = self.look_up_turns(rotation)
        return where(is_long, long[0], short[0]), where(is_long, long[1], short[1])

    def look_up_turns(self, rotation: Rotation) -> tuple[Node, Node]:
        made = []
        for values in rope.tables(rotation.frequencies, rotation.magnitude, self.room):
            table = constant(values)
            if self.positions.op == "iota":
                rows = slice_from_start(table, (self.tokens, values.shape[1]))
            else:
                rows = gather(table, self.positions, axis=0)
            made.append(reshape(rows, shape=(self.tokens, 1, values.shape[1])))
        return made[0], made[1]

    # --- layers ---

    def linear(self, name: str, x: Node) -> Node:
        return self.add_bias(name, self.weights.multiply(x, f"{name}.weight"))

    def linears(self, names: Sequence[str], x: Node) -> list[Node]:
        """Several of the same input: one product, where their weights are one."""
        weights = [f"{name}.weight" for name in names]
        whole = self.weights.beside(weights)
        if whole is None:
            return [self.linear(name, x) for name in names]
        sizes = [self.weights.columns(name) for name in weights]
        made = split(matmul(x, whole), sizes, axis=1)
        parts = [adapt(self.weights, x, *each) for each in zip(weights, made, strict=True)]
        return [self.add_bias(name, part) for name, part in zip(names, parts, strict=True)]

    def add_bias(self, name: str, made: Node) -> Node:
        bias = f"{name}.bias"
        return add(made, self.weights.vector(bias)) if self.weights.has(bias) else made

    def norm_if_any(self, name: str, x: Node, otherwise: Node | None = None) -> Node:
        """The norm of that name, or what there is without it."""
        if self.weights.has(f"{name}.weight"):
            return self.norm(name, x)
        return x if otherwise is None else otherwise

    def norm(self, name: str, x: Node) -> Node:
        """A norm of rows, or of heads by weights that may be those of all of them or of each."""
        weights, bias = self.weights, f"{name}.bias"
        is_each = len(x.shape) == 3 and self.model.head_norm == "each"
        read = weights.table if is_each else weights.vector
        weight, last = read(f"{name}.weight"), (len(x.shape) - 1,)
        made: Node
        if self.model.norm == "rms":
            made = rms_norm(x, weight, axes=last, eps=self.model.epsilon)
        else:
            added = read(bias) if weights.has(bias) else constant(np.zeros(weight.shape, "f4"))
            made = layer_norm(x, weight, added, axes=last, eps=self.model.epsilon)
        return made


def _scale(x: Node, by: float) -> Node:
    return x if by == 1 else mul(x, by)
