"""Run models whose sizes depend on values: graphs with host calls between them.

Most models are one stage, and that one is all graph. Stages after the first begin where sizes
became known, and are traced for them; each remembers what it was traced for.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Generator, Hashable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter_ns
from typing import Any

import numpy as np

from kitsune.frontends.declared import make_key, read_shapes
from kitsune.frontends.onnx.host_nodes import HostNode, reads
from kitsune.frontends.onnx.model import OnnxModel, label
from kitsune.frontends.onnx.place import Held, Item, Opaque
from kitsune.frontends.onnx.trace_nodes import InputDecides, Trace, Tracer, holding, is_kernel_type
from kitsune.ir.dtypes import from_numpy
from kitsune.ir.node import Graph, Node, Shape
from kitsune.ir.ops import input_
from kitsune.ir.polynomials import UnknownSize
from kitsune.system.locks import make_rlock

MOST_VALUES = 8  # of one shape that may decide about a graph by what follows from them
MOST_TRACES = 64  # of one stage; the one used longest ago goes
Values = dict[str, Any]


Timed = Callable[[HostNode, int, int], None]  # an op, and from when to when it ran, in ns


@dataclass(eq=False)
class Step:
    """The work of a stage for one signature: a graph, then host calls, then the next stage."""

    trace: Trace
    key: Hashable
    by_value: frozenset[str]  # names of inputs whose values the key holds, not shapes alone
    rest: Stage | None
    program: Any = None  # whoever runs the stage keeps it here


class Stage:
    """Items to do to make `outputs`. `known` are values that no call changes."""

    def __init__(
        self,
        model: OnnxModel,
        items: Sequence[Item],
        known: Mapping[str, Held],
        outputs: Sequence[str],
    ) -> None:
        self._model, self.items, self.known = model, items, known
        self.outputs = tuple(outputs)
        self.needs = {name for item in items for name in reads(item.node)} | set(outputs)
        self._decisive: dict[Hashable, set[str]] = {}
        self._traces: Counter[Hashable] = Counter()  # of values of the same shapes
        self._steps: OrderedDict[Hashable, Step] = OrderedDict()
        self._lock = make_rlock()

    def step(self, values: Values) -> Step:
        """Return the step for values of these shapes, and of these values where they decide."""
        shapes = read_shapes(values)
        with self._lock:
            decisive = self._decisive.setdefault(shapes, set())
            if self._traces[shapes] == MOST_VALUES:  # they count, and do not choose
                decisive.clear()
                self._traces[shapes] += 1
            while True:
                key = make_key(values, decisive)
                found = self._steps.get(key)
                if found is None:
                    try:
                        found = self._steps[key] = self._trace(values, decisive, key)
                    except InputDecides as needed:
                        decisive.add(needed.name)
                        continue
                    self._traces[shapes] += 1
                    if len(self._steps) > MOST_TRACES:
                        self._steps.popitem(last=False)
                self._steps.move_to_end(key)
                return found

    def trace_dynamic(self, values: Values, shapes: Mapping[str, Shape]) -> Graph:
        """Trace one graph for every size of the axes that are symbols in `shapes`; raise
        UnknownSize where there is none."""
        held, inputs = self._begin(values, shapes)
        try:
            trace = Tracer(self._model, held, inputs).trace(self.items, self.outputs)
        except InputDecides as needed:
            raise UnknownSize(f"the values of '{needed.name}' decide about the graph") from None
        after = [call.item.node for call in trace.hosts] or [item.node for item in trace.left]
        if after:
            raise UnknownSize(f"{label(after[0])} waits for values that the graph makes")
        sizes = [
            name
            for name, node in zip(trace.makes, trace.graph.outputs, strict=True)
            if node.op == "size"
        ]
        if trace.makes != self.outputs or sizes:
            missing = sizes or [name for name in self.outputs if name not in trace.makes]
            raise UnknownSize(f"the graph does not compute the output '{missing[0]}'")
        return trace.graph

    def _begin(
        self, values: Values, shapes: Mapping[str, Shape]
    ) -> tuple[dict[str, Held], dict[str, Node]]:
        """Everything that is there before the first item, and the inputs among it."""
        inputs: dict[str, Node] = {}
        held = dict(self.known)
        for name, value in values.items():
            if not is_kernel_type(value):
                held[name] = Opaque(value)
                continue
            shape = shapes.get(name, value.shape)
            held[name] = inputs[name] = input_(
                name, shape, from_numpy(value.dtype), owner=self._model
            )
        return held, inputs

    def _trace(self, values: Values, decisive: set[str], key: Hashable) -> Step:
        held, inputs = self._begin(values, {})
        held |= {name: holding(values[name]) for name in inputs if name in decisive}
        may_follow = self._traces[read_shapes(values)] < MOST_VALUES
        trace = Tracer(self._model, held, inputs, may_follow).trace(self.items, self.outputs)
        if not trace.hosts and not trace.left and trace.makes == self.outputs:
            return Step(trace, key, frozenset(decisive), None)
        known = {**self.known, **trace.known}
        rest = Stage(self._model, trace.left, known, self.outputs)
        return Step(trace, key, frozenset(decisive), rest)


@dataclass(frozen=True)
class ExecutedStage:
    """A stage that a call ran: ops on the host, then the program of a graph. It has none where the
    result is what the host made."""

    hosts: tuple[HostNode, ...]
    graph: Graph | None = None
    program: Any = None
    makes: tuple[str, ...] = ()  # the names of its results


class LaterStages:
    """The stages of a model after its first graph. `latest` are those that the latest call ran."""

    def __init__(self, model: OnnxModel, step: Step) -> None:
        self.model, self._step = model, step
        self.makes = step.trace.makes  # what the first graph makes
        self.latest: tuple[ExecutedStage, ...] = ()

    def run(
        self, feeds: Values, made: Sequence[Any], timed: Timed | None = None
    ) -> Generator[tuple[Step, list[Any]], Sequence[Any], tuple[Any, ...]]:
        """Yield each further step and the arrays that its graph is given; the caller sends what the
        graph makes of them. The return value are the outputs. `timed` is called with each op on the
        host."""
        step, values = self._step, feeds
        executed: list[ExecutedStage] = []
        while step.rest is not None:
            stage, hosts = step.rest, step.trace.hosts
            values = _after(step, stage, values, made, timed)
            if not stage.items:
                self.latest = (*executed, ExecutedStage(hosts))
                return tuple(_result(stage.known, values, name) for name in stage.outputs)
            step = stage.step(values)
            made = yield step, [values[name] for name in step.trace.feeds]
            executed.append(ExecutedStage(hosts, step.trace.graph, step.program, step.trace.makes))
        self.latest = tuple(executed)
        return tuple(made)


def _after(
    step: Step, stage: Stage, values: Values, made: Sequence[Any], timed: Timed | None
) -> Values:
    """The values that the next stage begins with."""
    values = {**values, **dict(zip(step.trace.makes, made, strict=True))}
    for call in step.trace.hosts:
        start = perf_counter_ns()
        results = call.run([_find_value(stage.known, values, name) for name in call.names])
        if timed is not None:
            timed(call, start, perf_counter_ns())
        values |= zip(call.outputs, results, strict=True)
    return {n: v for n, v in values.items() if n in stage.needs and n not in stage.known}


def _find_value(known: Mapping[str, Held], values: Values, name: str) -> Any:
    if name in values:
        return values[name]
    held = known[name]
    return held.value if isinstance(held, Opaque) else held.attr("value").value


def _result(known: Mapping[str, Held], values: Values, name: str) -> Any:
    """A value for the caller: of what is known, a copy."""
    found = _find_value(known, values, name)
    return found if name in values or not isinstance(found, np.ndarray) else found.copy()
