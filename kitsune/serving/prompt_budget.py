"""Bound the time that prompts take from sequences that are generating.

Each step of generating sequences saves its own time, and a chunk of a prompt spends it: prompts
take about half of the time. A chunk of a few tokens would take nearly as long as one of
`LEAST_CHUNK`, so steps save until that fits.
"""

from __future__ import annotations

from collections import deque
from statistics import median_low

LEAST_CHUNK = 16  # tokens
MEASURED_CHUNKS = 5  # the median of the latest: a chunk that waits for a compiler is left out


class PromptBudget:
    """The seconds that chunks of prompts may take beside generating sequences."""

    def __init__(self) -> None:
        self._saved = 0.0
        self._token_seconds = deque[float](maxlen=MEASURED_CHUNKS)

    def count_tokens(self, most: int) -> int:
        """Tokens of prompts that fit now: none, or some `LEAST_CHUNK`s, and `most` at most."""
        least = self._least_seconds
        fitting = int(self._saved / least) if least else 1
        return min(most, max(0, fitting) * LEAST_CHUNK)  # few sizes: each is bound once

    def save(self, seconds: float) -> None:
        """A step took this long. Without prompts, no more than a chunk and a step are saved."""
        self._saved = min(self._saved + seconds, self._least_seconds + seconds)

    def spend(self, seconds: float, tokens: int) -> None:
        """A chunk took this long. Small ones take longer by token, and are not measured."""
        if tokens >= LEAST_CHUNK:
            self._token_seconds.append(seconds / tokens)
        self._saved = max(self._saved - seconds, -self._least_seconds)

    @property
    def _least_seconds(self) -> float:
        return LEAST_CHUNK * median_low(self._token_seconds) if self._token_seconds else 0.0
