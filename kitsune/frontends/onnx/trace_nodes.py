"""Trace ONNX nodes to a graph, up to what the host must compute.

Items are followed in order. One that a builder or a function body covers becomes nodes of the
graph. One whose result has a size that only its values tell runs on the host after the graph; what
reads that, or needs a value that the graph makes, is left for the stage after.
"""

from __future__ import annotations

import warnings
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import prod
from typing import Any

import numpy as np

from kitsune.errors import InputError, KitsuneError, Signal, no_host
from kitsune.frontends.dynamic_axes import Declared, declare_node, make_size_node
from kitsune.frontends.onnx.builders import BUILDERS
from kitsune.frontends.onnx.control import CONTROL_FLOW, expand_control_flow, is_tensors
from kitsune.frontends.onnx.host_nodes import HostNode, infer_results, is_complete
from kitsune.frontends.onnx.inline import function_body
from kitsune.frontends.onnx.loop_nodes import UncutRows, trace_loop
from kitsune.frontends.onnx.model import OnnxModel, label, make_inner_origin, reads
from kitsune.frontends.onnx.onnx_files import widen
from kitsune.frontends.onnx.place import (
    MICROSOFT,
    Decline,
    Held,
    Item,
    Known,
    NeedsValue,
    Opaque,
    Place,
)
from kitsune.frontends.onnx.wire import onnx, to_proto
from kitsune.ir.budget import STEPS_PER_ITEM, spend_bytes, spend_steps, use_budget
from kitsune.ir.dtypes import has_kernels
from kitsune.ir.node import INITIALIZER, Graph, Node, Origin, walk
from kitsune.ir.ops import constant, host_call, reshape
from kitsune.ir.ops.op_table import use_line
from kitsune.ir.ops.sources import is_random
from kitsune.ir.sizes import hint
from kitsune.system.records import dataclass

# What reading attributes and inputs raises where they are not as the op has them.
MALFORMED = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


FEW = 8  # whole numbers that may decide about a graph through what follows from them
LOOPS = ("Loop", "Scan", "LSTM", "GRU", "RNN")
OF_SMALL = {("", "Cast"), ("", "DequantizeLinear"), (MICROSOFT, "DequantizeLinear")}


