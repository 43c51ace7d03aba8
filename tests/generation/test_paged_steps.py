"""Many sequences over one paged cache: the logits of each are those that it has alone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.config import FusionConfig
from kitsune.generation.decoder_steps import State
from kitsune.generation.paged_steps import BatchSteps, PromptSteps
from tests.gguf_files import write_model

CONTEXT, PAGE, SEQUENCES = 64, 8, 5


class Paged:
    """Sequences whose pages lie in a random order."""

    def __init__(self, steps: Any) -> None:
        rows = (SEQUENCES + 1) * CONTEXT
        self.prompt = PromptSteps(steps, rows)
        self.batch = BatchSteps(steps, rows, SEQUENCES)
        pages = np.random.default_rng(0).permutation(rows // PAGE)[: SEQUENCES * CONTEXT // PAGE]
        self.tables = (PAGE * pages[:, None] + np.arange(PAGE)).reshape(SEQUENCES, CONTEXT)
        self.cache = self.prompt.empty()

    def read(self, sequence: int, ids: Sequence[int], first: int = 0) -> np.ndarray:
        position, table = first + np.arange(len(ids)), self.tables[sequence]
        if len(ids) == 1:
            return self.step([sequence], ids, [first])[0]
        step = self.prompt.step(len(ids))
        logits, *_ = step(np.array(ids), position, table[position], table, *self.cache)
        return np.array(logits[0])

    def step(
        self, sequences: Sequence[int], ids: Sequence[int], position: Sequence[int]
    ) -> np.ndarray:
        table = self.tables[list(sequences)]
        slots = table[np.arange(len(ids)), list(position)]
        step = self.batch.step(len(ids))
        logits, *_ = step(np.array(ids), np.array(position), slots, table, *self.cache)
        return np.array(logits)


def make(path: Path, **options: Any) -> tuple[Any, Paged, list[list[int]]]:
    model = kt.create_model(None, path, context=CONTEXT, **options)
    random = np.random.default_rng(3)
    texts = [random.integers(0, model.config.vocabulary, n).tolist() for n in (3, 17, 9, 40, 2)]
    return model, Paged(model._steps), texts


@pytest.mark.parametrize("kind", ["F32", "Q4_0", "Q8_0"])
def test_sequences_of_different_lengths_share_a_step(kind: str, tmp_path: Path) -> None:
    model, paged, texts = make(write_model(tmp_path / "m.gguf", kind=kind))
    for n, ids in enumerate(texts):
        paged.read(n, ids)
    for count in range(1, SEQUENCES + 1):
        chosen = list(range(SEQUENCES))[-count:]
        logits = paged.step(chosen, [7] * count, [len(texts[n]) for n in chosen])
        for n, got in zip(chosen, logits, strict=True):
            want = model.logits([*texts[n], 7])
            np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-4 * np.abs(want).max())


def test_sequences_share_the_rows_of_a_common_beginning(tmp_path: Path) -> None:
    model, paged, texts = make(write_model(tmp_path / "m.gguf"))
    common = texts[3][: 2 * PAGE]
    paged.read(0, common)
    paged.tables[1, : 2 * PAGE] = paged.tables[0, : 2 * PAGE]
    for n, after in enumerate(([5, 6], [8, 9])):
        got = paged.read(n, after, len(common))
        np.testing.assert_allclose(got, model.logits([*common, *after]), rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("kind", ["F32", "Q4_0"])
def test_batch_invariant_steps_have_the_bits_of_a_sequence_alone(kind: str, tmp_path: Path) -> None:
    path = write_model(tmp_path / "m.gguf", kind=kind)
    config = FusionConfig(batch_invariant=True)
    model, paged, texts = make(path, operation_fusion=config)
    for n, ids in enumerate(texts):
        cut = len(ids) // 2
        for first, part in ((0, ids[:cut]), (cut, ids[cut:])):
            got = paged.read(n, part, first)
        np.testing.assert_array_equal(got, State(model._steps).feed(ids))
    logits = paged.step(range(SEQUENCES), [7] * SEQUENCES, [len(ids) for ids in texts])
    for got, ids in zip(logits, texts, strict=True):
        np.testing.assert_array_equal(got, State(model._steps).feed([*ids, 7]))
