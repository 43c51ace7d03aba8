"""Continue one prompt in several ways at once: samples and beams over one cache.

Each token has a row of a shared cache, and each branch a table of its rows: branches share the rows
of their beginning, and nothing is copied where one divides.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

import numpy as np

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


@dataclass(frozen=True, eq=False)
class Beam:
    branch: Branch
    tokens: tuple[int, ...]
    total: float  # of the log probabilities


@dataclass(frozen=True)
class BeamOptions:
    beams: int
    limit: int
    ends: frozenset[int]
    length_penalty: float = 1.0

    def normalize(self, total: float, length: int) -> float:
        return float(total / max(length, 1) ** self.length_penalty)


Ended = tuple[float, tuple[int, ...], str]  # score, tokens, finish reason


def search_beams(cache: BranchCache, ids: Sequence[int], options: BeamOptions) -> list[Ended]:
    """The most likely continuations, best first, as transformers finds them."""
    first, logits = cache.read(ids)
    beams, rows = [Beam(first, (), 0.0)], logits[None]
    ended = list[Ended]()
    for length in range(1, options.limit + 1):
        found = _extend(beams, rows, options)
        for n, (_, token, total) in enumerate(found):
            if token in options.ends and n < options.beams:
                beam = found[n][0]
                ended.append((options.normalize(total, length), beam.tokens, "stop"))
        ended = sorted(ended, key=lambda each: -each[0])[: options.beams]
        going = [each for each in found if each[1] not in options.ends][: options.beams]
        made = [Beam(cache.fork(b.branch), (*b.tokens, t), total) for b, t, total in going]
        for beam in beams:
            cache.drop(beam.branch)
        beams = made
        best = options.normalize(beams[0].total, length) if beams else -np.inf
        if not beams or (len(ended) == options.beams and best <= ended[-1][0]):
            return ended
        if length < options.limit:
            rows = cache.step([b.branch for b in beams], [b.tokens[-1] for b in beams])
    ended += [(options.normalize(b.total, len(b.tokens)), b.tokens, "length") for b in beams]
    return sorted(ended, key=lambda each: -each[0])[: options.beams]


def _extend(
    beams: Sequence[Beam], rows: np.ndarray, options: BeamOptions
) -> list[tuple[Beam, int, float]]:
    """The most likely beams with one more token, enough of them where every end is among them."""
    totals = log_softmax(rows) + np.array([each.total for each in beams])[:, None]
    flat = totals.reshape(-1)
    count = min((1 + max(1, len(options.ends))) * options.beams, flat.size)
    best = np.argpartition(-flat, count - 1)[:count]
    best = best[np.lexsort((best, -flat[best]))]
    size = totals.shape[1]
    return [(beams[n // size], int(n % size), float(flat[n])) for n in best]
