"""Compare every encoder-decoder with transformers: states, logits, 64 tokens, beams, padding.

`python -m tests.conformance.encoder_decoder_rows [family …]` writes each family as a small random
directory, compiles it, and prints one line for each comparison; the exit code is 1 if one fails.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import kitsune as kt
from kitsune.generation.beams import BeamOptions
from kitsune.generation.generation_options import GENERATE, read_options
from tests.encoder_decoders import FAMILIES, make_sources, to_torch, write_family

TOKENS = 64
TOLERANCE = 2e-5  # of the largest value
TIE = 1e-4  # of two logits, where rounding may decide which is taken


def compare(family: str, folder: Path) -> Iterator[tuple[str, bool]]:
    import torch

    module = write_family(family, folder)
    model = kt.create_model(folder)
    for batch in (1, 3):
        arrays, rows = make_sources(module, batch)
        tokens = np.random.default_rng(2).integers(3, 38, (batch, 9))
        with torch.no_grad():
            want = module(**to_torch(arrays), decoder_input_ids=torch.tensor(tokens))
        made = model.process(**arrays, decoder_input_ids=tokens)
        seen = (
            arrays.get("attention_mask", np.ones(made["encoder_last_hidden_state"].shape[:2])) > 0
        )
        states = want.encoder_last_hidden_state.numpy()[seen]
        yield f"batch {batch}: states", near(made["encoder_last_hidden_state"][seen], states)
        yield f"batch {batch}: logits", near(made["logits"], want.logits.numpy())
        for beams in (1, 4) if rows else ():
            is_same = same_tokens(model, module, arrays, rows, beams)
            yield f"batch {batch}: {TOKENS} tokens, beams {beams}", is_same


def near(got: np.ndarray, want: np.ndarray) -> bool:
    return bool(np.abs(got - want).max() <= TOLERANCE * np.abs(want).max())


def same_tokens(
    model: Any, module: Any, arrays: dict[str, Any], rows: list[list[int]], beams: int
) -> bool:
    """Whether tokens are equal up to the first step whose two best logits are a tie."""
    import torch

    with torch.no_grad():
        made = module.generate(
            **to_torch(arrays), do_sample=False, max_new_tokens=TOKENS, num_beams=beams
        ).tolist()
    ends = (module.config.pad_token_id, module.config.eos_token_id)
    options = read_options({"max_new_tokens": TOKENS}, GENERATE)
    got = model.generate_tokens(rows, options, BeamOptions(beams))
    for row, source, theirs in zip(got, rows, made, strict=True):
        ours, want = ([n for n in each if n not in ends] for each in (row, theirs[1:]))
        at = next((n for n, (a, b) in enumerate(zip(ours, want, strict=False)) if a != b), None)
        if at is None and len(ours) == len(want):
            continue
        if beams > 1 or at is None:
            return False
        before = np.array([[*model.recipe.begin, *ours[:at]]])
        best = np.sort(model.encode([source]).feed(before)[0])[-2:]
        if best[1] - best[0] > TIE * np.abs(best).max():
            return False
    return True


def main(names: list[str]) -> int:
    failed = 0
    for family in names or list(FAMILIES):
        with tempfile.TemporaryDirectory() as folder:
            for what, is_equal in compare(family, Path(folder)):
                failed += not is_equal
                print(f"{family}: {what}: {'equal' if is_equal else 'DIFFERS'}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
