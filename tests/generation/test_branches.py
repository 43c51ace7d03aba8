"""Several continuations of one prompt: samples as one at a time, beams as of transformers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.errors import InputError
from kitsune.generation import branches
from tests.gguf_files import write_model

PROMPT = "in the end and then"


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Any:
    path = write_model(tmp_path_factory.mktemp("gguf") / "small.gguf")
    return kt.create_model(None, path, context=64)


def test_samples_are_those_of_their_seeds(model: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(branches, "CALL_TOKENS", 8)  # several calls
    options: dict[str, Any] = {"max_new_tokens": 8, "temperature": 1.0, "logprobs": 1}
    found = model.samples(PROMPT, 3, seed=5, stop="the", **options)
    for n, each in enumerate(found):
        stream = model.generate(PROMPT, seed=5 + n, stop="the", stream=True, **options)
        assert each.text == "".join(stream)
        assert each.finish_reason == stream.finish_reason
        assert list(each.tokens) == stream.tokens
        assert [p.token for p in each.logprobs] == stream.tokens
    assert len({each.text for each in found}) > 1
    messages = [{"role": "user", "content": "the"}]
    (one,) = model.samples(messages, 1, temperature=0, max_new_tokens=5)
    assert one.text == model.chat(messages, temperature=0, max_new_tokens=5)
    same = model.samples(PROMPT, 2, max_new_tokens=8)
    assert [each.text for each in same] == [model.generate(PROMPT, 8)] * 2


def test_branches_share_rows_and_give_them_back(model: Any) -> None:
    cache = branches.BranchCache(model.steps, 8, 128)
    first, logits = cache.read([3, 4, 5])
    np.testing.assert_allclose(logits, model.logits([3, 4, 5]), atol=1e-4)
    other = cache.fork(first)
    rows = cache.step([first, other], [7, 8])
    for token, row in zip((7, 8), rows, strict=True):
        np.testing.assert_allclose(row, model.logits([3, 4, 5, token]), atol=1e-4)
    assert len(cache._free) == 128 - 5
    cache.drop(first)
    np.testing.assert_allclose(
        cache.step([other], [9])[0], model.logits([3, 4, 5, 8, 9]), atol=1e-4
    )
    cache.drop(other)
    assert sorted(cache._free) == list(range(128))


def test_one_beam_is_greedy(model: Any) -> None:
    (found,) = model.beam_search(PROMPT, beams=1, max_new_tokens=8)
    assert found.text == model.generate(PROMPT, 8)


@pytest.mark.parametrize(("ends", "penalty"), [((), 1.0), ((5, 9), 1.0), ((5, 9), 0.0)], ids=str)
def test_beams_are_those_of_transformers(
    tmp_path: Path, ends: tuple[int, ...], penalty: float
) -> None:
    torch = pytest.importorskip("torch")
    transformers = pytest.importorskip("transformers")
    torch.manual_seed(3)
    config = transformers.LlamaConfig(
        vocab_size=24,
        hidden_size=32,
        intermediate_size=64,
        num_hidden_layers=1,
        num_attention_heads=2,
        max_position_embeddings=64,
        initializer_range=0.3,
        bos_token_id=None,
        eos_token_id=list(ends) or None,
        pad_token_id=0,
    )
    whole = transformers.LlamaForCausalLM(config).eval()
    whole.save_pretrained(tmp_path)
    ids = [3, 14, 15, 9]
    made = whole.generate(
        torch.tensor([ids]),
        num_beams=3,
        num_return_sequences=3,
        max_new_tokens=9,
        do_sample=False,
        length_penalty=penalty,
        output_scores=True,
        return_dict_in_generate=True,
    )
    want = [[n for n in row[4:].tolist() if n not in ends and n] for row in made.sequences]
    model = kt.create_model(None, tmp_path)
    model.tokenizer.decode = lambda tokens: ""  # it has none
    found = model.beam_search(ids, 3, max_new_tokens=9, n=3, length_penalty=penalty)
    scores = [each.score for each in found]
    np.testing.assert_allclose(scores, made.sequences_scores.numpy(), atol=1e-3)
    assert [[n for n in each.tokens if n] for each in found] == want


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda m: m.samples(PROMPT, 0), "n is 0"),
        (lambda m: m.samples(PROMPT, 65), "1 to 64"),
        (lambda m: m.samples(PROMPT, 2, draft="prompt"), "draft"),
        (lambda m: m.generate(PROMPT, 3, n=2), "samples"),
        (lambda m: m.beam_search(PROMPT, beams=0), "beams is 0"),
        (lambda m: m.beam_search(PROMPT, beams=2, n=3), "there are 2 beams"),
        (lambda m: m.beam_search(PROMPT, length_penalty="x"), "length_penalty"),
        (lambda m: m.beam_search(PROMPT, stop_tokens=999), "no token 999"),
    ],
)
def test_counts_that_mean_nothing(model: Any, call: Any, said: str) -> None:
    with pytest.raises(InputError, match=said):
        call(model)
