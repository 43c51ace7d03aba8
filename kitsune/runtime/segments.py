"""Graph in, segments out, and a program that runs them: native code up to where only NumPy can go
on, then NumPy, then native code again.

Segment d holds the nodes with d HOST nodes on the longest way down to them. The HOST nodes of a
segment read what it and those before it made, and run after it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from time import perf_counter_ns
from typing import Any, Protocol

import numpy as np

from kitsune.errors import KitsuneError, UnsupportedError
from kitsune.ir.interp import evaluate
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, Kind, input_
from kitsune.ir.ops.host import checked_result
from kitsune.ir.rewrite import rebuild
from kitsune.lower.memory import InPlace, computed
from kitsune.runtime.arguments import Argument, fit_all
from kitsune.runtime.executable import apart, exact_path, only_or_all

Values = dict[Node, np.ndarray]


class Refused(UnsupportedError):
    """A device has no kernel for these nodes of a graph."""

    def __init__(self, error: KitsuneError, nodes: Sequence[Node]) -> None:
        super().__init__(error.what, why=error.why, at=error.at, hint=error.hint)
        self.nodes = tuple(nodes)


@dataclass(frozen=True)
class Segment:
    """A graph of its own: its inputs stand for `feeds`, its outputs for `makes`, nodes of the whole
    graph. NumPy computes `hosts` once it has run. `origin` is which node of the whole graph each
    of its own stands for, where they are not the same."""

    graph: Graph
    feeds: tuple[Node, ...]
    makes: tuple[Node, ...]
    hosts: tuple[Node, ...]
    origin: Mapping[Node, Node] = field(default_factory=dict, compare=False, repr=False)


def cut(graph: Graph, apart: Collection[Node] = ()) -> list[Segment]:
    """The segments of a graph, in order: the graph itself where it has no HOST node, nor one that
    is to be stored `apart` as if it were."""
    apart = {*apart, *(n for n in graph.nodes() if is_host(n))}
    if not apart:
        return [Segment(graph, graph.inputs, graph.outputs, ())]
    depth: dict[Node, int] = {}
    for node in graph.nodes():
        depth[node] = max((depth[i] + (i in apart) for i in node.inputs), default=0)
    wanted = set(graph.outputs)
    for node in depth:
        wanted |= {i for i in node.inputs if node in apart or depth[i] < depth[node]}
    count = 1 + max(depth[n] + (n in apart) for n in depth)
    return [_segment(depth, wanted, apart, number) for number in range(count)]


def is_host(node: Node) -> bool:
    return OPS[node.op].kind is Kind.HOST


def _segment(depth: dict[Node, int], wanted: set[Node], apart: set[Node], number: int) -> Segment:
    mine = [n for n in depth if depth[n] == number and OPS[n.op].kind is not Kind.SOURCE]
    hosts = tuple(n for n in mine if n in apart)
    new, feeds = cut_out(n for n in mine if n not in apart)
    makes = tuple(n for n in mine if n in wanted and n not in apart)
    made = Graph(tuple(feeds.values()), tuple(new[n] for n in makes))
    origin = {new[n]: n for n in mine if n in new}
    return Segment(made, tuple(feeds), makes, hosts, origin)


def cut_out(nodes: Iterable[Node]) -> tuple[dict[Node, Node], dict[Node, Node]]:
    """Nodes, inputs first, as what they compute of inputs of their own: what each became, and the
    inputs that stand for what comes from outside. Constants stay as they are."""
    new: dict[Node, Node] = {}
    feeds: dict[Node, Node] = {}
    for node in nodes:
        for i in node.inputs:
            if i not in new:
                new[i] = i
                if i.op != "constant":
                    new[i] = feeds[i] = input_(f"value{len(feeds)}", i.shape, i.dtype, owner=i)
        new[node] = rebuild(node, tuple(new[i] for i in node.inputs))
    return new, feeds


def by_themselves(nodes: Collection[Node], outputs: Collection[Node]) -> Graph:
    """A graph of some nodes, inputs first, that makes some of them."""
    new, feeds = cut_out(nodes)
    return Graph(tuple(feeds.values()), tuple(new[n] for n in nodes if n in outputs))


Watch = Callable[[Node, int, int], None]  # a HOST node, and from when to when it ran, in ns


def host_values(hosts: Sequence[Node], values: Values, watch: Watch | None = None) -> Values:
    """HOST nodes by NumPy, as a kernel reads them. A call with several results runs once."""
    made: Values = {}
    results: dict[tuple[Any, ...], Any] = {}
    for node in hosts:
        start = perf_counter_ns()
        args = [values[i] if i in values else i.attr("value").value for i in node.inputs]
        if node.op == "host":
            call, output = node.attr("call"), node.attr("output")
            if (call, node.inputs) not in results:
                results[call, node.inputs] = call.run(args)
            value = checked_result(call, results[call, node.inputs][output], output)
        else:
            value = evaluate(node, args, {})
        made[node] = np.require(value, node.dtype.numpy, ["C", "A"])
        if watch is not None:
            watch(node, start, perf_counter_ns())
    return made


class Runnable(Protocol):
    """A segment and its program."""

    @property
    def segment(self) -> Segment: ...

    @property
    def program(self) -> Any: ...


class ChainProgram:
    """The segments of a graph, each with its program, one after the other. `watch` is called with
    what runs between them."""

    in_place: InPlace = ()

    @property
    def kernels(self) -> int:
        return sum(part.program.kernels for part in self._parts)

    def __init__(self, graph: Graph, parts: Sequence[Runnable], watch: Watch | None = None) -> None:
        self._graph, self._parts, self._watch = graph, parts, watch
        self._made = computed(graph)
        self.inputs = tuple(Argument(n.attr("name"), n.shape, n.dtype) for n in graph.inputs)
        self.outputs = tuple(
            Argument(f"output{i}", n.shape, n.dtype) for i, n in enumerate(self._made)
        )

    @cached_property
    def _doors(self) -> list[Callable[..., Any]]:
        return [part.program.fast_path(part.program.slow_path) for part in self._parts]

    def fast_path(self, fallback: Callable[..., Any]) -> Callable[..., Any]:
        """A function for arrays that fit exactly; `fallback` takes every other call."""
        return exact_path(self.inputs, self.slow_path, fallback)

    def slow_path(self, *arrays: Any) -> Any:
        given = fit_all(arrays, self.inputs)
        values: Values = dict(zip(self._graph.inputs, given, strict=True))
        for part, run in zip(self._parts, self._doors, strict=True):
            segment = part.segment
            raw = run(*(values[n] for n in segment.feeds))
            made = raw if isinstance(raw, tuple) else (raw,)
            values |= zip(segment.makes, made, strict=True)
            values |= host_values(segment.hosts, values, self._watch)
        return only_or_all(apart([values[n] for n in self._made], given))
