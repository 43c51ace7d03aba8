"""Rules of a model's files about which tokens may come next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from kitsune.errors import InputError
from kitsune.system.records import dataclass


@dataclass(frozen=True)
class TokenRules:
    """`first` is the only token that may come first; `never` and `not_first` are those that may
    not. None of `ends` comes before `min_tokens` others, and no run of `no_repeat` tokens comes
    twice (0: any may)."""

    ends: frozenset[int] = frozenset()
    first: int | None = None
    never: tuple[int, ...] = ()
    not_first: tuple[int, ...] = ()
    min_tokens: int = 0
    no_repeat: int = 0

    def apply(self, scores: np.ndarray, before: Sequence[int], begin: Sequence[int]) -> np.ndarray:
        """The scores after the generated tokens `before`, which stand after those of `begin`;
        −∞ for what may not come."""
        masked = self._masked(before, begin)
        if self.first is not None and not before:
            made: np.ndarray = np.full_like(scores, -np.inf)
            made[self.first] = 0.0
            return made
        if not masked:
            return scores
        made = np.array(scores)
        made[masked] = -np.inf
        return made

    def _masked(self, before: Sequence[int], begin: Sequence[int]) -> list[int]:
        found = [*self.never, *(() if before else self.not_first)]
        if len(before) < self.min_tokens:
            found += self.ends
        if self.no_repeat and len(before) + len(begin) >= self.no_repeat:
            found += repeated([*begin, *before], self.no_repeat)
        return found


def repeated(tokens: Sequence[int], length: int) -> list[int]:
    """The tokens after which the last `length` would be what stood before."""
    end = tuple(tokens[len(tokens) - length + 1 :])
    return [
        tokens[at + length - 1]
        for at in range(len(tokens) - length + 1)
        if tuple(tokens[at : at + length - 1]) == end
    ]


def read_rules(said: Mapping[str, Any], ends: frozenset[int], vocabulary: int) -> TokenRules:
    """The rules of a generation_config.json, or of a config.json."""
    single = [ids[0] for ids in said.get("bad_words_ids") or [] if len(ids) == 1]
    return TokenRules(
        ends=ends,
        first=_token(said, "forced_bos_token_id", vocabulary),
        never=_tokens([*single, *(said.get("suppress_tokens") or [])], vocabulary),
        not_first=_tokens(said.get("begin_suppress_tokens") or [], vocabulary),
        min_tokens=max(_count(said, "min_length") - 1, _count(said, "min_new_tokens")),
        no_repeat=_count(said, "no_repeat_ngram_size"),
    )


def _tokens(ids: Sequence[Any], vocabulary: int) -> tuple[int, ...]:
    return tuple(n for n in ids if type(n) is int and 0 <= n < vocabulary)


def _token(said: Mapping[str, Any], name: str, vocabulary: int) -> int | None:
    found = said.get(name)
    if found is None or (type(found) is int and 0 <= found < vocabulary):
        return found
    raise InputError(f"{name} is {found!r}", why=f"there are {vocabulary} tokens")


def _count(said: Mapping[str, Any], name: str) -> int:
    found = said.get(name)
    return found if type(found) is int and found > 0 else 0
