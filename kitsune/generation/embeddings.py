"""Embed texts by the states of a decoder's last layer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from kitsune.errors import InputError
from kitsune.generation.decoder_steps import State
from kitsune.generation.every_token import StateSteps

POOLING = ("mean", "last", "first")


def embed_texts(
    state: State,
    steps: StateSteps,
    encode: Callable[[Any], list[int]],
    texts: Any,
    how: tuple[str, bool],
) -> np.ndarray:
    """A vector for each text; of one text a vector. `how` is the pooling, and whether vectors get
    the length 1."""
    pooling, is_normalized = how
    if pooling not in POOLING:
        raise InputError(f"pooling is {pooling!r}", hint=f"known are {', '.join(POOLING)}")
    is_one = isinstance(texts, str) or (len(texts) > 0 and isinstance(texts[0], (int, np.integer)))
    several = [texts] if is_one else list(texts)
    made = [embed_tokens(state, steps, encode(each), pooling) for each in several]
    found = np.stack(made) if made else np.empty((0, steps.model.width), np.float32)
    if is_normalized:
        found = found / np.maximum(np.linalg.norm(found, axis=-1, keepdims=True), 1e-12)
    return np.asarray(found[0] if is_one else found)


def embed_tokens(state: State, steps: StateSteps, ids: Sequence[int], pooling: str) -> np.ndarray:
    """One vector for some tokens. The state is empty afterwards."""
    state.keep(0)
    # A step has two tokens at least; a token does not see those after it.
    several = [*ids, *ids] if len(ids) == 1 else list(ids)
    try:
        rows = np.concatenate(list(state.read_each(several, steps)))[: len(ids)]
    finally:
        state.keep(0)
    if pooling == "mean":
        return np.asarray(rows.mean(0))
    return np.asarray(rows[-1 if pooling == "last" else 0])
