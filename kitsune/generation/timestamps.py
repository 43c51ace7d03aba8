"""Timestamps among Whisper's tokens: which may come next, and the segments between them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from kitsune.system.records import dataclass


@dataclass(frozen=True)
class TimestampRules:
    """Timestamps are the tokens from `first` on. A segment begins and ends with one, so they stand
    in pairs; they do not decrease; the first is at most `max_initial` steps in. Where all of them
    together are more likely than any text, one is taken."""

    first: int
    end: int  # the token that ends a text; those from it on are no text
    max_initial: int | None = None

    def apply(self, scores: np.ndarray, before: Sequence[int]) -> np.ndarray:
        made: np.ndarray = scores.copy()
        made[self.first - 1] = -np.inf  # "no timestamps"
        is_last = bool(before) and before[-1] >= self.first
        is_pair = len(before) < 2 or before[-2] >= self.first
        if is_last and is_pair:
            made[self.first :] = -np.inf
        elif is_last:
            made[: self.end] = -np.inf
        stamps = [token for token in before if token >= self.first]
        if stamps:
            made[self.first : stamps[-1] + (0 if is_last and not is_pair else 1)] = -np.inf
        if not before:
            made[: self.first] = -np.inf
            if self.max_initial is not None:
                made[self.first + self.max_initial + 1 :] = -np.inf
        if self._is_time(made):
            made[: self.first] = -np.inf
        return made

    def _is_time(self, scores: np.ndarray) -> bool:
        top = scores.max()
        with np.errstate(divide="ignore"):
            whole = np.log(np.exp(scores[self.first :].astype(np.float64) - top).sum())
        return bool(whole > scores[: self.first].max() - top)


@dataclass(frozen=True)
class Span:
    """Some tokens of a window, from one step of time to another."""

    begin: int
    end: int
    tokens: tuple[int, ...]


def split_spans(tokens: Sequence[int], first: int, steps: int) -> tuple[list[Span], int]:
    """Split the tokens of a window of `steps` at its pairs of timestamps; also where the next
    window begins. What follows the last pair was cut off by the end of the window, and is read
    again, unless a single timestamp says that there was nothing more."""
    is_time = [token >= first for token in tokens]
    pairs = [n + 1 for n in range(len(tokens) - 1) if is_time[n] and is_time[n + 1]]
    is_single = is_time[-2:] == [False, True]
    if not pairs:
        stamps = [token - first for token in tokens if token >= first]
        last = stamps[-1] if stamps and stamps[-1] else steps
        return [Span(0, last, tuple(tokens))], steps
    ends = [*pairs, len(tokens)] if is_single else pairs
    made, begin = list[Span](), 0
    for end in ends:
        part = tokens[begin:end]
        made.append(Span(part[0] - first, part[-1] - first, tuple(part)))
        begin = end
    return made, steps if is_single else tokens[begin - 1] - first
