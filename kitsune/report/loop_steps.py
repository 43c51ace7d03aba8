"""Run the kernels of loops one by one, for reports that look at single kernels."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

import numpy as np

from kitsune.ir.node import Node
from kitsune.lower.memory import Step
from kitsune.plan.loop_values import Loop

Values = dict[Node, np.ndarray]
Run = Callable[[Step, Values], Values]


def run_steps(steps: Sequence[Step], stored: Values, run: Run, depth: int = 0) -> None:
    """Run kernels in order, and those of loops as often as these repeat them. What they make joins
    what is stored; of the values inside a loop, those of its first step."""
    for loops, own in groupby(steps, lambda step: step.loops[depth : depth + 1]):
        if loops:
            _run_loop(loops[0], list(own), stored, run, depth)
        else:
            for step in own:
                stored |= run(step, stored)


def _run_loop(loop: Loop, steps: Sequence[Step], stored: Values, run: Run, depth: int) -> None:
    state = [stored_value(carried.initial, stored) for carried in loop.carried]
    rows: list[list[np.ndarray]] = [[] for _ in loop.stacked]
    first: Values = {}
    for step in range(loop.count):
        if loop.has_condition and not state[0]:
            break
        inside = dict(stored)
        for carried, value in zip(loop.carried, state, strict=True):
            inside[carried.before] = value
        for row in loop.scanned:
            at = loop.count - 1 - step if row.backward else step
            inside[row.inside] = np.ascontiguousarray(stored_value(row.outside, stored)[at])
        for own, outside in loop.invariants:
            inside[own] = stored_value(outside, stored)
        run_steps(steps, inside, run, depth + 1)
        state = [inside[carried.after].reshape(carried.before.shape) for carried in loop.carried]
        for made, row in zip(rows, loop.stacked, strict=True):
            made.append(inside[row.inside].reshape(row.outside.shape[1:]))
        first = first or {n: value for n, value in inside.items() if n not in stored}
    stored |= first
    for carried, value in zip(loop.carried, state, strict=True):
        if carried.final is not None:
            stored[carried.final] = value
    for made, row in zip(rows, loop.stacked, strict=True):
        whole = np.zeros(row.outside.shape, row.outside.dtype.numpy)
        for step, value in enumerate(made):
            whole[-1 - step if row.backward else step] = value
        stored[row.outside] = whole


def stored_value(node: Node, stored: Values) -> np.ndarray:
    """A value that is stored, or a constant."""
    value = node.attr("value").value if node.op == "constant" else stored[node]
    return np.ascontiguousarray(value).reshape(node.shape)


def list_loop_results(steps: Sequence[Step]) -> Iterator[Node]:
    """The results of the outermost loops."""
    for loop in dict.fromkeys(step.loops[0] for step in steps if step.loops):
        yield from loop.nodes
