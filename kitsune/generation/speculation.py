"""Guess the next tokens and read them in one step, which costs less than a step for each.

    draft, rows = speculation.read(state, token, most)     # logits after the token and each guess

A guess is right where the token that is chosen from the row before it is the same. So tokens are
chosen from the model's own logits, with the same random numbers as without: speculation changes
their speed only. How many are guessed follows from measured times and from how many guesses were
right; a budget bounds the time that wrong ones may cost.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Sequence
from statistics import median
from typing import Protocol

import numpy as np

from kitsune.errors import InputError
from kitsune.generation.decoder_steps import State, Steps
from kitsune.generation.tokens import Tokenizer

ROWS = (2, 3, 4, 6, 8, 12, 16)  # tokens of a step that verifies a guess
MEASURED = 15  # times of which the median counts
KEY = 2  # tokens that must repeat
LONGEST = 16  # tokens of a repetition that are compared
# In units of the time of one step. What wrong guesses may cost: DEBT, and INCOME for each token.
DEBT, INCOME, MOST_SAVED = 1.2, 0.01, 12.0
GAIN = 1.05  # the predicted speed-up that a guess must have
PRIOR = 4.0  # guesses that the expectation before any counts for
FORGET = 0.97  # of earlier guesses with each later one
SURE = 0.4  # the probability below which a draft model stops guessing
PROBE = "The 3 quick foxes, then and in the end over naïve & 日本:\n\t{x} = [1.50];"


class Drafter(Protocol):
    """Guesses tokens."""

    @property
    def cost(self) -> float:
        """Seconds for each token."""

    def find(self, history: Sequence[int]) -> tuple[float, int]:
        """How likely a guess of the next token is right, by experience elsewhere, and how many
        tokens can be guessed."""

    def draft(self, history: Sequence[int], count: int) -> list[int]: ...


class PromptLookup:
    """Guesses that a text goes on as it did where its last tokens occurred before."""

    cost = 0.0

    def __init__(self) -> None:
        self._ends: dict[tuple[int, ...], list[int]] = {}  # where each pair of tokens ended
        self._indexed, self._at = KEY - 1, 0

    def find(self, history: Sequence[int]) -> tuple[float, int]:
        size = len(history)
        for end in range(self._indexed + 1, size):  # the last pair has nothing after it
            self._ends.setdefault(tuple(history[end - KEY : end]), []).append(end)
        self._indexed = max(self._indexed, size - 1)
        best = 0
        for end in reversed(self._ends.get(tuple(history[-KEY:]), [])[-8:]):
            same = KEY
            while same < min(LONGEST, end) and history[end - same - 1] == history[size - same - 1]:
                same += 1
            if same > best:
                best, self._at = same, end
        return min(0.92, 0.15 + 0.1 * best), size - self._at if best else 0

    def draft(self, history: Sequence[int], count: int) -> list[int]:
        return list(history[self._at : self._at + count])


class DraftModel:
    """Guesses the most likely tokens of a smaller model, up to one that it is not sure of."""

    def __init__(self, state: State, vocabulary: int) -> None:
        self._state, self._vocabulary = state, vocabulary
        self._times: deque[float] = deque(maxlen=MEASURED)

    @property
    def cost(self) -> float:
        return median(self._times) if self._times else 0.0

    def find(self, history: Sequence[int]) -> tuple[float, int]:
        room = self._state.steps.capacity - len(history)
        return 0.8, max(0, min(ROWS[-1] - 1, room))

    def draft(self, history: Sequence[int], count: int) -> list[int]:
        known = self._state.rewind(history)
        made, fresh = list[int](), list(history[known:])
        while len(made) < count:
            start = time.perf_counter()
            logits = self._state.feed(fresh)
            if len(fresh) == 1:
                self._times.append(time.perf_counter() - start)
            token = int(logits.argmax())
            if token >= self._vocabulary or np.exp(logits - logits[token]).sum() > 1 / SURE:
                break
            made.append(token)
            fresh = [token]
        return made


class StepTimes:
    """Measured times of steps, by their numbers of tokens."""

    def __init__(self) -> None:
        self._times: dict[int, deque[float]] = {}
        self._usual: dict[int, float] = {}

    def add(self, rows: int, seconds: float) -> None:
        times = self._times.setdefault(rows, deque(maxlen=MEASURED))
        times.append(seconds)
        self._usual[rows] = median(times)

    def count(self, rows: int) -> int:
        return len(self._times.get(rows, ()))

    def ratio(self, rows: int) -> float:
        """The time of a step over that of one token; a guess where it was not measured."""
        if rows not in self._usual or 1 not in self._usual:
            return 0.9 + 0.3 * rows
        return self._usual[rows] / self._usual[1]

    def share(self, seconds: float) -> float:
        """A time in units of the step of one token."""
        return seconds / self._usual[1] if seconds and 1 in self._usual else 0.0


class Speculation:
    """What one generation guesses."""

    def __init__(
        self, drafter: Drafter, every: Steps, times: StepTimes, history: Sequence[int]
    ) -> None:
        """`history` is the tokens up to now, which the caller appends to."""
        self._drafter, self._every, self._times, self._history = drafter, every, times, history
        self._saved = self._right = self._tried = 0.0

    def read(self, state: State, token: int, most: int) -> tuple[list[int], list[np.ndarray]]:
        """Read a token and the guess of those after it, at most that many."""
        draft = self._guess(min(most, state.steps.capacity - len(state.ids) - 1))
        if not draft:
            state.steps.step(1)
            start = time.perf_counter()
            rows = [state.feed([token])]
            self._times.add(1, time.perf_counter() - start)
            return draft, rows
        self._every.step(len(draft) + 1)  # compiled before its time is taken
        start, known = time.perf_counter(), len(state.ids)
        made = state.verify([token, *draft], self._every)
        self._times.add(len(draft) + 1, time.perf_counter() - start)
        state.keep(known + 1)
        return draft, list(made)

    def note(self, draft: Sequence[int], accepted: int) -> None:
        """Account for a step of which this many guesses were right."""
        if not draft:
            self._saved += INCOME
            return
        tried = min(len(draft), accepted + 1)  # those after a wrong one say nothing
        self._right = FORGET * self._right + accepted
        self._tried = FORGET * self._tried + tried
        saved = self._saved + 1 + accepted - self._times.ratio(len(draft) + 1)
        self._saved = min(MOST_SAVED, saved)

    def _cost(self, count: int) -> float:
        """Steps that guessing and verifying this many tokens takes."""
        return self._times.ratio(count + 1) + count * self._times.share(self._drafter.cost)

    def _guess(self, most: int) -> list[int]:
        likely, available = self._drafter.find(self._history)
        if self._times.count(1) < 2 or not min(most, available):
            return []
        share = (self._right + PRIOR * likely) / (self._tried + PRIOR)
        best, count = GAIN, 0
        for rows in ROWS:
            guessed = rows - 1
            if guessed > min(most, available):
                break
            cost = self._cost(guessed)
            if cost - 1 > self._saved + DEBT:
                break
            speed = sum(share**n for n in range(rows)) / cost
            if speed > best:
                best, count = speed, guessed
        if not count:
            return []
        start = time.perf_counter()
        made = self._drafter.draft(self._history, count)
        seconds = min(time.perf_counter() - start, (count + 1) * self._drafter.cost)
        self._saved -= self._times.share(seconds)
        return made


def check_same_vocabulary(mine: Tokenizer, other: Tokenizer, sizes: tuple[int, int]) -> None:
    """Refuse a draft model whose tokens mean something else."""
    try:
        is_same = mine.encode(PROBE) == other.encode(PROBE)
    except InputError:  # there are no tokenizers
        is_same = sizes[0] == sizes[1]
    if not is_same:
        raise InputError(
            "the draft model has another vocabulary",
            why=f"the same text has other tokens; vocabularies of {sizes[0]} and {sizes[1]}",
            hint="use a smaller model of the same family",
        )
