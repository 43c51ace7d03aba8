"""Speculation: the same tokens as without, from prompt lookup and from a draft model."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.errors import InputError
from kitsune.generation import speculation
from kitsune.generation.decoder_steps import State
from kitsune.generation.speculation import PromptLookup, Speculation, StepTimes
from tests.gguf_files import write_model


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("gguf")


@pytest.fixture(scope="module")
def model(folder: Path) -> Any:
    return kt.create_model(None, write_model(folder / "small.gguf"))


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """Guesses whatever times say: on a small model every step takes as long."""
    monkeypatch.setattr(speculation, "DEBT", 1e9)
    monkeypatch.setattr(StepTimes, "ratio", lambda self, rows: 1.0)


def run(model: Any, ids: Sequence[int], **options: Any) -> Any:
    stream = model.generate(ids, 40, stream=True, **options)
    list(stream)
    return stream


@pytest.mark.parametrize(
    "options",
    [{}, {"temperature": 0.5, "seed": 5}, {"presence_penalty": 0.01, "repetition_penalty": 1.05}],
    ids=str,
)
def test_prompt_lookup_changes_no_token(model: Any, eager: None, options: dict[str, Any]) -> None:
    guessed = right = 0
    for seed in range(3):
        ids = np.random.default_rng(seed).integers(3, 9, 40).tolist()
        want, found = run(model, ids, **options), run(model, ids, draft="prompt", **options)
        assert found.tokens == want.tokens
        assert (found.text, found.finish_reason) == (want.text, want.finish_reason)
        guessed, right = guessed + found.drafted_tokens, right + found.accepted_tokens
        after = [*ids, *want.tokens, 5]
        np.testing.assert_allclose(model.logits(after), fresh_logits(model, after), atol=1e-4)
    assert 0 < right <= guessed or options.get("temperature")


def fresh_logits(model: Any, ids: Sequence[int]) -> np.ndarray:
    return State(model.steps).feed(list(ids))


def test_a_draft_model_changes_no_token(model: Any, folder: Path, eager: None) -> None:
    same = kt.create_model(None, folder / "small.gguf")  # guesses everything right
    other = kt.create_model(None, write_model(folder / "other.gguf", layers=1, seed=5))
    ids = model.tokenizer.encode("in the end")
    want = run(model, ids, logit_bias={1: -1e9})
    for draft in (same, other):
        for options in ({}, {"temperature": 0.7, "seed": 1}):
            plain = run(model, ids, **options)
            assert run(model, ids, draft=draft, **options).tokens == plain.tokens
    assert run(model, ids, draft=same).accepted_tokens >= 0
    assert want.tokens


def test_ties_are_decided_by_the_bits_of_single_steps(
    model: Any, eager: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = np.random.default_rng(0).integers(3, 9, 40).tolist()
    want = run(model, ids)
    monkeypatch.setattr("kitsune.generation.choose_tokens.TIE", 10.0)  # every one is close
    redone, once = list[int](), State.recompute
    monkeypatch.setattr(State, "recompute", lambda self: redone.append(1) or once(self))
    found = run(model, ids, draft="prompt", logprobs=0)
    want = run(model, ids, logprobs=0)
    assert found.tokens == want.tokens
    assert redone
    exact = [a.logprob == b.logprob for a, b in zip(found.logprobs, want.logprobs, strict=True)]
    assert np.mean(exact) > 0.9  # those of accepted guesses are recomputed


def test_batch_invariant_logits_have_the_same_bits(folder: Path, eager: None) -> None:
    config = kt.FusionConfig(batch_invariant=True)
    model = kt.create_model(None, folder / "small.gguf", config)
    ids = np.random.default_rng(0).integers(3, 9, 40).tolist()
    want, found = run(model, ids, logprobs=0), run(model, ids, draft="prompt", logprobs=0)
    assert found.logprobs == want.logprobs
    assert found.drafted_tokens


def test_lookup_finds_what_followed_the_longest_repetition() -> None:
    history = [1, 2, 3, 4, 5, 9, 3, 4, 6, 1, 2, 3, 4]
    lookup = PromptLookup()
    likely, available = lookup.find(history)
    assert lookup.draft(history, 3) == [5, 9, 3]
    assert available == 9
    assert lookup.find([*history, 7])[1] == 0
    assert likely > PromptLookup().find([3, 4, 6, 3, 4])[0]


def test_wrong_guesses_cost_little() -> None:
    times = StepTimes()
    for rows in (1, 2, 3, 4, 6, 8, 12, 16):
        times.add(rows, 0.9 + 0.3 * rows)
        times.add(rows, 0.9 + 0.3 * rows)

    class Wrong:
        cost = 0.0

        def find(self, history: Sequence[int]) -> tuple[float, int]:
            return 0.9, 15

        def draft(self, history: Sequence[int], count: int) -> list[int]:
            return [0] * count

    guide, spent = Speculation(Wrong(), None, times, [1]), 0.0  # type: ignore[arg-type]
    for _ in range(200):
        draft = guide._guess(20)
        spent += times.ratio(len(draft) + 1)
        guide.note(draft, 0)
    assert 200 < spent < 200 / 0.97


def test_a_draft_model_has_the_same_vocabulary(model: Any, folder: Path) -> None:
    other = folder / "words.gguf"
    write_model(other, more={"tokenizer.ggml.merges": ["t h", "th e"]})
    with pytest.raises(InputError, match="another vocabulary"):
        model.generate("in the end", 3, draft=kt.create_model(None, other))
