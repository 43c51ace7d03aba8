"""Options of generation: bias, penalties, stop tokens, log probabilities, and their errors."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.errors import InputError
from kitsune.generation.sampling import Sampling
from tests.gguf_files import write_model

PROMPT = "in the end and then"


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return kt.create_model(None, write_model(tmp_path_factory.mktemp("gguf") / "small.gguf"))


def tokens(model: Any, **options: Any) -> list[int]:
    stream = model.generate(PROMPT, 8, stream=True, **options)
    list(stream)
    return list(stream.tokens)


def test_bias_is_added_to_logits(model: Any) -> None:
    first = tokens(model)[0]
    assert tokens(model, logit_bias={7: 1e4}) == [7] * 8
    assert first not in tokens(model, logit_bias={first: -np.inf})
    assert tokens(model, logit_bias={}) == tokens(model)


def test_penalties_are_of_generated_tokens() -> None:
    random, logits = np.random.default_rng(0), np.float32([3.0, 2.5, 1.0])
    presence = Sampling(presence_penalty=1.0)
    assert presence.choose(logits, random, [0, 0]) == 0  # of the prompt
    assert presence.choose(logits, random, [0], {0: 1}) == 1
    assert presence.choose(logits, random, [0], {0: 4, 1: 1}) == 0
    assert Sampling(frequency_penalty=1.0).choose(logits, random, [0], {0: 4, 1: 1}) == 1
    assert Sampling(presence_penalty=-1.0).choose(logits, random, [], {1: 1}) == 1


def test_no_token_is_repeated_under_a_large_penalty(model: Any) -> None:
    found = tokens(model, presence_penalty=1e4)
    assert len(set(found)) == len(found) == 8


def test_typical_sampling_is_that_of_transformers() -> None:
    torch = pytest.importorskip("torch")
    warpers = pytest.importorskip("transformers.generation.logits_process")
    rng = np.random.default_rng(1)
    for share in (0.2, 0.5, 0.9):
        logits = (3 * rng.standard_normal(50)).astype(np.float32)
        wanted = warpers.TypicalLogitsWarper(mass=share)(None, torch.tensor(logits[None]))
        allowed = np.flatnonzero(np.isfinite(wanted[0].numpy()))
        sampling = Sampling(1.0, typical_p=share)
        drawn = {sampling.choose(logits, rng) for _ in range(600)}
        likely = allowed[logits[allowed] > logits[allowed].max() - 2]
        assert set(likely.tolist()) <= drawn <= set(allowed.tolist())


def test_a_stop_token_ends_a_text(model: Any) -> None:
    stream = model.generate(PROMPT, 8, stream=True, stop_tokens=tokens(model)[0])
    assert "".join(stream) == ""
    assert stream.finish_reason == "stop"


def test_log_probabilities_are_those_of_the_logits(model: Any) -> None:
    ids = model.tokenizer.encode(PROMPT)
    stream = model.generate(PROMPT, 3, stream=True, logprobs=3, logit_bias={7: 1e4})
    list(stream)
    for n, each in enumerate(stream.logprobs):
        logits = model.logits([*ids, *stream.tokens[:n]]).astype(np.float64)
        want = logits - np.log(np.exp(logits - logits.max()).sum()) - logits.max()
        assert each.token == 7
        np.testing.assert_allclose(each.logprob, want[7], atol=1e-4)
        np.testing.assert_allclose([p for _, p in each.top], np.sort(want)[::-1][:3], atol=1e-4)


def test_a_text_is_scored(model: Any) -> None:
    ids = model.tokenizer.encode(PROMPT)
    found = model.score(PROMPT, top=1)
    logits = model.process(input_ids=ids)["logits"].astype(np.float64)
    want = logits - np.log(np.exp(logits).sum(-1, keepdims=True))
    assert [each.token for each in found] == ids[1:]
    each = [want[n, token] for n, token in enumerate(ids[1:])]
    np.testing.assert_allclose([p.logprob for p in found], each, atol=1e-4)
    assert [p.top[0][0] for p in found] == want[:-1].argmax(-1).tolist()
    assert model.score(ids[:1]) == []
    long = [n % 200 for n in range(150)]  # several calls
    assert len(model.score(long)) == 149


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"logit_bias": {272: 1.0}}, "no token 272"),
        ({"logit_bias": {1.5: 1.0}}, "logit_bias has 1.5"),
        ({"logit_bias": {1: np.inf}}, "logit_bias"),
        ({"logit_bias": [1]}, "logit_bias"),
        ({"presence_penalty": "much"}, "presence_penalty"),
        ({"frequency_penalty": np.nan}, "frequency_penalty"),
        ({"typical_p": 0.0}, "typical_p"),
        ({"logprobs": -1}, "logprobs"),
        ({"logprobs": 1.5}, "logprobs"),
        ({"stop_tokens": "x"}, "stop_tokens"),
        ({"stop_tokens": [999]}, "no token 999"),
        ({"stop": [1]}, "stop"),
        ({"draft": "model"}, "draft is 'model'"),
        ({"num_beams": 3}, "num_beams"),
    ],
    ids=str,
)
def test_options_that_mean_nothing(model: Any, wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(InputError, match=said):
        model.generate(PROMPT, 3, **wrong)
