"""Work in, our own candidates out: as users have them, fused, unfused and with fast numerics."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

import kitsune as kt
from kitsune import nn
from kitsune.bench.case import ADAM_EPS, BETAS, DECAY, LEARNING_RATE, Arrays, Work
from kitsune.bench.libraries import Build, BuildFile, Candidate, library
from kitsune.bench.libraries.functional import Functional
from kitsune.config import FusionConfig
from kitsune.tensor import Tensor
from kitsune.tune.timing import Call

WORDS = Functional(nn.functional)


def environment(threads: int) -> dict[str, str]:
    return {"KITSUNE_NUM_THREADS": str(threads)}


def compiled(config: FusionConfig) -> Build:
    """NumPy arrays in, new ones out."""

    def build(work: Work) -> Candidate:
        source = model(work)

        def start() -> Call:
            made = kt.compile(source, *work.given, config=config, threads=work.threads)
            return partial(made, *work.given)

        return Candidate(start, lambda result: [result])

    return build


def model(work: Work) -> Any:
    """What a user hands to `kt.compile`: a module, or a function with its weights inside."""
    case = work.case
    if case.module is not None:
        made = case.module()
        made.load_state_dict(work.weights)
        return made.eval().requires_grad_(False)
    weights = {name: Tensor(value) for name, value in work.weights.items()}
    return lambda *given: case.spell(WORDS, dict(zip(case.given, given, strict=True)), weights)


def training(work: Work) -> Candidate:
    """A step: the loss, its gradients and every update."""
    case = work.case
    assert case.module is not None
    made = case.module()
    made.load_state_dict(work.weights)
    optimizer = kt.optim.AdamW(
        made.parameters(), lr=LEARNING_RATE, betas=BETAS, eps=ADAM_EPS, weight_decay=DECAY
    )

    def step() -> Any:
        loss = kt.mse_loss(made(*work.given), work.inputs["target"])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        return loss

    return Candidate(lambda: step, lambda loss: [np.asarray(loss.numpy())])


def of_file(path: str, feeds: Arrays, threads: int) -> Candidate:
    """A session for the sizes that it is fed with."""
    library("kitsune.frontends.onnx")  # imports are nobody's start

    def start() -> Call:
        made = kt.compile(path, threads=threads)
        made.warm_up([feeds])
        return partial(made.run, None, feeds)

    return Candidate(start, lambda result: list(result))


def fused(work: Work) -> Candidate:
    return training(work) if work.case.learns else compiled(FusionConfig())(work)


CANDIDATES: dict[str, Build] = {
    "ours": fused,
    "fast": compiled(FusionConfig(numerics="fast")),
    "unfused": compiled(FusionConfig(enabled=False)),
}
FILES: dict[str, BuildFile] = {"ours": of_file}
