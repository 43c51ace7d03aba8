"""Run the program of a graph: return its outputs in order, and raise where an index was wrong.

A program returns what it computes, each value once. A graph may return an input, a constant or one
value twice, and carries hidden checks after its outputs: bools, true when data named an element
that is not there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from kitsune.backends.program import (
    Program,
    bind_program,
    fit_all,
    note_use,
    unwrap_single,
)
from kitsune.errors import InputError
from kitsune.ir.node import Graph, Node
from kitsune.ir.sizes import Values, evaluate
from kitsune.ir.verify_graph import IndexCheck
from kitsune.lower.memory import list_computed_outputs

UNUSUAL = object()  # what a fast path without a fallback returns for a call it cannot take

Pack = Callable[[tuple[Any, ...]], Any]


def copy_shared(values: Sequence[Any], given: Sequence[Any]) -> tuple[Any, ...]:
    """Copy results that share memory with another, or with what the caller gave: what NumPy returns
    may be a view of its arguments."""
    seen = [array for array in given if isinstance(array, np.ndarray)]
    made: list[Any] = []
    for value in values:
        if isinstance(value, list):  # a sequence of ONNX
            value = list(copy_shared(value, seen))
        elif isinstance(value, np.ndarray):
            if any(np.may_share_memory(value, other) for other in seen):
                value = value.copy()
            seen.append(value)
        made.append(value)
    return tuple(made)


class GraphProgram:
    """A rewritten graph and its program. The last outputs of the graph are its checks, and
    `messages` what to say of each, and at which line of the user's. Where calls decide sizes, it is
    bound to those of a call before it runs."""

    def __init__(
        self,
        graph: Graph,
        program: Program,
        messages: Sequence[tuple[str, str]] = (),
        sizes: Values | None = None,
    ) -> None:
        self.graph, self.loaded = graph, program
        self._messages = messages
        count = len(graph.outputs) - len(messages)
        self.outputs, index_checks = graph.outputs[:count], graph.outputs[count:]
        in_place = program.in_place
        taken = {new for new, _ in in_place}
        made = tuple(node for n, node in enumerate(list_computed_outputs(graph)) if n not in taken)
        self.is_plain = graph.outputs == made and not messages
        # Where values stand in what the program computed, what it was given, and constants.
        place = {node: n for n, node in enumerate((*made, *graph.inputs))}
        place |= {list_computed_outputs(graph)[new]: len(made) + old for new, old in in_place}
        constants = [n for n in dict.fromkeys(graph.outputs) if n not in place]
        first = len(made) + len(graph.inputs)
        place |= {node: first + n for n, node in enumerate(constants)}
        self._constants = tuple(_value(node, sizes) for node in constants)
        self._checks = [place[node] for node in index_checks]
        self._places = [place[node] for node in self.outputs]
        last_first = reversed(list(enumerate(self._places)))
        own = {*range(len(made)), *(len(made) + old for _, old in in_place)}
        owners = {n: at for at, n in last_first if n in own}  # each result is handed out once
        self._copied = [owners.get(n) != at for at, n in enumerate(self._places)]

    def bind_sizes(self, values: Values) -> GraphProgram:
        """The program for the sizes of a call, where calls decide some."""
        return GraphProgram(self.graph, bind_program(self.loaded, values), self._messages, values)

    @property
    def index_checks(self) -> list[IndexCheck]:
        """The last outputs of the graph, with what to say of each."""
        hidden = self.graph.outputs[len(self.outputs) :]
        return [(node, *message) for node, message in zip(hidden, self._messages, strict=True)]

    def note_use(self, is_idle: bool = False) -> None:
        """Tell a program that shares memory with other sizes that calls of this one come; or,
        where it `is_idle`, one for any size that calls of another program do."""
        note_use(self.loaded, is_idle)

    def run(self, arrays: Sequence[Any]) -> tuple[Any, ...]:
        """The outputs. Arrays are converted where nothing is lost."""
        given = fit_all(arrays, self.loaded.inputs)
        return self._finish(self._direct(*given), given)

    @cached_property
    def _direct(self) -> Callable[..., Any]:
        """The shortest way into the program, for arrays that fit."""
        return self.loaded.fast_path(self.loaded.slow_path)

    def bind(self, fallback: Callable[..., Any], pack: Pack | None = None) -> Callable[..., Any]:
        """A function for arrays that fit exactly; `fallback` takes every other call. The result is
        what `pack` makes of the outputs: by default the only one, or a tuple."""
        if self.is_plain and pack is None:
            return self.loaded.fast_path(fallback)
        inner, packed = self.loaded.fast_path(_return_unusual), pack or unwrap_single

        def call(*arrays: Any, **named: Any) -> Any:
            raw = inner(*arrays, **named)
            if raw is UNUSUAL:
                return fallback(*arrays, **named)
            return packed(self._finish(raw, arrays))

        return call

    def _finish(self, raw: Any, arrays: Sequence[Any]) -> tuple[Any, ...]:
        """What the program returned, as the graph's outputs."""
        made = raw if isinstance(raw, tuple) else (raw,)
        if self.is_plain:
            return made
        values = (*made, *arrays, *self._constants)
        for check, (message, line) in zip(self._checks, self._messages, strict=True):
            if values[check]:
                raise InputError(message, at=line)
        outputs = zip(self._places, self._copied, strict=True)
        return tuple([values[n].copy() if copied else values[n] for n, copied in outputs])


def _return_unusual(*arrays: Any, **named: Any) -> object:
    return UNUSUAL


def _value(node: Node, sizes: Values | None) -> np.ndarray:
    if node.op == "size":
        return np.asarray(
            0 if sizes is None else evaluate(node.attr("value"), sizes), node.dtype.numpy
        )
    value: np.ndarray = node.attr("value").value
    return value.reshape(node.shape)
