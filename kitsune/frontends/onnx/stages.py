"""Cut models whose sizes depend on values into stages: graphs with host calls between them.

Most models are one stage, and that one is all graph. A stage after the first begins where sizes
became known. It is traced for any of them, with symbols, or for the sizes of one call.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import field
from pathlib import Path
from time import perf_counter_ns
from typing import Any

import numpy as np

from kitsune.frontends.dynamic_axes import (
    Axes,
    Declared,
    make_key,
    make_number_symbols,
    make_size_node,
    make_symbols,
    read_shapes,
)
from kitsune.frontends.onnx.host_nodes import HostNode
from kitsune.frontends.onnx.model import OnnxModel, check_model, make_origin, reads
from kitsune.frontends.onnx.onnx_files import read_model
from kitsune.frontends.onnx.place import Held, Item, Opaque
from kitsune.frontends.onnx.trace_nodes import InputDecides, Trace, Tracer, holding
from kitsune.ir.bind_sizes import bind_sizes
from kitsune.ir.dtypes import from_numpy, has_kernels
from kitsune.ir.guards import Guard, record_guards
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph, Node, Shape
from kitsune.ir.ops import input_
from kitsune.ir.ops.op_table import caller
from kitsune.ir.size_arrays import holds_sizes
from kitsune.ir.size_order import UnknownSize
from kitsune.ir.sizes import Values as Sizes
from kitsune.ir.sizes import symbols_of
from kitsune.system.locks import make_rlock
from kitsune.system.records import dataclass

MOST_VALUES = 8  # of one shape that may decide about a graph by what follows from them
MOST_TRACES = 64  # of one stage; the one used longest ago goes
Values = dict[str, Any]


Timed = Callable[[HostNode, int, int], None]  # an op, and from when to when it ran, in ns


@dataclass(eq=False)
class Step:
    """The work of a stage: a graph, then host calls, then the next stage. It is for the signature
    of `key`; or for any sizes that `guards` allow, with symbols among the `numbers` of inputs whose
    values it depends on."""

    trace: Trace
    rest: Stage | None
    key: Hashable = None
    by_value: frozenset[str] = frozenset()  # names of inputs whose values the key holds
    numbers: Mapping[str, np.ndarray] = field(default_factory=dict)
    guards: tuple[Guard, ...] = ()

    def follow(
        self, values: Values, made: Sequence[Any], sizes: Sizes, timed: Timed | None = None
    ) -> Values:
        """The values that the next stage begins with, of those that the graph was fed and those
        that it made. `timed` is called with each op on the host."""
        assert self.rest is not None
        stage = self.rest
        values = {**values, **dict(zip(self.trace.makes, made, strict=True))}
        for call in self.trace.hosts:
            start = perf_counter_ns()
            results = call.run([stage.find_value(name, values, sizes) for name in call.names])
            if timed is not None:
                timed(call, start, perf_counter_ns())
            values |= zip(call.outputs, results, strict=True)
        return {n: v for n, v in values.items() if n in stage.needs and n not in stage.known}


class Stage:
    """Items to do to make `outputs`. `known` are values that no call changes, but for sizes;
    `declared` says of the others what is known of their shapes before they are there."""

    def __init__(
        self,
        model: OnnxModel,
        items: Sequence[Item],
        known: Mapping[str, Held],
        outputs: Sequence[str],
        declared: Sequence[Declared] = (),
    ) -> None:
        self.model, self.items, self.known, self.declared = model, items, known, declared
        self.outputs = tuple(outputs)
        self.needs = {name for item in items for name in reads(item.node)} | set(outputs)
        self._decisive: dict[Hashable, set[str]] = {}
        self._traces: Counter[Hashable] = Counter()  # of values of the same shapes
        self._steps: OrderedDict[Hashable, Step] = OrderedDict()
        self._lock = make_rlock()

    # --- for the sizes of one call ---

    def step(self, values: Values, sizes: Sizes) -> Step:
        """Return the step for values of these shapes, and of these values where they decide."""
        shapes = read_shapes(values), tuple(sizes.items())
        with self._lock:
            decisive = self._decisive.setdefault(shapes, set())
            if self._traces[shapes] == MOST_VALUES:  # they count, and do not choose
                decisive.clear()
                self._traces[shapes] += 1
            while True:
                key = make_key(values, decisive, sizes)
                found = self._steps.get(key)
                if found is None:
                    may_follow = self._traces[shapes] < MOST_VALUES
                    try:
                        trace = self._trace(values, decisive, sizes, may_follow)
                    except InputDecides as needed:
                        decisive.add(needed.name)
                        continue
                    rest = self._make_rest(trace)
                    found = self._steps[key] = Step(trace, rest, key, frozenset(decisive))
                    self._traces[shapes] += 1
                    if len(self._steps) > MOST_TRACES:
                        self._steps.popitem(last=False)
                self._steps.move_to_end(key)
                return found

    def _trace(
        self, values: Values, decisive: Collection[str], sizes: Sizes, may_follow: bool
    ) -> Trace:
        held, inputs = self._begin(values, {})
        held |= {
            name: holding(self.find_value(name, {}, sizes))
            for name, known in self.known.items()
            if isinstance(known, Node) and known.op != "constant"
        }
        held |= {name: holding(values[name]) for name in inputs if name in decisive}
        return Tracer(self.model, held, inputs, may_follow).trace(self.items, self.outputs)

    # --- for any size ---

    def trace_dynamic(self, values: Values, axes: Axes, sizes: Collection[str]) -> Step:
        """Trace one graph for every size that is not known before a call; raise UnknownSize where
        there is none. `sizes` are the names of those that earlier stages are for."""
        shapes = make_symbols(self.declared, axes, values, sizes)
        taken = {
            *sizes,
            *(s.name for shape in shapes.values() for n in shape for s in symbols_of(n)),
        }
        numbers: dict[str, np.ndarray] = {}

        def make_numbers(name: str) -> np.ndarray:
            numbers[name] = make_number_symbols(name, values[name], taken)
            taken.update(s.name for n in numbers[name].flat for s in symbols_of(n))
            return numbers[name]

        try:
            return self._trace_dynamic(values, shapes, make_numbers)
        except UnknownSize:
            if not any(map(holds_sizes, numbers.values())):
                raise
            return self._trace_dynamic(values, shapes, lambda name: values[name])

    def _trace_dynamic(
        self,
        values: Values,
        shapes: Mapping[str, Shape],
        read_number: Callable[[str], np.ndarray],
    ) -> Step:
        """The same with inputs whose values decide read by a function: as symbols or numbers."""
        numbers: dict[str, np.ndarray] = {}
        while True:
            held, inputs = self._begin(values, shapes)
            held |= {name: make_size_node(v, inputs[name]) for name, v in numbers.items()}
            try:
                with record_guards(caller) as guards:
                    trace = Tracer(self.model, held, inputs).trace(self.items, self.outputs)
            except InputDecides as needed:
                numbers[needed.name] = read_number(needed.name)
                continue
            by_value = frozenset(numbers)
            rest = self._make_rest(trace)
            return Step(trace, rest, by_value=by_value, numbers=numbers, guards=tuple(guards))

    # --- both ---

    def _begin(
        self, values: Values, shapes: Mapping[str, Shape]
    ) -> tuple[dict[str, Held], dict[str, Node]]:
        """Everything that is there before the first item, and the inputs among it."""
        inputs: dict[str, Node] = {}
        held = dict(self.known)
        for name, value in values.items():
            if not has_kernels(value):
                held[name] = Opaque(value)
                continue
            shape = shapes.get(name, value.shape)
            held[name] = inputs[name] = input_(
                name, shape, from_numpy(value.dtype), owner=self.model
            )
        return held, inputs

    def _make_rest(self, trace: Trace) -> Stage | None:
        """What is left to do after a trace; None where that makes the outputs."""
        if not trace.hosts and not trace.left and trace.makes == self.outputs:
            return None
        known = {**self.known, **trace.known}
        return Stage(self.model, trace.left, known, self.outputs, trace.declared)

    def find_value(self, name: str, values: Values, sizes: Sizes) -> Any:
        """A value that is known, or among these."""
        if name in values:
            return values[name]
        held = self.known[name]
        if isinstance(held, Opaque):
            return held.value
        if held.op == "constant":
            return held.attr("value").value
        return interpret(bind_sizes(Graph((), (held,)), sizes), {})[0]

    def finish(self, values: Values, sizes: Sizes) -> tuple[Any, ...]:
        """The outputs of a stage that has nothing to do: of what is known, copies."""
        found = [(name in values, self.find_value(name, values, sizes)) for name in self.outputs]
        return tuple([v if own or not isinstance(v, np.ndarray) else v.copy() for own, v in found])


@dataclass(frozen=True)
class ExecutedStage:
    """A stage that a call ran: ops on the host, then the program of a graph. It has none where the
    result is what the host made."""

    hosts: tuple[HostNode, ...]
    graph: Graph | None = None
    program: Any = None
    makes: tuple[str, ...] = ()  # the names of its results


# --- the first stage ------------------------------------------------------------------------------


def load(source: Any) -> OnnxModel:
    """The model of a path or a ModelProto; one that was loaded is itself."""
    if isinstance(source, OnnxModel):
        return source
    if isinstance(source, (str, Path)):
        path = Path(source)
        proto, raw = read_model(path)
        return check_model(proto, path.parent, raw)
    return check_model(source)


def first_stage(model: OnnxModel) -> Stage:
    items = [
        Item(node, model.opsets, origin=make_origin(node, number))
        for number, node in enumerate(model.proto.graph.node)
    ]
    outputs = [output.name for output in model.outputs]
    return Stage(model, items, {}, outputs, model.inputs)