class InputDecides(Signal):
    """The graph depends on the value of an input."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


@dataclass(frozen=True)
class Trace:
    """`graph` reads `feeds` and makes `makes`; `hosts` run after it; `left` is to be traced when
    their results are there, with `known` values beside, which may depend on sizes."""

    graph: Graph
    feeds: tuple[str, ...]
    makes: tuple[str, ...]
    hosts: tuple[HostNode, ...]
    left: tuple[Item, ...]
    known: Mapping[str, Held]
    declared: tuple[Declared, ...] = ()  # the values that are there then, as far as shapes tell


class Tracer:
    """With `may_follow`, a value that follows from a few whole numbers among the inputs makes these
    decide, as if it were one of them."""

    def __init__(
        self,
        model: OnnxModel,
        held: Mapping[str, Held],
        inputs: Mapping[str, Node],
        may_follow: bool = True,
    ) -> None:
        self.model, self.inputs, self.may_follow = model, inputs, may_follow
        self.held: dict[str, Held] = dict(held)
        self.known = Known()
        self.pending: set[str] = set()
        self.hosts: list[HostNode] = []
        self.declared: dict[str, Declared] = {}  # what the hosts make
        self.left: list[Item] = []
        self.steps = 1  # of the loops around

    def trace(self, items: Sequence[Item], outputs: Sequence[str]) -> Trace:
        with use_budget(self.model.budget()):
            return self._trace(items, outputs)

    def _trace(self, items: Sequence[Item], outputs: Sequence[str]) -> Trace:
        self.follow(items)
        return self._finish(outputs)

    def follow(self, items: Sequence[Item]) -> None:
        """Hold the results of items, or note what is left and what the host computes."""
        queue = deque(items)
        while queue:
            item = queue.popleft()
            spend_steps(STEPS_PER_ITEM)
            if not self.pending.isdisjoint(reads(item.node)):
                self._leave(item)
                continue
            try:
                with use_line(item.origin or ""):
                    body = self._do(item)
            except NeedsValue as needed:
                if name := self._decider(needed.name):
                    raise InputDecides(name) from None
                self._leave(item)
            except KitsuneError as error:
                where = error.at or item.origin or label(item.node)
                raise type(error)(error.what, why=error.why, at=where, hint=error.hint) from error
            except MALFORMED as error:
                raise InputError(
                    f"cannot read {label(item.node)}", why=f"{type(error).__name__}: {error}"
                ) from error
            else:
                spend_bytes(sum(each.node.ByteSize() for each in body), "the bodies of functions")
                queue.extendleft(reversed(body))

    def _decider(self, name: str) -> str:
        """An input that a value is, or follows from; nothing if values of the graph's decide."""
        held = self.held.get(name)
        if name in self.inputs or not self.may_follow or not isinstance(held, Node):
            return name if name in self.inputs else ""
        found = ""
        for node in walk(held):
            if is_random(node) or (node.op == "input" and not _is_few_numbers(node)):
                return ""
            found = found or (str(node.attr("name")) if node.op == "input" else "")
        return found

    def _leave(self, item: Item) -> None:
        self.left.append(item)
        self.pending.update(filter(None, item.node.output))

    def _finish(self, outputs: Sequence[str]) -> Trace:
        """Return the graph of the outputs and of what is still read, with known values."""
        still_read = [name for call in self.hosts for name in call.names]
        still_read += [name for item in self.left for name in reads(item.node)]
        makes, known = dict[str, Node](), dict[str, Held]()
        for name in dict.fromkeys([*still_read, *outputs]):
            if name in self.pending or name in self.inputs:
                continue
            found = self.value(name)
            if isinstance(found, Opaque):
                known |= {name: found} if found.is_known else {}
            elif name not in outputs and (value := self.known.find(found)) is not None:
                known[name] = make_size_node(value, found)
            else:
                makes[name] = found
        graph = Graph(tuple(self.inputs.values()), tuple(makes.values()))
        made = {n: declare_node(n, node) for n, node in ({**self.inputs, **makes}).items()}
        return Trace(
            graph,
            tuple(self.inputs),
            tuple(makes),
            tuple(self.hosts),
            tuple(self.left),
            known,
            tuple((made | self.declared).values()),
        )

    # --- values ---

    def value(self, name: str) -> Held:
        if name not in self.held:
            if name not in self.model.initializers:
                raise InputError(f"nothing makes '{name}'")
            with use_line(Origin(name, (), INITIALIZER)):
                self.held[name] = holding(self.model.weight(name))
        return self.held[name]

    def nodes(self, names: Sequence[str]) -> dict[str, Node] | None:
        """The values of these names as nodes, if all are."""
        found = {name: self.value(name) for name in names}
        nodes = {name: value for name, value in found.items() if isinstance(value, Node)}
        return nodes if len(nodes) == len(found) else None

    # --- one item ---

    def _do(self, item: Item) -> list[Item]:
        """Hold the results of an item, or give the items that it stands for."""
        node = item.node
        inputs = self.nodes(reads(node))
        if inputs is not None:
            place = Place(item, tuple(inputs.get(n) for n in node.input), self.known, self.model)
            if node.op_type in CONTROL_FLOW and not item.domain:
                made = trace_loop(place, self.steps, partial(self._trace_body, item))
                if isinstance(made, UncutRows):
                    return _steps(item, self._cut_rows(place, made))
                if made is not None:
                    self._hold(place, made)
                    return []
                rounds = expand_control_flow(place)
                if rounds is not None:
                    return _steps(item, rounds)
            build = BUILDERS.get((item.domain, node.op_type))
            if build is not None and self._built(place, build):
                return []
            item = replace(item, node=to_proto(node))
            body = function_body(item, self.model, inputs)
            if body is not None:
                if (item.domain, node.op_type) in self.model.functions:
                    return _steps(item, body)
                return [replace(each, origin=item.origin) for each in body]
        elif (item.domain, node.op_type) in OF_SMALL and self._built_of_small(item):
            return []
        self._call_host(item, inputs)
        return []

    def _built_of_small(self, item: Item) -> bool:
        """Return whether a node was built that reads sub-byte weights or 8-bit floats: as
        their values in a type of kernels."""
        found: dict[str, Node] = {}
        for name in reads(item.node):
            held = self.value(name)
            value = widen(held.value) if isinstance(held, Opaque) and held.is_known else None
            if isinstance(held, Opaque) and value is None:
                return False
            found[name] = held if isinstance(held, Node) else constant(value)
        place = Place(item, tuple(found.get(n) for n in item.node.input), self.known, self.model)
        return self._built(place, BUILDERS[item.domain, item.node.op_type])

    def _built(self, place: Place, build: Any) -> bool:
        try:
            made = build(place)
        except Decline:
            return False
        self._hold(place, [made] if isinstance(made, (Node, Opaque)) else list(made))
        return True

    def _hold(self, place: Place, results: Sequence[Held | None]) -> None:
        for name, result in zip(place.node.output, results, strict=False):
            if name and result is not None:
                self.held[name] = self._simplified(result)

    def _cut_rows(self, place: Place, made: UncutRows) -> list[Item]:
        """Hold the results of a loop that values end; the items that cut its rows to those that
        were made."""
        self._hold(place, made.states)
        names = [name for name in place.node.output[len(made.states) :] if name]
        begin, end = (f"{names[0] if names else ''}/{end}" for end in ("begin", "end"))
        self.held[begin] = constant(np.zeros(1, np.int64))
        self.held[end] = reshape(made.count, shape=(1,))
        nodes = []
        for name, rows in zip(place.node.output[len(made.states) :], made.rows, strict=False):
            if name:
                self.held[f"{name}/rows"] = rows
                inputs = [f"{name}/rows", begin, end, begin]
                nodes.append(onnx.helper.make_node("Slice", inputs, [name]))
        return [Item(node, place.item.opsets, place.item.depth) for node in nodes]

    def _trace_body(
        self, item: Item, graph: Any, inputs: Sequence[Node], steps: int
    ) -> list[Node] | None:
        """The outputs of a body over these inputs, if kernels compute all of it."""
        if not is_tensors(graph):
            return None
        inner = Tracer(self.model, self.held, {}, may_follow=False)
        inner.steps = steps
        inner.held |= zip((value.name for value in graph.input), inputs, strict=True)
        nodes = [
            onnx.helper.make_node("Constant", [], [t.name], value=t) for t in graph.initializer
        ]
        items = [Item(node, item.opsets, item.depth) for node in (*nodes, *graph.node)]
        inner.follow(_steps(item, items))
        if inner.hosts or inner.left:
            return None
        names = [value.name for value in graph.output]
        found = inner.nodes(names)
        if found is None or _reaches_host(inputs, found.values()):
            return None
        return [found[name] for name in names]

    def _simplified(self, result: Held) -> Held:
        """What is computed of sizes alone, as those sizes."""
        if not isinstance(result, Node) or not self.known.depends_on_sizes(result):
            return result
        value = None if result.dtype.is_float else self.known.find(result)
        return result if value is None else make_size_node(value, result)

    def _call_host(self, item: Item, inputs: Mapping[str, Node] | None) -> None:
        if not self.model.host:
            raise no_host(label(item.node))
        if item.node.op_type in LOOPS and self.may_follow:
            made = next(filter(None, item.node.output), "")
            warnings.warn(
                f"{label(item.node)}, which makes '{made}', is computed on the host, step by step: "
                "its body is no loop of kernels, or nothing says how many rows it stacks",
                RuntimeWarning,
                stacklevel=2,
            )
        declared: Sequence[Declared] = ()
        item = replace(item, node=to_proto(item.node))
        if inputs is not None:
            values = {name: self.known(node) for name, node in inputs.items()}
            known = {name: value for name, value in values.items() if value is not None}
            declared = infer_results(item, inputs, known)
            results = tuple((d.shape, d.dtype) for d in declared)
            if results and all(dtype and is_complete(shape) for shape, dtype in results):
                call = HostNode(item, self.model, results)  # type: ignore[arg-type]
                made = host_call(call, *(inputs[name] for name in call.names))
                self.held |= zip(call.outputs, made, strict=True)
                return
        call = HostNode(item, self.model)
        self.hosts.append(call)
        self.declared |= {each.name: each for each in declared}
        self.pending.update(call.outputs)


def _steps(item: Item, body: Sequence[Item]) -> list[Item]:
    """The items of a branch, a loop or a function of the model, each with where it is from."""
    if item.origin is None:
        return list(body)
    made = [make_inner_origin(item.origin, each.node, step) for step, each in enumerate(body)]
    return [replace(each, origin=origin) for each, origin in zip(body, made, strict=True)]


def _is_few_numbers(node: Node) -> bool:
    return hint(prod(node.shape)) <= FEW and not node.dtype.is_float


def holding(value: Any) -> Held:
    """A known value, as a constant where kernels have its type."""
    if has_kernels(value):
        return constant(value)
    return Opaque(value, True)


def _reaches_host(inputs: Sequence[Node], outputs: Iterable[Node]) -> bool:
    """Whether an op of the host reads something that depends on the inputs."""
    inside = {*inputs}
    for node in walk(*outputs):
        if any(i in inside for i in node.inputs):
            if node.op == "host":
                return True
            inside.add(node)
    return False
