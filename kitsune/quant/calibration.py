"""Run calibration batches through a model and quantise its weights with what they show."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from kitsune.errors import InputError, UnsupportedError
from kitsune.ir.node import Graph
from kitsune.model.compiled_model import CompiledModel
from kitsune.quant.methods.calibrate import Plan, Signature, calibrate_weights
from kitsune.quant.methods.quantise_graph import fold_for_packing
from kitsune.quant.methods.quantised_weight import QuantisedWeight
from kitsune.quant.methods.walk import Run
from kitsune.system.progress import progress
from kitsune.tracing import Call, Source, make_source

NEEDS = {"gptq", "awq"}  # methods that look at inputs


def bound(source: Source, batch: Any) -> Call:
    """A batch as what a call is given: the only input, a list of all in order, or a dict of them
    by name."""
    if isinstance(batch, Mapping):
        return source.bind((), batch)
    return source.bind(batch if isinstance(batch, (tuple, list)) else (batch,), {})


def signatures(source: Source, batches: Iterable[Any]) -> list[Signature]:
    """The graph of each signature among the batches, as its weights are looked for."""
    calls: dict[Hashable, list[Call]] = {}
    for batch in batches:
        call = bound(source, batch)
        calls.setdefault(call.key, []).append(call)
    if not calls:
        raise InputError(
            "there are no calibration batches",
            why="calibration= was given nothing",
            hint="give a list of what the model is called with: arrays, tuples or dicts of them",
        )
    return [_signature(source, found) for found in calls.values()]


def _signature(source: Source, calls: Sequence[Call]) -> Signature:
    traced = source.trace(calls[0])
    if traced.rest is not None:
        raise UnsupportedError(
            "cannot calibrate a model whose sizes depend on values",
            why="its later stages are traced as it runs",
            hint="use 'rtn' or 'hqq' without data",
        )
    graph = fold_for_packing(traced.graph)
    hidden = traced.hidden or list
    arrays = [[*call.arrays, *hidden()] for call in calls]
    kinds = [node.dtype.numpy for node in graph.inputs]
    return Signature(
        graph, [[np.asarray(a, k) for a, k in zip(each, kinds, strict=True)] for each in arrays]
    )


def runner(model: CompiledModel) -> Run:
    """Runs stretches of a model as it would itself; the latest stays compiled."""
    latest: list[tuple[Graph, CompiledModel]] = []

    def run(graph: Graph, arrays: Sequence[np.ndarray]) -> Sequence[np.ndarray]:
        if not latest or latest[0][0] is not graph:
            latest[:] = [(graph, model.over(make_source(graph)))]
        made = latest[0][1](*arrays)
        return made if isinstance(made, tuple) else (made,)

    return run


def calibrate(
    model: CompiledModel, batches: Iterable[Any], plan: Plan
) -> dict[str, QuantisedWeight]:
    with progress("calibrating") as step:
        found = signatures(model.source, batches)
        return calibrate_weights(
            found, plan, runner(model), lambda done, total, name: step(name, done, total)
        )
