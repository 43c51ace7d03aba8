"""Sample the next token from logits: bias, penalties, temperature, top-k, top-p, min-p, typical-p.

The filters run in the order of transformers: bias and penalties, temperature, top-k, top-p, min-p,
typical-p. llama.cpp divides by the temperature after the filters instead of before them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from numbers import Integral, Real

import numpy as np

from kitsune.errors import InputError
from kitsune.system.records import dataclass

LARGEST = float(np.finfo(np.float32).max)  # a score after its penalty
FIRST = 64  # tokens that top-p sorts at first; four times as many whenever they are too few

# field: (smallest, largest, is the smallest allowed, type, what the bounds mean)
_BOUNDS: dict[str, tuple[float, float, bool, type, str]] = {
    "temperature": (0, np.inf, True, Real, "0 takes the most likely token; above 0 samples"),
    "top_k": (0, np.inf, True, Integral, "it is a count of tokens, and 0 keeps all"),
    "top_p": (0, 1, False, Real, "it is a probability above 0, and 1 keeps all tokens"),
    "min_p": (0, 1, True, Real, "it is a share of the largest probability: 0 to 1"),
    "typical_p": (0, 1, False, Real, "it is a probability above 0, and 1 keeps all tokens"),
    "repetition_penalty": (0, np.inf, False, Real, "1 is no penalty, and larger numbers are more"),
    "repeat_last_n": (-1, np.inf, True, Integral, "0 is none and -1 all of the context"),
    "presence_penalty": (-np.inf, np.inf, True, Real, "it is subtracted from logits; 0 is none"),
    "frequency_penalty": (-np.inf, np.inf, True, Real, "it is subtracted from logits; 0 is none"),
}


@dataclass(frozen=True)
class Sampling:
    """The most likely token at temperature 0; otherwise a random one by its probability, among the
    `top_k` most likely (0: all), of these the fewest that together have the probability `top_p`,
    and of these the ones at least `min_p` times as likely as the most likely one; of these the
    fewest with the probability `typical_p` whose information is nearest to the entropy.
    `repetition_penalty` divides the positive logits, and multiplies the negative ones, of tokens
    among the last `repeat_last_n` (-1: all). `presence_penalty` is subtracted from the logits of
    tokens that were generated, `frequency_penalty` once for each time; `logit_bias` is added to the
    logits of its tokens (-inf: never)."""

    temperature: float = 0.0
    top_k: int = 0
    top_p: float = 1.0
    min_p: float = 0.0
    repetition_penalty: float = 1.0
    repeat_last_n: int = 64
    typical_p: float = 1.0
    presence_penalty: float = 0.0
    frequency_penalty: float = 0.0
    logit_bias: Mapping[int, float] | None = None

    def __post_init__(self) -> None:
        for name, (least, most, is_closed, kind, why) in _BOUNDS.items():
            value = getattr(self, name)
            is_kind = isinstance(value, kind) and not isinstance(value, bool)
            if not is_kind or not least <= value <= most or not np.isfinite(value):
                raise InputError(f"{name} is {value!r}", why=why)
            if value == least and not is_closed:
                raise InputError(f"{name} is {value!r}", why=why)

        _check_bias(self.logit_bias)

    def choose(
        self,
        logits: np.ndarray,
        random: np.random.Generator,
        history: Sequence[int] = (),
        counts: Mapping[int, int] | None = None,
    ) -> int:
        """The next token; `history` is the tokens before it, the latest last, and `counts` how
        often each was generated."""
        return self.draw(self.adjust(logits, history, counts or {}), random)

    def draw(self, scores: np.ndarray, random: np.random.Generator) -> int:
        """A token by scores that bias and penalties are in."""
        best = scores[scores.argmax()]  # argmax finds a NaN, if there is one
        if not np.isfinite(best):
            raise InputError(
                "the model gives no next token",
                why=f"the largest of its logits is {best}",
                hint="a weight of the model may be infinite or no number, or all tokens forbidden",
            )
        if not self.temperature:
            return int(scores.argmax())
        tokens = np.arange(scores.size)
        if 0 < self.top_k < scores.size:
            tokens = np.flatnonzero(scores >= np.partition(scores, -self.top_k)[-self.top_k])
        kept = scores[tokens].astype(np.float64)
        with np.errstate(over="ignore"):  # a small temperature: differences become infinite
            weights = np.exp((kept - kept.max()) / self.temperature)
        if self.top_p < 1:
            weights[weights < _min_weight_of_share(weights, self.top_p)] = 0
        weights[weights < self.min_p] = 0  # the largest weight is 1
        if self.typical_p < 1:
            _keep_typical(weights, self.typical_p)
        total = np.cumsum(weights)
        at = np.searchsorted(total, random.random() * total[-1], side="right")
        return int(tokens[at])

    def adjust(
        self, logits: np.ndarray, history: Sequence[int], counts: Mapping[int, int]
    ) -> np.ndarray:
        """The logits with bias and penalties; the array itself where there are none."""
        scores = logits
        if self.logit_bias:
            scores = np.array(logits, np.float32)
            scores[list(self.logit_bias)] += np.array([*self.logit_bias.values()], np.float32)
        scores = self._penalize(scores, history)
        if counts and (self.presence_penalty or self.frequency_penalty):
            scores = np.array(scores, np.float32)
            times = np.array([*counts.values()], np.float32)
            scores[list(counts)] -= self.presence_penalty + self.frequency_penalty * times
        return scores

    def _penalize(self, logits: np.ndarray, history: Sequence[int]) -> np.ndarray:
        if self.repetition_penalty == 1 or not self.repeat_last_n or not len(history):
            return logits
        seen = np.unique(history if self.repeat_last_n < 0 else history[-self.repeat_last_n :])
        scores = np.array(logits, np.float32)
        found = scores[seen].astype(np.float64)
        with np.errstate(over="ignore"):
            penalized = np.where(
                found < 0, found * self.repetition_penalty, found / self.repetition_penalty
            )
        scores[seen] = np.clip(penalized, -LARGEST, LARGEST)
        return scores


def _check_bias(bias: object) -> None:
    """Refuse what is no mapping of tokens to numbers."""
    if bias is None:
        return
    if not isinstance(bias, Mapping):
        raise InputError(
            f"logit_bias is {bias!r}", why="it maps tokens to what is added to their logits"
        )
    for token, value in bias.items():
        is_token = isinstance(token, (int, np.integer)) and not isinstance(token, bool)
        is_number = isinstance(value, (int, float, np.floating)) and not isinstance(value, bool)
        if not is_token or token < 0 or not is_number or not value < np.inf:
            raise InputError(
                f"logit_bias has {token!r}: {value!r}",
                why="it maps tokens to what is added to their logits; -inf is never",
            )


def _keep_typical(weights: np.ndarray, share: float) -> None:
    """Set to 0 the weights whose information differs most from the entropy, so that the others
    just reach a share of the sum."""
    kept = np.flatnonzero(weights)
    probability = weights[kept] / weights[kept].sum()
    information = -np.log(probability)
    distance = np.abs(information - (probability * information).sum())
    order = np.argsort(distance, kind="stable")
    count = int((np.cumsum(probability[order]) < share).sum())
    limit = distance[order[min(count, kept.size - 1)]]
    weights[kept[distance > limit]] = 0


def _min_weight_of_share(weights: np.ndarray, share: float) -> float:
    """Return the smallest of the fewest weights that together reach a share of the sum."""
    wanted, count = share * weights.sum(), FIRST
    while True:
        count = min(count, weights.size)
        likely = np.sort(np.partition(weights, -count)[-count:])[::-1]
        reached = np.cumsum(likely) >= wanted
        if reached.any() or count == weights.size:
            return float(likely[int(reached.argmax()) if reached.any() else -1])
        count *= 4
