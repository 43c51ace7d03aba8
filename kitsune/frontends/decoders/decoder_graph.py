"""Build the graph of a decoder: from token ids to logits.

    x = embedding[ids]
    for each layer:
        q, k, v = norm(x) @ Wq, norm(x) @ Wk, norm(x) @ Wv       # rotated by their positions
        keys[positions], values[positions] = k, v                # the cache, if there is one
        x += attention(q, keys, values) @ Wo
        x += down(activation(gate(norm(x))) · up(norm(x)))       # or down(activation(up(norm(x))))
    logits = norm(x) @ Wout

What a layer has follows from the weights that are there, by the names that GGUF has for them. One
graph serves Llama, Qwen2, Qwen3, Mistral and GPT-2.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import numpy as np

from kitsune.errors import InputError
from kitsune.frontends.decoders import rope
from kitsune.ir.dtypes import DType, f32, i64
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    add,
    attention,
    cast,
    clamp,
    concat,
    constant,
    gather,
    gelu,
    gelu_tanh,
    input_,
    iota,
    layer_norm,
    le,
    matmul,
    mul,
    neg,
    permute,
    relu,
    reshape,
    rms_norm,
    scatter,
    silu,
    slice_,
    slice_from_start,
    split,
    transpose,
)
from kitsune.ir.size_order import bounds
from kitsune.system.records import dataclass

ACTIVATIONS = {"silu": silu, "gelu": gelu, "gelu_tanh": gelu_tanh, "relu": relu}


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
    frequencies: tuple[float, ...] = ()  # by which positions rotate pairs of a head; none if not
    magnitude: float = 1.0  # of what is rotated
    activation: str = "silu"


# The bytes of a name and a size, as an earlier process made them; made now if none did.
MakeCached = Callable[[str, int, Callable[[], np.ndarray]], np.ndarray]


def make_uncached(name: str, nbytes: int, make: Callable[[], np.ndarray]) -> np.ndarray:
    return make()


class Weights(Protocol):
    """The weights by their GGUF names."""

    @property
    def shapes(self) -> Mapping[str, Sequence[int]]: ...

    def has(self, name: str) -> bool: ...

    def matrix(self, name: str) -> Node:
        """K×N, to multiply with."""

    def multiply(self, x: Node, name: str) -> Node:
        """x @ matrix, with x in the order that a packed matrix has its rows in."""

    def vector(self, name: str) -> Node: ...

    def columns(self, name: str) -> int:
        """Return columns of a matrix."""

    def beside(self, names: Sequence[str]) -> Node | None:
        """Several matrices as one, their columns side by side, where they are stored so."""


def check_sizes(model: Decoder, weights: Weights, path: object) -> None:
    """Compare what a file says of its model with its tensors, before memory is taken for it."""
    shapes = weights.shapes
    largest = max((max(shape, default=0) for shape in shapes.values()), default=0)
    sizes = {
        "heads": model.heads * model.head,
        "key and value heads": model.kv_heads * model.head,
        "width": model.width,
        "vocabulary": model.vocabulary,
    }
    for what, size in sizes.items():
        if size > largest:
            raise InputError(
                f"'{path}' says that its {what} take {size:,} values",
                why=f"its largest tensor has {largest:,} rows or columns",
            )
    layers = {name.split(".")[1] for name in shapes if name.startswith("blk.")}
    if model.layers > len(layers) or model.heads % model.kv_heads:
        raise InputError(
            f"'{path}' says that it has {model.layers:,} layers of {model.heads:,} heads",
            why=f"its tensors are of {len(layers):,} layers, of {model.kv_heads:,} key heads",
        )


@dataclass(frozen=True)
class Cache:
    """Room for the keys and values of `capacity` tokens."""

    capacity: int
    dtype: DType = f32


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
        self.positions, room = self.place_tokens()
        self.rotation = self.turns(room) if model.frequencies else None

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
            x = self.layer(f"blk.{n}", x)
        return self.norm("output_norm", self.select(x))

    def head(self, x: Node) -> Node:
        """The logits of states."""
        name = "output" if self.weights.has("output.weight") else "token_embd"
        return self.linear(name, x)

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
        x = gather(table, ids, axis=0)
        if self.weights.has("position_embd.weight"):
            table = transpose(self.weights.matrix("position_embd.weight"))
            x = add(x, gather(table, self.positions, axis=0))
        return x

    def layer(self, name: str, x: Node) -> Node:
        x = add(x, self.attend(name, self.norm(f"{name}.attn_norm", x)))
        h = self.norm(f"{name}.ffn_norm", x)
        activation = ACTIVATIONS[self.model.activation]
        if self.weights.has(f"{name}.ffn_gate.weight"):
            gate, up = self.linears([f"{name}.ffn_gate", f"{name}.ffn_up"], h)
            h = mul(activation(gate), up)
        else:
            h = activation(self.linear(f"{name}.ffn_up", h))
        return add(x, self.linear(f"{name}.ffn_down", h))

    def attend(self, name: str, h: Node) -> Node:
        model = self.model
        q, k, v = self.project_qkv(name, h)
        q, k = self.apply_rotary(f"{name}.attn_q", q), self.apply_rotary(f"{name}.attn_k", k)
        joined = reshape(self.mix(name, q, k, v), shape=(self.tokens, model.heads * model.head))
        return self.linear(f"{name}.attn_output", joined)

    def mix(self, name: str, q: Node, k: Node, v: Node) -> Node:
        """Attention, as [tokens, heads, size of a head]."""
        if self.cache is None:
            made = attention(_split_heads(q), _split_heads(k), _split_heads(v), causal=True)
        else:
            k, v = self.update_cache(f"{name}.k", k), self.update_cache(f"{name}.v", v)
            seen = self.mask(self.cache.capacity)
            made = attention(_split_heads(q), _split_heads(k), _split_heads(v), mask=seen)
        return permute(made, order=(1, 0, 2))

    def mask(self, capacity: int) -> Node:
        """The places in the cache that each token sees: its own and those before it."""
        place = iota(shape=(1, capacity), axis=1, dtype=i64)
        return le(place, reshape(self.positions, shape=(self.tokens, 1)))

    def project_qkv(self, name: str, h: Node) -> list[Node]:
        """Project queries, keys and values, as [tokens, heads, size of a head]."""
        model = self.model
        counts = (model.heads, model.kv_heads, model.kv_heads)
        if self.weights.has(f"{name}.attn_qkv.weight"):
            whole = self.linear(f"{name}.attn_qkv", h)
            made = split(whole, [count * model.head for count in counts], axis=1)
        else:
            made = [self.linear(f"{name}.attn_{part}", h) for part in "qkv"]
        return [
            reshape(x, shape=(self.tokens, count, model.head))
            for x, count in zip(made, counts, strict=True)
        ]

    def update_cache(self, name: str, x: Node) -> Node:
        """Return the cache after the tokens are written to it."""
        assert self.cache is not None
        shape = (self.cache.capacity, *x.shape[1:])
        before = self.input(name, shape, self.cache.dtype)
        after = scatter(before, self.positions, cast(x, dtype=self.cache.dtype), axis=0)
        self.kept.append(after)
        return cast(after, dtype=f32)

    def apply_rotary(self, name: str, x: Node) -> Node:
        """Map (a, b) to (a·cos − b·sin, b·cos + a·sin), a and b being the two parts of each
        head."""
        if self.weights.has(f"{name}_norm.weight"):
            x = self.norm(f"{name}_norm", x)
        if self.rotation is None:
            return x
        turned = 2 * len(self.model.frequencies)
        x, *rest = split(x, [turned, *([x.shape[2] - turned] if turned < x.shape[2] else [])], 2)
        a, b = split(x, [turned // 2] * 2, axis=2)
        cos, sin = self.rotation
        made = add(mul(x, cos), mul(concat(neg(b), a, axis=2), sin))
        return concat(made, *rest, axis=2) if rest else made

    def turns(self, room: int) -> tuple[Node, Node]:
        """cos and sin of each token's angles, as [tokens, 1, size]."""
        made = []
        for values in rope.tables(self.model.frequencies, self.model.magnitude, room):
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
        return [self.add_bias(name, part) for name, part in zip(names, made, strict=True)]

    def add_bias(self, name: str, made: Node) -> Node:
        bias = f"{name}.bias"
        return add(made, self.weights.vector(bias)) if self.weights.has(bias) else made

    def norm(self, name: str, x: Node) -> Node:
        weight, bias = self.weights.vector(f"{name}.weight"), f"{name}.bias"
        last, epsilon = (len(x.shape) - 1,), self.model.epsilon
        if self.weights.has(bias):
            made: Node = layer_norm(x, weight, self.weights.vector(bias), axes=last, eps=epsilon)
        else:
            made = rms_norm(x, weight, axes=last, eps=epsilon)
        return made


def _split_heads(x: Node) -> Node:
    return permute(x, order=(1, 0, 2))
