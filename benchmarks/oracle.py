"""Compute the expected output of a case: NumPy in float64, one op at a time."""

from __future__ import annotations

from typing import Any

import numpy as np

from benchmarks.case import (
    ADAM_EPS,
    BETAS,
    DECAY,
    LEARNED_STEPS,
    LEARNING_RATE,
    Case,
    Values,
    Workload,
)
from benchmarks.graphs import widen_feeds
from benchmarks.libraries.kitsune import OPS
from kitsune.autodiff import gradients
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph
from kitsune.tensor import Tensor, mse_loss
from kitsune.tensor.trace import trace


def trace_case(case: Case, weights: Values | None = None) -> Graph:
    """Trace the case to a graph. Without `weights`, they are inputs, after the others. One that
    learns returns its loss and the gradients of all weights."""
    free = {} if weights is not None else case.weights
    fixed = {
        name: value if isinstance(value, Tensor) else Tensor(value)
        for name, value in (weights or {}).items()
    }

    def function(*given: Tensor) -> Any:
        values = dict(zip((*case.inputs, *free), given, strict=True))
        output = case.compute(OPS, values, fixed or values)
        return mse_loss(output, values["target"]) if case.learns else output

    specs = [(name, shape, "f32") for name, shape in (*case.inputs.items(), *free.items())]
    graph, _ = trace(function, specs)
    if not case.learns:
        return graph
    (loss,) = graph.outputs
    learned = graph.inputs[len(case.inputs) :]
    return Graph(graph.inputs, (loss, *gradients(loss, learned)))


def compute_expected(work: Workload) -> np.ndarray:
    """Compute the output, or as one array the losses of the first steps."""
    case = work.case
    if case.learns:
        return _compute_losses(work)
    inputs = dict(work.inputs)
    first = next(iter(inputs))
    inputs[first] = select_rows(case, inputs[first])
    shapes = {name: value.shape for name, value in inputs.items()}
    smaller = Case(case.title, case.size, shapes, case.weights, case.compute)
    (result,) = interpret(trace_case(smaller, work.weights), widen_feeds(inputs))
    return np.concatenate([result] * case.copies, -1)


def select_rows(case: Case, array: np.ndarray) -> np.ndarray:
    """Return the rows of the first input or output that are compared."""
    return array if case.stride == 1 else array[..., :: case.stride, :]


def _compute_losses(work: Workload) -> np.ndarray:
    """Compute the losses of the first steps of AdamW."""
    graph = trace_case(work.case)
    inputs, weights = widen_feeds(work.inputs), widen_feeds(work.weights)
    means = {name: np.zeros_like(value) for name, value in weights.items()}
    squares = {name: np.zeros_like(value) for name, value in weights.items()}
    losses = []
    for step in range(1, LEARNED_STEPS + 1):
        loss, *found = interpret(graph, inputs | weights)
        losses.append(float(loss))
        for (name, weight), gradient in zip(weights.items(), found, strict=True):
            means[name] = BETAS[0] * means[name] + (1 - BETAS[0]) * gradient
            squares[name] = BETAS[1] * squares[name] + (1 - BETAS[1]) * gradient**2
            mean, square = (
                average[name] / (1 - beta**step)
                for average, beta in zip((means, squares), BETAS, strict=True)
            )
            update = mean / (np.sqrt(square) + ADAM_EPS)
            weights[name] = weight * (1 - LEARNING_RATE * DECAY) - LEARNING_RATE * update
    return np.array(losses)
