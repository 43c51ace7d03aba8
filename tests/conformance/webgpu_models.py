"""Trained models on WebGPU against the CPU: a row each. `python -m tests.conformance.webgpu_models
[NAME...]`; exits with 1 where one is not within tolerance."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import numpy as np

import kitsune as kt
from tests.frontends.real_models import LOOSER, MODELS, RELATIVE, Feeds, model_file


def compare(path: Path, feeds: Feeds, limit: float) -> tuple[str, bool]:
    """What a row says of a model, and whether its outputs are those of the CPU."""
    want = kt.compile(path).run(None, feeds)
    model = kt.compile(path, device="webgpu")
    start = time.perf_counter()
    got = model.run(None, feeds)
    first = time.perf_counter() - start
    errors = [
        float(np.abs(mine.astype(np.float64) - other).max(initial=0.0))
        / max(float(np.abs(other).max(initial=0.0)), 1e-6)
        for mine, other in zip(got, want, strict=True)
    ]
    said = model.explain()
    is_right = max(errors) <= limit
    row = (
        f"{max(errors):.1e} | {said.dispatches} | {said.submits} | {len(said.apart)} | "
        f"{first:.1f} | {'yes' if is_right else 'NO'}"
    )
    return row, is_right


def main(names: list[str]) -> int:
    print("| model | largest error | dispatches | submits | nodes apart | first call, s | equal |")
    print("|---|---|---|---|---|---|---|")
    wrong = 0
    for name in names or list(MODELS):
        calls, _ = MODELS[name]
        row, is_right = compare(model_file(name), calls[0](), LOOSER.get(name, RELATIVE))
        print(f"| {name} | {row} |", flush=True)
        wrong += not is_right
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
