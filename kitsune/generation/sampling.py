"""Logits in, a token out."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from kitsune.errors import InputError

FIRST = 64  # of the most likely tokens, among which the likely ones mostly are


@dataclass(frozen=True)
class Sampling:
    """The most likely token where the temperature is 0; otherwise one at random by its likelihood,
    among the `top_k` most likely (0: all), and of these the fewest that together have `top_p`."""

    temperature: float = 0.0
    top_k: int = 0
    top_p: float = 1.0

    def __post_init__(self) -> None:
        if not self.temperature >= 0 or not np.isfinite(self.temperature):
            raise InputError(f"temperature is {self.temperature}", why="it is 0 or more")
        if self.top_k < 0:
            raise InputError(f"top_k is {self.top_k}", why="it is 0, for all, or more")
        if not 0 < self.top_p <= 1:
            raise InputError(f"top_p is {self.top_p}", why="it is above 0, and 1 at most")

    def choose(self, logits: np.ndarray, random: np.random.Generator) -> int:
        if not self.temperature:
            return int(logits.argmax())
        scaled = logits.astype(np.float64) / self.temperature
        weights = np.exp(scaled - scaled.max())
        if self.top_k and self.top_k < weights.size:
            least = np.partition(weights, -self.top_k)[-self.top_k]
            weights[weights < least] = 0
        if self.top_p < 1:
            weights[weights < _least(weights, self.top_p)] = 0
        total = np.cumsum(weights)
        return int(np.searchsorted(total, random.random() * total[-1], side="right"))


def _least(weights: np.ndarray, share: float) -> float:
    """The smallest of the fewest weights that together have a share of all."""
    wanted, count = share * weights.sum(), FIRST
    while True:
        count = min(count, weights.size)
        likely = np.sort(np.partition(weights, -count)[-count:])[::-1]
        reached = np.cumsum(likely) >= wanted
        if reached.any() or count == weights.size:
            return float(likely[int(reached.argmax()) if reached.any() else -1])
        count *= 4
