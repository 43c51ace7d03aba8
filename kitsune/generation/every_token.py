"""Run steps of a decoder that give the logits, or the states, after every token."""

from __future__ import annotations

from kitsune.frontends.decoders.decoder_graph import Cache, DecoderGraph
from kitsune.generation.decoder_steps import Steps
from kitsune.ir.node import Graph, Node

SCORED_TOKENS = 64  # of one call: a row of logits for each is in memory


class EveryTokenGraph(DecoderGraph):
    """The logits after each token."""

    def select(self, x: Node) -> Node:
        return x


class StateGraph(EveryTokenGraph):
    """The normalised states of the last layer, of each token."""

    def head(self, x: Node) -> Node:
        return x


class EveryTokenSteps(Steps):
    """Programs over the same cache as those of a `Steps`."""

    has_single = False
    kind: type[DecoderGraph] = EveryTokenGraph

    def __init__(self, steps: Steps) -> None:
        where = steps._config, steps._target, steps._threads, steps._file
        super().__init__(steps.model, steps._weights, steps.capacity, *where)

    @property
    def most(self) -> int:
        return min(self.capacity, SCORED_TOKENS)

    @property
    def usual(self) -> int:
        return 8

    def build(self, tokens: int) -> Graph:
        cache = Cache(self.capacity, self.cache_rows)
        return self.kind(self.model, self._weights, tokens, cache).graph()


class StateSteps(EveryTokenSteps):
    """Programs that give states instead of logits."""

    kind = StateGraph
