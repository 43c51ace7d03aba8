"""The kitsune candidates: fused, unfused and with fast numerics."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

import kitsune as kt
from benchmarks.bounds import F32_BOUND, INT8_BOUND
from benchmarks.case import ADAM_EPS, BETAS, DECAY, LEARNING_RATE, Workload
from benchmarks.libraries import Build, Candidate
from benchmarks.libraries.functional import Functional
from benchmarks.libraries.torch_modules import BuildModule, make_module_candidate
from benchmarks.torch_modules import ModuleCase
from kitsune import nn
from kitsune.compare import runtimes
from kitsune.config import FusionConfig
from kitsune.quant import QuantizedTensor
from kitsune.tensor import Tensor
from kitsune.tune.timing import Call

OPS = Functional(nn.functional)
runtimes.import_compiler()


def make_compiled(config: FusionConfig) -> Build:
    """Compile with a configuration; NumPy arrays in and out."""

    def build(work: Workload) -> Candidate:
        source = make_model(work)

        def start() -> Call:
            made = kt.compile(
                source, *work.arguments, config=config, threads=work.threads, wait=True
            )
            return partial(made, *work.arguments)

        bound = INT8_BOUND if work.packed and config.numerics == "fast" else F32_BOUND
        return Candidate(start, lambda result: [result], bound=bound)

    return build


def make_model(work: Workload) -> Any:
    """Make what a user passes to `kt.compile`: a module, or a function that holds its weights."""
    case = work.case
    if case.module is not None:
        made = case.module()
        made.load_state_dict(work.weights)
        return made.eval().requires_grad_(False)
    weights = make_weights(work)
    return lambda *arguments: case.compute(
        OPS, dict(zip(case.arguments, arguments, strict=True)), weights
    )


def make_weights(work: Workload) -> dict[str, Tensor]:
    """Make the weights of a case, packed where they are quantised."""
    made = {name: Tensor(value) for name, value in work.weights.items() if name not in work.packed}
    for name, low in work.packed.items():
        k, n = low.shape
        data, columns = np.tile(low.data, work.case.copies), n * work.case.copies
        made[name] = QuantizedTensor(data, low.dtype, k, columns, 1, 0.0)
    return made


def make_training_step(work: Workload) -> Candidate:
    """Make a training step: the loss, its gradients and every update."""
    case = work.case
    assert case.module is not None
    made = case.module()
    made.load_state_dict(work.weights)
    optimizer = kt.optim.AdamW(
        made.parameters(), lr=LEARNING_RATE, betas=BETAS, eps=ADAM_EPS, weight_decay=DECAY
    )

    def step() -> Any:
        loss = kt.mse_loss(made(*work.arguments), work.inputs["target"])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        return loss

    return Candidate(lambda: step, lambda loss: [np.asarray(loss.numpy())])


def make_compiled_module(case: ModuleCase, threads: int) -> runtimes.Candidate:
    """Run a module through the backend of torch.compile."""
    return make_module_candidate(case, threads, "kitsune", {"threads": threads})


def make_fused(work: Workload) -> Candidate:
    if work.case.learns:
        return make_training_step(work)
    return make_compiled(FusionConfig(numerics=work.case.numerics))(work)


def make_dequantised(work: Workload) -> Candidate:
    """Dequantise the weights first and multiply them as f32."""
    return make_compiled(FusionConfig())(replace(work, packed={}))


CANDIDATES: dict[str, Build] = {
    "kitsune": make_fused,
    "fast": make_compiled(FusionConfig(numerics="fast")),
    "unfused": make_compiled(FusionConfig(enabled=False)),
    "f32": make_dequantised,
}
MODULES: dict[str, BuildModule] = {"kitsune": make_compiled_module}
