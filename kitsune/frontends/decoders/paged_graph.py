"""Build the steps of a decoder whose cache many sequences share.

    slots[t]     the row of the cache that the key and the value of token t are written to
    table[s, j]  the row of the cache that holds token j of sequence s

Rows of a sequence lie anywhere: memory is given in pages, and sequences that begin alike share the
pages of their beginning. Attention gathers rows where it reads them, so nothing is copied.
"""

from __future__ import annotations

from kitsune.frontends.decoders.cache_rows import CacheRows
from kitsune.frontends.decoders.decoder_graph import DecoderGraph
from kitsune.frontends.decoders.description import Decoder, LayerKind
from kitsune.frontends.decoders.masked_attention import attend_rows, see_tokens
from kitsune.frontends.decoders.weights import Weights
from kitsune.ir.dtypes import i64
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import clamp, gather, iota, permute, reshape, scatter
from kitsune.system.records import dataclass

LEADING = 4  # inputs before those of the cache


@dataclass(frozen=True)
class PagedCache:
    """`count` rows for the keys and values of all sequences; one has `capacity` tokens at most."""

    capacity: int
    count: int
    rows: CacheRows = CacheRows()


def prompt_graph(model: Decoder, weights: Weights, tokens: int, cache: PagedCache) -> Graph:
    """Tokens of one sequence, their positions and slots, and its table in; the logits after the
    last of them out. Calls may decide the number of tokens."""
    return PromptGraph(model, weights, tokens, cache).graph()


def batch_graph(model: Decoder, weights: Weights, sequences: int, cache: PagedCache) -> Graph:
    """A token of each of some sequences in, with its position, slot and table; the logits after
    each out. Calls may decide the number of sequences."""
    return BatchGraph(model, weights, sequences, cache).graph()


class PromptGraph(DecoderGraph):
    """Reads some tokens of one sequence."""

    def __init__(self, model: Decoder, weights: Weights, tokens: int, paged: PagedCache) -> None:
        self.paged = paged
        super().__init__(model, weights, tokens, None)

    def place_tokens(self) -> tuple[Node, int]:
        room = self.paged.capacity
        position = self.input("position", (self.tokens,), i64)
        self.slots = self.input_rows("slots", (self.tokens,))
        self.table = self.input_rows("table", (*self.table_rows(), room))
        return clamp(position, low=0, high=room - 1), room

    def input_rows(self, name: str, shape: tuple[int, ...]) -> Node:
        return clamp(self.input(name, shape, i64), low=0, high=self.paged.count - 1)

    def table_rows(self) -> tuple[int, ...]:
        return ()

    def select(self, x: Node) -> Node:
        return self.last_token(x)

    def mix(self, name: str, kind: LayerKind, q: Node, k: Node, v: Node) -> Node:
        k, v = self.update_cache(f"{name}.k", k), self.update_cache(f"{name}.v", v)
        return self.attend_sequence(name, kind, q, k, v)

    def update_cache(self, name: str, x: Node) -> Node:
        """The keys or values that the table names, once those of the tokens are written."""

        def write(part: str, new: Node) -> Node:
            before = self.input(f"{name}{part}", (self.paged.count, *new.shape[1:]), new.dtype)
            self.kept.append(scatter(before, self.slots, new, axis=0))
            return gather(self.kept[-1], self.table, axis=0)

        return self.paged.rows.update(x, write)


class BatchGraph(PromptGraph):
    """Reads one token of each sequence."""

    def table_rows(self) -> tuple[int, ...]:
        return (self.tokens,)

    def select(self, x: Node) -> Node:
        return x

    def mix(self, name: str, kind: LayerKind, q: Node, k: Node, v: Node) -> Node:
        """Attention of the heads that share keys, as queries of their sequence."""
        model, n = self.model, self.tokens
        k, v = self.update_cache(f"{name}.k", k), self.update_cache(f"{name}.v", v)
        keys, values = (permute(x, order=(0, 2, 1, 3)) for x in (k, v))
        q = reshape(q, shape=(n, model.kv_heads, model.heads // model.kv_heads, model.head))
        place = iota(shape=(1, 1, 1, self.room), axis=3, dtype=i64)
        seen = see_tokens(reshape(self.positions, shape=(n, 1, 1, 1)), place, kind, self.room)
        return attend_rows(model, q, keys, values, seen, self.sinks(name))
