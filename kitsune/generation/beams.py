"""Beam search: the continuations of a text that are most likely as a whole.

    while not search.is_done:
        rows, tokens = search.advance(log_probabilities)     # of each of the running beams

`rows` says which beam each of the next ones goes on from. As in transformers, twice as many
candidates as beams are looked at, so that as many as there are beams run on after some have ended.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from kitsune.errors import InputError
from kitsune.system.records import dataclass

MAX_BEAMS = 64


@dataclass(frozen=True)
class BeamOptions:
    """`count` beams; the sum of log probabilities is divided by length ** `length_penalty`. With
    `stops_early` a search ends as soon as that many have ended."""

    count: int = 1
    length_penalty: float = 1.0
    stops_early: bool = False

    def __post_init__(self) -> None:
        if type(self.count) is not int or not 1 <= self.count <= MAX_BEAMS:
            raise InputError(f"num_beams is {self.count!r}", why=f"it is 1 to {MAX_BEAMS}")
        if not isinstance(self.length_penalty, (int, float)):
            raise InputError(f"length_penalty is {self.length_penalty!r}", why="it is a number")


@dataclass(frozen=True)
class EndedBeam:
    """`finish_reason` is "stop" where the text ended by itself, or "length"."""

    score: float
    tokens: tuple[int, ...]
    finish_reason: str


class BeamSearch:
    """The beams of one text: those that run, and the best that have ended."""

    def __init__(self, options: BeamOptions, ends: frozenset[int], most: int) -> None:
        """`most` is the number of tokens after which every beam ends."""
        self._options, self._ends, self._most = options, ends, most
        self.running = [list[int]() for _ in range(options.count)]
        self._scores = np.array([0.0] + [-np.inf] * (options.count - 1))  # they begin as one
        self.ended = list[EndedBeam]()  # the best first
        self.is_done = False

    def advance(self, log_probabilities: np.ndarray) -> tuple[list[int], list[int]]:
        """Take one more token in every beam; return the row that each goes on from, and the
        token."""
        count, length = self._options.count, len(self.running[0]) + 1
        total = log_probabilities.astype(np.float64) + self._scores[:, None]
        found = _largest(total.reshape(-1), max(2, 1 + len(self._ends)) * count)
        next_ones = list[tuple[float, int, int]]()
        for rank, place in enumerate(found):
            row, token = divmod(int(place), total.shape[1])
            score = float(total[row, token])
            if token not in self._ends and length < self._most:
                next_ones.append((score, row, token))
            elif rank < count and score > -np.inf:
                self._end(score / length**self._options.length_penalty, row, token)
        next_ones = next_ones[:count]
        if len(next_ones) < count:
            self.is_done = True
            return list(range(count)), [0] * count
        self.running = [[*self.running[row], token] for _, row, token in next_ones]
        self._scores = np.array([score for score, _, _ in next_ones])
        self._check_end(length)
        return [row for _, row, _ in next_ones], [token for _, _, token in next_ones]

    def _end(self, score: float, row: int, token: int) -> None:
        is_end = token in self._ends
        tokens = (*self.running[row], *(() if is_end else (token,)))
        self.ended.append(EndedBeam(score, tokens, "stop" if is_end else "length"))
        self.ended.sort(key=lambda each: -each.score)
        del self.ended[self._options.count :]

    def _check_end(self, length: int) -> None:
        """Whether no running beam can be better than the worst that ended: the best that one can
        reach is taken to be what it has now."""
        if len(self.ended) == self._options.count:
            reached = self._scores[0] / length**self._options.length_penalty
            self.is_done = self._options.stops_early or reached <= self.ended[-1].score

    @property
    def best(self) -> list[int]:
        return list(self.ended[0].tokens) if self.ended else self.running[0]


def _largest(values: np.ndarray, count: int) -> Sequence[int]:
    """The places of the largest values, the largest first."""
    count = min(count, values.size)
    found = np.argpartition(values, values.size - count)[values.size - count :]
    order: list[int] = found[np.argsort(-values[found], kind="stable")].tolist()
    return order
