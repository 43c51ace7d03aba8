"""Candidates of a torch module: eager, or through a backend of `torch.compile`.

A call of inference gives the first output; one of training takes a step and gives the loss. A start
is all that the first call does, in a process that has compiled nothing before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from benchmarks.case import ADAM_EPS, BETAS, DECAY
from benchmarks.libraries import compute_losses
from benchmarks.torch_modules import ModuleCase
from kitsune.compare.runtimes import Candidate, import_library
from kitsune.compare.worker import Started, start
from kitsune.tune.timing import Call

BuildModule = Callable[[ModuleCase, int], Candidate]  # and threads
LEARNING_RATE = 1e-4  # whole models move far in three steps of a larger one


def make_module_candidate(
    case: ModuleCase,
    threads: int,
    backend: str | None = None,
    options: Mapping[str, Any] | None = None,
    double: bool = False,
) -> Candidate:
    """Run a module eagerly or through a backend. In inference, backends that can freeze it do."""
    torch = import_library("torch")
    torch.set_num_threads(threads)
    torch.set_grad_enabled(case.learns)
    if backend is not None:
        torch._inductor.config.freezing = not case.learns

    def compile_function(function: Any) -> Any:
        if backend is None:
            return function
        return torch.compile(function, backend=backend, dynamic=False, options=options)

    module = case.module()
    feeds = {name: torch.from_numpy(value) for name, value in case.feeds().items()}
    if double:
        module.double()
        feeds = {name: x.double() if x.is_floating_point() else x for name, x in feeds.items()}
    start = _start_training if case.learns else _start_inference
    return Candidate(lambda: start(torch, module, feeds, compile_function), _read_arrays)


def _start_inference(
    torch: Any, module: Any, feeds: Mapping[str, Any], compile_function: Any
) -> Call:
    module.requires_grad_(False)
    run = compile_function(module)

    def call() -> Any:
        made = run(**feeds)
        return made if isinstance(made, torch.Tensor) else made[0]

    call()
    return call


def _start_training(
    torch: Any, module: Any, feeds: Mapping[str, Any], compile_function: Any
) -> Call:
    optimizer = torch.optim.AdamW(
        module.parameters(),
        lr=LEARNING_RATE,
        betas=BETAS,
        eps=ADAM_EPS,
        weight_decay=DECAY,
        fused=True,
    )
    forward = compile_function(lambda **given: module(**given).square().mean())

    def gradients() -> Any:
        loss = forward(**feeds)
        optimizer.zero_grad()
        loss.backward()
        return loss

    def step() -> Any:
        loss = gradients()
        optimizer.step()
        return loss

    gradients()
    return step


def _read_arrays(result: Any) -> list[np.ndarray]:
    return [result.detach().numpy()]


def read_output(case: ModuleCase, candidate: Candidate, started: Started) -> np.ndarray:
    """Return the output, or the losses of the first steps."""
    if case.learns:
        return compute_losses(candidate, started)
    return candidate.arrays(started.result)[0]


def compute_expected(case: ModuleCase, threads: int) -> np.ndarray:
    """Compute the output by eager torch in float64."""
    candidate = make_module_candidate(case, threads, double=True)
    return read_output(case, candidate, start(candidate))
