"""Log probabilities of tokens and of the most likely others."""

from __future__ import annotations

import numpy as np

from kitsune.system.records import dataclass


@dataclass(frozen=True)
class TokenProbability:
    """A token, the logarithm of its probability, and `top`: the most likely tokens with theirs.

    Probabilities are those of the model, before bias, penalties and temperature."""

    token: int
    logprob: float
    top: tuple[tuple[int, float], ...] = ()


def log_softmax(logits: np.ndarray) -> np.ndarray:
    """In f64, along the last axis."""
    values = logits.astype(np.float64)
    values -= values.max(-1, keepdims=True)
    return np.asarray(values - np.log(np.exp(values).sum(-1, keepdims=True)))


def describe_token(token: int, logits: np.ndarray, count: int) -> TokenProbability:
    """The token's log probability and the `count` largest; of equal ones the smaller number."""
    values = log_softmax(logits)
    count = min(count, values.size)
    best = np.argpartition(-values, count - 1)[:count] if count else np.empty(0, np.int64)
    best = best[np.lexsort((best, -values[best]))]
    top = tuple((int(n), float(values[n])) for n in best)
    return TokenProbability(token, float(values[token]), top)
