"""Run steps of many sequences over one paged KV cache: tokens of one of them, or one of each."""

from __future__ import annotations

from kitsune.frontends.decoders.paged_graph import LEADING, PagedCache, batch_graph, prompt_graph
from kitsune.generation.decoder_steps import Steps
from kitsune.ir.node import Graph


class PromptSteps(Steps):
    """Programs that read some tokens of one sequence."""

    leading = LEADING
    has_single = False  # one token is a batch of one

    def __init__(self, steps: Steps, rows: int) -> None:
        """Programs of the same decoder, over a cache of that many rows."""
        where = steps._config, steps._target, steps._threads, steps._file
        super().__init__(steps.model, steps._weights, steps.capacity, *where)
        self._rows = rows

    @property
    def rows(self) -> int:
        return self._rows

    @property
    def cache(self) -> PagedCache:
        return PagedCache(self.capacity, self.rows, self.cache_rows)

    def build(self, tokens: int) -> Graph:
        return prompt_graph(self.model, self._weights, tokens, self.cache)


class BatchSteps(PromptSteps):
    """Programs that read one token of each of some sequences."""

    has_single = True

    def __init__(self, steps: Steps, rows: int, sequences: int) -> None:
        super().__init__(steps, rows)
        self._sequences = sequences

    @property
    def most(self) -> int:
        return self._sequences

    @property
    def usual(self) -> int:
        return self._sequences

    def build(self, tokens: int) -> Graph:
        return batch_graph(self.model, self._weights, tokens, self.cache)
