"""Continue one prompt in several ways at once: samples and beams over one cache.

Each token has a row of a shared cache, and each branch a table of its rows: branches share the rows
of their beginning, and nothing is copied where one divides.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

import numpy as np

from kitsune.generation.beams import BeamSearch
from kitsune.generation.choose_tokens import Chooser
from kitsune.generation.decoder_steps import CALL_TOKENS, Steps
from kitsune.generation.log_probabilities import TokenProbability, log_softmax
from kitsune.generation.paged_steps import BatchSteps, PromptSteps
from kitsune.generation.tokens import StopFinder, TextDecoder, Tokenizer
from kitsune.system.records import dataclass


@dataclass(frozen=True)
class Completion:
    """One continuation of a prompt. `score` is its log probability, of beams over its length to
    the power of the penalty; None where it was not asked for."""

    text: str
    tokens: tuple[int, ...]
    finish_reason: str
    logprobs: tuple[TokenProbability, ...] = ()
    score: float | None = None


class Branch:
    """The rows of a sequence's tokens."""

    def __init__(self, capacity: int) -> None:
        self.table, self.count = np.zeros(capacity, np.int64), 0


class BranchCache:
    """A cache of `rows` tokens that up to `most` branches share, and its programs."""

    def __init__(self, steps: Steps, most: int, rows: int) -> None:
        self.steps, self.most, self.rows = steps, most, rows
        self._prompts = PromptSteps(steps, rows)
        self._batches = BatchSteps(steps, rows, most)
        self._cache = self._prompts.empty()
        self._uses, self._free = np.zeros(rows, np.int64), list[int]()
        self.clear()

    def clear(self) -> None:
        """Forget every branch."""
        self._uses[:] = 0
        self._free = list(range(self.rows - 1, -1, -1))

    def read(self, ids: Sequence[int]) -> tuple[Branch, np.ndarray]:
        """A branch of these tokens, and the logits after them."""
        branch = Branch(self.steps.capacity)
        size = ceil(len(ids) / ceil(len(ids) / CALL_TOKENS))
        for at in range(0, len(ids), size):
            part = ids[at : at + size]
            if len(part) == 1:
                logits = self.step([branch], part)
                continue
            slots = np.array([self._take(branch) for _ in part])
            position = np.arange(at, at + len(part))
            step = self._prompts.step(len(part))
            logits, *_ = step(np.array(part), position, slots, branch.table, *self._cache)
        return branch, np.asarray(logits[0])

    def step(self, branches: Sequence[Branch], tokens: Sequence[int]) -> np.ndarray:
        """Read a token of each branch; the logits after each."""
        position = np.array([each.count for each in branches])
        slots = np.array([self._take(each) for each in branches])
        tables = np.stack([each.table for each in branches])
        run = self._batches.step(len(branches))
        logits, *_ = run(np.array(tokens), position, slots, tables, *self._cache)
        return np.asarray(logits)

    def fork(self, branch: Branch) -> Branch:
        """A branch that begins with the same rows."""
        made = Branch(self.steps.capacity)
        made.table, made.count = branch.table.copy(), branch.count
        self._uses[branch.table[: branch.count]] += 1
        return made

    def drop(self, branch: Branch) -> None:
        """Give back the rows that no other branch has."""
        rows = branch.table[: branch.count]
        self._uses[rows] -= 1
        self._free += rows[self._uses[rows] == 0].tolist()

    def _take(self, branch: Branch) -> int:
        row = self._free.pop()
        self._uses[row] = 1
        branch.table[branch.count] = row
        branch.count += 1
        return row


# --- samples -------------------------------------------------------------------------------------


class Sample:
    """One of the texts that are generated at once."""

    def __init__(self, chooser: Chooser, tokenizer: Tokenizer, prompt: int, limit: int) -> None:
        self.chooser, self._prompt, self._limit = chooser, prompt, limit
        self._decoder = TextDecoder(tokenizer)
        self._stops = StopFinder(chooser.options.stop)
        self._text = list[str]()
        self.finish_reason = "" if limit else "length"

    def add(self, logits: np.ndarray) -> int | None:
        """The next token; None where the text ends before it."""
        token = self.chooser.choose(logits)
        if token is None:
            self.finish_reason = "stop"
            return None
        self._text.append(self._stops.add(self._decoder.add(token)))
        if self._stops.is_found:
            self.finish_reason = "stop"
        elif len(self.chooser.history) - self._prompt >= self._limit:
            self.finish_reason = "length"
        return token

    def finish(self) -> Completion:
        if not self._stops.is_found:
            self._text += [self._stops.add(self._decoder.end()), self._stops.end()]
        tokens = tuple(self.chooser.history[self._prompt :])
        probabilities = tuple(self.chooser.logprobs)
        return Completion("".join(self._text), tokens, self.finish_reason, probabilities)


def generate_samples(
    cache: BranchCache, ids: Sequence[int], samples: Sequence[Sample]
) -> list[Completion]:
    """Continue some tokens once for each sample."""
    first, logits = cache.read(ids)
    running = [(each, cache.fork(first)) for each in samples if not each.finish_reason]
    rows = [logits] * len(running)
    while running:
        chosen = [each.add(row) for (each, _), row in zip(running, rows, strict=True)]
        following = list[tuple[Sample, Branch]]()
        tokens = list[int]()
        for (sample, branch), token in zip(running, chosen, strict=True):
            if token is None or sample.finish_reason:
                cache.drop(branch)
            else:
                following.append((sample, branch))
                tokens.append(token)
        running = following
        if running:
            rows = list(cache.step([branch for _, branch in running], tokens))
    return [each.finish() for each in samples]


# --- beams ---------------------------------------------------------------------------------------


def search_beams(cache: BranchCache, ids: Sequence[int], search: BeamSearch) -> None:
    """Continue some tokens by the beams of a search, until it is done."""
    branch, logits = cache.read(ids)
    branches = [branch, *(cache.fork(branch) for _ in search.running[1:])]
    rows = np.tile(logits, (len(branches), 1))
    while True:
        chosen, tokens = search.advance(log_softmax(rows))
        if search.is_done:
            return
        following = [cache.fork(branches[n]) for n in chosen]
        for each in branches:
            cache.drop(each)
        branches = following
        rows = cache.step(branches, tokens)
