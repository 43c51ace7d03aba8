"""The torch candidates: eager, compiled, and compiled with preallocated outputs.

Compiled models are frozen, which packs their weights for the matrix library. Tensors share
memory with the NumPy arrays.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from benchmarks.bounds import OWN_BOUND
from benchmarks.case import ADAM_EPS, BETAS, DECAY, LEARNING_RATE, Workload
from benchmarks.libraries import Build, Candidate
from benchmarks.libraries.functional import Functional
from benchmarks.libraries.torch_layers import load_recurrent
from benchmarks.libraries.torch_modules import BuildModule, make_module_candidate
from kitsune.compare.runtimes import Load, call_once, import_library
from kitsune.errors import UnsupportedError
from kitsune.tune.timing import Call


def make_eager(work: Workload) -> Candidate:
    torch, arguments = _prepare(work)
    if work.case.learns:
        return _make_training_step(torch, work, lambda function: function)
    ops = Functional(torch.nn.functional)
    inputs = dict(zip(work.case.arguments, arguments, strict=True))
    weights = {name: torch.from_numpy(value) for name, value in work.weights.items()}
    return Candidate(lambda: partial(work.case.compute, ops, inputs, weights), _read_arrays)


def make_compiled(work: Workload) -> Candidate:
    torch, arguments = _prepare(work)
    if work.case.learns:
        return _make_training_step(torch, work, torch.compile)
    module = _make_module(torch, work)

    def start() -> Call:
        return call_once(partial(torch.compile(module, dynamic=False), *arguments))

    return Candidate(start, _read_arrays)


def make_compiled_into(work: Workload) -> Candidate:
    """Write the result to the same memory at every call."""
    torch, arguments = _prepare(work)
    module = _make_module(torch, work)
    out = torch.empty_like(module(*arguments))

    def start() -> Call:
        run = torch.compile(lambda *args: out.copy_(module(*args)), dynamic=False)
        return call_once(partial(run, *arguments))

    return Candidate(start, _read_arrays)


def _prepare(work: Workload) -> tuple[Any, list[Any]]:
    torch = import_library("torch")
    torch.set_num_threads(work.threads)
    torch.set_grad_enabled(work.case.learns)
    torch._inductor.config.freezing = not work.case.learns
    torch._dynamo.reset()
    return torch, [torch.from_numpy(array) for array in work.arguments]


def _make_module(torch: Any, work: Workload) -> Any:
    """Make a module with the weights as its parameters: others are not frozen."""
    ops, case = Functional(torch.nn.functional), work.case

    class CaseModule(torch.nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            values = [torch.from_numpy(value) for value in work.weights.values()]
            self.values = torch.nn.ParameterList(values)

        def forward(self, *arguments: Any) -> Any:
            weights = dict(zip(work.weights, self.values, strict=True))
            return case.compute(ops, dict(zip(case.arguments, arguments, strict=True)), weights)

    return CaseModule().eval().requires_grad_(False)


def _read_arrays(result: Any) -> list[np.ndarray]:
    return [result.detach().numpy()]


# --- training ------------------------------------------------------------------------------------


def _make_training_step(
    torch: Any, work: Workload, compile_function: Callable[[Callable[..., Any]], Callable[..., Any]]
) -> Candidate:
    """Make a training step with fused AdamW, its fastest form on a CPU."""
    ops, case = Functional(torch.nn.functional), work.case
    inputs = {name: torch.from_numpy(value) for name, value in work.inputs.items()}
    weights = {
        name: torch.nn.Parameter(torch.from_numpy(value.copy()))
        for name, value in work.weights.items()
    }
    optimizer = torch.optim.AdamW(
        weights.values(),
        lr=LEARNING_RATE,
        betas=BETAS,
        eps=ADAM_EPS,
        weight_decay=DECAY,
        fused=True,
    )

    def distance(inputs: Any, weights: Any) -> Any:
        return ops.functional.mse_loss(case.compute(ops, inputs, weights), inputs["target"])

    forward = compile_function(distance)

    def step() -> Any:
        loss = forward(inputs, weights)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        return loss

    return Candidate(lambda: step, _read_arrays)


# --- low bits ------------------------------------------------------------------------------------


def make_int4(work: Workload) -> Candidate:
    """Make a candidate of torch's int4 operator, with scales and zero points in groups."""
    torch, (x,) = _prepare(work)
    (low,) = work.packed.values()
    if low.dtype.bits != 4:
        raise UnsupportedError(f"its op has no {low.dtype.bits}-bit weights")
    values, scales = (torch.from_numpy(each) for each in low.unpack())
    factors = torch.stack([scales.T, torch.zeros_like(scales.T)], -1).contiguous()
    aten = torch.ops.aten

    def start() -> Call:
        weight = aten._convert_weight_to_int4pack_for_cpu(values.int(), 1)
        return partial(aten._weight_int4pack_mm_for_cpu, x, weight, low.dtype.group, factors)

    return Candidate(start, _read_arrays)


def make_dynamic(work: Workload) -> Candidate:
    """Make a candidate of torch's int8 linear layer, with a scale per column and dynamically
    quantised activations."""
    torch, (x,) = _prepare(work)
    (name,) = work.packed
    weight = torch.from_numpy(work.weights[name])
    layer = torch.nn.Linear(weight.shape[1], weight.shape[0], bias=False)
    layer.weight = torch.nn.Parameter(weight)
    quantization = torch.ao.quantization

    def start() -> Call:
        layers = {torch.nn.Linear: quantization.per_channel_dynamic_qconfig}
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it is to move to another package
            made = quantization.quantize_dynamic(torch.nn.Sequential(layer).eval(), layers)
        return partial(made, x)

    return Candidate(start, _read_arrays, bound=OWN_BOUND)


FILES: dict[str, Load] = {"torch": load_recurrent}
CANDIDATES: dict[str, Build] = {
    "torch int4": make_int4,
    "torch int8": make_dynamic,
    "torch": make_eager,
    "torch.compile": make_compiled,
    "torch.compile out=": make_compiled_into,
}
MODULES: dict[str, BuildModule] = {
    "torch": make_module_candidate,
    "torch.compile": partial(make_module_candidate, backend="inductor"),
    "aot_eager": partial(make_module_candidate, backend="aot_eager"),
}
