"""Run the steps that a scheduler plans, on a language model with a paged KV cache."""

from __future__ import annotations

from collections.abc import Sequence as Several
from weakref import WeakKeyDictionary

import numpy as np

from kitsune.generation import TextModel
from kitsune.generation.decoder_steps import CALL_TOKENS
from kitsune.generation.paged_steps import BatchSteps, PromptSteps
from kitsune.serving.page_pool import Pages
from kitsune.serving.scheduler import Sequence
from kitsune.system.free_memory import available_nbytes

PAGE_TOKENS = 32
MEMORY_SHARE = 4  # a quarter of the free memory may become cache, where nobody says


class Engine:
    """The programs and the cache of one model."""

    def __init__(self, model: TextModel, max_batch: int, cache_tokens: int | None = None) -> None:
        """`cache_tokens` are those that all sequences together have room for."""
        context = model.context
        least = -(-context // PAGE_TOKENS)
        wanted = max_batch * context if cache_tokens is None else cache_tokens
        if cache_tokens is None:
            wanted = min(wanted, available_nbytes() // MEMORY_SHARE // self.count_nbytes(model))
        self.pages = Pages(max(least, -(-wanted // PAGE_TOKENS)), PAGE_TOKENS)
        rows = (self.pages.count + 1) * PAGE_TOKENS  # what no sequence has is read from the last
        self._prompts = PromptSteps(model.steps, rows)
        self._batches = BatchSteps(model.steps, rows, max_batch)
        self._cache = self._prompts.empty()
        self._tables: WeakKeyDictionary[Sequence, tuple[list[int], np.ndarray]]
        self._tables, self._context = WeakKeyDictionary(), context
        self.chunk = min(CALL_TOKENS, context)  # tokens of a prompt at once

    @staticmethod
    def count_nbytes(model: TextModel) -> int:
        """Of the keys and values of a token."""
        rows, shapes = model.steps.cache_rows, model.config.cached_shapes
        return sum(heads * rows.nbytes(size) for heads, size in shapes)

    def warm_up(self) -> None:
        """Compile all programs."""
        self._batches.warm_up()
        if self.chunk > 1:
            self._prompts.warm_up()

    def read(self, sequence: Sequence, count: int) -> np.ndarray:
        """Read some tokens of a sequence; the logits after the last of them."""
        if count == 1:
            return np.asarray(self.step([sequence])[0])
        first, table = sequence.read, self._find_table(sequence)
        position = np.arange(first, first + count)
        ids = np.array(sequence.ids[first : first + count])
        step = self._prompts.step(count)
        logits, *_ = step(ids, position, table[position], table, *self._cache)
        return np.asarray(logits[0])

    def step(self, sequences: Several[Sequence]) -> np.ndarray:
        """Read one token of each; the logits after each."""
        tables = np.stack([self._find_table(each) for each in sequences])
        position = np.array([each.read for each in sequences])
        ids = np.array([each.ids[each.read] for each in sequences])
        slots = tables[np.arange(len(sequences)), position]
        logits, *_ = self._batches.step(len(sequences))(ids, position, slots, tables, *self._cache)
        return np.asarray(logits)

    def _find_table(self, sequence: Sequence) -> np.ndarray:
        """The row of the cache of each of a sequence's tokens."""
        pages, table = self._tables.get(sequence, (None, None))
        if table is None or pages != sequence.pages:
            pages = list(sequence.pages)
            numbers = np.full(-(-self._context // PAGE_TOKENS), self.pages.count)
            numbers[: len(pages)] = pages
            rows = PAGE_TOKENS * numbers[:, None] + np.arange(PAGE_TOKENS)
            table = rows.reshape(-1)[: self._context].copy()
            self._tables[sequence] = pages, table
        return table
