"""Texts over a KV cache of 8 and 4 bits: close logits, fewer bytes, one sequence and many."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.config import FusionConfig
from kitsune.errors import UnsupportedError
from kitsune.generation import TextModel
from kitsune.generation.paged_steps import BatchSteps, PromptSteps
from kitsune.native.contents import contents_of_decoder
from tests.gguf_files import write_model

CONTEXT, HEAD = 32, 32
TOLERANCE = {8: 0.01, 4: 0.15}
IDS = np.random.default_rng(3).integers(3, 200, 20).tolist()


@pytest.fixture(scope="module")
def make(tmp_path_factory: pytest.TempPathFactory) -> Callable[[int | None], TextModel]:
    path = write_model(tmp_path_factory.mktemp("cache") / "m.gguf", layers=1, head=HEAD)

    @cache
    def open_model(bits: Any) -> TextModel:
        config = FusionConfig(kv_cache_bits=bits)
        made = kt.create_model(None, path, config, context=CONTEXT)
        assert isinstance(made, TextModel)
        return made

    return open_model


def read(model: TextModel) -> np.ndarray:
    state = model.new_state()
    return np.stack([state.feed(IDS[:17]), *(state.feed([n]) for n in IDS[17:])])


@pytest.mark.parametrize("bits", [8, 4])
def test_logits_are_close_and_the_cache_is_small(bits: int, make: Any) -> None:
    want, got = read(make(None)), read(make(bits))
    assert 0 < np.linalg.norm(got - want) < TOLERANCE[bits] * np.linalg.norm(want)
    nbytes = sum(part.nbytes for part in make(bits).steps.empty())
    assert nbytes == 2 * 2 * CONTEXT * (HEAD * bits // 8 + 8)


def test_attention_reads_the_codes(make: Any) -> None:
    for tokens in (1, 9):
        assert "quantized_attention" in make(8).explain(tokens).to_text(all=True)


def test_many_sequences_share_a_cache_of_codes(make: Any) -> None:
    model = make(8)
    prompts = PromptSteps(model.steps, 2 * CONTEXT)
    batches, room = BatchSteps(model.steps, 2 * CONTEXT, 2), prompts.empty()
    tables = np.random.default_rng(0).permutation(2 * CONTEXT).reshape(2, CONTEXT)
    for table in tables:
        at = np.arange(17)
        logits, *_ = prompts.step(17)(np.array(IDS[:17]), at, table[at], table, *room)
    want = read(model)
    np.testing.assert_allclose(logits[0], want[0], rtol=1e-3, atol=1e-3 * np.abs(want).max())
    ids, at = np.array([IDS[17]] * 2), np.array([17, 17])
    logits, *_ = batches.step(2)(ids, at, tables[:, 17], tables, *room)
    for each in logits:
        np.testing.assert_allclose(each, want[1], rtol=1e-2, atol=1e-2 * np.abs(want).max())


def test_other_widths_and_libraries_are_refused(make: Any) -> None:
    with pytest.raises(UnsupportedError, match="kv_cache_bits=5"):
        FusionConfig(kv_cache_bits=5)  # type: ignore[arg-type]
    steps: Any = type("Steps", (), {"graph": make(8).steps.graph})()
    steps.shape = type("Shape", (), {"most": 8})()
    with pytest.raises(UnsupportedError, match="KV cache of fewer bits"):
        contents_of_decoder(steps, FusionConfig())
