"""Every row of the table of decoders against transformers, over 64 generated tokens.

`python -m tests.conformance.decoder_rows [NAME …]` makes a small random model of each (tests/
decoder_models.py), generates 64 tokens greedily from 24 with compiled steps, and compares with
transformers: the logits before each token, the tokens, unless the two best differ by less than the
tolerance, the same without a cache, three sequences of different lengths in one batch, and a GGUF
file in f32. A GGUF file with weights in Q8_0 is compared with the NumPy meaning of its graph.
"""

from __future__ import annotations

import sys
import tempfile
import time
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import torch

import kitsune as kt
from kitsune.config import FusionConfig
from kitsune.frontends.decoders.decoder_graph import whole_graph
from kitsune.generation.decoder_steps import State, Steps
from kitsune.generation.paged_steps import BatchSteps, PromptSteps
from kitsune.ir.interp import interpret
from kitsune.model import make_target
from kitsune.tracing.decoder import open_decoder
from tests.decoder_gguf import write_gguf
from tests.decoder_models import MODELS, NOT_IN_GGUF, expected_logits, random_tokens, save_model

PROMPT, NEW, ROOM = 24, 64, 112
TOLERANCE = 2e-4  # of the largest logit
LENGTHS = (24, 11, 5)


def distance(made: np.ndarray, want: np.ndarray) -> float:
    """The largest difference, as a part of the largest logit."""
    return float(np.abs(made - want).max() / np.abs(want).max())


def generate(steps: Steps, ids: list[int]) -> tuple[list[int], np.ndarray]:
    """Greedy tokens, and the logits before each."""
    state, ids = State(steps), list(ids)
    logits, fed = [state.feed(ids)], ids
    for _ in range(NEW):
        fed = [*fed, int(logits[-1].argmax())]
        logits.append(state.feed(fed[-1:]))
    return fed, np.array(logits)


def wrong_tokens(made: list[int], want: np.ndarray, bound: float) -> int:
    """How many tokens are not the best of the logits that are expected, by more than the bound."""
    tokens = made[PROMPT:]
    rows = want[PROMPT - 1 : PROMPT - 1 + len(tokens)]
    return sum(
        bool(row.max() - row[token] > bound) for row, token in zip(rows, tokens, strict=True)
    )


def compare_batch(steps: Steps, module: Any) -> float:
    """Three sequences, one token each in one call, over pages of one cache."""
    rows = 4 * ROOM
    prompts, batch = PromptSteps(steps, rows), BatchSteps(steps, rows, 3)
    cache, texts = prompts.empty(), [random_tokens(n + 1, seed=n) for n in LENGTHS]
    tables = np.random.default_rng(0).permutation(rows)[: 3 * ROOM].reshape(3, ROOM)
    for text, table in zip(texts, tables, strict=True):
        place = np.arange(len(text) - 1)
        step = prompts.step(len(place))
        step(np.array(text[:-1]), place, table[place], table, *cache)
    place, ids = np.array(LENGTHS), np.array([text[-1] for text in texts])
    logits, *_ = batch.step(3)(ids, place, tables[np.arange(3), place], tables, *cache)
    is_long = any(kind.rotation and kind.rotation.long for kind in steps.model.kinds)
    pairs = list(zip(np.array(logits), texts, strict=True))[: 1 if is_long else 3]
    return max(distance(made, expected_logits(module, text)[-1]) for made, text in pairs)


def compare_gguf(folder: Path, ids: list[int], want: np.ndarray, quantise: str) -> float:
    """Steps of a GGUF file against transformers, or against the meaning of its own graph."""
    path = write_gguf(folder, quantise)
    _, model, weights = open_decoder(path)
    steps = Steps(model, weights, ROOM, FusionConfig(), make_target("cpu"), None, str(path))
    state = State(steps)
    made = [state.feed(ids[:PROMPT]), *(state.feed([n]) for n in ids[PROMPT:-1])]
    if quantise != "F32":
        graph = whole_graph(model, weights, len(ids) - 1)
        (want,) = interpret(graph, {"input_ids": np.array(ids[:-1])})
    return distance(np.array(made), want[PROMPT - 1 : len(ids) - 1])


def compare(name: str, folder: Path) -> dict[str, float]:
    module = save_model(folder, name)
    model = kt.create_model(None, folder, context=ROOM)
    ids, logits = generate(model.steps, random_tokens(PROMPT))
    want = expected_logits(module, ids)
    bound = TOLERANCE * float(np.abs(want).max())
    found = {
        "cached": distance(logits, want[PROMPT - 1 :]),
        "tokens": float(wrong_tokens(ids, want, bound)),
        "whole": distance(model.model(np.array(ids)), want),
        "batch": compare_batch(model.steps, module),
    }
    if name not in NOT_IN_GGUF:
        found["gguf"] = compare_gguf(folder, ids, want, "F32")
        found["gguf Q8_0"] = compare_gguf(folder, ids, want, "Q8_0")
    return found


def main(names: list[str]) -> int:
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    failures = 0
    for name in names or list(MODELS):
        begin = time.process_time()
        with tempfile.TemporaryDirectory() as folder:
            found = compare(name, Path(folder))
        is_right = all(value <= TOLERANCE for value in found.values())
        failures += not is_right
        shown = ", ".join(f"{key} {value:.1e}" for key, value in found.items())
        took = time.process_time() - begin
        print(f"{'equal ' if is_right else 'DIFFERS'} {name}: {shown} ({took:.0f} s)", flush=True)
    return int(failures > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
