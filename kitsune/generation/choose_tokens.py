"""Choose the tokens of one text: sampling with what was generated, constraints, log probabilities.

chooser = Chooser(options, prompt, ends, constraint)
token = chooser.choose(logits)          # None: the text ends here
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from kitsune.errors import InputError
from kitsune.generation.generation_options import Options
from kitsune.generation.log_probabilities import TokenProbability, describe_token

# Logits of two programs differ by 1e-6 of the largest in f32; within this share two are close.
TIE = 2e-5


class Constraint(Protocol):
    """The texts that may be generated, up to the tokens that were accepted."""

    def mask(self, scores: np.ndarray) -> np.ndarray:
        """The scores, those of tokens that may not follow at -inf."""

    def accept(self, token: int) -> None: ...

    @property
    def is_complete(self) -> bool:
        """Whether nothing may follow."""


def check_tokens(options: Options, vocabulary: int) -> None:
    """Refuse tokens in options that the model does not have."""
    for name, tokens in (
        ("logit_bias", options.sampling.logit_bias or ()),
        ("stop_tokens", options.stop_tokens),
    ):
        outside = next((n for n in tokens if not 0 <= n < vocabulary), None)
        if outside is not None:
            raise InputError(f"{name}: no token {outside}", why=f"there are {vocabulary}")


class Chooser:
    """Chooses one token after another. With the same seed and logits they are the same."""

    def __init__(
        self,
        options: Options,
        prompt: Sequence[int],
        ends: frozenset[int],
        constraint: Constraint | None = None,
        index: int = 0,
    ) -> None:
        """`index` is that of the sample, of several of one prompt."""
        self.options, self.ends, self.constraint = options, ends, constraint
        seed = options.seed
        self.random = np.random.default_rng(None if seed is None else seed + index)
        self.history = list(prompt)
        self.logprobs = list[TokenProbability]()
        self._counts: dict[int, int] = {}  # of generated tokens

    def is_close(self, logits: np.ndarray) -> bool:
        """Whether rounding could decide which token is the most likely one."""
        if self.options.sampling.temperature:
            return False
        scores = self._score(logits)
        limit = scores.max() - TIE * np.abs(logits).max()
        return int(np.count_nonzero(scores >= limit)) > 1

    def choose(self, logits: np.ndarray) -> int | None:
        """The next token; None at an end, which is not part of the text."""
        if self.constraint is not None and self.constraint.is_complete:
            return None
        token = self.options.sampling.draw(self._score(logits), self.random)
        if token in self.ends or token in self.options.stop_tokens:
            return None
        if self.constraint is not None:
            self.constraint.accept(token)
        if self.options.logprobs is not None:
            self.logprobs.append(describe_token(token, logits, self.options.logprobs))
        self.history.append(token)
        self._counts[token] = self._counts.get(token, 0) + 1
        return token

    def _score(self, logits: np.ndarray) -> np.ndarray:
        """The logits with bias, penalties and what the constraint forbids."""
        scores = self.options.sampling.adjust(logits, self.history, self._counts)
        return scores if self.constraint is None else self.constraint.mask(scores)
