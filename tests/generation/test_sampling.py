"""Sampling: each filter against the definitions of transformers, and its names elsewhere."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kitsune.errors import InputError
from kitsune.generation.generation_options import CHAT, GENERATE, read_options
from kitsune.generation.sampling import Sampling


def frequencies(sampling: Sampling, logits: np.ndarray, count: int = 4000) -> np.ndarray:
    rng = np.random.default_rng(0)
    drawn = [sampling.choose(logits, rng) for _ in range(count)]
    return np.bincount(drawn, minlength=logits.size) / count


def test_tokens_are_drawn_by_their_likelihood() -> None:
    logits = np.log(np.float32([0.5, 0.25, 0.15, 0.1]))
    np.testing.assert_allclose(
        frequencies(Sampling(1.0), logits), [0.5, 0.25, 0.15, 0.1], atol=0.03
    )
    sharp = np.array([0.5, 0.25, 0.15, 0.1]) ** 2
    found = frequencies(Sampling(0.5), logits)
    np.testing.assert_allclose(found, sharp / sharp.sum(), atol=0.03)
    assert Sampling().choose(logits, np.random.default_rng(0)) == 0


def test_unlikely_tokens_are_left_out() -> None:
    logits = np.log(np.float32([0.1, 0.5, 0.15, 0.25]))
    assert (frequencies(Sampling(1.0, top_k=2), logits) > 0).tolist() == [False, True, False, True]
    assert (frequencies(Sampling(1.0, top_p=0.6), logits) > 0).tolist() == [
        False,
        True,
        False,
        True,
    ]
    even = np.zeros(1000, np.float32)
    assert frequencies(Sampling(1.0, top_p=0.5), even).max() < 0.02


@pytest.mark.parametrize(
    "extreme",
    [
        {"temperature": 1e-320},
        {"temperature": 1e300},
        {"temperature": 1.0, "repetition_penalty": 1e-320},
        {"temperature": 1.0, "repetition_penalty": 1e300},
        {"repetition_penalty": 1e-45},
    ],
    ids=str,
)
def test_extreme_settings_give_a_token(extreme: dict[str, Any]) -> None:
    logits = np.float32([-1, 0, 3, -2, 2])
    token = Sampling(**extreme).choose(logits, np.random.default_rng(0), [0, 1, 2])
    assert token in range(5)
    if extreme["temperature" if "temperature" in extreme else "repetition_penalty"] < 1e-40:
        assert token == 2


@pytest.mark.parametrize("temperature", [0.0, 1.0])
@pytest.mark.parametrize("logits", [[0, np.nan], [np.inf, 0], [-np.inf, -np.inf]], ids=str)
def test_logits_that_are_no_numbers_give_no_token(logits: list[float], temperature: float) -> None:
    with pytest.raises(InputError, match="gives no next token"):
        Sampling(temperature).choose(np.float32(logits), np.random.default_rng(0))
    masked = np.float32([-np.inf, 1, -np.inf])
    assert Sampling(temperature).choose(masked, np.random.default_rng(0)) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"temperature": -1.0},
        {"temperature": "hot"},
        {"top_k": -1},
        {"top_k": 0.5},
        {"top_p": 0.0},
        {"min_p": 1.5},
        {"repetition_penalty": 0.0},
        {"repeat_last_n": -2},
        {"temperature": np.nan},
    ],
    ids=str,
)
def test_settings_that_mean_nothing(wrong: dict[str, Any]) -> None:
    with pytest.raises(InputError, match=next(iter(wrong))):
        Sampling(**wrong)


# --- against plain readings of the definitions ----------------------------------------------------


class Uniform:
    """A generator that returns one number, which picks the token at that share of the sum."""

    def __init__(self, share: float) -> None:
        self.share = share

    def random(self) -> float:
        return self.share


def possible(sampling: Sampling, logits: np.ndarray, history: list[int]) -> dict[int, float]:
    """The probability of each token, by where a fine grid of random numbers falls."""
    count = 2000
    grid: list[Any] = [Uniform((n + 0.5) / count) for n in range(count)]
    drawn = [sampling.choose(logits, one, history) for one in grid]
    tokens, counts = np.unique(drawn, return_counts=True)
    return dict(zip(tokens.tolist(), (counts / count).tolist(), strict=True))


def plain_probabilities(
    sampling: Sampling, logits: np.ndarray, history: list[int]
) -> dict[int, float]:
    """One token at a time, as the definitions say it."""
    recent = (
        history if sampling.repeat_last_n < 0 else history[len(history) - sampling.repeat_last_n :]
    )
    scores = [float(x) for x in logits]
    for token in set(recent):
        r = sampling.repetition_penalty
        scores[token] = scores[token] / r if scores[token] > 0 else scores[token] * r
    scores = [x / sampling.temperature for x in scores]
    order = sorted(range(len(scores)), key=lambda n: -scores[n])
    order = order[: sampling.top_k] if sampling.top_k else order
    likely = {n: float(np.exp(scores[n] - scores[order[0]])) for n in order}
    total, reached, nucleus = sum(likely.values()), 0.0, list[int]()
    for n in order:
        if reached < sampling.top_p * total:
            nucleus.append(n)
            reached += likely[n]
    kept = [n for n in nucleus if likely[n] >= sampling.min_p * likely[nucleus[0]]]
    total = sum(likely[n] for n in kept)
    return {n: likely[n] / total for n in kept}


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"min_p": 0.1},
        {"min_p": 0.3, "temperature": 2.0},
        {"top_k": 5, "top_p": 0.8},
        {"repetition_penalty": 1.3, "repeat_last_n": 4},
        {"repetition_penalty": 0.8},
        {"repetition_penalty": 1.5, "repeat_last_n": -1},
        {"repetition_penalty": 9.0, "repeat_last_n": 0},
        {"temperature": 0.8, "top_k": 40, "top_p": 0.95, "min_p": 0.05, "repetition_penalty": 1.1},
    ],
    ids=str,
)
def test_probabilities_are_those_of_the_definitions(options: dict[str, Any]) -> None:
    rng = np.random.default_rng(3)
    logits = (3 * rng.standard_normal(50)).astype(np.float32)
    history = rng.integers(0, 50, 30).tolist()
    sampling = Sampling(**{"temperature": 1.0, **options})
    want, found = (
        plain_probabilities(sampling, logits, history),
        possible(sampling, logits, history),
    )
    assert found.keys() <= want.keys()
    assert all(p < 0.002 for token, p in want.items() if token not in found)
    assert all(abs(found.get(token, 0) - p) < 0.002 for token, p in want.items())


@pytest.mark.parametrize(
    "options",
    [
        {"min_p": 0.05},
        {"top_k": 7},
        {"top_p": 0.7},
        {"repetition_penalty": 1.4},
        {"temperature": 0.6, "top_k": 20, "top_p": 0.9, "min_p": 0.1, "repetition_penalty": 1.2},
    ],
    ids=str,
)
def test_probabilities_are_those_of_transformers(options: dict[str, Any]) -> None:
    torch, transformers = pytest.importorskip("torch"), pytest.importorskip("transformers")
    rng = np.random.default_rng(4)
    logits = (3 * rng.standard_normal(60)).astype(np.float32)
    history = rng.integers(0, 60, 20).tolist()
    kinds = transformers.generation.logits_process
    makers = {
        "repetition_penalty": kinds.RepetitionPenaltyLogitsProcessor,
        "temperature": kinds.TemperatureLogitsWarper,
        "top_k": kinds.TopKLogitsWarper,
        "top_p": kinds.TopPLogitsWarper,
        "min_p": kinds.MinPLogitsWarper,
    }
    ids, scores = torch.tensor([history]), torch.tensor(logits)[None]
    for name, make in makers.items():
        if name in options:
            scores = make(options[name])(ids, scores)
    want = torch.softmax(scores[0].double(), 0).numpy()
    sampling = Sampling(**{"temperature": 1.0, "repeat_last_n": -1, **options})
    found = possible(sampling, logits, history)
    np.testing.assert_allclose([found.get(n, 0.0) for n in range(60)], want, atol=0.002)
    assert all(want[n] > 0 for n in found)


def test_the_most_likely_token_may_be_one_that_was_not_said() -> None:
    logits = np.float32([2.0, 1.9, -1.0])
    chosen = Sampling(repetition_penalty=1.2).choose(logits, np.random.default_rng(0), [0, 2])
    assert chosen == 1
    np.testing.assert_array_equal(logits, np.float32([2.0, 1.9, -1.0]))


# --- names ---------------------------------------------------------------------------------------


def test_names_of_other_libraries_mean_ours() -> None:
    found = read_options({"num_predict": 7, "repeat_penalty": 1.3, "temp": 0.5, "stop": "."}, CHAT)
    assert found.max_new_tokens == 7
    assert found.sampling == Sampling(0.5, 40, 0.95, 0.05, 1.3, 64)
    assert found.stop == (".",)
    assert read_options({"max_tokens": -1}, GENERATE).max_new_tokens is None


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"temprature": 1}, "did you mean 'temperature'"),
        ({"max_new_token": 1}, "'max_new_tokens'"),
        ({"do_sample": True}, "temperature=0 takes the most likely"),
        ({"zzz": 1}, "known are max_new"),
        ({"max_tokens": 1, "num_predict": 2}, "'max_new_tokens' is given twice"),
        ({"max_tokens": "many"}, "max_new_tokens is 'many'"),
        ({"seed": -1}, "seed is -1"),
        ({"stop": [""]}, "a stop is empty"),
    ],
    ids=str,
)
def test_unknown_and_wrong_options_say_what_to_write(given: dict[str, Any], message: str) -> None:
    with pytest.raises(InputError, match=message):
        read_options(given, GENERATE)
